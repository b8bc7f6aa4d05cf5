"""Which card takes most rivals off the table at once?"""

from typing import NamedTuple

from backroom.games.maffiosi.actions import PLAY
from backroom.games.maffiosi.chairs import how_many
from backroom.games.maffiosi.position import Step
from backroom.games.maffiosi.rules import BEAT_IT, MOVE, ORDER_PIE
from backroom.games.maffiosi.state import MafState
from backroom.games.maffiosi.telling import MafTeller
from backroom.house_games.puzzle import Choice, Riddle, only_one_right
from backroom.kernel.bundle import sorts_in
from backroom.kernel.messages import CardName, Message, Refusal
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State

FEWEST = 4
DEADLY = 2
"""So many of the cards must kill somebody: else there is nothing to be found out."""
HARMLESS = (BEAT_IT, MOVE, ORDER_PIE)
"""MAF-51, MAF-59, MAF-62: nobody dies of these at once."""


class Toll(NamedTuple):
    """What a card costs at best: rivals, and own men."""

    rivals: int
    own: int
    action: Message | None


def pose(state: State, seat: int) -> Riddle | None:
    """MAF-33: at the beginning of one's turn, with a Move left for afterwards, so that the turn
    goes on and nothing else happens meanwhile."""
    assert isinstance(state, MafState)
    if state.step is not Step.CARD or seat not in state.to_act():
        return None
    world = state.redeal(seat, fast_rng(0))
    assert isinstance(world, MafState)
    held = sorts_in(world.hands[seat])
    if not held >> MOVE & 1:
        return None
    tolls = {card: toll_of(world, seat, card) for card in range(len(PLAY)) if held >> card & 1}
    best = max([toll.rivals for toll in tolls.values() if isinstance(toll, Toll)], default=0)
    deadly = [toll for toll in tolls.values() if isinstance(toll, Toll) and toll.rivals > 0]
    if best == 0 or len(deadly) < DEADLY:
        return None
    choices = [
        Choice(
            Message("puzzle-card", {"card": CardName("card", card)}),
            isinstance(toll, Toll) and toll.rivals == best,
            why(toll, card),
        )
        for card, toll in tolls.items()
    ]
    return only_one_right(Message("puzzle-maf-most"), choices, FEWEST)


def toll_of(world: MafState, seat: int, card: int) -> Toll | Refusal:
    """The best that this card can do, tried out in every way that the rules allow."""
    opened = world.clone()
    refusal = opened.attempt(seat, PLAY[card])
    if refusal is not None:
        return refusal
    if card in HARMLESS:
        return Toll(0, 0, None)
    teller, view = MafTeller(world.rules), opened.view(seat)
    best = Toll(-1, 0, None)
    for action in opened.legal(seat):
        end = opened.clone()
        end.apply(seat, action)
        dead = [
            int(how_many(before)) - int(how_many(after))
            for before, after in zip(world.men, end.men, strict=True)
        ]
        toll = Toll(sum(dead) - dead[seat], dead[seat], teller.action(view, action))
        if (toll.rivals, -toll.own) > (best.rivals, -best.own):
            best = toll
    return best


def why(toll: Toll | Refusal, card: int) -> Message:
    named = CardName("card", card)
    if isinstance(toll, Refusal):
        reason = Message(f"maf-refused-{toll.reason.replace('_', '-')}", toll.facts)
        return Message("puzzle-maf-refused", {"card": named, "why": reason})
    if toll.action is None or toll.rivals == 0:
        return Message("puzzle-maf-nobody", {"card": named})
    facts = {"card": named, "action": toll.action, "rivals": toll.rivals, "own": toll.own}
    return Message("puzzle-maf-toll", facts)
