"""A line is never broken at a hard space: "$ 2.000" stays together, as docs/words.md has it. Rich,
which also breaks lines for Textual, knows no hard space."""

from types import ModuleType

from rich._wrap import divide_line

HARD, LIKE_A_LETTER = "\N{NO-BREAK SPACE}", "x"


def divided(text: str, width: int, fold: bool = True) -> list[int]:
    """Where Rich would break it if a hard space were a letter."""
    return divide_line(text.replace(HARD, LIKE_A_LETTER), width, fold)


def keep_together(breaks_lines: ModuleType) -> None:
    """In this module, which has taken Rich's function for its own; a test sees that it is asked."""
    assert vars(breaks_lines)["divide_line"] in (divide_line, divided)
    vars(breaks_lines)["divide_line"] = divided
