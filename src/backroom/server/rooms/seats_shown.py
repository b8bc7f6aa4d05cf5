"""What everybody may know of the seats of a table at one moment: made once, and encoded once, for
however many look."""

from typing import Any

import msgspec

from backroom.server.wire.protocol import SeatNow


class SeatsShown:
    """The seats at one moment, and how they differ from those that people have got."""

    __slots__ = ("_before", "_change", "all", "moment")

    def __init__(self, moment: tuple[int, int], seats: tuple[SeatNow, ...]) -> None:
        self.moment = moment
        self.all = seats
        self._before: SeatsShown | None = None
        self._change: Any = msgspec.UNSET

    def since(self, before: "SeatsShown") -> Any:
        """The seats that changed, encoded; unset if none has. Nearly all have got the same ones."""
        if before is self:
            return msgspec.UNSET
        if before is not self._before:
            pairs = enumerate(zip(before.all, self.all, strict=True))
            changed = {seat: new for seat, (old, new) in pairs if old != new}
            self._before = before
            before._before = None  # else each would keep all before it, as long as the game
            self._change = msgspec.Raw(msgspec.json.encode(changed)) if changed else msgspec.UNSET
        return self._change


NO_SEATS = SeatsShown((-1, -1), ())
"""Of a table at which nobody has looked yet."""
