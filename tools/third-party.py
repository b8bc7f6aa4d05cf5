#!/usr/bin/env python3
"""THIRD-PARTY.md: what the wheel contains of others, what it depends on, and their licences.

`tools/third-party.py write` makes it anew, in a developer's environment and with web/node_modules.
Without an argument it exits with 1 if the file is not what it would write now; with a folder it
also reads the source maps of the client that was built there. Names and versions come from the
locks, licences from what is installed. What is not installed here (a package for Windows only, or
the client's parts where there is no Node) is believed as it stands in the file.
"""

import json
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "THIRD-PARTY.md"
WEB = ROOT / "web"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

CLIENT = {
    "@fluent/bundle": "the words of the browser client",
    "@fontsource-variable/inter": "font",
    "@fontsource/limelight": "font",
    "@fontsource/special-elite": "font",
    "@iconify-json/game-icons": "icons of game-icons.net, some of them, as paths",
    "clsx": "part of Svelte's runtime",
    "partysocket": "the client's connection",
    "svelte": "runtime of the browser client",
    "uqr": "QR codes",
}
"""What of web/node_modules the built client contains."""

WHOLE_TEXT = {
    "Apache-2.0": "The text is that of our own [LICENSE](LICENSE).",
    "CC-BY-3.0": "By the authors of game-icons.net (<https://game-icons.net>), unchanged but for"
    " colour and size; <https://creativecommons.org/licenses/by/3.0/>.",
}
"""Licences whose text needs not be repeated."""

SPDX = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "GNU Library or Lesser General Public License (LGPL)": "LGPL-3.0",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""The names that older packages use; the LGPL is Pebble's, whose text is version 3."""


IMPORT = re.compile(r'^\s*import (?:.* from )?"((?:@[\w-]+/)?[\w-]+)["/]', re.MULTILINE)
BUNDLED = re.compile(r"node_modules/((?:@[\w-]+/)?[\w-]+)/")
LICENCE = "License :: OSI Approved :: "


class Part(NamedTuple):
    name: str
    version: str
    licence: str
    use: str


def client_parts() -> list[Part]:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    found = [(name, lock[f"node_modules/{name}"], use) for name, use in CLIENT.items()]
    return [Part(name, about["version"], about["license"], use) for name, about, use in found]


def imported_by_client() -> set[str]:
    """The packages that the client's sources name."""
    found: set[str] = set()
    for path in (WEB / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts"):
            found |= set(IMPORT.findall(path.read_text("utf-8")))
    return found


def bundled(built: Path) -> set[str]:
    """The packages whose code is in this build of the client, by its source maps."""
    maps = [json.loads(each.read_text("utf-8")) for each in built.glob("*.map")]
    sources = [source for each in maps for source in each["sources"]]
    return {found[1] for each in sources if (found := BUNDLED.search(each))}


def compiler() -> Part:
    """Compiled wheels contain the runtime library of the compiler."""
    pinned = [each for each in build_requirements() if each.startswith("mypy[")]
    version = pinned[0].partition("==")[2]
    return Part("mypyc", version, "MIT AND PSF-2.0", "runtime library, in compiled wheels only")


DOCUMENTS = {
    "mkdocs-material": "style and scripts of the documents, which name what they contain",
    "mkdocstrings-python": "style of the Python pages of the documents",
}


def document_parts() -> list[Part]:
    """What the built documents contain of the programs that build them."""
    lock = (ROOT / "requirements-docs.lock").read_text("utf-8")
    versions = dict(re.findall(r"^([\w.-]+)==([^ ;]+)", lock, re.M))
    licences = {"mkdocs-material": "MIT", "mkdocstrings-python": "ISC"}
    return [Part(name, versions[name], licences[name], use) for name, use in DOCUMENTS.items()]


def build_requirements() -> list[str]:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    requires: list[str] = tomllib.loads(text)["build-system"]["requires"]
    return requires


def users(lock: str) -> dict[str, set[str]]:
    """Of each package in this lock: which packages need it, as uv notes it below each."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in (ROOT / lock).read_text("utf-8").splitlines():
        if package := re.match(r"([\w.-]+)(\[.*\])?==", line):
            name = package[1]
            found[name] = set()
        elif user := re.match(r"    # (?:via)? *([\w.-]+)$", line):
            found[name].add(user[1])
    return found


def needed(requirements: list[str], lock: str) -> set[str]:
    """The packages of these requirements and all that they need, on any system."""
    by_user = users(lock)
    found: set[str] = set()
    new = {re.split(r"[^\w.-]", each)[0].replace(".", "-").lower() for each in requirements}
    new &= set(by_user)
    while new:
        found |= new
        new = {name for name, its in by_user.items() if its & new} - found
    return found


def licence(name: str, before: dict[str, str]) -> str:
    try:
        about = distribution(name).metadata
    except PackageNotFoundError:
        if name not in before:
            raise SystemExit(f"{name} is new: install it to know its licence") from None
        return before[name]
    if about["License-Expression"]:
        return str(about["License-Expression"])
    classifiers = about.get_all("Classifier", [])
    named = [each.removeprefix(LICENCE) for each in classifiers if each.startswith(LICENCE)]
    said = (about["License"] or "").partition("\n")[0]
    if re.fullmatch(r"MIT|ISC|BSD-\d-Clause|Apache-2\.0", said) or not named:
        named = [said]
    return " OR ".join(SPDX.get(each, each) for each in named)


def dependencies() -> dict[str, set[str]]:
    extras = PROJECT["optional-dependencies"]
    base = needed(PROJECT["dependencies"], "requirements-play.lock")
    serve = needed(extras["serve"], "requirements-play.lock") - base
    terminal = needed(extras["terminal"], "requirements-play.lock") - base - serve
    postgres = needed(extras["postgres"], "requirements.lock") - base - serve
    lab = needed(extras["lab"], "requirements.lock") - base
    return {
        "always": base,
        "`backroom[serve]`": serve,
        "`backroom[terminal]`": terminal,
        "`backroom[postgres]`": postgres,
        "`backroom[lab]`": lab,
    }


def text_of(part: Part, before: dict[str, str]) -> str:
    """The licence with its copyright notice, as its package has it."""
    if part.licence in WHOLE_TEXT:
        return WHOLE_TEXT[part.licence]
    if part.name == "mypyc":
        whole = distribution("mypy").read_text("licenses/LICENSE") or ""
        return fenced(whole)
    if part.name in DOCUMENTS:
        try:
            whole = distribution(part.name).read_text("licenses/LICENSE") or ""
        except PackageNotFoundError:  # only who builds documents has it
            return before[part.name]
        return fenced(whole)
    folder = WEB / "node_modules" / part.name
    files = [each for each in folder.glob("*") if each.name.lower().startswith("licen")]
    if not files:
        return before[part.name]
    return fenced(files[0].read_text("utf-8"))


def fenced(text: str) -> str:
    lines = [line.rstrip() for line in text.strip().splitlines()]
    return "\n".join(["```text", *lines, "```"])


def document(before: str) -> str:
    """The whole file; what cannot be known here is taken from the one before."""
    rows = dict(re.findall(r"^\| ([\w.-]+) \| ([^|]+) \|$", before, re.M))
    sections = re.findall(r"^### (\S+)\n\n(.*?)(?=\n\n### |\n*\Z)", before, re.M | re.S)
    texts = dict(sections)
    parts = [*client_parts(), *document_parts(), compiler()]
    lines = [
        "# Parts of others",
        "",
        "Made by `tools/third-party.py write`; a test sees that it is true. Backroom itself is"
        " Apache-2.0 ([LICENSE](LICENSE)).",
        "",
        "## What a wheel contains",
        "",
        "| part | version | licence | what for |",
        "| --- | --- | --- | --- |",
        *(f"| {each.name} | {each.version} | {each.licence} | {each.use} |" for each in parts),
        "",
        "## What it depends on",
        "",
        "Installed beside it by pip, not contained.",
    ]
    for who, names in dependencies().items():
        lines += ["", f"Needed {who}:" if who == "always" else f"Needed by {who} besides:", ""]
        lines += ["| package | licence |", "| --- | --- |"]
        lines += [f"| {name} | {licence(name, rows)} |" for name in sorted(names)]
    lines += ["", "## Licences and notices of what is contained"]
    for each in parts:
        lines += ["", f"### {each.name}", "", text_of(each, texts)]
    return "\n".join(lines) + "\n"


def main(argument: str = "") -> int:
    inside = imported_by_client()
    if argument not in ("", "write"):
        inside |= bundled(Path(argument))
    if inside - set(CLIENT):
        return complain(f"CLIENT in this file lacks {', '.join(sorted(inside - set(CLIENT)))}")
    before = DOCUMENT.read_text("utf-8") if DOCUMENT.is_file() else ""
    now = document(before)
    if argument == "write":
        DOCUMENT.write_text(now, "utf-8")
    elif now != before:
        return complain("THIRD-PARTY.md is not true: run `tools/third-party.py write`")
    return 0


def complain(sentence: str) -> int:
    sys.stderr.write(f"tools/third-party.py: {sentence}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
