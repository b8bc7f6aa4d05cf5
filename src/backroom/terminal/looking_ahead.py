"""`i`: what follows from how it stands, and what would follow from a choice. It is asked as the
drawn tables ask it (`kernel.queries`), so it knows no more than the person does."""

from typing import NamedTuple

from backroom.kernel.actions import Action
from backroom.kernel.messages import Message, Refusal
from backroom.kernel.queries import (
    Consequences,
    Foreseen,
    Target,
    Targets,
    TargetsFound,
    ask,
    insight,
)
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State
from backroom.kernel.view import View
from backroom.table import Table
from backroom.terminal.screens import Screen
from backroom.words import Speaker

MOST_LINES = 30
"""Nobody reads on."""


class Line(NamedTuple):
    """A line of what follows: it could be so, or (with the reason) it could not."""

    text: str
    possible: bool = True


class LookingAhead:
    def __init__(self, table: Table, you: int, screen: Screen, speaker: Speaker) -> None:
        self.table = table
        self.game = table.game
        self.teller = table.game.teller(table.rules)
        self.you = you
        self.screen = screen
        self.speaker = speaker

    def follows(self) -> list[Line]:
        """What follows from what the person knows."""
        world = self.imagined()
        return self.listed(world.view(self.you), insight(self.game, world, self.you), [])

    def follows_from(self, action: Action) -> list[Line]:
        """Which choices this action would open, and what it would change."""
        if action.terms() is not None:
            return [Line(self.speaker.ui("play-follows-nothing"))]
        index = int(action.index)
        found = ask(self.game, self.table.state, self.you, Targets(index))
        if isinstance(found, TargetsFound) and found.targets:
            return self.targets_of(action, found.targets)
        foreseen = ask(self.game, self.table.state, self.you, Consequences((index,)))
        if isinstance(foreseen, Refusal):
            return [Line(self.speaker.refusal(self.game, foreseen), False)]
        assert isinstance(foreseen, Foreseen)
        if foreseen.after is None:
            return [Line(self.speaker.ui("play-follows-chance"))]
        view = self.table.state.view(self.you)
        return self.listed(view, foreseen.after, self.in_words(view, foreseen.before))

    def targets_of(self, action: Action, targets: list[Target]) -> list[Line]:
        """What could be chosen next, and why nothing else."""
        world = self.imagined()
        world.attempt(self.you, action)
        view = world.view(self.you)
        possible = [self.said(view, each) for each in targets if each.refusal is None]
        refusals = [each.refusal for each in targets if each.refusal is not None]
        reasons = {self.speaker.refusal(self.game, refusal): None for refusal in refusals}
        return [
            Line(self.speaker.ui("play-targets")),
            *[Line(f"  {choice}") for choice in shortened(possible)],
            *[Line(f"  ✗ {why}", False) for why in shortened(list(reasons))],
        ]

    def said(self, view: View, target: Target) -> str:
        action = self.game.action(target.action)
        return self.speaker.say(self.teller.action(view, action))

    def imagined(self) -> State:
        """A world that the person cannot tell from the real one, and which may be changed."""
        return self.table.state.redeal(self.you, fast_rng(0))

    def in_words(self, view: View, found: object) -> list[Message]:
        return [] if found is None else self.screen.follows(view, found)

    def listed(self, view: View, found: object, known: list[Message]) -> list[Line]:
        """What is found and was not known before, or that there is nothing."""
        lines = [line for line in self.in_words(view, found) if line not in known]
        if not lines:
            return [Line(self.speaker.ui("play-follows-nothing"))]
        return [Line(f"  {self.speaker.say(line)}") for line in lines]


def shortened(lines: list[str]) -> list[str]:
    """The first of them, and how many more there are."""
    if len(lines) <= MOST_LINES:
        return lines
    return [*lines[:MOST_LINES], f"… (+ {len(lines) - MOST_LINES})"]
