"""Every command of `backroom` with its arguments and options, from the commands themselves."""

from typing import Any

import typer

from backroom.cli import app

KINDS = {
    "int": "number",
    "float": "number",
    "str": "text",
    "Path": "file",
    "list[str]": "text, repeatable",
}


def commands(_: str) -> str:
    group: Any = typer.main.get_command(app)
    return "\n".join(section(name, each) for name, each in sorted(group.commands.items()))


def section(name: str, command: Any) -> str:
    words = " ".join(str(command.help or "").split())
    lines = [f"## backroom {name} {{ #{name} }}\n", f"{words}\n"]
    if command.epilog:
        lines.append(f"{command.epilog}\n")
    lines += ["| | what it takes | what it does |", "| --- | --- | --- |"]
    for each in command.params:
        if each.name == "help":
            continue
        lines.append(f"| {called(each)} | {value(each)} | {meaning(each)} |")
    return "\n".join(lines) + "\n"


def called(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        name = f"`{str(parameter.name).upper()}`"
        return name if parameter.required else f"{name} (may be left out)"
    return ", ".join(f"`{each}`" for each in (*parameter.opts, *parameter.secondary_opts))


def value(parameter: Any) -> str:
    if getattr(parameter, "is_flag", False):
        return "–"
    kind = KINDS[str(parameter.bare_type())]
    default = parameter.default
    shown = default is not None and not callable(default) and default not in ("", [], ())
    return f"{kind}, else `{default}`" if shown else kind


def meaning(parameter: Any) -> str:
    words = " ".join(str(parameter.help or "").split()).replace("|", "\\|")
    words = words.removesuffix(" Repeatable.")  # its kind says so
    variable = getattr(parameter, "envvar", None)
    return f"{words} In the environment: `{variable}`." if variable else words
