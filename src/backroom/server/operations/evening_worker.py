"""The process in which finished evenings are looked back on: it takes what the tables leave it.

It is told the log of a game and answers with bytes; a long evening is looked at in portions, so
that something can be shown soon, and others get their turn in between.
"""

import os
import time
from contextlib import suppress
from functools import lru_cache

import msgspec

from backroom.analysis.coach import coach
from backroom.analysis.course import course_of
from backroom.analysis.figures import Analysis
from backroom.analysis.shown import Advice, Figures
from backroom.analysis.tally import Tally
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Teller
from backroom.kernel.messages import Message
from backroom.server.operations import file_worker
from backroom.table import Table
from backroom.words.naming import with_card_names

SECONDS = 2.0
"""Of work, for one portion."""
GENTLE = 10
"""How much it lets others go first: bots at tables, and whoever serves."""
GAME = "this game"


class Portion(msgspec.Struct, frozen=True):
    """An evening as far as it was looked at."""

    tally: Tally
    figures: Figures
    done: bool


class Said(msgspec.Struct, frozen=True):
    """What the coach says, or why he has nothing to say."""

    advice: Advice | None = None
    fault: str = ""


def get_ready() -> None:
    file_worker.get_ready()
    with suppress(OSError):
        os.nice(GENTLE)


@lru_cache(maxsize=2)
def analysis_of(log: str) -> Analysis:
    """Of the evening that was looked at last there is more to come."""
    return Analysis(course_of(Table.read(log, GAME)))


def look_on(log: str, before: bytes | None) -> bytes:
    """A portion more of this evening."""
    analysis = analysis_of(log)
    tally = analysis.begin() if before is None else msgspec.json.decode(before, type=Tally)
    end = time.monotonic() + SECONDS
    while not analysis.is_done(tally):
        analysis.look_once(tally)
        if time.monotonic() > end:
            break
    figures = worded_figures(analysis.course.teller, analysis.figures(tally))
    return msgspec.json.encode(Portion(tally, figures, analysis.is_done(tally)))


def advise(log: str, seat: int, seq: int) -> bytes:
    table = Table.read(log, GAME)
    try:
        advice = coach(table, seat, seq)
    except BadInput as fault:
        return msgspec.json.encode(Said(fault=str(fault)))
    return msgspec.json.encode(Said(worded_advice(table.game.teller(table.rules), advice)))


def worded_figures(teller: Teller, figures: Figures) -> Figures:
    """For whoever does not know the cards of the table."""

    def worded(message: Message) -> Message:
        return with_card_names(teller, message)

    cards = [
        msgspec.structs.replace(
            card, text=worded(card.text), happened=[worded(each) for each in card.happened]
        )
        for card in figures.cards
    ]
    return msgspec.structs.replace(figures, cards=cards, sentence=worded(figures.sentence))


def worded_advice(teller: Teller, advice: Advice) -> Advice:
    choices = [
        msgspec.structs.replace(
            each, actions=[with_card_names(teller, action) for action in each.actions]
        )
        for each in advice.choices
    ]
    reason = with_card_names(teller, advice.reason)
    return msgspec.structs.replace(advice, choices=choices, reason=reason)
