# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen at a table of Capo della Mafia. Cards are numbers of kinds, seats are numbers."""

from backroom.kernel.events import Event, Move


class CardsReceived(Event, frozen=True, tag="cards_received"):
    """The cards a player was dealt or has drawn, told to that player alone."""

    seat: int
    cards: tuple[int, ...]


class MissionTurned(Event, frozen=True, tag="mission_turned"):
    """CAP-9: a round begins with its mission."""

    round: int
    counter: int
    mission: int
    next_envelope: bool | None
    """The back now on top of the pile, for all to see (CAP-E1); None if the pile is empty."""


class MissionsShuffled(Event, frozen=True, tag="missions_shuffled"):
    """CAP-E2: the used missions form a new pile."""

    count: int


class NewspaperTurned(Event, frozen=True, tag="newspaper_turned"):
    """CAP-17: an envelope brings a newspaper."""

    newspaper: int


class NewspapersShuffled(Event, frozen=True, tag="newspapers_shuffled"):
    """CAP-E2: the used newspapers form a new pile."""

    count: int


class Sealed(Event, frozen=True, tag="sealed"):
    """CAP-E6: a player has made up his mind; nobody sees what he chose."""

    seat: int

    def minor(self) -> bool:
        return True


class CardsLaid(Event, frozen=True, tag="cards_laid"):
    """CAP-21: a player lays so many cards face down."""

    seat: int
    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"hand {self.seat}", f"table {self.seat}", self.count),)


class CardsTurnedUp(Event, frozen=True, tag="cards_turned_up"):
    """CAP-22: a player turns half of them up."""

    seat: int
    cards: tuple[int, ...]


class Suspected(Event, frozen=True, tag="suspected"):
    """CAP-28: a pistol points at somebody."""

    seat: int
    suspect: int


class SuspectedNobody(Event, frozen=True, tag="suspected_nobody"):
    """CAP-27: a suspicion card lies face down."""

    seat: int


class SuspicionsVoid(Event, frozen=True, tag="suspicions_void"):
    """CAP-54: two who suspect each other sit down instead."""

    one: int
    other: int


class CardsShown(Event, frozen=True, tag="cards_shown"):
    """CAP-31: a suspected player shows everything he laid."""

    seat: int
    cards: tuple[int, ...]


class TonySquealed(Event, frozen=True, tag="tony_squealed"):
    """CAP-46: every player who is checked has so many stars more."""

    stars: int


class HatKept(Event, frozen=True, tag="hat_kept"):
    """CAP-32: checked, and the mission is fulfilled."""

    seat: int
    stars: int
    max_stars: int


class Jailed(Event, frozen=True, tag="jailed"):
    """CAP-32: checked, and the mission is not fulfilled."""

    seat: int
    stars: int
    max_stars: int
    symbols_missing: int


class GiuliaTurnedUp(Event, frozen=True, tag="giulia_turned_up"):
    """CAP-E14: an unsuspected player turns Giulia up for her point."""

    seat: int
    cards: tuple[int, ...]


class RespectChanged(Event, frozen=True, tag="respect_changed"):
    """CAP-35 to CAP-39: respect won or lost, and why."""

    seat: int
    reason: str
    change: int
    respect: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("", f"respect {self.seat}", self.change),)

    def minor(self) -> bool:
        return self.reason == "start"


class RespectStolen(Event, frozen=True, tag="respect_stolen"):
    """CAP-47: Mario Beretta takes respect from an accuser."""

    seat: int
    victim: int
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"respect {self.victim}", f"respect {self.seat}", self.amount),)


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    """CAP-40: what a player has laid goes onto the discard pile."""

    seat: int
    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"table {self.seat}", "discards", self.count),)

    def minor(self) -> bool:
        return True


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """CAP-4, CAP-42: a player gets cards from the pile."""

    seat: int
    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("pile", f"hand {self.seat}", self.count),)


class DiscardsShuffled(Event, frozen=True, tag="discards_shuffled"):
    """CAP-E3: the discard pile becomes the draw pile."""

    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("discards", "pile", self.count),)


class ExtraRound(Event, frozen=True, tag="extra_round"):
    """CAP-44: the leaders are level, so there is one more round."""

    respect: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """CAP-43: somebody has won."""

    winners: tuple[int, ...]
    respect: int


CapoEvent = (
    CardsReceived
    | MissionTurned
    | MissionsShuffled
    | NewspaperTurned
    | NewspapersShuffled
    | Sealed
    | CardsLaid
    | CardsTurnedUp
    | Suspected
    | SuspectedNobody
    | SuspicionsVoid
    | CardsShown
    | TonySquealed
    | HatKept
    | Jailed
    | GiuliaTurnedUp
    | RespectChanged
    | RespectStolen
    | CardsDiscarded
    | CardsDrawn
    | DiscardsShuffled
    | ExtraRound
    | GameEnded
)
