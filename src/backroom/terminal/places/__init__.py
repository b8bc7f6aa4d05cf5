"""A person's place at a table: at home among bots, or at a house that serves it."""
