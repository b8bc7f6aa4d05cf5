"""La Cosa Nostra: families, businesses owned, jobs shown, influence used, deals and promises."""

from collections.abc import Iterator

from backroom.games.la_cosa_nostra.events.jobs import BusinessBought, BusinessTaken, JobRevealed
from backroom.games.la_cosa_nostra.events.rounds import (
    FamilyChosen,
    GameStarted,
    InfluenceAttached,
    InfluencePlayed,
    PurchaseDone,
)
from backroom.games.la_cosa_nostra.events.trade import DealStruck
from backroom.games.la_cosa_nostra.rules import LcnRules
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.terms import OpenOffer, PromiseKind, Side
from backroom.games.la_cosa_nostra.words.saying import dollars
from backroom.kernel.bitset import members
from backroom.kernel.events import Event
from backroom.kernel.messages import Message
from backroom.lab.study.rows import Dealt, Word
from backroom.lab.study.watched import Thing, Watcher, thing

NOTHING = Side()
ROMAN = ("I", "II", "III", "IV")
PROMISED = {
    PromiseKind.REPAY: "loan",
    PromiseKind.NO_ATTACK: "peace",
    PromiseKind.SHARE: "share",
    PromiseKind.WORDS: "words",
}
DEAL_KINDS = (
    *("marker", "business", "gangster", "marker_back", "loan", "peace", "share", "words"),
    *("payment", "gift", "barter", "several", "change"),
)
"""A good for money; money for nothing; something for nothing; goods for goods; several kinds of
goods for money; money for money."""


def families(state: LcnState) -> list[str]:
    return [thing("family", family) for family in state.family]


def things(state: LcnState, event: Event) -> Iterator[Thing]:
    """Businesses by their kind, as soon as they are somebody's own; jobs when they are shown."""
    kinds = state.rules.business_kind
    if isinstance(event, GameStarted):
        for seat in range(int(state.seats)):
            for card in members(state.town.owned[seat]):
                yield seat, thing("kind", kinds[card]), 1
    elif isinstance(event, FamilyChosen):
        for card in event.businesses:
            yield event.seat, thing("kind", kinds[card]), 1
    elif isinstance(event, BusinessBought | PurchaseDone | BusinessTaken):
        yield event.seat, thing("kind", kinds[event.business]), 1
    elif isinstance(event, DealStruck):
        offer = event.offer
        for taker, side in ((offer.partner, offer.gives), (offer.proposer, offer.gets)):
            for card in side.businesses:
                yield taker, thing("kind", kinds[card]), 1
    elif isinstance(event, JobRevealed):
        yield event.seat, thing("job", event.job), 1
    elif isinstance(event, InfluencePlayed | InfluenceAttached):
        yield event.seat, thing("influence", event.card), 1


def deal(state: LcnState, event: Event) -> Dealt | None:
    if not isinstance(event, DealStruck):
        return None
    offer = event.offer
    kind, price = kind_and_price(offer)
    round = int(state.round)
    return Dealt(round, offer.proposer, offer.partner, kind, price, offer.number)


def kind_and_price(offer: OpenOffer) -> tuple[str, int]:
    """What was given for money, and how much that was on balance."""
    given, got = goods(offer.gives), goods(offer.gets)
    price = abs(offer.gives.cash - offer.gets.cash)
    if offer.gives == NOTHING or offer.gets == NOTHING:
        return ("gift" if given or got else "payment"), price
    if given and got:
        return "barter", price
    kinds = given or got
    if not kinds:
        return "change", price
    return (kinds.pop() if len(kinds) == 1 else "several"), price


def goods(side: Side) -> set[str]:
    """The kinds of what this side gives beside money."""
    found = {PROMISED[each.kind] for each in side.promises}
    named = (
        ("marker", side.permits),
        ("business", side.businesses),
        ("gangster", side.gangsters),
        ("marker_back", side.returns),
    )
    return found | {name for name, cards in named if cards}


def words(state: LcnState) -> list[Word]:
    return [
        Word(
            int(made.round),
            int(made.by),
            int(made.to),
            made.promise.kind.value,
            int(made.promise.amount),
            made.status,
        )
        for made in state.trade.promises
    ]


def detail(rules: LcnRules, pile: str, card: int) -> tuple[str | Message, ...]:
    """Jobs of one title differ by round, number to roll and pay."""
    if pile != "job":
        return ()
    job = rules.board.job[card]
    pays = (dollars(job.two),) if job.two > 0 else ()
    return ROMAN[job.round - 1], f"{job.shown_target}+", *pays


WATCHER = Watcher(families=families, things=things, deal=deal, words=words, detail=detail)
