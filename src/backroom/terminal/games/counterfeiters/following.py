"""What follows at a table of Counterfeiters, in words: the police, the presses, one's own purse."""

import msgspec

from backroom.games.counterfeiters.events import GameEnded, MoneySources
from backroom.games.counterfeiters.insight import CftInsight, Purse
from backroom.games.counterfeiters.telling import dashed, dollars, says
from backroom.games.counterfeiters.view import CftView
from backroom.kernel.events import Event
from backroom.kernel.messages import Message, SeatName


def follows(view: CftView, insight: CftInsight) -> list[Message]:
    steps = {
        "godfather": insight.to_godfather,
        "investigation": insight.to_investigation,
        "strike": insight.to_strike,
        "end": insight.to_end,
    }
    police = [
        says(f"follows-{name}", caps=caps) for name, caps in steps.items() if caps is not None
    ]
    time = says(
        "follows-rounds",
        least=insight.rounds_at_least,
        caps=insight.caps_left,
        henchmen=insight.henchmen_left,
    )
    presses = [
        says("follows-press", seat=SeatName(seat), fakes=press.fakes, stars=press.quality)
        for seat, press in enumerate(insight.presses)
        if press.fakes and press.quality
    ]
    return [*police, time, *presses, *([] if insight.purse is None else own(insight.purse))]


def own(purse: Purse) -> list[Message]:
    return [
        says(
            "follows-sales",
            supermarket=dollars(purse.supermarket.money),
            receiver=dollars(purse.receiver.money),
        ),
        says(
            "follows-to-come",
            diners=dollars(purse.diners),
            tickets=dollars(purse.tickets),
            godfather=dollars(purse.godfather),
        ),
        says("follows-if-ended", money=dollars(purse.if_it_ended)),
    ]


def account(event: Event) -> list[Message]:
    """Where everybody's money came from, and where it went."""
    if not isinstance(event, GameEnded):
        return []
    return [
        says("account", seat=SeatName(seat), sources=sources(each))
        for seat, each in enumerate(event.sources)
    ]


def sources(earned: MoneySources) -> tuple[Message, ...]:
    return tuple(
        says(f"source-{dashed(name)}", money=signed(money))
        for name, money in msgspec.structs.asdict(earned).items()
        if money
    )


def signed(money: int) -> Message:
    return dollars(money) if money > 0 else says("minus", money=dollars(-money))
