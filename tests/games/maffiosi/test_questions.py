"""What a view answers (who could stab, shoot or blow up whom, where a pie can go, who earns what)
and what one may choose, against an oracle that knows nothing but a dictionary of chairs."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from backroom.games.maffiosi.rules import CARDS
from backroom.games.maffiosi.state import MafState
from backroom.games.maffiosi.view import FamilyView, MafView
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import COLOURS, MafTable, called, fx_table, new_game
from builders.rule_marks import rule

SIDES = {chair: 28 - chair for chair in [*range(1, 13), *range(16, 28)]}
"""The long sides: who faces whom."""
KNIVES = {3, 9, 15, 21, 28}
REVOLVERS = {1, 4, 8, 12, 17, 22, 26}
DRINKS = [5, 7, 11, 13, 18, 19, 23, 27, 30]
BUSINESSES = [{6, 16}, {10, 24}, {2, 20}]
REGISTER = 29


def neighbours(chair: int) -> set[int]:
    return {chair % 30 + 1, (chair - 2) % 30 + 1}


class Man:
    """A gangster as the oracle knows him."""

    def __init__(self, colour: str, sort: str, asleep: bool) -> None:
        self.colour = colour
        self.sort = sort
        self.asleep = asleep


class Oracle:
    """The table of a view as a dictionary from chair to man, and the rules in plain words."""

    def __init__(self, view: MafView) -> None:
        self.men = {
            chair: Man(
                COLOURS[man.seat], ["boss", "robbie", "jack", "henkie"][man.sort], man.asleep
            )
            for chair, man in enumerate(view.men, 1)
            if man is not None
        }
        self.pies = {
            colour: family.pie + 1
            for colour, family in zip(COLOURS, view.families, strict=False)
            if family.pie is not None
        }

    def awake(self, colour: str) -> dict[int, Man]:
        return {c: man for c, man in self.men.items() if man.colour == colour and not man.asleep}

    def enemies(self, colour: str) -> set[int]:
        return {chair for chair, man in self.men.items() if man.colour != colour}

    def can_stab(self, colour: str) -> set[int]:
        reach: set[int] = set()
        for chair, man in self.awake(colour).items():
            if man.sort == "jack" or chair in KNIVES:
                reach |= neighbours(chair)
        return reach & self.enemies(colour)

    def line_of_fire(self, colour: str) -> set[int]:
        reach = {
            SIDES[chair]
            for chair, man in self.awake(colour).items()
            if chair in SIDES and (man.sort == "robbie" or chair in REVOLVERS)
        }
        return reach & self.enemies(colour)

    def blast(self, colour: str) -> set[int]:
        if colour not in self.pies:
            return set()
        here = self.pies[colour]
        return ({here} | neighbours(here)) & set(self.men)

    def passed(self, colour: str, step: int) -> int | None:
        """Where this pie goes when passed chair by chair in that direction."""
        if colour not in self.pies:
            return None
        start = chair = self.pies[colour]
        while True:
            chair = (chair - 1 + step) % 30 + 1
            if chair == start:
                return None
            if chair in self.men:
                return None if chair in self.pies.values() else chair

    def income(self, colour: str) -> int:
        mine = self.awake(colour)
        money = 1000 * any(man.sort == "boss" for man in mine.values())
        for business in BUSINESSES:
            held = business & set(mine)
            money += [0, 1000, 4000][len(held)]
        return money * 2 if REGISTER in mine else money

    def check(self, colour: str, family: FamilyView) -> None:
        mine = [man for man in self.men.values() if man.colour == colour]
        assert family.men == len(mine)
        assert family.income == self.income(colour)
        assert numbers(family.can_stab) == self.can_stab(colour)
        assert numbers(family.line_of_fire) == self.line_of_fire(colour)
        assert numbers(family.blast) == self.blast(colour)
        assert board(family.pie_left) == self.passed(colour, 1)
        assert board(family.pie_right) == self.passed(colour, -1)

    def choices(self, view: MafView, colour: str) -> set[str] | None:
        """What this player can choose for the card being carried out; None at other questions."""
        free = set(range(1, 31)) - set(self.men)
        foreign = set(self.pies) - {colour}
        if view.step == "victim":
            stab = view.card == CARDS.index("stab")
            reach = self.can_stab(colour) if stab else self.line_of_fire(colour)
            return {f"kill {chair}" for chair in reach}
        if view.step == "pie_chair":
            return {f"put_pie {c}" for c in range(1, 31) if c not in self.pies.values()}
        if view.step == "explode":
            return {f"explode {pie}" for pie in foreign}
        if view.step == "pass":
            left = {f"pass_left {pie}" for pie in foreign if self.passed(pie, 1)}
            return left | {f"pass_right {pie}" for pie in foreign if self.passed(pie, -1)}
        if view.step == "man":
            return {f"lift {chair}" for chair in self.awake(colour)}
        if view.step == "chair":
            return {f"sit {chair}" for chair in free if chair != board(view.lifted_from)}
        return None

    def playable(self, colour: str) -> set[str]:
        """The cards that would do something (MAF-E24)."""
        free = len(self.men) < 30
        foreign = set(self.pies) - {colour}
        can = {
            "beat_it": True,
            "order_pie": True,
            "stab": self.can_stab(colour),
            "fire": self.line_of_fire(colour),
            "move": free and self.awake(colour),
            "nightcap": set(DRINKS) & set(self.men),
            "ka_boom": foreign,
            "pass_it_on": {pie for pie in foreign if self.passed(pie, 1) or self.passed(pie, -1)},
        }
        return {name for name, possible in can.items() if possible}


def board(chair: int | None) -> int | None:
    """The number of a chair as it stands on the board."""
    return None if chair is None else chair + 1


def numbers(chairs: tuple[int, ...]) -> set[int]:
    assert list(chairs) == sorted(set(chairs))
    return {chair + 1 for chair in chairs}


def positions(players: int, seed: int, seating: str = "fixed") -> Iterator[MafState]:
    """A random game, position by position, with a liking for pies and nightcaps."""
    state, _ = new_game(players, seed, seating=seating)
    chooser = fast_rng(seed, 1)
    while not state.is_over():
        yield state
        (asked,) = state.to_act()
        legal = state.legal(asked)
        funny = [each for each in legal if called(each) in ("play order_pie", "play nightcap")]
        choice = funny if funny and chooser.below(2) else legal
        state.apply(asked, choice[chooser.below(len(choice))])


GAMES = [
    (players, seed, seating)
    for players in (3, 4, 5, 6)
    for seed, seating in enumerate(("fixed", "random", "manual", "fixed", "random"), 1)
]


@rule("MAF-E4", "MAF-E9", "MAF-E22a")
@pytest.mark.parametrize(("players", "seed", "seating"), GAMES)
def test_dangers_pies_and_income_are_those_that_one_reads_off_the_table(
    players: int, seed: int, seating: str
) -> None:
    pies = stabs = shots = passes = sleepers = 0
    for state in positions(players, seed, seating):
        view = state.view(SPECTATOR)
        oracle = Oracle(view)
        for colour, family in zip(COLOURS, view.families, strict=False):
            oracle.check(colour, family)
            stabs += len(family.can_stab)
            shots += len(family.line_of_fire)
            pies += len(family.blast)
            passes += family.pie_left is not None and family.pie_left != family.pie_right
        sleepers += sum(man.asleep for man in oracle.men.values())
    assert min(stabs, shots, pies, passes, sleepers) > 0


@rule("MAF-E22", "MAF-E24", "MAF-E38")
@pytest.mark.parametrize(("players", "seed", "seating"), GAMES)
def test_one_may_choose_exactly_what_one_reads_off_the_table(
    players: int, seed: int, seating: str
) -> None:
    asked_for = set()
    for state in positions(players, seed + 10, seating):
        (asked,) = state.to_act()
        view = state.view(asked)
        oracle = Oracle(view)
        legal = [called(action) for action in state.legal(asked)]
        assert len(set(legal)) == len(legal) or view.step == "drinks"
        wanted = oracle.choices(view, COLOURS[asked])
        if view.step == "card":
            assert view.hand is not None
            held = {CARDS[card] for card in view.hand}
            wanted = {f"play {card}" for card in held & oracle.playable(COLOURS[asked])}
            wanted |= {f"discard {card}" for card in held}
        if view.step == "drinks":
            drinkers = [spot for spot, chair in enumerate(DRINKS) if chair in oracle.men]
            picks = set(combinations(drinkers, min(3, len(drinkers))))
            assert {action.picks for action in state.legal(asked)} == picks
        elif wanted is not None:
            assert set(legal) == wanted
            asked_for.add(view.step)
    assert asked_for >= {"card", "victim", "pie_chair", "man", "chair"}


@rule("MAF-7", "MAF-E15", "MAF-E16")
@pytest.mark.parametrize("seed", range(3))
def test_every_marker_is_in_the_stock_or_with_a_sleeper(seed: int) -> None:
    used = 0
    for state in positions(4, seed + 20):
        view = state.view(SPECTATOR)
        asleep = [man for man in view.men if man is not None and man.asleep]
        waiting = sum(sum(family.waiting[4:]) for family in view.families)
        lifted = view.lifted is not None and view.lifted.asleep
        assert view.markers == 18 - len(asleep) - waiting - lifted
        used = max(used, 18 - view.markers)
    assert used > 2


@rule("MAF-E13", "MAF-E22a")
def test_the_questions_about_the_position_of_the_worked_examples() -> None:
    """By hand. Purple's Jack on 7 and orange's man on 18 sleep; L (16) is empty."""
    families = fx_table().state.view(SPECTATOR).families
    assert [family.income for family in families] == [0, 2000, 1000, 1000, 5000, 2000]
    assert [numbers(family.can_stab) for family in families] == [
        set(),
        set(),
        set(),
        {14},  # the knife on 15
        set(),
        {20, 22},  # the knife on 21, and not the sleeping Jack
    ]
    assert [numbers(family.line_of_fire) for family in families] == [
        {2},  # the revolver on 26
        set(),  # the revolver on 22 faces red's own man
        {20},  # the revolver on 8
        set(),  # the revolver on 17 faces green's own Boss
        set(),
        set(),
    ]
    assert [numbers(family.blast) for family in families] == [
        {17, 18},
        {26},
        {21, 22},
        set(),
        set(),
        set(),
    ]
    assert [(board(each.pie_left), board(each.pie_right)) for each in families[:3]] == [
        (18, 15),
        (29, 24),
        (24, 21),
    ]


@rule("MAF-E1", "MAF-E13")
def test_a_view_asks_what_would_be_and_changes_with_every_man() -> None:
    """Two casinos, the register, the Boss: ten thousand; each sleeper takes his share away."""
    men = {2: "yellow henkie", 20: "yellow jack", 29: "yellow robbie", 14: "yellow boss"}
    others = {5: "red boss", 6: "blue boss"}
    income = {}
    for asleep in (None, 2, 14, 29):
        seated = {c: man + (" asleep" if c == asleep else "") for c, man in men.items()}
        table = MafTable(3, seated | others)
        income[asleep] = table.state.view(SPECTATOR).families[0].income
    assert income == {None: 10_000, 2: 4000, 14: 8000, 29: 5000}
