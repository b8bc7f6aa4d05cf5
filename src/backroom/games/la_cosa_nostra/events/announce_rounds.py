"""What is told of a round: cards drawn and played, tasks given, turns, payday and the end.

Events are made only while somebody listens, and it is here that this is asked: a simulation pays
nothing for them, and no rule has to think of it.
"""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.final_count import FinalCount
from backroom.games.la_cosa_nostra.events.rounds import (
    Answered,
    AttachmentGone,
    DuelRolled,
    FamilyChosen,
    GameEnded,
    GameStarted,
    InfluenceAttached,
    InfluenceDrawn,
    InfluencePlayed,
    InfluenceReceived,
    InfluenceShuffled,
    JobChosen,
    JobPlanned,
    JobsDrawn,
    JobSeen,
    JobsReceived,
    JobsReturned,
    LawyerUsed,
    MarketCleared,
    MarketFilled,
    Objected,
    Peeked,
    PurchaseDone,
    PurchaseLost,
    PurchasePlanned,
    RoundStarted,
    StartSetDealt,
    TaskLost,
    TurnBroughtForward,
    TurnSkipped,
    TurnStarted,
)
from backroom.games.la_cosa_nostra.events.trade import (
    BonusPaid,
    IncomePaid,
    InfluenceDropped,
    JobDropped,
    LaunderedDoubled,
    Recruited,
)
from backroom.games.la_cosa_nostra.position import Position
from backroom.kernel.bitset import count, members
from backroom.kernel.bundle import listed, size
from backroom.kernel.seats import EVERYONE, only


def tell_game_started(position: Position) -> None:
    if position.recorder is not None:
        families = tuple([family for family in position.family if family >= 0])
        position.tell(EVERYONE, GameStarted(position.start, families))


def tell_family_chosen(position: Position, seat: i64, family: i64) -> None:
    if position.recorder is not None:
        crew, owned = position.crew, members(position.town.owned[seat])
        men, recruits = count(crew.men[seat]), count(crew.recruits[seat])
        position.tell(EVERYONE, FamilyChosen(seat, family, men, recruits, tuple(owned)))


def tell_round_started(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, RoundStarted(position.round, position.start))


def tell_jobs_drawn(position: Position, seat: i64, jobs: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, JobsDrawn(seat, count(jobs)))


def tell_jobs_received(position: Position, seat: i64, kinds: tuple[int, ...]) -> None:
    if position.recorder is not None:
        position.tell(only(seat), JobsReceived(seat, kinds))


def tell_answered(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Answered(seat))


def tell_objected(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Objected(seat))


def tell_jobs_returned(position: Position, seat: i64, jobs: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, JobsReturned(seat, count(jobs)))


def tell_start_set_dealt(position: Position, seat: i64, cards: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, StartSetDealt(seat, listed(cards)))


def tell_influence_drawn(position: Position, seat: i64, cards: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, InfluenceDrawn(seat, size(cards)))


def tell_influence_received(position: Position, seat: i64, cards: i64) -> None:
    if position.recorder is not None:
        position.tell(only(seat), InfluenceReceived(seat, listed(cards)))


def tell_influence_shuffled(position: Position, cards: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, InfluenceShuffled(size(cards)))


def tell_influence_played(position: Position, seat: i64, card: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, InfluencePlayed(seat, card))


def tell_influence_attached(position: Position, seat: i64, card: i64, man: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, InfluenceAttached(seat, card, man, position.owner_of_man(man)))


def tell_influence_dropped(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, InfluenceDropped(seat))


def tell_attachment_gone(position: Position, card: i64, man: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, AttachmentGone(card, man))


def tell_lawyer_used(position: Position, seat: i64, business: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, LawyerUsed(seat, business))


def tell_peeked(position: Position, seat: i64, man: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Peeked(seat, man, position.owner_of_man(man)))


def tell_job_seen(position: Position, seat: i64, man: i64, job: i64) -> None:
    if position.recorder is not None:
        owner = position.owner_of_man(man)
        position.tell(only(seat), JobSeen(seat, man, position.rules.job_kind[job], owner))


def tell_market_filled(position: Position, slot: i64, card: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MarketFilled(slot, card))


def tell_market_cleared(position: Position, seat: i64, cards: list[int]) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MarketCleared(seat, tuple(cards)))


def tell_job_planned(position: Position, seat: i64, man: i64, round: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, JobPlanned(seat, man, round + 1))


def tell_job_chosen(position: Position, seat: i64, man: i64, kind: i64) -> None:
    if position.recorder is not None:
        position.tell(only(seat), JobChosen(seat, man, kind))


def tell_purchase_planned(position: Position, seat: i64, man: i64, business: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, PurchasePlanned(seat, man, business))


def tell_turn_started(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, TurnStarted(seat, position.stage.value))


def tell_turn_brought_forward(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, TurnBroughtForward(seat))


def tell_turn_skipped(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, TurnSkipped(seat))


def tell_purchase_done(position: Position, seat: i64, man: i64, business: i64, price: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, PurchaseDone(seat, man, business, price * 1000))


def tell_task_lost(position: Position, seat: i64, man: i64, abandoned: bool) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, TaskLost(seat, man, abandoned))


def tell_purchase_lost(
    position: Position, seat: i64, man: i64, business: i64, abandoned: bool
) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, PurchaseLost(seat, man, business, abandoned))


def tell_job_dropped(position: Position, seat: i64, round: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, JobDropped(seat, round + 1))


def tell_income_paid(position: Position, seat: i64, businesses: i64, monopolies: i64) -> None:
    if position.recorder is not None:
        money = (businesses + monopolies) * 1000
        paid = IncomePaid(seat, money, businesses * 1000, monopolies * 1000)
        position.tell(EVERYONE, paid)


def tell_bonus_paid(position: Position, seat: i64, money: i64, bonus: str) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, BonusPaid(seat, money * 1000, bonus))


def tell_recruited(position: Position, seat: i64, man: i64, price: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Recruited(seat, man, price * 1000))


def tell_laundered_doubled(position: Position, seat: i64, money: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, LaunderedDoubled(seat, money * 1000))


def tell_duel_rolled(position: Position, seats: list[int], dice: list[int]) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, DuelRolled(tuple(seats), tuple(dice)))


def tell_game_ended(
    position: Position, winners: tuple[int, ...], counts: tuple[FinalCount, ...]
) -> None:
    if position.recorder is not None:
        money = tuple([each * 1000 for each in position.cash])
        position.tell(EVERYONE, GameEnded(winners, money, counts, position.deaths))
