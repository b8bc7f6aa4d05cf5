### Maffiosi

maf-money = { money }
maf-money-hidden = money hidden
maf-money-in-notes = { $money } ({ $notes })

## Cards

maf-card-beat-it = Beat it!
maf-card-nightcap = Nightcap!
maf-card-order-pie = Order pie
maf-card-pass-it-on = Pass it on!
maf-card-ka-boom = Ka-boom!
maf-card-stab = Stab!
maf-card-fire = Fire!
maf-card-move = Move

## Men and things

maf-man-boss = Boss
maf-man-robbie = Revolver Robbie
maf-man-jack = Jack Stiletto
maf-man-henkie = Strong Henkie
maf-man-of = { $seat }’s { $man }{ $asleep ->
    [yes] {", "}asleep
   *[no] { "" }
}
maf-thing-nothing = nothing
maf-thing-cash-register = cash register
maf-thing-cafe = café
maf-thing-restaurant = restaurant
maf-thing-casino = casino
maf-thing-revolver = revolver
maf-thing-knife = knife
maf-thing-drink = drink
maf-chair-of = { $man } on chair { $chair }{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}
maf-empty-chair = chair { $chair }, empty{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}

## The drawn table. Colours have two letters, men one, things three.

maf-short-red = re
maf-short-blue = bl
maf-short-green = gr
maf-short-yellow = ye
maf-short-orange = or
maf-short-purple = pu
maf-short-black = bk
maf-short-pink = pi
maf-short-brown = br
maf-short-white = wh
maf-letter-boss = B
maf-letter-robbie = R
maf-letter-jack = J
maf-letter-henkie = H
maf-draw-man = { $colour }{ $man }{ $asleep ->
    [yes] z
   *[no] { "" }
}
maf-draw-pie = ({ $colour })
maf-draw-nothing = {" "}
maf-draw-cash-register = REG
maf-draw-cafe = CAF
maf-draw-restaurant = RES
maf-draw-casino = CAS
maf-draw-revolver = rev
maf-draw-knife = kni
maf-draw-drink = dri
maf-draw-middle = { $money } · { $pile ->
    [one] one card
   *[other] { $pile } cards
}
maf-draw-men = B Boss · R Revolver Robbie · J Jack Stiletto · H Strong Henkie · z asleep · ( ) pie
maf-draw-signs = Danger for your man: / a stab · = a shot · * a pie
maf-draw-family = { $seat }: { $money } · income { $income } · { $cards ->
    [one] one card
   *[other] { $cards } cards
}

## Options

maf-option-seating = Seating
maf-option-seating-fixed = fixed: the men sit according to a plan, most of them in danger
maf-option-seating-manual = manual: the players seat their men one by one
maf-option-seating-random = random: chance hands out the chairs
maf-option-youngest = The youngest player
maf-option-youngest-random = chosen at random
maf-option-youngest-first-seat = whoever sits in the first seat
maf-option-money = Money
maf-option-money-open = open: everybody sees how much each player has
maf-option-money-hidden = hidden: you see the others’ totals only at the end
maf-option-notes = Banknotes
maf-option-notes-sum = the middle always has change
maf-option-notes-strict = real notes: if need be you and the others change them
maf-option-stall-guard = Stall guard
maf-option-stall-guard-off = off, as in the rules
maf-option-stall-guard-on = three rounds without any income end the game

## What is asked

maf-ask-card = Your turn: play a card, or discard one and draw another.
maf-ask-second = You may still play a Move card.
maf-ask-victim-stab = Stab! Who is the victim?
maf-ask-victim-fire = Fire! Who is the victim?
maf-ask-pie-chair = Where do you want your pie? It goes off at the start of your next turn.
maf-ask-pass = Which pie goes to whom?
maf-ask-explode = Which pie goes off?
maf-ask-drinks = { $count ->
    [one] Who gets a nightcap? Choose one man; whoever is already asleep will not wake up again.
   *[other] Who gets a nightcap? Choose { $count } men (or all, if there are fewer); whoever is already asleep will not wake up again.
}
maf-ask-man = Which of your men do you move?
maf-ask-bring = Which of your men do you seat next?
maf-ask-chair = Where does { $man } sit down?
maf-ask-wait = It is { $turn }’s turn.
maf-ask-over-last-at-table = Only one family is left at the table. The game is over.
maf-ask-over-empty-bank = The money in the middle is gone. The game is over.
maf-ask-over-nobody-left = Nobody is left at the table. The game is over.
maf-ask-over-stall-guard = Three rounds without any income. The game is over.
maf-ask-over-round-limit = It has taken too long. The game is over.

## Actions

maf-action-play = Play { $card }
maf-action-discard = Discard { $card }
maf-action-stay = No second card
maf-action-kill = { $place }
maf-action-put-pie = { $place }
maf-action-lift = { $place }
maf-action-sit = { $place }
maf-action-bring = { $man }{ $asleep ->
    [yes] {" "}(asleep)
   *[no] { "" }
}
maf-action-serve = A nightcap for { $picked }
maf-action-pass-left = { $pie }’s pie from chair { $chair } to the left: { $place }
maf-action-pass-right = { $pie }’s pie from chair { $chair } to the right: { $place }
maf-action-explode = { $pie }’s pie at chair { $chair } hits: { $victims }

## What one may know before choosing

maf-outlook-put-pie = Careful: within its reach you have { $men }.
maf-outlook-explode = Careful: within its reach you have { $men }.
maf-outlook-serve = Careful: you would serve your own side, { $men }.

maf-hint-chair = Type the number of a chair.

## The table in words

maf-view-turn = { $round ->
    [0] The men are taking their seats; { $turn } will start.
   *[other] Round { $round }: it is { $turn }’s turn.
}
maf-view-middle = In the middle: { $money }, draw pile: { $pile }, sleep markers: { $markers }. Discarded: { $discards }
maf-view-bank-notes = Notes in the middle: { $notes }.
maf-view-notes = { $count } × { $note }
maf-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
maf-view-lifted = Looking for a chair: { $man }.
maf-view-man = { $man } on { $chair }{ $asleep ->
    [yes] {" "}(asleep)
   *[no] { "" }
}
maf-view-waiting = { $count } × { $man } still without a chair
maf-view-family = { $seat }: { $money }; income { $income }; cards: { $cards }; { $men }{ $asked ->
    [yes] {" "}(choosing)
   *[no] { "" }
}
maf-view-family-out = { $seat }: { $money }; out of the game
maf-view-pie = { $seat }’s pie stands at chair { $chair }. It would hit { $victims }.
maf-view-threat-stab = { $seat } could stab: { $men }.
maf-view-threat-fire = { $seat } could shoot: { $men }.
maf-view-hand = Your cards: { $cards }

## What happened

maf-event-table-set = { $drawn ->
    [yes] { $youngest } counts as the youngest. { $first } has the first turn.
   *[no] The table is set. { $first } has the first turn.
}
maf-event-turn-started = Round { $round }: it is { $seat }’s turn.
maf-event-pie-exploded = { $own ->
    [yes] { $pie }’s pie at chair { $chair } goes off!
   *[no] { $seat } sets off { $pie }’s pie at chair { $chair }!
}
maf-event-man-killed = { $seat }’s { $man } leaves chair { $chair } for good.
maf-event-player-out = { $seat } has no men left and is out.
maf-event-hand-discarded = { $seat }’s cards go to the discard pile: { $cards }
maf-event-paid = { $seat } takes { $money }.
maf-event-rest-taken = { $seat } is the last player at the table and takes { $money }.
maf-event-card-played = { $seat } plays “{ $card }”.
maf-event-card-discarded = { $seat } discards “{ $card }”.
maf-event-second-declined = { $seat } plays no second card.
maf-event-attacked = { $seat }’s { $man } on chair { $chair } strikes at chair { $victim }.
maf-event-pie-placed = A pie from { $seat } for chair { $chair }.
maf-event-pie-passed = { $seat } passes { $pie }’s pie to the { $way ->
    [left] left
   *[right] right
}, from chair { $source } to chair { $chair }.
maf-event-drinks-served = { $seat } pours a nightcap for { $count ->
    [1] chair { $chairs }
   *[other] chairs { $chairs }
}.
maf-event-everybody-left = A raid! Everybody beats it.
maf-event-man-brought = { $seat } brings in { $man }{ $asleep ->
    [yes] {" "}(asleep)
   *[no] { "" }
}.
maf-event-man-lifted = { $seat }’s { $man } gets up from chair { $chair }.
maf-event-man-seated = { $seat }’s { $man } sits down on chair { $chair }.
maf-event-cards-drawn = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
maf-event-cards-received = You draw: { $cards }
maf-event-discards-shuffled = { $count ->
    [one] The one discarded card is the new draw pile.
   *[other] The { $count } discarded cards are shuffled into a new draw pile.
}
maf-event-woke-up = { $seat }: awake again on { $count ->
    [1] chair { $chairs }
   *[other] chairs { $chairs }
}.
maf-event-game-ended = { $ending } { $shared ->
    [yes] { $winners } share the victory.
   *[no] { $winners } wins.
}

## Why not

maf-refused-foreign-action = That is not something one does at this table.
maf-refused-no-seat = There is no such seat at this table.
maf-refused-over = The game is over.
maf-refused-out = You have no men left at the table.
maf-refused-not-your-turn = It is { $turn }’s turn.
maf-refused-step = { $step ->
    [colour] First choose a colour.
    [card] First choose a card.
    [second] Now you may play a Move card, or nothing.
    [victim] First choose the victim.
    [pie-chair] First choose a chair for your pie.
    [pass] First choose a pie and a direction.
    [explode] First choose the pie that goes off.
    [drinks] First choose who gets a nightcap.
    [man] First choose the man you move.
    [bring] First choose the man you seat next.
   *[chair] First choose a chair for your man.
}
maf-refused-only-a-move = The second card must be a Move, not “{ $card }”.
maf-refused-not-in-hand = You do not have “{ $card }” in your hand.
maf-refused-no-revolver = None of your men who are awake has a revolver.
maf-refused-only-crossed = Your armed men sit on crossed chairs: there is nobody opposite them.
maf-refused-nobody-opposite = No opponent sits opposite one of your revolvers.
maf-refused-no-knife = None of your men who are awake has a knife.
maf-refused-nobody-beside = No opponent sits right beside one of your knives.
maf-refused-no-drinkers = Nobody sits in front of a drink.
maf-refused-no-markers = There are no sleep markers left.
maf-refused-no-pie = There is no pie of an opponent on the table.
maf-refused-no-way-for-a-pie = No pie can be passed on: the next man already has one, or there is no next man.
maf-refused-all-asleep = All your men are asleep.
maf-refused-no-free-chair = There is no free chair.
maf-refused-played-already = You have already played a card, so you discard none.
maf-refused-nobody-there = Nobody sits on chair { $chair }.
maf-refused-own-man = The man on chair { $chair } is one of your own.
maf-refused-out-of-reach = None of your knives is right beside chair { $chair }.
maf-refused-crossed-chair = Chair { $chair } is crossed: nobody there can be shot.
maf-refused-out-of-line = None of your revolvers is right opposite chair { $chair }.
maf-refused-second-pie = There is already a pie in front of chair { $chair }.
maf-refused-own-pie = That is your own pie.
maf-refused-pie-not-on-table = That pie is not on the table.
maf-refused-pie-on-pie = { $pie }’s pie cannot go that way: the next man already has one, or there is no next man.
maf-refused-no-drinker-there = Nobody sits in front of one of these drinks.
maf-refused-serve-exactly = { $count ->
    [one] Exactly one man gets a nightcap now.
   *[other] Exactly { $count } different men get a nightcap now.
}
maf-refused-not-your-man = The man on chair { $chair } is not yours.
maf-refused-asleep = The man on chair { $chair } is asleep and cannot be moved.
maf-refused-no-such-man = No such man of yours is waiting for a chair.
maf-refused-same-chair = He comes from chair { $chair }: staying put is no move.
maf-refused-occupied = One of { $by }’s men already sits on chair { $chair }.

## Standing orders

maf-order-no-second-card = Play no second card

## Colours of one's own choice

maf-option-colours = Colours
maf-option-colours-fixed = your seat gives you your colour
maf-option-colours-choose = with 5 or 6 players you choose them, one after the other
maf-player = Player { $number }
maf-ask-colour = Which colour do you play?
maf-action-colour = { $colour }
maf-view-colour = { $seat } plays { $colour }.
maf-event-colour-chosen = { $seat } plays { $colour }.
maf-refused-colour-not-used = With { $players } players this colour stays in the box.
maf-refused-colour-taken = That colour is taken by { $by }.

## Real notes

maf-event-money-changed = { $seat } changes { $note } for { $middle ->
    [yes] the middle
   *[no] { $payee }
}.
maf-over-last-payment = { $ending } { $seat } was owed { $owed } and took { $paid }.

## Where money came from, and where it went

maf-source-boss = { $money } for the Boss
maf-source-cafe = { $money } from the café
maf-source-restaurant = { $money } from the restaurant
maf-source-casino = { $money } from the casino
maf-source-monopolies = { $money } for monopolies
maf-source-register = { $money } thanks to the cash register
maf-source-windfall = { $money } from the last of the middle

## The same in few letters, for a phone

maf-ask-card-brief = Play a card, or discard one.
maf-ask-second-brief = Play a Move card too?
maf-ask-pie-chair-brief = Where do you want your pie?
maf-ask-drinks-brief = Who gets a nightcap?
maf-ask-bring-brief = Which of your men sits down next?
maf-ask-chair-brief = Where does he sit down?
