"""How well an imagined world explains what the others were seen to do."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgement import softened
from backroom.bots.judgements.capo_della_mafia.plays import SHOWS, Plays
from backroom.games.capo_della_mafia.handful import (
    chosen_of,
    first_card,
    other_cards,
    size,
    with_card,
)
from backroom.games.capo_della_mafia.playing import turn_up_count
from backroom.games.capo_della_mafia.position import Phase, Position


@final
class Explaining:
    __slots__ = ("plays", "trust", "doubt")

    def __init__(self, plays: Plays, weights: dict[str, float]) -> None:
        self.plays = plays
        self.trust = weights["trust"]
        """How likely another plays as we would; else he lays and shows anything."""
        self.doubt = weights["doubt"]
        """How much worse a play may look to us and still be his, in points."""

    def laying(self, position: Position, other: i64) -> float:
        """How likely he would have laid these cards of all that he held."""
        table: i64 = position.table[other]
        hand: i64 = position.hands[other]
        rest = table
        while rest != 0:
            hand = with_card(hand, first_card(rest))
            rest = other_cards(rest)
        likes = self.plays.every_play(position, other, hand)
        likes[0] = -1000.0
        chances = softened(likes, self.doubt)
        laid = 0.0
        ways: i64 = 0
        for subset in range(1, len(chances)):
            if chosen_of(hand, subset) == table:
                laid += chances[subset]
                ways += 1
        return self.trust * laid + (1.0 - self.trust) * float(ways) / float(len(chances) - 1)

    def showing(self, position: Position, other: i64) -> float:
        """How likely he would have turned up these cards of those he laid."""
        table: i64 = position.table[other]
        laid = size(table)
        count = turn_up_count(position, laid)
        if position.phase is Phase.TURN_UP or count == 0 or count == laid:
            return 1.0
        worths = self.plays.every_show(position, other, table, size(position.hands[other]))
        likes: list[float] = []
        for show in SHOWS[len(worths) - 1][count]:
            likes.append(worths[show])
        chances = softened(likes, self.doubt)
        shown = 0.0
        ways: i64 = 0
        for place, show in enumerate(SHOWS[len(worths) - 1][count]):
            if chosen_of(table, show) == position.turned_up[other]:
                shown += chances[place]
                ways += 1
        return self.trust * shown + (1.0 - self.trust) * float(ways) / float(len(chances))
