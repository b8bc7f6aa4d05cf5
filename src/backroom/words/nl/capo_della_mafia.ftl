### Capo della Mafia

cap-maffioso = { $name } ({ $symbols }, { $stars })
cap-mission = { $name } ({ $symbols }, { $stars ->
    [0] geen sterren
    [one] hoogstens { $stars } ster
   *[other] hoogstens { $stars } sterren
})
cap-newspaper = ‘{ $name }’

## Symbolen en sterren, die nooit letters zijn

cap-symbol-intimidation = intimidatie
cap-symbol-bribing = omkoping
cap-symbol-smuggling = smokkel
cap-symbol-any = een symbool naar keuze
cap-symbol-alike = { $count ->
    [1] een symbool naar keuze
   *[other] { $count } gelijke symbolen naar keuze
}
cap-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
}
cap-no-symbol = geen symbool
cap-stars = { $count ->
    [0] geen sterren
    [one] { $count } ster
   *[other] { $count } sterren
}
cap-stars-off = { $count ->
    [one] haalt { $count } ster weg
   *[other] haalt { $count } sterren weg
}

## Opties

cap-option-deck = Deck
cap-option-deck-milder = milder: met de meeste handen kun je de opdracht eerlijk vervullen
cap-option-deck-main = gewoon: moeilijker, meer gebluf
cap-option-first-game = Eerste potje
cap-option-first-game-off = het hele spel, tot 15 respect
cap-option-first-game-on = zonder Little Tony, zonder gebeurtenissen, tot 10 respect
cap-option-envelope = Envelop
cap-option-envelope-next = de achterkant die nu boven op de opdrachtstapel ligt, telt
cap-option-envelope-turned = de achterkant van de net omgedraaide opdracht telt
cap-option-giulia = Giulia Napoli
cap-option-giulia-ask = wie haar speelt, mag haar opendraaien voor het extra respect
cap-option-giulia-auto = ze gaat altijd open voor het extra respect

## Wat er gevraagd wordt

cap-ask-lay = Wie gaat er op pad? Leg minstens één en hoogstens al je { $held } kaarten gedekt neer voor { $mission }. Niemand krijgt ze te zien voordat iedereen heeft gekozen.
cap-ask-turn-up = Iets laten zien: draai { $count } van je { $laid } gespeelde kaarten open.
cap-ask-suspect = 3 – 2 – 1 – 0: richt je pistool op iemand die de opdracht niet vervuld kan hebben, of op niemand.
cap-ask-claim = { $giulia ->
    [yes] Niemand verdenkt je. Draai Giulia open voor het extra respect, of laat je kaarten gedekt liggen.
   *[no] Niemand verdenkt je. Je hebt geen gedekte Giulia, maar iedereen die haar zou kunnen hebben krijgt deze vraag: zo verraadt niemand iets.
}
cap-ask-wait = Je hebt gekozen. De rest denkt nog na.
cap-ask-over = Het spel is afgelopen.

## Acties

cap-action-lay = { $picked } spelen
cap-action-turn-up = { $picked } opendraaien
cap-action-suspect = { $suspect } verdenken
cap-action-suspect-nobody = Niemand verdenken
cap-action-claim = { $count ->
    [0] Je kaarten gedekt laten liggen
   *[other] { $picked } opendraaien voor het extra respect
}

## Wat je vóór je keuze mag weten

cap-outlook = { $passes ->
    [yes] Eerlijk werk: { $symbols }; { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    } (hoogstens { $limit }).
   *[no] Bluf: { $missing ->
        [0] genoeg symbolen
        [one] { $missing } symbool te weinig
       *[other] { $missing } symbolen te weinig
    }, { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    } (hoogstens { $limit }).
}
cap-outlook-tony = Als een Little Tony doorslaat: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} (hoogstens { $limit }), { $passes ->
    [yes] nog steeds goed
   *[no] en dan val je door de mand
}.

## De tafel in woorden

cap-view-round = Ronde { $round }, tot { $target } respect. { $counter } telt af.
cap-view-mission = Opdracht: { $mission }. Deze ronde { $limit ->
    [0] zijn geen sterren toegestaan
    [one] is hoogstens { $limit } ster toegestaan
   *[other] zijn hoogstens { $limit } sterren toegestaan
}.
cap-view-newspaper = Gebeurtenis { $newspaper }: { $effect }
cap-view-envelope = { $envelope ->
    [yes] Op de achterkant van de volgende opdracht staat een envelop.
   *[no] Op de achterkant van de volgende opdracht staat geen envelop.
}
cap-view-player = { $seat }: { $respect } respect, { $hand ->
    [one] { $hand } kaart in de hand
   *[other] { $hand } kaarten in de hand
}, { $laid }{ $state ->
    [jailed] , in de gevangenis
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
cap-view-hand = In je hand: { $cards }
cap-view-laid = Je hebt gespeeld: { $cards }
cap-view-piles = Trekstapel: { $pile }, aflegstapel: { $discards }.

## Wat er gebeurd is

cap-event-cards-received = { $seat } krijgt { $cards }.
cap-event-mission-turned = Ronde { $round }: { $mission }. { $counter } telt af.
cap-event-missions-shuffled = Alle { $count } opdrachten worden tot een nieuwe stapel geschud.
cap-event-newspaper-turned = Extra editie! { $newspaper }: { $effect }
cap-event-newspapers-shuffled = Alle { $count } gebeurtenissen worden tot een nieuwe stapel geschud.
cap-event-sealed = { $seat } heeft gekozen.
cap-event-cards-laid = { $count ->
    [one] { $seat } legt { $count } kaart gedekt neer.
   *[other] { $seat } legt { $count } kaarten gedekt neer.
}
cap-event-cards-turned-up = { $seat } draait { $cards } open.
cap-event-suspected = { $seat } richt op { $suspect }.
cap-event-suspected-nobody = { $seat } verdenkt niemand.
cap-event-suspicions-void = { $one } en { $other } praten het uit: hun verdenkingen vervallen.
cap-event-cards-shown = { $seat } laat { $cards } zien.
cap-event-tony-squealed = { $stars ->
    [one] Little Tony slaat door: { $stars } extra ster voor iedereen die gecontroleerd wordt.
   *[other] Little Tony slaat door: { $stars } extra sterren voor iedereen die gecontroleerd wordt.
}
cap-event-hat-kept = { $seat } heeft de opdracht vervuld met { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} (hoogstens { $max_stars }) en houdt de hoed op.
cap-event-jailed = { $seat } gaat de gevangenis in: { $symbols_missing ->
    [0] genoeg symbolen
    [one] { $symbols_missing } symbool te weinig
   *[other] { $symbols_missing } symbolen te weinig
}, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} (hoogstens { $max_stars }).
cap-event-giulia-turned-up = { $seat } draait { $cards } open voor het extra respect.
cap-event-respect-start = { $seat } begint met { $respect } respect.
cap-event-respect-mission = { $seat } krijgt { $change } respect voor de opdracht (nu { $respect }).
cap-event-respect-giulia = { $seat } krijgt { $change } respect dankzij Giulia Napoli (nu { $respect }).
cap-event-respect-right-suspicion = { $seat } had gelijk en krijgt { $change } respect (nu { $respect }).
cap-event-respect-wrong-suspicion = { $seat } zat ernaast en verliest { $change } respect (nu { $respect }).
cap-event-respect-least-respect = { $seat } heeft het minste respect en krijgt er { $change } bij (nu { $respect }).
cap-event-respect-stolen = Mario Beretta steelt { $amount } respect van { $victim } voor { $seat }.
cap-event-cards-discarded = { $count ->
    [one] { $seat } legt { $count } kaart af.
   *[other] { $seat } legt { $count } kaarten af.
}
cap-event-cards-drawn = { $count ->
    [one] { $seat } trekt { $count } kaart.
   *[other] { $seat } trekt { $count } kaarten.
}
cap-event-discards-shuffled = De { $count } kaarten van de aflegstapel worden tot een nieuwe trekstapel geschud.
cap-event-extra-round = Gelijke stand aan kop met { $respect } respect: een extra ronde beslist.
cap-event-game-ended = { $shared ->
    [yes] { $winners } delen de winst met { $respect } respect.
   *[no] { $winners } wint met { $respect } respect.
}

## Gebeurtenissen

cap-effect-mutual-suspicions-void = verdenken twee spelers elkaar, dan vervallen beide verdenkingen.
cap-effect-max-stars = { $amount ->
    [one] er mag { $amount } ster
   *[other] er mogen { $amount } sterren
} { $way ->
    [less] minder
   *[more] meer
} te zien zijn dan anders.
cap-effect-turn-up-rounded-up = de helft van de kaarten gaat open, nu naar boven afgerond.
cap-effect-turn-up-nothing = er gaat geen enkele kaart open.
cap-effect-right-suspicion = een juiste verdenking levert { $amount } extra respect op.
cap-effect-wrong-suspicion = een foute verdenking kost { $amount } extra respect.
cap-effect-mission-worth = de opdracht levert { $amount } extra respect op.
cap-effect-refill-at-or-below = aan het eind van de ronde vult iedereen met hoogstens { $few } kaarten zijn hand aan.
cap-effect-least-respect-gains = wie na de puntentelling het minste respect heeft, krijgt er { $amount } bij.

## Weigeringen

cap-refused-foreign-action = Die zet bestaat niet in dit spel.
cap-refused-no-seat = Daar zit niemand.
cap-refused-over = Het spel is afgelopen.
cap-refused-phase = Nu niet: { $phase ->
    [lay] eerst legt iedereen kaarten neer
    [turn_up] eerst gaan de kaarten open
    [suspect] eerst verdenkt iedereen iemand of niemand
   *[claim] eerst beslist wie niet verdacht is over Giulia
}.
cap-refused-sealed = Je hebt al gekozen; een verzegelde keuze staat vast.
cap-refused-no-choice-to-turn-up = Je hebt er { $laid } gespeeld en moet er { $count } opendraaien: er valt niets te kiezen.
cap-refused-nothing-to-claim = Je werd verdacht of al je kaarten liggen al open: er valt niets open te draaien.
cap-refused-lay-nothing = Een opdracht overslaan kan niet: speel minstens één kaart.
cap-refused-not-in-hand = { $held ->
    [one] Je hebt maar { $held } kaart in de hand.
   *[other] Je hebt maar { $held } kaarten in de hand.
}
cap-refused-not-laid = Je hebt er maar { $laid } gespeeld.
cap-refused-wrong-half = Van { $laid } kaarten moet je er precies { $count } opendraaien.
cap-refused-suspect-oneself = Je kunt jezelf niet verdenken.
cap-refused-no-such-player = Er zitten maar { $players } spelers aan deze tafel.
cap-refused-claim-not-laid = Je hebt er maar { $laid } gespeeld.
cap-refused-not-giulia = Alleen een gedekte Giulia Napoli levert respect op als je haar opendraait.

## Vaste antwoorden

cap-order-claim-nothing = Je kaarten gedekt laten liggen, ook Giulia

## Gebeurteniskaarten uit een eigen kaartbestand

cap-effect-also = { $first } En ook: { $rest }
cap-effect-text = ‘{ $text }’ De tafel zorgt er zelf voor.

## Hetzelfde in weinig letters, voor een telefoon

cap-ask-lay-brief = Wie gaat er op pad? Kies er één of meer.
cap-ask-turn-up-brief = Draai { $count } van je { $laid } kaarten open.
cap-ask-suspect-brief = Wie heeft het niet gedaan?
cap-ask-claim-brief = { $giulia ->
    [yes] Giulia opendraaien voor extra respect?
   *[no] Geen Giulia: iedereen krijgt de vraag.
}
