"""Jobs that are neither Cash Job nor attack: laundering, offers, parties and horses (LCN-12,
LCN-138, LCN-165 to LCN-168, LCN-173)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind, LcnAction
from backroom.games.la_cosa_nostra.events.announce_jobs import (
    tell_business_bought,
    tell_laundered,
    tell_lost,
    tell_money_taken,
    tell_stack_shuffled,
    tell_stake_placed,
)
from backroom.games.la_cosa_nostra.pieces.businesses import (
    EMPTY_SLOT,
    fill_market,
    filled_slots,
    in_stack,
    update_monopolies,
)
from backroom.games.la_cosa_nostra.pieces.ledger import (
    BETS_LOST,
    HORSES,
    LAUNDERED,
    PRESENTS,
    PRESENTS_GIVEN,
    PURCHASES,
    enter,
)
from backroom.games.la_cosa_nostra.pieces.money import pay_from_bank
from backroom.games.la_cosa_nostra.pieces.rolling import job_target, roll, successes_of
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import KINDS, Effect
from backroom.games.la_cosa_nostra.steps import open_job
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.games.la_cosa_nostra.words.saying import dollars
from backroom.kernel.actions import Action
from backroom.kernel.bitset import first, just
from backroom.kernel.rng import Rng
from backroom.kernel.seats import only
from backroom.kernel.state import Windows


@final
class AtMost(Why):
    """So much money, and no more."""

    def facts(self, position: Position, seat: i64, action: LcnAction) -> dict[str, object]:
        most: int = (most_to_stake if action.do is Do.STAKE else most_to_launder)(position) * 1000
        return {"most": dollars(most)}


STAKE_TOO_HIGH: Final[Why] = AtMost("LCN-173", "stake_too_high")
TOO_MUCH_TO_LAUNDER: Final[Why] = AtMost("LCN-138", "too_much_to_launder")
NOT_TO_BE_HAD: Final = Why("LCN-166", "not_to_be_had", "kind")


def prepare(position: Position) -> None:
    """LCN-173: a stake is fixed before the roll; all others just roll."""
    if position.rules.effect[position.job_kind()] is Effect.HORSE_RACING:
        position.step = STAKE
        position.pending = only(position.actor)
    else:
        roll_special_job(position)


def roll_special_job(position: Position) -> None:
    target = job_target(position)
    roll(position, position.actor, position.job.man, target)
    position.job.wins = successes_of(position, target)
    position.step = SPECIAL_EFFECT


def most_to_stake(position: Position) -> i64:
    """LCN-173: up to 20,000 of one's cash."""
    return min(position.rules.two[position.job_kind()], position.cash[position.actor])


def most_to_launder(position: Position) -> i64:
    """LCN-138: up to 15,000 with two successes, 8,000 with one."""
    return min(position.by_wins(position.job_kind()), position.cash[position.actor])


@final
class Stake(Step):
    """LCN-173: how much is put on the horse."""

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        return sieve.only(left, just(most_to_stake(position) + 1) - 1, STAKE_TOO_HIGH)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        position.job.stake = value
        position.pending = 0
        tell_stake_placed(position, seat, value)
        roll_special_job(position)

    def neutral(self, position: Position, seat: i64, rng: Rng) -> Action:
        return Do.STAKE[0]


@final
class SpecialEffect(Step):
    """LCN-165 to LCN-168, LCN-173: what it does; first the dice, then the choice."""

    def go_on(self, position: Position) -> None:
        effect = position.rules.effect[position.job_kind()]
        position.step = open_job.JOB_DONE
        if effect is Effect.HORSE_RACING:
            self.run_horses(position, position.actor)
        elif position.job.wins > 0:
            if effect is Effect.BIRTHDAY_PARTY:
                self.throw_party(position, position.actor)
            elif self.is_asked(position, effect):
                position.step = CHOOSING[effect]
                position.pending = only(position.actor)

    def is_asked(self, position: Position, effect: Effect) -> bool:
        """Whoever has nothing to launder may still borrow it (LCN-E56); not in simulation."""
        known = position.windows is Windows.KNOWN
        return effect is not Effect.MONEY_LAUNDERING or not known or most_to_launder(position) > 0

    def run_horses(self, position: Position, seat: i64) -> None:
        """LCN-173: doubled, or lost."""
        stake = position.job.stake
        if position.job.wins > 0:
            pay_from_bank(position, seat, stake, HORSES)
        elif stake > 0:
            enter(position, seat, BETS_LOST, -stake)
            tell_lost(position, seat, seat, stake)

    def throw_party(self, position: Position, seat: i64) -> None:
        """LCN-168: everybody else gives a present, or what he has."""
        present = position.by_wins(position.job_kind())
        for other in range(position.seats):
            money: i64 = min(present, position.cash[other])
            if other != seat and money > 0:
                enter(position, other, PRESENTS_GIVEN, -money)
                enter(position, seat, PRESENTS, money)
                tell_money_taken(position, other, seat, money)


@final
class Launder(Step):
    """LCN-138: under the boss card, safe from everybody, and double at the end."""

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        return sieve.only(left, just(most_to_launder(position) + 1) - 1, TOO_MUCH_TO_LAUNDER)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        enter(position, seat, LAUNDERED, -value)
        position.laundered[seat] += value
        position.pending = 0
        position.step = open_job.JOB_DONE
        if value > 0:
            tell_laundered(position, seat, value)

    def neutral(self, position: Position, seat: i64, rng: Rng) -> Action:
        return Do.LAUNDER[0]


def special_price(position: Position, business: i64) -> i64:
    """LCN-165: half, or 1,000 less. LCN-166: 2,000 less, or the normal price."""
    price = position.price_of(business)
    kind = position.job_kind()
    if position.rules.effect[kind] is Effect.EXCEPTIONAL_OFFER and position.job.wins > 1:
        return price // 2
    less = position.by_wins(kind)
    return price - less if price > less else 0


@final
class BuyNow(Step):
    """LCN-165, LCN-166, LCN-E61, LCN-E62: one card at a special price, or none; from the market,
    and with Connections also any from the stack."""

    def __init__(self, name: str, kinds: list[Kind], rules: tuple[str, ...], too_dear: Why) -> None:
        super().__init__(name, kinds, rules)
        self.too_dear = too_dear
        self.searches = Do.SEARCH in kinds

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.TAKE:
            left = sieve.only(left, filled_slots(position), EMPTY_SLOT)
            return sieve.only(left, self.slots_to_take(position, seat, left), self.too_dear)
        if do is Do.SEARCH:
            return sieve.only(left, self.kinds_to_search(position, seat), NOT_TO_BE_HAD)
        return left

    def slots_to_take(self, position: Position, seat: i64, slots: i64) -> i64:
        """Those of these places of the market whose card one can pay."""
        found: i64 = 0
        while slots != 0:
            slot = first(slots)
            if special_price(position, position.town.market[slot]) <= position.cash[seat]:
                found |= just(slot)
            slots &= slots - 1
        return found

    def kinds_to_search(self, position: Position, seat: i64) -> i64:
        """LCN-166: the kinds in the stack that one can pay."""
        stack = in_stack(position)
        found: i64 = 0
        for kind in range(KINDS):
            there = stack & position.rules.of_kind[kind]
            if there != 0 and special_price(position, first(there)) <= position.cash[seat]:
                found |= just(kind)
        return found

    def price_of(self, position: Position, action: LcnAction) -> i64:
        return special_price(position, position.town.market[action.value])

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.TAKE:
            business: i64 = position.town.market[value]
            position.town.market[value] = NONE
            self.buy(position, seat, business, "market")
            fill_market(position)
        elif do is Do.SEARCH:
            business = first(in_stack(position) & position.rules.of_kind[value])
            for block in range(len(position.town.stack)):
                position.town.stack[block] &= ~just(business)
            self.buy(position, seat, business, "stack")
        position.pending = 0
        position.step = open_job.JOB_DONE
        if self.searches:  # LCN-E61: whoever has searched the stack shuffles it
            stack = in_stack(position)
            position.town.stack = [stack] if stack != 0 else []
            tell_stack_shuffled(position, stack)

    def buy(self, position: Position, seat: i64, business: i64, source: str) -> None:
        price = special_price(position, business)
        enter(position, seat, PURCHASES, -price)
        position.town.owned[seat] |= just(business)
        tell_business_bought(position, seat, business, price, source)
        update_monopolies(position)


STAKE: Final[Step] = Stake("stake", [Do.STAKE], ("LCN-173",))
SPECIAL_EFFECT: Final[Step] = SpecialEffect("special_effect", [])
LAUNDER: Final[Step] = Launder("launder", [Do.LAUNDER], ("LCN-138",))
BUY: Final[Step] = BuyNow(
    "buy", [Do.PASS, Do.TAKE], ("LCN-165", "LCN-E62"), Why("LCN-165", "too_dear", "money")
)
SEARCH: Final[Step] = BuyNow(
    "search",
    [Do.PASS, Do.TAKE, Do.SEARCH],
    ("LCN-166", "LCN-E61"),
    Why("LCN-166", "too_dear", "money"),
)
CHOOSING: Final = {
    Effect.MONEY_LAUNDERING: LAUNDER,
    Effect.EXCEPTIONAL_OFFER: BUY,
    Effect.CONNECTIONS: SEARCH,
}
