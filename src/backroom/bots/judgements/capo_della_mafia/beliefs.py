"""What players believe of each other: who has done the mission, and who will be suspected."""

from math import exp
from typing import final

from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.habits import reputations
from backroom.bots.judgements.capo_della_mafia.looks import Looks
from backroom.bots.judgements.capo_della_mafia.measures import Measures, odds_of
from backroom.games.capo_della_mafia.handful import first_card, other_cards, size
from backroom.games.capo_della_mafia.mission import star_limit
from backroom.games.capo_della_mafia.past import Past
from backroom.games.capo_della_mafia.position import Position
from backroom.games.capo_della_mafia.rules import Effect


@final
class Beliefs:
    __slots__ = ("measures", "looks", "suspicion", "suspicion_slope", "past", "reputed")

    def __init__(self, measures: Measures, weights: dict[str, float]) -> None:
        self.measures = measures
        self.looks = Looks(measures, weights)
        self.suspicion = weights["suspicion"]
        self.suspicion_slope = weights["suspicion_slope"]
        self.past: Past | None = None
        self.reputed: list[float] = []
        """What the last rounds that were looked back on have told of everybody."""

    def accusing(self, honesty: float) -> float:
        """How likely one rival suspects somebody who looks so honest."""
        return 1.0 / (1.0 + exp(-self.suspicion - self.suspicion_slope * (1.0 - honesty)))

    def refills(self, position: Position, kept: i64) -> bool:
        """CAP-42: will whoever keeps so many cards draw new ones?"""
        few = position.rules.refill_at_or_below + position.effect(Effect.REFILL_AT_OR_BELOW)
        return kept <= few

    def reputations(self, position: Position) -> list[float]:
        """By seat: the logarithmic odds that it lays without a thought."""
        past = position.past
        if past is None:
            return [self.looks.blind for _ in range(position.seats)]
        if past is not self.past:  # a round is asked about again and again while it lasts
            self.reputed = reputations(self.looks, past, position.seats)
            self.past = past
        return self.reputed

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

    def seen_honesty(self, position: Position, other: i64, unseen: list[int]) -> float:
        """How likely another has done the mission, as somebody sees it who knows which cards are
        unseen."""
        chance = self.chance_of(position, other, unseen)
        laid = size(position.table[other])
        if chance == 0.0 or laid == size(position.face_up(other)):
            return chance
        kept = size(position.hands[other])
        look = self.looks.of_odds(
            odds_of(chance),
            laid,
            laid + kept,
            position.mission,
            star_limit(position),
            self.refills(position, kept),
        )
        return self.looks.trust(look, chance, self.reputations(position)[other])
