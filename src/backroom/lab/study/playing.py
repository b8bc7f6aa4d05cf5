"""Plays the games of a study, and watches them."""

from collections import Counter

from backroom.bots.players import Budget, Player, Taken, play_game
from backroom.bots.specs import read_spec
from backroom.kernel.events import Told
from backroom.kernel.game import Game, find_game
from backroom.kernel.rng import fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State, Windows
from backroom.lab.study.plan import Piece, Study, bots_in, fingerprint, place_of, rules_on
from backroom.lab.study.rows import Dealt, Row
from backroom.lab.study.watched import Watcher, watcher_of

LONG_ENOUGH = 3600.0
"""Seconds that no thought takes which is measured in rounds."""


def play_piece(piece: Piece) -> list[Row]:
    return [play_one(piece.study, number) for number in range(piece.first, piece.end)]


def play_one(study: Study, number: int) -> Row:
    """The game of this number: played once, and then once more with somebody who watches, for
    whom bots that think in copies have no use."""
    place = place_of(study, number)
    game, rules = find_game(study.game), rules_on(study, place.side)
    bots = bots_in(study, place.turn)
    streams = 1_000_000 + place.deal * study.players
    budget = Budget(LONG_ENOUGH, study.rounds)
    players = [
        Player(game, rules, read_spec(bot), study.seed, streams + seat, budget)
        for seat, bot in enumerate(bots)
    ]
    taken = play_game(dealt(game, rules, study, place.deal, None), players, int(rules.longest))
    told: list[Told] = []
    seen = Watched(dealt(game, rules, study, place.deal, told), told, watcher_of(game))
    seen.play(taken)
    standings = seen.state.standings()
    return Row(
        study=fingerprint(study),
        number=number,
        deal=place.deal,
        turn=place.turn,
        side=place.side,
        bots=bots,
        families=seen.watcher.families(seen.state),
        rounds=int(seen.state.round),
        actions=len(taken),
        points=list(standings.points),
        places=list(standings.places),
        over=standings.over,
        ending=standings.ending,
        course=[*seen.course, list(standings.points)],
        events=dict(sorted(seen.events.items())),
        things=[dict(sorted(each.items())) for each in seen.things],
        deals=seen.deals,
        words=seen.watcher.words(seen.state),
    )


def dealt(game: Game, rules: Rules, study: Study, deal: int, recorder: list[Told] | None) -> State:
    """As `bots.players.new_game` deals it, but that somebody may listen."""
    return game.deal(rules, fast_rng(study.seed, deal), Windows.ALL, recorder)


class Watched:
    """A game that is played again, and what is noted of it."""

    def __init__(self, state: State, told: list[Told], watcher: Watcher) -> None:
        self.state = state
        self.told = told
        self.watcher = watcher
        self.course: list[list[int]] = [list(state.standings().points)]
        self.events: Counter[str] = Counter()
        self.things: list[Counter[str]] = [Counter() for _ in range(int(state.seats))]
        self.deals: list[Dealt] = []

    def play(self, taken: list[Taken]) -> None:
        self.note()
        for seat, action in taken:
            round = self.state.round
            self.state.apply(seat, action)
            if self.state.round > max(round, 1):
                self.course.append(list(self.state.standings().points))
            self.note()

    def note(self) -> None:
        """What has been told since. What several hear in forms of their own happened once to each
        of them."""
        for event in [each.event for each in self.told]:
            if not event.minor():
                self.events[str(type(event).__struct_config__.tag)] += 1
            for seat, thing, count in self.watcher.things(self.state, event):
                self.things[seat][thing] += count
            deal = self.watcher.deal(self.state, event)
            if deal is not None:
                self.deals.append(deal)
        self.told.clear()
