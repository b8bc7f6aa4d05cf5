### The web client: the end of a game, the replay, and how the dice are verified.

## The end

web-end-won-with = You share the win with { $who }!
web-end-winners = { $who } share the win.
web-end-of = { $game }, { $rounds ->
    [one] after one round
   *[other] after { $rounds } rounds
 }
web-end-ranking = Ranking
web-end-course = How it went
web-end-next = The next game is ready: sit down
web-end-watch-next = They are playing on: watch
web-chart-said = { $who }: { $from } after round { $first }, { $to } at the end.

## The dice

web-verify = Verify the dice
web-verify-again = Verify again
web-verify-why = Before anybody sat down, the house sealed its seed. See for yourself whether it kept to it.
web-verify-running = The whole game is being played once more …
web-verify-sound = Everything holds.
web-verify-broken = Something does not hold.
web-verify-broken-why = What the house keeps of this game is not what was played. The fault it found: { $fault }
web-verify-here = Computed by your own browser
web-verify-house = Played again by the house, with the rules
web-verify-holds = holds
web-verify-fails = does not hold
web-verify-not-looked-at = not checked
web-verify-here-seals = The log: { $entries ->
    [one] the only entry carries
   *[other] all { $entries } entries carry
 } the right seal. Nothing was changed, left out or put in between.
web-verify-here-seals-broken = The log was changed: the seal of line { $line } is broken.
web-verify-here-seed = The seed of the house: its SHA-256 is the seal that this table shows.
web-verify-here-seed-noted = The seed of the house: its SHA-256 is the seal that this browser wrote down when you took your chair.
web-verify-here-seed-broken = The seed of the house is not the one that was sealed before the game.
web-verify-here-key = The key of every card and die: made from that seed { $players ->
    [0] alone, because no player had added one
    [one] and the one that a player had added
   *[other] and those that { $players } players had added
 }.
web-verify-here-key-broken = The key that the house dealt with is not made from these seeds.
web-verify-here-mine = Your own seed is among them, as this browser had sent it.
web-verify-here-mine-broken = The seed that this browser had sent for you is not among them.
web-verify-no-note = This browser has no note from before the game. If you have one, compare it with the numbers below.
web-verify-no-hashes = Your browser computes hashes only over https or on the same machine. Take the game as a file and check it yourself.
web-verify-no-file = The house did not hand out the file of this game, so your browser had nothing to compute.
web-verify-result = The ranking: places and points are those the rules give.
web-verify-broken-seals = The log was changed, or a part of it is missing.
web-verify-broken-seed = The house’s seed is not the one it had committed to.
web-verify-broken-rules = The moves in the log do not follow from the rules and the seeds.
web-verify-broken-chance = The cards and dice do not follow from the seeds.
web-verify-broken-clocks = The clock moved when it should not have.
web-verify-broken-result = The ranking the house reports is not the one of this game.
web-verify-unchecked-seals = The seals of the log.
web-verify-unchecked-seed = The seed of the house.
web-verify-unchecked-rules = The rules.
web-verify-unchecked-chance = Every card and every die.
web-verify-unchecked-clocks = The clocks.
web-verify-unchecked-result = The ranking.
web-verify-numbers = The numbers themselves
web-verify-limits = What this does not prove
web-verify-limit-look = It proves that nobody changed the deal. It does not keep whoever runs this server from looking at the cards: they have the seed.
web-verify-limit-sit = Nor does it keep them, or a friend of theirs, from sitting down and choosing the last seed once they know all the others.
web-verify-limit-tables = Nor does it show the tables that the house gave up before they began.
web-verify-limit-alone = No player added a seed to this game. So it proves only that the deal was not changed after the house had sealed it.
web-verify-limit-people = It says nothing about who sat behind a name, or what was said elsewhere. The times in the log are the house’s word.
web-verify-limit-house = What the house has played again is the house’s word, too. If you want to be sure, take the game as a file and run:

## The replay

web-replay-of = { $game }, once more
web-replay-moments = The moments of the game
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-round = Round { $round }
web-replay-keys = Arrow keys step, Home and End jump, Space plays.
web-replay-copy = Copy the link to this moment
web-replay-copied = Copied
web-replay-happened = What happens
web-replay-quiet = Nothing that these eyes could see.
web-replay-story = Story
web-replay-truth = the truth
web-replay-side = This side shows
web-replay-saw = what { $who } saw
web-replay-saw-spectator = what a spectator saw
web-replay-form = Shown as
web-replay-drawn = Drawn
web-replay-in-words = In words
web-replay-held = What each alone could see
web-replay-eyes = Through the eyes of { $who }
web-replay-empty-hand = an empty hand
web-replay-chosen = What was really chosen
web-replay-only = Only { $who } heard:
web-replay-nothing-hidden = nothing hidden
web-replay-refused = This game is over: you can only watch.
web-replay-last-position = To the table
