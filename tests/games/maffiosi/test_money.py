"""MAF-25 to MAF-32: Boss, businesses, monopolies, the cash register, and the middle."""

from random import Random

import pytest

from backroom.games.maffiosi.events import GameEnded, Paid, TurnStarted
from backroom.games.maffiosi.rules import Thing
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from builders.maffiosi import COLOURS, MafTable, any_men, rules_of, seat
from builders.rule_marks import rule

CASH_REGISTER = 29
BUSINESSES = {"café": (6, 16), "restaurant": (10, 24), "casino": (2, 20)}
THINGS = {
    1: "revolver",
    2: "casino",
    3: "knife",
    4: "revolver",
    5: "drink",
    6: "cafe",
    7: "drink",
    8: "revolver",
    9: "knife",
    10: "restaurant",
    11: "drink",
    12: "revolver",
    13: "drink",
    14: "nothing",
    15: "knife",
    16: "cafe",
    17: "revolver",
    18: "drink",
    19: "drink",
    20: "casino",
    21: "knife",
    22: "revolver",
    23: "drink",
    24: "restaurant",
    25: "nothing",
    26: "revolver",
    27: "drink",
    28: "knife",
    29: "cash_register",
    30: "drink",
}
"""What lies in front of each chair."""
OTHERS = {14: "yellow henkie", 25: "red henkie"}
"""Two families that earn nothing; blue is the third."""


def paid(men: dict[int, str], colour: str = "blue") -> int:
    """What this player takes from the middle at the start of the turn."""
    table = MafTable(3, {**OTHERS, **men}).begin(colour)
    return sum(event.money for event in table.heard(Paid) if event.seat == seat(colour))


def owed(men: dict[int, str], colour: str) -> int:
    """The oracle: income counted by hand, chair by chair."""
    awake = {
        chair: man.split()[1]
        for chair, man in men.items()
        if man.split()[0] == colour and not man.endswith("asleep")
    }
    total = 1000 * list(awake.values()).count("boss")
    for one, other in BUSINESSES.values():
        held = (one in awake) + (other in awake)
        total += (0, 1000, 4000)[held]
    return 2 * total if CASH_REGISTER in awake else total


@rule("MAF-25")
@pytest.mark.parametrize("chair", [1, 3, 8, 13, 15, 18, 27, 30])
def test_the_boss_brings_a_thousand_wherever_he_sits(chair: int) -> None:
    assert paid({chair: "blue boss"}) == 1000


@rule("MAF-25")
@pytest.mark.parametrize("sort", ["robbie", "jack", "henkie"])
def test_without_the_boss_the_men_bring_nothing_by_themselves(sort: str) -> None:
    assert paid({1: f"blue {sort}", 13: f"blue {sort}"}) == 0


@rule("MAF-26")
@pytest.mark.parametrize("sort", ["robbie", "jack", "henkie"])
@pytest.mark.parametrize("chair", [2, 6, 10, 16, 20, 24])
def test_a_man_at_a_business_earns_a_thousand(chair: int, sort: str) -> None:
    assert paid({chair: f"blue {sort}"}) == 1000


@rule("MAF-26", "MAF-25")
def test_a_boss_at_a_business_is_paid_for_both() -> None:
    assert paid({20: "blue boss"}) == 2000


@rule("MAF-26")
def test_each_of_several_businesses_earns_a_thousand() -> None:
    assert paid({6: "blue henkie", 10: "blue jack", 20: "blue henkie"}) == 3000


@rule("MAF-27")
@pytest.mark.parametrize("business", BUSINESSES)
def test_both_chairs_of_one_business_are_worth_four_thousand(business: str) -> None:
    one, other = BUSINESSES[business]
    assert paid({one: "blue henkie", other: "blue robbie"}) == 4000


@rule("MAF-27")
def test_the_other_chair_must_be_ones_own_and_of_the_same_kind() -> None:
    assert paid({6: "blue henkie", 16: "red henkie"}) == 1000
    assert paid({6: "blue henkie", 24: "blue henkie"}) == 2000


@rule("MAF-27")
def test_three_monopolies_bring_twelve_thousand_and_with_the_boss_one_more() -> None:
    six = {chair: "blue henkie" for pair in BUSINESSES.values() for chair in pair}
    assert paid(six) == 12_000
    assert paid({**six, 2: "blue boss"}) == 13_000


@rule("MAF-28")
def test_a_man_at_the_cash_register_doubles_everything() -> None:
    assert paid({29: "blue henkie", 1: "blue boss"}) == 2000
    assert paid({29: "blue henkie", 6: "blue henkie"}) == 2000
    assert paid({29: "blue jack", 2: "blue boss", 20: "blue henkie", 6: "blue henkie"}) == 12_000
    assert paid({29: "blue boss"}) == 2000


@rule("MAF-28")
def test_twice_nothing_is_nothing_and_anothers_accountant_is_no_help() -> None:
    assert paid({29: "blue henkie"}) == 0
    assert paid({29: "red henkie", 1: "blue boss"}) == 1000


@rule("MAF-29")
def test_a_sleeping_boss_brings_no_money() -> None:
    assert paid({1: "blue boss asleep"}) == 0
    assert paid({6: "blue boss asleep"}) == 0


@rule("MAF-29")
def test_a_sleeping_man_earns_nothing_at_his_business_and_makes_up_no_monopoly() -> None:
    assert paid({6: "blue henkie asleep"}) == 0
    assert paid({6: "blue henkie asleep", 16: "blue henkie"}) == 1000
    assert paid({6: "blue henkie asleep", 16: "blue henkie asleep"}) == 0


@rule("MAF-29")
def test_a_sleeping_accountant_doubles_nothing() -> None:
    assert paid({29: "blue henkie asleep", 6: "blue henkie", 1: "blue boss"}) == 2000


@rule("MAF-30")
def test_at_every_table_the_same_things_lie_at_the_same_chairs() -> None:
    for players in (3, 4, 5, 6):
        things = rules_of(players).things
        assert {
            chair: thing.value
            for chair, found in enumerate(things, 1)
            for thing in found or (Thing.NOTHING,)
        } == THINGS


@rule("MAF-30", "MAF-26", "MAF-28")
@pytest.mark.parametrize("chair", range(1, 31))
def test_the_things_say_which_chair_brings_money_and_which_doubles_it(chair: int) -> None:
    """A Boss, and a man on each chair in turn; the others sit where they are not in the way."""
    one, two, three, *_ = [each for each in (3, 4, 12, 17) if each != chair]
    men = {one: "yellow jack", two: "red jack", three: "blue boss", chair: "blue henkie"}
    table = MafTable(3, men).begin("blue")
    money = {"cafe": 2000, "restaurant": 2000, "casino": 2000, "cash_register": 2000}
    assert [event.money for event in table.heard(Paid)] == [money.get(THINGS[chair], 1000)]


@rule("MAF-26", "MAF-27", "MAF-28")
@pytest.mark.parametrize("seed", range(40))
def test_at_any_table_everybody_is_paid_what_a_count_by_hand_gives(seed: int) -> None:
    lot = Random(seed)
    players = lot.randint(3, 6)
    men = any_men(players, seed)
    for place in lot.sample((2, 6, 10, 16, 20, 24, 29), 4):  # more money than by lot
        men[place] = f"{lot.choice(COLOURS[:players])} henkie"
    families = {man.split()[0] for man in men.values()}
    table = MafTable(players, men)
    view = table.state.view(SPECTATOR)
    for colour in COLOURS[:players]:
        assert view.families[seat(colour)].income == owed(men, colour)
        if colour not in families:
            continue
        bank, money = table.bank, table.money(colour)
        table.begin(colour)
        assert table.money(colour) - money == owed(men, colour)
        assert bank - table.bank == owed(men, colour)


@rule("MAF-31")
def test_income_is_taken_from_the_middle_before_everybodys_eyes() -> None:
    men = {**OTHERS, 6: "blue boss"}
    table = MafTable(3, men, money={"blue": 5000}, bank=50_000).begin("blue")
    assert table.money("blue") == 7000
    assert table.bank == 48_000
    for colour in (None, "yellow", "red", "blue"):
        assert table.payments(colour) == [("blue", 2000)]
    assert table.step == "card"


@rule("MAF-31")
def test_who_earns_nothing_takes_nothing() -> None:
    table = MafTable(3, {**OTHERS, 1: "blue jack"}, bank=50_000).begin("blue")
    assert table.bank == 50_000
    assert table.heard(Paid) == []


@rule("MAF-32", "MAF-67")
@pytest.mark.parametrize(("bank", "taken"), [(1000, 1000), (3000, 3000), (4000, 4000)])
def test_the_game_ends_on_the_spot_when_the_last_note_is_taken(bank: int, taken: int) -> None:
    """Blue is owed $4,000."""
    men = {**OTHERS, 6: "blue henkie", 16: "blue henkie"}
    table = MafTable(3, men, money={"blue": 0}, bank=bank).begin("blue")
    assert table.money("blue") == taken
    assert table.bank == 0
    assert table.state.is_over()
    assert table.ending == "empty_bank"
    happened = [type(event) for event in heard_by(SPECTATOR, table.told)]
    assert happened == [TurnStarted, Paid, GameEnded]


@rule("MAF-32")
def test_one_note_left_in_the_middle_and_the_game_goes_on() -> None:
    men = {**OTHERS, 6: "blue henkie", 16: "blue henkie"}
    table = MafTable(3, men, bank=5000).begin("blue")
    assert table.bank == 1000
    assert table.asked == "blue"


@rule("MAF-32")
def test_an_income_of_nothing_takes_no_last_note() -> None:
    table = MafTable(3, {**OTHERS, 1: "blue jack"}, bank=1000).begin("blue")
    assert table.bank == 1000
    assert not table.state.is_over()
