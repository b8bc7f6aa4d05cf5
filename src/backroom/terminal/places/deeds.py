"""What a player at a house may do beside answering: what the menus of the browser have at a table.
Which of it can be done just now is read from the last update."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from backroom.kernel.game import Game
from backroom.kernel.messages import Message, SeatName

UNTIL = {
    "round": "play-app-order-round",
    "end": "play-app-order-end",
    "never": "play-app-order-never",
}
"""How long a standing order may hold, and the sentence for it."""


class Deed(NamedTuple):
    """One of these, in words, and what is put to the house for it."""

    text: str
    kind: str
    fields: dict[str, Any] = {}


def deeds_of(
    update: dict[str, Any], you: int, game: Game, say: Callable[[Message], str]
) -> tuple[Deed, ...]:
    """All that this seat can do now."""
    if you < 0 or update["result"] is not None:
        return ()
    seats = update["seats"]
    if seats[you]["bot"]:
        return (Deed(say(Message("play-app-return")), "return"),)
    found = [Deed(say(Message("play-app-undo")), "undo")] if update["undo"] else []
    found.append(pause_of(seats, you, say))
    found += orders_of(game, update["orders"], say)
    for seat, each in enumerate(seats):
        if seat != you and not each["bot"]:
            muted = seat in update["muted"]
            name = "play-app-hear" if muted else "play-app-mute"
            text = say(Message(name, {"seat": SeatName(seat)}))
            found.append(Deed(text, "mute", {"seat": seat, "on": not muted}))
    return (*found, Deed(say(Message("play-app-leave-to-bot")), "leave"))


def pause_of(seats: Sequence[dict[str, Any]], you: int, say: Callable[[Message], str]) -> Deed:
    """To wish for a pause, to agree to that of others, or to wish for it no longer."""
    if seats[you]["wishes_pause"]:
        return Deed(say(Message("play-app-pause-no-more")), "pause", {"wish": False})
    others = tuple(SeatName(seat) for seat, each in enumerate(seats) if each["wishes_pause"])
    text = Message("play-app-pause-agree", {"seats": others}) if others else None
    return Deed(say(text or Message("play-app-pause")), "pause", {"wish": True})


def orders_of(
    game: Game, given: Sequence[dict[str, Any]], say: Callable[[Message], str]
) -> list[Deed]:
    """The standing orders of the game, each with what it is not set to yet."""
    held = {each["name"]: "end" if each["round"] is None else "round" for each in given}
    return [
        Deed(
            say(Message(sentence, {"order": Message(each.name)})),
            "order",
            {"name": each.name, "until": until},
        )
        for each in game.orders
        for until, sentence in UNTIL.items()
        if until != held.get(each.name, "never")
    ]
