"""A table as it is made: its row, with links and a seed of its own, and its log's first entry."""

import secrets

import msgspec

from backroom.server.people.names import proper_title
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.table_rows import ChairRow, TableRow
from backroom.server.storage.table_settings import StoredSettings
from backroom.server.wire.rest import TableSettings
from backroom.table import Opening
from backroom.table.entries import Clock
from backroom.table.fair import commitment, new_seed

LONGEST_CLOCK = 60 * 86_400


def new_row(
    *,
    game: str,
    rules: int,
    seats: int,
    options: dict[str, str],
    settings: StoredSettings,
    cards: str | None,
    host: int | None,
    made: int,
    match: int | None = None,
) -> TableRow:
    """A table in the lobby, with links and a seed of its own."""
    seed = new_seed()
    return TableRow(
        id=secrets.token_hex(6),
        game=game,
        rules=rules,
        seats=seats,
        options=options,
        settings=settings,
        cards=cards,
        status="lobby",
        host=host,
        play_link=secrets.token_urlsafe(18),
        watch_link=secrets.token_urlsafe(18),
        host_link=secrets.token_urlsafe(18),
        seed=seed,
        commitment=commitment(seed),
        made=made,
        match=match,
    )


def opening_of(row: TableRow, chairs: list[ChairRow], at: int) -> Opening:
    """The first entry of the log of this table."""
    return Opening(
        at=at,
        game=row.game,
        rules=row.rules,
        options=row.options,
        names=[chair.name for chair in chairs],
        bots=[chair.bot or "" for chair in chairs],
        commitment=row.commitment,
        seeds=[chair.seed for chair in chairs],
        clock=row.settings.clock,
        cards=row.cards,
    )


def kept_settings(wanted: TableSettings) -> StoredSettings:
    """What somebody wants, as it is kept; refused if it does not go."""
    settings = msgspec.convert(wanted, StoredSettings, from_attributes=True)
    check_clock(settings.clock)
    return msgspec.structs.replace(settings, title=proper_title(settings.title))


def check_clock(clock: Clock) -> None:
    if not 0 <= clock.decision <= LONGEST_CLOCK or not 0 <= clock.reserve <= LONGEST_CLOCK:
        raise Refused(Reason.CLOCK, days=LONGEST_CLOCK // 86_400)
