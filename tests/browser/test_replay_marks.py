"""A replay is looked through by what is marked on its line of time."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from backroom.house_games.puzzle import all_puzzles
from backroom.server.history.archive import frames_of
from browser.checks import foreign, grave
from browser.conftest import Sit
from browser.people import Screen
from browser.walks import arrive

CAPO = next(puzzle for puzzle in all_puzzles() if puzzle.kept.game == "capo-della-mafia")


@pytest.mark.parametrize(("screen", "language"), [(Screen.DESK, "en"), (Screen.PHONE, "de")])
def test_marks_lead_to_their_moments_and_chips_choose_them(
    sit: Sit, screen: Screen, language: str
) -> None:
    marks = [mark for mark in frames_of(CAPO.kept).story(None).marks if mark.kind == "caught"]
    player = sit(screen, language=language)
    arrive(player, f"/replay/{CAPO.table}?at={CAPO.at}&eyes=1")
    page = player.page
    if screen is Screen.PHONE:
        player.press(player.button("web-replay-truth"))
        expect(page.locator("section.side")).to_have_count(1)
    # The truth is drawn: each holds his own under his name, and what was laid lies open.
    expect(page.locator("section.side").last.locator("li h3").first).to_contain_text(
        CAPO.kept.names[0]
    )
    expect(page.locator("section.side").last.locator(".cards .card.back")).to_have_count(0)
    chips = page.get_by_role("group", name=player.say("web-replay-marks"), exact=True)
    caught = player.say("web-replay-mark", kind="caught")
    player.press(chips.get_by_role("button", name=f"{caught}: {len(marks)}", exact=True))
    expect(page.locator(".line button")).to_have_count(len(marks))
    seqs = {mark.seq for mark in marks}
    told = page.locator(".tale li")
    assert {int(each.get_attribute("data-seq") or -1) for each in told.all()} == seqs
    slider = page.get_by_role("slider")
    page.locator(".line button").last.dispatch_event("click")
    expect(slider).to_have_value(str(marks[-1].seq))
    assert not foreign(player, "replay")
    assert not grave(player, "replay")


def test_keys_lead_to_chapters_and_turns_and_time_runs_faster(sit: Sit) -> None:
    rounds = frames_of(CAPO.kept).story(None).rounds
    player = sit()
    arrive(player, f"/replay/{CAPO.table}?eyes=1")
    slider = player.page.get_by_role("slider")
    player.page.keyboard.press("3")
    expect(slider).to_have_value(str(rounds.index(3)))
    player.page.keyboard.press("Shift+ArrowRight")
    expect(slider).not_to_have_value(str(rounds.index(3)))
    player.page.get_by_label(player.say("web-replay-speed")).select_option("4")
    player.page.keyboard.press("1")
    player.press(player.button("web-replay-play"))
    player.page.wait_for_function("() => document.querySelector('input[type=range]').value > 2")


def test_a_game_is_brought_in_a_file_and_replayed(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "evening.backroom"
    file.write_text(CAPO.kept.table().log(), "utf-8")
    player = sit()
    arrive(player, "/games")
    player.page.locator("input[type=file]").set_input_files(file)
    player.page.wait_for_url("**/replay/*")
    expect(player.page.get_by_role("slider")).to_be_visible()
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name=player.say("web-download-log")).press("Enter")
    assert Path(download.value.path()).read_text("utf-8").startswith('{"entry":"opening"')
