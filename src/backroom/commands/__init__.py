"""Commands for whoever runs a house, and what several commands share."""
