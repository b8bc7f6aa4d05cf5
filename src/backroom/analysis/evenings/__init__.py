"""What is worth telling of an evening, game by game."""
