# Interpreted: structs of msgspec gain nothing from the compiler.
"""What a player of La Cosa Nostra may know. Money is in dollars, cards are numbers."""

import msgspec

from backroom.games.la_cosa_nostra.trade.terms import OpenOffer, PromiseMade
from backroom.kernel.view import View


class TaskView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a gangster is to do: a purchase is open; of a job all see the round on its back."""

    business: int | None
    round: int | None
    job: int | None
    """The kind of job, for those who know it."""


class ManView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gangster on the table."""

    man: int
    strength: int
    """With what lies on him."""
    active: bool
    task: TaskView | None
    attached: tuple[int, ...]
    """The influence cards on him, by kind."""
    seen_by: tuple[int, ...]
    """Who else has looked at his job."""


class BusinessView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A business in front of its owner."""

    business: int
    kind: int
    active: bool
    used: bool
    markers: tuple[int, ...]
    """How many markers of each seat lie on it."""


class FamilyView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of one player."""

    family: int
    """-1 as long as it is not chosen."""
    cash: int
    laundered: int
    income: int
    men: tuple[ManView, ...]
    recruits: tuple[int, ...]
    trophies: tuple[int, ...]
    businesses: tuple[BusinessView, ...]
    jobs: tuple[int, ...]
    """How many jobs of each round are in the hand: the backs show it."""
    influence: int
    surely: tuple[int, ...]
    """Influence cards that everybody knows to be in the hand."""
    markers: int
    """Deal markers not on the table."""
    offers_left: int
    asked: bool


class LcnView(View, frozen=True):
    """A seat's view of the table; the spectator's has seat -1 and no hand."""

    round: int
    stage: str
    step: str
    start: int
    turn: int
    actor: int | None
    brought: bool
    man: int | None
    """The gangster whose task is given or executed."""
    job: int | None
    """The kind of the job that lies open."""
    target: int | None
    victim_man: int | None
    victim_business: int | None
    dice: tuple[int, ...]
    wins: int
    stake: int
    needed: tuple[int, ...]
    """Kinds of businesses for which a marker must still be chosen."""
    serving: tuple[int, ...]
    """The businesses whose markers serve the open job."""
    robber: int | None
    robbed: int | None
    rob_man: int | None
    loot: int
    harmed_man: int | None
    harmed_business: int | None
    lethal: bool
    peeks: int
    market: tuple[int | None, ...]
    stack: int
    stack_kinds: tuple[int, ...]
    """How many businesses of each kind are in the stack: known to all."""
    monopolies: tuple[int | None, ...]
    planned: tuple[tuple[int, tuple[int, ...]], ...]
    """Planned purchases with markers on them: the business, and the markers of each seat."""
    job_decks: tuple[int, ...]
    open_jobs: tuple[int, ...]
    """The kinds of all jobs that have been revealed."""
    hidden_jobs: tuple[int, ...]
    """How many jobs of each round were discarded face down."""
    influence_pile: int
    shown_influence: tuple[int, ...]
    """How many influence cards of each kind lie face up on the discard pile."""
    hidden_influence: int
    families: tuple[FamilyView, ...]
    offers: tuple[OpenOffer, ...]
    promises: tuple[PromiseMade, ...]
    hand: tuple[int, ...] | None
    """Your jobs, by kind."""
    influence: tuple[int, ...] | None
    """Your influence cards."""
    known_jobs: tuple[int, ...] | None
    """Jobs discarded face down that you know: your own, and those you had looked at."""
    known_influence: tuple[int, ...] | None
    """Influence cards you have discarded face down."""
    odds: tuple[tuple[int, float, float, float], ...] | None
    """For your gangsters with a job: the chances of none, one, and two or more successes."""
    odds_against: tuple[tuple[int, float, float, float], ...] | None
    """While you choose the victim of an attack on gangsters: the same for each of them."""
