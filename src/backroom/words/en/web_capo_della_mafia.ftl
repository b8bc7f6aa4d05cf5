### The web client: the table of Capo della Mafia.

## What is special about a maffioso

cap-power-extra-respect = Hat on: { $amount } respect more.
cap-power-squeals = Suspected? { $amount }★ more for all who are checked.
cap-power-steals = Suspected? Steals { $amount } respect from each accuser.
cap-power-any-symbol = { $amount ->
    [one] One symbol of your choice.
   *[other] { $amount } symbols of your choice.
 }
cap-power-fewer-stars = Takes { $amount }★ off your cards.

## Cards in words

web-capo-symbol-intimidation = intimidation
web-capo-symbol-bribing = bribing
web-capo-symbol-smuggling = smuggling
web-capo-symbol-any = any symbol
web-capo-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
 }
web-capo-no-symbol = no symbol
web-capo-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
 }
web-capo-stars-off = { $count ->
    [one] takes { $count } star off
   *[other] takes { $count } stars off
 }
web-capo-card = { $name }: { $symbols }, { $stars }.
web-capo-card-open = Lies open.
web-capo-card-hidden = Lies face down.
web-capo-card-sealed = In your sealed choice.
web-capo-mission-said = { $name }: at least { $symbols }, at most { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
web-capo-hat = hat on
web-capo-bars = behind bars

## The table

web-capo-mission = Mission { $round }
web-capo-at-most = max.
web-capo-no-stars = not a single star
web-capo-squealed = { $stars ->
    [one] Tony squealed: { $stars } star more!
   *[other] Tony squealed: { $stars } stars more!
 }
web-capo-newspaper = Newspaper
web-capo-masthead = The Daily Alibi
web-capo-no-news = No news this round.
web-capo-next-back = { $envelope ->
    [yes] The next mission has an envelope on its back.
   *[no] The next mission has a plain back.
 }
web-capo-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
web-capo-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
web-capo-counts = counts down
web-capo-thinks = is thinking …
web-capo-is-ready = is ready
web-capo-last-round = last round { $won }
web-capo-place = { $name }: { $respect } respect, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
 }. { $shown ->
    [0] { "" }
   *[other] Open: { $open }{" "}
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
web-capo-stage-lay = Everybody picks cards in secret. Ready: { $ready } of { $all }.
web-capo-stage-turn-up = Half of the cards come up. Ready: { $ready } of { $all }.
web-capo-stage-suspect = { $counter } counts down as soon as everybody has made up their mind. Ready: { $ready } of { $all }.
web-capo-stage-claim = Nobody suspected you? Then Giulia may show herself. Ready: { $ready } of { $all }.
web-capo-stage-over = That was the last round.
web-capo-skip = Skip
web-capo-track = The way to { $target } respect: { $who }
web-capo-has-respect = { $name } { $respect }

## Your cards

web-capo-hand = Your cards
web-capo-lay = { $count ->
    [0] Pick your cards
    [one] Lay { $count } card
   *[other] Lay { $count } cards
 }
web-capo-turn-up = Turn up ({ $count } of { $all })
web-capo-sealed = Your choice is sealed.
web-capo-sum-symbols = Symbols: { $have } of { $need }
web-capo-sum-stars = Stars: { $stars } of at most { $limit }; { $tony } if Little Tony squeals

## To look up

web-capo-close = Close
web-capo-past = Past rounds
web-capo-no-past = No round is over yet.
web-capo-player = Player
web-capo-laid = Laid
web-capo-seen-cards = Seen in the end
web-capo-suspected = Suspected
web-capo-verdict = Hat or bars
web-capo-respect = Respect
web-capo-deck = Cards you have seen
web-capo-piles = { $pile } cards in the draw pile, { $discards } in the discard pile.
web-capo-held = { $name } ({ $count })
web-capo-keepers = May have held cards since before the last shuffle, and at most how many: { $who }.
web-capo-card-column = Card
web-capo-unseen = Not seen
web-capo-of = { $count } of { $all }
web-capo-in-sight = With you or open
web-capo-discarded = Seen discarded
web-capo-kept = Held since the shuffle, at most
web-capo-missions-left = { $count ->
    [one] { $count } mission still to come
   *[other] { $count } missions still to come
 }
web-capo-newspapers-left = { $count ->
    [one] { $count } newspaper still to come
   *[other] { $count } newspapers still to come
 }
