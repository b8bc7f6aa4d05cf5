"""Capo della Mafia: bluff and suspicion, for 3 to 7 players.

Everybody lays cards for the mission, shows half of them, and may suspect one other player. Who is
suspected is checked; who is not has succeeded, whatever lies there.

* Dynamics: three or four sealed simultaneous choices a round; chance in drawing cards.
* Size: 104 actions; about 8 rounds among people, at most 100.
* Rules: rulebook/capo_della_mafia, CAP-1 to CAP-63 and the rulings CAP-E1 to CAP-E38.
* Status: complete. 13 missions, 9 newspapers and most symbols are reconstructed (cards.toml).
"""

from backroom.games.capo_della_mafia import events
from backroom.games.capo_della_mafia.actions import ACTIONS, CLAIM
from backroom.games.capo_della_mafia.deck import DECKS, make_rules
from backroom.games.capo_della_mafia.insight import (
    Answers,
    CapInsight,
    Queries,
    insight_into,
    queries_now,
)
from backroom.games.capo_della_mafia.observation_layout import layout_of
from backroom.games.capo_della_mafia.printed import CapPrinted, print_matter
from backroom.games.capo_della_mafia.sheets import card_sheets
from backroom.games.capo_della_mafia.state import deal
from backroom.games.capo_della_mafia.telling import CapTeller
from backroom.games.capo_della_mafia.view import CapView
from backroom.kernel.events import all_events
from backroom.kernel.game import Game, StandingOrder
from backroom.kernel.options import Option

GAME = Game(
    id="capo-della-mafia",
    title="Capo della Mafia",
    prefix="CAP",
    version=1,
    seats=range(3, 8),
    seats_rule="CAP-1",
    options=(
        Option("deck", DECKS, "CAP-E35"),
        Option("first_game", ("off", "on"), "CAP-7"),
        Option("envelope", ("next", "turned"), "CAP-E1"),
        Option("giulia", ("ask", "auto"), "CAP-E14"),
    ),
    actions=ACTIONS,
    events=all_events(events),
    view=CapView,
    credits="Designed by Arjan van Houwelingen, published by 999 Games (2017).",
    make_rules=make_rules,
    deal=deal,
    teller=CapTeller,
    card_sheets=card_sheets,
    orders=(StandingOrder("cap-order-claim-nothing", "cap-ask-claim", CLAIM[0], "CAP-E31"),),
    printed=CapPrinted,
    print_matter=print_matter,
    observation=layout_of,
    insight=CapInsight,
    insight_into=insight_into,
    queries=Queries,
    answers=Answers,
    queries_now=queries_now,
)
