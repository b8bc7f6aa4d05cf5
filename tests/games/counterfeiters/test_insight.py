"""What a table may ask besides what is legal: the purse, the police, where a space leads."""

from typing import Any

import pytest

from backroom.games.counterfeiters.actions import PLACE, TAKE
from backroom.games.counterfeiters.events import EndTriggered, OfficerMoved
from backroom.games.counterfeiters.insight import (
    BestSale,
    CftInsight,
    Purse,
    SpaceInsight,
    insight_into,
)
from backroom.kernel.messages import Refusal
from backroom.kernel.playout import play_randomly
from backroom.kernel.queries import Consequences, Foreseen, Target, Targets, TargetsFound, ask
from backroom.kernel.rng import fast_rng
from builders.counterfeiters import (
    CFT,
    CftTable,
    Player,
    new_game_heard,
    sale,
    space,
    transfer,
    without_extras,
)
from builders.rule_marks import rule


def purse(table: CftTable, seat: int = 0) -> Purse:
    found = insight_into(table.state, seat).purse
    assert found is not None
    return found


def at(table: CftTable, name: str, seat: int = 0) -> SpaceInsight | None:
    return purse(table, seat).spaces[space(table.rules, name)]


def foreseen(table: CftTable, *actions: Any) -> tuple[CftInsight, CftInsight | None]:
    indices = tuple(int(action.index) for action in actions)
    answer = ask(CFT, table.state, table.turn, Consequences(indices))
    assert isinstance(answer, Foreseen)
    assert isinstance(answer.before, CftInsight)
    return answer.before, answer.after


@rule("CFT-32", "CFT-33")
def test_the_best_visit_to_the_supermarket_keeps_the_better_notes() -> None:
    table = CftTable(Player(fakes="1★ 1★★ 4★★★"), Player())
    assert purse(table).supermarket == BestSale((1, 1, 1), 150)
    strict = CftTable(Player(fakes="1★ 1★★ 4★★★"), Player(), officer=10)
    assert purse(strict).supermarket == BestSale((0, 0, 3), 150)


@rule("CFT-34", "CFT-35")
@pytest.mark.parametrize(
    ("fakes", "notes", "money"),
    [
        ("1★ 1★★ 2★★★", (0, 1, 2), 90),
        ("3★★ 3★★★", (0, 3, 3), 180),
        ("10★★★", (0, 0, 8), 320),
        ("5★ 3★★★", (5, 0, 3), 160),
        ("3★ 3★★★", (0, 0, 3), 120),
        ("", (0, 0, 0), 0),
    ],
)
def test_the_best_sale_to_a_receiver_is_the_one_that_pays_most(
    fakes: str, notes: tuple[int, int, int], money: int
) -> None:
    assert purse(CftTable(Player(fakes=fakes), Player())).receiver == BestSale(notes, money)


@rule("CFT-45", "CFT-67", "CFT-68")
def test_what_would_be_counted_if_it_ended_now() -> None:
    table = CftTable(
        Player(cash=130, offshore=200, fakes="3★", owns="printer diner*2 ticket-150"), Player()
    )
    own = purse(table)
    assert (own.godfather, own.diners, own.tickets) == (70, 100, 150)
    assert own.if_it_ended == 60 + 200 + 100 + 150


@rule("CFT-18", "CFT-45")
def test_a_space_says_where_its_cap_leads_and_what_that_costs() -> None:
    table = CftTable(Player(cash=100, fakes="2★"), Player(), officer=3)
    watched, quiet = at(table, "receiver 2"), at(table, "receiver 1")
    assert watched == SpaceInsight(40, 0, "godfather", 70)
    assert quiet == SpaceInsight(40, 0, "nothing", 0)
    assert at(table, "market 5") == SpaceInsight(-10, 0, "nothing", 0)
    assert at(table, "private jet") is None


@rule("CFT-37", "CFT-43", "CFT-44")
def test_a_space_says_what_it_pays_and_what_a_flight_costs() -> None:
    table = CftTable(Player(cash=100), Player(owns="printer jet"))
    assert at(table, "tax fraud") == SpaceInsight(30, 0, "nothing", 0)
    assert at(table, "regular flight") == SpaceInsight(-30, 0, "nothing", 0)


@rule("CFT-29")
def test_a_press_prints_what_its_cards_say_for_all_to_see() -> None:
    table = CftTable(Player(owns="printer*3 ink"), Player(owns="printer ink hologram"), Player())
    presses = insight_into(table.state, -1).presses
    assert [(each.fakes, each.quality) for each in presses] == [(6, 1), (2, 2), (0, 0)]


@rule("CFT-E6")
def test_nobody_elses_money_is_added_up() -> None:
    table = CftTable(Player(cash=50), Player(cash=70))
    assert insight_into(table.state, -1).purse is None
    assert (purse(table, 0).cash, purse(table, 1).cash) == (50, 70)


@rule("CFT-53", "CFT-62")
def test_the_distance_of_everything_on_the_track_is_told() -> None:
    known = insight_into(CftTable(Player(), Player(), officer=5).state, 0)
    assert (known.to_investigation, known.to_strike, known.to_godfather, known.to_end) == (
        1,
        2,
        3,
        7,
    )
    late = insight_into(CftTable(Player(), Player(), officer=11).state, 0)
    assert (late.to_investigation, late.to_strike, late.to_godfather) == (None, None, 1)


@rule("CFT-17", "CFT-E37")
def test_the_end_can_come_no_sooner_than_there_are_caps() -> None:
    """On the side for two 5 spaces are watched: print 2, two supermarkets, receiver 2, tax 2."""
    table = CftTable(Player(), Player(), officer=0, round=3)
    known = insight_into(table.state, 0)
    assert (known.caps_left, known.henchmen_left, known.to_end) == (5, 6, 12)
    assert (known.rounds_at_least, known.rounds_at_most) == (2, 37)
    near = CftTable(Player(), Player(), officer=8)
    assert insight_into(near.state, 0).rounds_at_least == 0


@rule("CFT-E44")
def test_a_poor_bank_is_reckoned_with() -> None:
    table = CftTable(Player(fakes="8★★★"), Player(offshore=3720 - 70), real_notes="limited")
    assert purse(table).receiver.money == 70
    assert purse(table).supermarket.money == 70


@rule("CFT-E39")
def test_a_henchman_at_the_receiver_opens_the_choice_of_notes_and_the_rest_is_refused() -> None:
    table = CftTable(Player(fakes="2★"), Player())
    found = ask(CFT, table.state, 0, Targets(int(PLACE[space(table.rules, "receiver 1")].index)))
    assert isinstance(found, TargetsFound)
    possible = [each.action for each in found.targets if each.refusal is None]
    assert possible == [int(sale("1★").index), int(sale("2★").index)]
    refused = {each.refusal.rule for each in found.targets if each.refusal is not None}
    assert refused == {"CFT-36"}


@rule("CFT-40", "CFT-E39")
def test_a_flight_opens_its_amounts_and_a_lawyer_the_way_of_his_man() -> None:
    table = CftTable(Player(cash=50), Player())
    flight = ask(
        CFT, table.state, 0, Targets(int(PLACE[space(table.rules, "regular flight")].index))
    )
    assert isinstance(flight, TargetsFound)
    assert [each for each in flight.targets if each.refusal is None] == [
        Target(int(transfer(deposit=10).index)),
        Target(int(transfer(deposit=20).index)),
    ]
    lawyer = without_extras(Player(owns="printer ink big-lawyer"), Player())
    taken = TAKE[space(lawyer.rules, "tax fraud 2")]
    ways = ask(CFT, lawyer.state, 0, Targets(int(taken.index)))
    assert isinstance(ways, TargetsFound)
    assert Target(int(PLACE[space(lawyer.rules, "print 1")].index)) in ways.targets


@rule("CFT-15", "CFT-37")
def test_what_needs_no_second_choice_opens_none() -> None:
    table = CftTable(Player(cash=50, owns="printer ink"), Player())
    for name in ("print 1", "tax fraud 1", "market 5"):
        found = ask(CFT, table.state, 0, Targets(int(PLACE[space(table.rules, name)].index)))
        assert found == TargetsFound([])
    taken = ask(CFT, table.state, 0, Targets(int(PLACE[space(table.rules, "receiver 1")].index)))
    assert isinstance(taken, Refusal)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_which_spaces_open_a_choice_hangs_on_the_side_of_the_board(players: int) -> None:
    table = CftTable(*[Player() for _ in range(players)])
    asking = {"supermarket", "receiver", "regular_flight", "private_jet"}
    opening = CFT.opens(table.state)
    for number, place in enumerate(table.rules.places):
        assert (int(PLACE[number].index) in opening) == (place.value in asking)


@rule("CFT-35", "CFT-45")
def test_a_watched_sale_is_foreseen_with_the_godfathers_share() -> None:
    table = CftTable(Player(cash=100, fakes="2★"), Player(cash=80), officer=3)
    place = PLACE[space(table.rules, "receiver 2")]
    before, after = foreseen(table, place, sale("2★"))
    assert before.purse is not None
    assert after is not None
    assert after.purse is not None
    assert (before.purse.cash, after.purse.cash) == (100, 70)
    assert (before.to_godfather, after.to_godfather) == (1, 4)


@rule("CFT-54", "CFT-58")
def test_the_end_of_a_round_is_foreseen_as_far_as_it_hangs_on_no_card() -> None:
    table = CftTable(
        Player(cash=100),
        Player(cash=80, fakes="2★", owns="printer diner"),
        henchmen=(0, 1),
        first=1,
    )
    _, after = foreseen(table, PLACE[space(table.rules, "market 1")])
    assert after is not None
    assert after.purse is not None
    assert (after.purse.cash, after.henchmen_left) == (80 - 50 + 50, 6)


@rule("CFT-18", "CFT-62", "CFT-E34")
def test_the_officer_and_the_end_name_who_brought_them() -> None:
    table = CftTable(Player(), Player(), officer=11, first=1).place("tax fraud 2")
    assert [event.doer() for event in table.heard(OfficerMoved)] == [1]
    assert [event.doer() for event in table.heard(EndTriggered)] == [1]
    asleep = CftTable(Player(), Player(), officer=11, end_guard="on").skip_round()
    assert [event.doer() for event in asleep.heard(OfficerMoved)] == [None]
    assert [event.doer() for event in asleep.heard(EndTriggered)] == [None]


def test_every_event_names_a_doer_who_sits_at_the_table_or_nobody() -> None:
    nobodys: set[str] = set()
    for seed in range(8):
        state, told = new_game_heard(3, seed)
        state.recorder = told
        play_randomly(state, fast_rng(seed, 1), int(state.rules.longest))
        for each in told:
            assert each.event.doer() in (None, 0, 1, 2)
            if each.event.doer() is None:
                nobodys.add(type(each.event).__name__)
    assert nobodys == {
        "GameStarted",
        "RoundStarted",
        "GodfatherCame",
        "InvestigationRose",
        "StrikeBegan",
        "StrikeEnded",
        "HenchmenReturned",
        "CardTrashed",
        "CardOffered",
        "GameEnded",
    }
