"""Fools and tricksters: players with one silly or crooked idea, whom no good bot may let win. In La
Cosa Nostra they try to talk the others out of their money, in Capo they point without a thought."""
