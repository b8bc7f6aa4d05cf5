"""Positions of Capo della Mafia in one readable expression.

Cards are written as symbols and stars ("I1", "SS3") or by a special's first name and symbol
("giulia-I", "tony-B", "mario-S", "vinnie", "malone", "penny").
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from backroom.games.capo_della_mafia.actions import CLAIM, LAY, SUSPECT, SUSPECT_NOBODY, TURN_UP
from backroom.games.capo_della_mafia.handful import cards_in, handful
from backroom.games.capo_della_mafia.position import Phase
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.events import Event, Told
from backroom.kernel.game import find_game
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows, heard_by

Kind = TypeVar("Kind", bound=Event)

CAPO = find_game("capo-della-mafia")
NOBODY = None


def rules_of(players: int, **options: str) -> CapRules:
    rules = CAPO.rules(players, options)
    assert isinstance(rules, CapRules)
    return rules


def card(rules: CapRules, name: str) -> int:
    """The kind of card with this short name."""
    specials = {
        "giulia": "Giulia Napoli",
        "tony": "Little Tony",
        "mario": "Mario Beretta",
        "vinnie": "Vincenzo Forza",
        "malone": "John Malone",
        "penny": "Captain Penny",
    }
    first, _, symbol = name.partition("-")
    for kind, man in enumerate(rules.cards.maffioso):
        if first in specials:
            if man.name == specials[first] and symbol in man.symbols:
                return kind
        elif not man.rule and f"{man.symbols}{rules.stars[kind]}" == name:
            return kind
    raise LookupError(name)


def cards(rules: CapRules, names: str) -> list[int]:
    return [card(rules, name) for name in names.split()]


def named(things: Sequence[object], name: str) -> int:
    return next(n for n, thing in enumerate(things) if getattr(thing, "name", None) == name)


class CapTable:
    """A table set up as wanted, and played a round at a time."""

    def __init__(
        self,
        *hands: str,
        mission: str = "Collect the envelopes",
        newspaper: str | None = None,
        respect: Sequence[int] | None = None,
        counter: int = 0,
        windows: Windows = Windows.ALL,
        seed: int = 1,
        **options: str,
    ) -> None:
        self.rules = rules_of(len(hands), **({"deck": "main"} | options))
        self.told: list[Told] = []
        state = CAPO.deal(self.rules, fast_rng(seed), windows, self.told)
        assert isinstance(state, CapState)
        state.recorder = self.told
        self.state = state
        state.counter = counter
        self.deal(hands)
        self.set_mission(mission, newspaper)
        if respect is not None:
            state.respect[:] = list(respect)

    def deal(self, hands: Sequence[str]) -> None:
        """These hands and no others; all other cards lie in the pile."""
        pile = self.rules.deck[:]
        for seat, hand in enumerate(hands):
            wanted = cards(self.rules, hand)
            for each in wanted:
                pile.remove(each)
            self.state.hands[seat] = handful(wanted)
            self.state.fresh[seat] = len(wanted)
        self.state.pile = pile

    def set_mission(self, mission: str, newspaper: str | None = None) -> None:
        state = self.state
        state.mission = named(self.rules.cards.mission, mission)
        left = [m for m in range(len(self.rules.max_stars)) if m != state.mission]
        state.next_mission = left.pop()
        state.mission_pile = left
        papers = list(range(len(self.rules.effects)))
        state.newspaper = -1
        if newspaper is not None:
            state.newspaper = named(self.rules.cards.newspaper, newspaper)
            papers.remove(state.newspaper)
        state.newspaper_pile = papers

    def lay(self, *plays: str) -> "CapTable":
        """Everybody lays these cards, in the order of the seats."""
        for seat, play in enumerate(plays):
            self.state.apply(seat, LAY[self.chosen(self.hand(seat), play)])
        return self

    def turn_up(self, **shown: str) -> "CapTable":
        """Whoever is asked turns up the cards given as `seat0="I1"`, else his first ones."""
        for seat in self.state.to_act() if self.state.phase is Phase.TURN_UP else ():
            wanted = shown.get(f"seat{seat}")
            if wanted is None:
                self.state.apply(seat, self.state.legal(seat)[0])
            else:
                self.state.apply(seat, TURN_UP[self.chosen(self.table(seat), wanted)])
        return self

    def suspect(self, suspicions: Mapping[int, int]) -> "CapTable":
        """Who points at whom; the others suspect nobody."""
        for seat in range(self.state.seats):
            target = suspicions.get(seat)
            self.state.apply(seat, SUSPECT_NOBODY if target is None else SUSPECT[target])
        return self

    def claim(self, **claims: str) -> "CapTable":
        """Whoever is asked turns up the cards given as `seat0="giulia-I"`, else none."""
        for seat in self.state.to_act() if self.state.phase is Phase.CLAIM else ():
            wanted = claims.get(f"seat{seat}", "")
            self.state.apply(seat, CLAIM[self.chosen(self.table(seat), wanted)])
        return self

    def round(
        self, plays: Sequence[str], suspicions: Mapping[int, int], **claims: str
    ) -> "CapTable":
        """A whole round."""
        return self.lay(*plays).turn_up().suspect(suspicions).claim(**claims)

    def chosen(self, held: tuple[int, ...], names: str) -> int:
        """The set of these cards among those held."""
        subset = 0
        for wanted in cards(self.rules, names):
            spot = next(n for n, each in enumerate(held) if each == wanted and not subset >> n & 1)
            subset |= 1 << spot
        return subset

    def chosen_cards(self, names: str) -> list[int]:
        return cards(self.rules, names)

    def hand(self, seat: int) -> tuple[int, ...]:
        return cards_in(self.state.hands[seat])

    def table(self, seat: int) -> tuple[int, ...]:
        return cards_in(self.state.table[seat])

    def heard(self, kind: type[Kind], seat: int = -1) -> list[Kind]:
        """The events of this kind that the seat (or a spectator) has heard."""
        return [event for event in heard_by(seat, self.told) if isinstance(event, kind)]

    @property
    def respect(self) -> list[int]:
        return list(self.state.respect)
