"""Lines of play in the same world have the same luck: whoever rolls, rolls the same in all."""

from backroom.bots.worlds import Worlds
from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.events.jobs import DiceRolled
from backroom.games.la_cosa_nostra.position import Stage
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.kernel.events import Told
from backroom.kernel.rng import fast_rng
from builders.la_cosa_nostra import LcnTable, man, seat
from builders.la_cosa_nostra_bots import judgement

WORLDS = 25


def busy_table() -> LcnTable:
    """Yellow may send either of two men first; the others have one each, with anything to do."""
    table = LcnTable(round=3).give("yellow", businesses="pimp cop politician lawyer")
    table.give("green", businesses="pimp").give("red", businesses="pimp")
    table.task("yellow-2", "blackmail").task("yellow-3", "cigarette_smuggling")
    return table.task("green-1", "theft@2").task("red-1", "theft@3")


def rolled(worlds: Worlds, world: LcnState, first: str) -> dict[int, tuple[int, ...]]:
    """What each man rolls in this round if yellow sends this one first, before any die is rolled
    again."""
    told: list[Told] = []
    world.recorder = told
    worlds.act(world, seat("yellow"), Do.EXECUTE[man(first)])
    for _ in range(60):
        if world.stage is not Stage.ACTION:
            break
        who = world.owing()[0]
        legal = world.legal(who)
        worlds.act(world, who, legal[worlds.judgement.pick(world, who, legal, fast_rng(1))])
    events = [each.event for each in told]
    return {event.man: event.dice for event in reversed(events) if isinstance(event, DiceRolled)}


def test_a_man_rolls_the_same_whoever_went_before_him(seed: int) -> None:
    table = busy_table()
    worlds = Worlds(judgement(3, "hard"), table.state, seat("yellow"), fast_rng(seed), True)
    both = 0
    rolls = set()
    for _ in range(WORLDS):
        world = worlds.imagine()
        assert isinstance(world, LcnState)
        one = rolled(worlds, world.clone(), "yellow-2")
        other = rolled(worlds, world.clone(), "yellow-3")
        for each in (man("yellow-2"), man("yellow-3")):
            if each in one and each in other:
                both += 1
                assert one[each] == other[each]
        rolls.add(one[man("yellow-2")])
    assert both > WORLDS
    assert len(rolls) > 5, "in every world something else"
