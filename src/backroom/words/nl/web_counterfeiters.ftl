### De webclient: de tafel van Counterfeiters.

web-cft-has = { $henchmen ->
    [one] 1 handlanger
   *[other] { $henchmen } handlangers
 } · { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }
web-cft-track = Het politiespoor
web-cft-officer = De agent
web-cft-market = Zwarte markt
web-cft-pile = (nog { $pile })
web-cft-trash = wordt aan het einde van de ronde weggegooid
web-cft-cap = bewaakt door de politie
web-cft-first = maakt je startspeler
web-cft-print = Drukt nu { $count } × { $stars } voor jou
web-cft-print-any = Drukt vals geld
web-cft-supermarket = Hoogstens { $most } valse biljetten, elk { $money }
web-cft-receiver = Hoogstens { $most } valse biljetten; het slechtste bepaalt de prijs: { $prices }
web-cft-tax = Meteen { $money }
web-cft-flight = Breng geld offshore voor { $money }
web-cft-jet = Breng geld offshore met je eigen jet
web-cft-place-print = Drukkerij
web-cft-place-supermarket = Supermarkt
web-cft-place-receiver = Heler
web-cft-place-tax-fraud = Belastingfraude
web-cft-place-regular-flight = Lijnvlucht
web-cft-place-private-jet = Privéjet
web-cft-fakes = { $count } valse biljetten van kwaliteit { $quality }
web-cft-screen = Achter jouw scherm
web-cft-cash = Contant
web-cft-offshore = Offshore
web-cft-godfather = De Godfather zou nu { $money } nemen.
web-cft-sale = Welke biljetten?
web-cft-less = één minder van kwaliteit { $quality }
web-cft-more = één meer van kwaliteit { $quality }
web-cft-sell = Geef deze
web-cft-transfer = Hoeveel?
web-cft-end = Het einde
web-cft-end-extra = Een laatste handlanger
web-cft-end-big-lawyer = De grote advocaat
web-cft-end-bad-lawyer = De slechte advocaat
web-cft-end-last-diners = De laatste eethuisjes
web-cft-end-over = Het geld wordt geteld
web-cft-cards = Kaarten van de spelers
web-cft-henchmen = { $henchmen ->
    [one] nog 1 handlanger
   *[other] nog { $henchmen } handlangers
 }
