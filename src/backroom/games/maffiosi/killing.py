"""Death, leaving the table, and the end of the game."""

from mypy_extensions import i64

from backroom.games.maffiosi.accounts import OWN_MEN, victims
from backroom.games.maffiosi.announcing import (
    tell_deaths,
    tell_game_ended,
    tell_player_out,
    tell_rest_taken,
)
from backroom.games.maffiosi.chairs import NO_CHAIRS, how_many
from backroom.games.maffiosi.position import AT_HOME, GONE, NONE, Ending, Position, Step
from backroom.games.maffiosi.refill import discard_hand
from backroom.kernel.items import add_at, exclude_at


def kill(position: Position, chairs: i64, killer: i64, weapon: i64) -> None:
    """MAF-23: the men on these chairs are eliminated together and leave the game for good. A
    player without men is out (MAF-63); then it may be over (MAF-E17)."""
    chairs &= position.occupied()
    if chairs == NO_CHAIRS:
        return
    tell_deaths(position, chairs, killer, weapon)
    count_victims(position, chairs, killer, weapon)
    position.moment += 1
    for sort in range(len(position.sorts)):
        exclude_at(position.sorts, sort, chairs)
    position.asleep &= ~chairs
    someone_left = False
    for seat in range(position.seats):
        mine: i64 = position.men[seat]
        if mine & chairs:
            position.men[seat] = mine & ~chairs
            if mine & ~chairs == 0:
                position.exits[seat] = position.moment
                position.exit_men[seat] = how_many(mine)
                someone_left = True
    if someone_left:
        see_off(position)


def count_victims(position: Position, chairs: i64, killer: i64, weapon: i64) -> None:
    """For the books; one's own men count apart."""
    own = how_many(chairs & position.men[killer])
    tally = victims(weapon, how_many(chairs) - own) + victims(OWN_MEN, own)
    kills = list(position.kills)
    add_at(kills, killer, tally)
    position.kills = tuple(kills)


def see_off(position: Position) -> None:
    """MAF-63, MAF-64: whoever has just lost the last man is out; money and pie stay where they
    are. Then MAF-66 and MAF-68, MAF-E28: is anybody left to play with?"""
    for seat in range(position.seats):
        if position.exits[seat] == position.moment:
            tell_player_out(position, seat)
            discard_hand(position, seat)
    left = position.players_left()
    if left == 0:
        finish(position, Ending.NOBODY_LEFT)
    elif left == 1:
        take_the_rest(position)
        finish(position, Ending.LAST_AT_TABLE)


def take_the_rest(position: Position) -> None:
    """MAF-66: the only player left takes all the money in the middle."""
    seat = position.exits.index(0)
    tell_rest_taken(position, seat)
    add_windfall(position, seat, position.bank)
    position.money[seat] += position.bank
    position.bank = 0
    if position.rules.strict_notes:
        for note in range(3):
            position.notes[3 * (seat + 1) + note] += position.notes[note]
            position.notes[note] = 0


def add_windfall(position: Position, seat: i64, money: i64) -> None:
    """For the books: money that is not just what was owed."""
    windfalls = list(position.windfalls)
    add_at(windfalls, seat, money)
    position.windfalls = tuple(windfalls)


def finish(position: Position, ending: Ending) -> None:
    """MAF-69: it is over, and the richest player, dead or alive, has won."""
    position.step = Step.OVER
    position.ending = ending
    position.pending = 0
    position.card = NONE
    tell_game_ended(position, ending)


def return_pie(position: Position, pie: i64) -> None:
    """MAF-24: the pie goes back to its owner. MAF-E2: that of a player who is out leaves the
    game."""
    position.pies[pie] = GONE if position.is_out(pie) else AT_HOME
