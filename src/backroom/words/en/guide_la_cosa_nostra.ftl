### La Cosa Nostra on one page.

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
