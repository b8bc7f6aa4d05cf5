"""Attacks: whom they can hit, and what they do (LCN-63 to LCN-73, LCN-161 to LCN-175)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind, LcnAction
from backroom.games.la_cosa_nostra.events.announce_jobs import (
    tell_business_aimed_at,
    tell_business_taken,
    tell_lost,
    tell_man_aimed_at,
    tell_money_taken,
    tell_shot_back,
)
from backroom.games.la_cosa_nostra.pieces.aims import victims
from backroom.games.la_cosa_nostra.pieces.businesses import return_markers, update_monopolies
from backroom.games.la_cosa_nostra.pieces.ledger import DAMAGE, STOLEN, THEFTS, enter
from backroom.games.la_cosa_nostra.pieces.rolling import (
    printed_target,
    roll,
    successes_of,
    target_of,
)
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import WEAPONS, Aim, Effect, Weapon
from backroom.games.la_cosa_nostra.steps import open_job, trap
from backroom.games.la_cosa_nostra.steps.harm import harm_business, harm_man
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.kernel.bitset import just
from backroom.kernel.messages import Message
from backroom.kernel.seats import only


@final
class NotAVictim(Why):
    def facts(self, position: Position, seat: i64, action: LcnAction) -> dict[str, object]:
        return {"aim": Message(f"lcn-aim-{aim_of_job(position).value}")}


NOT_A_VICTIM: Final[Why] = NotAVictim("LCN-69", "not_a_victim")


def aim_of_job(position: Position) -> Aim:
    """What the open attack is aimed at."""
    return position.rules.aim[position.job_kind()]


def prepare(position: Position) -> None:
    """LCN-72: the victim card is named right after the reveal. LCN-E54: without one it fizzles."""
    aim = aim_of_job(position)
    if aim is Aim.PLAYER:
        roll_attack(position)
    elif victims(position, position.job.target, aim) == 0:
        open_job.lapse(position)
    else:
        position.step = VICTIM
        position.pending = only(position.actor)


@final
class Victim(Step):
    """LCN-69, LCN-72, LCN-E44: a card of the announced player, of the kind that is aimed at."""

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        aim = aim_of_job(position)
        left = sieve.when(left, (do is Do.VICTIM_MAN) == (aim is Aim.GANGSTER), NOT_A_VICTIM)
        return sieve.only(left, victims(position, position.job.target, aim), NOT_A_VICTIM)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        """LCN-72, LCN-E79: the attacker chooses, and rolls."""
        position.pending = 0
        if do is Do.VICTIM_MAN:
            position.job.victim_man = value
            tell_man_aimed_at(position, seat, value)
        else:
            position.job.victim_business = value
            tell_business_aimed_at(position, seat, value)
        roll_attack(position)


def roll_attack(position: Position) -> None:
    """LCN-63, LCN-64, LCN-135, LCN-136."""
    job = position.job
    printed = printed_target(position, position.job_kind(), job.victim_man)
    target = target_of(position, job.man, printed)
    roll(position, position.actor, job.man, target)
    job.wins = successes_of(position, target)
    trap.TRAPS.ask(position)


@final
class Hit(Step):
    """LCN-65 to LCN-68, LCN-73: what the card does for two, for one, and for no success."""

    def go_on(self, position: Position) -> None:
        job = position.job
        effect = position.rules.effect[position.job_kind()]
        position.step = open_job.JOB_DONE
        if effect is Effect.DRIVE_BY_SHOOTING and job.wins == 0:
            position.step = SHOOT_BACK
            position.pending = only(job.target)
        elif job.wins > 0:
            if aim_of_job(position) is Aim.PLAYER:
                self.take_money(position, effect)
            elif job.victim_man >= 0:
                self.hit_man(position, effect)
            else:
                self.hit_business(position, effect)

    def take_money(self, position: Position, effect: Effect) -> None:
        """LCN-163: Property Damage goes to the bank. LCN-164: Theft to the attacker. Who has less
        pays all he has."""
        victim = position.job.target
        money: i64 = min(position.by_wins(position.job_kind()), position.cash[victim])
        if money == 0:
            return
        if effect is Effect.THEFT:
            enter(position, victim, STOLEN, -money)
            enter(position, position.actor, THEFTS, money)
            tell_money_taken(position, victim, position.actor, money)
        else:
            enter(position, victim, DAMAGE, -money)
            tell_lost(position, victim, position.actor, money)

    def hit_man(self, position: Position, effect: Effect) -> None:
        """LCN-67, LCN-171, LCN-174, LCN-175: two kill; one deactivates with a Car Bomb only."""
        deadly = position.job.wins > 1
        if deadly or effect is Effect.CAR_BOMB:
            victim = position.job.victim_man
            weapon = WEAPONS[effect]
            harm_man(position, victim, deadly, position.actor, weapon, open_job.JOB_DONE)

    def hit_business(self, position: Position, effect: Effect) -> None:
        """LCN-161, LCN-162, LCN-169, LCN-170, LCN-172: closed, gone, or won over."""
        business = position.job.victim_business
        two = position.job.wins > 1
        if effect is Effect.PERSUASION:
            if two:
                self.win_over(position, business)
            return
        deadly = two and (effect is Effect.KILL_BUSINESSMAN or effect is Effect.ARSON)
        harm_business(position, business, deadly, position.actor, open_job.JOB_DONE)

    def win_over(self, position: Position, business: i64) -> None:
        """LCN-172, LCN-E63: the Businessman changes sides; markers on him go back."""
        position.town.owned[position.job.target] &= ~just(business)
        position.town.owned[position.actor] |= just(business)
        tell_business_taken(position, business)
        return_markers(position, business)
        update_monopolies(position)


@final
class ShootBack(Step):
    """LCN-174, LCN-E42: after a drive-by without any success the victim may shoot back."""

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        """LCN-E42, LCN-E43: he rolls for his own strength against the attacker's; Henchmen and
        Saboteurs do not count, and two successes kill."""
        position.pending = 0
        position.step = open_job.JOB_DONE
        if do is Do.SHOOT:
            attacker = position.job.man
            man = position.job.victim_man
            tell_shot_back(position, seat, man)
            target = min(position.strength_of(attacker), position.rules.hardest_target)
            roll(position, seat, man, target)
            if successes_of(position, target) > 1:
                harm_man(position, attacker, True, seat, Weapon.RETURN_FIRE, open_job.JOB_DONE)


VICTIM: Final[Step] = Victim("victim", [Do.VICTIM_MAN, Do.VICTIM_BUSINESS], ("LCN-69", "LCN-72"))
HIT: Final[Step] = Hit("effect", [])
SHOOT_BACK: Final[Step] = ShootBack("shoot_back", [Do.PASS, Do.SHOOT], ("LCN-174", "LCN-E42"))
