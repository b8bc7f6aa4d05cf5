### Capo della Mafia on one page.

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
