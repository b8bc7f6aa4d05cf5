"""The parts of a table of La Cosa Nostra: what lies where, and what is only there for a while.

Fields are listed once, here; copies.py is written from these lists (`make copies`). Men, businesses
and the jobs of one round are sets with a bit a card; influence cards are bundles by kind; money is
in thousands. Lists with four entries a seat are by seat and round.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from backroom.games.la_cosa_nostra.rules import Weapon

if TYPE_CHECKING:
    from backroom.games.la_cosa_nostra.steps.step import Step
    from backroom.games.la_cosa_nostra.trade.terms import OpenOffer, PromiseMade

NONE: Final = -1


# What lies on the table and is held in hands


@final
@mypyc_attr(acyclic=True)
class Crew:
    """The gangsters, their tasks, and the influence cards on them."""

    men: list[int]
    """By seat: its gangsters on the table."""
    recruits: list[int]
    """By seat: its gangsters under the boss."""
    trophies: list[int]
    """By seat: the gangsters it has killed."""
    off: i64
    """The deactivated gangsters."""
    tasks: list[int]
    """By gangster: a job, PURCHASE plus a business, or NO_TASK. What is asked of them so often that
    it is kept beside: who has a job, and of these who has an attack, a Robbery, a Trap; and who is
    to buy something."""
    planned: i64
    attacking: i64
    robbing: i64
    trapping: i64
    buying: i64
    henchmen: i64
    saboteurs: i64
    pistols: i64
    distractions: i64
    """The gangsters on whom such a card lies."""


@final
@mypyc_attr(acyclic=True)
class Town:
    """The businesses: laid out, in the market, in the stack."""

    owned: list[int]
    """By seat: its businesses."""
    market: list[int]
    stack: list[int]
    """The business stack from the top: blocks of cards, within each of which the order is nobody's
    knowledge."""
    off: i64
    """The deactivated businesses."""
    used: i64
    """The businesses whose ability was used in this round."""
    markers: list[int]
    """By business: how many markers of each seat lie on it, three bits a seat."""
    monopolies: list[int]
    """By monopoly: who holds it."""


@final
@mypyc_attr(acyclic=True)
class Jobs:
    """The job cards that lie on nobody."""

    hands: list[int]
    """By seat and round: the jobs in hand."""
    drawn: list[int]
    """By seat: the jobs just drawn, while objections are possible."""
    decks: list[int]
    """By round: the jobs not dealt."""
    shown: list[int]
    """By round: the jobs that everybody has seen."""
    hidden: list[int]
    """By round: the jobs discarded face down."""
    known: list[int]
    """By seat and round: jobs outside its hand whose place it knows all the same."""


@final
@mypyc_attr(acyclic=True)
class Influence:
    """The influence cards that lie on nobody."""

    hands: list[int]
    pile: i64
    shown: i64
    """Discarded face up."""
    secret: list[int]
    """By seat: cards it has discarded face down."""
    sure: list[int]
    """By seat: cards that everybody knows to be in its hand."""


@final
@mypyc_attr(acyclic=True)
class Trade:
    """Offers on the table, and what was promised."""

    offers: "tuple[OpenOffer, ...]"
    offered: list[int]
    """By seat: how many offers it has made in this round."""
    promises: "tuple[PromiseMade, ...]"


# What is only there for a while: a blank one stands for nothing of the kind, and never changes


@final
@mypyc_attr(acyclic=True)
class Job:
    """A task that is executed, from the announcement to the end of its consequences."""

    man: i64 = NONE
    card: i64 = NONE
    """The job, once it is revealed."""
    target: i64 = NONE
    """The player at whom an attack is aimed."""
    fits: i64 = 0
    """What he had to be aimed at when he was named: so much is known of the attack."""
    victim_man: i64 = NONE
    victim_business: i64 = NONE
    dice: tuple[int, ...] = ()
    wins: i64 = 0
    """How many dice succeeded; of the Robbery while there is one."""
    stake: i64 = 0
    needed: tuple[int, ...] = ()
    """Kinds of businesses that markers must still provide for the Cash Job."""
    serving: i64 = 0
    """The set of businesses whose marker serves the Cash Job."""


@final
@mypyc_attr(acyclic=True)
class Robbery:
    """The money of a Cash Job on its way."""

    asked: i64 = 0
    """Who was asked, sealed, whether to rob."""
    chosen: i64 = 0
    """The gangsters with whom somebody wants to rob, sealed until all have answered."""
    robber: i64 = NONE
    """Who is robbing now."""
    robbed: i64 = NONE
    """Who would be paid if nobody robbed: the actor, or a robber who may be robbed."""
    man: i64 = NONE
    """With whom he robs."""
    loot: i64 = 0
    """What the Cash Job, or the Robbery being trapped, would pay."""


@final
@mypyc_attr(acyclic=True)
class Harm:
    """A kill or a deactivation that a doctor may still prevent."""

    man: i64 = NONE
    business: i64 = NONE
    lethal: bool = False
    """Is it a death? Otherwise a deactivation."""
    by: i64 = NONE
    weapon: Weapon | None = None
    """With what, if it is a gangster."""
    docs_left: i64 = 0
    """Who is still to be asked for an Emergency doc."""
    then: "Step | None" = None
    """What goes on when it is settled."""


@final
@mypyc_attr(acyclic=True)
class Peek:
    """Somebody looks at planned jobs."""

    seat: i64 = NONE
    left: i64 = 0
    """How many may still be looked at."""
    back: "Step | None" = None
    waiting: i64 = 0
    """The step that goes on after looking, and whom it asks."""


NO_JOB: Final = Job()
NO_ROBBERY: Final = Robbery()
NO_HARM: Final = Harm()
NO_PEEK: Final = Peek()
