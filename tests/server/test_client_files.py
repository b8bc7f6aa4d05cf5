"""The files of the client: fetched once, and never again until there are others."""

import gzip
import re
from collections.abc import Iterator

import pytest

from backroom.server.web.client_files import client_files, version
from builders.running_house import Client, House, open_house

FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("files")) as house:
        yield house


@pytest.fixture
def http(house: House) -> Client:
    return Client(house.port)


def test_all_that_the_page_names_may_be_kept_for_ever(http: Client) -> None:
    page = http.http.get("/").text
    named = re.findall(r'(?:src|href)="(/static/[^"]+\.(?:js|css))"', page)
    assert len(named) > 5
    for address in named:
        answer = http.http.get(address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == FOR_EVER, address
        assert version() in address


@pytest.mark.parametrize("place", ["", f"{version()}/", "0123456789ab/"])
def test_whoever_has_a_file_is_told_that_nothing_has_changed(http: Client, place: str) -> None:
    first = http.http.get(f"/static/{place}index.js")
    again = http.http.get(
        f"/static/{place}index.js", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (first.status_code, again.status_code) == (200, 304)
    assert again.content == b""
    assert again.headers["etag"] == first.headers["etag"]
    other = http.http.get(f"/static/{place}index.js", headers={"If-None-Match": '"another"'})
    assert other.status_code == 200


@pytest.mark.parametrize("place", ["", "0123456789ab/"])
def test_a_file_at_a_fixed_address_or_of_an_older_page_is_asked_for_each_time(
    http: Client, place: str
) -> None:
    assert http.http.get(f"/static/{place}hat.svg").headers["cache-control"] == "no-cache"


def test_a_file_comes_compressed_to_whoever_can_read_that(http: Client) -> None:
    file = client_files()["index.js"]
    small = http.http.get("/static/index.js", headers={"Accept-Encoding": "gzip"})
    plain = http.http.get("/static/index.js", headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(file.body) / 2
    assert small.content == plain.content == file.body
    assert file.compressed is not None
    assert gzip.decompress(file.compressed) == file.body
    assert "content-encoding" not in plain.headers


def test_a_font_is_not_compressed_twice(http: Client) -> None:
    font = next(name for name in client_files() if name.endswith(".woff2"))
    answer = http.http.get(f"/static/{font}", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == client_files()[font].body


def test_the_head_of_a_file_has_no_body(http: Client) -> None:
    answer = http.http.head("/static/index.css", headers={"Accept-Encoding": "identity"})
    assert answer.status_code == 200
    assert answer.content == b""
    assert int(answer.headers["content-length"]) == len(client_files()["index.css"].body)
