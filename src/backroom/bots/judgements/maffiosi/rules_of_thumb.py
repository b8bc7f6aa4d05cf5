"""Rules of thumb: what a player sees at one glance, in thousands of dollars a turn.

The players whom the searcher imagines go by them, and whoever thinks longer looks first at what
they say.
"""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgements.maffiosi.chair_values import NEVER, ChairValues, best_few
from backroom.bots.judgements.maffiosi.outlook import Outlook
from backroom.bots.judgements.maffiosi.table_model import place_of
from backroom.games.maffiosi.actions import Do, MafAction
from backroom.games.maffiosi.chairs import ALL_CHAIRS, CHAIRS, only_chair
from backroom.games.maffiosi.position import Position, Step
from backroom.games.maffiosi.rules import (
    ASLEEP,
    BEAT_IT,
    BOSS,
    FIRE,
    JACK,
    KA_BOOM,
    MOVE,
    NIGHTCAP,
    ORDER_PIE,
    PASS_IT_ON,
    ROBBIE,
    STAB,
    MafRules,
)
from backroom.games.maffiosi.threats import pie_goes_to
from backroom.kernel.actions import Action
from backroom.kernel.bundle import count_of


@final
class RulesOfThumb(ChairValues):
    """Weighs what can be done."""

    __slots__ = ("keeps",)

    def __init__(self, rules: MafRules, weights: dict[str, float], outlook: Outlook) -> None:
        super().__init__(rules, weights, outlook)
        self.keeps: list[float] = [
            weights["thumb_raid"],
            weights["thumb_nightcap"],
            weights["thumb_order_pie"],
            weights["thumb_pass_it_on"],
            weights["thumb_ka_boom"],
            weights["thumb_stab"],
            weights["thumb_fire"],
            weights["thumb_move"],
        ]

    def weigh(self, position: Position, actions: tuple[Action, ...]) -> list[float]:
        found: list[float] = []
        drinks: list[float] = []
        if position.step is Step.DRINKS:
            drinks = self.drink_gains()
        for action in actions:
            assert isinstance(action, MafAction)
            do = action.do
            if do is Do.PLAY:
                found.append(self.playing(position, action.value))
            elif do is Do.DISCARD:
                found.append(-self.keep(action.value))
            elif do is Do.STAY or do is Do.COLOUR:
                found.append(0.0)
            elif do is Do.KILL:
                found.append(self.gains[action.value])
            elif do is Do.SIT:
                found.append(self.sitting(position.lifted % ASLEEP, action.value))
            elif do is Do.LIFT:
                found.append(self.lifting(action.value))
            elif do is Do.PUT_PIE:
                found.append(self.pie_hits * self.around(action.value))
            elif do is Do.SERVE:
                total = 0.0
                left = action.value
                place: i64 = 0
                while left != 0:
                    if left & 1:
                        total += drinks[place]
                    left >>= 1
                    place += 1
                found.append(total)
            elif do is Do.EXPLODE:
                found.append(self.around(self.outlook.pies[action.value]))
            elif do is Do.BRING:
                found.append(float(3 - action.value % ASLEEP) * 0.3)
            else:
                chair = pie_goes_to(position, action.value, do is Do.PASS_LEFT)
                found.append(self.passing(action.value, chair))
        return found

    def keep(self, card: i64) -> float:
        return self.keeps[card] if count_of(self.hand, card) < 2 else 0.5 * self.keeps[card]

    def playing(self, position: Position, card: i64) -> float:
        """The best that can be made of this card."""
        outlook = self.outlook
        best = NEVER
        if card in (STAB, FIRE):
            reach = outlook.stabbed_by(self.seat) if card == STAB else outlook.shot_by(self.seat)
            victims = reach & outlook.occupied() & ~outlook.men[self.seat]
            while victims != 0:
                bit = victims & -victims
                gain = self.gains[place_of(bit)]
                if gain > best:
                    best = gain
                victims ^= bit
        elif card == MOVE:
            best = self.best_move()
        elif card == ORDER_PIE:
            best = self.pie_hits * self.best_pie()
        elif card == KA_BOOM:
            for owner in range(outlook.seats):
                if owner != self.seat and outlook.pies[owner] >= 0:
                    gain = self.around(outlook.pies[owner])
                    if gain > best:
                        best = gain
        elif card == PASS_IT_ON:
            for owner in range(outlook.seats):
                if owner != self.seat and outlook.pies[owner] >= 0:
                    gain = self.passing(owner, pie_goes_to(position, owner, True))
                    if gain > best:
                        best = gain
                    gain = self.passing(owner, pie_goes_to(position, owner, False))
                    if gain > best:
                        best = gain
        elif card == NIGHTCAP:
            gains = sorted(self.drink_gains(), reverse=True)
            best = 0.0
            for place in range(min(3, len(gains))):
                if gains[place] > NEVER:
                    best += gains[place]
        elif card == BEAT_IT:
            best = 0.5
        return best - self.keep(card)

    def free_of_pies(self) -> i64:
        free: i64 = ALL_CHAIRS
        for pie in self.outlook.pies:
            if pie >= 0:
                free &= ~only_chair(pie)
        return free

    def best_pie(self) -> float:
        best = NEVER
        chairs = self.free_of_pies()
        while chairs != 0:
            bit = chairs & -chairs
            gain = self.around(place_of(bit))
            if gain > best:
                best = gain
            chairs ^= bit
        return best

    def passing(self, owner: i64, chair: i64) -> float:
        if chair < 0:
            return NEVER
        change = self.around(chair) - self.around(self.outlook.pies[owner])
        return change * (self.pie_hits if self.outlook.men[owner] != 0 else 0.1)

    def drink_gains(self) -> list[float]:
        """For each drink what it does to the man who gets it."""
        outlook = self.outlook
        occupied = outlook.occupied()
        mine: i64 = outlook.men[self.seat]
        armed: i64 = outlook.sorts[JACK] | outlook.sorts[ROBBIE]
        found: list[float] = []
        for chair in self.rules.drink_chairs:
            bit = only_chair(chair)
            if bit & occupied == 0:
                found.append(NEVER)
            elif bit & outlook.asleep:
                found.append(self.gains[chair])
            else:
                gain = 0.15
                if bit & outlook.sorts[BOSS]:
                    gain += 0.2
                if bit & armed:
                    gain += 0.15
                found.append(-gain if bit & mine else gain)
        return found

    def best_pies(self, wanted: i64) -> i64:
        """The few chairs where a pie looks best."""
        values = [self.around(chair) for chair in range(CHAIRS)]
        return best_few(values, self.free_of_pies(), wanted)
