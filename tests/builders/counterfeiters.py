"""Positions of Counterfeiters in one readable expression.

Spaces are called as on the board ("print 1", "market 3", "regular flight"), fakes "1★ 2★★★", cards
"printer*2 ink jet big-lawyer ticket-150". Money is in dollars.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from backroom.games.counterfeiters.actions import PASS, PLACE, SALES, SELL, TAKE, CftAction, Do
from backroom.games.counterfeiters.actions import transfer as flight
from backroom.games.counterfeiters.rules import CftRules
from backroom.games.counterfeiters.state import CftState
from backroom.kernel.events import Event, Told
from backroom.kernel.game import find_game
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import only
from backroom.kernel.state import State, Windows, heard_by
from builders.dealing import dealt

Kind = TypeVar("Kind", bound=Event)

CFT = find_game("counterfeiters")
CARDS = ("printer", "ink", "paper", "hologram", "diner", "jet", "big-lawyer", "bad-lawyer")
EMPTY = "-"


class Player(NamedTuple):
    """What somebody has behind the screen and, in `owns`, before it."""

    cash: int = 0
    offshore: int = 0
    fakes: str = ""
    owns: str = "printer"


def rules_of(players: int, **options: str) -> CftRules:
    rules = CFT.rules(players, options)
    assert isinstance(rules, CftRules)
    return rules


def new_game(players: int, seed: int = 1, **options: str) -> CftState:
    """A game as it is really dealt."""
    return new_game_heard(players, seed, **options)[0]


def new_game_heard(players: int, seed: int = 1, **options: str) -> tuple[CftState, list[Told]]:
    return dealt(CFT, rules_of(players, **options), CftState, seed)


def card(rules: CftRules, name: str) -> int:
    """The kind of card with this short name."""
    if name.startswith("ticket-"):
        return len(CARDS) + list(rules.ticket_pays).index(int(name.removeprefix("ticket-")) // 10)
    return CARDS.index(name)


def card_name(rules: CftRules, kind: int) -> str:
    if kind < 0:
        return EMPTY
    if kind >= len(CARDS):
        return f"ticket-{rules.ticket_pays[kind - len(CARDS)] * 10}"
    return CARDS[kind]


def cards(rules: CftRules, names: str) -> list[int]:
    """ "printer*2 ink": two printers and an ink; "-" is an empty slot."""
    found = []
    for each in names.split():
        name, _, copies = each.partition("*")
        found += [-1 if name == EMPTY else card(rules, name)] * int(copies or 1)
    return found


def notes(text: str) -> tuple[int, int, int]:
    """ "1★ 2★★★" as the numbers of notes of one, two and three stars."""
    count = [0, 0, 0]
    for each in text.split():
        number = each.rstrip("★")
        count[len(each) - len(number) - 1] += int(number)
    return count[0], count[1], count[2]


def space(rules: CftRules, name: str) -> int:
    """The space with this name; a number tells spaces of one kind apart."""
    kind, _, number = name.rpartition(" ") if name[-1].isdigit() else (name, "", "1")
    alike = [n for n, place in enumerate(rules.places) if place.value == kind.replace(" ", "_")]
    return alike[int(number) - 1]


def cft_actions(state: State, seat: int) -> list[CftAction]:
    """What this seat may do, as actions of Counterfeiters."""
    return [each for each in state.legal(seat) if isinstance(each, CftAction)]


class CftTable:
    """A table set up as wanted, and played turn by turn."""

    def __init__(
        self,
        *players: Player,
        market: str | None = None,
        pile: str | None = None,
        bank: str | None = None,
        officer: int | None = None,
        first: int = 0,
        henchmen: Sequence[int] | None = None,
        round: int = 1,
        seed: int = 1,
        **options: str,
    ) -> None:
        """`henchmen` are those left: the others were passed. A market that is not given is dealt,
        a pile that is not given has all other cards."""
        self.rules = rules_of(len(players), **options)
        self.told: list[Told] = []
        state = CFT.deal(self.rules, fast_rng(seed), Windows.ALL, None)
        assert isinstance(state, CftState)
        state.recorder = self.told
        self.state = state
        state.turn = state.first = state.marker = first
        state.pending = only(first)
        state.round = round
        if officer is not None:
            state.officer = officer
        if henchmen is not None:
            state.henchmen = list(henchmen)
            state.passed = [3 - left for left in henchmen]
        self.fill_screens(players, bank)
        self.lay_cards(players, market, pile)

    def fill_screens(self, players: Sequence[Player], bank: str | None) -> None:
        state = self.state
        state.cash = [player.cash // 10 for player in players]
        state.start_cash = [player.cash // 10 for player in players]
        state.offshore = [player.offshore // 10 for player in players]
        state.fakes = [count for player in players for count in notes(player.fakes)]
        state.bank = [
            pile - sum(state.fakes[quality::3]) for quality, pile in enumerate(self.rules.fake_pile)
        ]
        if bank is not None:
            state.bank = list(notes(bank))

    def lay_cards(self, players: Sequence[Player], market: str | None, pile: str | None) -> None:
        """Cards before the screens and in the market are taken from the box, the start cards
        first; all others lie in the pile."""
        state, rules = self.state, self.rules
        box = [[0] * 4 + list(rules.starters), *(list(category) for category in rules.piles)]

        def take(kind: int) -> None:
            next(category for category in box if kind in category).remove(kind)

        state.owned = [0] * len(players) * rules.kinds
        for seat, player in enumerate(players):
            for kind in cards(rules, player.owns):
                take(kind)
                state.owned[seat * rules.kinds + kind] += 1
        if market is None:
            left = [kind for category in box[1:] for kind in category]
            state.market = left[: rules.slots]
        else:
            state.market = cards(rules, market)
            assert len(state.market) == rules.slots
        for kind in state.market:
            if kind >= 0:
                take(kind)
        state.piles = box[1:] if pile is None else [cards(rules, pile), [], [], []]

    # What somebody does

    def place(self, name: str) -> "CftTable":
        return self.do(PLACE[space(self.rules, name)])

    def sell(self, name: str, fakes: str) -> "CftTable":
        """To the supermarket or the receiver of this name."""
        return self.place(name).hand_in(fakes)

    def hand_in(self, fakes: str) -> "CftTable":
        return self.do(sale(fakes))

    def fly(self, name: str, deposit: int = 0, withdraw: int = 0) -> "CftTable":
        return self.place(name).do(transfer(deposit, withdraw))

    def skip(self, times: int = 1) -> "CftTable":
        """Whoever's turn it is passes, so many times."""
        for _ in range(times):
            self.do(PASS)
        return self

    def skip_round(self) -> "CftTable":
        """Everybody passes until the next round or the end."""
        this = self.state.round
        while self.state.round == this and self.state.step.value == "place":
            self.do(PASS)
        return self

    def take(self, name: str) -> "CftTable":
        """The lawyer takes the henchman off this space."""
        return self.do(TAKE[space(self.rules, name)])

    def dine(self, seat: int, fakes: str) -> "CftTable":
        return self.do(sale(fakes), seat)

    def do(self, action: CftAction, seat: int | None = None) -> "CftTable":
        seat = self.turn if seat is None else seat
        legal = self.state.legal(seat)
        refusal = self.state.attempt(seat, action)
        assert refusal is None, refusal
        assert action in legal
        return self

    # What is asked of the table

    @property
    def turn(self) -> int:
        """Whose turn it is, where it is one player's."""
        (seat,) = self.state.to_act()
        return seat

    @property
    def stage(self) -> str:
        """A round, or which step of the end."""
        return self.state.stage.value

    def why_not(self, what: str | CftAction, seat: int | None = None) -> str:
        """The rule that forbids it; `what` is a space to go to, or an action."""
        action = PLACE[space(self.rules, what)] if isinstance(what, str) else what
        seat = self.turn if seat is None else seat
        before = self.state.clone()
        assert action not in self.state.legal(seat)
        refusal = self.state.attempt(seat, action)
        assert refusal is not None
        assert self.state == before
        return refusal.rule

    def can_place(self, *names: str) -> list[bool]:
        legal = self.state.legal(self.turn)
        return [PLACE[space(self.rules, name)] in legal for name in names]

    def possible_spaces(self) -> set[int]:
        return {each.value for each in cft_actions(self.state, self.turn) if each.do is Do.PLACE}

    def heard(self, kind: type[Kind], seat: int = -1) -> list[Kind]:
        """The events of this kind that the seat (or a spectator) has heard."""
        return [event for event in heard_by(seat, self.told) if isinstance(event, kind)]

    def happened(self) -> list[str]:
        """The names of everything that the spectators heard, in order."""
        return [type(event).__name__ for event in heard_by(-1, self.told)]

    @property
    def cash(self) -> list[int]:
        return [money * 10 for money in self.state.cash]

    @property
    def offshore(self) -> list[int]:
        return [money * 10 for money in self.state.offshore]

    def fakes(self, seat: int) -> tuple[int, int, int]:
        return self.state.all_fakes_of(seat)

    def owns(self, seat: int, name: str) -> int:
        return self.state.owns(seat, card(self.rules, name))

    @property
    def market(self) -> str:
        return " ".join(card_name(self.rules, kind) for kind in self.state.market)

    def occupants(self) -> Mapping[int, int]:
        """By space: whose henchman stands there."""
        seen = self.state.view(-1).occupants
        return {spot: seat for spot, seat in enumerate(seen) if seat is not None}


def sale(fakes: str) -> CftAction:
    return SELL[SALES.index(notes(fakes))]


def transfer(deposit: int = 0, withdraw: int = 0) -> CftAction:
    return flight(Do.DEPOSIT, deposit // 10) if deposit else flight(Do.WITHDRAW, withdraw // 10)


LAST_BUT_ONE = {2: 11, 3: 25, 4: 25}


def before_the_end(*players: Player, **more: Any) -> CftTable:
    """The officer stands before the last space: the next cap ends the game."""
    return CftTable(*players, officer=LAST_BUT_ONE[len(players)], **more)


def without_extras(*players: Player, **more: Any) -> CftTable:
    """Seat 0 has brought the end with tax fraud 2, and nobody places an extra henchman."""
    table = before_the_end(*players, **more).place("tax fraud 2")
    while table.stage == "extra":
        table.skip()
    return table
