"""What one notices of a temper: how much oftener a bot of that temper does what it is known for
than the even ones at its table do.

`python -m backroom.lab.tempers maffiosi --games 200`
"""

import argparse
from collections.abc import Callable
from statistics import fmean
from typing import NamedTuple

from backroom.bots.players import Budget, new_game
from backroom.games.capo_della_mafia import events as capo
from backroom.games.counterfeiters import events as counterfeiters
from backroom.games.la_cosa_nostra.events import jobs as la_cosa_nostra
from backroom.games.la_cosa_nostra.events.trade import DealStruck
from backroom.games.maffiosi import events as maffiosi
from backroom.games.maffiosi.rules import KA_BOOM
from backroom.kernel.events import Event, Told
from backroom.kernel.game import Game, all_games, find_game
from backroom.lab.intervals import mean_and_margin
from backroom.lab.tournament import Played, jobs, play_all, rules_of

Deeds = list[Event]
"""What happened at a table, in its order."""
Count = Callable[[Deeds, int], float]
"""How much of something a seat has done."""


class Trait(NamedTuple):
    """Something that players notice."""

    name: str
    of: Count
    more: bool = True
    """Whether the temper does more of it, or less."""


class Noticed(NamedTuple):
    """How much of its trait a bot of this temper shows in a game, and an even one at its table."""

    game: str
    temper: str
    trait: Trait
    its: float
    theirs: float
    margin: float
    """Half of the 95 % interval of the difference."""

    @property
    def plainly(self) -> bool:
        """Does it differ in the direction it should, beyond chance?"""
        difference = self.its - self.theirs if self.trait.more else self.theirs - self.its
        return difference > self.margin


# Capo della Mafia


def suspicions(deeds: Deeds, seat: int) -> float:
    return sum(isinstance(each, capo.Suspected) and each.seat == seat for each in deeds)


def cards_laid(deeds: Deeds, seat: int) -> float:
    """On average, each round."""
    return fmean(
        each.count for each in deeds if isinstance(each, capo.CardsLaid) and each.seat == seat
    )


def suspicions_returned(deeds: Deeds, seat: int) -> float:
    """At somebody who has suspected this seat in an earlier round."""
    accusers: set[int] = set()
    fresh: set[int] = set()
    returned = 0
    for each in deeds:
        if isinstance(each, capo.MissionTurned):
            accusers |= fresh
        elif isinstance(each, capo.Suspected):
            if each.suspect == seat:
                fresh.add(each.seat)
            returned += each.seat == seat and each.suspect in accusers
    return returned


# Counterfeiters


def caps_moved(deeds: Deeds, seat: int) -> float:
    """How often he brought the police on."""
    return sum(
        isinstance(each, counterfeiters.OfficerMoved) and each.seat == seat for each in deeds
    )


def flights(deeds: Deeds, seat: int) -> float:
    return sum(isinstance(each, counterfeiters.FlightTaken) and each.seat == seat for each in deeds)


def sales(deeds: Deeds, seat: int) -> float:
    """How often he turned fakes into money."""
    sold = (counterfeiters.NotesSold, counterfeiters.NotesSpent)
    return sum(isinstance(each, sold) and each.seat == seat for each in deeds)


# Maffiosi


def attacks(deeds: Deeds, seat: int) -> float:
    """Blows and shots, pies ordered and pies blown up."""
    return sum(
        (isinstance(each, (maffiosi.Attacked, maffiosi.PiePlaced)) and each.seat == seat)
        or (isinstance(each, maffiosi.CardPlayed) and each.seat == seat and each.card == KA_BOOM)
        for each in deeds
    )


def own_losses(deeds: Deeds, seat: int) -> float:
    """His men whom others killed."""
    return sum(
        isinstance(each, maffiosi.ManKilled) and each.seat == seat and each.by != seat
        for each in deeds
    )


def kills(deeds: Deeds, seat: int) -> float:
    """Men of others whom he killed."""
    return sum(
        isinstance(each, maffiosi.ManKilled) and each.by == seat and each.seat != seat
        for each in deeds
    )


# La Cosa Nostra


def raids(deeds: Deeds, seat: int) -> float:
    """How often he named somebody whom he went for."""
    return sum(isinstance(each, la_cosa_nostra.TargetNamed) and each.seat == seat for each in deeds)


def gambles(deeds: Deeds, seat: int) -> float:
    """Robberies, and money on the horses."""
    return sum(
        (isinstance(each, la_cosa_nostra.Robbed) and each.seat == seat)
        or (isinstance(each, la_cosa_nostra.StakePlaced) and each.seat == seat and each.money > 0)
        for each in deeds
    )


def paid_for_leave(deeds: Deeds, seat: int) -> float:
    """What others pay, on average, for leave to put a marker on one of his businesses."""
    found: list[int] = []
    for each in deeds:
        if isinstance(each, DealStruck):
            mine, other = each.offer.gives, each.offer.gets
            if each.offer.proposer != seat:
                mine, other = other, mine
            if seat in (each.offer.proposer, each.offer.partner) and mine.permits and other.cash:
                found.append(other.cash)
    return fmean(found) if found else 0.0


TRAITS: dict[str, dict[str, Trait]] = {
    "capo-della-mafia": {
        "bold": Trait("suspicions", suspicions),
        "careful": Trait("suspicions", suspicions, more=False),
        "greedy": Trait("cards laid a round", cards_laid),
        "vengeful": Trait("suspicions returned", suspicions_returned),
    },
    "counterfeiters": {
        "bold": Trait("flights", flights, more=False),
        "careful": Trait("flights", flights),
        "greedy": Trait("sales", sales),
        "vengeful": Trait("police caps", caps_moved),
    },
    "maffiosi": {
        "bold": Trait("attacks", attacks),
        "careful": Trait("own men lost", own_losses, more=False),
        "greedy": Trait("attacks", attacks, more=False),
        "vengeful": Trait("men killed", kills),
    },
    "la-cosa-nostra": {
        "bold": Trait("raids", raids),
        "careful": Trait("gambles", gambles, more=False),
        "greedy": Trait("dollars for a marker", paid_for_leave),
        "vengeful": Trait("raids", raids),
    },
}


def deeds_of(game: Game, played: Played) -> Deeds:
    """All that happened, played once more."""
    rules = rules_of(game.id, len(played.bots), tuple(sorted(played.options.items())))
    state = new_game(game, rules, played.seed, played.deal)
    told: list[Told] = []
    state.recorder = told
    for seat, index, terms in played.actions:
        state.apply(seat, game.action(index, terms))
    return [each.event for each in told]


def notice(
    game: Game,
    temper: str,
    games: int,
    seed: int,
    level: str = "normal",
    seats: int = 4,
    rounds: int = 100,
) -> Noticed:
    """Lets one bot of this temper play with even ones, in every seat of every deal."""
    trait = TRAITS[game.id][temper]
    bot = f"{level}/{temper}"
    work = jobs(game, [bot] + [level] * (seats - 1), games, seed, {}, Budget(3600.0, rounds))
    its: dict[int, list[float]] = {}
    theirs: dict[int, list[float]] = {}
    for played in play_all(work, 1, lambda: None):
        deeds = deeds_of(game, played)
        for seat, each in enumerate(played.bots):
            group = its if each == bot else theirs
            group.setdefault(played.deal, []).append(trait.of(deeds, seat))
    differences = [fmean(its[deal]) - fmean(theirs[deal]) for deal in its]
    return Noticed(
        game.id,
        temper,
        trait,
        fmean(fmean(each) for each in its.values()),
        fmean(fmean(each) for each in theirs.values()),
        mean_and_margin(differences)[1],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="names of games; all if none is named")
    parser.add_argument("--deals", type=int, default=50, help="each is played in every seat")
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--rounds", type=int, default=100, help="of thinking, of hard bots")
    asked = parser.parse_args()
    found = [find_game(each) for each in asked.games] or list(all_games().values())
    for game in found:
        for temper in TRAITS[game.id]:
            seen = notice(
                game,
                temper,
                4 * asked.deals,
                asked.seed,
                asked.level,
                rounds=asked.rounds,
            )
            print(
                f"{game.id} {temper}: {seen.trait.name} {seen.its:,.2f}, even {seen.theirs:,.2f}"
                f" (± {seen.margin:,.2f}){'' if seen.plainly else '  NOT NOTICED'}",
                flush=True,
            )


if __name__ == "__main__":
    main()
