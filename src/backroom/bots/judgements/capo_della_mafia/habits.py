"""What everybody has seen the others do in the rounds that are over: who suspected whom, and whose
plays looked as if no thought was behind them."""

from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.looks import Looks
from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.past import Past
from backroom.games.capo_della_mafia.rules import CapRules, Effect
from backroom.kernel.seats import holds


def accusations(past: Past | None, seats: i64, seat: i64) -> list[int]:
    """How often each suspected this seat."""
    found = [0 for _ in range(seats)]
    while past is not None:
        for accuser in range(seats):
            if past.suspects[accuser] == seat:
                found[accuser] += 1
        past = past.before
    return found


def reputations(looks: Looks, past: Past | None, seats: i64) -> list[float]:
    """The logarithmic odds that each seat lays without a thought, rather than as we would: from
    what it laid, what it showed of that, and what the checks brought to light."""
    rules = looks.measures.rules
    rounds: list[Past] = []
    while past is not None:
        rounds.append(past)
        past = past.before
    found = [looks.blind for _ in range(seats)]
    held: list[i64] = [rules.hand for _ in range(seats)]
    for place in range(len(rounds) - 1, -1, -1):
        over = rounds[place]
        limit = rules.max_stars[over.mission] + effect_of(rules, over.newspaper, Effect.MAX_STARS)
        if limit < 0:
            limit = 0
        few = rules.refill_at_or_below + effect_of(rules, over.newspaper, Effect.REFILL_AT_OR_BELOW)
        for seat in range(seats):
            laid: i64 = over.laid[seat]
            kept = held[seat] - laid
            hidden = laid - size(over.turned_up[seat])
            if hidden > 0:
                look = looks.of_cards(
                    over.turned_up[seat], laid, held[seat], over.mission, limit, kept <= few
                )
                odds = found[seat] + looks.strangeness(look)
                if holds(over.jailed, seat):
                    odds += looks.strangeness_of_check(look, False)
                elif size(over.seen[seat]) == laid:
                    odds += looks.strangeness_of_check(look, True)
                found[seat] = looks.within_reason(odds)
            held[seat] = rules.hand if kept <= few else kept
    return found


def effect_of(rules: CapRules, newspaper: i64, effect: Effect) -> i64:
    """By how much this newspaper changes something."""
    if newspaper >= 0:
        changed = rules.effects[newspaper]
        for spot in range(len(changed)):
            if changed[spot] is effect:
                return rules.amounts[newspaper][spot]
    return 0
