"""Counterfeiters as the kernel asks for it: the contract, in terms of turns and rounds."""

from typing import final

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import (
    DEPOSIT,
    PASS,
    SALES,
    SELL,
    WITHDRAW,
    CftAction,
    Do,
)
from backroom.games.counterfeiters.announcing import tell_declined, tell_game_started, tell_sealed
from backroom.games.counterfeiters.books import hidden_things, stock_of
from backroom.games.counterfeiters.choices import choices_of, great_transfers, may_pass
from backroom.games.counterfeiters.copies import copy_position, frozen_position
from backroom.games.counterfeiters.flights import move_money
from backroom.games.counterfeiters.market import refill
from backroom.games.counterfeiters.money import (
    fakes_taken_here,
    lowest_of,
    of_quality,
    sell_to_receiver,
    spend_at_supermarket,
)
from backroom.games.counterfeiters.position import NONE, Position, Stage, Step
from backroom.games.counterfeiters.redeal import redeal_for
from backroom.games.counterfeiters.refusals import why_not
from backroom.games.counterfeiters.rounds import (
    after_diners,
    dines_on,
    go_on_with_the_end,
    lowest_notes,
    next_turn,
    put_back,
    serve_diners,
    start_round,
    take_henchman,
)
from backroom.games.counterfeiters.rules import (
    PRINTER,
    QUALITIES,
    CftRules,
    Place,
)
from backroom.games.counterfeiters.turns import pass_turn, place_henchman, watch
from backroom.games.counterfeiters.view import CftView
from backroom.games.counterfeiters.viewing import view_of
from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.seats import holds, only
from backroom.kernel.state import Standings, Windows, ranked


@final
class CftState(Position):
    """A game of Counterfeiters."""

    def legal(self, seat: i64) -> tuple[Action, ...]:
        """Nothing for a seat that is not asked."""
        return choices_of(self, seat) if holds(self.pending, seat) else ()

    def menu(self, seat: i64) -> tuple[Action, ...]:
        if self.step is Step.TRANSFER and holds(self.pending, seat):
            return great_transfers(self, seat)
        return ()

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        return why_not(self, seat, action)

    def apply(self, seat: i64, action: Action) -> None:
        assert isinstance(action, CftAction)
        if action.do is Do.PLACE:
            place_henchman(self, seat, action.value)
            if self.step is Step.PLACE:
                self.finish_action(seat)
        elif action.do is Do.SELL:
            if self.step is Step.DINERS:
                self.seal_dinner(seat, action)
                return
            if self.rules.places[self.space] is Place.SUPERMARKET:
                spend_at_supermarket(self, seat, action.notes)
            else:
                sell_to_receiver(self, seat, action.notes)
            self.finish_action(seat)
        elif action.do is Do.PASS:
            self.decline(seat)
        elif action.do is Do.TAKE:
            take_henchman(self, seat, action.value)
        else:
            move_money(self, seat, action)
            self.finish_action(seat)

    def finish_action(self, seat: i64) -> None:
        """CFT-18: the action is done; the police take notice, and the next player's turn comes."""
        watch(self, seat)
        next_turn(self)

    def decline(self, seat: i64) -> None:
        """CFT-20: a turn is passed. CFT-64 to CFT-66: an extra henchman or a lawyer is not used."""
        if self.stage is Stage.ROUND:
            pass_turn(self, seat)
            next_turn(self)
            return
        if self.step is Step.PLACE and self.stage is not Stage.EXTRA:
            put_back(self, seat)
        tell_declined(self, seat)
        go_on_with_the_end(self)

    def seal_dinner(self, seat: i64, action: CftAction) -> None:
        """CFT-E27: sealed; when the last one is, all diners serve together."""
        self.sealed[seat] = action.value
        self.pending &= ~only(seat)
        tell_sealed(self, seat)
        if self.pending == 0:
            serve_diners(self)
            after_diners(self)

    def neutral(self, seat: i64, rng: Rng) -> Action:
        """CFT-E36: pass; in the middle of an action the least that can be done."""
        if may_pass(self):
            return PASS
        if self.step is Step.NOTES:
            return self.one_lowest_note(seat)
        if self.step is Step.TRANSFER:
            return DEPOSIT[0] if self.cash[seat] > 0 else WITHDRAW[0]
        return SELL[SALES.index(lowest_notes(self.all_fakes_of(seat), dines_on(self, seat)))]

    def one_lowest_note(self, seat: i64) -> Action:
        """One note of the lowest quality that the space takes."""
        lowest = lowest_of(fakes_taken_here(self, seat))
        return SELL[SALES.index(of_quality(lowest, 1))]

    def view(self, seat: i64) -> CftView:
        return view_of(self, seat)

    def redeal(self, seat: i64, rng: Rng) -> "CftState":
        other = self.clone()
        redeal_for(other, seat, rng)
        return other

    def clone(self) -> "CftState":
        other = CftState()
        copy_position(self, other)
        return other

    def standings(self) -> Standings:
        """CFT-70, CFT-E32, CFT-E40: places go by real money, and equal money shares one."""
        ending = ""
        if self.stage is Stage.OVER:
            ending = "police_track" if self.is_track_finished() else "round_limit"
        return ranked(self.totals(), ending)

    def hidden(self, seat: i64) -> list[tuple[str, str]]:
        return hidden_things(self, seat)

    def stock(self) -> dict[str, int]:
        return stock_of(self)

    def frozen(self) -> tuple[object, ...]:
        return frozen_position(self)


def deal(rules: CftRules, rng: Rng, windows: Windows, recorder: list[Told] | None) -> CftState:
    """CFT-5 to CFT-14: money, a printer and a component for everybody, the market, the first round.
    CFT-9, CFT-E33: chance names the first player, unless the first seat is to start."""
    seats = rules.seats
    first: i64 = 0 if rules.first_seat else rng.below(seats)
    zeros = [0 for _ in range(seats)]
    cash = zeros[:]
    owned = [0 for _ in range(seats * rules.kinds)]
    starters = list(rules.starters)
    components = zeros[:]
    for step in range(seats):
        seat = (first + step) % seats
        cash[seat] = rules.start_cash[step]
        component = rng.take_from(starters)
        components[seat] = component
        owned[seat * rules.kinds + PRINTER] += 1
        owned[seat * rules.kinds + component] += 1
    state = CftState()
    state.set_table(seats, rng, windows, recorder)
    state.rules = rules
    state.stage = Stage.ROUND
    state.step = Step.PLACE
    state.turn = first
    state.first = first
    state.marker = first
    state.trigger = NONE
    state.asked = 0
    state.officer = rules.start
    state.moved = False
    state.space = NONE
    state.standing = zeros[:]
    state.henchmen = [int(rules.henchmen) for _ in range(seats)]
    state.passed = zeros[:]
    state.start_cash = cash[:]
    state.cash = cash
    state.offshore = zeros[:]
    state.fakes = [0 for _ in range(seats * QUALITIES)]
    state.bank = [int(count) for count in rules.fake_pile]
    state.owned = owned
    state.market = [NONE for _ in range(rules.slots)]
    state.piles = [list(pile) for pile in rules.piles]
    state.trashed = ()
    state.sealed = [NONE for _ in range(seats)]
    state.deeds = None
    tell_game_started(state, cash, first, components)
    refill(state)
    start_round(state)
    return state
