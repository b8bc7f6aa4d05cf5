"""The tasks: who sits at the table, what may be said there, and from where it is played on."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.specs import read_spec
from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.trade.terms import Offer, Pledge
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.kernel.rules import Rules

VERSION = 1
"""Of the tasks. Scores of different versions are not compared; what changes a score is one more."""
GAME = "la-cosa-nostra"
SEATS = 4
TRICK = "trick:"
"""Before the name of a trick of `lab/fools`, where a bot is named."""


def anything(action: Action) -> bool:
    return True


def goods_only(action: Action) -> bool:
    """No promise, and no words: what is given is given at once."""
    if not isinstance(action, LcnDeal):
        return True
    said = action.said
    if isinstance(said, Pledge):
        return False
    return not isinstance(said, Offer) or not (said.gives.promises or said.gets.promises)


class Task(NamedTuple):
    name: str
    asks: str
    """What it takes to do well."""
    others: tuple[str, str, str]
    """Who else sits there, in the order of the seats after the entrant's."""
    allows: Callable[[Action], bool] = anything
    last_round: bool = False
    """Does it begin with the last round, as four `normal` bots have come to it?"""


NORMAL = ("normal", "normal", "normal")
TASKS = {
    task.name: task
    for task in (
        Task(
            "goods",
            "to find deals that pay, and their price, in goods and money",
            NORMAL,
            goods_only,
        ),
        Task(
            "promises",
            "to deal in words as well: whom to believe, and what one's own word is worth",
            NORMAL,
        ),
        Task(
            "last-round",
            "to bargain where no word outlives the game: nobody need keep his",
            NORMAL,
            last_round=True,
        ),
        Task(
            "liars",
            "not to be taken in: three tricksters, of whom none means to pay",
            (
                f"{TRICK}all cash for a million",
                f"{TRICK}twice as much, every round",
                f"{TRICK}a gift, then a great favour",
            ),
        ),
    )
}


def find_task(name: str) -> Task:
    if name not in TASKS:
        raise BadInput(f"there is no task {name!r}; the tasks are {', '.join(TASKS)}")
    return TASKS[name]


@lru_cache(maxsize=1)
def table_of() -> tuple[Game, Rules]:
    game = find_game(GAME)
    return game, game.rules(SEATS)


def beginning(task: Task, seed: int, deal: int) -> Position:
    """Where the task is taken up; a copy, for whoever plays on from there."""
    game, rules = table_of()
    if task.last_round:
        state = last_round(seed, deal).clone()
    else:
        state = new_game(game, rules, seed, deal)
    assert isinstance(state, Position)
    return state


@lru_cache(maxsize=4)
def last_round(seed: int, deal: int) -> Position:
    """The beginning of the last round of a game among four `normal` bots."""
    game, rules = table_of()
    players = [
        Player(game, rules, read_spec("normal"), seed, 2_000_000 + deal * SEATS + seat, Budget())
        for seat in range(SEATS)
    ]
    taken = play_game(new_game(game, rules, seed, deal), players, int(rules.longest))
    again = new_game(game, rules, seed, deal)
    assert isinstance(again, Position)
    for seat, action in taken:
        if again.round == again.rules.last_round:
            break
        again.apply(seat, action)
    return again
