"""What the host decided about a table, as the database keeps it.

The fields are those that people may send (`wire.rest.TableSettings`), but this is another struct on
purpose: what was once written must be read for ever, whatever becomes of what travels. A new field
gets a default, for the rows that lack it; none is ever renamed.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from backroom.table.entries import Clock

DAY = 86_400
Status: TypeAlias = Literal["lobby", "playing", "over", "ended", "closed", "aside"]
FINISHED = ("over", "ended", "closed")
"""Nothing is secret any more, and nothing more comes."""
Talk: TypeAlias = Literal["all", "table", "none"]


class StoredSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The column `settings` of a table, as JSON."""

    title: str = ""
    listed: bool = False
    watchers: bool = True
    talk: Talk = "all"
    clock: Clock = Clock()
    hold: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 120
    rated: bool = False
    hints: bool = False
