var e=Object.values(Object.assign({"../../../../src/backroom/words/en/learn.ftl":`### Lessons: what is the same in all of them.

learn-but = Allowed, but tonight the lesson goes another way.
learn-beppe = Beppe, the old waiter
learn-lesson = Lesson
learn-title = First evening
learn-contents = The parts of the lesson
learn-left = { $game } on the real table, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 } left
learn-again = again
learn-now = now
learn-leave = Leave, keep my place
learn-leave-short = Leave
learn-part-of = Part { $part } of { $all }
learn-step-of = { $step } of { $all }
learn-show-me = Show me
learn-go-on = Go on
learn-skip-show = Skip
learn-take-back = Take it back
learn-once-more = Do it once more, and it happens.
learn-nothing-lost = Nothing is lost: the table only asks again.
learn-stamp-but = allowed, but
learn-stamp-refused = not allowed
learn-back = Back
learn-why = Why?
learn-detour = So it would have gone. Nothing here counts: take it back, and we go on with the lesson.
learn-end = You won your first evening
learn-end-says = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
 }, { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
 }, { $helped ->
    [0] no help
    [one] helped once
   *[other] helped { $helped } times
 }. Bravo.
learn-know = What you know now
learn-unmet = What you have not met yet
learn-evening = Your evening
learn-you = You
learn-real = Now a real game
learn-real-says = Bots of level easy. They play by the same rules, do not see your cards, and make mistakes.
learn-play-easy = Play against easy
learn-see-again = See it again
learn-home = To the other games
`,"../../../../src/backroom/words/en/learn_counterfeiters.ftl":`### The lesson of Counterfeiters: what Beppe, the old waiter, says. At most 25 words a sentence.

learn-counterfeiters-part-notes = False notes
learn-counterfeiters-part-police = The policeman
learn-counterfeiters-part-ink = Ink and paper
learn-counterfeiters-part-flight = Fly in time
learn-counterfeiters-part-end = The end
learn-counterfeiters-real = Behind this screen is what you own. Real money wins; false notes are worth nothing when the game is over.
learn-counterfeiters-print = Three men a round, each to one free place. At the print shop your printer and your ink make two notes of one star.
learn-counterfeiters-print-do = Send a man to print
learn-counterfeiters-tax = Aldo cheats the taxman: 30 dollars, and the sunglasses. Whoever wears them begins the next round.
learn-counterfeiters-shop = The supermarket gives a real fifty for each false note, three at most. But do you see the police cap on the place?
learn-counterfeiters-shop-do = Go shopping with both notes
learn-counterfeiters-officer = A cap moves the policeman one step. On this space the Godfather comes and takes half of everybody’s cash.
learn-counterfeiters-watched = Aldo prints on the place with the cap. The policeman walks again: two steps to go.
learn-counterfeiters-paper = Ink and paper make notes of two stars. You pay the price of the place, not of the card: here 20.
learn-counterfeiters-paper-do = Buy the paper for 20
learn-counterfeiters-market = Aldo sells and prints. Between the rounds cards over a bin go, the rest slide right and get cheaper, new ones come.
learn-counterfeiters-fly = One step to the Godfather. Fly before he comes: the flight costs 30, and what is offshore nobody takes.
learn-counterfeiters-fly-do = Fly, and send all 70
learn-counterfeiters-godfather = Aldo goes shopping, the policeman lands, and the Godfather takes 100 of his cash. Your 70 are safe.
learn-counterfeiters-again = Print again: with ink and paper it is two notes of two stars now.
learn-counterfeiters-again-do = Send a man to print
learn-counterfeiters-glasses = Aldo takes the sunglasses again. That costs him a man, and he begins once more.
learn-counterfeiters-receiver = The receiver takes up to eight notes, all at the price of the worst: two stars bring 30. And there is no cap here.
learn-counterfeiters-receiver-do = Sell both to the receiver
learn-counterfeiters-later = Rounds later. The policeman has reached the last space, the Godfather had his half, and everybody has one more man.
learn-counterfeiters-last = No shop takes a false note any more. Sell eight to the receiver: then cash and envelope are counted.
learn-counterfeiters-last-do = Sell eight to the receiver
learn-counterfeiters-but-watched = Allowed, but a cap is on that place: the policeman walks, and you get no more for it.
learn-counterfeiters-but-tax = Allowed, 30 dollars are 30 dollars. But first the notes: nobody wins without a press.
learn-counterfeiters-but-buy = Allowed, but then your purse is empty, and you still have no note to spend.
learn-counterfeiters-but-receiver = Allowed, but he pays 20 each where the supermarket pays 50.
learn-counterfeiters-but-dear = Allowed, but two places further the same thing costs less.
learn-counterfeiters-but-fly-later = Allowed, but the Godfather is two steps away yet. First something for the press.
learn-counterfeiters-but-godfather = Allowed, but one more cap, and the Godfather takes half of your hundred.
learn-counterfeiters-but-pass = Allowed, but whoever passes sends no more men this round.
learn-counterfeiters-but-shop = Allowed, and it brings 100. But the policeman walks on.
learn-counterfeiters-know-notes = Real money wins. Print, then turn false notes into real ones.
learn-counterfeiters-know-police = Each cap is a step of the policeman; his road is the clock.
learn-counterfeiters-know-ink = Ink, paper and more make stars; printers make notes. The place has the price.
learn-counterfeiters-know-flight = The Godfather halves all cash. What is offshore he does not find.
learn-counterfeiters-know-end = After the last space everybody has one more man, then it is counted.
learn-counterfeiters-unmet-1 = Lawyers, who move one of your men to a free place
learn-counterfeiters-unmet-2 = Diners and lottery tickets
learn-counterfeiters-unmet-3 = The private jet, and the strike at the airport
`,"../../../../src/backroom/words/en/learn_maffiosi.ftl":`### The lesson of Maffiosi: what Beppe, the old waiter, says. At most 25 words a sentence.

learn-maffiosi-part-money = Money
learn-maffiosi-part-knife = The knife, and the move
learn-maffiosi-part-nightcap = The nightcap
learn-maffiosi-part-pie = The pie
learn-maffiosi-part-note = The last note

learn-maffiosi-bank = Four families, one table, and all the money there is lies in the middle. You are yellow.
learn-maffiosi-income = A turn begins with money: your Boss earns 1,000 wherever he sits, and your Henkie at the till doubles it.
learn-maffiosi-clock = The money is the clock. Whoever takes the last note ends the game at once, and the richest wins.
learn-maffiosi-look = Things belong to chairs: who sits before a knife may use it. Point at your Henkie on chair 3.
learn-maffiosi-look-do = Tap your Henkie, chair 3
learn-maffiosi-stab = Bruna’s Robbie earns at the restaurant, chair 10. Your Robbie sits right beside him, and before chair 9 lies a knife.
learn-maffiosi-stab-do = Take your card Stab!
learn-maffiosi-victim = A knife reaches the very next chair, left or right. Everybody within reach of yours is glowing.
learn-maffiosi-victim-do = Tap chair 10, then stab
learn-maffiosi-second = After a card you may play a second one, if it is a Move. You have one.
learn-maffiosi-second-do = Take your card Move
learn-maffiosi-chair = Take his chair: the restaurant is yours then, and the till doubles that too. Your income grows to 4,000.
learn-maffiosi-chair-do = Your Jack from 11 to 10, then move
learn-maffiosi-others = Now the others. Bruna’s Jack sits before a revolver: he shoots straight across, and her Boss takes the freed restaurant.
learn-maffiosi-nightcap = Who has a drink can be put to sleep: no money, no fight, no move, until his own turn is over.
learn-maffiosi-nightcap-do = Take your card Nightcap!
learn-maffiosi-pour = Pour for three. Carlo’s Jack on 27 and Aldo’s on 30 could stab your men: let them sleep.
learn-maffiosi-pour-do = Tap 7, 27 and 30, then pour
learn-maffiosi-again = And a second card again, since you drew another Move.
learn-maffiosi-again-do = Take your card Move
learn-maffiosi-revolver = Chair 1 is free and has a revolver: straight across sleeps Carlo’s Jack. Your Jack on 18 would like to meet him.
learn-maffiosi-revolver-do = Your Jack from 18 to 1, then move
learn-maffiosi-carlo = Carlo orders a pie for chair 20. It goes off when his next turn begins, and takes three chairs.
learn-maffiosi-pie = Your own pie now: it goes off when your next turn begins. Until then others may push it along.
learn-maffiosi-pie-do = Take your card Order pie
learn-maffiosi-order = Put it where it takes rivals and none of yours: 22, 23 and 24 are all theirs.
learn-maffiosi-order-do = Tap chair 23, then order
learn-maffiosi-stay = A Move could follow, but you hold none. So your turn ends, and you draw up to five cards.
learn-maffiosi-stay-do = End your turn
learn-maffiosi-boom = Bruna pushes your pie one on, Carlo pushes it back. Then it is your turn, and three rivals are gone.
learn-maffiosi-later = Eight rounds later. Four notes are left, and the bar shows who would take the last one.
learn-maffiosi-throw = Nobody is in reach and no pie stands on the table. Then throw a card away and draw another.
learn-maffiosi-throw-do = Choose to throw one away
learn-maffiosi-fire = A revolver card without a revolver is of no use tonight.
learn-maffiosi-fire-do = Throw away Fire!
learn-maffiosi-last = Aldo takes one note. You are owed 8,000, three are left: you take them, and it is over at once.

learn-maffiosi-but-move-first = Allowed, but after a Move only another Move may follow: then nobody gets stabbed this turn.
learn-maffiosi-but-fire = Allowed, and not bad: your Henkie on 26 faces the casino. But tonight the knife comes first.
learn-maffiosi-but-other-victim = Allowed, but no business of theirs is waiting beside your man. Chair 10 earns.
learn-maffiosi-but-stay = Allowed, but the restaurant stays empty, and Bruna would like to have it back.
learn-maffiosi-but-nothing-there = Allowed, but nothing lies before that chair: no money, no weapon.
learn-maffiosi-but-pie-later = Allowed, but the pie has its hour after this one. First a drink.
learn-maffiosi-but-fire-later = Allowed, and somebody would die of it. But let us first see who can be put to sleep.
learn-maffiosi-but-stay-drink = Allowed, but where he sits your Jack has a drink before him: the next Nightcap could be his.
learn-maffiosi-but-own-blast = Allowed, but a man of your own sits in the blast, and a pie knows no family.
learn-maffiosi-but-sit-still = Allowed, but all your men sit well: every chair you leave costs money now.

learn-maffiosi-know-money = The bank is the clock. The last note ends it, and the richest wins.
learn-maffiosi-know-knife = Knife: beside. Revolver: straight across. Kill first, then move.
learn-maffiosi-know-nightcap = A sleeper earns nothing and fights nobody. A second glass kills him.
learn-maffiosi-know-pie = A pie goes off when its owner’s turn begins: three chairs.
learn-maffiosi-know-note = No card fits? Throw one away and draw another.
learn-maffiosi-unmet-1 = Beat it!, the one police card: everybody takes a new chair
learn-maffiosi-unmet-2 = Pass it on! and Ka-boom!, for the pies of others
learn-maffiosi-unmet-3 = Choosing your own chairs at the beginning
`}));export{e as texts};