"""Moment cards: what an evening is remembered for, in a sentence each, and one for the evening."""

from collections.abc import Sequence

import msgspec

from backroom.analysis.course import Course, Moved
from backroom.analysis.evening import Candidate
from backroom.analysis.shown import Card, Measure, SumShown
from backroom.analysis.tally import Instead
from backroom.kernel.events import Event
from backroom.kernel.messages import Message, SeatName
from backroom.kernel.seats import holds

MOST_LINES = 4
"""So many things that happened are told on a card."""
COMPARED = ("mistake", "turn", "finger", "wash")
"""Cards of a decision: they say what is usually done instead."""


def told_card(
    course: Course, candidate: Candidate, change: Measure, instead: dict[bytes, int]
) -> Card:
    """The card of this moment. `instead`: what the judge's player did there, and how often."""
    move = course.moves[candidate.shown]
    facts: dict[str, object] = {
        "seat": SeatName(candidate.seat),
        "by": SeatName(move.seat),
        "round": move.round,
    }
    if candidate.kind in COMPARED:
        usual = usually(instead)
        if usual is not None:
            move = course.moves[usual.move]
        facts["usual"] = Message("figures-the-same") if usual is None else said(course, usual)
    facts["done"] = in_words(course, move)
    return Card(
        kind=candidate.kind,
        title=Message(f"figures-{candidate.kind}"),
        seat=candidate.seat,
        seq=move.seq,
        round=move.round,
        change=change,
        text=Message(f"figures-{candidate.kind}-told", facts),
        happened=happened(course, candidate),
    )


def usually(instead: dict[bytes, int]) -> Instead | None:
    """What the judge's player did most often where he did not do what was done."""
    if not instead:
        return None
    most = max(instead.items(), key=lambda each: (each[1], each[0]))[0]
    return msgspec.json.decode(most, type=Instead)


def said(course: Course, usual: Instead) -> Message:
    move = course.moves[usual.move]
    if usual.choice is None:
        return Message("figures-silence")
    action = course.game.action(usual.choice.action, usual.choice.terms)
    return course.teller.action(move.before.view(move.seat), action)


def in_words(course: Course, move: Moved) -> Message:
    return course.teller.action(move.before.view(move.seat), move.action)


def happened(course: Course, candidate: Candidate) -> list[Message]:
    """What is told of it, as far as it is about this seat; if nothing is, all that was told."""
    first = course.steps[candidate.since].first
    if candidate.part == "luck":
        first = course.steps[candidate.step].end - 1
    told = [
        each.event
        for move in course.moves[first : course.steps[candidate.step].end]
        for each in move.told
        if holds(each.audience, candidate.seat) and not each.event.minor()
    ]
    wanted = [event for event in told if isinstance(event, candidate.tells)]
    about = [event for event in wanted if is_about(event, candidate)]
    return [course.teller.event(event) for event in (about or wanted)[:MOST_LINES]]


def is_about(event: Event, candidate: Candidate) -> bool:
    if candidate.kind == "blow":
        return event.done_to() == candidate.seat
    return candidate.seat in (event.doer(), event.done_to())


def evening_sentence(sums: Sequence[SumShown], cards: Sequence[Card]) -> Message:
    """One sentence: who won and what carried him, and the moment that moved most."""
    winners = [each for each in sums if each.result > 0]
    best = max(winners, key=lambda each: each.result)
    parts = {"luck": best.luck, "own": best.own, "others": best.others}
    carried = [name for name, part in parts.items() if part.points > part.error]
    facts: dict[str, object] = {
        "winners": tuple(SeatName(each.seat) for each in winners),
        "count": len(winners),
        "by": max(carried, key=lambda name: parts[name].points) if carried else "nothing",
    }
    if not cards:
        return Message("figures-evening", facts)
    greatest = max(cards, key=lambda card: abs(card.change.points))
    moment = Message(
        f"figures-{greatest.kind}-recalled",
        {"seat": SeatName(greatest.seat), "round": greatest.round},
    )
    return Message("figures-evening-with", {**facts, "moment": moment})
