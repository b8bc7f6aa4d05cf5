"""Table talk and whispers."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.kernel.messages import Message, as_message
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.schema import chairs, mutes, shunned, talk
from backroom.server.wire import protocol
from backroom.server.wire.rest import TALK

MOST_SAID = 2_000
"""So much one seat says at one table, and no more: counted for each seat, for the whispers of
others must not be told by the moment at which the table is full."""


class Spoken(NamedTuple):
    """Something that was said, to everybody or to one seat: a person's text, or a bot's message."""

    number: int
    at: int
    speaker: int
    listener: int | None
    text: str
    words: str | None = None

    def reaches(self, seat: int) -> bool:
        """May this seat (or the spectator) hear it?"""
        return self.listener is None or seat in (self.speaker, self.listener)


class TalkBook:
    """What was said at a table, and who does not want to hear whom."""

    def __init__(self, spoken: list[Spoken], muted: set[tuple[int, int]]) -> None:
        self.spoken: list[Spoken] = []
        self.muted = muted
        """Who does not want to hear whom: at this table, or anywhere."""
        self.reaching: dict[int, list[Spoken]] = {}
        """For each seat (and the spectator): what may reach it."""
        for said in spoken:
            self.heard(said)

    @classmethod
    async def load(cls, connection: AsyncConnection, table_id: str) -> "TalkBook":
        spoken = [Spoken(*row) for row in await connection.execute(said_at(table_id))]
        return cls(spoken, await read_mutes(connection, table_id))

    async def catch_up(self, connection: AsyncConnection, table_id: str) -> None:
        """What was said at other nodes."""
        later = said_at(table_id).where(talk.c.number >= len(self.spoken))
        for row in await connection.execute(later):
            self.heard(Spoken(*row))

    def say(
        self, at: int, speaker: int, listener: int | None, text: str, words: str | None = None
    ) -> Spoken:
        """The next thing said. It is heard when it is kept: `keep`."""
        if sum(said.speaker == speaker for said in self.spoken) >= MOST_SAID:
            raise Refused(Reason.TALK_FULL)
        return Spoken(len(self.spoken), at, speaker, listener, text, words)

    def just_said(self, speaker: int, words: str) -> bool:
        """Are these words of his the last that everybody heard? What was whispered since does not
        count: whether somebody whispers is nobody else's business."""
        for said in reversed(self.spoken):
            if said.listener is None:
                return (said.speaker, said.words) == (speaker, words)
        return False

    async def keep(self, connection: AsyncConnection, table_id: str, said: Spoken) -> None:
        await connection.execute(insert(talk).values(table_id=table_id, **said._asdict()))

    def heard(self, said: Spoken) -> None:
        self.spoken.append(said)
        for seat, reaching in self.reaching.items():
            if said.reaches(seat):
                reaching.append(said)

    async def mute(
        self, connection: AsyncConnection, table_id: str, seat: int, muted: int, on: bool
    ) -> None:
        here = (mutes.c.table_id == table_id, mutes.c.seat == seat, mutes.c.muted == muted)
        await connection.execute(delete(mutes).where(*here))
        if on:
            row = insert(mutes).values(table_id=table_id, seat=seat, muted=muted)
            await connection.execute(row)

    def muted_by(self, seat: int) -> list[int]:
        return sorted([muted for who, muted in self.muted if who == seat]) if self.muted else []

    def for_seat(self, seat: int, after: int) -> tuple[int, list[protocol.Talk]]:
        """What this seat has not got yet, and how far it is then.

        Counted by what may reach the seat: whispers of others leave no gap. What comes from
        somebody it does not want to hear is counted and not sent.
        """
        reaching = self.reaching.get(seat)
        if reaching is not None and len(reaching) == after + 1:
            return after, []
        if reaching is None:
            reaching = [said for said in self.spoken if said.reaches(seat)]
            self.reaching[seat] = reaching
        fresh = [
            protocol.Talk(
                number, said.at, said.speaker, said.listener, said.text, message_of(said.words)
            )
            for number, said in enumerate(reaching[after + 1 :], after + 1)
            if (seat, said.speaker) not in self.muted
        ]
        return len(reaching) - 1, fresh


def said_at(table_id: str) -> Select[*tuple[Any, ...]]:
    columns = (talk.c.number, talk.c.at, talk.c.speaker, talk.c.listener, talk.c.text, talk.c.words)
    return select(*columns).where(talk.c.table_id == table_id).order_by(talk.c.number)


async def read_mutes(connection: AsyncConnection, table_id: str) -> set[tuple[int, int]]:
    """Which seat does not want to hear which: here, or because of who sits there."""
    here = select(mutes.c.seat, mutes.c.muted).where(mutes.c.table_id == table_id)
    hearer, speaker = chairs.alias(), chairs.alias()
    anywhere = (
        select(hearer.c.seat, speaker.c.seat.label("muted"))
        .join(shunned, shunned.c.person == hearer.c.person)
        .join(speaker, shunned.c.other == speaker.c.person)
        .where(hearer.c.table_id == table_id, speaker.c.table_id == table_id)
    )
    return {(row.seat, row.muted) for row in await connection.execute(here.union(anywhere))}


def message_of(words: str | None) -> Message | None:
    return None if words is None else as_message(msgspec.json.decode(words))


def proper_talk(text: str, whispered: bool, allowed: TALK) -> str:
    """The text as it is said; refused where the table does not allow it."""
    if allowed == "none":
        raise Refused(Reason.NO_TALK)
    if whispered and allowed != "all":
        raise Refused(Reason.NO_WHISPERS)
    clean = "".join(each for each in text if each in "\n\t" or each.isprintable()).strip()
    if not clean:
        raise Refused(Reason.EMPTY_TALK)
    return clean
