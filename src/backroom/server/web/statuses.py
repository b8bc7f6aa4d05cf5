"""Which HTTP status each refusal of the service has: the only place where the two meet."""

from typing import Final

from backroom.server.refusals import Reason

REASONS: Final[dict[int, tuple[Reason, ...]]] = {
    400: (
        Reason.CLOCK,
        Reason.EMPTY_TALK,
        Reason.FILE_TOO_HARD,
        Reason.LANGUAGE,
        Reason.LOGIN_FORM,
        Reason.NAME_CHARACTERS,
        Reason.NAME_EMPTY,
        Reason.NAME_LONG,
        Reason.NO_LEVEL,
        Reason.NO_LISTENER,
        Reason.NO_ORDER,
        Reason.NO_SUCH_CHOICE,
        Reason.PASSPHRASE_LENGTH,
    ),
    401: (Reason.LOG_IN, Reason.STRANGER),
    403: (
        Reason.NO_HINTS,
        Reason.NO_JOIN,
        Reason.NO_TALK,
        Reason.NO_WATCH,
        Reason.NO_WHISPERS,
        Reason.NOT_HOST,
        Reason.NOT_SEATED,
        Reason.OTHER_ORIGIN,
        Reason.PASSPHRASE_WRONG,
    ),
    404: (
        Reason.NO_ENTRY,
        Reason.NO_GAME,
        Reason.NO_LINK,
        Reason.NO_SEAT,
        Reason.NO_TABLE,
    ),
    409: (
        Reason.ACCOUNT_ALREADY,
        Reason.ACCOUNT_NONE,
        Reason.ALREADY_SEATED,
        Reason.ASIDE,
        Reason.BOT_SITS,
        Reason.CHAIR_FREE,
        Reason.CHAIR_TAKEN,
        Reason.CHAIRS_FREE,
        Reason.HAS_BEGUN,
        Reason.IS_THERE,
        Reason.LOGIN_TAKEN,
        Reason.MOVED_ON,
        Reason.NOBODY_PLAYS,
        Reason.NOT_BEGUN,
        Reason.NOT_OVER,
        Reason.NOTHING_ASKED,
        Reason.OTHER_VERSION,
        Reason.SAME_CHAIR,
        Reason.TABLE_FULL,
        Reason.TALK_FULL,
    ),
    429: (
        Reason.TOO_FAST,
        Reason.TOO_MANY_CONNECTIONS,
        Reason.TOO_MANY_GAMES,
        Reason.TOO_MANY_SOCKETS,
        Reason.TOO_MANY_TABLES,
        Reason.TOO_MUCH_TALK,
    ),
    500: (Reason.FAULT,),
    503: (Reason.BUSY, Reason.CLOSING, Reason.NO_ADVICE, Reason.NOT_WRITTEN),
}

STATUS_OF: Final = {reason: status for status, reasons in REASONS.items() for reason in reasons}
