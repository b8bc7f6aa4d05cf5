### The web client: the room around the tables.

## Words that many pages use

web-room-waiting = One moment …
web-sure-no = Better not
web-figure-players = { $least }–{ $most } players
web-table-of = { $host }’s table
web-table-taken = { $taken } of { $seats } chairs taken
web-table-players = { $seats } players
web-table-rated = rated
web-result-replay = Replay
web-result-replay-of = Replay of { $game }, { $time }
web-points-capo-della-mafia = { $points } respect
web-bot-random = plays at random
web-rule-number = Rule { $rule }
web-rule-in-book = Read it in the rulebook
colour-ivory = Ivory

## The games, in a sentence

web-game-la-cosa-nostra = Plan in secret, rent your neighbour’s lawyer, rob your partner. The dice settle the rest.
web-game-la-cosa-nostra-length = 90 min
web-game-maffiosi = Thirty chairs, six bosses, exploding pies. Mind who sits across from you.
web-game-maffiosi-length = 40 min
web-game-capo-della-mafia = Do the job, or look as if you did. Then point your pistol at a bluffer.
web-game-capo-della-mafia-length = 30 min
web-game-counterfeiters = Print it, spend it, fly it out, before the Godfather takes his half.
web-game-counterfeiters-length = 35 min
web-credits-la-cosa-nostra = Designed by Johannes Sich, published by Hard Boiled Games (2014) and Quined Games.
web-credits-maffiosi = Designed by Dominique Ehrhard, published by Hasbro and Parker (1999, 2000).
web-credits-capo-della-mafia = Designed by Arjan van Houwelingen, published by 999 Games (2017).
web-credits-counterfeiters = Designed by Olivier Bourgeois, art by Ian O’Toole, published by Quined Games (2018).

## Home

web-home = Four games of friends, lies and money.
web-home-lead = Sit down with people you trust, or with bots you shouldn’t. No account, no download: send a link and deal.
web-home-waiting = { $tables ->
    [one] A table waits for you
   *[other] { $tables } tables wait for you
 }
web-home-play = Play now
web-home-dealing = Dealing …
web-home-make = Make a table
web-learn = Learn
web-learn-by-playing = Learn by playing
web-learn-offer = New here? Five minutes at the table with Beppe.
web-learn-go = Go there
web-learn-no = No, thanks
web-home-rules = Rules
web-home-open = Open tables
web-home-none-open = Nobody is waiting for players right now. Make a table, list it, and be the first.
web-home-sit = Sit down
web-home-sitting = Sitting down …
web-home-to-table = To the table
web-home-full = Full: watch
web-home-running = { $tables ->
    [one] One game can be watched right now
   *[other] { $tables } games can be watched right now
 }
web-room-rules = The rules of this room
web-room-rules-cards = Nobody sees your cards. Not the table, not the bots.
web-room-rules-dice = The dice are sealed before you sit down. Check them afterwards.
web-room-rules-deals = A deal is a deal. A promise is only a promise.

## Making a table

web-new = Make a table
web-new-game = Game
web-new-seats = Chairs
web-new-settings = The table
web-new-options = Rules you agree on
web-new-own-cards = Do you own the box and know better?
web-new-own-cards-hint = Play with a card file of your own. Where to start: backroom cards { $game }.
web-new-make = Set the table
web-new-making = Setting the table …
web-new-afresh = Back to the standard rules
web-option-changed = Not the standard rule.
web-settings-title = Title
web-settings-title-example = Friday night
web-settings-clock = Clock
web-settings-talk = Talk
web-settings-talk-all = Table talk and whispers
web-settings-talk-table = Table talk, no whispers
web-settings-talk-none = No talk
web-settings-hold = When somebody leaves
web-settings-who = Who may come, and what counts
web-settings-listed = Listed
web-settings-listed-hint = Anybody can find it among the open tables; otherwise people need the link.
web-settings-watchers = Spectators
web-settings-watchers-hint = Whoever can find the table may watch it. Spectators see no hidden card.
web-settings-rated = Rated
web-settings-rated-hint = The result counts towards everybody’s rating.
web-clock-none = No clock: nobody is in a hurry
web-clock-live = Live
web-clock-by-correspondence = By correspondence
web-clock-decision = { $decision } per decision
web-clock-reserve = { $reserve } for the whole game
web-clock-both = { $decision } per decision, { $reserve } in reserve
web-span-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }
web-span-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }
web-span-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
 }
web-span-days = { $days ->
    [one] one day
   *[other] { $days } days
 }
web-hold = A bot sits in after { $time }
web-hold-for-ever = The chair is kept, and everybody waits

## An invitation

web-join = You are invited
web-join-somebody = Somebody
web-join-from = { $host } is keeping a chair for you:
web-join-host = This link makes you the host of { $host }’s table:
web-join-name = What do they call you?
web-join-sit = Sit down
web-join-claim = Take over as host
web-join-hint = A name is all it takes. No account, no e-mail.
web-join-watch = I only want to watch

## The lobby of a table

web-lobby = Lobby
web-lobby-chairs = Chairs
web-lobby-beside = Invitation and dice
web-lobby-start = Begin
web-lobby-ready = Everybody is seated. Deal whenever you like.
web-lobby-fill = Bots on all free chairs
web-lobby-waits-for-host = Everybody is seated. { $host } deals.
web-lobby-options = What you agreed on
web-lobby-options-all = All options of this game
web-lobby-options-change = Change the rules you play by
web-lobby-settings-change = Change the table
web-lobby-watchers = Spectators are welcome
web-lobby-no-watchers = No spectators
web-lobby-listed = Listed among the open tables
web-lobby-not-listed = By invitation only
web-lobby-rated = The result counts towards the ratings
web-lobby-rulebook = Read the rulebook
web-lobby-invite = Invite
web-lobby-invite-link = Whoever has this link can sit down:
web-lobby-invite-text = A chair is free: { $game } at Backroom.
web-lobby-watch-link = A link for spectators
web-lobby-watch-link-hint = Whoever has this link can watch:
web-lobby-host-link = Hand over the table
web-lobby-host-link-hint = Careful: whoever opens this link becomes the host in your place.
web-lobby-sealed = The dice are sealed
web-lobby-sealed-why = The house drew its seed and published its seal before anybody sat down; every player adds to it on sitting down. After the game you can check that nobody loaded the dice or stacked the deck.
web-lobby-commitment = The seal
web-lobby-discard = Close this table
web-lobby-discard-sure = The table goes, and so do its links. Close it?
web-lobby-discard-yes = Close it
web-chair-free = Free
web-chair-you = that’s you
web-chair-is-bot = bot
web-chair-sit = Sit here
web-chair-move = Move here
web-chair-bot = Bot
web-chair-level = How well the bot on chair { $number } plays
web-chair-get-up = Get up
web-chair-remove = Send away
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Share
web-invite-same-network = Same network only: whoever is in the house can come, friends elsewhere cannot.
web-invite-only-here = This address works on this computer only. To let friends on your network in, start the house with “make play LAN=1”; to be reached from everywhere, host it (see the documentation).
web-invite-qr = The link as a code for the camera of a phone

## My games, watching

web-games-stranger = You have not played here yet, so we do not know you. Choose a game, or log in if you have an account.
web-games-choose = Choose a game
web-games-none = Nothing is running. Time to deal.
web-games-waiting = Waiting for you
web-games-running = The others are thinking
web-games-lobby = Not begun yet
web-games-aside = Set aside: the records of these tables are damaged
web-games-closed = Closed: begun under earlier rules
web-games-finished = Finished
web-games-answer = Your move
web-watch-lead = Look over nobody’s shoulder: spectators see what lies open on the table, and nothing else.
web-watch-running = Playing now
web-watch-look = Watch
web-watch-none = No open game is running right now.
web-watch-latest = Latest results
web-watch-no-results = No open game has ended here yet.

## Rulebooks

web-rules-lead = Written in our own words, in three languages, every rule with its number. When the table says no, it tells you which one.
web-rules-open = Open the rulebook
web-rules-all = All rulebooks
web-rules-search = Search the rules
web-rules-found = { $found ->
    [0] Nothing found
    [one] Found in one place
   *[other] Found in { $found } places
 }
web-rules-nothing = No rule mentions that. Try another word, or the number of a rule.
web-rules-contents = Contents
web-rules-drawing = Drawing
web-rules-table = Table

## Myself

web-me = Who are you?
web-me-name-part = Name and language
web-me-name = Name
web-me-rename = Change my name
web-me-come-in = Come in
web-me-named = From now on that is your name here. At tables where you are already sitting you keep the old one.
web-me-account = Account
web-me-account-is = You log in as { $login }, on any machine.
web-me-make-account = Make an account
web-me-make-account-why = You are here as a guest, in this browser only. With a login and a passphrase you find your games, results and ratings anywhere. We ask for no e-mail address, so nobody can send you a forgotten passphrase.
web-me-account-made = You have an account now.
web-me-login = Login
web-me-passphrase = Passphrase (a few words in a row)
web-me-passphrase-old = Old passphrase
web-me-passphrase-new = New passphrase
web-me-passphrase-change = Change the passphrase
web-me-passphrase-changed = The passphrase is changed. You have been logged out everywhere else.
web-me-log-in = Log in
web-me-log-in-why = If you have an account.
web-me-log-in-guest = If you already have an account. Seats you took as this guest stay with the guest.
web-me-welcome = Welcome back.
web-me-log-out = Log out
web-me-gone = You are logged out.
web-me-ratings = Ratings
web-me-rated-games = { $games ->
    [one] one game
   *[other] { $games } games
 }
web-me-no-ratings = Play at a rated table, and your rating appears here.
web-me-out = Leave
web-me-forget = Forget me
web-me-forget-sure = We will forget your name, your account and your ratings. Games you are playing go on without you; finished ones keep the name you had. This cannot be undone.
web-me-forget-yes = Forget me for good
web-me-forgotten = We never met.

## About

web-about = A back room for four Mafia games
web-about-lead = Backroom deals, counts, rolls and remembers, so that you can scheme. Everybody sees exactly what they may see, every refusal names its rule, and every game can be checked to the last card.
web-about-unofficial = Backroom is an unofficial, free implementation of the rules of these games. It is not made, endorsed or licensed by their designers or publishers. All texts, drawings and cards are our own.
web-about-games = Whose games these are
web-about-boxes = The boxes are worth owning. Nothing beats a table, a lamp and a friend who lies to your face: if you like a game here, go and find it.
web-about-fair = Why you can trust the dice
web-about-fair-text = Before anybody sits down, the house publishes the seal of its seed. Each player adds a seed of their own. All cards and dice follow from them together, so neither the house nor a player can choose them alone; after the game the seeds are opened, and anybody can check every draw.
web-about-documents = Documents
web-about-documents-text = How each game goes, how to run a house of your own, how to bring a game or a bot:
web-about-documents-link = the documents of this house
web-about-private = What we keep
web-about-private-text = The name you give, a cookie that no script can read, and the games you play; an e-mail address only if you ask to be called there. No tracking, nothing from third parties.
web-about-private-me = You can have us forget you.
web-about-things = Icons and fonts
web-about-icons = The icons are by Lorc, Delapouite and the other artists of
web-about-licence = Backroom itself is free software under the Apache License 2.0.

## When something does not go

web-error = That door is shut
web-error-retry = Try again
web-error-home = Back to the front room
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-bot-master = master
web-temper-even = even-tempered
web-temper-bold = bold
web-temper-greedy = greedy
web-temper-careful = careful
web-temper-vengeful = vengeful
web-temper-mute = silent
web-chair-temper = Character of the bot on chair { $number }
web-settings-hints = Hints
web-settings-hints-hint = Whoever has to decide may ask a good bot what it would do. Never at a rated table.

web-guide = On one page
web-back-to-table = Back to the table
web-puzzle = Puzzle of the day
web-puzzle-lead = One position, one question, one answer that can be proved.
web-replay-mark = { $kind ->
    [death] deaths
    [pie] pies going off
    [sleep] nightcaps
    [raid] raids
    [caught] bluffs that were caught
    [bluff] bluffs that passed
    [godfather] visits of the Godfather
    [deal] deals
    [broken] broken words
   *[other] moments
 }
web-replay-marks = Marks
web-replay-all = all
web-replay-speed = Speed
