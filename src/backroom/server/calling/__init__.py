"""Calling people back when it is their turn: by push, e-mail, webhook and calendar."""
