"""Who only watches is shown some pictures a second, and his pauses tell him nothing."""

import asyncio
from collections.abc import Callable

from backroom.kernel.seats import SPECTATOR
from backroom.server.rooms.presence import Gallery, Presence
from backroom.server.rooms.visitor import Visitor

WATCHED = 0.2


class Wire:
    """A line that is always clear, and what went over it at which time."""

    def __init__(self) -> None:
        self.sent: list[float] = []

    def is_clear(self) -> bool:
        return True

    def push(self, text: bytes) -> None:
        self.sent.append(asyncio.get_running_loop().time())


class Scene:
    """A table with a player and a watcher. A move is seen by both, a whisper by the player."""

    def __init__(self, gallery: Gallery | None = None) -> None:
        self.presence = Presence(1, lambda: 0, WATCHED, gallery or Gallery())
        self.moves = self.whispers = 0
        self.player = self.enter(0, lambda: (self.moves, self.whispers))
        self.watcher = self.enter(SPECTATOR, lambda: (self.moves, 0))

    def enter(self, seat: int, known: Callable[[], tuple[int, int]]) -> Wire:
        wire, got = Wire(), [(0, 0)]

        def fresh(_: Visitor) -> list[bytes]:
            if known() == got[0]:
                return []
            got[0] = known()
            return [b"picture"]

        visitor = Visitor(None, "", None, False, -1, -1, lean=True)
        visitor.seat, visitor.line, visitor.fresh = seat, wire, fresh
        self.presence.enter(visitor)
        return wire

    def move(self) -> None:
        self.moves += 1
        self.presence.wake()

    def whisper(self) -> None:
        self.whispers += 1
        self.presence.wake()

    async def seen_by_player(self, pictures: int) -> None:
        while len(self.player.sent) < pictures:
            await asyncio.sleep(0)

    async def seen_by_watcher(self, pictures: int) -> None:
        while len(self.watcher.sent) < pictures:
            await asyncio.sleep(0.001)


def test_who_plays_is_shown_every_move_and_who_watches_many_as_one() -> None:
    async def run() -> None:
        scene = Scene()
        for number in range(1, 6):
            scene.move()
            await scene.seen_by_player(number)
        await scene.seen_by_watcher(2)
        first, second = scene.watcher.sent
        assert second - first >= WATCHED * 0.99
        await asyncio.sleep(WATCHED)
        assert len(scene.watcher.sent) == 2

    asyncio.run(run())


def test_a_move_after_a_pause_is_shown_to_watchers_at_once() -> None:
    async def run() -> None:
        scene = Scene()
        scene.move()
        await scene.seen_by_watcher(1)
        await asyncio.sleep(WATCHED)
        moved = asyncio.get_running_loop().time()
        scene.move()
        await scene.seen_by_watcher(2)
        assert scene.watcher.sent[1] - moved < WATCHED

    asyncio.run(run())


def test_what_a_watcher_may_not_know_delays_nothing_that_he_may() -> None:
    """Else he could tell from a late picture that somebody has just whispered."""

    async def run() -> None:
        scene = Scene()
        scene.whisper()
        await scene.seen_by_player(1)
        while scene.presence._watching:
            await asyncio.sleep(0)
        whispered = asyncio.get_running_loop().time()
        scene.move()
        await scene.seen_by_watcher(1)
        assert scene.watcher.sent[0] - whispered < WATCHED / 2

    asyncio.run(run())


def test_where_many_watch_each_of_them_is_shown_less_often() -> None:
    async def run() -> None:
        scene = Scene(Gallery(a_second=20))
        begin = asyncio.get_running_loop().time()
        scene.presence.gallery.note(begin, 8)  # at other tables
        scene.move()
        await scene.seen_by_player(1)
        await scene.seen_by_watcher(1)
        assert scene.player.sent[0] < scene.watcher.sent[0], "who plays does not wait"
        assert scene.watcher.sent[0] >= begin + 0.39
        assert scene.presence.gallery.free_at >= begin + 9 / 20

    asyncio.run(run())


def test_crowds_at_many_tables_are_not_all_shown_at_once() -> None:
    async def run() -> None:
        gallery = Gallery(a_second=20)
        scenes = [Scene(gallery) for _ in range(4)]
        for scene in scenes:
            scene.move()
        for scene in scenes:
            await scene.seen_by_watcher(1)
        first, *_, last = sorted(scene.watcher.sent[0] for scene in scenes)
        assert last - first >= 3 / 20 - 0.01

    asyncio.run(run())


def test_what_watchers_are_not_shown_takes_nobody_his_turn() -> None:
    async def run() -> None:
        scene = Scene(Gallery(a_second=1))
        scene.whisper()
        while scene.presence._watching:
            await asyncio.sleep(0)
        assert scene.presence.gallery.free_at == 0

    asyncio.run(run())
