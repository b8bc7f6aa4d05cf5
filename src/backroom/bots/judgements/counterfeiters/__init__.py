"""Counterfeiters: how a bot judges it."""

from collections.abc import Mapping

from backroom.bots.judgement import Judgement
from backroom.bots.judgements.counterfeiters.judging import CftJudgement
from backroom.bots.specs import Spec
from backroom.bots.weights import weights_of
from backroom.games.counterfeiters.rules import CftRules


def judge(rules: CftRules, spec: Spec, changes: Mapping[str, float]) -> Judgement:
    return CftJudgement(rules, weights_of("counterfeiters", spec.temper, changes))
