"""How a position is copied and frozen. Written by `make copies`, from the fields that its
classes list."""

from backroom.games.la_cosa_nostra.position import Position
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
    new.man = old.man
    new.job = old.job
    new.target = old.target
    new.fits = old.fits
    new.victim_man = old.victim_man
    new.victim_business = old.victim_business
    new.dice = old.dice[:]
    new.wins = old.wins
    new.stake = old.stake
    new.needed = old.needed[:]
    new.used_markers = old.used_markers
    new.robbers = old.robbers[:]
    new.robber = old.robber
    new.robbed = old.robbed
    new.rob_man = old.rob_man
    new.rob_job = old.rob_job
    new.loot = old.loot
    new.trapper = old.trapper
    new.harmed_man = old.harmed_man
    new.harmed_business = old.harmed_business
    new.lethal = old.lethal
    new.harmed_by = old.harmed_by
    new.docs_left = old.docs_left
    new.after = old.after
    new.peeker = old.peeker
    new.peeks = old.peeks
    new.back = old.back
    new.waiting = old.waiting
    new.brought = old.brought
    new.asked = old.asked
    new.rob_asked = old.rob_asked
    new.schemers = old.schemers
    new.gap_used = old.gap_used
    new.assigned = old.assigned
    new.family = old.family[:]
    new.cash = old.cash[:]
    new.laundered = old.laundered[:]
    new.men = old.men[:]
    new.recruits = old.recruits[:]
    new.trophies = old.trophies[:]
    new.men_off = old.men_off
    new.tasks = old.tasks[:]
    new.planned = old.planned
    new.buying = old.buying
    new.henchmen = old.henchmen
    new.saboteurs = old.saboteurs
    new.pistols = old.pistols
    new.distractions = old.distractions
    new.owned = old.owned[:]
    new.market = old.market[:]
    new.stack = old.stack[:]
    new.businesses_off = old.businesses_off
    new.used = old.used
    new.markers = old.markers[:]
    new.monopolies = old.monopolies[:]
    new.hands = old.hands[:]
    new.drawn = old.drawn[:]
    new.decks = old.decks[:]
    new.open_jobs = old.open_jobs[:]
    new.hidden_jobs = old.hidden_jobs[:]
    new.known = old.known[:]
    new.influence = old.influence[:]
    new.influence_pile = old.influence_pile
    new.shown = old.shown
    new.secret = old.secret[:]
    new.sure = old.sure[:]
    new.offers = old.offers
    new.offered = old.offered[:]
    new.promises = old.promises
    new.duels = old.duels[:]


def frozen_position(old: Position) -> tuple[object, ...]:
    return (
        frozen_rules(old.rules),
        old.rng,
        old.windows,
        old.round,
        old.pending,
        old.stage,
        old.step,
        old.start,
        old.turn,
        old.actor,
        old.man,
        old.job,
        old.target,
        old.fits,
        old.victim_man,
        old.victim_business,
        old.dice,
        old.wins,
        old.stake,
        old.needed,
        old.used_markers,
        old.robbers,
        old.robber,
        old.robbed,
        old.rob_man,
        old.rob_job,
        old.loot,
        old.trapper,
        old.harmed_man,
        old.harmed_business,
        old.lethal,
        old.harmed_by,
        old.docs_left,
        old.after,
        old.peeker,
        old.peeks,
        old.back,
        old.waiting,
        old.brought,
        old.asked,
        old.rob_asked,
        old.schemers,
        old.gap_used,
        old.assigned,
        old.family,
        old.cash,
        old.laundered,
        old.men,
        old.recruits,
        old.trophies,
        old.men_off,
        old.tasks,
        old.planned,
        old.buying,
        old.henchmen,
        old.saboteurs,
        old.pistols,
        old.distractions,
        old.owned,
        old.market,
        old.stack,
        old.businesses_off,
        old.used,
        old.markers,
        old.monopolies,
        old.hands,
        old.drawn,
        old.decks,
        old.open_jobs,
        old.hidden_jobs,
        old.known,
        old.influence,
        old.influence_pile,
        old.shown,
        old.secret,
        old.sure,
        old.offers,
        old.offered,
        old.promises,
        old.duels,
    )


def frozen_rules(old: LcnRules) -> tuple[object, ...]:
    return (
        old.seats,
        old.options,
        old.board,
        old.strength,
        old.price,
        old.start_businesses,
        old.business_kind,
        old.company_kinds,
        old.business_price,
        old.business_income,
        old.monopoly_of,
        old.job_kind,
        old.deck_size,
        old.round_of,
        old.effect,
        old.job_target,
        old.two,
        old.one,
        old.needs,
        old.start_influence,
        old.influence_deck,
        old.draw_jobs,
        old.draw_influence,
        old.power_bonus,
        old.numbers,
    )
