var e=Object.values(Object.assign({"../../../../src/backroom/words/en/guide_capo_della_mafia.ftl":`### Capo della Mafia on one page.

guide-capo-della-mafia-goal = Everybody says the mission is done. Some lie. Point at the right one and be respected: whoever reaches 15 respect first wins.
guide-capo-della-mafia-round = A round, in four pictures
guide-capo-della-mafia-lay = Lay
guide-capo-della-mafia-lay-text = The mission asks for symbols and allows so many stars. Everybody lays one card or more, face down.
guide-capo-della-mafia-show = Turn up half
guide-capo-della-mafia-show-text = Everybody turns up half of it, rounded down, and chooses which. One card alone stays hidden.
guide-capo-della-mafia-suspect = 3-2-1-0
guide-capo-della-mafia-suspect-text = At zero all pistols point at once: at whoever cannot have done it, or at nobody.
guide-capo-della-mafia-verdict = Hat or prison
guide-capo-della-mafia-verdict-text = Only suspects show everything. A hat is worth 1 respect; a right suspicion 2, a wrong one costs 1.
guide-capo-della-mafia-cards = The cards, and what they do
guide-capo-della-mafia-plain = { $symbols ->
    [one] One symbol
   *[other] { $symbols } symbols
 }: the left column is all that counts, stars on top.
guide-capo-della-mafia-end-1 = A round ends and somebody has 15 respect: the one with most wins.
guide-capo-della-mafia-end-2 = The leaders are level: another round.
guide-capo-della-mafia-know-1 = Whoever is suspected by nobody keeps the hat, bluff or not, and shows nothing.
guide-capo-della-mafia-know-2 = You draw to five only when you have one card left, or none: lay many if the stars allow it.
guide-capo-della-mafia-know-3 = Sometimes a newspaper changes one thing for one round.
guide-capo-della-mafia-know-4 = Count what is missing: if every hidden card would have to bring a symbol, point.
guide-capo-della-mafia-wrong-1 = Symbols are a minimum, stars a maximum: too many stars is prison as well.
guide-capo-della-mafia-wrong-2 = Suspecting is sealed and free: nobody has to point, and nobody sees it before zero.
guide-capo-della-mafia-wrong-3 = Little Tony squeals only if his own player is suspected, and then on everybody who is checked.
`,"../../../../src/backroom/words/en/guide_counterfeiters.ftl":`### Counterfeiters on one page.

guide-counterfeiters-goal = Print fakes in Miami, turn them into real money, and hide it before the police get to you. Most real money wins.
guide-counterfeiters-round = A round, in four pictures
guide-counterfeiters-send = Send a henchman
guide-counterfeiters-send-text = Each has three. In turn one goes to a free space and does what it says. On the market you buy what your press needs.
guide-counterfeiters-print = Print
guide-counterfeiters-print-text = Two fakes for each printer. Each different component, ink, paper or hologram, makes them a star better.
guide-counterfeiters-sell = Make it real
guide-counterfeiters-sell-text = The supermarket takes 3 and pays most. The receiver takes 8; the worst of them sets the price of all.
guide-counterfeiters-godfather = The police come nearer
guide-counterfeiters-godfather-text = A space with a cap moves the officer. When the Godfather comes, he takes half the cash of everybody. Offshore it is safe.
guide-counterfeiters-cards = The cards of the black market
guide-counterfeiters-players = So many cards come in a game of { $players ->
    [one] one player
   *[other] { $players } players
 }.
guide-counterfeiters-end-1 = The officer reaches the last space: the Godfather comes once more.
guide-counterfeiters-end-2 = Everybody may place one henchman more; then lawyers, diners and lottery tickets.
guide-counterfeiters-end-3 = Cash and offshore money together count. Fakes and cards are worth nothing.
guide-counterfeiters-know-1 = Money and fakes lie behind screens. What is done openly everybody may remember.
guide-counterfeiters-know-2 = The sunglasses decide who begins the next round.
guide-counterfeiters-know-3 = Market cards slide and get cheaper, until the trash can takes them.
guide-counterfeiters-wrong-1 = One bad note spoils the whole sale at the receiver: sort before you sell.
guide-counterfeiters-wrong-2 = A second ink adds nothing: only different components make better notes.
guide-counterfeiters-wrong-3 = The Godfather takes half of the cash, rounded up; never fakes, never what is offshore.
guide-counterfeiters-wrong-4 = In a strike there are no flights at all. It ends when the officer moves on.
`,"../../../../src/backroom/words/en/guide_la_cosa_nostra.ftl":`### La Cosa Nostra on one page.

guide-la-cosa-nostra-goal = Four rounds. Your men do jobs, but the jobs need what the others own. Bargain, promise, lie. The richest family wins.
guide-la-cosa-nostra-round = A round, in four pictures
guide-la-cosa-nostra-draw = Draw
guide-la-cosa-nostra-draw-text = Job cards: 4, 4, 5, 5 in the four rounds. From round II on influence cards, too.
guide-la-cosa-nostra-plan = Plan
guide-la-cosa-nostra-plan-text = In turn, one task for one man: a job face down, or a purchase face up. Bargain all the time.
guide-la-cosa-nostra-act = Act
guide-la-cosa-nostra-act-text = In turn, one man: show the card and roll as many dice as he has pistols. One success pays, two pay more.
guide-la-cosa-nostra-payday = Payday
guide-la-cosa-nostra-payday-text = Income of every open business, more for a monopoly. Then you may recruit one man. After round IV: the final count.
guide-la-cosa-nostra-cards = Jobs, influence cards, and what a business costs and earns
guide-la-cosa-nostra-sort-cash = Cash Job: money from the bank
guide-la-cosa-nostra-sort-attack = Attack: name the player first
guide-la-cosa-nostra-sort-response = Response card: waits for what others do
guide-la-cosa-nostra-sort-special = Neither: launder, race, celebrate, buy cheaply
guide-la-cosa-nostra-end-1 = Cash counts as it lies; businesses and monopolies bring double income once more.
guide-la-cosa-nostra-end-2 = The most gangsters: $15,000. On a tie nobody has it.
guide-la-cosa-nostra-end-3 = A bonus for the men you killed, and laundered money counts twice.
guide-la-cosa-nostra-know-1 = Money, cards and markers change hands at once and bind. A marker stays until it is used.
guide-la-cosa-nostra-know-2 = Words bind nobody, but the table writes down who kept them.
guide-la-cosa-nostra-know-3 = Two open Pimps, Drug Dealers or Loan Sharks, and more than all others together: a monopoly.
guide-la-cosa-nostra-know-4 = A business earns every payday and counts twice at the end. Hire a man only with money to spare.
guide-la-cosa-nostra-wrong-1 = Nobody may pass: every man gets a task, and every task is done or abandoned.
guide-la-cosa-nostra-wrong-2 = A purchase is paid for when it is done, not when it is planned.
guide-la-cosa-nostra-wrong-3 = Bargain before the card is revealed: afterwards it is too late.
guide-la-cosa-nostra-wrong-4 = Hand cards are never shown, sold or swapped.
`,"../../../../src/backroom/words/en/guide_maffiosi.ftl":`### Maffiosi on one page.

guide-maffiosi-goal = Thirty chairs, three to six families, too little money in the middle. When the last note is gone, the richest family wins, dead or alive.
guide-maffiosi-round = A turn, in four pictures
guide-maffiosi-pie = Pie
guide-maffiosi-pie-text = If your own pie is still on the table, it goes off now: the man before it and the two beside him. Your own men too.
guide-maffiosi-money = Money
guide-maffiosi-money-text = $1,000 for your Boss, $1,000 for each business you sit at, $2,000 more for both chairs of a kind. A man at the cash register doubles it all.
guide-maffiosi-card = Card
guide-maffiosi-card-text = Play one of your five cards, or discard one. After it you may still play a Move. Then you draw back to five.
guide-maffiosi-wake = Wake up
guide-maffiosi-wake-text = Your sleepers wake up. Until then they earn nothing, harm nobody and cannot move. They can be eliminated all the same.
guide-maffiosi-cards = The eight cards, your men, and what lies on the table
guide-maffiosi-man-boss = earns wherever he sits
guide-maffiosi-man-robbie = has a revolver of his own
guide-maffiosi-man-jack = has a knife of his own
guide-maffiosi-man-henkie = only has what lies before him
guide-maffiosi-thing-cash-register = doubles your income
guide-maffiosi-thing-cafe = brings money
guide-maffiosi-thing-restaurant = brings money
guide-maffiosi-thing-casino = brings money
guide-maffiosi-thing-revolver = hits the chair opposite
guide-maffiosi-thing-knife = hits the chairs beside it
guide-maffiosi-thing-drink = may send whoever sits there to sleep
guide-maffiosi-end-1 = The last note is taken: at once, whatever is still owed.
guide-maffiosi-end-2 = Only one family still has men: it takes the rest of the money.
guide-maffiosi-end-3 = One bang gets everybody who is left: nobody takes the rest.
guide-maffiosi-know-1 = The richest wins. A family without a man keeps its money and can still win.
guide-maffiosi-know-2 = Sleeping twice is deadly: a second drink eliminates.
guide-maffiosi-know-3 = Your pie does nothing until your next turn. Until then others can pass it on, or set it off.
guide-maffiosi-wrong-1 = A thing belongs to the chair, not to the man: move, and the knife stays behind.
guide-maffiosi-wrong-2 = First the kill, then the Move. After a Move only another Move can follow.
guide-maffiosi-wrong-3 = Nobody sits opposite the chairs marked ×: no shot from there, none at them.
guide-maffiosi-wrong-4 = Your own pie does not spare your own men.
`,"../../../../src/backroom/words/en/guide_page.ftl":`### What is the same on the page of every game.

guide-learn = Learn by playing, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }
guide-all-rules = All the rules
guide-print = Print
guide-end = How it ends
guide-know = Good to know
guide-wrong = What people get wrong
guide-copies = { $copies } of { $all }
`}));export{e as texts};