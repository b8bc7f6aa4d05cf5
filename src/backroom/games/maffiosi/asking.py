# Interpreted: structs of msgspec gain nothing from the compiler.
"""What a drawn table of Maffiosi asks: how it stands, what each card in hand could do, where a man
could sit down, and what changes if somebody dies."""

from typing import ClassVar

import msgspec

from backroom.games.maffiosi.actions import LIFT, OPENING, PLAY, Do, MafAction
from backroom.games.maffiosi.chairs import CHAIRS, only_chair
from backroom.games.maffiosi.insight import MafInsight, insight_into
from backroom.games.maffiosi.killing import kill
from backroom.games.maffiosi.position import NONE
from backroom.games.maffiosi.rules import KA_BOOM, MOVE
from backroom.games.maffiosi.state import MafState
from backroom.games.maffiosi.view import MafView
from backroom.kernel.bundle import sorts_in
from backroom.kernel.game import Game
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import Answer, Query, Target, TargetsFound, targets_in
from backroom.kernel.state import State


class Standing(Answer, frozen=True):
    """What follows from what everybody sees."""

    insight: MafInsight


class AsItStands(Query, frozen=True):
    """What follows from the present?"""

    public: ClassVar[bool] = True

    def answer(self, game: Game, world: State, seat: int) -> Standing:
        assert isinstance(world, MafState)
        return Standing(insight_into(world, seat))


class WithoutHim(Answer, frozen=True):
    """What would follow if that man were gone."""

    insight: MafInsight


class IfKilled(Query, frozen=True):
    """What changes if the man on this chair dies?"""

    public: ClassVar[bool] = True

    chair: int

    def answer(self, game: Game, world: State, seat: int) -> WithoutHim | Refusal:
        assert isinstance(world, MafState)
        owner = world.owner_at(self.chair) if 0 <= self.chair < CHAIRS else NONE
        if owner == NONE:
            return Refusal("MAF-E22a", "nobody_there", {"chair": self.chair + 1})
        kill(world, only_chair(self.chair), owner, KA_BOOM)
        return WithoutHim(insight_into(world, seat))


class CardFound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card in hand: why it cannot be played, or what it could be played for."""

    card: int
    refusal: Refusal | None
    targets: list[Target]
    """Everything that the card opens, with the refusal of what is not possible; of drinks only what
    is possible, for there are too many ways to pour them wrongly."""


class CardsFound(Answer, frozen=True):
    """The kinds of cards in hand, in their order."""

    cards: tuple[CardFound, ...]


class CardsInHand(Query, frozen=True):
    """What could each of my cards do now?"""

    def answer(self, game: Game, world: State, seat: int) -> CardsFound:
        assert isinstance(world, MafState)
        held = sorts_in(world.hands[seat]) if seat >= 0 else 0
        kinds = [card for card in range(len(PLAY)) if held >> card & 1]
        return CardsFound(tuple(card_found(game, world.clone(), seat, card) for card in kinds))


def card_found(game: Game, world: MafState, seat: int, card: int) -> CardFound:
    play = PLAY[card]
    refusal = world.attempt(seat, play)
    if refusal is not None or int(play.index) not in OPENING:
        return CardFound(card, refusal, [])
    found = [each for each in targets_in(game, world, seat) if not is_wrong_round(game, each)]
    return CardFound(card, None, found)


def is_wrong_round(game: Game, target: Target) -> bool:
    """Of drinks, what cannot be poured."""
    action = game.action(target.action)
    assert isinstance(action, MafAction)
    return action.do is Do.SERVE and target.refusal is not None


class ChairsFor(Query, frozen=True):
    """Where could the man on this chair sit down, if I moved him?"""

    chair: int

    def answer(self, game: Game, world: State, seat: int) -> TargetsFound | Refusal:
        if not 0 <= self.chair < CHAIRS:
            return Refusal("MAF-E22a", "nobody_there", {"chair": self.chair + 1})
        for action in (PLAY[MOVE], LIFT[self.chair]):
            refusal = world.attempt(seat, action)
            if refusal is not None:
                return refusal
        return TargetsFound(targets_in(game, world, seat))


Queries = AsItStands | IfKilled | CardsInHand | ChairsFor
Answers = Standing | WithoutHim | CardsFound


def queries_now(view: MafView) -> list[Query]:
    """How it stands; one's cards and men; the Bosses, and a chair where perhaps nobody sits."""
    men = [(chair, man) for chair, man in enumerate(view.men) if man is not None]
    bosses = [chair for chair, man in men if man.sort == 0]
    own = [chair for chair, man in men if man.seat == view.seat]
    chair = view.round % CHAIRS
    killed = [IfKilled(each) for each in (*bosses, chair)]
    moved = [ChairsFor(each) for each in (*own[:1], chair)]
    return [AsItStands(), CardsInHand(), *killed, *moved]
