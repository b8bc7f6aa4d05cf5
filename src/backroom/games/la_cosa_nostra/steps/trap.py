"""Trap: a planned job that waits for an attack or a Robbery (LCN-142, LCN-143)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind
from backroom.games.la_cosa_nostra.events.announce_jobs import tell_repelled
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.pieces.men import discard_help
from backroom.games.la_cosa_nostra.pieces.rolling import roll_card
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import Weapon
from backroom.games.la_cosa_nostra.steps import attacks, open_job, robbery
from backroom.games.la_cosa_nostra.steps.harm import harm_man
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.games.la_cosa_nostra.words.saying import dollars, says
from backroom.kernel.messages import Message, SeatName
from backroom.kernel.seats import only
from backroom.kernel.state import Windows

NOT_PLANNED_THERE: Final = Why("LCN-142", "not_planned_there", "man")


@final
class Traps(Step):
    """LCN-142, LCN-143, LCN-E21: the attacked player has seen the roll, and may spring a Trap, and
    another one if the first fails."""

    def ask(self, position: Position) -> None:
        """LCN-E18: by what all can see, any face-down job might be the one."""
        robbery = position.robbery
        prey = robbery.robbed if robbery.robber >= 0 else position.job.target
        crew = position.crew
        carrying = crew.trapping if position.windows is Windows.KNOWN else crew.planned
        position.step = self
        position.pending = only(prey) if crew.men[prey] & carrying != 0 else 0

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        if do is Do.TRAP:
            crew = position.crew
            return sieve.only(left, crew.men[seat] & crew.trapping, NOT_PLANNED_THERE)
        return left

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        position.pending = 0
        if do is Do.TRAP:
            self.spring(position, seat, value)

    def spring(self, position: Position, seat: i64, man: i64) -> None:
        """LCN-142, LCN-E19, LCN-E23 to LCN-E25: one success repels, two also kill the attacker;
        either way the attack is void."""
        card = open_job.turn_over(position, seat, man)
        wins = roll_card(position, seat, man, card)
        discard_help(position, man)
        if wins == 0:
            self.ask(position)
            return
        robbing = position.robbery.robber >= 0
        attacker = position.robbery.robber if robbing else position.actor
        hit = position.robbery.man if robbing else position.job.man
        tell_repelled(position, seat, attacker)
        position.step = robbery.ROBBERY_ENDS if robbing else open_job.JOB_DONE
        if wins > 1:
            harm_man(position, hit, True, seat, Weapon.TRAP, position.step)

    def go_on(self, position: Position) -> None:
        """The attack, or the Robbery, goes on."""
        robbing = position.robbery.robber >= 0
        position.step = robbery.ROBBERY_ROLLED if robbing else attacks.HIT

    def question(self, view: LcnView) -> Message:
        attacker = view.actor if view.robber is None else view.robber
        facts = {"seat": SeatName(attacker or 0), "wins": view.wins, "money": dollars(view.loot)}
        return says("ask-trap", **facts)


TRAPS: Final = Traps("trap", [Do.PASS, Do.TRAP], ("LCN-142", "LCN-143"))
