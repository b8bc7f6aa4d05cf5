"""How a service is run: one value that `backroom serve` makes and every part reads."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The knobs of a service; the defaults are right for one machine and a club."""

    database: str
    """A database URL, or the path of an SQLite file."""
    host: str = "127.0.0.1"
    port: int = 8710
    safe: bool = True
    """Wait until a commit would survive a power cut, not only a crash of the process."""
    proxied: bool = False
    """Behind a proxy that speaks TLS: cookies are for https only, its header tells the address."""

    bot_workers: int = 1
    bot_limit: float = 5.0
    """Seconds that a bot may think before the neutral action is taken for it."""
    pace: tuple[float, float] = (0.4, 1.2)
    """Seconds, from … to, before a bot or a standing order answers: about as long as a quick person
    needs, drawn at random, so that the moment of an answer tells nothing."""
    grace: float = 30.0
    """Seconds that a player always has after the service, or he himself, came back."""

    message_bytes: int = 16_384
    """The longest message a socket takes."""
    message_rate: float = 20.0
    """Messages a second that one socket may send in the long run."""
    message_burst: int = 60
    sockets_a_person: int = 20
    talk_rate: float = 0.5
    talk_burst: int = 6
    patience: float = 10.0
    """Seconds after which a socket that takes nothing is closed."""
    sign_ups_a_minute: float = 20.0
    """New guests, accounts and log-ins from one address."""
    tables_a_person: int = 20
    """Tables that one person may keep waiting in the lobby."""
    empty_after: float = 300.0
    """Seconds after which a table at which nobody sits in front of a screen leaves the memory."""
