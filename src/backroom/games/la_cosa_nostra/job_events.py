# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen when a task is executed. Money is in dollars; cards are numbers."""

from backroom.kernel.events import Event, Move


class TargetNamed(Event, frozen=True, tag="target_named"):
    """LCN-70: whom an attack is aimed at, before it is revealed."""

    seat: int
    man: int
    target: int


class JobRevealed(Event, frozen=True, tag="job_revealed"):
    """LCN-60, LCN-61: the card for all to see."""

    seat: int
    man: int
    job: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("planned jobs", "open jobs", 1),)


class JobLapsed(Event, frozen=True, tag="job_lapsed"):
    """LCN-91, LCN-E54: without its businesses, or without a victim, nothing happens."""

    seat: int
    job: int


class ManAimedAt(Event, frozen=True, tag="man_aimed_at"):
    """LCN-72: the victim is a gangster."""

    seat: int
    man: int


class BusinessAimedAt(Event, frozen=True, tag="business_aimed_at"):
    """LCN-72: the victim is a business."""

    seat: int
    business: int


class StakePlaced(Event, frozen=True, tag="stake_placed"):
    """LCN-173: a stake on the horses."""

    seat: int
    money: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """LCN-62 to LCN-64: the dice, the number each must show, and how many do."""

    seat: int
    man: int
    dice: tuple[int, ...]
    number: int
    successes: int


class DieRerolled(Event, frozen=True, tag="die_rerolled"):
    """LCN-157: a Cop lets one die be rolled again."""

    seat: int
    business: int
    was: int
    now: int


class Paid(Event, frozen=True, tag="paid"):
    """LCN-75: money from the bank."""

    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("", f"cash {self.seat}", self.money),)


class Lost(Event, frozen=True, tag="lost"):
    """LCN-163, LCN-173: money to the bank."""

    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"cash {self.seat}", "", self.money),)


class MoneyTaken(Event, frozen=True, tag="money_taken"):
    """LCN-164, LCN-168: money from one player to another."""

    source: int
    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"cash {self.source}", f"cash {self.seat}", self.money),)


class Robbed(Event, frozen=True, tag="robbed"):
    """LCN-141: the robber takes a part of the profit."""

    seat: int
    robbed: int
    money: int


class Repelled(Event, frozen=True, tag="repelled"):
    """LCN-142: a Trap has repelled an attack."""

    seat: int
    attacker: int


class ShotBack(Event, frozen=True, tag="shot_back"):
    """LCN-174: the victim of a Drive-by Shooting shoots back."""

    seat: int
    man: int


class DocUsed(Event, frozen=True, tag="doc_used"):
    """LCN-117: an Emergency doc makes it less bad."""

    seat: int
    lethal: bool
    """Was it a death that was averted?"""


class ManKilled(Event, frozen=True, tag="man_killed"):
    """LCN-134: a gangster is dead; his killer keeps the card."""

    seat: int
    man: int
    by: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"men {self.seat}", f"trophies {self.by}", 1),)


class ManDeactivated(Event, frozen=True, tag="man_deactivated"):
    """LCN-127, LCN-128: a gangster is out for this round."""

    seat: int
    man: int


class BusinessGone(Event, frozen=True, tag="business_gone"):
    """LCN-132, LCN-133: a Businessman killed or a Company destroyed goes under the stack."""

    seat: int
    business: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"businesses {self.seat}", "stack", 1),)


class BusinessDeactivated(Event, frozen=True, tag="business_deactivated"):
    """LCN-127, LCN-129: a business is closed for this round."""

    seat: int
    business: int


class BusinessTaken(Event, frozen=True, tag="business_taken"):
    """LCN-172: a Businessman works for somebody else from now on."""

    seat: int
    source: int
    business: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"businesses {self.source}", f"businesses {self.seat}", 1),)


class BusinessBought(Event, frozen=True, tag="business_bought"):
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


class StackShuffled(Event, frozen=True, tag="stack_shuffled"):
    """LCN-E61: after a search the stack is shuffled."""

    count: int

    def minor(self) -> bool:
        return True


class Laundered(Event, frozen=True, tag="laundered"):
    """LCN-138: money goes under the boss card."""

    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"cash {self.seat}", f"laundered {self.seat}", self.money),)
