"""A finished game in figures: what was luck, what was skill, and what a coach would have done."""
