"""LCN-13 to LCN-31, LCN-E68 to LCN-E70 and LCN-E88: everything in its place before round I."""

import pytest

from backroom.games.la_cosa_nostra.actions import KEEP, PASS, Do, LcnDeal
from backroom.games.la_cosa_nostra.events.jobs import (
    Paid,
)
from backroom.games.la_cosa_nostra.events.rounds import (
    GameStarted,
)
from backroom.games.la_cosa_nostra.knowledge.view import FamilyView
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES, INFLUENCE_NAMES
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.errors import BadInput
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import Windows
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook
from builders.la_cosa_nostra import (
    LCN,
    LcnTable,
    man,
    new_game,
    rules_of,
)
from builders.rule_marks import rule

COMPANIES = {"garage", "building_firm", "waste_company", "night_club", "casino"}
COPIES = dict(zip(BUSINESS_NAMES, (5, 5, 5, 3, 3, 3, 2, 2, 2, 2, 2), strict=True))
FIRST = {
    "yellow": "loan_shark cop waste_company",
    "green": "drug_dealer lawyer building_firm",
    "red": "pimp politician garage",
    "purple": "pimp night_club",
    "blue": "lawyer casino",
}


def dealt(players: int, seeds: int, **options: str) -> list[LcnState]:
    """So many games, just dealt."""
    rules = LCN.rules(players, options)
    states = [LCN.deal(rules, fast_rng(seed), Windows.ALL, None) for seed in range(seeds)]
    return [state for state in states if isinstance(state, LcnState)]


def keep_jobs(state: LcnState) -> LcnState:
    """Nobody refuses the jobs: planning begins."""
    for seat in range(state.seats):
        assert state.attempt(seat, KEEP) is None
    return state


def families(state: LcnState) -> tuple[FamilyView, ...]:
    """What everybody can see of the players."""
    return state.view(SPECTATOR).families


def kinds(family: FamilyView) -> str:
    return " ".join(BUSINESS_NAMES[each.kind] for each in family.businesses)


def market(state: LcnState) -> list[str]:
    cards = state.view(SPECTATOR).market
    assert None not in cards
    return [BUSINESS_NAMES[state.rules.business_kind[card]] for card in cards if card is not None]


def unowned(state: LcnState) -> dict[str, int]:
    """How many of each kind are in the stack or in the market."""
    found = dict(zip(BUSINESS_NAMES, state.view(SPECTATOR).stack_kinds, strict=True))
    for name in market(state):
        found[name] += 1
    return found


# Stacks, bank and influence cards


@rule("LCN-13")
@pytest.mark.parametrize(("players", "left"), [(3, 8), (4, 4), (5, 0)])
def test_every_round_has_its_own_stack_of_jobs(players: int, left: int) -> None:
    state, _ = new_game(players)
    assert state.view(SPECTATOR).job_decks == (left, 20, 25, 25)
    jobs = rules_of(players).board.job
    sizes = [sum(each.copies for each in jobs if each.round == n) for n in (1, 2, 3, 4)]
    assert sizes == [20, 20, 25, 25]


@rule("LCN-13")
def test_the_stacks_of_jobs_are_shuffled_and_lie_with_the_backs_up() -> None:
    hands = {state.view(0).hand for state in dealt(3, 20, families="fixed")}
    assert len(hands) > 15
    state, _ = new_game(3)
    hidden = state.hidden(0)
    for n, size in enumerate((8, 20, 25, 25)):
        assert len([place for place, _ in hidden if place == f"deck {n}"]) == size


@rule("LCN-14")
def test_the_bank_never_runs_dry() -> None:
    table = LcnTable().task("yellow-2", "gas_station_robbery")
    for colour in ("yellow", "green", "red"):
        table.give(colour, cash=900_000)
    table.dice(2, 2).execute("yellow-2")
    assert table.heard(Paid) == [Paid(0, 2000)]


@rule("LCN-14")
def test_every_amount_is_a_multiple_of_1000() -> None:
    board = rules_of(3).board
    amounts = [each.price for each in board.gangster]
    amounts += [amount for each in board.business for amount in (each.price, each.income)]
    amounts += [amount for each in board.job for amount in (each.two, each.one)]
    assert {amount % 1000 for amount in amounts} == {0}
    table = LcnTable(planning=True).give("yellow", cash=2000)
    refusal = table.refused(LcnDeal(Offer(1, Side(cash=1500), Side())), "yellow")
    assert (refusal.rule, refusal.reason) == ("LCN-E81", "odd_money")


@rule("LCN-15")
def test_the_three_monopoly_cards_lie_there_until_somebody_earns_them() -> None:
    for state in dealt(5, 10):
        assert state.view(SPECTATOR).monopolies == (None, None, None)
    table = LcnTable().give("red", businesses="drug_dealer*2")
    assert table.state.view(SPECTATOR).monopolies == (None, 2, None)


@rule("LCN-16")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_begin_with_a_snitch_a_schemer_and_a_henchman_and_everybody_knows_it(
    players: int,
) -> None:
    state, _ = new_game(players, politician_first="off")
    keep_jobs(state)
    for seat in range(players):
        held = state.view(seat).influence
        assert held is not None
        assert sorted(INFLUENCE_NAMES[card] for card in held) == ["henchman", "schemer", "snitch"]
        assert families(state)[seat].surely == held


@rule("LCN-16")
def test_the_first_influence_cards_are_handed_out_before_the_first_round_begins() -> None:
    state, _ = new_game(3)
    assert state.view(SPECTATOR).stage == "draw"
    assert [family.influence for family in families(state)] == [3, 3, 3]


@rule("LCN-17", "LCN-E68")
@pytest.mark.parametrize(
    ("deck", "players", "left"),
    [("cards_33", 3, 24), ("cards_33", 4, 21), ("cards_33", 5, 18), ("cards_35", 5, 20)],
)
def test_the_other_influence_cards_are_a_stack_that_lies_face_down(
    deck: str, players: int, left: int
) -> None:
    state, _ = new_game(players, politician_first="off", influence_deck=deck)
    keep_jobs(state)
    assert state.view(SPECTATOR).influence_pile == left
    unseen = [thing for place, thing in state.hidden(0) if place == "influence pile"]
    assert len(unseen) == left


@rule("LCN-17")
def test_the_influence_stack_is_shuffled() -> None:
    drawn = set()  # the card that red's Politician brings
    for seed in range(25):
        state, _ = new_game(3, seed)
        held = keep_jobs(state).view(2).influence
        assert held is not None
        drawn.add(held)
    assert len(drawn) > 3


# Families


@rule("LCN-18", "LCN-E69")
def test_everybody_gets_a_boss_and_the_six_gangsters_of_his_colour() -> None:
    for state in dealt(5, 10):
        seen = families(state)
        assert sorted(family.family for family in seen) == [0, 1, 2, 3, 4]
        for family in seen:
            six = [each.man for each in family.men] + list(family.recruits)
            assert six == list(range(6 * family.family, 6 * family.family + 6))
    bosses = [each.boss for each in rules_of(3).board.family]
    assert bosses == [
        "Silvio Blundetto",
        "Frank DiMaggio",
        "Carlo Calmuti",
        "Maria LaServa",
        "John Caruso",
    ]


@rule("LCN-19")
def test_three_start_gangsters_are_laid_out_and_three_wait_under_the_boss() -> None:
    state, _ = new_game(5)
    gangsters = state.rules.board.gangster
    for family in families(state):
        laid_out = [(each.strength, gangsters[each.man].price) for each in family.men]
        assert laid_out == [(1, 0), (2, 0), (3, 0)]
        waiting = [(gangsters[each].strength, gangsters[each].price) for each in family.recruits]
        assert waiting == [(2, 10000), (3, 15000), (4, 20000)]


@rule("LCN-20", "LCN-E69")
def test_every_family_owns_its_businesses_from_the_start() -> None:
    state, _ = new_game(5)
    assert [kinds(family) for family in families(state)] == list(FIRST.values())
    assert [family.income for family in families(state)] == [7000, 7000, 7000, 8000, 8000]
    for shuffled in dealt(4, 10):
        for family in families(shuffled):
            assert kinds(family) == list(FIRST.values())[family.family]


@rule("LCN-22", "LCN-23", "LCN-24")
@pytest.mark.parametrize("players", [3, 5])
def test_the_first_market_has_four_kinds_and_at_most_one_company(players: int) -> None:
    companies = set()
    for state in dealt(players, 60):
        open_cards = market(state)
        assert len(open_cards) == 4
        assert len(set(open_cards)) == 4
        companies.add(len(COMPANIES.intersection(open_cards)))
    assert companies == {0, 1}


@rule("LCN-21", "LCN-24")
def test_what_does_not_fit_is_back_somewhere_in_the_stack() -> None:
    for state in dealt(5, 30, families="fixed"):
        assert state.view(SPECTATOR).stack == 34 - 13 - 4
        # One block: of no card in the stack anybody knows where it is.
        assert len(state.town.stack) == 1
        total = unowned(state)
        for names in FIRST.values():
            for name in names.split():
                total[name] += 1
        assert total == COPIES


@rule("LCN-21")
def test_the_business_stack_is_shuffled() -> None:
    assert len({tuple(market(state)) for state in dealt(3, 20, families="fixed")}) > 15


@rule("LCN-25", "LCN-30")
def test_everybody_sees_what_lies_in_front_of_whom() -> None:
    table = LcnTable().give("green", cash=7000, businesses="cop", jobs="theft:4 arson")
    table.state.laundered[1] = 3
    for viewer in (SPECTATOR, 0, 1, 2):
        family = table.state.view(viewer).families[1]
        assert kinds(family) == "cop"
        assert [each.man for each in family.men] == [man(f"green-{n}") for n in (1, 2, 3)]
        assert family.recruits == tuple(man(f"green-r{n}") for n in (2, 3, 4))
        assert (family.family, family.cash, family.laundered) == (1, 7000, 3000)
        assert sum(family.jobs) == 2


@rule("LCN-26", "LCN-30")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_2000_for_all_to_see(players: int) -> None:
    state, _ = new_game(players)
    for viewer in (SPECTATOR, *range(players)):
        assert [family.cash for family in state.view(viewer).families] == [2000] * players


@rule("LCN-27")
def test_everybody_has_five_deal_markers() -> None:
    state, _ = new_game(4)
    assert [family.markers for family in families(state)] == [5, 5, 5, 5]
    table = LcnTable().give("green", businesses="cop").marker("yellow", "green", "cop")
    assert [family.markers for family in families(table.state)] == [4, 5, 5]


@rule("LCN-28", "LCN-E70")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_chance_names_the_first_start_player(players: int) -> None:
    states = dealt(players, 60)
    starts = [int(state.start) for state in states]
    assert set(starts) == set(range(players))
    assert min(starts.count(each) for each in range(players)) >= 4
    assert keep_jobs(states[0]).to_act() == (starts[0],)


@rule("LCN-28")
def test_everybody_is_told_who_has_the_start_player_marker() -> None:
    for seed in range(5):
        state, told = new_game(3, seed)
        [first] = [each.event for each in told if isinstance(each.event, GameStarted)]
        assert first == GameStarted(state.start, (0, 1, 2))
        assert state.view(SPECTATOR).start == state.start


@rule("LCN-29", "LCN-E69")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_fixed_families_are_yellow_green_red_purple_and_blue_in_this_order(players: int) -> None:
    colours = [each.colour for each in rules_of(3).board.family]
    for state in dealt(players, 5, families="fixed"):
        found = [colours[family.family] for family in families(state)]
        assert found == ["yellow", "green", "red", "purple", "blue"][:players]


@rule("LCN-E69")
def test_by_default_the_families_are_drawn_by_lot() -> None:
    assert LCN.rules(3).options["families"] == "random"
    drawn = [tuple(family.family for family in families(state)) for state in dealt(3, 60)]
    assert all(len(set(each)) == 3 for each in drawn)
    for seat in range(3):
        assert {each[seat] for each in drawn} == {0, 1, 2, 3, 4}


def choosing(players: int, option: str) -> LcnState:
    """Nobody has a family yet."""
    state, _ = new_game(players, 2, families=option)
    return state


@rule("LCN-E93", "LCN-18")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_families_are_chosen_in_turn_order_and_bring_what_belongs_to_them(players: int) -> None:
    state = choosing(players, "choose")
    start = state.view(SPECTATOR).start
    assert [family.family for family in families(state)] == [-1] * players
    for place, family in enumerate([4, 3, 2, 1, 0][:players]):
        seat = (start + place) % players
        assert state.to_act() == (seat,)
        assert state.legal(seat) == tuple(Do.FAMILY[each] for each in range(5 - place))
        assert state.attempt(seat, Do.FAMILY[family]) is None
        mine = families(state)[seat]
        assert kinds(mine) == list(FIRST.values())[family]
        assert [each.man for each in mine.men] == [6 * family, 6 * family + 1, 6 * family + 2]
    assert (state.view(0).stage, state.view(0).round) == ("draw", 1)
    assert len(set(market(state))) == 4
    laid_out = sum(len(family.businesses) for family in families(state))
    assert state.view(SPECTATOR).stack == 30 - laid_out


@rule("LCN-E93")
def test_a_family_that_is_taken_cannot_be_chosen() -> None:
    state = choosing(3, "choose")
    state.apply(state.to_act()[0], Do.FAMILY[3])
    refusal = state.refuse(state.to_act()[0], Do.FAMILY[3])
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("LCN-E93", "family_taken")


@rule("LCN-E93", "LCN-29")
@pytest.mark.parametrize(("players", "free"), [(3, 0), (4, 1), (5, 2)])
def test_in_a_first_game_yellow_green_and_red_are_among_the_families(
    players: int, free: int
) -> None:
    state = choosing(players, "first_game")
    for place in range(players):
        seat = state.to_act()[0]
        refusal = state.refuse(seat, Do.FAMILY[4 - place])
        if place < free:
            assert refusal is None
        elif place == free:
            assert refusal is None or (refusal.rule, refusal.reason) == ("LCN-29", "first_families")
        state.apply(seat, state.legal(seat)[-1])
    assert {0, 1, 2} <= {family.family for family in families(state)}


@rule("LCN-E93", "LCN-E87")
def test_a_family_that_nobody_chooses_is_chosen_by_lot() -> None:
    state = choosing(5, "choose")
    seat = state.to_act()[0]
    drawn = {state.neutral(seat, fast_rng(each)) for each in range(60)}
    assert drawn == {Do.FAMILY[each] for each in range(5)}


@rule("LCN-31")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_job_explains_itself(language: str) -> None:
    table = LcnTable(planning=True)
    speaker = Speaker(language, LCN.teller(table.rules))
    table.give("yellow", jobs="assassination robbery persuasion@4 horse_racing")
    lines = [speaker.say(each) for each in LCN.teller(table.rules).position(table.state.view(0))]
    for title in ("assassination", "robbery", "persuasion", "horse_racing"):
        name = speaker.ui(f"lcn-job-{title.replace('_', '-')}")
        [line] = [each for each in lines if f"{name}:" in each]
        assert len(line) > len(name) + 20


@rule("LCN-31")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_can_be_opened_at_the_rule_of_every_question(language: str) -> None:
    table = LcnTable(planning=True).give("yellow", jobs="theft:4")
    rules = LCN.teller(table.rules).asked_by(table.state.view(0))
    assert "LCN-38" in rules
    assert all(rulebook(LCN, language).rules[each] for each in rules)


# Fewer than five


@rule("LCN-E68")
def test_the_businesses_of_missing_families_are_in_the_stack() -> None:
    three, _ = new_game(3)
    assert list(unowned(three).values()) == [4, 4, 4, 2, 2, 2, 1, 1, 1, 2, 2]
    assert three.view(SPECTATOR).stack == 21
    five, _ = new_game(5)
    assert list(unowned(five).values()) == [3, 4, 4, 1, 2, 2, 1, 1, 1, 1, 1]
    assert five.view(SPECTATOR).stack == 17


@rule("LCN-E68")
def test_the_first_influence_cards_of_missing_families_are_in_the_stack() -> None:
    state, _ = new_game(3, politician_first="off")
    left = [int(card) for place, card in keep_jobs(state).hidden(0) if place == "influence pile"]
    found = {name: left.count(card) for card, name in enumerate(INFLUENCE_NAMES)}
    assert found == {
        "snitch": 5,
        "spy": 4,
        "emergency_doc": 2,
        "henchman": 2,
        "saboteur": 2,
        "machine_pistol": 4,
        "distraction": 3,
        "schemer": 2,
    }


@rule("LCN-E88")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_fewer_than_three_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(BadInput, match=f"3 to 5 players, not {players} \\(LCN-E88\\)"):
        LCN.rules(players)


@rule("LCN-E88")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_four_or_five_can_play_and_nobody_else_has_a_seat(players: int) -> None:
    state, _ = new_game(players)
    assert len(families(state)) == players
    for seat in (players, -1):
        refusal = state.refuse(seat, PASS)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("LCN-E88", "no_seat")
