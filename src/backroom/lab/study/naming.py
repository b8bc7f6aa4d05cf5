"""What seats, families, cards, endings and events are called in a report."""

import re
from functools import cache

from backroom.kernel.game import Game
from backroom.kernel.messages import CardName
from backroom.kernel.rules import Rules
from backroom.lab.study.watched import watcher_of
from backroom.words import Speaker
from backroom.words.rulebook import rulebook

IN_RESPECT = ("capo-della-mafia",)
"""All other games are won with money."""
RULE = re.compile(r"[A-Z]{3}-[EVX]?\d+[a-z]?")
OTHER_WAY_ROUND = str.maketrans(",.", ".,")
"""1,234.5 is 1.234,5 in Dutch and German."""
SENTENCE = 160
"""So many letters of a rule are shown at most."""


class Names:
    """The names of one game, in one language."""

    def __init__(self, game: Game, rules: Rules, language: str) -> None:
        self.game = game
        self.rules = rules
        self.language = language
        self.teller = game.teller(rules)
        self.speaker = Speaker(language, self.teller)
        self.unit = "respect" if game.id in IN_RESPECT else "money"
        self.digits = 2 if game.id in IN_RESPECT else 0
        """Behind the point, of a mean of points."""

    def ui(self, name: str, /, **facts: object) -> str:
        return self.speaker.ui(f"lab-{name}", **facts)

    def figure(self, text: str) -> str:
        """A figure as this language writes it; in English it is as it was."""
        return text if self.language == "en" else text.translate(OTHER_WAY_ROUND)

    def seat(self, number: int) -> str:
        return self.ui("seat", number=number + 1)

    def thing(self, name: str) -> str:
        """A card, family or colour that is written "pile:card"; what is not written so is a bot."""
        pile, colon, card = name.partition(":")
        if not colon:
            return name
        if pile == "colour":
            return self.speaker.say(self.teller.seat(int(card)))
        named = str(self.speaker.fact(CardName(pile, int(card))))
        more = watcher_of(self.game).detail(self.rules, pile, int(card))
        said = ", ".join(str(self.speaker.fact(each)) for each in more)
        return f"{named} ({said})" if said else named

    def ending(self, name: str) -> str:
        return self.ui("ending-of", name=name.replace("_", "-"))

    def rules_of(self, event: str) -> list[str]:
        """The rules that the definition of this kind of event names."""
        return rules_by_event(self.game).get(event, [])

    def rule(self, name: str) -> str:
        """The beginning of this rule, without its marks."""
        text = rulebook(self.game, self.language).rules.get(name, "")
        plain = re.sub(r"\[([^\]]+)\]\([^)]*\)|[*`_]", lambda found: found[1] or "", text)
        return plain if len(plain) <= SENTENCE else plain[:SENTENCE].rsplit(" ", 1)[0] + " …"


@cache
def rules_by_event(game: Game) -> dict[str, list[str]]:
    """By kind of event: the rules that stand at the beginning of its sentence."""
    kinds = game.events.__args__
    return {
        str(kind.__struct_config__.tag): RULE.findall((kind.__doc__ or "").partition(":")[0])
        for kind in kinds
    }
