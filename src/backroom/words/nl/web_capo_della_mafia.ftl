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

web-capo-symbol-intimidation = intimidatie
web-capo-symbol-bribing = omkoping
web-capo-symbol-smuggling = smokkel
web-capo-symbol-any = een symbool naar keuze
web-capo-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
 }
web-capo-no-symbol = geen symbool
web-capo-stars = { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
 }
web-capo-stars-off = { $count ->
    [one] haalt { $count } ster eraf
   *[other] haalt { $count } sterren eraf
 }
web-capo-card = { $name }: { $symbols }, { $stars }.
web-capo-card-open = Ligt open.
web-capo-card-hidden = Ligt gedekt.
web-capo-card-sealed = In je verzegelde keuze.
web-capo-mission-said = { $name }: minstens { $symbols }, hoogstens { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
web-capo-hat = hoed op
web-capo-bars = achter de tralies

## De tafel

web-capo-mission = Missie { $round }
web-capo-at-most = max.
web-capo-no-stars = geen enkele ster
web-capo-squealed = { $stars ->
    [one] Tony sloeg door: { $stars } ster erbij!
   *[other] Tony sloeg door: { $stars } sterren erbij!
 }
web-capo-newspaper = Krant
web-capo-masthead = Het Alibi
web-capo-no-news = Geen nieuws deze ronde.
web-capo-next-back = { $envelope ->
    [yes] De volgende missie heeft een envelop op de achterkant.
   *[no] De volgende missie heeft een kale achterkant.
 }
web-capo-in-hand = { $count ->
    [one] { $count } kaart op handen
   *[other] { $count } kaarten op handen
 }
web-capo-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
web-capo-counts = telt af
web-capo-thinks = denkt na …
web-capo-is-ready = is klaar
web-capo-last-round = vorige ronde { $won }
web-capo-place = { $name }: { $respect } respect, { $hand ->
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
web-capo-stage-lay = Iedereen kiest in het geheim kaarten. Klaar: { $ready } van { $all }.
web-capo-stage-turn-up = De helft van de kaarten gaat open. Klaar: { $ready } van { $all }.
web-capo-stage-suspect = { $counter } telt af zodra iedereen eruit is. Klaar: { $ready } van { $all }.
web-capo-stage-claim = Niet verdacht? Dan mag Giulia zich laten zien. Klaar: { $ready } van { $all }.
web-capo-stage-over = Dat was de laatste ronde.
web-capo-skip = Overslaan
web-capo-track = De weg naar { $target } respect: { $who }
web-capo-has-respect = { $name } { $respect }

## Je kaarten

web-capo-hand = Je kaarten
web-capo-lay = { $count ->
    [0] Kies je kaarten
    [one] Speel { $count } kaart
   *[other] Speel { $count } kaarten
 }
web-capo-turn-up = Draai open ({ $count } van { $all })
web-capo-sealed = Je keuze is verzegeld.
web-capo-sum-symbols = Symbolen: { $have } van { $need }
web-capo-sum-stars = Sterren: { $stars } van hoogstens { $limit }; { $tony } als Little Tony doorslaat

## Om op te zoeken

web-capo-close = Sluiten
web-capo-past = Eerdere rondes
web-capo-no-past = Er is nog geen ronde voorbij.
web-capo-player = Speler
web-capo-laid = Gespeeld
web-capo-seen-cards = Uiteindelijk gezien
web-capo-suspected = Verdacht
web-capo-verdict = Hoed of tralies
web-capo-respect = Respect
web-capo-deck = Kaarten die je hebt gezien
web-capo-piles = { $pile } kaarten in de trekstapel, { $discards } in de aflegstapel.
web-capo-held = { $name } ({ $count })
web-capo-keepers = Wie kaarten kan hebben van vóór het laatste schudden, en hoogstens hoeveel: { $who }.
web-capo-card-column = Kaart
web-capo-unseen = Niet gezien
web-capo-of = { $count } van { $all }
web-capo-in-sight = Bij jou of open
web-capo-discarded = Gezien en afgelegd
web-capo-kept = Van vóór het schudden, hoogstens
web-capo-missions-left = { $count ->
    [one] Nog { $count } missie te gaan
   *[other] Nog { $count } missies te gaan
 }
web-capo-newspapers-left = { $count ->
    [one] Nog { $count } krant te gaan
   *[other] Nog { $count } kranten te gaan
 }
