"""The report of a study, looked at on a desk and on a phone, by day and by night."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from backroom.kernel.game import find_game
from backroom.lab.study.comparing import comparisons
from backroom.lab.study.figures import figures_of
from backroom.lab.study.naming import Names
from backroom.lab.study.plan import pieces, rules_on, study_of
from backroom.lab.study.playing import play_piece
from backroom.lab.study.report import report
from browser.people import Screen
from browser.test_pictures import FOLDER, NAMES

SIZES = {Screen.DESK: (1000, 1250), Screen.PHONE: (360, 740)}
GAMES = 600 if "BACKROOM_SHOTS" in os.environ else 6
"""For a picture that is looked at, enough that there is something to see."""
PICTURES = ((Screen.DESK, "light"), (Screen.PHONE, "dark"))
READABLE = 9.0
"""Letters in a plot have so many points at least."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = find_game("la-cosa-nostra")
    other = ("length=three_rounds", {"length": "three_rounds"}, None)
    study = study_of(game, ["normal"] * 4, 1, 1, {}, None, [other])
    rows = [row for piece in pieces(study, 0, GAMES) for row in play_piece(piece)]
    path = tmp_path_factory.mktemp("study") / "report.html"
    names = Names(game, rules_on(study, 0), "en")
    text = report(study, figures_of(study, rows), comparisons(study, rows), GAMES, names)
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SIZES)
def test_a_report_fits_every_screen_by_day_and_by_night(
    browser: Browser, written: Path, screen: Screen, scheme: str
) -> None:
    wide, high = SIZES[screen]
    # Without scripts, for it needs none; what is measured is asked from outside.
    page = browser.new_page(viewport={"width": wide, "height": high}, color_scheme=scheme)  # type: ignore[arg-type]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(written.as_uri())
    assert asked == [written.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth") <= wide
    # How large an SVG's text comes out: its size in the plot, times what the plot is scaled by.
    letters = page.evaluate(
        "[...document.querySelectorAll('.plot')].map(each => "
        "11 * each.getBoundingClientRect().width / each.viewBox.baseVal.width)"
    )
    assert letters
    assert min(letters) >= READABLE
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (int(paper.removeprefix("rgb(").split(",")[0]) < 60) == (scheme == "dark")
    if (screen, scheme) in PICTURES:
        FOLDER.mkdir(parents=True, exist_ok=True)
        page.evaluate("scrollTo(0, document.querySelectorAll('h2')[2].offsetTop - 20)")
        page.screenshot(path=FOLDER / f"lab-report-{NAMES[screen]}.png")
    page.close()
