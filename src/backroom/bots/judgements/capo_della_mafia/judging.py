"""How a bot judges Capo della Mafia: everything in points of respect, the rivals' counted too."""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, softened
from backroom.bots.judgements.capo_della_mafia.beliefs import Beliefs
from backroom.bots.judgements.capo_della_mafia.explaining import Explaining
from backroom.bots.judgements.capo_della_mafia.habits import accusations
from backroom.bots.judgements.capo_della_mafia.measures import Measures
from backroom.bots.judgements.capo_della_mafia.plays import Plays
from backroom.bots.judgements.capo_della_mafia.reasons import Reasons
from backroom.games.capo_della_mafia.actions import CapAction
from backroom.games.capo_della_mafia.handful import chosen_of, first_card, other_cards, size
from backroom.games.capo_della_mafia.knowledge import has_sealed, unseen_cards
from backroom.games.capo_della_mafia.mission import star_limit
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.games.capo_della_mafia.rules import CapRules, Effect
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.kernel.seats import only
from backroom.kernel.state import State

NEW_HAND: Final = 0.72
"""The part of all missions that a new hand can do, about: a guess, for positions in mid-round."""


@final
class CapJudgement(Judgement):
    __slots__ = (
        "rules",
        "measures",
        "beliefs",
        "plays",
        "explaining",
        "reasons",
        "scale",
        "scale_ahead",
        "rival_point",
        "nerve",
        "revenge",
        "alone",
        "certainty",
        "hand_worth",
        "outlook_worth",
    )

    def __init__(self, rules: CapRules, measures: Measures, weights: dict[str, float]) -> None:
        super().__init__(weights["temperature"], i64(weights["horizon"]), True)
        self.rules = rules
        self.measures = measures
        self.beliefs = Beliefs(measures, weights)
        self.plays = Plays(measures, self.beliefs, weights)
        self.explaining = Explaining(self.plays, weights)
        self.reasons = Reasons(self.plays, self.beliefs, weights)
        self.scale = weights["scale"]
        self.scale_ahead = weights["scale_ahead"]
        self.rival_point = weights["rival_point"]
        self.nerve = weights["nerve"]
        self.revenge = weights["revenge"]
        self.alone = weights["alone"]
        self.certainty = weights["certainty"]
        self.hand_worth = weights["hand_worth"]
        self.outlook_worth = weights["outlook_worth"]

    def likes(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        assert isinstance(state, CapState)
        if state.phase is Phase.SUSPECT:
            return self.like_suspecting(state, seat, actions)
        if state.phase is Phase.CLAIM:
            return self.like_claiming(state, seat, actions)
        if state.phase is Phase.LAY:
            worths = self.plays.every_play(state, seat, state.hands[seat])
        else:
            kept = size(state.hands[seat])
            worths = self.plays.every_show(state, seat, state.table[seat], kept)
        found: list[float] = []
        for action in actions:
            assert isinstance(action, CapAction)
            found.append(worths[action.value])
        return found

    def mixes(self, state: State, seat: i64) -> bool:
        """Nobody should be sure what we lay and show; whom we suspect, nobody can answer."""
        assert isinstance(state, CapState)
        return state.phase is Phase.LAY or state.phase is Phase.TURN_UP

    def plausibility(self, world: State, seat: i64) -> float:
        """In this world the others laid these cards and showed those, of all that they held."""
        assert isinstance(world, CapState)
        if world.phase is Phase.LAY or world.phase is Phase.OVER:
            return 1.0
        weight = 1.0
        for other in range(world.seats):
            if other != seat:
                weight *= self.explaining.laying(world, other)
                weight *= self.explaining.showing(world, other)
        return weight

    def reason(self, state: State, seat: i64, action: Action) -> Message:
        assert isinstance(state, CapState)
        assert isinstance(action, CapAction)
        return self.reasons.of(state, seat, action)

    # Suspecting and claiming

    def like_suspecting(
        self, position: Position, seat: i64, actions: tuple[Action, ...]
    ) -> list[float]:
        unseen = unseen_cards(position, seat)
        accused = accusations(position.past, position.seats, seat)
        threats = self.threats(position, seat)
        found: list[float] = []
        for action in actions:
            assert isinstance(action, CapAction)
            if action.value < 0:
                found.append(0.0)
            else:
                gain = self.suspecting(position, seat, action.value, unseen, accused, threats)
                found.append(self.certainty * gain)
        return found

    def suspecting(
        self,
        position: Position,
        seat: i64,
        other: i64,
        unseen: list[int],
        accused: list[int],
        threats: list[float],
    ) -> float:
        """What suspecting him brings: points won or lost, his hat taken, less Mario's revenge."""
        rules = self.rules
        honesty = self.beliefs.seen_honesty(position, other, unseen)
        right = float(rules.right_suspicion + position.effect(Effect.RIGHT_SUSPICION))
        wrong = float(rules.wrong_suspicion + position.effect(Effect.WRONG_SUSPICION))
        if wrong > float(position.respect[seat]):
            wrong = float(position.respect[seat])
        hat = float(rules.mission_worth + position.effect(Effect.MISSION_WORTH))
        marios = 0.0
        shown = position.face_up(other)
        hidden = size(position.table[other]) - size(shown)
        while shown != 0:
            marios += float(rules.steals[first_card(shown)])
            hat += float(rules.extra_respect[first_card(shown)])
            shown = other_cards(shown)
        if hidden > 0:
            total: i64 = 0
            stealing: i64 = 0
            for kind in range(len(unseen)):
                total += unseen[kind]
                stealing += unseen[kind] * rules.steals[kind]
            marios += float(hidden * stealing) / float(total)
        threat = threats[other]
        gain = (1.0 - honesty) * (right + hat * threat * self.alone) - honesty * wrong
        return gain - marios * (1.0 + threat) + self.nerve + self.revenge * float(accused[other])

    def threats(self, position: Position, seat: i64) -> list[float]:
        """By seat, how much of our own point one of theirs is worth: together `rival_point`."""
        points = [float(respect) for respect in position.respect]
        points[seat] = -1000.0
        found = softened(points, self.scale_of(position))
        return [self.rival_point * each for each in found]

    def like_claiming(
        self, position: Position, seat: i64, actions: tuple[Action, ...]
    ) -> list[float]:
        found: list[float] = []
        for action in actions:
            assert isinstance(action, CapAction)
            extra: i64 = 0
            cards = chosen_of(position.table[seat], action.value)
            while cards != 0:
                extra += self.rules.extra_respect[first_card(cards)]
                cards = other_cards(cards)
            found.append(float(extra))
        return found

    # How it stands

    def scale_of(self, position: Position) -> float:
        """How many points make a difference: more while the target is far."""
        most: i64 = 0
        for respect in position.respect:
            if respect > most:
                most = respect
        ahead = self.rules.target - most
        if ahead < 0:
            ahead = 0
        return self.scale + self.scale_ahead * float(ahead)

    def worth(self, state: State) -> list[float]:
        """Shares that fall with the points behind, counting what hands are good for. While cards
        lie on the table, whoever has done the mission has most of his point already."""
        assert isinstance(state, CapState)
        points: list[float] = []
        for seat in range(state.seats):
            point = float(state.respect[seat])
            hand: i64 = state.hands[seat]
            held = size(hand)
            if state.phase is not Phase.LAY:
                point += self.table_worth(state, seat)
            if state.phase is not Phase.LAY and self.beliefs.refills(state, held):
                point += self.hand_worth * float(self.rules.hand) + self.outlook_worth * NEW_HAND
            else:
                outlook = self.measures.outlook(hand)
                point += self.hand_worth * float(held) + self.outlook_worth * outlook[-1]
            points.append(point)
        return softened(points, self.scale_of(state))

    def table_worth(self, position: Position, seat: i64) -> float:
        """What the cards on the table will bring, about."""
        sums = self.measures.sums(position.table[seat])
        last: i64 = len(sums.symbols) - 1
        done = self.plays.done(
            sums.symbols[last], sums.stars[last], position.mission, star_limit(position)
        )
        return 0.5 + 0.5 * done

    def reopen(self, world: State, seat: i64) -> None:
        """Others who have sealed a choice will choose again in this world: as players do, where a
        redealt choice is any."""
        assert isinstance(world, CapState)
        if world.phase is Phase.CLAIM or world.phase is Phase.OVER:
            return
        for other in range(world.seats):
            if other != seat and has_sealed(world, other):
                world.pending |= only(other)

    def settled(self, state: State) -> bool:
        """Between two rounds: nothing lies on the table."""
        assert isinstance(state, CapState)
        return state.phase is Phase.LAY
