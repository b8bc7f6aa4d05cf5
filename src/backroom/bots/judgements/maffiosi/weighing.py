"""What each thing that a player can do is worth: it is done on a table in the head, and the outlook
is asked what the share of the win is then."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgements.maffiosi.beliefs import chance_of, unseen
from backroom.bots.judgements.maffiosi.outlook import Outlook
from backroom.bots.judgements.maffiosi.rules_of_thumb import RulesOfThumb
from backroom.bots.judgements.maffiosi.table_model import place_of, set_table
from backroom.games.maffiosi.actions import Do, MafAction
from backroom.games.maffiosi.chairs import ALL_CHAIRS, how_many, only_chair
from backroom.games.maffiosi.position import Position, Step
from backroom.games.maffiosi.rules import (
    ASLEEP,
    BEAT_IT,
    CARDS,
    FIRE,
    KA_BOOM,
    MOVE,
    NIGHTCAP,
    ORDER_PIE,
    PASS_IT_ON,
    STAB,
    MafRules,
)
from backroom.games.maffiosi.threats import pie_goes_to
from backroom.kernel.actions import Action
from backroom.kernel.bundle import count_of, one_of, size

NOTHING = -1.0e9


@final
class Weigher:
    """Weighs the actions of one seat at a time."""

    __slots__ = (
        "rules",
        "outlook",
        "rules_of_thumb",
        "chairs_tried",
        "pies_tried",
        "position",
        "seat",
        "hand",
        "pool",
        "deep",
        "keeps",
        "keep_second",
        "raid",
        "second_move",
        "greed",
        "spite",
        "zeal",
        "grudge",
        "enemy",
        "rich",
    )

    def __init__(
        self,
        rules: MafRules,
        weights: dict[str, float],
        outlook: Outlook,
        rules_of_thumb: RulesOfThumb,
    ) -> None:
        self.rules = rules
        self.outlook = outlook
        self.rules_of_thumb = rules_of_thumb
        self.chairs_tried = i64(int(weights["chairs_tried"]))
        self.pies_tried = i64(int(weights["pies_tried"]))
        self.position: Position | None = None
        self.seat: i64 = 0
        self.hand: i64 = 0
        self.pool: i64 = 0
        self.deep = True
        """Whether the Move that may follow a card is thought of as well."""
        self.keeps: list[float] = [weights["keep_" + name] for name in CARDS]
        self.keep_second = weights["keep_second"]
        self.raid = weights["raid"]
        self.second_move = weights["second_move"]
        self.greed = weights["greed"]
        self.spite = weights["spite"]
        self.zeal = weights["zeal"]
        """What a rival's dead man is worth for its own sake; a pie on the table half as much."""
        self.grudge = weights["grudge"]
        """The same for a man of the enemy's."""
        self.enemy: i64 = 0
        self.rich = float(rules.bank)

    # Looking at the table

    def look(self, position: Position, seat: i64) -> None:
        """The table as this seat knows it; of the others' cards it knows how many are unseen."""
        outlook = self.outlook
        self.position = position
        self.seat = seat
        self.hand = position.hands[seat]
        self.pool = unseen(position, seat)
        set_table(outlook, position)
        outlook.acting = False
        stab = chance_of(self.pool, STAB, self.rules.hand)
        fire = chance_of(self.pool, FIRE, self.rules.hand)
        move = chance_of(self.pool, MOVE, self.rules.hand)
        for other in range(outlook.seats):
            outlook.stab[other] = stab
            outlook.fire[other] = fire
            outlook.move[other] = move
        self.hold(self.hand)
        self.rules_of_thumb.look(seat, self.hand)
        if self.spite > 0.0:
            self.find_enemy()

    def hold(self, hand: i64) -> None:
        """With this hand the turn ends, before drawing."""
        outlook = self.outlook
        seat = self.seat
        draws = self.rules.hand - size(hand)
        outlook.stab[seat] = self.having(hand, STAB, draws)
        outlook.fire[seat] = self.having(hand, FIRE, draws)
        outlook.move[seat] = self.having(hand, MOVE, draws)

    def having(self, hand: i64, card: i64, draws: i64) -> float:
        if count_of(hand, card) > 0:
            return 1.0
        return chance_of(self.pool, card, draws)

    def find_enemy(self) -> None:
        """Whoever threatens most of one's men; of those who threaten as many, the richest."""
        outlook = self.outlook
        mine: i64 = outlook.men[self.seat]
        most: i64 = -1
        for other in range(outlook.seats):
            if other != self.seat and outlook.men[other] != 0:
                aimed = how_many((outlook.stabbed_by(other) | outlook.shot_by(other)) & mine)
                anger = 1000 * aimed + outlook.money[other]
                if anger > most:
                    most = anger
                    self.enemy = other

    def value(self) -> float:
        """How this seat likes the table in its head."""
        shares = self.outlook.shares()
        value = shares[self.seat]
        if self.greed > 0.0:
            value += self.greed * self.outlook.paid[self.seat]
        if self.spite > 0.0:
            value -= self.spite * shares[self.enemy]
        return value

    def keep(self, card: i64) -> float:
        """What it costs to part with this card: a second one of its kind is worth less."""
        worth = self.keeps[card] * float(self.outlook.bank) / self.rich
        return worth if count_of(self.hand, card) < 2 else worth * self.keep_second

    # All actions

    def weigh(self, actions: tuple[Action, ...]) -> list[float]:
        found: list[float] = []
        position = self.position
        assert position is not None
        if position.step is Step.DRINKS:
            return self.weigh_drinks(actions)
        for action in actions:
            assert isinstance(action, MafAction)
            found.append(self.weigh_one(position, action))
        return found

    def weigh_one(self, position: Position, action: MafAction) -> float:
        do = action.do
        if do is Do.PLAY:
            return self.playing(position, action.value) - self.keep(action.value)
        if do is Do.DISCARD:
            return self.value() - self.keep(action.value)
        if do is Do.STAY or do is Do.COLOUR:
            return self.value()
        if do is Do.KILL:
            return self.killing(only_chair(action.value))
        if do is Do.PUT_PIE:
            return self.putting(action.value)
        if do is Do.EXPLODE:
            return self.exploding(action.value)
        if do is Do.LIFT:
            return self.lifting(action.value)
        if do is Do.BRING:
            return self.bringing(action.value)
        if do is Do.SIT:
            return self.seating(position.lifted % ASLEEP, only_chair(action.value))
        return self.passing(action.value, pie_goes_to(position, action.value, do is Do.PASS_LEFT))

    # A card, before it is said what it is for

    def playing(self, position: Position, card: i64) -> float:
        """The best that can be made of this card."""
        seat = self.seat
        outlook = self.outlook
        whole = self.hand
        self.hand = whole - one_of(card)
        self.hold(self.hand)
        best = NOTHING
        if card in (STAB, FIRE):
            reach = outlook.stabbed_by(seat) if card == STAB else outlook.shot_by(seat)
            victims = reach & outlook.occupied() & ~outlook.men[seat]
            while victims != 0:
                bit = victims & -victims
                best = larger(best, self.killing(bit))
                victims ^= bit
        elif card == MOVE:
            best = self.best_move()
            if position.step is Step.CARD and count_of(self.hand, MOVE) > 0:
                best += self.second_move
        elif card == ORDER_PIE:
            chairs = self.rules_of_thumb.best_pies(self.pies_tried)
            while chairs != 0:
                bit = chairs & -chairs
                best = larger(best, self.putting(place_of(bit)))
                chairs ^= bit
        elif card == KA_BOOM:
            for owner in range(outlook.seats):
                if owner != seat and outlook.pies[owner] >= 0:
                    best = larger(best, self.exploding(owner))
        elif card == PASS_IT_ON:
            for owner in range(outlook.seats):
                if owner != seat and outlook.pies[owner] >= 0:
                    best = larger(best, self.passing(owner, pie_goes_to(position, owner, True)))
                    best = larger(best, self.passing(owner, pie_goes_to(position, owner, False)))
        elif card == NIGHTCAP:
            best = self.best_drinks(position)
        elif card == BEAT_IT:
            best = self.raiding()
        self.hand = whole
        self.hold(whole)
        return best

    def then_move(self, value: float) -> float:
        """A card has been carried out: what a Move could still add to it."""
        if self.deep and count_of(self.hand, MOVE) > 0 and self.outlook.men[self.seat] != 0:
            position = self.position
            assert position is not None
            if position.step is not Step.SECOND and position.played < 2:
                return larger(value, self.best_move() - self.keep(MOVE))
        return value

    def killing(self, victims: i64) -> float:
        outlook = self.outlook
        men = outlook.men[:]
        sorts = outlook.sorts[:]
        outlook.take_away(victims)
        value = self.then_move(self.value())
        outlook.men = men
        outlook.sorts = sorts
        if self.zeal > 0.0:
            value += self.zeal * float(how_many(victims & ~men[self.seat]))
        if self.grudge > 0.0:
            value += self.grudge * float(how_many(victims & men[self.enemy]))
        return value

    def exploding(self, owner: i64) -> float:
        outlook = self.outlook
        chair: i64 = outlook.pies[owner]
        outlook.pies[owner] = -1
        value = self.killing(outlook.blast(chair))
        outlook.pies[owner] = int(chair)
        return value

    def putting(self, chair: i64) -> float:
        outlook = self.outlook
        before = outlook.pies[self.seat]
        outlook.pies[self.seat] = int(chair)
        value = self.then_move(self.value()) + 0.5 * self.zeal
        outlook.pies[self.seat] = before
        return value

    def passing(self, owner: i64, chair: i64) -> float:
        if chair < 0:
            return NOTHING
        outlook = self.outlook
        before = outlook.pies[owner]
        outlook.pies[owner] = int(chair)
        value = self.then_move(self.value())
        outlook.pies[owner] = before
        return value

    def raiding(self) -> float:
        """Nobody sits anywhere, and we choose first."""
        outlook = self.outlook
        men = outlook.men
        sorts = outlook.sorts
        spare = outlook.spare
        outlook.men = [0 for _ in men]
        outlook.sorts = [0, 0, 0, 0]
        outlook.spare = [int(how_many(each)) for each in men]
        value = self.value() + self.raid
        outlook.men = men
        outlook.sorts = sorts
        outlook.spare = spare
        return value

    # Drinks: each is weighed alone

    def drink_gains(self, position: Position, base: float) -> list[float]:
        outlook = self.outlook
        deep = self.deep
        self.deep = False
        gains: list[float] = []
        occupied = outlook.occupied()
        asleep = outlook.asleep
        for chair in self.rules.drink_chairs:
            bit = only_chair(chair)
            if bit & occupied == 0:
                gains.append(NOTHING)
            elif bit & asleep:
                gains.append(self.killing(bit) - base)
            else:
                outlook.asleep = asleep | bit
                gains.append(self.value() - base)
                outlook.asleep = asleep
        self.deep = deep
        return gains

    def weigh_drinks(self, actions: tuple[Action, ...]) -> list[float]:
        position = self.position
        assert position is not None
        base = self.value()
        gains = self.drink_gains(position, base)
        found: list[float] = []
        for action in actions:
            assert isinstance(action, MafAction)
            total = base
            drinks = action.value
            place: i64 = 0
            while drinks != 0:
                if drinks & 1:
                    total += gains[place]
                drinks >>= 1
                place += 1
            found.append(total)
        return found

    def best_drinks(self, position: Position) -> float:
        base = self.value()
        gains = sorted(self.drink_gains(position, base), reverse=True)
        total = base
        for place in range(min(3, len(gains))):
            if gains[place] > NOTHING:
                total += gains[place]
        return self.then_move(total)

    # Moving

    def best_move(self) -> float:
        """The best that a Move can do."""
        outlook = self.outlook
        best = NOTHING
        men: i64 = outlook.men[self.seat] & ~outlook.asleep
        while men != 0:
            bit = men & -men
            best = larger(best, self.lifting(place_of(bit)))
            men ^= bit
        return best

    def lifting(self, chair: i64) -> float:
        """The best chair for this man of ours."""
        outlook = self.outlook
        bit = only_chair(chair)
        sort: i64 = 0
        while outlook.sorts[sort] & bit == 0:
            sort += 1
        outlook.men[self.seat] &= ~bit
        outlook.sorts[sort] &= ~bit
        best = self.best_chair(sort, ~bit)
        outlook.men[self.seat] |= bit
        outlook.sorts[sort] |= bit
        return best

    def bringing(self, man: i64) -> float:
        outlook = self.outlook
        outlook.spare[self.seat] -= 1
        value = self.best_chair(man % ASLEEP, ALL_CHAIRS)
        outlook.spare[self.seat] += 1
        return value

    def best_chair(self, sort: i64, allowed: i64) -> float:
        outlook = self.outlook
        free = ALL_CHAIRS & ~outlook.occupied() & allowed
        chairs = self.rules_of_thumb.best_chairs(sort, free, self.chairs_tried)
        best = NOTHING
        while chairs != 0:
            bit = chairs & -chairs
            best = larger(best, self.seating(sort, bit))
            chairs ^= bit
        return best

    def seating(self, sort: i64, bit: i64) -> float:
        outlook = self.outlook
        seat = self.seat
        outlook.men[seat] |= bit
        outlook.sorts[sort] |= bit
        value = self.value()
        outlook.men[seat] &= ~bit
        outlook.sorts[sort] &= ~bit
        return value


def larger(one: float, other: float) -> float:
    return one if one > other else other
