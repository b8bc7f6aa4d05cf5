"""The steps of a game: one decision each, with all that belongs to it."""
