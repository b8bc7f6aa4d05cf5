"""Kuhn poker: three cards, two players, four chips. The smallest game with a bluff in it.

It lives in the tests because its equilibrium is known (`kuhn_answers`), so it says whether a
searcher is right. It answers the whole contract of a game in one file: read it before you write a
game of your own.

* Each puts one chip into the pot and gets one of the three cards; the third is seen by nobody.
* In turn: pass or bet a chip. Who passes after a bet folds; who bets after a bet calls.
* After two passes or a call the higher card takes the pot.
"""

from typing import Final, final

import msgspec
from mypy_extensions import i64

from backroom.kernel.actions import Action
from backroom.kernel.cards import CardSheet
from backroom.kernel.events import Event, Told
from backroom.kernel.game import Game
from backroom.kernel.messages import CardName, Message, Refusal, SeatName
from backroom.kernel.rng import FastRng, Rng
from backroom.kernel.rules import Rules
from backroom.kernel.seats import EVERYONE, only
from backroom.kernel.state import Standings, State, Windows, ranked
from backroom.kernel.view import View

SEATS: Final = 2
PURSE: Final = 2
JACK: Final = 0
QUEEN: Final = 1
KING: Final = 2
DECK: Final = (JACK, QUEEN, KING)
RULES: Final = {
    "KUH-1": "Two players play with three cards.",
    "KUH-2": "In turn one passes or bets.",
    "KUH-3": "After two passes, a fold or a call the game is over.",
}


class Dealt(Event, frozen=True):
    """A card, told to who got it alone."""

    seat: int
    card: int


class Paid(Event, frozen=True):
    """A chip goes into the pot: as an ante, a bet or a call."""

    seat: int
    moved = (("purse {seat}", "pot", 1),)


class Passed(Event, frozen=True):
    seat: int


class Shown(Event, frozen=True):
    """Nobody has folded: both cards are turned up."""

    cards: tuple[int, ...]


class Won(Event, frozen=True):
    seat: int
    pot: int
    moved = (("pot", "purse {seat}", "pot"),)


KuhnEvent = Dealt | Paid | Passed | Shown | Won


class KuhnView(View, frozen=True):
    """What a seat may know; the spectator has no card."""

    card: int | None
    said: str
    purses: tuple[int, ...]
    pot: int
    shown: tuple[int, ...]


@final
class KuhnRules(Rules):
    """Nothing about it can be changed."""


def make_rules() -> KuhnRules:
    rules = KuhnRules()
    rules.seats = SEATS
    rules.options = {}
    rules.longest = 3
    return rules


@final
class KuhnAction(Action):
    """`letter` is how it is remembered: p or b."""

    __slots__ = ("letter",)

    def __init__(self, index: i64, name: str, letter: str) -> None:
        super().__init__(index, name, None)
        self.letter = letter

    def __reduce__(self) -> tuple[object, ...]:
        return nth_action, (self.index,)


PASS: Final = KuhnAction(0, "pass", "p")
BET: Final = KuhnAction(1, "bet", "b")
ACTIONS: Final[tuple[Action, ...]] = (PASS, BET)


def nth_action(index: int) -> Action:
    return ACTIONS[index]


@final
class KuhnState(State):
    """`said` is everything said so far, a letter each: `pb` is a pass and then a bet."""

    rules: KuhnRules
    cards: list[int]
    said: str
    purses: list[int]
    pot: i64

    def legal(self, seat: i64) -> tuple[Action, ...]:
        return ACTIONS if self.pending == only(seat) else ()

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        if self.pending == 0:
            return Refusal("KUH-3", "over")
        if self.pending != only(seat):
            return Refusal("KUH-2", "not_your_turn")
        return None if action in ACTIONS else Refusal("KUH-2", "foreign_action")

    def apply(self, seat: i64, action: Action) -> None:
        assert isinstance(action, KuhnAction)
        self.said += action.letter
        if action is BET:
            self.pay(seat)
        else:
            self.tell(EVERYONE, Passed(seat))
        if self.is_folded():
            self.win(1 - seat)
        elif self.is_shown():
            self.tell(EVERYONE, Shown(tuple(self.cards)))
            self.win(0 if self.cards[0] > self.cards[1] else 1)
        else:
            self.pending = only(1 - seat)

    def pay(self, seat: i64) -> None:
        self.purses[seat] -= 1
        self.pot += 1
        self.tell(EVERYONE, Paid(seat))

    def win(self, seat: i64) -> None:
        self.tell(EVERYONE, Won(seat, self.pot))
        self.purses[seat] += self.pot
        self.pot = 0
        self.pending = 0

    def is_folded(self) -> bool:
        return self.said.endswith("bp")

    def is_shown(self) -> bool:
        return self.said == "pp" or self.said.endswith("bb")

    def neutral(self, seat: i64, rng: Rng) -> Action:
        return PASS

    def view(self, seat: i64) -> KuhnView:
        return KuhnView(
            seat=seat,
            card=self.cards[seat] if seat >= 0 else None,
            said=self.said,
            purses=tuple(self.purses),
            pot=self.pot,
            shown=tuple(self.cards) if self.is_shown() else (),
        )

    def redeal(self, seat: i64, rng: Rng) -> "KuhnState":
        """First forget, then deal: from one's own card, or from none."""
        other = self.clone()
        other.rng = FastRng(rng.word(), rng.word(), rng.word(), 1)
        if not self.is_shown():
            unseen = [card for card in DECK if seat < 0 or card != self.cards[seat]]
            for rival in range(SEATS):
                if rival != seat:
                    other.cards[rival] = rng.take_from(unseen)
        return other

    def clone(self) -> "KuhnState":
        """A game of the house has this written by `make copies`, from the list of its fields."""
        other = KuhnState()
        other.set_table(self.seats, self.rng.clone(), self.windows, None)
        other.round = self.round
        other.pending = self.pending
        other.rules = self.rules
        other.cards = self.cards[:]
        other.said = self.said
        other.purses = self.purses[:]
        other.pot = self.pot
        return other

    def standings(self) -> Standings:
        return ranked(self.purses, "" if self.pending else "fold" if self.is_folded() else "shown")

    def hidden(self, seat: i64) -> list[tuple[str, str]]:
        if self.is_shown():
            return []
        return [(f"card {who}", str(self.cards[who])) for who in range(SEATS) if who != seat]

    def stock(self) -> dict[str, int]:
        return {"purse 0": self.purses[0], "purse 1": self.purses[1], "pot": self.pot}

    def frozen(self) -> tuple[object, ...]:
        return (self.rng, self.windows, self.pending, self.cards, self.said, self.purses, self.pot)


def deal(rules: KuhnRules, rng: Rng, windows: Windows, recorder: list[Told] | None) -> KuhnState:
    """KUH-1: a chip and a card each, and the first seat begins."""
    pile = list(DECK)
    cards = [rng.take_from(pile) for _ in range(SEATS)]
    state = KuhnState()
    state.set_table(SEATS, rng, windows, recorder)
    state.round = 1
    state.pending = only(0)
    state.rules = rules
    state.cards = cards
    state.said = ""
    state.purses = [PURSE] * SEATS
    state.pot = 0
    for seat in range(SEATS):
        state.tell(only(seat), Dealt(seat, cards[seat]))
        state.pay(seat)
    return state


def dealt(first: int, second: int, said: str = "") -> KuhnState:
    """The game with these cards in which this was said."""
    state = deal(make_rules(), FastRng(1, 2, 3, 1), Windows.KNOWN, None)
    state.cards = [first, second]
    for letter in said:
        state.apply(state.to_act()[0], BET if letter == "b" else PASS)
    return state


class KuhnTeller:
    """Its messages; the house has no words for a game of its tests."""

    def __init__(self, rules: KuhnRules) -> None:
        self.rules = rules

    def action(self, view: KuhnView, action: Action) -> Message:
        return Message(f"kuh-action-{action.name}")

    def event(self, event: Event) -> Message:
        facts = msgspec.structs.asdict(event)
        return Message(f"kuh-event-{type(event).__name__.lower()}", facts)

    def question(self, view: KuhnView) -> Message:
        return Message("kuh-ask")

    def asked_by(self, view: KuhnView) -> tuple[str, ...]:
        return ("KUH-2",)

    def item(self, view: KuhnView, number: int) -> Message:
        return self.card("card", number)

    def outlook(self, view: KuhnView, action: Action) -> list[Message]:
        return []

    def position(self, view: KuhnView) -> list[Message]:
        own = [] if view.card is None else [CardName("card", view.card)]
        return [Message("kuh-view", {"seat": SeatName(view.seat), "pot": view.pot, "own": own})]

    def card(self, pile: str, card: int) -> Message:
        return Message("kuh-card", {"card": card})

    def cards_named(self) -> list[CardName]:
        return [CardName("card", card) for card in range(SEATS + 1)]

    def seat(self, seat: int) -> Message:
        return Message("kuh-seat", {"number": seat + 1})


def no_card_sheets(*_: object) -> list[CardSheet]:
    return []


GAME = Game(
    id="kuhn-poker",
    title="Kuhn poker",
    prefix="KUH",
    version=1,
    seats=range(SEATS, SEATS + 1),
    seats_rule="KUH-1",
    options=(),
    actions=ACTIONS,
    events=KuhnEvent,
    view=KuhnView,
    credits="Harold W. Kuhn, 1950.",
    make_rules=lambda seats, options, cards: make_rules(),
    deal=deal,
    teller=KuhnTeller,
    card_sheets=no_card_sheets,
)
