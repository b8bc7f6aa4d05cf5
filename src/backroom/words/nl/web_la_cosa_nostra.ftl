### De webclient: de tafel van La Cosa Nostra.

## The lines

web-lcn-percent = { $percent }%
web-lcn-figure = { $amount }
web-lcn-man = { $man }, sterkte { $strength }
web-lcn-out = deze ronde buitenspel
web-lcn-out-short = buitenspel
web-lcn-business = { $business }, inkomen { $income }
web-lcn-closed = buitenspel
web-lcn-used = deze ronde gebruikt
web-lcn-marked = fiche van { $who }
web-lcn-jobs = { $count ->
    [one] 1 klus uit ronde { $round }
   *[other] { $count } klussen uit ronde { $round }
 }
web-lcn-influence-cards = { $count ->
    [one] 1 Influence-kaart
   *[other] { $count } Influence-kaarten
 }
web-lcn-markers-left = { $count ->
    [one] 1 vrij fiche
   *[other] { $count } vrije fiches
 }
web-lcn-word = Beloftes: { $kept } gehouden, { $broken } gebroken
web-lcn-free-men = { $count ->
    [0] iedereen bezig
    [one] nog 1 man vrij
   *[other] nog { $count } man vrij
 }
web-lcn-tasks-left = { $count ->
    [0] niets meer te doen
    [one] nog 1 taak
   *[other] nog { $count } taken
 }
web-lcn-first = 1e
web-lcn-recruit-costs = plaats voor nog een: sterkte { $strength } voor { $price }

## Round, market, monopolies

web-lcn-round = Ronde { $round }
web-lcn-phase-draw = Trekken
web-lcn-phase-plan = Plannen
web-lcn-phase-act = Actie
web-lcn-phase-payday = Betaaldag
web-lcn-phase-count = Eindstand
web-lcn-market = Markt
web-lcn-slot = { $business } voor { $price }
web-lcn-stack = { $count ->
    [one] 1 kaart in de Business-stapel
   *[other] { $count } kaarten in de Business-stapel
 }
web-lcn-of = { $has } van { $needs }
web-lcn-families = De families
web-lcn-from-stack = Uit de Business-stapel

## Your desk

web-lcn-your-men = Je gangsters
web-lcn-your-hand = Je hand
web-lcn-empty-hand = Je hand is leeg.
web-lcn-no-task = nog geen taak
web-lcn-books = Je boeken
web-lcn-income = Inkomen op betaaldag
web-lcn-laundered = Witgewassen, × 2
web-lcn-your-businesses = Je zaken
web-lcn-markers = Dealfiches
web-lcn-your-word = Je woord
web-lcn-trophies = Gangsters die je hebt vermoord
web-lcn-promised-to = { $by } aan { $to }:
web-lcn-broken-to = Gebroken, { $by } aan { $to }:

## Answers

web-lcn-give = { $job } voor { $man }
web-lcn-let-buy = { $man } laten kopen: { $business }
web-lcn-look-at = { $card }: de klus van { $man } bekijken
web-lcn-idle = niets te doen
web-lcn-do-abandon = Laten vallen
web-lcn-do-threaten = Aanval aankondigen
web-lcn-do-buy = Kopen: { $business }
web-lcn-do-job = Uitvoeren: { $job }
web-lcn-do-it = Uitvoeren
web-lcn-do-spare = Bij dreigen laten
web-lcn-do-skip = Laat je overslaan
web-lcn-do-scheme = Voordringen
web-lcn-roll-again = de { $shows } opnieuw gooien
web-lcn-do-rob = Beroven: { $man }
web-lcn-do-trap = Hinderlaag: { $man }
web-lcn-just-now = Zojuist
web-lcn-amount = Bedrag
web-lcn-hint-man = Kies een van je mannen, dan een kaart uit je hand of van de markt.
web-lcn-hint-card = Kies nu een kaart uit je hand of van de markt.
web-lcn-hint-turn = Kies de man die in actie komt.
web-lcn-hint-glows = Kies iets dat oplicht.

## What is looked at

web-lcn-look-around = De lamp
web-lcn-look-around-how = Wat je aanwijst, wordt hier uitgelegd.
web-lcn-rolls = { $dice ->
    [one] { $man } gooit 1 dobbelsteen, nodig is
   *[other] { $man } gooit { $dice } dobbelstenen, elk moet tonen
 }
web-lcn-dice = { $dice ->
    [one] { $man }, 1 dobbelsteen,
   *[other] { $man }, { $dice } dobbelstenen,
 }
web-lcn-missing = { $business } ontbreekt
web-lcn-ask = Vragen
web-lcn-ask-whom = { $who } om een fiche vragen: { $business }
web-lcn-own = van jou
web-lcn-by-marker = jouw fiche
web-lcn-two = Twee of meer
web-lcn-one = Eén
web-lcn-none = Geen
web-lcn-robberies = { $count ->
    [one] Er zit tot nu toe 1 Beroving in de stapels, { $unseen } ongezien.
   *[other] Er zitten tot nu toe { $count } Berovingen in de stapels, { $unseen } ongezien.
 }
web-lcn-traps = { $count ->
    [one] Er zit tot nu toe 1 Hinderlaag in de stapels, { $unseen } ongezien.
   *[other] Er zitten tot nu toe { $count } Hinderlagen in de stapels, { $unseen } ongezien.
 }
web-lcn-cops = { $count ->
    [one] Je Politieagent kan één dobbelsteen opnieuw gooien.
   *[other] Je { $count } Politieagenten kunnen elk één dobbelsteen opnieuw gooien.
 }
web-lcn-nothing-to-hit = niets te raken
web-lcn-sort-cash = Geldklus
web-lcn-sort-attack = Aanval
web-lcn-sort-response = Response-kaart
web-lcn-sort-special = Klus
web-lcn-needs = Nodig: { $businesses }
web-lcn-strength = { $now ->
    [one] Nu 1 dobbelsteen (gedrukt { $printed }).
   *[other] Nu { $now } dobbelstenen (gedrukt { $printed }).
 }
web-lcn-costs = Wacht onder de baaskaart, voor { $price } op betaaldag.
web-lcn-seen-by = Bekeken door { $who }.
web-lcn-influence-card = Influence-kaart
web-lcn-short-snitch = Eén blik, of nieuwe markt
web-lcn-short-spy = Twee keer kijken
web-lcn-short-emergency-doc = Redt een man van je
web-lcn-short-henchman = Doelgetal 1 lager
web-lcn-short-saboteur = Doelgetal 1 hoger
web-lcn-short-machine-pistol = Eén steen meer
web-lcn-short-distraction = Eén steen minder
web-lcn-short-schemer = Dring voor of sla over
web-lcn-monopoly = Wie als enige de meeste heeft van { $kind }, en minstens { $least }, krijgt { $money } extra op betaaldag.
web-lcn-company = Bedrijf
web-lcn-businessman = Zakenman
web-lcn-price-income = Kost { $price }, levert elke betaaldag { $income } op.
web-lcn-counts-for = Telt voor { $monopoly }.
web-lcn-brings = Nog een voor jou:
web-lcn-takes = Je krijgt { $monopoly }.
web-lcn-completes = Maakt compleet: { $jobs }
web-lcn-yours = van jou
web-lcn-income-from = { $businesses } uit zaken, { $monopolies } uit monopolies
web-lcn-surely = Zeker in de hand: { $cards }
web-lcn-under-boss = Onder de baaskaart: { $men }
web-lcn-killed = Vermoord: { $men }

## Deals

web-lcn-deal-with = Een deal met { $who }
web-lcn-new-offer = Nieuw voorstel
web-lcn-offers = Voorstellen aan jou
web-lcn-offers-you = { $who } stelt je voor
web-lcn-counters = { $who } doet een tegenvoorstel
web-lcn-you-offer = Je stelt { $who } voor
web-lcn-accept = Aannemen
web-lcn-counter = Tegenbod
web-lcn-refuse = Weigeren
web-lcn-withdraw = Intrekken
web-lcn-offers-left = { $count ->
    [one] Nog 1 voorstel deze ronde.
   *[other] Nog { $count } voorstellen deze ronde.
 }
web-lcn-between-others = { $gives } voor { $gets }
web-lcn-give-cash = Je betaalt { $who } { $money }.
web-lcn-get-cash = { $who } betaalt je { $money }.
web-lcn-give-man = Je geeft { $who } { $man }.
web-lcn-get-man = { $who } geeft je { $man }.
web-lcn-give-business = Je geeft { $who } een zaak: { $business }.
web-lcn-get-business = { $who } geeft je een zaak: { $business }.
web-lcn-give-permit = { $who } mag bij jou een fiche leggen: { $business }.
web-lcn-get-permit = Je mag bij { $who } een fiche leggen: { $business }.
web-lcn-give-return = Je haalt je fiche weg bij { $who }: { $business }.
web-lcn-get-return = { $who } haalt een fiche bij jou weg: { $business }.
web-lcn-give-promise = Je belooft: “{ $promise }”.
web-lcn-get-promise = { $who } belooft: “{ $promise }”.
web-lcn-empty-paper = Nog niets op papier. Tik aan wat je geeft en wat je van { $who } wilt.
web-lcn-ledger = Boek van beloftes
web-lcn-open = open
web-lcn-kept = gehouden, { $round }
web-lcn-broken = gebroken, { $round }
web-lcn-void = vervallen
web-lcn-no-promises = Niemand heeft nog iets beloofd.

## The deal builder

web-lcn-shelf-gives = Wat je zou kunnen geven
web-lcn-shelf-gets = Wat { $who } zou kunnen geven
web-lcn-your-side = Jouw kant
web-lcn-tap-to-give = tik om te geven
web-lcn-tap-to-ask = tik om te vragen
web-lcn-lay-man = { $man } op het papier
web-lcn-lay-permits = een fiche erop
web-lcn-lay-businesses = de hele kaart
web-lcn-lay-returns = fiche weg: { $business }
web-lcn-cash = geld
web-lcn-your-word-dots = je woord …
web-lcn-a-word-dots = een belofte …
web-lcn-own-words = In je eigen woorden
web-lcn-promise-that = Dat beloven
web-lcn-less = 1000 minder
web-lcn-more = 1000 meer
web-lcn-take-off = Van het papier halen
web-lcn-new = nieuw
web-lcn-ticket-permits = Fiche op { $business }
web-lcn-ticket-businesses = { $business }, de kaart
web-lcn-ticket-returns = Fiche weg van { $business }
web-lcn-then = Daarna
web-lcn-you-give = Jij geeft, meteen
web-lcn-you-get = Jij krijgt, meteen
web-lcn-only-words = onder deze lijn: alleen woorden, niemand kan ze afdwingen
web-lcn-send = Voorstel sturen
web-lcn-send-back = Terugsturen
web-lcn-just-promise = Gewoon beloven
web-lcn-close = Papier wegleggen
web-lcn-your-markers = Je fiches
web-lcn-take-back = Terugnemen

## The stage and the papers

web-lcn-die = een { $shows }
web-lcn-die-success = een { $shows }, een succes
web-lcn-stage = Het podium
web-lcn-your-man = jouw man
web-lcn-man-of = man van { $who }
web-lcn-announced = Een aanval wordt aangekondigd.
web-lcn-answers = als antwoord op { $job }
web-lcn-missing-short = ontbreekt
web-lcn-promise-broken = Belofte gebroken
web-lcn-dice-rolled = { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
 }
web-lcn-target = doelgetal
web-lcn-has-task = heeft nog een taak
web-lcn-successes = { $count ->
    [0] Geen succes
    [one] Eén succes
   *[other] { $count } successen
 }
web-lcn-repelled = Afgeslagen
web-lcn-lapsed = Het loopt op niets uit
web-lcn-window = Wie heeft een antwoord?
web-lcn-payday = Betaaldag
web-lcn-final = De boeken zijn gesloten
web-lcn-thousands = Na ronde { $round }, in duizenden dollars
web-lcn-paid = Betaald
web-lcn-row-cash = Geld in de hand
web-lcn-row-businesses = Zaken
web-lcn-row-monopolies = Monopolies
web-lcn-row-bonus = Business-bonus
web-lcn-row-gangsters = Meeste gangsters
web-lcn-row-power = Machtsbonus
web-lcn-row-laundry = Witgewassen × 2
web-lcn-row-recruited = Gerekruteerd
web-lcn-together = Samen
web-lcn-twice = { $amount } × 2
web-lcn-men = { $count ->
    [one] 1 man
   *[other] { $count } man
 }
web-lcn-account = Waar het geld vandaan kwam
