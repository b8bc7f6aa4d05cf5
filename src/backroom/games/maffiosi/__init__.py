"""Maffiosi: thirty chairs, pies and knives, for 3 to 6 players.

Don Carlo's dinner: collect from Boss and businesses, and make sure that the others do not. Stab the
neighbour, shoot across the table, order a pie that explodes, put three men to sleep. The richest,
dead or alive, wins when the money in the middle is gone.

* Dynamics: turns in order, each of a few steps; chance in drawing cards; hidden hands.
* Size: 467 actions; about 10 rounds, at most 300.
* Rules: rulebook/maffiosi, MAF-1 to MAF-73 and the rulings MAF-E1 to MAF-E50.
* Status: complete. Places of things, card counts and seating plans are reconstructed (cards.toml).
"""

from backroom.games.maffiosi import events
from backroom.games.maffiosi.actions import ACTIONS, OPENING, STAY
from backroom.games.maffiosi.asking import Answers, Queries, queries_now
from backroom.games.maffiosi.deck import card_sheets, make_rules
from backroom.games.maffiosi.insight import MafInsight, insight_into
from backroom.games.maffiosi.observation_layout import layout_of
from backroom.games.maffiosi.printed import MafPrinted, print_matter
from backroom.games.maffiosi.state import deal
from backroom.games.maffiosi.telling import MafTeller
from backroom.games.maffiosi.view import MafView
from backroom.kernel.events import all_events
from backroom.kernel.game import Game, StandingOrder
from backroom.kernel.options import Option

GAME = Game(
    id="maffiosi",
    title="Maffiosi",
    prefix="MAF",
    version=2,
    seats=range(3, 7),
    seats_rule="MAF-1",
    options=(
        Option("seating", ("fixed", "manual", "random"), "MAF-9"),
        Option("colours", ("fixed", "choose"), "MAF-E49"),
        Option("youngest", ("random", "first_seat"), "MAF-E32"),
        Option("money", ("open", "hidden"), "MAF-E33"),
        Option("notes", ("sum", "strict"), "MAF-E18"),
        Option("stall_guard", ("off", "on"), "MAF-E34"),
    ),
    actions=ACTIONS,
    events=all_events(events),
    view=MafView,
    credits="Designed by Dominique Ehrhard, published by Hasbro and Parker (1999, 2000).",
    make_rules=make_rules,
    deal=deal,
    teller=MafTeller,
    card_sheets=card_sheets,
    printed=MafPrinted,
    print_matter=print_matter,
    opens=lambda state: OPENING,
    observation=layout_of,
    insight=MafInsight,
    insight_into=insight_into,
    queries=Queries,
    answers=Answers,
    queries_now=queries_now,
    orders=(StandingOrder("maf-order-no-second-card", "maf-ask-second", STAY, "MAF-E42"),),
)
