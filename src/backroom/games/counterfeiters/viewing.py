"""Makes a view: every field is put in on purpose, the default is nothing."""

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import SELL
from backroom.games.counterfeiters.knowledge import has_sealed, sees_money_of
from backroom.games.counterfeiters.money import print_count, print_quality
from backroom.games.counterfeiters.police import godfather_takes, steps_to_special
from backroom.games.counterfeiters.position import Position
from backroom.games.counterfeiters.view import CftView, CounterfeiterView
from backroom.kernel.seats import holds


def view_of(position: Position, seat: i64) -> CftView:
    """What this seat knows; the spectator knows what lies open for all."""
    own = seat >= 0
    steps = steps_to_special(position)
    return CftView(
        seat=seat,
        stage=position.stage.value,
        step=position.step.value,
        round=position.round,
        turn=position.turn,
        first=position.first,
        marker=position.marker,
        officer=position.officer,
        investigation=position.investigation(),
        strike=position.is_strike(),
        steps_to_special=steps,
        next_special=position.rules.track[position.officer + steps].value,
        market=known_or_none(position.market),
        pile=sum([len(pile) for pile in position.piles]),
        pile_cards=tuple([tuple(sorted(pile)) for pile in position.piles]),
        bank=position.bank_money() * 10 if position.rules.limited_notes else None,
        trashed=position.trashed,
        occupants=known_or_none(
            [position.occupant(space) for space in range(position.rules.spaces)]
        ),
        space=None if position.space < 0 else position.space,
        players=tuple([player_view(position, seat, other) for other in range(position.seats)]),
        story=() if position.deeds is None else position.deeds.told(),
        cash=position.cash[seat] * 10 if own else None,
        offshore=position.offshore[seat] * 10 if own else None,
        fakes=position.all_fakes_of(seat) if own else None,
        godfather_takes=godfather_takes(position.cash[seat]) * 10 if own else None,
        print_yield=(
            (print_count(position, seat), print_quality(position, seat) + 1) if own else None
        ),
        choice=SELL[position.sealed[seat]].index if own and has_sealed(position, seat) else None,
    )


def known_or_none(numbers: list[int]) -> tuple[int | None, ...]:
    return tuple([None if number < 0 else number for number in numbers])


def player_view(position: Position, seat: i64, other: i64) -> CounterfeiterView:
    kinds = position.rules.kinds
    open_to_seat = sees_money_of(position, seat, other)
    return CounterfeiterView(
        cards=tuple(position.owned[other * kinds : (other + 1) * kinds]),
        henchmen=position.henchmen[other],
        passed=position.passed[other],
        asked=holds(position.pending, other),
        cash=position.cash[other] * 10 if open_to_seat else None,
        offshore=position.offshore[other] * 10 if open_to_seat else None,
        fakes=position.all_fakes_of(other) if open_to_seat else None,
    )
