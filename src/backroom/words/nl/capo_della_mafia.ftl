### Capo della Mafia

cap-maffioso = { $name } ({ $symbols }{ $stars }★)
cap-mission = { $name } ({ $symbols }, hoogstens { $stars }★)
cap-newspaper = ‘{ $name }’

## Opties

cap-option-deck = Deck
cap-option-deck-milder = milder: met de meeste handen kun je de missie eerlijk vervullen
cap-option-deck-main = main: moeilijker, meer bluf
cap-option-first-game = Eerste potje
cap-option-first-game-off = het hele spel, tot 15 respect
cap-option-first-game-on = zonder Little Tony, zonder kranten, tot 10 respect
cap-option-envelope = Envelop
cap-option-envelope-next = de achterkant die nu boven op de missiestapel ligt, telt
cap-option-envelope-turned = de achterkant van de net omgedraaide missie telt
cap-option-giulia = Giulia Napoli
cap-option-giulia-ask = wie haar speelt, mag haar opendraaien voor het punt
cap-option-giulia-auto = ze gaat altijd open voor het punt

## Wat er gevraagd wordt

cap-ask-lay = Maffiosi spelen: leg 1 tot { $held } van je { $held } kaarten gedekt neer voor { $mission }. Niemand krijgt ze te zien voordat iedereen heeft gekozen.
cap-ask-turn-up = De helft open: draai { $count } van je { $laid } gespeelde kaarten open.
cap-ask-suspect = 3 – 2 – 1 – 0: wie kan de missie nooit vervuld hebben? Richt je pistool, of houd het op zak.
cap-ask-claim = Niemand verdenkt je. Draai Giulia open voor 1 extra respect, of laat je kaarten gedekt liggen.
cap-ask-wait = Je hebt gekozen. De rest denkt nog na.
cap-ask-over = Het spel is afgelopen.

## Acties

cap-action-lay = Speel { $cards }
cap-action-turn-up = Draai { $cards } open
cap-action-suspect = Verdenk { $suspect }
cap-action-suspect-nobody = Verdenk niemand
cap-action-claim = Draai { $cards } open voor het punt
cap-action-claim-nothing = Laat je kaarten gedekt liggen

## Wat je vóór je keuze mag weten

cap-outlook = { $passes ->
    [yes] Een eerlijke klus: { $symbols }, { $stars }★ (max. { $limit }★).
   *[no] Bluf: { $missing ->
        [0] symbolen genoeg
        [one] { $missing } symbool te weinig
       *[other] { $missing } symbolen te weinig
    }, { $stars }★ (max. { $limit }★).
}
cap-outlook-tony = { $passes ->
    [yes] Slaat een Little Tony door: { $stars }★ (max. { $limit }★), nog steeds goed.
   *[no] Slaat een Little Tony door: { $stars }★ (max. { $limit }★), dan red je het niet.
}

## De tafel in woorden

cap-view-round = Ronde { $round }, tot { $target } respect. { $counter } telt af.
cap-view-mission = Missie: { $mission }. Deze ronde geldt: hoogstens { $limit }★.
cap-view-newspaper = Krant { $newspaper }: { $effect }
cap-view-envelope = { $envelope ->
    [yes] Op de achterkant van de volgende missie staat een envelop.
   *[no] Op de achterkant van de volgende missie staat geen envelop.
}
cap-view-player = { $seat }: { $respect } respect, { $hand ->
    [one] { $hand } kaart op handen
   *[other] { $hand } kaarten op handen
}, { $laid }{ $state ->
    [jailed] , in de cel
    [suspected] , verdacht
   *[free] { "" }
}{ $asked ->
    [yes] {" "}(kiest nog)
   *[no] { "" }
}
cap-view-laid-by = { $face_down ->
    [0] { $face_up } op tafel, alles open
   *[other] { $face_up } open en { $face_down } gedekt op tafel
}
cap-view-laid-by-hidden = { $face_down } gedekt op tafel
cap-view-laid-nothing = niets op tafel
cap-view-hand = Je hand: { $cards }
cap-view-laid = Je hebt gespeeld: { $cards }
cap-view-piles = Trekstapel: { $pile }, aflegstapel: { $discards }.

## Wat er gebeurd is

cap-event-cards-received = { $seat } krijgt { $cards }.
cap-event-mission-turned = Ronde { $round }: { $mission }. { $counter } telt af.
cap-event-missions-shuffled = Alle { $count } missies worden geschud tot een nieuwe stapel.
cap-event-newspaper-turned = Extra editie! { $newspaper }: { $effect }
cap-event-newspapers-shuffled = Alle { $count } kranten worden geschud tot een nieuwe stapel.
cap-event-sealed = { $seat } heeft gekozen.
cap-event-cards-laid = { $count ->
    [one] { $seat } legt { $count } kaart gedekt neer.
   *[other] { $seat } legt { $count } kaarten gedekt neer.
}
cap-event-cards-turned-up = { $seat } draait { $cards } open.
cap-event-suspected = { $seat } neemt { $suspect } onder schot.
cap-event-suspected-nobody = { $seat } verdenkt niemand.
cap-event-suspicions-void = { $one } en { $other } gaan om de tafel: hun verdenkingen vervallen.
cap-event-cards-shown = { $seat } laat { $cards } zien.
cap-event-tony-squealed = { $stars ->
    [one] Little Tony slaat door: { $stars } ster erbij voor iedereen die gecontroleerd wordt.
   *[other] Little Tony slaat door: { $stars } sterren erbij voor iedereen die gecontroleerd wordt.
}
cap-event-hat-kept = { $seat } heeft de missie vervuld met { $stars }★ (max. { $max_stars }★) en houdt de hoed op.
cap-event-jailed = { $seat } gaat de cel in: { $symbols_missing ->
    [0] symbolen genoeg
    [one] { $symbols_missing } symbool te weinig
   *[other] { $symbols_missing } symbolen te weinig
}, { $stars }★ (max. { $max_stars }★).
cap-event-giulia-turned-up = { $seat } draait { $cards } open voor het punt.
cap-event-respect-start = { $seat } begint met { $respect } respect.
cap-event-respect-mission = { $seat } krijgt { $change } respect voor de missie (nu { $respect }).
cap-event-respect-giulia = { $seat } krijgt { $change } respect dankzij Giulia Napoli (nu { $respect }).
cap-event-respect-right-suspicion = { $seat } had een goede neus en krijgt { $change } respect (nu { $respect }).
cap-event-respect-wrong-suspicion = { $seat } zat ernaast en verliest { $change } respect (nu { $respect }).
cap-event-respect-least-respect = { $seat } heeft het minste respect en krijgt er { $change } bij (nu { $respect }).
cap-event-respect-stolen = Mario Beretta jat { $amount } respect van { $victim } voor { $seat }.
cap-event-cards-discarded = { $count ->
    [one] { $seat } legt { $count } kaart af.
   *[other] { $seat } legt { $count } kaarten af.
}
cap-event-cards-drawn = { $count ->
    [one] { $seat } trekt { $count } kaart.
   *[other] { $seat } trekt { $count } kaarten.
}
cap-event-discards-shuffled = De { $count } kaarten van de aflegstapel worden geschud tot een nieuwe trekstapel.
cap-event-extra-round = Gelijke stand aan kop met { $respect } respect: een extra ronde beslist.
cap-event-game-ended = { $shared ->
    [yes] { $winners } delen de winst met { $respect } respect.
   *[no] { $winners } wint met { $respect } respect.
}

## Kranten

cap-effect-mutual-suspicions-void = verdenken twee spelers elkaar, dan vervallen beide verdenkingen.
cap-effect-max-stars = { $way ->
    [less] er is { $amount }★ minder toegestaan.
   *[more] er is { $amount }★ meer toegestaan.
}
cap-effect-turn-up-rounded-up = de helft van de kaarten gaat open, maar nu naar boven afgerond.
cap-effect-turn-up-nothing = er gaat geen enkele kaart open.
cap-effect-right-suspicion = een juiste verdenking levert { $amount } extra respect op.
cap-effect-wrong-suspicion = een foute verdenking kost { $amount } extra respect.
cap-effect-mission-worth = de missie levert { $amount } extra respect op.
cap-effect-refill-at-or-below = aan het eind van de ronde trekt iedereen met hoogstens { $few } kaarten bij tot een volle hand.
cap-effect-least-respect-gains = wie na de puntentelling het minste respect heeft, krijgt er { $amount } bij.

## Weigeringen

cap-refused-foreign-action = Die zet bestaat niet in dit spel.
cap-refused-no-seat = Daar zit niemand.
cap-refused-over = Het spel is afgelopen.
cap-refused-phase = Nu niet: { $phase ->
    [lay] eerst legt iedereen kaarten neer
    [turn_up] eerst gaan de kaarten open
    [suspect] eerst verdenkt iedereen iemand of niemand
   *[claim] eerst mogen de spelers die niet verdacht zijn Giulia opendraaien
}.
cap-refused-sealed = Je hebt al gekozen; een verzegelde keuze staat vast.
cap-refused-no-choice-to-turn-up = Je hebt er { $laid } gespeeld en moet er { $count } opendraaien: er valt niets te kiezen.
cap-refused-nothing-to-claim = Je werd verdacht of al je kaarten liggen al open: er valt niets open te draaien.
cap-refused-lay-nothing = Een missie overslaan kan niet: speel minstens één kaart.
cap-refused-not-in-hand = { $held ->
    [one] Je hebt maar { $held } kaart op handen.
   *[other] Je hebt maar { $held } kaarten op handen.
}
cap-refused-not-laid = Je hebt er maar { $laid } gespeeld.
cap-refused-wrong-half = Van { $laid } kaarten moet je er precies { $count } opendraaien.
cap-refused-suspect-oneself = Jezelf verdenken mag niet.
cap-refused-no-such-player = Er zitten maar { $players } spelers aan deze tafel.
cap-refused-claim-not-laid = Je hebt er maar { $laid } gespeeld.
cap-refused-not-giulia = Alleen een gedekte Giulia Napoli levert een punt op als je haar opendraait.

## Vaste antwoorden

cap-order-claim-nothing = Laat je kaarten gedekt liggen, ook Giulia

## Gebeurteniskaarten uit een eigen kaartbestand

cap-effect-also = { $first } En ook: { $rest }
cap-effect-text = ‘{ $text }’ De tafel zorgt er zelf voor.
