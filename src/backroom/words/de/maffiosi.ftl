### Maffiosi

maf-money = { money }
maf-money-hidden = Geld verborgen
maf-money-in-notes = { $money } ({ $notes })

## Karten

maf-card-beat-it = Hau ab!
maf-card-nightcap = Schlummertrunk!
maf-card-order-pie = Torte bestellen
maf-card-pass-it-on = Weitergeben!
maf-card-ka-boom = Ka-Wumm!
maf-card-stab = Stich zu!
maf-card-fire = Feuer!
maf-card-move = Umsetzen

## Männer und Dinge

maf-man-boss = Boss
maf-man-robbie = Revolver-Robbie
maf-man-jack = Jack Stiletto
maf-man-henkie = Starker Henkie
maf-man-of = { $man } von { $seat }{ $asleep ->
    [yes] {", "}schlafend
   *[no] { "" }
}
maf-thing-nothing = nichts
maf-thing-cash-register = Registrierkasse
maf-thing-cafe = Café
maf-thing-restaurant = Restaurant
maf-thing-casino = Casino
maf-thing-revolver = Revolver
maf-thing-knife = Messer
maf-thing-drink = Drink
maf-chair-of = { $man } auf Stuhl { $chair }{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}
maf-empty-chair = Stuhl { $chair }, leer{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}

## Der gezeichnete Tisch. Farben haben zwei Buchstaben, Männer einen, Dinge drei.

maf-short-red = ro
maf-short-blue = bl
maf-short-green = gr
maf-short-yellow = ge
maf-short-orange = or
maf-short-purple = li
maf-short-black = sw
maf-short-pink = rs
maf-short-brown = br
maf-short-white = we
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
maf-draw-cash-register = REG
maf-draw-cafe = CAF
maf-draw-restaurant = RES
maf-draw-casino = CAS
maf-draw-revolver = rev
maf-draw-knife = mes
maf-draw-drink = dri
maf-draw-middle = { $money } · Nachziehstapel: { $pile }
maf-draw-men = B Boss · R Revolver-Robbie · J Jack Stiletto · H Starker Henkie · z Schlaf · ( ) Torte
maf-draw-signs = Gefahr für deinen Mann: / ein Stich · = ein Schuss · * eine Torte
maf-draw-family = { $seat }: { $money } · Einnahmen { $income } · { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}

## Optionen

maf-option-seating = Sitzordnung
maf-option-seating-fixed = fest: alle sitzen nach Plan, die meisten in Gefahr
maf-option-seating-manual = frei: ihr setzt eure Männer selbst, einen nach dem anderen
maf-option-seating-random = per Los: der Zufall verteilt die Stühle
maf-option-youngest = Die jüngste Person
maf-option-youngest-random = bestimmt der Zufall
maf-option-youngest-first-seat = wer auf dem ersten Sitz sitzt
maf-option-money = Geld
maf-option-money-open = offen: alle sehen, wie viel Geld jeder hat
maf-option-money-hidden = verborgen: die Summen der anderen siehst du erst am Ende
maf-option-notes = Geldscheine
maf-option-notes-sum = in der Mitte ist immer Wechselgeld da
maf-option-notes-strict = echte Scheine: nötigenfalls wechselt ihr untereinander
maf-option-stall-guard = Ende bei Stillstand
maf-option-stall-guard-off = aus, wie in den Regeln
maf-option-stall-guard-on = nach drei Runden ganz ohne Einnahmen ist das Spiel vorbei

## Was gefragt wird

maf-ask-card = Du bist dran: Spiel eine Karte, oder leg eine ab und zieh eine neue.
maf-ask-second = Du darfst noch eine Karte Umsetzen spielen.
maf-ask-victim-stab = Stich zu! Wer ist das Opfer?
maf-ask-victim-fire = Feuer! Wer ist das Opfer?
maf-ask-pie-chair = Wo willst du deine Torte haben? Sie explodiert zu Beginn deines nächsten Zuges.
maf-ask-pass = Welche Torte geht an wen?
maf-ask-explode = Welche Torte explodiert?
maf-ask-drinks = { $count ->
    [one] Wer bekommt einen Schlummertrunk? Wähle einen Mann; wer schon schläft, wacht nicht mehr auf.
   *[other] Wer bekommt einen Schlummertrunk? Wähle { $count } Männer (oder alle, wenn es weniger sind); wer schon schläft, wacht nicht mehr auf.
}
maf-ask-man = Welchen deiner Männer setzt du um?
maf-ask-bring = Welchen deiner Männer setzt du als Nächsten?
maf-ask-chair = { $man }: Wohin setzt er sich?
maf-ask-wait = { $turn } ist dran.
maf-ask-over-last-at-table = Nur noch eine Familie sitzt am Tisch. Das Spiel ist vorbei.
maf-ask-over-empty-bank = In der Mitte liegt kein Geld mehr. Das Spiel ist vorbei.
maf-ask-over-nobody-left = Am Tisch sitzt niemand mehr. Das Spiel ist vorbei.
maf-ask-over-stall-guard = Drei Runden ganz ohne Einnahmen. Das Spiel ist vorbei.
maf-ask-over-round-limit = Es hat zu lange gedauert. Das Spiel ist vorbei.

## Aktionen

maf-action-play = { $card } spielen
maf-action-discard = { $card } ablegen
maf-action-stay = Keine zweite Karte
maf-action-kill = { $place }
maf-action-put-pie = { $place }
maf-action-lift = { $place }
maf-action-sit = { $place }
maf-action-bring = { $man }{ $asleep ->
    [yes] {" "}(schläft)
   *[no] { "" }
}
maf-action-serve = Einen Schlummertrunk ausgeben: { $picked }
maf-action-pass-left = Die Torte von { $pie }, von Stuhl { $chair } nach links: { $place }
maf-action-pass-right = Die Torte von { $pie }, von Stuhl { $chair } nach rechts: { $place }
maf-action-explode = Die Torte von { $pie } vor Stuhl { $chair } trifft: { $victims }

## Was man vor der Wahl wissen darf

maf-outlook-put-pie = Vorsicht, in ihrer Reichweite sitzt von dir: { $men }.
maf-outlook-explode = Vorsicht, in ihrer Reichweite sitzt von dir: { $men }.
maf-outlook-serve = Vorsicht, das trifft die eigenen Reihen: { $men }.

maf-hint-chair = Tippe die Nummer eines Stuhls ein.

## Der Tisch in Worten

maf-view-turn = { $round ->
    [0] Die Männer suchen sich Stühle; { $turn } hat den ersten Zug.
   *[other] Runde { $round }, { $turn } ist dran.
}
maf-view-middle = In der Mitte: { $money }, Nachziehstapel: { $pile }, Schlafmarker: { $markers }. Abgelegt: { $discards }
maf-view-bank-notes = Scheine in der Mitte: { $notes }.
maf-view-notes = { $count } × { $note }
maf-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
maf-view-lifted = Auf der Suche nach einem Stuhl: { $man }.
maf-view-man = { $man } auf { $chair }{ $asleep ->
    [yes] {" "}(schläft)
   *[no] { "" }
}
maf-view-waiting = { $count } × { $man } noch ohne Stuhl
maf-view-family = { $seat }: { $money }; Einnahmen { $income }; Karten: { $cards }; { $men }{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
maf-view-family-out = { $seat }: { $money }; ausgeschieden
maf-view-pie = Die Torte von { $seat } steht vor Stuhl { $chair }. In ihrer Reichweite: { $victims }.
maf-view-threat-stab = { $seat } könnte erstechen: { $men }.
maf-view-threat-fire = { $seat } könnte erschießen: { $men }.
maf-view-hand = Deine Karten: { $cards }

## Was passiert ist

maf-event-table-set = { $drawn ->
    [yes] { $youngest } gilt als jüngste Person. { $first } hat den ersten Zug.
   *[no] Der Tisch ist gedeckt. { $first } hat den ersten Zug.
}
maf-event-turn-started = Runde { $round }: { $seat } ist dran.
maf-event-pie-exploded = { $own ->
    [yes] Die Torte von { $pie } vor Stuhl { $chair } explodiert!
   *[no] { $seat } lässt die Torte von { $pie } vor Stuhl { $chair } explodieren!
}
maf-event-man-killed = { $man } von { $seat } verlässt Stuhl { $chair } für immer.
maf-event-player-out = { $seat } hat keine Männer mehr und scheidet aus.
maf-event-hand-discarded = Die Karten von { $seat } ({ $cards }) kommen auf den Ablagestapel.
maf-event-paid = { $seat } kassiert { $money }.
maf-event-rest-taken = Nur { $seat } sitzt noch am Tisch und kassiert { $money }.
maf-event-card-played = { $seat } spielt „{ $card }“.
maf-event-card-discarded = { $seat } legt „{ $card }“ ab.
maf-event-second-declined = { $seat } spielt keine zweite Karte.
maf-event-attacked = { $man } von { $seat } auf Stuhl { $chair } schlägt bei Stuhl { $victim } zu.
maf-event-pie-placed = Eine Torte von { $seat } für Stuhl { $chair }.
maf-event-pie-passed = { $seat } schiebt die Torte von { $pie } weiter nach { $way ->
    [left] links
   *[right] rechts
}, von Stuhl { $source } zu Stuhl { $chair }.
maf-event-drinks-served = { $seat } schenkt einen Schlummertrunk aus: { $count ->
    [1] Stuhl { $chairs }
   *[other] Stühle { $chairs }
}.
maf-event-everybody-left = Eine Razzia! Alle hauen ab.
maf-event-man-brought = { $seat } bringt einen Mann herein: { $man }{ $asleep ->
    [yes] {" "}(schläft)
   *[no] { "" }
}.
maf-event-man-lifted = { $man } von { $seat } steht von Stuhl { $chair } auf.
maf-event-man-seated = { $man } von { $seat } setzt sich auf Stuhl { $chair }.
maf-event-cards-drawn = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
maf-event-cards-received = Du ziehst { $cards } vom Stapel.
maf-event-discards-shuffled = { $count ->
    [one] Die einzige abgelegte Karte ist der neue Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden zu einem neuen Nachziehstapel gemischt.
}
maf-event-woke-up = { $seat }: wieder wach auf { $count ->
    [1] Stuhl { $chairs }
   *[other] den Stühlen { $chairs }
}.
maf-event-game-ended = { $ending } { $shared ->
    [yes] { $winners } teilen sich den Sieg.
   *[no] { $winners } gewinnt.
}

## Warum nicht

maf-refused-foreign-action = So etwas tut man an diesem Tisch nicht.
maf-refused-no-seat = Diesen Sitz gibt es an diesem Tisch nicht.
maf-refused-over = Das Spiel ist vorbei.
maf-refused-out = Du hast keine Männer mehr am Tisch.
maf-refused-not-your-turn = { $turn } ist dran.
maf-refused-step = { $step ->
    [colour] Wähle erst eine Farbe.
    [card] Wähle erst eine Karte.
    [second] Jetzt darfst du noch eine Karte Umsetzen spielen oder gar nichts.
    [victim] Wähle erst das Opfer.
    [pie-chair] Wähle erst einen Stuhl für deine Torte.
    [pass] Wähle erst eine Torte und eine Richtung.
    [explode] Wähle erst die Torte, die explodiert.
    [drinks] Wähle erst, wer einen Schlummertrunk bekommt.
    [man] Wähle erst den Mann, den du umsetzt.
    [bring] Wähle erst den Mann, den du als Nächsten setzt.
   *[chair] Wähle erst einen Stuhl für deinen Mann.
}
maf-refused-only-a-move = Die zweite Karte muss Umsetzen sein und nicht „{ $card }“.
maf-refused-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
maf-refused-no-revolver = Keiner deiner wachen Männer hat einen Revolver.
maf-refused-only-crossed = Deine bewaffneten Männer sitzen auf Stühlen mit Kreuz: Da sitzt niemand gegenüber.
maf-refused-nobody-opposite = Keinem deiner Revolver sitzt ein Gegner gegenüber.
maf-refused-no-knife = Keiner deiner wachen Männer hat ein Messer.
maf-refused-nobody-beside = Direkt neben deinen Messern sitzt kein Gegner.
maf-refused-no-drinkers = Niemand hat einen Drink vor sich.
maf-refused-no-markers = Es sind keine Schlafmarker mehr da.
maf-refused-no-pie = Auf dem Tisch steht keine gegnerische Torte.
maf-refused-no-way-for-a-pie = Keine Torte lässt sich weitergeben: Vor dem nächsten Mann steht schon eine, oder es gibt keinen nächsten Mann.
maf-refused-all-asleep = Alle deine Männer schlafen.
maf-refused-no-free-chair = Es ist kein Stuhl frei.
maf-refused-played-already = Du hast schon eine Karte gespielt, also legst du keine mehr ab.
maf-refused-nobody-there = Auf Stuhl { $chair } sitzt niemand.
maf-refused-own-man = Der Mann auf Stuhl { $chair } ist einer von deinen.
maf-refused-out-of-reach = Stuhl { $chair } steht nicht direkt neben einem deiner Messer.
maf-refused-crossed-chair = Stuhl { $chair } hat ein Kreuz: Wer dort sitzt, ist vor Schüssen sicher.
maf-refused-out-of-line = Stuhl { $chair } steht keinem deiner Revolver direkt gegenüber.
maf-refused-second-pie = Vor Stuhl { $chair } steht schon eine Torte.
maf-refused-own-pie = Das ist deine eigene Torte.
maf-refused-pie-not-on-table = Diese Torte steht nicht auf dem Tisch.
maf-refused-pie-on-pie = Die Torte von { $pie } kann nicht in diese Richtung: Vor dem nächsten Mann steht schon eine, oder es gibt keinen nächsten Mann.
maf-refused-no-drinker-there = Vor einem dieser Drinks sitzt niemand.
maf-refused-serve-exactly = { $count ->
    [one] Genau ein Mann bekommt jetzt einen Schlummertrunk.
   *[other] Genau { $count } verschiedene Männer bekommen jetzt einen Schlummertrunk.
}
maf-refused-not-your-man = Der Mann auf Stuhl { $chair } gehört nicht zu dir.
maf-refused-asleep = Der Mann auf Stuhl { $chair } schläft und kann nicht umgesetzt werden.
maf-refused-no-such-man = Einen solchen Mann ohne Stuhl hast du nicht.
maf-refused-same-chair = Er kommt von Stuhl { $chair }: Sitzen bleiben ist kein Umsetzen.
maf-refused-occupied = Auf Stuhl { $chair } sitzt schon ein Mann von { $by }.

## Feste Antworten

maf-order-no-second-card = Keine zweite Karte spielen

## Farben nach Wahl

maf-option-colours = Farben
maf-option-colours-fixed = dein Sitz bestimmt deine Farbe
maf-option-colours-choose = zu fünft oder zu sechst wählt ihr sie nacheinander
maf-player = Spieler { $number }
maf-ask-colour = Welche Farbe spielst du?
maf-action-colour = { $colour }
maf-view-colour = { $seat } spielt { $colour }.
maf-event-colour-chosen = { $seat } spielt { $colour }.
maf-refused-colour-not-used = Zu { $players ->
    [5] fünft
   *[other] sechst
} bleibt diese Farbe in der Schachtel.
maf-refused-colour-taken = Diese Farbe hat schon { $by }.

## Echte Scheine

maf-event-money-changed = { $seat } wechselt { $middle ->
    [yes] der Mitte
   *[no] für { $payee }
} { $note }.
maf-over-last-payment = { $ending } { $seat } standen { $owed } zu, kassiert hat { $seat } { $paid }.

## Where money came from, and where it went

maf-source-boss = { $money } für den Boss
maf-source-cafe = { $money } vom Café
maf-source-restaurant = { $money } vom Restaurant
maf-source-casino = { $money } vom Casino
maf-source-monopolies = { $money } für Monopole
maf-source-register = { $money } dank der Registrierkasse
maf-source-windfall = { $money } vom letzten Geld in der Mitte

## Dasselbe in wenigen Buchstaben, für ein Telefon

maf-ask-card-brief = Spiel eine Karte oder leg eine ab.
maf-ask-second-brief = Noch Umsetzen spielen?
maf-ask-pie-chair-brief = Wo willst du deine Torte haben?
maf-ask-drinks-brief = Wer bekommt einen Schlummertrunk?
maf-ask-bring-brief = Wen setzt du als Nächsten?
maf-ask-chair-brief = Wohin setzt er sich?
