"""A table: the log is the truth, and the state is its replay."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.options import variants
from backroom.kernel.rng import fast_rng
from backroom.kernel.wire import WireAction
from backroom.table import Header, Table, read_log, write_log
from capo_table import CAPO

FILE = "evening.backroom"
LAY_FIRST = 1
"""The action that lays the first card of a hand."""
SUSPECT_NOBODY = next(each.index for each in CAPO.actions if each.name == "suspect_nobody")


def played(moves: int, seats: int = 3, seed: str = "an evening", **options: str) -> Table:
    """A table after so many random moves, or at its end."""
    table = Table.open(CAPO, seats, options, seed)
    rng = fast_rng(moves)
    while len(table.moves) < moves and not table.state.is_over():
        asked = table.state.to_act()
        seat = asked[rng.below(len(asked))]
        legal = table.state.legal(seat)
        assert table.act(seat, legal[rng.below(len(legal))].index) is None
    return table


def complaint(text: str) -> str:
    with pytest.raises(BadInput) as refused:
        Table.read(text, FILE, CAPO)
    return str(refused.value)


def relabelled(table: Table, **changes: object) -> str:
    """The table's log, sealed anew under another first line."""
    fields = {name: getattr(table.header, name) for name in Header.__struct_fields__}
    return write_log(Header(**(fields | changes)), table.moves)


@given(
    st.text(max_size=20),
    st.integers(3, 7),
    st.sampled_from(list(variants(CAPO.options))),
    st.integers(0, 150),
)
def test_a_replay_gives_the_same_state_and_the_same_story(
    seed: str, seats: int, options: dict[str, str], moves: int
) -> None:
    table = played(moves, seats, seed, **options)
    again = Table.read(table.log(), FILE, CAPO)
    assert again.state == table.state
    assert again.told == table.told
    assert again.moves == table.moves
    assert again.log() == table.log()


def test_a_whole_game_is_replayed_to_the_same_ranking() -> None:
    table = played(10_000)
    assert table.state.is_over()
    again = Table.read(table.log(), FILE)
    assert again.state.is_over()
    assert again.state.standings() == table.state.standings()
    assert again.told == table.told


def test_a_replayed_table_goes_on_as_the_live_one_does() -> None:
    table = played(30)
    again = Table.read(table.log(), FILE)
    while not table.state.is_over():
        seat = table.state.to_act()[-1]
        action = table.state.legal(seat)[-1].index
        assert table.act(seat, action) is None
        assert again.act(seat, action) is None
    assert again.state == table.state
    assert again.told == table.told


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    assert played(0).state == played(0).state
    assert played(0).told == played(0).told
    assert played(0).state != played(0, seed="another evening").state


def test_everybody_hears_of_the_deal() -> None:
    told = {type(each.event).__name__ for each in played(0).told}
    assert {"CardsReceived", "CardsDrawn", "MissionTurned"} <= told


def test_everything_that_happens_after_the_deal_is_told_as_well() -> None:
    table = played(0)
    dealt = len(table.told)
    table.act(0, LAY_FIRST)
    assert [type(each.event).__name__ for each in table.told[dealt:]] == ["Sealed"]


def test_the_first_line_keeps_all_options_also_those_left_at_their_default() -> None:
    header, _ = read_log(played(3, deck="main").log(), FILE)
    defaults = {option.name: option.default for option in CAPO.options}
    assert header == Header("capo-della-mafia", 1, 3, defaults | {"deck": "main"}, "an evening")


@pytest.mark.parametrize("name", ["Bigger Sal", "Sal „Bär“ 老大", "Sal\u2028Senior", "Sal\x85Sr"])
def test_a_game_with_an_owners_cards_is_replayed_with_those_cards(name: str) -> None:
    text = CAPO.own_cards().text.replace("Big Sal", name)
    table = Table.open(CAPO, 3, {}, "seed", CardFile(text, "my-cards.toml"))
    table.act(0, LAY_FIRST)
    again = Table.read(table.log(), FILE)
    assert again.header.cards == text
    assert again.state == table.state


def test_a_log_with_bad_cards_in_it_is_refused() -> None:
    assert "is not TOML" in complaint(relabelled(played(3), cards="nonsense"))


def test_a_log_of_another_game_is_refused_and_both_games_are_named() -> None:
    said = complaint(relabelled(played(3), game="don-pepe"))
    assert said == f"{FILE}: this is a game of don-pepe, not of capo-della-mafia"


def test_a_log_of_a_game_that_nobody_knows_is_refused_and_the_games_are_named() -> None:
    text = relabelled(played(3), game="don-pepe")
    with pytest.raises(BadInput, match=r"no game 'don-pepe'; the games are .*capo-della-mafia"):
        Table.read(text, FILE)


def test_a_log_of_another_version_of_the_rules_is_refused_and_both_versions_are_named() -> None:
    said = complaint(relabelled(played(3), rules=2))
    assert "played under version 2 of its rules" in said
    assert "this Backroom plays version 1" in said


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"seats": 8}, "3 to 7 players, not 8"),
        ({"seats": -1}, "3 to 7 players, not -1"),
        ({"options": {"deck": "hard"}}, "deck cannot be 'hard'"),
        ({"options": {"decks": "main"}}, "no option 'decks'"),
    ],
)
def test_a_log_of_an_impossible_table_is_refused_with_a_sentence(
    change: dict[str, object], expected: str
) -> None:
    assert expected in complaint(relabelled(played(0), **change))


@pytest.mark.parametrize(
    ("line", "move", "rule"),
    [
        (2, WireAction(0, 0), "CAP-25"),
        (2, WireAction(0, SUSPECT_NOBODY), "CAP-8"),
        (2, WireAction(5, LAY_FIRST), "CAP-2"),
        (2, WireAction(-1, LAY_FIRST), "CAP-2"),
        (4, WireAction(0, LAY_FIRST), "CAP-E34"),
    ],
)
def test_a_move_that_the_rules_refuse_is_named_with_its_line_and_rule(
    line: int, move: WireAction, rule: str
) -> None:
    table = Table.open(CAPO, 3, {}, "an evening")
    for seat in range(line - 2):
        table.act(seat, LAY_FIRST)
    said = complaint(write_log(table.header, [*table.moves, move]))
    assert said.startswith(f"{FILE}, line {line}: the rules refuse this move: ")
    assert said.endswith(f"({rule})")


def test_a_move_after_the_end_of_the_game_is_refused() -> None:
    table = played(10_000)
    said = complaint(write_log(table.header, [*table.moves, WireAction(0, LAY_FIRST)]))
    assert said.startswith(f"{FILE}, line {len(table.moves) + 2}: the rules refuse")
    assert "(CAP-43)" in said


@pytest.mark.parametrize("number", [-1, len(CAPO.actions), 2**40, 2**70])
def test_an_action_that_the_game_does_not_have_is_named_with_its_line(number: int) -> None:
    table = played(4)
    said = complaint(write_log(table.header, [*table.moves, WireAction(0, number)]))
    assert f"no action {number}; they are 0 to {len(CAPO.actions) - 1}" in said
    assert said.startswith(f"{FILE}, line 6: ")


@pytest.mark.parametrize("seat", [-(2**70), -(2**63), 2**62, 2**70])
def test_a_seat_far_from_the_table_is_refused_with_its_line(seat: int) -> None:
    table = played(4)
    said = complaint(write_log(table.header, [*table.moves, WireAction(seat, LAY_FIRST)]))
    assert said.startswith(f"{FILE}, line 6: ")


def test_acting_twice_changes_nothing() -> None:
    table = played(0)
    assert table.act(1, LAY_FIRST) is None
    unchanged(table, 1, LAY_FIRST + 1, "CAP-E34")
    unchanged(table, 1, LAY_FIRST, "CAP-E34")


def test_acting_out_of_turn_changes_nothing() -> None:
    unchanged(played(0), 0, SUSPECT_NOBODY, "CAP-8")


def test_acting_from_no_seat_changes_nothing() -> None:
    for seat in (-1, 3, 7):
        unchanged(played(0), seat, LAY_FIRST, "CAP-2")


def test_acting_after_the_end_changes_nothing() -> None:
    unchanged(played(10_000), 0, LAY_FIRST, "CAP-43")


def unchanged(table: Table, seat: int, action: int, rule: str) -> None:
    """This is refused by that rule, and everything is as it was."""
    state, log, told = table.state.clone(), table.log(), table.told[:]
    refusal = table.act(seat, action)
    assert refusal is not None
    assert refusal.rule == rule
    assert (table.state, table.log(), table.told) == (state, log, told)


def test_an_action_out_of_range_changes_nothing() -> None:
    table = played(4)
    state, log, told = table.state.clone(), table.log(), table.told[:]
    for number in (-1, len(CAPO.actions)):
        with pytest.raises(BadInput, match=f"no action {number};"):
            table.act(0, number)
    assert (table.state, table.log(), table.told) == (state, log, told)


@given(st.integers(0, 60), st.integers(-2, 8), st.integers(0, len(CAPO.actions) - 1))
def test_a_table_does_an_action_exactly_when_the_rules_allow_it(
    moves: int, seat: int, action: int
) -> None:
    table = played(moves)
    legal = 0 <= seat < 3 and CAPO.action(action) in table.state.legal(seat)
    log = table.log()
    assert (table.act(seat, action) is None) == legal
    assert (table.log() == log) == (not legal)
