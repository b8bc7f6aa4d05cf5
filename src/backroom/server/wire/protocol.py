"""What goes over the socket of a table, up and down.

Every message up carries an `id` of the client's choice; the answer carries it back. The service
sends `Update` whenever something changed: always the whole present view, with the events since the
last update this socket got. So nothing is lost by a slow or broken line: a client that comes back
says the last `seq` it saw and gets the rest.

That is the form in words, which needs no more than a reader of JSON. A client that has the word
lists asks for the lean form (`wire.lean`) and gets a tenth of it.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from backroom.kernel.messages import Message
from backroom.server.wire.rest import TableShown

ID = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
SEAT = Annotated[int, msgspec.Meta(ge=0, le=99)]
INDEX = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
LONGEST_TALK = 500
MOST_TOGETHER = 3


class Up(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""

    id: ID


class Act(Up, frozen=True, tag="act"):
    """Take an action, chosen when the table stood at this `seq`."""

    seq: INDEX
    action: INDEX
    terms: Any = None
    then: Annotated[tuple[INDEX, ...], msgspec.Meta(max_length=MOST_TOGETHER)] = ()
    """And these after it, of an action that only opens a choice: all of them or none."""


class Ask(Up, frozen=True, tag="ask"):
    """Put a query of this game to the rules (see its schema); changes nothing."""

    query: msgspec.Raw


class Why(Up, frozen=True, tag="why"):
    """Would that be allowed, and if not, why not? Changes nothing. Of an action that is a choice of
    several things, its picks will do."""

    action: INDEX | None = None
    terms: Any = None
    picks: Annotated[tuple[INDEX, ...], msgspec.Meta(max_length=100)] | None = None


class Outlook(Up, frozen=True, tag="outlook"):
    """What may I know beforehand about taking this action?"""

    action: INDEX
    terms: Any = None


class Offers(Up, frozen=True, tag="offers"):
    """What could I offer now? Some of what the rules would allow."""


class Describe(Up, frozen=True, tag="position"):
    """Tell me in words how it stands."""


class Hint(Up, frozen=True, tag="hint"):
    """What would a good player do in my place, and why?"""


class Follow(Up, frozen=True, tag="follow"):
    """In a lesson: let its log run on to this entry."""

    seq: INDEX


class TakeBack(Up, frozen=True, tag="undo"):
    """Take back my last move, if that is fair."""


class WishPause(Up, frozen=True, tag="pause"):
    """I wish for a pause, or no longer."""

    wish: bool


class Say(Up, frozen=True, tag="say"):
    """Say something to the table, or whisper it to one seat."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TALK)]
    to: SEAT | None = None


class Mute(Up, frozen=True, tag="mute"):
    """I do not want to hear that seat, or do again."""

    seat: SEAT
    on: bool


class GiveOrder(Up, frozen=True, tag="order"):
    """Answer this once for all: in this round, or until the end; or no longer."""

    name: Annotated[str, msgspec.Meta(max_length=60)]
    until: Literal["round", "end", "never"]


class Leave(Up, frozen=True, tag="leave"):
    """I go; let a bot play on for me."""


class Return(Up, frozen=True, tag="return"):
    """I am back; the bot gets up from my chair."""


class Ping(Up, frozen=True, tag="ping"):
    """Are you there?"""


FromPlayer: TypeAlias = (
    Act
    | Ask
    | Why
    | Outlook
    | Offers
    | Describe
    | Hint
    | Follow
    | TakeBack
    | WishPause
    | Say
    | Mute
    | GiveOrder
    | Leave
    | Return
    | Ping
)


class Down(msgspec.Struct, frozen=True, tag_field="type"):
    """A message to a client."""


class Welcome(Down, frozen=True, tag="welcome"):
    """The table and where I sit at it: sent first, and again when that changes."""

    table: TableShown


class Done(Down, frozen=True, tag="done"):
    """What was asked under this id is done, and safely kept."""

    id: int
    seq: int


class Refusing(Down, frozen=True, tag="refused"):
    """What was asked under this id is not done."""

    id: int | None
    """None if that message could not be read so far, or was not read at all."""
    message: Message
    rule: str
    """The rule of the rulebook behind it; "" if the table or the service refuses."""


class Answered(Down, frozen=True, tag="answer"):
    """What the rules say to a query, from what my seat knows."""

    id: int
    seq: int
    answer: msgspec.Raw


class Foretold(Down, frozen=True, tag="outlook"):
    id: int
    lines: list[Message]


class Offered(Down, frozen=True, tag="offers"):
    """Some offers that I could make, as the table stood at this `seq`."""

    id: int
    seq: int
    choices: list["Choice"]


class Described(Down, frozen=True, tag="position"):
    """The view in words, as the table stood at this `seq`."""

    id: int
    seq: int
    lines: list[Message]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that may be done now."""

    action: int
    text: Message
    picks: tuple[int, ...] | None = None
    terms: Any = None
    shorthand: str | None = None


class Item(msgspec.Struct, frozen=True):
    """What an action's picks call by this number."""

    number: int
    text: Message


class Question(msgspec.Struct, frozen=True):
    """What is asked of me."""

    text: Message
    rules: list[str]
    must: bool
    """The game does not go on without my answer."""
    legal: list[Choice]
    items: list[Item]


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log as everybody may know it, and what it made happen as far as I hear it."""

    seq: int
    at: int
    entry: Literal["opening", "move", "undo", "pause", "chair"]
    seat: int | None = None
    by: Literal["player", "bot", "clock"] = "player"
    """A standing order looks like its giver's own answer."""
    wish: bool = False
    bot: str = ""
    events: list["EventTold"] = []


class EventTold(msgspec.Struct, frozen=True, omit_defaults=True):
    event: msgspec.Raw
    text: Message
    minor: bool
    subject: int | None = None
    """The seat whose doing it is; not always the seat that made the entry."""
    whom: int | None = None
    """The seat to which it is done."""


class SeatNow(msgspec.Struct, frozen=True):
    """What everybody may know of a seat now."""

    bot: str
    present: bool
    asked: bool
    """May act."""
    owes: bool
    """Is waited for."""
    wishes_pause: bool
    reserve: int
    """Milliseconds of reserve left when its clock last stood."""
    deadline: int | None
    """When its time is up."""


class Order(msgspec.Struct, frozen=True):
    """A standing order that I gave."""

    name: str
    round: int | None


class Result(msgspec.Struct, frozen=True):
    """The end: the ranking, and the house's seed."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    seed: str


class Update(Down, frozen=True, tag="update"):
    """How it stands, and what happened since the last update."""

    seq: int
    now: int
    """The service's time, to set the clocks by."""
    view: msgspec.Raw
    position: list[Message]
    """The view in words."""
    seats: list[SeatNow]
    paused: bool
    happened: list[Happened]
    question: Question | None
    menu: list[Choice]
    """Some offers that I could make."""
    undo: bool
    orders: list[Order]
    muted: list[int]
    result: Result | None


class Replayed(msgspec.Struct, frozen=True):
    """A finished game at one place of its log, from somebody's eyes."""

    view: msgspec.Raw
    position: list[Message]
    happened: list[Happened]
    """The entry at that place."""
    question: Question | None
    result: Result | None


class Advised(Down, frozen=True, tag="advice"):
    """What a bot would do that knows no more than I do."""

    id: int
    seq: int
    choice: Choice | None
    """None: it would keep silent."""
    reason: Message | None


class Talk(Down, frozen=True, tag="talk"):
    """Somebody said something that I may hear. Counted for each listener, so that the numbers do
    not tell of whispers between others."""

    number: int
    at: int
    speaker: int
    to: int | None
    text: str
    words: Message | None = None
    """Of a bot: what it says instead of a text."""


class Goodbye(Down, frozen=True, tag="goodbye"):
    """The last message before the service closes the socket."""

    message: Message


FromService: TypeAlias = (
    Welcome
    | Done
    | Refusing
    | Answered
    | Foretold
    | Offered
    | Described
    | Advised
    | Update
    | Talk
    | Goodbye
)
