"""Why the service does not do what it was asked: always a named sentence, never a traceback.

A refusal knows neither HTTP nor sockets; which status one has over REST is decided in `web`.
"""

from enum import Enum
from typing import Any

from backroom.kernel.messages import Message


class Reason(Enum):
    """Why not. The value names the sentence `service-…` in words/<language>/service.ftl."""

    # Who somebody is
    STRANGER = "stranger"
    LANGUAGE = "language"
    NAME_EMPTY = "name-empty"
    NAME_LONG = "name-long"
    NAME_CHARACTERS = "name-characters"
    NAME_OF_A_BOT = "name-of-a-bot"
    LOGIN_FORM = "login-form"
    LOGIN_TAKEN = "login-taken"
    LOG_IN = "log-in"
    PASSPHRASE_LENGTH = "passphrase-length"
    PASSPHRASE_WRONG = "passphrase-wrong"
    ACCOUNT_ALREADY = "account-already"
    ACCOUNT_NONE = "account-none"
    ONLY_PEOPLE = "only-people"
    TOKENS_OF_ACCOUNTS = "tokens-of-accounts"
    OTHER_ORIGIN = "other-origin"

    # What is not there, or not for this person
    NO_PERSON = "no-person"
    NO_FRIEND = "no-friend"
    NO_MATCH = "no-match"
    NO_CALL = "no-call"
    NO_TOKEN = "no-token"
    NO_GAME = "no-game"
    NO_LESSON = "no-lesson"
    NO_GUIDE = "no-guide"
    NO_PUZZLE = "no-puzzle"
    ONLY_A_LESSON = "only-a-lesson"
    NO_TABLE = "no-table"
    NO_LINK = "no-link"
    NO_SEAT = "no-seat"
    NO_ENTRY = "no-entry"
    NO_JOIN = "no-join"
    NO_WATCH = "no-watch"
    NOT_HOST = "not-host"
    NOT_SEATED = "not-seated"

    # The table before it begins
    CLOCK = "clock"
    NO_LEVEL = "no-level"
    FILE_TOO_HARD = "file-too-hard"
    ALREADY_SEATED = "already-seated"
    RATED_FOR_PEOPLE = "rated-for-people"
    CHAIR_TAKEN = "chair-taken"
    CHAIR_FREE = "chair-free"
    CHAIRS_FREE = "chairs-free"
    TABLE_FULL = "table-full"
    NOBODY_PLAYS = "nobody-plays"
    HAS_BEGUN = "has-begun"
    NOT_BEGUN = "not-begun"
    NOT_OVER = "not-over"

    # The table in play
    MOVED_ON = "moved-on"
    BOT_SITS = "bot-sits"
    IS_THERE = "is-there"
    SAME_CHAIR = "same-chair"
    NO_SUCH_CHOICE = "no-such-choice"
    NOTHING_ASKED = "nothing-asked"
    NO_ORDER = "no-order"
    NO_HINTS = "no-hints"
    NO_TALK = "no-talk"
    NO_WHISPERS = "no-whispers"
    NO_LISTENER = "no-listener"
    EMPTY_TALK = "empty-talk"
    TALK_FULL = "talk-full"
    ASIDE = "aside"
    ENDED = "ended"
    OTHER_VERSION = "other-version"

    # Calling people back
    BAD_ADDRESS = "bad-address"
    NO_MAIL = "no-mail"

    # Too much
    TOO_MANY_FRIENDS = "too-many-friends"
    TOO_MANY_CALLS = "too-many-calls"
    TOO_MANY_TOKENS = "too-many-tokens"
    TOO_FAST = "too-fast"
    TOO_MUCH_TALK = "too-much-talk"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_GAMES = "too-many-games"
    TOO_MANY_SOCKETS = "too-many-sockets"
    TOO_MANY_CONNECTIONS = "too-many-connections"

    # The house itself cannot, at the moment
    BUSY = "busy"
    CLOSING = "closing"
    NO_ADVICE = "no-advice"
    NO_FIGURES = "no-figures"
    NOT_WRITTEN = "not-written"
    FAULT = "fault"

    def message(self, **facts: Any) -> Message:
        """The sentence, with its facts."""
        return Message(f"service-{self.value}", facts)


HOUSE_IN_TROUBLE = frozenset(
    (
        Reason.BUSY,
        Reason.CLOSING,
        Reason.NO_ADVICE,
        Reason.NO_FIGURES,
        Reason.NOT_WRITTEN,
        Reason.FAULT,
    )
)
"""Nothing was wrong with what was asked: the same may be granted a little later."""


class Refused(Exception):
    """A request that is not granted, with the facts of its sentence."""

    def __init__(self, reason: Reason, **facts: Any) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.message = reason.message(**facts)
