"""Text on its way to PostgreSQL, which keeps every character but one.

Strangers send the character of number 0 in links, names and log-ins; in an SQLite file it is looked
for and not found. Here it becomes the character that stands for unreadable ones.
"""

from typing import Any

import psycopg
from psycopg.types.string import StrDumperUnknown


class Text(StrDumperUnknown):
    """What every string becomes on every line."""

    def dump(self, obj: Any) -> Any:
        return super().dump(obj.replace("\0", "\ufffd"))


psycopg.adapters.register_dumper(str, Text)
