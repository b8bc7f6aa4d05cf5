"""Phase 4: respect won, lost and stolen, player by player from the counter on."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.announcing import tell_respect_changed, tell_respect_stolen
from backroom.games.capo_della_mafia.handful import first_card, other_cards
from backroom.games.capo_della_mafia.position import Position
from backroom.games.capo_della_mafia.rules import Effect
from backroom.kernel.seats import holds


def score_everybody(position: Position) -> None:
    """CAP-34, CAP-E13: from the counter clockwise: mission, Giulia, suspicion, Mario's thefts."""
    for step in range(position.seats):
        seat = (position.counter + step) % position.seats
        if has_hat(position, seat):
            score_mission(position, seat)
            score_giulia(position, seat)
        accused = position.accused_by(seat)
        if accused >= 0:
            score_suspicion(position, seat, accused)
        if holds(position.suspected, seat):
            steal_from_accusers(position, seat)
    help_the_least(position)


def has_hat(position: Position, seat: i64) -> bool:
    """CAP-33, CAP-35: everybody who is not jailed counts as successful, bluff or not."""
    return not holds(position.jailed, seat)


def change_respect(position: Position, seat: i64, reason: str, change: i64) -> None:
    """CAP-39: respect never falls below 0."""
    before: i64 = position.respect[seat]
    after = before + change
    if after < 0:
        after = 0
    position.respect[seat] = after
    tell_respect_changed(position, seat, reason, before, after)


def score_mission(position: Position, seat: i64) -> None:
    """CAP-35, CAP-61: the hat is worth 1 respect, 2 on a big score."""
    worth = position.rules.mission_worth + position.effect(Effect.MISSION_WORTH)
    change_respect(position, seat, "mission", worth)


def score_giulia(position: Position, seat: i64) -> None:
    """CAP-45, CAP-E14: 1 respect more for every Giulia that lies face up beside a hat."""
    extra: i64 = 0
    cards = position.face_up(seat)
    while cards != 0:
        extra += position.rules.extra_respect[first_card(cards)]
        cards = other_cards(cards)
    if extra > 0:
        change_respect(position, seat, "giulia", extra)


def score_suspicion(position: Position, seat: i64, accused: i64) -> None:
    """CAP-37, CAP-38, CAP-E19: +2 for suspecting somebody who is jailed, -1 for somebody who is
    not; every accuser for himself. CAP-59 and CAP-60 raise the stakes."""
    if holds(position.jailed, accused):
        gain = position.rules.right_suspicion + position.effect(Effect.RIGHT_SUSPICION)
        change_respect(position, seat, "right_suspicion", gain)
    else:
        loss = position.rules.wrong_suspicion + position.effect(Effect.WRONG_SUSPICION)
        change_respect(position, seat, "wrong_suspicion", -loss)


def steal_from_accusers(position: Position, seat: i64) -> None:
    """CAP-47, CAP-E12: a respect for every Mario from every accuser, as far as he has any;
    whether Mario's player kept the hat or not."""
    marios: i64 = 0
    cards: i64 = position.table[seat]
    while cards != 0:
        marios += position.rules.steals[first_card(cards)]
        cards = other_cards(cards)
    if marios == 0:
        return
    for accuser in range(position.seats):
        if position.accused_by(accuser) == seat:
            had: i64 = position.respect[accuser]
            amount = marios if marios < had else had
            position.respect[accuser] = had - amount
            position.respect[seat] += amount
            tell_respect_stolen(position, seat, accuser, amount)


def help_the_least(position: Position) -> None:
    """CAP-63, CAP-E36: after everybody is scored and before the end is checked, those with least
    respect gain."""
    gain = position.effect(Effect.LEAST_RESPECT_GAINS)
    if gain == 0:
        return
    least: i64 = min(position.respect)
    for seat in range(position.seats):
        if position.respect[seat] == least:
            change_respect(position, seat, "least_respect", gain)
