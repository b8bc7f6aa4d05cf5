### De webclient: de tafel van Capo della Mafia.

## Wat een maffioso bijzonder maakt

cap-power-extra-respect = Hoed op: { $amount } respect extra.
cap-power-squeals = Verdacht? { $amount ->
    [one] { $amount } ster
   *[other] { $amount } sterren
 } erbij voor wie gecontroleerd wordt.
cap-power-steals = Verdacht? Steelt { $amount } respect van wie jou verdenkt.
cap-power-any-symbol = { $amount ->
    [one] Eén symbool naar keuze.
   *[other] { $amount } symbolen naar keuze.
 }
cap-power-fewer-stars = Haalt { $amount ->
    [one] { $amount } ster
   *[other] { $amount } sterren
 } van je kaarten af.

## Kaarten in woorden

web-cap-card = { $name }: { $symbols }, { $stars }.
web-cap-card-open = Ligt open.
web-cap-card-hidden = Ligt gedekt.
web-cap-card-sealed = Hoort bij je verzegelde keuze.
web-cap-mission-said = { $name }: minstens { $symbols }, hoogstens { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
web-cap-hat = hoed op
web-cap-bars = achter de tralies

## De tafel

web-cap-mission = Opdracht { $round }
web-cap-at-most = max.
web-cap-no-stars = geen enkele ster
web-cap-squealed = { $stars ->
    [one] Tony sloeg door: { $stars } ster erbij!
   *[other] Tony sloeg door: { $stars } sterren erbij!
 }
web-cap-newspaper = Gebeurtenis
web-cap-masthead = Het Alibi
web-cap-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
web-cap-counts = telt af
web-cap-place = { $name }: { $respect } respect, { $hand ->
    [one] { $hand } kaart in de hand
   *[other] { $hand } kaarten in de hand
 }. { $shown ->
    [0] { "" }
   *[other] Open: { $open }{" "}
 }{ $hidden ->
    [0] { "" }
   *[other] { $hidden } gedekt.{" "}
 }{ $aim ->
    [nobody] { "" }
   *[somebody] Verdenkt { $suspect }.{" "}
 }{ $overview ->
    [none] { "" }
    [hat] Gecontroleerd: hoed op.{" "}
   *[bars] Gecontroleerd: achter de tralies.{" "}
 }{ $state ->
    [thinks] Denkt na.
    [over] { "" }
   *[ready] Is klaar.
 }
web-cap-stage-lay = Iedereen kiest in het geheim kaarten. Klaar: { $ready } van de { $all }.
web-cap-stage-turn-up = De helft van de kaarten gaat open. Klaar: { $ready } van de { $all }.
web-cap-stage-suspect = { $counter } telt af zodra iedereen eruit is. Klaar: { $ready } van de { $all }.
web-cap-stage-claim = Niet verdacht? Dan mag Giulia zich laten zien. Klaar: { $ready } van de { $all }.
web-cap-stage-over = Dat was de laatste ronde.

## Je kaarten

web-cap-hand = Je kaarten
web-cap-lay = { $count ->
    [0] Kies je kaarten
    [one] { $count } kaart spelen
   *[other] { $count } kaarten spelen
 }
web-cap-turn-up = { $left ->
    [0] { $all ->
        [one] Deze opendraaien
       *[other] Deze { $all } opendraaien
     }
    [one] Kies er één
   *[other] Kies er { $left }
 }
web-cap-sealed = Je keuze is verzegeld.
web-cap-sum-symbols = Symbolen: { $have } van de { $need }
web-cap-sum-stars = Sterren: { $stars } van hoogstens { $limit }; { $tony } als Little Tony doorslaat

## Om op te zoeken

web-cap-close = Sluiten
web-cap-past = Eerdere rondes
web-cap-no-past = Er is nog geen ronde voorbij.
web-cap-player = Speler
web-cap-laid = Gespeeld
web-cap-seen-cards = Onthuld
web-cap-suspected = Verdacht
web-cap-verdict = Hoed of tralies
web-cap-respect = Respect
web-cap-deck = Kaarten die je hebt gezien
web-cap-piles = { $pile } kaarten in de trekstapel, { $discards } in de aflegstapel.
web-cap-held = { $name } ({ $count })
web-cap-keepers = Wie nog kaarten van vóór het laatste schudden kan hebben, en hoogstens hoeveel: { $who }.
web-cap-card-column = Kaart
web-cap-unseen = Niet gezien
web-cap-of = { $count } van de { $all }
web-cap-in-sight = Bij jou of open
web-cap-discarded = Gezien en afgelegd
web-cap-kept = Van vóór het schudden, hoogstens
web-cap-missions-left = { $count ->
    [one] Nog { $count } opdracht te gaan
   *[other] Nog { $count } opdrachten te gaan
 }
web-cap-newspapers-left = { $count ->
    [one] Nog { $count } gebeurtenis te gaan
   *[other] Nog { $count } gebeurtenissen te gaan
 }

## De tafel zoals ze getekend is

web-cap-step-pick = Kiezen
web-cap-step-show = Helft open
web-cap-step-count = 3-2-1-0
web-cap-step-verdict = Oordeel
web-cap-last = Vorige ronde: { $side ->
    [bars] in de gevangenis
   *[hat] hoed op gehouden
 }, { $aim ->
    [nobody] verdacht niemand
    [right] verdacht { $suspect } terecht
   *[wrong] verdacht { $suspect } ten onrechte
 }, { $won } respect.
web-cap-nobody-points = niemand richt hierop
web-cap-nobody-points-you = niemand richt op jou
web-cap-paid = uitbetaald
web-cap-to-be-paid = nog niet uitbetaald
web-cap-on-stage = op het podium
web-cap-to-draw = { $count } te trekken
web-cap-gone = { $count } weg
web-cap-news-next = straks nieuws
web-cap-no-news-next = straks geen nieuws
web-cap-stake-hat = hoed op
web-cap-stake-right = raak
web-cap-stake-wrong = mis
web-cap-first-to = wie het eerst { $target } respect heeft
web-cap-you-need = jij nog { $respect }
web-cap-leader-needs = de koploper nog { $respect }
web-cap-go-down = { $count ->
    [one] één kaart gaat op tafel
   *[other] { $count } kaarten gaan op tafel
 }{ $up ->
    [0] { "" }
    [one] , daarvan gaat er één open
   *[other] , daarvan gaan er { $up } open
 }
web-cap-own-place = Jij: { $respect } van de { $target } respect, { $hand ->
    [one] { $hand } kaart in de hand
   *[other] { $hand } kaarten in de hand
 }.
web-cap-you = Jij
web-cap-picked-against = gekozen voor de opdracht
web-cap-own-job = je eigen klus
web-cap-tap-a-player = Tik een speler aan
web-cap-point-at = Richt op { $name }
web-cap-nobody = Niemand
web-cap-turn-up-giulia = Giulia opendraaien
web-cap-keep-hidden = Gedekt laten
web-cap-odds-brief = Blind gedeeld lukt de klus in { $percent } %.

## Geoordeeld en uitbetaald

web-cap-shows = { $name } laat zien
web-cap-goes-to-prison = { $name } gaat de gevangenis in
web-cap-keeps-hat = { $name } houdt de hoed op
web-cap-why-jailed = { $missing ->
    [0] { "" }
    [one] één symbool te weinig
   *[other] { $missing } symbolen te weinig
 }{ $missing ->
    [0] { "" }
   *[other] { $over ->
        [0] { "" }
       *[other] {" "}en{" "}
     }
 }{ $over ->
    [0] { "" }
    [one] één ster te veel
   *[other] { $over } sterren te veel
 }
web-cap-pistols-wrong = { $count ->
    [one] één pistool zat ernaast
   *[other] { $count } pistolen zaten ernaast
 }
web-cap-paid-hat = hoed
web-cap-paid-pistol = pistool
web-cap-paid-more = verder
web-cap-still-to-be-paid = Nog uit te betalen: { $who }.
web-cap-now = nu
web-cap-waits = wacht
web-cap-in-prison = in de gevangenis
web-cap-nobody-suspected = Niemand richt op iemand.
web-cap-then-paid = Dan wordt respect uitbetaald, { $name } eerst.

## Waar je naar kijkt

web-cap-look-hint = Kijk naar een speler: hier zie je wat er openligt en wat er nog nodig is.
web-cap-symbols = Symbolen
web-cap-stars = Sterren
web-cap-alone = Alleen
web-cap-does-it = genoeg
web-cap-not-enough = niet genoeg
web-cap-refill = Met { $few ->
    [0] geen enkele kaart
    [one] hoogstens één kaart
   *[other] hoogstens { $few } kaarten
 } over vul je na de ronde aan tot { $hand }.
web-cap-did-it = Heeft { $name } het gedaan?
web-cap-open-cards = Open
web-cap-hidden-bring = { $hidden ->
    [one] De gedekte kaart moet brengen
   *[other] De { $hidden } gedekte kaarten moeten brengen
 }
web-cap-symbols-count = { $count ->
    [0] geen symbolen meer
    [one] één symbool
   *[other] { $count } symbolen
 }
web-cap-and-at-most = en hoogstens
web-cap-steals = Mario steelt van wie op hem richt
web-cap-odds-blind = Als de gedekte kaarten blind gedeeld waren: hoe vaak lukt de klus?
web-cap-odds-tony = Licht: als geen Little Tony doorslaat.
web-cap-odds-tony-open = Met de Little Tony die openligt: hij slaat door als iemand op hem richt. Licht: zonder hem.

## Het verhaal

web-cap-chapter-jailed = { $count ->
    [0] niemand in de gevangenis
    [one] { $who } in de gevangenis
   *[other] { $count } in de gevangenis
 }
web-cap-chapter-you = jij { $respect }
