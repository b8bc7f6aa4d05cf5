"""The game as an application that fills the terminal. Only what is below here needs Textual, and
nothing imports it before somebody plays."""
