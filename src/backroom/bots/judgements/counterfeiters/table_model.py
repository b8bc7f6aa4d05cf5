"""The table as one seat sees it: what each of its actions would lead to."""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgements.counterfeiters.fortunes import Fortunes
from backroom.bots.judgements.counterfeiters.holdings import Holdings, Ledger
from backroom.bots.judgements.counterfeiters.outlook import free_receivers, sellers, waiting
from backroom.games.counterfeiters.actions import CftAction, Do
from backroom.games.counterfeiters.flights import fare
from backroom.games.counterfeiters.position import Position, Stage, Step
from backroom.games.counterfeiters.rules import BAD_LAWYER, BIG_LAWYER, Place, Special
from backroom.kernel.actions import Action

NEVER: Final = -1.0e6


@final
class TableModel:
    """The table as one seat sees it when it is asked."""

    __slots__ = (
        "fortunes",
        "ledger",
        "position",
        "rules",
        "seat",
        "has",
        "now",
        "then",
        "actions_now",
        "actions_then",
        "dinners_now",
        "dinners_then",
        "room_now",
        "room_then",
        "left",
        "visit",
        "push",
    )

    def __init__(self, fortunes: Fortunes, ledger: Ledger, position: Position, seat: i64) -> None:
        self.fortunes = fortunes
        self.ledger = ledger
        self.position = position
        self.rules = position.rules
        self.seat = seat
        self.has = Holdings(position, seat, position.cash[seat], position.offshore[seat])
        self.now = fortunes.clocks[position.officer]
        """The clock after an action that nobody watches."""
        self.then = self.now
        """The clock after one with a cap."""
        self.visit = False
        """Does the Godfather come with the next cap?"""
        self.push = 0.0
        """What the next cap does to the others, for good or ill."""
        self.actions_now = 0.0
        self.actions_then = 0.0
        self.dinners_now = 1.0
        self.dinners_then = 1.0
        self.room_now = 1.0
        self.room_then = 1.0
        self.left: i64 = 0

    def look(self) -> None:
        """Find out how long it still takes, and what a cap would do."""
        position = self.position
        fortunes = self.fortunes
        if position.stage is not Stage.ROUND:
            if position.stage is Stage.EXTRA:
                self.actions_now = float(self.has.lawyers)
            self.actions_then = self.actions_now
            self.find_room(free_receivers(position))
            return
        henchmen: i64 = position.henchmen[self.seat]
        left = waiting(position)
        if position.step is Step.PLACE:
            henchmen -= 1
            left -= 1
        self.left = left
        self.then = fortunes.clocks[position.officer + 1]
        self.visit = self.then.special is Special.GODFATHER or self.then.special is Special.END
        self.actions_now = fortunes.actions_left(self.now, henchmen, left)
        self.dinners_now = fortunes.dinners_left(self.now, left)
        if self.then.godfathers == 0:
            self.actions_then = float(self.has.lawyers)
            if henchmen > 0:
                self.actions_then += 1.0
        else:
            self.actions_then = fortunes.actions_left(self.then, henchmen, left)
            self.dinners_then = fortunes.dinners_left(self.then, left)
        self.find_room(free_receivers(position))
        self.push = self.pushed(left)

    def find_room(self, receivers: i64) -> None:
        """How surely we can still sell if so many receivers are free."""
        if self.position.stage is not Stage.ROUND:
            self.room_now = float(min(1, receivers))
            self.room_then = self.room_now
            return
        rivals = sellers(self.position, self.seat)
        self.room_now = self.fortunes.room(self.now, self.left, receivers, rivals)
        self.room_then = self.fortunes.room(self.then, self.left, receivers, rivals)

    def pushed(self, left: i64) -> float:
        """How much better the others stand on average after a cap, as far as one can know."""
        position = self.position
        fortunes = self.fortunes
        ledger = self.ledger
        open_money = self.rules.open_money
        if not open_money:
            ledger.read(position)
        change = 0.0
        dinners_now = fortunes.dinners_left(self.now, left)
        dinners_then = fortunes.dinners_left(self.then, left)
        for other in range(position.seats):
            if other == self.seat:
                continue
            if open_money:
                has = Holdings(position, other, position.cash[other], position.offshore[other])
            else:
                has = Holdings(position, other, ledger.cash[other], ledger.offshore[other])
            henchmen: i64 = position.henchmen[other]
            before = fortunes.fortune(
                has,
                self.now,
                fortunes.actions_left(self.now, henchmen, left),
                dinners_now,
                self.room_now,
            )
            if self.visit:
                has.cash //= 2
            if self.then.godfathers == 0:
                actions = float(has.lawyers)
                if henchmen > 0:
                    actions += 1.0
                after = fortunes.fortune(has, self.then, actions, 1.0, self.room_then)
            else:
                after = fortunes.fortune(
                    has,
                    self.then,
                    fortunes.actions_left(self.then, henchmen, left),
                    dinners_then,
                    self.room_then,
                )
            change += after - before
        return change / float(position.seats - 1)

    def value(self, cap: bool) -> float:
        """What the holdings as they now are come to, after an action with or without a cap."""
        has = self.has
        if not cap:
            return self.fortunes.fortune(
                has, self.now, self.actions_now, self.dinners_now, self.room_now
            )
        cash = has.cash
        if self.visit:
            has.cash = cash // 2
        worth = self.fortunes.fortune(
            has, self.then, self.actions_then, self.dinners_then, self.room_then
        )
        has.cash = cash
        return worth - self.fortunes.envy * self.push

    def gains_by_visit(self) -> bool:
        """Would a cap alone, with nothing else done, leave us better than before, against the
        others?"""
        return self.value(True) > self.value(False)

    def caps_to_godfather(self) -> i64:
        """So many more caps and he is there; 0 if he does not come any more."""
        space = self.position.officer + 1
        while space < len(self.rules.track):
            special = self.rules.track[space]
            if special is Special.GODFATHER or special is Special.END:
                return space - self.position.officer
            space += 1
        return 0

    def likes(self, actions: tuple[Action, ...]) -> list[float]:
        position = self.position
        cap = False
        if position.stage is Stage.ROUND and position.space >= 0:
            cap = self.rules.caps[position.space]
        best_place = NEVER
        found: list[float] = []
        for action in actions:
            assert isinstance(action, CftAction)
            if action.do is Do.PLACE:
                found.append(self.placed(action.value))
            elif action.do is Do.SELL:
                found.append(self.sold(action.notes, cap))
            elif action.do is Do.PASS:
                found.append(self.value(False))
            elif action.do is Do.TAKE:
                if best_place == NEVER:
                    best_place = self.best_free()
                found.append(max(best_place, self.again(action.value)))
            else:
                moved = action.value if action.do is Do.DEPOSIT else -action.value
                found.append(self.moved(moved, cap))
        return found

    # Where to

    def placed(self, space: i64) -> float:
        """What a henchman on this space leads to, with the best that can be done there."""
        has = self.has
        cap = self.rules.caps[space] and self.position.stage is Stage.ROUND
        place = self.rules.places[space]
        if place is Place.MARKET:
            card: i64 = self.position.market[space]
            price = self.rules.prices[space]
            has.cash -= price
            has.add_card(self.position, card, 1)
            end_lawyer = 0.0
            if self.position.stage is not Stage.ROUND and (card in (BIG_LAWYER, BAD_LAWYER)):
                end_lawyer = 1.0
            self.actions_now += end_lawyer
            value = self.value(cap)
            self.actions_now -= end_lawyer
            has.add_card(self.position, card, -1)
            has.cash += price
            return value
        if place is Place.PRINT:
            quality = has.quality()
            count = self.print_count(quality)
            has.add_fakes(quality, count)
            value = self.value(cap)
            has.add_fakes(quality, -count)
            return value
        if place is Place.TAX_FRAUD:
            has.cash += self.rules.tax_fraud
            value = self.value(cap)
            has.cash -= self.rules.tax_fraud
            if self.rules.sunglasses[space] and self.position.stage is Stage.ROUND:
                if self.position.marker != self.seat:
                    value += self.fortunes.marker
            return value
        if place is Place.SUPERMARKET:
            return self.best_spending(cap)
        if place is Place.RECEIVER:
            receivers = free_receivers(self.position)
            self.find_room(receivers - 1)
            value = self.best_sale(cap)
            self.find_room(receivers)
            return value
        price = fare(self.position, space)
        has.cash -= price
        value = self.best_flight(cap)
        has.cash += price
        return value

    def print_count(self, quality: i64) -> i64:
        """CFT-29, CFT-E4: how many fakes we would print now."""
        count = self.rules.fakes_per_printer * self.has.printers
        if self.rules.limited:
            pile: i64 = self.position.bank[quality]
            return min(count, pile)
        return count

    def best_free(self) -> float:
        """The best that a henchman in a lawyer's hand could do on a free space."""
        position = self.position
        taken = position.taken_spaces()
        best = self.value(False)
        for space in range(self.rules.spaces):
            if (taken >> space) & 1 == 0:
                best = max(best, self.again(space))
        return best

    def again(self, space: i64) -> float:
        """The same on this space, if something can be done there."""
        has = self.has
        place = self.rules.places[space]
        if place is Place.MARKET:
            if self.position.market[space] < 0 or has.cash < self.rules.prices[space]:
                return NEVER
        elif place is not Place.SUPERMARKET and place is not Place.RECEIVER:
            if place is not Place.TAX_FRAUD:
                return NEVER
        elif has.one + has.two + has.three == 0:
            return NEVER
        return self.placed(space)

    # Which notes

    def sold(self, notes: tuple[int, int, int], cap: bool) -> float:
        """What it comes to if these notes are handed in here."""
        one: i64 = notes[0]
        two: i64 = notes[1]
        three: i64 = notes[2]
        if self.position.step is Step.DINERS:
            return self.handed_in(one, two, three, 0, cap)
        return self.handed_in(one, two, three, self.rate_of(one, two), cap)

    def rate_of(self, one: i64, two: i64) -> i64:
        """What is paid here for each note of a sale with so many of one and two stars."""
        if self.rules.places[self.position.space] is not Place.RECEIVER:
            return self.rules.note
        return self.rules.receiver_pays[0 if one > 0 else 1 if two > 0 else 2]

    def handed_in(self, one: i64, two: i64, three: i64, rate: i64, cap: bool) -> float:
        has = self.has
        money = rate * (one + two + three)
        has.one -= one
        has.two -= two
        has.three -= three
        has.cash += money
        value = self.value(cap)
        has.one += one
        has.two += two
        has.three += three
        has.cash -= money
        return value

    def best_spending(self, cap: bool) -> float:
        """The lowest notes that the supermarket still takes."""
        has = self.has
        level = self.position.investigation()
        room = self.rules.supermarket_most
        one: i64 = min(room, has.one) if level < 1 else 0
        room -= one
        two: i64 = min(room, has.two) if level < 2 else 0
        room -= two
        three: i64 = min(room, has.three) if level < 3 else 0
        if one + two + three == 0:
            return NEVER
        return self.handed_in(one, two, three, self.rules.note, cap)

    def best_sale(self, cap: bool) -> float:
        """The best of: from this quality up, the lower ones first."""
        has = self.has
        best = NEVER
        pays = self.rules.receiver_pays
        room = self.rules.receiver_most
        if has.three > 0:
            best = self.handed_in(0, 0, min(room, has.three), pays[2], cap)
        if has.two > 0:
            two = min(room, has.two)
            best = max(best, self.handed_in(0, two, min(room - two, has.three), pays[1], cap))
        if has.one > 0:
            one = min(room, has.one)
            two = min(room - one, has.two)
            three = min(room - one - two, has.three)
            best = max(best, self.handed_in(one, two, three, pays[0], cap))
        return best

    # How much

    def moved(self, amount: i64, cap: bool) -> float:
        """So much goes to the account, or below zero comes back."""
        has = self.has
        has.cash -= amount
        has.offshore += amount
        value = self.value(cap)
        has.cash += amount
        has.offshore -= amount
        return value

    def best_flight(self, cap: bool) -> float:
        """All the cash, or all but a little for the market, or a little back."""
        cash = self.has.cash
        best = NEVER
        if cash > 0:
            best = self.moved(cash, cap)
        if cash > 3:
            best = max(best, self.moved(cash - 3, cap))
        if cash > 6:
            best = max(best, self.moved(cash - 6, cap))
        if cash < 6 and self.has.offshore > 0:
            best = max(best, self.moved(-min(6 - cash, self.has.offshore), cap))
        return best
