"""What a play is worth: the cards laid, the cards shown, and those kept for later."""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.beliefs import Beliefs
from backroom.bots.judgements.capo_della_mafia.looks import chance_of
from backroom.bots.judgements.capo_della_mafia.measures import Measures
from backroom.games.capo_della_mafia.actions import size_of
from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.mission import star_limit
from backroom.games.capo_della_mafia.playing import turn_up_count
from backroom.games.capo_della_mafia.position import Position
from backroom.games.capo_della_mafia.rules import MOST_CARDS, Effect

USUAL_RIVALS: Final = 3.0
"""So many rivals had those whose suspicions were counted; of more, each has more to suspect."""


def shows_of(subset: i64, count: i64) -> tuple[i64, ...]:
    """The subsets of this size of a set of cards."""
    return tuple([s for s in range(1 << MOST_CARDS) if s & ~subset == 0 and size_of(s) == count])


SHOWS: Final[tuple[tuple[tuple[i64, ...], ...], ...]] = tuple(
    [
        tuple([shows_of(subset, count) for count in range(MOST_CARDS + 1)])
        for subset in range(1 << MOST_CARDS)
    ]
)
"""By cards laid and how many are turned up: every way to do it."""


@final
class Stakes:
    """What this round is about, for somebody who decides what to lay."""

    __slots__ = (
        "mission",
        "limit",
        "held",
        "repute",
        "fools",
        "hat",
        "right",
        "wrong",
        "rivals",
        "each",
    )

    def __init__(
        self,
        mission: i64,
        limit: i64,
        held: i64,
        repute: float,
        fools: float,
        hat: float,
        right: float,
        wrong: float,
        rivals: i64,
        each: float,
    ) -> None:
        self.mission = mission
        self.limit = limit
        self.held = held
        """So many cards he has to choose from."""
        self.repute = repute
        """What the others think of him."""
        self.fools = fools
        """The part of his rivals who play without a thought: they point at anybody."""
        self.hat = hat
        self.right = right
        self.wrong = wrong
        self.rivals = rivals
        self.each = each
        """What a rival's point is worth to us, in our own."""


@final
class Plays:
    """Judges plays in points of respect of this round and the next."""

    __slots__ = (
        "measures",
        "beliefs",
        "prison_fear",
        "rival_point",
        "tony_risk",
        "outlook",
        "full_hand",
        "held_card",
    )

    def __init__(self, measures: Measures, beliefs: Beliefs, weights: dict[str, float]) -> None:
        self.measures = measures
        self.beliefs = beliefs
        self.prison_fear = weights["prison_fear"]
        self.rival_point = weights["rival_point"]
        self.tony_risk = weights["tony_risk"]
        self.outlook = weights["outlook"]
        self.full_hand = weights["full_hand"]
        self.held_card = weights["held_card"]

    def trusted(
        self, stakes: Stakes, symbols: i64, stars: i64, laid: i64, hidden: i64, refills: bool
    ) -> float:
        """How honest a play looks of which these symbols and stars are shown."""
        odds = self.measures.usual_odds(symbols, stars, hidden, stakes.mission, stakes.limit)
        if hidden == 0:
            return 1.0 if odds > 0.0 else 0.0
        looks = self.beliefs.looks
        look = looks.of_odds(odds, laid, stakes.held, stakes.mission, stakes.limit, refills)
        return looks.trust(look, chance_of(odds), stakes.repute)

    def show_worth(
        self,
        stakes: Stakes,
        symbols: i64,
        stars: i64,
        laid: i64,
        hidden: i64,
        refills: bool,
        done: float,
        hat: float,
        marios: float,
    ) -> float:
        """What a play brings this round that is shown like this: the hat if nobody suspects it or
        it is good; what accusers lose or win; what Mario steals from them."""
        trusted = self.trusted(stakes, symbols, stars, laid, hidden, refills)
        accusing = self.beliefs.accusing(trusted) * USUAL_RIVALS / float(stakes.rivals)
        if accusing > 1.0:
            accusing = 1.0
        anybody = stakes.fools / float(stakes.rivals + 1)  # or at nobody, as likely as at each
        accusing = (1.0 - stakes.fools) * accusing + anybody
        free = 1.0
        for _ in range(stakes.rivals):
            free *= 1.0 - accusing
        accusers = float(stakes.rivals) * accusing
        kept = hat * (1.0 - free) + accusers * stakes.wrong * stakes.each
        lost = -accusers * stakes.right * stakes.each - self.prison_fear * (1.0 - free)
        stolen = marios * accusers * (1.0 + stakes.each)
        return free * hat + done * kept + (1.0 - done) * lost + stolen

    def stakes(self, position: Position, seat: i64, held: i64) -> Stakes:
        """For this seat, which has so many cards to choose from."""
        rules = position.rules
        limit = star_limit(position)
        rivals = position.seats - 1
        reputed = self.beliefs.reputations(position)
        fools = 0.0
        for other in range(position.seats):
            if other != seat:
                fools += chance_of(reputed[other])
        return Stakes(
            position.mission,
            limit,
            held,
            reputed[seat],
            fools / float(rivals),
            float(rules.mission_worth + position.effect(Effect.MISSION_WORTH)),
            float(rules.right_suspicion + position.effect(Effect.RIGHT_SUSPICION)),
            float(rules.wrong_suspicion + position.effect(Effect.WRONG_SUSPICION)),
            rivals,
            self.rival_point / float(rivals),
        )

    def done(self, symbols: i64, stars: i64, mission: i64, limit: i64) -> float:
        """The chance that these cards survive a check: another's Tony may squeal."""
        if stars > limit or self.measures.lacks(symbols, mission):
            return 0.0
        return 1.0 - self.tony_risk if stars == limit else 1.0

    def every_play(self, position: Position, seat: i64, hand: i64) -> list[float]:
        """For every set of cards that this seat can lay from this hand (0 is no set): what it
        brings this round, shown as suits it best, and what the rest is good for later."""
        held = size(hand)
        stakes = self.stakes(position, seat, held)
        sums = self.measures.sums(hand)
        outlook = self.measures.outlook(hand)
        last: i64 = len(sums.symbols) - 1
        found = [0.0]
        for subset in range(1, last + 1):
            laid = size_of(subset)
            count = turn_up_count(position, laid)
            refills = self.beliefs.refills(position, held - laid)
            done = self.done(sums.symbols[subset], sums.stars[subset], stakes.mission, stakes.limit)
            hat = stakes.hat + float(sums.extra[subset])
            marios = float(sums.steals[subset])
            best = -1000.0
            for show in SHOWS[subset][count]:
                like = self.show_worth(
                    stakes,
                    sums.symbols[show],
                    sums.stars[show],
                    laid,
                    laid - count,
                    refills,
                    done,
                    hat,
                    marios,
                )
                if like > best:
                    best = like
            rest = self.outlook * outlook[last ^ subset]
            if refills:
                # A full hand again: at least as good as most, better with something to keep.
                rest = self.full_hand + self.held_card * rest
            found.append(best + rest)
        return found

    def every_show(self, position: Position, seat: i64, cards: i64, kept: i64) -> list[float]:
        """For every set of these cards, all laid: what the play brings if this seat turns that set
        up and keeps so many cards in hand. 0 for sets of another size."""
        laid = size(cards)
        count = turn_up_count(position, laid)
        stakes = self.stakes(position, seat, laid + kept)
        refills = self.beliefs.refills(position, kept)
        sums = self.measures.sums(cards)
        last: i64 = len(sums.symbols) - 1
        done = self.done(sums.symbols[last], sums.stars[last], stakes.mission, stakes.limit)
        hat = stakes.hat + float(sums.extra[last])
        marios = float(sums.steals[last])
        found = [0.0 for _ in range(last + 1)]
        for show in SHOWS[last][count]:
            found[show] = self.show_worth(
                stakes,
                sums.symbols[show],
                sums.stars[show],
                laid,
                laid - count,
                refills,
                done,
                hat,
                marios,
            )
        return found
