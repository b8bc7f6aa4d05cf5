# Interpreted: it is asked once a table.
"""A game as the rest of the house sees it, and the list of all games."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from types import UnionType
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from backroom.kernel.actions import Action
from backroom.kernel.cards import CardFile, CardSheet
from backroom.kernel.errors import BadInput
from backroom.kernel.events import Event, Told
from backroom.kernel.messages import CardName, Message
from backroom.kernel.observation import Layout
from backroom.kernel.options import Option, settle
from backroom.kernel.rng import Rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State, Windows
from backroom.kernel.view import View

MOST_RULES = 200
"""So many sets of rules are kept."""
NO_ACTIONS: frozenset[int] = frozenset()
View_contra = TypeVar("View_contra", bound=View, contravariant=True)


class TellerOf(Protocol[View_contra]):
    """Puts a game into messages. Made for the rules of one table, whose cards it can name."""

    def action(self, view: View_contra, action: Action) -> Message:
        """What the seat of this view would do."""

    def event(self, event: Event) -> Message:
        """What has happened."""

    def question(self, view: View_contra) -> Message:
        """What is asked of the seat of this view, and why."""

    def asked_by(self, view: View_contra) -> tuple[str, ...]:
        """The rules behind that question."""

    def item(self, view: View_contra, number: int) -> Message | CardName:
        """The card (or man, note …) that an action's `picks` call by this number."""

    def outlook(self, view: View_contra, action: Action) -> list[Message]:
        """What the seat may know beforehand about taking this action."""

    def position(self, view: View_contra) -> list[Message]:
        """The view in words, a line each."""

    def card(self, pile: str, card: int) -> Message:
        """The name of a card."""

    def cards_named(self) -> list[CardName]:
        """Every card that a message may name: whoever learns their names once can say it all."""

    def seat(self, seat: int) -> Message:
        """What a seat is called when nobody has given a name."""


Teller = TellerOf[Any]
"""As the house has it, which gives it the views of its own game and looks into none."""


class StandingOrder(NamedTuple):
    """An answer that a player may give once for all: where a question would only cost time."""

    name: str
    """The stem of its sentence in the word lists."""
    question: str
    """The name of the question (as the teller puts it) that it answers."""
    action: Action
    """The answer: a pass, which is legal whenever that question is asked."""
    rule: str
    """The rule behind the question."""


class OfferOpen(NamedTuple):
    """An offer on the table: by whom, to whom, and which of them."""

    proposer: int
    partner: int
    number: int


@dataclass(frozen=True, repr=False, eq=False)
class Game:
    """Everything the house needs to know of a game; each game's folder makes one, named GAME."""

    id: str
    title: str
    prefix: str
    version: int
    seats: range
    seats_rule: str
    """The rule that says how many may sit down."""
    options: tuple[Option, ...]
    actions: tuple[Action, ...]
    events: UnionType
    view: type[View]
    credits: str
    make_rules: Callable[[int, Mapping[str, str], CardFile], Rules]
    deal: Callable[[Any, Rng, Windows, list[Told] | None], State]
    teller: Callable[[Any], Teller]
    card_sheets: Callable[[CardFile, Mapping[str, str]], list[CardSheet]]
    terms: UnionType | None = None
    """The kinds of actions of which there are endlessly many, as structs of what they say."""
    on_terms: Callable[[Any], Action] | None = None
    """The action with such terms."""
    orders: tuple[StandingOrder, ...] = ()
    """What may be answered once for all."""
    printed: type | None = None
    """The struct of what is printed on cards and board: known to all, the same all game long."""
    print_matter: Callable[[Any], object] | None = None
    """What is printed, under the rules of one table."""
    opens: Callable[[Any], frozenset[int]] = lambda state: NO_ACTIONS
    """The numbers of the actions that do no more than open another choice of whoever takes them: no
    chance is drawn and nothing hidden is seen. Both can be sent together, both or none. It may hang
    on the table's board and cards what an action leads to."""
    betrays: Callable[[Action, Sequence[Told]], bool] = lambda action, told: False
    """Does it tell a part of what stays hidden that this action made this happen? An attack that is
    announced is no other job, though its card lies face down. Then it is not taken back."""
    offers_open: Callable[[Any], tuple[OfferOpen, ...]] = lambda state: ()
    """What one player has offered another, and waits for his answer to."""
    insight: type | None = None
    """The struct of what follows from what a seat knows: incomes, threats, odds, forecasts."""
    insight_into: Callable[[Any, int], object] | None = None
    """That for a seat (or the spectator), in a world that it cannot tell from the real one."""
    queries: UnionType | type | None = None
    """The kinds of queries of its own that it answers (`kernel.queries`)."""
    answers: UnionType | type | None = None
    """The structs of what is answered to those."""
    queries_now: Callable[[Any], list[Any]] | None = None
    """Those of its own queries that a table might put, from a view: the laws try them all."""
    observation: Callable[[Any], Layout] | None = None
    """What the rows of its encoder say, under the rules of one table: what a seat knows, for
    programs that learn. The encoder itself is the module `observation` of the game's folder."""

    def __repr__(self) -> str:
        return f"<{self.title}>"

    @property
    def folder(self) -> str:
        return self.id.replace("-", "_")

    def own_cards(self) -> CardFile:
        """The card file that comes with the game."""
        name = "cards.toml"
        text = resources.files(f"backroom.games.{self.folder}").joinpath(name).read_text("utf-8")
        return CardFile(text, name)

    def rules(
        self, seats: int, wanted: Mapping[str, str] | None = None, cards: CardFile | None = None
    ) -> Rules:
        """The rules of one table: so many seats, these options, these cards."""
        if seats not in self.seats:
            raise BadInput(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats} "
                f"({self.seats_rule})"
            )
        options = tuple(settle(self.options, wanted or {}).items())
        return rules_of(self, seats, options, None if cards is None else (cards.text, cards.source))

    def action(self, index: int, terms: object = None) -> Action:
        """The action with this number, or with these terms."""
        if terms is not None:
            return self.action_on(index, terms)
        if not 0 <= index < len(self.actions):
            raise BadInput(
                f"{self.title} has no action {index}; they are 0 to {len(self.actions) - 1}"
            )
        return self.actions[index]

    def action_on(self, index: int, terms: object) -> Action:
        """An action that is not in the list: its terms say what it is."""
        if self.terms is None or self.on_terms is None or index != len(self.actions):
            raise BadInput(f"action {index} of {self.title} has no terms")
        try:
            return self.on_terms(msgspec.convert(terms, self.terms))
        except msgspec.ValidationError as fault:
            raise BadInput(f"these terms cannot be read: {fault}") from None


@lru_cache(MOST_RULES)
def rules_of(
    game: Game, seats: int, options: tuple[tuple[str, str], ...], cards: tuple[str, str] | None
) -> Rules:
    """Rules are never changed: all tables of the same kind share theirs."""
    file = game.own_cards() if cards is None else CardFile(*cards)
    return game.make_rules(seats, dict(options), file)


@cache
def all_games() -> dict[str, Game]:
    """Every game by its id: each folder below `backroom.games` is one."""
    package = importlib.import_module("backroom.games")
    folders = sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)
    games = [importlib.import_module(f"backroom.games.{folder}").GAME for folder in folders]
    return {game.id: game for game in games}


def find_game(name: str) -> Game:
    """The game of that id; the folder's name will do as well."""
    games = all_games()
    game = games.get(name.replace("_", "-").lower())
    if game is None:
        raise BadInput(f"there is no game {name!r}; the games are {', '.join(games)}")
    return game
