"""Fools of Capo della Mafia: they lay and show like a normal bot, and point without a thought.

Bots that suspect better than chance must leave them behind:
`python -m backroom.lab.fools.capo_della_mafia --games 1000`
"""

import argparse
from statistics import fmean

from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.specs import read_spec
from backroom.games.capo_della_mafia.actions import SUSPECT
from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.position import Phase
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.actions import Action
from backroom.kernel.game import find_game
from backroom.kernel.state import State
from backroom.lab.intervals import Interval, by_deals
from backroom.lab.tournament import rules_of

CAPO = find_game("capo-della-mafia")


class RandomFinger(Player):
    """Points at somebody every round, whoever it is."""

    def decide(self, state: State, seat: int, may_offer: bool) -> Action | None:
        assert isinstance(state, CapState)
        if state.phase is not Phase.SUSPECT:
            return super().decide(state, seat, may_offer)
        at = self.suspects(state, [other for other in range(state.seats) if other != seat])
        return SUSPECT[at[self.rng.below(len(at))]]

    def suspects(self, state: CapState, rivals: list[int]) -> list[int]:
        """Those at whom it points, one as gladly as the other."""
        return rivals


class LeaderFinger(RandomFinger):
    """Points at whoever has most respect."""

    def suspects(self, state: CapState, rivals: list[int]) -> list[int]:
        most = max(state.respect[other] for other in rivals)
        return [other for other in rivals if state.respect[other] == most]


class ThrowerFinger(RandomFinger):
    """Points at whoever keeps fewest cards: he may only want a new hand."""

    def suspects(self, state: CapState, rivals: list[int]) -> list[int]:
        fewest = min(size(state.hands[other]) for other in rivals)
        return [other for other in rivals if size(state.hands[other]) == fewest]


FOOLS: dict[str, type[Player]] = {
    "random finger": RandomFinger,
    "leader finger": LeaderFinger,
    "thrower finger": ThrowerFinger,
    "plain normal": Player,
}
"""The last is no fool: what a normal bot itself wins shows how fair the seats are."""


def share_of(
    fool: type[Player],
    games: int,
    seed: int,
    level: str = "normal",
    seats: int = 4,
    rounds: int = 100,
) -> Interval:
    """The share of the wins of one fool against bots of this level, in every seat of every deal."""
    rules = rules_of(CAPO.id, seats, ())
    shares: list[float] = []
    for deal in range(games // seats):
        wins: list[float] = []
        for place in range(seats):
            players = [
                (fool if seat == place else Player)(
                    CAPO,
                    rules,
                    read_spec("normal" if seat == place else level),
                    seed,
                    1_000_000 + deal * seats + seat,
                    Budget(3600.0, rounds),
                )
                for seat in range(seats)
            ]
            state = new_game(CAPO, rules, seed, deal)
            play_game(state, players, int(rules.longest))
            places = state.standings().places
            wins.append((places[place] == 1) / places.count(1))
        shares.append(fmean(wins))
    return by_deals(shares, len(shares) * seats)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--against", default="normal")
    parser.add_argument("--rounds", type=int, default=100, help="of thinking, of hard bots")
    asked = parser.parse_args()
    for name, fool in FOOLS.items():
        share = share_of(fool, asked.games, asked.seed, asked.against, rounds=asked.rounds)
        print(f"{name} against three {asked.against}: {share} of {asked.games} games", flush=True)


if __name__ == "__main__":
    main()
