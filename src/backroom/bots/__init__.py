"""Bots: whoever decides for a seat without being a person, from what that seat may know."""

from backroom.bots.levels import LEVELS, decide
from backroom.bots.request import Choice, DecisionRequest, is_offered, request_for

__all__ = ["LEVELS", "Choice", "DecisionRequest", "decide", "is_offered", "request_for"]
