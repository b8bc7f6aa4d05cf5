# Interpreted: nothing here is ever hot.
"""What goes wrong by a user's hand: always a sentence, never a traceback."""


class BadInput(Exception):
    """Something from outside cannot be used. The text says what was found and what was expected."""
