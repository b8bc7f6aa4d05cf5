"""A table that is being played: who looks at it, who acts, and what happens by itself."""
