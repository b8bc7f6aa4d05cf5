"""Capo della Mafia: how a bot judges it."""

from collections.abc import Mapping
from functools import lru_cache

from backroom.bots.judgement import Judgement
from backroom.bots.judgements.capo_della_mafia.judging import CapJudgement
from backroom.bots.judgements.capo_della_mafia.measures import Measures
from backroom.bots.specs import Spec
from backroom.bots.weights import weights_of
from backroom.games.capo_della_mafia.rules import CapRules


@lru_cache(maxsize=8)
def measures_of(rules: CapRules) -> Measures:
    """The deck of these rules, measured once for all bots at their tables."""
    return Measures(rules)


def judge(rules: CapRules, spec: Spec, changes: Mapping[str, float]) -> Judgement:
    weights = weights_of("capo_della_mafia", spec.temper, changes)
    return CapJudgement(rules, measures_of(rules), weights)
