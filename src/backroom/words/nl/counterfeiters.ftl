### Counterfeiters

cft-money = { money }

## Kaarten

cft-card-printer = printer
cft-card-ink = inkt
cft-card-paper = papier
cft-card-hologram = hologram
cft-card-diner = diner
cft-card-private-jet = privéjet
cft-card-big-lawyer = grote advocaat
cft-card-bad-lawyer = slechte advocaat
cft-card-lottery-ticket = winnend lot ({ $money })
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
cft-special-investigation = het politieonderzoek
cft-special-strike = een staking van de luchtverkeersleiders
cft-special-end = het einde, met een laatste bezoek van de Godfather

## Opties

cft-option-fake-piles = Stapels valse biljetten
cft-option-fake-piles-limited = beperkt: 30, 30 en 40 biljetten
cft-option-fake-piles-unlimited = onbeperkt
cft-option-money = Geld
cft-option-money-secret = geheim, zoals aan tafel
cft-option-money-open = open: iedereen ziet alles
cft-option-diners = Diners
cft-option-diners-lowest = nemen vanzelf de laagste kwaliteit
cft-option-diners-choose = de eigenaar kiest
cft-option-first-player = Startspeler
cft-option-first-player-random = door loting
cft-option-first-player-first-seat = wie op de eerste stoel zit
cft-option-end-guard = Gegarandeerd einde
cft-option-end-guard-off = uit, zoals in de regels
cft-option-end-guard-on = na een ronde zonder politiepet gaat de politieagent één veld vooruit

## Wat er gevraagd wordt

cft-ask-place-round = { $henchmen ->
    [one] Jij bent aan de beurt: stuur je laatste handlanger op pad, of pas.
   *[other] Jij bent aan de beurt: stuur een van je { $henchmen } handlangers op pad, of pas.
}
cft-ask-place-extra = Het einde is daar: je mag nog één laatste handlanger plaatsen.
cft-ask-place-big-lawyer = De grote advocaat: waar moet je handlanger heen?
cft-ask-place-bad-lawyer = De slechte advocaat: waar moet je handlanger heen?
cft-ask-notes-supermarket = Welke valse biljetten geef je uit? Hoogstens { $most }; voor elk krijg je een echt biljet van { $note }.
cft-ask-notes-receiver = Welke valse biljetten verkoop je? Hoogstens { $most }; het slechtste biljet bepaalt de prijs van allemaal.
cft-ask-transfer = Hoeveel zet je op je offshorebankrekening, of hoeveel haal je eraf?
cft-ask-take-big-lawyer = Je grote advocaat mag een van je handlangers naar een vrij veld verplaatsen.
cft-ask-take-bad-lawyer = Je slechte advocaat mag een van je handlangers naar een vrij veld verplaatsen.
cft-ask-diners = Welke valse biljetten wisselen je diners in?
cft-ask-wait = { $turn } is aan de beurt.
cft-ask-over = Het spel is afgelopen.

## Acties

cft-action-pass-turn = Passen
cft-action-pass-extra = Niemand neerzetten
cft-action-pass-big-lawyer = Iedereen laten staan
cft-action-pass-bad-lawyer = Iedereen laten staan
cft-action-buy = { $space }: { $card } kopen voor { $price }
cft-action-print = { $space }: { $count } × { $stars } drukken
cft-action-supermarket = { $space }: valse biljetten uitgeven
cft-action-receiver = { $space }: valse biljetten verkopen
cft-action-tax-fraud = { $space }: geld pakken
cft-action-regular-flight = { $space }: geld verplaatsen
cft-action-private-jet = { $space }: geld verplaatsen
cft-action-take = Je handlanger weghalen: { $space }
cft-action-sell = { $notes } voor { $money }
cft-action-deposit = { $money } op de offshorebankrekening zetten
cft-action-withdraw = { $money } van de offshorebankrekening halen

## Wat je vóór je keuze mag weten

cft-outlook-cap = Politiepet! De politieagent gaat vooruit: { $special }.
cft-outlook-godfather = De Godfather neemt de helft van wat je dan contant hebt; nu zou dat { $money } zijn.

cft-hint-notes = Typ hoeveel biljetten van ★, ★★ en ★★★ je wilt, bijvoorbeeld 2 0 1.
cft-hint-transfer = Typ een bedrag in dollars: 120 gaat naar de rekening, -50 komt terug.

## De tafel in woorden

cft-view-round = Ronde { $round }, begonnen door { $first }.
cft-view-police = De politieagent staat op veld { $officer } van { $last }; { $steps ->
    [0] er komt niets meer
    [one] bij de volgende politiepet komt { $special }
   *[other] na { $steps } politiepetten komt { $special }
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
    [yes] {" "}(politiepet)
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
cft-view-own = Achter je zichtscherm: { $cash } contant, { $offshore } offshore, valse biljetten: { $fakes }. De Godfather zou nu { $takes } nemen.

## Wat er gebeurd is

cft-event-game-started = { $first } begint. Startgeld op zitvolgorde: { $cash }. Eerste componenten op zitvolgorde: { $components }.
cft-event-round-started = Ronde { $round }: { $first } begint.
cft-event-henchman-placed = { $seat } stuurt een handlanger op pad: { $space }.
cft-event-henchman-moved = De { $lawyer } van { $seat } verplaatst een handlanger: { $source } → { $space }.
cft-event-passed = { $seat } past.
cft-event-extra-declined = { $seat } zet niemand meer neer.
cft-event-lawyer-declined = De { $lawyer } van { $seat } doet niets.
cft-event-card-bought = { $seat } koopt een kaart voor { $price }: { $card }.
cft-event-printed = { $seat } drukt { $notes }.
cft-event-notes-spent = { $seat } geeft { $notes } uit in de supermarkt en krijgt { $money }.
cft-event-notes-sold = { $seat } verkoopt { $notes } aan de heler voor { $money }.
cft-event-taxes-dodged = { $seat } pakt { $money } met belastingfraude.
cft-event-marker-taken = { $seat } pakt de startspelermarker en begint de volgende ronde.
cft-event-flight-taken = { $free ->
    [yes] { $seat } vliegt met de privéjet naar de Caraïben.
   *[no] { $seat } vliegt voor { $fare } naar de Caraïben.
}
cft-event-money-moved = { $way ->
    [there] { $seat } zet { $money } op de offshorebankrekening.
   *[back] { $seat } haalt { $money } van de offshorebankrekening.
}
cft-event-officer-moved = De politieagent gaat vooruit naar veld { $space }: { $special }.
cft-event-godfather-came = De Godfather komt langs: iedereen betaalt de helft.
cft-event-godfather-paid = { $seat } betaalt { $money } aan de Godfather.
cft-event-investigation-rose = Politieonderzoek { $level }: { $level ->
    [1] supermarkten weigeren voortaan ★.
    [2] supermarkten weigeren nu ook ★★.
   *[other] supermarkten weigeren alle valse biljetten.
}
cft-event-strike-began = De luchtverkeersleiders staken: geen vluchten.
cft-event-strike-ended = De staking is voorbij.
cft-event-henchmen-returned = Alle handlangers gaan naar huis.
cft-event-card-trashed = In de vuilnisbak: { $card }.
cft-event-card-offered = Nieuw op de zwarte markt: { $card } voor { $price } (plek { $slot }).
cft-event-diner-served = { $seat } wisselt { $notes } in bij de diner voor { $money }.
cft-event-sealed = { $seat } heeft gekozen.
cft-event-end-triggered = De politieagent staat op het laatste veld: het einde begint.
cft-event-time-ran-out = Na { $round } rondes is de tijd om.
cft-event-tickets-paid = { $seat } krijgt { $money } voor winnende loten.
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
cft-refused-not-your-turn = { $turn } is aan de beurt.
cft-refused-step = Maak eerst af wat je begonnen bent: { $step ->
    [place] kies een veld
    [notes] kies de biljetten
    [transfer] kies het bedrag
    [take] kies een handlanger of laat iedereen staan
   *[diners] kies de biljetten voor je diners
}.
cft-refused-diner-refused = Een diner kun je niet dichthouden.
cft-refused-no-such-space = Dat veld bestaat niet op deze kant van het bord.
cft-refused-occupied = { $by } heeft daar al een handlanger staan.
cft-refused-fake-pile-empty = De valse biljetten die je kunt drukken, zijn op.
cft-refused-no-accepted-fakes = { $level ->
    [0] Je hebt geen valse biljetten om uit te geven.
    [1] Je hebt geen valse biljetten die een supermarkt aanneemt: ★ wordt geweigerd.
    [2] Je hebt geen valse biljetten die een supermarkt aanneemt: alleen ★★★ komt er nog door.
   *[other] Supermarkten nemen geen valse biljetten meer aan.
}
cft-refused-no-fakes = Je hebt geen valse biljetten om te verkopen.
cft-refused-slot-empty = Daar ligt geen kaart.
cft-refused-second-jet = Je hebt al een privéjet.
cft-refused-too-dear = Dat kost { $price } aan echt, contant geld, en je hebt { $cash }.
cft-refused-strike = Zolang de luchtverkeersleiders staken, wordt er niet gevlogen.
cft-refused-no-jet = Dit veld is alleen voor wie een privéjet heeft.
cft-refused-no-fare = De vlucht kost { $fare } contant, en je hebt { $cash }; offshoregeld telt niet mee.
cft-refused-nothing-to-move = Je zou niets te verplaatsen hebben.
cft-refused-no-lawyer-now = Alleen een advocaat mag een handlanger verplaatsen, en pas aan het eind.
cft-refused-not-your-henchman = Daar staat geen handlanger van jou.
cft-refused-not-your-notes = Die biljetten heb je niet.
cft-refused-diners-take = Je diners nemen er precies { $count }, niet meer en niet minder.
cft-refused-too-many-notes = Meer dan { $most } biljetten raak je hier niet kwijt.
cft-refused-notes-refused = { $level ->
    [1] De supermarkt weigert ★.
    [2] De supermarkt weigert ★ en ★★.
   *[other] De supermarkt weigert alle valse biljetten.
}
cft-refused-not-so-much = Er is maar { $there }.

## Beperkt aantal biljetten

cft-option-real-notes = Echte biljetten
cft-option-real-notes-unlimited = onbeperkt
cft-option-real-notes-limited = beperkt: 32 van $ 10 en 68 van $ 50; de bank betaalt wat ze heeft
cft-view-bank = De bank heeft nog { $money }.
cft-event-bank-short = De bank is { $seat } { $due } schuldig en heeft nog maar { $money }.
cft-refused-bank-empty = De bank heeft geen echt geld meer om je te betalen.

## Hetzelfde in weinig letters, voor een telefoon

cft-ask-place-round-brief = Waar stuur je een handlanger heen?
cft-ask-place-extra-brief = Nog één laatste handlanger plaatsen?
cft-ask-place-big-lawyer-brief = Grote advocaat: waarheen?
cft-ask-place-bad-lawyer-brief = Slechte advocaat: waarheen?
cft-ask-notes-supermarket-brief = Welke vals uitgeven? Hoogstens { $most }.
cft-ask-notes-receiver-brief = Welke vals verkopen? Hoogstens { $most }.
cft-ask-transfer-brief = Hoeveel offshore, of terug?
cft-ask-take-big-lawyer-brief = Grote advocaat: wie verplaatsen?
cft-ask-take-bad-lawyer-brief = Slechte advocaat: wie verplaatsen?
cft-ask-diners-brief = Welk vals wisselen je diners in?
