"""Sets and bundles as numbers, choices looked up by set, and numbers changed in lists."""

from hypothesis import given
from hypothesis import strategies as some

from backroom.kernel.action_sets import ActionSets
from backroom.kernel.actions import Action
from backroom.kernel.bitset import MOST_THINGS, first, just, members
from backroom.kernel.bundle import BITS, SORTS, one_of
from backroom.kernel.items import add_at, exclude_at, include_at

THINGS = 34
ACTIONS = [Action(index, "act", None) for index in range(THINGS)]
CHOICES = ActionSets(ACTIONS)


def test_a_thing_alone_is_its_bit_up_to_the_highest() -> None:
    """Compiled C takes the 1 of `1 << 42` for a 32-bit number."""
    assert [just(thing) for thing in range(MOST_THINGS)] == [2**n for n in range(MOST_THINGS)]
    assert [one_of(sort) for sort in range(SORTS)] == [2 ** (BITS * n) for n in range(SORTS)]


@given(some.sets(some.integers(0, MOST_THINGS - 1), min_size=1))
def test_the_members_of_a_set_come_in_order_and_the_first_is_the_lowest(things: set[int]) -> None:
    number = sum(1 << thing for thing in things)
    assert members(number) == sorted(things)
    assert first(number) == min(things)


@given(some.sets(some.integers(0, THINGS - 1)))
def test_the_choices_of_a_set_are_its_actions_in_order_asked_twice(
    things: set[int],
) -> None:
    number = sum(1 << thing for thing in things)
    expected = tuple(ACTIONS[thing] for thing in sorted(things))
    assert CHOICES.of(number) == expected
    assert CHOICES.of(number) == expected


def test_sets_of_actions_do_not_share_what_they_keep() -> None:
    other = ActionSets(ACTIONS[5:])
    assert CHOICES.of(3) == tuple(ACTIONS[:2])
    assert other.of(3) == tuple(ACTIONS[5:7])


def test_one_number_in_a_list_changes_and_the_others_do_not() -> None:
    numbers = [1, 2**61 - 1, 6]
    add_at(numbers, 0, -3)
    exclude_at(numbers, 1, 2**60 | 1)
    include_at(numbers, 2, 2**45 | 1)
    assert numbers == [-2, 2**60 - 2, 2**45 | 7]
