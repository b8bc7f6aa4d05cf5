### The web client: the table of Counterfeiters.

web-cft-has = { $henchmen ->
    [one] 1 henchman
   *[other] { $henchmen } henchmen
 } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
web-cft-track = The police track
web-cft-officer = The officer
web-cft-market = Black market
web-cft-pile = ({ $pile } to come)
web-cft-trash = thrown away at the end of the round
web-cft-cap = watched by the police
web-cft-first = makes you the first player
web-cft-print = Prints { $count } × { $stars } for you now
web-cft-print-any = Prints fakes
web-cft-supermarket = Up to { $most } fakes, { $money } each
web-cft-receiver = Up to { $most } fakes; the worst sets the price: { $prices }
web-cft-tax = { $money } at once
web-cft-flight = Move money offshore for { $money }
web-cft-jet = Move money offshore in your own jet
web-cft-place-print = Print shop
web-cft-place-supermarket = Supermarket
web-cft-place-receiver = Receiver
web-cft-place-tax-fraud = Tax fraud
web-cft-place-regular-flight = Regular flight
web-cft-place-private-jet = Private jet
web-cft-fakes = { $count } fakes of quality { $quality }
web-cft-screen = Behind your screen
web-cft-cash = Cash
web-cft-offshore = Offshore
web-cft-godfather = The Godfather would take { $money } now.
web-cft-sale = Which notes?
web-cft-less = one less of quality { $quality }
web-cft-more = one more of quality { $quality }
web-cft-sell = Hand these in
web-cft-transfer = How much?
web-cft-end = The end
web-cft-end-extra = A last henchman
web-cft-end-big-lawyer = The big lawyer
web-cft-end-bad-lawyer = The bad lawyer
web-cft-end-last-diners = The last diners
web-cft-end-over = Counting the money
web-cft-cards = Cards of the players
web-cft-henchmen = { $henchmen ->
    [one] 1 henchman left
   *[other] { $henchmen } henchmen left
 }
