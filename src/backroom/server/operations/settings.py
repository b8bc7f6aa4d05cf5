"""How a service is run: one value that `backroom serve` makes and every part reads."""

import os
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from backroom.kernel.errors import BadInput

Positive = Annotated[float, msgspec.Meta(gt=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]


def spare_cores() -> int:
    """All but the one that serves; where there is only one, bots share it."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, (cores or 1) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The knobs of a service; the defaults are right for one machine and a club."""

    database: str
    """A database URL, or the path of an SQLite file."""
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8710
    reachable: str | None = None
    """Where people on the same network find it, if they can."""
    safe: bool = True
    """Wait until a commit would survive a power cut, not only a crash of the process."""
    proxied: bool = False
    """Behind a proxy that speaks TLS: cookies are for https only, its header tells the address."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses and networks of proxies whose header is believed."""

    mail: str | None = None
    """smtp://user:password@host:port?from=address, or smtps://…: from where e-mail is sent."""
    public: str | None = None
    """The address of the house that stands in e-mail and webhooks: https://…"""
    private_hooks: bool = False
    """Webhooks and push may go to private addresses, and without TLS: for a test at home."""

    bot_workers: Count = msgspec.field(default_factory=spare_cores)
    bot_limit: Positive = 5.0
    """Seconds that a bot may think before the neutral action is taken for it."""
    pace: tuple[Seconds, Seconds] = (0.4, 1.2)
    """Seconds, from … to, before a bot or a standing order answers: about as long as a quick person
    needs, drawn at random, so that the moment of an answer tells nothing."""
    courtesy: Seconds = 20.0
    """Seconds that bots give a person to answer an offer of theirs, before they play on."""
    watch_pause: Seconds = 0.2
    """Seconds between two pictures for those who only watch: at a table that moves quickly many
    changes come to them as one."""
    grace: Seconds = 30.0
    """Seconds that a player always has after the service, or he himself, came back."""

    connections: Count = 10_000
    """Lines that may be open at a time, in all; fewer if there are fewer files."""
    connections_an_address: Count = 500
    """And from one address (of IPv6: from one network of 64 bits); at most half of all."""
    request_seconds: Positive = 10.0
    """In which a line says what it wants: also an idle one is closed after that."""
    body_seconds: Positive = 60.0
    """In which it has sent all that belongs to it."""
    cost_rate: Positive = 200.0
    """Milliseconds of work a second that one address may have in the long run."""
    cost_burst: Count = 1_000
    message_bytes: Count = 16_384
    """The longest message a socket takes."""
    message_rate: Positive = 20.0
    """Messages a second that one socket may send in the long run."""
    message_burst: Count = 60
    sockets_a_person: Count = 20
    sockets_an_address: Count = 100
    """Of strangers who watch from one address: a whole school may sit behind it."""
    talk_rate: Positive = 0.5
    talk_burst: Count = 6
    patience: Positive = 10.0
    """Seconds after which a socket that takes nothing is closed."""
    sign_ups_a_minute: Annotated[float, msgspec.Meta(ge=1)] = 20.0
    """New guests, accounts and log-ins from one address."""
    tables_a_person: Count = 20
    """Tables that one person may keep waiting in the lobby."""
    games_a_guest: Count = 20
    """Games in play that one guest may have begun within a day."""
    games_an_account: Count = 60
    """And one account."""
    match_after: Seconds = 60.0
    """Seconds after which bots take the free chairs of a quick match."""
    host_after: Positive = 120.0
    """Seconds after which somebody else at the table is its host, if the host is not there."""
    call_after: Seconds = 30.0
    """Seconds that somebody is waited for before he is called back."""
    calls_a_person: Count = 10
    """Browsers and addresses at which one person may be called."""
    empty_after: Positive = 300.0
    """Seconds after which a table at which nobody sits in front of a screen leaves the memory."""


LIMITS = Settings.__struct_fields__[Settings.__struct_fields__.index("bot_workers") :]
"""The settings that have no option of their own."""


def wanted_settings(given: Mapping[str, Any], limits: Mapping[str, str]) -> Settings:
    """These settings, and limits as somebody typed them; BadInput says what is wrong with one."""
    wanted = dict(given)
    for name, text in limits.items():
        if name not in LIMITS:
            raise BadInput(f"there is no limit {name!r}; the limits are {', '.join(LIMITS)}")
        try:
            wanted[name] = msgspec.json.decode(text)
        except msgspec.DecodeError:
            raise BadInput(f"{name} cannot be {text!r}; it is a number") from None
    try:
        return msgspec.convert(wanted, Settings)
    except msgspec.ValidationError as fault:
        raise BadInput(f"these settings do not go: {fault}") from None
