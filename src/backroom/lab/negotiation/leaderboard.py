"""The leaderboard: a file with a line of JSON for each entrant and task."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from backroom.kernel.errors import BadInput
from backroom.lab.negotiation.scoring import Score
from backroom.lab.negotiation.tasks import TASKS, VERSION

HEADS = (
    *("task", "entrant", "wins (95 %)", "money more than the others", "deals", "word kept"),
    *("broken to it", "games"),
)


def read_board(text: str, source: str) -> list[Score]:
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Score))
        except msgspec.DecodeError as fault:
            raise BadInput(f"{source}:{number}: this is no score: {fault}") from None
    return found


def with_score(board: Sequence[Score], score: Score) -> list[Score]:
    """A new score of the same entrant, task and version takes the place of the old one."""
    key = score.entrant, score.task, score.tasks
    kept = [each for each in board if (each.entrant, each.task, each.tasks) != key]
    order = [*TASKS]
    return sorted([*kept, score], key=lambda each: (order.index(each.task), -each.lead))


def as_text(board: Sequence[Score]) -> str:
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in board)


def as_markdown(board: Sequence[Score]) -> str:
    """As the documents show it, the present version of the tasks."""
    lines = [
        f"| {' | '.join(HEADS)} |",
        "|---|---|---|---:|---:|---:|---:|---:|",
    ]
    for each in board:
        if each.tasks == VERSION:
            judged = each.kept + each.broken
            kept = f"{each.kept / judged:.0%} of {judged}" if judged else "–"
            lines.append(
                f"| {each.task} | {each.entrant} | {each.wins} | {each.lead:+,.0f} ± "
                f"{each.lead_margin:,.0f} | {each.deals:.1f} | {kept} | {each.deceived:.2f} | "
                f"{each.games} |"
            )
    return "\n".join(lines) + "\n"


def board_at(path: Path) -> list[Score]:
    """Empty if there is no such file yet."""
    if not path.exists():
        return []
    try:
        return read_board(path.read_text("utf-8"), str(path))
    except OSError as fault:
        raise BadInput(f"{path} cannot be read: {fault.strerror}") from None
