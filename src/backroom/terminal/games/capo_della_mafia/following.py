"""What follows at a table of Capo della Mafia, in words: what is at stake with whom, and whether
one's own cards would do."""

import msgspec

from backroom.games.capo_della_mafia.events import GameEnded, RespectSources
from backroom.games.capo_della_mafia.insight import CapInsight, OpenCards, TeamSum
from backroom.games.capo_della_mafia.telling import says
from backroom.games.capo_della_mafia.view import CapView
from backroom.kernel.events import Event
from backroom.kernel.messages import Message, SeatName


def follows(view: CapView, insight: CapInsight) -> list[Message]:
    stakes = says("follows-stakes", hat=insight.hat, right=insight.right, wrong=insight.wrong)
    others = [
        suspect(seat, player)
        for seat, player in enumerate(insight.players)
        if seat != view.seat and player.hidden
    ]
    return [stakes, *others, *([] if insight.team is None else [team(insight.team)])]


def suspect(seat: int, player: OpenCards) -> Message:
    return says(
        "follows-suspect",
        seat=SeatName(seat),
        hidden=player.hidden,
        missing=player.missing,
        right=signed(player.if_right),
        wrong=signed(player.if_wrong),
    )


def team(found: TeamSum) -> Message:
    return says(
        "follows-team",
        passes="yes" if found.passes else "no",
        missing=found.missing,
        stars=found.stars,
        limit=found.limit,
    )


def account(event: Event) -> list[Message]:
    """Where everybody's respect came from."""
    if not isinstance(event, GameEnded):
        return []
    return [
        says("account", seat=SeatName(seat), sources=sources(each))
        for seat, each in enumerate(event.sources)
        if sources(each)
    ]


def sources(earned: RespectSources) -> tuple[Message, ...]:
    return tuple(
        says(f"source-{name.replace('_', '-')}", change=signed(respect))
        for name, respect in msgspec.structs.asdict(earned).items()
        if respect
    )


def signed(respect: int) -> str:
    return f"+{respect}" if respect > 0 else f"−{-respect}" if respect < 0 else "0"
