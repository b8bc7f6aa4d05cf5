"""The games. Each folder is one game and knows nothing of the others."""
