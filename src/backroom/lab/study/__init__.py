"""Studies: many games between bots, kept as rows, and told in a report (`backroom lab`)."""
