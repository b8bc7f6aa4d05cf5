# Interpreted: it is asked when somebody looks closely at a player.
"""How likely somebody's cards do the mission, if those that he hides were dealt blind.

Blind: each of the cards that one cannot see is as likely as any other to lie there. What is known
beyond that of hands and shuffles (CAP-E33) is left to the player, like the reading of faces.
"""

from functools import lru_cache
from math import comb

from backroom.games.capo_della_mafia.handful import cards_in
from backroom.games.capo_della_mafia.rules import CapRules

Have = tuple[int, ...]
Kind = tuple[Have, int, int, int]
"""Cards that are the same to this mission: symbols by family, wild ones, stars, how many."""


def percent_passing(
    rules: CapRules, mission: int, limit: int, face_up: int, hidden: int, unseen: list[int]
) -> int:
    """CAP-11, CAP-13, CAP-46: of all ways to hide so many of the unseen cards beside those that lie
    open, how many of a hundred pass a check; his own Tonys squeal when he is checked."""
    passing = ways_to_pass(rules, mission, limit, face_up, hidden, unseen)
    every = comb(sum(unseen), hidden)
    return (200 * passing + every) // (2 * every)


def ways_to_pass(
    rules: CapRules, mission: int, limit: int, face_up: int, hidden: int, unseen: list[int]
) -> int:
    """How many of those ways they are; none means that nothing could make him an honest man."""
    families, shown = int(rules.families), cards_in(face_up)
    needs = tuple([int(rules.needs[mission * families + family]) for family in range(families)])
    alike = int(rules.any_alike[mission])
    most = tuple([need + alike for need in needs])
    have = tuple(
        [
            min(cap, sum([int(rules.symbols[card * families + family]) for card in shown]))
            for family, cap in enumerate(most)
        ]
    )
    wild = sum([int(rules.wild[card]) for card in shown])
    stars = sum([heat_of(rules, card) for card in shown])
    kinds = kinds_of(rules, most, unseen)
    ways = ways_by_stars(kinds, needs, alike, have, wild, hidden)
    return sum([count for heat, count in ways.items() if heat + stars <= limit])


def heat_of(rules: CapRules, card: int) -> int:
    """CAP-E9: the stars of a card in a check of its own player."""
    return int(rules.stars[card]) + int(rules.squeals[card])


def kinds_of(rules: CapRules, most: Have, unseen: list[int]) -> tuple[Kind, ...]:
    """The unseen cards, those together that do the same for a mission that wants so many symbols
    of each family at most."""
    families = len(most)
    found: dict[tuple[Have, int, int], int] = {}
    for card, count in enumerate(unseen):
        symbols = tuple(
            [min(cap, int(rules.symbols[card * families + f])) for f, cap in enumerate(most)]
        )
        alike = (symbols, int(rules.wild[card]), heat_of(rules, card))
        found[alike] = found.get(alike, 0) + count
    return tuple([(*alike, count) for alike, count in sorted(found.items()) if count > 0])


@lru_cache(maxsize=512)
def ways_by_stars(
    kinds: tuple[Kind, ...], needs: Have, alike: int, have: Have, wild: int, hidden: int
) -> dict[int, int]:
    """By their stars: in how many ways so many hidden cards bring all the symbols that lack."""
    drawn: list[dict[tuple[Have, int, int], int]] = [{} for _ in range(hidden + 1)]
    drawn[0][have, wild, 0] = 1
    most = [need + alike for need in needs]
    for symbols, wilds, stars, count in kinds:
        # From many to few, so that no hand gets more of this kind than there are.
        for held in range(hidden - 1, -1, -1):
            for (had, jokers, heat), ways in drawn[held].items():
                for more in range(1, min(count, hidden - held) + 1):
                    after = tuple(
                        [
                            min(cap, h + more * s)
                            for cap, h, s in zip(most, had, symbols, strict=True)
                        ]
                    )
                    spot = (after, jokers + more * wilds, heat + more * stars)
                    into = drawn[held + more]
                    into[spot] = into.get(spot, 0) + ways * comb(count, more)
    found: dict[int, int] = {}
    for (had, jokers, heat), ways in drawn[hidden].items():
        if lacking(needs, alike, had) <= jokers:
            found[heat] = found.get(heat, 0) + ways
    return found


def lacking(needs: Have, alike: int, have: Have) -> int:
    """CAP-11, CAP-16: how many symbols are missing; question marks want equal ones."""
    short = sum([max(0, need - had) for need, had in zip(needs, have, strict=True)])
    spared = max([max(0, had - need) for need, had in zip(needs, have, strict=True)])
    return short + max(0, alike - spared)
