"""The lowest rung of the ladder: anything that is allowed, each as likely as the other."""

from backroom.bots.thought import Choice, Thought
from backroom.kernel.rng import fast_rng

OFFERS = 8
"""One in so many of its turns begins with something from the menu."""


def decide_at_random(thought: Thought) -> Choice | None:
    """On its own turn now and then an offer, otherwise any legal action. It answers whatever it is
    asked, but makes no offers while others are to act: they would never end."""
    rng = fast_rng(thought.seed)
    if thought.must and thought.menu and rng.below(OFFERS) == 0:
        return thought.menu[rng.below(len(thought.menu))]
    if thought.legal:
        return thought.legal[rng.below(len(thought.legal))]
    return None
