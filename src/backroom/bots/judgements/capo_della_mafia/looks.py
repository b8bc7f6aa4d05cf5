"""How a play looks to whoever sees what is shown of it: how often such plays are honest.

Two kinds of players are told apart. Some lay as we would: what they show is chosen to be believed,
and says little; what tells is how many cards they laid and kept, and what the mission asks. Others
lay anything: of them only the cards speak.
"""

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.measures import Measures
from backroom.games.capo_della_mafia.handful import first_card, other_cards, size

FEW: Final = 3
"""Plays of up to so many cards are known by their number; more are all alike."""
MOST: Final = 5.0
"""Nobody's kind is surer than this, in logarithmic odds: he may change."""
NAMES: Final = ("", "one", "two", "three")


@final
class Look:
    """A play as the others see it."""

    __slots__ = ("laid", "odds", "hope", "fit", "refills")

    def __init__(self, laid: i64, odds: float, hope: float, fit: float, refills: float) -> None:
        self.laid = laid if laid <= FEW else 0
        """How many cards, up to three; 0 are more."""
        self.odds = odds
        """That any cards beside those shown would do the mission."""
        self.hope = hope
        """That the hand from which it was laid could have done it."""
        self.fit = fit
        """That a hand of as many cards as were laid could."""
        self.refills = refills
        """1 for somebody who keeps so few cards that he draws new ones."""


@final
class Formula:
    """Logarithmic odds that add up."""

    __slots__ = (
        "base",
        "chance",
        "square",
        "hope",
        "fit",
        "refills",
        "hopeful_refills",
        "laid",
        "laid_chance",
        "laid_fit",
    )

    def __init__(self, name: str, weights: dict[str, float]) -> None:
        self.base = weights[name]
        self.chance = weights[f"{name}_chance"]
        self.square = weights[f"{name}_square"]
        self.hope = weights[f"{name}_hope"]
        self.fit = weights[f"{name}_fit"]
        self.refills = weights[f"{name}_refills"]
        self.hopeful_refills = weights[f"{name}_refills_hope"]
        self.laid = [0.0]
        self.laid_chance = [0.0]
        self.laid_fit = [0.0]
        for count in range(1, FEW + 1):
            number = f"{name}_{NAMES[count]}"
            self.laid.append(weights[number])
            self.laid_chance.append(weights[f"{number}_chance"])
            self.laid_fit.append(weights[f"{number}_fit"])

    def of(self, look: Look) -> float:
        count = look.laid
        return (
            self.base
            + self.laid[count]
            + (self.chance + self.laid_chance[count] + self.square * look.odds) * look.odds
            + self.hope * look.hope
            + (self.fit + self.laid_fit[count]) * look.fit
            + (self.refills + self.hopeful_refills * look.hope) * look.refills
        )


@final
class Looks:
    __slots__ = ("measures", "belief", "strange", "blind")

    def __init__(self, measures: Measures, weights: dict[str, float]) -> None:
        self.measures = measures
        self.belief = Formula("belief", weights)
        self.strange = Formula("strange", weights)
        self.blind = weights["blind"]
        """The logarithmic odds that somebody of whom nothing is known lays without a thought."""

    def of_cards(
        self, shown: i64, laid: i64, held: i64, mission: i64, limit: i64, refills: bool
    ) -> Look:
        """For somebody who has seen no other cards than those shown."""
        symbols: i64 = 0
        stars: i64 = 0
        hidden = laid - size(shown)
        while shown != 0:
            symbols += self.measures.symbols[first_card(shown)]
            stars += self.measures.stars[first_card(shown)]
            shown = other_cards(shown)
        odds = self.measures.usual_odds(symbols, stars, hidden, mission, limit)
        return self.of_odds(odds, laid, held, mission, limit, refills)

    def of_odds(
        self, odds: float, laid: i64, held: i64, mission: i64, limit: i64, refills: bool
    ) -> Look:
        measures = self.measures
        hope = measures.hope(held, mission, limit)
        fit = measures.hope(laid, mission, limit)
        return Look(laid, odds, hope, fit, 1.0 if refills else 0.0)

    def honesty(self, look: Look) -> float:
        """How likely somebody who plays as we do has done the mission, if it looks like this."""
        return chance_of(self.belief.of(look))

    def strangeness(self, look: Look) -> float:
        """Logarithmic odds: how much likelier it looks like this if no thought was behind it."""
        return self.strange.of(look)

    def strangeness_of_check(self, look: Look, passed: bool) -> float:
        """The same for what a check has brought to light."""
        ours = self.honesty(look)
        blind = chance_of(look.odds)
        return log(blind / ours) if passed else log((1.0 - blind) / (1.0 - ours))

    def trust(self, look: Look, blind_chance: float, reputation: float) -> float:
        """How likely somebody of this reputation has done the mission, if any cards would have done
        it with this chance."""
        blind = chance_of(self.within_reason(reputation + self.strangeness(look)))
        return (1.0 - blind) * self.honesty(look) + blind * blind_chance

    def within_reason(self, odds: float) -> float:
        if odds > MOST:
            return MOST
        return odds if odds > -MOST else -MOST


def chance_of(odds: float) -> float:
    """The inverse of `odds_of`."""
    return 1.0 / (1.0 + exp(-odds))
