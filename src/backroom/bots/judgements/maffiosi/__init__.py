"""Maffiosi: how a bot judges it."""

from collections.abc import Mapping

from backroom.bots.judgement import Judgement
from backroom.bots.judgements.maffiosi.judging import MafJudgement
from backroom.bots.specs import Spec
from backroom.bots.weights import weights_of
from backroom.games.maffiosi.rules import MafRules


def judge(rules: MafRules, spec: Spec, changes: Mapping[str, float]) -> Judgement:
    return MafJudgement(rules, weights_of("maffiosi", spec.temper, changes))
