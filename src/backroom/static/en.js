var e=Object.values(Object.assign({"../../../../src/backroom/words/en/bots.ftl":`# Bots: why they do what they do.

bots-no-reason = It is one of the things you may do.
`,"../../../../src/backroom/words/en/bots_capo_della_mafia.ftl":`### Capo della Mafia: why a bot would do it

bots-cap-lay-honest = You do the mission with these cards and have { $spare ->
    [one] a star
   *[other] { $spare } stars
} to spare: whoever suspects you loses respect.
bots-cap-lay-tight = You do the mission with these cards, without a star to spare: only a Little Tony could spoil it.
bots-cap-lay-bluff = You cannot do this mission, so you bluff with { $count ->
    [one] one card
   *[other] { $count } cards
} and keep the better ones.
bots-cap-lay-bluff-refill = You cannot do this mission, so you bluff with cards you can spare and draw a new hand.
bots-cap-lay-bluff-saving = You could do this mission, but your good cards are worth more later, and this bluff may well be believed.
bots-cap-show-honest = You have done the mission, and you may as well show it: { $chance } in 100 plays that look like this are honest.
bots-cap-show-bait = You have done the mission, but it does not look that way: only { $chance } in 100 plays like this are honest, and whoever takes the bait loses respect.
bots-cap-show-bluff = You are bluffing, and this looks most honest: { $chance } in 100 plays like this are.
bots-cap-show-bluff-mixed = You are bluffing, and { $chance } in 100 plays like this are honest; if you always showed what looks best, you would soon be read.
bots-cap-suspect = You would be right about { $suspect } { $chance } times in 100.
bots-cap-suspect-played-on = You have little to hold against { $suspect }; but played on in your head, pointing there wins more than it loses.
bots-cap-suspect-sure = You can see that { $suspect } cannot have done the mission, whatever lies face down.
bots-cap-suspect-revenge = You have been suspected by { $suspect } before, and you would be right { $chance } times in 100.
bots-cap-suspect-nobody = You would be right even about { $suspect }, who looks worst, only { $chance } times in 100: that is not worth the risk.
bots-cap-claim = You get extra respect for Giulia; hiding her gains you nothing.
bots-cap-claim-nothing = You have no Giulia to turn up, or would rather keep her hidden.
`,"../../../../src/backroom/words/en/bots_counterfeiters.ftl":`### Counterfeiters: why a bot would do something, as advice to the person in the seat

bots-cft-buy-printer = You will print more for the rest of the game: { $count } notes each time.
bots-cft-buy-component = You will print { $stars } from now on: receivers pay more for them, and supermarkets take them longer.
bots-cft-buy-diner = You get { $money } for a fake at the end of every round, and no henchman has to lift a finger.
bots-cft-buy-jet = You will fly for free, so the Godfather will find less of your cash.
bots-cft-buy-lawyer = You will have one more action when the game is over for the others.
bots-cft-buy-ticket = You pay { $price } now and get { $money } at the end; the Godfather cannot touch a ticket.
bots-cft-buy-away = You do not need this card, but this way nobody else gets it.
bots-cft-print = You get { $count } × { $stars }; the Godfather does not touch fakes.
bots-cft-supermarket = You get { $money } for each note: no receiver pays that.
bots-cft-receiver = You get rid of up to { $most } notes at once, and next time the receiver may be taken.
bots-cft-tax-fraud = You get { $money } for nothing, and no other space is worth more to you right now.
bots-cft-tax-fraud-first = You get { $money } for nothing, and you start the next round.
bots-cft-fly = You would lose { $money } to the Godfather, who comes { $steps ->
    [one] with the next police cap
   *[other] after { $steps } more police caps
}.
bots-cft-fly-back = You need cash for the black market.
bots-cft-godfather-now = You call in the Godfather at a good moment: your opponents should lose more than you do.
bots-cft-end-now = You end the game at a good moment: it should cost your opponents more than you.
bots-cft-pass = You gain more by waiting than on any free space, and passing does not move the police.
bots-cft-done = You have nothing more to gain here.
bots-cft-deposit = You put all { $money } where the Godfather cannot get at it.
bots-cft-deposit-part = You put { $money } where the Godfather cannot get at it, and keep { $left } for the black market.
bots-cft-withdraw = You take { $money } back, because the black market wants cash.
bots-cft-sell-all = You get { $money } and have no fakes left.
bots-cft-sell-some = You get { $money }; the other { $kept ->
    [one] note is
   *[other] { $kept } notes are
} worth more to you later.
bots-cft-lawyer = You let your lawyer send this henchman out once more.
bots-cft-dine = You give the diner what is worth least elsewhere: it pays the same for every note.
`,"../../../../src/backroom/words/en/bots_la_cosa_nostra.ftl":`### La Cosa Nostra: why a bot would do something, as advice to whoever sits there

bots-lcn-pick-purchase = You have { $man } buy the { $business } before somebody else takes it off the market.
bots-lcn-pick-job = You have the best man for { $job } in { $man }.
bots-lcn-pick-man = You have several good tasks for { $man }: begin with him, and compare them then.
bots-lcn-job-cash = You have everything it takes: { $chance }% for a success, and up to { $money }.
bots-lcn-job-lacking = You still lack { $count ->
    [one] one business
   *[other] { $count } businesses
} for it, but there is time to buy or borrow.
bots-lcn-job-attack = You hit { $seat } where it hurts most and helps you most.
bots-lcn-job-attack-open = You will have an attack at hand; whom it hits you decide when you see who is ahead.
bots-lcn-job-robbery = You wait with it for a rival’s big Cash Job and take the profit.
bots-lcn-job-trap = You are safe from attacks with it, or at least somebody will regret one.
bots-lcn-job-laundering = You count what you launder double in the end, and nobody can steal it.
bots-lcn-job-other = You gain more from this than from anything else he could do.
bots-lcn-job-nothing = You have nothing better for him; face down it may still frighten somebody.
bots-lcn-buy-cheap = You pay { $price } for the { $business } and get about { $money } out of it by the end.
bots-lcn-buy-for-job = You need a { $business } for a job in your hand.
bots-lcn-henchman = You make his job easier, and the job is worth it.
bots-lcn-machine-pistol = You give him one more die for a job that is worth it.
bots-lcn-saboteur = You spoil a rival’s job while you can.
bots-lcn-distraction = You take a die from a rival’s man while you can.
bots-lcn-look = You learn what is planned against you.
bots-lcn-renew = You find nothing you want on the market, so new cards can only be better.
bots-lcn-scheme = You act before somebody can spoil it.
bots-lcn-skip = You keep your Robbery or Trap ready a little longer.
bots-lcn-abandon = You have tasks that are worth more; this one brings in nothing now.
bots-lcn-target = You gain most by hitting { $seat }.
bots-lcn-target-leader = You must stop { $seat }, who is closest to winning.
bots-lcn-reveal = You have the right target; waiting would only invite talk.
bots-lcn-victim-man = You weaken that family most, and gain most yourself, with { $man } as the victim.
bots-lcn-victim-business = You hit the { $business }, which would still earn { $money }.
bots-lcn-marker = You use a marker you do not need elsewhere.
bots-lcn-reroll = You have nothing to lose by rerolling a failed die.
bots-lcn-stand = You cannot do better than this roll.
bots-lcn-rob = You will hardly find better loot than { $money }.
bots-lcn-trap = You can ward this off now, and perhaps get rid of the attacker.
bots-lcn-doc = You would lose more in him than the card is worth.
bots-lcn-shoot = You have nothing to lose by shooting back.
bots-lcn-launder = You count { $money } double in the end, and nobody can take it from you.
bots-lcn-stake = You win more often than you lose, so bet { $money }.
bots-lcn-no-stake = You would lose too often to bet anything.
bots-lcn-take = You get it for less than it will bring you.
bots-lcn-recruit = You have one more task in every round with { $man }, and a chance at the bonus for the most gangsters.
bots-lcn-no-recruit = You get more out of your money elsewhere than out of another gangster.
bots-lcn-drop = You need this card least.
bots-lcn-keep = You can use these jobs.
bots-lcn-object = You would rather have any other jobs than these attacks.
bots-lcn-pass = You keep what you have for a better moment.
bots-lcn-accept = You get more out of this deal than you give.
bots-lcn-accept-money = You get { $money } for something that costs you less.
bots-lcn-accept-word = You can rely on { $seat } so far, and peace is worth having.
bots-lcn-refuse-price = You would give { $seat } more than you get.
bots-lcn-refuse-leader = You must not help { $seat }, who is closest to winning.
bots-lcn-refuse-word = You have seen { $seat } break promises.
bots-lcn-refuse-promise = You cannot count on that promise: { $seat } may be unable to keep it, or better off without.
bots-lcn-offer-marker = You pay { $price } for a marker on the { $business }, and a job worth about { $money } becomes possible.
bots-lcn-offer-peace = You have more to lose than to gain in a fight with { $seat }.
bots-lcn-offer-business = You pay { $price } for the { $business }: to you it is worth more than to whoever has it, for a job or a monopoly depends on it.
bots-lcn-offer-sale = You can use the money better than the business.
bots-lcn-deal-other = You lose nothing by it.
bots-lcn-counter-more = You ask { $seat } for { $money } instead: that is what it is worth to them.
bots-lcn-counter-less = You offer { $seat } { $money } instead: it is not worth more.
bots-lcn-buy-peace = You pay { $seat } { $money } to be left alone; an attack would cost you more.
bots-lcn-extort = You can scare { $money } out of { $seat }, and keeping your word costs you little.
bots-lcn-borrow = You borrow { $money } from { $seat }; without it a purchase you have planned is lost.
bots-lcn-repay = You pay { $seat } the { $money } you owe: your word must be worth something.
bots-lcn-threaten = You frighten somebody with a job that is no attack at all.
bots-lcn-spare = You have got what the threat was worth; the man can do something else.
bots-lcn-family = You can win with any of these families.

### What a bot says to the whole table when it refuses an offer

bots-lcn-aloud-broken = I do not trust your word, { $seat }: you have broken { $count ->
    [one] one promise
   *[other] { $count } promises
}.
bots-lcn-aloud-attacked = After what you did to my family, { $seat }? No.
bots-lcn-aloud-promise = Words are cheap, { $seat }: show me money.
bots-lcn-aloud-needs-money = I need my money now, { $seat }.
bots-lcn-aloud-no-fear = At that price you do not scare me, { $seat }.
bots-lcn-aloud-leader = That would only help you win, { $seat }.
bots-lcn-aloud-too-little = Too little for my { $business }, { $seat }.
bots-lcn-aloud-no = There is not enough in it for me, { $seat }.
`,"../../../../src/backroom/words/en/bots_maffiosi.ftl":`### Maffiosi: why a bot would do it

bots-maf-kill-earner = You kill { $seat }’s { $man }, who brings that family { $money } a turn.
bots-maf-kill-danger = You get rid of { $seat }’s { $man }, who could strike at your men.
bots-maf-kill = You leave { $seat } with one man fewer.
bots-maf-pie = You catch { $others ->
    [one] one man
   *[other] { $others } men
} of the others with your pie, unless they do something about it before your next turn.
bots-maf-pie-own = You catch { $others ->
    [one] one man
   *[other] { $others } men
} of the others with your pie, but { $own ->
    [one] one of your own sits too close to it
   *[other] { $own } of your own sit too close to it
}.
bots-maf-explode = You blow up { $others ->
    [one] one man
   *[other] { $others } men
} of the others at once, and none of yours.
bots-maf-explode-own = You blow up { $others ->
    [one] one man
   *[other] { $others } men
} of the others at once; it costs you { $own ->
    [one] one of your own
   *[other] { $own } of your own
}.
bots-maf-pass-saves = You get { $seat }’s pie away from { $count ->
    [one] one of your men
   *[other] { $count } of your men
}.
bots-maf-pass = You send { $seat }’s pie to where it does you more good.
bots-maf-drinks-kill = You pour a second nightcap for { $count ->
    [one] a man who is already asleep: he will not wake up again
   *[other] { $count } men who are already asleep: they will not wake up again
}.
bots-maf-drinks = You put { $count ->
    [one] one man
   *[other] { $count } men
} to sleep: a sleeper earns nothing and strikes at nobody.
bots-maf-sit-earns = You earn { $money } more a turn with your { $man } on that chair.
bots-maf-sit-flees = You get your { $man } out of danger.
bots-maf-sit-aims = You can strike at somebody from there with your { $man }.
bots-maf-sit-safe = You put your { $man } on a chair where nobody can strike at him.
bots-maf-sit = You have no better chair for your { $man }.
bots-maf-sit-later = You fare best in the turns to come with your { $man } on that chair.
bots-maf-colour = It is all the same to me which colour I play.
bots-maf-bring = You seat your { $man } while there is still a good chair for him.
bots-maf-raid = You turn everybody out and are the first to choose a chair.
bots-maf-discard = You hold no card that helps you now, and you need “{ $card }” least.
bots-maf-stay = You would only make things worse by moving, or you will need your Move later.
`,"../../../../src/backroom/words/en/calls.ftl":`### How the house calls people back. Nothing hidden may stand here.

call-turn = It is your turn: { $table }
call-turn-text = { $game }: the table waits for you.
call-match = Your table is ready: { $game }
call-match-text = Everybody has sat down. The cards are dealt.
call-invited = { $host } is keeping a chair for you
call-invited-text = { $game }: sit down when you like.
call-leave = Call me no more
call-mail-leave = You get this because you asked to be called. One click and it stops: { $link }
call-confirm = Shall Backroom write to you?
call-confirm-text = Somebody, we hope you, wants to hear by e-mail when it is their turn at Backroom. If that is right, follow this link: { $link }

    If not, do nothing: you will hear no more of it.
call-hook-turn = { $game }, { $table }: it is the turn of { $names }.
call-hook-over = { $game }, { $table }: the game is over.
call-calendar = Backroom: my turns
`,"../../../../src/backroom/words/en/capo_della_mafia.ftl":`### Capo della Mafia

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
`,"../../../../src/backroom/words/en/counterfeiters.ftl":`### Counterfeiters

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
`,"../../../../src/backroom/words/en/figures.ftl":`### The evening in figures, and what the coach would have done.

figures-title = The evening in figures
figures-of = { $game }, { $players } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }. Looked at { $looks ->
    [one] once
   *[other] { $looks } times
 }.
figures-course = Round by round
figures-luck-and-skill = Luck and skill
figures-explained = Points of winning chance, from an equal share to the end; ± one standard error. What is shorter than its error stands in brackets.
figures-column-player = player
figures-column-share = share
figures-column-luck = luck
figures-column-own = decisions
figures-column-others = the others
figures-column-end = end
figures-column-round = round
figures-moments = Moments
figures-no-moments = Nothing stood out: no moment moved anybody’s chances by more than the error of the measurement.
figures-moment = { $title }: { $text } { $points } ± { $error } points (round { $round }, entry { $seq })
figures-sentence = In one sentence

figures-evening = { $count ->
    [one] { $winners } won
   *[other] { $winners } shared the win
 }{ $by ->
    [luck] , mostly by luck.
    [own] , mostly by good decisions.
    [others] , mostly because of what the others did.
   *[nothing] , and it might have been anybody.
 }
figures-evening-with = { $count ->
    [one] { $winners } won
   *[other] { $winners } shared the win
 }{ $by ->
    [luck] , mostly by luck.
    [own] , mostly by good decisions.
    [others] , mostly because of what the others did.
   *[nothing] , and it might have been anybody.
 } What moved most: { $moment }.

## Moments

figures-the-same = the same
figures-silence = nothing at all

figures-mistake = Dearest mistake
figures-mistake-told = { $seat } chose “{ $done }”. Usual would have been “{ $usual }”.
figures-mistake-recalled = a mistake of { $seat }’s in round { $round }
figures-turn = Best turn
figures-turn-told = { $seat } chose “{ $done }”, where “{ $usual }” is usual.
figures-turn-recalled = a fine turn of { $seat }’s in round { $round }
figures-draw = Luckiest draw
figures-draw-told = { $seat } was lucky with the cards.
figures-draw-recalled = lucky cards for { $seat } in round { $round }
figures-blow = Hardest blow
figures-blow-told = { $by } struck, and { $seat } was hit hardest.
figures-blow-recalled = a blow against { $seat } in round { $round }
figures-bluff = Best bluff that passed
figures-bluff-told = { $seat } had not done the mission (“{ $done }”), and nobody found out.
figures-bluff-recalled = a bluff of { $seat }’s that passed in round { $round }
figures-caught = Bluff that was caught
figures-caught-told = { $seat } had not done the mission (“{ $done }”), and had to show the cards.
figures-caught-recalled = a bluff of { $seat }’s that was caught in round { $round }
figures-finger = Wrongest finger
figures-finger-told = { $seat } chose “{ $done }”, and was wrong. Usual would have been “{ $usual }”.
figures-finger-recalled = a wrong suspicion of { $seat }’s in round { $round }
figures-deal = Best deal
figures-deal-told = For { $seat }, it was the deal of the evening.
figures-deal-recalled = a deal for { $seat } in round { $round }
figures-broken = Broken word that paid
figures-broken-told = { $seat } gave a promise and did not keep it.
figures-broken-recalled = a word that { $seat } broke in round { $round }
figures-roll = Luckiest roll
figures-roll-told = { $seat } was lucky with the dice.
figures-roll-recalled = a lucky roll for { $seat } in round { $round }
figures-wash = Best wash
figures-wash-told = { $seat } chose “{ $done }”, where “{ $usual }” is usual.
figures-wash-recalled = money that { $seat } washed in round { $round }
figures-godfather = Dearest Godfather
figures-godfather-told = { $by } brought the Godfather, and { $seat } suffered most.
figures-godfather-recalled = the Godfather’s visit to { $seat } in round { $round }
figures-market = Luckiest market
figures-market-told = The new cards on the black market suited { $seat }.
figures-market-recalled = a market that suited { $seat } in round { $round }

## The coach

coach-title = What would the coach have done here?
coach-known = { $seat }, round { $round }, entry { $seq }: from what { $seat } knew then. { $worlds ->
    [one] One table
   *[other] { $worlds } tables
 } with the same cards in view, the rest dealt anew.
coach-choice = { $chance } % ± { $error }  { $choice }
coach-mark-best = the coach
coach-mark-done = what was done
coach-mark-both = the coach, and what was done
coach-agrees = The coach would have done the same.
coach-level = Between what was done and the coach’s choice there is no difference that could be measured.

## In the browser

web-figures-progress = The evening is being looked at: { $looks } of { $of } times.
web-figures-explained = Points of winning chance, from an equal share to the end. Whiskers: ± one standard error; what is shorter than its whisker is pale.
web-figures-chance = Chance to win: { $who }
web-figures-whose = Whose chances
web-figures-decision = own decision
web-figures-draw = draw or roll
web-figures-rival = a rival’s turn
web-figures-points = { $points } ± { $error } points
web-figures-round = Round { $round }
web-figures-luck = seat, deal, own draws
web-figures-own = against the usual ones
web-figures-others = all they did and drew
web-coach-ask = Ask the coach
web-coach-thinks = The coach looks at the table …
web-figures-chart = Chance of { $who } to win, from { $from } % to { $to } %

## The card of an evening, to be shared

web-share = Share this evening
web-share-of = { $game }, { $players } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
web-share-ahead = Ahead by { $points }
web-share-short = { $points } short
web-share-did = { $seat } chose “{ $done }”. What would you have done?
web-share-did-mine = I chose “{ $done }”. What would you have done?
web-share-see = See this moment
web-share-opens = opens the replay in round { $round }, without an account
web-share-opens-all = opens the replay, without an account
web-share-moment = The moment on the card
web-share-names = With everybody’s name: they agree
web-share-save = Save the picture
web-share-draws = The card is being drawn …
web-share-fails = Your browser cannot draw the card. The link leads to the moment all the same.
web-share-close = Close
`,"../../../../src/backroom/words/en/house.ftl":`### Sentences of the house itself, the same for every game.

list-and = { $most } and { $last }
list-nothing = nothing
refused = { $why } (rule { $rule })

## Money, in every sentence and on every table

money = \${ $amount }

## Colours

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-orange = Orange
colour-purple = Purple
colour-black = Black
colour-pink = Pink
colour-brown = Brown
colour-white = White

## A game in the terminal

play-welcome = Welcome to the back room. You play { $game } as { $you }, against { $others }.
play-help = Type the number of your choice. ? explains the question, ? RULE a rule, v shows the table, w tells it in words, i says what follows from it, i 2 what would follow from your choice of 2, h says what a strong bot would do, q keeps the game for later.
play-help-picks = Type the numbers of all you choose, for example 1 3. ? explains the question, ? RULE a rule, v shows the table, w tells it in words, i says what follows from it, i 2 what would follow from your choice of 2, h says what a strong bot would do, q keeps the game for later.
play-help-deals = d opens the deals: it lists offers you could make, and n makes one of your own.
play-thinking = The others are thinking …
play-thinking-coach = Let me think …
play-resumed = Your game goes on where you left it (round { $round }).
play-prompt = Your choice
play-advice = I would do this: { $action }
play-follows-nothing = Nothing that can be foreseen.
play-follows-chance = That depends on chance, or on what the others hide.
play-targets = You could then choose:
play-says = { $seat }: { $words }
play-confirm = Enter to do it, anything else to choose again
play-not-a-choice = { $text } is not one of the choices. Type numbers from 1 to { $most }.
play-no-such-choice = You cannot choose these together.
play-no-rule = There is no rule { $rule }. Rules look like { $example }.
play-deal-menu = Offers you could make: type a number, n for an offer of your own, or just Enter to go back.
play-deal-partner = With whom? Type the number of the player.
play-deal-give = What do you give? Type the numbers, for example 1 4; just Enter for nothing.
play-deal-get = What do you want for it? Type the numbers; just Enter for nothing.
play-deal-amount = How much, in dollars?
play-deal-words = In your own words:
play-deal-done = Done.
play-deal-none = There is nothing to offer here.
play-deal-odd = { $text } is not what was asked for. No offer was made.
play-may = You may answer this, or just press Enter to leave it open.
play-kept = Kept. Go on with: { $command }
play-over = { $rounds ->
    [one] The game is over after { $rounds } round.
   *[other] The game is over after { $rounds } rounds.
}
play-place = { $place }. { $seat }: { $points }
play-won = You win!
play-lost = { $winners } won. Better luck next time.
play-shared = You share the win with { $others }.

## Card tables

cards-maffioso = Maffiosi
cards-mission = Missions
cards-newspaper = Newspapers
cards-number = Numbers
column-name = name
column-symbols = symbols
column-stars = stars
column-copies = copies
column-rule = rule
column-provenance = provenance
column-envelope = envelope
column-effect = effect
column-amount = amount
cards-card = Cards
cards-space = Action spaces
cards-track = Police track
column-category = category
column-mark = mark
column-side = side
column-cap = police
column-space = space
cards-chair = Chairs
cards-crew = Crews
cards-plan = Seating plans
column-chair = chair
column-thing = thing
column-opposite = opposite
column-players = players
column-boss = Boss
column-robbie = Robbie
column-jack = Jack
column-henkie = Henkie
column-bank = in the middle
column-plan-3 = 3 players
column-plan-4 = 4 players
column-plan-5 = 5 players
column-plan-6 = 6 players
cards-job = Jobs
cards-business = Businesses
cards-family = Families
cards-gangster = Gangsters
cards-influence = Influence cards
column-round = round
column-target = target
column-two = two
column-one = one
column-needs = needs
column-price = price
column-income = income
column-monopoly = monopoly
column-colour = colour
column-boss-name = boss
column-businesses = businesses
column-family = family
column-strength = strength
column-start = at the start
column-extra = extra
column-copies-provenance = copies from
column-envelope-provenance = envelope from

## What a table refuses

table-refused-paused = The game is paused.
table-refused-undo = That cannot be taken back: somebody else has acted since, a card was drawn or a die rolled, or a secret has been seen.
table-refused-over = The game is over.
table-refused-same-wish = You have already asked for that.
table-refused-same-chair = This chair is already taken that way.
table-refused-too-often = That has been done too often in a row: somebody else has to do something first.
table-refused-not-together = These two cannot be sent together: what comes after the first is not known yet.

## A game as a story

story-title = { $game } (rules version { $version })
story-players = At the table: { $players }.
story-bot = { $seat } (bot: { $bot })
story-options = Agreed: { $options }.
story-option = { $option } – { $value }
story-no-options = The standard game.
story-own-cards = Played with the owner’s own card file.
story-date = Begun on { $date } (UTC).
story-eyes-spectator = As the spectators saw it.
story-eyes-seat = As { $seat } saw it.
story-eyes-truth = With the whole truth: what every player chose and held.
story-gives-away = Careful: this game is not over, and this story gives its hidden cards away.
story-move = { $by ->
    [bot] { $seat }, played by the bot: { $action }
    [clock] { $seat }, whose time is up: { $action }
    [order] { $seat }, by standing order: { $action }
   *[player] { $seat }: { $action }
 }
story-time-up = { $seat }’s time is up.
story-only = Only for { $hearers }: { $event }
story-undo = { $seat } takes the last move back.
story-wish = { $seat } asks for a pause.
story-wish-no-more = { $seat } no longer wants a pause.
story-pause = The game is paused.
story-pause-over = The pause is over.
story-bot-sits-in = A bot ({ $bot }) sits in for { $seat }.
story-back = { $seat } is back.
story-not-over = The game is not over yet. It is in round { $round } and waiting for { $seats }.
earlier-rules = Played under version { $version } of the rules; this Backroom has version { $ours }. Today’s rules agree with its first { $shown } of { $all } entries, and those are shown. The file holds all of it.
story-checked-seals = The seals: { $entries ->
    [one] the only entry of this log is intact
   *[other] all { $entries } entries of this log are intact and in order
 }.
story-checked-seed = The seed of the house: it is the one the house had committed to.
story-checked-chance = Chance: every card and every die follows from { $players ->
    [0] that seed alone; no player had added one
    [one] that seed and the one a player had added
   *[other] that seed and those { $players } players had added
 }.
story-checked-rules = The rules, version { $version }: { $moves ->
    [one] the only move was
   *[other] all { $moves } moves were
 } allowed; taken back, and fairly so: { $undone }.
story-checked-clocks = The clocks: { $clock ->
    [0] nobody ran out of time
    [one] once a player ran out of time, and the neutral action was taken
   *[other] { $clock } times a player ran out of time, and the neutral action was taken
 }.
story-compare = Compare this with what you were told at the table and what you sent:
story-commitment = Commitment: { $commitment }
story-house-seed = Seed of the house: { $seed }
story-seed = Seed of { $seat }: { $seed }
story-last-seal = Seal of the last entry: { $seal }
`,"../../../../src/backroom/words/en/la_cosa_nostra.ftl":`### La Cosa Nostra

lcn-money = { money }
lcn-player = Player { $number }

## Families

lcn-family-blundetto = Blundetto
lcn-family-dimaggio = DiMaggio
lcn-family-calmuti = Calmuti
lcn-family-laserva = LaServa
lcn-family-caruso = Caruso

## Cards

lcn-man = { $name } ({ $strength })
lcn-business-pimp = Pimp
lcn-business-drug-dealer = Drug Dealer
lcn-business-loan-shark = Loan Shark
lcn-business-lawyer = Lawyer
lcn-business-politician = Politician
lcn-business-cop = Cop
lcn-business-garage = Garage
lcn-business-building-firm = Building Firm
lcn-business-waste-company = Waste Company
lcn-business-night-club = Night Club
lcn-business-casino = Casino
lcn-influence-snitch = Snitch
lcn-influence-spy = Spy
lcn-influence-emergency-doc = Emergency doc
lcn-influence-henchman = Henchman
lcn-influence-saboteur = Saboteur
lcn-influence-machine-pistol = Machine Pistol
lcn-influence-distraction = Distraction
lcn-influence-schemer = Schemer
lcn-monopoly-prostitution = Prostitution
lcn-monopoly-drugs = Drugs
lcn-monopoly-credit = Credit

## Jobs

lcn-job = { $title }
lcn-own-title = { $name }
lcn-job-arms-dealing = Arms Dealing
lcn-job-arson = Arson
lcn-job-assassination = Assassination
lcn-job-bankruptcy = Bankruptcy
lcn-job-bankruptcy-proceedings = Bankruptcy Proceedings
lcn-job-bash-businessman = Bash a Businessman
lcn-job-birthday-party = Birthday Party
lcn-job-blackmail = Blackmail
lcn-job-boxing-match = Boxing Match
lcn-job-car-bomb = Car Bomb
lcn-job-car-smuggling = Car Smuggling
lcn-job-car-theft = Car Theft
lcn-job-car-theft-ring = Car Theft Ring
lcn-job-casino-cheating = Casino Cheating
lcn-job-cigarette-smuggling = Cigarette Smuggling
lcn-job-coke-party = Coke Party
lcn-job-connections = Connections
lcn-job-construction-investment-fraud = Construction Investment Fraud
lcn-job-construction-scam = Construction Scam
lcn-job-counterfeiting = Counterfeiting
lcn-job-credit-card-fraud = Credit Card Fraud
lcn-job-debt-trap = Debt Trap
lcn-job-drive-by-shooting = Drive-by Shooting
lcn-job-drug-dealing = Drug Dealing
lcn-job-drug-delivery = Drug Delivery
lcn-job-drug-ring = Drug Ring
lcn-job-drug-smuggling = Drug Smuggling
lcn-job-election-fraud = Election Fraud
lcn-job-escort-service = Escort Service
lcn-job-exceptional-offer = Exceptional Offer
lcn-job-film-production = Film Production
lcn-job-gas-station-robbery = Gas Station Robbery
lcn-job-hazardous-waste-disposal = Hazardous Waste Disposal
lcn-job-horse-racing = Horse Racing
lcn-job-illegal-laboratory = Illegal Laboratory
lcn-job-illegal-subsidies = Illegal Subsidies
lcn-job-insurance-fraud = Insurance Fraud
lcn-job-intimidation = Intimidation
lcn-job-investment-fraud = Investment Fraud
lcn-job-kill-businessman = Kill a Businessman
lcn-job-lucky-number = Lucky Number
lcn-job-money-laundering = Money Laundering
lcn-job-persuasion = Persuasion
lcn-job-price-rigging = Price Rigging
lcn-job-property-damage = Property Damage
lcn-job-public-contracts = Public Contracts
lcn-job-real-estate-fraud = Real Estate Fraud
lcn-job-red-light-district = Red-Light District
lcn-job-rigged-gambling = Rigged Gambling
lcn-job-robbery = Robbery
lcn-job-senators-party = Senator’s Party
lcn-job-theft = Theft
lcn-job-toxic-waste-dump = Toxic Waste Dump
lcn-job-trap = Trap
lcn-job-usury = Usury
lcn-job-vandalism = Vandalism
lcn-job-cash = { $job }: target { $target }, { $two } or { $one }, needs { $needs }
lcn-job-cash-free = { $job }: target { $target }, { $two } or { $one }
lcn-job-does-bash-businessman = { $job }: target { $target }, puts an opponent’s Businessman out of action for this round
lcn-job-does-property-damage = { $job }: target { $target }, an opponent pays the bank { $two } or { $one }
lcn-job-does-theft = { $job }: target { $target }, an opponent pays you { $two } or { $one }
lcn-job-does-vandalism = { $job }: target { $target }, puts an opponent’s Company out of action for this round
lcn-job-does-kill-businessman = { $job }: target { $target }, kills an opponent’s Businessman or puts him out of action
lcn-job-does-persuasion = { $job }: target { $target }, two successes win you an opponent’s Businessman
lcn-job-does-arson = { $job }: target { $target }, destroys an opponent’s Company or puts it out of action
lcn-job-does-car-bomb = { $job }: target { $target }, kills an opponent’s gangster or puts him out of action
lcn-job-does-assassination = { $job }: target is the victim’s strength, two successes kill a gangster
lcn-job-does-drive-by-shooting = { $job }: target is the victim’s strength, two successes kill a gangster; if you roll none, he may shoot back
lcn-job-does-robbery = { $job }: target { $target }, in response to a Cash Job: all or half of its profit
lcn-job-does-trap = { $job }: target { $target }, in response to an attack: repels it, two successes also kill the attacker
lcn-job-does-exceptional-offer = { $job }: target { $target }, buy from the market at half price, or { $one } cheaper
lcn-job-does-connections = { $job }: target { $target }, buy any business, { $two } cheaper or at the normal price
lcn-job-does-money-laundering = { $job }: target { $target }, launder up to { $two } or up to { $one }
lcn-job-does-birthday-party = { $job }: target { $target }, everybody gives you { $two } or { $one }
lcn-job-does-horse-racing = { $job }: target { $target }, double a stake of up to { $two }, or lose it

## Deals

lcn-side-business = the { $business }
lcn-side-man = { $man }
lcn-side-permit = a marker on the { $business }
lcn-side-return = one marker fewer on the { $business }
lcn-side-promise = the promise “{ $promise }”
lcn-piece-cash = cash
lcn-piece-repay = a promise to pay an amount before the next round
lcn-piece-words = a promise in your own words
lcn-offer = { $proposer } offers { $partner } { $gives } for { $gets }
lcn-promise-no-attack = I will not attack you this round
lcn-promise-share = You get half of what my next Cash Job brings in this round
lcn-promise-repay = I will pay you { $money } before the next round
lcn-promise-words = { $words }

## Options

lcn-option-length = Length
lcn-option-length-four-rounds = four rounds
lcn-option-length-three-rounds = three rounds, the short game
lcn-option-spying = Spying
lcn-option-spying-own-turn = on your own turn
lcn-option-spying-free = also before other players’ turns
lcn-option-influence = Influence cards
lcn-option-influence-by-card = when the card says so
lcn-option-influence-any-time = at any time, with a last call after planning
lcn-option-business-bonus = Business bonus
lcn-option-business-bonus-off = none
lcn-option-business-bonus-on = $5,000 for the highest income each round
lcn-option-rob-robbers = Robbing robbers
lcn-option-rob-robbers-off = not allowed
lcn-option-rob-robbers-on = a robber can be robbed once
lcn-option-influence-from = Influence cards from
lcn-option-influence-from-round-1 = round I
lcn-option-influence-from-round-2 = round II, for beginners
lcn-option-influence-from-round-3 = round III, for beginners
lcn-option-planning = Planning
lcn-option-planning-one = one gangster per turn
lcn-option-planning-two = two gangsters per turn from round II on
lcn-option-politician-first = Politician in round I
lcn-option-politician-first-on = brings an influence card
lcn-option-politician-first-off = brings nothing yet
lcn-option-influence-deck = Influence deck
lcn-option-influence-deck-cards-33 = 33 cards
lcn-option-influence-deck-cards-35 = 35 cards, with one more Emergency doc and Saboteur
lcn-option-families = Families
lcn-option-families-random = drawn at random
lcn-option-families-fixed = in seating order
lcn-option-final-tie = Tie at the end
lcn-option-final-tie-shared = shared victory
lcn-option-final-tie-duel = a dice duel

## Men, tasks and businesses in sentences

lcn-man-of = { $seat }’s { $man }, { $task }
lcn-man-alone = { $man }
lcn-task-none = without a task
lcn-task-purchase = buying a { $business }
lcn-task-hidden = with a job from round { $round }
lcn-task-job = with { $job }
lcn-business-of = { $seat }’s { $business }
lcn-business-alone = { $business }
lcn-aim-nothing = nothing
lcn-aim-player = a player
lcn-aim-businessman = a Businessman
lcn-aim-company = a Company
lcn-aim-gangster = a gangster

## What is asked

lcn-ask-object = These are your new jobs. If all of them are attacks, you may have everybody draw again.
lcn-ask-plan = Your turn to plan: choose a gangster to give a task to. You may play influence cards first.
lcn-ask-plan-cards = All your gangsters have a task. You may still play influence cards.
lcn-ask-task = What should { $man } do?
lcn-ask-peek = { $count ->
    [one] Whose planned job do you look at?
   *[other] Whose planned job do you look at? You may look at { $count }.
}
lcn-ask-gap-planning = Before { $turn } plans: do you want to play a card?
lcn-ask-gap-action = Before { $turn } acts: do you want to jump in with a Schemer?
lcn-ask-last-call = Planning is over. Last call for influence cards.
lcn-ask-turn = Your turn: execute or abandon one task.
lcn-ask-target = An attack! Which player is it aimed at?
lcn-ask-reveal = You have named { $target }. Any last words? Then reveal the card.
lcn-ask-victim = Who or what is the victim?
lcn-ask-markers = Which marker do you use for the { $kind }?
lcn-ask-stake = How much do you bet on the horses?
lcn-ask-reroll = A Cop lets you reroll one die. Which one?
lcn-ask-robbery = { $seat } is about to earn { $money }. Do you step in with a Robbery?
lcn-ask-trap = { $wins ->
    [0] { $seat } attacks you, without success. Do you spring a Trap?
    [one] { $seat } attacks you, with one success. Do you spring a Trap?
   *[other] { $seat } attacks you, with { $wins } successes. Do you spring a Trap?
}
lcn-ask-doc = { $lethal ->
    [yes] In mortal danger: { $victim }. Do you send an Emergency doc?
   *[no] About to be put out of action for this round: { $victim }. Do you send an Emergency doc?
}
lcn-ask-shoot-back = They missed. Does your gangster shoot back?
lcn-ask-launder = How much do you want to launder?
lcn-ask-buy = Which market card do you buy?
lcn-ask-search = Which business do you buy, from the stack or from the market?
lcn-ask-recruit = Payday: do you recruit a gangster?
lcn-ask-drop = You may keep three jobs and three influence cards. Which card goes?
lcn-ask-wait = { $stage ->
    [planning] { $turn } is planning.
    [action] It is { $turn }’s turn.
   *[other] Waiting for the others.
}
lcn-ask-over = The game is over.

## Actions

lcn-action-pass-plan = Done
lcn-action-pass-gap = No
lcn-action-pass-planning-gap = No
lcn-action-pass-last-call = Done
lcn-action-pass-peek = Stop looking
lcn-action-pass-doc = No
lcn-action-pass-trap = No Trap
lcn-action-pass-robbery = No
lcn-action-pass-shoot-back = No
lcn-action-pass-buy = Buy nothing
lcn-action-pass-search = Buy nothing
lcn-action-pass-recruit = Nobody
lcn-action-keep = Keep these jobs
lcn-action-object = Bad luck: everybody draws again
lcn-action-pick = { $man }
lcn-action-job = { $job }
lcn-action-buy = Buy a { $business } ({ $price })
lcn-action-buy-nothing = Buy nothing here
lcn-action-take = Buy a { $business } from the market (normal price { $price })
lcn-action-take-nothing = Buy nothing here
lcn-action-search = Buy a { $kind } from the stack
lcn-action-snitch = Snitch: look at one planned job
lcn-action-renew = Snitch: four new cards for the market
lcn-action-spy = Spy: look at two planned jobs
lcn-action-lawyer = { $business }: look at two planned jobs
lcn-action-peek = { $man }
lcn-action-henchman = Henchman for { $man }
lcn-action-saboteur = Saboteur against { $man }
lcn-action-machine-pistol = Machine Pistol for { $man }
lcn-action-distraction = Distraction for { $man }
lcn-action-scheme = Schemer: jump in now
lcn-action-skip = Schemer: let yourself be skipped
lcn-action-execute = Execute: { $man }
lcn-action-execute-job = { $man } executes { $job }
lcn-action-execute-purchase = { $man } buys a { $business } for { $price }
lcn-action-abandon = Abandon: { $man }
lcn-action-target = { $target }
lcn-action-reveal = Reveal the card
lcn-action-victim-man = { $man }
lcn-action-victim-business = { $business }
lcn-action-marker = The marker on { $business }
lcn-action-stake = { $money }
lcn-action-reroll = Reroll the { $die }
lcn-action-stand = Keep the roll
lcn-action-rob = Rob with { $man }
lcn-action-trap = Trap: { $man }
lcn-action-doc = Send an Emergency doc
lcn-action-shoot = Shoot back
lcn-action-launder = { $money }
lcn-action-recruit = { $man } for { $price }
lcn-action-drop-job = Discard { $job }
lcn-action-drop-influence = Discard { $card }
lcn-action-accept = Accept: { $offer }
lcn-action-refuse = Refuse: { $offer }
lcn-action-withdraw = Withdraw: { $offer }
lcn-action-offer = Offer { $partner } { $gives } for { $gets }
lcn-action-take-back = Take your marker back from { $business }
lcn-action-pledge = Promise { $partner }: “{ $promise }”

lcn-outlook-hopeless = { $man } rolls only one die, and this takes two successes: it can only be a bluff.
lcn-outlook-odds = Chances: no success { $none }%, one { $one }%, two or more { $two }%.

## The table in words

lcn-view-round-draw = Round { $round }, draw phase. { $start } is the start player.
lcn-view-round-planning = Round { $round }, planning phase: it is { $turn }’s turn. { $start } is the start player.
lcn-view-round-action = Round { $round }, action phase: it is { $turn }’s turn. { $start } is the start player.
lcn-view-round-recruiting = Round { $round }, payday. { $start } is the start player.
lcn-view-round-hand-limit = Round { $round }, payday. { $start } is the start player.
lcn-view-round-over = The game is over after round { $round }.
lcn-view-market = Market: { $cards }. { $stack } in the stack.
lcn-view-priced = { $business } { $price }
lcn-view-open-job = { $seat } has revealed { $job }.
lcn-view-open-job-rolled = { $seat } has revealed { $job }. Dice: { $dice }.
lcn-view-family = { $seat }, { $family }: { $cash }{ $washed ->
    [yes] {" "}and { $laundered } laundered
   *[no] { "" }
}; income { $income }; jobs: { $jobs }, influence cards: { $influence }{ $asked ->
    [yes] {" "}(choosing)
   *[no] { "" }
}
lcn-view-men = – { $men }
lcn-view-man = { $man }{ $active ->
    [yes] { "" }
   *[no] {" "}(out of action this round)
} { $task }{ $help ->
    [yes] , strength { $strength }, with { $cards }
   *[no] { "" }
}
lcn-view-businesses = – { $businesses }
lcn-view-business = { $business }{ $active ->
    [yes] { "" }
   *[no] {" "}(out of action)
}{ $marked ->
    [yes] {" "}[marker: { $by }]
   *[no] { "" }
}
lcn-view-monopolies = – Monopolies: { $monopolies }
lcn-view-trophies = – Killed: { $men }
lcn-view-offer = On the table: { $offer }.
lcn-view-promise = { $by } has promised { $to }: “{ $promise }”.
lcn-view-own-jobs = Your jobs:
lcn-view-own-job = – { $job }
lcn-view-own-influence = Your influence cards: { $cards }

## What happened

lcn-event-game-started = { $start } is the start player. The families in seating order: { $families }.
lcn-event-round-started = Round { $round } begins. { $start } is the start player.
lcn-event-jobs-drawn = { $seat } draws { $count ->
    [one] a job
   *[other] { $count } jobs
}.
lcn-event-jobs-received = You draw: { $jobs }
lcn-event-answered = { $seat } has decided.
lcn-event-objected = { $seat } has drawn nothing but attacks. Everybody draws again.
lcn-event-jobs-returned = { $seat } puts back { $count ->
    [one] a job
   *[other] { $count } jobs
}.
lcn-event-influence-drawn = { $seat } draws { $count ->
    [one] an influence card
   *[other] { $count } influence cards
}.
lcn-event-influence-received = You draw: { $cards }
lcn-event-start-set-dealt = { $seat } receives { $cards }.
lcn-event-influence-shuffled = { $count ->
    [one] The one discarded influence card is the new stack.
   *[other] The { $count } discarded influence cards are shuffled into a new stack.
}
lcn-event-market-filled = New on the market: { $business }.
lcn-event-market-cleared = { $seat } has the market renewed. Under the stack: { $businesses }.
lcn-event-job-planned = { $seat } plans a job from round { $round } for { $man }.
lcn-event-job-chosen = You plan { $job } for { $man }.
lcn-event-purchase-planned = { $seat } plans to buy a { $business } with { $man }.
lcn-event-influence-played = { $seat } plays an influence card: { $card }.
lcn-event-influence-attached = { $seat } lays a { $card } on { $man }.
lcn-event-attachment-gone = The { $card } leaves { $man }.
lcn-event-lawyer-used = { $seat }’s { $business } looks around.
lcn-event-peeked = { $seat } looks at the job of { $man }.
lcn-event-job-seen = The job of { $man } is { $job }.
lcn-event-turn-started = { $stage ->
    [planning] { $seat } plans.
   *[action] It is { $seat }’s turn.
}
lcn-event-turn-brought-forward = { $seat } jumps in.
lcn-event-turn-skipped = { $seat } is skipped.
lcn-event-purchase-done = { $seat } buys a { $business } for { $price }.
lcn-event-task-lost = { $abandoned ->
    [yes] { $seat } abandons the job of { $man }.
   *[no] The job of { $man } is lost.
}
lcn-event-purchase-lost = { $abandoned ->
    [yes] { $seat } abandons the purchase of a { $business }.
   *[no] { $man } can no longer buy the { $business }, which goes under the stack.
}
lcn-event-attack-begun = { $seat } announces an attack with { $man }.
lcn-event-target-named = { $seat } aims at { $target } with { $man }.
lcn-event-job-revealed = { $seat } reveals the card of { $man } – { $job }.
lcn-event-job-lapsed = { $job } comes to nothing.
lcn-event-man-aimed-at = The victim is { $man }.
lcn-event-business-aimed-at = The victim is the { $business }.
lcn-event-stake-placed = { $seat } bets { $money } on the horses.
lcn-event-dice-rolled = { $seat } rolls { $dice } for { $man }, target { $number }: { $successes ->
    [0] no success
    [one] one success
   *[other] { $successes } successes
}.
lcn-event-die-rerolled = { $seat }’s { $business } rerolls a { $was }: { $now }.
lcn-event-paid = { $seat } receives { $money }.
lcn-event-lost = { $seat } loses { $money }.
lcn-event-money-taken = { $source } pays { $seat } { $money }.
lcn-event-robbed = { $seat } robs { $robbed } of { $money }.
lcn-event-repelled = { $seat } repels { $attacker }’s attack.
lcn-event-shot-back = { $man } shoots back.
lcn-event-doc-used = { $lethal ->
    [yes] { $seat } sends an Emergency doc: the victim will live.
   *[no] { $seat } sends an Emergency doc: it was only a scratch.
}
lcn-event-man-killed = { $seat }’s { $man } is dead. { $by } keeps the card.
lcn-event-man-deactivated = { $seat }’s { $man } is out of action for this round.
lcn-event-business-gone = { $seat } loses a { $business }.
lcn-event-business-deactivated = { $seat }’s { $business } is out of action for this round.
lcn-event-business-taken = { $source }’s { $business } now works for { $seat }.
lcn-event-business-bought = { $seat } buys a { $business } for { $price }.
lcn-event-stack-shuffled = The business stack is shuffled.
lcn-event-laundered = { $seat } launders { $money }.
lcn-event-marker-placed = { $seat } puts a marker on the { $business }.
lcn-event-marker-returned = { $seat } gets a marker back from the { $business }.
lcn-event-monopoly-taken = { $seat } holds the { $monopoly } monopoly.
lcn-event-monopoly-lost = { $seat } loses the { $monopoly } monopoly.
lcn-event-income-paid = { $seat } has an income of { $money }.
lcn-event-bonus-paid = { $seat } receives { $money } { $bonus ->
    [business] as the business bonus
    [gangsters] for the most gangsters
   *[power] as the power bonus
}.
lcn-event-laundered-doubled = { $seat } gets { $money } back from the laundry.
lcn-event-recruited = { $seat } recruits { $man } for { $price }.
lcn-event-job-dropped = { $seat } discards a job from round { $round }.
lcn-event-influence-dropped = { $seat } discards an influence card.
lcn-event-offer-made = { $offer }.
lcn-event-offer-refused = { $seat } refuses { $proposer }’s offer.
lcn-event-offer-withdrawn = { $seat } withdraws an offer.
lcn-event-offers-expired = All open offers have expired.
lcn-event-deal-struck = A deal! { $offer }.
lcn-event-promised = { $seat } promises { $to }: “{ $promise }”.
lcn-event-promise-settled = { $status ->
    [kept] { $seat } has kept a promise to { $to }: “{ $promise }”.
    [broken] { $seat } has broken a promise to { $to }: “{ $promise }”.
   *[void] { $seat }’s promise to { $to } is void: “{ $promise }”.
}
lcn-event-duel-rolled = Dice duel between { $seats }: { $dice }.
lcn-event-game-ended = { $shared ->
    [yes] The game is over. { $winners } share the victory.
   *[no] The game is over. { $winners } wins.
}

## Why not

lcn-refused-no-seat = There is no such seat at this table.
lcn-refused-over = The game is over.
lcn-refused-foreign-action = That is not something one does at this table.
lcn-refused-not-asked = Nobody is asking you just now.
lcn-refused-step = { $step ->
    [object] First decide about your new jobs.
    [plan] First choose a gangster to give a task to.
    [task] First give this gangster a task.
    [peek] First choose a job to look at.
    [gap] First say whether you want to do something before this turn.
    [planning-gap] First say whether you want to do something before this turn.
    [last-call] This is the last call for influence cards.
    [turn] First execute or abandon a task.
    [announced] First name the target and reveal the card.
    [victim] First name the victim.
    [markers] First choose the markers.
    [stake] First set your stake.
    [reroll] First decide about the dice.
    [robbery] First say whether you step in with a Robbery.
    [trap] First say whether you spring a Trap.
    [doc] First say whether you send an Emergency doc.
    [shoot-back] First say whether you shoot back.
    [launder] First say how much you launder.
    [buy] First decide about the market.
    [search] First decide which business you buy.
    [recruit] First decide whether you recruit.
    [last-word] First say whether you have anything left to trade.
    [before-reveal] First say whether you want to look at a card.
    [choose-family] First choose a family.
   *[drop] First discard what you have too much of.
}
lcn-refused-trade-locked = Nobody can trade now: a card has been revealed, or this is not the time for it.
lcn-refused-no-partner = A deal needs another player at this table.
lcn-refused-too-many-offers = That is enough for this round: at most { $most } offers.
lcn-refused-five-open-offers = You already have { $most } open offers.
lcn-refused-answers-nothing = There is no such offer to answer.
lcn-refused-empty-offer = An offer of nothing for nothing is no offer.
lcn-refused-no-such-card = There is no such card.
lcn-refused-not-owned = { $seat } does not have this { $business } to give.
lcn-refused-odd-money = Money changes hands in whole thousands of dollars.
lcn-refused-no-money = { $seat } has only { $cash }.
lcn-refused-not-his-man = { $man } is not a gangster that { $seat } can give away.
lcn-refused-man-has-task = { $man } has a task and cannot be traded.
lcn-refused-deactivated = This { $business } is out of action this round: no marker can be put on it.
lcn-refused-own-marker = Whoever gets this { $business } needs no marker on it.
lcn-refused-no-marker-there = { $seat } has no marker on this { $business }.
lcn-refused-no-marker-left = { $seat } would need more than { $most } markers.
lcn-refused-too-many-promises = Nobody believes so many promises at once.
lcn-refused-odd-promise = That promise is incomplete: a promise of money needs an amount in whole thousands, a promise in words needs words.
lcn-refused-no-such-offer = There is no such offer for you.
lcn-refused-task-to-give = You still have a gangster without a task.
lcn-refused-task-to-do = You must execute or abandon one of your tasks.
lcn-refused-not-only-attacks = Not all your new jobs are attacks.
lcn-refused-not-your-man = { $man } is not one of your gangsters.
lcn-refused-has-a-task = { $man } already has a task.
lcn-refused-no-card-for-him = You have no job, and the market is empty.
lcn-refused-not-in-hand = You do not have that job.
lcn-refused-empty-slot = There is no card in that place on the market.
lcn-refused-only-in-action = A Schemer is for the action phase.
lcn-refused-nothing-to-see = { $man } has nothing new to show you.
lcn-refused-nothing-planned = No other player has a planned job that you do not already know.
lcn-refused-no-task = { $man } has no task.
lcn-refused-too-dear = That costs { $price }, and you have { $cash }.
lcn-refused-only-in-reaction = Robbery and Trap can only be executed in response to others.
lcn-refused-no-victim-anywhere = Nobody has anything that this attack could hit.
lcn-refused-name-target-first = First name the player it is aimed at.
lcn-refused-named-already = You have already named this player.
lcn-refused-not-a-target = An attack is aimed at another player.
lcn-refused-no-victim = { $target } has nothing that this attack could hit.
lcn-refused-not-a-victim = The victim must be { $aim } of the player you have named.
lcn-refused-not-planned-there = { $man } does not carry the right card.
lcn-refused-brought-forward = You have just jumped in: now you have to act.
lcn-refused-cannot-scheme = To jump in you need a task, and you can do it only once before each turn.
lcn-refused-not-to-be-had = { $kind }: there is none in the stack, or you cannot pay for it.
lcn-refused-not-under-your-boss = { $man } is not waiting under your boss.
lcn-refused-not-too-many = You do not have too many of these.
lcn-refused-stake-too-high = You can bet at most { $most }.
lcn-refused-too-much-to-launder = You can launder at most { $most } now.
lcn-refused-no-such-die = There is no such die.
lcn-refused-no-marker-for = You have no marker there to use for the { $kind }.
lcn-refused-no-such-influence = You have no { $card }.
lcn-refused-no-idle-lawyer = That is not a Lawyer of yours that you can still use this round.
lcn-refused-not-the-time = Not now: this card has its own moment.
lcn-refused-man-not-there = { $man } is not at the table.
lcn-refused-second-card = { $man } already has a { $card }.
lcn-refused-opponents-only = { $card } is only for other players’ gangsters.

## Standing orders

lcn-order-keep-jobs = Keep the jobs you draw, even if they are all attacks
lcn-order-pass-before-plans = Before others plan: play no card
lcn-order-pass-when-planned = Once all your gangsters have a task: play no more influence cards
lcn-order-pass-last-call = At the last call: play no card
lcn-order-pass-before-turns = Before others act: no Schemer and no other card
lcn-order-pass-robberies = Rob nobody
lcn-order-pass-traps = Spring no Trap, whoever attacks
lcn-order-pass-docs = Play no Emergency doc, whoever is hit

## The last word, payday, families and threats (LCN-E89 to LCN-E95)

lcn-option-families-choose = chosen in turn order
lcn-option-families-first-game = chosen in turn order, with yellow, green and red among them
lcn-option-threats = An announced attack
lcn-option-threats-open = may be a bluff, and can be taken back until the reveal
lcn-option-threats-binding = is an attack, and is carried out or abandoned
lcn-family-none = no family yet
lcn-ask-choose-family = Which family is yours? In a first game, yellow (Blundetto), green (DiMaggio) and red (Calmuti) should be among them.
lcn-ask-last-word = The last task is done. Before the counting starts: is there anything to settle or to trade?
lcn-ask-gap-reveal = { $seat } has announced an attack and not revealed it yet: do you want to look at a card?
lcn-action-family = { $family }, with { $businesses }
lcn-action-threaten = Announce an attack: { $man }
lcn-action-spare = Leave it at the threat and choose another task
lcn-action-pass-last-word = Nothing more
lcn-action-pass-before-reveal = No
lcn-action-pass-markers = Use your own card instead of a marker
lcn-view-round-families = The families are being chosen. { $start } is start player.
lcn-view-round-last-word = Round { $round }, the last word before payday. { $start } is start player.
lcn-view-used = – Used this round: { $businesses }
lcn-view-recruits = – Under the boss: { $men }
lcn-view-free-markers = – Free markers: { $count }
lcn-view-promise-settled = { $status ->
    [kept] Kept: { $by } had promised { $to }: “{ $promise }”.
    [broken] Broken: { $by } had promised { $to }: “{ $promise }”.
   *[void] Void: { $by } had promised { $to }: “{ $promise }”.
}
lcn-event-game-started-choosing = { $start } is start player and the first to choose a family.
lcn-event-family-chosen = { $seat } takes the { $family } family, with { $businesses }.
lcn-event-attack-spared = { $seat } leaves it at the threat with { $man } and chooses again.
lcn-refused-closed-business = This { $business } is out of action this round and cannot be traded.
lcn-refused-man-out = { $man } is out of action this round and cannot be traded.
lcn-refused-marker-needed = You have too few of your own: choose a marker that serves as { $kind }.
lcn-refused-announcing-proves = At this table only an Attack can be announced.
lcn-refused-nothing-to-hide = { $man } has no face-down job to bluff with; an Attack is announced by executing it.
lcn-refused-go-through-with-it = At this table an announced attack is carried out or abandoned.
lcn-refused-spared-already = You have taken back an attack in this turn already.
lcn-refused-family-taken = Somebody else has the { $family } family.
lcn-refused-first-families = Yellow, green and red have to be in the game: choose one of these.
lcn-order-pass-before-reveals = Before an announced attack is revealed: look at nothing
lcn-order-no-last-word = At the end of a round: nothing more to trade
lcn-order-recruit-nobody = At payday: recruit nobody

## Counter-offers

lcn-counter-offer = { $proposer } answers { $partner }: { $gives } for { $gets } (instead of { $gave } for { $got })

## What is printed on the cards

lcn-call-pimp = Pimp
lcn-call-drug-dealer = Dealer
lcn-call-loan-shark = Shark
lcn-call-lawyer = Lawyer
lcn-call-politician = Politician
lcn-call-cop = Cop
lcn-call-garage = Garage
lcn-call-building-firm = Builder
lcn-call-waste-company = Waste
lcn-call-night-club = Club
lcn-call-casino = Casino
lcn-ability-lawyer = Once a round: look at two planned jobs of other players
lcn-ability-politician = One more influence card when you draw
lcn-ability-cop = Once a round: roll one die of a Cash Job again
lcn-influence-does-snitch = Look at one planned job, or have four new cards laid out in the market
lcn-influence-does-spy = Look at two planned jobs
lcn-influence-does-emergency-doc = A dying man is only out of action for this round; one who would be out of action is unharmed
lcn-influence-does-henchman = On any gangster: the target of his job is 1 lower
lcn-influence-does-saboteur = On an opponent’s gangster: the target of his job is 1 higher
lcn-influence-does-machine-pistol = On any gangster: strength 1 higher until the round ends
lcn-influence-does-distraction = On an opponent’s gangster: strength 1 lower until the round ends
lcn-influence-does-schemer = Jump in before somebody else’s turn, or be skipped in your own
lcn-does-nothing = Nothing happens
lcn-does-pays = You receive { $money }
lcn-does-pays-bank = The player pays the bank { $money }
lcn-does-pays-you = The player pays you { $money }
lcn-does-closes-businessman = The Businessman is out of action for this round
lcn-does-kills-businessman = The Businessman is killed
lcn-does-wins-businessman = The Businessman works for you from now on
lcn-does-closes-company = The Company is out of action for this round
lcn-does-destroys-company = The Company is destroyed
lcn-does-kills-gangster = The gangster is killed
lcn-does-stops-gangster = The gangster is out of action for this round
lcn-does-may-shoot-back = The gangster may shoot back
lcn-does-takes-all = You take the whole profit
lcn-does-takes-half = You take half of the profit
lcn-does-repels = The attack is repelled
lcn-does-repels-and-kills = The attack is repelled and the attacker killed
lcn-does-half-price = You may buy a card from the market at half price
lcn-does-market-cheaper = You may buy a card from the market for { $money } less
lcn-does-any-cheaper = You may buy any business for { $money } less
lcn-does-any-business = You may buy any business at its price
lcn-does-launders = You may put up to { $money } under your boss card
lcn-does-presents = Everybody gives you { $money }
lcn-does-doubles = You get your stake back doubled
lcn-does-loses-stake = Your stake is lost

## Where money came from, and where it went

lcn-minus = −{ $money }
lcn-source-start = { $money } at the start
lcn-source-businesses = { $money } from businesses
lcn-source-monopolies = { $money } from monopolies
lcn-source-business-bonus = { $money } as business bonus
lcn-source-cash-jobs = { $money } from Cash Jobs
lcn-source-robberies = { $money } by Robbery
lcn-source-thefts = { $money } taken from others
lcn-source-presents = { $money } as presents
lcn-source-horses = { $money } on horses
lcn-source-deals = { $money } from deals
lcn-source-purchases = { $money } for businesses bought
lcn-source-recruits = { $money } for recruits
lcn-source-stolen = { $money } taken by others
lcn-source-damage = { $money } lost by damage
lcn-source-presents-given = { $money } given away
lcn-source-bets-lost = { $money } in lost bets
lcn-source-deals-paid = { $money } paid in deals
lcn-source-laundered = { $money } put into the wash
lcn-source-final-businesses = { $money } from businesses in the final count
lcn-source-final-monopolies = { $money } from monopolies in the final count
lcn-source-final-business-bonus = { $money } as business bonus in the final count
lcn-source-most-gangsters = { $money } for the most gangsters
lcn-source-power = { $money } as power bonus
lcn-source-laundry = { $money } back from the wash

## The same in few letters, for a phone

lcn-ask-object-brief = Your new jobs. All draw again?
lcn-ask-plan-brief = Plan: choose a gangster.
lcn-ask-plan-cards-brief = Do you play influence cards?
lcn-ask-peek-brief = Whose planned job do you look at?
lcn-ask-gap-planning-brief = Do you play a card first?
lcn-ask-gap-action-brief = Do you jump in with a Schemer?
lcn-ask-last-call-brief = Last call for influence cards.
lcn-ask-turn-brief = Execute or abandon one task.
lcn-ask-target-brief = Whom do you attack?
lcn-ask-reveal-brief = Last words? Then reveal the card.
lcn-ask-markers-brief = Which marker do you use?
lcn-ask-reroll-brief = Cop: which die do you reroll?
lcn-ask-robbery-brief = Do you step in with a Robbery?
lcn-ask-trap-brief = You are attacked. Spring a Trap?
lcn-ask-doc-brief = Do you send an Emergency doc?
lcn-ask-shoot-back-brief = They missed. Do you shoot back?
lcn-ask-search-brief = Which business do you buy?
lcn-ask-drop-brief = Too many cards: which one goes?
lcn-ask-choose-family-brief = Which family is yours?
lcn-ask-last-word-brief = Anything left to settle or trade?
lcn-ask-gap-reveal-brief = Do you look at a card first?
`,"../../../../src/backroom/words/en/lab.ftl":`### The report of a study (\`backroom lab\`).

lab-title = { $game }: { $games } games
lab-about = { $players } at the table: { $bots }. Seed { $seed }, { $deals } deals{ $turns ->
    [one] .
   *[other] , each from every seat.
 } { $rounds ->
    [0] {""}
   *[other] Bots that search thought { $rounds } rounds a decision.
 }
lab-options = Options: { $options }. Cards: { $cards ->
    [ours] ours
   *[other] an owner’s file
 }.
lab-intervals = Every figure has its 95 % interval: 19 times in 20 the truth lies in it. Games of one deal count as one observation. The faint mark on a bar is where nothing would be different.
lab-broken-off = { $count } games were broken off because they would not end: that is a defect of the rules.
lab-stopped = Stopped after { $games } of { $asked } games.

lab-length = How long a game is
lab-length-said = { $rounds } rounds and { $actions } actions on average.
lab-rounds = rounds
lab-round = round
lab-games = games
lab-endings = How games ended
lab-ending = ending
lab-ending-of = { $name ->
    [target] the target was reached
    [round-limit] the most rounds were played
    [police-track] the police came to the end of their track
    [last-round] the last round was over
    [empty-bank] the money in the middle was gone
    [last-at-table] one player was left at the table
    [nobody-left] nobody was left at the table
    [stall-guard] nothing happened for too long
   *[other] { $name }
 }
lab-share = share of the games
lab-course = { $unit ->
    [respect] Respect round by round
   *[money] Money round by round
 }
lab-course-said = Of each seat when the round was over, on average of the games that lasted so long, if a tenth did; the band is the interval.
lab-wins = Wins
lab-by-seat = By seat
lab-by-family = { $kind ->
    [colour] By colour
   *[family] By family
 }
lab-by-bot = By bot
lab-seat = Seat { $number }
lab-who = who
lab-wins-of = share of the wins
lab-points = { $unit ->
    [respect] respect
   *[money] money, in dollars
 }
lab-even = An even share is { $share }.

lab-worth = What it is worth
lab-worth-said = Who had more of it than the average of the table, against who had less, in the same games. It says who did better, not why: whoever is ahead can buy more, and whoever lives longer draws more. Of twenty such lines one misses the truth by chance alone.
lab-worth-mixed = These bots are not equally strong: here it says first of all what the stronger ones use.
lab-worth-of = { $pile ->
    [maffioso] Maffiosi that came into the hand
    [card] Cards bought or played
    [kind] Businesses that were one’s own
    [job] Jobs that were shown
    [influence] Influence cards that were used
   *[other] { $pile }
 }
lab-thing = card
lab-each = had, a seat
lab-more-points = { $unit ->
    [respect] respect more
   *[money] money more, in dollars
 }
lab-more-wins = wins more

lab-events = How often each rule mattered
lab-events-said = Counted is what happened: each event that the table was told of, with the rules that its definition names. A rule that only forbids, or that everybody keeps to without a word, leaves no event and is not counted here.
lab-event = what happened
lab-rules = rules
lab-times = times a game

lab-deals = Deals
lab-deals-said = What changed hands for money: the price is what one side paid the other on balance.
lab-deal = deal
lab-count = how many
lab-price = price, in dollars
lab-middle = half cost less than
lab-haggled = took more than one offer
lab-deal-kind = { $kind ->
    [marker] a marker on a business
    [business] a business
    [gangster] a gangster
    [marker-back] a marker taken back
    [loan] money for a promise to pay
    [peace] a promise of peace
    [share] a promise of half a job
    [words] a promise in words
    [payment] money for nothing (what was owed)
    [gift] something for nothing
    [barter] goods for goods
    [several] several things at once
   *[change] money for money
 }
lab-promises = Promises
lab-promises-said = Void is what could never be paid, or a share of nothing; what was promised in words only people can judge, and it stays open.
lab-promise = promise
lab-promise-kind = { $kind ->
    [no-attack] peace
    [share] half of the next job
    [repay] to pay
   *[words] in words
 }
lab-kept = kept
lab-broken = broken
lab-void = void
lab-open = open
lab-kept-share = kept, of those judged

lab-compared = Compared: { $label }
lab-compared-said = The same { $deals } deals with both. If an interval leaves 0 out, the difference is more than chance; of twenty lines one does so by chance alone. A figure nobody is sure of is plausible if games with it look as games of the box do: this says how much hangs on it.
lab-figure = figure
lab-before = as asked
lab-after = compared
lab-more = difference
lab-verdict = beyond chance
lab-yes = yes
lab-no = no
lab-none-differs = Nothing that was measured differs beyond chance.
lab-some-differ = { $count ->
    [one] One figure differs
   *[other] { $count } figures differ
 } beyond chance.
lab-figure-of = { $name ->
    [rounds] rounds
    [actions] actions
    [points] a player’s result
    [winner] the winner’s result
    [gap] from the first to the last
    [deals] deals struck
   *[other] { $name }
 }
lab-figure-seat = wins of seat { $number }
lab-figure-ending = ended by { $ending }
lab-made = Made by backroom { $version } on { $day }; the rows that it was made from lie beside it.
lab-numbers = The figures
`,"../../../../src/backroom/words/en/maffiosi.ftl":`### Maffiosi

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
`,"../../../../src/backroom/words/en/service.ftl":`### Sentences of the service: why it does not do what it was asked.

## People

service-stranger = We no longer know you. Please come in again.
service-name-empty = Please tell us your name.
service-name-long = A name has at most { $most } characters; this one has { $length }.
service-name-characters = This name contains a character that we cannot show ({ $character }).
service-name-of-a-bot = This end of a name is kept for bots.
service-language = Please choose one of our languages: { $languages }.
service-login-form = A login has { $least } to { $most } characters: only the letters a to z, digits, -, _ and the full stop.
service-login-taken = Somebody is already called { $login }. Please choose another login.
service-passphrase-length = A passphrase has { $least } to { $most } characters. A few words in a row are easy to remember.
service-passphrase-wrong = That is not your passphrase.
service-account-already = You already have an account.
service-account-none = You are here as a guest. A passphrase comes with an account.
service-only-people = A bot's token sits, plays and talks at tables; this is for people.
service-tokens-of-accounts = Tokens for bots come with an account.
service-no-token = You have no such token.
service-log-in = This login and this passphrase do not go together.

## When it gets too much

service-too-fast = That was a bit too fast. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } and try again.
service-busy = There is a crowd at the door. Please try again in a moment.
service-too-many-tables = You have { $most } tables waiting already. Begin or close one of them first.
service-too-many-tokens = You have { $most } tokens already. Revoke one of them first.
service-too-many-sockets = You have this open in too many windows. Please close some.
service-too-much-talk = Catch your breath; then go on talking.
service-talk-full = You have said so much at this table that nothing more fits.
service-too-slow = Your connection is too slow for this table. Please come back when it is better.
service-message-long = A message has at most { $most } bytes.
service-no-text = Messages to a table are text, never bytes.

## Tables

service-no-table = There is no such table, or you need a link to see it.
service-no-link = This link leads nowhere any more.
service-no-join = You need an invitation link to sit down here.
service-no-watch = The host has closed this table to spectators.
service-not-host = Only the host of the table can do that.
service-not-seated = You are not sitting at this table.
service-already-seated = You already have a seat at this table.
service-rated-for-people = A rated table is for people: bots from outside do not sit there.
service-chair-taken = Somebody is already sitting there.
service-chair-free = Nobody is sitting there.
service-chairs-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
 } Put bots there, or wait for players.
service-nobody-plays = Bots on their own need no table. Sit down yourself, or invite somebody.
service-table-full = There is no free seat at this table.
service-no-seat = There is no such seat; this table has { $seats }.
service-has-begun = The game has begun; it is too late for that.
service-not-begun = The game has not begun yet.
service-not-over = The game is not over yet.
service-is-there = This player is at the table.
service-same-chair = A bot is already sitting there.
service-bot-sits = A bot is sitting in for you. Take your seat back first.
service-moved-on = The table has moved on since you looked. Look again, then choose.
service-clock = A clock runs for { $days } days at most.
service-no-level = There is no such bot; we have: { $levels }.
service-no-order = There is no such standing order here; there are: { $orders }.
service-no-such-choice = That is not among the choices.
service-no-entry = The log of this game ends with entry { $last }.
service-no-game = There is no such game here; we have: { $games }.
service-no-lesson = There is no lesson for this game here.
service-no-guide = There is no illustrated page for this game here.
service-no-puzzle = This puzzle is of a day that has not come yet.
service-only-a-lesson = This is a lesson: nothing here counts, and nobody listens.
service-no-talk = There is no talking at this table.
service-no-whispers = There is no whispering at this table.
service-no-listener = You can only speak to another player at this table.
service-empty-talk = You said nothing.
service-table-gone = The host has closed this table.
service-aside = The records of this table are damaged. It has been set aside, and the operator has been told.
service-other-version = This game of { $game } was begun under version { $version } of its rules, and this house now plays version { $ours }. It is closed; its log is kept, and the replay shows it as far as today’s rules agree.

## The service itself

service-bad-input = That does not work: { $reason }.
service-bad-message = We do not understand this message: { $reason }.
service-bad-request = We do not understand this request: { $reason }.
service-no-page = There is nothing here.
service-no-documents = The documents are not in this house. In a checkout “make docs” builds them; published packages have them.
service-no-method = That cannot be done here.
service-too-large = That is too large for us.
service-other-origin = This request comes from another site; we do not listen to those.
service-not-written = We could not write this down, so nothing has happened. Please try again.
service-closing = The house is closing for a moment. Nothing is lost; please come back.
service-fault = Something went wrong on our side. Nothing has changed that you were not told about.
service-no-hints = There are no hints at this table.
service-nothing-asked = There is nothing for you to decide right now.
service-no-advice = The coach is not answering. Ask again.
service-no-figures = This evening cannot be looked back on at the moment.
service-file-too-hard = This file takes us too long to read. A card file or a game from Backroom never does.
service-too-many-games = You have begun { $most } games today that are not over. Please play on at one of them first.
service-too-many-connections = Too many lines to us are open from where you are. Please close some, or come back in a moment.

## Meeting people and being called

service-no-person = We know nobody by this card.
service-no-friend = Only friends can be asked to a table like this. Send the link instead.
service-no-match = You are not waiting for a quick match.
service-no-call = There is nothing to end here any more.
service-bad-address = { $why ->
    [scheme] We only send to addresses that begin with https://.
    [host] The address must name a host, and nobody’s password.
    [private] This address is not on the public internet; we do not send there.
    [keys] These are not the keys of a browser.
    [mailbox] That is not an e-mail address.
   *[url] That is not an address we can send to.
 }
service-no-mail = This house sends no e-mail.
service-too-many-friends = The list is full: it holds { $most }.
service-too-many-calls = You are called in { $most } ways already. End one of them first.
service-ended = This game was ended unfinished, as everybody at the table wished. It counts for nobody; its log is kept, and the replay shows it.
`,"../../../../src/backroom/words/en/web.ftl":`### The web client: what every page has.

web-skip = To the table
web-nav = Navigation
web-nav-rules = Rulebooks
web-nav-watch = Watch
web-nav-games = My games
web-nav-about = About
web-language = Language
web-nobody = Sit down as…
web-unofficial = Unofficial and free. The boxes are worth owning.
web-unreachable = The house cannot be reached. We will try again when you do.
web-line-lost = The connection broke before an answer came. Look at the table, then try again.
web-seat = Player { $number }
`,"../../../../src/backroom/words/en/web_capo_della_mafia.ftl":`### The web client: the table of Capo della Mafia.

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
`,"../../../../src/backroom/words/en/web_counterfeiters.ftl":`### The web client: the table of Counterfeiters.

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
`,"../../../../src/backroom/words/en/web_end.ftl":`### The web client: the end of a game, the replay, and how the dice are verified.

## The end

web-end-won-with = You share the win with { $who }!
web-end-winners = { $who } share the win.
web-end-of = { $game }, { $rounds ->
    [one] after one round
   *[other] after { $rounds } rounds
 }
web-end-ranking = Ranking
web-end-course = How it went
web-end-next = The next game is ready: sit down
web-end-watch-next = They are playing on: watch
web-chart-said = { $who }: { $from } after round { $first }, { $to } at the end.

## The dice

web-verify = Verify the dice
web-verify-again = Verify again
web-verify-why = Before anybody sat down, the house sealed its seed. See for yourself whether it kept to it.
web-verify-running = The whole game is being played once more …
web-verify-sound = Everything holds.
web-verify-broken = Something does not hold.
web-verify-broken-why = What the house keeps of this game is not what was played. The fault it found: { $fault }
web-verify-here = Computed by your own browser
web-verify-house = Played again by the house, with the rules
web-verify-holds = holds
web-verify-fails = does not hold
web-verify-not-looked-at = not checked
web-verify-here-seals = The log: { $entries ->
    [one] the only entry carries
   *[other] all { $entries } entries carry
 } the right seal. Nothing was changed, left out or put in between.
web-verify-here-seals-broken = The log was changed: the seal of line { $line } is broken.
web-verify-here-seed = The seed of the house: its SHA-256 is the seal that this table shows.
web-verify-here-seed-noted = The seed of the house: its SHA-256 is the seal that this browser wrote down when you took your chair.
web-verify-here-seed-broken = The seed of the house is not the one that was sealed before the game.
web-verify-here-key = The key of every card and die: made from that seed { $players ->
    [0] alone, because no player had added one
    [one] and the one that a player had added
   *[other] and those that { $players } players had added
 }.
web-verify-here-key-broken = The key that the house dealt with is not made from these seeds.
web-verify-here-mine = Your own seed is among them, as this browser had sent it.
web-verify-here-mine-broken = The seed that this browser had sent for you is not among them.
web-verify-no-note = This browser has no note from before the game. If you have one, compare it with the numbers below.
web-verify-no-hashes = Your browser computes hashes only over https or on the same machine. Take the game as a file and check it yourself.
web-verify-no-file = The house did not hand out the file of this game, so your browser had nothing to compute.
web-verify-result = The ranking: places and points are those the rules give.
web-verify-broken-seals = The log was changed, or a part of it is missing.
web-verify-broken-seed = The house’s seed is not the one it had committed to.
web-verify-broken-rules = The moves in the log do not follow from the rules and the seeds.
web-verify-broken-chance = The cards and dice do not follow from the seeds.
web-verify-broken-clocks = The clock moved when it should not have.
web-verify-broken-result = The ranking the house reports is not the one of this game.
web-verify-unchecked-seals = The seals of the log.
web-verify-unchecked-seed = The seed of the house.
web-verify-unchecked-rules = The rules.
web-verify-unchecked-chance = Every card and every die.
web-verify-unchecked-clocks = The clocks.
web-verify-unchecked-result = The ranking.
web-verify-numbers = The numbers themselves
web-verify-limits = What this does not prove
web-verify-limit-look = It proves that nobody changed the deal. It does not keep whoever runs this server from looking at the cards: they have the seed.
web-verify-limit-sit = Nor does it keep them, or a friend of theirs, from sitting down and choosing the last seed once they know all the others.
web-verify-limit-tables = Nor does it show the tables that the house gave up before they began.
web-verify-limit-alone = No player added a seed to this game. So it proves only that the deal was not changed after the house had sealed it.
web-verify-limit-people = It says nothing about who sat behind a name, or what was said elsewhere. The times in the log are the house’s word.
web-verify-limit-house = What the house has played again is the house’s word, too. If you want to be sure, take the game as a file and run:

## The replay

web-replay-of = { $game }, once more
web-replay-moments = The moments of the game
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-round = Round { $round }
web-replay-keys = Arrow keys step, Home and End jump, Space plays.
web-replay-copy = Copy the link to this moment
web-replay-copied = Copied
web-replay-happened = What happens
web-replay-quiet = Nothing that these eyes could see.
web-replay-story = Story
web-replay-truth = the truth
web-replay-side = This side shows
web-replay-saw = what { $who } saw
web-replay-saw-spectator = what a spectator saw
web-replay-form = Shown as
web-replay-drawn = Drawn
web-replay-in-words = In words
web-replay-held = What each alone could see
web-replay-eyes = Through the eyes of { $who }
web-replay-empty-hand = an empty hand
web-replay-chosen = What was really chosen
web-replay-only = Only { $who } heard:
web-replay-nothing-hidden = nothing hidden
web-replay-refused = This game is over: you can only watch.
web-replay-last-position = To the table
`,"../../../../src/backroom/words/en/web_la_cosa_nostra.ftl":`### The web client: the table of La Cosa Nostra.

## The lines

web-lcn-percent = { $percent }%
web-lcn-figure = { $amount }
web-lcn-man = { $man }, strength { $strength }
web-lcn-out = out of action this round
web-lcn-out-short = out
web-lcn-business = { $business }, income { $income }
web-lcn-closed = out of action
web-lcn-used = used this round
web-lcn-marked = marker of { $who }
web-lcn-jobs = { $count ->
    [one] 1 job from round { $round }
   *[other] { $count } jobs from round { $round }
 }
web-lcn-influence-cards = { $count ->
    [one] 1 influence card
   *[other] { $count } influence cards
 }
web-lcn-markers-left = { $count ->
    [one] 1 free marker
   *[other] { $count } free markers
 }
web-lcn-word = Promises: { $kept } kept, { $broken } broken
web-lcn-free-men = { $count ->
    [0] all busy
    [one] 1 man still free
   *[other] { $count } men still free
 }
web-lcn-tasks-left = { $count ->
    [0] nothing left to do
    [one] 1 task left
   *[other] { $count } tasks left
 }
web-lcn-first = 1st
web-lcn-recruit-costs = a place for one more: strength { $strength } for { $price }

## Round, market, monopolies

web-lcn-round = Round { $round }
web-lcn-phase-draw = Draw
web-lcn-phase-plan = Plan
web-lcn-phase-act = Act
web-lcn-phase-payday = Payday
web-lcn-phase-count = Count
web-lcn-market = Market
web-lcn-slot = { $business } for { $price }
web-lcn-stack = { $count ->
    [one] 1 card in the business stack
   *[other] { $count } cards in the business stack
 }
web-lcn-of = { $has } of { $needs }
web-lcn-families = The families
web-lcn-from-stack = From the business stack

## Your desk

web-lcn-your-men = Your gangsters
web-lcn-your-hand = Your hand
web-lcn-empty-hand = Your hand is empty.
web-lcn-no-task = no task yet
web-lcn-books = Your books
web-lcn-income = Income at payday
web-lcn-laundered = Laundered, × 2
web-lcn-your-businesses = Your businesses
web-lcn-markers = Deal markers
web-lcn-your-word = Your word
web-lcn-trophies = Gangsters you have killed
web-lcn-promised-to = { $by } to { $to }:
web-lcn-broken-to = Broken, { $by } to { $to }:

## Answers

web-lcn-give = Give { $man } { $job }
web-lcn-let-buy = Let { $man } buy: { $business }
web-lcn-look-at = { $card }: look at { $man }’s job
web-lcn-idle = nothing to do
web-lcn-do-abandon = Abandon it
web-lcn-do-threaten = Announce an attack
web-lcn-do-buy = Buy: { $business }
web-lcn-do-job = Go: { $job }
web-lcn-do-it = Do it
web-lcn-do-spare = Leave it at the threat
web-lcn-do-skip = Be skipped
web-lcn-do-scheme = Jump in
web-lcn-roll-again = roll the { $shows } again
web-lcn-do-rob = Rob them: { $man }
web-lcn-do-trap = Spring the Trap: { $man }
web-lcn-just-now = Just now
web-lcn-amount = Amount
web-lcn-hint-man = Pick one of your men, then a card from your hand or the market.
web-lcn-hint-card = Now pick a card from your hand or the market.
web-lcn-hint-turn = Pick the man who is to act.
web-lcn-hint-glows = Pick something that glows.

## What is looked at

web-lcn-look-around = The lamp
web-lcn-look-around-how = Whatever you point at explains itself here.
web-lcn-rolls = { $dice ->
    [one] { $man } rolls 1 die, which needs
   *[other] { $man } rolls { $dice } dice, each needs
 }
web-lcn-dice = { $dice ->
    [one] { $man }, 1 die,
   *[other] { $man }, { $dice } dice, each
 }
web-lcn-missing = { $business } missing
web-lcn-ask = Ask
web-lcn-ask-whom = Ask { $who } for a marker: { $business }
web-lcn-own = yours
web-lcn-by-marker = your marker
web-lcn-two = Two or more
web-lcn-one = One
web-lcn-none = None
web-lcn-robberies = { $count ->
    [one] 1 Robbery is in the decks so far, { $unseen } unseen.
   *[other] { $count } Robberies are in the decks so far, { $unseen } unseen.
 }
web-lcn-traps = { $count ->
    [one] 1 Trap is in the decks so far, { $unseen } unseen.
   *[other] { $count } Traps are in the decks so far, { $unseen } unseen.
 }
web-lcn-cops = { $count ->
    [one] Your Cop can reroll one die.
   *[other] Your { $count } Cops can reroll one die each.
 }
web-lcn-nothing-to-hit = nothing to hit
web-lcn-sort-cash = Cash Job
web-lcn-sort-attack = Attack
web-lcn-sort-response = Response card
web-lcn-sort-special = Job
web-lcn-needs = Needs: { $businesses }
web-lcn-strength = { $now ->
    [one] 1 die now ({ $printed } printed).
   *[other] { $now } dice now ({ $printed } printed).
 }
web-lcn-costs = Waits under the boss card, for { $price } at payday.
web-lcn-seen-by = Looked at by { $who }.
web-lcn-influence-card = Influence card
web-lcn-short-snitch = One look, or a new market
web-lcn-short-spy = Two looks
web-lcn-short-emergency-doc = Saves one of your men
web-lcn-short-henchman = Target 1 lower
web-lcn-short-saboteur = Target 1 higher
web-lcn-short-machine-pistol = One die more
web-lcn-short-distraction = One die less
web-lcn-short-schemer = Jump in, or be skipped
web-lcn-monopoly = Whoever alone has the most of { $kind }, and at least { $least }, gets { $money } more at payday.
web-lcn-company = Company
web-lcn-businessman = Businessman
web-lcn-price-income = Costs { $price }, brings { $income } each payday.
web-lcn-counts-for = Counts for { $monopoly }.
web-lcn-brings = One more for you:
web-lcn-takes = It takes { $monopoly }.
web-lcn-completes = It completes: { $jobs }
web-lcn-yours = yours
web-lcn-income-from = { $businesses } from businesses, { $monopolies } from monopolies
web-lcn-surely = Surely in hand: { $cards }
web-lcn-under-boss = Under the boss card: { $men }
web-lcn-killed = Killed: { $men }

## Deals

web-lcn-deal-with = A deal with { $who }
web-lcn-new-offer = New offer
web-lcn-offers = Offers to you
web-lcn-offers-you = { $who } offers you
web-lcn-counters = { $who } counters
web-lcn-you-offer = You offer { $who }
web-lcn-accept = Accept
web-lcn-counter = Counter
web-lcn-refuse = Refuse
web-lcn-withdraw = Withdraw
web-lcn-offers-left = { $count ->
    [one] 1 more offer this round.
   *[other] { $count } more offers this round.
 }
web-lcn-between-others = { $gives } for { $gets }
web-lcn-give-cash = You pay { $who } { $money }.
web-lcn-get-cash = { $who } pays you { $money }.
web-lcn-give-man = You give { $who } { $man }.
web-lcn-get-man = { $who } gives you { $man }.
web-lcn-give-business = You give { $who } your { $business }.
web-lcn-get-business = { $who } gives you a { $business }.
web-lcn-give-permit = { $who } may put a marker on your { $business }.
web-lcn-get-permit = You may put a marker on { $who }’s { $business }.
web-lcn-give-return = You take your marker off { $who }’s { $business }.
web-lcn-get-return = { $who } takes a marker off your { $business }.
web-lcn-give-promise = You promise: “{ $promise }”.
web-lcn-get-promise = { $who } promises: “{ $promise }”.
web-lcn-empty-paper = Nothing on the paper yet. Tap what you give and what you want from { $who }.
web-lcn-ledger = Promise ledger
web-lcn-open = open
web-lcn-kept = kept, { $round }
web-lcn-broken = broken, { $round }
web-lcn-void = void
web-lcn-no-promises = Nobody has promised anything yet.

## The deal builder

web-lcn-shelf-gives = What you could give
web-lcn-shelf-gets = What { $who } could give
web-lcn-your-side = Your side
web-lcn-tap-to-give = tap to give
web-lcn-tap-to-ask = tap to ask
web-lcn-lay-man = { $man } onto the paper
web-lcn-lay-permits = a marker on it
web-lcn-lay-businesses = the whole card
web-lcn-lay-returns = marker off { $business }
web-lcn-cash = cash
web-lcn-your-word-dots = your word …
web-lcn-a-word-dots = a promise …
web-lcn-own-words = In your own words
web-lcn-promise-that = Promise that
web-lcn-less = 1,000 less
web-lcn-more = 1,000 more
web-lcn-take-off = Take it off the paper
web-lcn-new = new
web-lcn-ticket-permits = Marker on { $business }
web-lcn-ticket-businesses = { $business }, the card
web-lcn-ticket-returns = Marker off { $business }
web-lcn-then = Then
web-lcn-you-give = You give, at once
web-lcn-you-get = You get, at once
web-lcn-only-words = below this line: only words, nobody can enforce them
web-lcn-send = Send the offer
web-lcn-send-back = Send it back
web-lcn-just-promise = Just promise it
web-lcn-close = Put the paper away
web-lcn-your-markers = Your markers
web-lcn-take-back = Take back

## The stage and the papers

web-lcn-die = a { $shows }
web-lcn-die-success = a { $shows }, a success
web-lcn-stage = The stage
web-lcn-your-man = your man
web-lcn-man-of = { $who }’s man
web-lcn-announced = An attack is announced.
web-lcn-answers = in answer to { $job }
web-lcn-missing-short = missing
web-lcn-promise-broken = Promise broken
web-lcn-dice-rolled = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
web-lcn-target = target
web-lcn-has-task = still has a task
web-lcn-successes = { $count ->
    [0] No success
    [one] One success
   *[other] { $count } successes
 }
web-lcn-repelled = Repelled
web-lcn-lapsed = It comes to nothing
web-lcn-window = Who has an answer?
web-lcn-payday = Payday
web-lcn-final = The books are closed
web-lcn-thousands = After round { $round }, in thousands of dollars
web-lcn-paid = Paid
web-lcn-row-cash = Cash in hand
web-lcn-row-businesses = Businesses
web-lcn-row-monopolies = Monopolies
web-lcn-row-bonus = Business bonus
web-lcn-row-gangsters = Most gangsters
web-lcn-row-power = Power bonus
web-lcn-row-laundry = Laundered × 2
web-lcn-row-recruited = Recruited
web-lcn-together = Together
web-lcn-twice = { $amount } × 2
web-lcn-men = { $count ->
    [one] 1 man
   *[other] { $count } men
 }
web-lcn-account = Where the money came from
`,"../../../../src/backroom/words/en/web_maffiosi.ftl":`### The web client: the table of Maffiosi.

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
`,"../../../../src/backroom/words/en/web_people.ftl":`### The web client: people, and the ways in and back.

web-nav-ranking = Ranking
web-ranking-of = The ranking of { $game }
web-ranking-none = Nobody has finished a rated game of { $game } yet. The first place is free.
web-ranking-place = Place
web-ranking-player = Player
web-ranking-rating = Rating
web-ranking-week = This week
web-ranking-games = Games
web-ranking-won = Won
web-ranking-last = Last five
web-ranking-last-won = { $won } of the last { $games } won
web-ranking-hint = Rated tables only, played to the end. A large table moves you less per rival than a duel. Bots do not count. The number is cautious: everybody begins at 0, and each game makes it surer.
web-ranking-you = You in { $game }
web-ranking-missing-stranger = You are not listed: we do not know you yet.
web-ranking-missing-guest = You play as a guest. Your games count; you are listed once you have an account.
web-ranking-missing-new = You have not finished a rated game yet.
web-ranking-find = Find a rated table
web-rating-course = Rating over the last { $games } games: from { $from } to { $to }
web-person = Player
web-person-since = Here since { $day }
web-person-guest = A guest
web-person-own = Change my profile
web-person-friend = You are friends
web-person-mute = Mute
web-person-block = Block
web-person-unshun = Undo
web-person-part = End the friendship
web-person-shunned-mute = You do not hear what this player says, at any table.
web-person-shunned-block = You are never matched with this player, who cannot sit down at your tables.
web-person-shun-hint = It lasts until you undo it. Nobody is told.
web-person-plays = How { $name } plays
web-person-guest-records = A guest leaves no records: they go with the visit.
web-person-no-games = No game finished yet.
web-person-games = { $games ->
    [one] One game
   *[other] { $games } games
 }, { $won } won
web-person-unrated = No rated game yet
web-match = Quick match
web-match-hint = Sit down with whoever waits. Nobody after a minute? Bots fill up.
web-match-any = Any game
web-match-find = Find me a table
web-match-others = { $waiting ->
    [0] Nobody waits right now: you would be the first.
    [one] One player waits right now.
   *[other] { $waiting } players wait right now.
 }
web-match-wait = { $waiting ->
    [one] You wait for { $missing } more
   *[other] { $waiting } wait for { $missing } more
 }
web-match-somebody = somebody
web-match-bots = { $seconds ->
    [0] Bots sit down.
    [one] In one second bots sit down.
   *[other] In { $seconds } seconds bots sit down.
 }
web-match-may-leave = You may leave this page: the bell rings.
web-match-hurry = Begin with bots now
web-match-wishes = { $wishes } of { $waiting } would begin with bots now.
web-match-leave = Wait no longer
web-match-ready = Your table is ready.
web-match-waiting = Waiting for a quick match …
web-friend = Friends
web-friend-asks = { $name } would like to be your friend here
web-friend-are = { $name } and you are friends
web-friend-why = Friends keep chairs for each other, and see where the other waits. Nothing more.
web-friend-yes = Be friends
web-friend-to-mine = To my friends
web-friends = Friends
web-friends-none = Nobody yet. Send somebody your link.
web-friends-waits = waits at a table
web-friends-link = Whoever follows this link becomes your friend:
web-friends-make-link = Make a link
web-friends-new-link = A new link; the old one ends
web-friends-shunned = Whom you keep away from
web-friends-mute = muted
web-friends-block = blocked
web-friends-invite = Keep the chair for a friend
web-friends-invited = { $name } has been asked
web-invited = { $host } is keeping a chair for you: { $game }
web-invited-no = Not this time
web-call = Calls from Backroom
web-call-confirm = Shall we write to you when it is your turn?
web-call-end = One tap, and we write here no more.
web-call-yes = Yes, write to me
web-call-no = No more calls
web-call-confirmed = Good. We write when a table waits for you, and only then.
web-call-ended = Done. You will hear no more from us here.
web-calls = Call me when it is my turn
web-calls-why = For games by correspondence. What we send says which table waits, never what you hold.
web-calls-push = On this device
web-calls-no-push = This browser takes no messages here: that needs https.
web-calls-refused = Your browser would rather not. Its settings decide.
web-calls-mail = By e-mail to
web-calls-mail-add = Write to me
web-calls-unconfirmed = waits for your yes: look into your mailbox
web-calls-kind-push = A browser, by { $address }
web-calls-kind-mail = { $address }
web-calls-end = End
web-calls-calendar = My deadlines as a calendar
web-calls-calendar-is = Your calendar; whoever has this address can read it:
web-calls-calendar-end = No calendar any more
web-tokens = Tokens for bots
web-tokens-why = A program with a token sits down, plays and talks as a bot of its own, and everybody sees that it is one. It cannot touch your account.
web-tokens-how = How a bot is written
web-tokens-unused = not used yet
web-tokens-used = last used { $ago }
web-tokens-revoke = Revoke the token of { $name }
web-tokens-revoke-sure = From now on { $name } gets in nowhere. The games it plays wait for it like for anybody who went away.
web-tokens-revoke-yes = Revoke it
web-tokens-once = Your token. Copy it now: it is never shown again.
web-tokens-name = What the bot is called
web-tokens-make = Make a token
web-hook = Tell a channel whose turn it is
web-hook-address = Webhook (Discord’s work)
web-hook-set = Tell it
web-hook-is = { $host } is told whose turn it is.
web-hook-end = Tell it no more
web-unrated-friendly = Not rated: a friendly game.
web-unrated-alone = Not rated: only one person plays, and bots do not count.
web-unrated-own-cards = Not rated: the cards are the owner’s own.
web-end-vote = End this game unfinished
web-end-vote-why = It ends when everybody who still plays wishes it, and counts for nobody.
web-end-vote-wish = I wish to end it
web-end-vote-no = Rather play on
web-end-vote-who = Wish to end it: { $names }
web-games-ended = Ended unfinished
web-home-turn = { $name }, it is your turn
web-home-back = Good to see you, { $name }
web-home-others = Your other tables
web-home-another = Another one?
web-home-waits = The table waits for you
web-home-deadline = until { $time }
web-home-waits-for = waits for { $names }
web-home-round = round { $round }
web-home-best = The best at { $game }
web-home-ranking = Whole ranking
web-new-name = Your name
web-new-seen = What your friends will see
web-new-rules = Rules
web-new-who = Guests
web-new-printed = as printed
web-new-changes = { $changes ->
    [one] as printed · one change
   *[other] as printed · { $changes } changes
 }
web-new-then = Then you get one link to send.
web-new-chairs-free = { $free ->
    [0] no chair is free
    [one] one chair is free
   *[other] { $free } chairs are free
 }
web-join-to-the-end = to the end
web-join-players = players
web-join-clock = clock
web-join-no-clock = no hurry
web-join-agreed = Agreed: { $rules }. { $talk }.
web-lobby-there = is here
web-lobby-away = is not here
web-lobby-sit = { $taken } of { $seats } sit
web-lobby-talk = Talk
web-lobby-talk-empty = Nobody has said anything yet.
web-lobby-say = Say something …
web-lobby-bots-play = Bots play
web-invite-same-net = Same network only: phones in the house can come, friends elsewhere cannot.
web-chair-more = More about { $name }
web-lobby-bots-temper = Temper of the bots
`,"../../../../src/backroom/words/en/web_room.ftl":`### The web client: the room around the tables.

## Words that many pages use

web-room-waiting = One moment …
web-sure-no = Better not
web-figure-players = { $least }–{ $most } players
web-table-of = { $host }’s table
web-table-taken = { $taken } of { $seats } chairs taken
web-table-players = { $seats } players
web-table-rated = rated
web-result-replay = Replay
web-result-replay-of = Replay of { $game }, { $time }
web-points-capo-della-mafia = { $points } respect
web-bot-random = plays at random
web-rule-number = Rule { $rule }
web-rule-in-book = Read it in the rulebook
colour-ivory = Ivory

## The games, in a sentence

web-game-la-cosa-nostra = Plan in secret, rent your neighbour’s lawyer, rob your partner. The dice settle the rest.
web-game-la-cosa-nostra-length = 90 min
web-game-maffiosi = Thirty chairs, six bosses, exploding pies. Mind who sits across from you.
web-game-maffiosi-length = 40 min
web-game-capo-della-mafia = Do the job, or look as if you did. Then point your pistol at a bluffer.
web-game-capo-della-mafia-length = 30 min
web-game-counterfeiters = Print it, spend it, fly it out, before the Godfather takes his half.
web-game-counterfeiters-length = 35 min
web-credits-la-cosa-nostra = Designed by Johannes Sich, published by Hard Boiled Games (2014) and Quined Games.
web-credits-maffiosi = Designed by Dominique Ehrhard, published by Hasbro and Parker (1999, 2000).
web-credits-capo-della-mafia = Designed by Arjan van Houwelingen, published by 999 Games (2017).
web-credits-counterfeiters = Designed by Olivier Bourgeois, art by Ian O’Toole, published by Quined Games (2018).

## Home

web-home = Four games of friends, lies and money.
web-home-lead = Sit down with people you trust, or with bots you shouldn’t. No account, no download: send a link and deal.
web-home-waiting = { $tables ->
    [one] A table waits for you
   *[other] { $tables } tables wait for you
 }
web-home-play = Play now
web-home-dealing = Dealing …
web-home-make = Make a table
web-learn = Learn
web-learn-by-playing = Learn by playing
web-learn-offer = New here? Five minutes at the table with Beppe.
web-learn-go = Go there
web-learn-no = No, thanks
web-home-rules = Rules
web-home-open = Open tables
web-home-none-open = Nobody is waiting for players right now. Make a table, list it, and be the first.
web-home-sit = Sit down
web-home-sitting = Sitting down …
web-home-to-table = To the table
web-home-full = Full: watch
web-home-running = { $tables ->
    [one] One game can be watched right now
   *[other] { $tables } games can be watched right now
 }
web-room-rules = The rules of this room
web-room-rules-cards = Nobody sees your cards. Not the table, not the bots.
web-room-rules-dice = The dice are sealed before you sit down. Check them afterwards.
web-room-rules-deals = A deal is a deal. A promise is only a promise.

## Making a table

web-new = Make a table
web-new-game = Game
web-new-seats = Chairs
web-new-settings = The table
web-new-options = Rules you agree on
web-new-own-cards = Do you own the box and know better?
web-new-own-cards-hint = Play with a card file of your own. Where to start: backroom cards { $game }.
web-new-make = Set the table
web-new-making = Setting the table …
web-new-afresh = Back to the standard rules
web-option-changed = Not the standard rule.
web-settings-title = Title
web-settings-title-example = Friday night
web-settings-clock = Clock
web-settings-talk = Talk
web-settings-talk-all = Table talk and whispers
web-settings-talk-table = Table talk, no whispers
web-settings-talk-none = No talk
web-settings-hold = When somebody leaves
web-settings-who = Who may come, and what counts
web-settings-listed = Listed
web-settings-listed-hint = Anybody can find it among the open tables; otherwise people need the link.
web-settings-watchers = Spectators
web-settings-watchers-hint = Whoever can find the table may watch it. Spectators see no hidden card.
web-settings-rated = Rated
web-settings-rated-hint = The result counts towards everybody’s rating.
web-clock-none = No clock: nobody is in a hurry
web-clock-live = Live
web-clock-by-correspondence = By correspondence
web-clock-decision = { $decision } per decision
web-clock-reserve = { $reserve } for the whole game
web-clock-both = { $decision } per decision, { $reserve } in reserve
web-span-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }
web-span-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }
web-span-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
 }
web-span-days = { $days ->
    [one] one day
   *[other] { $days } days
 }
web-hold = A bot sits in after { $time }
web-hold-for-ever = The chair is kept, and everybody waits

## An invitation

web-join = You are invited
web-join-somebody = Somebody
web-join-from = { $host } is keeping a chair for you:
web-join-host = This link makes you the host of { $host }’s table:
web-join-name = What do they call you?
web-join-sit = Sit down
web-join-claim = Take over as host
web-join-hint = A name is all it takes. No account, no e-mail.
web-join-watch = I only want to watch

## The lobby of a table

web-lobby = Lobby
web-lobby-chairs = Chairs
web-lobby-beside = Invitation and dice
web-lobby-start = Begin
web-lobby-ready = Everybody is seated. Deal whenever you like.
web-lobby-fill = Bots on all free chairs
web-lobby-waits-for-host = Everybody is seated. { $host } deals.
web-lobby-options = What you agreed on
web-lobby-options-all = All options of this game
web-lobby-options-change = Change the rules you play by
web-lobby-settings-change = Change the table
web-lobby-watchers = Spectators are welcome
web-lobby-no-watchers = No spectators
web-lobby-listed = Listed among the open tables
web-lobby-not-listed = By invitation only
web-lobby-rated = The result counts towards the ratings
web-lobby-rulebook = Read the rulebook
web-lobby-invite = Invite
web-lobby-invite-link = Whoever has this link can sit down:
web-lobby-invite-text = A chair is free: { $game } at Backroom.
web-lobby-watch-link = A link for spectators
web-lobby-watch-link-hint = Whoever has this link can watch:
web-lobby-host-link = Hand over the table
web-lobby-host-link-hint = Careful: whoever opens this link becomes the host in your place.
web-lobby-sealed = The dice are sealed
web-lobby-sealed-why = The house drew its seed and published its seal before anybody sat down; every player adds to it on sitting down. After the game you can check that nobody loaded the dice or stacked the deck.
web-lobby-commitment = The seal
web-lobby-discard = Close this table
web-lobby-discard-sure = The table goes, and so do its links. Close it?
web-lobby-discard-yes = Close it
web-chair-free = Free
web-chair-you = that’s you
web-chair-is-bot = bot
web-chair-sit = Sit here
web-chair-move = Move here
web-chair-bot = Bot
web-chair-level = How well the bot on chair { $number } plays
web-chair-get-up = Get up
web-chair-remove = Send away
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Share
web-invite-same-network = Same network only: whoever is in the house can come, friends elsewhere cannot.
web-invite-only-here = This address works on this computer only. To let friends on your network in, start the house with “make play LAN=1”; to be reached from everywhere, host it (see the documentation).
web-invite-qr = The link as a code for the camera of a phone

## My games, watching

web-games-stranger = You have not played here yet, so we do not know you. Choose a game, or log in if you have an account.
web-games-choose = Choose a game
web-games-none = Nothing is running. Time to deal.
web-games-waiting = Waiting for you
web-games-running = The others are thinking
web-games-lobby = Not begun yet
web-games-aside = Set aside: the records of these tables are damaged
web-games-closed = Closed: begun under earlier rules
web-games-finished = Finished
web-games-answer = Your move
web-watch-lead = Look over nobody’s shoulder: spectators see what lies open on the table, and nothing else.
web-watch-running = Playing now
web-watch-look = Watch
web-watch-none = No open game is running right now.
web-watch-latest = Latest results
web-watch-no-results = No open game has ended here yet.

## Rulebooks

web-rules-lead = Written in our own words, in three languages, every rule with its number. When the table says no, it tells you which one.
web-rules-open = Open the rulebook
web-rules-all = All rulebooks
web-rules-search = Search the rules
web-rules-found = { $found ->
    [0] Nothing found
    [one] Found in one place
   *[other] Found in { $found } places
 }
web-rules-nothing = No rule mentions that. Try another word, or the number of a rule.
web-rules-contents = Contents
web-rules-drawing = Drawing
web-rules-table = Table

## Myself

web-me = Who are you?
web-me-name-part = Name and language
web-me-name = Name
web-me-rename = Change my name
web-me-come-in = Come in
web-me-named = From now on that is your name here. At tables where you are already sitting you keep the old one.
web-me-account = Account
web-me-account-is = You log in as { $login }, on any machine.
web-me-make-account = Make an account
web-me-make-account-why = You are here as a guest, in this browser only. With a login and a passphrase you find your games, results and ratings anywhere. We ask for no e-mail address, so nobody can send you a forgotten passphrase.
web-me-account-made = You have an account now.
web-me-login = Login
web-me-passphrase = Passphrase (a few words in a row)
web-me-passphrase-old = Old passphrase
web-me-passphrase-new = New passphrase
web-me-passphrase-change = Change the passphrase
web-me-passphrase-changed = The passphrase is changed. You have been logged out everywhere else.
web-me-log-in = Log in
web-me-log-in-why = If you have an account.
web-me-log-in-guest = If you already have an account. Seats you took as this guest stay with the guest.
web-me-welcome = Welcome back.
web-me-log-out = Log out
web-me-gone = You are logged out.
web-me-ratings = Ratings
web-me-rated-games = { $games ->
    [one] one game
   *[other] { $games } games
 }
web-me-no-ratings = Play at a rated table, and your rating appears here.
web-me-out = Leave
web-me-forget = Forget me
web-me-forget-sure = We will forget your name, your account and your ratings. Games you are playing go on without you; finished ones keep the name you had. This cannot be undone.
web-me-forget-yes = Forget me for good
web-me-forgotten = We never met.

## About

web-about = A back room for four Mafia games
web-about-lead = Backroom deals, counts, rolls and remembers, so that you can scheme. Everybody sees exactly what they may see, every refusal names its rule, and every game can be checked to the last card.
web-about-unofficial = Backroom is an unofficial, free implementation of the rules of these games. It is not made, endorsed or licensed by their designers or publishers. All texts, drawings and cards are our own.
web-about-games = Whose games these are
web-about-boxes = The boxes are worth owning. Nothing beats a table, a lamp and a friend who lies to your face: if you like a game here, go and find it.
web-about-fair = Why you can trust the dice
web-about-fair-text = Before anybody sits down, the house publishes the seal of its seed. Each player adds a seed of their own. All cards and dice follow from them together, so neither the house nor a player can choose them alone; after the game the seeds are opened, and anybody can check every draw.
web-about-documents = Documents
web-about-documents-text = How each game goes, how to run a house of your own, how to bring a game or a bot:
web-about-documents-link = the documents of this house
web-about-private = What we keep
web-about-private-text = The name you give, a cookie that no script can read, and the games you play; an e-mail address only if you ask to be called there. No tracking, nothing from third parties.
web-about-private-me = You can have us forget you.
web-about-things = Icons and fonts
web-about-icons = The icons are by Lorc, Delapouite and the other artists of
web-about-licence = Backroom itself is free software under the Apache License 2.0.

## When something does not go

web-error = That door is shut
web-error-retry = Try again
web-error-home = Back to the front room
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-bot-master = master
web-temper-even = even-tempered
web-temper-bold = bold
web-temper-greedy = greedy
web-temper-careful = careful
web-temper-vengeful = vengeful
web-temper-mute = silent
web-chair-temper = Character of the bot on chair { $number }
web-settings-hints = Hints
web-settings-hints-hint = Whoever has to decide may ask a good bot what it would do. Never at a rated table.

web-guide = On one page
web-back-to-table = Back to the table
web-puzzle = Puzzle of the day
web-puzzle-lead = One position, one question, one answer that can be proved.
web-replay-mark = { $kind ->
    [death] deaths
    [pie] pies going off
    [sleep] nightcaps
    [raid] raids
    [caught] bluffs that were caught
    [bluff] bluffs that passed
    [godfather] visits of the Godfather
    [deal] deals
    [broken] broken words
   *[other] moments
 }
web-replay-marks = Marks
web-replay-all = all
web-replay-speed = Speed
`,"../../../../src/backroom/words/en/web_table.ftl":`### The web client: the bones of every table.

web-table-opening = The door opens …
web-players = Players
web-board = The table
web-decision = Your decision
web-drawer = Story, talk and rules
web-you = you
web-bot = bot, { $level }
web-away = away
web-thinks = is thinking
web-may-act = may act
web-wishes-pause = wants a pause
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
web-over = The game is over.
web-show-result = Show the result
web-paused = The game is paused: everybody wanted a pause.
web-go-on = Go on
web-bot-sits-in = A bot is sitting in for you.
web-come-back = Take my seat back
web-watching = You are watching.
web-waiting-for = Waiting for { $who }.
web-undo = Take it back
web-choose = Choose these
web-filter = Search { $count } choices
web-understood = I see
web-tab-story = Story
web-tab-talk = Talk
web-tab-deals = Deals
web-tab-rules = Rules
web-tab-words = In words
web-tab-table = Table
web-story-undo = { $who } takes the last move back.
web-story-pause = { $who } asks for a pause.
web-story-no-pause = { $who } wants to go on.
web-story-bot = A bot sits in for { $who }.
web-story-back = { $who } is back.
web-story-clock = { $who }’s time is up.
web-nothing-said = Nobody has said anything yet.
web-no-talk = There is no talking at this table.
web-whispers-to = whispers to { $who }:
web-whisper-to = whisper to { $who }
web-to-all = to everybody
web-say-to = To whom
web-say = Say something
web-send = Send
web-mute = Mute players
web-deals = Offers you can make now. The other player answers in their own time.
web-no-question = There is nothing for you to decide right now.
web-open-rulebook = Open the rulebook
web-sealed-dice = The dice are sealed with
web-orders = Standing orders (nobody else is told)
web-order-never = ask me
web-order-round = in this round
web-order-end = until the end
web-wish-pause = Ask for a pause
web-no-pause = Never mind the pause
web-leave = Leave and let a bot play on for me
web-close-watchers = Close to spectators
web-open-watchers = Open to spectators
web-replace = Let a bot play for { $who }
web-watch-link = Link for spectators
web-line-coming-back = The connection is broken. Reconnecting …
web-your-turn = Your turn
web-won = You win!
web-winner = { $who } wins.
web-rematch = Another game
web-replay = Watch it again
web-download-log = The game as a file
web-bring-log = Open a game from a file
web-look-at-table = Look at the table
web-chart = Points, round by round
web-chart-figures = The figures
web-round = Round
web-replay-place = Move { $seq } of { $last }
web-replay-back = Back
web-replay-on = Forward
web-card-face-down = a card, face down
web-being-shown = The cards are on the table …
web-skip-show = Skip ahead
web-all-choices = All choices in words
web-pace = Scenes
web-pace-slow = slow
web-pace-normal = normal
web-pace-quick = quick
web-pace-at-once = at once
web-sound = A bell when it is my turn
web-hint = What would you do?
web-hint-nothing = Say nothing.
web-hint-do = Do that
web-focus = What is looked at
web-tab-board = Table
web-tab-more = More
web-to-the-table = To the table
web-round-number = Round { $round }
web-percent = { $percent } %
web-go-home = To the front page
web-nav-me = Profile
web-tab-news = something new
web-toast-says = { $who } says
web-toast-whispers = { $who } whispers to you
web-toast-answer = Answer
web-story-since = since your last turn
web-preferences = On this device
web-text-size = Text size
web-wish-still = Nothing moves
web-wish-confirm = Ask me once more before a choice is sent
web-wish-distinct = Seat colours that are easier to tell apart
web-confirm = Send it? { $what }
web-confirm-yes = Send
web-confirm-no = Not yet


## Where long words may be broken on a narrow card

web-breaks = Assassi|nation Bankrupt|cy Business|man Connec|tions Con|struction Counter|feiting Dis|traction Excep|tional Intimi|dation Invest|ment Labora|tory Launder|ing Per|suasion Poli|tician Proceed|ings Produc|tion Prosti|tution
`}));export{e as texts};