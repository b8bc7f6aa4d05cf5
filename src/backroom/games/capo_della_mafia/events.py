# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen at a table of Capo della Mafia. Cards are numbers of kinds, seats are numbers."""

import msgspec

from backroom.kernel.events import Event


class RespectSources(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player's respect came from, over all rounds: the sum is what he has."""

    start: int
    missions: int
    giulia: int
    right_suspicions: int
    wrong_suspicions: int
    """Not above 0: what they really cost (CAP-39)."""
    stolen: int
    """By his Mario Beretta."""
    robbed: int
    """Not above 0: by the others'."""
    least_respect: int


class CardsReceived(Event, frozen=True):
    """The cards a player was dealt or has drawn, told to that player alone."""

    seat: int
    cards: tuple[int, ...]


class MissionTurned(Event, frozen=True):
    """CAP-9: a round begins with its mission."""

    round: int
    counter: int
    mission: int
    next_envelope: bool | None
    """The back now on top of the pile, for all to see (CAP-E1); None if the pile is empty."""
    subject = ""


class MissionsShuffled(Event, frozen=True):
    """CAP-E2: the used missions form a new pile."""

    count: int
    subject = ""


class NewspaperTurned(Event, frozen=True):
    """CAP-17: an envelope brings a newspaper."""

    newspaper: int
    subject = ""


class NewspapersShuffled(Event, frozen=True):
    """CAP-E2: the used newspapers form a new pile."""

    count: int
    subject = ""


class Sealed(Event, frozen=True):
    """CAP-E6: a player has made up his mind; nobody sees what he chose."""

    seat: int
    is_minor = True
    unveils = False


class CardsLaid(Event, frozen=True):
    """CAP-21: a player lays so many cards face down."""

    seat: int
    count: int
    moved = (("hand {seat}", "table {seat}", "count"),)
    unveils = True


class CardsTurnedUp(Event, frozen=True):
    """CAP-22: a player turns half of them up."""

    seat: int
    cards: tuple[int, ...]
    unveils = True


class Suspected(Event, frozen=True):
    """CAP-28: a pistol points at somebody."""

    seat: int
    suspect: int
    whom = "suspect"
    unveils = True


class SuspectedNobody(Event, frozen=True):
    """CAP-27: a suspicion card lies face down."""

    seat: int
    unveils = True


class SuspicionsVoid(Event, frozen=True):
    """CAP-54: two who suspect each other sit down instead."""

    one: int
    other: int
    subject = "one"
    whom = "other"


class CardsShown(Event, frozen=True):
    """CAP-31: a suspected player shows everything he laid."""

    seat: int
    cards: tuple[int, ...]
    unveils = True


class TonySquealed(Event, frozen=True):
    """CAP-46, CAP-E10: whose Tonys cost every player who is checked so many stars."""

    seat: int
    stars: int


class HatKept(Event, frozen=True):
    """CAP-32: checked, and the mission is fulfilled."""

    seat: int
    stars: int
    max_stars: int


class Jailed(Event, frozen=True):
    """CAP-32: checked, and the mission is not fulfilled."""

    seat: int
    stars: int
    max_stars: int
    symbols_missing: int


class GiuliaTurnedUp(Event, frozen=True):
    """CAP-E14: an unsuspected player turns Giulia up for her point."""

    seat: int
    cards: tuple[int, ...]


class RespectChanged(Event, frozen=True):
    """CAP-35 to CAP-39: respect won or lost, and why."""

    seat: int
    reason: str
    change: int
    respect: int
    moved = (("", "respect {seat}", "change"),)

    def minor(self) -> bool:
        return self.reason == "start"


class RespectStolen(Event, frozen=True):
    """CAP-47: Mario Beretta takes respect from an accuser."""

    seat: int
    victim: int
    amount: int
    moved = (("respect {victim}", "respect {seat}", "amount"),)
    whom = "victim"


class CardsDiscarded(Event, frozen=True):
    """CAP-40: what a player has laid goes onto the discard pile."""

    seat: int
    count: int
    moved = (("table {seat}", "discards", "count"),)
    is_minor = True


class CardsDrawn(Event, frozen=True):
    """CAP-4, CAP-42: a player gets cards from the pile."""

    seat: int
    count: int
    moved = (("pile", "hand {seat}", "count"),)


class DiscardsShuffled(Event, frozen=True):
    """CAP-E3: the discard pile becomes the draw pile."""

    count: int
    moved = (("discards", "pile", "count"),)
    subject = ""


class ExtraRound(Event, frozen=True):
    """CAP-44: the leaders are level, so there is one more round."""

    respect: int
    subject = ""


class GameEnded(Event, frozen=True):
    """CAP-43: somebody has won."""

    winners: tuple[int, ...]
    respect: int
    sources: tuple[RespectSources, ...]
    """By seat."""
    subject = ""
