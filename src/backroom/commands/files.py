"""Files that somebody names on the command line."""

from pathlib import Path

from backroom.kernel.errors import BadInput


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as fault:
        raise BadInput(f"{path} cannot be read: {fault.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file") from None


def keep(path: Path, text: str) -> None:
    """Write beside and rename, so that a kept game is never half written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".part")
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except OSError as fault:
        raise BadInput(f"the game cannot be kept in {path}: {fault.strerror}") from None
