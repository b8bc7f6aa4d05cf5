# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen at a table of Counterfeiters. Money is in dollars, cards are numbers of kinds."""

import msgspec

from backroom.kernel.events import Event, Move

Notes = tuple[int, int, int]
QUALITY_NAMES = ("fakes ★", "fakes ★★", "fakes ★★★")


class MoneySources(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player's money came from and went to, over the whole game, in dollars: the sum is
    what he has."""

    start: int
    supermarket: int
    receiver: int
    tax_fraud: int
    diners: int
    tickets: int
    cards: int
    """Not above 0, like the next two: what was paid."""
    fares: int
    godfather: int


def notes_moved(source: str, target: str, notes: Notes) -> tuple[Move, ...]:
    """Fakes of each quality go from one pile to another; a place is a seat or the bank."""
    return tuple(
        Move(f"{QUALITY_NAMES[quality]} {source}", f"{QUALITY_NAMES[quality]} {target}", count)
        for quality, count in enumerate(notes)
        if count
    )


class GameStarted(Event, frozen=True):
    """CFT-9: who starts, and with how much money (CFT-10) and which component (CFT-11) each."""

    first: int
    cash: tuple[int, ...]
    components: tuple[int, ...]
    subject = ""


class RoundStarted(Event, frozen=True):
    """CFT-15, CFT-61: a round begins; all henchmen are back."""

    round: int
    first: int
    subject = ""


class HenchmanPlaced(Event, frozen=True):
    """CFT-15: a henchman stands on a space."""

    seat: int
    space: int
    moved = (("henchmen {seat}", "board {seat}", 1),)


class HenchmanMoved(Event, frozen=True):
    """CFT-65: a lawyer moves one of his client's henchmen to another space."""

    seat: int
    lawyer: int
    source: int
    space: int


class Passed(Event, frozen=True):
    """CFT-20: a henchman is laid flat."""

    seat: int
    moved = (("henchmen {seat}", "passed {seat}", 1),)


class ExtraDeclined(Event, frozen=True):
    """CFT-64, CFT-E20: somebody leaves the extra henchman at home."""

    seat: int


class LawyerDeclined(Event, frozen=True):
    """CFT-65, CFT-66, CFT-E23: a lawyer stays in the office."""

    seat: int
    lawyer: int


class CardBought(Event, frozen=True):
    """CFT-22, CFT-23: a card from the black market."""

    seat: int
    card: int
    price: int
    moved = (("cash {seat}", "", "price"), ("market", "cards {seat}", 1))


class Printed(Event, frozen=True):
    """CFT-29, CFT-30: fresh fakes."""

    seat: int
    notes: Notes

    def moves(self) -> tuple[Move, ...]:
        return notes_moved("bank", str(self.seat), self.notes)


class FakesCashed(Event, frozen=True):
    """Fakes go to the bank, real money comes back; the events below say where."""

    seat: int
    notes: Notes
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (
            *notes_moved(str(self.seat), "bank", self.notes),
            Move("", f"cash {self.seat}", self.money),
        )


class NotesSpent(FakesCashed, frozen=True, tag="notes_spent"):
    """CFT-32: fakes become real money at the supermarket."""


class NotesSold(FakesCashed, frozen=True, tag="notes_sold"):
    """CFT-34, CFT-35: fakes go to a receiver."""


class BankShort(Event, frozen=True):
    """CFT-E44: somebody had so much to get, and the bank has only so much left."""

    seat: int
    due: int
    money: int


class TaxesDodged(Event, frozen=True):
    """CFT-37: real money from the tax office."""

    seat: int
    money: int
    moved = (("", "cash {seat}", "money"),)


class MarkerTaken(Event, frozen=True):
    """CFT-38: the sunglasses bring the first-player marker."""

    seat: int


class FlightTaken(Event, frozen=True):
    """CFT-43, CFT-44: somebody flies to the Caribbean."""

    seat: int
    fare: int
    moved = (("cash {seat}", "", "fare"),)


class MoneyMoved(Event, frozen=True):
    """CFT-40, CFT-E38: how much, and which way, only the traveller knows."""

    seat: int
    money: int
    """Below zero: back from the account."""
    moved = (("cash {seat}", "offshore {seat}", "money"),)


class OfficerMoved(Event, frozen=True):
    """CFT-18: a cap moves the officer one space."""

    space: int
    special: str
    seat: int
    """Whose henchman the cap has seen; -1 if no cap did it (CFT-E34)."""


class GodfatherCame(Event, frozen=True):
    """CFT-45: everybody pays half."""

    subject = ""


class GodfatherPaid(Event, frozen=True):
    """CFT-45: what one has paid is nobody else's business."""

    seat: int
    money: int
    moved = (("cash {seat}", "", "money"),)


class InvestigationRose(Event, frozen=True):
    """CFT-49 to CFT-51: the supermarkets have learnt something."""

    level: int
    subject = ""


class StrikeBegan(Event, frozen=True):
    """CFT-47: no flights."""

    subject = ""


class StrikeEnded(Event, frozen=True):
    """CFT-48: flights again."""

    subject = ""


class HenchmenReturned(Event, frozen=True):
    """CFT-54: everybody's henchmen come home."""

    board: tuple[int, ...]
    passed: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(
            Move(f"{place} {seat}", f"henchmen {seat}", count)
            for place, counts in (("board", self.board), ("passed", self.passed))
            for seat, count in enumerate(counts)
        )

    is_minor = True
    subject = ""


class CardTrashed(Event, frozen=True):
    """CFT-55: a slot with a trash can is cleared."""

    card: int
    moved = (("market", "trash", 1),)
    subject = ""


class CardOffered(Event, frozen=True):
    """CFT-57: a new card lies in the market."""

    slot: int
    card: int
    price: int
    moved = (("pile", "market", 1),)
    subject = ""


class DinerServed(FakesCashed, frozen=True, tag="diner_served"):
    """CFT-58: a diner turns a fake into a real note."""


class Sealed(Event, frozen=True):
    """CFT-E27: somebody has chosen what the diners get."""

    seat: int
    is_minor = True


class EndTriggered(Event, frozen=True):
    """CFT-62: the officer has reached the last space."""

    seat: int
    """Who brought him there; -1 if nobody did (CFT-E43)."""


class TimeRanOut(Event, frozen=True):
    """CFT-E37: the last round that may be played is over."""

    round: int
    subject = ""


class TicketsPaid(Event, frozen=True):
    """CFT-68: lottery tickets pay."""

    seat: int
    money: int
    moved = (("", "cash {seat}", "money"),)


class MoneyCounted(Event, frozen=True):
    """CFT-69: the screens fall."""

    seat: int
    cash: int
    offshore: int
    money: int


class GameEnded(Event, frozen=True):
    """CFT-70: most real money wins; a tie is shared (CFT-E32)."""

    winners: tuple[int, ...]
    money: int
    sources: tuple[MoneySources, ...]
    """By seat."""
    subject = ""
