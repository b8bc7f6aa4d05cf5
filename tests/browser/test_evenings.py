"""Looking back in the browser: the figures that the command prints, and the card to hand on."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from typer.testing import CliRunner

from backroom import cli
from backroom.analysis.figures import analyse
from backroom.server.operations.evening_worker import worded_figures
from browser.checks import foreign, grave
from browser.conftest import Sit
from browser.people import CAPO, COSA_NOSTRA, FAKES, MAFFIOSI, Player, Screen
from browser.walks import arrive
from builders.evenings import SEATS, played_by_bots
from builders.running_house import House, Json

BUDGET = 0.02
"""A dozen looks: the figures need not be good here, only the same."""
NAMES = ("Alma", "Bruna <b>Bold</b>", "Carlo", "Dora")
COLOURS = """async image => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const dots = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  return [canvas.width, canvas.height, new Set(dots).size];
}"""
"""How large a picture is, and how many colours it has."""
LINES = re.compile(r"\((?P<unsure>[+−]\d+ ± \d+)\)|(?P<sure>[+−]\d+ ± \d+)")
MANY = 400
"""So many colours has no blank card, and none whose letters or figures did not come."""


def brought(house: House, player: Player, game: str) -> Json:
    """A finished evening of somebody's, looked back on already."""
    player.become("Alma")
    table = played_by_bots(game, names=NAMES[: SEATS[game]])
    shown: Json = player.ask("POST", "/api/logs", {"text": table.log()})
    figures = worded_figures(table.game.teller(table.rules), analyse(table, BUDGET))
    application: Any = house.server.config.app
    kept = application.state.looking_back.keep(shown["id"], figures)
    asyncio.run_coroutine_threadsafe(kept, house.loop).result(60)
    return shown


def sitting(seat: int) -> Callable[[Route], None]:
    """As if whoever looks had sat there."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json={**found.json(), "seat": seat})

    return answer


@pytest.mark.parametrize("game", [CAPO, FAKES, MAFFIOSI, COSA_NOSTRA])
def test_the_browser_shows_the_figures_that_the_command_prints(
    sit: Sit, house: House, tmp_path: Path, game: str
) -> None:
    player = sit()
    table = brought(house, player, game)
    file = tmp_path / "evening.backroom"
    file.write_text(player.ask_text(f"/api/tables/{table['id']}/log"), "utf-8")
    words = ["analyse", str(file), "--budget", str(BUDGET)]
    printed = CliRunner(env={"COLUMNS": "240"}).invoke(cli.app, words).output
    arrive(player, f"/replay/{table['id']}?figures")
    page = player.page
    rows = page.locator(".sums tbody tr")
    expect(rows).to_have_count(SEATS[game])
    for name, row in zip(NAMES, rows.all(), strict=False):
        line = next(each for each in printed.splitlines() if name in each and "±" in each)
        assert shown_in(row) == [each.group() for each in LINES.finditer(line)]
    points = page.locator(".cards .change")
    moments = [line for line in printed.splitlines() if re.search(r"± \d+ points", line)]
    assert [each.inner_text() for each in points.all()] == [
        line[re.search(r"[+−]\d+ ± \d+ points", line).span()[0] :].split(" (")[0]  # type: ignore[union-attr]
        for line in moments
    ]
    assert page.locator(".told .sentence").inner_text() in printed.replace("\n", " ")


def shown_in(row: Locator) -> list[str]:
    """Luck, decisions, the others; what is pale stands in brackets at the command line."""
    found = []
    for cell in row.locator(".cell").all():
        figure = " ".join(cell.locator(".figure").inner_text().split())
        found.append(f"({figure})" if cell.locator(".bar.pale").count() else figure)
    return found


@pytest.mark.parametrize(
    ("game", "screen", "language"),
    [
        (MAFFIOSI, Screen.DESK, "en"),
        (CAPO, Screen.PHONE, "nl"),
        (FAKES, Screen.DESK, "de"),
        (COSA_NOSTRA, Screen.PHONE, "en"),
    ],
)
def test_an_evening_is_handed_on_as_a_picture_with_a_link_to_its_moment(
    sit: Sit, house: House, game: str, screen: Screen, language: str
) -> None:
    player = sit(screen, language=language)
    table = brought(house, player, game)
    player.page.route(re.compile(r"/api/tables/[^/?]+$"), sitting(0))
    arrive(player, f"/replay/{table['id']}?figures")
    player.press(player.button("web-share"))
    sheet = player.page.get_by_role("dialog")
    picture = sheet.get_by_role("img").first
    expect(picture).to_have_attribute("src", re.compile("^data:image/png"))
    wide, high, colours = picture.evaluate(COLOURS)
    assert (wide, high) == (1200, 630)
    assert colours > MANY
    card = sheet.locator(".original")
    expect(card).to_contain_text("Alma")
    expect(card).not_to_contain_text("Bruna")
    expect(card.locator("[data-picture]")).to_have_count(1)
    assert not foreign(player, "card")
    assert not grave(player, "card")
    # Whoever says that all agree has their names on it: as they are written, and as nothing else.
    before = picture.get_attribute("src")
    sheet.get_by_role("checkbox").check()
    expect(card).to_contain_text(NAMES[1])
    expect(card.get_by_text("Bold", exact=True)).to_have_count(0)
    expect(picture).not_to_have_attribute("src", before or "")
    with player.page.expect_download() as download:
        player.press(sheet.get_by_role("link", name=player.say("web-share-save"), exact=True))
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_the_link_of_a_card_asks_the_question_and_opens_to_strangers(
    sit: Sit, house: House
) -> None:
    player, stranger = sit(), sit()
    table = brought(house, player, MAFFIOSI)
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    arrive(player, f"/replay/{table['id']}?figures")
    player.press(player.button("web-share"))
    sheet = player.page.get_by_role("dialog")
    sheet.get_by_label(player.say("figures-mistake")).check()
    player.press(player.button("web-replay-copy", inside=sheet))
    expect(player.button("web-replay-copied", inside=sheet)).to_be_visible()
    link = player.page.evaluate("navigator.clipboard.readText()")
    figures = player.ask("GET", f"/api/tables/{table['id']}/figures")["figures"]
    mistake = next(each for each in figures["cards"] if each["kind"] == "mistake")
    arrive(stranger, link)
    expect(stranger.page.get_by_role("slider")).to_have_value(str(mistake["seq"] - 1))
