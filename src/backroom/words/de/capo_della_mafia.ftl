### Capo della Mafia

cap-maffioso = { $name } ({ $symbols }{ $stars }★)
cap-mission = { $name } ({ $symbols }, höchstens { $stars }★)
cap-newspaper = „{ $name }“

## Optionen

cap-option-deck = Deck
cap-option-deck-milder = milder: mit den meisten Händen lässt sich der Auftrag ehrlich erfüllen
cap-option-deck-main = main: schwieriger, mehr Bluff
cap-option-first-game = Erste Partie
cap-option-first-game-off = das ganze Spiel, bis 15 Respekt
cap-option-first-game-on = ohne Little Tony, ohne Zeitungen, bis 10 Respekt
cap-option-envelope = Umschlag
cap-option-envelope-next = es zählt die Rückseite, die jetzt oben auf dem Auftragsstapel liegt
cap-option-envelope-turned = es zählt die Rückseite des gerade aufgedeckten Auftrags
cap-option-giulia = Giulia Napoli
cap-option-giulia-ask = wer sie ausspielt, darf sie für den Punkt aufdecken
cap-option-giulia-auto = sie wird für den Punkt immer aufgedeckt

## Was gefragt wird

cap-ask-lay = Maffiosi ausspielen: Lege 1 bis { $held } deiner { $held } Karten verdeckt ab für { $mission }. Niemand sieht sie, bevor alle gewählt haben.
cap-ask-turn-up = Die Hälfte offen: Decke { $count } deiner { $laid } ausgespielten Karten auf.
cap-ask-suspect = 3 – 2 – 1 – 0: Wer kann den Auftrag unmöglich erfüllt haben? Ziele mit der Pistole oder lass sie stecken.
cap-ask-claim = Niemand verdächtigt dich. Decke Giulia auf und hol dir 1 Respekt extra, oder lass deine Karten verdeckt.
cap-ask-wait = Du hast gewählt. Die anderen grübeln noch.
cap-ask-over = Das Spiel ist vorbei.

## Aktionen

cap-action-lay = { $cards } ausspielen
cap-action-turn-up = { $cards } aufdecken
cap-action-suspect = { $suspect } verdächtigen
cap-action-suspect-nobody = Niemanden verdächtigen
cap-action-claim = { $cards } für den Punkt aufdecken
cap-action-claim-nothing = Karten verdeckt lassen

## Was man vor der Wahl wissen darf

cap-outlook = { $passes ->
    [yes] Ehrliche Arbeit: { $symbols }, { $stars }★ (max. { $limit }★).
   *[no] Bluff: { $missing ->
        [0] genug Symbole
        [one] { $missing } Symbol zu wenig
       *[other] { $missing } Symbole zu wenig
    }, { $stars }★ (max. { $limit }★).
}
cap-outlook-tony = { $passes ->
    [yes] Falls ein Little Tony auspackt: { $stars }★ (max. { $limit }★), passt immer noch.
   *[no] Falls ein Little Tony auspackt: { $stars }★ (max. { $limit }★), damit kommst du nicht durch.
}

## Der Tisch in Worten

cap-view-round = Runde { $round }, bis { $target } Respekt. { $counter } zählt herunter.
cap-view-mission = Auftrag: { $mission }. In dieser Runde gilt: höchstens { $limit }★.
cap-view-newspaper = Zeitung { $newspaper }: { $effect }
cap-view-envelope = { $envelope ->
    [yes] Auf der Rückseite des nächsten Auftrags ist ein Umschlag.
   *[no] Auf der Rückseite des nächsten Auftrags ist kein Umschlag.
}
cap-view-player = { $seat }: { $respect } Respekt, { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
}, { $laid }{ $state ->
    [jailed] , im Knast
    [suspected] , verdächtigt
   *[free] { "" }
}{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
cap-view-laid-by = { $face_down ->
    [0] { $face_up } auf dem Tisch, alles offen
   *[other] { $face_up } offen und { $face_down } verdeckt auf dem Tisch
}
cap-view-laid-by-hidden = { $face_down } verdeckt auf dem Tisch
cap-view-laid-nothing = nichts auf dem Tisch
cap-view-hand = Deine Hand: { $cards }
cap-view-laid = Du hast ausgespielt: { $cards }
cap-view-piles = Nachziehstapel: { $pile }, Ablagestapel: { $discards }.

## Was passiert ist

cap-event-cards-received = { $seat } bekommt { $cards }.
cap-event-mission-turned = Runde { $round }: { $mission }. { $counter } zählt herunter.
cap-event-missions-shuffled = Alle { $count } Aufträge werden zu einem neuen Stapel gemischt.
cap-event-newspaper-turned = Extrablatt! { $newspaper }: { $effect }
cap-event-newspapers-shuffled = Alle { $count } Zeitungen werden zu einem neuen Stapel gemischt.
cap-event-sealed = { $seat } hat gewählt.
cap-event-cards-laid = { $count ->
    [one] { $seat } spielt { $count } Karte verdeckt aus.
   *[other] { $seat } spielt { $count } Karten verdeckt aus.
}
cap-event-cards-turned-up = { $seat } deckt { $cards } auf.
cap-event-suspected = { $seat } zielt auf { $suspect }.
cap-event-suspected-nobody = { $seat } verdächtigt niemanden.
cap-event-suspicions-void = { $one } und { $other } setzen sich an einen Tisch: Beide Verdächtigungen sind ungültig.
cap-event-cards-shown = { $seat } zeigt { $cards }.
cap-event-tony-squealed = { $stars ->
    [one] Little Tony packt aus: { $stars } Stern mehr für alle, die überprüft werden.
   *[other] Little Tony packt aus: { $stars } Sterne mehr für alle, die überprüft werden.
}
cap-event-hat-kept = { $seat } hat den Auftrag mit { $stars }★ (max. { $max_stars }★) erfüllt und behält den Hut auf.
cap-event-jailed = { $seat } wandert in den Knast: { $symbols_missing ->
    [0] genug Symbole
    [one] { $symbols_missing } Symbol zu wenig
   *[other] { $symbols_missing } Symbole zu wenig
}, { $stars }★ (max. { $max_stars }★).
cap-event-giulia-turned-up = { $seat } deckt { $cards } für den Punkt auf.
cap-event-respect-start = { $seat } beginnt mit { $respect } Respekt.
cap-event-respect-mission = { $seat } bekommt { $change } Respekt für den Auftrag (jetzt { $respect }).
cap-event-respect-giulia = { $seat } bekommt { $change } Respekt dank Giulia Napoli (jetzt { $respect }).
cap-event-respect-right-suspicion = { $seat } hatte den richtigen Riecher und bekommt { $change } Respekt (jetzt { $respect }).
cap-event-respect-wrong-suspicion = { $seat } lag daneben und verliert { $change } Respekt (jetzt { $respect }).
cap-event-respect-least-respect = { $seat } hat am wenigsten Respekt und bekommt { $change } dazu (jetzt { $respect }).
cap-event-respect-stolen = Mario Beretta klaut { $victim } { $amount } Respekt für { $seat }.
cap-event-cards-discarded = { $count ->
    [one] { $seat } legt { $count } Karte auf den Ablagestapel.
   *[other] { $seat } legt { $count } Karten auf den Ablagestapel.
}
cap-event-cards-drawn = { $count ->
    [one] { $seat } zieht { $count } Karte.
   *[other] { $seat } zieht { $count } Karten.
}
cap-event-discards-shuffled = Die { $count } Karten vom Ablagestapel werden zu einem neuen Nachziehstapel gemischt.
cap-event-extra-round = Gleichstand an der Spitze mit { $respect } Respekt: Eine zusätzliche Runde entscheidet.
cap-event-game-ended = { $shared ->
    [yes] { $winners } teilen sich den Sieg mit { $respect } Respekt.
   *[no] { $winners } gewinnt mit { $respect } Respekt.
}

## Zeitungen

cap-effect-mutual-suspicions-void = Verdächtigen sich zwei gegenseitig, sind beide Verdächtigungen ungültig.
cap-effect-max-stars = { $way ->
    [less] Erlaubt ist { $amount }★ weniger.
   *[more] Erlaubt ist { $amount }★ mehr.
}
cap-effect-turn-up-rounded-up = Die Hälfte der Karten wird aufgedeckt, diesmal aber aufgerundet.
cap-effect-turn-up-nothing = Es wird keine Karte aufgedeckt.
cap-effect-right-suspicion = Ein richtiger Verdacht bringt { $amount } Respekt extra.
cap-effect-wrong-suspicion = Ein falscher Verdacht kostet { $amount } Respekt extra.
cap-effect-mission-worth = Der Auftrag bringt { $amount } Respekt extra.
cap-effect-refill-at-or-below = Am Ende der Runde zieht jeder mit höchstens { $few } Karten bis zur vollen Hand nach.
cap-effect-least-respect-gains = Wer nach der Wertung am wenigsten Respekt hat, bekommt { $amount } dazu.

## Ablehnungen

cap-refused-foreign-action = Diesen Zug gibt es in diesem Spiel nicht.
cap-refused-no-seat = Da sitzt niemand.
cap-refused-over = Das Spiel ist vorbei.
cap-refused-phase = Jetzt nicht: { $phase ->
    [lay] Erst spielen alle ihre Karten aus
    [turn_up] Erst werden die Karten aufgedeckt
    [suspect] Erst verdächtigen alle jemanden oder niemanden
   *[claim] Erst entscheiden alle, die nicht verdächtigt wurden, über Giulia
}.
cap-refused-sealed = Du hast schon gewählt; eine versiegelte Entscheidung ist endgültig.
cap-refused-no-choice-to-turn-up = Du hast { $laid } ausgespielt und musst { $count } aufdecken: Da gibt es nichts zu wählen.
cap-refused-nothing-to-claim = Du wurdest verdächtigt oder alle deine Karten liegen schon offen: Es gibt nichts aufzudecken.
cap-refused-lay-nothing = Kneifen gilt nicht: Spiele mindestens eine Karte aus.
cap-refused-not-in-hand = { $held ->
    [one] Du hast nur { $held } Karte auf der Hand.
   *[other] Du hast nur { $held } Karten auf der Hand.
}
cap-refused-not-laid = Du hast nur { $laid } ausgespielt.
cap-refused-wrong-half = Von { $laid } Karten musst du genau { $count } aufdecken.
cap-refused-suspect-oneself = Dich selbst darfst du nicht verdächtigen.
cap-refused-no-such-player = An diesem Tisch sitzen nur { $players } Leute.
cap-refused-claim-not-laid = Du hast nur { $laid } ausgespielt.
cap-refused-not-giulia = Nur eine verdeckte Giulia Napoli bringt beim Aufdecken einen Punkt.

## Feste Antworten

cap-order-claim-nothing = Karten verdeckt lassen, auch Giulia

## Zeitungen aus einer eigenen Kartendatei

cap-effect-also = { $first } Außerdem: { $rest }
cap-effect-text = „{ $text }“ Darum kümmert sich der Tisch.
