"""Words: messages become sentences in English, Dutch and German.

The sentences stand in Fluent files, one folder a language, which the web client reads as well.
"""

from backroom.words.speaker import LANGUAGES, MissingWords, Speaker

__all__ = ["LANGUAGES", "MissingWords", "Speaker"]
