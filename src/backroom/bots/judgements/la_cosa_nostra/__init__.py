"""La Cosa Nostra: how a bot judges it, and how it deals."""

from collections.abc import Mapping

from backroom.bots.judgement import Judgement
from backroom.bots.judgements.la_cosa_nostra.judging import LcnJudgement
from backroom.bots.judgements.la_cosa_nostra.weights import Weights
from backroom.bots.specs import Spec
from backroom.bots.weights import weights_of
from backroom.games.la_cosa_nostra.rules import LcnRules


def judge(rules: LcnRules, spec: Spec, changes: Mapping[str, float]) -> Judgement:
    """Whoever searches plays on as normal bots would, himself too: they think quickest."""
    own = Weights(weights_of("la_cosa_nostra", spec.temper, changes, spec.level), spec.deals)
    usual = Weights(weights_of("la_cosa_nostra", "even", {}), True)
    return LcnJudgement(rules, own, usual if spec.level == "hard" else own)
