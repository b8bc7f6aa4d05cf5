# Interpreted: words are made for people, who take longer to read them.
"""The table of La Cosa Nostra in words, as one seat sees it."""

from backroom.games.la_cosa_nostra.knowledge.view import FamilyView, LcnView, ManView
from backroom.games.la_cosa_nostra.rules import LcnRules
from backroom.games.la_cosa_nostra.trade.terms import PromiseMade
from backroom.games.la_cosa_nostra.words.cards_in_words import job_in_full, priced
from backroom.games.la_cosa_nostra.words.saying import (
    dashed,
    dollars,
    open_offer,
    promise,
    says,
    task,
)
from backroom.kernel.messages import CardName, Message, SeatName


def table_in_words(rules: LcnRules, view: LcnView) -> list[Message]:
    lines = [
        says(
            f"view-round-{dashed(view.stage)}",
            round=view.round,
            start=SeatName(view.start),
            turn=SeatName(view.turn),
        ),
        says(
            "view-market",
            cards=tuple(
                priced(rules, business) for business in view.market if business is not None
            ),
            stack=view.stack,
        ),
    ]
    if view.job is not None:
        lines.append(open_job(rules, view))
    for seat, family in enumerate(view.families):
        lines += family_in_words(view, seat, family)
    lines += [says("view-offer", slot=offer.slot, offer=open_offer(offer)) for offer in view.offers]
    lines += [promise_in_words(made) for made in view.promises]
    return lines + own_cards(rules, view)


def open_job(rules: LcnRules, view: LcnView) -> Message:
    assert view.job is not None
    facts = {
        "job": job_in_full(rules.board, view.job),
        "dice": tuple(str(die) for die in view.dice),
        "seat": SeatName(view.actor or 0),
    }
    return says("view-open-job-rolled" if view.dice else "view-open-job", **facts)


def family_in_words(view: LcnView, seat: int, family: FamilyView) -> list[Message]:
    facts = {
        "seat": SeatName(seat),
        "family": CardName("family", family.family),
        "cash": dollars(family.cash),
        "income": dollars(family.income),
        "jobs": sum(family.jobs),
        "influence": family.influence,
        "laundered": dollars(family.laundered),
        "washed": "yes" if family.laundered else "no",
        "asked": "yes" if family.asked else "no",
    }
    men = tuple(man_in_words(man) for man in family.men)
    businesses = tuple(
        says(
            "view-business",
            business=CardName("business", each.business),
            active="yes" if each.active else "no",
            marked="yes" if any(each.markers) else "no",
            by=tuple(SeatName(other) for other, count in enumerate(each.markers) if count),
        )
        for each in family.businesses
    )
    lines = [
        says("view-family", **facts),
        says("view-men", men=men),
        says("view-businesses", businesses=businesses),
    ]
    used = tuple(CardName("business", each.business) for each in family.businesses if each.used)
    if used:
        lines.append(says("view-used", businesses=used))
    if family.recruits:
        recruits = tuple(CardName("man", man) for man in family.recruits)
        lines.append(says("view-recruits", men=recruits))
    lines.append(says("view-free-markers", count=family.markers))
    held = tuple(
        CardName("monopoly", monopoly)
        for monopoly, holder in enumerate(view.monopolies)
        if holder == seat
    )
    if held:
        lines.append(says("view-monopolies", monopolies=held))
    if family.trophies:
        trophies = tuple(CardName("man", man) for man in family.trophies)
        lines.append(says("view-trophies", men=trophies))
    return lines


def man_in_words(man: ManView) -> Message:
    return says(
        "view-man",
        man=CardName("man", man.man),
        strength=man.strength,
        task=task(man),
        active="yes" if man.active else "no",
        help="yes" if man.attached else "no",
        cards=tuple(CardName("influence", card) for card in man.attached),
    )


def promise_in_words(made: PromiseMade) -> Message:
    name = "view-promise" if made.status == "open" else "view-promise-settled"
    facts = {"by": SeatName(made.by), "to": SeatName(made.to), "promise": promise(made.promise)}
    return says(name, **facts, status=made.status)


def own_cards(rules: LcnRules, view: LcnView) -> list[Message]:
    if view.hand is None or view.influence is None:
        return []
    jobs = [says("view-own-job", job=job_in_full(rules.board, kind)) for kind in view.hand]
    cards = tuple(CardName("influence", card) for card in view.influence)
    return [says("view-own-jobs"), *jobs, says("view-own-influence", cards=cards)]
