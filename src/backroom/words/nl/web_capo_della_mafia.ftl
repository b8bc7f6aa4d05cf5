### De webclient: de tafel van Capo della Mafia.

## Wat een maffioso bijzonder maakt

cap-power-extra-respect = Hoed op: { $amount } respect extra.
cap-power-squeals = Verdacht? { $amount }★ erbij voor wie gecontroleerd wordt.
cap-power-steals = Verdacht? Jat { $amount } respect van wie jou verdenkt.
cap-power-any-symbol = { $amount ->
    [one] Eén symbool naar keuze.
   *[other] { $amount } symbolen naar keuze.
 }
cap-power-fewer-stars = Haalt { $amount }★ van je kaarten af.

## Kaarten in woorden

web-cap-symbol-intimidation = intimidatie
web-cap-symbol-bribing = omkoping
web-cap-symbol-smuggling = smokkel
web-cap-symbol-any = een symbool naar keuze
web-cap-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
 }
web-cap-no-symbol = geen symbool
web-cap-stars = { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
 }
web-cap-stars-off = { $count ->
    [one] haalt { $count } ster eraf
   *[other] haalt { $count } sterren eraf
 }
web-cap-card = { $name }: { $symbols }, { $stars }.
web-cap-card-open = Ligt open.
web-cap-card-hidden = Ligt gedekt.
web-cap-card-sealed = In je verzegelde keuze.
web-cap-mission-said = { $name }: minstens { $symbols }, hoogstens { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
web-cap-hat = hoed op
web-cap-bars = achter de tralies

## De tafel

web-cap-mission = Missie { $round }
web-cap-at-most = max.
web-cap-no-stars = geen enkele ster
web-cap-squealed = { $stars ->
    [one] Tony sloeg door: { $stars } ster erbij!
   *[other] Tony sloeg door: { $stars } sterren erbij!
 }
web-cap-newspaper = Krant
web-cap-masthead = Het Alibi
web-cap-no-news = Geen nieuws deze ronde.
web-cap-next-back = { $envelope ->
    [yes] De volgende missie heeft een envelop op de achterkant.
   *[no] De volgende missie heeft een kale achterkant.
 }
web-cap-in-hand = { $count ->
    [one] { $count } kaart op handen
   *[other] { $count } kaarten op handen
 }
web-cap-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
web-cap-counts = telt af
web-cap-thinks = denkt na …
web-cap-is-ready = is klaar
web-cap-last-round = vorige ronde { $won }
web-cap-place = { $name }: { $respect } respect, { $hand ->
    [one] { $hand } kaart op handen
   *[other] { $hand } kaarten op handen
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
web-cap-stage-lay = Iedereen kiest in het geheim kaarten. Klaar: { $ready } van { $all }.
web-cap-stage-turn-up = De helft van de kaarten gaat open. Klaar: { $ready } van { $all }.
web-cap-stage-suspect = { $counter } telt af zodra iedereen eruit is. Klaar: { $ready } van { $all }.
web-cap-stage-claim = Niet verdacht? Dan mag Giulia zich laten zien. Klaar: { $ready } van { $all }.
web-cap-stage-over = Dat was de laatste ronde.
web-cap-skip = Overslaan
web-cap-track = De weg naar { $target } respect: { $who }
web-cap-has-respect = { $name } { $respect }

## Je kaarten

web-cap-hand = Je kaarten
web-cap-lay = { $count ->
    [0] Kies je kaarten
    [one] Speel { $count } kaart
   *[other] Speel { $count } kaarten
 }
web-cap-turn-up = Draai open ({ $count } van { $all })
web-cap-sealed = Je keuze is verzegeld.
web-cap-sum-symbols = Symbolen: { $have } van { $need }
web-cap-sum-stars = Sterren: { $stars } van hoogstens { $limit }; { $tony } als Little Tony doorslaat

## Om op te zoeken

web-cap-close = Sluiten
web-cap-past = Eerdere rondes
web-cap-no-past = Er is nog geen ronde voorbij.
web-cap-player = Speler
web-cap-laid = Gespeeld
web-cap-seen-cards = Uiteindelijk gezien
web-cap-suspected = Verdacht
web-cap-verdict = Hoed of tralies
web-cap-respect = Respect
web-cap-deck = Kaarten die je hebt gezien
web-cap-piles = { $pile } kaarten in de trekstapel, { $discards } in de aflegstapel.
web-cap-held = { $name } ({ $count })
web-cap-keepers = Wie kaarten kan hebben van vóór het laatste schudden, en hoogstens hoeveel: { $who }.
web-cap-card-column = Kaart
web-cap-unseen = Niet gezien
web-cap-of = { $count } van { $all }
web-cap-in-sight = Bij jou of open
web-cap-discarded = Gezien en afgelegd
web-cap-kept = Van vóór het schudden, hoogstens
web-cap-missions-left = { $count ->
    [one] Nog { $count } missie te gaan
   *[other] Nog { $count } missies te gaan
 }
web-cap-newspapers-left = { $count ->
    [one] Nog { $count } krant te gaan
   *[other] Nog { $count } kranten te gaan
 }
