"""Capo della Mafia as the kernel asks for it: the contract, in terms of the phases."""

from typing import final

from mypy_extensions import i64

from backroom.games.capo_della_mafia.actions import CLAIM, LAY, SUSPECT_NOBODY, CapAction
from backroom.games.capo_della_mafia.announcing import tell_respect_changed, tell_sealed
from backroom.games.capo_della_mafia.books import hidden_things, stock_of
from backroom.games.capo_della_mafia.choices import choices_of
from backroom.games.capo_della_mafia.copies import copy_position, frozen_position
from backroom.games.capo_della_mafia.ending import end_round, is_won
from backroom.games.capo_della_mafia.giulia import (
    ask_for_claims,
    turn_up_giulias,
)
from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.playing import (
    ask_which_to_turn_up,
    lay_cards,
    turn_up_cards,
)
from backroom.games.capo_della_mafia.position import NONE, Phase, Position
from backroom.games.capo_della_mafia.redeal import redeal_for
from backroom.games.capo_della_mafia.refill import draw_cards, first_memory
from backroom.games.capo_della_mafia.refusals import why_not
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.games.capo_della_mafia.scoring import score_everybody
from backroom.games.capo_della_mafia.suspicion import check_the_suspected, open_suspicions
from backroom.games.capo_della_mafia.turning_up import start_round
from backroom.games.capo_della_mafia.view import CapView
from backroom.games.capo_della_mafia.viewing import view_of
from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.seats import all_of, holds, only
from backroom.kernel.state import Standings, Windows, ranked


@final
class CapState(Position):
    """A game of Capo della Mafia."""

    def legal(self, seat: i64) -> tuple[Action, ...]:
        """Nothing for a seat that is not asked."""
        return choices_of(self, seat) if holds(self.pending, seat) else ()

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        return why_not(self, seat, action)

    def apply(self, seat: i64, action: Action) -> None:
        """CAP-E6: the choice is sealed; when the last one is, all are opened together."""
        assert isinstance(action, CapAction)
        self.sealed[seat] = action.value
        self.pending &= ~only(seat)
        tell_sealed(self, seat)
        if self.pending == 0:
            self.open_choices()

    def open_choices(self) -> None:
        """CAP-8: the phases follow each other; one in which nobody has a choice is passed over."""
        if self.phase is Phase.LAY:
            lay_cards(self)
            ask_which_to_turn_up(self)
            if self.pending != 0:
                return
        if self.phase is Phase.TURN_UP:
            turn_up_cards(self)
            self.phase = Phase.SUSPECT
            self.pending = all_of(self.seats)
            return
        if self.phase is Phase.SUSPECT:
            open_suspicions(self)
            check_the_suspected(self)
            ask_for_claims(self)
            if self.pending != 0:
                return
        turn_up_giulias(self)
        score_everybody(self)
        end_round(self)

    def neutral(self, seat: i64, rng: Rng) -> Action:
        """CAP-E6: one card at random, its half at random, no suspicion, no claim."""
        if self.phase is Phase.LAY:
            one: i64 = 1
            return LAY[one << rng.below(size(self.hands[seat]))]
        if self.phase is Phase.TURN_UP:
            choices = self.legal(seat)
            return choices[rng.below(len(choices))]
        if self.phase is Phase.SUSPECT:
            return SUSPECT_NOBODY
        return CLAIM[0]

    def view(self, seat: i64) -> CapView:
        return view_of(self, seat)

    def redeal(self, seat: i64, rng: Rng) -> "CapState":
        other = self.clone()
        redeal_for(other, seat, rng)
        if other.pending == 0 and other.phase is not Phase.OVER:
            # Only while windows ask by what is really held: in this world nobody has a choice.
            other.open_choices()
        return other

    def clone(self) -> "CapState":
        other = CapState()
        copy_position(self, other)
        return other

    def standings(self) -> Standings:
        """CAP-E32: places go by respect, and equal respect shares one."""
        ending = ""
        if self.phase is Phase.OVER:
            ending = "target" if is_won(self) else "round_limit"
        return ranked(self.respect, ending)

    def hidden(self, seat: i64) -> list[tuple[str, str]]:
        return hidden_things(self, seat)

    def stock(self) -> dict[str, int]:
        return stock_of(self)

    def frozen(self) -> tuple[object, ...]:
        return frozen_position(self)


def deal(rules: CapRules, rng: Rng, windows: Windows, recorder: list[Told] | None) -> CapState:
    """CAP-2 to CAP-5: respect and cards for everybody, three piles, and the first round.
    CAP-E5: chance names the first counter."""
    seats = rules.seats
    nothing: list[tuple[int, ...]] = [() for _ in range(seats)]
    zeros = [0 for _ in range(seats)]
    state = CapState()
    state.set_table(seats, rng, windows, recorder)
    state.rules = rules
    state.phase = Phase.LAY
    state.counter = rng.below(seats)
    state.mission = NONE
    state.next_mission = NONE
    state.mission_pile = list(range(len(rules.max_stars)))
    state.newspaper = NONE
    state.newspaper_pile = list(range(len(rules.effects)))
    state.respect = [int(rules.start_respect) for _ in range(seats)]
    state.hands = zeros[:]
    state.table = zeros[:]
    state.up = zeros[:]
    state.sealed = zeros[:]
    state.turned_up = zeros[:]
    state.suspects = [NONE for _ in range(seats)]
    state.void = 0
    state.suspected = 0
    state.jailed = 0
    state.pile = rules.deck[:]
    state.shown = [0 for _ in rules.copies]
    state.secret = nothing[:]
    state.fresh = zeros[:]
    state.stale = zeros[:]
    state.seen_stale = nothing[:]
    state.memory = first_memory(rules)
    state.past = None
    state.next_mission = rng.take_from(state.mission_pile)
    for seat in range(seats):
        draw_cards(state, seat, rules.hand)
        tell_respect_changed(state, seat, "start", 0, rules.start_respect)
    start_round(state)
    return state
