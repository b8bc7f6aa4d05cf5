"""The lowest rung of the ladder: anything that is allowed, each as likely as the other."""

from backroom.bots.request import Choice, DecisionRequest
from backroom.kernel.rng import fast_rng

OFFERS = 8
"""One in so many of its turns begins with something from the menu."""


def decide_at_random(request: DecisionRequest) -> Choice | None:
    """On its own turn now and then an offer, otherwise any legal action. It answers whatever it is
    asked, but makes no offers while others are to act: they would never end."""
    rng = fast_rng(request.seed)
    if request.must and request.menu and rng.below(OFFERS) == 0:
        return request.menu[rng.below(len(request.menu))]
    if request.legal:
        return request.legal[rng.below(len(request.legal))]
    return None
