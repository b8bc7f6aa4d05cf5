"""The shelf: recorded games are replayed with every change, in both builds.

If one fails, a game that people are in the middle of would fail too. Either the change must be
mended, or the rules really are other ones: then the game needs a new `version`, tables that began
before are closed, and `make shelf` puts their recorded games on the shelf of earlier rules.
"""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from backroom.kernel.game import all_games, find_game
from backroom.table import Chair, Move, Opening, Pause, Table, Undo, read_log, write_log
from backroom.table.earlier import as_far_as_it_goes
from backroom.table.opened import OtherVersion
from backroom.table.story import TRUTH, checked, tell
from backroom.words import LANGUAGES
from fixtures.record import DIGESTS, EARLIER, EVENINGS, SHELF, Evening, Result, result_of

RESULTS = msgspec.json.decode(DIGESTS.read_bytes(), type=dict[str, Result])
every_evening = pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.file)


def text_of(evening: Evening) -> str:
    return (SHELF / f"{evening.file}.backroom").read_bytes().decode()


@cache
def replayed(file: str) -> Table:
    return Table.read((SHELF / f"{file}.backroom").read_bytes().decode(), file)


@every_evening
def test_a_recorded_game_is_replayed_to_the_same_end(evening: Evening) -> None:
    expected, version = RESULTS[evening.file], find_game(evening.game).version
    assert expected.rules == version, (
        f"the rules of {evening.game} are version {version} now, and this game was recorded under "
        f"version {expected.rules}: if tables of that version may be given up, run `make shelf`"
    )
    table = replayed(evening.file)
    assert table.state.is_over()
    assert result_of(table) == expected, (
        f"this game of {evening.game} ends otherwise than it did: mend the change, or give the "
        "game a new version of its rules and run `make shelf`"
    )


@every_evening
def test_a_recorded_game_is_written_again_byte_by_byte(evening: Evening) -> None:
    assert replayed(evening.file).log() == text_of(evening)


@every_evening
def test_a_recorded_game_can_be_told_in_words(evening: Evening) -> None:
    table = replayed(evening.file)
    assert len(checked(table, "en")) >= 8
    language = LANGUAGES[EVENINGS.index(evening) % len(LANGUAGES)]
    told = [line for each in tell(table, TRUTH, language).paragraphs for line in each.lines]
    assert len(told) > len(table.entries)


def test_the_shelf_holds_these_games_and_no_others() -> None:
    files = {path.stem for path in SHELF.glob("*.backroom")}
    assert files == {evening.file for evening in EVENINGS} == set(RESULTS)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_is_on_the_shelf_at_its_smallest_and_largest_table_and_with_options(
    game: object,
) -> None:
    openings = [read_log(text_of(each), each.file).opening for each in EVENINGS]
    own = [each for each in openings if find_game(each.game) is game]
    seats = find_game(own[0].game).seats
    assert len(own) >= 3
    assert {seats[0], seats[-1]} <= {each.seats for each in own}
    defaults = {option.name: option.default for option in find_game(own[0].game).options}
    assert any(each.options != defaults for each in own)


def test_all_that_can_happen_at_a_table_happens_on_the_shelf() -> None:
    logs = [read_log(text_of(evening), evening.file) for evening in EVENINGS]
    entries = [entry for log in logs for entry in (log.opening, *log.entries)]
    assert {type(entry) for entry in entries} == {Opening, Move, Undo, Pause, Chair}
    moves = [entry for entry in entries if isinstance(entry, Move)]
    assert {move.by for move in moves} == {"player", "bot", "clock", "order"}
    for evening, log in zip(EVENINGS, logs, strict=True):
        if evening.game == "la-cosa-nostra":
            deals = [each for each in log.entries if isinstance(each, Move) and each.terms]
            assert len(deals) > 10, evening.file
    openings = [log.opening for log in logs]
    assert any(all(each.names) and all(each.seeds) for each in openings)
    assert any(not any(each.names) for each in openings)
    assert any(any(each.bots) for each in openings)
    assert {each.clock.ticks for each in openings} == {True, False}


earlier_games = pytest.mark.parametrize(
    "file", sorted(EARLIER.glob("*.backroom")), ids=lambda file: file.stem
)


@earlier_games
def test_a_game_of_earlier_rules_says_which_and_is_not_played_on(file: Path) -> None:
    version = int(file.stem.rpartition("-rules-")[2])
    with pytest.raises(OtherVersion) as refused:
        Table.read(file.read_text("utf-8"), file.name)
    assert refused.value.version == version < refused.value.game.version


@earlier_games
def test_a_game_of_earlier_rules_is_played_again_as_far_as_todays_agree(file: Path) -> None:
    """Far enough to recognise the evening: every deal is the same, and so are the first moves."""
    log = read_log(file.read_text("utf-8"), file.name)
    table = as_far_as_it_goes(log.opening, log.seed, log.entries)
    assert table.seq > 20
    assert [line for each in tell(table, TRUTH, "en").paragraphs for line in each.lines]
    assert write_log([log.opening, *log.entries], log.seed) == file.read_text("utf-8")
