"""After which action do you have most real money? What brings most at once may call the police,
and with them the Godfather."""

from typing import NamedTuple

from backroom.games.counterfeiters.actions import CftAction, Do
from backroom.games.counterfeiters.events import GodfatherPaid
from backroom.games.counterfeiters.position import Position, Stage, Step
from backroom.games.counterfeiters.rules import Place
from backroom.games.counterfeiters.telling import CftTeller
from backroom.games.counterfeiters.view import CftView
from backroom.house_games.puzzle import Choice, Riddle, only_one_right
from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.messages import Message
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State

FEWEST = 3
BUYING = (Place.MARKET, Place.PRINT)
"""These bring no money at once, and everybody sees it."""


class Outcome(NamedTuple):
    """The best that can be made of a space: all real money afterwards, and what lay in hand for a
    moment before anybody came for it."""

    after: int
    visit: int
    way: Message


def pose(state: State, seat: int) -> Riddle | None:
    """CFT-18, CFT-32 to CFT-45: in a turn that does not end the round."""
    assert isinstance(state, Position)
    is_turn = state.stage is Stage.ROUND and state.step is Step.PLACE and seat in state.to_act()
    if not is_turn or sum(state.henchmen) < 2:
        return None
    world = state.redeal(seat, fast_rng(0))
    assert isinstance(world, Position)
    best = outcomes(world, seat)
    if not best:
        return None
    most = max([outcome.after for outcome in best.values()])
    # Whoever only counts what comes in must be wrong.
    loud = max(best.values(), key=lambda outcome: outcome.after + outcome.visit)
    if loud.after == most:
        return None
    choices = [
        Choice(
            Message("puzzle-cft-way", {"action": outcome.way}),
            outcome.after == most,
            why(outcome),
        )
        for outcome in best.values()
    ]
    return only_one_right(Message("puzzle-cft-most"), choices, FEWEST)


def outcomes(world: Position, seat: int) -> dict[tuple[Place, bool], Outcome]:
    """The best way through each place; a space with a cap is not one without."""
    teller, rules, view = CftTeller(world.rules), world.rules, world.view(seat)
    assert isinstance(view, CftView)
    best: dict[tuple[Place, bool], Outcome] = {}
    for action in world.legal(seat):
        assert isinstance(action, CftAction)
        if action.do is not Do.PLACE or rules.places[action.value] in BUYING:
            continue
        key = (rules.places[action.value], bool(rules.caps[action.value]))
        way = teller.action(view, action)
        for outcome in ways_through(world, seat, action, way):
            if key not in best or outcome.after > best[key].after:
                best[key] = outcome
    return best


def ways_through(world: Position, seat: int, action: Action, way: Message) -> list[Outcome]:
    opened, told = tried(world, seat, action)
    if opened.step not in (Step.NOTES, Step.TRANSFER) or seat not in opened.to_act():
        return [Outcome(money(opened, seat), visit(told, seat), way)]
    ends = [tried(opened, seat, choice) for choice in opened.legal(seat)]
    return [Outcome(money(end, seat), visit(heard, seat), way) for end, heard in ends]


def tried(world: Position, seat: int, action: Action) -> tuple[Position, list[Told]]:
    """The world after this, and what happened."""
    end, told = world.clone(), list[Told]()
    assert isinstance(end, Position)
    end.recorder = told
    end.apply(seat, action)
    return end, told


def money(position: Position, seat: int) -> int:
    return (int(position.cash[seat]) + int(position.offshore[seat])) * 10


def visit(told: list[Told], seat: int) -> int:
    """CFT-45: what the Godfather took of this player on the way."""
    events = [each.event for each in told]
    return sum([e.money for e in events if isinstance(e, GodfatherPaid) and e.seat == seat])


def why(outcome: Outcome) -> Message:
    facts = {
        "after": Message("money", {"amount": outcome.after}),
        "visit": outcome.visit,
        "visit_money": Message("money", {"amount": outcome.visit}),
    }
    return Message("puzzle-cft-why", facts)
