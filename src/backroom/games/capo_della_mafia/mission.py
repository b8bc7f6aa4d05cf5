"""What a mission asks: symbols at least, stars at most."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.handful import first_card, other_cards
from backroom.games.capo_della_mafia.position import Position
from backroom.games.capo_della_mafia.rules import CapRules, Effect


def star_limit(position: Position) -> i64:
    """CAP-13, CAP-E26: the mission's limit, moved by the newspaper, never below 0."""
    limit = position.rules.max_stars[position.mission] + position.effect(Effect.MAX_STARS)
    return limit if limit > 0 else 0


def stars_of(rules: CapRules, cards: i64, extra_stars: i64) -> i64:
    """CAP-E9: printed stars, plus what Tony told, less what the cops look away from (CAP-49,
    CAP-50); not below 0."""
    total = extra_stars
    while cards != 0:
        total += rules.stars[first_card(cards)]
        cards = other_cards(cards)
    return total if total > 0 else 0


def symbols_missing(rules: CapRules, cards: i64, mission: i64) -> i64:
    """How many symbols the cards lack, with every wild symbol put where it helps most.

    CAP-11, CAP-12, CAP-14: each symbol at least as often as the mission shows it, more does no
    harm. CAP-15, CAP-16: question marks are equal symbols of one family, the player's choice.
    CAP-48, CAP-E15: each Vincenzo Forza is one symbol of choice, also for a question mark.
    """
    families = rules.families
    alike = rules.any_alike[mission]
    lacking: i64 = 0
    spared: i64 = 0
    for family in range(families):
        have: i64 = 0
        rest = cards
        while rest != 0:
            have += rules.symbols[first_card(rest) * families + family]
            rest = other_cards(rest)
        need = rules.needs[mission * families + family]
        if have < need:
            lacking += need - have
            have = need
        if have - need > spared:
            spared = have - need
    if alike > spared:
        lacking += alike - spared
    wild: i64 = 0
    while cards != 0:
        wild += rules.wild[first_card(cards)]
        cards = other_cards(cards)
    return lacking - wild if lacking > wild else 0


def fulfils(position: Position, cards: i64, extra_stars: i64) -> bool:
    """CAP-11, CAP-13: enough symbols, not too many stars."""
    return (
        stars_of(position.rules, cards, extra_stars) <= star_limit(position)
        and symbols_missing(position.rules, cards, position.mission) == 0
    )
