# Interpreted: structs of msgspec gain nothing from the compiler.
"""Views: what a seat may know."""

import msgspec


class View(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What all views have; games derive a struct of their own. Every field is put in on purpose."""

    seat: int
    """Whose view it is; -1 for the spectator's."""
