"""Planning: which gangster gets which task, and which influence cards help him."""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.cards import card_like
from backroom.bots.judgements.la_cosa_nostra.jobs import job_worth, purchase_worth
from backroom.bots.judgements.la_cosa_nostra.money import (
    affordable,
    committed,
    receipts,
    receipts_from_hand,
)
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.bots.judgements.la_cosa_nostra.weights import Weights
from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.pieces.rolling import help_on
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import DECK, HENCHMAN
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count
from backroom.kernel.bundle import EMPTY

BEFORE_TASKS: Final = 0.2
"""What a card must bring now, so that it is played before a gangster is planned."""


class Sheet:
    """All tasks this seat could give, and what each would bring on each idle gangster."""

    __slots__ = ("kinds", "slots", "goods", "men", "worths", "columns")

    def __init__(self, sight: Sight, men: i64) -> None:
        position = sight.position
        rules = position.rules
        seat = sight.seat
        self.kinds: list[i64] = []
        for round in range(4):
            jobs: i64 = position.jobs.hands[4 * seat + round]
            job: i64 = DECK * round
            while jobs != 0:
                if jobs & 1:
                    self.kinds.append(rules.job_kind[job])
                jobs >>= 1
                job += 1
        self.slots: list[i64] = []
        self.goods: list[i64] = []
        """By slot: the kind of business that lies there."""
        for slot in range(len(position.town.market)):
            if position.town.market[slot] >= 0:
                self.slots.append(slot)
                self.goods.append(rules.business_kind[position.town.market[slot]])
        self.columns: i64 = len(self.kinds) + len(self.slots)
        spent = committed(position, seat)
        planned = receipts(sight)
        # Whoever buys first may count on a Cash Job that another gangster will still get.
        more = receipts_from_hand(sight) if count(men) > 1 else 0.0
        sure = float(position.cash[seat]) - spent
        money = max(0.0, sure + 0.7 * (planned + more))
        shop: list[float] = []
        for each in self.slots:
            business: i64 = position.town.market[each]
            price = float(position.price_of(business))
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

    def alike(self, one: i64, other: i64) -> bool:
        """Is it the same task? Two cards of a kind are."""
        jobs = len(self.kinds)
        if one < jobs and other < jobs:
            return self.kinds[one] == self.kinds[other]
        if one >= jobs and other >= jobs:
            return self.goods[one - jobs] == self.goods[other - jobs]
        return False

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


def quick_card(position: Position, weights: Weights, seat: i64, actions: tuple[Action, ...]) -> i64:
    """The place of the influence card that should come before the next task; NONE without one."""
    best: i64 = NONE
    if position.influence.hands[seat] == EMPTY:
        return best
    sight = Sight(position, weights, seat)
    most = BEFORE_TASKS
    for place in range(len(actions)):
        action = actions[place]
        if isinstance(action, LcnAction) and action.do.card >= HENCHMAN:
            like = card_like(sight, action.do, action.value)
            if like > most:
                most = like
                best = place
    return best


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


def quick_task(sight: Sight, actions: tuple[Action, ...]) -> i64:
    """The place of the task that brings most on the gangster who is to get one, whatever the others
    could do with it: the strongest comes first, so it is seldom wrong."""
    position = sight.position
    man = position.picked
    strength = position.strength_of(man)
    help = help_on(position, man)
    sure = float(position.cash[sight.seat]) - committed(position, sight.seat)
    hoped = receipts(sight)
    money = max(0.0, sure + 0.7 * hoped)
    best: i64 = 0
    most = -1.0e9
    for place in range(len(actions)):
        action = actions[place]
        if isinstance(action, LcnAction):
            if action.do is Do.JOB:
                like = job_worth(sight, action.value, man, strength, help, money)
            elif action.do is Do.BUY:
                business: i64 = position.town.market[action.value]
                like = purchase_worth(sight, business)
                if like > 0.0:
                    like *= affordable(float(position.price_of(business)), sure, hoped)
            else:
                continue
            if like > most:
                most = like
                best = place
    return best


def task_likes(sight: Sight, actions: tuple[Action, ...]) -> list[float]:
    """LCN-39, LCN-40: what each task brings, less what it would bring on another gangster."""
    position = sight.position
    man = position.picked
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
