### Capo della Mafia: why a bot would do it

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
