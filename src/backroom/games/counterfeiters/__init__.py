"""Counterfeiters: workers, fake money and offshore accounts, for 2 to 4 players.

Place henchmen to buy, print, spend and hide; the police come nearer with every watched space; the
Godfather takes half of what lies behind the screen. Most real money wins.

* Dynamics: turns in order, each of one or two steps; chance in drawing cards; hidden money.
* Size: 1,013 actions; about 7 rounds of 3 henchmen each, at most 40.
* Rules: rulebook/counterfeiters, CFT-1 to CFT-70 and the rulings CFT-E1 to CFT-E44.
* Status: complete. Board, track and card counts are reconstructed (cards.toml).
"""

from backroom.games.counterfeiters import events
from backroom.games.counterfeiters.actions import ACTIONS, on_terms
from backroom.games.counterfeiters.deck import card_sheets, make_rules
from backroom.games.counterfeiters.insight import CftInsight, insight_into, opening_actions
from backroom.games.counterfeiters.observation_layout import layout_of
from backroom.games.counterfeiters.printed import CftPrinted, print_matter
from backroom.games.counterfeiters.state import deal
from backroom.games.counterfeiters.telling import CftTeller
from backroom.games.counterfeiters.terms import Terms
from backroom.games.counterfeiters.view import CftView
from backroom.kernel.events import all_events
from backroom.kernel.game import Game
from backroom.kernel.options import Option

GAME = Game(
    id="counterfeiters",
    title="Counterfeiters",
    prefix="CFT",
    version=1,
    seats=range(2, 5),
    seats_rule="CFT-5",
    options=(
        Option("fake_piles", ("limited", "unlimited"), "CFT-E4"),
        Option("real_notes", ("unlimited", "limited"), "CFT-E44"),
        Option("money", ("secret", "open"), "CFT-E5"),
        Option("diners", ("lowest", "choose"), "CFT-E27"),
        Option("first_player", ("random", "first_seat"), "CFT-E33"),
        Option("end_guard", ("off", "on"), "CFT-E34"),
    ),
    actions=ACTIONS,
    events=all_events(events),
    view=CftView,
    credits="Designed by Olivier Bourgeois, art by Ian O'Toole, published by Quined Games (2018).",
    make_rules=make_rules,
    deal=deal,
    teller=CftTeller,
    card_sheets=card_sheets,
    terms=Terms,
    on_terms=on_terms,
    opens=opening_actions,
    printed=CftPrinted,
    print_matter=print_matter,
    observation=layout_of,
    insight=CftInsight,
    insight_into=insight_into,
)
