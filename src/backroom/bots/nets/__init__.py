"""Networks that have learnt a game, at work: NumPy only, and nothing that trains them."""
