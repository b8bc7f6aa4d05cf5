"""Lists are read by PostgreSQL as they were."""

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.server.storage.postgres_arrays import int_array, text_array
from builders.postgres import needs_postgres, shared_postgres

pytestmark = needs_postgres
READ = "SELECT %(texts)s::text[], %(numbers)s::int[]"


def read(texts: list[str], numbers: list[int]) -> tuple[list[str], list[int]]:
    given = {"texts": text_array(texts), "numbers": int_array(numbers)}
    with psycopg.connect(shared_postgres().address("postgres"), autocommit=True) as connection:
        [found] = connection.execute(READ, given).fetchall()
        return found


@pytest.mark.parametrize(
    "odd", ["", "NULL", '"', "\\", '\\"', "a,b", "{a}", " a ", "a\nb", "'", "%s", "é\u2028🂡"]
)
def test_odd_texts_come_through(odd: str) -> None:
    assert read([odd, "plain", odd], [1, -2]) == ([odd, "plain", odd], [1, -2])


@given(st.lists(st.text(st.characters(exclude_characters="\0", codec="utf-8")), min_size=1))
def test_all_texts_come_through(texts: list[str]) -> None:
    assert read(texts, []) == (texts, [])


def test_no_texts_at_all() -> None:
    assert read([], []) == ([], [])
