"""The kinds of puzzles, a module a game."""
