"""`backroom new-game`: a folder to begin a game in, whole and under the laws from the start."""

import keyword
import re
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games
from backroom.lab.matrix import source_tree

new_game_command = typer.Typer()

LONGEST = 24
"""Longer ids would break the lines of the code that is written."""
NEXT_STEPS = """Written. It is a whole small game already:
  backroom play {id}
  PYTHONPATH=src python -m pytest tests/games/{folder} tests/conformance/test_laws.py -k {id}
To make it yours, rule by rule:
  1. rulebook/{folder}/en.md, nl.md, de.md: the rules, numbered {PREFIX}-1, {PREFIX}-2, …
  2. {games}/cards.toml, deck.py: cards and numbers; rules.py: what of them the rules need
  3. position.py, then make copies; actions.py, state.py: what one may do, and what comes of it
  4. events.py, view.py, telling.py and src/backroom/words/*/{folder}.ftl: what is seen and said
  5. tests/games/{folder}: a test for every rule (backroom rules {id} --matrix)
  6. when it stands: make golden; an evening in tests/fixtures/record.py and make shelf"""


@new_game_command.command(
    "new-game", epilog="Example: `backroom new-game poker-night --prefix PKN`"
)
def new_game(
    name: Annotated[str, typer.Argument(help="Its id: words in small letters, with hyphens.")],
    prefix: Annotated[
        str | None, typer.Option(help="Three capital letters before the numbers of its rules.")
    ] = None,
    title: Annotated[str | None, typer.Option(help="What it is called.")] = None,
) -> None:
    """Begin a game: write its folder, rulebook, words and tests (inside a checkout)."""
    names = names_of(name, prefix, title)
    write(files_of(names, source_tree()))
    games = f"src/backroom/games/{names['folder']}"
    typer.echo(NEXT_STEPS.format(**names, games=games))


def names_of(name: str, prefix: str | None, title: str | None) -> dict[str, str]:
    """Every spelling of the game's name; a sentence if it cannot be called so."""
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name) or len(name) > LONGEST:
        raise BadInput(
            f"a game's id is words in small letters with hyphens, not {name!r} "
            f"(at most {LONGEST} letters)"
        )
    folder = name.replace("-", "_")
    if keyword.iskeyword(folder) or keyword.issoftkeyword(folder):
        raise BadInput(f"{folder!r} means something else in Python: choose another id")
    if name in all_games():
        raise BadInput(f"there is a game {name!r} already")
    prefix = prefix or (name.replace("-", "").upper() + "XX")[:3]
    if not re.fullmatch(r"[A-Z]{3}", prefix):
        raise BadInput(f"the prefix of rules is three capital letters, not {prefix!r}")
    taken = {game.prefix: game.title for game in all_games().values()}
    if prefix in taken:
        raise BadInput(f"{prefix} numbers the rules of {taken[prefix]}: choose another --prefix")
    title = title or " ".join(word.capitalize() for word in name.split("-"))
    if not title.isprintable() or not title.strip() or set(title) & set('"\\{}'):
        raise BadInput(f"no game can be called {title!r}")
    return {
        "id": name,
        "folder": folder,
        "PREFIX": prefix,
        "prefix": prefix.lower(),
        "Title": title,
        "Class": prefix.title(),
    }


def files_of(names: dict[str, str], root: Path) -> dict[Path, str]:
    """What is written where."""
    folder = names["folder"]
    places = {
        "game": (root / "src/backroom/games" / folder, ""),
        "rulebook": (root / "rulebook" / folder, ""),
        "words": (root / "src/backroom/words", f"{folder}.ftl"),
        "tests": (root / "tests/games" / folder, ""),
    }
    files: dict[Path, str] = {}
    for part, (place, file) in places.items():
        template = resources.files("backroom.commands").joinpath("game_template", part)
        for each in template.iterdir():
            own = each.name.removesuffix(".txt")
            path = place / own.partition(".")[0] / file if file else place / own
            files[path] = filled(each.read_text("utf-8"), names)
    return files


def filled(text: str, names: dict[str, str]) -> str:
    return re.sub(r"«(\w+)»", lambda found: names[found[1]], text)


def write(files: dict[Path, str]) -> None:
    """All of them or none."""
    taken = [path for path in files if path.exists()]
    if taken:
        raise BadInput(f"{taken[0]} is there already; nothing was written")
    for path, text in files.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        except OSError as fault:
            raise BadInput(f"{path} cannot be written: {fault.strerror}") from None
