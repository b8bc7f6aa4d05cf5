# Interpreted: it is asked once a table, or by the laws.
"""What a table asks: which actions only open a choice or betray something, and the queries that
make sense now."""

from collections.abc import Sequence

from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.events.jobs import AttackBegun
from backroom.games.la_cosa_nostra.knowledge.deal_pieces import Pieces
from backroom.games.la_cosa_nostra.knowledge.deal_query import IfStruck
from backroom.games.la_cosa_nostra.knowledge.odds import CardOn, Odds
from backroom.games.la_cosa_nostra.knowledge.stock_query import TakeStock
from backroom.games.la_cosa_nostra.knowledge.victims import Victims
from backroom.games.la_cosa_nostra.knowledge.view import FamilyView, LcnView, ManView
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import HENCHMAN, SABOTEUR
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.game import OfferOpen
from backroom.kernel.queries import Query

OPENING = (Do.PICK, Do.SNITCH, Do.SPY, Do.LAWYER)
"""Pick a gangster, and his task comes next; call a spy, and whom he looks at. An attack is begun
before everybody's eyes, and what else is executed is rolled for: there `Victims` answers."""
OPENS = frozenset([int(each.index) for kind in OPENING for each in kind.actions])


def betrays(action: Action, told: Sequence[Told]) -> bool:
    """LCN-70: what is executed and announced first is an attack, though its card lies face down.
    What only threatens (LCN-E94) may be anything."""
    if not isinstance(action, LcnAction) or action.do is not Do.EXECUTE:
        return False
    return any(isinstance(each.event, AttackBegun) for each in told)


def offers_open(state: Position) -> tuple[OfferOpen, ...]:
    """LCN-80: what lies on the table for somebody to answer."""
    return tuple([OfferOpen(each.proposer, each.partner, each.slot) for each in state.trade.offers])


def queries_now(view: LcnView) -> list[Query]:
    """The odds of every gangster of mine with what he has or could have, and of every other whose
    job I know; what each attack could hit; how things stand; what a small deal with each neighbour
    would change, and what more could be in it."""
    found: list[Query] = [TakeStock()]
    for seat, family in enumerate(view.families):
        for man in family.men:
            found += of_man(view, man, seat == view.seat)
        if view.seat >= 0 and seat != view.seat:
            found += small_deals(view, seat, family)
    return found


def of_man(view: LcnView, man: ManView, own: bool) -> list[Query]:
    jobs = [] if man.task is None or man.task.job is None else [man.task.job]
    if own and man.task is None:
        jobs += sorted(set(view.hand or ()))
    found: list[Query] = []
    for job in jobs:
        found += [Odds(man.man, job), Odds(man.man, job, cards=(CardOn(SABOTEUR, man.man),))]
        found += [Victims(man.man, job)] if own else []
        prey = [each.man for each in view.families[view.seat - 1].men[:1]] if own else []
        found += [Odds(man.man, job, each, (CardOn(HENCHMAN, man.man),)) for each in prey]
    return found


def small_deals(view: LcnView, seat: int, family: FamilyView) -> list[Query]:
    coin = Offer(seat, Side(cash=1000), Side())
    found: list[Query] = [IfStruck(coin), Pieces(coin)]
    for business in family.businesses[:1]:
        found.append(IfStruck(Offer(seat, Side(), Side(permits=(business.business,)))))
    return found
