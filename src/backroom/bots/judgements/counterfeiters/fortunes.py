"""What a player can expect to own in the end, from what they have and how long it still takes."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgements.counterfeiters.holdings import Holdings
from backroom.games.counterfeiters.rules import CftRules, Special


@final
class Clock:
    """What a space of the police track says about the time that is left."""

    __slots__ = (
        "steps",
        "turns",
        "godfathers",
        "until_godfather",
        "one",
        "two",
        "three",
        "special",
    )

    def __init__(self, rules: CftRules, space: i64, pace: float) -> None:
        last: i64 = len(rules.track) - 1
        left = float(last - space)
        self.steps = last - space
        self.turns = left / pace
        """Henchmen of all players until the end, if the police go on at their usual pace."""
        self.godfathers: i64 = 0
        """So many visits are still to come, the last one at the end."""
        self.until_godfather = left / pace
        """Henchmen until the next one."""
        self.special = rules.track[space]
        ahead = last
        while ahead > space:
            if rules.track[ahead] is Special.GODFATHER or rules.track[ahead] is Special.END:
                self.godfathers += 1
                self.until_godfather = float(ahead - space) / pace
            ahead -= 1
        accepted = [0.0, 0.0, 0.0]
        for quality in range(3):
            open_steps: i64 = 0
            for step in range(space, last):
                if rules.levels[step] <= quality:
                    open_steps += 1
            if left > 0.0:
                accepted[quality] = float(open_steps) / left
            elif rules.levels[space] <= quality:
                accepted[quality] = 1.0
        self.one = accepted[0]
        """For which part of the time left the supermarket takes one star; and so on."""
        self.two = accepted[1]
        self.three = accepted[2]


@final
class Fortunes:
    """The weights, and what follows from them."""

    __slots__ = (
        "clocks",
        "seats",
        "round_turns",
        "pace",
        "note",
        "pays_one",
        "pays_two",
        "pays_three",
        "supermarket_most",
        "receiver_most",
        "per_printer",
        "fare",
        "extra",
        "prints",
        "sales",
        "spare_sale",
        "supermarkets",
        "idle",
        "leak",
        "jet_leak",
        "flying",
        "jet_flying",
        "toll",
        "purse",
        "purse_full",
        "lawyer",
        "envy",
        "marker",
    )

    def __init__(self, rules: CftRules, weights: dict[str, float]) -> None:
        self.pace = weights[f"caps_{int(rules.seats)}"]
        self.clocks = [Clock(rules, space, self.pace) for space in range(len(rules.track))]
        self.seats = float(rules.seats)
        self.round_turns = float(rules.seats * rules.henchmen)
        self.note = float(rules.note)
        self.pays_one = float(rules.receiver_pays[0])
        self.pays_two = float(rules.receiver_pays[1])
        self.pays_three = float(rules.receiver_pays[2])
        self.supermarket_most = float(rules.supermarket_most)
        self.receiver_most = float(rules.receiver_most)
        self.per_printer = float(rules.fakes_per_printer)
        self.fare = float(rules.regular_flight)
        self.extra = weights["extra"]
        self.prints = weights["prints"]
        self.sales = weights["sales"]
        self.spare_sale = weights["spare_sale"]
        self.supermarkets = weights["supermarkets"]
        self.idle = weights["idle"]
        self.leak = weights["leak"]
        self.jet_leak = weights["jet_leak"]
        self.flying = weights["flying"]
        self.jet_flying = weights["jet_flying"]
        self.toll = weights["toll"]
        self.purse = weights["purse"]
        self.purse_full = weights["purse_full"]
        self.lawyer = weights["lawyer"]
        self.envy = weights[f"envy_{int(rules.seats)}"]
        self.marker = weights["marker"]

    def actions_left(self, clock: Clock, henchmen: i64, left: i64) -> float:
        """How many henchmen this player can still place before the end: `left` are all that are
        not yet placed this round. After the end comes one extra, perhaps."""
        rest = clock.turns - float(left)
        if rest >= 0.0:
            return float(henchmen) + rest / self.seats + self.extra
        return clock.turns * float(henchmen) / float(left) + self.extra

    def dinners_left(self, clock: Clock, left: i64) -> float:
        """How often each diner will still serve."""
        rest = clock.turns - float(left)
        if rest >= 0.0:
            return 1.5 + rest / self.round_turns
        return 1.0 + 0.5 * clock.turns / float(left)

    def room(self, clock: Clock, left: i64, receivers: i64, sellers: i64) -> float:
        """How surely fakes can still be sold once more: in the next round, if there is one, else
        with a receiver who is still free and whom so many others would like to find free."""
        if clock.steps > left:
            return self.spare_sale
        free = 1.0
        if receivers <= sellers:
            free = float(receivers) / float(sellers + 1)
        if clock.steps == 0:
            return self.spare_sale * free
        caps = self.pace * float(left) / float(clock.steps)
        ends = caps / (1.0 + caps)
        return self.spare_sale * (1.0 - ends + ends * free)

    def fortune(
        self, has: Holdings, clock: Clock, actions: float, dinners: float, room: float
    ) -> float:
        """The money at the end, in tens of dollars. `actions` are the henchmen still to come."""
        money = float(has.offshore + has.tickets)
        money += self.kept_cash(has, clock, actions)
        actions += self.lawyer * float(has.lawyers) if clock.godfathers > 0 else 0.0
        leak = self.jet_leak if has.jet > 0 else self.leak
        kept = 1.0
        if clock.godfathers == 1:
            kept = 1.0 - 0.5 * leak
        elif clock.godfathers == 2:
            kept = 1.0 - 0.75 * leak
        elif clock.godfathers > 2:
            kept = 1.0 - 0.875 * leak
        return money + kept * self.income(has, clock, actions, dinners, room)

    def kept_cash(self, has: Holdings, clock: Clock, actions: float) -> float:
        """What the Godfather will leave of the cash, by flight or by mercy; and cash in hand buys
        cards as long as there is time to use them."""
        cash = float(has.cash)
        if clock.godfathers == 0:
            return cash
        stays = 0.5 * cash if clock.godfathers == 1 else 0.4 * cash
        chances = clock.until_godfather / self.seats
        if has.jet > 0:
            gets_away = self.jet_flying * chances
            flown = cash - self.toll
        else:
            gets_away = self.flying * chances
            flown = cash - self.toll - self.fare
        gets_away *= gets_away
        gets_away = gets_away / (1.0 + gets_away)
        if flown > stays:
            stays += gets_away * (flown - stays)
        rounds = actions / 3.0 - 1.0
        if rounds > 0.0:
            stays += self.purse * min(cash, self.purse_full) * rounds / (rounds + 2.0)
        return stays

    def income(
        self, has: Holdings, clock: Clock, actions: float, dinners: float, room: float
    ) -> float:
        """The best of a few divisions of the time between printing, selling and the rest."""
        rounds = actions / 3.0
        quality = has.quality()
        batch = self.per_printer * float(has.printers) if quality >= 0 else 0.0
        most = min(actions, self.prints * rounds)
        best = self.proceeds(has, clock, quality, 0.0, actions, rounds, dinners, room)
        if batch > 0.0 and most > 0.0:
            part = 1.0
            while part <= 4.0:
                prints = most * part * 0.25
                brings = self.proceeds(
                    has, clock, quality, batch * prints, actions - prints, rounds, dinners, room
                )
                if brings > best:
                    best = brings
                part += 1.0
        return best

    def proceeds(
        self,
        has: Holdings,
        clock: Clock,
        quality: i64,
        printed: float,
        actions: float,
        rounds: float,
        dinners: float,
        room: float,
    ) -> float:
        """What all fakes bring, with so many more printed and so many henchmen for the rest."""
        one = float(has.one)
        two = float(has.two)
        three = float(has.three)
        if quality == 0:
            one += printed
        elif quality == 1:
            two += printed
        else:
            three += printed
        money = 0.0
        # Diners eat the lowest first.
        hungry = float(has.diners) * dinners
        if hungry > 0.0:
            eaten = min(hungry, one)
            one -= eaten
            hungry -= eaten
            money += eaten * self.note
            eaten = min(hungry, two)
            two -= eaten
            hungry -= eaten
            money += eaten * self.note
            eaten = min(hungry, three)
            three -= eaten
            money += eaten * self.note
        notes = one + two + three
        sales = min(actions, room + self.sales * rounds)
        money += self.idle * (actions - sales)
        if notes <= 0.0 or sales <= 0.0:
            return money + self.idle * sales
        needed = notes / self.supermarket_most
        if sales > needed:
            money += self.idle * (sales - needed)
            sales = needed
        # As many sales at the supermarket as leave the receivers enough room for the rest.
        gap = self.receiver_most - self.supermarket_most
        shops = (self.receiver_most * sales - notes) / gap
        accepted = (one * clock.one + two * clock.two + three * clock.three) / notes
        shops = min(shops, min(sales, (0.3 + self.supermarkets * rounds)) * accepted)
        if shops < 0.0:
            shops = 0.0
        spent = min(notes, self.supermarket_most * shops)
        sold = min(notes - spent, self.receiver_most * (sales - shops))
        money += self.note * spent
        # The best ones go to the receiver.
        best = min(sold, three)
        money += best * self.pays_three
        sold -= best
        best = min(sold, two)
        money += best * self.pays_two
        sold -= best
        return money + sold * self.pays_one
