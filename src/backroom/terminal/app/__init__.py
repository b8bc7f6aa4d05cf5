"""The game as an application that fills the terminal. Only what is below here needs Textual, and
nothing imports it before somebody plays."""

import textual.content

from backroom.terminal.hard_spaces import keep_together

keep_together(textual.content)
