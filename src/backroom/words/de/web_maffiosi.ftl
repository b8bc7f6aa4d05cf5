### Der Web-Client: der Tisch von Maffiosi.

## Männer, Stühle, Gefahren: die Namen für alle, die sie nicht sehen können

web-maf-short-boss = Boss
web-maf-short-robbie = Robbie
web-maf-short-jack = Jack
web-maf-short-henkie = Henkie
web-maf-you = du
web-maf-your = dein { $man }
web-maf-whose = { $man } von { $who }
web-maf-man-on = { $man } auf { $chair }
web-maf-table = Der Tisch und seine Stühle
web-maf-empty = niemand
web-maf-crossed = niemand gegenüber
web-maf-asleep = schläft
web-maf-chosen = gewählt
web-maf-possible = möglich
web-maf-danger-stab = { $who } kann ihn erstechen
web-maf-danger-stab-you = du kannst ihn erstechen
web-maf-danger-fire = { $who } kann ihn erschießen
web-maf-danger-fire-you = du kannst ihn erschießen
web-maf-danger-pie = bei der Torte von { $who }
web-maf-danger-pie-you = bei deiner Torte
web-maf-pie-name = Torte von { $who } vor { $chair }, explodiert nur, wenn jemand nachhilft
web-maf-pie-name-lit = { $turns ->
    [one] Torte von { $who } vor { $chair }, explodiert mit dem nächsten Zug
   *[other] Torte von { $who } vor { $chair }, explodiert in { $turns } Zügen
}

## Die Mitte des Tisches

web-maf-round = Runde { $round }
web-maf-before = Vor Runde 1
web-maf-steps = Die Schritte eines Zuges
web-maf-step-pie = Torte
web-maf-step-money = Geld
web-maf-step-card = Karte
web-maf-step-wake = Aufwachen
web-maf-to-draw = zu ziehen
web-maf-open-pile = abgelegt
web-maf-markers = Schlafmarker
web-maf-markers-left = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
web-maf-no-card = noch keine Karte
web-maf-last-note = Wie es steht, nimmt { $who } den letzten Schein, in Runde { $round }
web-maf-last-note-you = Wie es steht, nimmst du den letzten Schein, in Runde { $round }
web-maf-last-note-short = letzter Schein: { $who }, Runde { $round }
web-maf-seated = { $count } von { $all } Männern sitzen. { $who } beginnt.
web-maf-seated-you = { $count } von { $all } Männern sitzen. Du beginnst.
web-maf-never-dry = Wie es steht, geht das Geld nie aus

## Die Familien

web-maf-out = ausgeschieden
web-maf-on-turn = ist dran
web-maf-in-turns = { $turns ->
    [one] ist als Nächstes dran
   *[other] in { $turns } Zügen
}
web-maf-income = Einnahmen
web-maf-no-income = keine Einnahmen mehr
web-maf-men-left = { $count ->
    [one] 1 Mann
   *[other] { $count } Männer
}
web-maf-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-maf-reach = Wer deine Männer erreicht
web-maf-safe = sicher

## Karten

web-maf-hand = Deine Karten
web-maf-no-cards = Keine Karten auf der Hand.
web-maf-you-are-out = Du bist ausgeschieden; dein Geld zählt noch.
web-maf-card-name = { $card }: { $does }
web-maf-does-stab = Töte einen Gegner neben deinem Messer
web-maf-does-fire = Töte den Gegner gegenüber deinem Revolver
web-maf-does-order-pie = Vor einen Stuhl; explodiert in deinem nächsten Zug
web-maf-does-pass-it-on = Eine fremde Torte geht zum nächsten Mann
web-maf-does-ka-boom = Eine fremde Torte explodiert jetzt
web-maf-does-nightcap = { $count ->
    [one] Ein Mann mit einem Drink schläft ein
   *[other] { $count } Männer mit einem Drink schlafen ein
}
web-maf-does-beat-it = Eine Razzia: Alle Männer bekommen neue Stühle
web-maf-does-move = Einer deiner Männer nimmt einen freien Stuhl
web-maf-count-stab = { $count } erreichbar
web-maf-count-fire = { $count } im Visier
web-maf-count-order-pie = { $count } Stühle
web-maf-count-pass-it-on = { $count ->
    [one] 1 Weg
   *[other] { $count } Wege
}
web-maf-count-ka-boom = { $count ->
    [one] 1 Torte
   *[other] { $count } Torten
}
web-maf-count-nightcap = { $count ->
    [one] 1 Trinker
   *[other] { $count } Trinker
}
web-maf-count-move = { $count ->
    [one] 1 Mann
   *[other] { $count } Männer
}
web-maf-your-pie = Deine Torte
web-maf-pie-home = noch zu Hause
web-maf-pie-gone = für immer weg
web-maf-pie-at = vor Stuhl { $chair }
web-maf-throw = Eine ablegen
web-maf-throw-says = und eine neue ziehen
web-maf-throw-not = nur anstatt zu spielen

## Was gefragt wird, und der Knopf

web-maf-ask-throw = Welche Karte legst du ab? Du ziehst eine neue.
web-maf-ask-drinks = Wer bekommt einen Schlummertrunk? Wer schon schläft, wacht nicht mehr auf.
web-maf-ask-raid = Hau ab! Die Polizei rufen? Alle Männer stehen auf.
web-maf-back = Zurück
web-maf-go-on = Weiter
web-maf-call-raid = Die Polizei rufen
web-maf-throw-card = { $card } ablegen
web-maf-serve = { $count } von { $of } einschenken
web-maf-choose-pie = Wähle eine Torte
web-maf-choose-man = Wähle einen Mann
web-maf-choose-chair = Wähle einen Stuhl
web-maf-stab = { $man } auf { $chair } erstechen
web-maf-shoot = { $man } auf { $chair } erschießen
web-maf-order-for = Eine Torte für Stuhl { $chair }
web-maf-pass-to = Torte von { $who } an { $chair } weitergeben
web-maf-set-off = Torte von { $who } hochgehen lassen
web-maf-lift = { $man } aufstehen lassen
web-maf-seat = { $man } auf { $chair } setzen
web-maf-ways = Wohin eine Torte gehen kann
web-maf-left = links:
web-maf-right = rechts:
web-maf-careful = Vorsicht, das trifft deine eigenen Leute: { $men }.
web-maf-changes = { $who } verdient dann { $after } je Zug statt { $before }.
web-maf-changes-you = Du verdienst dann { $after } je Zug statt { $before }.

## Was man sich ansieht

web-maf-close = Schließen
web-maf-of-whom = { $who }, Stuhl { $chair }
web-maf-is-asleep = (schläft)
web-maf-chair-title = Stuhl { $chair }
web-maf-earns = { $money } je Zug
web-maf-opposite = gegenüber von { $chair }
web-maf-can-kill-him = Wer ihn töten kann
web-maf-could-kill-him = Wer ihn dort töten könnte
web-maf-he-can-kill = Wen er töten kann
web-maf-he-reaches = Er kann { $men } töten.
web-maf-reached-by = In Reichweite von { $men }.
web-maf-he-could-kill = Wen er töten könnte
web-maf-nobody = Niemand
web-maf-if-dies = Wenn er stirbt
web-maf-if-done = Wenn du es tust
web-maf-no-change = Keine Einnahmen ändern sich.
web-maf-then-last = Dann nimmt { $who } den letzten Schein, in Runde { $round }.
web-maf-then-last-you = Dann nimmst du den letzten Schein, in Runde { $round }.
web-maf-whose-pie = Torte von { $who }
web-maf-lit = vor Stuhl { $chair }, explodiert, wenn der Zug von { $who } beginnt
web-maf-unlit = vor Stuhl { $chair }; ihr Besitzer ist ausgeschieden, sie explodiert nur, wenn jemand nachhilft
web-maf-would-hit = Wen sie treffen würde
web-maf-drinks = { $count ->
    [one] Ein Schlummertrunk
   *[other] { $count } Schlummertrünke
}
web-maf-stock = { $count ->
    [one] Noch 1 Schlafmarker
   *[other] Noch { $count } Schlafmarker
}
web-maf-drinks-chosen = Eingeschenkt
web-maf-drinks-others = Wer noch einen Drink hat
web-maf-drink-dies = schläft schon: wacht nicht mehr auf
web-maf-drink-sleeps = schläft ein
web-maf-since = Seit deinem letzten Zug
web-maf-so-far = Bisher
web-maf-nothing-yet = Noch nichts.
web-maf-piles = Abgelegte und noch nicht gesehene Karten
web-maf-pile-card = Karte
web-maf-pile-open = Abgelegt
web-maf-pile-unseen = Noch nicht gesehen
web-maf-of = { $count } von { $all }

## Platz nehmen

web-maf-seating = Alle nehmen Platz
web-maf-seat-one = Du setzt jetzt einen Mann
web-maf-still-to-seat = Deine Männer ohne Stuhl
web-maf-waiting-men = Deine wartenden Männer
web-maf-all-seated = alle sitzen
web-maf-seats-now = wählt

## Augenblicke

web-maf-bang = Peng!
web-maf-zack = Zack!
web-maf-plays = { $who } spielt
web-maf-throws = { $who } legt ab
web-maf-owed = (fällig: { $money })
web-maf-never-wakes = { $man } wacht nicht mehr auf.
web-maf-awake = wach
web-maf-raid-says = Eine Razzia. Torten bleiben stehen, Schläfer schlafen weiter, und diese Karte verlässt das Spiel.
web-maf-pie-goes = Torte von { $who }, Stuhl { $chair }
web-maf-on-time = zu Beginn des Zuges, wie auf der Speisekarte
web-maf-set-off-by = das Werk von { $who }
web-maf-chair = Stuhl { $chair }
web-maf-chair-own = Stuhl { $chair }, Eigentor
web-maf-nobody-hit = Niemand wurde getroffen.

## Das Ende

web-maf-closed = Geschlossen
web-maf-end-empty-bank = Der letzte Schein
web-maf-end-last-at-table = Als Letzter am Tisch
web-maf-end-nobody-left = Niemand mehr da
web-maf-end-stall-guard = Nichts mehr zu verdienen
web-maf-end-round-limit = Es ist spät
web-maf-end-last = { $who } standen { $owed } zu; genommen wurden die letzten { $paid }.
web-maf-end-unclaimed = { $money } bleiben in der Mitte liegen, und niemand bekommt sie.
web-maf-end-family = Familie
web-maf-end-men = Männer am Tisch
web-maf-end-kills = Männer getötet
web-maf-end-money = Geld
web-maf-fortune = Woher dein Geld kam
web-maf-end-course = Geld nach jeder Runde, in Tausend
web-maf-out-in = in Runde { $round } ausgeschieden
web-maf-own-kills = davon { $count } eigene
web-maf-kill-stab = erstochen
web-maf-kill-fire = erschossen
web-maf-kill-pie = mit Torte
web-maf-kill-ka-boom = mit Ka-Wumm!
web-maf-kill-nightcap = mit einem Schlummertrunk
