"""La Cosa Nostra as the kernel asks for it: the contract, in terms of phases and deals."""

from typing import final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.action_phase import (
    abandon,
    answer_gap,
    execute,
    name_target,
    reveal,
    skip_turn,
)
from backroom.games.la_cosa_nostra.actions import (
    ABANDON,
    KEEP,
    LAUNDER,
    PASS,
    STAKE,
    STAND,
    Do,
    LcnAction,
    LcnDeal,
)
from backroom.games.la_cosa_nostra.attacks import name_victim, shoot_back
from backroom.games.la_cosa_nostra.books import hidden_things, stock_of
from backroom.games.la_cosa_nostra.businesses import take_marker
from backroom.games.la_cosa_nostra.cash_jobs import reroll, stand, use_marker
from backroom.games.la_cosa_nostra.choices import choices_of, offer_choices
from backroom.games.la_cosa_nostra.deals import (
    accept_offer,
    make_offer,
    pledge,
    refuse_offer,
    with_open_offers,
    withdraw_offer,
)
from backroom.games.la_cosa_nostra.draw_phase import answer_objection
from backroom.games.la_cosa_nostra.ending import places_of, wealth
from backroom.games.la_cosa_nostra.flow import go_on
from backroom.games.la_cosa_nostra.harm import ask_next_doc, play_doc
from backroom.games.la_cosa_nostra.influence import (
    attach,
    peek,
    play_snitch,
    play_spy,
    renew_market,
    stop_looking,
    use_lawyer,
)
from backroom.games.la_cosa_nostra.offer_menu import menu_of
from backroom.games.la_cosa_nostra.other_jobs import (
    after_search,
    launder,
    place_stake,
    take_from_market,
    take_from_stack,
)
from backroom.games.la_cosa_nostra.payday import (
    ask_recruiter,
    drop_influence,
    drop_job,
    recruit,
)
from backroom.games.la_cosa_nostra.planning import (
    end_planning_turn,
    pass_gap,
    pick_man,
    plan_job,
    plan_purchase,
)
from backroom.games.la_cosa_nostra.position import NONE, Position, Stage, Step
from backroom.games.la_cosa_nostra.redeal import redeal_for
from backroom.games.la_cosa_nostra.refusals import why_not
from backroom.games.la_cosa_nostra.responses import answer_robbery, no_trap, spring_trap
from backroom.games.la_cosa_nostra.rules import (
    DISTRACTION,
    HENCHMAN,
    MACHINE_PISTOL,
    SABOTEUR,
)
from backroom.games.la_cosa_nostra.terms import Offer, TakeBack, Withdraw
from backroom.games.la_cosa_nostra.view import LcnView
from backroom.games.la_cosa_nostra.viewing import view_of
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, first
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import Rng
from backroom.kernel.seats import SEATS_IN, holds
from backroom.kernel.state import Standings


@final
class LcnState(Position):
    """A game of La Cosa Nostra."""

    __slots__ = ()

    def to_act(self) -> tuple[int, ...]:
        """Who owes an answer, and who may answer an offer."""
        return SEATS_IN[self.pending | with_open_offers(self)]

    def legal(self, seat: i64) -> tuple[Action, ...]:
        """Nothing for a seat that is not asked and has no offer open."""
        asked: tuple[Action, ...] = ()
        if holds(self.pending, seat):
            asked = choices_of(self, seat)
        if len(self.offers) == 0:
            return asked
        return asked + offer_choices(self, seat)

    def menu(self, seat: i64) -> tuple[Action, ...]:
        return menu_of(self, seat)

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        return why_not(self, seat, action)

    def apply(self, seat: i64, action: Action) -> None:
        if isinstance(action, LcnDeal):
            self.make_deal(seat, action)
            return
        assert isinstance(action, LcnAction)
        do = action.do
        if do is Do.ACCEPT:
            accept_offer(self, seat, action.value)
        elif do is Do.REFUSE:
            refuse_offer(self, seat, action.value)
        else:
            self.answer(seat, do, action.value)
            go_on(self)

    def make_deal(self, seat: i64, action: LcnDeal) -> None:
        """LCN-94: offers, promises and markers taken back come in between, at any time."""
        said = action.said
        if isinstance(said, Offer):
            make_offer(self, seat, said)
        elif isinstance(said, Withdraw):
            withdraw_offer(self, seat, said.slot)
        elif isinstance(said, TakeBack):
            take_marker(self, seat, said.business)
        else:
            pledge(self, seat, said)

    def answer(self, seat: i64, do: Do, value: i64) -> None:
        """What is asked in the present step."""
        if do is Do.PASS:
            self.pass_on(seat)
        elif do is Do.PICK:
            pick_man(self, value)
        elif do is Do.JOB:
            plan_job(self, seat, value)
        elif do is Do.BUY:
            plan_purchase(self, seat, value)
        elif do is Do.EXECUTE:
            execute(self, seat, value)
        elif do is Do.ABANDON:
            abandon(self, seat, value)
        elif do is Do.TARGET:
            name_target(self, seat, value)
        elif do is Do.REVEAL:
            reveal(self, seat)
        elif do is Do.VICTIM_MAN:
            name_victim(self, seat, value, NONE)
        elif do is Do.VICTIM_BUSINESS:
            name_victim(self, seat, NONE, value)
        elif do is Do.KEEP or do is Do.OBJECT:
            answer_objection(self, seat, do is Do.OBJECT)
        elif do is Do.SCHEME:
            answer_gap(self, seat, True)
        elif do is Do.SKIP:
            skip_turn(self, seat)
        elif do is Do.ROB:
            answer_robbery(self, seat, value)
        elif do is Do.TRAP:
            spring_trap(self, seat, value)
        elif do is Do.DOC:
            play_doc(self, seat)
        elif do is Do.SHOOT:
            shoot_back(self, seat)
        else:
            self.answer_job(seat, do, value)

    def answer_job(self, seat: i64, do: Do, value: i64) -> None:
        """What an open job or payday asks."""
        if do is Do.MARKER:
            use_marker(self, value)
        elif do is Do.STAKE:
            place_stake(self, seat, value)
        elif do is Do.REROLL:
            reroll(self, seat, value)
        elif do is Do.STAND:
            stand(self)
        elif do is Do.LAUNDER:
            launder(self, seat, value)
        elif do is Do.TAKE:
            take_from_market(self, seat, value)
        elif do is Do.SEARCH:
            take_from_stack(self, seat, value)
        elif do is Do.RECRUIT:
            recruit(self, seat, value)
        elif do is Do.DROP_JOB:
            drop_job(self, seat, value)
        elif do is Do.DROP_INFLUENCE:
            drop_influence(self, seat, value)
        else:
            self.play_influence(seat, do, value)

    def play_influence(self, seat: i64, do: Do, value: i64) -> None:
        """LCN-99: influence cards come on top of one's turn."""
        if do is Do.PEEK:
            peek(self, seat, value)
        elif do is Do.SNITCH:
            play_snitch(self, seat)
        elif do is Do.SPY:
            play_spy(self, seat)
        elif do is Do.LAWYER:
            use_lawyer(self, seat, value)
        elif do is Do.RENEW:
            renew_market(self, seat)
        elif do is Do.HENCHMAN:
            attach(self, seat, HENCHMAN, value)
        elif do is Do.SABOTEUR:
            attach(self, seat, SABOTEUR, value)
        elif do is Do.MACHINE_PISTOL:
            attach(self, seat, MACHINE_PISTOL, value)
        else:
            attach(self, seat, DISTRACTION, value)

    def pass_on(self, seat: i64) -> None:
        """A seat does nothing of what it is asked for."""
        step = self.step
        if step is Step.GAP and self.stage is Stage.ACTION:
            answer_gap(self, seat, False)
        elif step is Step.GAP or step is Step.LAST_CALL:
            pass_gap(self, seat)
        elif step is Step.PLAN:
            end_planning_turn(self)
        elif step is Step.PEEK:
            stop_looking(self)
        elif step is Step.DOC:
            ask_next_doc(self)
        elif step is Step.TRAP:
            no_trap(self)
        elif step is Step.ROBBERY:
            answer_robbery(self, seat, NONE)
        elif step is Step.SHOOT_BACK:
            self.pending = 0
            self.step = Step.JOB_DONE
        elif step is Step.RECRUIT:
            ask_recruiter(self)
        else:
            after_search(self)

    def neutral(self, seat: i64, rng: Rng) -> Action:
        """LCN-E87: pass where one may; the weakest gangster's task is abandoned; what must be
        chosen is chosen by lot."""
        if why_not(self, seat, PASS) is None:
            return PASS
        if self.step is Step.OBJECT:
            return KEEP
        if self.step is Step.REROLL:
            return STAND
        if self.step is Step.STAKE:
            return STAKE[0]
        if self.step is Step.LAUNDER:
            return LAUNDER[0]
        if self.step is Step.TURN:
            return ABANDON[first(self.men_with_tasks(seat))]
        if self.step is Step.ANNOUNCED:
            return ABANDON[self.man]
        choices = choices_of(self, seat)
        if self.step is Step.PLAN:  # a gangster, never an influence card
            choices = choices[: count(self.idle_men(seat))]
        return choices[rng.below(len(choices))]

    def view(self, seat: i64) -> LcnView:
        return view_of(self, seat)

    def redeal(self, seat: i64, rng: Rng) -> "LcnState":
        other = self.clone()
        redeal_for(other, seat, rng)
        return other

    def clone(self) -> "LcnState":
        return LcnState(
            self.rules,
            self.rng.clone(),
            self.windows,
            self.round,
            self.pending,
            self.stage,
            self.step,
            self.start,
            self.turn,
            self.actor,
            self.man,
            self.job,
            self.target,
            self.fits,
            self.victim_man,
            self.victim_business,
            self.dice[:],
            self.wins,
            self.stake,
            self.needed[:],
            self.used_markers,
            self.robbers[:],
            self.robber,
            self.robbed,
            self.rob_man,
            self.rob_job,
            self.loot,
            self.trapper,
            self.harmed_man,
            self.harmed_business,
            self.lethal,
            self.harmed_by,
            self.docs_left,
            self.after,
            self.peeker,
            self.peeks,
            self.back,
            self.waiting,
            self.brought,
            self.asked,
            self.rob_asked,
            self.schemers,
            self.gap_used,
            self.assigned,
            self.family[:],
            self.cash[:],
            self.laundered[:],
            self.men[:],
            self.recruits[:],
            self.trophies[:],
            self.men_off,
            self.tasks[:],
            self.planned,
            self.buying,
            self.henchmen,
            self.saboteurs,
            self.pistols,
            self.distractions,
            self.owned[:],
            self.market[:],
            self.stack[:],
            self.businesses_off,
            self.used,
            self.markers[:],
            self.monopolies[:],
            self.hands[:],
            self.drawn[:],
            self.decks[:],
            self.open_jobs[:],
            self.hidden_jobs[:],
            self.known[:],
            self.influence[:],
            self.influence_pile,
            self.shown,
            self.secret[:],
            self.sure[:],
            self.offers,
            self.offered[:],
            self.promises,
            self.duels[:],
        )

    def standings(self) -> Standings:
        """LCN-153, LCN-154: money, then the value of the cards; laundered money counts double."""
        points = tuple([wealth(self, seat) * 1000 for seat in range(self.seats)])
        over = self.stage is Stage.OVER
        return Standings(points, places_of(self), over, "last_round" if over else "")

    def hidden(self, seat: i64) -> list[tuple[str, str]]:
        return hidden_things(self, seat)

    def stock(self) -> dict[str, int]:
        return stock_of(self)

    def frozen(self) -> tuple[object, ...]:
        return (
            self.rules.__reduce__()[1],
            self.rng,
            self.windows,
            self.round,
            self.pending,
            self.stage,
            self.step,
            self.start,
            self.turn,
            self.actor,
            self.man,
            self.job,
            self.target,
            self.fits,
            self.victim_man,
            self.victim_business,
            self.dice,
            self.wins,
            self.stake,
            self.needed,
            self.used_markers,
            self.robbers,
            self.robber,
            self.robbed,
            self.rob_man,
            self.rob_job,
            self.loot,
            self.trapper,
            self.harmed_man,
            self.harmed_business,
            self.lethal,
            self.harmed_by,
            self.docs_left,
            self.after,
            self.peeker,
            self.peeks,
            self.back,
            self.waiting,
            self.brought,
            self.asked,
            self.rob_asked,
            self.schemers,
            self.gap_used,
            self.assigned,
            self.family,
            self.cash,
            self.laundered,
            self.men,
            self.recruits,
            self.trophies,
            self.men_off,
            self.tasks,
            self.planned,
            self.buying,
            self.henchmen,
            self.saboteurs,
            self.pistols,
            self.distractions,
            self.owned,
            self.market,
            self.stack,
            self.businesses_off,
            self.used,
            self.markers,
            self.monopolies,
            self.hands,
            self.drawn,
            self.decks,
            self.open_jobs,
            self.hidden_jobs,
            self.known,
            self.influence,
            self.influence_pile,
            self.shown,
            self.secret,
            self.sure,
            self.offers,
            self.offered,
            self.promises,
            self.duels,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return LcnState, (self.rules, *self.frozen()[1:])
