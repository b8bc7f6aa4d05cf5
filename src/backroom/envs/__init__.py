"""Learning environments: the same rules for programs that learn (docs/environments.md).

They need what a table does not: `pip install 'backroom[rl]'`.
"""
