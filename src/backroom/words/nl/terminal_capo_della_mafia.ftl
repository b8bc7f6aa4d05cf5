### Capo della Mafia in de terminal: wat eruit volgt, en waar het respect vandaan kwam

cap-follows-stakes = De opdracht is { $hat } respect waard; een juiste verdenking levert { $right } op, een foute kost { $wrong }.
cap-follows-suspect = { $seat }: { $hidden ->
    [one] één kaart verborgen
   *[other] { $hidden } kaarten verborgen
}, { $missing ->
    [0] wat open ligt, volstaat voor de opdracht
    [one] er ontbreekt nog één symbool
   *[other] er ontbreken nog { $missing } symbolen
}. Verdenken levert { $right } op als de opdracht mislukt, { $wrong } als die lukt.
cap-follows-team = { $passes ->
    [yes] Je kaarten zouden een controle doorstaan
   *[no] Je kaarten zouden een controle niet doorstaan
}: { $missing ->
    [0] geen symbool te weinig
    [one] één symbool te weinig
   *[other] { $missing } symbolen te weinig
}, { $stars ->
    [one] één ster
   *[other] { $stars } sterren
} (hoogstens { $limit }).
cap-account = { $seat }: { $sources }.
cap-source-start = { $change } aan het begin
cap-source-missions = { $change } voor opdrachten
cap-source-giulia = { $change } dankzij Giulia Napoli
cap-source-right-suspicions = { $change } voor juiste verdenkingen
cap-source-wrong-suspicions = { $change } voor foute verdenkingen
cap-source-stolen = { $change } gestolen door Mario Beretta
cap-source-robbed = { $change } aan de Mario Beretta van anderen
cap-source-least-respect = { $change } voor het minste respect

## De tafel zoals het programma hem tekent

cap-draw-respect = { $respect } respect
cap-draw-cards = { $cards }
cap-draw-jailed = {"  "}in de gevangenis
cap-draw-suspected = {"  "}verdacht
