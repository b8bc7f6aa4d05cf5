"""Nothing on any page or table stands in the way of a screen reader, is too faint to be read, is in
another language than the reader's or is cut off.

A walk through the house is dear, so each of them looks for several things: axe sees every screen,
and every language is read."""

import pytest
from playwright.sync_api import expect

from backroom.words import LANGUAGES
from browser.checks import Check, cut_off, foreign, grave
from browser.conftest import Sit
from browser.people import CAPO, FAKES, MAFFIOSI, Player, Screen
from browser.walks import GAMES, arrive, every_page, moments_of
from builders.running_house import House

FOREIGN = [language for language in LANGUAGES if language != "en"]
ON_A_PHONE = FOREIGN[0]
"""The language of whoever is followed by axe on a phone; the others are read without it."""
JUST_READ = FOREIGN[1:]


def found(player: Player, where: str, checks: tuple[Check, ...]) -> list[str]:
    return [line for check in checks for line in check(player, where)]


@pytest.mark.parametrize(
    ("screen", "language", "checks"),
    [
        (Screen.DESK, "en", (grave, foreign, cut_off)),
        (Screen.PHONE, ON_A_PHONE, (grave, foreign)),
        *[(Screen.DESK, language, (foreign,)) for language in JUST_READ],
    ],
)
def test_every_page_of_the_room_is_for_everybody(
    sit: Sit, screen: Screen, language: str, checks: tuple[Check, ...]
) -> None:
    player = sit(screen, language=language)
    # The rulebooks are long, and one page: axe reads all of them at a desk, one on a phone.
    rulebooks = GAMES if screen is Screen.DESK else GAMES[:1]
    pages = every_page(player, rulebooks)
    lines = [line for where in pages for line in found(player, where, checks)]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize(
    ("game", "screen", "language", "checks"),
    [
        *[(game, Screen.DESK, "en", (grave, foreign)) for game in (CAPO, FAKES)],
        *[(game, Screen.PHONE, ON_A_PHONE, (grave, foreign)) for game in (CAPO, FAKES)],
        *[
            (game, Screen.PHONE, language, (foreign,))
            for game in (CAPO, FAKES)
            for language in JUST_READ
        ],
    ],
)
def test_every_table_is_for_everybody(
    sit: Sit, house: House, game: str, screen: Screen, language: str, checks: tuple[Check, ...]
) -> None:
    player = sit(screen, language=language)
    answers = 12 if language == "en" else 20
    moments = moments_of(player, house, game, 3, answers)
    lines = [line for where in moments for line in found(player, where, checks)]
    assert not lines, "\n".join(lines)


def test_the_end_and_the_replay_of_maffiosi_are_for_everybody(sit: Sit, house: House) -> None:
    """Its moments are walked through in test_maffiosi.py."""
    player = sit(Screen.PHONE, language=ON_A_PHONE)
    moments = moments_of(player, house, MAFFIOSI, 3, answers=2)
    lines = [line for where in moments for line in found(player, where, (grave, foreign))]
    assert not lines, "\n".join(lines)


def test_an_address_that_leads_nowhere_has_a_page_too(sit: Sit) -> None:
    player = sit()
    player.expected.append("404 (Not Found)")
    arrive(player, "/nowhere")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.say("web-error"))
    assert not grave(player, "/nowhere")
    player.press(player.page.get_by_role("link", name=player.say("web-error-home")))
    player.button("web-home-play").first.wait_for()
