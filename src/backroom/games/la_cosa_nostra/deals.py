"""Deals and free trade: offers on the table, and what happens when one is accepted."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import MOST_PLAYERS, OPEN_OFFERS
from backroom.games.la_cosa_nostra.businesses import (
    place_marker,
    return_own_markers,
    take_marker,
    update_monopolies,
)
from backroom.games.la_cosa_nostra.planning import is_picked
from backroom.games.la_cosa_nostra.position import NONE, Position, Stage, Step
from backroom.games.la_cosa_nostra.promises import give_word, note_payment
from backroom.games.la_cosa_nostra.rules import BUSINESSES, MEN
from backroom.games.la_cosa_nostra.terms import (
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
from backroom.games.la_cosa_nostra.trade_events import (
    DealStruck,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
)
from backroom.kernel.bitset import has, just
from backroom.kernel.messages import CardName, Message, Refusal, SeatName
from backroom.kernel.seats import EVERYONE


def dollars(amount: int) -> Message:
    return Message("lcn-money", {"amount": amount})


def find_offer(position: Position, slot: i64) -> OpenOffer | None:
    for offer in position.offers:
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
    its consequences, and at payday until hands are cut."""
    if position.stage is Stage.HAND_LIMIT or position.is_locked():
        return True
    return position.step is Step.PEEK


# What may be offered


def why_not_offer(position: Position, seat: i64, offer: Offer) -> Refusal | None:
    """LCN-94, LCN-95: within the rules anything goes; both sides must have what they would give."""
    partner = offer.partner
    if not 0 <= partner < position.seats or partner == seat:
        return Refusal("LCN-E81", "no_partner")
    if is_closed(position):
        return Refusal("LCN-E56", "trade_locked")
    if position.offered[seat] >= position.rules.offers_a_round:
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
        if not has(position.owned[giver], card) or side.businesses.count(card) > 1:
            return Refusal("LCN-95", "not_owned", facts_of_business(giver, card))
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
    """LCN-95, LCN-E57: one's own gangster without a task; who waits under the boss stays there."""
    if not 0 <= man < MEN:
        return Refusal("LCN-E81", "no_such_card")
    facts = {"seat": SeatName(giver), "man": CardName("man", man)}
    if not has(position.men[giver], man) or side.gangsters.count(man) > 1:
        return Refusal("LCN-E57", "not_his_man", facts)
    if position.has_task(man) or is_picked(position, man):
        return Refusal("LCN-E57", "man_has_task", facts)
    return None


def why_not_markers(
    position: Position, giver: i64, taker: i64, side: Side, other: Side
) -> Refusal | None:
    """LCN-78, LCN-85, LCN-92, LCN-E51, LCN-E52: markers on active cards or planned purchases of
    the giver, no sixth marker; and only one's own markers can be taken back (LCN-88)."""
    for card in side.permits:
        facts = facts_of_business(giver, card)
        if has(position.owned[giver], card):
            if has(position.businesses_off, card):
                return Refusal("LCN-E51", "deactivated", facts)
            if card in side.businesses:
                return Refusal("LCN-E50", "own_marker", facts)
        else:
            buyer = position.buyer_of(card)
            if buyer < 0 or not has(position.men[giver], buyer):
                return Refusal("LCN-78", "not_owned", facts)
    for card in side.returns:
        if keeper_of(position, card) != taker:
            return Refusal("LCN-E81", "not_owned", facts_of_business(taker, card))
        if position.markers_on(card, giver) < side.returns.count(card):
            return Refusal("LCN-88", "no_marker_there", facts_of_business(giver, card))
    used = position.markers_used_by(taker) + len(side.permits) - len(other.returns)
    if len(side.permits) > 0 and used > position.rules.markers:
        most = {"seat": SeatName(taker), "most": position.rules.markers}
        return Refusal("LCN-85", "no_marker_left", most)
    return why_not_promises(side)


def keeper_of(position: Position, card: int) -> i64:
    """Who has this business laid out, or plans to buy it."""
    buyer = position.buyer_of(card)
    return position.owner_of_man(buyer) if buyer >= 0 else position.owner_of_business(card)


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


# What is done


def make_offer(position: Position, seat: i64, offer: Offer) -> None:
    """An offer lies on the table, for all eyes; a counter-offer refuses the one it answers."""
    if offer.answers is not None:
        refuse_offer(position, seat, offer.answers)
    slot = free_slot(position, seat)
    open_offer = OpenOffer(slot, seat, offer.partner, offer.gives, offer.gets)
    position.offers = position.offers + (open_offer,)
    position.offered[seat] += 1
    if position.recorder is not None:
        position.tell(EVERYONE, OfferMade(open_offer))


def drop_offer(position: Position, slot: i64) -> None:
    position.offers = tuple([offer for offer in position.offers if offer.slot != slot])


def refuse_offer(position: Position, seat: i64, slot: i64) -> None:
    offer = find_offer(position, slot)
    assert offer is not None
    drop_offer(position, slot)
    if position.recorder is not None:
        position.tell(EVERYONE, OfferRefused(slot, seat, offer.proposer))


def withdraw_offer(position: Position, seat: i64, slot: i64) -> None:
    drop_offer(position, slot)
    if position.recorder is not None:
        position.tell(EVERYONE, OfferWithdrawn(slot, seat))


def accept_offer(position: Position, seat: i64, slot: i64) -> None:
    """LCN-E77: both sides give at once; spoken promises are only remembered (LCN-83)."""
    offer = find_offer(position, slot)
    assert offer is not None
    drop_offer(position, slot)
    if position.recorder is not None:
        position.tell(EVERYONE, DealStruck(offer))
    take_back_all(position, offer.proposer, offer.gives)
    take_back_all(position, offer.partner, offer.gets)
    hand_over(position, offer.proposer, offer.partner, offer.gives)
    hand_over(position, offer.partner, offer.proposer, offer.gets)
    update_monopolies(position)


def take_back_all(position: Position, seat: i64, side: Side) -> None:
    for card in side.returns:
        take_marker(position, seat, card)


def hand_over(position: Position, giver: i64, taker: i64, side: Side) -> None:
    """LCN-93: markers stay on a business that changes hands, except those of its new owner
    (LCN-E50)."""
    cash: i64 = side.cash // 1000
    position.cash[giver] -= cash
    position.cash[taker] += cash
    note_payment(position, giver, taker, cash)
    for card in side.businesses:
        position.owned[giver] &= ~just(card)
        position.owned[taker] |= just(card)
        return_own_markers(position, taker, card)
    for man in side.gangsters:
        position.men[giver] &= ~just(man)
        position.men[taker] |= just(man)
    for card in side.permits:
        place_marker(position, taker, card)
    for promise in side.promises:
        give_word(position, giver, taker, promise)


def why_not_accept(position: Position, seat: i64, slot: i64) -> Refusal | None:
    """Only the partner accepts, and only while both can still give what they promised."""
    offer = find_offer(position, slot)
    if offer is None or offer.partner != seat:
        return Refusal("LCN-E81", "no_such_offer")
    return why_not_sides(position, offer.proposer, seat, offer.gives, offer.gets)


def why_not_decline(position: Position, seat: i64, slot: i64) -> Refusal | None:
    offer = find_offer(position, slot)
    if offer is None or offer.partner != seat:
        return Refusal("LCN-E81", "no_such_offer")
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
    if position.offered[seat] >= position.rules.offers_a_round:
        return Refusal("LCN-E82", "too_many_offers", {"most": position.rules.offers_a_round})
    return why_not_promise(said.promise)


def pledge(position: Position, seat: i64, said: Pledge) -> None:
    position.offered[seat] += 1
    give_word(position, seat, said.partner, said.promise)


def with_open_offers(position: Position) -> i64:
    """The seats that may answer an offer now."""
    found: i64 = 0
    one: i64 = 1
    if len(position.offers) > 0 and not is_closed(position):
        for offer in position.offers:
            found |= one << offer.partner
    return found
