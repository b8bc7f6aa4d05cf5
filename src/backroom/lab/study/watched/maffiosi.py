"""Maffiosi: everybody's colour, and who played which card."""

from collections.abc import Iterator

from backroom.games.maffiosi.events import CardPlayed
from backroom.games.maffiosi.state import MafState
from backroom.kernel.events import Event
from backroom.lab.study.watched import Thing, Watcher, thing


def families(state: MafState) -> list[str]:
    return [thing("colour", colour) for colour in state.colours]


def things(state: MafState, event: Event) -> Iterator[Thing]:
    if isinstance(event, CardPlayed):
        yield event.seat, thing("card", event.card), 1


WATCHER = Watcher(families=families, things=things)
