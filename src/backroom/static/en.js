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
bots-cap-show-honest = You have done the mission, and it may look like it: { $chance } in 100 such plays are honest.
bots-cap-show-bait = You have done the mission, but it does not look like it: only { $chance } in 100 such plays are honest, and whoever falls for it loses respect.
bots-cap-show-bluff = You are bluffing, and this is what looks most honest: { $chance } in 100 such plays are.
bots-cap-suspect = You would be right about { $suspect } { $chance } times in 100.
bots-cap-suspect-sure = You see that { $suspect } cannot have done the mission, whatever lies face down.
bots-cap-suspect-revenge = You were suspected by { $suspect } before; and you would be right { $chance } times in 100.
bots-cap-suspect-nobody = You would be right about { $suspect }, who looks worst, only { $chance } times in 100: that is not worth the risk.
bots-cap-claim = You get a respect more for Giulia; to hide her brings nothing.
bots-cap-claim-nothing = You have no Giulia to turn up, or would rather keep her hidden.
`,"../../../../src/backroom/words/en/bots_counterfeiters.ftl":`### Counterfeiters: why a bot would do something, as advice to the person in the seat

bots-cft-buy-printer = You will print more for the rest of the game: { $count } notes each time.
bots-cft-buy-component = You will print { $stars } from now on: receivers pay more for them, and supermarkets take them longer.
bots-cft-buy-diner = You get { $money } for a fake at the end of every round, and no henchman has to lift a finger.
bots-cft-buy-jet = You will fly for nothing, so the Godfather will find less of your cash.
bots-cft-buy-lawyer = You will have one more action when the game is over for the others.
bots-cft-buy-ticket = You pay { $price } now and get { $money } at the end; the Godfather cannot touch a ticket.
bots-cft-buy-away = You do not need this card, but then nobody else gets it.
bots-cft-print = You get { $count } × { $stars }; the Godfather takes no fakes.
bots-cft-supermarket = You get { $money } for each note: no receiver pays that.
bots-cft-receiver = You get rid of up to { $most } notes at once, and a receiver may be taken next time.
bots-cft-tax-fraud = You get { $money } for nothing, and no other space is worth more to you now.
bots-cft-tax-fraud-first = You get { $money } for nothing, and you start the next round.
bots-cft-fly = You would lose { $money } to the Godfather, who comes { $steps ->
    [one] with the next police cap
   *[other] after { $steps } more police caps
}.
bots-cft-fly-back = You need cash in hand for the black market.
bots-cft-godfather-now = You bring in the Godfather at a good moment: your opponents should lose more than you do.
bots-cft-end-now = You end the game at a good moment: your opponents should lose more by it than you do.
bots-cft-pass = You gain more by waiting than on any free space; and a pass does not move the police.
bots-cft-done = You cannot gain anything more here.
bots-cft-deposit = You put all { $money } where the Godfather cannot get it.
bots-cft-deposit-part = You put { $money } where the Godfather cannot get it, and keep { $left } for the black market.
bots-cft-withdraw = You take { $money } back, because the black market wants cash.
bots-cft-sell-all = You get { $money }, and no fakes are left over.
bots-cft-sell-some = You get { $money }; the other { $kept ->
    [one] note is
   *[other] { $kept } notes are
} worth more to you later.
bots-cft-lawyer = You let your lawyer send this henchman out once more.
bots-cft-dine = You give the diner what is worth least elsewhere: it pays the same for every note.
`,"../../../../src/backroom/words/en/bots_la_cosa_nostra.ftl":`### La Cosa Nostra: why a bot would do something, as advice to whoever sits there

bots-lcn-pick-purchase = You let { $man } buy { $business } before somebody else takes it off the market.
bots-lcn-pick-job = You have the best man for { $job } in { $man }.
bots-lcn-job-cash = You have everything it needs: { $chance } % for a success, and up to { $money }.
bots-lcn-job-lacking = You still lack { $count ->
    [one] one business
   *[other] { $count } businesses
} for it, which you can buy or borrow in time.
bots-lcn-job-attack = You hit { $seat } with it, where it hurts most and helps you most.
bots-lcn-job-robbery = You wait with it for a rival's big Cash Job and take the profit.
bots-lcn-job-trap = You are safe from attacks with it, or at least somebody will regret one.
bots-lcn-job-laundering = You count what you launder twice in the end, and nobody can steal it.
bots-lcn-job-other = You gain more by this than by anything else he could do.
bots-lcn-job-nothing = You have nothing better for him; face down it may still frighten somebody.
bots-lcn-buy-cheap = You pay { $price } for { $business } and get about { $money } out of it until the end.
bots-lcn-buy-for-job = You need { $business } for a job in your hand.
bots-lcn-henchman = You make his job easier, and it is worth it.
bots-lcn-machine-pistol = You give him one more die for a job that is worth it.
bots-lcn-saboteur = You spoil a rival's job while you can.
bots-lcn-distraction = You take a die from a rival's man while you can.
bots-lcn-look = You learn what is planned against you.
bots-lcn-renew = You find nothing on the market, so other cards can only be better.
bots-lcn-scheme = You act before somebody can spoil it.
bots-lcn-skip = You keep your Robbery or Trap ready a little longer.
bots-lcn-abandon = You have tasks that are worth more; this one brings nothing now.
bots-lcn-target = You gain most by hitting { $seat } with it.
bots-lcn-target-leader = You must stop { $seat }, who is closest to winning.
bots-lcn-reveal = You have the right target; waiting would only invite talk.
bots-lcn-victim-man = You weaken that crew most, and yourself gain most, with { $man } as the victim.
bots-lcn-victim-business = You hit { $business }, which would still earn { $money }.
bots-lcn-marker = You use a marker you do not need elsewhere.
bots-lcn-reroll = You can only win by rolling a failed die again.
bots-lcn-stand = You cannot do better than this roll.
bots-lcn-rob = You will hardly find better prey than { $money }.
bots-lcn-trap = You can ward this off now, and perhaps get rid of the attacker.
bots-lcn-doc = You would lose more with him than the card is worth.
bots-lcn-shoot = You have nothing to lose by shooting back.
bots-lcn-launder = You count { $money } twice in the end, and nobody can take it from you.
bots-lcn-stake = You win more often than you lose, so stake { $money }.
bots-lcn-no-stake = You would lose too often to stake anything.
bots-lcn-take = You get it for less than it will bring you.
bots-lcn-recruit = You have one more task in every round with { $man }, and a chance of the bonus for the most gangsters.
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
bots-lcn-offer-marker = You pay { $price } for a marker on { $business }, and a job worth about { $money } becomes possible.
bots-lcn-offer-peace = You have more to lose than to gain in a fight with { $seat }.
bots-lcn-offer-sale = You can use the money better than the business.
bots-lcn-deal-other = You lose nothing by it.
bots-lcn-counter-more = You ask { $seat } for { $money } instead: it is worth that much there.
bots-lcn-counter-less = You offer { $seat } { $money } instead: more it is not worth.
bots-lcn-buy-peace = You pay { $seat } { $money } to be left alone; an attack would cost you more.
bots-lcn-extort = You can frighten { $seat } for { $money }, and lose little by keeping your word.
bots-lcn-borrow = You borrow { $money } from { $seat }, or a purchase that you have planned is lost.
bots-lcn-repay = You pay { $seat } the { $money } that you owe: your word must be worth something.

### What a bot says to the whole table when it refuses an offer

bots-lcn-aloud-broken = I do not trust your word, { $seat }: you have broken { $count ->
    [one] one promise
   *[other] { $count } promises
}.
bots-lcn-aloud-attacked = After what you did to my family, { $seat }? No.
bots-lcn-aloud-needs-money = I need my money now, { $seat }.
bots-lcn-aloud-no-fear = At that price I am not afraid of you, { $seat }.
bots-lcn-aloud-leader = That would only help you to win, { $seat }.
bots-lcn-aloud-too-little = Too little for my { $business }, { $seat }.
bots-lcn-aloud-no = There is not enough in it for me, { $seat }.
`,"../../../../src/backroom/words/en/bots_maffiosi.ftl":`### Maffiosi: why a bot would do it

bots-maf-kill-earner = You kill the { $man } of { $seat }, who brings that family { $money } a turn.
bots-maf-kill-danger = You get rid of the { $man } of { $seat }, who could strike at your men.
bots-maf-kill = You leave { $seat } with one man fewer.
bots-maf-pie = You catch { $others ->
    [one] one man
   *[other] { $others } men
} of the others with your pie, unless they do something about it before your next turn.
bots-maf-pie-own = You catch { $others ->
    [one] one man
   *[other] { $others } men
} of the others with your pie; { $own ->
    [one] one of your own is too close to it
   *[other] { $own } of your own are too close to it
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
bots-maf-pass-saves = You get the pie of { $seat } away from { $count ->
    [one] one of your men
   *[other] { $count } of your men
}.
bots-maf-pass = You send the pie of { $seat } to where it does more good to you.
bots-maf-drinks-kill = You serve a second nightcap to { $count ->
    [one] a man who is asleep already: he will not wake up again
   *[other] { $count } men who are asleep already: they will not wake up again
}.
bots-maf-drinks = You put { $count ->
    [one] one man
   *[other] { $count } men
} to sleep: who sleeps earns nothing and strikes at nobody.
bots-maf-sit-earns = You earn { $money } more a turn with your { $man } on that chair.
bots-maf-sit-flees = You bring your { $man } out of danger.
bots-maf-sit-aims = You can strike at somebody from there with your { $man }.
bots-maf-sit-safe = You have your { $man } on a chair where nobody can strike at him.
bots-maf-sit = You have no better chair for your { $man }.
bots-maf-bring = You seat your { $man } while there is still a good chair for him.
bots-maf-raid = You turn everybody out and are the first to choose a chair.
bots-maf-discard = You can do nothing that helps with your cards, and you need { $card } least.
bots-maf-stay = You would only make it worse by moving, or you will need your Move later.
`,"../../../../src/backroom/words/en/capo_della_mafia.ftl":`### Capo della Mafia

cap-maffioso = { $name } ({ $symbols }{ $stars }★)
cap-mission = { $name } ({ $symbols }, at most { $stars }★)
cap-newspaper = “{ $name }”

## Options

cap-option-deck = Deck
cap-option-deck-milder = milder: most hands can do the mission honestly
cap-option-deck-main = main: harder, more bluffing
cap-option-first-game = First game
cap-option-first-game-off = the whole game, to 15 respect
cap-option-first-game-on = no Little Tony, no newspapers, to 10 respect
cap-option-envelope = Envelope
cap-option-envelope-next = the back now on top of the mission pile counts
cap-option-envelope-turned = the back of the mission just turned up counts
cap-option-giulia = Giulia Napoli
cap-option-giulia-ask = her player may turn her up for her point
cap-option-giulia-auto = she is always turned up for her point

## What is asked

cap-ask-lay = Who goes? Lay at least one and at most all { $held } of your cards face down for { $mission }. Nobody sees them before all have chosen.
cap-ask-turn-up = Half on show: turn up { $count } of the { $laid } cards you laid.
cap-ask-suspect = 3 – 2 – 1 – 0: point your pistol at somebody who cannot have done the mission, or at nobody.
cap-ask-claim = Nobody suspected you. Turn up Giulia for 1 more respect, or leave your cards hidden.
cap-ask-wait = You have chosen. The others are still thinking.
cap-ask-over = The game is over.

## Actions

cap-action-lay = Lay { $cards }
cap-action-turn-up = Turn up { $cards }
cap-action-suspect = Suspect { $suspect }
cap-action-suspect-nobody = Suspect nobody
cap-action-claim = Turn up { $cards } for the point
cap-action-claim-nothing = Leave your cards hidden

## What one may know before choosing

cap-outlook = { $passes ->
    [yes] An honest job: { $symbols }, { $stars } of { $limit } stars.
   *[no] A bluff: { $missing ->
        [0] all the symbols
        [one] { $missing } symbol missing
       *[other] { $missing } symbols missing
    }, { $stars } of { $limit } stars.
}
cap-outlook-tony = { $passes ->
    [yes] If a Little Tony squeals: { $stars } of { $limit } stars, still good.
   *[no] If a Little Tony squeals: { $stars } of { $limit } stars, that would not pass.
}

## The table in words

cap-view-round = Round { $round }, to { $target } respect. { $counter } counts down.
cap-view-mission = Mission: { $mission }. This round at most { $limit }★ count.
cap-view-newspaper = Newspaper: { $newspaper }: { $effect }
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
    [yes] {" "}(choosing)
   *[no] { "" }
}
cap-view-laid-by = { $face_down ->
    [0] laid { $face_up }, all open
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
cap-event-suspicions-void = { $one } and { $other } have a sit down: their suspicions are void.
cap-event-cards-shown = { $seat } shows { $cards }.
cap-event-tony-squealed = { $stars ->
    [one] Little Tony squeals: { $stars } star more for everybody who is checked.
   *[other] Little Tony squeals: { $stars } stars more for everybody who is checked.
}
cap-event-hat-kept = { $seat } did the mission with { $stars } of { $max_stars } stars and keeps the hat on.
cap-event-jailed = { $seat } goes to prison: { $symbols_missing ->
    [0] no symbol missing
    [one] { $symbols_missing } symbol missing
   *[other] { $symbols_missing } symbols missing
}, { $stars } of { $max_stars } stars.
cap-event-giulia-turned-up = { $seat } turns up { $cards } for the point.
cap-event-respect-start = { $seat } starts with { $respect } respect.
cap-event-respect-mission = { $seat } wins { $change } respect for the mission ({ $respect }).
cap-event-respect-giulia = { $seat } wins { $change } respect thanks to Giulia Napoli ({ $respect }).
cap-event-respect-right-suspicion = { $seat } was right and wins { $change } respect ({ $respect }).
cap-event-respect-wrong-suspicion = { $seat } was wrong and loses { $change } respect ({ $respect }).
cap-event-respect-least-respect = { $seat } has least and wins { $change } respect ({ $respect }).
cap-event-respect-stolen = Mario Beretta takes { $amount } respect from { $victim } for { $seat }.
cap-event-cards-discarded = { $count ->
    [one] { $seat } discards { $count } card.
   *[other] { $seat } discards { $count } cards.
}
cap-event-cards-drawn = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
cap-event-discards-shuffled = The { $count } discarded cards are shuffled into a new draw pile.
cap-event-extra-round = Level at the top with { $respect } respect: an extra round decides.
cap-event-game-ended = { $shared ->
    [yes] { $winners } share the win with { $respect } respect.
   *[no] { $winners } wins with { $respect } respect.
}

## Newspapers

cap-effect-mutual-suspicions-void = two who suspect each other do not suspect at all.
cap-effect-max-stars = { $way ->
    [less] { $amount }★ less is allowed.
   *[more] { $amount }★ more is allowed.
}
cap-effect-turn-up-rounded-up = half of the cards, rounded up, are turned up.
cap-effect-turn-up-nothing = no card is turned up.
cap-effect-right-suspicion = a right suspicion is worth { $amount } respect more.
cap-effect-wrong-suspicion = a wrong suspicion costs { $amount } respect more.
cap-effect-mission-worth = the mission is worth { $amount } respect more.
cap-effect-refill-at-or-below = at the end of the round whoever holds at most { $few } cards draws up to a full hand.
cap-effect-least-respect-gains = after scoring, whoever has least respect wins { $amount }.

## Refusals

cap-refused-foreign-action = That is not a move of this game.
cap-refused-no-seat = Nobody sits there.
cap-refused-over = The game is over.
cap-refused-phase = Not now: { $phase ->
    [lay] first everybody lays cards
    [turn_up] first the cards are turned up
    [suspect] first everybody suspects somebody or nobody
   *[claim] first the unsuspected are asked about Giulia
}.
cap-refused-sealed = You have already chosen; a sealed choice is final.
cap-refused-no-choice-to-turn-up = You laid { $laid } and must turn up { $count }: there is nothing to choose.
cap-refused-nothing-to-claim = You were suspected or all your cards lie open: there is nothing to turn up.
cap-refused-lay-nothing = Nobody may sit a mission out: lay at least one card.
cap-refused-not-in-hand = { $held ->
    [one] You hold only { $held } card.
   *[other] You hold only { $held } cards.
}
cap-refused-not-laid = You laid only { $laid }.
cap-refused-wrong-half = Of { $laid } cards you must turn up exactly { $count }.
cap-refused-suspect-oneself = Nobody may suspect himself.
cap-refused-no-such-player = There are only { $players } players at this table.
cap-refused-claim-not-laid = You laid only { $laid }.
cap-refused-not-giulia = Only a face-down Giulia Napoli earns a point by being turned up.

## Standing orders

cap-order-claim-nothing = Leave your cards hidden, even Giulia
`,"../../../../src/backroom/words/en/counterfeiters.ftl":`### Counterfeiters

cft-money = \${ $amount }

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
cft-special-strike = a strike of the air traffic controllers
cft-special-end = the end, with a last visit of the Godfather

## Options

cft-option-fake-piles = Piles of fakes
cft-option-fake-piles-limited = limited: 30, 30 and 40 notes
cft-option-fake-piles-unlimited = unlimited
cft-option-money = Money
cft-option-money-secret = secret, as at the table
cft-option-money-open = open: everybody sees everything
cft-option-diners = Diners
cft-option-diners-lowest = take the lowest quality by themselves
cft-option-diners-choose = their owner chooses
cft-option-first-player = First player
cft-option-first-player-random = chosen by chance
cft-option-first-player-first-seat = whoever sits in the first seat
cft-option-end-guard = End guard
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
cft-ask-notes-supermarket = Which fakes do you spend? At most three, each becomes a real $50 note.
cft-ask-notes-receiver = Which fakes do you sell? At most eight; the worst note sets the price of all.
cft-ask-transfer = How much do you take to your offshore account, or back from it?
cft-ask-take-big-lawyer = Your big lawyer may move one of your henchmen to a free space.
cft-ask-take-bad-lawyer = Your bad lawyer may move one of your henchmen to a free space.
cft-ask-diners = Which fakes do your diners pass on?
cft-ask-wait = It is the turn of { $turn }.
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
cft-action-deposit = { $money } to the account
cft-action-withdraw = { $money } back from the account

## What one may know before choosing

cft-outlook-cap = A cap: the officer moves to { $special }.
cft-outlook-godfather = The Godfather would take half of what you then have; of your cash now it would be { $money }.

cft-hint-notes = Type how many notes of ★, ★★ and ★★★, for example 2 0 1.
cft-hint-transfer = Type an amount in dollars: 120 takes it to the account, -50 brings it back.

## The table in words

cft-view-round = Round { $round }, started by { $first }.
cft-view-police = The officer stands on { $officer } of { $last }; { $steps ->
    [0] there is nothing more to come
    [one] the next cap brings { $special }
   *[other] after { $steps } caps comes { $special }
}.
cft-view-investigation = { $level ->
    [0] Supermarkets take every fake.
    [1] Supermarkets refuse ★.
    [2] Supermarkets take nothing but ★★★.
   *[other] Supermarkets take no fakes any more.
}
cft-view-strike = Strike: no flights.
cft-view-market = Market: { $slots }. { $pile } cards to come.
cft-view-slot = { $price } { $card }{ $trash ->
    [yes] {" "}(trash can)
   *[no] { "" }
}
cft-view-spaces = Spaces: { $spaces }.
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
    [yes] {" "}(choosing)
   *[no] { "" }
}
cft-view-player-open = { $seat }: { $cards }; henchmen left: { $henchmen }; { $cash } in cash, { $offshore } offshore, fakes: { $fakes }{ $asked ->
    [yes] {" "}(choosing)
   *[no] { "" }
}
cft-view-own = Behind your screen: { $cash } in cash, { $offshore } offshore, fakes: { $fakes }. The Godfather would take { $takes }.

## What happened

cft-event-game-started = { $first } starts. Start money by seat: { $cash }. First components by seat: { $components }.
cft-event-round-started = Round { $round }: { $first } begins.
cft-event-henchman-placed = { $seat } sends a henchman to { $space }.
cft-event-henchman-moved = The { $lawyer } of { $seat } moves a henchman from { $source } to { $space }.
cft-event-passed = { $seat } passes.
cft-event-extra-declined = { $seat } places nobody any more.
cft-event-lawyer-declined = The { $lawyer } of { $seat } does nothing.
cft-event-card-bought = { $seat } buys { $card } for { $price }.
cft-event-printed = { $seat } prints { $notes }.
cft-event-notes-spent = { $seat } spends { $notes } at the supermarket: { $money }.
cft-event-notes-sold = { $seat } sells { $notes } to the receiver: { $money }.
cft-event-taxes-dodged = { $seat } collects { $money } by tax fraud.
cft-event-marker-taken = { $seat } takes the sunglasses and starts the next round.
cft-event-flight-taken = { $free ->
    [yes] { $seat } flies to the Caribbean by private jet.
   *[no] { $seat } flies to the Caribbean for { $fare }.
}
cft-event-money-moved = { $way ->
    [there] { $seat } takes { $money } to the offshore account.
   *[back] { $seat } takes { $money } back from the offshore account.
}
cft-event-officer-moved = The officer moves to space { $space }: { $special }.
cft-event-godfather-came = The Godfather comes: everybody pays half.
cft-event-godfather-paid = { $seat } pays the Godfather { $money }.
cft-event-investigation-rose = Investigation { $level }: { $level ->
    [1] supermarkets refuse ★ from now on.
    [2] supermarkets refuse ★★ as well.
   *[other] supermarkets refuse every fake.
}
cft-event-strike-began = The air traffic controllers strike: no flights.
cft-event-strike-ended = The strike is over.
cft-event-henchmen-returned = All henchmen come home.
cft-event-card-trashed = Into the trash: { $card }.
cft-event-card-offered = New on the black market: { $card } for { $price } (slot { $slot }).
cft-event-diner-served = The diners of { $seat } pass on { $notes }: { $money }.
cft-event-sealed = { $seat } has chosen.
cft-event-end-triggered = The officer has reached the last space: the end begins.
cft-event-time-ran-out = After { $round } rounds time is up.
cft-event-tickets-paid = The lottery tickets of { $seat } pay { $money }.
cft-event-money-counted = { $seat } has { $cash } in cash and { $offshore } offshore: { $money }.
cft-event-game-ended = { $shared ->
    [yes] { $winners } share the win with { $money }.
   *[no] { $winners } wins with { $money }.
}

## Refusals

cft-refused-foreign-action = That is not a move of this game.
cft-refused-no-seat = Nobody sits there.
cft-refused-over = The game is over.
cft-refused-no-diner-choice = You have chosen, or there is nothing for you to choose.
cft-refused-not-your-turn = It is the turn of { $turn }.
cft-refused-step = First finish what was begun: { $step ->
    [place] choose a space
    [notes] choose the notes
    [transfer] choose the amount
    [take] choose a henchman or leave it
   *[diners] choose the notes for your diners
}.
cft-refused-diner-refused = A diner cannot be refused.
cft-refused-no-such-space = There is no such space on this side of the board.
cft-refused-occupied = { $by } already has a henchman there.
cft-refused-fake-pile-empty = The pile of the fakes you could print is empty.
cft-refused-no-accepted-fakes = { $level ->
    [0] You have no fakes to spend.
    [1] You have no fakes that a supermarket takes; ★ is refused.
    [2] You have no fakes that a supermarket takes; only ★★★ is accepted.
   *[other] Supermarkets take no fakes any more.
}
cft-refused-no-fakes = You have no fakes to sell.
cft-refused-slot-empty = No card lies there.
cft-refused-second-jet = You already own a private jet.
cft-refused-too-dear = It costs { $price } in real cash, and you have { $cash }.
cft-refused-strike = No flights while the air traffic controllers strike.
cft-refused-no-jet = This space is only for owners of a private jet.
cft-refused-no-fare = The flight costs { $fare } in cash, and you have { $cash }; offshore money does not count.
cft-refused-nothing-to-move = You would have nothing to move.
cft-refused-no-lawyer-now = Only a lawyer moves a henchman, and only at the end.
cft-refused-not-your-henchman = None of your henchmen stands there.
cft-refused-not-your-notes = You do not have those notes.
cft-refused-diners-take = Your diners take exactly { $count }, no more and no less.
cft-refused-too-many-notes = At most { $most } notes are taken here.
cft-refused-notes-refused = { $level ->
    [1] The supermarket refuses ★.
    [2] The supermarket refuses ★ and ★★.
   *[other] The supermarket refuses every fake.
}
cft-refused-not-so-much = There is only { $there }.
`,"../../../../src/backroom/words/en/house.ftl":`### Sentences of the house itself, the same for every game.

list-and = { $most } and { $last }
list-nothing = nothing
refused = { $why } (rule { $rule })

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
play-help = Type the number of your choice. ? explains the question, ? RULE a rule, v shows the table, w tells it in words, h says what a strong bot would do, d opens the deals where there are any, q keeps the game for later.
play-help-picks = Type the numbers of all you choose, for example 1 3. ? explains the question, ? RULE a rule, v shows the table, w tells it in words, h says what a strong bot would do, d opens the deals where there are any, q keeps the game for later.
play-resumed = Your game goes on where you left it (round { $round }).
play-prompt = Your choice
play-advice = I would do this: { $action }
play-says = { $seat }: { $words }
play-confirm = Enter to do it, anything else to choose again
play-not-a-choice = { $text } is not one of the choices. Type numbers from 1 to { $most }.
play-no-such-choice = These together are not a choice here.
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
play-may = You may answer this; just Enter leaves it open.
play-kept = Kept. Go on with: { $command }
play-over = The game is over after { $rounds } rounds.
play-place = { $place }. { $seat }: { $points }
play-won = You win!
play-lost = { $winners } won. Another time.
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

## What a table refuses

table-refused-paused = The table has a pause.
table-refused-undo = That cannot be taken back: somebody else has acted since, chance has been drawn, or a secret has been seen.
table-refused-over = The game is over.
table-refused-same-wish = That is your wish already.
table-refused-same-chair = That is already how this chair is taken.
table-refused-too-often = That was done so often now that it is somebody else’s turn to do something.

## A game as a story

story-title = { $game } (rules version { $version })
story-players = At the table: { $players }.
story-bot = { $seat } (bot: { $bot })
story-options = Agreed: { $options }.
story-option = { $option } – { $value }
story-no-options = The game as it comes.
story-own-cards = Played with a card file of its owner.
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
story-time-up = The time of { $seat } is up.
story-only = Only for { $hearers }: { $event }
story-undo = { $seat } takes the last move back.
story-wish = { $seat } wishes for a pause.
story-wish-no-more = { $seat } no longer wishes for a pause.
story-pause = The table has a pause.
story-pause-over = The pause is over.
story-bot-sits-in = A bot ({ $bot }) sits in for { $seat }.
story-back = { $seat } is back.
story-not-over = The game is not over yet. It stands in round { $round } and waits for { $seats }.
story-checked-seals = The seals: all { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 } of this log are whole and in their order.
story-checked-seed = The seed of the house: it is the one to which the house had committed itself.
story-checked-chance = Chance: every card and every die follows from { $players ->
    [0] that seed alone; no player had added one
    [one] that seed and the one that a player had added
   *[other] that seed and those that { $players } players had added
 }.
story-checked-rules = The rules, version { $version }: { $moves ->
    [one] the only move was
   *[other] all { $moves } moves were
 } allowed; taken back, and fairly so: { $undone }.
story-checked-clocks = The clocks: { $clock ->
    [0] nobody’s time was up
    [one] once a player’s time was up, and the neutral action was taken for him
   *[other] { $clock } times a player’s time was up, and the neutral action was taken for him
 }.
story-compare = Compare this with what you were told at the table and what you sent:
story-commitment = Commitment: { $commitment }
story-house-seed = Seed of the house: { $seed }
story-seed = Seed of { $seat }: { $seed }
story-last-seal = Seal of the last entry: { $seal }
`,"../../../../src/backroom/words/en/la_cosa_nostra.ftl":`### La Cosa Nostra

lcn-money = \${ $amount }
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
lcn-job-senators-party = Senator's Party
lcn-job-theft = Theft
lcn-job-toxic-waste-dump = Toxic Waste Dump
lcn-job-trap = Trap
lcn-job-usury = Usury
lcn-job-vandalism = Vandalism
lcn-job-cash = { $job }: target { $target }, { $two } or { $one }, needs { $needs }
lcn-job-cash-free = { $job }: target { $target }, { $two } or { $one }
lcn-job-does-bash-businessman = { $job }: target { $target }, closes an opponent’s Businessman for this round
lcn-job-does-property-damage = { $job }: target { $target }, an opponent pays the bank { $two } or { $one }
lcn-job-does-theft = { $job }: target { $target }, an opponent pays you { $two } or { $one }
lcn-job-does-vandalism = { $job }: target { $target }, closes an opponent’s Company for this round
lcn-job-does-kill-businessman = { $job }: target { $target }, kills or closes an opponent’s Businessman
lcn-job-does-persuasion = { $job }: target { $target }, two successes bring you an opponent’s Businessman
lcn-job-does-arson = { $job }: target { $target }, destroys or closes an opponent’s Company
lcn-job-does-car-bomb = { $job }: target { $target }, kills or stops an opponent’s gangster
lcn-job-does-assassination = { $job }: target is the victim’s strength, two successes kill a gangster
lcn-job-does-drive-by-shooting = { $job }: target is the victim’s strength, two successes kill a gangster; with none he may shoot back
lcn-job-does-robbery = { $job }: target { $target }, in reaction to a Cash Job: all or half of its profit
lcn-job-does-trap = { $job }: target { $target }, in reaction to an attack: repels it, two successes also kill the attacker
lcn-job-does-exceptional-offer = { $job }: target { $target }, buy from the market at half price, or { $one } cheaper
lcn-job-does-connections = { $job }: target { $target }, buy any business, { $two } cheaper or at its price
lcn-job-does-money-laundering = { $job }: target { $target }, put away up to { $two } or { $one }
lcn-job-does-birthday-party = { $job }: target { $target }, everybody gives you { $two } or { $one }
lcn-job-does-horse-racing = { $job }: target { $target }, double a stake of up to { $two }, or lose it

## Deals

lcn-side-business = the { $business }
lcn-side-man = { $man }
lcn-side-permit = a marker on the { $business }
lcn-side-return = a marker taken back from the { $business }
lcn-side-promise = the promise “{ $promise }”
lcn-piece-cash = cash
lcn-piece-repay = the promise to pay so much before the next round
lcn-piece-words = a promise in your own words
lcn-offer = { $proposer } offers { $partner }: { $gives } for { $gets }
lcn-promise-no-attack = I will not attack you this round
lcn-promise-share = you get half of what my next Cash Job pays this round
lcn-promise-repay = I pay you { $money } before the next round
lcn-promise-words = { $words }

## Options

lcn-option-length = Length
lcn-option-length-four-rounds = four rounds
lcn-option-length-three-rounds = three rounds, the short game
lcn-option-spying = Spying
lcn-option-spying-own-turn = on your own turn
lcn-option-spying-free = also before the turns of others
lcn-option-influence = Influence cards
lcn-option-influence-by-card = when the card says so
lcn-option-influence-any-time = at any moment, with a last call after planning
lcn-option-business-bonus = Business bonus
lcn-option-business-bonus-off = none
lcn-option-business-bonus-on = $5,000 for the highest income of each round
lcn-option-rob-robbers = Robbing robbers
lcn-option-rob-robbers-off = not allowed
lcn-option-rob-robbers-on = a robber can be robbed once
lcn-option-influence-from = Influence cards from
lcn-option-influence-from-round-1 = round I
lcn-option-influence-from-round-2 = round II, for beginners
lcn-option-influence-from-round-3 = round III, for beginners
lcn-option-planning = Planning
lcn-option-planning-one = one gangster a turn
lcn-option-planning-two = two gangsters a turn from round II on
lcn-option-politician-first = Politician in round I
lcn-option-politician-first-on = brings an influence card
lcn-option-politician-first-off = brings nothing yet
lcn-option-influence-deck = Influence deck
lcn-option-influence-deck-cards-33 = 33 cards
lcn-option-influence-deck-cards-35 = 35 cards, with one more Emergency doc and Saboteur
lcn-option-families = Families
lcn-option-families-random = by lot
lcn-option-families-fixed = in the order of the seats
lcn-option-final-tie = Final tie
lcn-option-final-tie-shared = shared victory
lcn-option-final-tie-duel = a duel with dice

## Men, tasks and businesses in sentences

lcn-man-of = { $man } of { $seat }, { $task }
lcn-man-alone = { $man }
lcn-task-none = without a task
lcn-task-purchase = buying a { $business }
lcn-task-hidden = with a job of round { $round }
lcn-task-job = with { $job }
lcn-business-of = { $business } of { $seat }
lcn-business-alone = { $business }
lcn-aim-nothing = nothing
lcn-aim-player = a player
lcn-aim-businessman = a Businessman
lcn-aim-company = a Company
lcn-aim-gangster = a gangster

## What is asked

lcn-ask-object = These are your new jobs. If all of them are attacks, you may have everybody draw again.
lcn-ask-plan = Your turn to plan: choose a gangster for a task. You may play influence cards before.
lcn-ask-plan-cards = All your gangsters have a task. You may still play influence cards.
lcn-ask-task = What is { $man } to do?
lcn-ask-peek = { $count ->
    [one] Whose planned job do you look at?
   *[other] Whose planned job do you look at? You may look at { $count }.
}
lcn-ask-gap-planning = Before { $turn } plans: do you want to play a card?
lcn-ask-gap-action = Before { $turn } acts: do you want to act first, with a Schemer?
lcn-ask-last-call = Planning is over. Last call for influence cards.
lcn-ask-turn = Your turn: execute or abandon one task.
lcn-ask-target = An attack! Which player is it aimed at?
lcn-ask-reveal = You have named { $target }. Time for last words; then reveal the card.
lcn-ask-victim = Who or what is the victim?
lcn-ask-markers = Which marker serves as { $kind }?
lcn-ask-stake = How much do you bet on the horses?
lcn-ask-reroll = A Cop can roll one die again. Which one?
lcn-ask-robbery = { $seat } is about to earn { $money }. Do you rob?
lcn-ask-trap = { $wins ->
    [0] { $seat } attacks you, without success. Do you spring a Trap?
    [one] { $seat } attacks you, with one success. Do you spring a Trap?
   *[other] { $seat } attacks you, with { $wins } successes. Do you spring a Trap?
}
lcn-ask-doc = { $lethal ->
    [yes] { $victim } is dying. Do you send an Emergency doc?
   *[no] { $victim } is about to be out for this round. Do you send an Emergency doc?
}
lcn-ask-shoot-back = They missed. Does your gangster shoot back?
lcn-ask-launder = How much money goes to the laundry?
lcn-ask-buy = Which card of the market do you buy?
lcn-ask-search = Which business do you buy, from the stack or from the market?
lcn-ask-recruit = Payday: do you recruit a gangster?
lcn-ask-drop = You may keep three jobs and three influence cards. What goes?
lcn-ask-wait = { $stage ->
    [planning] { $turn } is planning.
    [action] { $turn } is in turn.
   *[other] Waiting for the others.
}
lcn-ask-over = The game is over.

## Actions

lcn-action-pass-plan = Done
lcn-action-pass-gap = No
lcn-action-pass-planning-gap = No
lcn-action-pass-last-call = Done
lcn-action-pass-peek = Look at no more
lcn-action-pass-doc = No
lcn-action-pass-trap = No Trap
lcn-action-pass-robbery = No
lcn-action-pass-shoot-back = No
lcn-action-pass-buy = Buy nothing
lcn-action-pass-search = Buy nothing
lcn-action-pass-recruit = Nobody
lcn-action-keep = Keep the jobs
lcn-action-object = Bad luck: everybody draws again
lcn-action-pick = { $man }
lcn-action-job = { $job }
lcn-action-buy = Buy { $business } ({ $price })
lcn-action-buy-nothing = Buy nothing here
lcn-action-take = Buy { $business } from the market (usually { $price })
lcn-action-take-nothing = Buy nothing here
lcn-action-search = Buy { $kind } from the stack
lcn-action-snitch = Snitch: look at one planned job
lcn-action-renew = Snitch: four new cards for the market
lcn-action-spy = Spy: look at two planned jobs
lcn-action-lawyer = { $business }: look at two planned jobs
lcn-action-peek = { $man }
lcn-action-henchman = Henchman for { $man }
lcn-action-saboteur = Saboteur against { $man }
lcn-action-machine-pistol = Machine Pistol for { $man }
lcn-action-distraction = Distraction for { $man }
lcn-action-scheme = Schemer: act now
lcn-action-skip = Schemer: be skipped
lcn-action-execute = Execute: { $man }
lcn-action-execute-job = { $man } executes { $job }
lcn-action-execute-purchase = { $man } buys { $business } for { $price }
lcn-action-abandon = Abandon: { $man }
lcn-action-target = { $target }
lcn-action-reveal = Reveal the card
lcn-action-victim-man = { $man }
lcn-action-victim-business = { $business }
lcn-action-marker = The marker on { $business }
lcn-action-stake = { $money }
lcn-action-reroll = Roll the { $die } again
lcn-action-stand = Leave the dice
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

lcn-outlook-hopeless = { $man } rolls one die only, and this takes two successes: it can only be a bluff.
lcn-outlook-odds = Chances: no success { $none } %, one { $one } %, two or more { $two } %.

## The table in words

lcn-view-round-draw = Round { $round }, draw phase. { $start } is start player.
lcn-view-round-planning = Round { $round }, planning: { $turn } is in turn. { $start } is start player.
lcn-view-round-action = Round { $round }, action: { $turn } is in turn. { $start } is start player.
lcn-view-round-recruiting = Round { $round }, payday. { $start } is start player.
lcn-view-round-hand-limit = Round { $round }, payday. { $start } is start player.
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
   *[no] {" "}(out for this round)
} { $task }{ $help ->
    [yes] , strength { $strength }, with { $cards }
   *[no] { "" }
}
lcn-view-businesses = – { $businesses }
lcn-view-business = { $business }{ $active ->
    [yes] { "" }
   *[no] {" "}(closed)
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

lcn-event-game-started = { $start } is start player. The families by seat: { $families }.
lcn-event-round-started = Round { $round } begins. { $start } is start player.
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
lcn-event-influence-shuffled = { $count } influence cards are shuffled: a new stack.
lcn-event-market-filled = New in the market: { $business }.
lcn-event-market-cleared = { $seat } has the market renewed. Under the stack: { $businesses }.
lcn-event-job-planned = { $seat } plans a job of round { $round } for { $man }.
lcn-event-job-chosen = You plan { $job } for { $man }.
lcn-event-purchase-planned = { $seat } plans to buy { $business } with { $man }.
lcn-event-influence-played = { $seat } plays { $card }.
lcn-event-influence-attached = { $seat } lays { $card } on { $man }.
lcn-event-attachment-gone = { $card } leaves { $man }.
lcn-event-lawyer-used = The { $business } of { $seat } looks around.
lcn-event-peeked = { $seat } looks at the job of { $man }.
lcn-event-job-seen = The job of { $man } is { $job }.
lcn-event-turn-started = { $stage ->
    [planning] { $seat } plans.
   *[action] { $seat } is in turn.
}
lcn-event-turn-brought-forward = { $seat } acts first.
lcn-event-turn-skipped = { $seat } is skipped.
lcn-event-purchase-done = { $seat } buys { $business } for { $price }.
lcn-event-task-lost = { $abandoned ->
    [yes] { $seat } abandons the job of { $man }.
   *[no] The job of { $man } is lost.
}
lcn-event-purchase-lost = { $abandoned ->
    [yes] { $seat } does not buy { $business }.
   *[no] { $business } goes back, { $man } cannot buy it any more.
}
lcn-event-attack-begun = { $man } is about to attack for { $seat }.
lcn-event-target-named = { $seat } aims at { $target } with { $man }.
lcn-event-job-revealed = { $seat } reveals the card of { $man } – { $job }.
lcn-event-job-lapsed = { $job } comes to nothing.
lcn-event-man-aimed-at = The victim is { $man }.
lcn-event-business-aimed-at = The victim is { $business }.
lcn-event-stake-placed = { $seat } bets { $money } on the horses.
lcn-event-dice-rolled = { $seat } rolls { $dice } for { $man }, target { $number }: { $successes ->
    [0] no success
    [one] one success
   *[other] { $successes } successes
}.
lcn-event-die-rerolled = The { $business } of { $seat } rolls a { $was } again: { $now }.
lcn-event-paid = { $seat } receives { $money }.
lcn-event-lost = { $seat } loses { $money }.
lcn-event-money-taken = { $source } pays { $seat } { $money }.
lcn-event-robbed = { $seat } robs { $robbed } of { $money }.
lcn-event-repelled = { $seat } repels the attack of { $attacker }.
lcn-event-shot-back = { $man } shoots back.
lcn-event-doc-used = { $lethal ->
    [yes] { $seat } sends an Emergency doc: he will live.
   *[no] { $seat } sends an Emergency doc: it was only a scratch.
}
lcn-event-man-killed = { $man } of { $seat } is dead. { $by } keeps the card.
lcn-event-man-deactivated = { $man } of { $seat } is out for this round.
lcn-event-business-gone = { $business } of { $seat } is gone.
lcn-event-business-deactivated = { $business } of { $seat } is closed for this round.
lcn-event-business-taken = { $business } of { $source } works for { $seat } now.
lcn-event-business-bought = { $seat } buys { $business } for { $price }.
lcn-event-stack-shuffled = The business stack is shuffled.
lcn-event-laundered = { $seat } launders { $money }.
lcn-event-marker-placed = { $seat } puts a marker on { $business }.
lcn-event-marker-returned = The marker of { $seat } leaves { $business }.
lcn-event-monopoly-taken = { $seat } holds the monopoly { $monopoly }.
lcn-event-monopoly-lost = { $seat } loses the monopoly { $monopoly }.
lcn-event-income-paid = { $seat } has an income of { $money }.
lcn-event-bonus-paid = { $seat } receives { $money } { $bonus ->
    [business] for the best businesses
    [gangsters] for the most gangsters
   *[power] as a power bonus
}.
lcn-event-laundered-doubled = { $seat } gets { $money } back from the laundry.
lcn-event-recruited = { $seat } recruits { $man } for { $price }.
lcn-event-job-dropped = { $seat } discards a job of round { $round }.
lcn-event-influence-dropped = { $seat } discards an influence card.
lcn-event-offer-made = { $offer }.
lcn-event-offer-refused = { $seat } refuses the offer of { $proposer }.
lcn-event-offer-withdrawn = { $seat } withdraws an offer.
lcn-event-offers-expired = All open offers have expired.
lcn-event-deal-struck = A deal! { $offer }.
lcn-event-promised = { $seat } promises { $to }: “{ $promise }”.
lcn-event-promise-settled = { $status ->
    [kept] { $seat } has kept a promise to { $to }: “{ $promise }”.
    [broken] { $seat } has broken a promise to { $to }: “{ $promise }”.
   *[void] The promise of { $seat } to { $to } is void: “{ $promise }”.
}
lcn-event-duel-rolled = Duel of { $seats }: { $dice }.
lcn-event-game-ended = { $shared ->
    [yes] The game is over. { $winners } share the win.
   *[no] The game is over. { $winners } wins.
}

## Why not

lcn-refused-no-seat = There is no such seat at this table.
lcn-refused-over = The game is over.
lcn-refused-foreign-action = That is not something one does at this table.
lcn-refused-not-asked = Nobody is asking you just now.
lcn-refused-step = { $step ->
    [object] First decide about your new jobs.
    [plan] First choose a gangster for a task.
    [task] First give this gangster a task.
    [peek] First choose a job to look at.
    [gap] First say whether you want to do something before this turn.
    [planning-gap] First say whether you want to do something before this turn.
    [last-call] This is the last call for influence cards.
    [turn] First execute or abandon a task.
    [announced] First name the target, and reveal.
    [victim] First name the victim.
    [markers] First choose the markers.
    [stake] First fix your stake.
    [reroll] First decide about the dice.
    [robbery] First say whether you rob.
    [trap] First say whether you spring a Trap.
    [doc] First say whether you send an Emergency doc.
    [shoot-back] First say whether you shoot back.
    [launder] First say how much you launder.
    [buy] First decide about the market.
    [search] First decide which business you buy.
    [recruit] First decide whether you recruit.
   *[drop] First discard what is too much.
}
lcn-refused-trade-locked = Nobody may trade now: a card has been revealed, or it is not the time.
lcn-refused-no-partner = A deal needs another player at this table.
lcn-refused-too-many-offers = That is enough for this round: at most { $most } offers.
lcn-refused-five-open-offers = You have { $most } offers open already.
lcn-refused-answers-nothing = There is no such offer to answer.
lcn-refused-empty-offer = An offer of nothing for nothing is no offer.
lcn-refused-no-such-card = There is no such card.
lcn-refused-not-owned = { $seat } does not have this { $business } to give.
lcn-refused-odd-money = Money is counted in full thousands of dollars.
lcn-refused-no-money = { $seat } has only { $cash }.
lcn-refused-not-his-man = { $man } is not a gangster that { $seat } can give.
lcn-refused-man-has-task = { $man } has a task and cannot be traded.
lcn-refused-deactivated = This { $business } is closed for the round: no marker can be put there.
lcn-refused-own-marker = Who gets this { $business } needs no marker on it.
lcn-refused-no-marker-there = { $seat } has no marker on this { $business }.
lcn-refused-no-marker-left = { $seat } would need more than { $most } markers.
lcn-refused-too-many-promises = So many promises at once nobody believes.
lcn-refused-odd-promise = That promise is not complete: an amount in full thousands for money, words for words.
lcn-refused-no-such-offer = There is no such offer for you.
lcn-refused-task-to-give = You still have a gangster without a task.
lcn-refused-task-to-do = You must execute or abandon one of your tasks.
lcn-refused-not-only-attacks = Not all your new jobs are attacks.
lcn-refused-not-your-man = { $man } is not one of your gangsters.
lcn-refused-has-a-task = { $man } has a task already.
lcn-refused-no-card-for-him = You have no job, and the market is empty.
lcn-refused-not-in-hand = You do not have that job.
lcn-refused-empty-slot = There is no card in this place of the market.
lcn-refused-only-in-action = A Schemer is for the action phase.
lcn-refused-nothing-to-see = There is nothing new to see on { $man }.
lcn-refused-nothing-planned = No other player has a planned job that you do not know.
lcn-refused-no-task = { $man } has no task.
lcn-refused-too-dear = That costs { $price }, and you have { $cash }.
lcn-refused-only-in-reaction = Robbery and Trap are only executed in reaction to others.
lcn-refused-no-victim-anywhere = Nobody has anything that this attack could hit.
lcn-refused-name-target-first = First name the player it is aimed at.
lcn-refused-named-already = You have named this player already.
lcn-refused-not-a-target = An attack is aimed at another player.
lcn-refused-no-victim = { $target } has nothing that this attack could hit.
lcn-refused-not-a-victim = The victim must be { $aim } of the player you have named.
lcn-refused-not-planned-there = { $man } does not carry the right card.
lcn-refused-brought-forward = You have just brought this turn forward.
lcn-refused-cannot-scheme = To act first you need a task, and it works only once before each turn.
lcn-refused-not-to-be-had = { $kind }: there is none in the stack, or you cannot pay for it.
lcn-refused-not-under-your-boss = { $man } is not waiting under your boss.
lcn-refused-not-too-many = You do not have too many of these.
lcn-refused-stake-too-high = You can bet at most { $most }.
lcn-refused-too-much-to-launder = You can launder at most { $most } now.
lcn-refused-no-such-die = There is no such die.
lcn-refused-no-marker-for = You have no marker there that serves as { $kind }.
lcn-refused-no-such-influence = You do not have { $card }.
lcn-refused-no-idle-lawyer = That is not a Lawyer of yours who can be used in this round.
lcn-refused-not-the-time = Not now: this card has another time.
lcn-refused-man-not-there = { $man } is not at the table.
lcn-refused-second-card = { $man } has { $card } already.
lcn-refused-opponents-only = { $card } is only for gangsters of other players.

## Standing orders

lcn-order-keep-jobs = Keep the jobs you draw, even if all of them are attacks
lcn-order-pass-before-plans = Before others plan: play no card
lcn-order-pass-when-planned = Once all your gangsters have a task: play no more influence cards
lcn-order-pass-last-call = At the last call: play no card
lcn-order-pass-before-turns = Before others act: no Schemer and no other card
lcn-order-pass-robberies = Rob nobody
lcn-order-pass-traps = Spring no Trap, whoever attacks
lcn-order-pass-docs = Play no Emergency doc, whoever is hit
`,"../../../../src/backroom/words/en/maffiosi.ftl":`### Maffiosi

maf-money = \${ $amount }
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
maf-man-of = { $man } of { $seat }{ $asleep ->
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
maf-draw-middle = \${ $money } · { $pile } cards
maf-draw-men = B Boss · R Revolver Robbie · J Jack Stiletto · H Strong Henkie · z asleep · ( ) pie
maf-draw-signs = Danger for your man: / a stab · = a shot · * a pie
maf-draw-family = { $seat }: { $money } · income { $income } · { $cards ->
    [one] one card
   *[other] { $cards } cards
}

## Options

maf-option-seating = Seating
maf-option-seating-fixed = fixed: everybody sits as in the plan, most of them in danger
maf-option-seating-manual = manual: the players put down one man after the other
maf-option-seating-random = random: chairs by lot
maf-option-youngest = The youngest player
maf-option-youngest-random = named by chance
maf-option-youngest-first-seat = whoever sits in the first seat
maf-option-money = Money
maf-option-money-open = open: everybody sees how much each player has
maf-option-money-hidden = hidden: totals of the others are shown at the end only
maf-option-notes = Banknotes
maf-option-notes-sum = the middle always has change
maf-option-notes-strict = real notes: change only from your own
maf-option-stall-guard = Stall guard
maf-option-stall-guard-off = off, as in the rules
maf-option-stall-guard-on = three rounds without any income end the game

## What is asked

maf-ask-card = Your turn: play a card, or throw one away and draw another.
maf-ask-second = You may still play a Move.
maf-ask-victim-stab = Stab! Who is the victim?
maf-ask-victim-fire = Fire! Who is the victim?
maf-ask-pie-chair = Where do you want your pie? It goes off at the start of your next turn.
maf-ask-pass = Which pie goes to whom?
maf-ask-explode = Which pie goes off?
maf-ask-drinks = { $count ->
    [one] Who gets a nightcap? Choose one man; who is asleep already will not wake up again.
   *[other] Who gets a nightcap? Choose { $count } men (or all, if there are fewer); who is asleep already will not wake up again.
}
maf-ask-man = Which of your men moves?
maf-ask-bring = Which of your men do you seat next?
maf-ask-chair = Where does { $man } sit down?
maf-ask-wait = It is the turn of { $turn }.
maf-ask-over-last-at-table = Only one family is left at the table. The game is over.
maf-ask-over-empty-bank = The money in the middle is gone. The game is over.
maf-ask-over-nobody-left = Nobody is left at the table. The game is over.
maf-ask-over-stall-guard = Three rounds without any income. The game is over.
maf-ask-over-round-limit = It has taken too long. The game is over.

## Actions

maf-action-play = Play { $card }
maf-action-discard = Throw away { $card }
maf-action-stay = No second card
maf-action-kill = { $place }
maf-action-put-pie = { $place }
maf-action-lift = { $place }
maf-action-sit = { $place }
maf-action-bring = { $man }{ $asleep ->
    [yes] {" "}(asleep)
   *[no] { "" }
}
maf-action-serve = A nightcap for { $men }
maf-action-pass-left = The pie of { $pie } from chair { $chair } to the left: { $place }
maf-action-pass-right = The pie of { $pie } from chair { $chair } to the right: { $place }
maf-action-explode = The pie of { $pie } on chair { $chair }: it hits { $victims }

## What one may know before choosing

maf-outlook-put-pie = Careful, your own men are in its reach: { $men }.
maf-outlook-explode = Careful, your own men are in its reach: { $men }.
maf-outlook-serve = Careful, these are your own men: { $men }.

maf-hint-chair = Type the number of a chair.

## The table in words

maf-view-turn = { $round ->
    [0] The men are taking their seats; { $turn } will start.
   *[other] Round { $round }, turn of { $turn }.
}
maf-view-middle = In the middle: { $money }, { $pile } cards to draw, { $markers } sleep markers. Discarded: { $discards }
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
maf-view-waiting = { $count } × { $man } waiting
maf-view-family = { $seat }: { $money }; income { $income }; cards: { $cards }; { $men }{ $asked ->
    [yes] {" "}(choosing)
   *[no] { "" }
}
maf-view-family-out = { $seat }: { $money }; out of the game
maf-view-pie = The pie of { $seat } stands at chair { $chair }. It would hit { $victims }.
maf-view-threat-stab = { $seat } could stab: { $men }.
maf-view-threat-fire = { $seat } could shoot: { $men }.
maf-view-hand = Your cards: { $cards }

## What happened

maf-event-table-set = { $drawn ->
    [yes] { $youngest } counts as the youngest. { $first } has the first turn.
   *[no] The table is set. { $first } has the first turn.
}
maf-event-turn-started = Round { $round }: it is the turn of { $seat }.
maf-event-pie-exploded = { $own ->
    [yes] The pie of { $pie } on chair { $chair } goes off!
   *[no] { $seat } sets off the pie of { $pie } on chair { $chair }!
}
maf-event-man-killed = { $man } of { $seat } leaves chair { $chair } for ever.
maf-event-player-out = { $seat } has no men left and is out.
maf-event-hand-discarded = { $seat } lays down these cards: { $cards }
maf-event-paid = { $seat } takes { $money }.
maf-event-rest-taken = { $seat } is the last one at the table and takes { $money }.
maf-event-card-played = { $seat } plays “{ $card }”.
maf-event-card-discarded = { $seat } throws away “{ $card }”.
maf-event-second-declined = { $seat } plays no second card.
maf-event-attacked = { $man } of { $seat } on chair { $chair } strikes at chair { $victim }.
maf-event-pie-placed = A pie from { $seat } for chair { $chair }.
maf-event-pie-passed = { $seat } passes the pie of { $pie } to the { $way ->
    [left] left
   *[right] right
}, from chair { $source } to chair { $chair }.
maf-event-drinks-served = { $seat } pours a nightcap for { $count ->
    [1] chair { $chairs }
   *[other] chairs { $chairs }
}.
maf-event-everybody-left = A raid! Everybody leaves the table.
maf-event-man-brought = { $seat } brings { $man }{ $asleep ->
    [yes] {" "}(asleep)
   *[no] { "" }
}.
maf-event-man-lifted = { $man } of { $seat } gets up from chair { $chair }.
maf-event-man-seated = { $man } of { $seat } sits down on chair { $chair }.
maf-event-cards-drawn = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
maf-event-cards-received = You draw: { $cards }
maf-event-discards-shuffled = { $count } discarded cards are shuffled: a new draw pile.
maf-event-woke-up = { $seat }: awake again on { $count ->
    [1] chair { $chairs }
   *[other] chairs { $chairs }
}.
maf-event-game-ended = { $ending } { $shared ->
    [yes] { $winners } share the win.
   *[no] { $winners } wins.
}

## Why not

maf-refused-foreign-action = That is not something one does at this table.
maf-refused-no-seat = There is no such seat at this table.
maf-refused-over = The game is over.
maf-refused-out = You have no men left at the table.
maf-refused-not-your-turn = It is the turn of { $turn }.
maf-refused-step = { $step ->
    [card] First choose a card.
    [second] Now you may play a Move, or nothing.
    [victim] First choose the victim.
    [pie-chair] First choose a chair for your pie.
    [pass] First choose a pie and a direction.
    [explode] First choose the pie that goes off.
    [drinks] First choose who gets a nightcap.
    [man] First choose the man who moves.
    [bring] First choose the man you seat next.
   *[chair] First choose a chair for your man.
}
maf-refused-only-a-move = The second card must be a Move, not { $card }.
maf-refused-not-in-hand = You do not have { $card }.
maf-refused-no-revolver = None of your men who are awake has a revolver.
maf-refused-only-crossed = Your armed men sit on crossed chairs: there is nobody opposite them.
maf-refused-nobody-opposite = No opponent sits opposite one of your revolvers.
maf-refused-no-knife = None of your men who are awake has a knife.
maf-refused-nobody-beside = No opponent sits right beside one of your knives.
maf-refused-no-drinkers = Nobody sits in front of a drink.
maf-refused-no-markers = There are no sleep markers left.
maf-refused-no-pie = There is no pie of an opponent on the table.
maf-refused-no-way-for-a-pie = No pie can be passed on: the next men have a pie already, or there is no next man.
maf-refused-all-asleep = All your men are asleep.
maf-refused-no-free-chair = There is no free chair.
maf-refused-played-already = You have played a card, so you throw none away.
maf-refused-nobody-there = Nobody sits on chair { $chair }.
maf-refused-own-man = The man on chair { $chair } is one of your own.
maf-refused-out-of-reach = None of your knives is right beside chair { $chair }.
maf-refused-crossed-chair = Chair { $chair } is crossed: nobody there can be shot.
maf-refused-out-of-line = None of your revolvers is right opposite chair { $chair }.
maf-refused-second-pie = There is a pie in front of chair { $chair } already.
maf-refused-own-pie = That is your own pie.
maf-refused-pie-not-on-table = That pie is not on the table.
maf-refused-pie-on-pie = The pie of { $pie } cannot go that way: the next man has a pie already, or there is none.
maf-refused-no-drinker-there = Nobody sits in front of one of these drinks.
maf-refused-serve-exactly = { $count ->
    [one] Exactly one man gets a nightcap now.
   *[other] Exactly { $count } different men get a nightcap now.
}
maf-refused-not-your-man = The man on chair { $chair } is not yours.
maf-refused-asleep = The man on chair { $chair } is asleep and cannot be moved.
maf-refused-no-such-man = No such man of yours is waiting for a chair.
maf-refused-same-chair = He comes from chair { $chair }: staying put is no move.
maf-refused-occupied = Chair { $chair } is taken by { $by }.

## Standing orders

maf-order-no-second-card = Play no second card
`,"../../../../src/backroom/words/en/service.ftl":`### Sentences of the service: why it does not do what it was asked.

## People

service-stranger = We do not know you any more. Please come in again.
service-name-empty = Please tell us your name.
service-name-long = A name has at most { $most } characters; this one has { $length }.
service-name-characters = There is a character in this name that we cannot show there ({ $character }).
service-language = Please choose one of our languages: { $languages }.
service-login-form = A login has { $least } to { $most } characters: only the letters a to z, digits, -, _ and the full stop.
service-login-taken = Somebody is already called { $login }. Please choose another login.
service-passphrase-length = A passphrase has { $least } to { $most } characters. A few words in a row are easy to remember.
service-passphrase-wrong = That is not your passphrase.
service-account-already = You already have an account.
service-account-none = You are here as a guest. A passphrase comes with an account.
service-log-in = This login and this passphrase do not go together.

## When it gets too much

service-too-fast = That was a bit too fast. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } and try again.
service-busy = There is a crowd at the door. Please try again in a moment.
service-too-many-tables = You have { $most } tables waiting already. Begin or close one of them first.
service-too-many-sockets = You have this open in too many windows. Please close some.
service-too-much-talk = Catch your breath; then go on talking.
service-talk-full = You have said so much at this table that nothing more fits.
service-too-slow = Your line takes in too little. Please come back when it is better.
service-message-long = A message has at most { $most } bytes.
service-no-text = Messages to a table are texts, never bytes.

## Tables

service-no-table = There is no such table, or it takes a link to see it.
service-no-link = This link leads nowhere any more.
service-no-join = To sit down here you need the link to play.
service-no-watch = The host has closed this table to spectators.
service-not-host = Only the host of the table can do that.
service-not-seated = You do not sit at this table.
service-already-seated = You have a seat at this table already.
service-chair-taken = Somebody sits there already.
service-chair-free = Nobody sits there.
service-chairs-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
 } Put bots there, or wait for players.
service-nobody-plays = Bots alone need no table. Sit down yourself, or invite somebody.
service-table-full = There is no free seat at this table.
service-no-seat = There is no such seat; this table has { $seats }.
service-has-begun = The game has begun; that was possible only before.
service-not-begun = The game has not begun yet.
service-not-over = The game is not over yet.
service-is-there = This player is at the table.
service-same-chair = A bot sits there already.
service-bot-sits = A bot sits in for you. Take your seat back first.
service-moved-on = The table has moved on since you looked. Look again, then choose.
service-clock = A clock runs for { $days } days at most.
service-no-level = There is no such bot; we have: { $levels }.
service-no-order = There is no such standing order here; there are: { $orders }.
service-no-such-choice = That is not among the choices.
service-no-entry = The log of this game ends with entry { $last }.
service-no-game = There is no such game here; we have: { $games }.
service-no-talk = At this table nobody talks.
service-no-whispers = At this table nobody whispers.
service-no-listener = You can only speak to another player of this table.
service-empty-talk = You said nothing.
service-table-gone = The host has closed this table.
service-aside = The records of this table are damaged. It was set aside, and the operator knows.

## The service itself

service-bad-input = That cannot be: { $reason }.
service-bad-message = We do not understand this message: { $reason }.
service-bad-request = We do not understand this request: { $reason }.
service-no-page = There is nothing here.
service-no-method = That cannot be done here.
service-too-large = That is too large for us.
service-other-origin = This request comes from another site; we do not listen to it.
service-not-written = We could not write this down, so nothing has happened. Please try again.
service-closing = The house is closing for a moment. Nothing is lost; please come back.
service-fault = Something went wrong on our side. Nothing was changed that you were not told of.
service-no-hints = At this table there are no hints.
service-nothing-asked = Nothing is asked of you now.
service-no-advice = The coach does not answer. Ask again.
`,"../../../../src/backroom/words/en/web.ftl":`### The web client: what every page has.

web-skip = To the table
web-nav = Ways around the house
web-nav-rules = Rulebooks
web-nav-watch = Watch
web-nav-games = My games
web-nav-about = About
web-language = Language
web-nobody = Sit down as…
web-unofficial = Unofficial and free. The boxes are worth owning.
web-unreachable = The house cannot be reached. We try again as soon as you do.
web-line-lost = The line broke before we had an answer. Look at the table, then try again.
web-seat = Player { $number }
`,"../../../../src/backroom/words/en/web_capo_della_mafia.ftl":`### The web client: the table of Capo della Mafia.

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

web-cap-symbol-intimidation = intimidation
web-cap-symbol-bribing = bribing
web-cap-symbol-smuggling = smuggling
web-cap-symbol-any = any symbol
web-cap-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
 }
web-cap-no-symbol = no symbol
web-cap-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
 }
web-cap-stars-off = { $count ->
    [one] takes { $count } star off
   *[other] takes { $count } stars off
 }
web-cap-card = { $name }: { $symbols }, { $stars }.
web-cap-card-open = Lies open.
web-cap-card-hidden = Lies face down.
web-cap-card-sealed = In your sealed choice.
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
    [one] Tony squealed: { $stars } star more!
   *[other] Tony squealed: { $stars } stars more!
 }
web-cap-newspaper = Newspaper
web-cap-masthead = The Daily Alibi
web-cap-no-news = No news this round.
web-cap-next-back = { $envelope ->
    [yes] The next mission has an envelope on its back.
   *[no] The next mission has a plain back.
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
web-cap-last-round = last round { $won }
web-cap-place = { $name }: { $respect } respect, { $hand ->
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
web-cap-stage-lay = Everybody picks cards in secret. Ready: { $ready } of { $all }.
web-cap-stage-turn-up = Half of the cards come up. Ready: { $ready } of { $all }.
web-cap-stage-suspect = { $counter } counts down as soon as everybody has made up their mind. Ready: { $ready } of { $all }.
web-cap-stage-claim = Nobody suspected you? Then Giulia may show herself. Ready: { $ready } of { $all }.
web-cap-stage-over = That was the last round.
web-cap-skip = Skip
web-cap-track = The way to { $target } respect: { $who }
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
web-cap-seen-cards = Seen in the end
web-cap-suspected = Suspected
web-cap-verdict = Hat or bars
web-cap-respect = Respect
web-cap-deck = Cards you have seen
web-cap-piles = { $pile } cards in the draw pile, { $discards } in the discard pile.
web-cap-held = { $name } ({ $count })
web-cap-keepers = May have held cards since before the last shuffle, and at most how many: { $who }.
web-cap-card-column = Card
web-cap-unseen = Not seen
web-cap-of = { $count } of { $all }
web-cap-in-sight = With you or open
web-cap-discarded = Seen discarded
web-cap-kept = Held since the shuffle, at most
web-cap-missions-left = { $count ->
    [one] { $count } mission still to come
   *[other] { $count } missions still to come
 }
web-cap-newspapers-left = { $count ->
    [one] { $count } newspaper still to come
   *[other] { $count } newspapers still to come
 }
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
   *[other] in { $caps } caps
 }
web-cft-station-godfather = Godfather
web-cft-station-investigation = Investigation
web-cft-station-strike = Strike
web-cft-station-end = The end

## The board

web-cft-market = Black market
web-cft-pile = { $pile ->
    [0] no more cards to come
   *[other] { $pile } cards to come
 }
web-cft-slot = { $card }, { $price }
web-cft-trash = thrown away at the end of the round
web-cft-cap = watched by the police
web-cft-first = makes you the first player
web-cft-starts = starts the next round
web-cft-print = Prints { $count } × { $stars } for you
web-cft-print-any = Prints fakes
web-cft-supermarket = Up to { $most } fakes, { $money } each
web-cft-refuses = { $level ->
    [1] ★ refused
    [2] nothing but ★★★
   *[other] no fakes any more
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

web-cft-does-printer = Two more fakes each time you print
web-cft-does-ink = Ink, paper and hologram: each different one makes your fakes a star better
web-cft-does-paper = Ink, paper and hologram: each different one makes your fakes a star better
web-cft-does-hologram = Ink, paper and hologram: each different one makes your fakes a star better
web-cft-does-diner = Turns one fake into real money at the end of every round
web-cft-does-private-jet = Flies for nothing, from a space of its own
web-cft-does-big-lawyer = Moves one of your henchmen when the game ends
web-cft-does-bad-lawyer = Moves one of your henchmen when the game ends, after the big lawyer
web-cft-does-lottery-ticket = Pays when the game ends; the Godfather does not see it

## The players

web-cft-cards = Cards of the players
web-cft-henchmen = { $henchmen ->
    [one] 1 henchman left
   *[other] { $henchmen } henchmen left
 }
web-cft-screen = Behind your screen
web-cft-cash = Cash
web-cft-offshore = Offshore
web-cft-godfather = The Godfather would take
web-cft-godfather-gone = The Godfather comes no more
web-cft-fakes-title = Your fakes
web-cft-fakes = { $count ->
    [one] 1 fake of quality { $quality }
   *[other] { $count } fakes of quality { $quality }
 }
web-cft-press = A print
web-cft-machines = Your cards

## Handing in notes

web-cft-sale = Which notes?
web-cft-less = one less of quality { $quality }
web-cft-more = one more of quality { $quality }
web-cft-of = of { $count }
web-cft-each = { $count } × { $money }
web-cft-after-sale = Then { $cash } in cash; left:
web-cft-better = As good or better: { $sale }
web-cft-not-yet = Not these alone
web-cft-best = Most: { $money }
web-cft-sell = Hand these in
web-cft-sell-for = { $count ->
    [one] Hand in 1 note for { $money }
   *[other] Hand in { $count } notes for { $money }
 }

## Flying

web-cft-transfer = How much?
web-cft-least = as much as possible back
web-cft-back = less into the envelope
web-cft-there = more into the envelope
web-cft-most = as much as possible into the envelope

## The end

web-cft-end = The end
web-cft-end-godfather = Last visit
web-cft-end-extra = Last henchmen
web-cft-end-big-lawyer = Big lawyer
web-cft-end-bad-lawyer = Bad lawyer
web-cft-end-diners = Diners
web-cft-end-tickets = Lottery
web-cft-end-count = The count
web-cft-end-none = Nothing happened here.
web-cft-end-later = Still to come.
web-cft-total = Together
web-cft-burned = Fakes, burned
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
web-end-course = How it came
web-end-next = The next game is set: sit down
web-end-watch-next = They play on: watch
web-chart-said = { $who }: { $from } after round { $first }, { $to } at the end.

## The dice

web-verify = Verify the dice
web-verify-again = Verify again
web-verify-why = Before anybody sat down the house sealed its seed. See for yourself whether it kept to it.
web-verify-running = The whole game is played once more …
web-verify-sound = Everything holds.
web-verify-broken = Something does not hold.
web-verify-broken-why = What the house keeps of this game is not what was played. The fault it found: { $fault }
web-verify-here = Computed by your own browser
web-verify-house = Played again by the house, with the rules
web-verify-holds = holds
web-verify-fails = does not hold
web-verify-not-looked-at = not looked at
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
web-verify-result = The ranking: places and points are the ones that the rules give.
web-verify-broken-seals = The log was changed, or a part of it is missing.
web-verify-broken-seed = The house’s seed is not the one that it had committed itself to.
web-verify-broken-rules = The moves in the log do not follow from the rules and the seeds.
web-verify-broken-chance = The cards and dice do not follow from the seeds.
web-verify-broken-clocks = The clock moved when it should not have.
web-verify-broken-result = The ranking that the house tells is not the one of this game.
web-verify-unchecked-seals = The seals of the log.
web-verify-unchecked-seed = The seed of the house.
web-verify-unchecked-rules = The rules.
web-verify-unchecked-chance = Every card and every die.
web-verify-unchecked-clocks = The clocks.
web-verify-unchecked-result = The ranking.
web-verify-numbers = The numbers themselves
web-verify-limits = What this does not prove
web-verify-limit-look = It proves that nobody changed the deal. It does not keep whoever runs this server from looking at the cards: he has the seed.
web-verify-limit-sit = Nor does it keep him, or a friend of his, from sitting down and choosing the last seed when he knows all others.
web-verify-limit-tables = Nor does it show the tables that the house gave up before they began.
web-verify-limit-alone = No player added a seed to this game. So it proves only that the deal was not changed after the house had sealed it.
web-verify-limit-people = It says nothing about who sat behind a name, or what was said elsewhere. The times in the log are the house’s word.
web-verify-limit-house = What the house has played again is the house’s word, too. Whoever wants to be sure takes the game as a file and runs:

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
web-replay-chosen = What was really chosen
web-replay-only = Only { $who } heard:
web-replay-nothing-hidden = nothing hidden
web-replay-refused = This game is over: here one can only look.
web-replay-last-position = To the table
`,"../../../../src/backroom/words/en/web_room.ftl":`### The web client: the room around the tables.

## Words that many pages use

web-room-waiting = One moment …
web-sure-no = Rather not
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
web-home-rules = Rules
web-home-open = Open tables
web-home-none-open = Nobody is waiting for players right now. Make a table, list it, and you are the first.
web-home-sit = Sit down
web-home-sitting = Sitting down …
web-home-to-table = To the table
web-home-full = Full: look on
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
web-new-own-cards = You own the box and know better?
web-new-own-cards-hint = Play with a card file of your own. Where to start: backroom cards { $game }.
web-new-make = Set the table
web-new-making = Setting the table …
web-new-afresh = As the game comes
web-option-changed = Not as the game comes.
web-settings-title = Title
web-settings-title-example = Friday night
web-settings-clock = Clock
web-settings-talk = Talk
web-settings-talk-all = Table talk and whispers
web-settings-talk-table = Table talk, no whispers
web-settings-talk-none = No talk
web-settings-hold = When somebody goes away
web-settings-who = Who may come, and what counts
web-settings-listed = Listed
web-settings-listed-hint = Anybody finds it among the open tables; else it takes the link.
web-settings-watchers = Spectators
web-settings-watchers-hint = Whoever may find the table may watch it. They see no hidden card.
web-settings-rated = Rated
web-settings-rated-hint = The result counts for the ratings of everybody who plays.
web-clock-none = No clock: nobody is in a hurry
web-clock-live = Live
web-clock-by-correspondence = By correspondence
web-clock-decision = { $decision } for a decision
web-clock-reserve = { $reserve } for the whole game
web-clock-both = { $decision } for a decision, { $reserve } in reserve
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
web-join-from = { $host } keeps a chair for you:
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
web-lobby-ready = Everybody sits. Deal when you like.
web-lobby-fill = Bots on all free chairs
web-lobby-waits-for-host = Everybody sits. { $host } begins.
web-lobby-options = What is agreed
web-lobby-options-all = All options of this game
web-lobby-options-change = Change the rules you play by
web-lobby-settings-change = Change the table
web-lobby-watchers = Spectators are welcome
web-lobby-no-watchers = No spectators
web-lobby-listed = Listed among the open tables
web-lobby-not-listed = By invitation only
web-lobby-rated = The result counts for the ratings
web-lobby-rulebook = Read the rulebook
web-lobby-invite = Invite
web-lobby-invite-link = Whoever has this link can sit down:
web-lobby-invite-text = A chair is free: { $game } at Backroom.
web-lobby-watch-link = A link for spectators
web-lobby-watch-link-hint = Whoever has this link can watch:
web-lobby-host-link = Hand over the table
web-lobby-host-link-hint = Careful: whoever opens this link becomes the host in your place.
web-lobby-sealed = The dice are sealed
web-lobby-sealed-why = The house has drawn its seed and published its seal before anybody sat down; every player adds to it on sitting down. After the game you can check that nobody loaded a die or stacked a card.
web-lobby-commitment = The seal
web-lobby-discard = Close this table
web-lobby-discard-sure = The table goes, and so do its links. Close it?
web-lobby-discard-yes = Close it
web-chair-free = Free
web-chair-you = that is you
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
web-invite-qr = The link as a code for the camera of a phone

## My games, watching

web-games-stranger = You have not played here yet: we do not know you. Choose a game, or log in if you have an account.
web-games-choose = Choose a game
web-games-none = Nothing is running. Time to deal.
web-games-waiting = They wait for you
web-games-running = The others are thinking
web-games-lobby = Not begun yet
web-games-aside = Set aside: the records of these tables are damaged
web-games-finished = How it ended
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
web-rules-nothing = No rule says that. Try another word, or the number of a rule.
web-rules-contents = Contents
web-rules-drawing = Drawing
web-rules-table = Table

## Myself

web-me = Who are you?
web-me-name-part = Name and language
web-me-name = Name
web-me-rename = Change my name
web-me-come-in = Come in
web-me-named = That is what we call you from now on. At tables where you sit already you keep the old name.
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
web-me-passphrase-changed = The passphrase is changed. Everywhere else you are logged out.
web-me-log-in = Log in
web-me-log-in-why = If you have an account.
web-me-log-in-guest = If you have an account already. The seats that you took as this guest stay the guest’s.
web-me-welcome = Welcome back.
web-me-log-out = Log out
web-me-gone = You are logged out.
web-me-ratings = Ratings
web-me-rated-games = { $games ->
    [one] one game
   *[other] { $games } games
 }
web-me-no-ratings = Play at a rated table, and you stand here.
web-me-out = Leave
web-me-forget = Forget me
web-me-forget-sure = We forget your name, your account and your ratings. Games that you play are left without you; finished ones keep the name you had. This cannot be taken back.
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
web-about-private = What we keep
web-about-private-text = The name you give, a cookie that no script can read, and the games you play. No e-mail, no tracking, nothing from anywhere else.
web-about-private-me = You can have yourself forgotten.
web-about-things = Icons and letters
web-about-icons = The icons are by Lorc, Delapouite and the other artists of
web-about-licence = Backroom itself is free software under the Apache License 2.0.

## When something does not go

web-error = That door is shut
web-error-retry = Try again
web-error-home = Back to the front room
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-temper-even = even-tempered
web-temper-bold = bold
web-temper-greedy = greedy
web-temper-careful = careful
web-temper-vengeful = vengeful
web-temper-mute = mute
web-chair-temper = Temper of the bot on chair { $number }
web-settings-hints = Hints
web-settings-hints-hint = Whoever is asked something may ask a good bot what it would do. Never at a rated table.
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
web-wishes-pause = wishes for a pause
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
web-over = The game is over.
web-show-result = Show the result
web-paused = The table rests: everybody wished for a pause.
web-go-on = Go on
web-bot-sits-in = A bot sits in for you.
web-come-back = Take my seat back
web-watching = You are watching.
web-waiting-for = Waiting for { $who }.
web-undo = Take it back
web-choose = Choose these
web-filter = Find among { $count } choices
web-understood = I see
web-tab-story = Story
web-tab-talk = Talk
web-tab-deals = Deals
web-tab-rules = Rules
web-tab-words = In words
web-tab-table = Table
web-story-undo = { $who } takes the last move back.
web-story-pause = { $who } wishes for a pause.
web-story-no-pause = { $who } wants to go on.
web-story-bot = A bot sits in for { $who }.
web-story-back = { $who } is back.
web-story-clock = The time of { $who } is up.
web-nothing-said = Nobody has said anything yet.
web-no-talk = At this table nobody talks.
web-whispers-to = whispers to { $who }:
web-whisper-to = whisper to { $who }
web-to-all = to everybody
web-say-to = To whom
web-say = Say something
web-send = Say it
web-mute = Whom I do not want to hear
web-deals = Offers you could make now. The other side answers when it likes.
web-no-question = Nothing is asked of you now.
web-open-rulebook = Open the rulebook
web-sealed-dice = The dice are sealed with
web-orders = Standing orders (nobody else is told)
web-order-never = ask me
web-order-round = in this round
web-order-end = until the end
web-wish-pause = I wish for a pause
web-no-pause = No pause after all
web-leave = Leave, a bot plays on for me
web-close-watchers = Close to spectators
web-open-watchers = Open to spectators
web-replace = Let a bot play for { $who }
web-watch-link = Link for spectators
web-line-coming-back = The line is broken. We are coming back …
web-your-turn = Your turn
web-won = You win!
web-winner = { $who } wins.
web-rematch = Another game
web-replay = Watch it again
web-download-log = The game as a file
web-look-at-table = Look at the table
web-chart = Points, round by round
web-chart-figures = The figures
web-round = Round
web-replay-place = Move { $seq } of { $last }
web-replay-back = Back
web-replay-on = On
web-card-face-down = a card, face down
web-being-shown = The cards are on the table …
web-skip-show = Show how it stands
web-all-choices = All choices in words
web-sound = A bell when it is my turn
web-hint = What would you do?
web-hint-nothing = Say nothing.
web-hint-do = Do that
`}));export{e as texts};