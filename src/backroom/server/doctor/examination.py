"""`backroom doctor`: what is wrong with a deployment, one line each, and what to do about it."""

import platform
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from urllib.parse import urlsplit

import backroom
from backroom.bots.levels import LEVELS
from backroom.bots.pool import BotPool, NoAnswer
from backroom.bots.request import request_for
from backroom.freshness import is_compiled
from backroom.kernel.game import all_games
from backroom.server.doctor.database_check import Progress, of_database
from backroom.server.doctor.findings import HOSTING, Finding, ok, warning, wrong
from backroom.server.operations.probe import NotReached, probe_health, probe_socket
from backroom.server.operations.settings import Settings
from backroom.table import Table
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook

ENOUGH_FILES = 1024
"""Every socket is one; so is every connection to the database."""


async def examine(
    database: str, url: str | None, cure: bool, now: int, progress: Progress
) -> AsyncIterator[Finding]:
    """Everything, from the ground up; `cure` puts tables back that were set aside but are whole."""
    for finding in (*of_program(), *of_words(), *of_files()):
        yield finding
    async for each in of_database(database, cure, now, progress):
        yield each
    yield await of_bots()
    if url is not None:
        for finding in of_service(url):
            yield finding


# The program


def of_program() -> Iterator[Finding]:
    what = f"Backroom {backroom.__version__} on Python {platform.python_version()}"
    if is_compiled():
        yield ok(f"{what}, with compiled rules")
    else:
        yield warning(
            f"{what}, with interpreted rules: they are right, but about twenty times slower",
            "install gcc and the headers of Python, then install Backroom again",
        )


def of_words() -> Iterator[Finding]:
    """Is every sentence and every rule there in every language?"""
    lacking: list[str] = []
    for language in LANGUAGES:
        with suppress(Exception):
            Speaker(language).ui("service-fault")
            books = [(game, rulebook(game, language)) for game in all_games().values()]
            if all(book.rules.keys() == rulebook(game, "en").rules.keys() for game, book in books):
                continue
        lacking.append(language)
    if lacking:
        yield wrong(f"words or rulebooks are missing: {', '.join(lacking)}", "install it again")
    else:
        yield ok(f"the words and rulebooks of {len(all_games())} games: {', '.join(LANGUAGES)}")


def of_files() -> Iterator[Finding]:
    """How many files the operating system lets one program have open."""
    if sys.platform == "win32":
        return
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= ENOUGH_FILES:
        yield ok(f"open files: {'no limit' if soft == resource.RLIM_INFINITY else soft}")
    else:
        yield warning(
            f"only {soft} files may be open at once, and every open table of a person is one",
            "raise the limit: ulimit -n, or LimitNOFILE in the systemd unit",
        )


A_MOMENT = 0.1
"""Seconds that a bot thinks when it is only asked whether it is there."""


async def of_bots() -> Finding:
    """Does a bot, in a process of its own, answer within its time?"""
    limit = Settings(database="").bot_limit
    game = next(iter(all_games().values()))
    table = Table.open(game, game.seats[0], {}, "doctor")
    seat = int(table.state.to_act()[0])
    slowest = 0.0
    try:
        async with BotPool(1, limit) as pool:
            for level in LEVELS:
                began = time.monotonic()
                state = table.state
                thought = request_for(game, table.rules, state, seat, level, 1, seconds=A_MOMENT)
                await pool.ask(thought)
                slowest = max(slowest, time.monotonic() - began)
    except NoAnswer as fault:
        return wrong(
            f"bots do not answer: {fault}",
            "each needs a process of its own; look at the limits of memory and processes",
        )
    return ok(f"bots answer: {', '.join(LEVELS)} ({slowest * 1000:.0f} ms)")


# The service from outside


def of_service(address: str) -> Iterator[Finding]:
    if not is_address(address):
        yield wrong("--url is no address", "it is written http://… or https://…, without a login")
        return
    try:
        health, found = probe_health(address)
    except NotReached as fault:
        yield wrong(f"{address}: no Backroom answers: {fault}", "is the service running?")
        return
    if health.status == "ok":
        yield ok(f"{found}: the service is well, with {health.tables} tables awake")
    else:
        yield wrong(f"{found}: the service has trouble with its database", "look into its log")
    if health.version != backroom.__version__:
        yield warning(
            f"the service is Backroom {health.version}, this is {backroom.__version__}",
            "restart the service after an update",
        )
    if health.aside:
        yield wrong(
            f"the service has set tables aside: {', '.join(health.aside)}",
            "run doctor with its --db",
        )
    here = urlsplit(found)
    if here.scheme == "http" and here.hostname not in ("127.0.0.1", "localhost", "::1"):
        yield warning(f"{found} speaks without TLS: anybody on the way can read along", HOSTING)
    yield of_socket(found)


def is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc


def of_socket(address: str) -> Finding:
    """Can a browser open a socket there?"""
    try:
        said = probe_socket(address)
    except NotReached as fault:
        return wrong(
            f"{address}: no WebSocket can be opened: {fault}",
            f"a proxy in between must pass on the headers Upgrade and Connection; {HOSTING}",
        )
    if said == "service-other-origin":
        return wrong(
            f"{address}: the service takes its own page for a stranger's",
            f"a proxy in between must pass on the header Host; {HOSTING}",
        )
    return ok(f"{address}: WebSockets can be opened")
