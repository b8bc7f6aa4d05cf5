"""Positions of La Cosa Nostra in one readable expression.

Players are called by the colours of their families, in the order yellow (Blundetto), green
(DiMaggio), red (Calmuti), purple (LaServa), blue (Caruso). A gangster is "yellow-2" (the start
gangster of strength 2) or "yellow-r4" (the recruit of strength 4); businesses are "lawyer" or
"lawyer*2"; jobs are titles as in the card file, with round or target where a title is not enough:
"car_theft", "theft:4" (target 4), "persuasion@3" (round III). Money is in dollars.
"""

from functools import cache
from typing import Any

from backroom.games.la_cosa_nostra.actions import PASS, Do, LcnDeal
from backroom.games.la_cosa_nostra.pieces.businesses import place_marker, update_monopolies
from backroom.games.la_cosa_nostra.position import Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import (
    BUSINESS_NAMES,
    DECK,
    INFLUENCE_NAMES,
    MONOPOLIES,
    NO_TASK,
    PURCHASE,
    LcnRules,
)
from backroom.games.la_cosa_nostra.state import LcnState, go_on
from backroom.games.la_cosa_nostra.steps.action_phase import TURN
from backroom.games.la_cosa_nostra.steps.planning import PLAN
from backroom.games.la_cosa_nostra.trade.terms import (
    Offer,
    Pledge,
    Promise,
    PromiseKind,
    Side,
    TakeBack,
    Withdraw,
)
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, just, members
from backroom.kernel.bundle import EMPTY, count_of, listed, one_of
from backroom.kernel.events import Event, Told
from backroom.kernel.game import find_game
from backroom.kernel.messages import Refusal
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR, only
from backroom.kernel.state import Windows, heard_by
from builders.dealing import dealt

LCN = find_game("la-cosa-nostra")
COLOURS = ("yellow", "green", "red", "purple", "blue")
MEN = ("1", "2", "3", "r2", "r3", "r4")
LAYING = {
    "henchman": Do.HENCHMAN,
    "saboteur": Do.SABOTEUR,
    "machine_pistol": Do.MACHINE_PISTOL,
    "distraction": Do.DISTRACTION,
}
"""What lays a card on a gangster."""


@cache
def rules_of(players: int, **options: str) -> LcnRules:
    rules = LCN.rules(players, {"families": "fixed"} | options)
    assert isinstance(rules, LcnRules)
    return rules


def new_game(
    players: int, seed: int = 1, windows: Windows = Windows.ALL, **options: str
) -> tuple[LcnState, list[Told]]:
    """A game as it is really dealt, families in order, and what was told."""
    return dealt(LCN, rules_of(players, **options), LcnState, seed, windows)


def seat(colour: str) -> int:
    return COLOURS.index(colour)


def man(name: str) -> int:
    """ "yellow-2", "red-r4"."""
    colour, _, which = name.partition("-")
    return 6 * COLOURS.index(colour) + MEN.index(which)


def man_name(number: int) -> str:
    return f"{COLOURS[number // 6]}-{MEN[number % 6]}"


def spelled(names: str) -> list[str]:
    """ "lawyer*2 cop" spelled out."""
    found = []
    for each in names.split():
        name, _, copies = each.partition("*")
        found += [name] * int(copies or 1)
    return found


class LcnTable:
    """A table set up as wanted, and played choice by choice.

    It begins empty: nobody has businesses, money, cards or tasks; everybody has the three start
    gangsters. The market is empty, too, unless it is given. It is the action phase, and the turn of
    `turn`; `planning=True` for the planning phase. At the end of a round nobody has anything to
    say, and nobody borrows money for a recruit, unless it is about that (`talkative=True`).
    """

    def __init__(
        self,
        players: int = 3,
        *,
        round: int = 3,
        turn: str = "yellow",
        start: str = "yellow",
        planning: bool = False,
        market: str = "",
        seed: int = 1,
        windows: Windows = Windows.ALL,
        double: bool = False,
        talkative: bool = False,
        **options: str,
    ) -> None:
        if double:  # the option that is called `planning`, like the phase
            options["planning"] = "two"
        self.rules = rules_of(players, **options)
        self.told: list[Told] = []
        self.talkative = talkative
        state = LCN.deal(self.rules, fast_rng(seed), windows, None)
        assert isinstance(state, LcnState)
        self.state = state
        self.clear()
        state.round = round
        state.start = seat(start)
        state.turn = seat(turn)
        state.actor = seat(turn)
        state.pending = only(state.actor)
        state.stage = Stage.PLANNING if planning else Stage.ACTION
        state.step = PLAN if planning else TURN
        for slot, name in enumerate(spelled(market)):
            state.town.market[slot] = self.take_business(name)
        state.recorder = self.told

    def clear(self) -> None:
        """Everything back into stacks and decks."""
        state = self.state
        seats = range(state.seats)
        state.cash = [0 for _ in seats]
        state.town.owned = [0 for _ in seats]
        state.town.market = [NONE] * 4
        state.town.stack = [int(just(34)) - 1]
        state.jobs.hands = [0] * (4 * state.seats)
        state.jobs.drawn = [0 for _ in seats]
        state.jobs.decks = [int(just(size)) - 1 for size in self.rules.deck_size]
        state.influence.hands = [EMPTY for _ in seats]
        state.influence.sure = [EMPTY for _ in seats]
        state.influence.pile = self.rules.influence_deck
        state.town.monopolies = [NONE] * 3

    # Setting up

    def take_business(self, name: str) -> int:
        """A card of this kind from the stack."""
        kind = BUSINESS_NAMES.index(name)
        for block, cards in enumerate(self.state.town.stack):
            found = members(cards & self.rules.of_kind[kind])
            if found:
                self.state.town.stack[block] &= ~just(found[0])
                self.state.town.stack = [each for each in self.state.town.stack if each]
                return found[0]
        raise LookupError(f"no {name} left in the stack")

    def give(
        self,
        colour: str,
        *,
        cash: int | None = None,
        businesses: str = "",
        influence: str = "",
        jobs: str = "",
        men: str = "",
    ) -> "LcnTable":
        """Money (a new total), and more businesses, cards in hand, and recruited gangsters
        ("yellow-r2")."""
        state, who = self.state, seat(colour)
        if cash is not None:
            state.cash[who] = cash // 1000
        for name in spelled(businesses):
            state.town.owned[who] |= just(self.take_business(name))
        for name in spelled(influence):
            card = one_of(INFLUENCE_NAMES.index(name))
            state.influence.pile -= card
            state.influence.hands[who] += card
        for title in spelled(jobs):
            job = self.take_job(title)
            state.jobs.hands[4 * who + job // DECK] |= just(job % DECK)
        for name in men.split():
            state.crew.recruits[man(name) // 6] &= ~just(man(name))
            state.crew.men[who] |= just(man(name))
        self.quietly(update_monopolies)
        return self

    def quietly(self, change: Any) -> None:
        self.state.recorder = None
        change(self.state)
        self.state.recorder = self.told

    def kind(self, title: str) -> int:
        """The kind of job with this title ("theft:4", "persuasion@3")."""
        name, _, round = title.partition("@")
        name, _, target = name.partition(":")
        for kind, job in enumerate(self.rules.board.job):
            right_round = not round or job.round == int(round)
            right_target = not target or job.target == int(target)
            if job.title == name and right_round and right_target:
                return kind
        raise LookupError(title)

    def take_job(self, title: str) -> int:
        """A job of this kind from its deck."""
        kind = self.kind(title)
        round = self.rules.round_of[kind]
        for job in members(self.state.jobs.decks[round]):
            if self.rules.job_kind[DECK * round + job] == kind:
                self.state.jobs.decks[round] &= ~just(job)
                return int(DECK * round + job)
        raise LookupError(f"no {title} left in its deck")

    def task(self, name: str, title: str) -> "LcnTable":
        """A planned job on this gangster; or a planned purchase: "buy casino"."""
        if title.startswith("buy "):
            business = self.take_business(title.removeprefix("buy "))
            self.state.give_task(man(name), PURCHASE + business)
        else:
            self.state.give_task(man(name), self.take_job(title))
        return self

    def lay(self, card: str, name: str) -> "LcnTable":
        """A Henchman, Saboteur, Machine Pistol or Distraction on this gangster."""
        state, here = self.state, just(man(name))
        state.influence.pile -= one_of(INFLUENCE_NAMES.index(card))
        if card == "henchman":
            state.crew.henchmen |= here
        elif card == "saboteur":
            state.crew.saboteurs |= here
        elif card == "machine_pistol":
            state.crew.pistols |= here
        else:
            state.crew.distractions |= here
        return self

    def marker(self, colour: str, owner: str, business: str) -> "LcnTable":
        """A deal marker of `colour` on the owner's business of that name."""
        card = self.business(owner, business)
        self.quietly(lambda state: place_marker(state, seat(colour), card))
        return self

    def deactivate(self, *names: str) -> "LcnTable":
        """Gangsters ("red-2") or businesses ("red lawyer") that are out for this round."""
        for name in names:
            if " " in name:
                self.state.town.off |= just(self.business_called(name))
            else:
                self.state.crew.off |= just(man(name))
        self.quietly(update_monopolies)
        return self

    def dice(self, *wanted: int) -> "LcnTable":
        """The next dice show these numbers."""
        for seed in range(10_000_000):
            rng = fast_rng(seed, 99)
            if all(rng.below(6) == die - 1 for die in wanted):
                self.state.rng = fast_rng(seed, 99)
                return self
        raise AssertionError("no such luck")

    # Doing

    def act(self, action: Action, colour: str | None = None) -> "LcnTable":
        who = self.asked_seat() if colour is None else seat(colour)
        refusal = self.state.attempt(who, action)
        assert refusal is None, refusal
        return self if self.talkative else self.say_nothing()

    def say_nothing(self) -> "LcnTable":
        """Whoever can only pass at the last word, or when gangsters are recruited, does so."""
        while self.step in ("last_word", "recruit"):
            passing = [seat(each) for each in self.asked if self.legal(each) == {"pass"}]
            if not passing:
                break
            self.state.apply(passing[0], PASS)
        return self

    def refused(self, action: Action, colour: str | None = None) -> Refusal:
        """The refusal of this action; the player who is asked tries it, unless another is named."""
        before = self.state.clone()
        who = self.asked_seat() if colour is None else seat(colour)
        refusal = self.state.attempt(who, action)
        assert refusal is not None, "it was allowed"
        assert self.state == before
        return refusal

    def asked_seat(self) -> int:
        """The one player who owes an answer."""
        (asked,) = [each for each in range(self.state.seats) if self.state.pending >> each & 1]
        return asked

    def execute(self, name: str) -> "LcnTable":
        return self.act(Do.EXECUTE[man(name)])

    def attack(self, name: str, target: str) -> "LcnTable":
        """Execute an attack: name the player, and reveal; nobody has anything against it."""
        self.execute(name).act(Do.TARGET[seat(target)])
        while self.step == "before_reveal":
            self.no(self.asked[0])
        return self.act(Do.REVEAL[0])

    def abandon(self, name: str) -> "LcnTable":
        return self.act(Do.ABANDON[man(name)])

    def hit(self, victim: str) -> "LcnTable":
        """Name the victim: "red-2" or "red lawyer"."""
        if " " in victim:
            return self.act(Do.VICTIM_BUSINESS[self.business_called(victim)])
        return self.act(Do.VICTIM_MAN[man(victim)])

    def plan(self, name: str, title: str) -> "LcnTable":
        """Give a gangster a job from the hand."""
        return self.act(Do.PICK[man(name)]).act(Do.JOB[self.kind(title)])

    def plan_purchase(self, name: str, business: str) -> "LcnTable":
        """Give a gangster a card of the market."""
        slots = [self.business_name(card) for card in self.state.town.market]
        return self.act(Do.PICK[man(name)]).act(Do.BUY[slots.index(business)])

    def lay_card(self, card: str, name: str) -> "LcnTable":
        """Play an influence card on a gangster."""
        return self.act(LAYING[card][man(name)])

    def look(self, name: str) -> "LcnTable":
        return self.act(Do.PEEK[man(name)])

    def no(self, *colours: str) -> "LcnTable":
        """Pass: the player who is asked, or these one after the other."""
        if not colours:
            return self.act(PASS)
        for colour in colours:
            self.act(PASS, colour)
        return self

    def all_pass(self) -> "LcnTable":
        """Everybody who is asked passes, as long as passing is what is asked."""
        while True:
            asked = [each for each in range(self.state.seats) if self.state.pending >> each & 1]
            willing = [who for who in asked if self.state.refuse(who, PASS) is None]
            if not willing:
                return self
            self.state.apply(willing[0], PASS)

    def offer(
        self, proposer: str, partner: str, gives: Side, gets: Side, answers: int | None = None
    ) -> "LcnTable":
        return self.act(LcnDeal(Offer(seat(partner), gives, gets, answers)), proposer)

    def accept(self, colour: str, slot: int | None = None) -> "LcnTable":
        """The partner accepts the offer in this slot, or the only one."""
        return self.act(Do.ACCEPT[self.slot(slot)], colour)

    def refuse(self, colour: str, slot: int | None = None) -> "LcnTable":
        return self.act(Do.REFUSE[self.slot(slot)], colour)

    def withdraw(self, colour: str, slot: int | None = None) -> "LcnTable":
        return self.act(LcnDeal(Withdraw(self.slot(slot))), colour)

    def slot(self, slot: int | None) -> int:
        if slot is not None:
            return slot
        (only_one,) = self.state.trade.offers
        return only_one.slot

    def deal(self, proposer: str, partner: str, gives: Side, gets: Side) -> "LcnTable":
        """An offer that is accepted at once."""
        return self.offer(proposer, partner, gives, gets).accept(partner)

    def take_back(self, colour: str, business: int) -> "LcnTable":
        return self.act(LcnDeal(TakeBack(business)), colour)

    def pledge(
        self, by: str, to: str, kind: PromiseKind, amount: int = 0, words: str = ""
    ) -> "LcnTable":
        return self.act(LcnDeal(Pledge(seat(to), Promise(kind, amount, words))), by)

    def go_on(self) -> "LcnTable":
        """Run the steps that ask nobody."""
        go_on(self.state)
        return self

    def end_actions(self) -> "LcnTable":
        """The last task of the round is abandoned: payday comes, or the end of the game."""
        last = f"{self.turn}-1"
        return self.task(last, "gas_station_robbery").abandon(last)

    # Seeing

    def monopoly(self, name: str) -> str | None:
        """Who holds "prostitution", "drugs" or "credit"."""
        holder = self.state.view(SPECTATOR).monopolies[MONOPOLIES.index(name)]
        return None if holder is None else COLOURS[holder]

    def business(self, owner: str, name: str, nth: int = 0) -> int:
        """The number of the nth business of this kind that the player has laid out, or plans to
        buy."""
        kind = BUSINESS_NAMES.index(name)
        mine = members(self.state.town.owned[seat(owner)])
        mine += [
            self.state.crew.tasks[each] - PURCHASE
            for each in members(self.state.crew.men[seat(owner)])
            if self.state.crew.tasks[each] >= PURCHASE
        ]
        return [card for card in mine if self.rules.business_kind[card] == kind][nth]

    def business_called(self, name: str) -> int:
        """ "red lawyer"."""
        owner, _, kind = name.partition(" ")
        return self.business(owner, kind)

    def business_name(self, card: int) -> str | None:
        return None if card < 0 else BUSINESS_NAMES[self.rules.business_kind[card]]

    def businesses(self, colour: str) -> str:
        """What this player has laid out, sorted by kind: "lawyer cop"."""
        kinds = sorted(
            self.rules.business_kind[card] for card in members(self.state.town.owned[seat(colour)])
        )
        return " ".join(BUSINESS_NAMES[kind] for kind in kinds)

    def market(self) -> list[str | None]:
        return [self.business_name(card) for card in self.state.town.market]

    def cash(self, colour: str) -> int:
        return self.state.cash[seat(colour)] * 1000

    def laundered(self, colour: str) -> int:
        return self.state.laundered[seat(colour)] * 1000

    def men(self, colour: str) -> list[str]:
        """The gangsters of this player on the table."""
        return [man_name(each) for each in members(self.state.crew.men[seat(colour)])]

    def trophies(self, colour: str) -> list[str]:
        return [man_name(each) for each in members(self.state.crew.trophies[seat(colour)])]

    def is_active(self, name: str) -> bool:
        """A gangster ("red-2") or a business ("red lawyer")."""
        if " " in name:
            return not self.state.town.off >> self.business_called(name) & 1
        return not self.state.crew.off >> man(name) & 1

    def has_task(self, name: str) -> bool:
        return self.state.crew.tasks[man(name)] != NO_TASK

    def influence(self, colour: str) -> str:
        return " ".join(
            INFLUENCE_NAMES[card] for card in listed(self.state.influence.hands[seat(colour)])
        )

    def discarded(self, card: str) -> int:
        """How many of these influence cards lie face up on the discard pile."""
        return int(count_of(self.state.influence.shown, INFLUENCE_NAMES.index(card)))

    def jobs(self, colour: str) -> list[str]:
        """The titles of the jobs in hand."""
        hand = self.state.view(seat(colour)).hand
        assert hand is not None
        return [self.rules.board.job[kind].title for kind in hand]

    def open_jobs(self) -> list[str]:
        """The titles of all jobs that lie face up."""
        view = self.state.view(SPECTATOR)
        return [self.rules.board.job[kind].title for kind in view.open_jobs]

    def markers(self, colour: str) -> int:
        """How many markers of this player lie on the table."""
        return int(self.state.markers_used_by(seat(colour)))

    def hidden_jobs(self) -> int:
        """How many jobs have been discarded face down."""
        return sum(int(count(jobs)) for jobs in self.state.jobs.hidden)

    @property
    def step(self) -> str:
        return self.state.step.name

    @property
    def stage(self) -> str:
        return self.state.stage.value

    @property
    def turn(self) -> str:
        return COLOURS[self.state.turn]

    @property
    def asked(self) -> list[str]:
        """Who owes an answer now."""
        return [COLOURS[s] for s in range(self.state.seats) if self.state.pending >> s & 1]

    def legal(self, colour: str | None = None) -> set[str]:
        """The choices of a player in a few words: "execute yellow-2", "pass", "job car_theft";
        without those that are only threats (LCN-E94)."""
        who = self.asked_seat() if colour is None else seat(colour)
        legal = self.state.legal(who)
        return {self.called(action) for action in legal if action.name not in ("threaten", "spare")}

    def threats(self) -> set[str]:
        """The other choices: to threaten with a gangster, or to leave it at that."""
        legal = {self.called(action) for action in self.state.legal(self.asked_seat())}
        return legal - self.legal()

    def called(self, action: Any) -> str:
        do, value = action.name, action.value
        men_do = (
            "pick",
            "peek",
            "henchman",
            "saboteur",
            "machine_pistol",
            "distraction",
            "threaten",
        )
        if do in (*men_do, "execute", "abandon", "victim_man", "rob", "trap", "recruit"):
            return f"{do} {man_name(value)}"
        if do in ("job", "drop_job"):
            return f"{do} {self.rules.board.job[value].title}"
        if do in ("lawyer", "victim_business", "marker"):
            return f"{do} {self.business_name(value)}"
        if do in ("buy", "take"):
            return f"{do} {self.business_name(self.state.town.market[value])}"
        if do == "search":
            return f"search {BUSINESS_NAMES[value]}"
        if do == "target":
            return f"target {COLOURS[value]}"
        if do == "family":
            return f"family {COLOURS[value]}"
        if do == "drop_influence":
            return f"drop {INFLUENCE_NAMES[value]}"
        if do in ("stake", "launder", "reroll", "accept", "refuse"):
            return f"{do} {value}"
        return str(do)

    def heard(self, kind: type[Event], colour: str | None = None) -> list[Any]:
        """The events of this kind that a player (or else the spectator) has heard."""
        who = SPECTATOR if colour is None else seat(colour)
        return [event for event in heard_by(who, self.told) if isinstance(event, kind)]
