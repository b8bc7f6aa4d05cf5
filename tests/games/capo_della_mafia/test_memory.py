"""CAP-E33: what a perfect memory knows, worked out here from a seat's own events alone, and what
`view` and `redeal` make of it."""

from collections import Counter

import pytest

from backroom.games.capo_della_mafia.events import (
    CardsDiscarded,
    CardsLaid,
    CardsReceived,
    CardsShown,
    CardsTurnedUp,
    DiscardsShuffled,
    GiuliaTurnedUp,
)
from backroom.games.capo_della_mafia.handful import cards_in
from backroom.games.capo_della_mafia.state import CapState
from backroom.kernel.events import Event, Told
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows, heard_by
from builders.capo_della_mafia import CAPO, rules_of
from builders.rule_marks import rule


class Witness:
    """Somebody who sits at the table and forgets nothing: knows only what he heard."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.seen: list[Counter[int]] = [Counter() for _ in range(players)]
        self.discards: Counter[int] = Counter()
        self.before_shuffle: Counter[int] | None = None

    def hear(self, event: Event) -> None:
        if isinstance(event, (CardsTurnedUp, CardsShown)):
            self.seen[event.seat] = Counter(event.cards)
        elif isinstance(event, GiuliaTurnedUp):
            self.seen[event.seat] += Counter(event.cards)
        elif isinstance(event, CardsDiscarded):
            self.discards += self.seen[event.seat]
            self.seen[event.seat] = Counter()
        elif isinstance(event, DiscardsShuffled):
            self.before_shuffle = self.discards
            self.discards = Counter()


def play_and_watch(
    players: int, seed: int, moves: int, **options: str
) -> tuple[CapState, list[Told]]:
    told: list[Told] = []
    state = CAPO.deal(rules_of(players, **options), fast_rng(seed), Windows.ALL, told)
    assert isinstance(state, CapState)
    state.recorder = told
    choices = fast_rng(seed, 1)
    for _ in range(moves):
        if state.is_over():
            break
        seat = state.to_act()[0]
        legal = state.legal(seat)
        # Lay many cards, so that the pile runs out soon.
        state.apply(
            seat,
            legal[-1]
            if state.phase.value == "lay" and choices.below(3)
            else legal[choices.below(len(legal))],
        )
    return state, told


def after_a_shuffle(players: int, **options: str) -> list[tuple[CapState, list[Told]]]:
    """States in which the pile was shuffled anew and the game goes on."""
    found = []
    for seed in range(40):
        for moves in range(40, 160, 9):
            state, told = play_and_watch(players, seed, moves, **options)
            if not state.is_over() and any(isinstance(t.event, DiscardsShuffled) for t in told):
                found.append((state, told))
    assert len(found) > 20
    return found[:: max(1, len(found) // 25)]


@rule("CAP-E33", "CAP-E24")
@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_view_knows_the_discards_that_a_witness_remembers(players: int) -> None:
    for seed in range(12):
        state, told = play_and_watch(players, seed, 60)
        witness = Witness(-1, players)
        for event in heard_by(-1, told):
            witness.hear(event)
        seen = state.view(-1).seen
        assert Counter({kind: n for kind, n in enumerate(seen) if n}) == witness.discards


@rule("CAP-E33")
def test_a_player_remembers_his_own_unseen_discards_too() -> None:
    state, _ = play_and_watch(4, 3, 60)
    public = Counter(dict(enumerate(state.view(-1).seen)))
    for seat in range(4):
        own = Counter(dict(enumerate(state.view(seat).seen)))
        assert +(own - public) == Counter(state.secret[seat])


@rule("CAP-E33")
@pytest.mark.parametrize("giulia", ["ask", "auto"])
def test_cards_held_since_before_a_shuffle_are_never_ones_seen_in_the_shuffled_pile(
    giulia: str,
) -> None:
    """A rival who has drawn nothing since the shuffle cannot hold a kind of which every card was
    seen to go into it, or is in one's own hand."""
    checked = 0
    for state, told in after_a_shuffle(7, giulia=giulia):
        witness = Witness(-1, 7)
        for event in heard_by(-1, told):
            witness.hear(event)
        shuffled = witness.before_shuffle
        assert shuffled is not None
        gone = {kind for kind, n in shuffled.items() if n == state.rules.copies[kind]}
        idle = [seat for seat in range(7) if state.fresh[seat] == 0]
        for world in (state.redeal(-1, fast_rng(seed)) for seed in range(25)):
            assert isinstance(world, CapState)
            for seat in idle:
                held = set(cards_in(world.hands[seat]) + cards_in(world.face_down(seat)))
                assert not held & gone
                checked += len(gone)
    assert checked > 0


@rule("CAP-E33", "CAP-E14")
def test_where_every_giulia_is_turned_up_no_unseen_discard_is_one() -> None:
    for state, _ in after_a_shuffle(6, giulia="auto")[:8]:
        giulias = {kind for kind, extra in enumerate(state.rules.extra_respect) if extra}
        for seat in (-1, 0, 3):
            for world in (state.redeal(seat, fast_rng(seed)) for seed in range(25)):
                assert isinstance(world, CapState)
                for other in range(6):
                    assert other == seat or not giulias & set(world.secret[other])


@rule("CAP-E33")
def test_cards_of_one_kind_cannot_be_told_apart() -> None:
    """Two hands with the same kinds are the same hand: views know kinds, not single cards."""
    state, _ = play_and_watch(3, 1, 0)
    assert all(0 <= card < len(state.rules.copies) for card in state.view(0).hand)
    assert list(state.view(0).hand) == sorted(state.view(0).hand)


@rule("CAP-E33")
def test_a_redealt_rival_can_hold_everything_unseen_and_nothing_else() -> None:
    """Before any shuffle: each unseen kind turns up in each hidden place, and no other kind."""
    for moves in (0, 11, 27):
        state, _ = play_and_watch(4, 6, moves)
        unseen = {str(kind) for kind, n in enumerate(state.view(2).unseen) if n}
        dealt: dict[str, set[str]] = {}
        for seed in range(2500):
            for place, thing in state.redeal(2, fast_rng(seed)).hidden(2):
                dealt.setdefault(place, set()).add(thing)
        places = [
            place for place in dealt if place.split()[0] in ("pile", "hand", "table", "discards")
        ]
        assert len(places) > 2
        for place in places:
            assert dealt[place] == unseen


@rule("CAP-4")
def test_what_each_player_was_dealt_only_he_has_heard() -> None:
    _, told = play_and_watch(5, 2, 0)
    for seat in range(5):
        received = [e for e in heard_by(seat, told) if isinstance(e, CardsReceived)]
        assert [event.seat for event in received] == [seat]
    assert not [e for e in heard_by(-1, told) if isinstance(e, CardsReceived | CardsLaid)]
