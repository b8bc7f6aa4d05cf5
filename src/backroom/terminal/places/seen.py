"""A view of a table, as it is shown: the same for a table at home and for a served one."""

from collections.abc import Sequence

from backroom.kernel.actions import Action
from backroom.kernel.game import Game
from backroom.kernel.messages import Message, SeatName
from backroom.kernel.rules import Rules
from backroom.kernel.view import View
from backroom.terminal.marks import colour_by_number
from backroom.terminal.places.place import Choice, Question, Somebody
from backroom.terminal.screens import Screen, SeatLook
from backroom.words import Speaker


class Seeing:
    """Knows the cards of one table, and how it is shown."""

    def __init__(self, game: Game, rules: Rules, screen: Screen, speaker: Speaker) -> None:
        self.game = game
        self.rules = rules
        self.teller = game.teller(rules)
        self.screen = screen
        self.speaker = speaker

    def position(self, view: View) -> tuple[str, ...]:
        return self.said(self.teller.position(view))

    def hand(self, view: View) -> tuple[str, ...]:
        return self.said(self.screen.hand(view))

    def players(
        self, view: View | None, seats: int, waited_for: Sequence[int], away: Sequence[int] = ()
    ) -> tuple[Somebody, ...]:
        looks = [] if view is None else self.screen.seats(view)
        looks = looks or [SeatLook(colour_by_number(seat)) for seat in range(seats)]
        return tuple(
            Somebody(
                self.speaker.seat(seat),
                look.colour,
                look.brief if isinstance(look.brief, str) else self.speaker.say(look.brief),
                self.said(look.lines),
                seat in waited_for,
                seat in away,
            )
            for seat, look in enumerate(looks)
        )

    def question(self, view: View, legal: Sequence[Action], must: bool) -> Question:
        """What is asked of the seat of this view, which may do these things."""
        picking = all(action.picks for action in legal)
        hint = None if picking or not must else self.screen.hint(view)
        items = sorted({pick for action in legal for pick in action.picks or ()})
        asked = self.teller.question(view)
        return Question(
            text=self.speaker.say(asked) if must else self.speaker.ui("play-app-may"),
            brief=brief(self.speaker, asked) if must else self.speaker.ui("play-app-may"),
            rules=self.teller.asked_by(view),
            must=must,
            choices=tuple(self.choice(view, action) for action in legal),
            items=tuple(
                (item, str(self.speaker.fact(self.teller.item(view, item)))) for item in items
            ),
            hint="" if hint is None else self.speaker.say(hint),
        )

    def choice(self, view: View, action: Action) -> Choice:
        return Choice(
            int(action.index),
            self.speaker.say(self.teller.action(view, action)),
            action.terms(),
            action.picks,
            self.screen.shorthand(action) or "",
        )

    def outlook(self, view: View, choice: Choice) -> list[str]:
        action = self.game.action(choice.number, choice.terms)
        return list(self.said(self.teller.outlook(view, action)))

    def said(self, lines: Sequence[Message]) -> tuple[str, ...]:
        return tuple(self.speaker.say(line) for line in lines)


def brief(speaker: Speaker, question: Message) -> str:
    """A question in the form that fits a small screen, where it has one."""
    name = f"{question.name}-brief"
    known = speaker.bundle.has_message(name)
    return speaker.say(Message(name, question.facts) if known else question)


def ranking(speaker: Speaker, you: int, points: Sequence[int], places: Sequence[int]) -> list[str]:
    """Who won, and then everybody, best first."""
    order = sorted(range(len(places)), key=lambda each: places[each])
    lines = [
        speaker.ui("play-place", place=places[seat], seat=SeatName(seat), points=points[seat])
        for seat in order
    ]
    return [verdict(speaker, you, places), *lines]


def verdict(speaker: Speaker, you: int, places: Sequence[int]) -> str:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    others = [speaker.seat(seat) for seat in winners if seat != you]
    if you not in winners:
        return speaker.ui("play-lost", winners=speaker.listed(others))
    if others:
        return speaker.ui("play-shared", others=speaker.listed(others))
    return speaker.ui("play-won")
