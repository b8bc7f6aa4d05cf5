"""What follows at a table of Maffiosi, in words: incomes, dangers, fuses and the last note."""

import msgspec

from backroom.games.maffiosi.event_words import dashed, dollars, says
from backroom.games.maffiosi.events import Earnings, Fortune, GameEnded
from backroom.games.maffiosi.insight import Forecast, MafInsight, ManInsight
from backroom.games.maffiosi.view import MafView
from backroom.kernel.events import Event
from backroom.kernel.messages import CardName, Message, SeatName


def follows(view: MafView, insight: MafInsight) -> list[Message]:
    lines = [
        says(
            "follows-income",
            seat=SeatName(seat),
            income=dollars(family.income),
            sources=sources(family.sources),
        )
        for seat, family in enumerate(insight.families)
        if family.income
    ]
    for chair, man in enumerate(insight.men):
        if man is not None:
            lines += danger(view, chair, man)
    for pie in insight.pies:
        if pie.fuse is not None:
            lines.append(says("follows-fuse", seat=SeatName(pie.owner), turns=pie.fuse))
    return [*lines, *last_note(insight.forecast)]


def danger(view: MafView, chair: int, man: ManInsight) -> list[Message]:
    """Of one's own men: by whom each can be killed. The others' dangers are what the table's
    threats name."""
    sitting = view.men[chair]
    if sitting is None or sitting.seat != view.seat:
        return []
    weapons = [says("danger-stab", chair=other + 1) for other in man.stabbed_from]
    if man.shot_from is not None:
        weapons.append(says("danger-fire", chair=man.shot_from + 1))
    weapons += [says("danger-pie", seat=SeatName(owner)) for owner in man.pies]
    if not weapons:
        return []
    name = CardName("man", sitting.sort)
    return [says("follows-danger", man=name, chair=chair + 1, weapons=tuple(weapons))]


def last_note(forecast: Forecast) -> list[Message]:
    """MAF-32: it brings its taker more than is owed, or less."""
    if not forecast.payments:
        return []
    if not forecast.runs_dry:
        return [says("follows-never-dry")]
    last = forecast.payments[-1]
    return [says("follows-last-note", seat=SeatName(last.seat), round=last.round)]


def account(event: Event) -> list[Message]:
    """Where everybody's money came from."""
    if not isinstance(event, GameEnded):
        return []
    return [
        says(
            "account",
            seat=SeatName(seat),
            money=dollars(event.money[seat]),
            sources=(*sources(fortune.income), *windfall(fortune)),
        )
        for seat, fortune in enumerate(event.fortunes)
        if fortune.income.total() or fortune.windfall
    ]


def sources(earned: Earnings) -> tuple[Message, ...]:
    return tuple(
        says(f"source-{dashed(name)}", money=dollars(money))
        for name, money in msgspec.structs.asdict(earned).items()
        if money
    )


def windfall(fortune: Fortune) -> tuple[Message, ...]:
    return (says("source-windfall", money=dollars(fortune.windfall)),) if fortune.windfall else ()
