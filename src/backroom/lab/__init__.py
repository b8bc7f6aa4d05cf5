"""Measuring and checking: simulations, benchmarks, playthroughs, the matrix of rules."""
