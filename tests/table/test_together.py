"""A card and its target, sent together: both or none."""

from dataclasses import replace

from backroom.kernel.game import find_game
from backroom.kernel.messages import Refusal
from backroom.table import Table
from backroom.table.together import propose_together

MAFFIOSI = find_game("maffiosi")
PLAYS = frozenset(int(each.index) for each in MAFFIOSI.actions if each.name == "play")


def opened() -> tuple[Table, int]:
    table = Table.open(MAFFIOSI, 4, {}, "a card and its target")
    table.game = replace(MAFFIOSI, opens=lambda state: PLAYS)
    return table, table.state.to_act()[0]


def card_and_targets(table: Table, seat: int, *, legal: bool) -> tuple[int, int]:
    """A card that may be played, and something to follow it that may be chosen, or may not."""
    for action in table.state.legal(seat):
        after = table.state.clone()
        after.apply(seat, action)
        kinds = {each.name for each in after.legal(seat)}
        for then in MAFFIOSI.actions:
            if int(action.index) in PLAYS and then.name in kinds:
                if (after.refuse(seat, then) is None) is legal:
                    return int(action.index), int(then.index)
    raise AssertionError("no card here opens such a choice")


def test_a_card_and_its_target_become_two_entries_sealed_one_after_another() -> None:
    table, seat = opened()
    card, target = card_and_targets(table, seat, legal=True)
    together = propose_together(table, seat, (card, target), "player", 0)
    assert not isinstance(together, Refusal)
    assert len(table.entries) == 1
    for proposal in together:
        table.commit(proposal)
    one_by_one, _ = opened()
    assert one_by_one.act(seat, card) is None
    assert one_by_one.act(seat, target) is None
    assert one_by_one.log() == table.log()
    assert one_by_one.seal == table.seal
    assert Table.read(table.log(), "the log").state == table.state


def test_if_the_target_is_not_allowed_the_card_is_not_played_either() -> None:
    table, seat = opened()
    card, target = card_and_targets(table, seat, legal=False)
    before = table.state.frozen()
    refusal = propose_together(table, seat, (card, target), "player", 0)
    assert isinstance(refusal, Refusal)
    assert refusal.rule.startswith("MAF-")
    assert table.state.frozen() == before
    assert len(table.entries) == 1


def test_if_the_card_is_not_allowed_its_reason_is_told() -> None:
    table, seat = opened()
    card, target = card_and_targets(table, seat, legal=True)
    other = (seat + 1) % 4
    refusal = propose_together(table, other, (card, target), "player", 0)
    assert refusal == table.state.refuse(other, MAFFIOSI.action(card))


def test_nothing_is_sent_together_with_a_move_that_may_draw_chance_or_show_something() -> None:
    """Else the refusal of the second would tell what the first would bring."""
    table, seat = opened()
    card, target = card_and_targets(table, seat, legal=True)
    table.game = replace(MAFFIOSI, opens=lambda state: frozenset())
    assert propose_together(table, seat, (card, target), "player", 0) == Refusal("", "not_together")
