"""How well fingers point in Capo della Mafia: the share of the suspicions that were right, beside
what a finger that points at anybody would have hit.

`python -m backroom.lab.suspicions --bots normal,normal,normal,normal --games 1000`
"""

import argparse
from collections.abc import Iterable
from statistics import fmean

import msgspec

from backroom.bots.players import Budget, new_game
from backroom.games.capo_della_mafia.actions import CapAction
from backroom.games.capo_della_mafia.handful import cards_in
from backroom.games.capo_della_mafia.mission import fulfils
from backroom.games.capo_della_mafia.position import Phase
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.game import find_game
from backroom.lab.intervals import Interval, counted
from backroom.lab.tournament import Played, jobs, play_all, rules_of

CAPO = find_game("capo-della-mafia")


class Finger(msgspec.Struct, frozen=True):
    """What a player did in one round in which he might have suspected somebody."""

    bot: str
    pointed: bool
    right: bool
    chance: float
    """The part of his rivals whose cards would not have survived a check."""


class Pointing(msgspec.Struct, frozen=True):
    """How well the bots of one kind point."""

    bot: str
    rounds: int
    pointed: int
    right: Interval
    """Of the suspicions."""
    chance: float
    """What any finger would have hit when this bot pointed."""
    chance_always: float
    """And in all rounds, also when it did not."""


def fingers_of(game: Played) -> list[Finger]:
    """Every round of this game, for every player."""
    rules = rules_of(game.game, len(game.bots), tuple(sorted(game.options.items())))
    state = new_game(CAPO, rules, game.seed, game.deal)
    assert isinstance(state, CapState)
    found: list[Finger] = []
    for seat, index, _ in game.actions:
        action = CAPO.action(index, None)
        assert isinstance(action, CapAction)
        if state.phase is Phase.SUSPECT and len(state.owing()) == 1:
            suspects = list(state.sealed)
            suspects[seat] = int(action.value)
            found += fingers(state, game.bots, suspects)
        state.apply(seat, action)
    return found


def fingers(state: CapState, bots: list[str], suspects: list[int]) -> list[Finger]:
    """What these suspicions are worth, now that all have chosen; a newspaper that calls some of
    them off makes them no less right."""
    tonys = [
        sum([int(state.rules.squeals[card]) for card in cards_in(cards)]) for cards in state.table
    ]
    squealed = sum([tonys[seat] for seat in set(suspects) if seat >= 0])
    found: list[Finger] = []
    for seat, bot in enumerate(bots):
        suspect = suspects[seat]
        right = suspect >= 0 and not fulfils(state, state.table[suspect], squealed)
        bluffs = [
            not fulfils(state, state.table[other], tonys[other])
            for other in range(state.seats)
            if other != seat
        ]
        found.append(Finger(bot, suspect >= 0, right, fmean(bluffs)))
    return found


def pointing_of(bot: str, found: Iterable[Finger]) -> Pointing:
    own = [each for each in found if each.bot == bot]
    pointed = [each for each in own if each.pointed]
    return Pointing(
        bot,
        len(own),
        len(pointed),
        counted(sum(each.right for each in pointed), len(pointed)),
        fmean([each.chance for each in pointed]) if pointed else 0.0,
        fmean([each.chance for each in own]),
    )


def measure(bots: list[str], games: int, seed: int, rounds: int, workers: int) -> list[Pointing]:
    """How well each kind of these bots points at one table."""
    work = jobs(CAPO, bots, games, seed, {}, Budget(3600.0, rounds))
    found: list[Finger] = []
    for game in play_all(work, workers, lambda: None):
        found += fingers_of(game)
    return [pointing_of(bot, found) for bot in sorted({each.bot for each in found})]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="normal,normal,normal,normal")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    for each in measure(
        asked.bots.split(","), asked.games, asked.seed, asked.rounds, asked.workers
    ):
        print(
            f"{each.bot}: {each.pointed} suspicions in {each.rounds} rounds, right {each.right};"
            f" any finger {each.chance:.1%} then, {each.chance_always:.1%} always"
        )


if __name__ == "__main__":
    main()
