### Capo della Mafia

cap-maffioso = { $name } ({ $symbols }, { $stars })
cap-mission = { $name } ({ $symbols }, { $stars ->
    [0] no stars
    [one] at most { $stars } star
   *[other] at most { $stars } stars
})
cap-newspaper = “{ $name }”

## Symbols and stars, which are never letters

cap-symbol-intimidation = intimidation
cap-symbol-bribing = bribing
cap-symbol-smuggling = smuggling
cap-symbol-any = any symbol
cap-symbol-alike = { $count ->
    [1] any symbol
   *[other] any { $count } equal symbols
}
cap-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
}
cap-no-symbol = no symbol
cap-stars = { $count ->
    [0] no stars
    [one] { $count } star
   *[other] { $count } stars
}
cap-stars-off = { $count ->
    [one] takes { $count } star off
   *[other] takes { $count } stars off
}

## Options

cap-option-deck = Deck
cap-option-deck-milder = milder: most hands can do the mission honestly
cap-option-deck-main = main: harder, more bluffing
cap-option-first-game = First game
cap-option-first-game-off = the full game, to 15 respect
cap-option-first-game-on = no Little Tony, no newspapers, to 10 respect
cap-option-envelope = Envelope
cap-option-envelope-next = the back now on top of the mission pile counts
cap-option-envelope-turned = the back of the mission just turned up counts
cap-option-giulia = Giulia Napoli
cap-option-giulia-ask = her player may turn her up for the extra respect
cap-option-giulia-auto = she is always turned up for the extra respect

## What is asked

cap-ask-lay = Who goes? Lay at least one and at most all { $held } of your cards face down for { $mission }. Nobody sees them until everybody has chosen.
cap-ask-turn-up = Time to show something: turn up { $count } of the { $laid } cards you laid.
cap-ask-suspect = 3 – 2 – 1 – 0: point your pistol at somebody who cannot have done the mission, or at nobody.
cap-ask-claim = { $giulia ->
    [yes] Nobody suspects you. Turn up Giulia for the extra respect, or keep your cards hidden.
   *[no] Nobody suspects you. You hide no Giulia, but everybody who might is asked, so that nobody learns who does.
}
cap-ask-wait = You have chosen. The others are still thinking.
cap-ask-over = The game is over.

## Actions

cap-action-lay = Lay { $picked }
cap-action-turn-up = Turn up { $picked }
cap-action-suspect = Suspect { $suspect }
cap-action-suspect-nobody = Suspect nobody
cap-action-claim = { $count ->
    [0] Keep your cards hidden
   *[other] Turn up { $picked } for the extra respect
}

## What one may know before choosing

cap-outlook = { $passes ->
    [yes] An honest job: { $symbols }; { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } (limit { $limit }).
   *[no] A bluff: { $missing ->
        [0] enough symbols
        [one] { $missing } symbol short
       *[other] { $missing } symbols short
    }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } (limit { $limit }).
}
cap-outlook-tony = If a Little Tony squeals: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} (limit { $limit }), { $passes ->
    [yes] still good
   *[no] and you would be caught
}.

## The table in words

cap-view-round = Round { $round }, to { $target } respect. { $counter } counts down.
cap-view-mission = Mission: { $mission }. Limit this round: { $limit ->
    [0] no stars
    [one] { $limit } star
   *[other] { $limit } stars
}.
cap-view-newspaper = Newspaper { $newspaper }: { $effect }
cap-view-envelope = { $envelope ->
    [yes] The next mission has an envelope on its back.
   *[no] The next mission has no envelope on its back.
}
cap-view-player = { $seat }: { $respect } respect, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $laid }{ $state ->
    [jailed] , jailed
    [suspected] , suspected
   *[free] { "" }
}{ $asked ->
    [yes] {" "}(still choosing)
   *[no] { "" }
}
cap-view-laid-by = { $face_down ->
    [0] laid { $face_up }, all face up
   *[other] laid { $face_up } and { $face_down } face down
}
cap-view-laid-by-hidden = laid { $face_down } face down
cap-view-laid-nothing = nothing laid
cap-view-hand = Your hand: { $cards }
cap-view-laid = You laid: { $cards }
cap-view-piles = { $pile } cards in the draw pile, { $discards } discarded.

## What happened

cap-event-cards-received = { $seat } receives { $cards }.
cap-event-mission-turned = Round { $round }: { $mission }. { $counter } counts down.
cap-event-missions-shuffled = All { $count } missions are shuffled into a new pile.
cap-event-newspaper-turned = Extra! { $newspaper }: { $effect }
cap-event-newspapers-shuffled = All { $count } newspapers are shuffled into a new pile.
cap-event-sealed = { $seat } has chosen.
cap-event-cards-laid = { $count ->
    [one] { $seat } lays { $count } card face down.
   *[other] { $seat } lays { $count } cards face down.
}
cap-event-cards-turned-up = { $seat } turns up { $cards }.
cap-event-suspected = { $seat } points at { $suspect }.
cap-event-suspected-nobody = { $seat } suspects nobody.
cap-event-suspicions-void = { $one } and { $other } have a sit-down: their suspicions are void.
cap-event-cards-shown = { $seat } shows { $cards }.
cap-event-tony-squealed = { $stars ->
    [one] Little Tony squeals: { $stars } extra star for everybody who is checked.
   *[other] Little Tony squeals: { $stars } extra stars for everybody who is checked.
}
cap-event-hat-kept = { $seat } did the mission with { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} (limit { $max_stars }) and keeps the hat on.
cap-event-jailed = { $seat } is jailed: { $symbols_missing ->
    [0] enough symbols
    [one] { $symbols_missing } symbol short
   *[other] { $symbols_missing } symbols short
}, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} (limit { $max_stars }).
cap-event-giulia-turned-up = { $seat } turns up { $cards } for the extra respect.
cap-event-respect-start = { $seat } starts with { $respect } respect.
cap-event-respect-mission = { $seat } gains { $change } respect for the mission (now { $respect }).
cap-event-respect-giulia = { $seat } gains { $change } respect thanks to Giulia Napoli (now { $respect }).
cap-event-respect-right-suspicion = { $seat } was right and gains { $change } respect (now { $respect }).
cap-event-respect-wrong-suspicion = { $seat } was wrong and loses { $change } respect (now { $respect }).
cap-event-respect-least-respect = { $seat } has the least respect and gains { $change } (now { $respect }).
cap-event-respect-stolen = Mario Beretta steals { $amount } respect from { $victim } for { $seat }.
cap-event-cards-discarded = { $count ->
    [one] { $seat } discards { $count } card.
   *[other] { $seat } discards { $count } cards.
}
cap-event-cards-drawn = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
cap-event-discards-shuffled = The { $count } discarded cards are shuffled into a new draw pile.
cap-event-extra-round = Tied at the top with { $respect } respect: an extra round decides.
cap-event-game-ended = { $shared ->
    [yes] { $winners } share the win with { $respect } respect.
   *[no] { $winners } wins with { $respect } respect.
}

## Newspapers

cap-effect-mutual-suspicions-void = two players who suspect each other suspect nobody after all.
cap-effect-max-stars = { $amount ->
    [one] { $amount } star
   *[other] { $amount } stars
} { $way ->
    [less] fewer
   *[more] more
} than usual may be shown.
cap-effect-turn-up-rounded-up = half of the cards, rounded up, are turned up.
cap-effect-turn-up-nothing = no card is turned up.
cap-effect-right-suspicion = a right suspicion earns { $amount } extra respect.
cap-effect-wrong-suspicion = a wrong suspicion costs { $amount } extra respect.
cap-effect-mission-worth = the mission is worth { $amount } extra respect.
cap-effect-refill-at-or-below = at the end of the round, everybody with at most { $few } cards draws back up to a full hand.
cap-effect-least-respect-gains = after scoring, whoever has the least respect gains { $amount }.

## Refusals

cap-refused-foreign-action = That is not a move of this game.
cap-refused-no-seat = Nobody sits there.
cap-refused-over = The game is over.
cap-refused-phase = Not now: { $phase ->
    [lay] first everybody lays cards
    [turn_up] first the cards are turned up
    [suspect] first everybody suspects somebody or nobody
   *[claim] first those nobody suspected decide about Giulia
}.
cap-refused-sealed = You have already chosen; a sealed choice is final.
cap-refused-no-choice-to-turn-up = You laid { $laid } and turn up { $count }: there is nothing to choose.
cap-refused-nothing-to-claim = You were suspected, or all your cards are face up: there is nothing to turn up.
cap-refused-lay-nothing = Nobody may sit a mission out: lay at least one card.
cap-refused-not-in-hand = { $held ->
    [one] You hold only { $held } card.
   *[other] You hold only { $held } cards.
}
cap-refused-not-laid = You laid only { $laid }.
cap-refused-wrong-half = Of { $laid } cards you must turn up exactly { $count }.
cap-refused-suspect-oneself = You cannot suspect yourself.
cap-refused-no-such-player = There are only { $players } players at this table.
cap-refused-claim-not-laid = You laid only { $laid }.
cap-refused-not-giulia = Only a face-down Giulia Napoli earns respect by being turned up.

## Standing orders

cap-order-claim-nothing = Keep your cards hidden, even Giulia

## Newspapers of a card file of one's own

cap-effect-also = { $first } Also: { $rest }
cap-effect-text = “{ $text }” The table sees to it.

## The same in few letters, for a phone

cap-ask-lay-brief = Who goes? Pick one or more.
cap-ask-turn-up-brief = Turn up { $count } of your { $laid } cards.
cap-ask-suspect-brief = Who did not do it?
cap-ask-claim-brief = { $giulia ->
    [yes] Turn up Giulia for more respect?
   *[no] No Giulia: everybody is asked.
}
