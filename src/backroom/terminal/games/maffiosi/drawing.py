"""The table drawn in characters: who sits where, what lies there, and what threatens you."""

from backroom.games.maffiosi.chairs import CHAIRS
from backroom.games.maffiosi.event_words import dollars
from backroom.games.maffiosi.rules import MEN, MafRules, Thing
from backroom.games.maffiosi.view import FamilyView, MafView
from backroom.kernel.messages import Message
from backroom.terminal.screens import Ink

COLUMN = 5
ROWS = 15
"""Of the table itself; below it are two that explain its signs."""
ROOM_AT_ENDS = 9
PIE = 4
THING = 3
STABBED = "/"
SHOT = "="
BLOWN_UP = "*"


def dangers(view: MafView, chair: int) -> str:
    """What threatens your man on this chair, a sign each; nothing for other men."""
    man = view.men[chair]
    if man is None or man.seat != view.seat:
        return ""
    rivals = [family for seat, family in enumerate(view.families) if seat != view.seat]
    stabbed = any(chair in rival.can_stab for rival in rivals)
    shot = any(chair in rival.line_of_fire for rival in rivals)
    blown_up = any(chair in family.blast for family in view.families)
    return (STABBED if stabbed else "") + (SHOT if shot else "") + (BLOWN_UP if blown_up else "")


def colour_of(family: FamilyView) -> str:
    """White as long as no colour is chosen (MAF-E49)."""
    return family.colour or "white"


class TableDrawing:
    """One table as rows of ink; the long sides above and below, the ends left and right."""

    def __init__(self, rules: MafRules, view: MafView) -> None:
        self.view = view
        self.colours = [colour_of(family) for family in view.families]
        self.things = rules.things
        self.most_things = max(1, *[len(things) for things in rules.things])
        side = int(rules.side)
        end = CHAIRS // 2 - side
        self.top = range(side)
        self.right = range(side, side + end)
        self.bottom = range(2 * side + end - 1, side + end - 1, -1)
        self.left = range(CHAIRS - 1, CHAIRS - 1 - end, -1)

    def rows(self) -> list[list[Ink]]:
        width = COLUMN * len(self.top)
        edge = [Ink("", ROOM_AT_ENDS), Ink("+" + "-" * width + "+", width + 2)]
        outside = [self.numbers, self.people, self.marks]
        rows = [self.side(row(self.top)) for row in outside]
        rows += [edge]
        rows += [self.inside(cells) for cells in [*self.stuff(self.top), self.pies(self.top)]]
        rows += [self.between(number) for number in range(len(self.right))]
        below = [self.pies(self.bottom), *reversed(self.stuff(self.bottom))]
        rows += [self.inside(cells) for cells in below]
        rows += [edge]
        rows += [self.side(row(self.bottom)) for row in reversed(outside)]
        rows.append([Ink("", ROOM_AT_ENDS), Ink(Message("maf-draw-men"), 0)])
        rows.append([Ink("", ROOM_AT_ENDS), Ink(Message("maf-draw-signs"), 0)])
        return rows

    def side(self, cells: list[Ink]) -> list[Ink]:
        return [Ink("", ROOM_AT_ENDS + 1), *cells]

    def inside(self, cells: list[Ink]) -> list[Ink]:
        return [Ink("", ROOM_AT_ENDS), Ink("|", 1), *cells, Ink("|", 1)]

    def between(self, number: int) -> list[Ink]:
        """A row with a chair of each end, and the money in the middle row."""
        left, right = self.left[number], self.right[number]
        room = COLUMN * len(self.top) - 2 * (self.most_things * (THING + 1) + PIE + 1)
        middle: str | Message = ""
        if number == len(self.right) // 2:
            middle = Message(
                "maf-draw-middle", {"money": dollars(self.view.bank), "pile": self.view.pile}
            )
        return [
            Ink(f"{left + 1:>2} ", 3),
            self.man(left, 4),
            Ink(dangers(self.view, left), 2, "red", True),
            Ink("|", 1),
            *[ink for nth in self.nths() for ink in (Ink("", 1), self.thing(left, nth, THING))],
            self.pie(left, PIE + 1),
            Ink(middle, room),
            self.pie(right, PIE + 1),
            *[ink for nth in self.nths() for ink in (self.thing(right, nth, THING), Ink("", 1))],
            Ink("|", 1),
            Ink(dangers(self.view, right), 2, "red", True),
            self.man(right, 4),
            Ink(f" {right + 1:<2}", 3),
        ]

    def numbers(self, chairs: range) -> list[Ink]:
        return [Ink(str(chair + 1), COLUMN) for chair in chairs]

    def people(self, chairs: range) -> list[Ink]:
        return [self.man(chair, COLUMN) for chair in chairs]

    def marks(self, chairs: range) -> list[Ink]:
        return [Ink(dangers(self.view, chair), COLUMN, "red", True) for chair in chairs]

    def nths(self) -> range:
        """One thing in front of a chair, or two (MAF-E50)."""
        return range(self.most_things)

    def stuff(self, chairs: range) -> list[list[Ink]]:
        """A row of things, or two where some chair has two."""
        return [[self.thing(chair, nth, COLUMN) for chair in chairs] for nth in self.nths()]

    def pies(self, chairs: range) -> list[Ink]:
        return [self.pie(chair, COLUMN) for chair in chairs]

    def man(self, chair: int, width: int) -> Ink:
        man = self.view.men[chair]
        if man is None:
            return Ink(".", width)
        colour = self.colours[man.seat]
        text = Message(
            "maf-draw-man",
            {
                "colour": Message(f"maf-short-{colour}"),
                "man": Message(f"maf-letter-{MEN[man.sort]}"),
                "asleep": "yes" if man.asleep else "no",
            },
        )
        return Ink(text, width, colour, man.seat == self.view.seat)

    def thing(self, chair: int, nth: int, width: int) -> Ink:
        things = self.things[chair]
        thing = things[nth] if nth < len(things) else Thing.NOTHING
        return Ink(Message(f"maf-draw-{thing.value.replace('_', '-')}"), width)

    def pie(self, chair: int, width: int) -> Ink:
        for seat, family in enumerate(self.view.families):
            if family.pie == chair:
                colour = self.colours[seat]
                pie = Message("maf-draw-pie", {"colour": Message(f"maf-short-{colour}")})
                return Ink(pie, width, colour, True)
        return Ink("", width)
