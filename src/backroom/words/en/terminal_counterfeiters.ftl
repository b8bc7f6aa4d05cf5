### Counterfeiters in the terminal: what follows, and where the money came from

cft-follows-godfather = { $caps ->
    [one] The next cap brings the Godfather.
   *[other] The Godfather comes in { $caps } caps.
}
cft-follows-investigation = { $caps ->
    [one] The next cap brings an investigation.
   *[other] The next investigation comes in { $caps } caps.
}
cft-follows-strike = { $caps ->
    [one] The next cap brings a strike.
   *[other] The strike comes in { $caps } caps.
}
cft-follows-end = { $caps ->
    [one] The next cap ends the game.
   *[other] The game ends in { $caps } caps.
}
cft-follows-rounds = { $least ->
    [0] It can end in this round
    [one] It cannot end before the next round
   *[other] It cannot end for another { $least } rounds
}. Caps still free: { $caps }; henchmen still to come: { $henchmen }.
cft-follows-press = { $fakes ->
    [one] { $seat } would print one fake
   *[other] { $seat } would print { $fakes } fakes
} of { $stars ->
    [one] one star
   *[other] { $stars } stars
}.
cft-follows-sales = Your fakes would bring { $supermarket } at a supermarket, { $receiver } at a receiver.
cft-follows-to-come = To come for you: { $diners } from diners this round, { $tickets } from lottery tickets at the end. The Godfather would take { $godfather } now.
cft-follows-if-ended = If it ended now, you would count { $money }.
cft-account = { $seat }: { $sources }.
cft-minus = −{ $money }
cft-source-start = { $money } at the start
cft-source-supermarket = { $money } from supermarkets
cft-source-receiver = { $money } from receivers
cft-source-tax-fraud = { $money } by tax fraud
cft-source-diners = { $money } from diners
cft-source-tickets = { $money } from lottery tickets
cft-source-cards = { $money } for cards
cft-source-fares = { $money } for flights
cft-source-godfather = { $money } to the Godfather

## The board as the application draws it

cft-draw-godfather = G
cft-draw-investigation = I
cft-draw-strike = S
cft-draw-end = E
cft-draw-track = ▲ the officer · G Godfather · I investigation · S strike · E the end
cft-draw-space = { $sign } { $space }
cft-draw-player = { $mark } { $player }
