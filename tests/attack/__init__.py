"""Hostile messages and requests by the hundred thousand, against a house that really runs."""
