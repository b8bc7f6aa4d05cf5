"""Why: the main thing that speaks for an action, in a sentence to whoever sits there."""

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.aloud import is_hollow
from backroom.bots.judgements.la_cosa_nostra.chances import just_one, two_or_more
from backroom.bots.judgements.la_cosa_nostra.deals import answer_worth
from backroom.bots.judgements.la_cosa_nostra.hits import best_hit
from backroom.bots.judgements.la_cosa_nostra.jobs import job_worth, purchase_worth
from backroom.bots.judgements.la_cosa_nostra.markers import marker_worth
from backroom.bots.judgements.la_cosa_nostra.needs import lacking
from backroom.bots.judgements.la_cosa_nostra.peace import second_best
from backroom.bots.judgements.la_cosa_nostra.plans import Sheet
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.bots.judgements.la_cosa_nostra.trust import broken_words
from backroom.games.la_cosa_nostra.actions import Do, Kind, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.pieces.rolling import clamped, help_on
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import PURCHASE, Aim, Effect
from backroom.games.la_cosa_nostra.steps.payday import RECRUITS
from backroom.games.la_cosa_nostra.trade.deal_checks import find_offer
from backroom.games.la_cosa_nostra.trade.terms import Offer, PromiseKind
from backroom.kernel.actions import Action
from backroom.kernel.messages import CardName, Message, SeatName
from backroom.kernel.state import State

SIMPLE = {
    Do.HENCHMAN: "henchman",
    Do.MACHINE_PISTOL: "machine-pistol",
    Do.SABOTEUR: "saboteur",
    Do.DISTRACTION: "distraction",
    Do.SNITCH: "look",
    Do.SPY: "look",
    Do.LAWYER: "look",
    Do.PEEK: "look",
    Do.RENEW: "renew",
    Do.SCHEME: "scheme",
    Do.SKIP: "skip",
    Do.ABANDON: "abandon",
    Do.STAND: "stand",
    Do.REROLL: "reroll",
    Do.SHOOT: "shoot",
    Do.KEEP: "keep",
    Do.OBJECT: "object",
    Do.MARKER: "marker",
    Do.DROP_JOB: "drop",
    Do.DROP_INFLUENCE: "drop",
    Do.TRAP: "trap",
    Do.REVEAL: "reveal",
    Do.THREATEN: "threaten",
    Do.SPARE: "spare",
    Do.FAMILY: "family",
}
"""Reasons that need no facts."""


def said(name: str, facts: dict[str, object]) -> Message:
    return Message(f"bots-lcn-{name}", facts)


def dollars(thousands: float) -> Message:
    """Rounded to full thousands, as everything at this table."""
    return Message("lcn-money", {"amount": 1000 * int(thousands + 0.5)})


def percent(chance: float) -> int:
    return int(100.0 * chance + 0.5)


def reason_of(sight: Sight, action: Action) -> Message:
    if isinstance(action, LcnDeal):
        return deal_reason(sight, action)
    assert isinstance(action, LcnAction)
    do = action.do
    value = action.value
    position = sight.position
    if do in SIMPLE:
        return said(SIMPLE[do], {})
    if do is Do.PICK:
        return pick_reason(sight, value)
    if do is Do.JOB:
        if position.rules.aim[value] is not Aim.NOTHING and task_is_useful(sight, value):
            return said("job-attack-open", {})
        return job_reason(sight, position.picked, value)
    if do is Do.BUY:
        return purchase_reason(sight, position.town.market[value])
    if do is Do.EXECUTE:
        task: i64 = position.crew.tasks[value]
        if task >= PURCHASE:
            return purchase_reason(sight, task - PURCHASE)
        return job_reason(sight, value, position.rules.job_kind[task])
    if do is Do.ACCEPT or do is Do.REFUSE:
        return answer_reason(sight, value, do is Do.ACCEPT)
    return other_reason(sight, do, value)


def other_reason(sight: Sight, do: Kind, value: i64) -> Message:
    position = sight.position
    if do is Do.TARGET:
        rank = "target-leader" if sight.grudges[value] >= max(sight.grudges) else "target"
        return said(rank, {"seat": SeatName(value)})
    if do is Do.VICTIM_MAN:
        return said("victim-man", {"man": CardName("man", value)})
    if do is Do.VICTIM_BUSINESS:
        lost = sight.holding(position.job.target, value, sight.paydays)
        return said(
            "victim-business",
            {"business": CardName("business", value), "money": dollars(lost)},
        )
    if do is Do.ROB:
        return said("rob", {"money": dollars(float(position.robbery.loot))})
    if do is Do.DOC:
        return said("doc", {})
    if do is Do.LAUNDER:
        return said("launder", {"money": dollars(float(value))})
    if do is Do.STAKE:
        return said("stake" if value > 0 else "no-stake", {"money": dollars(float(value))})
    if do is Do.TAKE or do is Do.SEARCH:
        return said("take", {})
    if do is Do.RECRUIT:
        return said("recruit", {"man": CardName("man", value)})
    if position.step is RECRUITS:
        return said("no-recruit", {})
    return said("pass", {})


def task_is_useful(sight: Sight, kind: i64) -> bool:
    """Would this attack hurt anybody, if the gangster who is to get it had to strike now?"""
    position = sight.position
    man = position.picked
    strength = position.strength_of(man)
    return best_hit(sight, kind, man, strength, help_on(position, man)).worth > 0.0


def is_clear(sight: Sight, lead: float, depth: float) -> bool:
    """Is something so much better than all the rest that also who thinks on will take it? What is
    not is not named."""
    if sight.position.round < sight.weights.search_from:
        return lead > 0.0
    return lead > depth


def pick_reason(sight: Sight, man: i64) -> Message:
    """Whom one plans first, and for what."""
    position = sight.position
    sheet = Sheet(sight, position.idle_men(sight.seat))
    row = sheet.men.index(man)
    nets = [sheet.worths[row][column] - sheet.cost(column, row) for column in range(sheet.columns)]
    if len(nets) == 0:
        return said("pass", {})
    best = nets.index(max(nets))
    facts: dict[str, object] = {"man": CardName("man", man)}
    rest = [nets[column] for column in range(sheet.columns) if not sheet.alike(column, best)]
    if len(rest) > 0 and not is_clear(sight, nets[best] - max(rest), sight.weights.depth):
        return said("pick-man", facts)
    if best >= len(sheet.kinds):
        business: int = position.town.market[sheet.slots[best - len(sheet.kinds)]]
        return said("pick-purchase", {**facts, "business": CardName("business", business)})
    return said("pick-job", {**facts, "job": CardName("job", int(sheet.kinds[best]))})


def reason_of_task(pick: Action, task: Action, state: State) -> Message:
    """Whom one plans now, and for what, as it was thought through."""
    assert isinstance(state, Position)
    assert isinstance(pick, LcnAction)
    assert isinstance(task, LcnAction)
    facts: dict[str, object] = {"man": CardName("man", pick.value)}
    if task.do is Do.BUY:
        business: int = state.town.market[task.value]
        return said("pick-purchase", {**facts, "business": CardName("business", business)})
    return said("pick-job", {**facts, "job": CardName("job", task.value)})


def job_reason(sight: Sight, man: i64, kind: i64) -> Message:
    """What a job promises on this gangster."""
    position = sight.position
    rules = position.rules
    strength = position.strength_of(man)
    help = help_on(position, man)
    effect = rules.effect[kind]
    if effect is Effect.CASH:
        missing = lacking(position, sight.seat, kind)
        if missing > 0:
            return said("job-lacking", {"count": int(missing)})
        target = clamped(position, rules.job_target[kind] + help)
        chance = just_one(strength, target) + two_or_more(strength, target)
        return said(
            "job-cash",
            {"chance": percent(chance), "money": dollars(float(rules.two[kind]))},
        )
    if rules.aim[kind] is not Aim.NOTHING:
        hit = best_hit(sight, kind, man, strength, help)
        if hit.worth <= 0.0 or hit.target < 0:
            return said("job-nothing", {})
        lead = hit.worth - second_best(sight, kind, man, hit.target)
        if not is_clear(sight, lead, sight.weights.depth):
            return said("job-attack-open", {})
        return said("job-attack", {"seat": SeatName(hit.target)})
    if effect is Effect.MONEY_LAUNDERING:
        return said("job-laundering", {})
    money = float(position.cash[sight.seat])
    if job_worth(sight, kind, man, strength, help, money) <= 0.0:
        return said("job-nothing", {})
    if effect is Effect.ROBBERY:
        return said("job-robbery", {})
    if effect is Effect.TRAP:
        return said("job-trap", {})
    return said("job-other", {})


def purchase_reason(sight: Sight, business: int) -> Message:
    """What a business earns until the end, against its price."""
    if purchase_worth(sight, business) <= 0.0:
        return said("job-nothing", {})
    income = sight.acquiring(business, NONE, sight.paydays)
    price = float(sight.position.price_of(business))
    name = "buy-cheap" if income > price else "buy-for-job"
    return said(
        name,
        {
            "business": CardName("business", business),
            "money": dollars(income),
            "price": dollars(price),
        },
    )


# Deals


def answer_reason(sight: Sight, slot: i64, accepts: bool) -> Message:
    """Why this offer, or why not."""
    offer = find_offer(sight.position, slot)
    assert offer is not None
    seat = SeatName(offer.proposer)
    if accepts:
        if offer.gives.cash > 0:
            return said("accept-money", {"money": dollars(float(offer.gives.cash) / 1000.0)})
        if len(offer.gives.promises) > 0:
            return said("accept-word", {"seat": seat})
        return said("accept", {})
    if len(offer.gives.promises) > 0 and broken_words(sight.position, offer.proposer) > 0:
        return said("refuse-word", {"seat": seat})
    if is_hollow(sight, offer):
        return said("refuse-promise", {"seat": seat})
    if answer_worth(sight, offer) < 0.0 and sight.grudges[offer.proposer] >= max(sight.grudges):
        return said("refuse-leader", {"seat": seat})
    return said("refuse-price", {"seat": seat})


def deal_reason(sight: Sight, action: LcnDeal) -> Message:
    """Why one offers this."""
    offer = action.said
    if not isinstance(offer, Offer):
        return said("deal-other", {})
    seat = SeatName(offer.partner)
    paid = dollars(float(offer.gives.cash) / 1000.0)
    asked = dollars(float(offer.gets.cash) / 1000.0)
    if offer.answers is not None:
        if offer.gets.cash > 0:
            return said("counter-more", {"seat": seat, "money": asked})
        return said("counter-less", {"seat": seat, "money": paid})
    if len(offer.gets.permits) > 0:
        card = offer.gets.permits[0]
        worth = marker_worth(sight, sight.position.rules.business_kind[card])
        return said(
            "offer-marker",
            {"business": CardName("business", card), "price": paid, "money": dollars(worth)},
        )
    if len(offer.gives.businesses) > 0:
        return said("offer-sale", {})
    if len(offer.gets.businesses) > 0:
        business = CardName("business", offer.gets.businesses[0])
        return said("offer-business", {"business": business, "price": paid})
    return word_reason(offer, seat, paid, asked)


def word_reason(offer: Offer, seat: SeatName, paid: Message, asked: Message) -> Message:
    """Why one talks about peace, or about money that is owed."""
    if len(offer.gets.promises) > 0:
        if offer.gives.cash > 0:
            return said("buy-peace", {"seat": seat, "money": paid})
        return said("offer-peace", {"seat": seat})
    if len(offer.gives.promises) == 0:
        return said("repay", {"seat": seat, "money": paid})
    if offer.gives.promises[0].kind is PromiseKind.REPAY:
        return said("borrow", {"seat": seat, "money": asked})
    return said("extort", {"seat": seat, "money": asked})
