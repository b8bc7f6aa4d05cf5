"""Newcomers: players who know nothing but what the lesson and the illustrated page of a game teach,
to see whether that is enough against `easy`. None of them reckons, remembers or looks ahead."""
