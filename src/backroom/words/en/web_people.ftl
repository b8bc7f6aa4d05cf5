### The web client: people, and the ways in and back.

web-nav-ranking = Ranking
web-ranking-of = The ranking of { $game }
web-ranking-none = Nobody has finished a rated game of { $game } yet. The first place is free.
web-ranking-place = Place
web-ranking-player = Player
web-ranking-rating = Rating
web-ranking-week = This week
web-ranking-games = Games
web-ranking-won = Won
web-ranking-last = Last five
web-ranking-last-won = { $won } of the last { $games } won
web-ranking-hint = Rated tables only, played to the end. A large table moves you less per rival than a duel. Bots do not count. The number is cautious: everybody begins at 0, and each game makes it surer.
web-ranking-you = You in { $game }
web-ranking-missing-stranger = You are not listed: we do not know you yet.
web-ranking-missing-guest = You play as a guest. Your games count; you are listed once you have an account.
web-ranking-missing-new = You have not finished a rated game yet.
web-ranking-find = Find a rated table
web-rating-course = Rating over the last { $games } games: from { $from } to { $to }
web-person = Player
web-person-since = Here since { $day }
web-person-guest = A guest
web-person-own = Change my profile
web-person-friend = You are friends
web-person-mute = Mute
web-person-block = Block
web-person-unshun = Undo
web-person-part = End the friendship
web-person-shunned-mute = You do not hear what this player says, at any table.
web-person-shunned-block = You are never matched with this player, who cannot sit down at your tables.
web-person-shun-hint = It lasts until you undo it. Nobody is told.
web-person-plays = How { $name } plays
web-person-guest-records = A guest leaves no records: they go with the visit.
web-person-no-games = No game finished yet.
web-person-games = { $games ->
    [one] One game
   *[other] { $games } games
 }, { $won } won
web-person-unrated = No rated game yet
web-match = Quick match
web-match-hint = Sit down with whoever waits. Nobody after a minute? Bots fill up.
web-match-any = Any game
web-match-find = Find me a table
web-match-others = { $waiting ->
    [0] Nobody waits right now: you would be the first.
    [one] One player waits right now.
   *[other] { $waiting } players wait right now.
 }
web-match-wait = { $waiting ->
    [one] You wait for { $missing } more
   *[other] { $waiting } wait for { $missing } more
 }
web-match-somebody = somebody
web-match-bots = { $seconds ->
    [0] Bots sit down.
    [one] In one second bots sit down.
   *[other] In { $seconds } seconds bots sit down.
 }
web-match-may-leave = You may leave this page: the bell rings.
web-match-hurry = Begin with bots now
web-match-wishes = { $wishes } of { $waiting } would begin with bots now.
web-match-leave = Wait no longer
web-match-ready = Your table is ready.
web-match-waiting = Waiting for a quick match …
web-friend = Friends
web-friend-asks = { $name } would like to be your friend here
web-friend-are = { $name } and you are friends
web-friend-why = Friends keep chairs for each other, and see where the other waits. Nothing more.
web-friend-yes = Be friends
web-friend-to-mine = To my friends
web-friends = Friends
web-friends-none = Nobody yet. Send somebody your link.
web-friends-waits = waits at a table
web-friends-link = Whoever follows this link becomes your friend:
web-friends-make-link = Make a link
web-friends-new-link = A new link; the old one ends
web-friends-shunned = Whom you keep away from
web-friends-mute = muted
web-friends-block = blocked
web-friends-invite = Keep the chair for a friend
web-friends-invited = { $name } has been asked
web-invited = { $host } is keeping a chair for you: { $game }
web-invited-no = Not this time
web-call = Calls from Backroom
web-call-confirm = Shall we write to you when it is your turn?
web-call-end = One tap, and we write here no more.
web-call-yes = Yes, write to me
web-call-no = No more calls
web-call-confirmed = Good. We write when a table waits for you, and only then.
web-call-ended = Done. You will hear no more from us here.
web-calls = Call me when it is my turn
web-calls-why = For games by correspondence. What we send says which table waits, never what you hold.
web-calls-push = On this device
web-calls-no-push = This browser takes no messages here: that needs https.
web-calls-refused = Your browser would rather not. Its settings decide.
web-calls-mail = By e-mail to
web-calls-mail-add = Write to me
web-calls-unconfirmed = waits for your yes: look into your mailbox
web-calls-kind-push = A browser, by { $address }
web-calls-kind-mail = { $address }
web-calls-end = End
web-calls-calendar = My deadlines as a calendar
web-calls-calendar-is = Your calendar; whoever has this address can read it:
web-calls-calendar-end = No calendar any more
web-tokens = Tokens for bots
web-tokens-why = A program with a token sits down, plays and talks as a bot of its own, and everybody sees that it is one. It cannot touch your account.
web-tokens-how = How a bot is written
web-tokens-unused = not used yet
web-tokens-used = last used { $ago }
web-tokens-revoke = Revoke the token of { $name }
web-tokens-revoke-sure = From now on { $name } gets in nowhere. The games it plays wait for it like for anybody who went away.
web-tokens-revoke-yes = Revoke it
web-tokens-once = Your token. Copy it now: it is never shown again.
web-tokens-name = What the bot is called
web-tokens-make = Make a token
web-hook = Tell a channel whose turn it is
web-hook-address = Webhook (Discord’s work)
web-hook-set = Tell it
web-hook-is = { $host } is told whose turn it is.
web-hook-end = Tell it no more
web-unrated-friendly = Not rated: a friendly game.
web-unrated-alone = Not rated: only one person plays, and bots do not count.
web-unrated-own-cards = Not rated: the cards are the owner’s own.
web-end-vote = End this game unfinished
web-end-vote-why = It ends when everybody who still plays wishes it, and counts for nobody.
web-end-vote-wish = I wish to end it
web-end-vote-no = Rather play on
web-end-vote-who = Wish to end it: { $names }
web-games-ended = Ended unfinished
web-home-turn = { $name }, it is your turn
web-home-back = Good to see you, { $name }
web-home-others = Your other tables
web-home-another = Another one?
web-home-waits = The table waits for you
web-home-deadline = until { $time }
web-home-waits-for = waits for { $names }
web-home-round = round { $round }
web-home-best = The best at { $game }
web-home-ranking = Whole ranking
web-new-name = Your name
web-new-seen = What your friends will see
web-new-rules = Rules
web-new-who = Guests
web-new-printed = as printed
web-new-changes = { $changes ->
    [one] as printed · one change
   *[other] as printed · { $changes } changes
 }
web-new-then = Then you get one link to send.
web-new-chairs-free = { $free ->
    [0] no chair is free
    [one] one chair is free
   *[other] { $free } chairs are free
 }
web-join-to-the-end = to the end
web-join-players = players
web-join-clock = clock
web-join-no-clock = no hurry
web-join-agreed = Agreed: { $rules }. { $talk }.
web-lobby-there = is here
web-lobby-away = is not here
web-lobby-sit = { $taken } of { $seats } sit
web-lobby-talk = Talk
web-lobby-talk-empty = Nobody has said anything yet.
web-lobby-say = Say something …
web-lobby-bots-play = Bots play
web-invite-same-net = Same network only: phones in the house can come, friends elsewhere cannot.
web-chair-more = More about { $name }
web-lobby-bots-temper = Temper of the bots
