"""What every answer of the house tells a browser, and names that no file can have."""

import socket
from collections.abc import Iterator

import pytest

from backroom.server.web.security_headers import NOTHING, POLICY
from builders.running_house import Client, House, open_house
from server.watching import nothing_logged

PLACES = [
    *("/", "/table/4f1c", "/join/some-link", "/no/such/page", "/docs", "/docs/", "/docs/nothing"),
    *("/static/index.js", "/static/hat.svg", "/static/nothing.js", "/static/", "/static/../app.py"),
    *(
        "/api/games",
        "/api/tables",
        "/api/me",
        "/api/nothing",
        "/api/tables/nowhere",
        "/api/links/x",
    ),
    *("/health", "/live", "/metrics", "/schema/openapi.json", "/schema"),
]
MACHINES = ("/api", "/health", "/live", "/metrics", "/schema")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("headers")) as house:
        yield house


@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS", "TRACE", "ODD"])
@pytest.mark.parametrize("place", PLACES)
def test_every_answer_has_them(house: House, method: str, place: str) -> None:
    answer = Client(house.port).http.request(method, place, headers={"accept": "text/html"})
    assert answer.status_code < 500
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "same-origin"
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    if place.startswith(MACHINES) and answer.headers.get("content-type", "") != "text/html":
        assert policy in (NOTHING, POLICY)
        assert answer.headers["cache-control"] in ("no-store", "no-cache")
    if place.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
        assert policy == NOTHING
    assert len(answer.headers.get_list("cache-control")) <= 1
    assert "server" not in answer.headers


def test_what_is_no_http_at_all_is_answered_with_them_too(house: House) -> None:
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(b"\x16\x03\x01 this is TLS, or so\r\n\r\n")
        said = b""
        while more := line.recv(4096):
            said += more
    assert said.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert b"x-content-type-options: nosniff" in said
    assert b'"service-bad-request"' in said


@pytest.mark.parametrize(
    "name",
    [
        *("%00", "a%00b", "%00.js", "index.js%00", "x" * 300, "x" * 5_000, "%FF%FE", "a/" * 500),
        *("..%2f..%2fapp.py", "%2e%2e/%2e%2e/web/app.py", "....//", "~root", "C:%5C", "con", "."),
        *("%F0%9F%98%80" * 100, "index.js/x", "\\..\\..\\app.py"),
    ],
)
def test_a_name_that_no_file_of_ours_has_is_not_found(house: House, name: str) -> None:
    with nothing_logged():
        answer = Client(house.port).http.get(f"/static/{name}")
    assert answer.status_code == 404, answer.text
    assert answer.json()["message"]["name"] == "service-no-page"
