"""How money is split between the screen and the account, where nobody has seen it."""

from collections import Counter

from backroom.games.counterfeiters.redeal import draw_split, nth_bit
from backroom.kernel.rng import fast_rng


def test_the_nth_of_some_numbers_is_found_in_order() -> None:
    numbers = [0, 3, 4, 40, 200]
    bits = sum(1 << number for number in numbers)
    assert [nth_bit(bits, spot) for spot in range(5)] == numbers


def test_every_possible_split_is_drawn_equally_often() -> None:
    rng = fast_rng(2)
    drawn = Counter(draw_split({8: 0b100, 5: 0b1001}, rng) for _ in range(3000))
    assert set(drawn) == {(5, 0), (5, 3), (8, 2)}
    assert all(900 < times < 1100 for times in drawn.values())
