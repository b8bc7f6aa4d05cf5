"""La Cosa Nostra: hidden plans, dice, betrayal and free trade, for 3 to 5 players.

Give your gangsters jobs that nobody else may see, strike deals for the businesses they need, spy,
sabotage, rob and shoot. After four rounds the richest family has won.

* Dynamics: planning in turn, face down; actions in turn, with sealed reactions; dice; open offers.
* Size: 834 actions, and endlessly many offers; four rounds of three to six tasks a player.
* Rules: rulebook/la_cosa_nostra, LCN-1 to LCN-175, variants LCN-V1 to LCN-V8, rulings LCN-E1 to
  LCN-E95.
* Status: complete. Numbers that the rulebooks do not print come from one public list (cards.toml).
"""

from backroom.games.la_cosa_nostra.actions import ACTIONS, KEEP, PASS, on_terms
from backroom.games.la_cosa_nostra.card_file.deck import card_sheets, make_rules
from backroom.games.la_cosa_nostra.events import jobs as job_events
from backroom.games.la_cosa_nostra.events import rounds as events
from backroom.games.la_cosa_nostra.events import trade as trade_events
from backroom.games.la_cosa_nostra.knowledge.asking import (
    OPENS,
    betrays,
    offers_open,
    queries_now,
)
from backroom.games.la_cosa_nostra.knowledge.deal_pieces import Pieces, PiecesFound
from backroom.games.la_cosa_nostra.knowledge.deal_query import IfStruck
from backroom.games.la_cosa_nostra.knowledge.insight import LcnInsight, insight_into
from backroom.games.la_cosa_nostra.knowledge.odds import Odds, OddsFound
from backroom.games.la_cosa_nostra.knowledge.stock_query import StockTaken, TakeStock
from backroom.games.la_cosa_nostra.knowledge.victims import Victims, VictimsFound
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.observation_layout import layout_of
from backroom.games.la_cosa_nostra.printed import LcnPrinted, print_matter
from backroom.games.la_cosa_nostra.set_up import deal
from backroom.games.la_cosa_nostra.trade.terms import Terms
from backroom.games.la_cosa_nostra.words.telling import LcnTeller
from backroom.kernel.events import all_events
from backroom.kernel.game import Game, StandingOrder
from backroom.kernel.options import Option

GAME = Game(
    id="la-cosa-nostra",
    title="La Cosa Nostra",
    prefix="LCN",
    version=2,
    seats=range(3, 6),
    seats_rule="LCN-E88",
    options=(
        Option("length", ("four_rounds", "three_rounds"), "LCN-V1"),
        Option("spying", ("own_turn", "free"), "LCN-V2"),
        Option("influence", ("by_card", "any_time"), "LCN-V3"),
        Option("business_bonus", ("off", "on"), "LCN-V4"),
        Option("rob_robbers", ("off", "on"), "LCN-V5"),
        Option("influence_from", ("round_1", "round_2", "round_3"), "LCN-V6"),
        Option("planning", ("one", "two"), "LCN-V7"),
        Option("politician_first", ("on", "off"), "LCN-E5"),
        Option("influence_deck", ("cards_33", "cards_35"), "LCN-E38"),
        Option("families", ("random", "fixed", "choose", "first_game"), "LCN-E69"),
        Option("final_tie", ("shared", "duel"), "LCN-E80"),
        Option("threats", ("open", "binding"), "LCN-E94"),
    ),
    actions=ACTIONS,
    events=all_events(events, job_events, trade_events),
    view=LcnView,
    credits="Designed by Johannes Sich, published by Hard Boiled Games (2014) and Quined Games.",
    make_rules=make_rules,
    deal=deal,
    teller=LcnTeller,
    card_sheets=card_sheets,
    terms=Terms,
    on_terms=on_terms,
    printed=LcnPrinted,
    print_matter=print_matter,
    opens=lambda state: OPENS,
    betrays=betrays,
    offers_open=offers_open,
    observation=layout_of,
    insight=LcnInsight,
    insight_into=insight_into,
    queries=Odds | Victims | IfStruck | Pieces | TakeStock,
    answers=OddsFound | VictimsFound | PiecesFound | StockTaken,
    queries_now=queries_now,
    orders=(
        StandingOrder("lcn-order-keep-jobs", "lcn-ask-object", KEEP, "LCN-E67"),
        StandingOrder("lcn-order-pass-before-plans", "lcn-ask-gap-planning", PASS, "LCN-V2"),
        StandingOrder("lcn-order-pass-when-planned", "lcn-ask-plan-cards", PASS, "LCN-E35"),
        StandingOrder("lcn-order-pass-last-call", "lcn-ask-last-call", PASS, "LCN-V3"),
        StandingOrder("lcn-order-pass-before-turns", "lcn-ask-gap-action", PASS, "LCN-E8"),
        StandingOrder("lcn-order-pass-before-reveals", "lcn-ask-gap-reveal", PASS, "LCN-E92"),
        StandingOrder("lcn-order-pass-robberies", "lcn-ask-robbery", PASS, "LCN-E27"),
        StandingOrder("lcn-order-pass-traps", "lcn-ask-trap", PASS, "LCN-E18"),
        StandingOrder("lcn-order-pass-docs", "lcn-ask-doc", PASS, "LCN-E13"),
        StandingOrder("lcn-order-no-last-word", "lcn-ask-last-word", PASS, "LCN-E90"),
        StandingOrder("lcn-order-recruit-nobody", "lcn-ask-recruit", PASS, "LCN-E89"),
    ),
)
