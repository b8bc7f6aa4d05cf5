"""The documents of the house: served where they are built, and a sentence where they are not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.server.web import manual
from backroom.server.web.manual import found_in
from backroom.server.web.security_headers import POLICY
from builders.running_house import Client, House, open_house

FILES = {
    "index.html": "<h1>Backroom</h1>",
    "hosting/index.html": "<h1>Hosting</h1>" + "<p>words</p>" * 200,
    "assets/house.css": "h1 { color: red }",
}
SECRET = "seeds.db"
STRANGE = (
    *("../seeds.db", "/../seeds.db", "hosting/../../seeds.db", "//etc/passwd", "/etc/passwd"),
    *("\0", "a" * 5000, "link", "hosting", ".", "..", "hosting/./index.html", "HOSTING/index.html"),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "manual"
    for name, text in FILES.items():
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_text(text, "utf-8")
    (tmp_path / SECRET).write_text("all cards")
    (built / "link").symlink_to(tmp_path / SECRET)
    return built


def test_every_document_is_found_and_nothing_else(folder: Path) -> None:
    for name in FILES:
        assert found_in(folder, f"/{name}") == folder / name
    for name in STRANGE:
        assert found_in(folder, name) is None, name


def test_what_was_built_anew_is_found(folder: Path) -> None:
    assert found_in(folder, "new.html") is None
    (folder / "new.html").write_text("new")
    (folder / "index.html").write_text("<a href='new.html'>", "utf-8")
    assert found_in(folder, "new.html") is not None


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    found: list[Path] = []
    monkeypatch.setattr(manual, "PLACES", found)
    return found


def test_the_documents_are_found_in_a_wheel_first(places: list[Path], folder: Path) -> None:
    assert manual.manual() is None
    places += [folder.parent / "nowhere", folder]
    assert manual.manual() == folder


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("manual")) as house:
        yield house


def test_a_house_serves_its_documents_under_the_strict_policy(
    house: House, places: list[Path], folder: Path
) -> None:
    places.append(folder)
    http = Client(house.port).http
    page = http.get("/docs/hosting/")
    assert (page.status_code, page.text) == (200, FILES["hosting/index.html"])
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-security-policy"] == POLICY
    assert page.headers["content-encoding"] == "gzip"
    again = http.get("/docs/hosting/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert http.head("/docs/hosting/").status_code == 200
    for short, whole in (("/docs", "/docs/"), ("/docs/hosting", "/docs/hosting/")):
        moved = http.get(short, follow_redirects=False)
        assert (moved.status_code, moved.headers["location"]) == (308, whole)
        assert http.get(whole).status_code == 200
    assert http.get("/docs/assets/house.css").headers["content-type"] == "text/css; charset=utf-8"
    for name in ("nothing", "%2e%2e/seeds.db", "%00", "link", "a" * 5000, "%2e%2e%2fseeds.db"):
        answer = http.get(f"/docs/{name}")
        assert (answer.status_code, answer.text) == (404, "There is nothing here."), name


@pytest.mark.parametrize(("language", "word"), [("en", "builds"), ("nl", "maakt"), ("de", "baut")])
def test_a_house_without_documents_says_how_to_get_them(
    house: House, places: list[Path], language: str, word: str
) -> None:
    assert places == []
    answer = Client(house.port).http.get("/docs/", headers={"Accept-Language": language})
    assert answer.status_code == 404
    assert "make docs" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert word in answer.text
