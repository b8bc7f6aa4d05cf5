"""Capo della Mafia as the lesson teaches it: do the job, or lie with what comes nearest, and keep
one man, so that new ones come; point if every hidden man would have to bring a symbol."""

from collections.abc import Sequence

from backroom.games.capo_della_mafia.actions import CapAction, Choice
from backroom.games.capo_della_mafia.printed import CapPrinted
from backroom.games.capo_della_mafia.view import CapView, PlayerView

ANY = "?"
KEPT = 1
"""Whoever has no more than so many men left draws new ones (CAP-39)."""
SURE = 0.9
"""So many symbols each hidden man must have to bring before somebody is pointed at."""


def decide(view: CapView, printed: CapPrinted, legal: Sequence[CapAction]) -> CapAction:
    seen = Seen(view, printed)
    return max(legal, key=lambda action: (seen.likes(action), -int(action.index)))


class Seen:
    """The table as somebody sees it who has just learned it."""

    def __init__(self, view: CapView, printed: CapPrinted) -> None:
        self.view = view
        self.printed = printed
        self.wanted = printed.missions[view.mission].symbols

    def found(self, kinds: Sequence[int]) -> int:
        """How much of the mission these men can do."""
        has = "".join(self.printed.maffiosi[kind].symbols for kind in kinds)
        exact = sum(min(has.count(each), self.wanted.count(each)) for each in "IBS")
        return exact + min(len(has) - exact, self.wanted.count(ANY))

    def stars(self, kinds: Sequence[int]) -> int:
        return sum(self.printed.maffiosi[kind].stars for kind in kinds)

    def lacks(self, kinds: Sequence[int]) -> int:
        return len(self.wanted) - self.found(kinds)

    def likes(self, action: CapAction) -> float:
        picks = action.picks or ()
        match action.choice:
            case Choice.LAY:
                return self.laid([self.view.hand[each] for each in picks])
            case Choice.TURN_UP:
                shown = [self.view.laid[each] for each in picks]
                return self.found(shown) - 0.1 * max(0, self.stars(shown))
            case Choice.SUSPECT:
                return SURE if action.value < 0 else self.against(self.view.players[action.value])
            case Choice.CLAIM:
                return len(picks)

    def laid(self, kinds: Sequence[int]) -> float:
        """An honest job, or the lie that comes nearest; and room for new men."""
        over = max(0, self.stars(kinds) - self.view.max_stars)
        lacks = max(0, self.lacks(kinds))
        fresh = len(self.view.hand) - len(kinds) <= KEPT
        return 40 * (over + lacks == 0) + 8 * fresh - 4 * lacks - 5 * over

    def against(self, rival: PlayerView) -> float:
        """What is still missing, for each man that lies hidden."""
        lacks = max(0, self.lacks(rival.face_up))
        hidden = rival.laid - len(rival.face_up)
        if hidden == 0:
            return lacks + max(0, self.stars(rival.face_up) - self.view.max_stars)
        return lacks / hidden
