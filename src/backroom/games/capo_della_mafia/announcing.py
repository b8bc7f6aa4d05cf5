"""What is told of Capo della Mafia: each event, made from what has happened, and who hears it.

Events are made only while somebody listens, and it is here that this is asked: a simulation pays
nothing for them, and no rule has to think of it.
"""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsLaid,
    CardsReceived,
    CardsShown,
    CardsTurnedUp,
    DiscardsShuffled,
    ExtraRound,
    GameEnded,
    GiuliaTurnedUp,
    HatKept,
    Jailed,
    MissionsShuffled,
    MissionTurned,
    NewspapersShuffled,
    NewspaperTurned,
    RespectChanged,
    RespectSources,
    RespectStolen,
    Sealed,
    Suspected,
    SuspectedNobody,
    SuspicionsVoid,
    TonySquealed,
)
from backroom.games.capo_della_mafia.handful import cards_in, chosen_of, size
from backroom.games.capo_della_mafia.mission import star_limit, stars_of, symbols_missing
from backroom.games.capo_della_mafia.position import Position
from backroom.kernel.seats import EVERYONE, holds, only


def tell_extra_round(position: Position) -> None:
    if position.recorder is not None and max(position.respect) >= position.rules.target:
        position.tell(EVERYONE, ExtraRound(max(position.respect)))


def tell_game_ended(position: Position, sources: tuple[RespectSources, ...]) -> None:
    if position.recorder is not None:
        most = max(position.respect)
        position.tell(EVERYONE, GameEnded(position.leaders(), most, sources))


def tell_giulia_turned_up(position: Position, seat: i64, claimed: i64) -> None:
    if position.recorder is not None:
        cards = chosen_of(position.table[seat], claimed)
        position.tell(EVERYONE, GiuliaTurnedUp(seat, cards_in(cards)))


def tell_mission_turned(position: Position) -> None:
    if position.recorder is not None:
        back = position.next_envelope()
        event = MissionTurned(position.round, position.counter, position.mission, back)
        position.tell(EVERYONE, event)


def tell_missions_shuffled(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MissionsShuffled(len(position.mission_pile)))


def tell_newspaper_turned(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, NewspaperTurned(position.newspaper))


def tell_newspapers_shuffled(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, NewspapersShuffled(len(position.newspaper_pile)))


def tell_cards_laid(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, CardsLaid(seat, size(position.table[seat])))


def tell_cards_turned_up(position: Position, seat: i64) -> None:
    if position.recorder is not None and position.up[seat] != 0:
        position.tell(EVERYONE, CardsTurnedUp(seat, cards_in(position.face_up(seat))))


def tell_cards_discarded(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, CardsDiscarded(seat, size(position.table[seat])))


def tell_cards_drawn(position: Position, seat: i64, drawn: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, CardsDrawn(seat, size(drawn)))
        position.tell(only(seat), CardsReceived(seat, cards_in(drawn)))


def tell_discards_shuffled(position: Position, pile: list[int]) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, DiscardsShuffled(len(pile)))


def tell_respect_changed(
    position: Position, seat: i64, reason: str, before: i64, after: i64
) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, RespectChanged(seat, reason, after - before, after))


def tell_respect_stolen(position: Position, seat: i64, accuser: i64, amount: i64) -> None:
    if position.recorder is not None and amount > 0:
        position.tell(EVERYONE, RespectStolen(seat, accuser, amount))


def tell_sealed(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Sealed(seat))


def tell_suspicion(position: Position, seat: i64, suspect: int) -> None:
    if position.recorder is not None:
        if suspect < 0:
            position.tell(EVERYONE, SuspectedNobody(seat))
        else:
            position.tell(EVERYONE, Suspected(seat, suspect))


def tell_suspicions_void(position: Position, one: i64, other: int) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, SuspicionsVoid(one, other))


def tell_tony_squealed(position: Position, seat: i64, stars: i64) -> None:
    if stars > 0 and position.recorder is not None:
        position.tell(EVERYONE, TonySquealed(seat, stars))


def tell_cards_shown(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, CardsShown(seat, cards_in(position.table[seat])))


def tell_verdict(position: Position, seat: i64, extra_stars: i64) -> None:
    if position.recorder is None:
        return
    cards: i64 = position.table[seat]
    stars = stars_of(position.rules, cards, extra_stars)
    limit = star_limit(position)
    if holds(position.jailed, seat):
        missing = symbols_missing(position.rules, cards, position.mission)
        position.tell(EVERYONE, Jailed(seat, stars, limit, missing))
    else:
        position.tell(EVERYONE, HatKept(seat, stars, limit))
