"""What every game stands on: seats, actions, states, chance, refusals, events, options, cards."""
