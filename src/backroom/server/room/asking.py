"""What a socket asks for: each message is checked, done or refused, and answered."""

import secrets
from typing import Literal

import msgspec

from backroom.bots.levels import COACH
from backroom.bots.pool import NoAnswer
from backroom.bots.request import action_of, request_for
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.messages import Message
from backroom.kernel.seats import SPECTATOR
from backroom.server.protocol import (
    ID,
    Act,
    Advised,
    Done,
    Foretold,
    FromPlayer,
    GiveOrder,
    Hint,
    Leave,
    Mute,
    Outlook,
    Ping,
    Return,
    Say,
    TakeBack,
    Up,
    Why,
    WishPause,
)
from backroom.server.refusals import Refused
from backroom.server.room.beside import mute, order, say
from backroom.server.room.room import Room, RuleRefused
from backroom.server.room.runner import SIT_IN
from backroom.server.room.visitor import Visitor
from backroom.table import Table

DECODER = msgspec.json.Decoder(FromPlayer)


LONGEST_REASON = 300
"""What is wrong with a message is told with words of the message: not with all of them."""


class Envelope(msgspec.Struct):
    """Enough of a bad message to answer it."""

    id: ID | None = None


async def answer(room: Room, visitor: Visitor, text: str | bytes) -> None:
    """Do what this message asks for; every refusal says why, and changes nothing."""
    try:
        message = DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as fault:
        room.house.metrics.refused.inc()
        visitor.refuse(id_of(text), because("bad-message", fault))
        return
    try:
        await do(room, visitor, message)
    except RuleRefused as refused:
        visitor.refuse(message.id, refused.message, refused.rule)
    except Refused as refused:
        visitor.refuse(message.id, refused.message)
    except BadInput as fault:
        visitor.refuse(message.id, because("bad-input", fault))
    except Exception as fault:  # a defect of ours must not cost anybody his socket
        room.house.log.error("asking", table=room.row.id, exc_info=fault)
        visitor.refuse(message.id, Message("service-fault"))
    else:
        return
    room.house.metrics.refused.inc()


def because(name: Literal["bad-message", "bad-input"], fault: Exception) -> Message:
    return Message(f"service-{name}", {"reason": str(fault)[:LONGEST_REASON]})


def id_of(text: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(text, type=Envelope).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


async def do(room: Room, visitor: Visitor, message: Up) -> None:
    if isinstance(message, Ping):
        done(room, visitor, message)
        return
    seat = visitor.seat
    if seat == SPECTATOR:
        raise Refused(403, "not-seated")
    match message:
        case Act():
            refuse_while_a_bot_sits(room, seat)
            await room.move(seat, message.action, message.terms, "player", message.seq)
        case Why():
            why(room, seat, message)
        case Outlook():
            foretell(room, visitor, message)
            return
        case Hint():
            visitor.reply(await hint(room, seat, message))
            return
        case TakeBack():
            refuse_while_a_bot_sits(room, seat)
            await room.write_if(lambda table: table.undo(seat, room.now()))
        case WishPause():
            refuse_while_a_bot_sits(room, seat)
            await room.write_if(lambda table: table.wish(seat, message.wish, room.now()))
        case Say():
            await say(room, seat, message.to, message.text)
        case Mute():
            await mute(room, seat, message.seat, message.on)
        case GiveOrder():
            await order(room, seat, message.name, message.until)
        case Leave():
            await room.write_if(lambda table: table.chair(seat, SIT_IN, room.now()))
        case Return():
            await room.write_if(lambda table: table.chair(seat, "", room.now()))
    done(room, visitor, message)


def done(room: Room, visitor: Visitor, message: Up) -> None:
    visitor.reply(Done(message.id, -1 if room.table is None else room.table.seq))


def refuse_while_a_bot_sits(room: Room, seat: int) -> None:
    table, _ = room.playing()
    if table.bots[seat]:
        raise Refused(409, "bot-sits")


def why(room: Room, seat: int, message: Why) -> None:
    """Raises the refusal, if there is one."""
    table, painter = room.playing()
    refusal = table.state.refuse(seat, meant(table, seat, message))
    if refusal is not None:
        raise RuleRefused(painter.refusal(refusal), refusal.rule)


def meant(table: Table, seat: int, message: Why) -> Action:
    """The action that is asked about: by its number, or by what it picks of what is asked now."""
    if message.action is not None:
        return table.game.action(message.action, message.terms)
    asked = {action.name for action in table.state.legal(seat)}
    for action in table.game.actions:
        if action.name in asked and action.picks == message.picks:
            return action
    raise Refused(400, "no-such-choice")


async def hint(room: Room, seat: int, message: Hint) -> Advised:
    """Ask a bot outside of the table's lock: others may act while it thinks."""
    table, painter = room.playing()
    settings = room.row.settings
    if settings.rated or not settings.hints:
        raise Refused(403, "no-hints")
    if seat not in table.state.to_act():
        raise Refused(409, "nothing-asked")
    thought = request_for(
        table.game,
        table.rules,
        table.state,
        seat,
        COACH,
        secrets.randbits(64),
        table.opening.cards,
    )
    seq = table.seq
    view = painter.view(seat)
    offered = (*table.state.legal(seat), *table.state.menu(seat))
    try:
        choice, reason = await room.house.bots.advise(thought)
    except NoAnswer as fault:
        room.house.metrics.bot_failures.labels(fault.reason).inc()
        raise Refused(503, "no-advice") from None
    action = None if choice is None else action_of(choice, offered)
    shown = painter.choices(view, [] if action is None else [action])
    return Advised(
        message.id,
        seq,
        shown[0] if shown else None,
        None if reason is None else painter.worded(reason),
    )


def foretell(room: Room, visitor: Visitor, message: Outlook) -> None:
    table, painter = room.playing()
    action = table.game.action(message.action, message.terms)
    refusal = table.state.refuse(visitor.seat, action)
    if refusal is not None:
        raise RuleRefused(painter.refusal(refusal), refusal.rule)
    visitor.reply(Foretold(message.id, painter.outlook(visitor.seat, action)))
