"""Whose hat is surely a lie? Somebody has laid cards that cannot do the mission, whatever the
hidden ones are; everybody else might have done it."""

from backroom.games.capo_della_mafia.handful import cards_in, size
from backroom.games.capo_della_mafia.knowledge import unseen_cards
from backroom.games.capo_della_mafia.mission import star_limit, stars_of, symbols_missing
from backroom.games.capo_della_mafia.odds import ways_to_pass
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.house_games.puzzle import Choice, Riddle, only_one_right
from backroom.kernel.messages import CardName, Message, SeatName
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State

FEWEST = 3
WORLDS = 120
"""So many worlds are dealt anew to find one in which somebody tells the truth."""


def pose(state: State, seat: int) -> Riddle | None:
    """CAP-11, CAP-13: when all have shown half, and nobody has pointed at anybody yet."""
    assert isinstance(state, Position)
    if state.phase is not Phase.SUSPECT:
        return None
    others = [other for other in range(int(state.seats)) if other != seat]
    liars = [other for other in others if ways(state, seat, other) == 0]
    if len(liars) != 1 or hidden_of(state, liars[0]) == 0:
        return None
    seen = witnesses(state, seat, [other for other in others if other not in liars])
    if len(seen) + 1 < len(others):
        return None
    choices = [
        Choice(
            Message("puzzle-seat", {"who": SeatName(other)}),
            other in liars,
            impossible(state, other) if other in liars else possible(other, seen[other]),
            other,
        )
        for other in others
    ]
    mission = CardName("mission", int(state.mission))
    question = Message("puzzle-cap-lie", {"mission": mission, "limit": int(star_limit(state))})
    return only_one_right(question, choices, FEWEST)


def hidden_of(state: Position, seat: int) -> int:
    return int(size(state.table[seat])) - len(cards_in(state.face_up(seat)))


def ways(state: Position, seat: int, other: int) -> int:
    """In how many ways the cards that this seat cannot see could make `other` an honest man, even
    if they were dealt blind: none means that nothing can."""
    return ways_to_pass(
        state.rules,
        int(state.mission),
        int(star_limit(state)),
        state.face_up(other),
        hidden_of(state, other),
        unseen_cards(state, seat),
    )


def witnesses(state: Position, seat: int, others: list[int]) -> dict[int, tuple[int, ...]]:
    """For each, the hidden cards of a world that this seat cannot tell from the real one, and in
    which he has done the mission."""
    found: dict[int, tuple[int, ...]] = {}
    for number in range(WORLDS):
        world = state.redeal(seat, fast_rng(number))
        assert isinstance(world, Position)
        for other in others:
            if other not in found and does_it(world, other):
                found[other] = cards_in(world.face_down(other))
        if len(found) == len(others):
            break
    return found


def does_it(world: Position, seat: int) -> bool:
    """CAP-E9: if he were checked, and nobody else's Tony squealed."""
    team = world.table[seat]
    own = sum([int(world.rules.squeals[card]) for card in cards_in(team)])
    missing = int(symbols_missing(world.rules, team, world.mission))
    return missing == 0 and int(stars_of(world.rules, team, own)) <= int(star_limit(world))


def impossible(state: Position, seat: int) -> Message:
    shown = state.face_up(seat)
    facts = {
        "who": SeatName(seat),
        "hidden": hidden_of(state, seat),
        "missing": int(symbols_missing(state.rules, shown, state.mission)),
        "limit": int(star_limit(state)),
        "stars": sum([int(state.rules.stars[card]) for card in cards_in(shown)]),
    }
    return Message("puzzle-cap-surely", facts)


def possible(seat: int, hidden: tuple[int, ...]) -> Message:
    cards = tuple([CardName("maffioso", int(card)) for card in hidden])
    return Message("puzzle-cap-possible", {"who": SeatName(seat), "cards": cards})
