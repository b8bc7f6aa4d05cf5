"""`i` at the terminal: what follows, and what would follow from a choice."""

import io

import pytest
from rich.console import Console

from backroom.kernel.actions import Action
from backroom.kernel.game import Game, all_games
from backroom.kernel.messages import Message
from backroom.kernel.rng import fast_rng
from backroom.table import Table
from backroom.terminal.plain import Sitting
from backroom.words import LANGUAGES

GAMES = list(all_games().values())
MOST_ACTIONS = 400
"""Enough for a look at every phase of every game."""


class Looker:
    """Looks ahead at a table of the smallest number of players."""

    def __init__(self, game: Game, seed: str, language: str = "en") -> None:
        self.table = Table.open(game, game.seats[0], {}, seed)
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=10_000)
        self.sitting = Sitting(self.table, 0, language, fast_rng(1), console)
        self.rng = fast_rng(len(seed), 3)

    def printed(self) -> str:
        text = self.paper.getvalue()
        self.paper.truncate(0)
        self.paper.seek(0)
        return text

    def all_act(self) -> bool:
        """Somebody does anything; False when it is over."""
        state = self.table.state
        if state.is_over():
            return False
        seat = state.owing()[0]
        legal = state.legal(seat)
        action = legal[self.rng.below(len(legal))]
        assert self.table.act(seat, int(action.index), action.terms()) is None
        return True


def looker(game_id: str, seed: str = "ahead") -> Looker:
    return Looker(all_games()[game_id], seed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_that_follows_is_said_in_every_language(game: Game, language: str) -> None:
    looks = Looker(game, "all that follows", language)
    said = ""
    for _ in range(MOST_ACTIONS):
        state = looks.table.state
        if 0 in state.owing():
            before = state.frozen()
            looks.sitting.tell_ahead(looks.sitting.ahead.follows())
            legal = state.legal(0)
            tell_of(looks, legal[looks.rng.below(len(legal))])
            assert state.frozen() == before, "looking ahead changes nothing"
            said += looks.printed()
        if not looks.all_act():
            break
    assert len(set(said.splitlines())) > 10
    assert "{" not in said


def test_a_knife_tells_whom_it_reaches_and_why_nobody_else() -> None:
    looks = looker("maffiosi")
    stabs: list[Action] = []
    while not stabs and looks.all_act():
        legal = looks.table.state.legal(0)
        stabs = [action for action in legal if say(looks, action) == "Play Stab!"]
    tell_of(looks, stabs[0])
    lines = looks.printed().splitlines()
    world = looks.table.state.clone()
    assert world.attempt(0, stabs[0]) is None
    assert lines[0] == "You could then choose:"
    assert len([line for line in lines[1:] if "✗" not in line]) == len(world.legal(0))
    assert any("one of your own" in line for line in lines if "✗" in line)


def tell_of(looks: Looker, action: Action) -> None:
    looks.sitting.tell_ahead(looks.sitting.ahead.follows_from(action))


def say(looks: Looker, action: Action) -> str:
    sitting = looks.sitting
    return sitting.speaker.say(sitting.teller.action(looks.table.state.view(0), action))


def test_buying_a_component_says_what_would_then_be_printed() -> None:
    looks = looker("counterfeiters")
    for _ in range(MOST_ACTIONS):
        state = looks.table.state
        for action in state.legal(0) if 0 in state.owing() else ():
            if "buy" in say(looks, action):
                tell_of(looks, action)
        if "would print" in looks.printed():
            return
        assert looks.all_act()
    pytest.fail("no card changes anything")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_account_at_the_end_adds_up_to_everybodys_points(game: Game) -> None:
    looks = Looker(game, "the last account")
    while looks.all_act():
        pass
    points = looks.table.state.standings().points
    lines = looks.sitting.screen.account(looks.table.told[-1].event)
    sums = {line.facts["seat"].seat: sum(map(amount, line.facts["sources"])) for line in lines}
    assert {seat: total for seat, total in enumerate(points) if total} == {
        seat: total for seat, total in sums.items() if total
    }


def amount(source: Message) -> int:
    facts = source.facts
    if "money" in facts:
        money = facts["money"]
        if money.name.endswith("-minus"):
            return -int(money.facts["money"].facts["amount"])
        assert int(money.facts["amount"]) > 0, "a minus stands before the sign of the currency"
        return int(money.facts["amount"])
    return int(facts["change"].replace("−", "-"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_person_who_types_i_gets_an_answer_and_is_asked_again(game: Game) -> None:
    looks = Looker(game, "typed")
    answers = ["i", "i 1", "i nonsense", "I 1", "q"]
    said, moves = [], []

    def read_line(prompt: str) -> str:
        said.append(looks.printed())
        moves.append(len(looks.table.moves))
        return answers.pop(0)

    looks.sitting.read_line = read_line
    looks.sitting.play()
    assert not answers
    assert len(set(moves)) == 1, "looking ahead is no move"
    assert all(each.strip() for each in said)
    assert said[2] == said[4], "a capital will do as well"
