"""The list of games, and what the house asks of each."""

from typing import get_args

import pytest

from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, all_games, find_game

GAMES = list(all_games().values())


@pytest.mark.parametrize("name", ["capo-della-mafia", "capo_della_mafia", "Capo-Della-Mafia"])
def test_a_game_is_found_by_its_id_or_its_folder(name: str) -> None:
    assert find_game(name).title == "Capo della Mafia"


@pytest.mark.parametrize("name", ["", "capo", "poker", "../capo_della_mafia", "{}"])
def test_an_unknown_game_is_refused_and_the_games_are_named(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        find_game(name)
    assert f"there is no game {name!r}; the games are" in str(refused.value)
    assert all(game.id in str(refused.value) for game in GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_listed_under_its_own_id(game: Game) -> None:
    assert all_games()[game.id] is game is find_game(game.id) is find_game(game.folder)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_number_of_an_action_is_its_place_in_the_list(game: Game) -> None:
    assert [game.action(number) for number in range(len(game.actions))] == list(game.actions)
    assert [action.index for action in game.actions] == list(range(len(game.actions)))


@pytest.mark.parametrize("beyond", [-1, 0, 1, 2**40, 2**70])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_action_out_of_range_is_refused_and_the_range_is_named(game: Game, beyond: int) -> None:
    number = beyond if beyond < 0 else len(game.actions) + beyond
    with pytest.raises(
        BadInput, match=f"no action {number}; they are 0 to {len(game.actions) - 1}"
    ):
        game.action(number)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_too_few_or_too_many_players_are_refused_and_the_range_is_named(game: Game) -> None:
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 2**70):
        with pytest.raises(BadInput, match=f"{game.seats[0]} to {game.seats[-1]} players"):
            game.rules(seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_keeps_its_seats_and_settled_options(game: Game) -> None:
    rules = game.rules(game.seats[0])
    assert rules.seats == game.seats[0]
    assert rules.options == {option.name: option.default for option in game.options}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_cards_that_come_with_a_game_are_a_file_that_an_owner_may_copy(game: Game) -> None:
    own = game.own_cards()
    copied = CardFile(own.text, "my-cards.toml")
    options = game.rules(game.seats[0], cards=copied).options
    assert game.card_sheets(copied, options) == game.card_sheets(own, options)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_event_names_its_subject_or_says_that_it_is_nobodys_doing(game: Game) -> None:
    """What is neither inherited nor denied would be a subject that nobody thought about."""
    for kind in get_args(game.events):
        fields = kind.__struct_fields__
        assert kind.subject == "" or kind.subject in fields, kind
        assert kind.whom == "" or kind.whom in fields, kind
        assert kind.subject == "" or kind.subject != kind.whom, kind
