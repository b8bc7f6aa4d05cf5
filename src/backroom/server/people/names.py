"""What people may be called: the name that a table sees, and the login that opens an account."""

import re
import unicodedata

from backroom.server.refusals import Reason, Refused

LONGEST_NAME = 40
BOT_MARK = " (bot)"
"""The end of the name of a bot from outside, and of nobody else's: so it is known for one wherever
a name is read, in every language, and after its token is gone."""
SHORTEST_LOGIN = 3
LONGEST_LOGIN = 40
LOGIN = re.compile(rf"[a-z0-9._-]{{{SHORTEST_LOGIN},{LONGEST_LOGIN}}}")

# Control, format (with it all that turns the direction of writing), lone surrogates, private use.
UNWANTED_KINDS = ("Cc", "Cf", "Cs", "Co")
# Letters and symbols to Unicode, but nothing to the eye.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def proper_name(text: str) -> str:
    """The name as it is kept: trimmed, single spaces, NFC; refused if it cannot be shown."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name:
        raise Refused(Reason.NAME_EMPTY)
    if len(name) > LONGEST_NAME:
        raise Refused(Reason.NAME_LONG, most=LONGEST_NAME, length=len(name))
    unwanted = first_unwanted(name)
    if unwanted is not None:
        raise Refused(Reason.NAME_CHARACTERS, character=f"U+{ord(unwanted):04X}")
    if looks_like_a_bots(name):
        raise Refused(Reason.NAME_OF_A_BOT)
    return name


def bots_name(text: str) -> str:
    """The name of a bot from outside: what its owner calls it, and the mark."""
    text = proper_name(text)
    most = LONGEST_NAME - len(BOT_MARK)
    if len(text) > most:
        raise Refused(Reason.NAME_LONG, most=most, length=len(text))
    return text + BOT_MARK


def is_bots_name(name: str) -> bool:
    """Does a bot from outside sit there?"""
    return name.endswith(BOT_MARK)


def looks_like_a_bots(name: str) -> bool:
    """Would it be taken for the mark of a bot, in whatever letters it is written?"""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split()).endswith("(bot)")


LONGEST_TITLE = 60


def proper_title(text: str) -> str:
    """The title of a table as it is kept; it may have none."""
    title = unicodedata.normalize("NFC", " ".join(text.split()))
    unwanted = first_unwanted(title) if title else None
    if unwanted is not None:
        raise Refused(Reason.NAME_CHARACTERS, character=f"U+{ord(unwanted):04X}")
    return title[:LONGEST_TITLE]


def first_unwanted(name: str) -> str | None:
    """The first character that does not belong into a name, if there is one."""
    # An accent at the very start would sit on whatever is written before the name.
    if unicodedata.category(name[0]).startswith("M"):
        return name[0]
    for character in name:
        if unicodedata.category(character) in UNWANTED_KINDS or character in BLANKS:
            return character
    return None


def as_login(text: str) -> str:
    """The login as it is kept and compared, in small letters; "" if it cannot be one."""
    login = text.strip()
    # Lowering first would let foreign signs in: the Kelvin sign becomes a plain k.
    if not login.isascii() or LOGIN.fullmatch(login.lower()) is None:
        return ""
    return login.lower()


def proper_login(text: str) -> str:
    """The login as it is kept; refused if it cannot be one."""
    login = as_login(text)
    if not login:
        raise Refused(Reason.LOGIN_FORM, least=SHORTEST_LOGIN, most=LONGEST_LOGIN)
    return login
