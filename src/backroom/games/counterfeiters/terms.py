# Interpreted: structs of msgspec gain nothing from the compiler.
"""Flights with more money than the list of actions goes up to: what they say of themselves."""

from typing import Annotated

import msgspec

Dollars = Annotated[int, msgspec.Meta(ge=10, le=1_000_000_000, multiple_of=10)]


class Deposit(msgspec.Struct, frozen=True, tag_field="kind", tag="deposit"):
    """CFT-40: so much goes to the offshore account."""

    dollars: Dollars


class Withdrawal(msgspec.Struct, frozen=True, tag_field="kind", tag="withdrawal"):
    """CFT-40: so much comes back from it."""

    dollars: Dollars


Terms = Deposit | Withdrawal
