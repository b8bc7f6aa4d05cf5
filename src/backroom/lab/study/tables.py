"""The rows of a study as tables that any program for figures reads: one line for each game, for
each seat, round, event, thing, deal and promise, tied together by the number of the game."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from backroom.lab.study.plan import Study
from backroom.lab.study.rows import Row
from backroom.lab.study.worth import win_shares

Line = dict[str, Any]


def tables_of(study: Study, rows: Sequence[Row]) -> dict[str, list[Line]]:
    """By name; what has no lines is left out."""
    found = {
        "games": [game_line(study, row) for row in rows],
        "seats": [line for row in rows for line in seat_lines(row)],
        "rounds": [line for row in rows for line in round_lines(row)],
        "events": [
            {"game": row.number, "event": event, "times": times}
            for row in rows
            for event, times in row.events.items()
        ],
        "things": [
            {"game": row.number, "seat": seat + 1, "thing": thing, "count": count}
            for row in rows
            for seat, held in enumerate(row.things)
            for thing, count in held.items()
        ],
        "deals": [
            {"game": row.number} | numbered(deal, ("proposer", "partner"))
            for row in rows
            for deal in row.deals
        ],
        "promises": [
            {"game": row.number} | numbered(word, ("by", "to"))
            for row in rows
            for word in row.words
        ],
    }
    return {name: lines for name, lines in found.items() if lines}


def game_line(study: Study, row: Row) -> Line:
    return {
        "game": row.number,
        "deal": row.deal,
        "turn": row.turn,
        "side": row.side,
        "label": study.sides[row.side].label,
        "rounds": row.rounds,
        "actions": row.actions,
        "over": row.over,
        "ending": row.ending,
    }


def seat_lines(row: Row) -> Iterator[Line]:
    for seat, win in enumerate(win_shares(row)):
        yield {
            "game": row.number,
            "seat": seat + 1,
            "bot": row.bots[seat],
            "family": row.families[seat] if row.families else "",
            "points": row.points[seat],
            "place": row.places[seat],
            "win": win,
        }


def round_lines(row: Row) -> Iterator[Line]:
    for round, points in enumerate(row.course):
        for seat, each in enumerate(points):
            yield {"game": row.number, "round": round, "seat": seat + 1, "points": each}


def numbered(record: msgspec.Struct, seats: tuple[str, ...]) -> Line:
    """Seats are counted from 1 in tables, as people count them."""
    found: Line = msgspec.to_builtins(record)
    return found | {name: found[name] + 1 for name in seats}
