### Der Webclient: der Tisch von Capo della Mafia.

## Was an einem Maffioso besonders ist

cap-power-extra-respect = Hut auf: { $amount } Respekt extra.
cap-power-squeals = Verdächtigt? { $amount ->
    [one] { $amount } Stern
   *[other] { $amount } Sterne
 } mehr für alle Überprüften.
cap-power-steals = Verdächtigt? Stiehlt { $amount } Respekt von jedem, der dich verdächtigt.
cap-power-any-symbol = { $amount ->
    [one] Ein Symbol deiner Wahl.
   *[other] { $amount } Symbole deiner Wahl.
 }
cap-power-fewer-stars = Nimmt { $amount ->
    [one] { $amount } Stern
   *[other] { $amount } Sterne
 } von deinen Karten weg.

## Karten in Worten

web-cap-card = { $name }: { $symbols }, { $stars }.
web-cap-card-open = Liegt offen.
web-cap-card-hidden = Liegt verdeckt.
web-cap-card-sealed = Gehört zu deiner versiegelten Wahl.
web-cap-mission-said = { $name }: mindestens { $symbols }, höchstens { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
 }
web-cap-hat = Hut auf
web-cap-bars = hinter Gittern

## Der Tisch

web-cap-mission = Auftrag { $round }
web-cap-at-most = max.
web-cap-no-stars = kein einziger Stern
web-cap-squealed = { $stars ->
    [one] Tony hat ausgepackt: { $stars } Stern mehr!
   *[other] Tony hat ausgepackt: { $stars } Sterne mehr!
 }
web-cap-newspaper = Zeitung
web-cap-masthead = Das Alibi
web-cap-no-news = Keine Zeitung in dieser Runde.
web-cap-next-back = { $envelope ->
    [yes] Der nächste Auftrag hat einen Umschlag auf der Rückseite.
   *[no] Der nächste Auftrag hat keinen Umschlag auf der Rückseite.
 }
web-cap-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
web-cap-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
web-cap-counts = zählt herunter
web-cap-thinks = überlegt …
web-cap-is-ready = ist bereit
web-cap-last-round = letzte Runde: { $won }
web-cap-place = { $name }: { $respect } Respekt, { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }. { $shown ->
    [0] { "" }
   *[other] Offen: { $open }{" "}
 }{ $hidden ->
    [0] { "" }
   *[other] { $hidden } verdeckt.{" "}
 }{ $aim ->
    [nobody] { "" }
   *[somebody] Verdächtigt { $suspect }.{" "}
 }{ $overview ->
    [none] { "" }
    [hat] Überprüft: Hut auf.{" "}
   *[bars] Überprüft: hinter Gittern.{" "}
 }{ $state ->
    [thinks] Überlegt noch.
    [over] { "" }
   *[ready] Ist bereit.
 }
web-cap-stage-lay = Alle wählen heimlich Karten. Bereit: { $ready } von { $all }.
web-cap-stage-turn-up = Die Hälfte der Karten wird aufgedeckt. Bereit: { $ready } von { $all }.
web-cap-stage-suspect = { $counter } zählt herunter, sobald alle sich entschieden haben. Bereit: { $ready } von { $all }.
web-cap-stage-claim = Nicht verdächtigt? Dann darf Giulia sich zeigen. Bereit: { $ready } von { $all }.
web-cap-stage-over = Das war die letzte Runde.
web-cap-skip = Überspringen
web-cap-track = Der Weg zu { $target } Respekt: { $who }
web-cap-has-respect = { $name } { $respect }

## Deine Karten

web-cap-hand = Deine Karten
web-cap-lay = { $count ->
    [0] Wähle deine Karten
    [one] { $count } Karte ausspielen
   *[other] { $count } Karten ausspielen
 }
web-cap-turn-up = Aufdecken ({ $count } von { $all })
web-cap-sealed = Deine Wahl ist versiegelt.
web-cap-sum-symbols = Symbole: { $have } von { $need }
web-cap-sum-stars = Sterne: { $stars } von höchstens { $limit }; { $tony }, falls Little Tony auspackt

## Zum Nachschlagen

web-cap-close = Schließen
web-cap-past = Frühere Runden
web-cap-no-past = Noch ist keine Runde vorbei.
web-cap-player = Spieler
web-cap-laid = Ausgespielt
web-cap-seen-cards = Aufgedeckt
web-cap-suspected = Verdächtigte
web-cap-verdict = Hut oder Gitter
web-cap-respect = Respekt
web-cap-deck = Karten, die du gesehen hast
web-cap-piles = { $pile } Karten im Nachziehstapel, { $discards } im Ablagestapel.
web-cap-held = { $name } ({ $count })
web-cap-keepers = Wer noch Karten von vor dem letzten Mischen haben kann, und wie viele höchstens: { $who }.
web-cap-card-column = Karte
web-cap-unseen = Nicht gesehen
web-cap-of = { $count } von { $all }
web-cap-in-sight = Bei dir oder offen
web-cap-discarded = Gesehen und abgelegt
web-cap-kept = Von vor dem Mischen, höchstens
web-cap-missions-left = { $count ->
    [one] { $count } Auftrag kommt noch
   *[other] { $count } Aufträge kommen noch
 }
web-cap-newspapers-left = { $count ->
    [one] { $count } Zeitung kommt noch
   *[other] { $count } Zeitungen kommen noch
 }
