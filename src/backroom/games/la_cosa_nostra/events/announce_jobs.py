"""What is told of a job, from the name of the target to its consequences.

Events are made only while somebody listens, and it is here that this is asked: a simulation pays
nothing for them, and no rule has to think of it.
"""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.final_count import Death
from backroom.games.la_cosa_nostra.events.jobs import (
    AttackBegun,
    AttackSpared,
    BusinessAimedAt,
    BusinessBought,
    BusinessDeactivated,
    BusinessGone,
    BusinessTaken,
    DiceRolled,
    DieRerolled,
    DocUsed,
    JobLapsed,
    JobRevealed,
    Laundered,
    Lost,
    ManAimedAt,
    ManDeactivated,
    ManKilled,
    MoneyTaken,
    Paid,
    Repelled,
    Robbed,
    ShotBack,
    StackShuffled,
    StakePlaced,
    TargetNamed,
)
from backroom.games.la_cosa_nostra.position import Position
from backroom.kernel.bitset import count
from backroom.kernel.seats import EVERYONE


def tell_attack_begun(position: Position, seat: i64, man: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, AttackBegun(seat, man))


def tell_attack_spared(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, AttackSpared(seat, position.job.man))


def tell_target_named(position: Position, seat: i64, target: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, TargetNamed(seat, position.job.man, target))


def tell_job_revealed(position: Position, seat: i64, man: i64, job: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, JobRevealed(seat, man, position.rules.job_kind[job]))


def tell_job_lapsed(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, JobLapsed(position.actor, position.job_kind()))


def tell_man_aimed_at(position: Position, seat: i64, man: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, ManAimedAt(seat, man, position.job.target))


def tell_business_aimed_at(position: Position, seat: i64, business: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, BusinessAimedAt(seat, business, position.job.target))


def tell_dice_rolled(position: Position, seat: i64, man: i64, target: i64, wins: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, DiceRolled(seat, man, position.job.dice, target, wins))


def tell_die_rerolled(position: Position, seat: i64, cop: i64, was: i64, die: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, DieRerolled(seat, cop, was, die))


def tell_stake_placed(position: Position, seat: i64, stake: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, StakePlaced(seat, stake * 1000))


def tell_paid(position: Position, seat: i64, money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Paid(seat, money * 1000))


def tell_lost(position: Position, seat: i64, cause: i64, money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Lost(seat, money * 1000, cause))


def tell_money_taken(position: Position, seat: i64, by: i64, money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MoneyTaken(seat, by, money * 1000))


def tell_laundered(position: Position, seat: i64, money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Laundered(seat, money * 1000))


def tell_business_bought(
    position: Position, seat: i64, business: i64, price: i64, source: str
) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, BusinessBought(seat, business, price * 1000, source))


def tell_stack_shuffled(position: Position, cards: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, StackShuffled(count(cards)))


def tell_business_taken(position: Position, business: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, BusinessTaken(position.actor, position.job.target, business))


def tell_business_gone(position: Position, seat: i64, business: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, BusinessGone(seat, business, position.harm.by))


def tell_business_deactivated(position: Position, seat: i64, business: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, BusinessDeactivated(seat, business, position.harm.by))


def tell_man_killed(position: Position, death: Death) -> None:
    if position.recorder is not None:
        killed = ManKilled(death.seat, death.man, death.killer, death.weapon)
        position.tell(EVERYONE, killed)


def tell_man_deactivated(position: Position, seat: i64, man: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, ManDeactivated(seat, man, position.harm.by))


def tell_doc_used(position: Position, seat: i64, owner: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, DocUsed(seat, position.harm.lethal, owner))


def tell_shot_back(position: Position, seat: i64, man: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, ShotBack(seat, man, position.actor))


def tell_robbed(position: Position, seat: i64, robbed: i64, money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Robbed(seat, robbed, money * 1000))


def tell_repelled(position: Position, seat: i64, attacker: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Repelled(seat, attacker))
