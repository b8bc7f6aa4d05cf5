"""Attacks: whom they can hit, and what they do."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.aims import victims
from backroom.games.la_cosa_nostra.businesses import return_markers, update_monopolies
from backroom.games.la_cosa_nostra.cash_jobs import kind_of_job
from backroom.games.la_cosa_nostra.harm import harm_business, harm_man
from backroom.games.la_cosa_nostra.job_events import (
    BusinessAimedAt,
    BusinessTaken,
    JobLapsed,
    Lost,
    ManAimedAt,
    MoneyTaken,
    ShotBack,
)
from backroom.games.la_cosa_nostra.position import After, Position, Step
from backroom.games.la_cosa_nostra.rolling import (
    printed_target,
    roll,
    successes_of,
    target_of,
)
from backroom.games.la_cosa_nostra.rules import Aim, Effect
from backroom.kernel.bitset import just
from backroom.kernel.seats import EVERYONE, only


def prepare_attack(position: Position) -> None:
    """LCN-72: the victim card is named right after the reveal. LCN-E54: without one it fizzles."""
    aim = position.rules.aim[kind_of_job(position)]
    if aim is Aim.PLAYER:
        roll_attack(position)
    elif victims(position, position.target, aim) == 0:
        if position.recorder is not None:
            position.tell(EVERYONE, JobLapsed(position.actor, kind_of_job(position)))
        position.step = Step.JOB_DONE
    else:
        position.step = Step.VICTIM
        position.pending = only(position.actor)


def name_victim(position: Position, seat: i64, man: i64, business: i64) -> None:
    """LCN-72, LCN-E79: the attacker chooses, and rolls."""
    position.victim_man = man
    position.victim_business = business
    position.pending = 0
    if position.recorder is not None:
        if man >= 0:
            position.tell(EVERYONE, ManAimedAt(seat, man))
        else:
            position.tell(EVERYONE, BusinessAimedAt(seat, business))
    roll_attack(position)


def roll_attack(position: Position) -> None:
    """LCN-63, LCN-64, LCN-135, LCN-136."""
    printed = printed_target(position, kind_of_job(position), position.victim_man)
    target = target_of(position, position.man, printed)
    roll(position, position.actor, position.man, target)
    position.wins = successes_of(position, target)
    position.step = Step.ROLLED


def do_attack(position: Position) -> None:
    """LCN-65 to LCN-68, LCN-73: what the card does for two, for one, and for no success."""
    kind = kind_of_job(position)
    effect = position.rules.effect[kind]
    wins = position.wins
    position.step = Step.JOB_DONE
    if effect is Effect.DRIVE_BY_SHOOTING and wins == 0:
        offer_return_fire(position)
    elif wins > 0:
        if position.rules.aim[kind] is Aim.PLAYER:
            take_money(position, kind, effect)
        elif position.victim_man >= 0:
            hit_man(position, effect)
        else:
            hit_business(position, effect)


def take_money(position: Position, kind: i64, effect: Effect) -> None:
    """LCN-163: Property Damage goes to the bank. LCN-164: Theft to the attacker. Who has less pays
    all he has."""
    rules = position.rules
    sum = rules.two[kind] if position.wins > 1 else rules.one[kind]
    victim = position.target
    money: i64 = min(sum, position.cash[victim])
    position.cash[victim] -= money
    if effect is Effect.THEFT:
        position.cash[position.actor] += money
        if position.recorder is not None and money > 0:
            position.tell(EVERYONE, MoneyTaken(victim, position.actor, money * 1000))
    elif position.recorder is not None and money > 0:
        position.tell(EVERYONE, Lost(victim, money * 1000))


def hit_man(position: Position, effect: Effect) -> None:
    """LCN-67, LCN-171, LCN-174, LCN-175: two kill; one deactivates with a Car Bomb only."""
    if position.wins > 1:
        harm_man(position, position.victim_man, True, position.actor, After.JOB)
    elif effect is Effect.CAR_BOMB:
        harm_man(position, position.victim_man, False, position.actor, After.JOB)


def hit_business(position: Position, effect: Effect) -> None:
    """LCN-161, LCN-162, LCN-169, LCN-170, LCN-172: closed, gone, or won over."""
    if effect is Effect.PERSUASION:
        if position.wins > 1:
            win_over(position)
        return
    deadly = effect is Effect.KILL_BUSINESSMAN or effect is Effect.ARSON
    harm_business(position, position.victim_business, deadly and position.wins > 1, position.actor)


def win_over(position: Position) -> None:
    """LCN-172, LCN-E63: the Businessman changes sides; markers on him go back."""
    business = position.victim_business
    position.owned[position.target] &= ~just(business)
    position.owned[position.actor] |= just(business)
    if position.recorder is not None:
        position.tell(EVERYONE, BusinessTaken(position.actor, position.target, business))
    return_markers(position, business)
    update_monopolies(position)


def offer_return_fire(position: Position) -> None:
    """LCN-174, LCN-E42: without any success the victim may shoot back."""
    position.step = Step.SHOOT_BACK
    position.pending = only(position.target)


def shoot_back(position: Position, seat: i64) -> None:
    """LCN-174, LCN-E42, LCN-E43: the victim rolls for his own strength against the attacker's;
    Henchmen and Saboteurs do not count, and two successes kill."""
    man = position.victim_man
    if position.recorder is not None:
        position.tell(EVERYONE, ShotBack(seat, man))
    target = min(position.strength_of(position.man), position.rules.hardest_target)
    roll(position, seat, man, target)
    position.pending = 0
    position.step = Step.JOB_DONE
    if successes_of(position, target) > 1:
        harm_man(position, position.man, True, seat, After.JOB)
