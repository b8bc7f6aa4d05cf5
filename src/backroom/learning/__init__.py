"""Networks that learn a game by playing it: masked PPO in plain NumPy over the batched tables."""
