### La Cosa Nostra

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
