"""What single games have of their own in a terminal, each in the folder of the game's name.

Such a folder makes a `screen` from the rules of a table; a game without one is played in words.
"""
