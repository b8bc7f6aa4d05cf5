### The web client: the table of Maffiosi.

## Men, chairs, dangers: the names for who cannot see them

web-maf-short-boss = Boss
web-maf-short-robbie = Robbie
web-maf-short-jack = Jack
web-maf-short-henkie = Henkie
web-maf-you = you
web-maf-your = your { $man }
web-maf-whose = { $who }’s { $man }
web-maf-man-on = { $man } on { $chair }
web-maf-table = The table and its chairs
web-maf-empty = nobody
web-maf-crossed = nobody opposite
web-maf-asleep = asleep
web-maf-chosen = chosen
web-maf-possible = possible
web-maf-danger-stab = { $who } could stab him
web-maf-danger-stab-you = you could stab him
web-maf-danger-fire = { $who } could shoot him
web-maf-danger-fire-you = you could shoot him
web-maf-danger-pie = in the blast of { $who }’s pie
web-maf-danger-pie-you = in the blast of your pie
web-maf-pie-name = { $who }’s pie at { $chair }, goes off only if somebody sets it off
web-maf-pie-name-lit = { $turns ->
    [one] { $who }’s pie at { $chair }, goes off with the next turn
   *[other] { $who }’s pie at { $chair }, goes off in { $turns } turns
}

## The middle of the table

web-maf-round = Round { $round }
web-maf-before = Before round 1
web-maf-steps = The steps of a turn
web-maf-step-pie = Pie
web-maf-step-money = Money
web-maf-step-card = Card
web-maf-step-wake = Wake up
web-maf-to-draw = to draw
web-maf-open-pile = discarded
web-maf-markers = sleep markers
web-maf-markers-left = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
web-maf-no-card = no card yet
web-maf-last-note = As it stands { $who } takes the last note, in round { $round }
web-maf-last-note-you = As it stands you take the last note, in round { $round }
web-maf-last-note-short = last note: { $who }, round { $round }
web-maf-seated = { $count } of { $all } men sit. { $who } will begin.
web-maf-seated-you = { $count } of { $all } men sit. You will begin.
web-maf-never-dry = As it stands the money never runs out

## The families

web-maf-out = out
web-maf-on-turn = has the turn
web-maf-in-turns = { $turns ->
    [one] plays next
   *[other] in { $turns } turns
}
web-maf-income = Income
web-maf-no-income = no income any more
web-maf-men-left = { $count ->
    [one] 1 man
   *[other] { $count } men
}
web-maf-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-maf-reach = Who can reach your men
web-maf-safe = safe

## Cards

web-maf-hand = Your cards
web-maf-no-cards = No cards in hand.
web-maf-you-are-out = You are out; your money still counts.
web-maf-card-name = { $card }: { $does }
web-maf-does-stab = Kill a rival beside your knife
web-maf-does-fire = Kill the rival opposite your revolver
web-maf-does-order-pie = Your pie for any chair; it goes off at your next turn
web-maf-does-pass-it-on = A rival’s pie goes to the next man
web-maf-does-ka-boom = A rival’s pie goes off now
web-maf-does-nightcap = { $count ->
    [one] One man with a drink falls asleep
   *[other] { $count } men with a drink fall asleep
}
web-maf-does-beat-it = A raid: all men take new chairs
web-maf-does-move = One of your men takes a free chair
web-maf-count-stab = { $count } in reach
web-maf-count-fire = { $count } in line
web-maf-count-order-pie = { $count } chairs
web-maf-count-pass-it-on = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
web-maf-count-ka-boom = { $count ->
    [one] 1 pie
   *[other] { $count } pies
}
web-maf-count-nightcap = { $count ->
    [one] 1 drinker
   *[other] { $count } drinkers
}
web-maf-count-move = { $count ->
    [one] 1 man
   *[other] { $count } men
}
web-maf-your-pie = Your pie
web-maf-pie-home = at home
web-maf-pie-gone = gone for good
web-maf-pie-at = at chair { $chair }
web-maf-throw = Discard one
web-maf-throw-says = and draw another
web-maf-throw-not = only instead of playing

## What is asked, and the button

web-maf-ask-throw = Which card do you discard? You draw another.
web-maf-ask-drinks = Who gets a nightcap? Whoever is asleep already will not wake up again.
web-maf-ask-raid = Beat it! Call the police? All men leave their chairs.
web-maf-back = Back
web-maf-go-on = Go on
web-maf-call-raid = Call the police
web-maf-throw-card = Discard { $card }
web-maf-serve = Serve { $count } of { $of }
web-maf-choose-pie = Choose a pie
web-maf-choose-man = Choose a man
web-maf-choose-chair = Choose a chair
web-maf-stab = Stab { $man } on { $chair }
web-maf-shoot = Shoot { $man } on { $chair }
web-maf-order-for = A pie for chair { $chair }
web-maf-pass-to = Pass { $who }’s pie to { $chair }
web-maf-set-off = Set off { $who }’s pie
web-maf-lift = Let { $man } get up
web-maf-seat = Seat { $man } on { $chair }
web-maf-ways = Where a pie could go
web-maf-left = left:
web-maf-right = right:
web-maf-careful = Careful, this hits your own side: { $men }.
web-maf-changes = { $who } then earns { $after } a turn, not { $before }.
web-maf-changes-you = You then earn { $after } a turn, not { $before }.

## What is looked at

web-maf-close = Close
web-maf-of-whom = { $who }, chair { $chair }
web-maf-is-asleep = (asleep)
web-maf-chair-title = Chair { $chair }
web-maf-earns = { $money } a turn
web-maf-opposite = opposite { $chair }
web-maf-can-kill-him = Who can kill him
web-maf-could-kill-him = Who could kill him there
web-maf-he-can-kill = Whom he can kill
web-maf-he-reaches = He can kill { $men }.
web-maf-reached-by = In reach of { $men }.
web-maf-he-could-kill = Whom he could kill
web-maf-nobody = Nobody
web-maf-if-dies = If he dies
web-maf-if-done = If you do it
web-maf-no-change = No income changes.
web-maf-then-last = Then { $who } takes the last note, in round { $round }.
web-maf-then-last-you = Then you take the last note, in round { $round }.
web-maf-whose-pie = { $who }’s pie
web-maf-lit = at chair { $chair }, goes off when { $who }’s turn begins
web-maf-unlit = at chair { $chair }; its owner is out, it goes off only if somebody sets it off
web-maf-would-hit = Whom it would hit
web-maf-drinks = { $count ->
    [one] One nightcap
   *[other] { $count } nightcaps
}
web-maf-stock = { $count ->
    [one] 1 sleep marker left
   *[other] { $count } sleep markers left
}
web-maf-drinks-chosen = Served
web-maf-drinks-others = Who else has a drink
web-maf-drink-dies = already asleep: will not wake up
web-maf-drink-sleeps = falls asleep
web-maf-since = Since your last turn
web-maf-so-far = So far
web-maf-nothing-yet = Nothing yet.
web-maf-piles = Cards discarded, cards not seen yet
web-maf-pile-card = Card
web-maf-pile-open = Discarded
web-maf-pile-unseen = Not seen yet
web-maf-of = { $count } of { $all }

## Seating

web-maf-seating = Everybody takes a seat
web-maf-seat-one = You seat one man now
web-maf-still-to-seat = Your men without a chair
web-maf-waiting-men = Your waiting men
web-maf-all-seated = all seated
web-maf-seats-now = is choosing

## Moments

web-maf-bang = Bang!
web-maf-zack = Zing!
web-maf-plays = { $who } plays
web-maf-throws = { $who } discards
web-maf-owed = (owed: { $money })
web-maf-never-wakes = { $man } will not wake up again.
web-maf-awake = awake
web-maf-raid-says = A raid. Pies stay where they are, sleepers sleep on, and this card leaves the game.
web-maf-pie-goes = { $who }’s pie, chair { $chair }
web-maf-on-time = at the start of the turn, as on the menu
web-maf-set-off-by = set off by { $who }
web-maf-chair = chair { $chair }
web-maf-chair-own = chair { $chair }, own goal
web-maf-nobody-hit = Nobody was hit.

## The end

web-maf-closed = Closed
web-maf-end-empty-bank = The last note
web-maf-end-last-at-table = Last at the table
web-maf-end-nobody-left = Nobody left
web-maf-end-stall-guard = Nothing more to earn
web-maf-end-round-limit = It is late
web-maf-end-last = { $who } was owed { $owed } and took the last { $paid }.
web-maf-end-unclaimed = { $money } are left in the middle, and nobody takes them.
web-maf-end-family = Family
web-maf-end-men = Men at the table
web-maf-end-kills = Men killed
web-maf-end-money = Money
web-maf-fortune = Where your money came from
web-maf-end-course = Money after each round, in thousands
web-maf-out-in = out in round { $round }
web-maf-own-kills = { $count } of them own
web-maf-kill-stab = stabbed
web-maf-kill-fire = shot
web-maf-kill-pie = by pie
web-maf-kill-ka-boom = by Ka-boom!
web-maf-kill-nightcap = by nightcap
