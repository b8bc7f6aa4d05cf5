"""Is it over? The target, ties and extra rounds, and a limit for games that will not end."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.announcing import tell_extra_round, tell_game_ended
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.games.capo_della_mafia.refill import discard_everything, refill_hands
from backroom.games.capo_della_mafia.sources import respect_sources
from backroom.games.capo_della_mafia.turning_up import start_round


def is_won(position: Position) -> bool:
    """CAP-41, CAP-43, CAP-44, CAP-E20, CAP-E21: looked at when everybody is scored: one leader
    alone, with 15 or more (10 in the first game, CAP-7)."""
    most: i64 = max(position.respect)
    return most >= position.rules.target and len(position.leaders()) == 1


def is_out_of_rounds(position: Position) -> bool:
    """CAP-E30: after 100 rounds it ends as it stands."""
    return position.round >= position.rules.round_limit


def end_round(position: Position) -> None:
    """CAP-41: discard, then end the game or refill (also before an extra round, CAP-E4) and go on
    with the next counter (CAP-E5)."""
    discard_everything(position)
    if is_won(position) or is_out_of_rounds(position):
        position.phase = Phase.OVER
        position.pending = 0
        if position.recorder is not None:
            tell_game_ended(position, respect_sources(position))
        return
    tell_extra_round(position)
    refill_hands(position)
    position.counter = (position.counter + 1) % position.seats
    start_round(position)
