### Sentences of the house itself, the same for every game.

list-and = { $most } and { $last }
list-nothing = nothing
refused = { $why } (rule { $rule })

## Money, in every sentence and on every table

money = ${ $amount }

## Colours

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-orange = Orange
colour-purple = Purple
colour-black = Black
colour-pink = Pink
colour-brown = Brown
colour-white = White

## A game in the terminal

play-welcome = Welcome to the back room. You play { $game } as { $you }, against { $others }.
play-help = Type the number of your choice. ? explains the question, ? RULE a rule, v shows the table, w tells it in words, i says what follows from it, i 2 what would follow from your choice of 2, h says what a strong bot would do, q keeps the game for later.
play-help-picks = Type the numbers of all you choose, for example 1 3. ? explains the question, ? RULE a rule, v shows the table, w tells it in words, i says what follows from it, i 2 what would follow from your choice of 2, h says what a strong bot would do, q keeps the game for later.
play-help-deals = d opens the deals: it lists offers you could make, and n makes one of your own.
play-thinking = The others are thinking …
play-thinking-coach = Let me think …
play-resumed = Your game goes on where you left it (round { $round }).
play-prompt = Your choice
play-advice = I would do this: { $action }
play-follows-nothing = Nothing that can be foreseen.
play-follows-chance = That depends on chance, or on what the others hide.
play-targets = You could then choose:
play-says = { $seat }: { $words }
play-confirm = Enter to do it, anything else to choose again
play-not-a-choice = { $text } is not one of the choices. Type numbers from 1 to { $most }.
play-no-such-choice = You cannot choose these together.
play-no-rule = There is no rule { $rule }. Rules look like { $example }.
play-deal-menu = Offers you could make: type a number, n for an offer of your own, or just Enter to go back.
play-deal-partner = With whom? Type the number of the player.
play-deal-give = What do you give? Type the numbers, for example 1 4; just Enter for nothing.
play-deal-get = What do you want for it? Type the numbers; just Enter for nothing.
play-deal-amount = How much, in dollars?
play-deal-words = In your own words:
play-deal-done = Done.
play-deal-none = There is nothing to offer here.
play-deal-odd = { $text } is not what was asked for. No offer was made.
play-may = You may answer this, or just press Enter to leave it open.
play-kept = Kept. Go on with: { $command }
play-over = { $rounds ->
    [one] The game is over after { $rounds } round.
   *[other] The game is over after { $rounds } rounds.
}
play-place = { $place }. { $seat }: { $points }
play-won = You win!
play-lost = { $winners } won. Better luck next time.
play-shared = You share the win with { $others }.

## Card tables

cards-maffioso = Maffiosi
cards-mission = Missions
cards-newspaper = Newspapers
cards-number = Numbers
column-name = name
column-symbols = symbols
column-stars = stars
column-copies = copies
column-rule = rule
column-provenance = provenance
column-envelope = envelope
column-effect = effect
column-amount = amount
cards-card = Cards
cards-space = Action spaces
cards-track = Police track
column-category = category
column-mark = mark
column-side = side
column-cap = police
column-space = space
cards-chair = Chairs
cards-crew = Crews
cards-plan = Seating plans
column-chair = chair
column-thing = thing
column-opposite = opposite
column-players = players
column-boss = Boss
column-robbie = Robbie
column-jack = Jack
column-henkie = Henkie
column-bank = in the middle
column-plan-3 = 3 players
column-plan-4 = 4 players
column-plan-5 = 5 players
column-plan-6 = 6 players
cards-job = Jobs
cards-business = Businesses
cards-family = Families
cards-gangster = Gangsters
cards-influence = Influence cards
column-round = round
column-target = target
column-two = two
column-one = one
column-needs = needs
column-price = price
column-income = income
column-monopoly = monopoly
column-colour = colour
column-boss-name = boss
column-businesses = businesses
column-family = family
column-strength = strength
column-start = at the start
column-extra = extra
column-copies-provenance = copies from
column-envelope-provenance = envelope from

## What a table refuses

table-refused-paused = The game is paused.
table-refused-undo = That cannot be taken back: somebody else has acted since, a card was drawn or a die rolled, or a secret has been seen.
table-refused-over = The game is over.
table-refused-same-wish = You have already asked for that.
table-refused-same-chair = This chair is already taken that way.
table-refused-too-often = That has been done too often in a row: somebody else has to do something first.
table-refused-not-together = These two cannot be sent together: what comes after the first is not known yet.

## A game as a story

story-title = { $game } (rules version { $version })
story-players = At the table: { $players }.
story-bot = { $seat } (bot: { $bot })
story-options = Agreed: { $options }.
story-option = { $option } – { $value }
story-no-options = The standard game.
story-own-cards = Played with the owner’s own card file.
story-date = Begun on { $date } (UTC).
story-eyes-spectator = As the spectators saw it.
story-eyes-seat = As { $seat } saw it.
story-eyes-truth = With the whole truth: what every player chose and held.
story-gives-away = Careful: this game is not over, and this story gives its hidden cards away.
story-move = { $by ->
    [bot] { $seat }, played by the bot: { $action }
    [clock] { $seat }, whose time is up: { $action }
    [order] { $seat }, by standing order: { $action }
   *[player] { $seat }: { $action }
 }
story-time-up = { $seat }’s time is up.
story-only = Only for { $hearers }: { $event }
story-undo = { $seat } takes the last move back.
story-wish = { $seat } asks for a pause.
story-wish-no-more = { $seat } no longer wants a pause.
story-pause = The game is paused.
story-pause-over = The pause is over.
story-bot-sits-in = A bot ({ $bot }) sits in for { $seat }.
story-back = { $seat } is back.
story-not-over = The game is not over yet. It is in round { $round } and waiting for { $seats }.
earlier-rules = Played under version { $version } of the rules; this Backroom has version { $ours }. Today’s rules agree with its first { $shown } of { $all } entries, and those are shown. The file holds all of it.
story-checked-seals = The seals: { $entries ->
    [one] the only entry of this log is intact
   *[other] all { $entries } entries of this log are intact and in order
 }.
story-checked-seed = The seed of the house: it is the one the house had committed to.
story-checked-chance = Chance: every card and every die follows from { $players ->
    [0] that seed alone; no player had added one
    [one] that seed and the one a player had added
   *[other] that seed and those { $players } players had added
 }.
story-checked-rules = The rules, version { $version }: { $moves ->
    [one] the only move was
   *[other] all { $moves } moves were
 } allowed; taken back, and fairly so: { $undone }.
story-checked-clocks = The clocks: { $clock ->
    [0] nobody ran out of time
    [one] once a player ran out of time, and the neutral action was taken
   *[other] { $clock } times a player ran out of time, and the neutral action was taken
 }.
story-compare = Compare this with what you were told at the table and what you sent:
story-commitment = Commitment: { $commitment }
story-house-seed = Seed of the house: { $seed }
story-seed = Seed of { $seat }: { $seed }
story-last-seal = Seal of the last entry: { $seal }
