### Counterfeiters: why a bot would do something, as advice to the person in the seat

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
