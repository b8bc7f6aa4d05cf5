### Counterfeiters

cft-money = { money }

## Cards

cft-card-printer = printer
cft-card-ink = ink
cft-card-paper = paper
cft-card-hologram = hologram
cft-card-diner = diner
cft-card-private-jet = private jet
cft-card-big-lawyer = big lawyer
cft-card-bad-lawyer = bad lawyer
cft-card-lottery-ticket = lottery ticket ({ $money })
cft-card-none = empty
cft-notes = { $count } × { $stars }

## Spaces

cft-space-market = Black market { $number }
cft-space-print = Print shop { $number }
cft-space-supermarket = Supermarket { $number }
cft-space-receiver = Receiver { $number }
cft-space-tax-fraud = Tax fraud { $number }
cft-space-regular-flight = Regular flight
cft-space-private-jet = Private jet

## The police track

cft-special-nothing = an ordinary space
cft-special-godfather = the Godfather
cft-special-investigation = an investigation
cft-special-strike = an air traffic controllers’ strike
cft-special-end = the end, with a last visit from the Godfather

## Options

cft-option-fake-piles = Piles of fakes
cft-option-fake-piles-limited = limited: 30, 30 and 40 notes
cft-option-fake-piles-unlimited = unlimited
cft-option-money = Money
cft-option-money-secret = secret, as at the table
cft-option-money-open = open: everybody sees everything
cft-option-diners = Diners
cft-option-diners-lowest = take the lowest quality without asking
cft-option-diners-choose = their owner chooses
cft-option-first-player = First player
cft-option-first-player-random = chosen by chance
cft-option-first-player-first-seat = whoever sits in the first seat
cft-option-end-guard = Guaranteed end
cft-option-end-guard-off = off, as in the rules
cft-option-end-guard-on = after a round without a police cap the officer moves one space

## What is asked

cft-ask-place-round = { $henchmen ->
    [one] Your turn: send your last henchman somewhere, or pass.
   *[other] Your turn: send one of your { $henchmen } henchmen somewhere, or pass.
}
cft-ask-place-extra = The end has come: you may place one last henchman.
cft-ask-place-big-lawyer = The big lawyer: where should your henchman go?
cft-ask-place-bad-lawyer = The bad lawyer: where should your henchman go?
cft-ask-notes-supermarket = Which fakes do you spend? At most { $most }; each becomes a real { $note } note.
cft-ask-notes-receiver = Which fakes do you sell? At most { $most }; the worst note sets the price of all.
cft-ask-transfer = How much do you move to your offshore account, or back from it?
cft-ask-take-big-lawyer = Your big lawyer may move one of your henchmen to a free space.
cft-ask-take-bad-lawyer = Your bad lawyer may move one of your henchmen to a free space.
cft-ask-diners = Which fakes do your diners exchange?
cft-ask-wait = It is { $turn }’s turn.
cft-ask-over = The game is over.

## Actions

cft-action-pass-turn = Pass
cft-action-pass-extra = Place nobody
cft-action-pass-big-lawyer = Leave everybody where they are
cft-action-pass-bad-lawyer = Leave everybody where they are
cft-action-buy = { $space }: buy { $card } for { $price }
cft-action-print = { $space }: print { $count } × { $stars }
cft-action-supermarket = { $space }: spend fakes
cft-action-receiver = { $space }: sell fakes
cft-action-tax-fraud = { $space }: collect money
cft-action-regular-flight = { $space }: move money
cft-action-private-jet = { $space }: move money
cft-action-take = Move your henchman from { $space }
cft-action-sell = { $notes } for { $money }
cft-action-deposit = { $money } to the offshore account
cft-action-withdraw = { $money } back from the offshore account

## What one may know before choosing

cft-outlook-cap = Police cap! The officer moves to { $special }.
cft-outlook-godfather = The Godfather takes half of the cash you will have then; right now that would be { $money }.

cft-hint-notes = Type how many notes of ★, ★★ and ★★★, for example 2 0 1.
cft-hint-transfer = Type an amount in dollars: 120 takes it to the account, -50 brings it back.

## The table in words

cft-view-round = Round { $round }, started by { $first }.
cft-view-police = The officer stands on space { $officer } of { $last }; { $steps ->
    [0] nothing more is to come
    [one] the next cap brings { $special }
   *[other] in { $steps } caps comes { $special }
}.
cft-view-investigation = { $level ->
    [0] Supermarkets take every fake.
    [1] Supermarkets refuse ★.
    [2] Supermarkets take only ★★★.
   *[other] Supermarkets take no more fakes.
}
cft-view-strike = Strike: no flights.
cft-view-market = Black market: { $slots }. Cards still to come: { $pile }.
cft-view-slot = { $price } – { $card }{ $trash ->
    [yes] {" "}(trash can)
   *[no] { "" }
}
cft-view-spaces = Action spaces: { $spaces }.
cft-view-space-free = { $space }{ $cap ->
    [yes] {" "}(cap)
   *[no] { "" }
}
cft-view-space-taken = { $space } – { $by }
cft-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
cft-view-player = { $seat }: { $cards }; henchmen left: { $henchmen }{ $asked ->
    [yes] {" "}(still choosing)
   *[no] { "" }
}
cft-view-player-open = { $seat }: { $cards }; henchmen left: { $henchmen }; { $cash } in cash, { $offshore } offshore, fakes: { $fakes }{ $asked ->
    [yes] {" "}(still choosing)
   *[no] { "" }
}
cft-view-own = Behind your screen: { $cash } in cash, { $offshore } offshore, fakes: { $fakes }. The Godfather would take { $takes } now.

## What happened

cft-event-game-started = { $first } starts. Starting money by seat: { $cash }. Starting components by seat: { $components }.
cft-event-round-started = Round { $round }: { $first } begins.
cft-event-henchman-placed = { $seat } sends a henchman to { $space }.
cft-event-henchman-moved = { $seat }’s { $lawyer } moves a henchman from { $source } to { $space }.
cft-event-passed = { $seat } passes.
cft-event-extra-declined = { $seat } places no more henchmen.
cft-event-lawyer-declined = { $seat }’s { $lawyer } does nothing.
cft-event-card-bought = { $seat } buys a card for { $price }: { $card }.
cft-event-printed = { $seat } prints { $notes }.
cft-event-notes-spent = { $seat } spends { $notes } at the supermarket for { $money }.
cft-event-notes-sold = { $seat } sells { $notes } to the receiver for { $money }.
cft-event-taxes-dodged = { $seat } collects { $money } by tax fraud.
cft-event-marker-taken = { $seat } takes the first-player marker and starts the next round.
cft-event-flight-taken = { $free ->
    [yes] { $seat } flies to the Caribbean by private jet.
   *[no] { $seat } flies to the Caribbean for { $fare }.
}
cft-event-money-moved = { $way ->
    [there] { $seat } moves { $money } to the offshore account.
   *[back] { $seat } moves { $money } back from the offshore account.
}
cft-event-officer-moved = The officer moves to space { $space }: { $special }.
cft-event-godfather-came = The Godfather pays a visit: everybody hands over half their cash.
cft-event-godfather-paid = { $seat } pays the Godfather { $money }.
cft-event-investigation-rose = Investigation { $level }: { $level ->
    [1] supermarkets refuse ★ from now on.
    [2] supermarkets refuse ★★ as well.
   *[other] supermarkets refuse every fake.
}
cft-event-strike-began = The air traffic controllers go on strike: no flights.
cft-event-strike-ended = The strike is over.
cft-event-henchmen-returned = All henchmen go home.
cft-event-card-trashed = Into the trash can: { $card }.
cft-event-card-offered = New on the black market: { $card } for { $price } (slot { $slot }).
cft-event-diner-served = { $seat }’s diners exchange { $notes } for { $money }.
cft-event-sealed = { $seat } has chosen.
cft-event-end-triggered = The officer has reached the last space: the end begins.
cft-event-time-ran-out = Time is up after { $round } rounds.
cft-event-tickets-paid = { $seat }’s lottery tickets pay { $money }.
cft-event-money-counted = { $seat } has { $cash } in cash and { $offshore } offshore: { $money } in all.
cft-event-game-ended = { $shared ->
    [yes] { $winners } share the win with { $money }.
   *[no] { $winners } wins with { $money }.
}

## Refusals

cft-refused-foreign-action = That is not a move of this game.
cft-refused-no-seat = Nobody sits there.
cft-refused-over = The game is over.
cft-refused-no-diner-choice = You have already chosen, or there is nothing for you to choose.
cft-refused-not-your-turn = It is { $turn }’s turn.
cft-refused-step = First finish what you began: { $step ->
    [place] choose a space
    [notes] choose the notes
    [transfer] choose the amount
    [take] choose a henchman or leave everybody where they are
   *[diners] choose the notes for your diners
}.
cft-refused-diner-refused = A diner cannot stay closed.
cft-refused-no-such-space = There is no such space on this side of the board.
cft-refused-occupied = { $by } already has a henchman there.
cft-refused-fake-pile-empty = The pile of the fakes you could print is empty.
cft-refused-no-accepted-fakes = { $level ->
    [0] You have no fakes to spend.
    [1] You have no fakes that a supermarket takes: ★ is refused.
    [2] You have no fakes that a supermarket takes: only ★★★ gets through.
   *[other] Supermarkets take no more fakes.
}
cft-refused-no-fakes = You have no fakes to sell.
cft-refused-slot-empty = No card lies there.
cft-refused-second-jet = You already own a private jet.
cft-refused-too-dear = It costs { $price } in real cash, and you have { $cash }.
cft-refused-strike = There are no flights while the air traffic controllers are on strike.
cft-refused-no-jet = This space is only for owners of a private jet.
cft-refused-no-fare = The flight costs { $fare } in cash, and you have { $cash }; offshore money does not count.
cft-refused-nothing-to-move = You would have nothing to move.
cft-refused-no-lawyer-now = Only a lawyer moves a henchman, and only at the end.
cft-refused-not-your-henchman = None of your henchmen stands there.
cft-refused-not-your-notes = You do not have those notes.
cft-refused-diners-take = Your diners take exactly { $count }, no more and no less.
cft-refused-too-many-notes = No more than { $most } notes are taken here.
cft-refused-notes-refused = { $level ->
    [1] The supermarket refuses ★.
    [2] The supermarket refuses ★ and ★★.
   *[other] The supermarket refuses every fake.
}
cft-refused-not-so-much = There is only { $there }.

## Limited notes

cft-option-real-notes = Real notes
cft-option-real-notes-unlimited = unlimited
cft-option-real-notes-limited = limited: 32 of $10 and 68 of $50; the bank pays what it has
cft-view-bank = The bank still has { $money }.
cft-event-bank-short = The bank owes { $seat } { $due } and has only { $money }.
cft-refused-bank-empty = The bank has no real money left to pay you with.

## The same in few letters, for a phone

cft-ask-place-round-brief = Where does your henchman go?
cft-ask-place-extra-brief = Place one last henchman?
cft-ask-place-big-lawyer-brief = Big lawyer: where to?
cft-ask-place-bad-lawyer-brief = Bad lawyer: where to?
cft-ask-notes-supermarket-brief = Spend which fakes? At most { $most }.
cft-ask-notes-receiver-brief = Sell which fakes? At most { $most }.
cft-ask-transfer-brief = How much goes offshore, or back?
cft-ask-take-big-lawyer-brief = Big lawyer: move a henchman?
cft-ask-take-bad-lawyer-brief = Bad lawyer: move a henchman?
cft-ask-diners-brief = Which fakes do your diners exchange?
