"""The judgements, one folder a game. A game without one is judged by its standings alone."""
