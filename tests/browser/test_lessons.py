"""Each lesson is played to its end by somebody who follows only what it shows."""

from typing import Any

import pytest
from playwright.sync_api import expect

from backroom.lessons.lesson import lesson_games
from browser.conftest import Sit
from browser.lessons import Learner
from browser.people import CAPO, COSA_NOSTRA, FAKES, MAFFIOSI, Screen

GAMES = lesson_games()
FOUR = (CAPO, COSA_NOSTRA, FAKES, MAFFIOSI)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_followed_to_its_end_with_a_mouse(sit: Sit, game: str) -> None:
    learner = sit(kind=Learner)
    learner.learn(game)
    learner.follow_all()
    learner.press_thing("play-easy")
    learner.page.wait_for_url("**/table/*")
    learner.page.wait_for_function("() => !heard.table.id.startsWith('lesson')")
    learner.page.wait_for_function("() => heard.update.result === null")
    assert learner.table["game"] == game


@pytest.mark.parametrize("game", GAMES)
def test_and_with_a_thumb_in_german(sit: Sit, game: str) -> None:
    learner = sit(Screen.PHONE, kind=Learner, language="de")
    learner.learn(game)
    learner.follow_all()


@pytest.mark.parametrize("game", GAMES)
def test_and_with_the_enter_key_in_dutch(sit: Sit, game: str) -> None:
    learner = sit(kind=Learner, language="nl")
    learner.learn(game)
    learner.follow_all(by_keys=True)


def test_all_four_games_can_be_learned_and_the_first_one_played_offers_it(sit: Sit) -> None:
    stranger = sit()
    stranger.play_now("La Cosa Nostra")
    stranger.page.wait_for_url("**/table/*")
    offer = stranger.page.get_by_text(stranger.say("web-learn-offer"))
    expect(offer).to_be_visible()
    stranger.press(stranger.page.get_by_role("link", name=stranger.say("web-learn-go")))
    stranger.page.wait_for_url(f"**/learn/{COSA_NOSTRA}")
    for page in ("/", "/rules"):
        stranger.go(page)
        for game in FOUR:
            expect(stranger.page.locator(f'main a[href="/learn/{game}"]')).to_have_count(1)


def test_a_mistake_is_refused_in_the_words_of_the_game_and_nothing_is_lost(sit: Sit) -> None:
    learner = sit(kind=Learner)
    learner.learn(MAFFIOSI)
    learner.follow_to("victim")
    learner.press_thing("chair-21")
    said = learner.say("maf-refused-out-of-reach", chair=21)
    expect(learner.note.locator(".sentence")).to_have_text(said)
    expect(learner.note.locator(".stamp")).to_have_text(learner.say("learn-stamp-refused"))
    expect(learner.page.locator(".light .vain")).to_have_count(1)
    for name in ("chair-10", "send"):
        learner.press_thing(name)
    learner.at("second")


def test_what_is_legal_but_off_the_way_is_warned_of_then_done_then_taken_back(sit: Sit) -> None:
    learner = sit(kind=Learner)
    learner.learn(MAFFIOSI)
    learner.follow_to("victim")
    learner.press_thing("chair-4")
    learner.press_thing("send")
    expect(learner.note.locator(".sentence")).to_have_text(learner.say_of("but-other-victim"))
    assert learner.update["seq"] == 0
    learner.press_thing("send")
    expect(learner.note.locator(".sentence")).to_have_text(learner.say("learn-detour"))
    learner.page.wait_for_function("() => heard.update.seq === 2")
    learner.press(learner.note.get_by_role("button", name=learner.say("learn-take-back")))
    learner.at("stab")
    assert learner.update["seq"] == 0
    learner.follow(learner.step, by_keys=False)
    learner.follow(learner.step, by_keys=False)
    learner.at("second")


def test_what_was_taken_too_much_is_put_back_first(sit: Sit) -> None:
    learner = sit(kind=Learner)
    learner.learn(CAPO)
    learner.follow_to("lay")
    for name in ("card-3", "card-1", "send"):
        learner.press_thing(name)
    learner.at("but-more")
    learner.wait_for_light("card-3")
    learner.press_thing("card-3")
    learner.wait_for_light("send")
    learner.press_thing("send")
    learner.at("down")


def test_whoever_sends_another_offer_is_warned_and_takes_a_new_sheet(sit: Sit) -> None:
    learner = sit(kind=Learner)
    learner.learn(COSA_NOSTRA)
    learner.follow_to("offer")
    for name in ("gives-cash", "gives-cash", "deal-send"):
        learner.press_thing(name)
    expect(learner.note.locator(".sentence")).to_have_text(learner.say("learn-but"))
    learner.press(learner.note.get_by_role("button", name=learner.say("learn-back")))
    learner.at("ask")
    learner.wait_for_light("seat-2")
    expect(learner.page.locator(".builder")).to_have_count(0)
    assert learner.update["seq"] == 5


def test_whoever_leaves_finds_his_place_again(sit: Sit) -> None:
    learner = sit(kind=Learner)
    learner.learn(MAFFIOSI)
    learner.follow_to("chair")
    learner.page.keyboard.press("Escape")
    learner.page.wait_for_url("**/")
    learner.learn(MAFFIOSI)
    learner.at("second")  # the card was half played: it is taken up again
    seen: dict[str, Any] = learner.update
    assert seen["seq"] == 2
    learner.page.keyboard.press("b")
    learner.at("stab")
    assert learner.update["seq"] == 0
    learner.page.keyboard.press("?")
    learner.at("victim")


def test_a_lesson_leaves_no_trace_in_the_house(sit: Sit) -> None:
    learner = sit(kind=Learner)
    learner.become("Alma")
    # The house is that of other stories too, whose tables may still be watched.
    before = {table["id"] for table in learner.ask("GET", "/api/tables")}
    learner.learn(MAFFIOSI)
    learner.follow_to("second")
    assert learner.ask("GET", "/api/my/tables") == []
    assert {table["id"] for table in learner.ask("GET", "/api/tables")} <= before
