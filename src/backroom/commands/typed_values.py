"""Values as people type them, checked, and answers for programs: what commands have in common."""

import secrets
import sys

import msgspec

from backroom.kernel.errors import BadInput


def print_json(value: object) -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
    sys.stdout.buffer.flush()


def wanted_options(options: list[str] | None) -> dict[str, str]:
    wanted: dict[str, str] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadInput(f"an option is written name=value, not {option!r}")
        wanted[name.strip()] = value.strip()
    return wanted


def check_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(53)
    if not 0 <= seed < 1 << 64:
        raise BadInput(f"a seed is a whole number from 0 to 2**64-1, not {seed}")
    return seed


def harmless(text: str) -> str:
    """What strangers wrote, such as the names in a log, must not tell the terminal what to do."""
    return "".join(each if each.isprintable() or each == "\n" else "\ufffd" for each in text)
