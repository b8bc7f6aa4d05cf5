"""What mkdocs calls while it builds the documents (mkdocs.yml): pages that are made from the code,
and a finish that lets the house serve them under its strict policy, with nothing from elsewhere."""

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))  # mkdocs knows only the hook itself

from docs_inserts import with_inserts
from mkdocs.structure.files import File, Files

from backroom.kernel.game import all_games
from backroom.words import LANGUAGES
from backroom.words.rulebook import rulebook

ROOT = Path(__file__).resolve().parents[1]
FROM_THE_ROOT = {
    "CONTRIBUTING.md": "build/contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "host/reporting.md",
    "THIRD-PARTY.md": "third-party.md",
    "LICENSE": "licence.md",
}
"""Documents that lie where a newcomer looks for them, and where they stand in the site."""
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
LINK = re.compile(r"\[([^\[\]]*)\]\((?!https?:|#|mailto:)([^)#\s]+)((?:#[^)\s]*)?)\)")
LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "de": "Deutsch"}


def on_config(config: Any) -> Any:
    """Decisions and rulebooks stand in the navigation without being listed by hand, and a page that
    nobody has put anywhere yet at its end."""
    decisions = sorted(Path(config.docs_dir, "decisions").glob("[0-9]*.md"))
    for entry in config.nav:
        if "Decisions" in entry:
            entry["Decisions"] = [
                {"All of them": "decisions/index.md"},
                *(f"decisions/{each.name}" for each in decisions),
            ]
        if "Play" in entry:
            entry["Play"] += [
                {f"Rules: {game.title}": rulebook_place(game.folder, "en")}
                for game in all_games().values()
            ]
    listed = set(pages_of(config.nav))
    found = sorted(path.name for path in Path(config.docs_dir).glob("*.md"))
    if more := [name for name in found if name not in listed]:
        config.nav.append({"More": more})
    return config


def pages_of(nav: Any) -> Iterator[str]:
    """Every page that the navigation names, however deep."""
    if isinstance(nav, str):
        yield nav
    else:
        for each in nav.values() if isinstance(nav, dict) else nav:
            yield from pages_of(each)


def rulebook_place(folder: str, language: str) -> str:
    return f"play/rules/{folder}.{language}.md"


def on_files(files: Files, config: Any) -> Files:
    """Adds what is made from the code."""
    made = {
        "decisions/index.md": decisions_page(Path(config.docs_dir, "decisions")),
    }
    for name, place in FROM_THE_ROOT.items():
        text = (ROOT / name).read_text("utf-8")
        if name == "LICENSE":
            text = f"# Licence\n\n```text\n{text}```\n"
        made[place] = relinked(text, "", place)
    for game in all_games().values():
        for language in LANGUAGES:
            made[rulebook_place(game.folder, language)] = rules_page(game, language)
    for place, text in made.items():
        files.append(File.generated(config, place, content=text))
    for name in ("hat.svg", "limelight-latin-400-normal.woff2"):
        own = (ROOT / "src/backroom/static" / name).read_bytes()
        files.append(File.generated(config, f"assets/{name}", content=own))
    return files


def rules_page(game: Any, language: str) -> str:
    """The rulebook, with its numbers as places that a link can name."""
    others = " · ".join(
        name if each == language else f"[{name}]({game.folder}.{each}.md)"
        for each, name in LANGUAGE_NAMES.items()
    )
    title, _, text = rulebook(game, language).text.partition("\n")
    text = re.sub(
        rf"^\*\*({game.prefix}-[A-Z]?\d+)\.\*\*",
        lambda found: f'<a id="{found[1].lower()}"></a>**{found[1]}.**',
        text,
        flags=re.MULTILINE,
    )
    return f"{title}\n\n{others}\n{text}"


def decisions_page(folder: Path) -> str:
    lines = [
        "# Decisions\n",
        "Why things are as they are, half a page each, in the order in which they were decided.\n",
    ]
    for each in sorted(folder.glob("[0-9]*.md")):
        number, _, title = (
            each.read_text("utf-8").partition("\n")[0].removeprefix("# ").partition(" ")
        )
        lines.append(f"* **{number}** [{title}]({each.name})")
    return "\n".join(lines) + "\n"


def on_page_markdown(text: str, page: Any, config: Any, files: Files) -> str:
    text = with_inserts(text)
    return relinked(text, "docs/", page.file.src_uri)


def relinked(text: str, folder: str, place: str) -> str:
    """Documents of the repository link to each other by their places in it; some of those have
    another place in the site. What is no document is only named."""
    here = place if folder else ""

    def link(found: re.Match[str]) -> str:
        words, target, anchor = found.groups()
        if folder and not target.startswith("../"):
            return found[0]
        wanted = inside(f"docs/{here}" if folder else "x", target)
        if wanted in FROM_THE_ROOT:
            wanted = FROM_THE_ROOT[wanted]
        elif wanted.startswith("docs/"):
            wanted = wanted.removeprefix("docs/")
        elif (ROOT / wanted).is_file():
            return words if wanted in words else f"{words} (`{wanted}` in the repository)"
        else:
            return found[0]
        return f"[{words}]({relative(wanted, place)}{anchor})"

    return LINK.sub(link, text)


def inside(page: str, target: str) -> str:
    """The place in the repository that a link of this page names."""
    parts = page.split("/")[:-1]
    for word in target.split("/"):
        if word == "..":
            parts = parts[:-1]
        elif word != ".":
            parts.append(word)
    return "/".join(parts)


def relative(target: str, page: str) -> str:
    return "../" * page.count("/") + target


def on_post_page(output: str, page: Any, config: Any) -> str:
    return without_inline_scripts(output, Path(config.site_dir), page.file.dest_uri)


def on_post_build(config: Any) -> None:
    """The house says itself what is not there, and a site without a home needs no map."""
    for name in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        Path(config.site_dir, name).unlink(missing_ok=True)


def without_inline_scripts(text: str, site: Path, place: str) -> str:
    """The house allows no script but its own files: what the theme puts into a page becomes one."""

    def moved(found: re.Match[str]) -> str:
        name = f"assets/inline/{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
        file = site / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found[1], "utf-8")
        return f'<script src="{"../" * place.count("/")}{name}"></script>'

    return INLINE_SCRIPT.sub(moved, text)
