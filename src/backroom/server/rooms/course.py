"""The course of a lesson at its table: what the log has next, and what the learner does instead."""

from collections.abc import Sequence

from backroom.kernel.game import find_game
from backroom.kernel.messages import Message
from backroom.lessons.lesson import LEARNER, Lesson
from backroom.server.refusals import Reason, Refused
from backroom.table import Move, Proposal, Table
from backroom.table.entries import Chosen


class Detour(Exception):
    """Legal, but not what the lesson goes on with: done if it is asked for once more."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.name)
        self.message = message


class Course:
    """Where a table goes along the recorded log of its lesson.

    Whoever departs from it is warned once; then it happens, and the lesson goes on from its log
    when the table is laid anew.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.departed = False
        self.insisted: list[tuple[int, object]] = []
        """What the learner was warned of last."""

    def check(self, together: Sequence[Proposal]) -> None:
        """Is this what the log has next? Detour if it is not, and was not asked for before."""
        for proposal in together:
            if self.departed or self._is_recorded(proposal):
                continue
            entries = [each.entry for each in together]
            wanted = [(each.action, each.terms) for each in entries if isinstance(each, Move)]
            if wanted != self.insisted:
                self.insisted = wanted
                assert isinstance(proposal.entry, Move)
                raise Detour(self.lesson.warning(proposal.seq, proposal.entry.action))
            self.departed = True

    def _is_recorded(self, proposal: Proposal) -> bool:
        if proposal.seq > self.lesson.entries or not isinstance(proposal.entry, Move):
            return False
        return self._told(proposal.entry) == self._told(self.lesson.recorded(proposal.seq))

    def _told(self, move: Move) -> tuple[int, int, object]:
        """Who does what. The same terms can be written in more or fewer words; so they are read."""
        action = find_game(self.lesson.game).action(move.action, move.terms)
        return move.seat, move.action, action.terms()

    def next(self, table: Table, at: int) -> Proposal:
        """What the log has next, whoever does it."""
        if self.departed or table.seq >= self.lesson.entries:
            raise Refused(Reason.MOVED_ON)
        recorded = self.lesson.recorded(table.seq + 1)
        by: Chosen = "player" if recorded.seat == LEARNER else "bot"
        found = table.propose_move(recorded.seat, recorded.action, recorded.terms, by, at)
        assert isinstance(found, Proposal)  # tests/lessons plays every log through the rules
        return found
