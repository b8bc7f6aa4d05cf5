# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen when a task is executed. Money is in dollars; cards are numbers."""

from backroom.kernel.events import Event, Move


class AttackBegun(Event, frozen=True):
    """LCN-70: everybody sees which gangster is about to attack, as is said; whom, is said next."""

    seat: int
    man: int
    is_minor = True


class AttackSpared(Event, frozen=True):
    """LCN-E94: an announced attack is taken back, before it is revealed."""

    seat: int
    man: int


class TargetNamed(Event, frozen=True):
    """LCN-70: whom an attack is aimed at, before it is revealed."""

    seat: int
    man: int
    target: int
    whom = "target"


class JobRevealed(Event, frozen=True):
    """LCN-60, LCN-61: the card for all to see."""

    seat: int
    man: int
    job: int
    moved = (("planned jobs", "open jobs", 1),)


class JobLapsed(Event, frozen=True):
    """LCN-91, LCN-E54: without its businesses, or without a victim, nothing happens."""

    seat: int
    job: int


class ManAimedAt(Event, frozen=True):
    """LCN-72: the victim is a gangster."""

    seat: int
    man: int
    target: int
    """Whose gangster it is."""
    whom = "target"


class BusinessAimedAt(Event, frozen=True):
    """LCN-72: the victim is a business."""

    seat: int
    business: int
    target: int
    """Whose business it is."""
    whom = "target"


class StakePlaced(Event, frozen=True):
    """LCN-173: a stake on the horses."""

    seat: int
    money: int


class DiceRolled(Event, frozen=True):
    """LCN-62 to LCN-64: the dice, the number each must show, and how many do."""

    seat: int
    man: int
    dice: tuple[int, ...]
    number: int
    successes: int


class DieRerolled(Event, frozen=True):
    """LCN-157: a Cop lets one die be rolled again."""

    seat: int
    business: int
    was: int
    now: int


class Paid(Event, frozen=True):
    """LCN-75: money from the bank."""

    seat: int
    money: int
    moved = (("", "cash {seat}", "money"),)


class Lost(Event, frozen=True):
    """LCN-163, LCN-173: money to the bank."""

    seat: int
    money: int
    cause: int
    """Whose doing it is: an attacker's, or his own at the horses."""
    subject = "cause"
    whom = "seat"
    moved = (("cash {seat}", "", "money"),)


class MoneyTaken(Event, frozen=True):
    """LCN-164, LCN-168: money from one player to another."""

    source: int
    seat: int
    money: int
    whom = "source"
    moved = (("cash {source}", "cash {seat}", "money"),)


class Robbed(Event, frozen=True):
    """LCN-141: the robber takes a part of the profit."""

    seat: int
    robbed: int
    money: int
    whom = "robbed"


class Repelled(Event, frozen=True):
    """LCN-142: a Trap has repelled an attack."""

    seat: int
    attacker: int
    whom = "attacker"


class ShotBack(Event, frozen=True):
    """LCN-174: the victim of a Drive-by Shooting shoots back."""

    seat: int
    man: int
    attacker: int
    whom = "attacker"


class DocUsed(Event, frozen=True):
    """LCN-117: an Emergency doc makes it less bad."""

    seat: int
    lethal: bool
    """Was it a death that was averted?"""
    owner: int
    """Whose card is treated."""
    whom = "owner"


class ManKilled(Event, frozen=True):
    """LCN-134: a gangster is dead; his killer keeps the card."""

    seat: int
    man: int
    by: int
    weapon: str
    """The job that killed him, or return fire (LCN-174)."""
    subject = "by"
    whom = "seat"
    moved = (("men {seat}", "trophies {by}", 1),)


class ManDeactivated(Event, frozen=True):
    """LCN-127, LCN-128: a gangster is out for this round."""

    seat: int
    man: int
    attacker: int
    subject = "attacker"
    whom = "seat"


class BusinessGone(Event, frozen=True):
    """LCN-132, LCN-133: a Businessman killed or a Company destroyed goes under the stack."""

    seat: int
    business: int
    attacker: int
    subject = "attacker"
    whom = "seat"
    moved = (("businesses {seat}", "stack", 1),)


class BusinessDeactivated(Event, frozen=True):
    """LCN-127, LCN-129: a business is closed for this round."""

    seat: int
    business: int
    attacker: int
    subject = "attacker"
    whom = "seat"


class BusinessTaken(Event, frozen=True):
    """LCN-172: a Businessman works for somebody else from now on."""

    seat: int
    source: int
    business: int
    whom = "source"
    moved = (("businesses {source}", "businesses {seat}", 1),)


class BusinessBought(Event, frozen=True):
    """LCN-165, LCN-166: bought at once, from the market or from the stack."""

    seat: int
    business: int
    price: int
    place: str

    def moves(self) -> tuple[Move, ...]:
        return (
            Move(self.place, f"businesses {self.seat}", 1),
            Move(f"cash {self.seat}", "", self.price),
        )


class StackShuffled(Event, frozen=True):
    """LCN-E61: after a search the stack is shuffled."""

    count: int
    subject = ""
    is_minor = True


class Laundered(Event, frozen=True):
    """LCN-138: money goes under the boss card."""

    seat: int
    money: int
    moved = (("cash {seat}", "laundered {seat}", "money"),)
