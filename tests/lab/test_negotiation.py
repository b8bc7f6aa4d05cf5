"""The negotiation benchmark: its tasks, who may be entered, and its leaderboard."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from backroom.cli import app
from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.trade.terms import Offer, Pledge, Promise, PromiseKind, Side
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.rng import fast_rng
from backroom.lab.negotiation.entrants import Guest, Question, seated
from backroom.lab.negotiation.leaderboard import as_markdown, as_text, board_at, with_score
from backroom.lab.negotiation.scoring import Result, bouts, play_bout, score_of
from backroom.lab.negotiation.tasks import TASKS, VERSION, beginning, goods_only, table_of

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]
BOARD = ROOT / "docs" / "lab" / "negotiation.jsonl"
every_task = pytest.mark.parametrize("task", TASKS)


def played(task: str, entrant: str, games: int = 1) -> list[Result]:
    """A few games of a task, of which no score is made."""
    return [play_bout(each) for each in bouts(task, entrant, 8, 5, 1)[:games]]


class Watching:
    """Plays anything that is allowed, and notes what it is asked."""

    asked: list[Question] = []

    def __init__(self) -> None:
        self.luck = fast_rng(1)

    def choose(self, question: Question) -> Action | None:
        self.asked.append(question)
        return question.legal[self.luck.below(len(question.legal))] if question.legal else None


class Ditherer:
    """Always does the first thing that is allowed: as it happens, it plans for ever."""

    def choose(self, question: Question) -> Action | None:
        return question.legal[0] if question.legal else None


class Liar:
    """Says what the task forbids, and does what the rules forbid."""

    def choose(self, question: Question) -> Action | None:
        word = Promise(PromiseKind.REPAY, 9000)
        partner = (question.seat + 1) % 4
        return LcnDeal(Offer(partner, Side(promises=(word,)), Side(cash=1000)))


# The tasks


def test_in_goods_nobody_gives_his_word() -> None:
    peace = Promise(PromiseKind.NO_ATTACK)
    assert goods_only(LcnDeal(Offer(1, Side(permits=(3,)), Side(cash=2000))))
    assert not goods_only(LcnDeal(Offer(1, Side(promises=(peace,)), Side(cash=2000))))
    assert not goods_only(LcnDeal(Offer(1, Side(cash=2000), Side(promises=(peace,)))))
    assert not goods_only(LcnDeal(Pledge(1, peace)))
    for entrant in ("random", "trick:all cash for a million"):
        results = played("goods", entrant, 2)
        assert all(not each.given and each.deceived == 0 for each in results)
        assert sum(each.deals for each in results) > 0
    (result,) = played("promises", "trick:twice as much, every round")
    assert result.given["broken"] > 0


def test_the_last_round_begins_where_four_normal_bots_have_come_to_it() -> None:
    task = TASKS["last-round"]
    first, again, other = (beginning(task, 5, deal) for deal in (0, 0, 1))
    assert first.round == first.rules.last_round
    assert first == again
    assert first is not again
    assert first != other
    assert max(first.cash) > 10


def test_liars_break_their_word_to_whoever_believes_them() -> None:
    assert sum(each.deceived for each in played("liars", "normal", 2)) > 0


# Who may be entered


def guest(task: str, own: object, seed: int = 5) -> Guest:
    player = seated(f"{__name__}:Watching", *table_of(), TASKS[task], seed, 1, 1)
    assert isinstance(player, Guest)
    player.own = own  # type: ignore[assignment]
    return player


def test_ones_own_bot_sees_what_its_seat_may_know_and_nothing_else() -> None:
    state = beginning(TASKS["last-round"], 5, 0)
    seat = state.owing()[0]
    watching = Watching()
    for world in (state, state.redeal(seat, fast_rng(77))):
        guest("promises", watching).decide(world, seat, True)
    real, other = watching.asked[-2:]
    assert real.view == state.view(seat) == other.view
    assert real.legal == other.legal
    assert real.menu == other.menu
    assert real.world == other.world, "what it gets depends on what is hidden from it"
    assert real.world is not state


@every_task
def test_ones_own_bot_plays_every_task(task: str) -> None:
    Watching.asked.clear()
    (result,) = played(task, f"{__name__}:Watching")
    assert result.fouls == 0
    assert Watching.asked


def test_what_the_rules_or_the_task_forbid_is_a_foul_and_is_not_done() -> None:
    (result,) = played("goods", f"{__name__}:Liar")
    assert result.fouls > 10
    assert result.given == {}


def test_who_plans_for_ever_is_called_to_order() -> None:
    (result,) = played("last-round", f"{__name__}:Ditherer")
    assert result.fouls > 0


def test_a_bot_of_the_socket_is_entered_as_it_is() -> None:
    (result,) = played("goods", f"{ROOT}/examples/bot.py:choose")
    assert result.fouls == 0
    assert result.deals > 0


def test_the_example_sells_markers() -> None:
    (result,) = played("goods", f"{ROOT}/examples/negotiator.py:Shopkeeper")
    assert result.fouls == 0
    assert result.deals > 0


@pytest.mark.parametrize("name", ["nobody", "trick:nothing", "nowhere:Bot", "json:Nothing"])
def test_who_is_not_there_cannot_be_entered(name: str) -> None:
    with pytest.raises(BadInput, match="there is no"):
        seated(name, *table_of(), TASKS["goods"], 1, 1, 1)


def test_a_task_takes_whole_deals() -> None:
    with pytest.raises(BadInput, match="8, 12, 16"):
        bouts("goods", "normal", 10, 1, 1)


# The leaderboard


def test_a_new_score_takes_the_place_of_the_old_one() -> None:
    one = board_at(BOARD)[0]
    other = msgspec.structs.replace(one, entrant="random", lead=one.lead - 1)
    board = with_score(with_score([], one), other)
    assert [each.entrant for each in board] == [one.entrant, "random"]
    better = msgspec.structs.replace(other, lead=10**9)
    board = with_score(board, better)
    assert [each.entrant for each in board] == ["random", one.entrant]
    assert board[0].lead == 10**9
    assert "| goods | random |" in as_markdown(board)


def test_a_line_of_the_published_board_comes_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    board = board_at(BOARD)
    assert {each.task for each in board} == set(TASKS)
    assert {each.tasks for each in board} == {VERSION}
    line = next(each for each in board if each.entrant.startswith("examples/"))
    work = bouts(line.task, line.entrant, line.games, line.seed, 1)
    again = score_of(work, [play_bout(each) for each in work], line.by)
    assert msgspec.structs.replace(again, backroom=line.backroom) == line
    assert as_text(board) == BOARD.read_text("utf-8")


def test_the_tasks_tell_dealers_from_mutes_and_these_from_who_plays_worse() -> None:
    """Or they would be no benchmark; as far as 120 games say."""
    lead = {(each.task, each.entrant): each.lead for each in board_at(BOARD)}
    for task in TASKS:
        ladder = [lead[task, each] for each in ("normal", "normal/mute", "easy", "random")]
        assert ladder == sorted(ladder, reverse=True), task


def test_the_documents_show_the_published_board() -> None:
    text = (ROOT / "docs" / "lab" / "negotiation.md").read_text("utf-8")
    assert as_markdown(board_at(BOARD)) in text


def test_the_command_writes_a_score_and_prints_a_board(tmp_path: Path) -> None:
    board = tmp_path / "board.jsonl"
    words = ["negotiate", "easy", "--task", "goods", "--games", "8", "--workers", "1"]
    result = CliRunner().invoke(app, [*words, "--board", str(board), "--by", "Anna"])
    assert result.exit_code == 0, result.output
    (score,) = board_at(board)
    assert (score.by, score.task, score.games) == ("Anna", "goods", 8)
    shown = CliRunner().invoke(app, ["negotiate", "--board", str(board)])
    assert shown.output == result.output == as_markdown([score])
    fault = CliRunner().invoke(app, ["negotiate"]).exception
    assert isinstance(fault, BadInput)
    board.write_text("{}\n")
    assert "board.jsonl:1: this is no score" in str(
        CliRunner().invoke(app, ["negotiate", "--board", str(board)]).exception
    )
