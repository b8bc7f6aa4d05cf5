"""Amounts of money are not broken in two where a line ends."""

from io import StringIO

import pytest
from rich._wrap import divide_line
from rich.console import Console
from rich.text import Text

from backroom.terminal.hard_spaces import divided
from backroom.terminal.voice import Voice
from backroom.words import Speaker
from builders.on_screen import SMALL, on_screen, place_in, shown

MONEY = "aan het begin $\u00a02.000 en meer"


@pytest.mark.parametrize("width", range(8, 30))
def test_an_amount_stays_together_in_plain_words(width: int) -> None:
    out = StringIO()
    Voice(Speaker("nl"), Console(file=out, width=width)).show(MONEY)
    assert "$\u00a02.000" in out.getvalue()
    assert out.getvalue().split() == MONEY.split()


def test_an_amount_stays_together_in_the_application() -> None:
    async def story() -> None:
        place = place_in("la-cosa-nostra", 3, language="nl")
        async with shown(place, SMALL) as page:
            await page.until_asked()
            for columns in range(60, 80):
                await page.pilot.resize_terminal(columns, 30)
                for key in ("w", "escape"):
                    await page.press(key)
                    ends = [row.rstrip(" │").rsplit(" ")[-1] for row in page.rows()]
                    assert "$" not in ends, page.text()

    on_screen(story())


def test_rich_would_break_it() -> None:
    """Else all of this is no longer needed."""
    text = str(Text(MONEY))
    assert 15 in divide_line(text, 15) or 16 in divide_line(text, 16)
    assert 16 not in divided(text, 16)
