### The web client: the table of Capo della Mafia.

## What is special about a maffioso

cap-power-extra-respect = Hat on: { $amount } extra respect.
cap-power-squeals = Suspected? { $amount ->
    [one] { $amount } extra star
   *[other] { $amount } extra stars
 } for everybody checked.
cap-power-steals = Suspected? Steals { $amount } respect from each accuser.
cap-power-any-symbol = { $amount ->
    [one] One symbol of your choice.
   *[other] { $amount } symbols of your choice.
 }
cap-power-fewer-stars = Takes { $amount ->
    [one] { $amount } star
   *[other] { $amount } stars
 } off your cards.

## Cards in words

web-cap-card = { $name }: { $symbols }, { $stars }.
web-cap-card-open = Face up.
web-cap-card-hidden = Face down.
web-cap-card-sealed = Part of your sealed choice.
web-cap-mission-said = { $name }: at least { $symbols }, at most { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
web-cap-hat = hat on
web-cap-bars = behind bars

## The table

web-cap-mission = Mission { $round }
web-cap-at-most = max.
web-cap-no-stars = not a single star
web-cap-squealed = { $stars ->
    [one] Tony squealed: { $stars } extra star!
   *[other] Tony squealed: { $stars } extra stars!
 }
web-cap-newspaper = Newspaper
web-cap-masthead = The Daily Alibi
web-cap-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
web-cap-counts = counts down
web-cap-place = { $name }: { $respect } respect, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
 }. { $shown ->
    [0] { "" }
   *[other] Face up: { $open }{" "}
 }{ $hidden ->
    [0] { "" }
   *[other] { $hidden } face down.{" "}
 }{ $aim ->
    [nobody] { "" }
   *[somebody] Suspects { $suspect }.{" "}
 }{ $overview ->
    [none] { "" }
    [hat] Checked: hat on.{" "}
   *[bars] Checked: behind bars.{" "}
 }{ $state ->
    [thinks] Is thinking.
    [over] { "" }
   *[ready] Is ready.
 }
web-cap-stage-lay = Everybody picks cards in secret. Ready: { $ready } of { $all }.
web-cap-stage-turn-up = Half of the cards are turned up. Ready: { $ready } of { $all }.
web-cap-stage-suspect = { $counter } counts down once everybody has decided. Ready: { $ready } of { $all }.
web-cap-stage-claim = Nobody suspected you? Then Giulia may show herself. Ready: { $ready } of { $all }.
web-cap-stage-over = That was the last round.

## Your cards

web-cap-hand = Your cards
web-cap-lay = { $count ->
    [0] Pick your cards
    [one] Lay { $count } card
   *[other] Lay { $count } cards
 }
web-cap-turn-up = { $left ->
    [0] { $all ->
        [one] Turn up this card
       *[other] Turn up these { $all }
     }
    [one] Pick one
   *[other] Pick { $left }
 }
web-cap-sealed = Your choice is sealed.
web-cap-sum-symbols = Symbols: { $have } of { $need }
web-cap-sum-stars = Stars: { $stars } of at most { $limit }; { $tony } if Little Tony squeals

## To look up

web-cap-close = Close
web-cap-past = Past rounds
web-cap-no-past = No round is over yet.
web-cap-player = Player
web-cap-laid = Laid
web-cap-seen-cards = Revealed
web-cap-suspected = Suspected
web-cap-verdict = Hat or bars
web-cap-respect = Respect
web-cap-deck = Cards you have seen
web-cap-piles = { $pile } cards in the draw pile, { $discards } in the discard pile.
web-cap-held = { $name } ({ $count })
web-cap-keepers = Who may still hold cards from before the last shuffle, and how many at most: { $who }.
web-cap-card-column = Card
web-cap-unseen = Unseen
web-cap-of = { $count } of { $all }
web-cap-in-sight = Yours or face up
web-cap-discarded = Seen and discarded
web-cap-kept = From before the shuffle, at most
web-cap-missions-left = { $count ->
    [one] { $count } mission still to come
   *[other] { $count } missions still to come
 }
web-cap-newspapers-left = { $count ->
    [one] { $count } newspaper still to come
   *[other] { $count } newspapers still to come
 }

## The table as it is drawn

web-cap-step-pick = Pick
web-cap-step-show = Show half
web-cap-step-count = 3-2-1-0
web-cap-step-verdict = Verdict
web-cap-last = Last round: { $side ->
    [bars] in prison
   *[hat] kept the hat
 }, { $aim ->
    [nobody] suspected nobody
    [right] rightly suspected { $suspect }
   *[wrong] wrongly suspected { $suspect }
 }, { $won } respect.
web-cap-nobody-points = nobody points here
web-cap-nobody-points-you = nobody points at you
web-cap-paid = paid
web-cap-to-be-paid = still to be paid
web-cap-on-stage = on the stage
web-cap-to-draw = { $count } to draw
web-cap-gone = { $count } gone
web-cap-news-next = news next
web-cap-no-news-next = no news next
web-cap-stake-hat = hat on
web-cap-stake-right = right
web-cap-stake-wrong = wrong
web-cap-first-to = first to { $target } respect
web-cap-you-need = you need { $respect } more
web-cap-leader-needs = the leader needs { $respect } more
web-cap-go-down = { $count ->
    [one] one card goes down
   *[other] { $count } cards go down
 }{ $up ->
    [0] { "" }
    [one] , one of them comes up
   *[other] , { $up } of them come up
 }
web-cap-own-place = You: { $respect } of { $target } respect, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
 }.
web-cap-you = You
web-cap-picked-against = picked against the mission
web-cap-own-job = your own job
web-cap-tap-a-player = Tap a player
web-cap-point-at = Point at { $name }
web-cap-nobody = Nobody
web-cap-turn-up-giulia = Turn up Giulia
web-cap-keep-hidden = Keep them hidden
web-cap-odds-brief = Dealt blind, the job is done in { $percent } %.

## Judged and paid

web-cap-shows = { $name } shows
web-cap-goes-to-prison = { $name } goes to prison
web-cap-keeps-hat = { $name } keeps the hat
web-cap-why-jailed = { $missing ->
    [0] { "" }
    [one] one symbol missing
   *[other] { $missing } symbols missing
 }{ $missing ->
    [0] { "" }
   *[other] { $over ->
        [0] { "" }
       *[other] , and{" "}
     }
 }{ $over ->
    [0] { "" }
    [one] one star too many
   *[other] { $over } stars too many
 }
web-cap-pistols-wrong = { $count ->
    [one] one pistol was wrong
   *[other] { $count } pistols were wrong
 }
web-cap-paid-hat = hat
web-cap-paid-pistol = pistol
web-cap-paid-more = else
web-cap-still-to-be-paid = Still to be paid: { $who }.
web-cap-now = now
web-cap-waits = waits
web-cap-in-prison = in prison
web-cap-nobody-suspected = Nobody points at anybody.
web-cap-then-paid = Then respect is paid, { $name } first.

## What is looked at

web-cap-look-hint = Look at a player: here you see what lies open and what is still needed.
web-cap-symbols = Symbols
web-cap-stars = Stars
web-cap-alone = Alone
web-cap-does-it = does it
web-cap-not-enough = not enough
web-cap-refill = With { $few ->
    [0] no card
    [one] one card or none
   *[other] { $few } cards or fewer
 } left you draw up to { $hand } after the round.
web-cap-did-it = Did { $name } do it?
web-cap-open-cards = Open
web-cap-hidden-bring = { $hidden ->
    [one] The hidden card must bring
   *[other] The { $hidden } hidden cards must bring
 }
web-cap-symbols-count = { $count ->
    [0] no more symbols
    [one] one symbol
   *[other] { $count } symbols
 }
web-cap-and-at-most = and at most
web-cap-steals = Mario steals from each accuser
web-cap-odds-blind = If the hidden cards had been dealt blind, how often is the job done?
web-cap-odds-tony = Pale: if no Little Tony squeals.
web-cap-odds-tony-open = Counted with the Little Tony who lies open: he squeals if somebody points at him. Pale: without him.

## The story

web-cap-chapter-jailed = { $count ->
    [0] nobody in prison
    [one] { $who } in prison
   *[other] { $count } in prison
 }
web-cap-chapter-you = you { $respect }
