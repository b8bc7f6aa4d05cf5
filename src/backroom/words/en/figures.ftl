### The evening in figures, and what the coach would have done.

figures-title = The evening in figures
figures-of = { $game }, { $players } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }. Looked at { $looks ->
    [one] once
   *[other] { $looks } times
 }.
figures-course = Round by round
figures-luck-and-skill = Luck and skill
figures-explained = Points of winning chance, from an equal share to the end; ± one standard error. What is shorter than its error stands in brackets.
figures-column-player = player
figures-column-share = share
figures-column-luck = luck
figures-column-own = decisions
figures-column-others = the others
figures-column-end = end
figures-column-round = round
figures-moments = Moments
figures-no-moments = Nothing stood out: no moment moved anybody’s chances by more than the error of the measurement.
figures-moment = { $title }: { $text } { $points } ± { $error } points (round { $round }, entry { $seq })
figures-sentence = In one sentence

figures-evening = { $count ->
    [one] { $winners } won
   *[other] { $winners } shared the win
 }{ $by ->
    [luck] , mostly by luck.
    [own] , mostly by good decisions.
    [others] , mostly because of what the others did.
   *[nothing] , and it might have been anybody.
 }
figures-evening-with = { $count ->
    [one] { $winners } won
   *[other] { $winners } shared the win
 }{ $by ->
    [luck] , mostly by luck.
    [own] , mostly by good decisions.
    [others] , mostly because of what the others did.
   *[nothing] , and it might have been anybody.
 } What moved most: { $moment }.

## Moments

figures-the-same = the same
figures-silence = nothing at all

figures-mistake = Dearest mistake
figures-mistake-told = { $seat } chose “{ $done }”. Usual would have been “{ $usual }”.
figures-mistake-recalled = a mistake of { $seat }’s in round { $round }
figures-turn = Best turn
figures-turn-told = { $seat } chose “{ $done }”, where “{ $usual }” is usual.
figures-turn-recalled = a fine turn of { $seat }’s in round { $round }
figures-draw = Luckiest draw
figures-draw-told = { $seat } was lucky with the cards.
figures-draw-recalled = lucky cards for { $seat } in round { $round }
figures-blow = Hardest blow
figures-blow-told = { $by } struck, and { $seat } was hit hardest.
figures-blow-recalled = a blow against { $seat } in round { $round }
figures-bluff = Best bluff that passed
figures-bluff-told = { $seat } had not done the mission (“{ $done }”), and nobody found out.
figures-bluff-recalled = a bluff of { $seat }’s that passed in round { $round }
figures-caught = Bluff that was caught
figures-caught-told = { $seat } had not done the mission (“{ $done }”), and had to show the cards.
figures-caught-recalled = a bluff of { $seat }’s that was caught in round { $round }
figures-finger = Wrongest finger
figures-finger-told = { $seat } chose “{ $done }”, and was wrong. Usual would have been “{ $usual }”.
figures-finger-recalled = a wrong suspicion of { $seat }’s in round { $round }
figures-deal = Best deal
figures-deal-told = For { $seat }, it was the deal of the evening.
figures-deal-recalled = a deal for { $seat } in round { $round }
figures-broken = Broken word that paid
figures-broken-told = { $seat } gave a promise and did not keep it.
figures-broken-recalled = a word that { $seat } broke in round { $round }
figures-roll = Luckiest roll
figures-roll-told = { $seat } was lucky with the dice.
figures-roll-recalled = a lucky roll for { $seat } in round { $round }
figures-wash = Best wash
figures-wash-told = { $seat } chose “{ $done }”, where “{ $usual }” is usual.
figures-wash-recalled = money that { $seat } washed in round { $round }
figures-godfather = Dearest Godfather
figures-godfather-told = { $by } brought the Godfather, and { $seat } suffered most.
figures-godfather-recalled = the Godfather’s visit to { $seat } in round { $round }
figures-market = Luckiest market
figures-market-told = The new cards on the black market suited { $seat }.
figures-market-recalled = a market that suited { $seat } in round { $round }

## The coach

coach-title = What would the coach have done here?
coach-known = { $seat }, round { $round }, entry { $seq }: from what { $seat } knew then. { $worlds ->
    [one] One table
   *[other] { $worlds } tables
 } with the same cards in view, the rest dealt anew.
coach-choice = { $chance } % ± { $error }  { $choice }
coach-mark-best = the coach
coach-mark-done = what was done
coach-mark-both = the coach, and what was done
coach-agrees = The coach would have done the same.
coach-level = Between what was done and the coach’s choice there is no difference that could be measured.

## In the browser

web-figures-progress = The evening is being looked at: { $looks } of { $of } times.
web-figures-explained = Points of winning chance, from an equal share to the end. Whiskers: ± one standard error; what is shorter than its whisker is pale.
web-figures-chance = Chance to win: { $who }
web-figures-whose = Whose chances
web-figures-decision = own decision
web-figures-draw = draw or roll
web-figures-rival = a rival’s turn
web-figures-points = { $points } ± { $error } points
web-figures-round = Round { $round }
web-figures-luck = seat, deal, own draws
web-figures-own = against the usual ones
web-figures-others = all they did and drew
web-coach-ask = Ask the coach
web-coach-thinks = The coach looks at the table …
web-figures-chart = Chance of { $who } to win, from { $from } % to { $to } %

## The card of an evening, to be shared

web-share = Share this evening
web-share-of = { $game }, { $players } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
web-share-ahead = Ahead by { $points }
web-share-short = { $points } short
web-share-did = { $seat } chose “{ $done }”. What would you have done?
web-share-did-mine = I chose “{ $done }”. What would you have done?
web-share-see = See this moment
web-share-opens = opens the replay in round { $round }, without an account
web-share-opens-all = opens the replay, without an account
web-share-moment = The moment on the card
web-share-names = With everybody’s name: they agree
web-share-save = Save the picture
web-share-draws = The card is being drawn …
web-share-fails = Your browser cannot draw the card. The link leads to the moment all the same.
web-share-close = Close
