"""What is told of Maffiosi: each event, made from what has happened, and who hears it.

Events are made only while somebody listens, and it is here that this is asked: a simulation pays
nothing for them, and no rule has to think of it.
"""

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import CHAIRS, chairs_in
from backroom.games.maffiosi.events import (
    Attacked,
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardsReceived,
    ColourChosen,
    DiscardsShuffled,
    DrinksServed,
    EverybodyLeft,
    GameEnded,
    HandDiscarded,
    LastPayment,
    ManBrought,
    ManKilled,
    ManLifted,
    ManSeated,
    MoneyChanged,
    Paid,
    PieExploded,
    PiePassed,
    PiePlaced,
    PlayerOut,
    RestTaken,
    SecondDeclined,
    TableSet,
    TurnStarted,
    WokeUp,
)
from backroom.games.maffiosi.fortunes import earnings_in, fortune_of, kills_in
from backroom.games.maffiosi.position import Ending, Position
from backroom.games.maffiosi.rules import ASLEEP, HENKIE, MEN
from backroom.games.maffiosi.scoring import places_of
from backroom.games.maffiosi.threats import attacker_of, income
from backroom.games.maffiosi.viewing import none_if_below_zero, view_of
from backroom.kernel.bundle import listed, size
from backroom.kernel.seats import EVERYONE, SPECTATOR, only


def tell_player_out(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, PlayerOut(seat))


def tell_rest_taken(position: Position, seat: int) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, RestTaken(seat, position.bank * 1000, tuple(position.notes[:3])))


def tell_game_ended(position: Position, ending: Ending) -> None:
    if position.recorder is not None:
        places = places_of(position)
        winners = tuple([seat for seat in range(position.seats) if places[seat] == 1])
        position.tell(
            EVERYONE,
            GameEnded(
                ending=ending.value,
                winners=winners,
                money=tuple([each * 1000 for each in position.money]),
                last=last_payment(position) if ending is Ending.EMPTY_BANK else None,
                unclaimed=position.bank * 1000,
                fortunes=tuple([fortune_of(position, seat) for seat in range(position.seats)]),
                kills=tuple([kills_in(tally) for tally in position.kills]),
            ),
        )


def last_payment(position: Position) -> LastPayment:
    """MAF-32, MAF-67: the last note went to whoever has the turn, and nothing has changed since."""
    owed = income(position, position.turn)
    return LastPayment(position.turn, owed * 1000, position.last_paid * 1000)


def tell_paid(
    position: Position, seat: i64, paid: i64, notes: list[int], owed: i64, account: i64
) -> None:
    if position.recorder is not None:
        sources = earnings_in(account, owed)
        position.tell(EVERYONE, Paid(seat, paid * 1000, tuple(notes), owed * 1000, sources))


def tell_money_changed(position: Position, seat: int, payee: int, notes: list[int]) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MoneyChanged(seat, none_if_below_zero(payee), tuple(notes)))


def tell_card_played(position: Position, seat: i64, card: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, CardPlayed(seat, card))


def tell_card_discarded(position: Position, seat: i64, card: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, CardDiscarded(seat, card))


def tell_attacked(position: Position, seat: i64, victim: i64) -> None:
    if position.recorder is not None:
        chair = attacker_of(position, seat, position.card, victim)
        man = position.sort_at(chair)
        rival = position.owner_at(victim)
        position.tell(EVERYONE, Attacked(seat, position.card, man, chair, victim, rival))


def tell_pie_placed(position: Position, seat: i64, chair: i64) -> None:
    if position.recorder is not None:
        rival = none_if_below_zero(position.owner_at(chair))
        position.tell(EVERYONE, PiePlaced(seat, chair, rival))


def tell_pie_passed(position: Position, seat: i64, pie: i64, target: i64, left: bool) -> None:
    if position.recorder is not None:
        way = "left" if left else "right"
        rival = position.owner_at(target)
        position.tell(EVERYONE, PiePassed(seat, pie, way, position.pies[pie], target, rival))


def tell_pie_exploded(position: Position, seat: i64, pie: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, PieExploded(seat, pie, position.pies[pie], position.is_out(pie)))


def tell_drinks_served(position: Position, seat: i64, served: i64, overdose: i64) -> None:
    if position.recorder is not None:
        asleep = chairs_in(served & ~overdose)
        position.tell(EVERYONE, DrinksServed(seat, chairs_in(served), asleep))


def tell_hand_discarded(position: Position, seat: i64, cards: tuple[int, ...]) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, HandDiscarded(seat, cards))


def tell_cards_drawn(position: Position, seat: i64, drawn: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, CardsDrawn(seat, size(drawn)))
        position.tell(only(seat), CardsReceived(seat, listed(drawn)))


def tell_discards_shuffled(position: Position) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, DiscardsShuffled(size(position.pile)))


def tell_everybody_left(position: Position) -> None:
    if position.recorder is not None:
        counts = [sum([(m >> c) & 1 for c in range(CHAIRS)]) for m in position.men]
        position.tell(EVERYONE, EverybodyLeft(position.turn, tuple(counts)))


def tell_man_brought(position: Position, seat: i64, man: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, ManBrought(seat, man % ASLEEP, man > HENKIE))


def tell_man_lifted(position: Position, seat: i64, sort: i64, chair: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, ManLifted(seat, sort, chair))


def tell_man_seated(position: Position, seat: i64, chair: i64, man: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, ManSeated(seat, man % ASLEEP, chair, man > HENKIE))


def tell_colour_chosen(position: Position, seat: i64, colour: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, ColourChosen(seat, colour))


def tell_table_set(position: Position, first: i64, youngest: i64) -> None:
    if position.recorder is not None:
        position.tell(
            EVERYONE, TableSet(first, none_if_below_zero(youngest), men_on_chairs(position))
        )


def tell_turn_started(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, TurnStarted(seat, position.round))


def tell_second_declined(position: Position, seat: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, SecondDeclined(seat))


def tell_woke_up(position: Position, seat: i64, sleepers: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, WokeUp(seat, chairs_in(sleepers)))


def tell_deaths(position: Position, chairs: i64, killer: i64, weapon: i64) -> None:
    if position.recorder is None:
        return
    chair: i64 = 0
    while chairs != 0:
        if chairs & 1:
            position.tell(
                EVERYONE,
                ManKilled(
                    position.owner_at(chair),
                    position.sort_at(chair),
                    chair,
                    position.is_asleep(chair),
                    killer,
                    weapon,
                ),
            )
        chairs >>= 1
        chair += 1


def men_on_chairs(position: Position) -> tuple[int | None, ...]:
    """By chair: four times the seat plus the sort of man, or nothing."""
    men = view_of(position, SPECTATOR).men
    return tuple([None if man is None else len(MEN) * man.seat + man.sort for man in men])
