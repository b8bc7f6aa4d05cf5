"""A hint names what the bot then does: a turn that was thought through is not thought over."""

from dataclasses import dataclass

from backroom.bots.intentions import Intentions
from backroom.bots.levels import COACH, advise
from backroom.bots.players import new_game
from backroom.bots.request import Choice, request_for
from backroom.games.maffiosi.position import Step
from backroom.games.maffiosi.state import MafState
from backroom.kernel.rng import fast_rng
from builders.maffiosi import MAF


@dataclass
class Moved:
    seat: int
    action: int


PLAN = Choice(3, then=(5, 7))
BEFORE = [Moved(1, 9), Moved(2, 9)]


def left_after(*moves: Moved) -> tuple[int, ...]:
    """What seat 0 still means to do when these moves followed its decision."""
    intentions = Intentions()
    intentions.note(0, len(BEFORE), PLAN)
    return intentions.meant(0, [*BEFORE, *moves])


def test_what_is_left_of_a_plan_is_meant_as_long_as_it_is_followed() -> None:
    assert left_after() == (3, 5, 7)
    assert left_after(Moved(0, 3)) == (5, 7)
    assert left_after(Moved(0, 3), Moved(0, 5)) == (7,)
    assert left_after(Moved(0, 3), Moved(0, 5), Moved(0, 7)) == ()


def test_nothing_is_meant_any_more_when_something_else_was_done() -> None:
    assert left_after(Moved(0, 4)) == ()
    assert left_after(Moved(0, 3), Moved(1, 9)) == ()
    assert left_after(Moved(0, 3), Moved(0, 5), Moved(0, 7), Moved(0, 3)) == ()


def test_a_plan_is_forgotten_when_moves_before_it_are_taken_back_or_another_is_made() -> None:
    intentions = Intentions()
    intentions.note(0, len(BEFORE), PLAN)
    assert intentions.meant(0, BEFORE[:1]) == ()
    assert intentions.meant(1, BEFORE) == ()
    intentions.note(0, len(BEFORE), Choice(3))
    assert intentions.meant(0, BEFORE) == ()


def test_what_was_meant_is_done_whatever_looks_good_now_unless_it_is_not_allowed() -> None:
    rules = MAF.rules(4)
    state = new_game(MAF, rules, 5, 0)
    [seat] = state.owing()
    legal = [int(action.index) for action in state.legal(seat)]
    for meant in legal:
        request = request_for(MAF, rules, state, seat, COACH, 1, None, 0.02, (meant,))
        assert advise(request).choice == Choice(meant)
    never = next(each for each in range(len(MAF.actions)) if each not in legal)
    request = request_for(MAF, rules, state, seat, COACH, 1, None, 0.02, (never,))
    choice = advise(request).choice
    assert choice is not None
    assert choice.action in legal


def test_whoever_plays_a_card_as_advised_is_then_advised_to_do_what_it_was_for(seed: int) -> None:
    """Of the hints about a Move half named something else before; now none may."""
    rng = fast_rng(seed)
    rules = MAF.rules(4)
    followed = 0
    for deal in range(3):
        state = new_game(MAF, rules, seed, deal)
        assert isinstance(state, MafState)
        while not state.is_over() and state.round < 6:
            seat = state.owing()[0]
            legal = state.legal(seat)
            if state.step is Step.CARD and state.round % 2 == 0 and len(legal) > 1:
                followed += hints_that_hold(state, seat, rng.word())
            state.apply(seat, legal[rng.below(len(legal))])
    assert followed > 20


def hints_that_hold(table: MafState, seat: int, seed: int) -> int:
    """Follows the advice to the end of the turn, and is told the same reason on the way."""
    state = table.clone()
    intentions, moves, told = Intentions(), list[Moved](), 0
    choice, reason = advise(request_for(MAF, state.rules, state, seat, COACH, seed, seconds=0.02))
    while choice is not None and choice.then:
        intentions.note(seat, len(moves), choice)
        state.apply(seat, MAF.action(choice.action))
        moves.append(Moved(seat, choice.action))
        if seat not in state.owing():
            break
        meant = intentions.meant(seat, moves)
        assert meant == choice.then
        request = request_for(MAF, state.rules, state, seat, COACH, seed + 1, None, 0.02, meant)
        planned, before = choice.then, reason
        choice, reason = advise(request)
        assert choice is not None
        assert (choice.action, *choice.then) == planned
        if len(moves) == 1:
            assert reason == before
        told += 1
    return told
