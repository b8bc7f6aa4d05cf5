"""Dark wood, lamp light and brass: the colours of the back room, and those of its families."""

from textual.theme import Theme

BACK_ROOM = Theme(
    name="back-room",
    primary="#d9b45a",  # brass
    secondary="#7fc98f",  # cash
    accent="#d9b45a",
    warning="#f29b4b",
    error="#e2574c",  # blood
    success="#7fc98f",
    foreground="#f1e6cd",  # paper
    background="#15110e",  # the room
    surface="#211a15",  # its panels
    panel="#3a2117",  # wood
    variables={
        "felt": "#17362c",
        "muted": "#b9ab8f",
        "footer-background": "#3a2117",
        "footer-key-foreground": "#d9b45a",
        "footer-description-foreground": "#f1e6cd",
        "block-cursor-background": "#d9b45a",
        "block-cursor-foreground": "#231a12",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#6b5428",
        "block-cursor-blurred-foreground": "#f1e6cd",
        "border": "#d9b45a",
        "border-blurred": "#6b5428",
    },
)

FAMILIES = {
    "red": "#ee6a5f",
    "blue": "#6aaef0",
    "green": "#57c48f",
    "yellow": "#f2d544",
    "orange": "#f29b4b",
    "purple": "#c29af0",
    "black": "#a89f90",
    "pink": "#f08fc0",
    "brown": "#c8945f",
    "white": "#efe9dc",
}
"""The colours of the house, each at least 4.5 : 1 on the room, its panels and its wood."""

KINDS = {"event": "", "talk": "#f1e6cd", "house": "bold #d9b45a", "advice": "#7fc98f"}
"""How a line of the story is written."""
