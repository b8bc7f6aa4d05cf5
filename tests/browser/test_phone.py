"""The shell of a phone: the hand is in reach and nothing lies over it, tabs tell what is new, and a
whisper is heard wherever one looks."""

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Sit
from browser.people import CAPO, COSA_NOSTRA, FAKES, MAFFIOSI, Player, Screen, begin_with_a_bot
from builders.running_house import House

SIZES = {"small": (360, 640), "usual": (390, 844), "sideways": (844, 390)}
LONGEST = 40
"""So many letters a question has at most."""

COVERED = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && left + width <= innerWidth + 1
    && top + height <= innerHeight + 1;
  const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.9], [0.1, 0.9], [0.9, 0.1]];
  const hit = points.filter(([x, y]) => {
    const found = document.elementFromPoint(left + width * x, top + height * y);
    return thing.contains(found) || found?.contains(thing);
  });
  return inside && hit.length === points.length ? "" :
    `${thing.className} at ${[left, top, width, height].map(Math.round)}, ${hit.length} corners`;
}"""


STANDING_APART = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect().toJSON();
  const [board, sheet, tabs] = ["section.board", "section.decision", "[role=tablist]"].map(box);
  const beside = board.bottom <= sheet.top + 1 || board.right <= sheet.left + 1;
  return { apart: beside && sheet.bottom <= tabs.top + 1, board, sheet, tabs };
}"""
"""Board, sheet and tabs in one breath: what is asked may change between two."""


def covered(thing: Locator) -> str:
    """What is wrong with where this stands; nothing if a thumb reaches all of it."""
    found: str = thing.evaluate(COVERED)
    return found


def hold(player: Player, size: str) -> None:
    width, height = SIZES[size]
    player.page.set_viewport_size({"width": width, "height": height})


def hand_of(player: Player) -> Locator:
    return player.page.get_by_role("toolbar", name=player.say("web-cap-hand")).locator("button")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_hand_of_capo_is_in_reach_and_never_covered(sit: Sit, language: str, size: str) -> None:
    player = sit(Screen.PHONE, language=language)
    hold(player, size)
    player.by_list = 0
    player.begin(CAPO, 5, {"giulia": "ask"})
    wrong: list[str] = []
    for _ in range(6):
        update = player.asked()
        name = update["question"]["text"]["name"]
        assert len(player.question) <= LONGEST, player.question
        hand = hand_of(player)
        expect(hand.first).to_be_visible()
        buttons = player.region("web-decision").locator(".cap-answer button")
        assert 1 <= buttons.count() <= 2
        for thing in [*hand.all(), *buttons.all()]:
            if trouble := covered(thing):
                wrong.append(f"{name}: {trouble}")
        for button in buttons.all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44, name
        player.answer(update)
    assert not wrong


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [FAKES, MAFFIOSI, COSA_NOSTRA])
def test_at_every_table_the_sheet_covers_nothing_of_the_board(
    sit: Sit, game: str, size: str
) -> None:
    player = sit(Screen.PHONE)
    hold(player, size)
    player.begin(game, 3)
    player.asked()
    standing = player.page.evaluate(STANDING_APART)
    assert standing["apart"], standing
    assert standing["board"]["height"] >= 100, "there is a table to be seen"
    if game == COSA_NOSTRA:
        assert not covered(player.board.locator(".hand .job").first), "the hand is in reach"


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_of_maffiosi_is_in_reach_and_never_covered(sit: Sit, size: str) -> None:
    player = sit(Screen.PHONE)
    hold(player, size)
    player.begin(MAFFIOSI, 4)
    player.asked()
    hand = player.board.locator(".hand .card")
    expect(hand.first).to_be_visible()
    wrong = [trouble for card in hand.all() if (trouble := covered(card))]
    assert not wrong


def test_on_another_tab_the_question_stays_and_leads_back(sit: Sit) -> None:
    player = sit(Screen.PHONE)
    player.begin(CAPO, 4)
    player.asked()
    player.press(player.page.get_by_role("tab", name=player.say("web-tab-rules")))
    expect(player.page.locator(".asked strong")).to_have_text(player.say("cap-ask-lay-brief"))
    player.press(player.button("web-to-the-table"))
    expect(hand_of(player).first).to_be_visible()


def test_a_whisper_is_a_toast_over_the_top_bar_and_is_answered(sit: Sit, house: House) -> None:
    alma, bruno = sit(Screen.PHONE), sit()
    begin_with_a_bot(alma, bruno, CAPO, talk="all")
    bruno.press(bruno.page.get_by_role("tab", name=bruno.say("web-tab-talk")))
    bruno.page.get_by_label(bruno.say("web-say-to")).select_option("0")
    bruno.page.get_by_label(bruno.say("web-say"), exact=True).fill("Point at the bot.")
    bruno.page.keyboard.press("Enter")
    toast = alma.page.locator(".toast")
    expect(toast).to_contain_text("Point at the bot.")
    expect(toast).to_contain_text(alma.say("web-toast-whispers", who="Bruno"))
    assert [covered(card) for card in hand_of(alma).all()] == [""] * hand_of(alma).count()
    expect(alma.page.get_by_role("tab", name=alma.say("web-tab-talk"))).to_contain_text("1")
    alma.press(alma.button("web-toast-answer"))
    expect(alma.page.get_by_label(alma.say("web-say-to"))).to_have_value("1")
    expect(toast).to_be_hidden()


def test_who_is_asked_to_end_a_game_sees_it_on_a_tab_and_his_answer_ends_it(sit: Sit) -> None:
    alma, bruno = sit(), sit(Screen.PHONE)
    for player, name in ((alma, "Alma"), (bruno, "Bruno")):
        player.become(name)
    table = alma.post("/api/tables", {"game": FAKES, "seats": 2})
    chairs = f"/api/tables/{table['id']}/seats"
    alma.post(chairs, {"seat": 0})
    bruno.post(f"{chairs}?link={table['links']['play']}", {"seat": 1})
    alma.post(f"/api/tables/{table['id']}/start", {})
    for player in (alma, bruno):
        player.go(f"/table/{table['id']}")
        player.region("web-decision").wait_for()
    more = bruno.page.get_by_role("tab", name=bruno.say("web-tab-more"))
    expect(more).not_to_contain_text(bruno.say("web-tab-news"))
    alma.press(alma.page.get_by_role("tab", name=alma.say("web-tab-table")))
    alma.page.get_by_text(alma.say("web-end-vote"), exact=True).click()
    alma.press(alma.button("web-end-vote-wish"))
    expect(more).to_contain_text(bruno.say("web-tab-news"))
    own = alma.page.get_by_role("tab", name=alma.say("web-tab-table"))
    expect(own).not_to_contain_text(alma.say("web-tab-news"))
    bruno.press(more)
    bruno.press(bruno.button("web-end-vote-wish"))
    for player in (alma, bruno):
        expect(player.page.get_by_text(player.say("service-ended"))).to_be_visible()
