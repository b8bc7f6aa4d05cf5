### The report of a study (`backroom lab`).

lab-title = { $game }: { $games } games
lab-about = { $players } at the table: { $bots }. Seed { $seed }, { $deals } deals{ $turns ->
    [one] .
   *[other] , each from every seat.
 } { $rounds ->
    [0] {""}
   *[other] Bots that search thought { $rounds } rounds a decision.
 }
lab-options = Options: { $options }. Cards: { $cards ->
    [ours] ours
   *[other] an owner’s file
 }.
lab-intervals = Every figure has its 95 % interval: 19 times in 20 the truth lies in it. Games of one deal count as one observation. The faint mark on a bar is where nothing would be different.
lab-broken-off = { $count } games were broken off because they would not end: that is a defect of the rules.
lab-stopped = Stopped after { $games } of { $asked } games.

lab-length = How long a game is
lab-length-said = { $rounds } rounds and { $actions } actions on average.
lab-rounds = rounds
lab-round = round
lab-games = games
lab-endings = How games ended
lab-ending = ending
lab-ending-of = { $name ->
    [target] the target was reached
    [round-limit] the most rounds were played
    [police-track] the police came to the end of their track
    [last-round] the last round was over
    [empty-bank] the money in the middle was gone
    [last-at-table] one player was left at the table
    [nobody-left] nobody was left at the table
    [stall-guard] nothing happened for too long
   *[other] { $name }
 }
lab-share = share of the games
lab-course = { $unit ->
    [respect] Respect round by round
   *[money] Money round by round
 }
lab-course-said = Of each seat when the round was over, on average of the games that lasted so long, if a tenth did; the band is the interval.
lab-wins = Wins
lab-by-seat = By seat
lab-by-family = { $kind ->
    [colour] By colour
   *[family] By family
 }
lab-by-bot = By bot
lab-seat = Seat { $number }
lab-who = who
lab-wins-of = share of the wins
lab-points = { $unit ->
    [respect] respect
   *[money] money, in dollars
 }
lab-even = An even share is { $share }.

lab-worth = What it is worth
lab-worth-said = Who had more of it than the average of the table, against who had less, in the same games. It says who did better, not why: whoever is ahead can buy more, and whoever lives longer draws more. Of twenty such lines one misses the truth by chance alone.
lab-worth-mixed = These bots are not equally strong: here it says first of all what the stronger ones use.
lab-worth-of = { $pile ->
    [maffioso] Maffiosi that came into the hand
    [card] Cards bought or played
    [kind] Businesses that were one’s own
    [job] Jobs that were shown
    [influence] Influence cards that were used
   *[other] { $pile }
 }
lab-thing = card
lab-each = had, a seat
lab-more-points = { $unit ->
    [respect] respect more
   *[money] money more, in dollars
 }
lab-more-wins = wins more

lab-events = How often each rule mattered
lab-events-said = Counted is what happened: each event that the table was told of, with the rules that its definition names. A rule that only forbids, or that everybody keeps to without a word, leaves no event and is not counted here.
lab-event = what happened
lab-rules = rules
lab-times = times a game

lab-deals = Deals
lab-deals-said = What changed hands for money: the price is what one side paid the other on balance.
lab-deal = deal
lab-count = how many
lab-price = price, in dollars
lab-middle = half cost less than
lab-haggled = took more than one offer
lab-deal-kind = { $kind ->
    [marker] a marker on a business
    [business] a business
    [gangster] a gangster
    [marker-back] a marker taken back
    [loan] money for a promise to pay
    [peace] a promise of peace
    [share] a promise of half a job
    [words] a promise in words
    [payment] money for nothing (what was owed)
    [gift] something for nothing
    [barter] goods for goods
    [several] several things at once
   *[change] money for money
 }
lab-promises = Promises
lab-promises-said = Void is what could never be paid, or a share of nothing; what was promised in words only people can judge, and it stays open.
lab-promise = promise
lab-promise-kind = { $kind ->
    [no-attack] peace
    [share] half of the next job
    [repay] to pay
   *[words] in words
 }
lab-kept = kept
lab-broken = broken
lab-void = void
lab-open = open
lab-kept-share = kept, of those judged

lab-compared = Compared: { $label }
lab-compared-said = The same { $deals } deals with both. If an interval leaves 0 out, the difference is more than chance; of twenty lines one does so by chance alone. A figure nobody is sure of is plausible if games with it look as games of the box do: this says how much hangs on it.
lab-figure = figure
lab-before = as asked
lab-after = compared
lab-more = difference
lab-verdict = beyond chance
lab-yes = yes
lab-no = no
lab-none-differs = Nothing that was measured differs beyond chance.
lab-some-differ = { $count ->
    [one] One figure differs
   *[other] { $count } figures differ
 } beyond chance.
lab-figure-of = { $name ->
    [rounds] rounds
    [actions] actions
    [points] a player’s result
    [winner] the winner’s result
    [gap] from the first to the last
    [deals] deals struck
   *[other] { $name }
 }
lab-figure-seat = wins of seat { $number }
lab-figure-ending = ended by { $ending }
lab-made = Made by backroom { $version } on { $day }; the rows that it was made from lie beside it.
lab-numbers = The figures
