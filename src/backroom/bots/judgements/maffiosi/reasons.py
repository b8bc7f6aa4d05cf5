"""Why one would do it: the main thing about an action, as a sentence to be."""

from mypy_extensions import i64

from backroom.bots.judgements.maffiosi.outlook import Outlook
from backroom.bots.judgements.maffiosi.rules_of_thumb import RulesOfThumb
from backroom.games.maffiosi.actions import Do, MafAction
from backroom.games.maffiosi.chairs import beside, how_many, only_chair
from backroom.games.maffiosi.position import Position
from backroom.games.maffiosi.rules import ASLEEP
from backroom.games.maffiosi.threats import blast_of, pie_goes_to
from backroom.kernel.messages import CardName, Message, SeatName

THOUSAND = 1000


def why(
    position: Position, outlook: Outlook, rules_of_thumb: RulesOfThumb, action: MafAction
) -> Message:
    """The reason for an action that needs no further choice; the rules of thumb have seen it."""
    do = action.do
    seat = rules_of_thumb.seat
    if do is Do.KILL:
        return why_kill(position, outlook, action.value, seat)
    if do is Do.PUT_PIE:
        centre = only_chair(action.value)
        return why_blast("pie", position, (centre | beside(centre)) & position.occupied(), seat)
    if do is Do.EXPLODE:
        return why_blast("explode", position, blast_of(position, action.value), seat)
    if do is Do.PASS_LEFT or do is Do.PASS_RIGHT:
        return why_pass(position, action.value, do is Do.PASS_LEFT, seat)
    if do is Do.SERVE:
        return why_drinks(position, action.value)
    if do is Do.SIT:
        return why_sit(position, outlook, rules_of_thumb, action.value)
    if do is Do.DISCARD:
        return Message("bots-maf-discard", {"card": CardName("card", int(action.value))})
    if do is Do.STAY:
        return Message("bots-maf-stay")
    if do is Do.COLOUR:
        return Message("bots-maf-colour")
    if do is Do.BRING:
        return Message("bots-maf-bring", {"man": CardName("man", int(action.value % ASLEEP))})
    return Message("bots-maf-raid")


def money(thousands: float) -> Message:
    return Message("maf-money", {"amount": int(thousands) * THOUSAND})


def why_kill(position: Position, outlook: Outlook, chair: i64, seat: i64) -> Message:
    """He earns something, or he is dangerous, or he is one of them."""
    owner = position.owner_at(chair)
    bit = only_chair(chair)
    facts = {
        "seat": SeatName(int(owner)),
        "man": CardName("man", int(position.sort_at(chair))),
    }
    earns = outlook.prize(bit, owner) - outlook.prey_man
    if earns >= 1.0:
        return Message("bots-maf-kill-earner", {**facts, "money": money(earns)})
    before = (outlook.stabbed_by(owner) | outlook.shot_by(owner)) & outlook.men[seat]
    outlook.men[owner] &= ~bit
    after = (outlook.stabbed_by(owner) | outlook.shot_by(owner)) & outlook.men[seat]
    outlook.men[owner] |= bit
    if after != before:
        return Message("bots-maf-kill-danger", facts)
    return Message("bots-maf-kill", facts)


def why_blast(name: str, position: Position, blast: i64, seat: i64) -> Message:
    own = how_many(blast & position.men[seat])
    others = how_many(blast) - own
    if own > 0:
        return Message(f"bots-maf-{name}-own", {"others": int(others), "own": int(own)})
    return Message(f"bots-maf-{name}", {"others": int(others)})


def why_pass(position: Position, owner: i64, left: bool, seat: i64) -> Message:
    """Fewer of one's own men are in danger, or more of the others'."""
    chair = only_chair(pie_goes_to(position, owner, left))
    before = blast_of(position, owner) & position.men[seat]
    after = (chair | beside(chair)) & position.men[seat]
    saved = how_many(before) - how_many(after)
    facts = {"seat": SeatName(int(owner))}
    if saved > 0:
        return Message("bots-maf-pass-saves", {**facts, "count": int(saved)})
    return Message("bots-maf-pass", facts)


def why_drinks(position: Position, drinks: i64) -> Message:
    dead: i64 = 0
    asleep: i64 = 0
    for chair in position.rules.drink_chairs:
        if drinks & 1:
            if position.is_asleep(chair):
                dead += 1
            else:
                asleep += 1
        drinks >>= 1
    if dead > 0:
        return Message("bots-maf-drinks-kill", {"count": int(dead)})
    return Message("bots-maf-drinks", {"count": int(asleep)})


def why_sit(
    position: Position, outlook: Outlook, rules_of_thumb: RulesOfThumb, chair: i64
) -> Message:
    """He earns something there, or is safer, or can strike at somebody."""
    seat = rules_of_thumb.seat
    sort = position.lifted % ASLEEP
    facts = {"man": CardName("man", int(sort))}
    here = only_chair(chair)
    after = earnings(outlook, seat, sort, here)
    before = 0.0
    danger_before = 0.0
    aim_before = 0.0
    if position.lifted_from >= 0:
        there = only_chair(position.lifted_from)
        before = earnings(outlook, seat, sort, there)
        danger_before = rules_of_thumb.danger(there)
        aim_before = rules_of_thumb.aiming(sort, there)
    else:
        before = earnings(outlook, seat, sort, 0)
    if after >= before + 1.0:
        return Message("bots-maf-sit-earns", {**facts, "money": money(after - before)})
    if position.lifted_from >= 0 and rules_of_thumb.danger(here) < danger_before:
        return Message("bots-maf-sit-flees", facts)
    if rules_of_thumb.aiming(sort, here) > aim_before:
        return Message("bots-maf-sit-aims", facts)
    if rules_of_thumb.danger(here) == 0.0:
        return Message("bots-maf-sit-safe", facts)
    return Message("bots-maf-sit" if position.lifted_from < 0 else "bots-maf-sit-later", facts)


def earnings(outlook: Outlook, seat: i64, sort: i64, here: i64) -> float:
    """What the family earns in a turn with this man there."""
    outlook.men[seat] |= here
    outlook.sorts[sort] |= here
    outlook.weigh_family(seat)
    earned = outlook.base[seat] * outlook.times[seat]
    outlook.men[seat] &= ~here
    outlook.sorts[sort] &= ~here
    return earned
