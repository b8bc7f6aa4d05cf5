"""A table: what it lets happen, what it refuses, and that a refusal changes nothing."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.messages import Refusal
from backroom.table import (
    Chair,
    LogEntry,
    Move,
    Opening,
    Pause,
    Proposal,
    Table,
    Undo,
    read_log,
    write_log,
)
from backroom.table.entries import START, Chosen, read_entry, seal_of, sealed, written
from backroom.table.fair import commitment, seed_from
from backroom.table.table import MOST_UNREST
from backroom.words import LANGUAGES, Speaker
from builders.capo_della_mafia import CAPO
from builders.playing import played
from counting import Counting
from fixtures.record import LIVE, Evening, opened

LCN = find_game("la-cosa-nostra")
FILE = "evening.backroom"
LAY_FIRST = 1
"""The action that lays the first card of a hand."""
SUSPECT_NOBODY = next(int(each.index) for each in CAPO.actions if each.name == "suspect_nobody")
BIG = 2**70


def live(seats: int = 3) -> Table:
    """A table with names, clocks and seeds."""
    return opened(Evening("live", CAPO.id, seats, {}, LIVE), 1_000_000)


def complaint(text: str) -> str:
    with pytest.raises(BadInput) as refused:
        Table.read(text, FILE, CAPO)
    return str(refused.value)


def rewritten(table: Table, *more: LogEntry, **changes: object) -> str:
    """The table's log under another opening, or with more entries behind it; sealed anew."""
    opening = msgspec.structs.replace(table.opening, **changes)
    return write_log([opening, *table.entries[1:], *more], table.seed)


class Snapshot:
    """All that a table is, to be compared with what it is later."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before = self.everything()

    def everything(self) -> tuple[object, ...]:
        table = self.table
        return (
            table.state.clone(),
            table.log(),
            table.seal,
            table.told[:],
            table.told_until[:],
            table.moves[:],
            table.bots[:],
            set(table.wishes),
            table.clocks.readings[:],
            table.clocks.paused_at,
            table.clocks.lost,
            table.undoable[:],
        )

    def check(self) -> None:
        assert self.everything() == self.before


# Opening


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    assert played(0).state == played(0).state
    assert played(0).told == played(0).told
    assert played(0).state != played(0, seed="another evening").state


def test_the_seeds_of_the_players_change_the_deal() -> None:
    table = live()
    seeds = [*table.opening.seeds[:2], "another"]
    other = Table(msgspec.structs.replace(table.opening, seeds=seeds), table.seed)
    assert other.state != table.state


def test_everybody_hears_of_the_deal() -> None:
    told = {type(each.event).__name__ for each in played(0).told_by(0)}
    assert {"CardsReceived", "CardsDrawn", "MissionTurned"} <= told


def test_what_an_entry_made_happen_is_told_with_it_and_nothing_is_told_twice() -> None:
    table = played(20)
    assert [event for seq in range(table.seq + 1) for event in table.told_by(seq)] == table.told
    table = played(0)
    table.act(0, LAY_FIRST)
    assert [type(each.event).__name__ for each in table.told_by(1)] == ["Sealed"]


def test_the_opening_keeps_all_options_also_those_left_at_their_default() -> None:
    opening = read_log(played(3, deck="main").log(), FILE).opening
    defaults = {option.name: option.default for option in CAPO.options}
    assert opening.options == defaults | {"deck": "main"}
    assert (opening.game, opening.rules, opening.seats) == (CAPO.id, CAPO.version, 3)


@pytest.mark.parametrize("name", ["Bigger Sal", "Sal „Bär“ 老大", "Sal\u2028Senior", "Sal\x85Sr"])
def test_a_game_with_an_owners_cards_is_replayed_with_those_cards(name: str) -> None:
    text = CAPO.own_cards().text.replace("Big Sal", name)
    table = Table.open(CAPO, 3, {}, "seed", CardFile(text, "my-cards.toml"))
    table.act(0, LAY_FIRST)
    again = Table.read(table.log(), FILE)
    assert again.opening.cards == text
    assert again.state == table.state


def test_a_log_with_bad_cards_in_it_is_refused() -> None:
    assert "is not TOML" in complaint(rewritten(played(3), cards="nonsense"))


def test_a_log_of_another_game_is_refused_and_both_games_are_named() -> None:
    said = complaint(rewritten(played(3), game="don-pepe"))
    assert said == f"{FILE}: this is a game of don-pepe, not of capo-della-mafia"


def test_a_log_of_a_game_that_nobody_knows_is_refused_and_the_games_are_named() -> None:
    text = rewritten(played(3), game="don-pepe")
    with pytest.raises(BadInput, match=r"no game 'don-pepe'; the games are .*capo-della-mafia"):
        Table.read(text, FILE)


def test_a_log_of_another_version_of_the_rules_is_refused_and_both_versions_are_named() -> None:
    said = complaint(rewritten(played(3), rules=CAPO.version + 1))
    assert f"played under version {CAPO.version + 1} of its rules" in said
    assert f"this Backroom plays version {CAPO.version}" in said


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"names": [""] * 8, "bots": [""] * 8, "seeds": [""] * 8}, "3 to 7 players, not 8"),
        ({"names": [], "bots": [], "seeds": []}, "3 to 7 players, not 0"),
        ({"names": [""] * 4}, "the same number of names, bots and seeds"),
        ({"bots": []}, "the same number of names, bots and seeds"),
        ({"seeds": [""]}, "the same number of names, bots and seeds"),
        ({"options": {"deck": "hard"}}, "deck cannot be 'hard'"),
        ({"options": {"decks": "main"}}, "no option 'decks'"),
        ({"commitment": "00" * 32}, "not the one that it committed itself to"),
        ({"commitment": ""}, "not the one that it committed itself to"),
    ],
)
def test_a_log_of_an_impossible_table_is_refused_with_a_sentence(
    change: dict[str, object], expected: str
) -> None:
    said = complaint(rewritten(played(0), **change))
    assert said.startswith(f"{FILE}, line 1: ")
    assert expected in said


def test_a_house_that_changes_its_seed_after_the_commitment_is_found_out() -> None:
    table = live()
    other = seed_from("a better deal for the house")
    with pytest.raises(BadInput, match="not the one that it committed itself to"):
        Table(table.opening, other)
    forged = msgspec.structs.replace(table.opening, commitment=commitment(other))
    assert Table(forged, other).state != table.state


# What the rules refuse


@pytest.mark.parametrize(
    ("line", "move", "rule"),
    [
        (2, Move(0, 0, 0), "CAP-25"),
        (2, Move(0, 0, SUSPECT_NOBODY), "CAP-8"),
        (4, Move(0, 0, LAY_FIRST), "CAP-E34"),
    ],
)
def test_a_move_that_the_rules_refuse_is_named_with_its_line_and_rule(
    line: int, move: Move, rule: str
) -> None:
    table = Table.open(CAPO, 3, {}, "an evening")
    for seat in range(line - 2):
        table.act(seat, LAY_FIRST)
    said = complaint(rewritten(table, move))
    assert said.startswith(f"{FILE}, line {line}: the rules refuse this: ")
    assert said.endswith(f"({rule})")


def test_a_move_after_the_end_of_the_game_is_refused() -> None:
    table = played(10_000)
    said = complaint(rewritten(table, Move(0, 0, LAY_FIRST)))
    assert said.startswith(f"{FILE}, line {len(table.entries) + 1}: the rules refuse")
    assert "(CAP-43)" in said


@pytest.mark.parametrize("number", [-1, len(CAPO.actions), 2**40, BIG])
def test_an_action_that_the_game_does_not_have_is_named_with_its_line(number: int) -> None:
    said = complaint(rewritten(played(4), Move(0, 0, number)))
    assert f"no action {number}; they are 0 to {len(CAPO.actions) - 1}" in said
    assert said.startswith(f"{FILE}, line 6: ")


@pytest.mark.parametrize("seat", [-BIG, -(2**63), -1, 3, 2**62, BIG])
@pytest.mark.parametrize(
    "entry",
    [
        lambda seat: Move(0, seat, LAY_FIRST),
        lambda seat: Move(0, seat, LAY_FIRST, None, "clock"),
        lambda seat: Undo(0, seat),
        lambda seat: Pause(0, seat, True),
        lambda seat: Chair(0, seat, "random"),
    ],
    ids=["move", "clock", "undo", "pause", "chair"],
)
def test_a_seat_that_is_not_at_the_table_is_refused_with_its_line(
    seat: int, entry: Callable[[int], LogEntry]
) -> None:
    said = complaint(rewritten(played(4), entry(seat)))
    assert said == f"{FILE}, line 6: there is no seat {seat}; they are 0 to 2"


@pytest.mark.parametrize("terms", [1, "x", [], {}, {"type": "offer"}, [[[]]]])
def test_terms_that_cannot_be_read_are_refused(terms: object) -> None:
    capo, lcn = played(4), Table.open(LCN, 3, {}, "seed")
    for table, action in ((capo, LAY_FIRST), (lcn, 0), (lcn, len(LCN.actions))):
        snapshot = Snapshot(table)
        with pytest.raises(BadInput, match="terms"):
            table.act(0, action, terms)
        snapshot.check()


def test_acting_twice_changes_nothing() -> None:
    table = played(0)
    assert table.act(1, LAY_FIRST) is None
    refused_by(table, 1, LAY_FIRST + 1, "CAP-E34")
    refused_by(table, 1, LAY_FIRST, "CAP-E34")


def test_acting_out_of_turn_changes_nothing() -> None:
    refused_by(played(0), 0, SUSPECT_NOBODY, "CAP-8")


def test_acting_after_the_end_changes_nothing() -> None:
    refused_by(played(10_000), 0, LAY_FIRST, "CAP-43")


def refused_by(table: Table, seat: int, action: int, rule: str) -> None:
    """This is refused by that rule, and everything is as it was."""
    snapshot = Snapshot(table)
    refusal = table.act(seat, action)
    assert refusal is not None
    assert refusal.rule == rule
    snapshot.check()


def test_an_action_out_of_range_changes_nothing() -> None:
    table = played(4)
    snapshot = Snapshot(table)
    for number in (-1, len(CAPO.actions), BIG):
        with pytest.raises(BadInput, match=f"no action {number};"):
            table.act(0, number)
    snapshot.check()


@given(st.integers(0, 60), st.integers(0, 2), st.integers(0, len(CAPO.actions) - 1))
def test_a_table_does_an_action_exactly_when_the_rules_allow_it(
    moves: int, seat: int, action: int
) -> None:
    table = played(moves)
    legal = CAPO.action(action) in table.state.legal(seat)
    log = table.log()
    assert (table.act(seat, action) is None) == legal
    assert (table.log() == log) == (not legal)


def test_to_ask_whether_something_could_be_done_does_nothing() -> None:
    table = live()
    snapshot = Snapshot(table)
    late = 2_000_000
    for by in ("player", "bot", "order"):
        assert isinstance(table.propose_move(0, LAY_FIRST, None, by, 5), Proposal)
    assert isinstance(table.neutral_move(0, "clock", 5), Move)
    assert isinstance(table.propose_neutral(0, "clock", late), Proposal)
    assert isinstance(table.propose(Pause(5, 0, True)), Proposal)
    assert isinstance(table.propose(Chair(5, 0, "random")), Proposal)
    assert not table.can_undo(0)
    snapshot.check()


# What the table itself refuses


def refused_as(table: Table, reason: str, *answers: Proposal | Refusal) -> None:
    """Each of these is refused for this reason, with a sentence in every language, also when the
    entry is forged; and everything is as it was."""
    for answer in answers:
        assert answer == Refusal("", reason)
        assert isinstance(answer, Refusal)
        sentences = {Speaker(language).refusal(CAPO, answer) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)


def refuses_entry(table: Table, entry: LogEntry, expected: str) -> None:
    snapshot = Snapshot(table)
    with pytest.raises(BadInput, match=expected):
        table.add(entry)
    snapshot.check()


def paused() -> Table:
    table = live()
    for seat in range(3):
        table.add(Pause(1_000_000 + seat, seat, True))
    assert table.paused
    return table


def test_nobody_moves_or_takes_back_during_a_pause() -> None:
    table = live()
    table.add(Move(1_000_001, 0, LAY_FIRST))
    assert table.can_undo(0)
    for seat in range(3):
        table.add(Pause(1_000_002, seat, True))
    for by in ("player", "bot", "clock", "order"):
        refused_as(table, "paused", table.propose(Move(5, 1, LAY_FIRST, None, by)))
        refuses_entry(table, Move(5, 1, LAY_FIRST, None, by), "the table refuses this: paused")
    assert not table.can_undo(0)
    refused_as(table, "undo", table.propose(Undo(5, 0)))
    refuses_entry(table, Undo(5, 0), "the table refuses this: undo")
    table.add(Pause(1_000_003, 2, False))
    assert table.can_undo(0)


def test_there_is_a_pause_while_all_persons_wish_for_it() -> None:
    table = live()
    for seat in range(3):
        assert not table.paused
        table.add(Pause(1_000_000, seat, True))
    assert table.paused
    table.add(Pause(1_000_000, 1, False))
    assert not table.paused
    assert table.wishes == {0, 2}
    table.add(Pause(1_000_000, 1, True))
    assert table.paused


def test_bots_are_not_asked_whether_they_need_a_pause() -> None:
    table = opened(Evening("bots", CAPO.id, 3, {}, LIVE, 2), 1_000_000)
    assert table.persons() == [0]
    table.add(Pause(1_000_000, 0, True))
    assert table.paused


def test_a_player_who_comes_back_has_not_wished_for_a_pause() -> None:
    table = live()
    table.add(Pause(1, 2, True))
    table.add(Chair(1, 2, "random"))
    table.add(Pause(2, 0, True))
    table.add(Pause(3, 1, True))
    assert table.paused
    table.add(Chair(4, 2, ""))
    assert not table.paused
    assert table.wishes == {0, 1}


def test_when_the_last_one_who_wants_to_play_on_leaves_there_is_a_pause() -> None:
    table = live()
    table.add(Pause(1, 0, True))
    table.add(Pause(2, 1, True))
    table.add(Chair(3, 2, "random"))
    assert table.paused


def test_a_table_of_bots_only_has_no_pause() -> None:
    table = live()
    for seat in range(3):
        table.add(Pause(1, seat, True))
        table.add(Chair(1, seat, "random"))
    assert not table.paused
    assert table.persons() == []


def test_to_wish_twice_for_the_same_changes_nothing() -> None:
    table = live()
    refused_as(table, "same_wish", table.propose(Pause(5, 0, False)))
    refuses_entry(table, Pause(5, 0, False), "the table refuses this: same_wish")
    table.add(Pause(5, 0, True))
    refused_as(table, "same_wish", table.propose(Pause(5, 0, True)))
    refuses_entry(table, Pause(5, 0, True), "the table refuses this: same_wish")


def test_a_bot_sits_in_and_the_player_takes_his_seat_back() -> None:
    table = live()
    refused_as(table, "same_chair", table.propose(Chair(5, 1, "")))
    refuses_entry(table, Chair(5, 1, ""), "the table refuses this: same_chair")
    table.add(Chair(5, 1, "random"))
    assert table.bots == ["", "random", ""]
    assert table.persons() == [0, 2]
    refused_as(table, "same_chair", table.propose(Chair(6, 1, "random")))
    table.add(Chair(6, 1, "harder"))
    table.add(Chair(7, 1, ""))
    assert table.persons() == [0, 1, 2]


def restless(entries: int) -> Table:
    """A table at which nothing has happened but wishes, so many of them."""
    table = live()
    for number in range(entries):
        table.add(Pause(5, 0, number % 2 == 0))
    return table


def test_wishes_for_a_pause_come_to_an_end_and_can_still_be_withdrawn() -> None:
    table = restless(MOST_UNREST - 1)
    assert isinstance(table.propose(Pause(5, 1, True)), Proposal)
    table.add(Pause(5, 1, True))
    refused_as(table, "too_often", table.propose(Pause(5, 2, True)))
    assert isinstance(table.propose(Pause(5, 1, False)), Proposal)


def test_leaving_and_coming_back_come_to_an_end_but_a_bot_may_always_sit_in() -> None:
    table = restless(MOST_UNREST - 2)
    table.add(Chair(5, 1, "random"))
    assert isinstance(table.propose(Chair(5, 1, "")), Proposal)
    table.add(Chair(5, 2, "random"))
    refused_as(table, "too_often", table.propose(Chair(5, 1, "")))
    assert isinstance(table.propose(Chair(5, 0, "random")), Proposal)


def test_after_the_end_nobody_pauses_leaves_or_takes_back() -> None:
    table = played(10_000)
    assert table.state.is_over()
    refused_as(table, "over", table.propose(Pause(5, 0, True)))
    refused_as(table, "over", table.propose(Chair(5, 0, "random")))
    refused_as(table, "undo", *(table.propose(Undo(5, seat)) for seat in range(3)))
    refuses_entry(table, Pause(5, 0, True), "the table refuses this: over")
    refuses_entry(table, Chair(5, 0, "random"), "the table refuses this: over")
    assert table.waited_for() == []
    assert [table.clocks.deadline(seat) for seat in range(3)] == [None] * 3


def test_a_game_is_opened_only_once() -> None:
    table = live()
    refuses_entry(table, table.opening, "a game is opened only once")


def test_from_no_seat_nothing_can_be_done() -> None:
    table = live()
    snapshot = Snapshot(table)
    asked: list[Callable[[int], Any]] = [
        lambda seat: table.propose_move(seat, LAY_FIRST, None, "player", 5),
        lambda seat: table.propose_neutral(seat, "bot", 5),
        lambda seat: table.propose(Undo(5, seat)),
        lambda seat: table.propose(Pause(5, seat, True)),
        lambda seat: table.propose(Chair(5, seat, "random")),
    ]
    for ask in asked:
        for seat in (-1, 3, -BIG, BIG):
            with pytest.raises(BadInput, match=f"there is no seat {seat}; they are 0 to 2"):
                ask(seat)
    assert not table.can_undo(-1)
    assert not table.can_undo(3)
    snapshot.check()


@pytest.mark.parametrize("by", ["player", "bot", "order"])
def test_every_move_says_whose_decision_it_was(by: Chosen) -> None:
    table = live()
    proposed = table.propose_move(0, LAY_FIRST, None, by, 7)
    assert isinstance(proposed, Proposal)
    move = proposed.entry
    assert move == Move(7, 0, LAY_FIRST, None, by)
    table.commit(proposed)
    assert table.entries[-1] is move
    assert (table.seq, table.moves) == (1, [move])
    assert isinstance(table.entries[0], Opening)


# A move is checked once and sealed once


def test_a_move_is_checked_once_and_sealed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = live()
    counted = Counting(table.state)
    table.state = cast(Any, counted)
    seals: list[bytes] = []

    def counted_seal(before: bytes, text: bytes) -> bytes:
        seals.append(text)
        return seal_of(before, text)

    monkeypatch.setattr("backroom.table.table.seal_of", counted_seal)
    assert table.act(0, LAY_FIRST) is None
    assert counted.calls["refuse"] == 1
    assert counted.calls["apply"] == 1
    assert seals == [written(table.entries[-1])]
    assert table.seal == sealed(sealed(START, table.opening), table.entries[-1])


def test_what_is_proposed_can_be_written_before_it_happens() -> None:
    table = live()
    proposed = table.propose_move(0, LAY_FIRST, None, "player", 7)
    assert isinstance(proposed, Proposal)
    assert proposed.seq == table.seq + 1
    assert proposed.seal == sealed(table.seal, proposed.entry)
    assert read_entry(proposed.text) == proposed.entry
    table.commit(proposed)
    assert table.seal == proposed.seal


def test_what_was_proposed_before_something_else_happened_is_void() -> None:
    table = live()
    first, second = [table.propose(Move(7, seat, LAY_FIRST)) for seat in (0, 1)]
    assert isinstance(first, Proposal)
    assert isinstance(second, Proposal)
    table.commit(first)
    for stale in (first, second):
        snapshot = Snapshot(table)
        with pytest.raises(BadInput, match="proposed before something else happened"):
            table.commit(stale)
        snapshot.check()


def test_nothing_is_proposed_for_a_clock_before_its_time_is_up() -> None:
    table = live()
    due = table.clocks.deadline(0)
    assert due is not None
    with pytest.raises(BadInput, match="time was not up"):
        table.propose_neutral(0, "clock", due - 1)
    proposed = table.propose_neutral(0, "clock", due)
    assert isinstance(proposed, Proposal)
    assert proposed.entry == table.neutral_move(0, "clock", due)
