### Counterfeiters

cft-money = { money }

## Karten

cft-card-printer = Druckerpresse
cft-card-ink = Tinte
cft-card-paper = Papier
cft-card-hologram = Hologramm
cft-card-diner = Diner
cft-card-private-jet = Privatjet
cft-card-big-lawyer = Großer Anwalt
cft-card-bad-lawyer = Schlechter Anwalt
cft-card-lottery-ticket = Lotterielos ({ $money })
cft-card-none = leer
cft-notes = { $count } × { $stars }

## Felder

cft-space-market = Schwarzmarkt { $number }
cft-space-print = Druckerei { $number }
cft-space-supermarket = Supermarkt { $number }
cft-space-receiver = Hehler { $number }
cft-space-tax-fraud = Steuerbetrug { $number }
cft-space-regular-flight = Linienflug
cft-space-private-jet = Privatjet

## Die Polizeileiste

cft-special-nothing = ein normales Feld
cft-special-godfather = der Godfather
cft-special-investigation = eine Ermittlung
cft-special-strike = ein Streik der Fluglotsen
cft-special-end = das Ende, mit einem letzten Besuch des Godfathers

## Optionen

cft-option-fake-piles = Blütenstapel
cft-option-fake-piles-limited = begrenzt: 30, 30 und 40 Scheine
cft-option-fake-piles-unlimited = unbegrenzt
cft-option-money = Geld
cft-option-money-secret = geheim, wie am Tisch
cft-option-money-open = offen: alle sehen alles
cft-option-diners = Diners
cft-option-diners-lowest = nehmen von selbst die niedrigste Qualität
cft-option-diners-choose = wer sie besitzt, wählt aus
cft-option-first-player = Startspieler
cft-option-first-player-random = wird ausgelost
cft-option-first-player-first-seat = wer auf dem ersten Platz sitzt
cft-option-end-guard = Garantiertes Ende
cft-option-end-guard-off = aus, wie in den Regeln
cft-option-end-guard-on = nach einer Runde ohne Polizeimütze rückt der Polizist ein Feld vor

## Was gefragt wird

cft-ask-place-round = { $henchmen ->
    [one] Du bist dran: Schick deinen letzten Handlanger los oder passe.
   *[other] Du bist dran: Schick einen deiner { $henchmen } Handlanger los oder passe.
}
cft-ask-place-extra = Das Ende ist da: Du darfst noch einen letzten Handlanger einsetzen.
cft-ask-place-big-lawyer = Der große Anwalt: Wohin mit deinem Handlanger?
cft-ask-place-bad-lawyer = Der schlechte Anwalt: Wohin mit deinem Handlanger?
cft-ask-notes-supermarket = Welche Blüten gibst du aus? Höchstens { $most }; für jede bekommst du einen echten Schein über { $note }.
cft-ask-notes-receiver = Welche Blüten verkaufst du? Höchstens { $most }; die schlechteste bestimmt den Preis für alle.
cft-ask-transfer = Wie viel bringst du auf dein Offshore-Konto, oder wie viel holst du zurück?
cft-ask-take-big-lawyer = Dein großer Anwalt darf einen deiner Handlanger auf ein freies Feld versetzen.
cft-ask-take-bad-lawyer = Dein schlechter Anwalt darf einen deiner Handlanger auf ein freies Feld versetzen.
cft-ask-diners = Welche Blüten tauschen deine Diners ein?
cft-ask-wait = { $turn } ist dran.
cft-ask-over = Das Spiel ist vorbei.

## Aktionen

cft-action-pass-turn = Passen
cft-action-pass-extra = Niemanden einsetzen
cft-action-pass-big-lawyer = Alle bleiben, wo sie sind
cft-action-pass-bad-lawyer = Alle bleiben, wo sie sind
cft-action-buy = { $space }: { $card } für { $price } kaufen
cft-action-print = { $space }: { $count } × { $stars } drucken
cft-action-supermarket = { $space }: Blüten ausgeben
cft-action-receiver = { $space }: Blüten verkaufen
cft-action-tax-fraud = { $space }: Geld kassieren
cft-action-regular-flight = { $space }: Geld bewegen
cft-action-private-jet = { $space }: Geld bewegen
cft-action-take = Handlanger abziehen: { $space }
cft-action-sell = { $notes } für { $money }
cft-action-deposit = { $money } aufs Offshore-Konto bringen
cft-action-withdraw = { $money } vom Offshore-Konto holen

## Was man vor der Wahl wissen darf

cft-outlook-cap = Polizeimütze! Der Polizist rückt vor: { $special }.
cft-outlook-godfather = Der Godfather nimmt sich die Hälfte von dem, was du dann bar hast; jetzt wären das { $money }.

cft-hint-notes = Tippe ein, wie viele Blüten mit ★, ★★ und ★★★ es sein sollen, zum Beispiel 2 0 1.
cft-hint-transfer = Tippe einen Betrag in Dollar ein: 120 geht aufs Konto, -50 kommt zurück.

## Der Tisch in Worten

cft-view-round = Runde { $round }, eröffnet von { $first }.
cft-view-police = Der Polizist steht auf Feld { $officer } von { $last }; { $steps ->
    [0] mehr kommt nicht
    [one] mit der nächsten Polizeimütze kommt { $special }
   *[other] nach { $steps } Polizeimützen kommt { $special }
}.
cft-view-investigation = { $level ->
    [0] Supermärkte nehmen jede Blüte.
    [1] Supermärkte lehnen ★ ab.
    [2] Supermärkte nehmen nur noch ★★★.
   *[other] Supermärkte nehmen keine Blüten mehr.
}
cft-view-strike = Streik: keine Flüge.
cft-view-market = Schwarzmarkt: { $slots }. Noch im Stapel: { $pile }.
cft-view-slot = { $price } – { $card }{ $trash ->
    [yes] {" "}(Mülleimer)
   *[no] { "" }
}
cft-view-spaces = Aktionsfelder: { $spaces }.
cft-view-space-free = { $space }{ $cap ->
    [yes] {" "}(Polizeimütze)
   *[no] { "" }
}
cft-view-space-taken = { $space } – { $by }
cft-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
cft-view-player = { $seat }: { $cards }; Handlanger übrig: { $henchmen }{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
cft-view-player-open = { $seat }: { $cards }; Handlanger übrig: { $henchmen }; { $cash } bar, { $offshore } offshore, Blüten: { $fakes }{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
cft-view-own = Hinter deinem Sichtschirm: { $cash } bar, { $offshore } offshore, Blüten: { $fakes }. Der Godfather würde sich jetzt { $takes } nehmen.

## Was passiert ist

cft-event-game-started = { $first } fängt an. Startgeld nach Sitzordnung: { $cash }. Startmaterial nach Sitzordnung: { $components }.
cft-event-round-started = Runde { $round }: { $first } fängt an.
cft-event-henchman-placed = { $seat } schickt einen Handlanger los: { $space }.
cft-event-henchman-moved = { $lawyer } von { $seat } versetzt einen Handlanger: { $source } → { $space }.
cft-event-passed = { $seat } passt.
cft-event-extra-declined = { $seat } setzt niemanden mehr ein.
cft-event-lawyer-declined = { $lawyer } von { $seat } tut nichts.
cft-event-card-bought = { $seat } kauft eine Karte für { $price }: { $card }.
cft-event-printed = { $seat } druckt { $notes }.
cft-event-notes-spent = { $seat } gibt im Supermarkt { $notes } aus: Das bringt { $money }.
cft-event-notes-sold = { $seat } verkauft dem Hehler { $notes }: Das bringt { $money }.
cft-event-taxes-dodged = { $seat } kassiert { $money } mit Steuerbetrug.
cft-event-marker-taken = { $seat } nimmt sich den Startspielermarker und beginnt die nächste Runde.
cft-event-flight-taken = { $free ->
    [yes] { $seat } fliegt mit dem Privatjet in die Karibik.
   *[no] { $seat } fliegt für { $fare } in die Karibik.
}
cft-event-money-moved = { $way ->
    [there] { $seat } bringt { $money } aufs Offshore-Konto.
   *[back] { $seat } holt { $money } vom Offshore-Konto zurück.
}
cft-event-officer-moved = Der Polizist rückt auf Feld { $space } vor: { $special }.
cft-event-godfather-came = Der Godfather schaut vorbei: Alle zahlen die Hälfte.
cft-event-godfather-paid = { $seat } zahlt dem Godfather { $money }.
cft-event-investigation-rose = Ermittlung { $level }: { $level ->
    [1] Supermärkte lehnen ab jetzt ★ ab.
    [2] Supermärkte lehnen jetzt auch ★★ ab.
   *[other] Supermärkte nehmen keine Blüten mehr.
}
cft-event-strike-began = Die Fluglotsen streiken: keine Flüge.
cft-event-strike-ended = Der Streik ist vorbei.
cft-event-henchmen-returned = Alle Handlanger gehen nach Hause.
cft-event-card-trashed = In den Mülleimer: { $card }.
cft-event-card-offered = Neu auf dem Schwarzmarkt: { $card } für { $price } (Platz { $slot }).
cft-event-diner-served = { $seat } tauscht im Diner { $notes } ein: Das bringt { $money }.
cft-event-sealed = { $seat } hat gewählt.
cft-event-end-triggered = Der Polizist steht auf dem letzten Feld: Das Ende beginnt.
cft-event-time-ran-out = Nach { $round } Runden ist die Zeit um.
cft-event-tickets-paid = { $seat } bekommt { $money } für Lotterielose.
cft-event-money-counted = { $seat } hat { $cash } bar und { $offshore } offshore: zusammen { $money }.
cft-event-game-ended = { $shared ->
    [yes] { $winners } teilen sich den Sieg mit { $money }.
   *[no] { $winners } gewinnt mit { $money }.
}

## Ablehnungen

cft-refused-foreign-action = Diesen Zug gibt es in diesem Spiel nicht.
cft-refused-no-seat = Da sitzt niemand.
cft-refused-over = Das Spiel ist vorbei.
cft-refused-no-diner-choice = Du hast schon gewählt, oder es gibt für dich nichts zu wählen.
cft-refused-not-your-turn = { $turn } ist dran.
cft-refused-step = Bring erst zu Ende, was du angefangen hast: { $step ->
    [place] Wähle ein Feld
    [notes] Wähle die Blüten
    [transfer] Wähle den Betrag
    [take] Wähle einen Handlanger oder lass alle, wo sie sind
   *[diners] Wähle die Blüten für deine Diners
}.
cft-refused-diner-refused = Ein Diner lässt sich nicht schließen.
cft-refused-no-such-space = Dieses Feld gibt es auf dieser Seite des Spielplans nicht.
cft-refused-occupied = { $by } hat da schon einen Handlanger stehen.
cft-refused-fake-pile-empty = Die Blüten, die du drucken kannst, sind aufgebraucht.
cft-refused-no-accepted-fakes = { $level ->
    [0] Du hast keine Blüten zum Ausgeben.
    [1] Du hast keine Blüten, die ein Supermarkt annimmt: ★ wird abgelehnt.
    [2] Du hast keine Blüten, die ein Supermarkt annimmt: Nur ★★★ geht noch durch.
   *[other] Supermärkte nehmen keine Blüten mehr.
}
cft-refused-no-fakes = Du hast keine Blüten zu verkaufen.
cft-refused-slot-empty = Da liegt keine Karte.
cft-refused-second-jet = Du hast schon einen Privatjet.
cft-refused-too-dear = Das kostet { $price } in echtem Bargeld, und du hast { $cash }.
cft-refused-strike = Solange die Fluglotsen streiken, fliegt niemand.
cft-refused-no-jet = Auf dieses Feld darf nur, wer einen Privatjet hat.
cft-refused-no-fare = Der Flug kostet { $fare } in bar, und du hast { $cash }; Offshore-Geld zählt nicht.
cft-refused-nothing-to-move = Du hättest nichts zu bewegen.
cft-refused-no-lawyer-now = Nur ein Anwalt versetzt einen Handlanger, und das erst am Ende.
cft-refused-not-your-henchman = Da steht kein Handlanger von dir.
cft-refused-not-your-notes = Diese Blüten hast du nicht.
cft-refused-diners-take = Deine Diners nehmen genau { $count }, nicht mehr und nicht weniger.
cft-refused-too-many-notes = Mehr als { $most } Blüten wirst du hier nicht los.
cft-refused-notes-refused = { $level ->
    [1] Der Supermarkt lehnt ★ ab.
    [2] Der Supermarkt lehnt ★ und ★★ ab.
   *[other] Der Supermarkt nimmt keine Blüten mehr.
}
cft-refused-not-so-much = Es sind nur { $there } da.

## Begrenzte Scheine

cft-option-real-notes = Echte Scheine
cft-option-real-notes-unlimited = unbegrenzt
cft-option-real-notes-limited = begrenzt: 32 zu 10 $ und 68 zu 50 $; die Bank zahlt, was sie hat
cft-view-bank = Die Bank hat noch { $money }.
cft-event-bank-short = Die Bank schuldet { $seat } { $due } und hat nur noch { $money }.
cft-refused-bank-empty = Die Bank hat kein echtes Geld mehr, um dich zu bezahlen.

## Dasselbe in wenigen Buchstaben, für ein Telefon

cft-ask-place-round-brief = Wohin schickst du einen Handlanger?
cft-ask-place-extra-brief = Noch einen letzten Handlanger?
cft-ask-place-big-lawyer-brief = Großer Anwalt: wohin?
cft-ask-place-bad-lawyer-brief = Schlechter Anwalt: wohin?
cft-ask-notes-supermarket-brief = Welche Blüten ausgeben? Höchstens { $most }.
cft-ask-notes-receiver-brief = Welche verkaufen? Höchstens { $most }.
cft-ask-transfer-brief = Wie viel offshore oder zurück?
cft-ask-take-big-lawyer-brief = Großer Anwalt: wen versetzen?
cft-ask-take-bad-lawyer-brief = Schlechter Anwalt: wen versetzen?
cft-ask-diners-brief = Was tauschen deine Diners ein?
