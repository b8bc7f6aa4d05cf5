### The web client: the table of La Cosa Nostra.

## The lines

web-lcn-percent = { $percent }%
web-lcn-figure = { $amount }
web-lcn-man = { $man }, strength { $strength }
web-lcn-out = out of action this round
web-lcn-out-short = out
web-lcn-business = { $business }, income { $income }
web-lcn-closed = out of action
web-lcn-used = used this round
web-lcn-marked = marker of { $who }
web-lcn-jobs = { $count ->
    [one] 1 job from round { $round }
   *[other] { $count } jobs from round { $round }
 }
web-lcn-influence-cards = { $count ->
    [one] 1 influence card
   *[other] { $count } influence cards
 }
web-lcn-markers-left = { $count ->
    [one] 1 free marker
   *[other] { $count } free markers
 }
web-lcn-word = Promises: { $kept } kept, { $broken } broken
web-lcn-free-men = { $count ->
    [0] all busy
    [one] 1 man still free
   *[other] { $count } men still free
 }
web-lcn-tasks-left = { $count ->
    [0] nothing left to do
    [one] 1 task left
   *[other] { $count } tasks left
 }
web-lcn-first = 1st
web-lcn-recruit-costs = a place for one more: strength { $strength } for { $price }

## Round, market, monopolies

web-lcn-round = Round { $round }
web-lcn-phase-draw = Draw
web-lcn-phase-plan = Plan
web-lcn-phase-act = Act
web-lcn-phase-payday = Payday
web-lcn-phase-count = Count
web-lcn-market = Market
web-lcn-slot = { $business } for { $price }
web-lcn-stack = { $count ->
    [one] 1 card in the business stack
   *[other] { $count } cards in the business stack
 }
web-lcn-of = { $has } of { $needs }
web-lcn-families = The families
web-lcn-from-stack = From the business stack

## Your desk

web-lcn-your-men = Your gangsters
web-lcn-your-hand = Your hand
web-lcn-empty-hand = Your hand is empty.
web-lcn-no-task = no task yet
web-lcn-books = Your books
web-lcn-income = Income at payday
web-lcn-laundered = Laundered, × 2
web-lcn-your-businesses = Your businesses
web-lcn-markers = Deal markers
web-lcn-your-word = Your word
web-lcn-trophies = Gangsters you have killed
web-lcn-promised-to = { $by } to { $to }:
web-lcn-broken-to = Broken, { $by } to { $to }:

## Answers

web-lcn-give = Give { $man } { $job }
web-lcn-let-buy = Let { $man } buy: { $business }
web-lcn-look-at = { $card }: look at { $man }’s job
web-lcn-idle = nothing to do
web-lcn-do-abandon = Abandon it
web-lcn-do-threaten = Announce an attack
web-lcn-do-buy = Buy: { $business }
web-lcn-do-job = Go: { $job }
web-lcn-do-it = Do it
web-lcn-do-spare = Leave it at the threat
web-lcn-do-skip = Be skipped
web-lcn-do-scheme = Jump in
web-lcn-roll-again = roll the { $shows } again
web-lcn-do-rob = Rob them: { $man }
web-lcn-do-trap = Spring the Trap: { $man }
web-lcn-just-now = Just now
web-lcn-amount = Amount
web-lcn-hint-man = Pick one of your men, then a card from your hand or the market.
web-lcn-hint-card = Now pick a card from your hand or the market.
web-lcn-hint-turn = Pick the man who is to act.
web-lcn-hint-glows = Pick something that glows.

## What is looked at

web-lcn-look-around = The lamp
web-lcn-look-around-how = Whatever you point at explains itself here.
web-lcn-rolls = { $dice ->
    [one] { $man } rolls 1 die, which needs
   *[other] { $man } rolls { $dice } dice, each needs
 }
web-lcn-dice = { $dice ->
    [one] { $man }, 1 die,
   *[other] { $man }, { $dice } dice, each
 }
web-lcn-missing = { $business } missing
web-lcn-ask = Ask
web-lcn-ask-whom = Ask { $who } for a marker: { $business }
web-lcn-own = yours
web-lcn-by-marker = your marker
web-lcn-two = Two or more
web-lcn-one = One
web-lcn-none = None
web-lcn-robberies = { $count ->
    [one] 1 Robbery is in the decks so far, { $unseen } unseen.
   *[other] { $count } Robberies are in the decks so far, { $unseen } unseen.
 }
web-lcn-traps = { $count ->
    [one] 1 Trap is in the decks so far, { $unseen } unseen.
   *[other] { $count } Traps are in the decks so far, { $unseen } unseen.
 }
web-lcn-cops = { $count ->
    [one] Your Cop can reroll one die.
   *[other] Your { $count } Cops can reroll one die each.
 }
web-lcn-nothing-to-hit = nothing to hit
web-lcn-sort-cash = Cash Job
web-lcn-sort-attack = Attack
web-lcn-sort-response = Response card
web-lcn-sort-special = Job
web-lcn-needs = Needs: { $businesses }
web-lcn-strength = { $now ->
    [one] 1 die now ({ $printed } printed).
   *[other] { $now } dice now ({ $printed } printed).
 }
web-lcn-costs = Waits under the boss card, for { $price } at payday.
web-lcn-seen-by = Looked at by { $who }.
web-lcn-influence-card = Influence card
web-lcn-short-snitch = One look, or a new market
web-lcn-short-spy = Two looks
web-lcn-short-emergency-doc = Saves one of your men
web-lcn-short-henchman = Target 1 lower
web-lcn-short-saboteur = Target 1 higher
web-lcn-short-machine-pistol = One die more
web-lcn-short-distraction = One die less
web-lcn-short-schemer = Jump in, or be skipped
web-lcn-monopoly = Whoever alone has the most of { $kind }, and at least { $least }, gets { $money } more at payday.
web-lcn-company = Company
web-lcn-businessman = Businessman
web-lcn-price-income = Costs { $price }, brings { $income } each payday.
web-lcn-counts-for = Counts for { $monopoly }.
web-lcn-brings = One more for you:
web-lcn-takes = It takes { $monopoly }.
web-lcn-completes = It completes: { $jobs }
web-lcn-yours = yours
web-lcn-income-from = { $businesses } from businesses, { $monopolies } from monopolies
web-lcn-surely = Surely in hand: { $cards }
web-lcn-under-boss = Under the boss card: { $men }
web-lcn-killed = Killed: { $men }

## Deals

web-lcn-deal-with = A deal with { $who }
web-lcn-new-offer = New offer
web-lcn-offers = Offers to you
web-lcn-offers-you = { $who } offers you
web-lcn-counters = { $who } counters
web-lcn-you-offer = You offer { $who }
web-lcn-accept = Accept
web-lcn-counter = Counter
web-lcn-refuse = Refuse
web-lcn-withdraw = Withdraw
web-lcn-offers-left = { $count ->
    [one] 1 more offer this round.
   *[other] { $count } more offers this round.
 }
web-lcn-between-others = { $gives } for { $gets }
web-lcn-give-cash = You pay { $who } { $money }.
web-lcn-get-cash = { $who } pays you { $money }.
web-lcn-give-man = You give { $who } { $man }.
web-lcn-get-man = { $who } gives you { $man }.
web-lcn-give-business = You give { $who } your { $business }.
web-lcn-get-business = { $who } gives you a { $business }.
web-lcn-give-permit = { $who } may put a marker on your { $business }.
web-lcn-get-permit = You may put a marker on { $who }’s { $business }.
web-lcn-give-return = You take your marker off { $who }’s { $business }.
web-lcn-get-return = { $who } takes a marker off your { $business }.
web-lcn-give-promise = You promise: “{ $promise }”.
web-lcn-get-promise = { $who } promises: “{ $promise }”.
web-lcn-empty-paper = Nothing on the paper yet. Tap what you give and what you want from { $who }.
web-lcn-ledger = Promise ledger
web-lcn-open = open
web-lcn-kept = kept, { $round }
web-lcn-broken = broken, { $round }
web-lcn-void = void
web-lcn-no-promises = Nobody has promised anything yet.

## The deal builder

web-lcn-shelf-gives = What you could give
web-lcn-shelf-gets = What { $who } could give
web-lcn-your-side = Your side
web-lcn-tap-to-give = tap to give
web-lcn-tap-to-ask = tap to ask
web-lcn-lay-man = { $man } onto the paper
web-lcn-lay-permits = a marker on it
web-lcn-lay-businesses = the whole card
web-lcn-lay-returns = marker off { $business }
web-lcn-cash = cash
web-lcn-your-word-dots = your word …
web-lcn-a-word-dots = a promise …
web-lcn-own-words = In your own words
web-lcn-promise-that = Promise that
web-lcn-less = 1,000 less
web-lcn-more = 1,000 more
web-lcn-take-off = Take it off the paper
web-lcn-new = new
web-lcn-ticket-permits = Marker on { $business }
web-lcn-ticket-businesses = { $business }, the card
web-lcn-ticket-returns = Marker off { $business }
web-lcn-then = Then
web-lcn-you-give = You give, at once
web-lcn-you-get = You get, at once
web-lcn-only-words = below this line: only words, nobody can enforce them
web-lcn-send = Send the offer
web-lcn-send-back = Send it back
web-lcn-just-promise = Just promise it
web-lcn-close = Put the paper away
web-lcn-your-markers = Your markers
web-lcn-take-back = Take back

## The stage and the papers

web-lcn-die = a { $shows }
web-lcn-die-success = a { $shows }, a success
web-lcn-stage = The stage
web-lcn-your-man = your man
web-lcn-man-of = { $who }’s man
web-lcn-announced = An attack is announced.
web-lcn-answers = in answer to { $job }
web-lcn-missing-short = missing
web-lcn-promise-broken = Promise broken
web-lcn-dice-rolled = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
web-lcn-target = target
web-lcn-has-task = still has a task
web-lcn-successes = { $count ->
    [0] No success
    [one] One success
   *[other] { $count } successes
 }
web-lcn-repelled = Repelled
web-lcn-lapsed = It comes to nothing
web-lcn-window = Who has an answer?
web-lcn-payday = Payday
web-lcn-final = The books are closed
web-lcn-thousands = After round { $round }, in thousands of dollars
web-lcn-paid = Paid
web-lcn-row-cash = Cash in hand
web-lcn-row-businesses = Businesses
web-lcn-row-monopolies = Monopolies
web-lcn-row-bonus = Business bonus
web-lcn-row-gangsters = Most gangsters
web-lcn-row-power = Power bonus
web-lcn-row-laundry = Laundered × 2
web-lcn-row-recruited = Recruited
web-lcn-together = Together
web-lcn-twice = { $amount } × 2
web-lcn-men = { $count ->
    [one] 1 man
   *[other] { $count } men
 }
web-lcn-account = Where the money came from
