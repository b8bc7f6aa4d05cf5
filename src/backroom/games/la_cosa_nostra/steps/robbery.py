"""Robbery: somebody else's Cash Job has succeeded, and before it is paid one may take the money
(LCN-141, LCN-144 to LCN-146)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind
from backroom.games.la_cosa_nostra.events.announce_jobs import tell_robbed
from backroom.games.la_cosa_nostra.events.announce_rounds import tell_answered
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.pieces.ledger import CASH_JOBS, ROBBERIES
from backroom.games.la_cosa_nostra.pieces.men import discard_help
from backroom.games.la_cosa_nostra.pieces.money import pay_from_bank
from backroom.games.la_cosa_nostra.pieces.rolling import roll_card
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.steps import cash_jobs, open_job, trap
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.games.la_cosa_nostra.trade.promises import note_attack, note_profit
from backroom.games.la_cosa_nostra.words.saying import dollars, says
from backroom.kernel.bitset import first, just
from backroom.kernel.messages import Message, SeatName
from backroom.kernel.seats import only
from backroom.kernel.state import Windows

NOT_PLANNED_THERE: Final = Why("LCN-141", "not_planned_there", "man")


@final
class Robbers(Step):
    """LCN-141, LCN-E27: before the money is paid, the others decide, sealed, whether to rob."""

    def ask(self, position: Position) -> None:
        """LCN-E29: not the actor, and nobody twice. LCN-E18: by what all can see, whoever has a
        face-down job might; in simulation only those are asked who really can."""
        crew = position.crew
        carrying = crew.robbing if position.windows is Windows.KNOWN else crew.planned
        robbery = position.robbery
        robbery.chosen = 0
        robbery.asked = 0
        for seat in range(position.seats):
            apart = seat != position.actor and seat != robbery.robbed
            if apart and crew.men[seat] & carrying != 0:
                robbery.asked |= only(seat)
        position.step = self
        position.pending = robbery.asked

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.ROB:
            crew = position.crew
            return sieve.only(left, crew.men[seat] & crew.robbing, NOT_PLANNED_THERE)
        return left

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        if do is Do.ROB:
            position.robbery.chosen |= just(value)
        position.pending &= ~only(seat)
        tell_answered(position, seat)

    def go_on(self, position: Position) -> None:
        position.step = NEXT_ROBBER

    def question(self, view: LcnView) -> Message:
        return says("ask-robbery", seat=SeatName(view.robbed or 0), money=dollars(view.loot))


@final
class NextRobber(Step):
    """LCN-146, LCN-E27: from the start player clockwise, until one of them succeeds. LCN-144: who
    is robbed sees the roll, and may spring a Trap."""

    def go_on(self, position: Position) -> None:
        robbery = position.robbery
        robbery.robber = NONE
        for place in range(position.seats):
            seat = position.from_start(place)
            chosen = position.crew.men[seat] & robbery.chosen
            if chosen != 0:
                robbery.chosen &= ~chosen
                self.rob(position, seat, first(chosen))
                return
        position.step = cash_jobs.PAY

    def rob(self, position: Position, seat: i64, man: i64) -> None:
        robbery = position.robbery
        robbery.robber = seat
        robbery.man = man
        note_attack(position, seat, robbery.robbed)
        card = open_job.turn_over(position, seat, man)
        position.job.wins = roll_card(position, seat, man, card)
        trap.TRAPS.ask(position)


@final
class RobberyRolled(Step):
    """LCN-141, LCN-E31: two successes take everything, one takes half, rounded down; the rest is
    the owner's. LCN-V5, LCN-E28: then the robber may be robbed, once."""

    def go_on(self, position: Position) -> None:
        robbery = position.robbery
        if position.job.wins == 0:
            position.step = ROBBERY_ENDS
            return
        discard_help(position, robbery.man)
        prey = robbery.robbed
        taken = robbery.loot if position.job.wins > 1 else robbery.loot // 2
        tell_robbed(position, robbery.robber, prey, taken)
        own = prey == position.actor
        pay_from_bank(position, prey, robbery.loot - taken, CASH_JOBS if own else ROBBERIES)
        if own:
            note_profit(position, prey, robbery.loot - taken)
        robbery.loot = taken
        robbery.robbed = robbery.robber
        robbery.robber = NONE
        robbery.man = NONE
        robbery.chosen = 0
        if position.rules.rob_robbers and own:
            ROBBERS.ask(position)
        else:
            position.step = cash_jobs.PAY


@final
class RobberyEnds(Step):
    """LCN-E24, LCN-E32: it has failed, and is discarded with its Henchman and Saboteur; the next
    robber may try."""

    def go_on(self, position: Position) -> None:
        discard_help(position, position.robbery.man)
        position.robbery.man = NONE
        position.step = NEXT_ROBBER


ROBBERS: Final = Robbers("robbery", [Do.PASS, Do.ROB], ("LCN-141", "LCN-E27"))
NEXT_ROBBER: Final[Step] = NextRobber("next_robber", [])
ROBBERY_ROLLED: Final[Step] = RobberyRolled("robbery_rolled", [])
ROBBERY_ENDS: Final[Step] = RobberyEnds("robbery_ends", [])
