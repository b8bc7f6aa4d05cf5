"""Whatever a log is kept in, it is kept alike: these tests run on SQLite and on PostgreSQL."""

from collections.abc import Iterator

import pytest

from builders.postgres import needs_postgres
from server.storage.house import Kind

BOTH = ("test_log_writer", "test_log_reader")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.module.__name__.rpartition(".")[2] in BOTH:
        kinds = ["sqlite"]
        alone = [*metafunc.definition.iter_markers("sqlite_only")]
        wanted = kinds if alone else [*kinds, pytest.param("postgres", marks=needs_postgres)]
        metafunc.parametrize("kind", wanted, indirect=True, scope="module")


@pytest.fixture(scope="module", autouse=True)
def kind(request: pytest.FixtureRequest) -> Iterator[None]:
    Kind.postgres = getattr(request, "param", "sqlite") == "postgres"
    yield
    Kind.postgres = False
