### De webclient: de tafel van Maffiosi.

## Mannen, stoelen, gevaren: de namen voor wie ze niet kan zien

web-maf-short-boss = Boss
web-maf-short-robbie = Robbie
web-maf-short-jack = Jack
web-maf-short-henkie = Henkie
web-maf-you = jij
web-maf-your = jouw { $man }
web-maf-whose = { $man } van { $who }
web-maf-man-on = { $man } op { $chair }
web-maf-table = De tafel en de stoelen
web-maf-empty = niemand
web-maf-crossed = niemand ertegenover
web-maf-asleep = slaapt
web-maf-chosen = gekozen
web-maf-possible = mogelijk
web-maf-danger-stab = { $who } kan hem neersteken
web-maf-danger-stab-you = jij kunt hem neersteken
web-maf-danger-fire = { $who } kan hem neerschieten
web-maf-danger-fire-you = jij kunt hem neerschieten
web-maf-danger-pie = bij de taart van { $who }
web-maf-danger-pie-you = bij jouw taart
web-maf-pie-name = Taart van { $who } voor { $chair }, ontploft alleen als iemand daarvoor zorgt
web-maf-pie-name-lit = { $turns ->
    [one] Taart van { $who } voor { $chair }, ontploft bij de volgende beurt
   *[other] Taart van { $who } voor { $chair }, ontploft over { $turns } beurten
}

## Het midden van de tafel

web-maf-round = Ronde { $round }
web-maf-before = Voor ronde 1
web-maf-steps = De stappen van een beurt
web-maf-step-pie = Taart
web-maf-step-money = Poen
web-maf-step-card = Kaart
web-maf-step-wake = Kukeleku!
web-maf-to-draw = in de pot
web-maf-open-pile = afgelegd
web-maf-markers = mafkaartjes
web-maf-markers-left = { $count ->
    [one] 1 mafkaartje
   *[other] { $count } mafkaartjes
}
web-maf-no-card = nog geen kaart
web-maf-last-note = Zoals het nu staat pakt { $who } het laatste biljet, in ronde { $round }
web-maf-last-note-you = Zoals het nu staat pak jij het laatste biljet, in ronde { $round }
web-maf-last-note-short = laatste biljet: { $who }, ronde { $round }
web-maf-seated = { $count } van de { $all } mannen zitten. { $who } begint.
web-maf-seated-you = { $count } van de { $all } mannen zitten. Jij begint.
web-maf-never-dry = Zoals het nu staat raakt het geld nooit op

## De families

web-maf-out = ligt eruit
web-maf-on-turn = is aan de beurt
web-maf-in-turns = { $turns ->
    [one] is hierna aan de beurt
   *[other] over { $turns } beurten
}
web-maf-income = Inkomsten
web-maf-no-income = geen inkomsten meer
web-maf-men-left = { $count ->
    [one] 1 man
   *[other] { $count } mannen
}
web-maf-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-maf-reach = Wie jouw mannen kan raken
web-maf-safe = veilig

## Kaarten

web-maf-hand = Jouw kaarten
web-maf-no-cards = Geen kaarten in de hand.
web-maf-you-are-out = Je ligt eruit; je geld telt nog mee.
web-maf-card-name = { $card }: { $does }
web-maf-does-stab = Dood een tegenstander naast jouw mes
web-maf-does-fire = Dood de tegenstander tegenover jouw revolver
web-maf-does-order-pie = Jouw taart voor een stoel naar keuze; ontploft bij je volgende beurt
web-maf-does-pass-it-on = Andermans taart gaat naar de volgende man
web-maf-does-ka-boom = Andermans taart ontploft nu
web-maf-does-nightcap = { $count ->
    [one] Eén man met een drankje valt in slaap
   *[other] { $count } mannen met een drankje vallen in slaap
}
web-maf-does-beat-it = Een inval: alle mannen krijgen een nieuwe stoel
web-maf-does-move = Een van je mannen gaat op een vrije stoel zitten
web-maf-count-stab = { $count } te raken
web-maf-count-fire = { $count } te raken
web-maf-count-order-pie = { $count } stoelen
web-maf-count-pass-it-on = { $count ->
    [one] 1 kant
   *[other] { $count } kanten
}
web-maf-count-ka-boom = { $count ->
    [one] 1 taart
   *[other] { $count } taarten
}
web-maf-count-nightcap = { $count ->
    [one] 1 drinker
   *[other] { $count } drinkers
}
web-maf-count-move = { $count ->
    [one] 1 man
   *[other] { $count } mannen
}
web-maf-your-pie = Jouw taart
web-maf-pie-home = nog thuis
web-maf-pie-gone = voorgoed weg
web-maf-pie-at = voor stoel { $chair }
web-maf-throw = Eén afleggen
web-maf-throw-says = en een nieuwe trekken
web-maf-throw-not = alleen in plaats van spelen

## Wat er gevraagd wordt, en de knop

web-maf-ask-throw = Welke kaart leg je af? Je trekt een nieuwe.
web-maf-ask-drinks = Wie krijgt een slaapmutsje? Wie al slaapt, wordt niet meer wakker.
web-maf-ask-raid = Smeer ’m! De politie bellen? Alle mannen staan op.
web-maf-back = Terug
web-maf-go-on = Verder
web-maf-call-raid = De politie bellen
web-maf-throw-card = { $card } afleggen
web-maf-serve = { $count } van { $of } inschenken
web-maf-choose-pie = Kies een taart
web-maf-choose-man = Kies een man
web-maf-choose-chair = Kies een stoel
web-maf-stab = { $man } op { $chair } neersteken
web-maf-shoot = { $man } op { $chair } neerschieten
web-maf-order-for = Een taart voor stoel { $chair }
web-maf-pass-to = Taart van { $who } doorgeven aan { $chair }
web-maf-set-off = Taart van { $who } laten ontploffen
web-maf-lift = { $man } laten opstaan
web-maf-seat = { $man } op { $chair } zetten
web-maf-ways = Waar een taart heen kan
web-maf-left = links:
web-maf-right = rechts:
web-maf-careful = Pas op, dit raakt je eigen mensen: { $men }.
web-maf-changes = { $who } verdient dan { $after } per beurt in plaats van { $before }.
web-maf-changes-you = Jij verdient dan { $after } per beurt in plaats van { $before }.

## Waar je naar kijkt

web-maf-close = Sluiten
web-maf-of-whom = { $who }, stoel { $chair }
web-maf-is-asleep = (slaapt)
web-maf-chair-title = Stoel { $chair }
web-maf-earns = { $money } per beurt
web-maf-opposite = tegenover { $chair }
web-maf-can-kill-him = Wie hem kan doden
web-maf-could-kill-him = Wie hem daar zou kunnen doden
web-maf-he-can-kill = Wie hij kan doden
web-maf-he-reaches = Hij kan { $men } doden.
web-maf-reached-by = Binnen bereik van { $men }.
web-maf-he-could-kill = Wie hij zou kunnen doden
web-maf-nobody = Niemand
web-maf-if-dies = Als hij sterft
web-maf-if-done = Als je het doet
web-maf-no-change = Geen inkomsten veranderen.
web-maf-then-last = Dan pakt { $who } het laatste biljet, in ronde { $round }.
web-maf-then-last-you = Dan pak jij het laatste biljet, in ronde { $round }.
web-maf-whose-pie = Taart van { $who }
web-maf-lit = voor stoel { $chair }, ontploft als de beurt van { $who } begint
web-maf-unlit = voor stoel { $chair }; de eigenaar ligt eruit, hij ontploft alleen als iemand daarvoor zorgt
web-maf-would-hit = Wie hij zou raken
web-maf-drinks = { $count ->
    [one] Eén slaapmutsje
   *[other] { $count } slaapmutsjes
}
web-maf-stock = { $count ->
    [one] Nog 1 mafkaartje
   *[other] Nog { $count } mafkaartjes
}
web-maf-drinks-chosen = Ingeschonken
web-maf-drinks-others = Wie nog een drankje heeft
web-maf-drink-dies = slaapt al: wordt niet meer wakker
web-maf-drink-sleeps = valt in slaap
web-maf-since = Sinds jouw laatste beurt
web-maf-so-far = Tot nu toe
web-maf-nothing-yet = Nog niets.
web-maf-piles = Afgelegde en nog niet geziene kaarten
web-maf-pile-card = Kaart
web-maf-pile-open = Afgelegd
web-maf-pile-unseen = Nog niet gezien
web-maf-of = { $count } van { $all }

## Plaatsnemen

web-maf-seating = Iedereen gaat zitten
web-maf-seat-one = Je zet nu één man neer
web-maf-still-to-seat = Jouw mannen zonder stoel
web-maf-waiting-men = Jouw wachtende mannen
web-maf-all-seated = iedereen zit
web-maf-seats-now = kiest

## Momenten

web-maf-bang = Pang!
web-maf-zack = Tsjak!
web-maf-plays = { $who } speelt
web-maf-throws = { $who } legt af
web-maf-owed = (tegoed: { $money })
web-maf-never-wakes = { $man } wordt niet meer wakker.
web-maf-awake = wakker
web-maf-raid-says = Een inval. Taarten blijven staan, slapers slapen door, en deze kaart gaat uit het spel.
web-maf-pie-goes = Taart van { $who }, stoel { $chair }
web-maf-on-time = aan het begin van de beurt, zoals op het Menu staat
web-maf-set-off-by = het werk van { $who }
web-maf-chair = stoel { $chair }
web-maf-chair-own = stoel { $chair }, eigen doelpunt
web-maf-nobody-hit = Niemand is geraakt.

## Het einde

web-maf-closed = Gesloten
web-maf-end-empty-bank = Het laatste biljet
web-maf-end-last-at-table = De laatste aan tafel
web-maf-end-nobody-left = Niemand meer over
web-maf-end-stall-guard = Niets meer te verdienen
web-maf-end-round-limit = Het is laat
web-maf-end-last = { $who } had recht op { $owed } en pakte de laatste { $paid }.
web-maf-end-unclaimed = Er blijft { $money } in het midden liggen, en niemand krijgt het.
web-maf-end-family = Familie
web-maf-end-men = Mannen aan tafel
web-maf-end-kills = Mannen gedood
web-maf-end-money = Geld
web-maf-fortune = Waar je geld vandaan kwam
web-maf-end-course = Geld na elke ronde, in duizenden
web-maf-out-in = eruit in ronde { $round }
web-maf-own-kills = waarvan { $count } eigen
web-maf-kill-stab = neergestoken
web-maf-kill-fire = neergeschoten
web-maf-kill-pie = met taart
web-maf-kill-ka-boom = met Ka-Boem!
web-maf-kill-nightcap = met een slaapmutsje
