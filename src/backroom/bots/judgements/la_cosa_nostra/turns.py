"""The action phase: which task now, which later, and whom an attack is to hit."""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.cards import card_like, kept
from backroom.bots.judgements.la_cosa_nostra.hits import business_hit, hit_on, man_hit
from backroom.bots.judgements.la_cosa_nostra.jobs import takes_money, task_worth
from backroom.bots.judgements.la_cosa_nostra.money import receipts
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.pieces.rolling import help_on
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import PURCHASE, SCHEMER, Effect
from backroom.games.la_cosa_nostra.steps.cash_jobs import can_be_done
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, has

THREATS: Final = -1000.0
"""To say of any job that it is an attack (LCN-E94): a bot leaves that to people, whatever else it
has to do instead."""


IN_HASTE: Final = 3.0
"""Whoever has brought his turn forward has had a reason, and it was no purchase."""
LAPSED: Final = 0.05
"""What it costs to show the others a job that nothing comes of: better to give it up unseen."""


def will_lapse(position: Position, seat: i64, task: i64) -> bool:
    """LCN-91: is this a Cash Job that lacks a prerequisite?"""
    if task >= PURCHASE:
        return False
    kind = position.rules.job_kind[task]
    return position.rules.effect[kind] is Effect.CASH and not can_be_done(position, seat, kind)


def is_response(position: Position, man: i64) -> bool:
    """LCN-140: does a Robbery or a Trap lie on this gangster?"""
    return has(position.crew.robbing | position.crew.trapping, man)


def later_worth(sight: Sight, man: i64, coming: float) -> float:
    """What this gangster's task would bring if he came later, when other tasks have paid so much on
    average."""
    position = sight.position
    money = float(position.cash[sight.seat]) + 0.7 * coming
    worth = task_worth(sight, man, money)
    if worth <= 0.0:
        return 0.0
    task: i64 = position.crew.tasks[man]
    if task >= PURCHASE and float(position.price_of(task - PURCHASE)) > position.cash[sight.seat]:
        return worth * 0.7
    return worth


@final
class OwnTasks:
    """What the tasks on this seat's gangsters bring now and later. Each is asked for several times
    in a decision, to be done or to be given up, and found once."""

    __slots__ = ("sight", "coming", "men", "laters")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.coming = receipts(sight)
        self.men: list[i64] = []
        self.laters: list[float] = []

    def later(self, man: i64) -> float:
        for number in range(len(self.men)):
            if self.men[number] == man:
                return self.laters[number]
        later = later_worth(self.sight, man, self.coming)
        self.men.append(man)
        self.laters.append(later)
        return later

    def now(self, man: i64, cash: float) -> float:
        """The same as later for most jobs: only what takes money asks how much there is."""
        position = self.sight.position
        task: i64 = position.crew.tasks[man]
        if task < PURCHASE and not takes_money(position.rules, position.rules.job_kind[task]):
            later = self.later(man)
            if later > 0.0:
                return later
        return task_worth(self.sight, man, cash)


def turn_likes(sight: Sight, actions: tuple[Action, ...]) -> list[float]:
    """LCN-50 to LCN-55: what is gained by doing a task now instead of later; a task that is given
    up is lost."""
    position = sight.position
    seat = sight.seat
    cash = float(position.cash[seat])
    haste = sight.weights.haste
    tasks = OwnTasks(sight)
    likes: list[float] = []
    for action in actions:
        like = -1.0
        if isinstance(action, LcnAction):
            do = action.do
            if do is Do.EXECUTE:
                like = execute_like(tasks, action.value, cash, haste)
                if position.brought and not is_worth_scheming(position, seat, action.value):
                    like -= IN_HASTE
            elif do is Do.ABANDON:
                like = -tasks.later(action.value) - 0.01
            elif do is Do.SKIP:
                like = skip_like(sight)
            elif do is Do.THREATEN:
                like = THREATS
            else:
                like = card_like(sight, do, action.value) - 0.1
        likes.append(like)
    return likes


def execute_like(tasks: OwnTasks, man: i64, cash: float, haste: float) -> float:
    """Now, against later."""
    position = tasks.sight.position
    later = tasks.later(man)
    task: i64 = position.crew.tasks[man]
    if will_lapse(position, tasks.sight.seat, task):
        return -later - LAPSED
    now = tasks.now(man, cash)
    if task < PURCHASE:
        effect = position.rules.effect[position.rules.job_kind[task]]
        if effect is Effect.THEFT or effect is Effect.PROPERTY_DAMAGE:
            haste = 2.0 * haste  # he may have spent it by then
        elif effect is Effect.CASH and now > 0.0:
            haste = 1.5 * haste
    return now - later * (1.0 - haste)


def skip_like(sight: Sight) -> float:
    """LCN-116: to be skipped keeps what should wait; it costs the Schemer."""
    position = sight.position
    men = position.men_with_tasks(sight.seat)
    worst = 1.0e9
    man: i64 = 0
    others: i64 = 0
    for other in range(position.seats):
        if other != sight.seat:
            others += count(position.men_with_tasks(other))
    while men != 0:
        if men & 1:
            if not is_response(position, man):
                return -2.0
            worst = min(worst, task_worth(sight, man, 0.0))
        men >>= 1
        man += 1
    if others == 0:
        return -2.0
    return -0.5 * kept(sight, SCHEMER) - 0.4 * worst


def is_worth_scheming(position: Position, seat: i64, man: i64) -> bool:
    """Not for a purchase, which nobody takes away, nor for what cannot be done now."""
    task: i64 = position.crew.tasks[man]
    if task >= PURCHASE or is_response(position, man):
        return False
    return not will_lapse(position, seat, task)


def gap_likes(sight: Sight, actions: tuple[Action, ...]) -> list[float]:
    """LCN-112: a turn brought forward is worth what haste gains."""
    position = sight.position
    seat = sight.seat
    cash = float(position.cash[seat])
    tasks = OwnTasks(sight)
    likes: list[float] = []
    for action in actions:
        like = 0.0
        if isinstance(action, LcnAction):
            if action.do is Do.SCHEME:
                best = 0.0
                men = position.men_with_tasks(seat)
                man: i64 = 0
                while men != 0:
                    if men & 1 and is_worth_scheming(position, seat, man):
                        best = max(best, execute_like(tasks, man, cash, sight.weights.haste))
                    men >>= 1
                    man += 1
                like = 0.5 * best - kept(sight, SCHEMER) - 0.15
            elif action.do is not Do.PASS:
                like = card_like(sight, action.do, action.value) - 0.1
        likes.append(like)
    return likes


def announced_likes(sight: Sight, actions: tuple[Action, ...]) -> list[float]:
    """LCN-70: the target; once he is named, the reveal."""
    position = sight.position
    man = position.job.man
    kind = position.rules.job_kind[position.crew.tasks[man]]
    strength = position.strength_of(man)
    help = help_on(position, man)
    now = 0.0
    if position.job.target >= 0:
        now = hit_on(sight, kind, man, strength, help, position.job.target)
    likes: list[float] = []
    for action in actions:
        like = -1.0
        if isinstance(action, LcnAction):
            if action.do is Do.TARGET:
                like = hit_on(sight, kind, man, strength, help, action.value)
                if position.job.target >= 0:
                    like -= 0.3  # enough said
            elif action.do is Do.REVEAL:
                like = now
            elif action.do is Do.ABANDON:
                like = -0.5
            elif action.do is Do.SPARE:
                like = -0.2  # another task, or the same later
        likes.append(like)
    return likes


def victim_likes(sight: Sight, actions: tuple[Action, ...]) -> list[float]:
    """LCN-72: the card to be hit."""
    position = sight.position
    kind = position.job_kind()
    man = position.job.man
    strength = position.strength_of(man)
    help = help_on(position, man)
    target = position.job.target
    likes: list[float] = []
    for action in actions:
        like = -1.0
        if isinstance(action, LcnAction):
            if action.do is Do.VICTIM_MAN:
                like = man_hit(sight, kind, man, strength, help, target, action.value)
            elif action.do is Do.VICTIM_BUSINESS:
                like = business_hit(sight, kind, strength, help, target, action.value)
        likes.append(like)
    return likes
