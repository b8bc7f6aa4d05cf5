"""At the terminal: every answer gets an answer, and a game can be put aside at any time."""

import io
from collections.abc import Iterable

import pytest
from rich.console import Console

from backroom.games.capo_della_mafia.position import Phase
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.errors import BadInput
from backroom.kernel.rng import fast_rng
from backroom.table import Move, Table
from backroom.terminal.plain import Ending, Sitting
from builders.capo_della_mafia import CAPO

WIDE = 10_000
"""So wide that no sentence is wrapped."""


class Evening:
    """Somebody at a table of three who types these answers and then hangs up."""

    def __init__(
        self,
        answers: Iterable[str | type[BaseException]] = (),
        table: Table | None = None,
        you: int = 0,
        language: str = "en",
        width: int = WIDE,
    ) -> None:
        self.answers = list(answers)
        self.table = table or Table.open(CAPO, 3, {"first_game": "on"}, "evening")
        self.paper = io.StringIO()
        self.prompts: list[str] = []
        self.said: list[str] = []
        console = Console(file=self.paper, width=width)
        self.sitting = Sitting(self.table, you, language, fast_rng(1), console)
        self.sitting.read_line = self.read_line

    def read_line(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.turn_page()
        answer = self.answers.pop(0) if self.answers else EOFError
        if isinstance(answer, str):
            return answer
        raise answer

    def turn_page(self) -> None:
        self.said.append(self.paper.getvalue()[sum(map(len, self.said)) :])

    def play(self) -> Ending:
        try:
            ending = self.sitting.play()
        except KeyboardInterrupt:
            pytest.fail("Ctrl-C went through the table")
        self.turn_page()
        return ending

    def after(self, answer: int) -> str:
        """What was said after the answer of this number; 0 is before the first."""
        return self.said[answer]

    def moves(self, seat: int = 0) -> list[int]:
        return [move.action for move in self.table.moves if move.seat == seat]


def spent(*answers: str | type[BaseException]) -> Evening:
    """An evening with these answers, kept at its end."""
    evening = Evening(answers)
    assert evening.play() is Ending.KEPT
    return evening


def lay(*numbers: int) -> int:
    """The action that lays these cards."""
    return sum(1 << number - 1 for number in numbers)


def test_a_sitting_begins_with_a_welcome_the_deal_the_table_and_a_question() -> None:
    first = spent().after(0)
    assert first.startswith("Welcome to the back room. You play Capo della Mafia as Red, ")
    assert "Red receives " in first
    assert "Your hand: " in first
    assert first.index("Your hand: ") < first.index("Who goes? Lay at least one and at most all 5")
    assert [line[:4] for line in first.splitlines()[-5:]] == [f"  {n} " for n in range(1, 6)]


@pytest.mark.parametrize("answer", ["0", "6", "99", "-1", "1 6", "1 2 3 4 5 6", "1" * 5000])
def test_a_number_that_is_no_card_is_refused_and_asked_again(answer: str) -> None:
    evening = spent(answer, "2", "")
    assert evening.after(1).startswith(answer[:50])
    assert " is not one of the choices. " in evening.after(1)
    assert evening.after(1).endswith("Type numbers from 1 to 5.\n")
    assert evening.moves() == [lay(2)]


@pytest.mark.parametrize(
    "answer",
    ["x", "one", "1.5", "1 x", "½", "²", "٣", "[bold]1", "1;2", "{ $text }", ":wave:"],
)
def test_what_is_no_number_is_refused_and_asked_again(answer: str) -> None:
    evening = spent(answer, "2", "")
    assert evening.after(1) == (f"{answer} is not one of the choices. Type numbers from 1 to 5.\n")
    assert evening.moves() == [lay(2)]


@pytest.mark.parametrize(
    ("answer", "numbers"),
    [("3", [3]), ("1 3", [1, 3]), ("3,1", [1, 3]), (" 2 ,  4 ", [2, 4]), ("5 5", [5])],
)
def test_cards_are_chosen_by_their_numbers_in_any_order(answer: str, numbers: list[int]) -> None:
    assert spent(answer, "").moves() == [lay(*numbers)]


def test_all_cards_may_be_chosen() -> None:
    assert spent("1 2 3 4 5", "").moves() == [lay(1, 2, 3, 4, 5)]


def test_choosing_no_card_is_refused_with_the_rule() -> None:
    evening = spent(",")
    assert "lay at least one card. (rule CAP-25)" in evening.after(1)
    assert evening.moves() == []


@pytest.mark.parametrize("answer", ["h", "H"])
def test_a_strong_bot_says_what_it_would_do_and_why_and_the_question_stays(answer: str) -> None:
    evening = spent(answer, "2", "")
    thinking, advice, reason = evening.after(1).splitlines()
    assert thinking == "Let me think …"
    assert advice.startswith("I would do this: Lay ")
    assert reason.startswith("  You")
    assert reason.endswith(".")
    assert evening.moves() == [lay(2)]


@pytest.mark.parametrize("nothing", ["", "   ", "\t"])
def test_an_empty_line_is_asked_again_without_a_word(nothing: str) -> None:
    evening = spent(nothing, nothing)
    assert evening.after(1) == evening.after(2) == ""
    assert evening.moves() == []


def test_what_may_be_known_is_shown_before_a_choice_is_confirmed() -> None:
    shown = spent("1").after(1)
    assert shown.startswith("Lay ")
    assert "An honest job: " in shown or "A bluff: " in shown


@pytest.mark.parametrize("doubt", ["n", "no", "x", "2"])
def test_whoever_does_not_confirm_chooses_again(doubt: str) -> None:
    evening = spent("1 2", doubt, "3", "")
    assert evening.prompts[1].startswith("Enter to do it")
    assert evening.prompts[2] == evening.prompts[0]
    assert evening.moves() == [lay(3)]


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
def test_hanging_up_before_confirming_lays_nothing(stop: type[BaseException]) -> None:
    assert spent("1 2", stop).moves() == []


@pytest.mark.parametrize("stop", ["q", "Q", " q ", EOFError, KeyboardInterrupt])
def test_a_game_can_be_put_aside_at_any_question(stop: str | type[BaseException]) -> None:
    evening = spent("2", "", stop)
    assert evening.moves() == [lay(2)]
    assert len(evening.prompts) == 3
    assert not evening.table.state.is_over()


def test_v_shows_the_table_again() -> None:
    evening = spent("v", "V")
    assert "Your hand: " in evening.after(1)
    assert evening.after(1) == evening.after(2)
    assert evening.after(1) in evening.after(0)


def test_a_question_mark_explains_how_to_pick_cards_and_the_rules_behind_the_question() -> None:
    said = spent("?").after(1)
    assert said.startswith("Type the numbers of all you choose")
    assert [line.split()[0] for line in said.splitlines()[1:]] == [
        "CAP-20",
        "CAP-11",
        "CAP-13",
        "CAP-33",
    ]


def test_a_question_mark_explains_how_to_choose_from_a_list() -> None:
    said = spent("2", "", "?").after(3)
    assert said.startswith("Type the number of your choice.")
    assert "\nCAP-30  You never have to suspect anyone" in said


@pytest.mark.parametrize("asked", ["? CAP-33", "?CAP-33", "? cap-33", " ?   CAP-33  "])
def test_a_question_mark_with_a_rule_reads_that_rule(asked: str) -> None:
    said = spent(asked).after(1).rstrip()
    assert said.upper().startswith("CAP-33  IF NOBODY SUSPECTS YOU")
    assert said.startswith("CAP-33")
    assert "\n" not in said


@pytest.mark.parametrize("rule", ["CAP-999", "CAP-0", "CAP-E99", "33", "[x]", "{ $rule }"])
def test_a_rule_that_does_not_exist_is_said_so_with_an_example(rule: str) -> None:
    assert spent(f"? {rule}").after(1) == f"There is no rule {rule}. Rules look like CAP-1.\n"


def test_the_wrong_half_is_refused_with_the_rule_and_asked_again() -> None:
    evening = spent("1 2 3 4", "", "1 2 3", "1", "5", "2 4")
    assert "Time to show something: turn up 2 of the 4 cards you laid." in evening.after(2)
    wrong = "Of 4 cards you must turn up exactly 2. (rule CAP-22)\n"
    assert evening.after(3) == wrong
    assert evening.after(4) == wrong
    assert evening.after(5) == "5 is not one of the choices. Type numbers from 1 to 4.\n"
    assert "Red turns up " in evening.after(6)


@pytest.mark.parametrize("answer", ["0", "4", "1 2", "Blue", "-1", "²", "٣"])
def test_a_number_that_is_not_in_the_list_is_refused_and_asked_again(answer: str) -> None:
    evening = spent("2", "", answer, "2")
    assert "  1  Suspect nobody\n  2  Suspect Blue\n  3  Suspect Green\n" in evening.after(2)
    assert evening.after(3) == (f"{answer} is not one of the choices. Type numbers from 1 to 3.\n")
    assert "Red points at Blue." in evening.after(4)


def test_an_endless_number_is_no_choice_of_a_list() -> None:
    evening = spent("2", "", "1" * 5000)
    assert "is not one of the choices" in evening.after(3)


def test_the_bots_choose_before_the_person_is_asked() -> None:
    evening = spent()
    assert [move.seat for move in evening.table.moves] == [1, 2]


def test_the_person_may_sit_anywhere() -> None:
    evening = Evening(["1", ""], you=2)
    assert evening.play() is Ending.KEPT
    assert evening.after(0).startswith("Welcome to the back room. You play Capo della Mafia as G")
    assert evening.moves(2) == [lay(1)]


def test_a_kept_game_goes_on_at_the_same_question_without_telling_old_news() -> None:
    before = spent("2", "")
    again = Evening(table=Table.read(before.table.log(), "kept"))
    assert again.play() is Ending.KEPT
    assert "Your game goes on where you left it (round 1)." in again.after(0)
    assert "receives" not in again.after(0)
    table_and_question = before.after(2)[before.after(2).index("\nRound 1, to 10") :]
    assert again.after(0).endswith(table_and_question)


def test_a_new_game_does_not_say_that_it_goes_on() -> None:
    assert "goes on" not in spent().after(0)


@pytest.mark.parametrize(
    ("respect", "last", "places"),
    [
        ([12, 9, 3], "You win!", ["1. Red: 12", "2. Blue: 9", "3. Green: 3"]),
        (
            [9, 3, 12],
            "Green won. Better luck next time.",
            ["1. Green: 12", "2. Red: 9", "3. Blue: 3"],
        ),
        (
            [2, 9, 9],
            "Blue and Green won. Better luck next time.",
            ["1. Blue: 9", "1. Green: 9", "3. Red"],
        ),
        ([9, 9, 2], "You share the win with Blue.", ["1. Red: 9", "1. Blue: 9", "3. Green: 2"]),
    ],
)
def test_the_ranking_is_read_out_best_first_and_the_winner_last(
    respect: list[int], last: str, places: list[str]
) -> None:
    evening = Evening()
    state = evening.table.state
    assert isinstance(state, CapState)
    state.respect[:] = respect
    state.phase, state.pending, state.round = Phase.OVER, 0, 7
    assert evening.play() is Ending.OVER
    lines = evening.after(0).splitlines()
    assert lines[-5] == "The game is over after 7 rounds."
    assert all(line.startswith(place) for line, place in zip(lines[-4:-1], places, strict=True))
    assert lines[-1] == last


def test_moves_of_person_and_bots_are_in_the_log_of_the_table() -> None:
    evening = spent("2", "", "1")
    again = Table.read(evening.table.log(), "kept")
    assert Move(0, 0, lay(2)) in again.moves
    assert again.state == evening.table.state


def test_nobody_can_sit_down_in_an_unknown_language() -> None:
    with pytest.raises(BadInput, match="no language 'fr'; choose en, nl, de"):
        Evening(language="fr")


@pytest.mark.parametrize("width", [20, 40, 100])
def test_a_narrow_screen_loses_no_word(width: int) -> None:
    wide, narrow = Evening(["?", "? CAP-33"]), Evening(["?", "? CAP-33"], width=width)
    wide.play()
    narrow.play()
    assert "".join(narrow.said).split() == "".join(wide.said).split()
    assert max(map(len, "".join(narrow.said).splitlines())) <= width
