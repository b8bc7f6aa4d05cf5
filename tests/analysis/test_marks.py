"""What a replay marks: lies that were caught and lies that passed, deaths, broken words."""

import pytest

from backroom.analysis.marks import Mark, marks_of, may_open_pistols
from backroom.games.capo_della_mafia.events import CardsShown, Jailed
from backroom.games.capo_della_mafia.mission import fulfils
from backroom.games.capo_della_mafia.position import Position
from backroom.games.counterfeiters.position import Position as CftPosition
from backroom.house_games.kept import kept_games
from backroom.server.history.archive import frames_of
from backroom.table import Table

pytestmark = pytest.mark.once


def test_to_ask_of_which_game_a_state_is_changes_no_answer() -> None:
    """Compiled classes share one memory of what they are not: a "no" would hold for all of them."""
    kept = next(each for each in kept_games().values() if each.game == "counterfeiters")
    state = kept.table(0).state
    assert not may_open_pistols(state)
    assert isinstance(state, CftPosition)


@pytest.mark.parametrize("game", ["capo-della-mafia", "maffiosi", "counterfeiters"])
def test_the_marks_of_a_game_are_what_really_happened_there(game: str) -> None:
    kept = next(each for each in kept_games().values() if each.game == game and "puzzle" in each.id)
    log = kept.log()
    table = Table(log.opening, log.seed)
    found: list[tuple[int, Mark]] = []
    for entry in log.entries:
        before = table.state.clone() if may_open_pistols(table.state) else None
        table.add(entry)
        events = [told.event for told in table.told_by(table.seq)]
        marks = marks_of(before, events)
        found += [(table.seq, mark) for mark in marks]
        jailed = [event.seat for event in events if isinstance(event, Jailed)]
        assert [mark.seat for mark in marks if mark.kind == "caught"] == jailed
        shown = {event.seat for event in events if isinstance(event, CardsShown)}
        for mark in marks:
            if mark.kind == "bluff":
                assert mark.seat is not None
                assert mark.seat not in shown
                assert isinstance(before, Position)
                assert not fulfils(before, before.table[mark.seat], 0)
    assert found
    told = [(mark.seq, Mark(mark.kind, mark.seat)) for mark in frames_of(kept).story(None).marks]
    assert told == found
