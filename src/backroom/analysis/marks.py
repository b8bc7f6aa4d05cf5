"""What a replay marks on its line of time: deaths, deals, broken words, and lies, whether they were
caught or passed. Looked back on with the truth, for the game is over."""

from typing import NamedTuple

from backroom.games.capo_della_mafia.events import CardsShown, Jailed, Suspected, SuspectedNobody
from backroom.games.capo_della_mafia.mission import fulfils
from backroom.games.capo_della_mafia.position import Position as CapoPosition
from backroom.games.counterfeiters.events import GodfatherCame
from backroom.games.la_cosa_nostra.events.jobs import ManKilled as GangsterKilled
from backroom.games.la_cosa_nostra.events.trade import DealStruck, PromiseSettled
from backroom.games.maffiosi.events import DrinksServed, EverybodyLeft, ManKilled, PieExploded
from backroom.kernel.events import Event
from backroom.kernel.state import State

KINDS: dict[type[Event], str] = {
    ManKilled: "death",
    PieExploded: "pie",
    DrinksServed: "sleep",
    EverybodyLeft: "raid",
    Jailed: "caught",
    GodfatherCame: "godfather",
    GangsterKilled: "death",
    DealStruck: "deal",
}
BROKEN = "broken"


class Mark(NamedTuple):
    """Something that one would look for again."""

    kind: str
    seat: int | None
    """Whose it is: the victim, the liar; nobody's where it comes to all."""


def marks_of(before: State | None, events: list[Event]) -> list[Mark]:
    """The marks of one entry. `before` is how it stood when pistols were drawn, if they were."""
    marks: list[Mark] = []
    for event in events:
        if isinstance(event, PromiseSettled):
            if event.status == BROKEN:
                marks.append(Mark(BROKEN, event.seat))
        elif type(event) in KINDS:
            marks.append(Mark(KINDS[type(event)], getattr(event, "seat", None)))
    if before is not None and any(isinstance(e, Suspected | SuspectedNobody) for e in events):
        marks += [Mark("bluff", seat) for seat in passed_bluffs(before, events)]
    return marks


def passed_bluffs(before: State, events: list[Event]) -> list[int]:
    """CAP-33: nobody checked them, and they had not done the mission."""
    assert isinstance(before, CapoPosition)
    shown = {event.seat for event in events if isinstance(event, CardsShown)}
    return [
        seat
        for seat in range(int(before.seats))
        if seat not in shown and not fulfils(before, before.table[seat], 0)
    ]


def may_open_pistols(state: State) -> bool:
    """Must the position be kept, because the next entry may show what it hides?"""
    # Not `isinstance`: compiled classes share one memory of what they are not (CONTRIBUTING.md).
    return CapoPosition in type(state).__mro__
