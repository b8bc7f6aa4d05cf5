"""What would the coach have done here? From the knowledge of a seat at that time.

The true position is redealt for the seat before anything else is looked at, so the answer is the
same in every world that the seat could not tell apart: it cannot give away what was hidden. Lines
of play are compared in the same imagined worlds with the same luck.
"""

from typing import NamedTuple

from backroom.analysis.evening import find_evening
from backroom.analysis.sampling import is_same
from backroom.analysis.shown import Advice, Compared, Measure, Verdict
from backroom.analysis.tally import Sum
from backroom.bots.decision import find_judgement
from backroom.bots.judgement import Judgement, Line
from backroom.bots.playing_on import PlayingOn
from backroom.bots.specs import read_spec
from backroom.bots.worlds import Worlds
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, Teller
from backroom.kernel.messages import Message
from backroom.kernel.rng import fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from backroom.table import Move, Table

COACH = "hard"
WORLDS = 200
"""So many tables are imagined."""
FIRST = 5
"""So many choices are compared, beside what was done."""
MANY = 12
"""So many first steps get a first look."""
TARGETS = 32
"""So many targets of a card: more than there are chairs."""
AT_FIRST = 40
"""In so many tables."""
SEED = 1


class Asked(NamedTuple):
    """A decision that was made: where, and what was done in one go."""

    state: State
    seat: int
    seq: int
    done: tuple[Action, ...]


def coach(table: Table, seat: int, seq: int, worlds: int = WORLDS, seed: int = SEED) -> Advice:
    """What the coach would have done instead of entry `seq`."""
    return advise(table.game, table.rules, asked_at(table, seat, seq), worlds, seed)


def advise(game: Game, rules: Rules, asked: Asked, worlds: int, seed: int) -> Advice:
    seat = asked.seat
    judgement = find_judgement(game, rules, read_spec(COACH))
    root = asked.state.redeal(seat, fast_rng(seed))
    ahead, longest = find_evening(game).rounds_ahead, 4 * int(rules.longest)
    comparing = Comparing(judgement, root, seat, PlayingOn(judgement, ahead, longest, seed), seed)
    first = lines_of(judgement, root, seat)
    # What looked best in a few worlds is measured in others: else it would look better than it is.
    found = best_lines(first, comparing.gains(first, AT_FIRST))
    found = [thought_through(game, comparing, root, line) for line in found]
    lines = with_done(found, asked.done)
    gains = comparing.gains(lines, worlds)
    means = [sum(each) / worlds for each in gains]
    # Of equals what was done comes first: nobody is told to do better what was as good.
    done = len(lines) - 1
    order = sorted(range(len(lines)), key=lambda place: (-means[place], place != done))
    best = order[0]
    return Advice(
        seat=seat,
        seq=asked.seq,
        round=int(root.round),
        worlds=worlds,
        choices=[
            Compared(
                actions=in_words(game.teller(rules), root, seat, lines[place]),
                chance=measured(gains[place]),
                coach=place == best,
                done=place == done,
            )
            for place in order
        ],
        reason=judgement.reason_of_plan(root, seat, lines[best].actions),
        verdict=verdict_of(gains[best], gains[-1]),
    )


def asked_at(table: Table, seat: int, seq: int) -> Asked:
    """The decision of this seat that became entry `seq`."""
    if not 0 <= seat < table.seats:
        raise BadInput(f"there is no player {seat + 1}; they are 1 to {table.seats}")
    if not 0 < seq <= table.seq:
        raise BadInput(f"there is no entry {seq}; they are 1 to {table.seq}")
    entry = table.entries[seq]
    if not isinstance(entry, Move) or entry.seat != seat:
        raise BadInput(f"entry {seq} is no move of player {seat + 1}")
    again = Table(table.opening, table.seed)
    for earlier in table.entries[1:seq]:
        again.add(earlier)
    before = again.state.clone()
    done: list[Action] = []
    for later in table.entries[seq:]:
        if not isinstance(later, Move) or later.seat != seat:
            break
        chance = again.state.rng
        stood = chance.clone()
        again.add(later)
        done.append(table.game.action(later.action, later.terms))
        if again.state.rng != stood or again.state.owing() != (seat,):
            break
    return Asked(before, seat, seq, tuple(done))


def lines_of(judgement: Judgement, root: State, seat: int) -> list[Line]:
    """All that is worth a first look: whole turns where a turn is one plan, and every first step
    behind which one goes on as usual."""
    actions = root.legal(seat) + judgement.might_say(root, seat)
    if len(actions) == 1:
        return [Line(actions, 0.0)]
    likes = judgement.likes(root, seat, actions)
    singles = [Line((each,), like) for each, like in zip(actions, likes, strict=True)]
    singles.sort(key=lambda line: -line.like)
    plans = judgement.lines(root, seat, actions) if judgement.slope(root) > 0.0 else []
    return [*[line for line in plans if len(line.actions) > 1], *singles[:MANY]]


def best_lines(lines: list[Line], gains: list[list[float]]) -> list[Line]:
    """Of everything that begins alike the best, and of those the first few."""
    found: list[Line] = []
    for place in sorted(range(len(lines)), key=lambda place: -sum(gains[place])):
        first = lines[place].actions[0]
        if not any(is_same(first, other.actions[0]) for other in found):
            found.append(lines[place])
    return found[:FIRST]


def thought_through(game: Game, comparing: "Comparing", root: State, line: Line) -> Line:
    """This line with all that must still be said about it: the target of a card, the chair of a man
    who gets up."""
    seat = comparing.seat
    while True:
        position = root.clone()
        opened = True
        for action in line.actions:
            opened = int(action.index) in game.opens(position)
            position.apply(seat, action)
        if not opened or position.owing() != (seat,):
            return line
        legal = position.legal(seat)
        likes = comparing.judgement.likes(position, seat, legal)
        order = sorted(range(len(legal)), key=lambda place: -likes[place])[:TARGETS]
        lines = [Line((*line.actions, legal[place]), likes[place]) for place in order]
        gains = comparing.gains(lines, AT_FIRST)
        line = lines[max(range(len(lines)), key=lambda place: sum(gains[place]))]


def with_done(found: list[Line], done: tuple[Action, ...]) -> list[Line]:
    """These, and last what was done: as far as they look ahead themselves."""
    longest = max([len(line.actions) for line in found])
    mine = Line(done[:longest], 0.0)
    return [*[line for line in found if not all_same(line, mine)], mine]


def all_same(one: Line, other: Line) -> bool:
    return len(one.actions) == len(other.actions) and all(
        is_same(mine, his) for mine, his in zip(one.actions, other.actions, strict=True)
    )


class Comparing:
    """Lines of play in the same imagined worlds, one after the other."""

    def __init__(
        self, judgement: Judgement, root: State, seat: int, player: PlayingOn, seed: int
    ) -> None:
        self.judgement = judgement
        self.seat = seat
        self.player = player
        self.worlds = Worlds(judgement, root, seat, fast_rng(seed, 2), paired=True)
        self.nothing = [0] * int(root.seats)

    def gains(self, lines: list[Line], worlds: int) -> list[list[float]]:
        """By line what it brought in each of so many worlds."""
        gains: list[list[float]] = [[] for _ in lines]
        for _ in range(worlds):
            world = self.worlds.imagine()
            self.judgement.reopen(world, self.seat)
            self.player.number += 1
            for line, gained in zip(lines, gains, strict=True):
                gained.append(self.gain(world, line))
        return gains

    def gain(self, world: State, line: Line) -> float:
        after = self.player.enter(world, self.nothing)
        for action in line.actions:
            if after.refuse(self.seat, action) is not None:
                break  # what was seen on the way is otherwise in this world
            self.player.act(after, self.seat, action)
        return self.player.shares(after)[self.seat]


def measured(gains: list[float]) -> Measure:
    total = Sum()
    for gain in gains:
        total.add(gain)
    return total.measured(len(gains))


def verdict_of(best: list[float], done: list[float]) -> Verdict:
    """In the same worlds: so small differences can be told from chance."""
    if best is done:
        return "agrees"
    apart = measured([one - other for one, other in zip(best, done, strict=True)])
    return "better" if apart.is_sure else "level"


def in_words(teller: Teller, root: State, seat: int, line: Line) -> list[Message]:
    """Action by action, each as its seat sees it then."""
    position = root.clone()
    words: list[Message] = []
    for action in line.actions:
        words.append(teller.action(position.view(seat), action))
        if position.refuse(seat, action) is not None:
            break
        position.apply(seat, action)
    return words
