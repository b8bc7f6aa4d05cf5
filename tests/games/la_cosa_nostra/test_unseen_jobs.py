"""What a player cannot place yet, by kind of job."""

from backroom.games.la_cosa_nostra.knowledge.threats import unseen_kinds
from backroom.kernel.seats import SPECTATOR
from builders.la_cosa_nostra import new_game


def test_all_jobs_are_unseen_but_those_in_hand() -> None:
    state, _ = new_game(3)
    rules = state.rules
    everything = [0] * len(rules.effect)
    for round, size in enumerate(rules.deck_size):
        first = round * (len(rules.job_kind) // len(rules.deck_size))
        for card in range(int(size)):
            everything[int(rules.job_kind[first + card])] += 1
    assert list(unseen_kinds(state, SPECTATOR)) == everything
    hand = state.view(0).hand
    assert hand
    for seat in range(3):
        unseen = unseen_kinds(state, seat)
        own = [each - left for each, left in zip(everything, unseen, strict=True)]
        assert sum(own) == len(state.view(seat).hand or ())
        assert min(own) >= 0
