"""What a person types for a choice: its number, all that it takes, or a shorthand of the game."""

from backroom.kernel.actions import Action
from backroom.kernel.game import Game
from backroom.kernel.messages import Message, Refusal
from backroom.table import Table
from backroom.terminal.screens import Screen
from backroom.terminal.voice import Voice


class TypedAnswers:
    """Finds the action that was meant; where there is none, says why."""

    def __init__(self, table: Table, you: int, screen: Screen, voice: Voice) -> None:
        self.table = table
        self.you = you
        self.screen = screen
        self.voice = voice

    def action(
        self, text: str, legal: tuple[Action, ...], hint: Message | None, picking: bool
    ) -> Action | None:
        if picking:
            return self.picked(text, legal)
        if hint is not None:
            return self.typed(text, self.voice.speaker.say(hint), legal)
        return self.numbered(text, legal)

    def numbered(self, text: str, legal: tuple[Action, ...]) -> Action | None:
        """The action with the number typed."""
        if is_number(text, len(legal)):
            return legal[int(text) - 1]
        self.voice.say("play-not-a-choice", "red", text=shortened(text), most=len(legal))
        return None

    def picked(self, text: str, legal: tuple[Action, ...]) -> Action | None:
        """The action that takes exactly the cards typed; otherwise the rule against it."""
        words = text.replace(",", " ").split()
        most = max(pick + 1 for action in legal for pick in action.picks or ())
        if not all(is_number(word, most) for word in words):
            self.voice.say("play-not-a-choice", "red", text=shortened(text), most=most)
            return None
        picks = tuple(sorted({int(word) - 1 for word in words}))
        action = with_picks(self.table.game, legal[0].name, picks)
        if action is not None:
            return self.unless_refused(action)
        self.voice.say("play-no-such-choice", "red")
        return None

    def typed(self, text: str, hint: str, legal: tuple[Action, ...]) -> Action | None:
        """The action that goes by this shorthand; otherwise the rule against it. One that answers
        the question comes before another of the same shorthand."""
        asked = {action.name for action in legal}
        meant = with_shorthand(self.table.game, self.screen, asked, text)
        if meant is None:
            self.voice.show(hint, "red")
            return None
        return self.unless_refused(meant)

    def unless_refused(self, action: Action) -> Action | None:
        refusal = self.table.state.refuse(self.you, action)
        if refusal is None:
            return action
        self.tell_refusal(refusal)
        return None

    def tell_refusal(self, refusal: Refusal) -> None:
        self.voice.show(self.voice.speaker.refusal(self.table.game, refusal), "red")


def with_picks(game: Game, name: str, picks: tuple[int, ...]) -> Action | None:
    """The action of this name that takes exactly these."""
    for action in game.actions:
        if action.name == name and action.picks == picks:
            return action
    return None


def with_shorthand(game: Game, screen: Screen, asked: set[str], text: str) -> Action | None:
    """The action that goes by this shorthand; one that answers what is asked comes first."""
    wanted = " ".join(text.replace(",", " ").split())
    meant = [action for action in game.actions if screen.shorthand(action) == wanted]
    meant.sort(key=lambda action: action.name not in asked)
    return meant[0] if meant else screen.spelled(wanted)


def shortened(text: str) -> str:
    """Enough of what was typed to know it again."""
    return text if len(text) <= 60 else f"{text[:59]}…"


def is_number(text: str, most: int) -> bool:
    """A number from 1 to `most`, as one types it."""
    return text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= most
