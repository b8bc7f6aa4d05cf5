"""The evening in figures: everybody's chances and points over time, luck and skill, the moments."""

from collections.abc import Callable, Iterator

from backroom.analysis.cards import evening_sentence, told_card
from backroom.analysis.course import Course, course_of
from backroom.analysis.evening import Candidate, Evening, find_evening
from backroom.analysis.sampling import look_back
from backroom.analysis.shown import Card, Figures, Mark, StepShown, SumShown
from backroom.analysis.tally import PERCENT, Counting, Tally, empty_tally
from backroom.bots.decision import find_judgement
from backroom.bots.playing_on import PlayingOn
from backroom.bots.specs import read_spec
from backroom.table import Table

SEED = 1
JUDGE = "normal"
"""Whose judgement it is."""
OWN_MARK = 7.0
RIVALS_MARK = 10.0
"""Points by which something must have moved a chance to be marked: one's own doing, and others'."""
FEWEST = 2
"""So many looks are always taken: one alone would know no error."""


class Analysis:
    """One finished evening being looked back on."""

    def __init__(self, course: Course, budget: float = 1.0, seed: int = SEED) -> None:
        self.course = course
        self.evening: Evening = find_evening(course.game)
        self.candidates: list[Candidate] = list(self.evening.candidates(self.course))
        self.looks = max(FEWEST, round(self.evening.looks * budget))
        self.most_actions = round(self.evening.most_actions * budget)
        judgement = find_judgement(course.game, course.rules, read_spec(JUDGE))
        longest = 4 * int(course.rules.longest)
        self.player = PlayingOn(judgement, self.evening.rounds_ahead, longest, seed)
        self.counting = Counting(self.evening, self.course, self.candidates)

    def begin(self) -> Tally:
        return empty_tally(self.course, self.candidates)

    def is_done(self, tally: Tally) -> bool:
        enough = tally.looks >= self.looks or tally.actions > self.most_actions
        return enough and tally.looks >= FEWEST

    def look_once(self, tally: Tally) -> None:
        """One look more."""
        before = int(self.player.actions)
        self.counting.add(tally, look_back(self.course, self.player, tally.looks))
        tally.actions += int(self.player.actions) - before

    def planned(self, tally: Tally) -> int:
        """How many looks it will be, as it seems now."""
        if self.is_done(tally):
            return tally.looks
        each = max(1, tally.actions // max(1, tally.looks))
        return max(FEWEST, min(self.looks, self.most_actions // each + 1))

    def figures(self, tally: Tally) -> Figures:
        """All that is known so far."""
        course = self.course
        sums = [self.sum_of(tally, seat) for seat in range(course.seats)]
        cards = list(self.cards(tally))
        return Figures(
            game=course.game.id,
            looks=tally.looks,
            of=self.planned(tally),
            last=course.last,
            steps=[
                StepShown(course.moves[step.first].seq, step.seat, step.round)
                for step in course.steps
            ],
            points=course.points(),
            chances=[
                [rounded(PERCENT * each / tally.looks) for each in shares]
                for shares in tally.chances
            ],
            marks=list(self.marks(tally)),
            sums=sums,
            cards=cards,
            sentence=evening_sentence(sums, cards),
        )

    def sum_of(self, tally: Tally, seat: int) -> SumShown:
        luck, own, others = (each.measured(tally.looks) for each in tally.sums[seat])
        share = PERCENT / self.course.seats
        result = PERCENT * tally.chances[-1][seat] / tally.looks
        whole = round(share), round(luck.points), round(own.points), round(result)
        return SumShown(
            seat=seat,
            share=share,
            luck=luck,
            own=own,
            others=others,
            result=result,
            shown=[*whole[:3], whole[3] - sum(whole[:3]), whole[3]],
        )

    def marks(self, tally: Tally) -> Iterator[Mark]:
        for number, step in enumerate(self.course.steps):
            for seat in range(self.course.seats):
                own = tally.own[number][seat].measured(tally.looks)
                luck = tally.luck[number][seat].measured(tally.looks)
                mine = step.seat == seat
                if own.is_sure and abs(own.points) >= (OWN_MARK if mine else RIVALS_MARK):
                    yield Mark(number, seat, "decision" if mine else "rival", step.seat, own)
                drawn = seat in self.counting.owners[number]
                if luck.is_sure and abs(luck.points) >= (OWN_MARK if drawn else RIVALS_MARK):
                    yield Mark(number, seat, "draw" if drawn else "rival", step.seat, luck)

    def cards(self, tally: Tally) -> Iterator[Card]:
        """Of each kind the one that moved most; none of what may be chance of the measuring."""
        for kind in self.evening.kinds:
            best: tuple[float, int] | None = None
            for place, candidate in enumerate(self.candidates):
                if candidate.kind != kind:
                    continue
                change = tally.moments[place].measured(tally.looks)
                gain = change.points if candidate.good else -change.points
                if gain > change.error and (best is None or gain > best[0]):
                    best = gain, place
            if best is not None:
                change = tally.moments[best[1]].measured(tally.looks)
                candidate = self.candidates[best[1]]
                yield told_card(self.course, candidate, change, tally.instead[candidate.step])


def rounded(value: float) -> float:
    return round(value, 2)


def analyse(
    table: Table,
    budget: float = 1.0,
    seed: int = SEED,
    looked: Callable[[Tally, Analysis], None] = lambda tally, analysis: None,
) -> Figures:
    """The whole evening; `looked` is called after each look."""
    analysis = Analysis(course_of(table), budget, seed)
    tally = analysis.begin()
    while not analysis.is_done(tally):
        analysis.look_once(tally)
        looked(tally, analysis)
    return analysis.figures(tally)
