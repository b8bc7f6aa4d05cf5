"""Capo della Mafia: which cards came into whose hand."""

from collections.abc import Iterator

from backroom.games.capo_della_mafia.events import CardsReceived
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.events import Event
from backroom.lab.study.watched import Thing, Watcher, thing


def things(state: CapState, event: Event) -> Iterator[Thing]:
    if isinstance(event, CardsReceived):
        for card in event.cards:
            yield event.seat, thing("maffioso", card), 1


WATCHER = Watcher(things=things)
