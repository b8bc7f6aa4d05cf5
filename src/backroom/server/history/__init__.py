"""Finished games: results, replays, the truth, verification, and the files they come and go in."""
