"""What is printed on the board: the same that the rules play by."""

import pytest

from backroom.games.counterfeiters import GAME
from backroom.games.counterfeiters.actions import ACTIONS, CftAction, Do
from backroom.games.counterfeiters.printed import CftPrinted, print_matter
from backroom.games.counterfeiters.rules import CftRules
from backroom.kernel.wire import encode
from backroom.words import LANGUAGES, Speaker


def printed(seats: int) -> tuple[CftRules, CftPrinted]:
    rules = GAME.rules(seats)
    assert isinstance(rules, CftRules)
    return rules, print_matter(rules)


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_every_space_of_the_board_is_printed_with_its_price_and_its_cap(seats: int) -> None:
    rules, board = printed(seats)
    assert len(board.spaces) == rules.spaces
    for space, shown in enumerate(board.spaces):
        assert shown.place == rules.places[space].value
        assert shown.cap == rules.caps[space]
        assert (shown.price is None) == (shown.place != "market")
        if shown.price is not None:
            assert shown.price == 10 * rules.prices[space]


def test_the_numbers_of_actions_lead_to_those_actions() -> None:
    _, board = printed(3)
    for space, shown in enumerate(board.spaces):
        place, take = ACTIONS[shown.place_action], ACTIONS[shown.take_action]
        assert isinstance(place, CftAction)
        assert isinstance(take, CftAction)
        assert (place.do, place.value) == (Do.PLACE, space)
        assert (take.do, take.value) == (Do.TAKE, space)
    for notes, index in board.sales.items():
        sale = ACTIONS[index]
        assert isinstance(sale, CftAction)
        assert " ".join(map(str, sale.notes)) == notes

    passing = ACTIONS[board.pass_action]
    assert isinstance(passing, CftAction)
    assert passing.do is Do.PASS


def test_the_godfather_comes_from_time_to_time_and_at_the_end() -> None:
    _, board = printed(4)
    assert [board.track[space] for space in board.visits] == ["godfather", "godfather", "end"]


def test_a_card_says_where_it_is_used() -> None:
    rules, board = printed(4)
    assert len(board.uses) == rules.kinds
    used = dict(zip([kind.name for kind in board.kinds], board.uses, strict=True))
    assert used["cft-card-ink"] == "print"
    assert used["cft-card-private-jet"] == "private_jet"
    assert used["cft-card-lottery-ticket"] is None
    places = {space.place for space in board.spaces}
    assert all(place in places for place in board.uses if place is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_can_be_read(language: str) -> None:
    _, board = printed(4)
    speaker = Speaker(language)
    for message in (*board.kinds, *(space.name for space in board.spaces)):
        assert speaker.say(message)


def test_what_is_printed_goes_over_the_wire() -> None:
    rules, board = printed(2)
    assert b'"track"' in encode(board)
    assert len(board.track) == len(rules.track)


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_the_box_is_printed_cards_by_pile_and_notes_by_value(seats: int) -> None:
    rules, board = printed(seats)
    assert [sum(pile) for pile in board.cards] == [len(pile) for pile in rules.piles]
    assert all(len(pile) == rules.kinds for pile in board.cards)
    assert board.start_cash == (20, 30, 40, 50)[:seats]
    assert (board.fake_piles, board.real_notes) == ((30, 30, 40), (32, 68))
    assert (board.fake_piles_limited, board.real_notes_limited) == (True, False)
    assert board.start == {2: 0, 3: 7, 4: 0}[seats]


def test_the_track_says_what_supermarkets_refuse_on_each_space() -> None:
    _, board = printed(2)
    assert board.refused == (0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3)
