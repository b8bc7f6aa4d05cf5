### The web client: the table of Counterfeiters.

web-cft-has = { $henchmen ->
    [one] 1 henchman
   *[other] { $henchmen } henchmen
 } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }

## The police track

web-cft-track = The police track
web-cft-officer = The officer
web-cft-ahead = { $station } { $caps ->
    [one] with the next cap
   *[other] after { $caps } caps
 }
web-cft-station-godfather = Godfather
web-cft-station-investigation = Investigation
web-cft-station-strike = Strike
web-cft-station-end = The end

## The board

web-cft-market = Black market
web-cft-pile = { $pile ->
    [0] no more cards to come
    [one] 1 card to come
   *[other] { $pile } cards to come
 }
web-cft-slot = { $card }, { $price }
web-cft-trash = thrown away at the end of the round
web-cft-cap = watched by the police
web-cft-first = makes you first player
web-cft-starts = starts the next round
web-cft-print = Prints { $count } × { $stars } for you
web-cft-print-any = Prints fakes
web-cft-supermarket = Up to { $most } fakes, { $money } each
web-cft-refuses = { $level ->
    [1] ★ refused
    [2] only ★★★
   *[other] no more fakes
 }
web-cft-receiver = Up to { $most }; the worst sets the price
web-cft-tax = { $money } at once
web-cft-airport = Money to the islands
web-cft-jet = jet
web-cft-place-print = Print shop
web-cft-place-supermarket = Supermarket
web-cft-place-receiver = Receiver
web-cft-place-tax-fraud = Tax fraud
web-cft-place-airport = Airport

## What the cards do

web-cft-does-printer = Two more fakes every time you print
web-cft-does-ink = Ink, paper, hologram: each different kind makes your fakes a star better
web-cft-does-paper = Ink, paper, hologram: each different kind makes your fakes a star better
web-cft-does-hologram = Ink, paper, hologram: each different kind makes your fakes a star better
web-cft-does-diner = Turns one fake into real money at the end of every round
web-cft-does-private-jet = Flies for free, from a space of its own
web-cft-does-big-lawyer = Moves one of your henchmen when the game ends
web-cft-does-bad-lawyer = Moves one of your henchmen when the game ends, after the big lawyer
web-cft-does-lottery-ticket = Pays when the game ends; the Godfather cannot touch it

## The players

web-cft-cards = The players’ cards
web-cft-henchmen = { $henchmen ->
    [one] 1 henchman left
   *[other] { $henchmen } henchmen left
 }
web-cft-screen = Behind your screen
web-cft-cash = Cash
web-cft-offshore = Offshore
web-cft-godfather = The Godfather would take
web-cft-godfather-gone = The Godfather will not be back
web-cft-fakes-title = Your fakes
web-cft-fakes = { $count ->
    [one] 1 fake of quality { $quality }
   *[other] { $count } fakes of quality { $quality }
 }
web-cft-press = Each print run
web-cft-machines = Your cards

## Handing in notes

web-cft-sale = Which notes?
web-cft-less = one less of quality { $quality }
web-cft-more = one more of quality { $quality }
web-cft-of = of { $count }
web-cft-each = { $count } × { $money }
web-cft-after-sale = Then { $cash } in cash; left over:
web-cft-better = As good or better: { $sale }
web-cft-not-yet = Not this selection
web-cft-best = Best: { $money }
web-cft-sell = Hand these in
web-cft-sell-for = { $count ->
    [one] Hand in 1 note for { $money }
   *[other] Hand in { $count } notes for { $money }
 }

## Flying

web-cft-transfer = How much?
web-cft-least = take back as much as possible
web-cft-back = less into the envelope
web-cft-there = more into the envelope
web-cft-most = put in as much as possible

## The end

web-cft-end = The end
web-cft-end-godfather = Last visit
web-cft-end-extra = Last henchmen
web-cft-end-big-lawyer = Big lawyer
web-cft-end-bad-lawyer = Bad lawyer
web-cft-end-diners = Diners
web-cft-end-tickets = Lottery
web-cft-end-count = Final count
web-cft-end-none = Nothing happened here.
web-cft-end-later = Still to come.
web-cft-total = Total
web-cft-burned = Fakes (burned)
web-cft-wins = wins
