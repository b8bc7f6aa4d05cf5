# Interpreted: it is asked once a game, and by whoever looks.
"""Where everybody's respect came from: the rounds that are over, scored once more.

No state carries these books. They follow from what everybody saw (`Past`), so nothing hidden can
be in them, and a searched game pays nothing for them.
"""

from collections import Counter

from backroom.games.capo_della_mafia.events import RespectChanged, RespectSources, RespectStolen
from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.past import Past
from backroom.games.capo_della_mafia.position import Position
from backroom.games.capo_della_mafia.scoring import score_everybody
from backroom.games.capo_della_mafia.suspicion import find_the_suspected
from backroom.kernel.events import Told


def respect_sources(position: Position) -> tuple[RespectSources, ...]:
    """CAP-34 to CAP-39, CAP-47: by seat, what each source brought or cost in all rounds so far."""
    seats = range(int(position.seats))
    books: list[Counter[str]] = [Counter() for _ in seats]
    for each in scored_again(position):
        event = each.event
        if isinstance(event, RespectChanged):
            books[event.seat][event.reason] += event.change
        elif isinstance(event, RespectStolen):
            books[event.seat]["stolen"] += event.amount
            books[event.victim]["robbed"] -= event.amount
    return tuple(
        RespectSources(
            start=int(position.rules.start_respect),
            missions=book["mission"],
            giulia=book["giulia"],
            right_suspicions=book["right_suspicion"],
            wrong_suspicions=book["wrong_suspicion"],
            stolen=book["stolen"],
            robbed=book["robbed"],
            least_respect=book["least_respect"],
        )
        for book in books
    )


def scored_again(position: Position) -> list[Told]:
    """What was told when the rounds that are over were scored."""
    told: list[Told] = []
    table = position.clone()
    assert isinstance(table, Position)
    table.recorder = told
    table.respect = [int(position.rules.start_respect)] * int(position.seats)
    for past in oldest_first(position.past):
        lay_out(table, past)
        score_everybody(table)
    return told


def oldest_first(past: Past | None) -> list[Past]:
    rounds: list[Past] = []
    while past is not None:
        rounds.append(past)
        past = past.before
    return rounds[::-1]


def lay_out(table: Position, past: Past) -> None:
    """The table as everybody saw it when that round was scored. Cards that nobody saw earn and cost
    nothing: only who is suspected robs or squeals, and he has shown them all."""
    table.counter = past.counter
    table.newspaper = past.newspaper
    table.table = past.seen[:]
    table.up = [(1 << size(cards)) - 1 for cards in past.seen]
    table.suspects = past.suspects[:]
    table.jailed = past.jailed
    table.void = 0
    find_the_suspected(table)
