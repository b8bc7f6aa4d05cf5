"""What goes over REST about people: cards, friends, rankings, and how they are called back."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from backroom.server.wire.rest import LANGUAGE, NAME, Answer, Request

CARD = Annotated[str, msgspec.Meta(max_length=16)]
SHUN: TypeAlias = Literal["mute", "block"]
"""Not to hear somebody; or not to meet him at all."""
STANDING: TypeAlias = Literal["", "stranger", "guest", "new"]
"""Why somebody is not in the ranking."""


class Record(Answer, frozen=True):
    """How somebody did in one game."""

    game: str
    games: int
    """Finished ones, rated or not."""
    won: int
    rating: float | None
    rated: int
    """Games that count for the rating."""
    course: list[float]
    """The rating after each of the last rated games, the oldest first."""


class Profile(Answer, frozen=True):
    """What everybody may know of somebody."""

    card: str
    name: str
    account: bool
    """A guest has no records to show: they go with his cookie."""
    since: int
    records: list[Record]
    you: bool
    friend: bool
    shunned: SHUN | None
    """How I keep away from him."""


class RankedLine(Answer, frozen=True):
    """Somebody in the ranking of a game."""

    place: int
    card: str
    name: str
    rating: float
    week: float
    """What the last seven days did to it."""
    games: int
    won: int
    """Of the rated games."""
    last: list[bool]
    """The last five, the latest first: won?"""
    you: bool


class Ranking(Answer, frozen=True):
    """The best players of a game, and where I stand among them."""

    lines: list[RankedLine]
    mine: RankedLine | None
    """My own line, wherever it is."""
    missing: STANDING
    """Why I have none."""
    course: list[float]
    """My rating after each of my last rated games, the oldest first."""


class Shun(Request, frozen=True):
    """Keep away from somebody; nothing: no longer."""

    how: SHUN | None


class Acquaintance(Answer, frozen=True):
    """Somebody I know here: a friend, or one whom I keep away from."""

    card: str
    name: str
    how: Literal["friend", "mute", "block"]
    table: str | None = None
    """A listed table at which a friend waits."""


class Acquaintances(Answer, frozen=True):
    """Everybody I know here."""

    card: str
    """My own."""
    people: list[Acquaintance]
    link: str | None
    """Whoever follows it becomes my friend."""


class FriendLink(Answer, frozen=True):
    """Who gave this link."""

    name: str
    friends: bool
    """We are friends already, or it is my own."""


class Invite(Request, frozen=True):
    """Ask a friend to a table."""

    card: CARD


class Invited(Answer, frozen=True):
    """A friend keeps a chair for me."""

    table: str
    game: str
    title: str
    host: str
    link: str


# Bots from outside


class NewToken(Request, frozen=True):
    """What the bot is called; the house adds a mark by which everybody knows it for one."""

    name: NAME


class TokenShown(Answer, frozen=True):
    """A bot of mine from outside. Its token is shown nowhere any more."""

    card: str
    name: str
    made: int
    used: int | None
    """When its token was last shown, to the minute; never: none."""


class TokenMade(Answer, frozen=True):
    """A new token: this once, and never again."""

    token: str
    shown: TokenShown


# Quick match


class FindMatch(Request, frozen=True):
    """Sit me down at the next table of this game, or of any."""

    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    seed: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Waiter(Answer, frozen=True):
    name: str
    seat: int
    you: bool


class MatchShown(Answer, frozen=True):
    """The table that I wait at, or that has just begun."""

    table: str
    game: str
    seats: int
    waiting: list[Waiter]
    now: int
    due: int
    """When bots take the chairs that are free."""
    begun: bool
    wishes: int
    """How many of those who wait would rather begin with bots at once."""


class MatchWaiting(Answer, frozen=True):
    """How many wait for a quick match, by game."""

    waiting: dict[str, int]
    mine: MatchShown | None


# Being called back


class PushSubscription(Request, frozen=True):
    """Where a browser takes messages, as `PushSubscription.toJSON()` has it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class MailAddress(Request, frozen=True):
    address: Annotated[str, msgspec.Meta(max_length=254)]


class CallShown(Answer, frozen=True):
    """One way in which I am called when it is my turn."""

    kind: Literal["push", "mail"]
    address: str
    """Of a browser: only its push service."""
    token: str
    confirmed: bool


class Calls(Answer, frozen=True):
    """How I am called when it is my turn."""

    calls: list[CallShown]
    key: str
    """The house's public key, for a browser that subscribes."""
    mail: bool
    """Can this house send e-mail?"""
    calendar: str | None
    """The path of my deadlines as a calendar, if I want one."""


class Webhook(Request, frozen=True):
    """Where a table tells whose turn it is: an https address that takes {"content": "…"}."""

    address: Annotated[str, msgspec.Meta(max_length=1000)]
    language: LANGUAGE = "en"


class WebhookShown(Answer, frozen=True):
    host: str | None
    """Of the address only this is shown; None: there is none."""


class EndWish(Request, frozen=True):
    """Do I wish to end this game unfinished?"""

    wish: bool = True
