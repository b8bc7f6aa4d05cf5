"""The application without a terminal: a table at home, keys pressed, and what is on the screen."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from textual.pilot import Pilot

from backroom.bots import DecisionRequest
from backroom.bots.replies import NoAnswer, checked
from backroom.bots.worker import advice, answer
from backroom.kernel.game import find_game
from backroom.kernel.rng import fast_rng
from backroom.table import Table
from backroom.terminal.app.application import BackroomApp
from backroom.terminal.places.home import HomePlace
from backroom.terminal.thinking import LADDER, Thought, encoded

SMALL, LARGE = (80, 24), (120, 40)
PATIENCE = 30.0
"""Seconds after which a test says that what it waits for does not come."""


class AtOnce:
    """Bots that think here and now: no test waits for a process."""

    def __init__(self) -> None:
        self.fails = False
        self.closed = False

    async def decide(self, request: DecisionRequest) -> Thought:
        if self.fails:
            raise NoAnswer("died")
        return Thought(*checked(request, answer(LADDER, encoded(request))))

    async def advise(self, request: DecisionRequest) -> Thought:
        if self.fails:
            raise NoAnswer("died")
        return Thought(*checked(request, advice(encoded(request))))

    def close(self) -> None:
        self.closed = True


def place_at(table: Table, language: str = "en", bots: int = 1, level: str = "random") -> HomePlace:
    return HomePlace(table, 0, language, level, fast_rng(bots), AtOnce(), 0.0)


def place_in(game: str, seats: int, seed: str = "on screen", **wanted: Any) -> HomePlace:
    options = wanted.pop("options", {})
    return place_at(Table.open(find_game(game), seats, options, seed), **wanted)


class Page:
    """The application with somebody before it."""

    def __init__(self, app: BackroomApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.place = app.place

    def rows(self) -> list[str]:
        """What stands on the screen, row by row."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    def text(self) -> str:
        return "\n".join(self.rows())

    async def press(self, *keys: str) -> str:
        await self.pilot.press(*keys)
        await self.pilot.pause()
        return self.text()

    async def until(self, true: Callable[[], bool], what: str) -> None:
        end = monotonic() + PATIENCE
        while monotonic() < end:
            if true():
                await self.pilot.pause()
                return
            await self.pilot.pause()
        raise AssertionError(f"waited in vain until {what}:\n{self.text()}")

    async def until_asked(self) -> None:
        """Until there is a question on the screen, or the game is over."""
        await self.until(
            lambda: (
                bool(self.place.moment.result)
                or (self.place.moment.question is not None and self.app.asked is not None)
            ),
            "something is asked",
        )


@asynccontextmanager
async def shown(place: Any, size: tuple[int, int] = SMALL) -> AsyncIterator[Page]:
    app = BackroomApp(place)
    async with app.run_test(size=size) as pilot:
        page = Page(app, pilot)
        await pilot.pause()
        yield page


def on_screen(story: Coroutine[Any, Any, None]) -> None:
    """Tell this story in an event loop of its own."""
    asyncio.run(story)
