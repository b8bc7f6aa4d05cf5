"""Planning: which gangster gets which task, and which influence cards help him."""

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.chances import help_on
from backroom.bots.judgements.la_cosa_nostra.jobs import (
    cash_worth,
    job_worth,
    own_jobs,
    purchase_worth,
)
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.action_phase import price_of
from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.cash_jobs import can_be_done
from backroom.games.la_cosa_nostra.influence import knows_job
from backroom.games.la_cosa_nostra.position import NONE, Position
from backroom.games.la_cosa_nostra.rules import (
    DECK,
    DISTRACTION,
    HENCHMAN,
    MACHINE_PISTOL,
    PURCHASE,
    SABOTEUR,
    SNITCH,
    SPY,
    Effect,
)
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, has


def committed(position: Position, seat: i64) -> float:
    """What the planned purchases of this seat will cost."""
    total: i64 = 0
    men: i64 = position.men[seat] & position.buying
    man: i64 = 0
    while men != 0:
        if men & 1:
            total += price_of(position, position.tasks[man] - PURCHASE)
        men >>= 1
        man += 1
    return float(total)


def receipts(sight: Sight) -> float:
    """What the Cash Jobs on this seat's gangsters will bring on average."""
    position = sight.position
    total = 0.0
    men = position.men_with_jobs(sight.seat)
    man: i64 = 0
    while men != 0:
        if men & 1:
            kind = position.rules.job_kind[position.tasks[man]]
            if position.rules.effect[kind] is Effect.CASH:
                if can_be_done(position, sight.seat, kind):
                    total += cash_worth(
                        sight, kind, position.strength_of(man), help_on(position, man)
                    )
        men >>= 1
        man += 1
    return total


def receipts_from_hand(sight: Sight) -> float:
    """The best Cash Job in the hand, as a middling gangster would do it."""
    position = sight.position
    best = 0.0
    for kind in own_jobs(position, sight.seat):
        if position.rules.effect[kind] is Effect.CASH and can_be_done(position, sight.seat, kind):
            pay = cash_worth(sight, kind, 2, 0)
            if pay > best:
                best = pay
    return best


def affordable(price: float, sure: float, hoped: float) -> float:
    """The chance to have the money when the purchase is to be paid."""
    if price <= sure:
        return 1.0
    if price <= sure + 0.8 * hoped:
        return 0.7
    if price <= sure + 1.2 * hoped:
        return 0.35
    return 0.02


class Sheet:
    """All tasks this seat could give, and what each would bring on each idle gangster."""

    __slots__ = ("kinds", "slots", "men", "worths", "columns")

    def __init__(self, sight: Sight, men: i64) -> None:
        position = sight.position
        rules = position.rules
        seat = sight.seat
        self.kinds: list[i64] = []
        for round in range(4):
            jobs: i64 = position.hands[4 * seat + round]
            job: i64 = DECK * round
            while jobs != 0:
                if jobs & 1:
                    self.kinds.append(rules.job_kind[job])
                jobs >>= 1
                job += 1
        self.slots: list[i64] = []
        for slot in range(len(position.market)):
            if position.market[slot] >= 0:
                self.slots.append(slot)
        self.columns: i64 = len(self.kinds) + len(self.slots)
        spent = committed(position, seat)
        planned = receipts(sight)
        # Whoever buys first may count on a Cash Job that another gangster will still get.
        more = receipts_from_hand(sight) if count(men) > 1 else 0.0
        sure = float(position.cash[seat]) - spent
        money = max(0.0, sure + 0.7 * (planned + more))
        shop: list[float] = []
        for each in self.slots:
            business: i64 = position.market[each]
            price = float(price_of(position, business))
            chance = affordable(price, sure, planned + more)
            worth = purchase_worth(sight, business)
            shop.append(worth * chance if worth > 0.0 else worth)
        self.men: list[i64] = []
        self.worths: list[list[float]] = []
        keys: list[i64] = []
        man: i64 = 0
        while men != 0:
            if men & 1:
                strength = position.strength_of(man)
                help = help_on(position, man)
                key = strength * 4 + help + 1
                row: list[float] = []
                known: i64 = NONE
                for number in range(len(keys)):
                    if keys[number] == key:
                        known = number
                if known >= 0:
                    row = self.worths[known]
                else:
                    for kind in self.kinds:
                        row.append(job_worth(sight, kind, man, strength, help, money))
                    row.extend(shop)
                self.men.append(man)
                keys.append(key)
                self.worths.append(row)
            men >>= 1
            man += 1

    def cost(self, column: i64, row: i64) -> float:
        """What the other idle gangsters lose if this task is gone."""
        most = 0.0
        for other in range(len(self.men)):
            if other != row:
                mine = self.worths[other]
                wanted = mine[column]
                second = -1.0e9
                for each in range(self.columns):
                    if each != column and mine[each] > second:
                        second = mine[each]
                if second < -1.0e8:
                    second = 0.0
                if wanted - second > most:
                    most = wanted - second
        return most


def plan_likes(sight: Sight, actions: tuple[Action, ...]) -> list[float]:
    """LCN-38: whom to give a task now, or which card to play first."""
    position = sight.position
    seat = sight.seat
    sheet = Sheet(sight, position.idle_men(seat))
    likes: list[float] = []
    for action in actions:
        like = -1.0
        if isinstance(action, LcnAction):
            do = action.do
            if do is Do.PICK:
                like = pick_like(sheet, action.value)
            elif do is Do.PASS:
                like = 0.0
            else:
                like = card_like(sight, do, action.value)
                if like <= 0.0 and len(sheet.men) > 0:
                    like -= 0.5
        likes.append(like)
    return likes


def strongest_idle(position: Position, actions: tuple[Action, ...]) -> i64:
    """The place of the action that gives the strongest idle gangster a task; NONE without one."""
    place: i64 = NONE
    most: i64 = 0
    for each in range(len(actions)):
        action = actions[each]
        if isinstance(action, LcnAction) and action.do is Do.PICK:
            strength = position.strength_of(action.value)
            if strength > most:
                most = strength
                place = each
    return place


def pick_like(sheet: Sheet, man: i64) -> float:
    """Purchases first, for others want them too; then the best job."""
    row: i64 = 0
    while sheet.men[row] != man:
        row += 1
    mine = sheet.worths[row]
    best = -1.0e9
    place: i64 = 0
    for column in range(sheet.columns):
        net = mine[column] - sheet.cost(column, row)
        if net > best:
            best = net
            place = column
    like = 0.02 * best if best > -1.0e8 else 0.0
    if place >= len(sheet.kinds) and best > 0.0:
        like += 0.1
    return max(-0.2, min(0.4, like))


def task_likes(sight: Sight, actions: tuple[Action, ...]) -> list[float]:
    """LCN-39, LCN-40: what each task brings, less what it would bring on another gangster."""
    position = sight.position
    man = position.man
    sheet = Sheet(sight, position.idle_men(sight.seat))
    row: i64 = 0
    while sheet.men[row] != man:
        row += 1
    likes: list[float] = []
    for action in actions:
        like = -1.0
        if isinstance(action, LcnAction):
            column: i64 = NONE
            if action.do is Do.JOB:
                for place in range(len(sheet.kinds)):
                    if sheet.kinds[place] == action.value:
                        column = place
            elif action.do is Do.BUY:
                for place in range(len(sheet.slots)):
                    if sheet.slots[place] == action.value:
                        column = len(sheet.kinds) + place
            if column >= 0:
                like = sheet.worths[row][column] - sheet.cost(column, row)
        likes.append(like)
    return likes


# Influence cards


def card_like(sight: Sight, do: Do, value: i64) -> float:
    """LCN-99: what an influence card does now, less what it is worth to keep it."""
    if do is Do.HENCHMAN:
        return own_help(sight, value, 0, -1) - kept(sight, HENCHMAN)
    if do is Do.MACHINE_PISTOL:
        return own_help(sight, value, 1, 0) - kept(sight, MACHINE_PISTOL)
    if do is Do.SABOTEUR:
        return foreign_harm(sight, value, 0, 1) - kept(sight, SABOTEUR)
    if do is Do.DISTRACTION:
        return foreign_harm(sight, value, -1, 0) - kept(sight, DISTRACTION)
    if do is Do.SNITCH:
        return -kept(sight, SNITCH) - 0.05
    if do is Do.SPY:
        return -kept(sight, SPY) - 0.05
    if do is Do.LAWYER:
        return -0.05
    if do is Do.RENEW:
        return -kept(sight, SNITCH) - 0.1
    return -0.5


def kept(sight: Sight, card: i64) -> float:
    """What a card in hand is worth: in the last round nothing is left to keep it for."""
    if sight.after == 0:
        return 0.1
    return sight.taste.keep[card]


def own_help(sight: Sight, man: i64, stronger: i64, easier: i64) -> float:
    """How much better one's own gangster does his job; nothing for anybody else's."""
    position = sight.position
    if not has(position.men[sight.seat], man) or not position.has_job(man):
        return -1.0
    kind = position.rules.job_kind[position.tasks[man]]
    strength = position.strength_of(man)
    help = help_on(position, man)
    money = max(0.0, float(position.cash[sight.seat]) + 0.7 * receipts(sight))
    before = job_worth(sight, kind, man, strength, help, money)
    return job_worth(sight, kind, man, strength + stronger, help + easier, money) - before


def foreign_harm(sight: Sight, man: i64, weaker: i64, harder: i64) -> float:
    """How much worse a rival's gangster does his job; if we have looked at it, exactly."""
    position = sight.position
    owner = position.owner_of_man(man)
    if owner == sight.seat or not position.has_job(man):
        return -1.0
    taste = sight.taste
    strength = position.strength_of(man)
    usual = taste.task[strength] * taste.growth[position.round]
    part = 0.18
    if knows_job(position, sight.seat, position.tasks[man]):
        kind = position.rules.job_kind[position.tasks[man]]
        if position.rules.effect[kind] is Effect.CASH:
            if not can_be_done(position, owner, kind):
                return -0.2
            usual = float(position.rules.one[kind])
            part = 0.25
    if weaker != 0:
        part = 0.6 / float(strength + 1) if strength > 1 else 0.0
    return usual * part * sight.grudges[owner]
