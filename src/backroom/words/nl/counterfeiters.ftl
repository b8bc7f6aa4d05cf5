### Counterfeiters

cft-money = { money }

## Kaarten

cft-card-printer = drukpers
cft-card-ink = inkt
cft-card-paper = papier
cft-card-hologram = hologram
cft-card-diner = eethuisje
cft-card-private-jet = privéjet
cft-card-big-lawyer = grote advocaat
cft-card-bad-lawyer = slechte advocaat
cft-card-lottery-ticket = lot ({ $money })
cft-card-none = leeg
cft-notes = { $count } × { $stars }

## Velden

cft-space-market = Zwarte markt { $number }
cft-space-print = Drukkerij { $number }
cft-space-supermarket = Supermarkt { $number }
cft-space-receiver = Heler { $number }
cft-space-tax-fraud = Belastingfraude { $number }
cft-space-regular-flight = Lijnvlucht
cft-space-private-jet = Privéjet

## Het politiespoor

cft-special-nothing = een gewoon veld
cft-special-godfather = de Godfather
cft-special-investigation = een onderzoek
cft-special-strike = een staking van de luchtverkeersleiding
cft-special-end = het einde, met een laatste bezoekje van de Godfather

## Opties

cft-option-fake-piles = Stapels valse biljetten
cft-option-fake-piles-limited = beperkt: 30, 30 en 40 biljetten
cft-option-fake-piles-unlimited = onbeperkt
cft-option-money = Geld
cft-option-money-secret = geheim, zoals aan tafel
cft-option-money-open = open: iedereen ziet alles
cft-option-diners = Eethuisjes
cft-option-diners-lowest = pakken vanzelf de laagste kwaliteit
cft-option-diners-choose = de eigenaar kiest
cft-option-first-player = Startspeler
cft-option-first-player-random = door loting
cft-option-first-player-first-seat = wie op de eerste plek zit
cft-option-end-guard = Einde gegarandeerd
cft-option-end-guard-off = uit, zoals in de regels
cft-option-end-guard-on = na een ronde zonder politiepet schuift de agent één veld op

## Wat er gevraagd wordt

cft-ask-place-round = Jij bent aan zet: stuur een handlanger op pad (je hebt er nog { $henchmen }), of pas.
cft-ask-place-extra = Het einde is daar: je mag nog één laatste handlanger plaatsen.
cft-ask-place-big-lawyer = De grote advocaat: waar moet je handlanger heen?
cft-ask-place-bad-lawyer = De slechte advocaat: waar moet je handlanger heen?
cft-ask-notes-supermarket = Welke valse biljetten geef je uit? Hoogstens drie; voor elk krijg je een echt biljet van ${"\u00A0"}50.
cft-ask-notes-receiver = Welke valse biljetten verkoop je? Hoogstens acht; het slechtste biljet bepaalt de prijs voor allemaal.
cft-ask-transfer = Hoeveel zet je op je offshore-rekening, of hoeveel haal je eraf?
cft-ask-take-big-lawyer = Je grote advocaat mag een van je handlangers naar een vrij veld verplaatsen.
cft-ask-take-bad-lawyer = Je slechte advocaat mag een van je handlangers naar een vrij veld verplaatsen.
cft-ask-diners = Eethuisje: welke valse biljetten slijt je daar?
cft-ask-wait = { $turn } is aan zet.
cft-ask-over = Het spel is afgelopen.

## Acties

cft-action-pass-turn = Pas
cft-action-pass-extra = Plaats niemand
cft-action-pass-big-lawyer = Laat iedereen staan
cft-action-pass-bad-lawyer = Laat iedereen staan
cft-action-buy = { $space }: { $card } kopen voor { $price }
cft-action-print = { $space }: { $count } × { $stars } drukken
cft-action-supermarket = { $space }: valse biljetten uitgeven
cft-action-receiver = { $space }: valse biljetten verkopen
cft-action-tax-fraud = { $space }: geld opstrijken
cft-action-regular-flight = { $space }: geld overhevelen
cft-action-private-jet = { $space }: geld overhevelen
cft-action-take = Haal je handlanger weg van { $space }
cft-action-sell = { $notes } voor { $money }
cft-action-deposit = { $money } op de rekening zetten
cft-action-withdraw = { $money } van de rekening halen

## Wat je vóór je keuze mag weten

cft-outlook-cap = Politiepet! De agent schuift op: { $special }.
cft-outlook-godfather = De Godfather pakt de helft van wat je dan contant hebt; nu zou dat { $money } zijn.

cft-hint-notes = Typ hoeveel biljetten van ★, ★★ en ★★★ je wilt, bijvoorbeeld 2 0 1.
cft-hint-transfer = Typ een bedrag in dollars: 120 gaat naar de rekening, -50 komt terug.

## De tafel in woorden

cft-view-round = Ronde { $round }, begonnen door { $first }.
cft-view-police = De agent staat op veld { $officer } van { $last }; { $steps ->
    [0] er komt niets meer
    [one] bij de volgende pet komt { $special }
   *[other] na { $steps } petten komt { $special }
}.
cft-view-investigation = { $level ->
    [0] Supermarkten nemen elk vals biljet aan.
    [1] Supermarkten weigeren ★.
    [2] Supermarkten nemen alleen nog ★★★ aan.
   *[other] Supermarkten nemen geen valse biljetten meer aan.
}
cft-view-strike = Staking: geen vluchten.
cft-view-market = Zwarte markt: { $slots }. Nog op de stapel: { $pile }.
cft-view-slot = { $price } – { $card }{ $trash ->
    [yes] {" "}(vuilnisbak)
   *[no] { "" }
}
cft-view-spaces = Actievelden: { $spaces }.
cft-view-space-free = { $space }{ $cap ->
    [yes] {" "}(pet)
   *[no] { "" }
}
cft-view-space-taken = { $space } – { $by }
cft-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
cft-view-player = { $seat }: { $cards }; handlangers over: { $henchmen }{ $asked ->
    [yes] {" "}(kiest nog)
   *[no] { "" }
}
cft-view-player-open = { $seat }: { $cards }; handlangers over: { $henchmen }; { $cash } contant, { $offshore } offshore, valse biljetten: { $fakes }{ $asked ->
    [yes] {" "}(kiest nog)
   *[no] { "" }
}
cft-view-own = Achter je scherm: { $cash } contant, { $offshore } offshore, valse biljetten: { $fakes }. De Godfather zou nu { $takes } pakken.

## Wat er gebeurd is

cft-event-game-started = { $first } begint. Startgeld op zitvolgorde: { $cash }. Startmateriaal op zitvolgorde: { $components }.
cft-event-round-started = Ronde { $round }: { $first } begint.
cft-event-henchman-placed = { $seat } stuurt een handlanger op pad: { $space }.
cft-event-henchman-moved = De { $lawyer } van { $seat } verplaatst een handlanger: { $source } → { $space }.
cft-event-passed = { $seat } past.
cft-event-extra-declined = { $seat } plaatst niemand meer.
cft-event-lawyer-declined = De { $lawyer } van { $seat } doet niets.
cft-event-card-bought = { $seat } koopt: { $card } voor { $price }.
cft-event-printed = { $seat } drukt { $notes }.
cft-event-notes-spent = { $seat } geeft in de supermarkt { $notes } uit: dat levert { $money } op.
cft-event-notes-sold = { $seat } verkoopt { $notes } aan de heler: dat levert { $money } op.
cft-event-taxes-dodged = { $seat } strijkt { $money } op met belastingfraude.
cft-event-marker-taken = { $seat } pakt de zonnebril en begint de volgende ronde.
cft-event-flight-taken = { $free ->
    [yes] { $seat } vliegt met de privéjet naar de Caraïben.
   *[no] { $seat } vliegt voor { $fare } naar de Caraïben.
}
cft-event-money-moved = { $way ->
    [there] { $seat } zet { $money } op de offshore-rekening.
   *[back] { $seat } haalt { $money } van de offshore-rekening.
}
cft-event-officer-moved = De agent schuift op naar veld { $space }: { $special }.
cft-event-godfather-came = De Godfather komt langs: iedereen betaalt de helft.
cft-event-godfather-paid = { $seat } betaalt { $money } aan de Godfather.
cft-event-investigation-rose = Onderzoek { $level }: { $level ->
    [1] supermarkten weigeren voortaan ★.
    [2] supermarkten weigeren nu ook ★★.
   *[other] supermarkten weigeren alle valse biljetten.
}
cft-event-strike-began = De luchtverkeersleiding staakt: geen vluchten.
cft-event-strike-ended = De staking is voorbij.
cft-event-henchmen-returned = Alle handlangers komen weer thuis.
cft-event-card-trashed = In de vuilnisbak: { $card }.
cft-event-card-offered = Nieuw op de zwarte markt: { $card } voor { $price } (plek { $slot }).
cft-event-diner-served = { $seat } slijt { $notes } in het eethuisje: dat levert { $money } op.
cft-event-sealed = { $seat } heeft gekozen.
cft-event-end-triggered = De agent staat op het laatste veld: de slotfase begint.
cft-event-time-ran-out = Na { $round } rondes is de tijd om.
cft-event-tickets-paid = { $seat } wint { $money } in de loterij.
cft-event-money-counted = { $seat } heeft { $cash } contant en { $offshore } offshore: samen { $money }.
cft-event-game-ended = { $shared ->
    [yes] { $winners } delen de winst met { $money }.
   *[no] { $winners } wint met { $money }.
}

## Weigeringen

cft-refused-foreign-action = Die zet bestaat niet in dit spel.
cft-refused-no-seat = Daar zit niemand.
cft-refused-over = Het spel is afgelopen.
cft-refused-no-diner-choice = Je hebt al gekozen, of er valt voor jou niets te kiezen.
cft-refused-not-your-turn = { $turn } is aan zet.
cft-refused-step = Maak eerst af wat je begonnen bent: { $step ->
    [place] kies een veld
    [notes] kies de biljetten
    [transfer] kies het bedrag
    [take] kies een handlanger of laat iedereen staan
   *[diners] kies de biljetten voor het eethuisje
}.
cft-refused-diner-refused = Het eethuisje kun je niet overslaan.
cft-refused-no-such-space = Dat veld bestaat niet op deze kant van het bord.
cft-refused-occupied = { $by } heeft daar al een handlanger staan.
cft-refused-fake-pile-empty = De valse biljetten die je kunt drukken, zijn op.
cft-refused-no-accepted-fakes = { $level ->
    [0] Je hebt geen valse biljetten om uit te geven.
    [1] Je hebt geen valse biljetten waar een supermarkt in trapt; ★ wordt geweigerd.
    [2] Je hebt geen valse biljetten waar een supermarkt in trapt; alleen ★★★ komt er nog door.
   *[other] Supermarkten nemen geen valse biljetten meer aan.
}
cft-refused-no-fakes = Je hebt geen valse biljetten om te verkopen.
cft-refused-slot-empty = Daar ligt geen kaart.
cft-refused-second-jet = Je hebt al een privéjet.
cft-refused-too-dear = Dat kost { $price } aan echt, contant geld, en je hebt { $cash }.
cft-refused-strike = Zolang de luchtverkeersleiding staakt, wordt er niet gevlogen.
cft-refused-no-jet = Dit veld is alleen voor wie een privéjet heeft.
cft-refused-no-fare = De vlucht kost { $fare } contant, en je hebt { $cash }; offshore-geld telt niet mee.
cft-refused-nothing-to-move = Je zou niets over te hevelen hebben.
cft-refused-no-lawyer-now = Alleen een advocaat mag een handlanger verplaatsen, en pas aan het eind.
cft-refused-not-your-henchman = Daar staat geen handlanger van jou.
cft-refused-not-your-notes = Die biljetten heb je niet.
cft-refused-diners-take = In het eethuisje slijt je er precies { $count }, niet meer en niet minder.
cft-refused-too-many-notes = Meer dan { $most } biljetten raak je hier niet kwijt.
cft-refused-notes-refused = { $level ->
    [1] De supermarkt weigert ★.
    [2] De supermarkt weigert ★ en ★★.
   *[other] De supermarkt weigert alle valse biljetten.
}
cft-refused-not-so-much = Er is maar { $there }.
