"""Positions of Maffiosi in one readable expression.

Chairs have the numbers of the board (1 to 30), men are "red henkie" or "purple jack asleep", cards
"stab", "order_pie*2 move". Money is in dollars, players are called by their colours.
"""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, TypeVar

from backroom.games.maffiosi.actions import (
    BRING,
    DISCARD,
    EXPLODE,
    KILL,
    LIFT,
    PASS_LEFT,
    PASS_RIGHT,
    PLAY,
    PUT_PIE,
    SERVE,
    SIT,
    STAY,
)
from backroom.games.maffiosi.events import Paid
from backroom.games.maffiosi.position import AT_HOME, GONE, NONE, Step
from backroom.games.maffiosi.rules import ASLEEP, CARDS, MEN, MafRules
from backroom.games.maffiosi.seating import put_down
from backroom.games.maffiosi.state import MafState
from backroom.games.maffiosi.turns import begin_turn, next_turn
from backroom.kernel.actions import Action
from backroom.kernel.bundle import EMPTY, listed, one_of, random_one, size
from backroom.kernel.cards import CardFile
from backroom.kernel.events import Event, Told
from backroom.kernel.game import find_game
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR, only
from backroom.kernel.state import Windows, heard_by
from builders.dealing import dealt

Kind = TypeVar("Kind", bound=Event)

MAF = find_game("maffiosi")
CARD_RULES = {
    "stab": "MAF-43",
    "fire": "MAF-46",
    "order_pie": "MAF-50",
    "pass_it_on": "MAF-52",
    "ka_boom": "MAF-54",
    "nightcap": "MAF-55",
    "beat_it": "MAF-59",
    "move": "MAF-62",
}
"""Where each card is explained."""
COLOURS = ("yellow", "red", "blue", "green", "orange", "purple")


def rules_of(players: int, **options: str) -> MafRules:
    return rules_from(None, players, options)


def rules_from(cards: CardFile | None, players: int, options: Mapping[str, str]) -> MafRules:
    """The rules of a table with a board file of one's own, or with the one of the game."""
    return _read_once(None if cards is None else cards.text, players, tuple(options.items()))


@cache
def _read_once(text: str | None, players: int, options: tuple[tuple[str, str], ...]) -> MafRules:
    file = None if text is None else CardFile(text, "my-table.toml")
    rules = MAF.rules(players, dict(options), file)
    assert isinstance(rules, MafRules)
    return rules


def new_game(
    players: int, seed: int = 1, windows: Windows = Windows.ALL, **options: str
) -> tuple[MafState, list[Told]]:
    """A game as it is really dealt, and what was told."""
    return dealt(MAF, rules_of(players, **options), MafState, seed, windows)


def bundle(names: str) -> int:
    """ "stab*2 move" as a bundle of cards."""
    cards = EMPTY
    for each in names.split():
        name, _, copies = each.partition("*")
        cards += one_of(CARDS.index(name)) * int(copies or 1)
    return cards


def names(cards: int) -> str:
    """A bundle as the names of its cards, sorted by kind."""
    return " ".join(CARDS[card] for card in listed(cards))


def seat(colour: str) -> int:
    return COLOURS.index(colour)


class MafTable:
    """A table set up as wanted, and played choice by choice."""

    def __init__(
        self,
        players: int,
        men: Mapping[int, str],
        *,
        turn: str = "yellow",
        hands: Mapping[str, str] | None = None,
        discards: str = "",
        removed: str = "",
        pies: Mapping[str, int] | None = None,
        money: Mapping[str, int] | None = None,
        bank: int | None = None,
        out: Mapping[str, int] | None = None,
        round: int = 2,
        seed: int = 1,
        windows: Windows = Windows.ALL,
        cards: CardFile | None = None,
        **options: str,
    ) -> None:
        """It is the card step of `turn`. Hands that are not given are dealt from the other cards;
        whoever has no man is `out`, at the moment given there or else at moment 1."""
        self.rules = rules_from(cards, players, options)
        self.told: list[Told] = []
        state = MAF.deal(self.rules, fast_rng(seed), windows, None)
        assert isinstance(state, MafState)
        self.state = state
        self.seat_everybody(men, out or {})
        self.deal_cards(hands or {}, bundle(discards), bundle(removed))
        for colour, chair in (pies or {}).items():
            state.pies[seat(colour)] = chair - 1
        for colour, amount in (money or {}).items():
            state.money[seat(colour)] = amount // 1000
        if bank is not None:
            state.bank = bank // 1000
        state.first = 0
        state.round = round
        state.placing = NONE
        state.turn = seat(turn)
        state.card = NONE
        state.opened = NONE
        state.played = 0
        state.step = Step.CARD
        state.pending = only(state.turn)
        state.recorder = self.told

    def seat_everybody(self, men: Mapping[int, str], out: Mapping[str, int]) -> None:
        state = self.state
        state.men = [0] * state.seats
        state.sorts = [0] * len(MEN)
        state.asleep = 0
        state.waiting = [0] * state.seats
        for chair, man in men.items():
            colour, sort, *asleep = man.split()
            more = ASLEEP if asleep else 0
            put_down(state, seat(colour), MEN.index(sort) + more, chair - 1)
        for each in range(state.seats):
            if not state.men[each]:
                state.exits[each] = out.get(COLOURS[each], 1)
                state.exit_men[each] = 1
        state.moment = max(state.exits)

    def deal_cards(self, hands: Mapping[str, str], discards: int, removed: int) -> None:
        state = self.state
        state.discards = discards
        state.gone = removed
        left = self.rules.deck - discards - removed - sum(map(bundle, hands.values()))
        assert left >= 0, "there are not so many cards"
        for each in range(state.seats):
            hand = bundle(hands.get(COLOURS[each], ""))
            while COLOURS[each] not in hands and size(hand) < 5 and not state.is_out(each):
                card = random_one(left, state.rng)
                left -= one_of(card)
                hand += one_of(card)
            state.hands[each] = hand
        state.pile = left
        state.kept = EMPTY
        state.shuffled = self.rules.deck - discards - removed
        state.held = [EMPTY] * state.seats
        state.drawn = state.hands[:]
        state.fresh = [int(size(hand)) for hand in state.hands]
        state.stale = [0] * state.seats
        state.shows = [()] * state.seats

    def begin(self, colour: str) -> "MafTable":
        """The turn of this player from its very start: pie, money, and then the card step."""
        self.state.turn = seat(colour)
        if not begin_turn(self.state):
            next_turn(self.state)
        return self

    # What players do: always the one who is asked.

    def act(self, action: Action) -> "MafTable":
        refusal = self.state.attempt(self.asked_seat(), action)
        assert refusal is None, refusal
        return self

    def refused(self, action: Action, colour: str | None = None) -> Refusal:
        """The refusal of this action; the player who is asked tries it, unless another is named."""
        before = self.state.clone()
        who = self.asked_seat() if colour is None else seat(colour)
        refusal = self.state.attempt(who, action)
        assert refusal is not None, "it was allowed"
        assert self.state == before
        return refusal

    def asked_seat(self) -> int:
        (asked,) = self.state.to_act()
        return asked

    def play(self, card: str) -> "MafTable":
        return self.act(PLAY[CARDS.index(card)])

    def discard(self, card: str) -> "MafTable":
        return self.act(DISCARD[CARDS.index(card)])

    def skip(self, turns: int = 1) -> "MafTable":
        """So many players in a row throw away a card instead of playing one."""
        for _ in range(turns):
            self.discard(self.hand(self.asked).split()[0])
        return self

    def stay(self) -> "MafTable":
        return self.act(STAY)

    def kill(self, chair: int) -> "MafTable":
        return self.act(KILL[chair - 1])

    def put_pie(self, chair: int) -> "MafTable":
        return self.act(PUT_PIE[chair - 1])

    def pass_left(self, colour: str) -> "MafTable":
        return self.act(PASS_LEFT[seat(colour)])

    def pass_right(self, colour: str) -> "MafTable":
        return self.act(PASS_RIGHT[seat(colour)])

    def explode(self, colour: str) -> "MafTable":
        return self.act(EXPLODE[seat(colour)])

    def serve(self, *chairs: int) -> "MafTable":
        return self.act(self.serving(*chairs))

    def serving(self, *chairs: int) -> Action:
        """The action that pours a nightcap for the men on these chairs."""
        drinks = list(self.rules.drink_chairs)
        picks = tuple(sorted(drinks.index(chair - 1) for chair in chairs))
        return next(action for action in SERVE if action.picks == picks)

    def lift(self, chair: int) -> "MafTable":
        return self.act(LIFT[chair - 1])

    def sit(self, chair: int) -> "MafTable":
        return self.act(SIT[chair - 1])

    def bring(self, man: str) -> "MafTable":
        """ "henkie", or "henkie asleep"."""
        return self.act(BRING[sort_of(man)])

    # What one sees.

    def who(self, chair: int) -> str | None:
        """The man on this chair: "purple jack asleep"."""
        man = self.state.view(SPECTATOR).men[chair - 1]
        if man is None:
            return None
        return f"{COLOURS[man.seat]} {MEN[man.sort]}{' asleep' if man.asleep else ''}"

    def everybody(self) -> dict[int, str]:
        """All men by chair."""
        return {chair: man for chair in range(1, 31) if (man := self.who(chair)) is not None}

    def hand(self, colour: str) -> str:
        return names(self.state.hands[seat(colour)])

    def money(self, colour: str) -> int:
        return self.state.money[seat(colour)] * 1000

    @property
    def bank(self) -> int:
        return int(self.state.bank) * 1000

    @property
    def turn(self) -> str:
        return COLOURS[self.state.turn]

    @property
    def asked(self) -> str:
        return COLOURS[self.asked_seat()]

    @property
    def step(self) -> str:
        return self.state.step.value

    @property
    def ending(self) -> str:
        return self.state.standings().ending

    def places(self) -> tuple[int, ...]:
        return self.state.standings().places

    def pie(self, colour: str) -> int | str:
        """The chair of this pie, or "home", or "gone"."""
        chair = self.state.pies[seat(colour)]
        return {AT_HOME: "home", GONE: "gone"}.get(chair, chair + 1)

    def legal(self) -> set[str]:
        """The choices of the player who is asked: "play stab", "kill 20", "stay"."""
        return {called(action) for action in self.state.legal(self.asked_seat())}

    def payments(self, colour: str | None = None) -> list[tuple[str, int]]:
        """Who was paid how much, as a player (or else the spectator) has heard it."""
        return [(COLOURS[each.seat], each.money) for each in self.heard(Paid, colour)]

    def heard(self, kind: type[Kind], colour: str | None = None) -> list[Kind]:
        """The events of this kind that a player (or else the spectator) has heard."""
        who = SPECTATOR if colour is None else seat(colour)
        return [event for event in heard_by(who, self.told) if isinstance(event, kind)]


def owner(men: Mapping[int, str], chair: int) -> int | None:
    """Whose man sits there."""
    return seat(men[chair].split()[0]) if chair in men else None


def any_men(players: int, seed: int) -> dict[int, str]:
    """Some men of every family on chairs by lot, many or few, some of them asleep."""
    lot = Random(seed)
    chairs = lot.sample(range(1, 31), 30)
    crew = ["boss", *["robbie"] * 2, *["jack"] * 2, *["henkie"] * 5]
    men: dict[int, str] = {}
    for colour in COLOURS[:players]:
        for sort in lot.sample(crew, lot.randint(1, 30 // players)):
            men[chairs.pop()] = f"{colour} {sort}{lot.choice(['', '', '', ' asleep'])}"
    return men


def sort_of(man: str) -> int:
    sort, *asleep = man.split()
    return MEN.index(sort) + (ASLEEP if asleep else 0)


def called(action: Any) -> str:
    """An action in a few words."""
    if action.name in ("play", "discard"):
        return f"{action.name} {CARDS[action.value]}"
    if action.name in ("kill", "put_pie", "lift", "sit"):
        return f"{action.name} {action.value + 1}"
    if action.name in ("pass_left", "pass_right", "explode"):
        return f"{action.name} {COLOURS[action.value]}"
    if action.name == "bring":
        return f"bring {MEN[action.value % ASLEEP]}{' asleep' if action.value >= ASLEEP else ''}"
    return str(action.name)


FX = {
    26: "yellow henkie",  # A
    29: "red henkie",  # B, cash register
    2: "orange henkie",  # C, casino
    6: "red henkie",  # D, café
    7: "purple jack asleep",  # E
    8: "blue henkie",  # F, revolver
    10: "blue henkie",  # G, restaurant
    11: "green boss",  # H
    13: "green henkie",  # I
    14: "blue henkie",  # J
    15: "green henkie",  # K
    17: "green henkie",  # M; L is chair 16, empty
    18: "orange henkie asleep",  # N
    20: "orange boss",  # O, casino
    21: "purple henkie",  # P, knife
    22: "red henkie",  # Q
    24: "purple boss",  # R, restaurant
}
"""The one position that all worked examples of the rulebook fit."""
FX_PIES = {"red": 26, "yellow": 17, "blue": 22}


def fx_table(hands: Mapping[str, str] | None = None, **more: Any) -> MafTable:
    """The common position of the worked examples; call `begin` for somebody's turn."""
    return MafTable(6, FX, pies=FX_PIES, hands=hands, **more)
