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
web-cap-no-news = No news this round.
web-cap-next-back = { $envelope ->
    [yes] The next mission has an envelope on its back.
   *[no] The next mission has no envelope on its back.
 }
web-cap-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
web-cap-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
web-cap-counts = counts down
web-cap-thinks = is thinking …
web-cap-is-ready = is ready
web-cap-last-round = last round: { $won }
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
web-cap-skip = Skip
web-cap-track = The road to { $target } respect: { $who }
web-cap-has-respect = { $name } { $respect }

## Your cards

web-cap-hand = Your cards
web-cap-lay = { $count ->
    [0] Pick your cards
    [one] Lay { $count } card
   *[other] Lay { $count } cards
 }
web-cap-turn-up = Turn up ({ $count } of { $all })
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
