### Counterfeiters on one page.

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
