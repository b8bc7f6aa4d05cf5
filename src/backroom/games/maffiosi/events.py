# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen at a table of Maffiosi. Money is in dollars; chairs, cards and sorts of men are
numbers."""

from backroom.games.maffiosi.rules import BEAT_IT
from backroom.kernel.events import Event, Move

Notes = tuple[int, ...]
NOTE_NAMES = ("$1,000", "$5,000", "$10,000")


def notes_taken(seat: int, notes: Notes) -> tuple[Move, ...]:
    """Notes go from the middle to a player; a number below zero is change he gives back."""
    return tuple(
        Move(f"{NOTE_NAMES[note]} bank", f"{NOTE_NAMES[note]} {seat}", count)
        for note, count in enumerate(notes)
        if count
    )


class TableSet(Event, frozen=True, tag="table_set"):
    """MAF-9 to MAF-14: who starts, who counts as the youngest, and who sits where: by chair four
    times the seat plus the sort of man, or nothing."""

    first: int
    youngest: int | None
    men: tuple[int | None, ...]


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """MAF-17: a turn begins."""

    seat: int
    round: int


class PieExploded(Event, frozen=True, tag="pie_exploded"):
    """MAF-20, MAF-54: a pie blows up; `seat` has the turn. The pie of a player who is out is gone
    with it (MAF-E2)."""

    seat: int
    pie: int
    chair: int
    gone: bool

    def moves(self) -> tuple[Move, ...]:
        return (Move("pies on the table", "pies gone" if self.gone else "pies at home", 1),)


class ManKilled(Event, frozen=True, tag="man_killed"):
    """MAF-23: a gangster leaves the game; his marker goes back to the stock (MAF-E15)."""

    seat: int
    man: int
    chair: int
    asleep: bool

    def moves(self) -> tuple[Move, ...]:
        death = Move(f"men {self.seat}", f"dead {self.seat}", 1)
        return (death, Move("markers out", "markers", 1)) if self.asleep else (death,)


class PlayerOut(Event, frozen=True, tag="player_out"):
    """MAF-63: a player has no men any more."""

    seat: int


class HandDiscarded(Event, frozen=True, tag="hand_discarded"):
    """MAF-63, MAF-E26: his hand lies on the open discard pile."""

    seat: int
    cards: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"hand {self.seat}", "discards", len(self.cards)),)


class Paid(Event, frozen=True, tag="paid"):
    """MAF-31: income from the middle; the notes only count where notes are strict (MAF-E44)."""

    seat: int
    money: int
    notes: Notes

    def moves(self) -> tuple[Move, ...]:
        return Move("bank", f"money {self.seat}", self.money), *notes_taken(self.seat, self.notes)


class RestTaken(Event, frozen=True, tag="rest_taken"):
    """MAF-66: the last player at the table takes what is left in the middle."""

    seat: int
    money: int
    notes: Notes

    def moves(self) -> tuple[Move, ...]:
        return Move("bank", f"money {self.seat}", self.money), *notes_taken(self.seat, self.notes)


class CardPlayed(Event, frozen=True, tag="card_played"):
    """MAF-33: a card is played; the police card leaves the game (MAF-61)."""

    seat: int
    card: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"hand {self.seat}", "gone" if self.card == BEAT_IT else "discards", 1),)


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """MAF-38: a card is thrown away instead."""

    seat: int
    card: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"hand {self.seat}", "discards", 1),)


class SecondDeclined(Event, frozen=True, tag="second_declined"):
    """MAF-37: no second card."""

    seat: int

    def minor(self) -> bool:
        return True


class Attacked(Event, frozen=True, tag="attacked"):
    """MAF-43 to MAF-48: a man with a weapon, and the chair of his victim."""

    seat: int
    card: int
    man: int
    chair: int
    victim: int


class PiePlaced(Event, frozen=True, tag="pie_placed"):
    """MAF-50: a pie is ordered."""

    seat: int
    chair: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("pies at home", "pies on the table", 1),)


class PiePassed(Event, frozen=True, tag="pie_passed"):
    """MAF-52: an opponent's pie goes on to somebody else."""

    seat: int
    pie: int
    way: str
    source: int
    chair: int


class DrinksServed(Event, frozen=True, tag="drinks_served"):
    """MAF-55: who is served, and who of them only falls asleep (the others were asleep already)."""

    seat: int
    chairs: tuple[int, ...]
    asleep: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        return (Move("markers", "markers out", len(self.asleep)),)


class EverybodyLeft(Event, frozen=True, tag="everybody_left"):
    """MAF-59: a raid; so many men of each player leave their chairs."""

    men: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        return tuple(
            Move(f"men {seat}", f"waiting {seat}", count) for seat, count in enumerate(self.men)
        )


class ManBrought(Event, frozen=True, tag="man_brought"):
    """MAF-13, MAF-59: the next man to be seated."""

    seat: int
    man: int
    asleep: bool

    def minor(self) -> bool:
        return True


class ManLifted(Event, frozen=True, tag="man_lifted"):
    """MAF-62: a man gets up from his chair."""

    seat: int
    man: int
    chair: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"men {self.seat}", f"waiting {self.seat}", 1),)


class ManSeated(Event, frozen=True, tag="man_seated"):
    """MAF-13, MAF-59, MAF-62: a man sits down."""

    seat: int
    man: int
    chair: int
    asleep: bool

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"waiting {self.seat}", f"men {self.seat}", 1),)


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """MAF-39: everybody sees how many."""

    seat: int
    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("pile", f"hand {self.seat}", self.count),)

    def minor(self) -> bool:
        return True


class CardsReceived(Event, frozen=True, tag="cards_received"):
    """MAF-8: only the player sees which."""

    seat: int
    cards: tuple[int, ...]


class DiscardsShuffled(Event, frozen=True, tag="discards_shuffled"):
    """MAF-40: a new draw pile."""

    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("discards", "pile", self.count),)


class WokeUp(Event, frozen=True, tag="woke_up"):
    """MAF-41: the men on these chairs are awake again."""

    seat: int
    chairs: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        return (Move("markers out", "markers", len(self.chairs)),)


class GameEnded(Event, frozen=True, tag="game_ended"):
    """MAF-66 to MAF-69: how it ended, who has won, and everybody's money."""

    ending: str
    winners: tuple[int, ...]
    money: tuple[int, ...]


MafEvent = (
    TableSet
    | TurnStarted
    | PieExploded
    | ManKilled
    | PlayerOut
    | HandDiscarded
    | Paid
    | RestTaken
    | CardPlayed
    | CardDiscarded
    | SecondDeclined
    | Attacked
    | PiePlaced
    | PiePassed
    | DrinksServed
    | EverybodyLeft
    | ManBrought
    | ManLifted
    | ManSeated
    | CardsDrawn
    | CardsReceived
    | DiscardsShuffled
    | WokeUp
    | GameEnded
)
