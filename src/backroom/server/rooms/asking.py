"""What a socket asks for: each message is checked, done or refused, and answered."""

import secrets
from typing import Literal

import msgspec

from backroom.bots.levels import COACH
from backroom.bots.pool import NoAnswer
from backroom.bots.request import request_for
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.messages import Message, Refusal
from backroom.kernel.queries import ask, query_types
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.wire import decoded, encode
from backroom.server.lobby.bot_chairs import SIT_IN
from backroom.server.operations.costs import MESSAGES, UNREADABLE
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.course import Detour
from backroom.server.rooms.painter import Painter
from backroom.server.rooms.room import Room, RuleRefused
from backroom.server.rooms.side_channels import mute, order, say
from backroom.server.rooms.visitor import Visitor
from backroom.server.rooms.waiting_moves import make_move, want
from backroom.server.rooms.wanted import Wanted
from backroom.server.rooms.writer import follow, write_if
from backroom.server.wire.protocol import (
    ID,
    Act,
    Advised,
    Answered,
    Ask,
    Describe,
    Described,
    Done,
    Follow,
    Foretold,
    FromPlayer,
    GiveOrder,
    Hint,
    Leave,
    Mute,
    Offered,
    Offers,
    Outlook,
    Ping,
    Return,
    Say,
    TakeBack,
    Up,
    Why,
    WishPause,
)
from backroom.table import Chair, Pause, Table, Undo

DECODER = msgspec.json.Decoder(FromPlayer)


IN_A_LESSON = (Act, Follow, Offers, Outlook, Why)
"""At a table that is kept nowhere there is nobody to talk to and nothing to take back."""
LONGEST_REASON = 300
"""What is wrong with a message is told with words of the message: not with all of them."""


class Envelope(msgspec.Struct):
    """Enough of a bad message to answer it."""

    id: ID | None = None


def hear_move(room: Room, visitor: Visitor, text: bytes) -> bool:
    """Most messages are a plain move: it need not wait for its turn to be read. Was it one?
    Then `visitor.busy` until it has happened."""
    try:
        message = DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    if not isinstance(message, Act) or message.then or visitor.seat == SPECTATOR:
        return False
    try:
        if not room.house.limits.costs.demand_in_hand(visitor.address, MESSAGES["act"]):
            return False
    except Refused as refused:
        refuse(room, visitor, message.id, refused)
        return True

    def settle(fault: Exception | None) -> None:
        if fault is None:
            visitor.reply(Done(message.id, wanted.seq))
        else:
            refuse(room, visitor, message.id, fault)
        visitor.rest()

    visitor.busy = True
    choice = (message.action, message.terms, message.then)
    wanted = Wanted(visitor.seat, *choice, message.seq, room.house.now(), settle)
    want(room, wanted)
    return True


async def answer(room: Room, visitor: Visitor, text: str | bytes) -> None:
    """Do what this message asks for; every refusal says why, and changes nothing."""
    try:
        message = DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as fault:
        room.house.metrics.refused.inc()
        await refuse_unreadable(room, visitor, text, fault)
        return
    try:
        cost = MESSAGES[str(message.__struct_config__.tag)]
        await room.house.limits.costs.demand(visitor.address, cost)
        await do(room, visitor, message)
    except Exception as fault:
        refuse(room, visitor, message.id, fault)


def refuse(room: Room, visitor: Visitor, id: int | None, fault: Exception) -> None:
    """Say why not."""
    room.house.metrics.refused.inc()
    match fault:
        case RuleRefused():
            visitor.refuse(id, fault.message, fault.rule)
        case Detour() | Refused():
            visitor.refuse(id, fault.message)
        case BadInput():
            visitor.refuse(id, because("bad-input", fault))
        case _:  # a defect of ours must not cost anybody his socket
            room.house.log.error("asking", table=room.row.id, exc_info=fault)
            visitor.refuse(id, Reason.FAULT.message())


async def refuse_unreadable(
    room: Room, visitor: Visitor, text: str | bytes, fault: Exception
) -> None:
    try:
        await room.house.limits.costs.demand(visitor.address, UNREADABLE)
    except Refused as refused:
        visitor.refuse(None, refused.message)
    else:
        visitor.refuse(id_of(text), because("bad-message", fault))


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
    if isinstance(message, Describe):
        table, painter = room.playing()
        visitor.reply(Described(message.id, table.seq, painter.picture(seat).position))
        return
    if isinstance(message, Ask):
        visitor.reply(answer_query(room, seat, message))
        return
    if seat == SPECTATOR:
        raise Refused(Reason.NOT_SEATED)
    if room.course is not None and not isinstance(message, IN_A_LESSON):
        raise Refused(Reason.ONLY_A_LESSON)
    match message:
        case Act():
            refuse_while_a_bot_sits(room, seat)
            refuse_terms_together(message)
            choice = (message.action, message.terms, message.then)
            visitor.reply(Done(message.id, await make_move(room, seat, *choice, message.seq)))
            return
        case Why():
            why(room, seat, message)
        case Outlook():
            foretell(room, visitor, message)
            return
        case Offers():
            table, painter = room.playing()
            visitor.reply(Offered(message.id, table.seq, painter.offers(seat)))
            return
        case Hint():
            visitor.reply(await hint(room, seat, message))
            return
        case Follow():
            await follow(room, message.seq)
        case TakeBack():
            refuse_while_a_bot_sits(room, seat)
            await write_if(room, lambda table: table.propose(Undo(room.now(), seat)))
        case WishPause():
            refuse_while_a_bot_sits(room, seat)
            wish = message.wish
            await write_if(room, lambda table: table.propose(Pause(room.now(), seat, wish)))
        case Say():
            await say(room, seat, message.to, message.text)
        case Mute():
            await mute(room, seat, message.seat, message.on)
        case GiveOrder():
            await order(room, seat, message.name, message.until)
        case Leave():
            await write_if(room, lambda table: table.propose(Chair(room.now(), seat, SIT_IN)))
        case Return():
            await write_if(room, lambda table: table.propose(Chair(room.now(), seat, "")))
    done(room, visitor, message)


def done(room: Room, visitor: Visitor, message: Up) -> None:
    visitor.reply(Done(message.id, -1 if room.table is None else room.table.seq))


def refuse_while_a_bot_sits(room: Room, seat: int) -> None:
    table, _ = room.playing()
    if table.bots[seat]:
        raise Refused(Reason.BOT_SITS)


def refuse_terms_together(message: Act) -> None:
    if message.then and message.terms is not None:
        raise BadInput("an action with terms opens no other")


def answer_query(room: Room, seat: int, message: Ask) -> Answered:
    table, painter = room.playing()
    query = decoded(message.query, query_types(table.game), f"a query of {table.game.title}")
    if seat == SPECTATOR and not query.public:
        raise Refused(Reason.NOT_SEATED)
    found = ask(table.game, table.state, seat, query)
    if isinstance(found, Refusal):
        raise RuleRefused(painter.refusal(found), found.rule)
    return Answered(message.id, table.seq, msgspec.Raw(encode(found)))


def why(room: Room, seat: int, message: Why) -> None:
    """Raises the refusal, if there is one."""
    table, painter = room.playing()
    refusal = table.state.refuse(seat, meant(table, painter, seat, message))
    if refusal is not None:
        raise RuleRefused(painter.refusal(refusal), refusal.rule)


def meant(table: Table, painter: Painter, seat: int, message: Why) -> Action:
    """The action that is asked about: by its number, or by what it picks of what is asked now."""
    if message.action is not None:
        return table.game.action(message.action, message.terms)
    asked = {action.name for action in painter.picture(seat).legal}
    for action in table.game.actions:
        if action.name in asked and action.picks == message.picks:
            return action
    raise Refused(Reason.NO_SUCH_CHOICE)


async def hint(room: Room, seat: int, message: Hint) -> Advised:
    """Ask a bot outside of the table's lock: others may act while it thinks."""
    table, painter = room.playing()
    settings = room.row.settings
    if settings.rated or not settings.hints:
        raise Refused(Reason.NO_HINTS)
    if seat not in table.state.to_act():
        raise Refused(Reason.NOTHING_ASKED)
    thought = request_for(
        table.game,
        table.rules,
        table.state,
        seat,
        COACH,
        secrets.randbits(64),
        table.opening.cards,
        meant=room.advised.meant(seat, table.moves),
    )
    seq, moves = table.seq, len(table.moves)
    picture = painter.picture(seat)
    try:
        choice, reason = await room.house.bots.advise(thought, room.whose_seat(seat))
    except NoAnswer as fault:
        room.house.metrics.bot_failures.labels(fault.reason).inc()
        raise Refused(Reason.NO_ADVICE) from None
    room.advised.note(seat, moves, choice)
    action = None if choice is None else table.game.action(choice.action, choice.terms)
    shown = painter.choices(picture.view, [] if action is None else [action])
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
