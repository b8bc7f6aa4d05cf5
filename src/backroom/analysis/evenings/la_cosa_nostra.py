"""An evening of La Cosa Nostra: deals, broken words, rolls."""

from collections.abc import Iterator

from backroom.analysis.course import Course
from backroom.analysis.evening import (
    Candidate,
    Evening,
    decisions,
    steps_with,
    strokes_of_luck,
)
from backroom.games.la_cosa_nostra.events.jobs import DiceRolled, DieRerolled
from backroom.games.la_cosa_nostra.events.rounds import InfluenceReceived, JobsReceived
from backroom.games.la_cosa_nostra.events.trade import DealStruck, OfferMade, PromiseSettled
from backroom.games.la_cosa_nostra.trade.promises import BROKEN


def candidates(course: Course) -> Iterator[Candidate]:
    yield from deals(course)
    yield from broken_words(course)
    yield from strokes_of_luck("roll", course, (DiceRolled, DieRerolled))
    yield from decisions("mistake", course, good=False)


def deals(course: Course) -> Iterator[Candidate]:
    """LCN-78, LCN-95: for both sides, from the offer to the hand that is shaken."""
    offered: dict[tuple[int, int], int] = {}
    offers = [(number, event) for number, _, event in steps_with(course, OfferMade)]
    for number, place, event in steps_with(course, DealStruck):
        assert isinstance(event, DealStruck)
        for made, offer in offers:
            assert isinstance(offer, OfferMade)
            if made <= number and offer.offer == event.offer:
                offered[event.proposer, event.seat] = made
        since = offered.get((event.proposer, event.seat), number)
        for seat in (event.proposer, event.seat):
            yield Candidate("deal", seat, number, "all", True, since, place, (DealStruck,))


def broken_words(course: Course) -> Iterator[Candidate]:
    """LCN-E77: what it brought to who gave his word and did not keep it."""
    for number, place, event in steps_with(course, PromiseSettled):
        assert isinstance(event, PromiseSettled)
        if event.status == BROKEN:
            yield Candidate(
                "broken", event.seat, number, "all", True, number, place, (PromiseSettled,)
            )


EVENING = Evening(
    kinds=("deal", "broken", "roll", "mistake"),
    candidates=candidates,
    draws=(DiceRolled, DieRerolled, InfluenceReceived, JobsReceived),
    rounds_ahead=0,
    looks=240,
    most_actions=5_000_000,
)
