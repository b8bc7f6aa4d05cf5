"""Why a bot would do it: the main term of its judgement, in a sentence."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.beliefs import Beliefs
from backroom.bots.judgements.capo_della_mafia.habits import accusations
from backroom.bots.judgements.capo_della_mafia.plays import SHOWS, Plays
from backroom.games.capo_della_mafia.actions import CapAction, size_of
from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.knowledge import unseen_cards
from backroom.games.capo_della_mafia.playing import turn_up_count
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.games.capo_della_mafia.rules import Effect
from backroom.kernel.messages import Message, SeatName


def percent(chance: float) -> int:
    return int(100.0 * chance + 0.5)


def breaking_even(position: Position) -> int:
    """So many times in 100 a suspicion must be right, or more is lost by it than won."""
    right = position.rules.right_suspicion + position.effect(Effect.RIGHT_SUSPICION)
    wrong = position.rules.wrong_suspicion + position.effect(Effect.WRONG_SUSPICION)
    return percent(float(wrong) / float(right + wrong)) if right + wrong > 0 else 0


@final
class Reasons:
    __slots__ = ("plays", "beliefs", "revenge")

    def __init__(self, plays: Plays, beliefs: Beliefs, weights: dict[str, float]) -> None:
        self.plays = plays
        self.beliefs = beliefs
        self.revenge = weights["revenge"]

    def of(self, position: Position, seat: i64, action: CapAction) -> Message:
        if position.phase is Phase.LAY:
            return self.of_laying(position, seat, action.value)
        if position.phase is Phase.TURN_UP:
            return self.of_turning_up(position, seat, action.value)
        if position.phase is Phase.SUSPECT:
            if action.value < 0:
                return self.of_suspecting_nobody(position, seat)
            return self.of_suspecting(position, seat, action.value)
        if action.value != 0:
            return Message("bots-cap-claim")
        return Message("bots-cap-claim-nothing")

    def of_laying(self, position: Position, seat: i64, subset: i64) -> Message:
        """Honest, or a bluff; and what it does to the hand."""
        hand: i64 = position.hands[seat]
        stakes = self.plays.stakes(position, seat, size(hand))
        sums = self.plays.measures.sums(hand)
        able = False
        for each in range(1, len(sums.symbols)):
            if self.plays.done(sums.symbols[each], sums.stars[each], stakes.mission, stakes.limit):
                able = True
        laid = size_of(subset)
        refills = self.beliefs.refills(position, size(hand) - laid)
        if self.plays.done(sums.symbols[subset], sums.stars[subset], stakes.mission, stakes.limit):
            spare = stakes.limit - sums.stars[subset]
            if spare == 0:
                return Message("bots-cap-lay-tight")
            return Message("bots-cap-lay-honest", {"spare": int(spare)})
        if able:
            return Message("bots-cap-lay-bluff-saving")
        if refills:
            return Message("bots-cap-lay-bluff-refill")
        return Message("bots-cap-lay-bluff", {"count": int(laid)})

    def of_turning_up(self, position: Position, seat: i64, subset: i64) -> Message:
        """What it makes the others believe, and whether that is so."""
        cards: i64 = position.table[seat]
        laid = size(cards)
        count = turn_up_count(position, laid)
        kept = size(position.hands[seat])
        refills = self.beliefs.refills(position, kept)
        stakes = self.plays.stakes(position, seat, laid + kept)
        sums = self.plays.measures.sums(cards)
        last: i64 = len(sums.symbols) - 1
        trusted = self.plays.trusted(
            stakes, sums.symbols[subset], sums.stars[subset], laid, laid - count, refills
        )
        most = trusted
        for show in SHOWS[last][count]:
            other = self.plays.trusted(
                stakes, sums.symbols[show], sums.stars[show], laid, laid - count, refills
            )
            if other > most:
                most = other
        facts = {"chance": percent(trusted)}
        if not self.plays.done(sums.symbols[last], sums.stars[last], stakes.mission, stakes.limit):
            if trusted < most - 0.02:
                return Message("bots-cap-show-bluff-mixed", facts)
            return Message("bots-cap-show-bluff", facts)
        if trusted < most - 0.02:
            return Message("bots-cap-show-bait", facts)
        return Message("bots-cap-show-honest", facts)

    def of_suspecting(self, position: Position, seat: i64, other: i64) -> Message:
        unseen = unseen_cards(position, seat)
        suspect = SeatName(int(other))
        if self.beliefs.chance_of(position, other, unseen) == 0.0:
            return Message("bots-cap-suspect-sure", {"suspect": suspect})
        failed = percent(1.0 - self.beliefs.seen_honesty(position, other, unseen))
        facts = {"suspect": suspect, "chance": failed}
        if self.revenge > 0.0 and accusations(position.past, position.seats, seat)[other] > 0:
            return Message("bots-cap-suspect-revenge", facts)
        if failed < breaking_even(position):
            return Message("bots-cap-suspect-played-on", {"suspect": suspect})
        return Message("bots-cap-suspect", facts)

    def of_suspecting_nobody(self, position: Position, seat: i64) -> Message:
        """Even the one who looks worst is too likely honest."""
        unseen = unseen_cards(position, seat)
        worst: i64 = -1
        least = 2.0
        for other in range(position.seats):
            if other != seat:
                honesty = self.beliefs.seen_honesty(position, other, unseen)
                if honesty < least:
                    least = honesty
                    worst = other
        facts = {"suspect": SeatName(int(worst)), "chance": percent(1.0 - least)}
        return Message("bots-cap-suspect-nobody", facts)
