"""Phase 1 and what a mission asks: symbols at least, stars at most."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.events import (
    MissionsShuffled,
    MissionTurned,
    NewspapersShuffled,
    NewspaperTurned,
)
from backroom.games.capo_della_mafia.handful import first_card, other_cards
from backroom.games.capo_della_mafia.position import NONE, Phase, Position
from backroom.games.capo_della_mafia.rules import CapoRules, Effect
from backroom.kernel.seats import EVERYONE, all_of


def start_round(position: Position) -> None:
    """CAP-8: a round begins: its mission, perhaps a newspaper, then everybody chooses cards."""
    position.round += 1
    turn_up_mission(position)
    if has_envelope(position):
        turn_up_newspaper(position)
    else:
        position.newspaper = NONE
    position.phase = Phase.LAY
    position.pending = all_of(position.seats)


def turn_up_mission(position: Position) -> None:
    """CAP-9: turn up the top mission. CAP-E2: an empty pile is made anew of the used ones."""
    if position.next_mission < 0:
        position.mission_pile = list(range(len(position.rules.max_stars)))
        position.tell(EVERYONE, MissionsShuffled(len(position.mission_pile)))
        position.next_mission = position.rng.take_from(position.mission_pile)
    position.mission = position.next_mission
    position.next_mission = NONE
    if position.mission_pile:
        position.next_mission = position.rng.take_from(position.mission_pile)
    if position.recorder is not None:
        back = next_envelope(position)
        event = MissionTurned(position.round, position.counter, position.mission, back)
        position.tell(EVERYONE, event)


def next_envelope(position: Position) -> bool | None:
    """The back of the top mission lies open to all eyes."""
    if position.next_mission < 0:
        return None
    return position.rules.envelope[position.next_mission]


def has_envelope(position: Position) -> bool:
    """CAP-17, CAP-E1: does the back that counts show an envelope?

    By default the back now lying on top of the pile; none if the pile is empty. As an option the
    back of the mission just turned up. CAP-7: without newspapers envelopes mean nothing.
    """
    rules = position.rules
    if len(rules.effects) == 0:
        return False
    back = position.mission if rules.reads_turned_back else position.next_mission
    return back >= 0 and rules.envelope[back]


def turn_up_newspaper(position: Position) -> None:
    """CAP-17: turn up the top newspaper. CAP-E2: an empty pile is made anew."""
    if len(position.newspaper_pile) == 0:
        position.newspaper_pile = list(range(len(position.rules.effects)))
        if position.recorder is not None:
            position.tell(EVERYONE, NewspapersShuffled(len(position.newspaper_pile)))
    position.newspaper = position.rng.take_from(position.newspaper_pile)
    if position.recorder is not None:
        position.tell(EVERYONE, NewspaperTurned(position.newspaper))


def star_limit(position: Position) -> i64:
    """CAP-13, CAP-E26: the mission's limit, moved by the newspaper, never below 0."""
    limit = position.rules.max_stars[position.mission] + position.effect(Effect.MAX_STARS)
    return limit if limit > 0 else 0


def stars_of(rules: CapoRules, cards: i64, extra_stars: i64) -> i64:
    """CAP-E9: printed stars, plus what Tony told, less what the cops look away from (CAP-49,
    CAP-50); not below 0."""
    total = extra_stars
    while cards != 0:
        total += rules.stars[first_card(cards)]
        cards = other_cards(cards)
    return total if total > 0 else 0


def symbols_missing(rules: CapoRules, cards: i64, mission: i64) -> i64:
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
