"""A table of a house before its game begins: who sits there already."""

from backroom.terminal.marks import colour_by_number
from backroom.terminal.places.guest import TableSeen
from backroom.terminal.places.place import Moment, Somebody
from backroom.words import Speaker


def before_the_game(table: TableSeen, speaker: Speaker, notice: str) -> Moment:
    """The chairs, and who begins when all are there."""
    free = speaker.ui("play-app-free")
    players = tuple(
        Somebody(each.name if each.taken else free, colour_by_number(each.seat), "", (), False)
        for each in table.chairs
    )
    waits = speaker.ui("play-app-not-begun", host=table.host)
    lines = tuple(f"{number}  {each.name}" for number, each in enumerate(players, 1))
    return Moment(waits, position=lines, players=players, notice=notice or waits)


def names_of(table: TableSeen) -> list[str]:
    """As the speaker wants them: nothing for a chair in which nobody sits."""
    return [each.name if each.taken else "" for each in table.chairs]
