"""La Cosa Nostra as the lesson teaches it: the strongest man gets the job that pays most and that
one can do, whoever has none buys a business, and a marker is lent for cash."""

from collections.abc import Sequence
from math import comb

from backroom.games.la_cosa_nostra.actions import LcnAction
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.printed import JobPrinted, LcnPrinted
from backroom.games.la_cosa_nostra.trade.terms import Offer
from backroom.kernel.actions import Action

SIDES = 6
LENT_FOR = 1000
"""For so much cash a marker is lent."""
HIRED_WITH = 4
"""A man may cost this part of one's cash."""
DEAR = 4000
"""More than that he does not pay for one."""


def decide(view: LcnView, printed: LcnPrinted, legal: Sequence[LcnAction]) -> LcnAction:
    seen = Seen(view, printed)
    return max(legal, key=lambda action: (seen.likes(action), -int(action.index)))


def asks(view: LcnView, menu: Sequence[Action], said: Sequence[Action]) -> Action | None:
    """Before a man gets his task: a marker that a job in hand needs, for cash; each offer once."""
    if view.step != "plan":
        return None
    before = [each.terms() for each in said]
    for action in menu:
        terms = action.terms()
        if (
            isinstance(terms, Offer)
            and terms.gets.permits
            and terms.gives.cash
            and terms not in before
        ):
            return action
    return None


class Seen:
    """The table as somebody sees it who has just learned it."""

    def __init__(self, view: LcnView, printed: LcnPrinted) -> None:
        self.view = view
        self.printed = printed
        self.own = view.families[view.seat]
        self.last = view.round == printed.rounds

    def likes(self, action: LcnAction) -> float:
        value = int(action.value)
        match action.do.name:
            case "pick":
                return self.strength(value)
            case "job":
                return self.pays(value, self.strength(self.view.man or 0))
            case "buy":
                return self.buys(value)
            case "execute":
                return self.does(value)
            case "target" if self.view.target is None:
                return self.view.families[value].cash
            case "reveal":
                return 1
            case "reroll":
                return self.rolls_again(value)
            case "accept":
                return self.gains(value)
            case "recruit":
                return self.hires(value)
            case "launder":
                return value
            case "drop_job":
                return -self.pays(value, 3)
            case "victim_man" | "doc" | "shoot" | "rob" | "trap" | "marker" | "take":
                return 2
            case "refuse" | "stand" | "pass" | "keep":
                return 0.5
            case _:
                return 0

    def hires(self, man: int) -> float:
        """Never with the money for businesses."""
        price, strength = self.printed.men[man].price, self.printed.men[man].strength
        return 1 + strength if price * HIRED_WITH <= self.own.cash else 0

    def strength(self, man: int) -> int:
        return next((each.strength for each in self.own.men if each.man == man), 0)

    def pays(self, job: int, dice: int) -> float:
        """On the average, if one has what it needs; the others can only be asked for it."""
        card = self.printed.jobs[job]
        if not self.has(card):
            return 0
        hit = (SIDES + 1 - (card.target or SIDES)) / SIDES
        none = (1 - hit) ** dice
        one = comb(dice, 1) * hit * (1 - hit) ** (dice - 1) if dice else 0
        return (1 - none - one) * card.pays_two + one * card.pays_one

    def has(self, card: JobPrinted) -> bool:
        kinds = [each.kind for each in self.own.businesses if each.active and not each.used]
        kinds += [
            self.printed.businesses[each.business]
            for seat, family in enumerate(self.view.families)
            if seat != self.view.seat
            for each in family.businesses
            if each.markers[self.view.seat]
        ]
        return all(kinds.count(need) >= card.needs.count(need) for need in card.needs)

    def buys(self, slot: int) -> float:
        """What it earns until the end, and once more twice, if it can be paid."""
        business = self.view.market[slot]
        if business is None:
            return 0
        kind = self.printed.kinds[self.printed.businesses[business]]
        rest = self.printed.rounds - self.view.round + 1
        if kind.price > self.own.cash + self.hopes():
            return 0
        return kind.income * (rest + 2) - kind.price

    def hopes(self) -> float:
        """What the jobs that are planned already will bring."""
        planned = [each.task for each in self.own.men if each.task is not None]
        return sum(
            0.7 * self.printed.jobs[task.job].pays_two for task in planned if task.job is not None
        )

    def does(self, man: int) -> float:
        """Jobs first, for their money; what is bought must be paid."""
        task = next((each.task for each in self.own.men if each.man == man), None)
        if task is None or task.job is None:
            return 1
        return 2 + self.pays(task.job, self.strength(man))

    def rolls_again(self, die: int) -> float:
        job = self.view.job
        target = None if job is None else self.printed.jobs[job].target
        missed = target is not None and self.view.dice[die] < target
        return 1 if missed and self.view.wins < 2 else 0

    def gains(self, slot: int) -> float:
        """Cash for a marker is a good deal, and a marker for little cash; whoever wants a business,
        a man or a promise wants too much."""
        for offer in self.view.offers:
            if offer.slot != slot:
                continue
            wanted = offer.gets
            if wanted.businesses or wanted.gangsters or wanted.promises:
                return 0
            if offer.gives.permits:
                return float(wanted.cash <= DEAR)
            return float(offer.gives.cash - wanted.cash >= LENT_FOR)
        return 0
