"""How a position is copied and frozen. Written by `make copies`, from the fields that its
classes list."""

# fmt: off

from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import (
    NO_HARM,
    NO_JOB,
    NO_PEEK,
    NO_ROBBERY,
    Crew,
    Harm,
    Influence,
    Job,
    Jobs,
    Peek,
    Robbery,
    Town,
    Trade,
)
from backroom.games.la_cosa_nostra.rules import LcnRules


def copy_position(old: Position, new: Position) -> None:
    new.seats = old.seats
    new.rng = old.rng.clone()
    new.windows = old.windows
    new.round = old.round
    new.pending = old.pending
    new.recorder = None
    new.rules = old.rules
    new.stage = old.stage
    new.step = old.step
    new.start = old.start
    new.turn = old.turn
    new.actor = old.actor
    new.picked = old.picked
    new.assigned = old.assigned
    new.brought = old.brought
    new.gap_used = old.gap_used
    new.asked = old.asked
    new.agreed = old.agreed
    new.family = old.family[:]
    new.cash = old.cash[:]
    new.laundered = old.laundered[:]
    new.ledger = old.ledger[:]
    new.deaths = old.deaths
    new.duels = old.duels[:]
    new.crew = clone_crew(old.crew)
    new.town = clone_town(old.town)
    new.jobs = clone_jobs(old.jobs)
    new.influence = clone_influence(old.influence)
    new.trade = clone_trade(old.trade)
    new.job = clone_job(old.job)
    new.robbery = clone_robbery(old.robbery)
    new.harm = clone_harm(old.harm)
    new.peek = clone_peek(old.peek)


def frozen_position(old: Position) -> tuple[object, ...]:
    return (
        frozen_rules(old.rules), old.rng, old.windows, old.round, old.pending, old.stage, old.step,
        old.start, old.turn, old.actor, old.picked, old.assigned, old.brought, old.gap_used,
        old.asked, old.agreed, old.family, old.cash, old.laundered, old.ledger, old.deaths,
        old.duels, frozen_crew(old.crew), frozen_town(old.town), frozen_jobs(old.jobs),
        frozen_influence(old.influence), frozen_trade(old.trade), frozen_job(old.job),
        frozen_robbery(old.robbery), frozen_harm(old.harm), frozen_peek(old.peek),
    )


def frozen_rules(old: LcnRules) -> tuple[object, ...]:
    return (
        old.seats, old.options, old.board, old.strength, old.price, old.start_businesses,
        old.business_kind, old.company_kinds, old.business_price, old.business_income,
        old.monopoly_of, old.job_kind, old.deck_size, old.round_of, old.effect, old.job_target,
        old.two, old.one, old.needs, old.start_influence, old.influence_deck, old.draw_jobs,
        old.draw_influence, old.power_bonus, old.numbers,
    )


def clone_crew(old: Crew) -> Crew:
    new = Crew()
    new.men = old.men[:]
    new.recruits = old.recruits[:]
    new.trophies = old.trophies[:]
    new.off = old.off
    new.tasks = old.tasks[:]
    new.planned = old.planned
    new.attacking = old.attacking
    new.robbing = old.robbing
    new.trapping = old.trapping
    new.buying = old.buying
    new.henchmen = old.henchmen
    new.saboteurs = old.saboteurs
    new.pistols = old.pistols
    new.distractions = old.distractions
    return new


def frozen_crew(old: Crew) -> tuple[object, ...]:
    return (
        old.men, old.recruits, old.trophies, old.off, old.tasks, old.planned, old.attacking,
        old.robbing, old.trapping, old.buying, old.henchmen, old.saboteurs, old.pistols,
        old.distractions,
    )


def clone_harm(old: Harm) -> Harm:
    if old is NO_HARM:
        return old
    new = Harm()
    new.man = old.man
    new.business = old.business
    new.lethal = old.lethal
    new.by = old.by
    new.weapon = old.weapon
    new.docs_left = old.docs_left
    new.then = old.then
    return new


def frozen_harm(old: Harm) -> tuple[object, ...]:
    return (
        old.man, old.business, old.lethal, old.by, old.weapon, old.docs_left, old.then,
    )


def clone_influence(old: Influence) -> Influence:
    new = Influence()
    new.hands = old.hands[:]
    new.pile = old.pile
    new.shown = old.shown
    new.secret = old.secret[:]
    new.sure = old.sure[:]
    return new


def frozen_influence(old: Influence) -> tuple[object, ...]:
    return (
        old.hands, old.pile, old.shown, old.secret, old.sure,
    )


def clone_job(old: Job) -> Job:
    if old is NO_JOB:
        return old
    new = Job()
    new.man = old.man
    new.card = old.card
    new.target = old.target
    new.fits = old.fits
    new.victim_man = old.victim_man
    new.victim_business = old.victim_business
    new.dice = old.dice
    new.wins = old.wins
    new.stake = old.stake
    new.needed = old.needed
    new.serving = old.serving
    return new


def frozen_job(old: Job) -> tuple[object, ...]:
    return (
        old.man, old.card, old.target, old.fits, old.victim_man, old.victim_business, old.dice,
        old.wins, old.stake, old.needed, old.serving,
    )


def clone_jobs(old: Jobs) -> Jobs:
    new = Jobs()
    new.hands = old.hands[:]
    new.drawn = old.drawn[:]
    new.decks = old.decks[:]
    new.shown = old.shown[:]
    new.hidden = old.hidden[:]
    new.known = old.known[:]
    return new


def frozen_jobs(old: Jobs) -> tuple[object, ...]:
    return (
        old.hands, old.drawn, old.decks, old.shown, old.hidden, old.known,
    )


def clone_peek(old: Peek) -> Peek:
    if old is NO_PEEK:
        return old
    new = Peek()
    new.seat = old.seat
    new.left = old.left
    new.back = old.back
    new.waiting = old.waiting
    return new


def frozen_peek(old: Peek) -> tuple[object, ...]:
    return (
        old.seat, old.left, old.back, old.waiting,
    )


def clone_robbery(old: Robbery) -> Robbery:
    if old is NO_ROBBERY:
        return old
    new = Robbery()
    new.asked = old.asked
    new.chosen = old.chosen
    new.robber = old.robber
    new.robbed = old.robbed
    new.man = old.man
    new.loot = old.loot
    return new


def frozen_robbery(old: Robbery) -> tuple[object, ...]:
    return (
        old.asked, old.chosen, old.robber, old.robbed, old.man, old.loot,
    )


def clone_town(old: Town) -> Town:
    new = Town()
    new.owned = old.owned[:]
    new.market = old.market[:]
    new.stack = old.stack[:]
    new.off = old.off
    new.used = old.used
    new.markers = old.markers[:]
    new.monopolies = old.monopolies[:]
    return new


def frozen_town(old: Town) -> tuple[object, ...]:
    return (
        old.owned, old.market, old.stack, old.off, old.used, old.markers, old.monopolies,
    )


def clone_trade(old: Trade) -> Trade:
    new = Trade()
    new.offers = old.offers
    new.offered = old.offered[:]
    new.promises = old.promises
    return new


def frozen_trade(old: Trade) -> tuple[object, ...]:
    return (
        old.offers, old.offered, old.promises,
    )
