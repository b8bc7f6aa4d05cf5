# Bots: waarom ze doen wat ze doen.

bots-no-reason = Het is een van de dingen die je mag doen.
