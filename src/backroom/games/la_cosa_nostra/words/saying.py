# Interpreted: words are made for people, who take longer to read them.
"""Small pieces of messages: money, deals and promises in words."""

from typing import Any

from backroom.games.la_cosa_nostra.knowledge.view import LcnView, ManView
from backroom.games.la_cosa_nostra.trade.terms import OpenOffer, Promise, PromiseKind, Side
from backroom.kernel.messages import CardName, Message, SeatName


def says(sentence: str, /, **facts: Any) -> Message:
    return Message(f"lcn-{sentence}", facts)


def dashed(name: str) -> str:
    return name.replace("_", "-")


def dollars(amount: int) -> Message:
    """Money as it is read, in the reader's own number format."""
    return says("money", amount=amount)


def promise(given: Promise) -> Message:
    if given.kind is PromiseKind.REPAY:
        return says("promise-repay", money=dollars(given.amount))
    if given.kind is PromiseKind.WORDS:
        return says("promise-words", words=given.words)
    return says(f"promise-{dashed(given.kind.value)}")


def side(given: Side) -> tuple[Message, ...]:
    """What one side gives, piece by piece."""
    found: list[Message] = []
    if given.cash:
        found.append(dollars(given.cash))
    found += [
        says("side-business", business=CardName("business", card)) for card in given.businesses
    ]
    found += [says("side-man", man=CardName("man", man)) for man in given.gangsters]
    found += [says("side-permit", business=CardName("business", card)) for card in given.permits]
    found += [says("side-return", business=CardName("business", card)) for card in given.returns]
    found += [says("side-promise", promise=promise(each)) for each in given.promises]
    return tuple(found)


def open_offer(offer: OpenOffer) -> Message:
    facts: dict[str, Any] = {
        "proposer": SeatName(offer.proposer),
        "partner": SeatName(offer.partner),
        "gives": side(offer.gives),
        "gets": side(offer.gets),
    }
    if offer.answers is None:
        return says("offer", **facts)
    before = {"gave": side(offer.answers.gets), "got": side(offer.answers.gives)}
    return says("counter-offer", **facts, **before)


def find_man(view: LcnView, man: int) -> ManView | None:
    for family in view.families:
        for each in family.men:
            if each.man == man:
                return each
    return None


def task(man: ManView) -> Message:
    """What a gangster is to do, as far as it is known."""
    if man.task is None:
        return says("task-none")
    if man.task.business is not None:
        return says("task-purchase", business=CardName("business", man.task.business))
    if man.task.job is None:
        return says("task-hidden", round=man.task.round)
    return says("task-job", job=CardName("job", man.task.job))


def man_of(view: LcnView, man: int) -> Message:
    """A gangster with his owner and his task."""
    for seat, family in enumerate(view.families):
        for each in family.men:
            if each.man == man:
                name = CardName("man", man)
                return says("man-of", man=name, seat=SeatName(seat), task=task(each))
    return says("man-alone", man=CardName("man", man))


def business_of(view: LcnView, business: int) -> Message:
    """A business with its owner."""
    name = CardName("business", business)
    for seat, family in enumerate(view.families):
        if any(each.business == business for each in family.businesses):
            return says("business-of", business=name, seat=SeatName(seat))
    return says("business-alone", business=name)


CARD_FACTS = {
    "man": "man",
    "business": "business",
    "job": "job",
    "card": "influence",
    "monopoly": "monopoly",
    "family": "family",
}
LIST_FACTS = {"jobs": "job", "cards": "influence", "businesses": "business", "families": "family"}
SEAT_LISTS = ("winners", "seats")


def facts_of(field: str, value: Any) -> Any:
    """A field of an event as a fact of its sentence."""
    if field in CARD_FACTS:
        return CardName(CARD_FACTS[field], value)
    if field in LIST_FACTS:
        return tuple(CardName(LIST_FACTS[field], each) for each in value)
    if field in SEAT_LISTS:
        return tuple(SeatName(each) for each in value)
    if field in ("money", "price") and isinstance(value, int):
        return dollars(value)
    if field == "promise":
        return promise(value)
    if field == "dice":
        return tuple(str(die) for die in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return dashed(value)
    return value if isinstance(value, int) else None
