"""Which bot is meant: a rung of the ladder, its temper, and whether it deals.

Written `level`, `level/temper`, `level/mute` or `level/temper/mute`.
"""

from typing import NamedTuple

from backroom.kernel.errors import BadInput

LEVEL_NAMES = ("random", "easy", "normal", "hard", "master", "net")
"""From the weakest to the strongest; and who has only learnt by playing (docs/learning.md)."""
TEMPERS = ("even", "bold", "greedy", "careful", "vengeful")
"""What a bot likes beyond winning; an even one likes nothing more than that."""
MUTE = "mute"
"""The twin that makes no offers; it nods or shakes its head at those of others."""


class Spec(NamedTuple):
    level: str
    temper: str = "even"
    deals: bool = True

    def __str__(self) -> str:
        parts = [self.level]
        if self.temper != "even":
            parts.append(self.temper)
        if not self.deals:
            parts.append(MUTE)
        return "/".join(parts)


def read_spec(text: str) -> Spec:
    """The bot that is written so."""
    level, *more = text.split("/")
    deals = MUTE not in more
    tempers = [each for each in more if each != MUTE]
    if level not in LEVEL_NAMES:
        raise BadInput(f"there is no bot {level!r}; the bots are {', '.join(LEVEL_NAMES)}")
    if len(tempers) > 1 or len(more) > len(tempers) + 1:
        raise BadInput(f"a bot has one temper, not {text!r}")
    temper = tempers[0] if tempers else "even"
    if temper not in TEMPERS:
        raise BadInput(f"there is no temper {temper!r}; the tempers are {', '.join(TEMPERS)}")
    return Spec(level, temper, deals)
