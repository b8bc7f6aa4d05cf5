"""Messages for whoever does not know the cards of a table: their names are put in."""

from typing import Any

from backroom.kernel.game import Teller
from backroom.kernel.messages import CardName, Message


def with_card_names(teller: Teller, message: Message) -> Message:
    """The same message, in which no card goes by its number."""
    facts = {key: named(teller, each) for key, each in message.facts.items()}
    return Message(message.name, facts)


def named(teller: Teller, value: Any) -> Any:
    if isinstance(value, Message):
        return with_card_names(teller, value)
    if isinstance(value, CardName):
        return with_card_names(teller, teller.card(value.pile, value.card))
    if isinstance(value, tuple):
        return tuple([named(teller, each) for each in value])
    return value
