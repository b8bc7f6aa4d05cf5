### Capo della Mafia

cap-maffioso = { $name } ({ $symbols }, { $stars })
cap-mission = { $name } ({ $symbols }, { $stars ->
    [0] kein Stern
    [one] höchstens { $stars } Stern
   *[other] höchstens { $stars } Sterne
})
cap-newspaper = „{ $name }“

## Symbole und Sterne, die niemals Buchstaben sind

cap-symbol-intimidation = Einschüchterung
cap-symbol-bribing = Bestechung
cap-symbol-smuggling = Schmuggel
cap-symbol-any = ein Symbol nach Wahl
cap-symbol-alike = { $count ->
    [1] ein Symbol nach Wahl
   *[other] { $count } gleiche Symbole nach Wahl
}
cap-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
}
cap-no-symbol = kein Symbol
cap-stars = { $count ->
    [0] kein Stern
    [one] { $count } Stern
   *[other] { $count } Sterne
}
cap-stars-off = { $count ->
    [one] nimmt { $count } Stern weg
   *[other] nimmt { $count } Sterne weg
}

## Optionen

cap-option-deck = Deck
cap-option-deck-milder = milder: Mit den meisten Händen lässt sich der Auftrag ehrlich erfüllen
cap-option-deck-main = normal: schwieriger, mehr Bluff
cap-option-first-game = Erste Partie
cap-option-first-game-off = das ganze Spiel, bis 15 Respekt
cap-option-first-game-on = ohne Little Tony, ohne Zeitungen, bis 10 Respekt
cap-option-envelope = Umschlag
cap-option-envelope-next = es zählt die Rückseite, die jetzt oben auf dem Auftragsstapel liegt
cap-option-envelope-turned = es zählt die Rückseite des gerade aufgedeckten Auftrags
cap-option-giulia = Giulia Napoli
cap-option-giulia-ask = wer sie ausspielt, darf sie für den zusätzlichen Respekt aufdecken
cap-option-giulia-auto = sie wird für den zusätzlichen Respekt immer aufgedeckt

## Was gefragt wird

cap-ask-lay = Wer zieht los? Lege mindestens eine und höchstens alle deine { $held } Karten verdeckt für { $mission } aus. Niemand sieht sie, bevor alle gewählt haben.
cap-ask-turn-up = Etwas zeigen: Decke { $count } deiner { $laid } ausgespielten Karten auf.
cap-ask-suspect = 3 – 2 – 1 – 0: Richte deine Pistole auf jemanden, der den Auftrag nicht erfüllt haben kann, oder auf niemanden.
cap-ask-claim = { $giulia ->
    [yes] Niemand verdächtigt dich. Decke Giulia für den zusätzlichen Respekt auf, oder lass deine Karten verdeckt.
   *[no] Niemand verdächtigt dich. Du verbirgst keine Giulia, aber alle, die sie haben könnten, werden gefragt: So verrät sich niemand.
}
cap-ask-wait = Du hast gewählt. Die anderen überlegen noch.
cap-ask-over = Das Spiel ist vorbei.

## Aktionen

cap-action-lay = { $picked } ausspielen
cap-action-turn-up = { $picked } aufdecken
cap-action-suspect = { $suspect } verdächtigen
cap-action-suspect-nobody = Niemanden verdächtigen
cap-action-claim = { $count ->
    [0] Karten verdeckt lassen
   *[other] { $picked } für den zusätzlichen Respekt aufdecken
}

## Was man vor der Wahl wissen darf

cap-outlook = { $passes ->
    [yes] Ehrliche Arbeit: { $symbols }; { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    } (höchstens { $limit }).
   *[no] Bluff: { $missing ->
        [0] genug Symbole
        [one] { $missing } Symbol zu wenig
       *[other] { $missing } Symbole zu wenig
    }, { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    } (höchstens { $limit }).
}
cap-outlook-tony = Falls ein Little Tony auspackt: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} (höchstens { $limit }), { $passes ->
    [yes] passt immer noch
   *[no] damit fliegst du auf
}.

## Der Tisch in Worten

cap-view-round = Runde { $round }, bis { $target } Respekt. { $counter } zählt herunter.
cap-view-mission = Auftrag: { $mission }. Erlaubt { $limit ->
    [0] ist in dieser Runde kein Stern
    [one] ist in dieser Runde höchstens { $limit } Stern
   *[other] sind in dieser Runde höchstens { $limit } Sterne
}.
cap-view-newspaper = Zeitung { $newspaper }: { $effect }
cap-view-envelope = { $envelope ->
    [yes] Auf der Rückseite des nächsten Auftrags ist ein Umschlag.
   *[no] Auf der Rückseite des nächsten Auftrags ist kein Umschlag.
}
cap-view-player = { $seat }: { $respect } Respekt, { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
}, { $laid }{ $state ->
    [jailed] , im Gefängnis
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
cap-view-hand = Auf der Hand: { $cards }
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
cap-event-suspicions-void = { $one } und { $other } sprechen sich aus: Beide Verdächtigungen verfallen.
cap-event-cards-shown = { $seat } zeigt { $cards }.
cap-event-tony-squealed = { $stars ->
    [one] Little Tony packt aus: { $stars } Stern mehr für alle, die überprüft werden.
   *[other] Little Tony packt aus: { $stars } Sterne mehr für alle, die überprüft werden.
}
cap-event-hat-kept = { $seat } hat den Auftrag mit { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sternen
} (höchstens { $max_stars }) erfüllt und behält den Hut auf.
cap-event-jailed = { $seat } wandert ins Gefängnis: { $symbols_missing ->
    [0] genug Symbole
    [one] { $symbols_missing } Symbol zu wenig
   *[other] { $symbols_missing } Symbole zu wenig
}, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} (höchstens { $max_stars }).
cap-event-giulia-turned-up = { $seat } deckt { $cards } für den zusätzlichen Respekt auf.
cap-event-respect-start = { $seat } beginnt mit { $respect } Respekt.
cap-event-respect-mission = { $seat } bekommt { $change } Respekt für den Auftrag (jetzt { $respect }).
cap-event-respect-giulia = { $seat } bekommt { $change } Respekt dank Giulia Napoli (jetzt { $respect }).
cap-event-respect-right-suspicion = { $seat } hatte recht und bekommt { $change } Respekt (jetzt { $respect }).
cap-event-respect-wrong-suspicion = { $seat } lag daneben und verliert { $change } Respekt (jetzt { $respect }).
cap-event-respect-least-respect = { $seat } hat am wenigsten Respekt und bekommt { $change } dazu (jetzt { $respect }).
cap-event-respect-stolen = Mario Beretta stiehlt { $amount } Respekt von { $victim } für { $seat }.
cap-event-cards-discarded = { $count ->
    [one] { $seat } legt { $count } Karte ab.
   *[other] { $seat } legt { $count } Karten ab.
}
cap-event-cards-drawn = { $count ->
    [one] { $seat } zieht { $count } Karte.
   *[other] { $seat } zieht { $count } Karten.
}
cap-event-discards-shuffled = Die { $count } Karten vom Ablagestapel werden zu einem neuen Nachziehstapel gemischt.
cap-event-extra-round = Gleichstand an der Spitze mit { $respect } Respekt: Eine Zusatzrunde entscheidet.
cap-event-game-ended = { $shared ->
    [yes] { $winners } teilen sich den Sieg mit { $respect } Respekt.
   *[no] { $winners } gewinnt mit { $respect } Respekt.
}

## Zeitungen

cap-effect-mutual-suspicions-void = Verdächtigen zwei einander, verfallen beide Verdächtigungen.
cap-effect-max-stars = { $amount ->
    [one] { $amount } Stern
   *[other] { $amount } Sterne
} { $way ->
    [less] weniger
   *[more] mehr
} als sonst { $amount ->
    [one] ist
   *[other] sind
} erlaubt.
cap-effect-turn-up-rounded-up = Die Hälfte der Karten wird aufgedeckt, diesmal aufgerundet.
cap-effect-turn-up-nothing = Es wird keine Karte aufgedeckt.
cap-effect-right-suspicion = Eine richtige Verdächtigung bringt { $amount } Respekt extra.
cap-effect-wrong-suspicion = Eine falsche Verdächtigung kostet { $amount } Respekt extra.
cap-effect-mission-worth = Der Auftrag bringt { $amount } Respekt extra.
cap-effect-refill-at-or-below = Am Ende der Runde füllen alle mit höchstens { $few } Karten ihre Hand auf.
cap-effect-least-respect-gains = Wer nach der Wertung am wenigsten Respekt hat, bekommt { $amount } dazu.

## Ablehnungen

cap-refused-foreign-action = Diesen Zug gibt es in diesem Spiel nicht.
cap-refused-no-seat = Da sitzt niemand.
cap-refused-over = Das Spiel ist vorbei.
cap-refused-phase = Jetzt nicht: { $phase ->
    [lay] Erst spielen alle Karten aus
    [turn_up] Erst werden die Karten aufgedeckt
    [suspect] Erst verdächtigen alle jemanden oder niemanden
   *[claim] Erst entscheiden alle, die nicht verdächtigt wurden, über Giulia
}.
cap-refused-sealed = Du hast schon gewählt; eine versiegelte Wahl ist endgültig.
cap-refused-no-choice-to-turn-up = Du hast { $laid } ausgespielt und musst { $count } aufdecken: Da gibt es nichts zu wählen.
cap-refused-nothing-to-claim = Du wurdest verdächtigt, oder alle deine Karten liegen schon offen: Es gibt nichts aufzudecken.
cap-refused-lay-nothing = Aussetzen gilt nicht: Spiele mindestens eine Karte aus.
cap-refused-not-in-hand = { $held ->
    [one] Du hast nur { $held } Karte auf der Hand.
   *[other] Du hast nur { $held } Karten auf der Hand.
}
cap-refused-not-laid = Du hast nur { $laid } ausgespielt.
cap-refused-wrong-half = Von { $laid } Karten musst du genau { $count } aufdecken.
cap-refused-suspect-oneself = Dich selbst darfst du nicht verdächtigen.
cap-refused-no-such-player = An diesem Tisch sitzen nur { $players } Spieler.
cap-refused-claim-not-laid = Du hast nur { $laid } ausgespielt.
cap-refused-not-giulia = Nur eine verdeckte Giulia Napoli bringt beim Aufdecken Respekt.

## Feste Antworten

cap-order-claim-nothing = Karten verdeckt lassen, auch Giulia

## Zeitungen aus einer eigenen Kartendatei

cap-effect-also = { $first } Außerdem: { $rest }
cap-effect-text = „{ $text }“ Darum kümmert sich der Tisch.

## Dasselbe in wenigen Buchstaben, für ein Telefon

cap-ask-lay-brief = Wer zieht los? Wähle eine oder mehr.
cap-ask-turn-up-brief = Decke { $count } deiner { $laid } Karten auf.
cap-ask-suspect-brief = Wer hat es nicht geschafft?
cap-ask-claim-brief = { $giulia ->
    [yes] Giulia für mehr Respekt aufdecken?
   *[no] Keine Giulia: Alle werden gefragt.
}
