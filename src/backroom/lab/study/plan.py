"""What a study plays: which game every number stands for, and how the work is cut into pieces.

A game depends on its number and on nothing else. So a piece may be done anywhere and at any time,
and done again if whoever did it is gone: it comes out the same, byte for byte.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256

import msgspec

from backroom.bots.specs import read_spec
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.kernel.rules import Rules

AT_A_TIME = 4
"""So many games are one piece of work: few, so that little is played again if one is lost."""


class Side(msgspec.Struct, frozen=True):
    """Options and cards with which a game is played; a study that compares has several."""

    label: str
    """How it was asked for; "" is the side that the others are compared with."""
    options: dict[str, str]
    cards: str | None
    """An owner's card file."""


class Study(msgspec.Struct, frozen=True):
    """All that decides the games of a study, but how many."""

    game: str
    bots: list[str]
    """By seat, in the first game."""
    rounds: int
    """Of thinking, for a searching bot: seconds could not be repeated."""
    seed: int
    sides: list[Side]

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def turns(self) -> int:
        """So often a deal is played, so that each bot sits in each seat. Bots that are all the same
        need not change seats."""
        return self.players if len(set(self.bots)) > 1 else 1


class Place(msgspec.Struct, frozen=True):
    """What the number of a game stands for."""

    deal: int
    turn: int
    side: int


class Piece(msgspec.Struct, frozen=True):
    """Some games that follow one another."""

    study: Study
    first: int
    end: int


def study_of(
    game: Game,
    bots: Sequence[str],
    rounds: int,
    seed: int,
    asked: Mapping[str, str],
    cards: CardFile | None,
    others: Sequence[tuple[str, Mapping[str, str], CardFile | None]] = (),
) -> Study:
    """BadInput if such a game cannot be. `others`: what it is compared with, by label: options
    besides those asked for, and perhaps another card file."""
    names = [str(read_spec(each)) for each in bots]
    text = None if cards is None else cards.text
    sides = [Side("", game.rules(len(names), asked, cards).options, text)]
    for label, more, other in others:
        used = cards if other is None else other
        options = game.rules(len(names), {**asked, **more}, used).options
        sides.append(Side(label, options, None if used is None else used.text))
        if sides[-1].options == sides[0].options and sides[-1].cards == sides[0].cards:
            raise BadInput(f"{label} is what is played anyway; there is nothing to compare")
    if len({side.label for side in sides}) < len(sides):
        raise BadInput("each thing to compare with is named once")
    return Study(game.id, names, rounds, seed, sides)


def searches(bot: str) -> bool:
    """Does how long it may think make a difference to this bot of the house?"""
    return read_spec(bot).level not in ("random", "easy", "normal")


def place_of(study: Study, number: int) -> Place:
    """Whoever stops early has as many games of one side as of another, but for one."""
    rest, side = divmod(number, len(study.sides))
    return Place(*divmod(rest, study.turns), side)


def bots_in(study: Study, turn: int) -> list[str]:
    """By seat."""
    return [study.bots[(seat + turn) % study.players] for seat in range(study.players)]


def pieces(study: Study, first: int, games: int) -> list[Piece]:
    """The games from this number on."""
    starts = range(first, games, AT_A_TIME)
    return [Piece(study, start, min(start + AT_A_TIME, games)) for start in starts]


def rules_on(study: Study, side: int) -> Rules:
    found = study.sides[side]
    options = tuple(sorted(found.options.items()))
    return _rules(study.game, study.players, options, found.cards)


@lru_cache(maxsize=16)
def _rules(
    game: str, players: int, options: tuple[tuple[str, str], ...], cards: str | None
) -> Rules:
    file = None if cards is None else CardFile(cards, "the cards of this study")
    return find_game(game).rules(players, dict(options), file)


@lru_cache(maxsize=16)
def _fingerprint(encoded: bytes) -> str:
    return sha256(encoded).hexdigest()[:16]


def fingerprint(study: Study) -> str:
    """What tells a study from any other: rows carry it."""
    return _fingerprint(msgspec.json.encode(study, order="sorted"))
