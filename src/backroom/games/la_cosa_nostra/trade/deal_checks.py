"""Why a deal cannot be offered, accepted or taken back (LCN-78 to LCN-98, LCN-E81 to LCN-E85)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import MOST_PLAYERS, OPEN_OFFERS, Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import BUSINESSES, MEN
from backroom.games.la_cosa_nostra.trade.terms import (
    MOST_MONEY,
    MOST_WORDS,
    Offer,
    OpenOffer,
    Pledge,
    Promise,
    PromiseKind,
    Side,
    TakeBack,
    Withdraw,
)
from backroom.games.la_cosa_nostra.words.saying import dollars
from backroom.kernel.bitset import has
from backroom.kernel.messages import CardName, Refusal, SeatName


def find_offer(position: Position, slot: i64) -> OpenOffer | None:
    for offer in position.trade.offers:
        if offer.slot == slot:
            return offer
    return None


def is_slot(number: int) -> bool:
    return 0 <= number < OPEN_OFFERS * MOST_PLAYERS


def free_slot(position: Position, seat: i64) -> i64:
    """LCN-E82: a place for one more offer of this player; NONE if five are open."""
    for place in range(OPEN_OFFERS):
        if find_offer(position, seat * OPEN_OFFERS + place) is None:
            return seat * OPEN_OFFERS + place
    return NONE


def is_closed(position: Position) -> bool:
    """LCN-46, LCN-72, LCN-E85: trade is open in planning, in the action phase outside a reveal and
    its consequences, at the last word, and at payday until hands are cut."""
    return position.peek.left > 0 or position.is_locked()


def why_not_deal(position: Position, seat: i64, action: LcnDeal) -> Refusal | None:
    """LCN-94: offers, promises and markers taken back come in between, at any time."""
    said = action.said
    if isinstance(said, Offer):
        return why_not_offer(position, seat, said)
    if isinstance(said, Withdraw):
        return why_not_withdraw(position, seat, said)
    if isinstance(said, TakeBack):
        return why_not_take_back(position, seat, said)
    return why_not_pledge(position, seat, said)


def why_not_reply(position: Position, seat: i64, action: LcnAction) -> Refusal | None:
    """Only the partner accepts, and only while both can still give what they promised."""
    if is_closed(position):
        return Refusal("LCN-E56", "trade_locked")
    offer = find_offer(position, action.value)
    if offer is None or offer.partner != seat:
        return Refusal("LCN-E81", "no_such_offer")
    if action.do is Do.REFUSE:
        return None
    return why_not_sides(position, offer.proposer, seat, offer.gives, offer.gets)


# What may be offered


def why_not_offer(position: Position, seat: i64, offer: Offer) -> Refusal | None:
    """LCN-94, LCN-95: within the rules anything goes; both sides must have what they would give."""
    partner = offer.partner
    if not 0 <= partner < position.seats or partner == seat:
        return Refusal("LCN-E81", "no_partner")
    if is_closed(position):
        return Refusal("LCN-E56", "trade_locked")
    if position.trade.offered[seat] >= position.rules.offers_a_round:
        return Refusal("LCN-E82", "too_many_offers", {"most": position.rules.offers_a_round})
    if offer.answers is not None:
        answered = find_offer(position, offer.answers) if is_slot(offer.answers) else None
        if answered is None or answered.partner != seat or answered.proposer != partner:
            return Refusal("LCN-E81", "answers_nothing")
    if free_slot(position, seat) < 0:
        return Refusal("LCN-E82", "five_open_offers", {"most": OPEN_OFFERS})
    if is_empty(offer.gives) and is_empty(offer.gets):
        return Refusal("LCN-E81", "empty_offer")
    return why_not_sides(position, seat, partner, offer.gives, offer.gets)


def is_empty(side: Side) -> bool:
    return side == Side()


def why_not_sides(
    position: Position, seat: i64, partner: i64, gives: Side, gets: Side
) -> Refusal | None:
    refusal = why_not_give(position, seat, partner, gives, gets)
    if refusal is None:
        refusal = why_not_give(position, partner, seat, gets, gives)
    return refusal


def why_not_give(
    position: Position, giver: i64, taker: i64, side: Side, other: Side
) -> Refusal | None:
    """Why this player cannot give this to that one now."""
    refusal = why_not_money(position, giver, side.cash)
    if refusal is not None:
        return refusal
    for card in (*side.businesses, *side.permits, *side.returns):
        if not 0 <= card < BUSINESSES:
            return Refusal("LCN-E81", "no_such_card")
    for card in side.businesses:
        if not has(position.town.owned[giver], card) or side.businesses.count(card) > 1:
            return Refusal("LCN-95", "not_owned", facts_of_business(giver, card))
        if has(position.town.off, card):
            return Refusal("LCN-131", "closed_business", facts_of_business(giver, card))
    for man in side.gangsters:
        refusal = why_not_gangster(position, giver, man, side)
        if refusal is not None:
            return refusal
    return why_not_markers(position, giver, taker, side, other)


def facts_of_business(seat: i64, card: int) -> dict[str, object]:
    return {"seat": SeatName(seat), "business": CardName("business", card)}


def why_not_money(position: Position, giver: i64, cash: int) -> Refusal | None:
    """LCN-96: money one has, in full thousands."""
    if not 0 <= cash <= MOST_MONEY or cash % 1000 != 0:
        return Refusal("LCN-E81", "odd_money")
    if cash > position.cash[giver] * 1000:
        there: int = position.cash[giver] * 1000
        return Refusal("LCN-96", "no_money", {"seat": SeatName(giver), "cash": dollars(there)})
    return None


def why_not_gangster(position: Position, giver: i64, man: int, side: Side) -> Refusal | None:
    """LCN-95, LCN-131, LCN-E57: one's own active gangster without a task, who is not at work; who
    waits under the boss stays there."""
    if not 0 <= man < MEN:
        return Refusal("LCN-E81", "no_such_card")
    facts = {"seat": SeatName(giver), "man": CardName("man", man)}
    if not has(position.crew.men[giver], man) or side.gangsters.count(man) > 1:
        return Refusal("LCN-E57", "not_his_man", facts)
    if has(position.crew.off, man):
        return Refusal("LCN-131", "man_out", facts)
    if position.has_task(man) or man in (position.picked, position.job.man):
        return Refusal("LCN-E57", "man_has_task", facts)
    return None


def why_not_markers(
    position: Position, giver: i64, taker: i64, side: Side, other: Side
) -> Refusal | None:
    """LCN-78, LCN-85, LCN-92, LCN-E51: markers on active cards or planned purchases of the giver;
    and only one's own markers can be taken back (LCN-88)."""
    for card in side.permits:
        facts = facts_of_business(giver, card)
        if has(position.town.owned[giver], card):
            if has(position.town.off, card):
                return Refusal("LCN-E51", "deactivated", facts)
            if card in side.businesses:
                return Refusal("LCN-E50", "own_marker", facts)
        else:
            buyer = position.buyer_of(card)
            if buyer < 0 or not has(position.crew.men[giver], buyer):
                return Refusal("LCN-78", "not_owned", facts)
    for card in side.returns:
        if position.keeper_of(card) != taker:
            return Refusal("LCN-E81", "not_owned", facts_of_business(taker, card))
        if position.markers_on(card, giver) < side.returns.count(card):
            return Refusal("LCN-88", "no_marker_there", facts_of_business(giver, card))
    if (
        len(side.permits) > 0
        and markers_after(position, taker, side, other) > position.rules.markers
    ):
        most = {"seat": SeatName(taker), "most": position.rules.markers}
        return Refusal("LCN-85", "no_marker_left", most)
    return why_not_promises(side)


def markers_after(position: Position, taker: i64, gets: Side, gives: Side) -> i64:
    """LCN-85, LCN-E50, LCN-E52: how many markers of this player would lie on the table. Those come
    back that he takes back in this very deal, and those on a card that becomes his."""
    used = position.markers_used_by(taker) + len(gets.permits) - len(gives.returns)
    for card in gets.businesses:
        used -= position.markers_on(card, taker) - gives.returns.count(card)
    return used


def why_not_promises(side: Side) -> Refusal | None:
    for promise in side.promises:
        refusal = why_not_promise(promise)
        if refusal is not None:
            return refusal
    if len(side.promises) > 3:
        return Refusal("LCN-E84", "too_many_promises")
    return None


def why_not_promise(promise: Promise) -> Refusal | None:
    """LCN-E84: an amount where money is promised, words where words are."""
    wants_amount = promise.kind is PromiseKind.REPAY
    if wants_amount != (promise.amount != 0) or promise.amount % 1000 != 0:
        return Refusal("LCN-E84", "odd_promise")
    if not 0 <= promise.amount <= MOST_MONEY:
        return Refusal("LCN-E84", "odd_promise")
    wants_words = promise.kind is PromiseKind.WORDS
    if wants_words != (promise.words.strip() != "") or len(promise.words) > MOST_WORDS:
        return Refusal("LCN-E84", "odd_promise")
    return None


def why_not_withdraw(position: Position, seat: i64, said: Withdraw) -> Refusal | None:
    """Only the proposer withdraws an offer, at any time when trade is open."""
    if is_closed(position):
        return Refusal("LCN-E56", "trade_locked")
    offer = find_offer(position, said.slot) if is_slot(said.slot) else None
    if offer is None or offer.proposer != seat:
        return Refusal("LCN-E81", "no_such_offer")
    return None


def why_not_take_back(position: Position, seat: i64, said: TakeBack) -> Refusal | None:
    """LCN-88: one's own marker, at any time when trade is open."""
    if not 0 <= said.business < BUSINESSES:
        return Refusal("LCN-E81", "no_such_card")
    if is_closed(position):
        return Refusal("LCN-E56", "trade_locked")
    if position.markers_on(said.business, seat) == 0:
        return Refusal("LCN-88", "no_marker_there", facts_of_business(seat, said.business))
    return None


def why_not_pledge(position: Position, seat: i64, said: Pledge) -> Refusal | None:
    """LCN-94: a promise to another player, when talk is free."""
    if not 0 <= said.partner < position.seats or said.partner == seat:
        return Refusal("LCN-E81", "no_partner")
    if is_closed(position):
        return Refusal("LCN-E56", "trade_locked")
    if position.trade.offered[seat] >= position.rules.offers_a_round:
        return Refusal("LCN-E82", "too_many_offers", {"most": position.rules.offers_a_round})
    return why_not_promise(said.promise)
