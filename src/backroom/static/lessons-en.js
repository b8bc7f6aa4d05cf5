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
learn-newcomer = Newcomer
learn-you = You
learn-real = Now a real game
learn-real-says = Bots of level easy. They play by the same rules, do not see your cards, and make mistakes.
learn-play-easy = Play against easy
learn-see-again = See it again
learn-home = To the other games
`,"../../../../src/backroom/words/en/learn_capo_della_mafia.ftl":`### The lesson of Capo della Mafia: what Beppe, the old waiter, says. At most 25 words a sentence.

learn-capo-della-mafia-part-job = The job
learn-capo-della-mafia-part-half = Half of it in sight
learn-capo-della-mafia-part-nose = A nose for liars
learn-capo-della-mafia-part-bluff = A lie of your own
learn-capo-della-mafia-part-capo = The last round
learn-capo-della-mafia-respect = Respect wins. Everybody begins with three, and whoever has ten first is the capo.
learn-capo-della-mafia-mission = The job of this round, for all of you: at least two fists, and no more than four stars of police.
learn-capo-della-mafia-man = Your men: the symbols are what they can do, the stars are the police they bring along.
learn-capo-della-mafia-man-do = Take Big Sal: one fist, two stars
learn-capo-della-mafia-lay = Quiet Carlo has the second fist, and no star at all. Two fists, two stars of four: the job is done.
learn-capo-della-mafia-lay-do = Take Quiet Carlo too, then lay both
learn-capo-della-mafia-down = The others lay their men face down as well. How many each of them lays, everybody can see.
learn-capo-della-mafia-half = Half of what you laid is turned up, rounded down: one of your two. Which one, you choose.
learn-capo-della-mafia-half-do = Turn up Big Sal
learn-capo-della-mafia-claim = Now everybody claims to have done the job. Somebody lies.
learn-capo-della-mafia-point = 3-2-1-0! Pointing at a liar brings 2, a wrong finger costs 1. Aldo laid one man only, and two fists are needed.
learn-capo-della-mafia-point-do = Point at Aldo
learn-capo-della-mafia-prison = Only who is pointed at must show. Aldo pointed at you, in vain; his own man has no fist: prison.
learn-capo-della-mafia-six = One for your hat, two for your nose: six. Aldo paid one for his wrong finger.
learn-capo-della-mafia-lie = Three bribes are wanted, and you have two. So lie: Fausto and Malone. No new men come before one or none is left.
learn-capo-della-mafia-lie-do = Take Fausto and Malone, then lay both
learn-capo-della-mafia-others = They lay too. Aldo was caught with one man; this time it is Carlo who has laid only one.
learn-capo-della-mafia-front = Fausto shows two of the three bribes. The third one they will have to believe.
learn-capo-della-mafia-front-do = Turn up Fausto
learn-capo-della-mafia-shown = Aldo and Bruna turn up one each. Carlo shows nothing: half of one, rounded down, is none.
learn-capo-della-mafia-straight = You need not point at anybody. Keep a straight face, and let the others be wrong.
learn-capo-della-mafia-straight-do = Point at nobody
learn-capo-della-mafia-senator = Bruna points at Carlo. But his one man is the Senator, who brings three bribes: she loses one.
learn-capo-della-mafia-five = Nobody looked at your lie, so it counts: seven. And having one man left, you drew up to five.
learn-capo-della-mafia-later = Three rounds later. Everybody has seven now: whoever wins three in this round is the capo.
learn-capo-della-mafia-barrel = One barrel, and at most one star. Truck Tino does it all alone, and so he should go alone.
learn-capo-della-mafia-barrel-do = Take Truck Tino, then lay him
learn-capo-della-mafia-stars = Look at Carlo: four stars in sight, where one is allowed. No policeman takes off more than two.
learn-capo-della-mafia-last = One for your hat and two for your nose: that makes ten.
learn-capo-della-mafia-last-do = Point at Carlo
learn-capo-della-mafia-ten = Bruna points at you, sees your barrel, and pays. Carlo goes to prison, and you are the capo.

learn-capo-della-mafia-but-bluff = Allowed, for nobody looks before somebody points. But that would be a bluff; tonight you begin as an honest man.
learn-capo-della-mafia-but-more = Allowed, more than needed does no harm. But each man brings his stars, and new ones come late.
learn-capo-della-mafia-but-other-half = Allowed, and just as good. But let us show them the one with the stars.
learn-capo-della-mafia-but-two-men = Allowed, but two men can do this job easily. One man seldom has two fists.
learn-capo-della-mafia-but-nobody = Allowed, and it costs nothing. But here is a liar to be had for 2.
learn-capo-della-mafia-but-barrel = Allowed, but Tino brings no bribe. Keep him: somebody will want a barrel some day.
learn-capo-della-mafia-but-two-left = Allowed, but two men would be left in your hand, and then nobody new comes.
learn-capo-della-mafia-but-policeman = Allowed, but who sees only a policeman will hardly believe in three bribes.
learn-capo-della-mafia-but-finger = Allowed, but a wrong finger costs one, and none of these lies is certain.
learn-capo-della-mafia-but-too-hot = Allowed, but with anybody beside him there are too many stars: somebody would only have to point.
learn-capo-della-mafia-but-no-barrel = Allowed, but without a barrel it is a lie again, and now everybody looks closely.
learn-capo-della-mafia-but-not-him = Allowed, but these may well be honest. Carlo cannot be.
learn-capo-della-mafia-but-eight = Allowed, but then your hat makes eight, and the race goes on.

learn-capo-della-mafia-know-job = Symbols at least, stars at most. Ten respect makes the capo.
learn-capo-della-mafia-know-half = Half of what is laid lies open, rounded down. The rest only you know.
learn-capo-della-mafia-know-nose = A liar brings 2, a wrong finger costs 1. Point if every hidden man would have to bring a symbol.
learn-capo-della-mafia-know-bluff = At whom nobody points has done it, whatever lies there.
learn-capo-della-mafia-know-capo = New men come only to who has one or none left: lay the others if the stars allow it.
learn-capo-della-mafia-unmet-1 = Giulia, who is worth one more, and Mario, who robs whoever points at him
learn-capo-della-mafia-unmet-2 = Little Tony, who talks to the police; he stays in the box in a first game
learn-capo-della-mafia-unmet-3 = The newspapers, which change a rule for one round
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
`,"../../../../src/backroom/words/en/learn_la_cosa_nostra.ftl":`### The lesson of La Cosa Nostra: what Beppe, the old waiter, says. At most 25 words a sentence.

learn-la-cosa-nostra-part-men = Men and jobs
learn-la-cosa-nostra-part-deal = The first deal
learn-la-cosa-nostra-part-plan = Plans, and a look
learn-la-cosa-nostra-part-dice = Dice, and your word
learn-la-cosa-nostra-part-money = Payday and the end
learn-la-cosa-nostra-rounds = Four rounds, each with four phases: draw, plan, act, payday. After the fourth the richest family wins.
learn-la-cosa-nostra-men = Your three men. The pistols are a man’s strength: so many dice he rolls when his job is done.
learn-la-cosa-nostra-job = A job says what it pays for two hits or for one, what each die must show, and what it needs.
learn-la-cosa-nostra-give = Car Theft pays most: 9,000 for two hits. Give it to your strongest man, face down; nobody else sees it.
learn-la-cosa-nostra-give-do = Big Joey, Car Theft, then give it
learn-la-cosa-nostra-ask = It needs a Garage, and only Bruna has one. Ask for a marker on hers: that lets you use it once.
learn-la-cosa-nostra-ask-do = Tap Bruna, her Garage, the marker
learn-la-cosa-nostra-line = What lies above the line changes hands at once. Below it are only words: kept or not, the table remembers.
learn-la-cosa-nostra-offer = So offer her 1,000 at once, and your word for half of what the job brings.
learn-la-cosa-nostra-offer-do = Cash, your word, half of the pay, then send
learn-la-cosa-nostra-counter = Bruna haggles: she wants 2,000 at once, and half of the pay. You could refuse, or answer with another paper.
learn-la-cosa-nostra-accept = Half of 9,000 is a lot, but without a Garage it would be half of nothing.
learn-la-cosa-nostra-accept-do = Accept
learn-la-cosa-nostra-marker = Your marker lies on her Garage: nobody can take it from you. Aldo and Bruna plan too, face down.
learn-la-cosa-nostra-alone = This you can do without anybody: Bankruptcy Proceedings need a Loan Shark, and you own one.
learn-la-cosa-nostra-alone-do = Jimmy, Bankruptcy Proceedings, then give it
learn-la-cosa-nostra-open = Jobs lie face down, purchases lie open: Bruna’s Frankie is to buy a Cop.
learn-la-cosa-nostra-snitch = What does Aldo’s Lenny carry? Your Snitch looks at one planned job, for your eyes only.
learn-la-cosa-nostra-snitch-do = Your Snitch, then Lenny, then look
learn-la-cosa-nostra-theft = A Theft, an attack on somebody’s cash. You may say what you saw, or lie about it; showing it is forbidden.
learn-la-cosa-nostra-buy = Every man needs a task, and Little Joey can buy. The Pimp is paid for only when Little Joey acts.
learn-la-cosa-nostra-buy-do = Little Joey, the Pimp, then let him buy
learn-la-cosa-nostra-ready = All men are busy. Now the jobs: one man a turn, in any order, and you begin.
learn-la-cosa-nostra-reveal = Car Theft first, for the money. Three dice, and each that shows 3 or more is a hit.
learn-la-cosa-nostra-reveal-do = Tap Big Joey, then do the job
learn-la-cosa-nostra-cop = Two hits. Your Cop could have one die rolled again, but a third hit would bring nothing.
learn-la-cosa-nostra-cop-do = Let the dice lie
learn-la-cosa-nostra-paid = Nobody robs you: 9,000 from the bank. And now it is known what half of it is: 4,000, rounded down.
learn-la-cosa-nostra-word = You gave Bruna your word. Nobody can force you to keep it, but everybody will see what became of it.
learn-la-cosa-nostra-word-do = Tap Bruna, cash four times, then send
learn-la-cosa-nostra-kept = Stamped: kept. Whoever deals with you from now on sees that your word is worth something.
learn-la-cosa-nostra-attack = Aldo names you first, and then you could still talk him out of it. One hit: you pay him 3,000.
learn-la-cosa-nostra-tasks = Jimmy brings 7,000 home, Little Joey pays for the Pimp. Then payday: 9,000 from all your businesses.
learn-la-cosa-nostra-hire = After each payday you may hire one man. More men do more jobs, and at the end most men bring 15,000.
learn-la-cosa-nostra-hire-do = Hire Stevie for 10,000
learn-la-cosa-nostra-later = And so on to round four, with dearer jobs and harder attacks. The last job is done; now it is counted.
learn-la-cosa-nostra-count = Income counts twice, laundered money too; then most men, and dead rivals. 84,000: the town is yours.

learn-la-cosa-nostra-but-weak = Allowed, but fewer dice, fewer hits: the dearest job belongs to the strongest man.
learn-la-cosa-nostra-but-enemy = Allowed, but that is an attack, and an enemy in the first round costs more than it brings.
learn-la-cosa-nostra-but-small = Allowed, but it pays less, and you would keep the better card in your hand.
learn-la-cosa-nostra-but-buy-later = Allowed, but a purchase rolls no dice: leave that to the weakest man.
learn-la-cosa-nostra-but-refuse = Allowed, but nobody else has a Garage, and Big Joey would stand there without one.
learn-la-cosa-nostra-but-one-die = Allowed, but with one die never two hits. Little Joey is good at shopping.
learn-la-cosa-nostra-but-look-first = Allowed, but once your turn is over you can look no more. First the Snitch.
learn-la-cosa-nostra-but-market = Allowed, the Snitch can renew the market too. But there lies just what you want to buy.
learn-la-cosa-nostra-but-other-look = Allowed, but I would rather know what Lenny is up to.
learn-la-cosa-nostra-but-dear = Allowed, but whoever cannot pay when his man acts must give it up, and goes home with nothing.
learn-la-cosa-nostra-but-shark = Allowed, and not bad. But with Pimps there are jobs to be done next round.
learn-la-cosa-nostra-but-jimmy-later = Allowed, in any order. But the marker and the word wait for this one.
learn-la-cosa-nostra-but-skip = Allowed, that is what a Schemer is for. But today nothing is gained by waiting.
learn-la-cosa-nostra-but-abandon = Allowed, but then the task is gone, and what it would have brought.
learn-la-cosa-nostra-but-again = Allowed, but two hits are all that counts, and you could only lose one.
learn-la-cosa-nostra-but-broken = Allowed, nobody can force you. But a broken word is stamped, and the next Garage costs more.
learn-la-cosa-nostra-but-nobody = Allowed, money is money. But a fourth man means a fourth job in every round.

learn-la-cosa-nostra-know-men = Strength is dice. Two hits pay in full, one pays less, none nothing.
learn-la-cosa-nostra-know-deal = What you lack another has. A marker binds; a word is only a word.
learn-la-cosa-nostra-know-plan = One task for every man, face down. Purchases lie open, and are paid for later.
learn-la-cosa-nostra-know-dice = In your turn one man acts. Attacks name their victim first.
learn-la-cosa-nostra-know-money = Businesses pay every payday, and doubly at the end. A new man only if money is left.
learn-la-cosa-nostra-unmet-1 = Robbery and Trap, which answer the jobs of others
learn-la-cosa-nostra-unmet-2 = Henchman, Saboteur, Schemer and the other influence cards
learn-la-cosa-nostra-unmet-3 = Assassination, laundered money, and the three monopolies
learn-la-cosa-nostra-unmet-4 = Lawyers and Politicians, who look and who draw
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