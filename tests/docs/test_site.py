"""The documents are built without a warning, and every link in them leads somewhere."""

import re
import typing
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from backroom.kernel.game import all_games
from backroom.server.wire import lean, protocol
from docs.commands import DOCUMENTS
from docs.site import ROOT, needs_mkdocs, pages

pytestmark = [needs_mkdocs]
ABROAD = re.compile(r"https://(?:game-icons\.net|creativecommons\.org/)")
"""Whom a page may link to: those whose work we use and must name."""


def target(page: Path, address: str) -> tuple[Path, str]:
    """The file that a link of this page leads to, and the place in it."""
    parts = urlsplit(address)
    path = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    return (path / "index.html" if path.is_dir() else path), unquote(parts.fragment)


def test_every_link_leads_to_a_page_and_a_place_in_it(site: Path) -> None:
    broken: list[str] = []
    found = pages(site)
    for path, page in found.items():
        for address in page.links:
            if urlsplit(address).scheme:
                if not ABROAD.match(address):
                    broken.append(f"{path.relative_to(site)}: {address} leads abroad")
                continue
            file, place = target(path, address)
            if not file.is_file() or (place and file in found and place not in found[file].anchors):
                broken.append(f"{path.relative_to(site)}: {address}")
    assert broken == []
    assert sum(len(page.links) for page in found.values()) > 3000, "nothing was looked at"


def test_nothing_is_fetched_from_elsewhere_and_all_of_it_is_there(site: Path) -> None:
    for path, page in pages(site).items():
        for address in page.loaded:
            assert not urlsplit(address).netloc, f"{path}: {address}"
            assert target(path, address)[0].is_file(), f"{path}: {address}"
    for style in site.rglob("*.css"):
        foreign = re.findall(r"(?:url\(|@import )[\"']?(?:https?:)?//[^)\"']*", style.read_text())
        assert foreign == [], style


def test_no_page_has_a_script_or_a_style_that_the_house_would_not_allow(site: Path) -> None:
    assert {path: page.styled for path, page in pages(site).items() if page.styled} == {}


def test_no_two_places_of_a_page_have_one_name(site: Path) -> None:
    assert {path: page.twice for path, page in pages(site).items() if page.twice} == {}


def test_a_list_goes_on_behind_what_stands_below_one_of_its_points() -> None:
    """mkdocs wants four blanks there, and an empty line before the next point. Otherwise, though a
    code host shows it well, the points run into one paragraph."""
    too_few = r"\n\n(?: {1,3}| {5,7})(?=\S)"
    too_close = r"\n\n {4}(?! )[^\n]+(?:\n {4}[^\n]*)*\n(?:[*-]|\d+\.) "
    badly = re.compile(f"{too_few}|{too_close}")
    fences = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
    for document in DOCUMENTS:
        found = badly.search(fences.sub("", document.read_text("utf-8")))
        assert found is None, (document, found)


def test_every_game_has_a_page_with_pictures_and_its_rules_in_every_language(site: Path) -> None:
    for game in all_games().values():
        page = (site / "play" / game.id / "index.html").read_text("utf-8")
        assert page.count("<img ") >= 2, game.id
        assert all(option.rule in page for option in game.options), game.id
        for language in ("en", "nl", "de"):
            rules = site / "play" / "rules" / f"{game.folder}.{language}" / "index.html"
            anchors = pages(site)[rules].anchors
            assert f"{game.prefix.lower()}-1" in anchors


def test_every_message_of_the_socket_has_its_place(site: Path) -> None:
    page = pages(site)[site / "api" / "socket" / "index.html"]
    kinds = (*typing.get_args(protocol.FromPlayer), *typing.get_args(lean.FromServiceLean))
    assert len(kinds) > 25
    assert {kind.__struct_config__.tag for kind in kinds} <= page.anchors


def test_every_document_can_be_found_from_the_first_page(site: Path) -> None:
    found = pages(site)
    waiting, seen = [site / "index.html"], set[Path]()
    while waiting:
        path = waiting.pop()
        if path in found and path not in seen:
            seen.add(path)
            waiting += [target(path, link)[0] for link in found[path].links]
    assert set(found) - seen == set()


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"])
def test_every_link_of_a_document_at_the_top_leads_to_a_file(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for address in re.findall(r"\]\(([^)\s]+)\)", text):
        parts = urlsplit(address)
        assert parts.scheme or not parts.path or (ROOT / parts.path).exists(), address
