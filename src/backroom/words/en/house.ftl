### Sentences of the house itself, the same for every game.

list-and = { $most } and { $last }
list-nothing = nothing
refused = { $why } (rule { $rule })

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
play-help = Type the number of your choice. ? explains the question, ? RULE a rule, v shows the table, w tells it in words, q keeps the game for later.
play-help-picks = Type the numbers of all you choose, for example 1 3. ? explains the question, ? RULE a rule, v shows the table, w tells it in words, q keeps the game for later.
play-resumed = Your game goes on where you left it (round { $round }).
play-prompt = Your choice
play-confirm = Enter to do it, anything else to choose again
play-not-a-choice = { $text } is not one of the choices. Type numbers from 1 to { $most }.
play-no-such-choice = These together are not a choice here.
play-no-rule = There is no rule { $rule }. Rules look like { $example }.
play-kept = Kept. Go on with: { $command }
play-over = The game is over after { $rounds } rounds.
play-place = { $place }. { $seat }: { $points }
play-won = You win!
play-lost = { $winners } won. Another time.
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
