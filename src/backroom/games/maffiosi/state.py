"""Maffiosi as the kernel asks for it: the contract, in terms of turns and cards."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.maffiosi.actions import DISCARD, STAY, Do, MafAction
from backroom.games.maffiosi.books import hidden_things, stock_of
from backroom.games.maffiosi.choices import choices_of
from backroom.games.maffiosi.copies import copy_position, frozen_position
from backroom.games.maffiosi.playing import (
    attack,
    discard_instead,
    explode,
    pass_pie,
    play_card,
    put_pie,
    serve_drinks,
)
from backroom.games.maffiosi.position import AT_HOME, NONE, Ending, Position, Step
from backroom.games.maffiosi.redeal import redeal_for
from backroom.games.maffiosi.refusals import why_not
from backroom.games.maffiosi.rules import CARDS, MEN, MafRules
from backroom.games.maffiosi.scoring import places_of
from backroom.games.maffiosi.seating import bring, lift, sit_down
from backroom.games.maffiosi.set_up import choose_colour, choose_colours_first, lay_table
from backroom.games.maffiosi.turns import after_card, after_seating, decline_second, end_turn
from backroom.games.maffiosi.view import MafView
from backroom.games.maffiosi.viewing import view_of
from backroom.kernel.actions import Action
from backroom.kernel.bundle import EMPTY, random_one
from backroom.kernel.events import Told
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.seats import holds
from backroom.kernel.state import Standings, Windows

NO_KILLS: Final = [0] * len(CARDS)


@final
class MafState(Position):
    """A game of Maffiosi."""

    def legal(self, seat: i64) -> tuple[Action, ...]:
        """Nothing for a seat that is not asked."""
        return choices_of(self, seat) if holds(self.pending, seat) else ()

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        return why_not(self, seat, action)

    def apply(self, seat: i64, action: Action) -> None:
        """MAF-E38: a card is chosen, thrown away or left in the hand; or what it is for."""
        assert isinstance(action, MafAction)
        if action.do is Do.PLAY:
            play_card(self, seat, action.value)
        elif action.do is Do.DISCARD:
            discard_instead(self, seat, action.value)
            end_turn(self)  # MAF-E23
        elif action.do is Do.STAY:
            decline_second(self, seat)
        elif action.do is Do.LIFT:
            lift(self, seat, action.value)
        elif action.do is Do.BRING:
            bring(self, seat, action.value)
        elif action.do is Do.SIT:
            sit_down(self, seat, action.value)
            after_seating(self, seat)
        elif action.do is Do.COLOUR:
            choose_colour(self, seat, action.value)
        else:
            self.carry_out(seat, action)
            after_card(self)

    def carry_out(self, seat: i64, action: MafAction) -> None:
        """The card on the pile does its work."""
        if action.do is Do.KILL:
            attack(self, seat, action.value)
        elif action.do is Do.PUT_PIE:
            put_pie(self, seat, action.value)
        elif action.do is Do.SERVE:
            serve_drinks(self, seat, action.value)
        elif action.do is Do.EXPLODE:
            explode(self, seat, action.value)
        else:
            pass_pie(self, seat, action.value, action.do is Do.PASS_LEFT)

    def neutral(self, seat: i64, rng: Rng) -> Action:
        """MAF-E45: a card drawn by lot is thrown away, no second card is played, and what has been
        begun is ended by lot."""
        if self.step is Step.CARD:
            return DISCARD[random_one(self.hands[seat], rng)]
        if self.step is Step.SECOND:
            return STAY
        choices = self.legal(seat)
        return choices[rng.below(len(choices))]

    def view(self, seat: i64) -> MafView:
        return view_of(self, seat)

    def redeal(self, seat: i64, rng: Rng) -> "MafState":
        other = self.clone()
        redeal_for(other, seat, rng)
        return other

    def clone(self) -> "MafState":
        other = MafState()
        copy_position(self, other)
        return other

    def standings(self) -> Standings:
        """MAF-69 to MAF-71, MAF-E47: by money, then by who stayed longer, then by men."""
        points = tuple([each * 1000 for each in self.money])
        return Standings(points, places_of(self), self.step is Step.OVER, self.ending.value)

    def hidden(self, seat: i64) -> list[tuple[str, str]]:
        return hidden_things(self, seat)

    def stock(self) -> dict[str, int]:
        return stock_of(self)

    def frozen(self) -> tuple[object, ...]:
        return frozen_position(self)


def deal(rules: MafRules, rng: Rng, windows: Windows, recorder: list[Told] | None) -> MafState:
    """MAF-1 to MAF-14: the money in the middle, a pie for everybody, and the table is laid, or
    first the colours are chosen (MAF-E49). MAF-E32: chance says who is the youngest, or it is the
    first seat; MAF-E31, MAF-E37: the player to his right begins."""
    seats = rules.seats
    youngest: i64 = NONE
    first: i64 = 0
    if rules.manual or rules.random:
        youngest = 0 if rules.first_seat_is_youngest else rng.below(seats)
        first = (youngest + seats - 1) % seats
    zeros = [0 for _ in range(seats)]
    state = MafState()
    state.set_table(seats, rng, windows, recorder)
    state.rules = rules
    state.step = Step.BRING
    state.ending = Ending.NOT_YET
    state.turn = first
    state.first = first
    state.colours = rules.colours_at_first
    state.left = rules.left_at_first
    state.placing = NONE
    state.card = NONE
    state.opened = NONE
    state.played = 0
    state.lifted = NONE
    state.lifted_from = NONE
    state.men = zeros[:]
    state.sorts = [0 for _ in range(len(MEN))]
    state.asleep = 0
    state.waiting = zeros[:]
    state.pies = [AT_HOME for _ in range(seats)]
    state.money = zeros[:]
    state.bank = rules.bank
    state.notes = first_notes(rules)
    state.hands = zeros[:]
    state.pile = rules.deck
    state.discards = EMPTY
    state.gone = EMPTY
    state.kept = EMPTY
    state.shuffled = rules.deck
    state.held = zeros[:]
    state.drawn = zeros[:]
    state.fresh = zeros[:]
    state.stale = zeros[:]
    state.shows = [() for _ in range(seats)]
    state.moment = 0
    state.exits = zeros[:]
    state.exit_men = zeros[:]
    state.boss_money = 0
    state.cafe_money = 0
    state.restaurant_money = 0
    state.casino_money = 0
    state.monopoly_money = 0
    state.last_paid = 0
    state.windfalls = rules.no_windfalls
    state.kills = NO_KILLS[:]
    state.dry = zeros[:]
    if rules.chosen_colours:
        choose_colours_first(state, youngest if youngest >= 0 else 0)
    else:
        lay_table(state)
    return state


def first_notes(rules: MafRules) -> list[int]:
    """MAF-4, MAF-5, MAF-E44: where notes count, all of them lie in the middle."""
    if not rules.strict_notes:
        return []
    return [int(note) for note in rules.notes] + [0 for _ in range(3 * rules.seats)]
