# Bots: why they do what they do.

bots-no-reason = It is one of the things you may do.
