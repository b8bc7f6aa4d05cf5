"""The nodes of a house: who is there, who has charge of which table, who sits where."""
