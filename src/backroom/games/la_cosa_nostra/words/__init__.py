"""The game in messages."""
