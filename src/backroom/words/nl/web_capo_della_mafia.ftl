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
web-cap-no-news = Geen gebeurtenis deze ronde.
web-cap-next-back = { $envelope ->
    [yes] De volgende opdracht heeft een envelop op de achterkant.
   *[no] De volgende opdracht heeft geen envelop op de achterkant.
 }
web-cap-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
 }
web-cap-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
web-cap-counts = telt af
web-cap-thinks = denkt na …
web-cap-is-ready = is klaar
web-cap-last-round = vorige ronde: { $won }
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
web-cap-skip = Overslaan
web-cap-track = De weg naar { $target } respect: { $who }
web-cap-has-respect = { $name } { $respect }

## Je kaarten

web-cap-hand = Je kaarten
web-cap-lay = { $count ->
    [0] Kies je kaarten
    [one] { $count } kaart spelen
   *[other] { $count } kaarten spelen
 }
web-cap-turn-up = Opendraaien ({ $count } van de { $all })
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
