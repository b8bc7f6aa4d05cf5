"""A whole turn of Maffiosi thought through: a card, what it is for, and a Move after it.

Nothing hidden comes to light between a player's card and the end of his turn, so he can plan all of
it at once.
"""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, Line
from backroom.games.maffiosi.actions import Do, MafAction
from backroom.games.maffiosi.chairs import beside, how_many, only_chair
from backroom.games.maffiosi.position import Step
from backroom.games.maffiosi.state import MafState
from backroom.games.maffiosi.threats import blast_of, pie_goes_to
from backroom.kernel.actions import Action
from backroom.kernel.state import Windows

CLEARLY: Final = 0.05
"""What looks so much worse than the best, as a share of the win, is not followed further."""


def whole_turns(
    judgement: Judgement, state: MafState, seat: i64, actions: tuple[Action, ...], branching: i64
) -> list[Line]:
    """Turns that begin with any of these actions; each goes on with the few that look best next.
    Those that look best in the end come first."""
    done = turns_begun(judgement, state, seat, actions, branching, True)
    if len(done) == 0:
        done = turns_begun(judgement, state, seat, actions, branching, False)
    done.sort(key=lambda line: -line.like)
    return done


def turns_begun(
    judgement: Judgement,
    state: MafState,
    seat: i64,
    actions: tuple[Action, ...],
    branching: i64,
    picky: bool,
) -> list[Line]:
    """Picky: without turns at which the table laughs."""
    start = state.clone()
    start.windows = Windows.KNOWN  # as in the worlds in which these turns will be tried
    begun = [Line((), 0.0)]
    tables = [start]
    done: list[Line] = []
    while len(begun) > 0:
        longer: list[Line] = []
        reached: list[MafState] = []
        for place in range(len(begun)):
            table = tables[place]
            every = actions if table is start else table.legal(seat)
            legal = sensible(table, seat, every) if picky else every
            if len(legal) == 0:
                continue  # another card does more
            likes = judgement.likes(table, seat, legal)
            order = sorted(range(len(legal)), key=lambda spot: -likes[spot])
            floor = likes[order[0]] - CLEARLY
            if table is not start:
                order = order[:branching]
            for spot in order:
                if table is not start and likes[spot] < floor:
                    break
                after = table.clone()
                after.apply(seat, legal[spot])
                line = Line((*begun[place].actions, legal[spot]), likes[spot])
                if is_same_turn(state, after, seat):
                    longer.append(line)
                    reached.append(after)
                else:
                    done.append(line)
        begun = longer
        tables = reached
    return done


def sensible(table: MafState, seat: i64, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Without what may look good by luck in a few worlds, and makes the table laugh: drinks for
    one's own men alone, or while a rival's goes without; pies that are for nobody else, or for
    nobody; and a pie passed on to no purpose. Nothing is left of a card that is good for nothing
    better."""
    kept: list[Action] = []
    for action in actions:
        assert isinstance(action, MafAction)
        if action.do is Do.SERVE:
            if wastes_a_drink(table, seat, action.value):
                continue
        elif action.do is Do.PUT_PIE:
            centre = only_chair(action.value)
            if (centre | beside(centre)) & table.occupied() & ~table.men[seat] == 0:
                continue
        elif action.do is Do.EXPLODE:
            if blast_of(table, action.value) & ~table.men[seat] == 0:
                continue
        elif action.do is Do.PASS_LEFT or action.do is Do.PASS_RIGHT:
            if not serves_by_passing(table, seat, action.value, action.do is Do.PASS_LEFT):
                continue
        kept.append(action)
    return tuple(kept)


def wastes_a_drink(table: MafState, seat: i64, drinks: i64) -> bool:
    own = False
    spared = False
    shared = False
    for chair in table.rules.drink_chairs:
        bit = only_chair(chair)
        if drinks & 1:
            own = own or table.men[seat] & bit != 0
            shared = shared or table.occupied() & ~table.men[seat] & bit != 0
        else:
            spared = spared or table.occupied() & ~table.men[seat] & bit != 0
        drinks >>= 1
    return own and (spared or not shared)


def serves_by_passing(table: MafState, seat: i64, owner: i64, left: bool) -> bool:
    """Does the pie spare a man of one's own there, or catch more of the others?"""
    chair = only_chair(pie_goes_to(table, owner, left))
    before = blast_of(table, owner)
    after = (chair | beside(chair)) & table.occupied()
    mine: i64 = table.men[seat]
    if how_many(after & mine) < how_many(before & mine):
        return True
    return how_many(after & ~mine) > how_many(before & ~mine)


def is_same_turn(before: MafState, after: MafState, seat: i64) -> bool:
    """Has this seat still something to say about its turn?"""
    if after.step is Step.OVER or after.step is Step.CARD or after.step is Step.BRING:
        return False
    return after.turn == before.turn and after.round == before.round and after.owing()[0] == seat
