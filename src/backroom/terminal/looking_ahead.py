"""`i`: what follows from how it stands, and what would follow from a choice. It is asked as the
drawn tables ask it (`kernel.queries`), so it knows no more than the person does."""

from backroom.kernel.actions import Action
from backroom.kernel.messages import Message, Refusal
from backroom.kernel.queries import (
    Consequences,
    Foreseen,
    Query,
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
from backroom.terminal.voice import Voice

MOST_LINES = 30
"""Nobody reads on."""


class LookingAhead:
    def __init__(self, table: Table, you: int, screen: Screen, voice: Voice) -> None:
        self.table = table
        self.game = table.game
        self.teller = table.game.teller(table.rules)
        self.you = you
        self.screen = screen
        self.voice = voice

    def tell(self) -> None:
        """What follows from what the person knows."""
        world = self.imagined()
        lines = self.in_words(world.view(self.you), insight(self.game, world, self.you))
        self.list_lines(lines, "play-follows-nothing")

    def tell_of(self, action: Action) -> None:
        """Which choices this action would open, and what it would change."""
        if action.terms() is not None:
            self.voice.say("play-follows-nothing", "green")
            return
        index = int(action.index)
        found = self.answer(Targets(index))
        if isinstance(found, TargetsFound) and found.targets:
            self.tell_targets(action, found.targets)
            return
        foreseen = self.answer(Consequences((index,)))
        if not isinstance(foreseen, Foreseen):
            return
        if foreseen.after is None:
            self.voice.say("play-follows-chance", "green")
            return
        view = self.table.state.view(self.you)
        before = self.in_words(view, foreseen.before)
        after = [line for line in self.in_words(view, foreseen.after) if line not in before]
        self.list_lines(after, "play-follows-nothing")

    def answer(self, query: Query) -> object:
        """The answer, or None when it was refused, which is said."""
        found = ask(self.game, self.table.state, self.you, query)
        if isinstance(found, Refusal):
            self.voice.show(self.voice.speaker.refusal(self.game, found), "red")
            return None
        return found

    def tell_targets(self, action: Action, targets: list[Target]) -> None:
        """What could be chosen next, and why nothing else."""
        world = self.imagined()
        world.attempt(self.you, action)
        view = world.view(self.you)
        possible = [self.said(view, each) for each in targets if each.refusal is None]
        refusals = [each.refusal for each in targets if each.refusal is not None]
        reasons = {self.voice.speaker.refusal(self.game, refusal): None for refusal in refusals}
        self.voice.say("play-targets", "green")
        for choice in shortened(possible):
            self.voice.show(f"  {choice}", "green")
        for why in shortened(list(reasons)):
            self.voice.show(f"  ✗ {why}", "dim")

    def said(self, view: View, target: Target) -> str:
        action = self.game.action(target.action)
        return self.voice.speaker.say(self.teller.action(view, action))

    def imagined(self) -> State:
        """A world that the person cannot tell from the real one, and which may be changed."""
        return self.table.state.redeal(self.you, fast_rng(0))

    def in_words(self, view: View, found: object) -> list[Message]:
        return [] if found is None else self.screen.follows(view, found)

    def list_lines(self, lines: list[Message], otherwise: str) -> None:
        for line in lines:
            self.voice.show(f"  {self.voice.speaker.say(line)}", "green")
        if not lines:
            self.voice.say(otherwise, "green")


def shortened(lines: list[str]) -> list[str]:
    """The first of them, and how many more there are."""
    if len(lines) <= MOST_LINES:
        return lines
    return [*lines[:MOST_LINES], f"… (+ {len(lines) - MOST_LINES})"]
