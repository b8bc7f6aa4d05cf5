# Interpreted: it is asked once a table, or by the laws.
"""What a table asks: which actions only open a choice, and the queries that make sense now."""

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.knowledge.deal_query import IfStruck
from backroom.games.la_cosa_nostra.knowledge.odds import CardOn, Odds
from backroom.games.la_cosa_nostra.knowledge.victims import Victims
from backroom.games.la_cosa_nostra.knowledge.view import FamilyView, LcnView, ManView
from backroom.games.la_cosa_nostra.rules import HENCHMAN, SABOTEUR
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.queries import Query

OPENING = (Do.PICK, Do.SNITCH, Do.SPY, Do.LAWYER)
"""Pick a gangster, and his task comes next; call a spy, and whom he looks at. An attack is begun
before everybody's eyes, and what else is executed is rolled for: there `Victims` answers."""
OPENS = frozenset([int(each.index) for kind in OPENING for each in kind.actions])


def queries_now(view: LcnView) -> list[Query]:
    """The odds of every gangster of mine with what he has or could have, and of every other whose
    job I know; what each attack could hit; what a small deal with each neighbour would change."""
    found: list[Query] = []
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
    found: list[Query] = [IfStruck(Offer(seat, Side(cash=1000), Side()))]
    for business in family.businesses[:1]:
        found.append(IfStruck(Offer(seat, Side(), Side(permits=(business.business,)))))
    return found
