"""Two kinds: which card of the market raises your income most, and which of your Cash Jobs brings
most on average. What is printed on a card is the wrong answer to both."""

from fractions import Fraction
from typing import NamedTuple

from backroom.games.la_cosa_nostra.knowledge.insight import Worth, kinds_in_hand, worth
from backroom.games.la_cosa_nostra.knowledge.odds import chances_of
from backroom.games.la_cosa_nostra.knowledge.prerequisites import needs_of
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import Effect
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.steps.cash_jobs import idle_cops
from backroom.games.la_cosa_nostra.steps.planning import PLAN
from backroom.house_games.puzzle import Choice, Riddle, only_one_right
from backroom.kernel.bitset import count, members
from backroom.kernel.messages import CardName, Message
from backroom.kernel.state import State

FEWEST = 3
CLEARLY = 100
"""The best Cash Job is better than the next by so many dollars at least: nobody should need a
calculator for the last of them."""
SIDES = 6


def pose(state: State, seat: int) -> Riddle | None:
    """LCN-38: in a planning turn, before a gangster is chosen for a task."""
    assert isinstance(state, LcnState)
    if state.step is not PLAN or seat not in state.to_act() or not free_men(state, seat):
        return None
    return best_purchase(state, seat) or best_job(state, seat)


def free_men(table: Position, seat: int) -> list[int]:
    return members(table.idle_men(seat) & ~table.crew.off)


# The market


def best_purchase(state: LcnState, seat: int) -> Riddle | None:
    """LCN-10, LCN-118, LCN-125: what a card brings itself, and the monopoly that it makes."""
    cash, kinds = state.cash[seat] * 1000, state.rules.business_kind
    there = dict.fromkeys([int(kinds[card]) for card in state.town.market if card >= 0])
    cards = [worth(state, seat, kind) for kind in there]
    paid = [card for card in cards if card.price <= cash]
    if len(paid) < 2:
        return None
    most = max([card.income for card in paid])
    # Whoever only reads the market must be wrong.
    if max(paid, key=lambda card: card.price).income == most:
        return None
    choices = [
        Choice(
            Message(
                "puzzle-lcn-card",
                {"business": CardName("kind", card.kind), "price": money(card.price)},
            ),
            card.price <= cash and card.income == most,
            why_card(card, cash),
        )
        for card in cards
    ]
    return only_one_right(Message("puzzle-lcn-buy", {"cash": money(cash)}), choices, FEWEST)


def why_card(card: Worth, cash: int) -> Message:
    if card.price > cash:
        return Message("puzzle-lcn-too-dear", {"cash": money(cash)})
    facts = {"income": money(card.income)}
    if card.takes is None:
        return Message("puzzle-lcn-income", facts)
    takes = CardName("monopoly", card.takes)
    return Message("puzzle-lcn-monopoly", {**facts, "monopoly": takes})


# Cash Jobs


class Throws(NamedTuple):
    """Of all throws of the dice, and of those that Cops let one roll again: how many have no,
    exactly one, and two or more successes."""

    none: int
    one: int
    two: int


class Prospect(NamedTuple):
    """A Cash Job in the best hands."""

    job: int
    average: Fraction
    """In dollars; nothing if it lapses."""
    why: Message


def best_job(state: LcnState, seat: int) -> Riddle | None:
    """LCN-65, LCN-77, LCN-157: every throw of the dice is counted."""
    rules = state.rules
    jobs = [j for j in sorted(set(kinds_in_hand(state, seat))) if rules.effect[j] is Effect.CASH]
    prospects = [prospect(state, seat, job) for job in jobs]
    if len(prospects) < FEWEST:
        return None
    best, next_best = sorted([found.average for found in prospects], reverse=True)[:2]
    loud = max(jobs, key=lambda job: int(rules.two[job]))
    right = next(found.job for found in prospects if found.average == best)
    if best - next_best < CLEARLY or next_best == 0 or rules.two[loud] == rules.two[right]:
        return None
    choices = [
        Choice(
            Message("puzzle-card", {"card": CardName("job", found.job)}),
            found.job == right,
            found.why,
        )
        for found in prospects
    ]
    return only_one_right(Message("puzzle-lcn-job"), choices, FEWEST)


def prospect(state: LcnState, seat: int, job: int) -> Prospect:
    """With the gangster who makes most of it, and with every Cop who has nothing to do yet."""
    missing = [need.kind for need in needs_of(state, seat, job) if need.serves == "missing"]
    if missing:
        kinds = tuple([CardName("kind", kind) for kind in missing])
        return Prospect(job, Fraction(0), Message("puzzle-lcn-lapses", {"kinds": kinds}))
    return max(
        [in_hands_of(state, seat, job, man) for man in free_men(state, seat)],
        key=lambda found: found.average,
    )


def in_hands_of(state: LcnState, seat: int, job: int, man: int) -> Prospect:
    chances = chances_of(state, man, job, None)
    assert chances.number is not None
    cops = int(count(idle_cops(state, seat)))
    throws = throws_of(chances.dice, chances.number, cops)
    two, one = int(state.rules.two[job]) * 1000, int(state.rules.one[job]) * 1000
    average = Fraction(throws.two * two + throws.one * one, sum(throws))
    facts = {
        "average": money(round(average)),
        "man": CardName("man", man),
        "dice": chances.dice,
        "number": chances.number,
        "cops": cops,
        "two": percent(throws.two, throws),
        "two_pays": money(two),
        "one": percent(throws.one, throws),
        "one_pays": money(one),
    }
    return Prospect(job, average, Message("puzzle-lcn-average", facts))


def throws_of(dice: int, number: int, cops: int) -> Throws:
    """LCN-64, LCN-157: a Cop takes up a die that has failed, as long as there are not two
    successes; nothing is lost by it."""
    total = Throws(0, 0, 0)
    hits, fails = SIDES + 1 - number, number - 1
    throws = [1]
    for _ in range(dice):
        throws = [
            stay * fails + more * hits
            for stay, more in zip([*throws, 0], [0, *throws], strict=True)
        ]
    for wins, ways in enumerate(throws):
        total = plus(total, after_cops(wins, dice - wins, number, cops), ways)
    return total


def after_cops(wins: int, failed: int, number: int, cops: int) -> Throws:
    """Out of six for each Cop, multiplied."""
    if cops == 0 or wins > 1 or failed == 0:
        every = SIDES**cops
        return Throws(*[every if min(wins, 2) == each else 0 for each in range(3)])
    hit = after_cops(wins + 1, failed - 1, number, cops - 1)
    miss = after_cops(wins, failed, number, cops - 1)
    return plus(plus(Throws(0, 0, 0), hit, SIDES + 1 - number), miss, number - 1)


def plus(total: Throws, more: Throws, times: int) -> Throws:
    return Throws(*[have + each * times for have, each in zip(total, more, strict=True)])


def percent(ways: int, throws: Throws) -> int:
    return round(Fraction(100 * ways, sum(throws)))


def money(dollars: int) -> Message:
    return Message("money", {"amount": dollars})
