### Maffiosi

maf-money = { money }
maf-money-hidden = geld verborgen
maf-money-in-notes = { $money } ({ $notes })

## Kaarten

maf-card-beat-it = Smeer ’m!
maf-card-nightcap = Slaapmutsje!
maf-card-order-pie = Taart bestellen
maf-card-pass-it-on = Doorgeven!
maf-card-ka-boom = Ka-Boem!
maf-card-stab = Steek!
maf-card-fire = Vuur!
maf-card-move = Verplaatsen

## Mannen en dingen

maf-man-boss = Boss
maf-man-robbie = Revolver Robbie
maf-man-jack = Jack Stiletto
maf-man-henkie = Sterke Henkie
maf-man-of = { $man } van { $seat }{ $asleep ->
    [yes] {", "}slapend
   *[no] { "" }
}
maf-thing-nothing = niets
maf-thing-cash-register = kassa
maf-thing-cafe = café
maf-thing-restaurant = restaurant
maf-thing-casino = casino
maf-thing-revolver = revolver
maf-thing-knife = mes
maf-thing-drink = drankje
maf-chair-of = { $man } op stoel { $chair }{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}
maf-empty-chair = stoel { $chair }, leeg{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}

## De getekende tafel. Kleuren hebben twee letters, mannen één, dingen drie.

maf-short-red = ro
maf-short-blue = bl
maf-short-green = gr
maf-short-yellow = ge
maf-short-orange = or
maf-short-purple = pa
maf-short-black = zw
maf-short-pink = rz
maf-short-brown = br
maf-short-white = wi
maf-letter-boss = B
maf-letter-robbie = R
maf-letter-jack = J
maf-letter-henkie = H
maf-draw-man = { $colour }{ $man }{ $asleep ->
    [yes] z
   *[no] { "" }
}
maf-draw-pie = ({ $colour })
maf-draw-nothing = {" "}
maf-draw-cash-register = KAS
maf-draw-cafe = CAF
maf-draw-restaurant = RES
maf-draw-casino = CAS
maf-draw-revolver = rev
maf-draw-knife = mes
maf-draw-drink = dra
maf-draw-middle = { $money } · pot: { $pile }
maf-draw-men = B Boss · R Revolver Robbie · J Jack Stiletto · H Sterke Henkie · z slaapt · ( ) taart
maf-draw-signs = Gevaar voor je man: / een steek · = een schot · * een taart
maf-draw-family = { $seat }: { $money } · inkomsten { $income } · { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}

## Opties

maf-option-seating = Opstelling
maf-option-seating-fixed = vast: iedereen zit volgens het plan, de meesten in gevaar
maf-option-seating-manual = zelf plaatsen: de spelers zetten hun mannen een voor een neer
maf-option-seating-random = loten: het toeval verdeelt de stoelen
maf-option-youngest = De jongste speler
maf-option-youngest-random = wijst het toeval aan
maf-option-youngest-first-seat = wie op de eerste plaats zit
maf-option-money = Geld
maf-option-money-open = open: iedereen ziet hoeveel elke speler heeft
maf-option-money-hidden = verborgen: de totalen van de anderen zie je pas aan het eind
maf-option-notes = Bankbiljetten
maf-option-notes-sum = in het midden is altijd wisselgeld
maf-option-notes-strict = echte biljetten: zo nodig wisselen jij en de anderen
maf-option-stall-guard = Einde bij stilstand
maf-option-stall-guard-off = uit, zoals in de regels
maf-option-stall-guard-on = na drie rondes zonder enige inkomsten is het spel afgelopen

## Wat er gevraagd wordt

maf-ask-card = Jij bent aan de beurt: speel een kaart, of leg er een af en trek een nieuwe.
maf-ask-second = Je mag nog een kaart Verplaatsen spelen.
maf-ask-victim-stab = Steek! Wie is het slachtoffer?
maf-ask-victim-fire = Vuur! Wie is het slachtoffer?
maf-ask-pie-chair = Waar wil je je taart hebben? Hij ontploft aan het begin van je volgende beurt.
maf-ask-pass = Welke taart gaat naar wie?
maf-ask-explode = Welke taart ontploft?
maf-ask-drinks = { $count ->
    [one] Wie krijgt een slaapmutsje? Kies één man; wie al slaapt, wordt niet meer wakker.
   *[other] Wie krijgt een slaapmutsje? Kies { $count } mannen (of allemaal, als het er minder zijn); wie al slaapt, wordt niet meer wakker.
}
maf-ask-man = Wie van je mannen verplaats je?
maf-ask-bring = Wie van je mannen zet je nu neer?
maf-ask-chair = { $man }: waar gaat hij zitten?
maf-ask-wait = { $turn } is aan de beurt.
maf-ask-over-last-at-table = Er zit nog maar één familie aan tafel. Het spel is afgelopen.
maf-ask-over-empty-bank = Het geld in het midden is op. Het spel is afgelopen.
maf-ask-over-nobody-left = Er zit niemand meer aan tafel. Het spel is afgelopen.
maf-ask-over-stall-guard = Drie rondes zonder enige inkomsten. Het spel is afgelopen.
maf-ask-over-round-limit = Het heeft te lang geduurd. Het spel is afgelopen.

## Acties

maf-action-play = Speel { $card }
maf-action-discard = Leg { $card } af
maf-action-stay = Geen tweede kaart
maf-action-kill = { $place }
maf-action-put-pie = { $place }
maf-action-lift = { $place }
maf-action-sit = { $place }
maf-action-bring = { $man }{ $asleep ->
    [yes] {" "}(slaapt)
   *[no] { "" }
}
maf-action-serve = Een slaapmutsje voor { $picked }
maf-action-pass-left = De taart van { $pie }, van stoel { $chair } naar links: { $place }
maf-action-pass-right = De taart van { $pie }, van stoel { $chair } naar rechts: { $place }
maf-action-explode = De taart van { $pie } voor stoel { $chair } raakt: { $victims }

## Wat je vóór je keuze mag weten

maf-outlook-put-pie = Pas op, binnen zijn bereik zit eigen volk: { $men }.
maf-outlook-explode = Pas op, binnen zijn bereik zit eigen volk: { $men }.
maf-outlook-serve = Pas op, dat is eigen volk: { $men }.

maf-hint-chair = Typ het nummer van een stoel.

## De tafel in woorden

maf-view-turn = { $round ->
    [0] De mannen zoeken een stoel; { $turn } krijgt de eerste beurt.
   *[other] Ronde { $round }, { $turn } is aan de beurt.
}
maf-view-middle = In het midden: { $money }, pot: { $pile }, mafkaartjes: { $markers }. Afgelegd: { $discards }
maf-view-bank-notes = Biljetten in het midden: { $notes }.
maf-view-notes = { $count } × { $note }
maf-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
maf-view-lifted = Op zoek naar een stoel: { $man }.
maf-view-man = { $man } op { $chair }{ $asleep ->
    [yes] {" "}(slaapt)
   *[no] { "" }
}
maf-view-waiting = { $count } × { $man } nog zonder stoel
maf-view-family = { $seat }: { $money }; inkomsten { $income }; kaarten: { $cards }; { $men }{ $asked ->
    [yes] {" "}(kiest nog)
   *[no] { "" }
}
maf-view-family-out = { $seat }: { $money }; ligt eruit
maf-view-pie = De taart van { $seat } staat voor stoel { $chair }. Binnen zijn bereik: { $victims }.
maf-view-threat-stab = { $seat } zou kunnen neersteken: { $men }.
maf-view-threat-fire = { $seat } zou kunnen neerschieten: { $men }.
maf-view-hand = Je kaarten: { $cards }

## Wat er gebeurd is

maf-event-table-set = { $drawn ->
    [yes] { $youngest } geldt als de jongste. { $first } krijgt de eerste beurt.
   *[no] De tafel is gedekt. { $first } krijgt de eerste beurt.
}
maf-event-turn-started = Ronde { $round }: { $seat } is aan de beurt.
maf-event-pie-exploded = { $own ->
    [yes] De taart van { $pie } voor stoel { $chair } ontploft!
   *[no] { $seat } laat de taart van { $pie } voor stoel { $chair } ontploffen!
}
maf-event-man-killed = { $man } van { $seat } verlaat stoel { $chair } voorgoed.
maf-event-player-out = { $seat } heeft geen mannen meer en ligt eruit.
maf-event-hand-discarded = De kaarten van { $seat } ({ $cards }) gaan naar de aflegstapel.
maf-event-paid = { $seat } pakt { $money }.
maf-event-rest-taken = Alleen { $seat } zit nog aan tafel en pakt { $money }.
maf-event-card-played = { $seat } speelt ‘{ $card }’.
maf-event-card-discarded = { $seat } legt ‘{ $card }’ af.
maf-event-second-declined = { $seat } speelt geen tweede kaart.
maf-event-attacked = { $man } van { $seat } op stoel { $chair } slaat toe bij stoel { $victim }.
maf-event-pie-placed = Een taart van { $seat } voor stoel { $chair }.
maf-event-pie-passed = { $seat } schuift de taart van { $pie } door naar { $way ->
    [left] links
   *[right] rechts
}, van stoel { $source } naar stoel { $chair }.
maf-event-drinks-served = { $seat } schenkt een slaapmutsje in voor { $count ->
    [1] stoel { $chairs }
   *[other] de stoelen { $chairs }
}.
maf-event-everybody-left = Een inval! Iedereen smeert ’m.
maf-event-man-brought = { $seat } brengt een man binnen: { $man }{ $asleep ->
    [yes] {" "}(slaapt)
   *[no] { "" }
}.
maf-event-man-lifted = { $man } van { $seat } staat op van stoel { $chair }.
maf-event-man-seated = { $man } van { $seat } gaat op stoel { $chair } zitten.
maf-event-cards-drawn = { $seat } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
maf-event-cards-received = Je trekt { $cards } uit de pot.
maf-event-discards-shuffled = { $count ->
    [one] De enige afgelegde kaart is de nieuwe pot.
   *[other] De { $count } afgelegde kaarten worden tot een nieuwe pot geschud.
}
maf-event-woke-up = { $seat }: weer wakker op { $count ->
    [1] stoel { $chairs }
   *[other] de stoelen { $chairs }
}.
maf-event-game-ended = { $ending } { $shared ->
    [yes] { $winners } delen de overwinning.
   *[no] { $winners } wint.
}

## Waarom niet

maf-refused-foreign-action = Zoiets doe je niet aan deze tafel.
maf-refused-no-seat = Die plaats is er niet aan deze tafel.
maf-refused-over = Het spel is afgelopen.
maf-refused-out = Je hebt geen mannen meer aan tafel.
maf-refused-not-your-turn = { $turn } is aan de beurt.
maf-refused-step = { $step ->
    [colour] Kies eerst een kleur.
    [card] Kies eerst een kaart.
    [second] Nu mag je nog een kaart Verplaatsen spelen, of niets.
    [victim] Kies eerst het slachtoffer.
    [pie-chair] Kies eerst een stoel voor je taart.
    [pass] Kies eerst een taart en een richting.
    [explode] Kies eerst de taart die ontploft.
    [drinks] Kies eerst wie een slaapmutsje krijgt.
    [man] Kies eerst de man die je verplaatst.
    [bring] Kies eerst de man die je nu neerzet.
   *[chair] Kies eerst een stoel voor je man.
}
maf-refused-only-a-move = De tweede kaart moet Verplaatsen zijn en niet ‘{ $card }’.
maf-refused-not-in-hand = Je hebt ‘{ $card }’ niet in je hand.
maf-refused-no-revolver = Geen van je wakkere mannen heeft een revolver.
maf-refused-only-crossed = Je gewapende mannen zitten op stoelen met een kruis: daar zit niemand tegenover.
maf-refused-nobody-opposite = Er zit geen tegenstander tegenover een van je revolvers.
maf-refused-no-knife = Geen van je wakkere mannen heeft een mes.
maf-refused-nobody-beside = Er zit geen tegenstander direct naast een van je messen.
maf-refused-no-drinkers = Er zit niemand met een drankje voor zijn neus.
maf-refused-no-markers = Er zijn geen mafkaartjes meer.
maf-refused-no-pie = Er staat geen taart van een tegenstander op tafel.
maf-refused-no-way-for-a-pie = Er kan geen taart worden doorgegeven: voor de volgende man staat er al een, of er is geen volgende man.
maf-refused-all-asleep = Al je mannen slapen.
maf-refused-no-free-chair = Er is geen stoel vrij.
maf-refused-played-already = Je hebt al een kaart gespeeld, dus je legt er geen meer af.
maf-refused-nobody-there = Op stoel { $chair } zit niemand.
maf-refused-own-man = De man op stoel { $chair } is er een van jezelf.
maf-refused-out-of-reach = Stoel { $chair } staat niet direct naast een van je messen.
maf-refused-crossed-chair = Bij stoel { $chair } staat een kruis: wie daar zit, kan niet worden beschoten.
maf-refused-out-of-line = Stoel { $chair } staat niet recht tegenover een van je revolvers.
maf-refused-second-pie = Voor stoel { $chair } staat al een taart.
maf-refused-own-pie = Dat is je eigen taart.
maf-refused-pie-not-on-table = Die taart staat niet op tafel.
maf-refused-pie-on-pie = De taart van { $pie } kan die kant niet op: voor de volgende man staat er al een, of er is geen volgende man.
maf-refused-no-drinker-there = Bij een van deze drankjes zit niemand.
maf-refused-serve-exactly = { $count ->
    [one] Er krijgt nu precies één man een slaapmutsje.
   *[other] Er krijgen nu precies { $count } verschillende mannen een slaapmutsje.
}
maf-refused-not-your-man = De man op stoel { $chair } is niet van jou.
maf-refused-asleep = De man op stoel { $chair } slaapt en kan niet worden verplaatst.
maf-refused-no-such-man = Zo’n man zonder stoel heb je niet.
maf-refused-same-chair = Hij komt van stoel { $chair }: blijven zitten is geen verplaatsing.
maf-refused-occupied = Op stoel { $chair } zit al een man van { $by }.

## Vaste antwoorden

maf-order-no-second-card = Speel geen tweede kaart

## Kleuren naar keuze

maf-option-colours = Kleuren
maf-option-colours-fixed = je plaats bepaalt je kleur
maf-option-colours-choose = met 5 of 6 spelers kiezen jullie ze om de beurt
maf-player = Speler { $number }
maf-ask-colour = Met welke kleur speel je?
maf-action-colour = { $colour }
maf-view-colour = { $seat } speelt met { $colour }.
maf-event-colour-chosen = { $seat } speelt met { $colour }.
maf-refused-colour-not-used = Met { $players } spelers blijft deze kleur in de doos.
maf-refused-colour-taken = Die kleur is al van { $by }.

## Echte biljetten

maf-event-money-changed = { $seat } wisselt { $note } voor { $middle ->
    [yes] het midden
   *[no] { $payee }
}.
maf-over-last-payment = { $ending } { $seat } had recht op { $owed } en pakte { $paid }.

## Where money came from, and where it went

maf-source-boss = { $money } voor de Boss
maf-source-cafe = { $money } van het café
maf-source-restaurant = { $money } van het restaurant
maf-source-casino = { $money } van het casino
maf-source-monopolies = { $money } voor monopolies
maf-source-register = { $money } dankzij de kassa
maf-source-windfall = { $money } van het laatste geld in het midden

## Hetzelfde in weinig letters, voor een telefoon

maf-ask-card-brief = Speel een kaart, of leg er een af.
maf-ask-second-brief = Ook nog Verplaatsen spelen?
maf-ask-pie-chair-brief = Waar wil je je taart hebben?
maf-ask-drinks-brief = Wie krijgt een slaapmutsje?
maf-ask-bring-brief = Wie van je mannen zet je nu neer?
maf-ask-chair-brief = Waar gaat hij zitten?
