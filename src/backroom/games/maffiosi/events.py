# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen at a table of Maffiosi. Money is in dollars; chairs, cards and sorts of men are
numbers."""

import msgspec

from backroom.games.maffiosi.rules import BEAT_IT, MEN
from backroom.kernel.events import Event, Move

Notes = tuple[int, ...]
NOTE_NAMES = ("$1,000", "$5,000", "$10,000")


class Earnings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MAF-25 to MAF-28: what a family earns, by its sources."""

    boss: int
    cafe: int
    restaurant: int
    casino: int
    monopolies: int
    register: int
    """What the cash register adds to all of it."""

    def total(self) -> int:
        return sum(msgspec.structs.astuple(self))


class Kills(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a player has eliminated, by what it was."""

    stab: int
    fire: int
    pie: int
    """Blown up by the player's own pie when its time had come."""
    ka_boom: int
    nightcap: int
    own: int
    """The player's own men among the victims; they are not counted above."""


class LastPayment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """MAF-32: who took the last note, what was owed and what there was."""

    seat: int
    owed: int
    paid: int


class Fortune(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player's money came from in the whole game."""

    income: Earnings
    windfall: int
    """What was not just what was owed: the rest of the middle, or a last payment."""


def notes_taken(seat: int, notes: Notes) -> tuple[Move, ...]:
    """Notes go from the middle to a player; a number below zero is change he gives back."""
    return tuple(
        Move(f"{NOTE_NAMES[note]} bank", f"{NOTE_NAMES[note]} {seat}", count)
        for note, count in enumerate(notes)
        if count
    )


class TableSet(Event, frozen=True):
    """MAF-9 to MAF-14: who starts, who counts as the youngest, and who sits where: by chair four
    times the seat plus the sort of man, or nothing."""

    first: int
    youngest: int | None
    men: tuple[int | None, ...]
    subject = ""

    def moves(self) -> tuple[Move, ...]:
        seats = [man // len(MEN) for man in self.men if man is not None]
        return tuple(Move(f"waiting {seat}", f"men {seat}", 1) for seat in seats)


class ColourChosen(Event, frozen=True):
    """MAF-E49: a player takes a colour."""

    seat: int
    colour: int


class TurnStarted(Event, frozen=True):
    """MAF-17: a turn begins."""

    seat: int
    round: int


class PieExploded(Event, frozen=True):
    """MAF-20, MAF-54: a pie blows up; `seat` has the turn. The pie of a player who is out is gone
    with it (MAF-E2)."""

    seat: int
    pie: int
    chair: int
    gone: bool
    whom = "pie"

    def moves(self) -> tuple[Move, ...]:
        return (Move("pies on the table", "pies gone" if self.gone else "pies at home", 1),)


class ManKilled(Event, frozen=True):
    """MAF-23: a gangster leaves the game; his marker goes back to the stock (MAF-E15). It is the
    doing of `by`, with this card: that of the pie if its time had come."""

    seat: int
    man: int
    chair: int
    asleep: bool
    by: int
    card: int
    subject = "by"
    whom = "seat"

    def moves(self) -> tuple[Move, ...]:
        death = Move(f"men {self.seat}", f"dead {self.seat}", 1)
        return (death, Move("markers out", "markers", 1)) if self.asleep else (death,)


class PlayerOut(Event, frozen=True):
    """MAF-63: a player has no men any more."""

    seat: int


class HandDiscarded(Event, frozen=True):
    """MAF-63, MAF-E26: his hand lies on the open discard pile."""

    seat: int
    cards: tuple[int, ...]
    moved = (("hand {seat}", "discards", "cards"),)


class Paid(Event, frozen=True):
    """MAF-31: income from the middle; the notes only count where notes are strict (MAF-E44)."""

    seat: int
    money: int
    notes: Notes
    owed: int
    income: Earnings
    """The sources of what was owed."""

    def moves(self) -> tuple[Move, ...]:
        return Move("bank", f"money {self.seat}", self.money), *notes_taken(self.seat, self.notes)


class MoneyChanged(Event, frozen=True):
    """MAF-E44: a player gives smaller notes for a large one, to the middle or to whoever is paid;
    the large one is a number below zero."""

    seat: int
    payee: int | None
    notes: Notes
    whom = "payee"

    def moves(self) -> tuple[Move, ...]:
        taker = "bank" if self.payee is None else str(self.payee)
        return tuple(
            Move(f"{NOTE_NAMES[note]} {self.seat}", f"{NOTE_NAMES[note]} {taker}", count)
            for note, count in enumerate(self.notes)
            if count
        )


class RestTaken(Event, frozen=True):
    """MAF-66: the last player at the table takes what is left in the middle."""

    seat: int
    money: int
    notes: Notes

    def moves(self) -> tuple[Move, ...]:
        return Move("bank", f"money {self.seat}", self.money), *notes_taken(self.seat, self.notes)


class CardPlayed(Event, frozen=True):
    """MAF-33: a card is played; the police card leaves the game (MAF-61)."""

    seat: int
    card: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"hand {self.seat}", "gone" if self.card == BEAT_IT else "discards", 1),)


class CardDiscarded(Event, frozen=True):
    """MAF-38: a card is thrown away instead."""

    seat: int
    card: int
    moved = (("hand {seat}", "discards", 1),)


class SecondDeclined(Event, frozen=True):
    """MAF-37: no second card."""

    seat: int
    is_minor = True


class Attacked(Event, frozen=True):
    """MAF-43 to MAF-48: a man with a weapon, and the chair of his victim."""

    seat: int
    card: int
    man: int
    chair: int
    victim: int
    rival: int
    """Whose man the victim is."""
    whom = "rival"


class PiePlaced(Event, frozen=True):
    """MAF-50: a pie is ordered; for somebody, if somebody sits there."""

    seat: int
    chair: int
    rival: int | None
    whom = "rival"
    moved = (("pies at home", "pies on the table", 1),)


class PiePassed(Event, frozen=True):
    """MAF-52: an opponent's pie goes on to somebody else."""

    seat: int
    pie: int
    way: str
    source: int
    chair: int
    rival: int
    """Whose man has it before him now."""
    whom = "rival"


class DrinksServed(Event, frozen=True):
    """MAF-55: who is served, and who of them only falls asleep (the others were asleep already)."""

    seat: int
    chairs: tuple[int, ...]
    asleep: tuple[int, ...]
    moved = (("markers", "markers out", "asleep"),)


class EverybodyLeft(Event, frozen=True):
    """MAF-59: a raid, called by `seat`; so many men of each player leave their chairs."""

    seat: int
    men: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(
            Move(f"men {seat}", f"waiting {seat}", count) for seat, count in enumerate(self.men)
        )


class ManBrought(Event, frozen=True):
    """MAF-13, MAF-59: the next man to be seated."""

    seat: int
    man: int
    asleep: bool
    is_minor = True


class ManLifted(Event, frozen=True):
    """MAF-62: a man gets up from his chair."""

    seat: int
    man: int
    chair: int
    moved = (("men {seat}", "waiting {seat}", 1),)


class ManSeated(Event, frozen=True):
    """MAF-13, MAF-59, MAF-62: a man sits down."""

    seat: int
    man: int
    chair: int
    asleep: bool
    moved = (("waiting {seat}", "men {seat}", 1),)


class CardsDrawn(Event, frozen=True):
    """MAF-39: everybody sees how many."""

    seat: int
    count: int
    moved = (("pile", "hand {seat}", "count"),)
    is_minor = True


class CardsReceived(Event, frozen=True):
    """MAF-8: only the player sees which."""

    seat: int
    cards: tuple[int, ...]


class DiscardsShuffled(Event, frozen=True):
    """MAF-40: a new draw pile."""

    count: int
    moved = (("discards", "pile", "count"),)
    subject = ""


class WokeUp(Event, frozen=True):
    """MAF-41: the men on these chairs are awake again."""

    seat: int
    chairs: tuple[int, ...]
    moved = (("markers out", "markers", "chairs"),)


class GameEnded(Event, frozen=True):
    """MAF-66 to MAF-69: how it ended, who has won, everybody's money and where it came from, and
    whom everybody has killed."""

    ending: str
    winners: tuple[int, ...]
    money: tuple[int, ...]
    last: LastPayment | None
    """If the middle ran dry (MAF-67)."""
    unclaimed: int
    """What is left in the middle and goes to nobody (MAF-68)."""
    fortunes: tuple[Fortune, ...]
    kills: tuple[Kills, ...]
    subject = ""
