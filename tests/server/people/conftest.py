from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.people.house import House, open_database


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_database(tmp_path) as database:
        yield House(database)
