"""Does a network help the searcher? Two seats search with it, two without it, on the same deals.

python -m backroom.learning.duel --prior 1 --rounds 12 --games 200
"""

import argparse
import time
from collections.abc import Iterator
from typing import NamedTuple

from backroom.bots.decision import find_judgement
from backroom.bots.judgement import Judgement
from backroom.bots.learnt_levels import Share, with_net
from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.specs import Spec
from backroom.kernel.actions import Action
from backroom.kernel.game import Game, find_game
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from backroom.lab.intervals import Interval, by_deals

SEATS = 4
HARD = Spec("hard")


class Timed(Player):
    """A `hard` bot with a judgement of our choice, and how long it thought."""

    spent = 0.0
    asked = 0

    def decide(self, state: State, seat: int, may_offer: bool) -> Action | None:
        began = time.process_time()
        action = super().decide(state, seat, may_offer)
        self.spent += time.process_time() - began
        self.asked += 1
        return action


class Duel(NamedTuple):
    games: int
    wins: Interval
    """The share of the wins of the two with the network; even is a half."""
    costs: tuple[float, float]
    """Milliseconds a decision, with the network and without."""


def duels(game: str, share: Share, rounds: int, games: int, seed: int) -> Iterator[Duel]:
    """After every deal, which is played twice: each sits once where the other sat."""
    found = find_game(game)
    rules = found.rules(SEATS)
    plain = find_judgement(found, rules, HARD)
    learnt = with_net(found, rules, plain, share)
    shares: list[float] = []
    spent, asked = [0.0, 0.0], [0, 0]
    for deal in range(-(-games // 2)):
        won = 0.0
        for turn in range(2):
            players = [
                seated(found, rules, seed, deal * SEATS + seat, rounds) for seat in range(SEATS)
            ]
            for seat, player in enumerate(players):
                player.judgement = judgement_at(seat, turn, learnt, plain)
            state = new_game(found, rules, seed, deal)
            play_game(state, list(players), int(rules.longest))
            places = state.standings().places
            for seat, player in enumerate(players):
                without = (seat + turn) % 2
                spent[without] += player.spent
                asked[without] += player.asked
                if places[seat] == 1 and not without:
                    won += 1 / places.count(1)
        shares.append(won / 2)
        costs = 1000 * spent[0] / asked[0], 1000 * spent[1] / asked[1]
        yield Duel(2 * len(shares), by_deals(shares, 2 * len(shares)), costs)


def seated(game: Game, rules: Rules, seed: int, number: int, rounds: int) -> Timed:
    return Timed(game, rules, HARD, seed, 1_000_000 + number, Budget(3600.0, rounds))


def judgement_at(seat: int, turn: int, learnt: Judgement, plain: Judgement) -> Judgement:
    """In every second seat the one with the network."""
    return plain if (seat + turn) % 2 else learnt


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="capo-della-mafia")
    arguments.add_argument("--prior", type=float, default=1.0, help="its part of the likes")
    arguments.add_argument("--value", type=float, default=0.0, help="its part of the worths")
    arguments.add_argument("--plays", action="store_true", help="imagined players play by it too")
    arguments.add_argument("--rounds", type=int, default=12)
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=7)
    wanted = arguments.parse_args()
    share = Share(wanted.prior, wanted.value, wanted.plays)
    for duel in duels(wanted.game, share, wanted.rounds, wanted.games, wanted.seed):
        with_it, without = duel.costs
        print(
            f"{duel.games} games: {duel.wins}; {with_it:.1f} and {without:.1f} ms a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
