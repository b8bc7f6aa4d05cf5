"""Calls people back to tables by correspondence: once for each time that a table waits for them.

What is said is what anybody at the table may know: the game, the table, until when. Never a card,
an amount, or who did what.
"""

import asyncio
from functools import partial
from http import HTTPStatus

import msgspec
from sqlalchemy import delete, insert, select

from backroom.kernel.game import find_game
from backroom.kernel.messages import Message
from backroom.server.calling.delivery import Delivery, Parcel
from backroom.server.calling.mail import Letter, Postman, postman
from backroom.server.calling.outgoing import NotSent, post
from backroom.server.calling.push import sealed
from backroom.server.calling.subscriptions import Hook, Subscription, Subscriptions
from backroom.server.refusals import Refused
from backroom.server.rooms.refreshing import follow_log
from backroom.server.rooms.room import Room, is_by_correspondence
from backroom.server.rooms.rooms import Rooms
from backroom.server.storage.database import NotWritten
from backroom.server.storage.schema import notices
from backroom.server.storage.table_rows import TableRow, find_table
from backroom.server.wire.rest import TableShown
from backroom.words import Speaker

GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
"""The push service says that this browser does not want it any more."""
URGENT = {"TTL": "86400", "Urgency": "normal", "Content-Encoding": "aes128gcm"}


class Caller:
    """Sees where somebody is waited for, and calls him."""

    def __init__(self, rooms: Rooms, subscriptions: Subscriptions) -> None:
        self.rooms = rooms
        self.house = rooms.house
        self.subscriptions = subscriptions
        self.delivery = Delivery(self.house.log)
        settings = self.house.settings
        self.postman: Postman | None = None if settings.mail is None else postman(settings.mail)
        self.due: dict[str, asyncio.TimerHandle] = {}
        """Tables that will be looked at."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.subscriptions.open()
        self.delivery.start()
        self.house.bus.subscribe(self.heard)
        self.rooms.among.on_free.append(lambda table_id: self.heard(table_id, 0))
        for table_id in list(self.rooms.running):
            self.heard(table_id, 0)

    async def close(self) -> None:
        for each in self.due.values():
            each.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.delivery.close()

    def heard(self, table_id: str, seq: int) -> None:
        """The bus: something at this table is new. Whoever is quick is not called."""
        if seq < 0 or table_id in self.due:
            return
        running = self.rooms.running.get(table_id)
        if running is None and seq > 0 and not self.house.nodes.has_charge(table_id):
            return  # whoever has charge of it calls
        if running is not None and not running.room.by_correspondence:
            return
        loop = asyncio.get_running_loop()
        wait = self.house.settings.call_after
        self.due[table_id] = loop.call_later(wait, self.begin, table_id)

    def begin(self, table_id: str) -> None:
        del self.due[table_id]
        task = asyncio.create_task(self.look(table_id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look(self, table_id: str) -> None:
        """Who is waited for here, and has not been called yet?"""
        try:
            async with self.house.database.reading() as connection:
                row = await find_table(connection, table_id)
            if row is None or row.status == "lobby" or not is_by_correspondence(row):
                return
            # Where there are many nodes, one calls for each table.
            if await self.rooms.among.takes_charge(table_id):
                room = await self.rooms.open(table_id)
                if not self.house.nodes.alone:
                    await follow_log(room)  # the move was made elsewhere, and may not be here yet
                await self.call_waited_for(room)
        except (Refused, NotWritten) as fault:
            self.house.log.warning("calling", table=table_id, fault=str(fault))
        except Exception as fault:  # one table with a defect must not pass without a word
            self.house.log.error("calling", table=table_id, exc_info=fault)

    async def call_waited_for(self, room: Room) -> None:
        table, _ = room.playing()
        over = table.state.is_over()
        waited = set() if over else set(table.waited_for()) & set(table.persons())
        called = await self.called(room.row.id)
        fresh = waited - called
        if over and room.row.status == "over" and called:
            await self.tell_hook(room, "call-hook-over", [])
        if fresh or called - waited:
            await self.note(room.row.id, fresh, called - waited, table.seq)
        absent = [seat for seat in sorted(fresh) if not room.presence.is_there(seat)]
        if absent:
            persons = [person for seat in absent if (person := room.person_at(seat)) is not None]
            await self.call(persons, "call-turn", facts_of(room.row), f"/table/{room.row.id}")
            await self.tell_hook(
                room, "call-hook-turn", [room.chairs[seat].name for seat in absent]
            )

    async def called(self, table_id: str) -> set[int]:
        async with self.house.database.reading() as connection:
            asked = select(notices.c.seat).where(notices.c.table_id == table_id)
            return set((await connection.execute(asked)).scalars())

    async def note(self, table_id: str, fresh: set[int], gone: set[int], seq: int) -> None:
        """Before anything is sent: rather not called than called twice."""
        async with self.house.database.writing() as connection:
            answered = (notices.c.table_id == table_id, notices.c.seat.in_(gone))
            await connection.execute(delete(notices).where(*answered))
            for seat in fresh:
                row = {"table_id": table_id, "seat": seat, "seq": seq}
                await connection.execute(insert(notices).values(row))

    async def call_to_match(self, row: TableRow, persons: list[int]) -> None:
        """A quick match has begun."""
        await self.call(persons, "call-match", facts_of(row), f"/table/{row.id}")

    async def call_to_table(self, host: str, friend: int, row: TableShown) -> None:
        """A friend keeps a chair."""
        facts: dict[str, object] = {"host": host, "game": find_game(row.game).title}
        await self.call([friend], "call-invited", facts, f"/join/{row.links.play}")

    # What is sent

    async def call(
        self, persons: list[int], name: str, facts: dict[str, object], path: str
    ) -> None:
        """Call these people in all the ways they wish."""
        for each in await self.subscriptions.of(persons):
            say = Speaker(each.language).say
            title, text = say(Message(name, facts)), say(Message(f"{name}-text", facts))
            if each.kind == "push":
                self.delivery.put(Parcel("push", partial(self.push, each, title, text, path)))
            else:
                letter = self.letter(each, title, text, path)
                self.delivery.put(Parcel("mail", partial(self.mail, letter)))

    async def push(self, to: Subscription, title: str, text: str, path: str) -> None:
        assert to.keys is not None
        message = {"title": title, "text": text, "path": path, "token": to.token}
        message["leave"] = Speaker(to.language).say(Message("call-leave"))
        vapid, settings = self.subscriptions.vapid, self.house.settings
        contact = settings.public or "https://example.org"
        headers = URGENT | {
            "Content-Type": "application/octet-stream",
            "Authorization": vapid.authorization(to.address, contact, self.house.now()),
        }
        body = sealed(to.keys, msgspec.json.encode(message))
        status = await post(to.address, headers, body, settings.private_hooks)
        if status in GONE:
            await self.subscriptions.end(to.token)
        elif status >= HTTPStatus.BAD_REQUEST:
            raise NotSent(f"the push service says {status}")

    def letter(self, to: Subscription, title: str, text: str, path: str) -> Letter:
        say = Speaker(to.language).say
        home = self.house.settings.public or ""
        lines = [text, f"{home}{path}" if home else ""]
        leave = f"{home}/call/{to.token}" if home else ""
        lines.append(say(Message("call-mail-leave", {"link": leave})) if leave else "")
        one_click = f"{home}/api/calls/{to.token}/end" if home else ""
        return Letter(to.address, title, "\n\n".join(line for line in lines if line), one_click)

    async def mail(self, letter: Letter) -> None:
        if self.postman is not None:
            await self.postman.send(letter)

    async def ask_to_confirm(self, to: Subscription) -> None:
        """A letter to an address that somebody says is his."""
        await self.house.limits.letters.demand(to.address.lower())
        say = Speaker(to.language).say
        link = f"{self.house.settings.public or ''}/call/{to.token}?confirm=1"
        text = say(Message("call-confirm-text", {"link": link}))
        letter = Letter(to.address, say(Message("call-confirm")), text, "")
        self.delivery.put(Parcel("mail", partial(self.mail, letter)))

    async def tell_hook(self, room: Room, name: str, names: list[str]) -> None:
        hook = await self.subscriptions.hook_of(room.row.id)
        if hook is None:
            return
        facts = facts_of(room.row) | {"names": tuple(names)}
        text = Speaker(hook.language).say(Message(name, facts))
        home = self.house.settings.public
        if home is not None:
            text += f"\n{home}/table/{room.row.id}"
        self.delivery.put(Parcel("hook", partial(self.hook, hook, text)))

    async def hook(self, hook: Hook, text: str) -> None:
        # Names are what people call themselves: nobody is to be rung by one.
        body = msgspec.json.encode({"content": text[:2000], "allowed_mentions": {"parse": []}})
        headers = {"Content-Type": "application/json"}
        status = await post(hook.address, headers, body, self.house.settings.private_hooks)
        if status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise NotSent(f"the webhook says {status}")


def facts_of(row: TableRow) -> dict[str, object]:
    """All that is said of a table."""
    return {
        "game": find_game(row.game).title,
        "table": row.settings.title or find_game(row.game).title,
    }
