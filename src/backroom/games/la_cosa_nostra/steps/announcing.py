"""An attack is announced, and not revealed yet: whom it is for, last words, and second thoughts
(LCN-69 to LCN-71, LCN-97, LCN-98)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind, LcnAction
from backroom.games.la_cosa_nostra.events.announce_jobs import (
    tell_attack_begun,
    tell_attack_spared,
    tell_target_named,
)
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.pieces.aims import aims_at, aims_at_anybody, targets_of
from backroom.games.la_cosa_nostra.pieces.men import lose_task
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import NO_JOB, Job
from backroom.games.la_cosa_nostra.steps import action_phase, open_job
from backroom.games.la_cosa_nostra.steps.influence import Gap
from backroom.games.la_cosa_nostra.steps.step import WRONG_STEP, Sieve, Step, Why
from backroom.games.la_cosa_nostra.words.saying import says
from backroom.kernel.actions import Action
from backroom.kernel.bitset import has, just
from backroom.kernel.messages import Message, SeatName
from backroom.kernel.rng import Rng
from backroom.kernel.seats import all_of, only

NOT_YOURS_TO_ABANDON: Final = Why("LCN-53", "not_your_man", "man")
NOTHING_TO_ABANDON: Final = Why("LCN-53", "no_task", "man")
NAMED_ALREADY: Final = Why("LCN-70", "named_already")
NAME_TARGET_FIRST: Final = Why("LCN-70", "name_target_first")
NOT_A_TARGET: Final = Why("LCN-69", "not_a_target")
ONLY_IN_REACTION: Final = Why("LCN-140", "only_in_reaction")
GO_THROUGH_WITH_IT: Final = Why("LCN-E94", "go_through_with_it")
SPARED_ALREADY: Final = Why("LCN-E94", "spared_already")


@final
class NoVictim(Why):
    """LCN-E54: for a reveal, too, it is the named player who has nothing to hit."""

    def facts(self, position: Position, seat: i64, action: LcnAction) -> dict[str, object]:
        target = action.value if action.do is Do.TARGET else position.job.target
        return {"target": SeatName(target)}


NO_VICTIM: Final[Why] = NoVictim("LCN-E54", "no_victim")


def sift_abandon(position: Position, seat: i64, left: i64, sieve: Sieve) -> i64:
    """LCN-53, LCN-54: of one's own gangsters, those with a task."""
    left = sieve.only(left, position.crew.men[seat], NOT_YOURS_TO_ABANDON)
    return sieve.only(left, position.men_with_tasks(seat), NOTHING_TO_ABANDON)


def abandon(position: Position, seat: i64, man: i64) -> None:
    """LCN-53, LCN-54: nothing is done, and the card is gone."""
    lose_task(position, seat, man, True)
    position.step = action_phase.TURN_DONE
    position.pending = 0


def begin(position: Position, seat: i64, man: i64) -> None:
    """LCN-70: an attack is announced; LCN-E94: or something that is said to be one."""
    position.job = Job()
    position.job.man = man
    position.job.fits = aims_at_anybody(position, seat)
    position.step = ANNOUNCED
    tell_attack_begun(position, seat, man)


@final
class Announced(Step):
    """LCN-69 to LCN-71, LCN-E54: name the player, or another one; then reveal, or think better of
    it. LCN-E94: until then nobody knows whether it is an attack, and it can be taken back."""

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.ABANDON:
            left = sift_abandon(position, seat, left, sieve)
            return sieve.only(left, just(position.job.man), WRONG_STEP)
        if do is Do.SPARE:
            left = sieve.when(left, not position.rules.binding, GO_THROUGH_WITH_IT)
            return sieve.when(left, position.assigned == 0, SPARED_ALREADY)
        if do is Do.REVEAL:
            return self.sift_reveal(position, seat, left, sieve)
        if position.job.target >= 0:
            left = sieve.never(left, just(position.job.target), NAMED_ALREADY)
        left = sieve.only(left, all_of(position.seats) & ~only(seat), NOT_A_TARGET)
        if has(position.crew.attacking, position.job.man):
            left = sieve.only(left, targets_of(position, seat, position.job.man), NO_VICTIM)
        return left

    def sift_reveal(self, position: Position, seat: i64, left: i64, sieve: Sieve) -> i64:
        """LCN-70, LCN-140, LCN-E54: the player is named, and an attack finds something there."""
        job, crew = position.job, position.crew
        left = sieve.when(left, job.target >= 0, NAME_TARGET_FIRST)
        left = sieve.when(left, not has(crew.robbing | crew.trapping, job.man), ONLY_IN_REACTION)
        if left == 0 or not has(crew.attacking, job.man):
            return left
        return sieve.when(left, has(targets_of(position, seat, job.man), job.target), NO_VICTIM)

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.ABANDON:
            abandon(position, seat, value)
        elif do is Do.REVEAL:
            open_job.reveal(position, seat)
        elif do is Do.SPARE:
            self.spare(position, seat)
        else:  # LCN-70, LCN-71: until the reveal the player may change (LCN-E54)
            position.job.target = value
            position.job.fits &= aims_at(position, value)
            tell_target_named(position, seat, value)
            BEFORE_REVEAL.ask_others(position, seat)

    def spare(self, position: Position, seat: i64) -> None:
        """LCN-97, LCN-E94: the card stays where it is, and another task may be chosen."""
        tell_attack_spared(position, seat)
        position.job = NO_JOB
        position.assigned += 1
        position.step = action_phase.TURN

    def neutral(self, position: Position, seat: i64, rng: Rng) -> Action:
        return Do.ABANDON[position.job.man]

    def question(self, view: LcnView) -> Message:
        if view.target is None:
            return says("ask-target")
        return says("ask-reveal", target=SeatName(view.target))


@final
class BeforeReveal(Gap):
    """LCN-V2, LCN-E92: a player has been named, and nothing is revealed yet."""

    def go_on(self, position: Position) -> None:
        position.step = ANNOUNCED
        position.pending = only(position.actor)

    def question(self, view: LcnView) -> Message:
        return says("ask-gap-reveal", seat=SeatName(view.actor or 0))


ANNOUNCED: Final[Step] = Announced(
    "announced",
    [Do.TARGET, Do.REVEAL, Do.ABANDON, Do.SPARE],
    ("LCN-70", "LCN-71", "LCN-72", "LCN-E94"),
)
BEFORE_REVEAL: Final = BeforeReveal("before_reveal", [Do.PASS], ("LCN-V2", "LCN-E92"))
