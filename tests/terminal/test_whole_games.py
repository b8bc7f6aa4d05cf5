"""Whole games at the terminal: in every language to the end, and nothing hidden is printed."""

import io
import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from backroom.games.capo_della_mafia.handful import cards_in
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.events import Told
from backroom.kernel.options import variants
from backroom.kernel.rng import fast_rng
from backroom.table import Table
from backroom.terminal.plain import Ending, Sitting
from backroom.words import LANGUAGES
from builders.capo_della_mafia import CAPO

SEEDS = st.integers(0, 2**64 - 1)
WORDS = {
    "en": ("Welcome to the back room", "The game is over after"),
    "nl": ("Welkom in de achterkamer", "Het spel is afgelopen na"),
    "de": ("Willkommen im Hinterzimmer", "Das Spiel ist nach"),
}


class RandomPerson:
    """Types random but allowed answers, also asks for help, and looks at every page."""

    def __init__(
        self, table: Table, language: str, seed: int, look: Callable[[str], None], width: int = 100
    ) -> None:
        self.table = table
        self.rng = fast_rng(seed, 1)
        self.look = look
        self.paper = io.StringIO()
        self.read = 0
        console = Console(file=self.paper, width=width)
        self.sitting = Sitting(table, 0, language, fast_rng(seed, 2), console)
        self.confirm = self.sitting.speaker.ui("play-confirm")
        self.sitting.read_line = self.read_line

    def read_line(self, prompt: str) -> str:
        self.turn_page(prompt)
        if prompt.startswith(self.confirm):
            return "" if self.rng.below(4) else "no"
        if self.rng.below(6) == 0:
            return ("?", "v", "i", "i 1", "? CAP-33", "nonsense", "99")[self.rng.below(7)]
        legal = self.table.state.legal(0)
        assert len(legal) > 1, "whoever has no choice is not asked"
        choice = self.rng.below(len(legal))
        picks = legal[choice].picks
        if all(action.picks for action in legal) and picks:
            return " ".join(str(pick + 1) for pick in picks)
        return str(choice + 1)

    def turn_page(self, prompt: str = "") -> None:
        page = self.paper.getvalue()[self.read :]
        self.read += len(page)
        self.look(page + prompt)

    def play(self) -> str:
        assert self.sitting.play() is Ending.OVER
        self.turn_page()
        return self.paper.getvalue()


def no_code(page: str) -> None:
    """A sentence with a hole in it shows as code."""
    assert "{" not in page
    assert "$" not in page
    assert "None" not in page


@pytest.mark.parametrize("language", LANGUAGES)
@given(SEEDS, st.integers(3, 7), st.sampled_from(list(variants(CAPO.options))))
def test_a_whole_game_is_played_to_its_end_in_every_language(
    language: str, seed: int, seats: int, options: dict[str, str]
) -> None:
    table = Table.open(CAPO, seats, options, str(seed))
    text = RandomPerson(table, language, seed, no_code).play()
    welcome, over = WORDS[language]
    assert text.startswith(welcome)
    assert over in text
    points = table.state.standings().points
    ranking = re.findall(r"^\d\. \w+: (\d+)$", text[text.rindex(over) :], re.MULTILINE)
    assert [int(each) for each in ranking] == sorted(points, reverse=True)


@given(SEEDS, st.integers(3, 7))
def test_no_card_is_printed_that_the_person_was_never_told_of(seed: int, seats: int) -> None:
    table = Table.open(CAPO, seats, {}, str(seed))
    names = card_names(table)
    hidden_somewhere: set[int] = set()

    def only_what_is_known(page: str) -> None:
        known = told_to_the_first_seat(table.told)
        hidden_somewhere.update(held_by_rivals(table) - known)
        printed = {kind for kind, name in names.items() if name in page}
        assert printed <= known, {names[kind] for kind in printed - known}

    text = RandomPerson(table, "en", seed, only_what_is_known, width=10_000).play()
    assert hidden_somewhere, "there was something to betray"
    assert any(name in text for name in names.values())


def card_names(table: Table) -> dict[int, str]:
    """Every kind of card with its name as it is printed."""
    sitting = Sitting(table, 0, "en", fast_rng(1), Console(file=io.StringIO()))
    state = table.state
    assert isinstance(state, CapState)
    kinds = range(len(state.rules.copies))
    return {kind: sitting.speaker.say(sitting.teller.card("maffioso", kind)) for kind in kinds}


def told_to_the_first_seat(told: list[Told]) -> set[int]:
    """All cards named in an event that the first seat hears."""
    return {card for each in told if each.audience & 1 for card in getattr(each.event, "cards", ())}


def held_by_rivals(table: Table) -> set[int]:
    """The truth: what the others hold or have laid face down."""
    state = table.state
    assert isinstance(state, CapState)
    return {
        card
        for seat in range(1, state.seats)
        for card in cards_in(state.hands[seat]) + cards_in(state.face_down(seat))
    }


def question(table: Table, bots: int = 1) -> str:
    """All that is printed until the first seat is asked."""
    paper = io.StringIO()
    sitting = Sitting(table, 0, "en", fast_rng(bots), Console(file=paper, width=100))

    def hang_up(prompt: str) -> str:
        raise EOFError

    sitting.read_line = hang_up
    sitting.play()
    return paper.getvalue()


@given(SEEDS)
def test_what_the_bots_have_sealed_does_not_show(seed: int) -> None:
    one, other = (Table.open(CAPO, 5, {}, str(seed)) for _ in range(2))
    assert question(one, bots=1) == question(other, bots=2)
    assert one.moves != other.moves


@given(SEEDS, st.integers(0, 80))
def test_worlds_that_the_person_cannot_tell_apart_look_the_same(seed: int, moves: int) -> None:
    """The hidden cards are dealt anew behind the person's back: no letter changes."""
    table = Table.open(CAPO, 4, {}, str(seed))
    rng = fast_rng(seed, 1)
    while len(table.moves) < moves or len(table.state.legal(0)) < 2:
        if table.state.is_over():
            return
        asked = table.state.to_act()
        legal = table.state.legal(asked[-1])
        table.act(asked[-1], legal[rng.below(len(legal))].index)
    other = Table.read(table.log(), "the same")
    other.state = other.state.redeal(0, fast_rng(seed, 3))
    assert question(other) == question(table)
