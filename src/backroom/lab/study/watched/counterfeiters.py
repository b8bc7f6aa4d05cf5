"""Counterfeiters: who bought which card."""

from collections.abc import Iterator

from backroom.games.counterfeiters.events import CardBought
from backroom.games.counterfeiters.state import CftState
from backroom.kernel.events import Event
from backroom.lab.study.watched import Thing, Watcher, thing


def things(state: CftState, event: Event) -> Iterator[Thing]:
    if isinstance(event, CardBought):
        yield event.seat, thing("card", event.card), 1


WATCHER = Watcher(things=things)
