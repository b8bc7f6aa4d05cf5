"""The commands of whoever runs a house: serve, doctor, export, import.

What they need of the service is imported when they run, so that all other commands, and every
process in which a bot thinks, start without it, also where the web part is not installed.
"""

import asyncio
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from backroom.commands.files import keep, read_text
from backroom.commands.house import Db, keep_private, own_database, say
from backroom.commands.web_part import needs_web_part
from backroom.kernel.errors import BadInput
from backroom.table import Table

service = typer.Typer(rich_markup_mode="markdown")


def wanted_limits(texts: list[str] | None, environment: Mapping[str, str]) -> dict[str, str]:
    """As typed, name=value; before that as the environment has them, BACKROOM_NAME=value."""
    from backroom.server.operations.settings import LIMITS

    limits: dict[str, str] = {}
    for name in LIMITS:
        if value := environment.get(f"BACKROOM_{name.upper()}", "").strip():
            limits[name] = value
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"a limit is written name=value, not {text!r}")
        limits[name.strip()] = value.strip()
    return limits


@service.command(epilog="Example: `backroom serve --db club.db --port 8710`")
@needs_web_part("serve")
def serve(
    db: Db = None,
    host: Annotated[
        str, typer.Option(envvar="BACKROOM_HOST", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            envvar="BACKROOM_PORT", min=0, max=65535, help="The port; 0 takes any free one."
        ),
    ] = 8710,
    lan: Annotated[
        bool,
        typer.Option(
            "--lan",
            envvar="BACKROOM_LAN",
            help="Let everybody on your network in, without TLS: at home, among friends.",
        ),
    ] = False,
    next_port: Annotated[
        bool,
        typer.Option(
            "--next-port",
            envvar="BACKROOM_NEXT_PORT",
            help="If another program has the port, take the next free one.",
        ),
    ] = False,
    fd: Annotated[
        int | None,
        typer.Option(
            envvar="BACKROOM_FD",
            min=3,
            help="Listen on this open socket, which whoever starts us keeps open from one start to"
            " the next, instead of on host and port.",
            show_default=False,
        ),
    ] = None,
    behind_proxy: Annotated[
        bool,
        typer.Option(
            "--behind-proxy",
            envvar="BACKROOM_BEHIND_PROXY",
            help="A proxy with TLS stands in front: believe what it says about who comes,"
            " and give cookies for https only.",
        ),
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="BACKROOM_PROXY",
            help="From where the proxy comes, an address or a network. Repeatable."
            " By default this machine.",
            show_default=False,
        ),
    ] = None,
    public: Annotated[
        str | None,
        typer.Option(
            envvar="BACKROOM_PUBLIC",
            help="The address of the house in e-mail, webhooks and calendars: https://…",
            show_default=False,
        ),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(
            envvar="BACKROOM_MAIL",
            help="From where e-mail is sent: smtp://user:password@host:port?from=name@host."
            " Better in the environment than here, where others read it.",
            show_default=False,
        ),
    ] = None,
    private_hooks: Annotated[
        bool,
        typer.Option(
            "--private-hooks",
            envvar="BACKROOM_PRIVATE_HOOKS",
            help="Send webhooks and push messages also to private addresses and without TLS.",
        ),
    ] = False,
    fast_commits: Annotated[
        bool,
        typer.Option(
            "--fast-commits",
            envvar="BACKROOM_FAST_COMMITS",
            help="Do not wait for the disk with every move: a power cut may cost the last ones,"
            " a crash nothing.",
        ),
    ] = False,
    json_logs: Annotated[
        bool | None,
        typer.Option(
            "--json-logs/--no-json-logs",
            envvar="BACKROOM_JSON_LOGS",
            help="Logs as JSON, or to be read. By default JSON unless they go to a terminal.",
            show_default=False,
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(help="A limit of the house, as name=value (docs/hosting.md). Repeatable."),
    ] = None,
) -> None:
    """Run the service on which people play together, until Ctrl-C."""
    from backroom.server.calling.mail import postman
    from backroom.server.operations.listening_port import (
        EVERYWHERE,
        AlreadyOpen,
        inherited_port,
        open_next_port,
        open_port,
    )
    from backroom.server.operations.logs import set_up_logs
    from backroom.server.operations.settings import wanted_settings
    from backroom.server.web.serve import Opened
    from backroom.server.web.serve import serve as serve_house

    keep_private()
    if proxy and not behind_proxy:
        raise BadInput("--proxy says from where a proxy comes; it needs --behind-proxy")
    if lan and behind_proxy:
        raise BadInput("--lan lets people in directly, --behind-proxy only through a proxy")
    host = EVERYWHERE if lan else host
    given = {"database": db or own_database(), "host": host, "port": port}
    given |= {"safe": not fast_commits, "proxied": behind_proxy}
    given |= {"public": public and public.rstrip("/"), "private_hooks": private_hooks}
    given |= {"mail": mail}
    if mail is not None:
        postman(mail)  # says what is wrong with it before anything is opened
    if proxy:
        given |= {"proxies": proxy}
    settings = wanted_settings(given, wanted_limits(limit, os.environ))
    set_up_logs(not sys.stderr.isatty() if json_logs is None else json_logs)

    def opened(house: Opened) -> None:
        say(f"Backroom is open: {house.address}", f"Its data: {house.place}")
        if house.for_others is not None:
            say(
                f"For others on your network: {house.for_others}",
                "Whoever is on it can come in and could listen: do this at home, among friends.",
            )
        elif house.only_here:
            say(
                "Only this computer finds it there. For friends on your network: --lan"
                " (or make play LAN=1); for everybody: docs/hosting.md."
            )
        say("Stop it with Ctrl-C.")

    try:
        if fd is not None:
            listening = inherited_port(fd)
        else:
            listening = (open_next_port if next_port else open_port)(host, port)
        serve_house(settings, listening, opened)
    except AlreadyOpen as fault:
        if not next_port:
            raise
        say(str(fault))


@service.command(epilog="Example: `backroom doctor --url http://127.0.0.1:8710`")
@needs_web_part("doctor")
def doctor(
    db: Db = None,
    url: Annotated[
        str | None,
        typer.Option(help="Also look at the service that runs there, as its players reach it."),
    ] = None,
    put_back: Annotated[
        bool,
        typer.Option("--put-back", help="Put tables back that were set aside but are whole."),
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="For programs: JSON on standard output.")
    ] = False,
) -> None:
    """Say what is wrong with a deployment, and what to do about it. Exit code 1 if anything is."""
    levels = asyncio.run(examine_all(db or own_database(), url, put_back, as_json))
    if "wrong" in levels:
        raise typer.Exit(1)


async def examine_all(database: str, url: str | None, put_back: bool, as_json: bool) -> list[str]:
    """Print each finding as soon as it is made; their levels."""
    from backroom.server.doctor.examination import examine
    from backroom.server.operations.steady_clock import wall_clock

    screen = Console(stderr=True)
    bar = Progress(
        console=screen,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=not screen.is_terminal,
    )
    tables = bar.add_task("tables", total=None)

    def advance(number: int, of: int) -> None:
        bar.start()
        bar.update(tables, completed=number, total=of)

    found: list[dict[str, str]] = []
    async for each in examine(database, url, put_back, wall_clock(), advance):
        bar.stop()  # the line on which it is drawn is needed
        found.append(each._asdict())
        if not as_json:
            advice = f" — {each.advice}" if each.advice else ""
            say(f"{each.level:<8} {each.what}{advice}")
    if as_json:
        say(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    return [each["level"] for each in found]


@service.command(epilog="Example: `backroom export 4f1c0b7a2d3e --output evening.backroom`")
@needs_web_part("export")
def export(
    table: Annotated[str, typer.Argument(help="The table, by the id in its address.")],
    db: Db = None,
    output: Annotated[
        Path | None,
        typer.Option(help="The file; - for standard output. By default the table's id."),
    ] = None,
    yes: Annotated[
        bool, typer.Option("--yes", help="Also a game that is not over, with all its secrets.")
    ] = False,
) -> None:
    """Write the game of a table into a `.backroom` file."""
    from backroom.server.history.table_file import Exported, export_table
    from backroom.server.storage.offline import offline

    keep_private()
    path = output or Path(f"{table}.backroom")
    if str(path) != "-" and path.exists():
        raise BadInput(f"{path} is there already")

    async def read() -> Exported:
        async with offline(db or own_database()) as database:
            return await export_table(database, table)

    found = asyncio.run(read())
    if not found.is_over and not yes:
        secret = f"the game at table {table} is not over, and its file shows all hidden cards"
        if not sys.stdin.isatty():
            raise BadInput(f"{secret}; say --yes if that is meant")
        typer.confirm(f"{secret[0].upper()}{secret[1:]}. Write it?", abort=True, err=True)
    if str(path) == "-":
        say(found.log().removesuffix("\n"))
        return
    keep(path, found.log())
    say(f"{path}: {found.game.title}, {len(found.entries)} entries")


@service.command("import", epilog="Example: `backroom import evening.backroom --db club.db`")
@needs_web_part("import")
def bring(
    file: Annotated[Path, typer.Argument(help="A `.backroom` file.")],
    db: Db = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays on, as number=login or name=login, with a login of this database."
            " Repeatable."
        ),
    ] = None,
    host: Annotated[str | None, typer.Option(help="The login of the table's host.")] = None,
) -> None:
    """Make a table of a `.backroom` file, or mend the damaged table that it is of."""
    from backroom.server.history.table_file import Brought, import_table, prepare, seats_of
    from backroom.server.operations.steady_clock import wall_clock
    from backroom.server.storage.offline import offline

    keep_private()
    table = Table.read(read_text(file), str(file))
    logins = seats_of(table, seat or [])
    place = db or own_database()
    prepare(place)

    async def write() -> Brought:
        async with offline(place) as database:
            return await import_table(database, table, logins, host, wall_clock())

    row, _, lost = asyncio.run(write())
    state = "it is over" if row.status == "over" else f"{len(table.moves)} moves so far"
    say(f"Table {row.id}: {table.game.title}, {state}.")
    if lost is not None:
        say(f"Its log is whole again; {lost} later entries could not be saved.")
        return
    say(f"Whoever has this link may become its host: {row.host_link}")
    say(f"Whoever has this one may look at it: {row.watch_link}")
