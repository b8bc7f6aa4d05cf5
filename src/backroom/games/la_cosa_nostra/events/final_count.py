# Interpreted: structs of msgspec gain nothing from the compiler.
"""What the end tells beside the winner: the final count, the ledger and the dead. Money is in
dollars."""

import msgspec


class Death(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gangster was killed (LCN-134)."""

    killer: int
    seat: int
    """Whose gangster he was."""
    man: int
    weapon: str
    """The job that killed him, or return fire (LCN-174)."""
    round: int


class LedgerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came from one source in the whole game, or went there (below 0)."""

    line: str
    money: int


class FinalCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """LCN-148 to LCN-152: how the final sum of one seat comes about."""

    cash: int
    """In hand after the last task."""
    businesses: int
    monopolies: int
    business_bonus: int
    most_gangsters: int
    power: int
    laundry: int
    """All these together are the money in the end."""
    ledger: tuple[LedgerLine, ...]
    """Where the cash in hand came from, and what was spent; the lines add up to it."""
