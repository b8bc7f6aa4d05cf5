"""Says a message in a language."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from backroom.kernel.cards import CardSheet
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, Teller
from backroom.kernel.messages import CardName, Message, Refusal, SeatName

LANGUAGES = ("en", "nl", "de")


class MissingWords(Exception):
    """A sentence, or a variable in one, is missing: a defect that the word tests must find."""


@cache
def bundle(language: str) -> FluentBundle:
    """All sentences of a language."""
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; choose {', '.join(LANGUAGES)}")
    loaded = FluentBundle([language], use_isolating=False)
    folder = resources.files("backroom.words").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        loaded.add_resource(FluentResource(file.read_text("utf-8")))
    return loaded


class Speaker:
    """Speaks of one table in one language: knows what the players and the cards are called."""

    def __init__(
        self, language: str, teller: Teller | None = None, names: Sequence[str] | None = None
    ) -> None:
        self.bundle = bundle(language)
        self.teller = teller
        self.names = names

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        if not self.bundle.has_message(message.name):
            raise MissingWords(f"no sentence for {message.name}")
        pattern = self.bundle.get_message(message.name).value
        if pattern is None:
            raise MissingWords(f"the sentence for {message.name} is empty")
        facts = {name: self.fact(value) for name, value in message.facts.items()}
        text, faults = self.bundle.format_pattern(pattern, facts)
        if faults:
            raise MissingWords(f"{message.name}: {faults[0]}")
        return str(text)

    def ui(self, name: str, /, **facts: Any) -> str:
        """A sentence of the house itself, not of a game."""
        return self.say(Message(name, facts))

    def refusal(self, game: Game, refusal: Refusal) -> str:
        """Why not, with the rule; what the table itself refuses has none."""
        if not refusal.rule:
            return self.ui(f"table-refused-{refusal.reason.replace('_', '-')}", **refusal.facts)
        reason = f"{game.prefix.lower()}-refused-{refusal.reason.replace('_', '-')}"
        return self.ui("refused", why=Message(reason, refusal.facts), rule=refusal.rule)

    def fact(self, value: Any) -> Any:
        """A fact as Fluent takes it: a number or a text."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, SeatName):
            return self.seat(value.seat)
        if isinstance(value, CardName):
            assert self.teller is not None
            return self.say(self.teller.card(value.pile, value.card))
        if isinstance(value, tuple):
            return self.listed([str(self.fact(each)) for each in value])
        return value

    def sheet(self, sheet: CardSheet) -> CardSheet:
        """A sheet of cards with all its cells said."""
        rows = tuple([tuple([str(self.fact(cell)) for cell in row]) for row in sheet.rows])
        return CardSheet(sheet.title, sheet.columns, rows)

    def seat(self, seat: int) -> str:
        if self.names is not None and self.names[seat]:
            return self.names[seat]
        assert self.teller is not None
        return self.say(self.teller.seat(seat))

    def listed(self, texts: list[str]) -> str:
        """A list as one reads it out: this, that and the other."""
        if not texts:
            return self.ui("list-nothing")
        if len(texts) == 1:
            return texts[0]
        return self.ui("list-and", most=", ".join(texts[:-1]), last=texts[-1])
