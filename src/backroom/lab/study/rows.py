"""The rows of a study: one game each, with all that the report and the tables say of it."""

import msgspec


class Dealt(msgspec.Struct, frozen=True):
    """A deal that was struck."""

    round: int
    proposer: int
    partner: int
    kind: str
    """What changed hands for money; see `watched/la_cosa_nostra.py`."""
    price: int
    """In dollars."""
    offers: int
    """How many offers it took: 1 if the first was accepted."""


class Word(msgspec.Struct, frozen=True):
    """A promise, and what became of it."""

    round: int
    by: int
    to: int
    kind: str
    amount: int
    status: str


class Row(msgspec.Struct, frozen=True):
    """A game. Lists are by seat unless they say otherwise."""

    study: str
    """The fingerprint of the study."""
    number: int
    deal: int
    turn: int
    side: int
    bots: list[str]
    families: list[str]
    """Family or colour, as "pile:card"; empty where a game has none."""
    rounds: int
    actions: int
    points: list[int]
    places: list[int]
    over: bool
    ending: str
    course: list[list[int]]
    """By round and seat: the points when it was over; first those before the first."""
    events: dict[str, int]
    """How often each kind of event happened."""
    things: list[dict[str, int]]
    """What each seat held or used, as "pile:card", and how often."""
    deals: list[Dealt]
    words: list[Word]
