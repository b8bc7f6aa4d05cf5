### Capo della Mafia in the terminal: what follows, and where the respect came from

cap-follows-stakes = The mission is worth { $hat } respect; a right suspicion brings { $right }, a wrong one costs { $wrong }.
cap-follows-suspect = { $seat }: { $hidden ->
    [one] one card hidden
   *[other] { $hidden } cards hidden
}, { $missing ->
    [0] what lies open does the mission
    [one] one symbol still missing
   *[other] { $missing } symbols still missing
}. Suspecting brings { $right } if the mission fails, { $wrong } if it does not.
cap-follows-team = { $passes ->
    [yes] Your cards would survive a check
   *[no] Your cards would fail a check
}: { $missing ->
    [0] no symbol missing
    [one] one symbol missing
   *[other] { $missing } symbols missing
}, { $stars ->
    [one] one star
   *[other] { $stars } stars
} (at most { $limit }).
cap-account = { $seat }: { $sources }.
cap-source-start = { $change } at the start
cap-source-missions = { $change } for missions
cap-source-giulia = { $change } thanks to Giulia Napoli
cap-source-right-suspicions = { $change } for right suspicions
cap-source-wrong-suspicions = { $change } for wrong suspicions
cap-source-stolen = { $change } stolen by Mario Beretta
cap-source-robbed = { $change } to the others’ Mario Beretta
cap-source-least-respect = { $change } for the least respect

## The table as the application draws it

cap-draw-respect = { $respect } respect
cap-draw-cards = { $cards }
cap-draw-jailed = {"  "}in jail
cap-draw-suspected = {"  "}suspected
