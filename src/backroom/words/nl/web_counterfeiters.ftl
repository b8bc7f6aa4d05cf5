### De webclient: de tafel van Counterfeiters.

web-cft-has = { $henchmen ->
    [one] 1 handlanger
   *[other] { $henchmen } handlangers
 } · { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }

## Het politiespoor

web-cft-track = Het politiespoor
web-cft-officer = De politieagent
web-cft-ahead = { $station } { $caps ->
    [one] bij de volgende pet
   *[other] na { $caps } petten
 }
web-cft-station-godfather = Godfather
web-cft-station-investigation = Politie{"\u00AD"}onderzoek
web-cft-station-strike = Staking
web-cft-station-end = Het einde

## Het bord

web-cft-market = Zwarte markt
web-cft-pile = { $pile ->
    [0] er komen geen kaarten meer
    [one] nog 1 kaart
   *[other] nog { $pile } kaarten
 }
web-cft-slot = { $card }, { $price }
web-cft-trash = gaat aan het eind van de ronde weg
web-cft-cap = bewaakt door de politie
web-cft-first = maakt je startspeler
web-cft-starts = begint de volgende ronde
web-cft-print = Drukt { $count } × { $stars } voor je
web-cft-print-any = Drukt valse biljetten
web-cft-supermarket = Hoogstens { $most } biljetten, { $money } per stuk
web-cft-refuses = { $level ->
    [1] ★ geweigerd
    [2] alleen nog ★★★
   *[other] geen valse biljetten meer
 }
web-cft-receiver = Hoogstens { $most }; het slechtste bepaalt de prijs
web-cft-tax = Meteen { $money }
web-cft-airport = Geld naar de eilanden
web-cft-jet = jet
web-cft-place-print = Drukkerij
web-cft-place-supermarket = Supermarkt
web-cft-place-receiver = Heler
web-cft-place-tax-fraud = Belasting{"\u00AD"}fraude
web-cft-place-airport = Vliegveld

## Wat de kaarten doen

web-cft-does-printer = Twee valse biljetten meer, elke keer dat je drukt
web-cft-does-ink = Inkt, papier, hologram: elke andere soort maakt je biljetten een ster beter
web-cft-does-paper = Inkt, papier, hologram: elke andere soort maakt je biljetten een ster beter
web-cft-does-hologram = Inkt, papier, hologram: elke andere soort maakt je biljetten een ster beter
web-cft-does-diner = Wisselt aan het eind van elke ronde één vals biljet in voor echt geld
web-cft-does-private-jet = Vliegt gratis, vanaf een eigen veld
web-cft-does-big-lawyer = Verplaatst een van je handlangers als het spel eindigt
web-cft-does-bad-lawyer = Verplaatst een van je handlangers als het spel eindigt, na de grote advocaat
web-cft-does-lottery-ticket = Betaalt uit als het spel eindigt; de Godfather kan er niet aan komen

## De spelers

web-cft-cards = Kaarten van de spelers
web-cft-henchmen = { $henchmen ->
    [one] nog 1 handlanger
   *[other] nog { $henchmen } handlangers
 }
web-cft-screen = Achter je zichtscherm
web-cft-cash = Contant
web-cft-offshore = Offshore
web-cft-godfather = De Godfather zou nemen
web-cft-godfather-gone = De Godfather komt niet meer
web-cft-fakes-title = Je valse biljetten
web-cft-fakes = { $count ->
    [one] 1 vals biljet van kwaliteit { $quality }
   *[other] { $count } valse biljetten van kwaliteit { $quality }
 }
web-cft-press = Per keer drukken
web-cft-machines = Je kaarten

## Biljetten inleveren

web-cft-sale = Welke biljetten?
web-cft-less = één minder van kwaliteit { $quality }
web-cft-more = één meer van kwaliteit { $quality }
web-cft-of = van de { $count }
web-cft-each = { $count } × { $money }
web-cft-after-sale = Dan { $cash } contant; over:
web-cft-better = Even goed of beter: { $sale }
web-cft-not-yet = Deze keuze kan niet
web-cft-best = Het meest: { $money }
web-cft-sell = Deze inleveren
web-cft-sell-for = { $count ->
    [one] 1 biljet inleveren voor { $money }
   *[other] { $count } biljetten inleveren voor { $money }
 }

## Vliegen

web-cft-transfer = Hoeveel?
web-cft-least = zo veel mogelijk terughalen
web-cft-back = minder in de envelop
web-cft-there = meer in de envelop
web-cft-most = er zo veel mogelijk in

## Het einde

web-cft-end = Het einde
web-cft-end-godfather = Laatste bezoek
web-cft-end-extra = Laatste handlangers
web-cft-end-big-lawyer = Grote advocaat
web-cft-end-bad-lawyer = Slechte advocaat
web-cft-end-diners = Diners
web-cft-end-tickets = Loten
web-cft-end-count = Eindtelling
web-cft-end-none = Hier gebeurde niets.
web-cft-end-later = Komt nog.
web-cft-total = Totaal
web-cft-burned = Valse biljetten (verbrand)
web-cft-wins = wint
