"""MAF-E18 and MAF-E44: the middle as a sum, or as real notes. What may change hands is found here
by trying every handful of notes from both sides; nothing is taken from the game's reckoning."""

from itertools import product

import pytest

from backroom.games.maffiosi.events import MoneyChanged, Paid, RestTaken
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import MafTable, new_game
from builders.rule_marks import rule

Notes = tuple[int, int, int]
"""How many of $1,000, $5,000 and $10,000."""
VALUES = (1000, 5000, 10_000)

OTHERS = {22: "red boss", 25: "blue boss"}
EARNING = {
    1000: {8: "yellow boss"},
    2000: {8: "yellow boss", 6: "yellow henkie"},
    3000: {8: "yellow boss", 6: "yellow henkie", 10: "yellow henkie"},
    4000: {6: "yellow henkie", 16: "yellow henkie"},
    5000: {8: "yellow boss", 6: "yellow henkie", 16: "yellow henkie"},
    8000: {6: "yellow henkie", 16: "yellow henkie", 29: "yellow jack"},
}
"""Yellow's men by what they bring in: the Boss, cafés, a restaurant, the cash register."""


def worth(notes: Notes) -> int:
    return sum(count * value for count, value in zip(notes, VALUES, strict=True))


def handfuls(notes: Notes) -> list[Notes]:
    """Every choice of some of these notes."""
    ones, fives, tens = notes
    return list(product(range(ones + 1), range(fives + 1), range(tens + 1)))


def best_ways(middle: Notes, own: Notes, owed: int) -> set[Notes]:
    """The notes that may change hands, below zero those given as change: the smallest sum that is
    not below what is owed, in the fewest notes. All, if there is no more in the middle, or a single
    note. Nobody else has any notes here."""
    if worth(middle) <= owed or sum(middle) == 1:
        return {middle}
    ways = [
        (worth(taken) - worth(change), sum(taken) + sum(change), taken, change)
        for taken in handfuls(middle)
        for change in handfuls(own)
        if worth(taken) - worth(change) >= owed
    ]
    paid = min(ways)[0]
    fewest = min(ways)[1]
    return {
        (taken[0] - change[0], taken[1] - change[1], taken[2] - change[2])
        for amount, moved, taken, change in ways
        if (amount, moved) == (paid, fewest)
    }


def as_paid(paid: Paid) -> tuple[int, int, tuple[int, ...]]:
    """Who took how much, and in which notes."""
    return paid.seat, paid.money, paid.notes


class StrictTable:
    """Yellow, who earns so much, before this middle and with these notes of his own."""

    def __init__(self, owed: int) -> None:
        self.table = MafTable(3, EARNING[owed] | OTHERS, notes="strict")
        self.dealt = self.table.state

    def paid(self, middle: Notes, own: Notes = (0, 0, 0)) -> Paid:
        """What yellow takes at the start of his turn."""
        table = self.table
        state = table.state = self.dealt.clone()
        table.told.clear()
        state.recorder = table.told
        state.notes = [*middle, *own, 0, 0, 0, 0, 0, 0]
        state.bank = worth(middle) // 1000
        state.money = [worth(own) // 1000, 0, 0]
        table.begin("yellow")
        (paid,) = (event for event in table.heard(Paid) if event.seat == 0)
        assert isinstance(paid, Paid)
        return paid

    def notes(self) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
        """What lies in the middle now, and what yellow has."""
        view = self.table.state.view(SPECTATOR)
        return view.bank_notes, view.families[0].notes


# The middle as a sum.


@rule("MAF-E18")
@pytest.mark.parametrize(("bank", "paid"), [(50_000, 5000), (5000, 5000), (3000, 3000)])
def test_by_default_one_gets_what_is_owed_or_all_that_is_left(bank: int, paid: int) -> None:
    table = MafTable(3, EARNING[5000] | OTHERS, bank=bank, money={"yellow": 0}).begin("yellow")
    assert (table.money("yellow"), table.bank) == (paid, bank - paid)
    assert [as_paid(each) for each in table.heard(Paid)] == [(0, paid, (0, 0, 0))]
    assert table.ending == ("" if bank > paid else "empty_bank")


@rule("MAF-E18")
def test_by_default_nobody_counts_notes() -> None:
    state, _ = new_game(3)
    view = state.view(0)
    assert view.bank_notes is None
    assert all(family.notes is None for family in view.families)


# Real notes.


class RichTable(StrictTable):
    """The same, with rivals who have notes of their own."""

    def paid_among(self, middle: Notes, own: Notes, red: Notes, blue: Notes) -> Paid:
        self.dealt.notes = [0] * 12
        table = self.table
        state = table.state = self.dealt.clone()
        table.told.clear()
        state.recorder = table.told
        state.notes = [*middle, *own, *red, *blue]
        state.bank = worth(middle) // 1000
        state.money = [worth(each) // 1000 for each in (own, red, blue)]
        table.begin("yellow")
        (paid,) = (event for event in table.heard(Paid) if event.seat == 0)
        return paid

    def changed(self) -> list[tuple[int, int | None, tuple[int, ...]]]:
        return [(each.seat, each.payee, each.notes) for each in self.table.heard(MoneyChanged)]

    def purses(self) -> list[tuple[int, ...] | None]:
        view = self.table.state.view(SPECTATOR)
        return [view.bank_notes, *(family.notes for family in view.families)]


RED, BLUE = 1, 2
MIDDLE = None
NOTHING: Notes = (0, 0, 0)


@rule("MAF-E44")
def test_before_the_middle_overpays_somebody_changes() -> None:
    """Yellow is owed a thousand, the middle has only fives, and red has five thousands."""
    rich = RichTable(1000)
    paid = rich.paid_among((0, 3, 0), NOTHING, (7, 0, 0), NOTHING)
    assert (paid.money, paid.notes) == (1000, (1, 0, 0))
    assert rich.changed() == [(RED, MIDDLE, (5, -1, 0))]
    assert rich.purses() == [(4, 2, 0), (1, 0, 0), (2, 1, 0), NOTHING]
    assert [rich.table.money(colour) for colour in ("yellow", "red", "blue")] == [1000, 7000, 0]


@rule("MAF-E44")
def test_whoever_sits_nearest_on_the_left_and_can_change_does() -> None:
    rich = RichTable(1000)
    rich.paid_among((0, 3, 0), NOTHING, (5, 0, 0), (9, 0, 0))
    assert rich.changed() == [(RED, MIDDLE, (5, -1, 0))]
    rich.paid_among((0, 3, 0), NOTHING, (4, 0, 0), (9, 0, 0))
    assert rich.changed() == [(BLUE, MIDDLE, (5, -1, 0))]


@rule("MAF-E44")
def test_nobody_changes_if_ones_own_notes_will_do() -> None:
    rich = RichTable(1000)
    paid = rich.paid_among((0, 3, 0), (4, 0, 0), (9, 0, 0), (9, 0, 0))
    assert (paid.money, paid.notes, rich.changed()) == (1000, (-4, 1, 0), [])


@rule("MAF-E44")
def test_if_one_cannot_change_alone_two_do() -> None:
    """A ten becomes two fives with red, and one of these five thousands with blue."""
    rich = RichTable(1000)
    paid = rich.paid_among((0, 0, 2), NOTHING, (0, 2, 0), (5, 0, 0))
    assert (paid.money, paid.notes) == (1000, (1, 0, 0))
    assert rich.changed() == [(RED, MIDDLE, (0, 2, -1)), (BLUE, MIDDLE, (5, -1, 0))]
    assert rich.purses() == [(4, 1, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)]


@rule("MAF-E44")
def test_a_note_of_the_payees_own_may_be_changed_so_that_he_can_give_change() -> None:
    rich = RichTable(1000)
    paid = rich.paid_among((0, 0, 2), (0, 2, 0), (5, 0, 0), NOTHING)
    assert rich.changed() == [(RED, 0, (5, -1, 0))]
    assert (paid.money, paid.notes) == (1000, (-4, -1, 1))
    assert rich.purses() == [(4, 1, 1), (1, 0, 1), (0, 1, 0), NOTHING]


@rule("MAF-E44", "MAF-32")
def test_the_last_note_is_not_changed_for_anybody() -> None:
    """It is the game's last payment, whatever it is worth and whoever could change it."""
    rich = RichTable(1000)
    paid = rich.paid_among((0, 0, 1), (9, 0, 0), (10, 0, 0), (10, 2, 0))
    assert (paid.money, paid.notes, rich.changed()) == (10_000, (0, 0, 1), [])
    assert rich.table.ending == "empty_bank"


@rule("MAF-E44")
def test_only_if_nobody_at_the_table_can_change_the_middle_overpays() -> None:
    rich = RichTable(1000)
    paid = rich.paid_among((0, 2, 0), NOTHING, (4, 0, 0), (4, 3, 1))
    assert (paid.money, paid.notes, rich.changed()) == (5000, (0, 1, 0), [])
    assert rich.table.ending == ""


def can_be_split(purses: list[Notes], sums: list[int]) -> bool:
    """Can all these notes be dealt out anew so that everybody has just this sum? By trying."""

    def deal(left: Notes, wanted: list[int]) -> bool:
        if not wanted:
            return True
        return any(
            deal((left[0] - some[0], left[1] - some[1], left[2] - some[2]), wanted[1:])
            for some in handfuls(left)
            if worth(some) == wanted[0]
        )

    total = tuple(map(sum, zip(*purses, strict=True)))
    return deal((total[0], total[1], total[2]), sums)


@rule("MAF-E44", "MAF-E18")
@pytest.mark.parametrize("owed", [1000, 3000, 4000, 8000])
def test_the_middle_overpays_only_where_no_changing_at_all_would_help(owed: int) -> None:
    rich = RichTable(owed)
    changes = overpaid = 0
    for middle in ((0, 2, 0), (0, 1, 1), (0, 0, 2), (1, 2, 0), (2, 0, 2)):
        for own, red, blue in product(
            (NOTHING, (2, 0, 0), (0, 1, 0)),
            ((4, 0, 0), (5, 0, 0), (0, 2, 0)),
            ((1, 0, 0), (5, 1, 0)),
        ):
            paid = rich.paid_among(middle, own, red, blue)
            if worth(middle) <= owed:
                continue
            sums = [worth(middle) - owed, worth(own) + owed, worth(red), worth(blue)]
            fair = can_be_split([middle, own, red, blue], sums)
            assert (paid.money == owed) == fair, (middle, own, red, blue)
            changes += bool(rich.changed())
            overpaid += not fair
    assert changes > 5
    assert overpaid > 5


@rule("MAF-E44", "MAF-4")
@pytest.mark.parametrize(
    ("players", "notes"), [(3, (20, 10, 5)), (4, (20, 10, 2)), (5, (20, 10, 0)), (6, (20, 8, 0))]
)
def test_with_strict_notes_all_of_them_lie_in_the_middle_at_first(
    players: int, notes: Notes
) -> None:
    """With manual seating nobody has been paid yet."""
    state, _ = new_game(players, notes="strict", seating="manual")
    view = state.view(SPECTATOR)
    assert view.bank_notes == notes
    assert [family.notes for family in view.families] == [(0, 0, 0)] * players


@rule("MAF-E18", "MAF-E44")
def test_the_last_note_is_yours_whatever_its_value() -> None:
    strict = StrictTable(1000)
    assert as_paid(strict.paid((0, 0, 1))) == (0, 10_000, (0, 0, 1))
    assert strict.table.ending == "empty_bank"
    assert strict.table.money("yellow") == 10_000


@rule("MAF-E44")
@pytest.mark.parametrize(
    ("owed", "middle", "own", "moved"),
    [
        (5000, (20, 10, 5), (0, 0, 0), (0, 1, 0)),  # one note rather than five
        (3000, (20, 10, 5), (0, 0, 0), (3, 0, 0)),
        (4000, (20, 10, 5), (1, 0, 0), (-1, 1, 0)),  # a five, and a thousand back
        (8000, (20, 10, 5), (2, 0, 0), (-2, 0, 1)),  # a ten, and two thousand back
        (8000, (20, 10, 5), (0, 0, 0), (3, 1, 0)),
        (1000, (0, 3, 0), (4, 0, 0), (-4, 1, 0)),  # the only exact way
        (5000, (4, 0, 2), (0, 1, 0), (0, -1, 1)),  # a ten, and a five back
        (5000, (4, 0, 2), (5, 0, 0), (-5, 0, 1)),
    ],
)
def test_the_exact_sum_is_paid_with_the_fewest_notes_and_with_change_of_ones_own(
    owed: int, middle: Notes, own: Notes, moved: Notes
) -> None:
    strict = StrictTable(owed)
    assert as_paid(strict.paid(middle, own)) == (0, owed, moved)
    left = tuple(have - less for have, less in zip(middle, moved, strict=True))
    mine = tuple(have + more for have, more in zip(own, moved, strict=True))
    assert strict.notes() == (left, mine)


@rule("MAF-E44")
@pytest.mark.parametrize(
    ("owed", "middle", "own", "paid", "moved"),
    [
        (1000, (0, 2, 2), (0, 0, 0), 5000, (0, 1, 0)),
        (1000, (0, 2, 0), (3, 0, 0), 2000, (-3, 1, 0)),
        (8000, (2, 1, 2), (0, 0, 0), 10_000, (0, 0, 1)),
        (3000, (2, 2, 0), (0, 0, 0), 5000, (0, 1, 0)),
        (8000, (0, 0, 2), (1, 0, 0), 9000, (-1, 0, 1)),
    ],
)
def test_if_the_exact_sum_cannot_be_paid_the_smallest_larger_one_is(
    owed: int, middle: Notes, own: Notes, paid: int, moved: Notes
) -> None:
    strict = StrictTable(owed)
    assert as_paid(strict.paid(middle, own)) == (0, paid, moved)
    assert strict.table.ending == ""


@rule("MAF-E44")
@pytest.mark.parametrize("middle", [(1, 0, 0), (3, 1, 0), (8, 0, 0)])
def test_if_there_is_no_more_than_is_owed_one_takes_it_all(middle: Notes) -> None:
    strict = StrictTable(8000)
    assert as_paid(strict.paid(middle, (2, 1, 1))) == (0, worth(middle), middle)
    assert strict.notes()[0] == (0, 0, 0)
    assert strict.table.ending == "empty_bank"


@rule("MAF-E44", "MAF-E18")
@pytest.mark.parametrize("owed", list(EARNING))
def test_before_every_small_middle_what_changes_hands_is_a_best_way(owed: int) -> None:
    strict = StrictTable(owed)
    overpaid = changed = 0
    for middle in handfuls((4, 2, 2))[1:]:
        for own in ((0, 0, 0), (2, 0, 0), (4, 1, 0), (1, 2, 1), (0, 1, 2)):
            paid = strict.paid(middle, own)
            ways = best_ways(middle, own, owed)
            moved = (paid.notes[0], paid.notes[1], paid.notes[2])
            assert moved in ways, (middle, own)
            assert paid.money == worth(moved)
            assert strict.table.money("yellow") == worth(own) + worth(moved)
            assert strict.table.bank == worth(middle) - worth(moved)
            over = worth(moved) == worth(middle)
            assert strict.table.ending == ("empty_bank" if over else "")
            overpaid += paid.money > owed
            changed += min(moved) < 0
    assert overpaid > 10
    assert changed > 10


@rule("MAF-E44")
@pytest.mark.parametrize("seed", range(6))
def test_in_any_game_no_note_is_lost_and_everybodys_money_is_in_his_notes(seed: int) -> None:
    players = 3 + seed % 4
    state, _ = new_game(players, seed, notes="strict")
    printed = {3: (20, 10, 5), 4: (20, 10, 2), 5: (20, 10, 0), 6: (20, 8, 0)}[players]
    chooser = fast_rng(seed, 1)
    while not state.is_over():
        (asked,) = state.to_act()
        legal = state.legal(asked)
        state.apply(asked, legal[chooser.below(len(legal))])
        view = state.view(SPECTATOR)
        purses = [family.notes for family in view.families]
        counted = [view.bank_notes, *purses]
        assert all(notes is not None and min(notes) >= 0 for notes in counted)
        columns = zip(*(notes for notes in counted if notes is not None), strict=True)
        assert tuple(sum(column) for column in columns) == printed
        for family, notes in zip(view.families, purses, strict=True):
            assert notes is not None
            assert family.money == worth((notes[0], notes[1], notes[2]))


@rule("MAF-E44", "MAF-66")
def test_the_last_at_the_table_takes_the_notes_that_are_left() -> None:
    men = {14: "yellow jack", 13: "red boss"}
    table = MafTable(3, men, hands={"yellow": "stab"}, notes="strict")
    table.state.notes = [3, 1, 2, 1, 0, 0, 0, 2, 0, 0, 0, 0]
    table.state.bank = 28
    table.state.money = [1, 10, 0]
    table.play("stab").kill(13)
    assert table.heard(RestTaken) == [RestTaken(0, 28_000, (3, 1, 2))]
    view = table.state.view(SPECTATOR)
    assert view.bank_notes == (0, 0, 0)
    assert view.families[0].notes == (4, 1, 2)
    assert table.money("yellow") == 29_000


@rule("MAF-E44", "MAF-E33")
def test_where_money_is_hidden_so_are_the_notes() -> None:
    state, _ = new_game(3, notes="strict", money="hidden")
    view = state.view(1)
    assert view.bank_notes is not None
    assert [family.notes for family in view.families] == [None, (0, 0, 0), None]
