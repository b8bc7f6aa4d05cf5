"""What goes over REST: requests and answers as msgspec structs, which make the OpenAPI document."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from backroom.analysis.shown import Advice, Figures
from backroom.kernel.messages import Message

DAY = 86_400
NAME = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
LINK = Annotated[str, msgspec.Meta(max_length=64)]
SEAT = Annotated[int, msgspec.Meta(ge=0, le=99)]
LANGUAGE: TypeAlias = Literal["en", "nl", "de"]
TALK: TypeAlias = Literal["all", "table", "none"]
"""Table talk and whispers, table talk only, or none."""
STATUS: TypeAlias = Literal["lobby", "playing", "over", "ended", "closed", "aside"]
UNRATED: TypeAlias = Literal["", "friendly", "alone", "own-cards"]
"""Why a game moves nobody's rating: it was not to, only one person plays, or its cards are not the
game's own. Nothing: it does."""
ROLE: TypeAlias = Literal["play", "watch", "host"]
CHECK: TypeAlias = Literal["seals", "seed", "rules", "chance", "clocks", "result"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client asks for."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the service tells."""


class Trouble(Answer, frozen=True):
    """Why a request was not granted."""

    status: int
    message: Message
    """To be said in the reader's language."""
    text: str
    """The same, said already, in the language that the request accepts."""


# Games


class OptionShown(Answer, frozen=True):
    """An option of a game: its values (the first is the default) and the rule that allows it."""

    name: str
    values: list[str]
    rule: str


class OrderShown(Answer, frozen=True):
    """A standing order that a player of this game may give."""

    name: str
    rule: str


class GameShown(Answer, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    prefix: str
    rules: int
    seats: list[int]
    options: list[OptionShown]
    orders: list[OrderShown]
    bots: list[str]
    """The levels of bots that play it, from the weakest."""
    masters: list[int]
    """At tables of so many players there is one level more, `master`."""
    tempers: list[str]
    """What else can be said of a bot, as `level/temper`; the first goes without saying."""
    lesson: int
    """So many minutes its lesson takes; 0 if it has none."""
    guide: bool
    """Is there an illustrated page about it?"""
    credits: str


class RulebookShown(Answer, frozen=True):
    """A rulebook: its whole text, and every rule by its number."""

    game: str
    language: LANGUAGE
    text: str
    rules: dict[str, str]


# People


class NewGuest(Request, frozen=True):
    """A name is all it takes."""

    name: NAME
    language: LANGUAGE = "en"


class Changes(Request, frozen=True):
    """What somebody wants to change about himself."""

    name: NAME | None = None
    language: LANGUAGE | None = None


class Credentials(Request, frozen=True):
    """To make an account, or to come back to it."""

    login: Annotated[str, msgspec.Meta(max_length=100)]
    passphrase: Annotated[str, msgspec.Meta(max_length=400)]


class NewPassphrase(Request, frozen=True):
    old: Annotated[str, msgspec.Meta(max_length=400)]
    new: Annotated[str, msgspec.Meta(max_length=400)]


class Me(Answer, frozen=True):
    """Who I am here."""

    name: str
    login: str | None
    language: LANGUAGE
    ratings: dict[str, "Rated"] = {}


class Rated(Answer, frozen=True):
    """How somebody is rated in a game: cautiously, so that few games count for little."""

    name: str
    rating: float
    games: int


# Tables


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think, in seconds: for each decision, and a reserve for the whole game.

    Nothing at all means that nobody is in a hurry. A game by correspondence is one with days for
    each decision.
    """

    decision: int = 0
    reserve: int = 0


class TableSettings(Request, frozen=True):
    """What the host decides about a table beside the game's own options."""

    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    listed: bool = False
    """Anybody finds it among the open tables; else it takes a link."""
    watchers: bool = True
    talk: TALK = "all"
    clock: Clock = Clock()
    hold: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 120
    """Seconds that a seat is held for a player who went away while others wait; then a bot sits in
    until he is back. 0: it is held for ever."""
    rated: bool = False
    hints: bool = False
    """A player may ask what a good player would do; never at a rated table."""


class NewTable(Request, frozen=True):
    """A table to be made."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: SEAT
    options: dict[str, str] = {}
    settings: TableSettings = TableSettings()
    cards: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None
    """The text of an owner's corrected card file."""


class TableChanges(Request, frozen=True):
    """What the host changes: everything before the start, afterwards only who may watch."""

    options: dict[str, str] | None = None
    settings: TableSettings | None = None
    watchers: bool | None = None


class SitDown(Request, frozen=True):
    """Take a seat: this one, or any. The seed is what I add to the chance."""

    seat: SEAT | None = None
    seed: Annotated[str, msgspec.Meta(max_length=64)] = ""


class PutBot(Request, frozen=True):
    level: Annotated[str, msgspec.Meta(max_length=20)] = "random"


class ChairShown(Answer, frozen=True):
    """A chair of a table in the lobby: a person, a bot, or free."""

    seat: int
    name: str
    bot: str
    taken: bool
    you: bool
    card: str = ""
    """By which the person is found: see `/api/people`."""
    there: bool = False
    """Looks at the table right now; told only over its socket, before the game begins."""


class Links(Answer, frozen=True):
    """The separate ways in: to play, to watch, to be the host. Whoever has one can use it."""

    play: str | None = None
    watch: str | None = None
    host: str | None = None


class TableShown(Answer, frozen=True):
    """A table as somebody may see it who may see it at all."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    settings: TableSettings
    status: STATUS
    chairs: list[ChairShown]
    host: str
    """The name of the host."""
    commitment: str
    """SHA-256 of the house's seed: published before anybody sits down."""
    made: int
    started: int | None
    ended: int | None
    rematch: str | None
    own_cards: bool
    """Played with an owner's card file."""
    seat: int | None
    """Where I sit."""
    is_host: bool
    links: Links
    unrated: UNRATED = ""
    match: int | None = None
    """Of a quick match: when bots take the chairs that are still free."""
    votes: list[int] = []
    """The seats that wish to end the game unfinished."""


class TableListed(Answer, frozen=True):
    """A table among others."""

    id: str
    game: str
    seats: int
    taken: int
    title: str
    host: str
    status: STATUS
    made: int
    rated: bool
    waits_for_me: bool = False
    waits_for: list[str] = []
    """The names of those without whom it does not go on; only among my own tables."""
    round: int = 0
    deadline: int | None = None
    """Until when I have to answer, if a clock runs."""
    last: Message | None = None
    """What happened last, as far as I know of it."""
    names: list[str] = []


class LinkShown(Answer, frozen=True):
    """Where a link leads."""

    table: str
    role: ROLE


class PlaceShown(Answer, frozen=True):
    seat: int
    name: str
    bot: str
    points: int
    place: int
    change: float | None = None
    """What the game did to the person's rating."""


class ResultShown(Answer, frozen=True):
    """How a game ended."""

    table: str
    game: str
    title: str
    seats: int
    rated: bool
    unrated: UNRATED
    ended: int
    places: list[PlaceShown]


class LogFile(Request, frozen=True):
    """A `.backroom` file of a finished game, to be looked at here."""

    text: Annotated[str, msgspec.Meta(max_length=500_000)]


class HouseShown(Answer, frozen=True):
    """What everybody may know of the house."""

    reachable: str | None
    """Where people on the same network find it: for links, if somebody looks at it from the machine
    on which it runs. None if they cannot, or if a proxy alone knows."""


class Health(Answer, frozen=True):
    status: Literal["ok", "trouble"]
    version: str
    database: bool
    tables: int
    """Tables in memory."""
    sockets: int
    aside: list[str]
    """Tables that were set aside because their log is damaged."""
    rules: Literal["compiled", "interpreted"] | None = None
    """How the rules run: interpreted ones are the same, twenty times slower. Older services do not
    say."""


class Course(Answer, frozen=True):
    """How the points of a finished game went: by round, then by seat."""

    rounds: list[int]
    points: list[list[int]]


class FiguresShown(Answer, frozen=True):
    """A finished evening in figures, as far as it was looked at."""

    figures: Figures


class AdviceShown(Answer, frozen=True):
    """What the coach would have done at one place of the log of a finished game."""

    advice: Advice


class Frame(Answer, frozen=True):
    """A finished game at one place of its log, from somebody's eyes."""

    seq: int
    last: int
    picture: dict[str, Any]


class QueryShown(Answer, frozen=True):
    """What the rules said to a query at one place of the log of a finished game, from what somebody
    knew there; nothing if it made no sense."""

    answer: dict[str, Any] | None


class MarkShown(Answer, frozen=True):
    """Something in a finished game that one would look for again: a death, a deal, a broken word, a
    bluff that was caught or passed."""

    seq: int
    kind: str
    seat: int | None
    """Whose it is; nobody's where it comes to all."""


class StoryShown(Answer, frozen=True):
    """A finished game from its first entry to its last, as somebody's eyes saw it happen."""

    note: Message | None
    """What is to be said about it: a game of earlier rules may not be shown to its end."""
    rounds: list[int]
    """The round behind each entry of the log."""
    happened: list[dict[str, Any]]
    """The entries, as the socket of a table tells them."""
    marks: list[MarkShown]
    """With the truth known, the same for all eyes."""


class ToldShown(Answer, frozen=True):
    """What was told, and to which seats."""

    text: Message
    hearers: list[int]


class Truth(Answer, frozen=True):
    """What really was, at one place of the log of a finished game."""

    seq: int
    chosen: Message | None
    """What somebody chose there, sealed or not; None for an entry that is no move."""
    told: list[ToldShown]
    held: list[list[Message]]
    """For each seat: what only it could see."""
    views: list[dict[str, Any]]
    """For each seat: the table as it saw it. Together they leave nothing hidden but the piles."""
    open: dict[str, Any]
    """What everybody saw."""


class CheckShown(Answer, frozen=True):
    """One thing that was looked at to verify a game."""

    name: CHECK
    holds: bool | None
    """None: not looked at, because what it stands on is broken."""
    say: Message | None
    """What is now known, if it holds."""


class Verified(Answer, frozen=True):
    """A finished game, read from the records and played again: does it follow from its seeds?"""

    sound: bool
    fault: str
    """Where it is broken, for whoever keeps the records; "" if it is sound."""
    checks: list[CheckShown]
    commitment: str
    seed: str
    """The house's seed, and below what is made from it; "" unless the game is sound."""
    seeds: list[str]
    """What each seat added."""
    key: str
    seal: str
    """The seal of the last entry."""


# Lessons


class LessonStep(Answer, frozen=True):
    """One sentence of a lesson, and one thing to do."""

    id: str
    part: str
    kind: Literal["say", "tap", "act", "watch", "film"]
    at: int
    """The table stands at this entry of the log when it is said,"""
    until: int
    """and at this one when it is done."""
    press: list[str]
    """What is to be pressed, one after the other: things by their names on the board."""
    lit: list[str]
    """What is spoken of."""
    half: bool
    """It leaves something half made on the board: whoever comes back later begins with it again."""


class LessonShown(Answer, frozen=True):
    """A guided first game; its sentences are in the word lists, by the names of its steps."""

    game: str
    title: str
    minutes: int
    parts: list[str]
    steps: list[LessonStep]
    not_met: int
    """So many sentences tell of what the learner has not met yet."""
    next_options: dict[str, str]
    """The options of the game to be played next."""
    printed: dict[str, Any]
    """What is printed on the cards and the board of its table."""


class PictureShown(Answer, frozen=True):
    """A true position, as one seat saw it."""

    id: str
    at: int
    """The entry after which the table stood so."""
    eyes: int
    about: list[int]
    """What is drawn of it: chairs, seats, men or cards, as the picture goes."""
    view: dict[str, Any]


class GuideShown(Answer, frozen=True):
    """A game on one page; its sentences are in the word lists, by the names of its pictures."""

    game: str
    title: str
    table: TableShown
    """The recorded game that the pictures are taken from."""
    printed: dict[str, Any]
    pictures: list[PictureShown]


class PuzzleChoice(Answer, frozen=True):
    """One of the answers."""

    label: Message
    seat: int | None
    """The player it speaks of, if it is one."""


class PuzzleShown(Answer, frozen=True):
    """The puzzle of a day: a position, as one seat saw it, and a question about it."""

    day: str
    game: str
    title: str
    table: TableShown
    """The game that it is taken from; whoever looks at it finds the solution there."""
    printed: dict[str, Any]
    at: int
    """The entry after which the table stood so."""
    eyes: int
    view: dict[str, Any]
    question: Message
    choices: list[PuzzleChoice]


class PuzzleReason(Answer, frozen=True):
    """Why an answer is right, or cannot be."""

    right: bool
    why: Message


class PuzzleProof(Answer, frozen=True):
    """What the rules say to each of the answers, in their order."""

    right: int
    reasons: list[PuzzleReason]
