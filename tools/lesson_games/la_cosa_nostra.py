"""La Cosa Nostra: a job, a deal, a look, an attack, a word that is kept, and four rounds."""

from typing import Any

from backroom.games.la_cosa_nostra.actions import Do, LcnDeal
from backroom.games.la_cosa_nostra.printed import print_matter
from backroom.games.la_cosa_nostra.trade.terms import Offer, Promise, PromiseKind, Side
from backroom.kernel.actions import Action
from backroom.table import Table

DEAL = "lesson lcn 97937"
"""You begin; Car Theft needs the Garage of Bruna, Bankruptcy Proceedings your own Loan Shark, Aldo
has a Theft, and a Pimp is for sale."""
FILM, FILM_OF_LEARNER = 2, 1002
ALDO, BRUNA = 1, 2
LITTLE_JOEY, JIMMY, BIG_JOEY = 0, 1, 2
PHIL, LENNY, FRANCO = 6, 7, 8
VITO, FRANKIE, BOBBY = 12, 13, 14
THEFT, CAR_THEFT, BANKRUPTCY = 3, 13, 17
PIMP, GARAGE = 0, 6
STEVIE = 3


def record(recording: Any) -> Table:
    game = recording("la-cosa-nostra", 3, DEAL, families="fixed")
    table: Table = game.table

    def plan(seat: int, man: int, task: Action) -> None:
        game.do(seat, Do.PICK[man], task)

    def plan_something(seat: int, man: int) -> None:
        """A Cash Job for which he has everything, or else a purchase."""
        job = job_of_his_own(table, seat)
        plan(seat, man, Do.BUY[cheapest(table)] if job is None else Do.JOB[job])

    def quietly(doing: str) -> int:
        """Whoever is asked in between plays no card, until somebody can do this."""
        while True:
            seat = int(table.state.owing()[0])
            if any(action.name == doing for action in table.state.legal(seat)):
                return seat
            game.do(seat, Do.PASS[0])

    def turn(seat: int, man: int, *then: Action) -> None:
        """His turn: what this man has to do is done."""
        assert quietly("execute") == seat
        game.do(seat, Do.EXECUTE[man], *then)

    for seat in range(3):
        game.do(seat, Do.KEEP[0])
    plan(0, BIG_JOEY, Do.JOB[CAR_THEFT])
    garage = business(table, BRUNA, GARAGE)
    half = Promise(PromiseKind.SHARE)
    game.do(0, LcnDeal(Offer(BRUNA, Side(cash=1000, promises=(half,)), Side(permits=(garage,)))))
    game.do(BRUNA, LcnDeal(Offer(0, Side(permits=(garage,)), Side(cash=2000, promises=(half,)), 0)))
    game.do(0, accepting(table, 0))
    plan(ALDO, LENNY, Do.JOB[THEFT])
    plan_something(BRUNA, BOBBY)
    plan(0, JIMMY, Do.JOB[BANKRUPTCY])
    plan_something(ALDO, FRANCO)
    plan_something(BRUNA, FRANKIE)
    game.do(0, Do.SNITCH[0], Do.PEEK[LENNY])
    plan(0, LITTLE_JOEY, Do.BUY[slot_of(table, PIMP)])
    plan_something(ALDO, PHIL)
    plan_something(BRUNA, VITO)
    quietly("execute")

    turn(0, BIG_JOEY)
    quietly("stand")
    game.do(0, Do.STAND[0])
    while owed_by(table, 0) <= 0:
        game.do(int(table.state.owing()[0]), Do.PASS[0])
    owed = owed_by(table, 0)
    game.do(0, LcnDeal(Offer(BRUNA, Side(cash=owed), Side())))
    game.do(BRUNA, accepting(table, BRUNA))
    turn(ALDO, LENNY, Do.TARGET[0])
    quietly("reveal")
    game.do(ALDO, Do.REVEAL[0])
    turn(BRUNA, BOBBY)
    turn(0, JIMMY)
    quietly("stand")
    game.do(0, Do.STAND[0])
    turn(ALDO, FRANCO)
    turn(BRUNA, FRANKIE)
    turn(0, LITTLE_JOEY)
    turn(ALDO, PHIL)
    turn(BRUNA, VITO)
    quietly("recruit")
    game.do(0, Do.RECRUIT[STEVIE])
    bots = game.bots("easy", FILM)
    bots[0] = game.bots("normal", FILM_OF_LEARNER)[0]
    game.play(bots, lambda table: False)
    return table


def owed_by(table: Any, seat: int) -> int:
    """What he has promised and not paid; less than nothing as long as that is not known."""
    return int(sum(made.owed for made in table.state.trade.promises if made.by == seat))


def job_of_his_own(table: Any, seat: int) -> int | None:
    """A Cash Job in his hand that needs no business of others."""
    rules, state = table.rules, table.state
    view = state.view(seat)
    own = [business.kind for business in view.families[seat].businesses]
    cards = print_matter(rules).jobs
    return next(
        (job for job in view.hand if cards[job].sort == "cash" and set(cards[job].needs) <= {*own}),
        None,
    )


def business(table: Any, seat: int, kind: int) -> int:
    """The number of the business of this kind in his row."""
    row = table.state.view(seat).families[seat].businesses
    return next(int(each.business) for each in row if each.kind == kind)


def slot_of(table: Any, kind: int) -> int:
    """Where on the market a business of this kind lies."""
    market = table.state.town.market
    return next(slot for slot, card in enumerate(market) if table.rules.business_kind[card] == kind)


def cheapest(table: Any) -> int:
    """Where on the market the cheapest business lies, but no Pimp: that one is yours."""
    market = table.state.town.market
    kinds = [int(table.rules.business_kind[card]) for card in market]
    slots = [slot for slot, kind in enumerate(kinds) if kind != PIMP]
    return min(slots, key=lambda slot: int(table.state.price_of(market[slot])))


def accepting(table: Any, seat: int) -> Action:
    legal: tuple[Action, ...] = table.state.legal(seat)
    return next(action for action in legal if action.name == "accept")
