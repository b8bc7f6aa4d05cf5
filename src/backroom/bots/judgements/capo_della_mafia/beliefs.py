"""What players believe of each other: who has done the mission, and who will be suspected."""

from math import exp
from typing import final

from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.habits import Habits
from backroom.bots.judgements.capo_della_mafia.measures import Measures, odds_of
from backroom.games.capo_della_mafia.handful import first_card, other_cards, size
from backroom.games.capo_della_mafia.mission import star_limit
from backroom.games.capo_della_mafia.position import Position
from backroom.games.capo_della_mafia.rules import Effect


@final
class Beliefs:
    """Odds that add up, as self-play has shown them (weights.toml)."""

    __slots__ = (
        "measures",
        "belief",
        "chance",
        "hope",
        "refilling",
        "caught",
        "passed",
        "suspicion",
        "suspicion_slope",
    )

    def __init__(self, measures: Measures, weights: dict[str, float]) -> None:
        self.measures = measures
        self.belief = weights["belief"]
        self.chance = weights["belief_chance"]
        self.hope = weights["belief_hope"]
        self.refilling = weights["belief_refills"]
        self.caught = weights["belief_caught"]
        self.passed = weights["belief_passed"]
        self.suspicion = weights["suspicion"]
        self.suspicion_slope = weights["suspicion_slope"]

    def honesty(self, chance: float, hope: float, refills: bool, habit: float) -> float:
        """How likely somebody has done the mission, if these are the odds that cards at random
        beside those he shows would have done it, and that his hand could have: he chose his cards
        from what he had, perhaps only to get rid of them, and he is who he is."""
        odds = self.belief + self.chance * chance + self.hope * hope + habit
        if refills:
            odds += self.refilling
        return 1.0 / (1.0 + exp(-odds))

    def habit(self, habits: Habits, seat: i64) -> float:
        """What his checks have told of him."""
        return self.passed * float(habits.passed[seat]) - self.caught * float(habits.caught[seat])

    def accusing(self, honesty: float) -> float:
        """How likely one rival suspects somebody who looks so honest."""
        return 1.0 / (1.0 + exp(-self.suspicion - self.suspicion_slope * (1.0 - honesty)))

    def refills(self, position: Position, kept: i64) -> bool:
        """CAP-42: will whoever keeps so many cards draw new ones?"""
        few = position.rules.refill_at_or_below + position.effect(Effect.REFILL_AT_OR_BELOW)
        return kept <= few

    def chance_of(self, position: Position, other: i64, unseen: list[int]) -> float:
        """The chance that another has done the mission if the cards that he hides were any of
        these."""
        shown = position.face_up(other)
        hidden = size(position.table[other]) - size(shown)
        symbols: i64 = 0
        stars: i64 = 0
        while shown != 0:
            symbols += self.measures.symbols[first_card(shown)]
            stars += self.measures.stars[first_card(shown)]
            shown = other_cards(shown)
        mission = position.mission
        return self.measures.chance(unseen, symbols, stars, hidden, mission, star_limit(position))

    def seen_honesty(
        self, position: Position, other: i64, unseen: list[int], habits: Habits
    ) -> float:
        """How likely another has done the mission, as somebody sees it who knows which cards are
        unseen."""
        chance = self.chance_of(position, other, unseen)
        laid = size(position.table[other])
        if laid == size(position.face_up(other)):
            return chance
        kept = size(position.hands[other])
        hope = self.measures.hope(laid + kept, position.mission, star_limit(position))
        habit = self.habit(habits, other)
        return self.honesty(odds_of(chance), hope, self.refills(position, kept), habit)
