"""A newcomer at a table with bots, in every seat of every deal: how many games he wins, and how
often at least one of three.

`python -m backroom.lab.newcomers.match --games 400`

"""

import argparse
import importlib
from collections.abc import Mapping
from functools import cache
from statistics import fmean
from typing import Any

from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.specs import read_spec
from backroom.kernel.actions import Action
from backroom.kernel.game import Game, find_game
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from backroom.lab.intervals import Interval, by_deals
from backroom.lessons.lesson import lesson_games, lesson_of

SEATS = 4
"""As many as sit down if nobody says otherwise."""
TRIES = 3


class Newcomer(Player):
    """Sees what his seat may see, and does what he has learned."""

    def __init__(self, game: Game, rules: Rules, *given: Any) -> None:
        super().__init__(game, rules, *given)
        self.rules = rules
        self.said: list[Action] = []
        """What he has asked others for."""

    def decide(self, state: State, seat: int, may_offer: bool) -> Action | None:
        legal = state.legal(seat)
        if not legal:
            return None
        printed = printed_of(self.game, self.rules)
        taught = importlib.import_module(f"backroom.lab.newcomers.{self.game.folder}")
        view = state.view(seat)
        if may_offer and seat in state.owing() and hasattr(taught, "asks"):
            asked: Action | None = taught.asks(view, state.menu(seat), self.said)
            if asked is not None:
                self.said.append(asked)
                return asked
        action: Action = taught.decide(view, printed, legal)
        return action


@cache
def printed_of(game: Game, rules: Rules) -> object:
    """What stands on the cards, which everybody can read."""
    assert game.print_matter is not None
    return game.print_matter(rules)


def share_of(game: Game, games: int, level: str, seed: int, options: Mapping[str, str]) -> Interval:
    """His share of the wins against bots of this level."""
    rules = game.rules(SEATS, options, None)
    shares: list[float] = []
    for deal in range(games // SEATS):
        wins: list[float] = []
        for place in range(SEATS):
            players = [
                (Newcomer if seat == place else Player)(
                    game,
                    rules,
                    read_spec(level),
                    seed,
                    1_000_000 + deal * SEATS + seat,
                    Budget(),
                )
                for seat in range(SEATS)
            ]
            state = new_game(game, rules, seed, deal)
            play_game(state, players, int(rules.longest))
            places = state.standings().places
            wins.append((places[place] == 1) / places.count(1))
        shares.append(fmean(wins))
    return by_deals(shares, len(shares) * SEATS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="backroom.lab.newcomers", description=__doc__)
    parser.add_argument("--game", action="append", choices=lesson_games())
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--against", default="easy")
    parser.add_argument("--seed", type=int, default=4711)
    asked = parser.parse_args()
    for name in asked.game or lesson_games():
        options = lesson_of(name).script.next_options
        found = share_of(find_game(name), asked.games, asked.against, asked.seed, options)
        once = 1 - (1 - found.share) ** TRIES
        print(f"{name}: {found} of {asked.games} games; one of three: {once:.0%}", flush=True)


if __name__ == "__main__":
    main()
