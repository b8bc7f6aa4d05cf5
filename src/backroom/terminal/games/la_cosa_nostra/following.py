"""What follows at a table of La Cosa Nostra, in words: incomes and debts, monopolies, one's own
plans and hand, what a business would bring, what others may have up their sleeves."""

from backroom.games.la_cosa_nostra.events.final_count import FinalCount
from backroom.games.la_cosa_nostra.events.rounds import GameEnded
from backroom.games.la_cosa_nostra.knowledge.insight import (
    FamilyInsight,
    LcnInsight,
    MonopolyInsight,
    PlanInsight,
    Worth,
)
from backroom.games.la_cosa_nostra.knowledge.odds import Chances
from backroom.games.la_cosa_nostra.knowledge.prerequisites import Need
from backroom.games.la_cosa_nostra.knowledge.threats import Threat
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.words.saying import dashed, dollars, says
from backroom.kernel.events import Event
from backroom.kernel.messages import CardName, Message, SeatName


def follows(view: LcnView, insight: LcnInsight) -> list[Message]:
    lines = []
    for seat, family in enumerate(insight.families):
        lines += of_family(seat, family)
    for number, monopoly in enumerate(insight.monopolies):
        lines += of_monopoly(view, number, monopoly)
    for plan in insight.plans:
        lines += of_plan(plan)
    for held in insight.hand:
        job = CardName("job", held.job)
        lines.append(says("follows-hand", job=job, missing=lacking(held.needs)))
    lines += [worth for each in insight.worth for worth in of_business(each)]
    return lines + [of_threat(each) for each in insight.threats]


def of_family(seat: int, family: FamilyInsight) -> list[Message]:
    earned = says(
        "follows-family",
        seat=SeatName(seat),
        income=dollars(family.income),
        monopolies=dollars(family.from_monopolies),
        strength=family.pistols,
        markers=family.markers,
    )
    owed = [
        says("follows-debt", seat=SeatName(seat), to=SeatName(debt.to), money=dollars(debt.money))
        for debt in family.debts
    ]
    return [earned, *owed]


def of_monopoly(view: LcnView, number: int, monopoly: MonopolyInsight) -> list[Message]:
    name = CardName("monopoly", number)
    if monopoly.holder is not None:
        return [says("follows-monopoly", monopoly=name, holder=SeatName(monopoly.holder))]
    lacks = monopoly.lacks[view.seat]
    return [] if lacks is None else [says("follows-monopoly-free", monopoly=name, lacks=lacks)]


def of_plan(plan: PlanInsight) -> list[Message]:
    man, job = CardName("man", plan.man), CardName("job", plan.job)
    planned = says("follows-plan", man=man, job=job, missing=lacking(plan.needs))
    return [planned, *odds(plan.chances)]


def odds(chances: Chances) -> list[Message]:
    if chances.none is None or chances.one is None or chances.two is None:
        return []
    none, one, two = (round(each * 100) for each in (chances.none, chances.one, chances.two))
    return [says("outlook-odds", none=none, one=one, two=two)]


def lacking(needs: tuple[Need, ...]) -> Message:
    """Which kinds of business are missing, and who could help."""
    missing = [need for need in needs if need.serves == "missing"]
    if not missing:
        return says("follows-lacks-nothing")
    kinds = tuple(CardName("kind", need.kind) for need in missing)
    helpers = sorted({helper.seat for need in missing for helper in need.helpers})
    if not helpers:
        return says("follows-lacks", kinds=kinds)
    return says("follows-lacks-help", kinds=kinds, helpers=tuple(map(SeatName, helpers)))


def of_business(worth: Worth) -> list[Message]:
    """Only what can be had."""
    if not worth.left:
        return []
    kind, income = CardName("kind", worth.kind), dollars(worth.income)
    lines = [says("follows-worth", kind=kind, price=dollars(worth.price), income=income)]
    if worth.takes is not None:
        taken = CardName("monopoly", worth.takes)
        lines.append(says("follows-worth-monopoly", kind=kind, monopoly=taken))
    if worth.completes:
        jobs = tuple(CardName("job", job) for job in worth.completes)
        lines.append(says("follows-worth-completes", kind=kind, jobs=jobs))
    return lines


def of_threat(threat: Threat) -> Message:
    who = {"seat": SeatName(threat.seat), "man": CardName("man", threat.man)}
    if threat.job is not None:
        return says("follows-threat-known", job=CardName("job", threat.job), **who)
    return says("follows-threat", attacks=threat.attacks, cards=threat.cards, **who)


def account(event: Event) -> list[Message]:
    """LCN-148 to LCN-152: where everybody's money came from, and where it went."""
    if not isinstance(event, GameEnded):
        return []
    return [
        says(
            "account",
            seat=SeatName(seat),
            money=dollars(event.money[seat]),
            sources=sources(count),
        )
        for seat, count in enumerate(event.counts)
    ]


def sources(count: FinalCount) -> tuple[Message, ...]:
    """What was in hand, line by line, and what the final count added."""
    lines = [(line.line, line.money) for line in count.ledger]
    lines += [
        ("final_businesses", count.businesses),
        ("final_monopolies", count.monopolies),
        ("final_business_bonus", count.business_bonus),
        ("most_gangsters", count.most_gangsters),
        ("power", count.power),
        ("laundry", count.laundry),
    ]
    return tuple(
        says(f"source-{dashed(name)}", money=signed(money)) for name, money in lines if money
    )


def signed(money: int) -> Message:
    return dollars(money) if money > 0 else says("minus", money=dollars(-money))
