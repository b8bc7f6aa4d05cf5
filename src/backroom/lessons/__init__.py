"""Guided first games: for each game a recorded log and its captions, both data (decision 0020)."""
