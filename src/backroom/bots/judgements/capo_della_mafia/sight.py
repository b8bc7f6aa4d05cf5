# Interpreted: it needs NumPy, which whoever only plays has not.
"""Capo della Mafia as a network sees it."""

from backroom.bots.judgements.capo_della_mafia import measures_of
from backroom.bots.judgements.capo_della_mafia.choices_seen import CHOICES, MARKS
from backroom.bots.judgements.capo_della_mafia.eyes import CapEyes
from backroom.bots.nets.sight import MarkedSight
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.kernel.observation import Layout


def sight_of(rules: CapRules, layout: Layout, rows: int) -> MarkedSight:
    """Eyes for so many rows at a time."""
    return MarkedSight(CapEyes(rules, measures_of(rules), layout, rows), CHOICES, MARKS)
