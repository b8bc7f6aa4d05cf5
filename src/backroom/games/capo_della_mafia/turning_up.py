"""Phase 1: a mission is turned up, and perhaps a newspaper."""

from backroom.games.capo_della_mafia.announcing import (
    tell_mission_turned,
    tell_missions_shuffled,
    tell_newspaper_turned,
    tell_newspapers_shuffled,
)
from backroom.games.capo_della_mafia.position import NONE, Phase, Position
from backroom.kernel.seats import all_of


def start_round(position: Position) -> None:
    """CAP-8: a round begins: its mission, perhaps a newspaper, then everybody chooses cards."""
    position.round += 1
    turn_up_mission(position)
    if has_envelope(position):
        turn_up_newspaper(position)
    else:
        position.newspaper = NONE
    position.phase = Phase.LAY
    position.pending = all_of(position.seats)


def turn_up_mission(position: Position) -> None:
    """CAP-9: turn up the top mission. CAP-E2: an empty pile is made anew of the used ones."""
    if position.next_mission < 0:
        position.mission_pile = list(range(len(position.rules.max_stars)))
        tell_missions_shuffled(position)
        position.next_mission = position.rng.take_from(position.mission_pile)
    position.mission = position.next_mission
    position.next_mission = NONE
    if position.mission_pile:
        position.next_mission = position.rng.take_from(position.mission_pile)
    tell_mission_turned(position)


def has_envelope(position: Position) -> bool:
    """CAP-17, CAP-E1: does the back that counts show an envelope?

    By default the back now lying on top of the pile; none if the pile is empty. As an option the
    back of the mission just turned up. CAP-7: without newspapers envelopes mean nothing.
    """
    rules = position.rules
    if len(rules.effects) == 0:
        return False
    back = position.mission if rules.reads_turned_back else position.next_mission
    return back >= 0 and rules.envelope[back]


def turn_up_newspaper(position: Position) -> None:
    """CAP-17: turn up the top newspaper. CAP-E2: an empty pile is made anew."""
    if len(position.newspaper_pile) == 0:
        position.newspaper_pile = list(range(len(position.rules.effects)))
        tell_newspapers_shuffled(position)
    position.newspaper = position.rng.take_from(position.newspaper_pile)
    tell_newspaper_turned(position)
