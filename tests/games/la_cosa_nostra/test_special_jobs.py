"""LCN-138, LCN-161 to LCN-175 and LCN-E42, E43, E61, E62, E79: what the special jobs do."""

import pytest

from backroom.games.la_cosa_nostra.actions import PASS, Do
from backroom.games.la_cosa_nostra.events.jobs import (
    BusinessBought,
    BusinessTaken,
    DiceRolled,
    Laundered,
    Lost,
    ManKilled,
    MoneyTaken,
    Paid,
    ShotBack,
    StackShuffled,
    StakePlaced,
)
from backroom.games.la_cosa_nostra.events.trade import (
    MonopolyLost,
    MonopolyTaken,
)
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES, Effect
from backroom.kernel.bitset import just
from backroom.kernel.seats import SPECTATOR
from builders.la_cosa_nostra import LcnTable, man, rules_of
from builders.rule_marks import rule


def at_work(job: str, round: int = 3, players: int = 3, market: str = "") -> LcnTable:
    """Yellow's strongest man has this job. Green still has a purchase to make, so that it is not
    payday afterwards."""
    table = LcnTable(players, round=round, market=market)
    return table.task("yellow-3", job).task("green-1", "buy cop")


def rounds_of(effect: Effect) -> list[int]:
    """How many cards with this effect there are in each of the four rounds."""
    jobs = [job for job in rules_of(3).board.job if job.effect is effect]
    return [sum(job.copies for job in jobs if job.round == number) for number in (1, 2, 3, 4)]


def roll_of(table: LcnTable) -> DiceRolled:
    """The last roll."""
    last: DiceRolled = table.heard(DiceRolled)[-1]
    return last


# Attacks on businesses


@rule("LCN-161", "LCN-127")
@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, True), (6, True)])
def test_bash_a_businessman_needs_one_success_and_any_gangster_can_do_it(
    die: int, hit: bool
) -> None:
    table = LcnTable(round=1).give("red", businesses="pimp casino").task("green-1", "buy cop")
    table.task("yellow-1", "bash_businessman").attack("yellow-1", "red")
    assert table.legal() == {"victim_business pimp"}
    table.dice(die).hit("red pimp")
    assert table.is_active("red pimp") is not hit
    assert table.businesses("red") == "pimp casino"


@rule("LCN-161", "LCN-68")
def test_more_successes_do_not_make_a_bash_worse() -> None:
    table = at_work("bash_businessman", 1).give("red", businesses="pimp")
    table.attack("yellow-3", "red").dice(6, 6, 6).hit("red pimp")
    assert table.businesses("red") == "pimp"
    assert not table.is_active("red pimp")


@rule("LCN-162")
@pytest.mark.parametrize(("die", "hit"), [(2, False), (3, True)])
def test_vandalism_closes_a_company_for_the_round(die: int, hit: bool) -> None:
    table = LcnTable(round=1).give("red", businesses="pimp casino").task("green-1", "buy cop")
    table.task("yellow-1", "vandalism").attack("yellow-1", "red")
    assert table.legal() == {"victim_business casino"}
    table.dice(die).hit("red casino")
    assert table.is_active("red casino") is not hit


@rule("LCN-169", "LCN-170")
@pytest.mark.parametrize(
    ("job", "victim", "number"),
    [("kill_businessman", "red pimp", 3), ("arson", "red casino", 4)],
)
@pytest.mark.parametrize("successes", [0, 1, 2, 3])
def test_kill_a_businessman_and_arson_finish_with_two_and_close_with_one(
    job: str, victim: str, number: int, successes: int
) -> None:
    table = at_work(job).give("red", businesses="pimp casino").attack("yellow-3", "red")
    dice = [number] * successes + [number - 1] * (3 - successes)
    table.dice(*dice).hit(victim)
    kind = victim.removeprefix("red ")
    assert (kind in table.businesses("red").split()) is (successes < 2)
    if successes < 2:
        assert table.is_active(victim) is (successes == 0)


@rule("LCN-172", "LCN-67")
@pytest.mark.parametrize("dice", [(3, 3, 3), (4, 3, 3)])
def test_persuasion_does_nothing_with_fewer_than_two_successes(dice: tuple[int, ...]) -> None:
    """TC34."""
    table = at_work("persuasion@3").give("red", businesses="pimp").marker("green", "red", "pimp")
    table.attack("yellow-3", "red").dice(*dice).hit("red pimp")
    assert (table.businesses("red"), table.businesses("yellow")) == ("pimp", "")
    assert table.is_active("red pimp")
    assert table.markers("green") == 1


@rule("LCN-172", "LCN-87", "LCN-124")
def test_a_persuaded_businessman_changes_sides_and_all_markers_on_him_go_back() -> None:
    """TC34."""
    table = at_work("persuasion@3").give("red", businesses="pimp*2 casino")
    table.give("yellow", businesses="pimp")
    table.marker("green", "red", "pimp").marker("yellow", "red", "pimp")
    card = table.business("red", "pimp")
    table.attack("yellow-3", "red")
    assert table.legal() == {"victim_business pimp"}
    table.dice(4, 4, 1).hit("red pimp")
    assert table.heard(BusinessTaken) == [BusinessTaken(0, 2, card)]
    assert table.businesses("yellow") == "pimp pimp"
    assert table.businesses("red") == "pimp casino"
    assert (table.markers("green"), table.markers("yellow")) == (0, 0)
    assert table.heard(MonopolyLost) == [MonopolyLost(2, 0)]
    assert table.heard(MonopolyTaken) == [MonopolyTaken(0, 0)]


# Attacks on players


@rule("LCN-163")
@pytest.mark.parametrize(
    ("dice", "cash", "left"),
    [
        ((3, 3, 1), 9000, 4000),
        ((3, 2, 1), 9000, 7000),
        ((2, 2, 1), 9000, 9000),
        ((3, 3, 3), 4000, 0),
        ((3, 1, 1), 1000, 0),
        ((3, 3, 1), 0, 0),
    ],
)
def test_property_damage_is_paid_to_the_bank(dice: tuple[int, ...], cash: int, left: int) -> None:
    table = at_work("property_damage", 1).give("red", cash=cash).dice(*dice)
    table.attack("yellow-3", "red")
    assert table.cash("red") == left
    assert (table.cash("yellow"), table.cash("green")) == (0, 0)
    assert table.heard(MoneyTaken) == []
    assert table.heard(Lost) == ([Lost(2, cash - left, 0)] if cash > left else [])


@rule("LCN-164")
@pytest.mark.parametrize(
    ("job", "number", "two", "one"),
    [
        ("theft:3@1", 3, 3000, 2000),
        ("theft:4@1", 4, 5000, 3000),
        ("theft:3@2", 3, 6000, 4000),
        ("theft:4@2", 4, 8000, 5000),
        ("theft:3@3", 3, 8000, 6000),
        ("theft:3@4", 3, 9000, 7000),
        ("theft:4@4", 4, 12_000, 8000),
    ],
)
def test_theft_pays_the_sum_on_the_card(job: str, number: int, two: int, one: int) -> None:
    for successes, sum in ((2, two), (1, one), (0, 0)):
        table = at_work(job).give("red", cash=20_000)
        table.dice(*[number] * successes, *[number - 1] * (3 - successes))
        table.attack("yellow-3", "red")
        assert (table.cash("yellow"), table.cash("red")) == (sum, 20_000 - sum)


@rule("LCN-164", "LCN-68")
@pytest.mark.parametrize(
    ("dice", "cash", "taken"),
    [
        ((1, 4, 5), 9000, 5000),  # TC1
        ((1, 2, 5), 9000, 3000),  # TC2a
        ((1, 3, 5), 9000, 3000),  # TC2b
        ((1, 2, 3), 9000, 0),  # TC2c
        ((4, 5, 6), 4000, 4000),  # TC2d
    ],
)
def test_whoever_has_less_than_the_thief_wants_pays_all_there_is(
    dice: tuple[int, ...], cash: int, taken: int
) -> None:
    table = LcnTable(turn="red", round=1).give("yellow", cash=cash).task("red-3", "theft:4@1")
    table.task("green-1", "buy cop").dice(*dice).attack("red-3", "yellow")
    assert (table.cash("red"), table.cash("yellow")) == (taken, cash - taken)
    assert table.open_jobs() == ["theft"]


# Attacks on gangsters


@rule("LCN-171")
@pytest.mark.parametrize(("dice", "dead"), [((2, 1, 1), False), ((2, 2, 1), True)])
def test_assassination_kills_with_two_successes(dice: tuple[int, ...], dead: bool) -> None:
    table = at_work("assassination").attack("yellow-3", "red").dice(*dice).hit("red-2")
    assert roll_of(table).number == 2
    assert table.trophies("yellow") == (["red-2"] if dead else [])
    assert table.is_active("red-2")


@rule("LCN-171")
def test_assassination_is_for_gangsters_on_the_table_of_the_announced_player() -> None:
    table = at_work("assassination").give("red", men="red-r4").attack("yellow-3", "red")
    assert table.legal() == {f"victim_man red-{which}" for which in ("1", "2", "3", "r4")}
    for wrong in ("green-1", "red-r2", "yellow-1"):
        refusal = table.refused(Do.VICTIM_MAN[man(wrong)])
        assert (refusal.rule, refusal.reason) == ("LCN-69", "not_a_victim")


@rule("LCN-175")
@pytest.mark.parametrize("successes", [0, 1, 2, 3])
def test_a_car_bomb_kills_with_two_successes_and_deactivates_with_one(successes: int) -> None:
    table = at_work("car_bomb").task("red-1", "buy casino").attack("yellow-3", "red")
    table.dice(*[4] * successes, *[3] * (3 - successes)).hit("red-1")
    assert roll_of(table).number == 4  # printed, whatever the victim's strength and task
    assert ("red-1" in table.men("red")) is (successes < 2)
    assert table.trophies("yellow") == (["red-1"] if successes >= 2 else [])
    assert table.is_active("red-1") is (successes != 1)
    assert table.has_task("red-1") is (successes == 0)


@rule("LCN-174")
@pytest.mark.parametrize("task", [0, 1])
def test_a_drive_by_shooting_kills_like_an_assassination(task: int) -> None:
    table = at_work("drive_by_shooting", 4)
    if task:
        table.task("red-2", "buy casino")
    table.attack("yellow-3", "red").dice(2 + task, 2 + task, 1).hit("red-2")
    assert roll_of(table).number == 2 + task
    assert table.trophies("yellow") == ["red-2"]


@rule("LCN-174", "LCN-67")
def test_after_exactly_one_success_of_a_drive_by_nobody_dies_and_nobody_shoots_back() -> None:
    table = at_work("drive_by_shooting", 4).attack("yellow-3", "red").dice(2, 1, 1).hit("red-2")
    assert table.heard(ManKilled) == []
    assert (table.step, table.turn) == ("turn", "green")


@rule("LCN-174", "LCN-E42")
@pytest.mark.parametrize(("dice", "dead"), [((3, 2), False), ((3, 3), True)])
def test_after_a_drive_by_without_success_the_victim_may_shoot_back(
    dice: tuple[int, int], dead: bool
) -> None:
    table = at_work("drive_by_shooting", 4).attack("yellow-3", "red").dice(1, 1, 1).hit("red-2")
    assert (table.step, table.asked) == ("shoot_back", ["red"])
    assert table.legal() == {"pass", "shoot"}
    table.dice(*dice).act(Do.SHOOT[0])
    assert table.heard(ShotBack) == [ShotBack(2, man("red-2"), 0)]
    rolled = roll_of(table)
    assert (rolled.seat, rolled.man, rolled.number) == (2, man("red-2"), 3)
    assert len(rolled.dice) == 2
    assert table.trophies("red") == (["yellow-3"] if dead else [])
    assert ("yellow-3" in table.men("yellow")) is not dead
    assert table.is_active("red-2")


@rule("LCN-E42", "LCN-174")
def test_nobody_has_to_shoot_back() -> None:
    table = at_work("drive_by_shooting", 4).attack("yellow-3", "red").dice(1, 1, 1).hit("red-2")
    table.no()
    assert table.heard(ShotBack) == []
    assert table.turn == "green"
    assert table.refused(Do.SHOOT[0], "red").rule == "LCN-E86"


@rule("LCN-E42")
def test_henchman_and_saboteur_do_not_count_for_shooting_back() -> None:
    table = at_work("drive_by_shooting", 4).task("red-2", "buy casino")
    for card, who in (("henchman", "red-2"), ("saboteur", "yellow-3")):
        table.lay(card, who)
    table.attack("yellow-3", "red").dice(1, 1, 1).hit("red-2")
    assert roll_of(table).number == 4  # strength 2, a task, and the attacker's own Saboteur
    table.act(Do.SHOOT[0])
    assert roll_of(table).number == 3
    table = at_work("drive_by_shooting", 4).task("red-2", "buy casino")
    table.lay("saboteur", "red-2").attack("yellow-3", "red").dice(1, 1, 1).hit("red-2")
    assert roll_of(table.act(Do.SHOOT[0])).number == 3


@rule("LCN-E42")
def test_machine_pistol_and_distraction_count_on_both_sides_of_shooting_back() -> None:
    table = at_work("drive_by_shooting", 4).lay("machine_pistol", "red-2")
    table.lay("distraction", "yellow-3").attack("yellow-3", "red").dice(1, 1).hit("red-2")
    assert roll_of(table).number == 3
    rolled = roll_of(table.act(Do.SHOOT[0]))
    assert (rolled.number, len(rolled.dice)) == (2, 3)
    table = at_work("drive_by_shooting", 4).lay("distraction", "red-2")
    table.lay("machine_pistol", "yellow-3").lay("saboteur", "yellow-3")
    table.attack("yellow-3", "red").dice(1, 1, 1, 1).hit("red-2")
    assert roll_of(table).number == 2
    rolled = roll_of(table.act(Do.SHOOT[0]))
    assert (rolled.number, len(rolled.dice)) == (4, 1)


@rule("LCN-E43")
def test_who_shoots_back_cannot_be_trapped() -> None:
    table = at_work("drive_by_shooting", 4).task("yellow-1", "trap@4")
    table.attack("yellow-3", "red").dice(1, 1, 1).hit("red-2").dice(3, 3).act(Do.SHOOT[0])
    assert table.trophies("red") == ["yellow-3"]
    assert table.has_task("yellow-1")
    assert table.step == "turn"


# Exceptional Offer and Connections


@rule("LCN-165", "LCN-E62")
@pytest.mark.parametrize(("dice", "price"), [((3, 3, 1), 7000), ((3, 2, 1), 13_000)])
def test_an_exceptional_offer_is_half_the_price_or_a_thousand_less(
    dice: tuple[int, ...], price: int
) -> None:
    """TC31."""
    table = at_work("exceptional_offer", market="casino pimp lawyer garage")
    table.give("yellow", cash=20_000).dice(*dice).execute("yellow-3")
    assert table.step == "buy"  # first the dice, then the choice
    assert table.businesses("yellow") == ""
    table.act(Do.TAKE[0])
    assert table.businesses("yellow") == "casino"
    assert table.cash("yellow") == 20_000 - price
    (bought,) = table.heard(BusinessBought)
    assert (bought.seat, bought.price, bought.place) == (0, price, "market")
    assert None not in table.market()
    assert table.market()[1:] == ["pimp", "lawyer", "garage"]


@rule("LCN-165")
def test_without_a_success_there_is_no_offer() -> None:
    table = at_work("exceptional_offer", market="casino").give("yellow", cash=20_000)
    table.dice(2, 2, 2).execute("yellow-3")
    assert (table.step, table.turn) == ("turn", "green")
    assert table.cash("yellow") == 20_000


@rule("LCN-E62", "LCN-165")
def test_with_an_exceptional_offer_one_card_is_bought_or_none() -> None:
    table = at_work("exceptional_offer", market="casino pimp lawyer garage")
    table.give("yellow", cash=2000).dice(3, 3, 1).execute("yellow-3")
    assert table.legal() == {"pass", "take pimp", "take lawyer"}
    dear = table.refused(Do.TAKE[0])
    assert (dear.rule, dear.reason) == ("LCN-165", "too_dear")
    assert table.refused(Do.SEARCH[BUSINESS_NAMES.index("cop")]).rule == "LCN-E83"
    table.no()
    assert (table.businesses("yellow"), table.cash("yellow")) == ("", 2000)
    assert table.turn == "green"
    assert table.open_jobs() == ["exceptional_offer"]


@rule("LCN-E62")
def test_a_business_bought_on_offer_is_active_at_once_and_only_one_is_sold() -> None:
    table = at_work("exceptional_offer", market="pimp lawyer garage casino")
    table.give("yellow", cash=20_000, businesses="pimp").dice(3, 3, 1).execute("yellow-3")
    table.act(Do.TAKE[0])
    assert table.monopoly("prostitution") == "yellow"
    assert table.refused(Do.TAKE[1], "yellow").rule == "LCN-E86"


@rule("LCN-166", "LCN-E61")
@pytest.mark.parametrize(("dice", "price"), [((3, 3, 1), 10_000), ((3, 2, 1), 12_000)])
def test_connections_find_any_business_in_the_stack(dice: tuple[int, ...], price: int) -> None:
    """TC31."""
    table = at_work("connections").give("yellow", cash=20_000).dice(*dice).execute("yellow-3")
    assert (table.step, table.businesses("yellow")) == ("search", "")
    stack = table.state.view(SPECTATOR).stack
    table.act(Do.SEARCH[BUSINESS_NAMES.index("night_club")])
    assert table.businesses("yellow") == "night_club"
    assert table.cash("yellow") == 20_000 - price
    (bought,) = table.heard(BusinessBought)
    assert (bought.price, bought.place) == (price, "stack")
    assert table.state.view(SPECTATOR).stack == stack - 1


@rule("LCN-166", "LCN-E61")
@pytest.mark.parametrize(("dice", "price"), [((3, 3, 1), 2000), ((3, 2, 1), 4000)])
def test_with_connections_a_card_of_the_market_may_be_taken_instead(
    dice: tuple[int, ...], price: int
) -> None:
    table = at_work("connections", market="pimp lawyer garage casino").give("yellow", cash=9000)
    table.dice(*dice).execute("yellow-3").act(Do.TAKE[0])
    assert table.businesses("yellow") == "pimp"
    assert table.cash("yellow") == 9000 - price
    assert None not in table.market()
    assert table.market()[1:] == ["lawyer", "garage", "casino"]


@rule("LCN-E61")
@pytest.mark.parametrize("buys", [True, False])
def test_after_connections_the_stack_is_shuffled(buys: bool) -> None:
    table = at_work("connections").give("yellow", cash=9000)
    bottom = table.take_business("casino")
    table.state.town.stack = [*table.state.town.stack, int(just(bottom))]
    table.dice(3, 3, 1).execute("yellow-3")
    table.act(Do.SEARCH[BUSINESS_NAMES.index("pimp")] if buys else PASS)
    (shuffled,) = table.heard(StackShuffled)
    assert shuffled.count == table.state.view(SPECTATOR).stack
    (block,) = table.state.town.stack  # nobody knows any more where the Casino lies
    assert block & just(bottom)


@rule("LCN-E61", "LCN-166")
def test_without_the_money_connections_are_wasted() -> None:
    table = at_work("connections", market="casino pimp").give("yellow", cash=1000)
    table.dice(3, 1, 1).execute("yellow-3")
    assert table.legal() == {"pass"}
    dear = table.refused(Do.SEARCH[BUSINESS_NAMES.index("pimp")])
    assert (dear.rule, dear.reason) == ("LCN-166", "not_to_be_had")
    assert table.no().open_jobs() == ["connections"]
    assert table.businesses("yellow") == ""


@rule("LCN-166")
def test_a_market_card_too_dear_for_connections_is_refused_by_the_rule_of_connections() -> None:
    table = at_work("connections", market="casino").give("yellow", cash=1000)
    dear = table.dice(3, 1, 1).execute("yellow-3").refused(Do.TAKE[0])
    assert (dear.rule, dear.reason) == ("LCN-166", "too_dear")


@rule("LCN-166")
def test_what_is_not_in_the_stack_cannot_be_found_there() -> None:
    table = at_work("connections").give("red", businesses="casino*2").give("yellow", cash=20_000)
    table.dice(3, 3, 1).execute("yellow-3")
    assert "search casino" not in table.legal()
    refusal = table.refused(Do.SEARCH[BUSINESS_NAMES.index("casino")])
    assert (refusal.rule, refusal.reason) == ("LCN-166", "not_to_be_had")


# Money


@rule("LCN-138", "LCN-167")
def test_money_laundering_is_found_in_rounds_two_and_three() -> None:
    assert rounds_of(Effect.MONEY_LAUNDERING) == [0, 2, 2, 0]


@rule("LCN-138", "LCN-167", "LCN-E79")
@pytest.mark.parametrize(
    ("dice", "cash", "most"),
    [
        ((3, 3, 1), 20, 15),
        ((3, 2, 1), 20, 8),
        ((3, 3, 3), 6, 6),
        ((3, 1, 1), 3, 3),
    ],
)
def test_up_to_fifteen_or_eight_thousand_can_be_laundered_in_steps_of_a_thousand(
    dice: tuple[int, ...], cash: int, most: int
) -> None:
    """TC14."""
    table = at_work("money_laundering@3").give("yellow", cash=cash * 1000)
    table.dice(*dice).execute("yellow-3")
    assert table.legal() == {f"launder {amount}" for amount in range(most + 1)}
    if most < 15:
        refusal = table.refused(Do.LAUNDER[most + 1])
        assert (refusal.rule, refusal.reason) == ("LCN-138", "too_much_to_launder")
    table.act(Do.LAUNDER[most])
    assert (table.cash("yellow"), table.laundered("yellow")) == ((cash - most) * 1000, most * 1000)
    assert table.heard(Laundered) == [Laundered(0, most * 1000)]


@rule("LCN-138")
def test_without_a_success_nothing_is_laundered() -> None:
    table = at_work("money_laundering@3").give("yellow", cash=9000).dice(2, 2, 2)
    table.execute("yellow-3")
    assert (table.turn, table.laundered("yellow")) == ("green", 0)


@rule("LCN-138")
def test_laundered_money_cannot_be_stolen_or_spent_and_counts_double() -> None:
    """TC14."""
    table = at_work("money_laundering@3").give("yellow", cash=20_000)
    table.task("yellow-1", "buy garage").task("red-3", "theft:3@3")
    table.dice(3, 3, 1).execute("yellow-3").act(Do.LAUNDER[15])
    assert table.state.standings().points[0] == 5000 + 2 * 15_000
    table.abandon("green-1").dice(3, 3, 3).attack("red-3", "yellow")
    assert (table.cash("yellow"), table.cash("red")) == (0, 5000)
    assert table.laundered("yellow") == 15_000
    dear = table.refused(Do.EXECUTE[man("yellow-1")])
    assert (dear.rule, dear.reason) == ("LCN-54", "too_dear")


@rule("LCN-168")
@pytest.mark.parametrize(
    ("dice", "gifts"),
    [
        ((2, 2, 1), [3000, 2000, 0]),  # TC30
        ((2, 1, 1), [1000, 1000, 0]),
        ((1, 1, 1), [0, 0, 0]),
    ],
)
def test_on_a_birthday_everybody_else_gives_a_present(
    dice: tuple[int, ...], gifts: list[int]
) -> None:
    table = at_work("birthday_party", 2, players=4).give("yellow", cash=1000)
    table.give("green", cash=5000).give("red", cash=2000).give("purple", cash=0)
    table.dice(*dice).execute("yellow-3")
    left = [table.cash(each) for each in ("green", "red", "purple")]
    assert left == [5000 - gifts[0], 2000 - gifts[1], 0]
    assert table.cash("yellow") == 1000 + sum(gifts)
    given = [MoneyTaken(giver, 0, money) for giver, money in enumerate(gifts, 1) if money]
    assert table.heard(MoneyTaken) == given


@rule("LCN-173", "LCN-66")
@pytest.mark.parametrize(
    ("dice", "cash"), [((4, 1, 1), 45_000), ((4, 4, 4), 45_000), ((3, 3, 3), 5000)]
)
def test_a_stake_on_the_horses_is_doubled_or_lost(dice: tuple[int, ...], cash: int) -> None:
    """TC32."""
    table = at_work("horse_racing", 4).give("yellow", cash=25_000).execute("yellow-3")
    table.dice(*dice).act(Do.STAKE[20])
    assert table.heard(StakePlaced) == [StakePlaced(0, 20_000)]
    assert table.cash("yellow") == cash
    won = cash > 25_000
    assert table.heard(Paid) == ([Paid(0, 20_000)] if won else [])
    assert table.heard(Lost) == ([] if won else [Lost(0, 20_000, 0)])


@rule("LCN-173", "LCN-E79")
@pytest.mark.parametrize(("cash", "most"), [(25, 20), (20, 20), (7, 7), (0, 0)])
def test_the_stake_is_chosen_before_the_roll_up_to_twenty_thousand_of_ones_cash(
    cash: int, most: int
) -> None:
    table = at_work("horse_racing", 4).give("yellow", cash=cash * 1000).execute("yellow-3")
    assert table.heard(DiceRolled) == []
    assert table.legal() == {f"stake {amount}" for amount in range(most + 1)}
    if most < 20:
        refusal = table.refused(Do.STAKE[most + 1])
        assert (refusal.rule, refusal.reason) == ("LCN-173", "stake_too_high")


@rule("LCN-E79")
def test_the_attacker_chooses_the_victim_and_the_victims_boss_has_no_say() -> None:
    table = at_work("car_bomb").attack("yellow-3", "red")
    assert table.asked == ["yellow"]
    assert table.refused(Do.VICTIM_MAN[man("red-1")], "red").rule == "LCN-E86"
    table.dice(4, 4, 1).hit("red-3")
    assert table.trophies("yellow") == ["red-3"]


@rule("LCN-E79")
def test_who_has_to_pay_is_not_asked() -> None:
    table = at_work("theft:3@3").give("red", cash=20_000).dice(3, 1, 1).attack("yellow-3", "red")
    assert table.cash("yellow") == 6000
    assert table.asked == ["green"]  # whose turn it is
