"""The language is changed at the table. (That each language is complete: test_for_everybody.py.)"""

from playwright.sync_api import expect

from backroom.words import LANGUAGES
from browser.checks import foreign
from browser.conftest import Sit
from browser.people import CAPO

FOREIGN = [language for language in LANGUAGES if language != "en"]


def test_the_language_is_changed_in_the_middle_of_a_choice_and_stays(sit: Sit) -> None:
    player = sit()
    player.begin(CAPO, 3)
    player.asked()
    cards = player.page.get_by_role("toolbar", name=player.say("web-cap-hand"))
    player.press(cards.locator("[aria-pressed=false]").first)
    english = player.question
    seen = {english}
    for language in (*FOREIGN, FOREIGN[0]):
        switch = player.page.get_by_label(player.say("web-language"))
        # A choice that overtakes another on the line is another story.
        with player.page.expect_response("**/api/me"):
            switch.select_option(language)
        player.speak(language)
        player.button("web-cap-lay", count=1).wait_for()
        expect(player.page.get_by_role("toolbar").locator("[aria-pressed=true]")).to_have_count(1)
        assert not foreign(player, language)
        seen.add(player.question)
    assert len(seen) == len(LANGUAGES), seen

    chosen = player.question
    player.page.reload()
    player.asked()
    assert player.question == chosen
    assert not foreign(player, "after the reload")
    picked = player.page.get_by_role("toolbar").locator("[aria-pressed=true]")
    expect(picked).to_have_count(1)
    player.press(picked)  # else whoever answers would pick it a second time
    expect(picked).to_have_count(0)
    player.play_out(most=2)
    assert player.ask("GET", "/api/me")["language"] == FOREIGN[0]
