"""Bots: whoever decides for a seat without being a person, from what that seat may know."""

from backroom.bots.levels import LEVELS, decide
from backroom.bots.thought import Choice, Thought, is_offered, think_about

__all__ = ["LEVELS", "Choice", "Thought", "decide", "is_offered", "think_about"]
