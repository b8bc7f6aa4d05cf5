"""LCN-62 to LCN-68 and the rulings on dice: how many, what they must show, and the chances."""

import pytest

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.events.jobs import (
    DiceRolled,
    JobRevealed,
    Lost,
    ManKilled,
)
from backroom.games.la_cosa_nostra.pieces.rolling import odds
from backroom.kernel.actions import Action
from builders.la_cosa_nostra import LCN, LcnTable, man, seat, spelled
from builders.rule_marks import rule

ATTACKS = spelled(
    "bash_businessman property_damage theft vandalism kill_businessman persuasion arson car_bomb "
    "assassination drive_by_shooting"
)
OTHERS = spelled(
    "exceptional_offer connections money_laundering birthday_party horse_racing "
    "gas_station_robbery credit_card_fraud drug_delivery construction_scam intimidation "
    "escort_service arms_dealing red_light_district car_theft investment_fraud price_rigging "
    "cigarette_smuggling bankruptcy_proceedings casino_cheating public_contracts blackmail "
    "construction_investment_fraud counterfeiting bankruptcy drug_dealing car_theft_ring "
    "illegal_subsidies drug_smuggling coke_party election_fraud usury hazardous_waste_disposal "
    "lucky_number illegal_laboratory drug_ring insurance_fraud toxic_waste_dump boxing_match "
    "film_production real_estate_fraud rigged_gambling senators_party car_smuggling debt_trap"
)
EVERYTHING = (
    "pimp*2 drug_dealer*3 loan_shark*3 lawyer politician cop garage building_firm waste_company "
    "night_club casino"
)


def red_steals(victim_has: int = 6000) -> LcnTable:
    """TC1: a gangster of strength 3 with Theft, target 4, 5,000 / 3,000; green has a task left."""
    table = LcnTable(3, turn="red", start="red").give("yellow", cash=victim_has)
    return table.task("red-3", "theft:4").task("green-1", "buy garage")


def red_kills(attacker: str, victim: str, *, task: str = "") -> LcnTable:
    """A gangster of red's has an Assassination; the victim may have a task."""
    table = LcnTable(3, turn="red", start="red").task(attacker, "assassination")
    table.give("yellow", men="yellow-r4")
    table.task("green-1", "buy garage")
    return table.task(victim, task) if task else table


def rolls(table: LcnTable) -> list[tuple[tuple[int, ...], int, int]]:
    """Dice, the number they must show, and the successes, of every roll so far."""
    return [(each.dice, each.number, each.successes) for each in table.heard(DiceRolled)]


def last_roll(table: LcnTable) -> tuple[tuple[int, ...], int, int]:
    return rolls(table)[-1]


@rule("LCN-62")
@pytest.mark.parametrize("title", OTHERS)
def test_no_job_is_executed_without_a_roll(title: str) -> None:
    table = LcnTable(3).give("yellow", cash=5000, businesses=EVERYTHING).task("yellow-2", title)
    table.task("green-1", "buy casino").execute("yellow-2")
    if title == "horse_racing":
        assert rolls(table) == []
        table.act(Do.STAKE[1])
    assert [(each.seat, each.man, len(each.dice)) for each in table.heard(DiceRolled)] == [
        (seat("yellow"), man("yellow-2"), 2)
    ]


@rule("LCN-62")
@pytest.mark.parametrize("title", ATTACKS)
def test_no_attack_is_executed_without_a_roll(title: str) -> None:
    table = LcnTable(3).give("green", cash=5000, businesses="pimp casino")
    table.task("yellow-2", title).task("red-1", "buy garage").attack("yellow-2", "green")
    if table.step == "victim":
        assert rolls(table) == []
        table.act(table.state.legal(seat("yellow"))[0])
    assert [(each.man, len(each.dice)) for each in table.heard(DiceRolled)] == [
        (man("yellow-2"), 2)
    ]


@rule("LCN-62", "LCN-63")
def test_robbery_and_trap_are_rolled_for_as_well() -> None:
    table = LcnTable(3).task("yellow-1", "gas_station_robbery").task("yellow-2", "trap")
    table.task("red-3", "robbery").task("green-1", "buy garage")
    table.dice(6).execute("yellow-1").dice(4, 4, 1).act(Do.ROB[man("red-3")], "red")
    table.dice(1, 2).act(Do.TRAP[man("yellow-2")], "yellow")
    assert rolls(table) == [((6,), 2, 1), ((4, 4, 1), 4, 2), ((1, 2), 4, 0)]


@rule("LCN-63")
@pytest.mark.parametrize(
    ("who", "cards", "dice"),
    [
        ("yellow-1", "", 1),
        ("yellow-2", "", 2),
        ("yellow-3", "", 3),
        ("yellow-r2", "", 2),
        ("yellow-r3", "", 3),
        ("yellow-r4", "", 4),
        ("yellow-2", "machine_pistol", 3),
        ("yellow-2", "distraction", 1),
        ("yellow-3", "machine_pistol distraction", 3),
        ("yellow-2", "henchman saboteur", 2),
    ],
)
def test_one_die_for_each_point_of_strength_after_all_modifiers(
    who: str, cards: str, dice: int
) -> None:
    table = LcnTable(3).give("yellow", men="yellow-r2 yellow-r3 yellow-r4")
    table.task(who, "credit_card_fraud").task("green-1", "buy garage")
    for card in cards.split():
        table.lay(card, who)
    table.execute(who)
    assert len(last_roll(table)[0]) == dice


@rule("LCN-64")
@pytest.mark.parametrize(
    ("title", "number"), [("gas_station_robbery", 2), ("credit_card_fraud", 3), ("theft:4", 4)]
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_die_succeeds_if_it_shows_the_number_or_more(title: str, number: int, die: int) -> None:
    """TC13: with a target of 3 it is 3, 4, 5 and 6."""
    table = LcnTable(3).give("green", cash=5000).task("yellow-1", title)
    table.task("red-1", "buy garage").dice(die)
    if title == "theft:4":
        table.attack("yellow-1", "green")
    else:
        table.execute("yellow-1")
    assert last_roll(table) == ((die,), number, 1 if die >= number else 0)
    assert (table.cash("yellow") > 0) == (die >= number)


@rule("LCN-65", "LCN-73")
@pytest.mark.parametrize(
    ("dice", "stolen"),
    [
        ((1, 4, 5), 5000),  # TC1
        ((1, 2, 5), 3000),  # TC2a
        ((1, 3, 5), 3000),  # TC2b
        ((1, 2, 3), 0),  # TC2c
        ((4, 5, 6), 5000),
    ],
)
def test_one_success_does_something_and_two_do_more(dice: tuple[int, ...], stolen: int) -> None:
    table = red_steals().dice(*dice).attack("red-3", "yellow")
    assert table.cash("red") == stolen
    assert table.cash("yellow") == 6000 - stolen
    assert table.open_jobs() == ["theft"]  # discarded face up in any case
    assert table.turn == "green"


@rule("LCN-65")
def test_who_has_less_than_is_stolen_pays_what_he_has() -> None:
    """TC2d."""
    table = red_steals(victim_has=4000).dice(4, 5, 6).attack("red-3", "yellow")
    assert (table.cash("red"), table.cash("yellow")) == (4000, 0)


@rule("LCN-66")
def test_without_success_nothing_happens_and_the_card_is_gone() -> None:
    table = LcnTable(3).task("yellow-2", "credit_card_fraud").task("green-1", "buy garage")
    table.lay("henchman", "yellow-2").lay("saboteur", "yellow-2")
    table.dice(2, 1).execute("yellow-2")
    assert table.cash("yellow") == 0
    assert not table.has_task("yellow-2")
    assert table.open_jobs() == ["credit_card_fraud"]
    assert (table.discarded("henchman"), table.discarded("saboteur")) == (1, 1)


@rule("LCN-66")
def test_horse_racing_says_what_failure_brings() -> None:
    table = LcnTable(3).give("yellow", cash=7000).task("yellow-2", "horse_racing")
    table.task("green-1", "buy garage").execute("yellow-2").dice(3, 3).act(Do.STAKE[5])
    assert table.cash("yellow") == 2000
    assert table.heard(Lost) == [Lost(seat("yellow"), 5000, seat("yellow"))]


@rule("LCN-66")
def test_drive_by_shooting_says_what_failure_brings() -> None:
    table = LcnTable(3).task("yellow-2", "drive_by_shooting").task("red-1", "buy garage")
    table.attack("yellow-2", "green").dice(1, 2).hit("green-3")
    assert (table.step, table.asked) == ("shoot_back", ["green"])
    table.dice(2, 2, 1).act(Do.SHOOT[0])
    assert table.trophies("green") == ["yellow-2"]


@rule("LCN-66")
def test_an_assassination_without_success_does_not_let_anybody_shoot_back() -> None:
    table = red_kills("red-2", "yellow-3").attack("red-2", "yellow").dice(1, 2).hit("yellow-3")
    assert (table.step, table.turn) == ("turn", "green")
    assert table.men("red") == ["red-1", "red-2", "red-3"]


@rule("LCN-67")
@pytest.mark.parametrize("title", ["assassination", "drive_by_shooting", "persuasion"])
def test_exactly_one_success_is_nothing_where_only_two_are_printed(title: str) -> None:
    table = LcnTable(3).give("green", businesses="pimp").task("yellow-3", title)
    table.task("red-1", "buy garage").attack("yellow-3", "green")
    victim = "green pimp" if title == "persuasion" else "green-3"
    table.dice(2, 6, 2).hit(victim)
    assert last_roll(table)[2] == 1
    assert table.men("green") == ["green-1", "green-2", "green-3"]
    assert table.is_active("green-3")
    assert (table.businesses("green"), table.businesses("yellow")) == ("pimp", "")
    assert table.is_active("green pimp")
    assert table.turn == "red"  # and nobody shoots back


@rule("LCN-68")
@pytest.mark.parametrize(("dice", "pay"), [((3, 3, 1, 1), 9000), ((3, 4, 5, 6), 9000)])
def test_a_third_and_a_fourth_success_count_the_same_as_two(
    dice: tuple[int, ...], pay: int
) -> None:
    table = LcnTable(3).give("yellow", businesses="garage", men="yellow-r4")
    table.task("yellow-r4", "car_theft").task("green-1", "buy casino")
    table.dice(*dice).execute("yellow-r4")
    assert table.cash("yellow") == pay


@rule("LCN-68", "LCN-E40")
def test_five_dice_are_rolled_although_the_box_has_four() -> None:
    table = LcnTable(3).give("yellow", businesses="garage", men="yellow-r4")
    table.lay("machine_pistol", "yellow-r4").task("yellow-r4", "car_theft")
    table.task("green-1", "buy casino").dice(5, 6, 3, 6, 6).execute("yellow-r4")
    assert last_roll(table) == ((5, 6, 3, 6, 6), 3, 5)
    assert table.cash("yellow") == 9000


# The strength of the victim as target


@rule("LCN-64", "LCN-67")
def test_two_dice_must_reach_the_strength_of_a_victim_without_task() -> None:
    """TC11: 3 and 5 against strength 4 are one success, and he lives."""
    table = red_kills("red-2", "yellow-r4").attack("red-2", "yellow").dice(3, 5).hit("yellow-r4")
    assert last_roll(table) == ((3, 5), 4, 1)
    assert "yellow-r4" in table.men("yellow")


@rule("LCN-64")
def test_a_victim_with_a_task_is_one_harder_to_kill() -> None:
    """TC11b: then 5 and 5 are needed; 4 and 5 are not enough."""
    table = red_kills("red-2", "yellow-r4", task="buy pimp").attack("red-2", "yellow")
    table.dice(4, 5).hit("yellow-r4")
    assert last_roll(table) == ((4, 5), 5, 1)
    assert table.has_task("yellow-r4")


@rule("LCN-64", "LCN-65")
def test_four_and_four_kill_a_man_of_strength_four() -> None:
    """TC11c: and red keeps the card."""
    table = red_kills("red-2", "yellow-r4").attack("red-2", "yellow").dice(4, 4).hit("yellow-r4")
    assert table.trophies("red") == ["yellow-r4"]
    assert table.heard(ManKilled) == [ManKilled(0, man("yellow-r4"), 2, "assassination")]


@rule("LCN-64")
@pytest.mark.parametrize("task", ["buy pimp", "car_theft"])
def test_the_task_of_the_dead_man_is_gone_too(task: str) -> None:
    """TC11d: five and six kill him, and his job or business is discarded."""
    table = red_kills("red-2", "yellow-r4", task=task).attack("red-2", "yellow")
    pimps = table.state.view(seat("red")).stack_kinds[0]
    table.dice(5, 6).hit("yellow-r4").all_pass()
    assert table.trophies("red") == ["yellow-r4"]
    assert not table.has_task("yellow-r4")
    if task == "car_theft":
        assert (table.hidden_jobs(), table.open_jobs()) == (1, ["assassination"])
    else:
        assert table.state.view(seat("red")).stack_kinds[0] == pimps + 1


@rule("LCN-64")
@pytest.mark.parametrize(("dice", "dead"), [((3, 3), True), ((6, 2), False), ((2, 2), False)])
def test_a_victim_of_strength_three_needs_two_dice_of_three_or_more(
    dice: tuple[int, ...], dead: bool
) -> None:
    """TC12."""
    table = red_kills("red-2", "yellow-3").attack("red-2", "yellow").dice(*dice).hit("yellow-3")
    assert ("yellow-3" in table.trophies("red")) == dead


# The limits


@rule("LCN-E39")
@pytest.mark.parametrize(
    ("cards", "number"), [("henchman", 3), ("saboteur", 5), ("henchman saboteur", 4), ("", 4)]
)
def test_henchman_and_saboteur_move_the_target_by_one(cards: str, number: int) -> None:
    """TC25: target 4 with a Henchman needs 3."""
    table = red_steals()
    for card in cards.split():
        table.lay(card, "red-3")
    table.attack("red-3", "yellow")
    assert last_roll(table)[1] == number


@rule("LCN-E39")
def test_a_target_of_one_always_succeeds() -> None:
    table = LcnTable(3).lay("henchman", "yellow-2").task("yellow-2", "gas_station_robbery")
    table.task("green-1", "buy garage").dice(1, 1).execute("yellow-2")
    assert last_roll(table) == ((1, 1), 1, 2)
    assert table.cash("yellow") == 2000


@rule("LCN-E39")
def test_a_target_is_never_below_one() -> None:
    """A victim of strength 1 without a task, and a Henchman: 1, not 0."""
    table = red_kills("red-2", "yellow-1").lay("henchman", "red-2").attack("red-2", "yellow")
    table.dice(1, 1).hit("yellow-1")
    assert last_roll(table) == ((1, 1), 1, 2)


@rule("LCN-E39")
@pytest.mark.parametrize(
    ("on_victim", "on_attacker", "task", "number"),
    [
        ("", "", "", 4),
        ("machine_pistol", "", "", 5),
        ("distraction", "", "", 3),
        ("machine_pistol distraction", "", "", 4),
        ("machine_pistol", "", "buy pimp", 6),
        ("machine_pistol", "saboteur", "buy pimp", 6),  # 7 is cut to 6
        ("machine_pistol", "henchman", "buy pimp", 5),
        ("machine_pistol", "henchman saboteur", "buy pimp", 6),  # first all cards, then the limit
        ("distraction", "henchman", "", 2),
        ("henchman", "", "", 4),  # the victim's own Henchman does not count
        ("saboteur", "", "", 4),
    ],
)
def test_the_order_in_which_a_target_is_worked_out(
    on_victim: str, on_attacker: str, task: str, number: int
) -> None:
    """TC25: a target of 6 with a Saboteur stays 6."""
    table = red_kills("red-2", "yellow-r4", task=task)
    for card in on_victim.split():
        table.lay(card, "yellow-r4")
    for card in on_attacker.split():
        table.lay(card, "red-2")
    table.attack("red-2", "yellow").dice(1, 1).hit("yellow-r4")
    assert last_roll(table)[1] == number


@rule("LCN-E39", "LCN-63")
@pytest.mark.parametrize(("cards", "dice"), [("distraction", 1), ("distraction machine_pistol", 1)])
def test_strength_is_never_below_one(cards: str, dice: int) -> None:
    table = LcnTable(3).task("yellow-1", "credit_card_fraud").task("green-1", "buy garage")
    for card in cards.split():
        table.lay(card, "yellow-1")
    table.execute("yellow-1")
    assert len(last_roll(table)[0]) == dice


@rule("LCN-E39")
def test_a_distracted_man_of_strength_one_is_still_worth_a_one() -> None:
    table = red_kills("red-2", "yellow-1").lay("distraction", "yellow-1").attack("red-2", "yellow")
    table.dice(1, 1).hit("yellow-1")
    assert last_roll(table)[1] == 1


# The chances

PRINTED = {
    2: "83/0 97/69 99.5/93 99.9/98 100/99.7",
    3: "67/0 89/44 96/74 99/89 99.6/95",
    4: "50/0 75/25 88/50 94/69 97/81",
    5: "33/0 56/11 70/26 80/41 87/54",
    6: "17/0 31/3 42/7 52/13 60/20",
}
"""Percent for at least one and at least two successes with one to five dice, as in the rulebook."""


@rule("LCN-64", "LCN-65")
@pytest.mark.parametrize("target", PRINTED)
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_the_chances_are_those_of_the_printed_table(target: int, dice: int) -> None:
    none, one, two = odds(dice, target)
    assert none + one + two == pytest.approx(1)
    printed = PRINTED[target].split()[dice - 1].split("/")
    for percent, chance in zip(printed, (one + two, two), strict=True):
        half_a_digit = 0.05 if "." in percent else 0.5
        assert abs(100 * chance - float(percent)) <= half_a_digit + 1e-9


@rule("LCN-E39")
def test_the_chances_with_a_target_of_one() -> None:
    assert odds(1, 1) == (0.0, 1.0, 0.0)
    assert odds(2, 1) == odds(5, 1) == (0.0, 0.0, 1.0)


@rule("LCN-63", "LCN-64")
def test_the_chances_shown_count_everything_that_lies_on_the_man() -> None:
    """Strength 2 and a Machine Pistol against 4 and a Henchman: three dice that must show 3."""
    table = LcnTable(3).task("yellow-2", "theft:4").give("green", cash=1000)
    table.lay("machine_pistol", "yellow-2").lay("henchman", "yellow-2")
    shown = table.state.view(seat("yellow")).odds
    assert shown is not None
    ((who, none, one, two),) = shown
    assert who == man("yellow-2")
    assert (27 * none, 27 * one, 27 * two) == pytest.approx((1, 6, 20))


# A job he cannot pull off


def warnings(table: LcnTable, colour: str, action: Action) -> list[object]:
    """What is said about this choice to this player beforehand."""
    teller = LCN.teller(table.rules)
    return list(teller.outlook(table.state.view(seat(colour)), action))


@rule("LCN-E41")
@pytest.mark.parametrize("title", ["persuasion", "assassination", "drive_by_shooting"])
def test_a_weak_man_may_get_a_job_that_he_can_never_pull_off(title: str) -> None:
    table = LcnTable(3, planning=True).give("yellow", jobs=title)
    table.give("green", businesses="pimp")
    table.plan("yellow-1", title)
    assert table.has_task("yellow-1")
    table = LcnTable(3).give("green", businesses="pimp").task("yellow-1", title)
    table.task("red-1", "buy garage").attack("yellow-1", "green").dice(6)
    table.hit("green pimp" if title == "persuasion" else "green-1")
    assert [each.job for each in table.heard(JobRevealed)] == [table.kind(title)]
    assert (table.men("green"), table.businesses("green")) == (
        ["green-1", "green-2", "green-3"],
        "pimp",
    )


@rule("LCN-E41")
@pytest.mark.parametrize("title", ["persuasion", "assassination", "drive_by_shooting"])
def test_whoever_gives_a_hopeless_job_is_warned_before_it_is_too_late(title: str) -> None:
    """While it is given, or at the latest before it is executed."""
    giving = LcnTable(3, planning=True).give("yellow", jobs=title)
    giving.act(Do.PICK[man("yellow-1")])
    executing = LcnTable(3).give("green", businesses="pimp").task("yellow-1", title)
    assert warnings(giving, "yellow", Do.JOB[giving.kind(title)]) or warnings(
        executing, "yellow", Do.EXECUTE[man("yellow-1")]
    )


@rule("LCN-E41")
def test_nobody_else_is_told_that_a_job_is_hopeless() -> None:
    table = LcnTable(3).give("green", businesses="pimp").task("yellow-1", "persuasion")
    assert warnings(table, "yellow", Do.EXECUTE[man("yellow-1")])
    for colour in ("green", "red"):
        assert warnings(table, colour, Do.EXECUTE[man("yellow-1")]) == []


@rule("LCN-135", "LCN-136")
def test_whoever_chooses_a_victim_sees_his_chances_against_each_of_them() -> None:
    """Red-1 still has a task, so his target is 2 like that of red-2; for red-3 it is 3."""
    table = LcnTable().task("yellow-2", "assassination").task("red-1", "usury")
    table.attack("yellow-2", "red")
    view = table.state.view(seat("yellow"))
    assert view.odds_against is not None
    hits = {man("red-1"): 5 / 6, man("red-2"): 5 / 6, man("red-3"): 4 / 6}
    assert [each[0] for each in view.odds_against] == list(hits)
    for victim, none, one, two in view.odds_against:
        hit = hits[victim]
        assert (none, one, two) == pytest.approx(((1 - hit) ** 2, 2 * hit * (1 - hit), hit**2))
    assert table.state.view(seat("red")).odds_against == ()
