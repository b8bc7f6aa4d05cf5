"""What a step is: one decision with all that belongs to it, or something that happens by itself.

A rule of what is allowed is written once, as a sieve: `legal` lets everything run through it and
takes what is left, `refuse` puts in one thing and asks which rule has held it back.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import PASS, Kind, LcnAction
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.words.saying import dashed, dollars, says
from backroom.kernel.action_sets import NOTHING, together
from backroom.kernel.actions import Action
from backroom.kernel.bitset import MOST_THINGS, just
from backroom.kernel.messages import CardName, Message, Refusal, SeatName
from backroom.kernel.rng import Rng


class Why:
    """A rule that forbids something, the name of its sentence, and what the sentence is about."""

    def __init__(self, rule: str, reason: str, about: str = "") -> None:
        self.rule = rule
        self.reason = reason
        self.about = about

    def facts(self, position: Position, seat: i64, action: LcnAction) -> dict[str, object]:
        if self.about == "":
            return {}
        if self.about == "money":
            price: int = position.step.price_of(position, action) * 1000
            cash: int = position.cash[seat] * 1000
            return {"price": dollars(price), "cash": dollars(cash)}
        if self.about == "target":
            return {"target": SeatName(action.value)}
        return {self.about: CardName(self.about, action.value)}

    def refusal(self, position: Position, seat: i64, action: LcnAction) -> Refusal:
        return Refusal(self.rule, self.reason, self.facts(position, seat, action))


@final
class Sieve:
    """Holds back what a rule forbids; `why` is the first rule that has held something back."""

    def __init__(self, noting: bool, value: i64) -> None:
        self.noting = noting
        self.value = value
        """What is asked about, when one thing is."""
        self.why: Why | None = None

    def only(self, left: i64, allowed: i64, why: Why) -> i64:
        """Of what is left, only these."""
        if self.noting and left & ~allowed != 0 and self.why is None:
            self.why = why
        return left & allowed

    def never(self, left: i64, forbidden: i64, why: Why) -> i64:
        """Of what is left, none of these."""
        return self.only(left, ~forbidden, why)

    def when(self, left: i64, allowed: bool, why: Why) -> i64:
        """All that is left, or nothing."""
        return self.only(left, -1 if allowed else 0, why)

    def refusal(self, position: Position, seat: i64, action: LcnAction) -> Refusal:
        """What the rule says that has held this back."""
        assert self.why is not None
        return self.why.refusal(position, seat, action)


ALLOWED: Final = Sieve(False, 0)
"""For `legal`: it takes no notes, so all can use it."""


@final
class WrongStep(Why):
    """LCN-E83: first what is asked now."""

    def facts(self, position: Position, seat: i64, action: LcnAction) -> dict[str, object]:
        return {"step": dashed(position.step.name)}


WRONG_STEP: Final[Why] = WrongStep("LCN-E83", "step")


class Step:
    """One decision: who is asked, what is possible and why the rest is not, what it does, how it is
    put in words, and what is answered for who does not. A step without kinds asks nobody."""

    def __init__(self, name: str, kinds: list[Kind], rules: tuple[str, ...] = ()) -> None:
        self.name = name
        self.kinds = kinds
        """What may be done, in the order in which it is offered."""
        self.rules = rules
        """The rules behind the question."""
        STEPS[name] = self

    def go_on(self, position: Position) -> None:
        """Nobody owes an answer: what happens now."""
        raise AssertionError(self.name)

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        """What is left of these values of a kind when all rules have been asked."""
        return left

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        """Somebody who is asked does this."""
        raise AssertionError(self.name)

    def is_own_turn(self) -> bool:
        """LCN-99: a turn of planning or action, in which the actor may play influence cards."""
        return False

    def is_between_turns(self) -> bool:
        """LCN-V2, LCN-V3: is it a moment in which others may, where that is allowed?"""
        return False

    # What comes in between, while this step asks

    def offer_made(self, position: Position, partner: i64) -> None:
        """This player has just been made an offer."""

    def money_given(self, position: Position, taker: i64) -> None:
        """A deal has just brought this player money."""

    def card_played(self, position: Position) -> None:
        """Somebody has just used an influence card or a Lawyer."""

    # What may be done

    def choices(self, position: Position, seat: i64) -> tuple[Action, ...]:
        """What a seat that is asked may do."""
        found = NOTHING
        for do in self.kinds:
            values = self.sift(position, seat, do, do.everything, ALLOWED)
            if values != 0:
                found = together(found, do.sets.of(values))
        return found

    def why_not(self, position: Position, seat: i64, action: LcnAction) -> Refusal | None:
        """The rule that forbids this; None if it may be done."""
        if action.do not in self.kinds:
            return self.elsewhere(action.do).refusal(position, seat, action)
        sieve = Sieve(True, action.value)
        alone = just(action.value) if action.value < MOST_THINGS else 1
        if self.sift(position, seat, action.do, alone, sieve) != 0:
            return None
        return sieve.refusal(position, seat, action)

    def elsewhere(self, do: Kind) -> Why:
        """Why a kind of thing is not done in this step."""
        return WRONG_STEP

    def neutral(self, position: Position, seat: i64, rng: Rng) -> Action:
        """LCN-E87: pass where one may; what must be chosen is chosen by lot."""
        if self.why_not(position, seat, PASS) is None:
            return PASS
        choices = self.choices(position, seat)
        return choices[rng.below(len(choices))]

    def price_of(self, position: Position, action: LcnAction) -> i64:
        """What this would cost."""
        raise AssertionError(self.name)

    def question(self, view: LcnView) -> Message:
        """What is asked, in words."""
        return says(f"ask-{dashed(self.name)}")

    def __reduce__(self) -> tuple[object, ...]:
        return step_called, (self.name,)


STEPS: Final[dict[str, Step]] = {}
"""All steps by name."""


def step_called(name: str) -> Step:
    return STEPS[name]
