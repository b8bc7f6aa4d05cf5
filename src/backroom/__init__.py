"""Backroom: four Mafia table games at one table, from one set of rules."""

__version__ = "0.1.0"
