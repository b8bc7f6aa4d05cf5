"""The illustrated pages: each picture is a true position that shows what it is there for, and each
has its words in every language."""

import sys
from pathlib import Path

import pytest

from backroom.house_games.guides import Picture, game_of_guide, pictures_of_games
from backroom.house_games.kept import kept_game
from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games, find_game
from backroom.words import LANGUAGES, Speaker
from backroom.words.speaker import bundle

sys.path.append(str(Path(__file__).parents[2] / "tools"))
from guide_pictures import PICTURES

pytestmark = pytest.mark.once
GAMES = pictures_of_games()
PLACES = [(game, picture) for game, pictures in GAMES.items() for picture in pictures]
PARTS = ("end", "know", "wrong")


def test_every_game_has_a_page_with_four_pictures() -> None:
    assert set(GAMES) == set(all_games()) == set(PICTURES)
    for game, pictures in GAMES.items():
        assert [picture.id for picture in pictures] == list(PICTURES[game])
        assert len(pictures) == 4


@pytest.mark.parametrize(("game", "picture"), PLACES, ids=str)
def test_a_picture_shows_what_it_is_there_for(game: str, picture: Picture) -> None:
    kept = game_of_guide(game)
    assert kept.rules == find_game(game).version
    assert 0 < picture.at <= len(kept.moves)
    view = kept.table(picture.at).state.view(picture.eyes)
    assert PICTURES[game][picture.id](view) == picture.about


@pytest.mark.parametrize("game", GAMES)
def test_any_other_place_of_the_game_would_not_do(game: str) -> None:
    """The conditions can fail: before the first move no picture is there."""
    kept = game_of_guide(game)
    shown = [
        name
        for name, wanted in PICTURES[game].items()
        if wanted(kept.table(0).state.view(0)) is not None
    ]
    assert len(shown) < 2, shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_all_its_words(game: str, language: str) -> None:
    speaker, words = Speaker(language), bundle(language)
    names = ["goal", "round", "cards"]
    for picture in GAMES[game]:
        names += [picture.id, f"{picture.id}-text"]
    names += [f"{part}-{number}" for part in PARTS for number in (1, 2)]
    for name in names:
        assert speaker.ui(f"guide-{game}-{name}")
    for part in PARTS:  # they are numbered without a gap, for the page stops at the first
        numbers = [n for n in range(1, 9) if words.has_message(f"guide-{game}-{part}-{n}")]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_game_that_the_house_does_not_keep_is_named() -> None:
    with pytest.raises(BadInput, match="'guide-poker'"):
        kept_game("guide-poker")
