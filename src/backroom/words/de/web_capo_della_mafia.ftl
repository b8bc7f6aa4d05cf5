### Der Webclient: der Tisch von Capo della Mafia.

## Was an einem Maffioso besonders ist

cap-power-extra-respect = Hut auf: { $amount } Respekt extra.
cap-power-squeals = Verdächtigt? { $amount }★ mehr für alle Überprüften.
cap-power-steals = Verdächtigt? Klaut { $amount } Respekt je Ankläger.
cap-power-any-symbol = { $amount ->
    [one] Ein Symbol deiner Wahl.
   *[other] { $amount } Symbole deiner Wahl.
 }
cap-power-fewer-stars = Nimmt { $amount }★ von deinen Karten.

## Karten in Worten

web-capo-symbol-intimidation = Einschüchterung
web-capo-symbol-bribing = Bestechung
web-capo-symbol-smuggling = Schmuggel
web-capo-symbol-any = ein Symbol nach Wahl
web-capo-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
 }
web-capo-no-symbol = kein Symbol
web-capo-stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
 }
web-capo-stars-off = { $count ->
    [one] nimmt { $count } Stern weg
   *[other] nimmt { $count } Sterne weg
 }
web-capo-card = { $name }: { $symbols }, { $stars }.
web-capo-card-open = Liegt offen.
web-capo-card-hidden = Liegt verdeckt.
web-capo-card-sealed = In deiner versiegelten Wahl.
web-capo-mission-said = { $name }: mindestens { $symbols }, höchstens { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
 }
web-capo-hat = Hut auf
web-capo-bars = hinter Gittern

## Der Tisch

web-capo-mission = Auftrag { $round }
web-capo-at-most = max.
web-capo-no-stars = kein einziger Stern
web-capo-squealed = { $stars ->
    [one] Tony hat ausgepackt: { $stars } Stern mehr!
   *[other] Tony hat ausgepackt: { $stars } Sterne mehr!
 }
web-capo-newspaper = Zeitung
web-capo-masthead = Das Alibi
web-capo-no-news = Keine Neuigkeiten in dieser Runde.
web-capo-next-back = { $envelope ->
    [yes] Der nächste Auftrag hat einen Umschlag auf der Rückseite.
   *[no] Der nächste Auftrag hat eine leere Rückseite.
 }
web-capo-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
web-capo-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
web-capo-counts = zählt herunter
web-capo-thinks = überlegt …
web-capo-is-ready = ist bereit
web-capo-last-round = letzte Runde { $won }
web-capo-place = { $name }: { $respect } Respekt, { $hand ->
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
web-capo-stage-lay = Alle wählen heimlich Karten. Bereit: { $ready } von { $all }.
web-capo-stage-turn-up = Die Hälfte der Karten wird aufgedeckt. Bereit: { $ready } von { $all }.
web-capo-stage-suspect = { $counter } zählt herunter, sobald alle sich entschieden haben. Bereit: { $ready } von { $all }.
web-capo-stage-claim = Nicht verdächtigt? Dann darf Giulia sich zeigen. Bereit: { $ready } von { $all }.
web-capo-stage-over = Das war die letzte Runde.
web-capo-skip = Überspringen
web-capo-track = Der Weg zu { $target } Respekt: { $who }
web-capo-has-respect = { $name } { $respect }

## Deine Karten

web-capo-hand = Deine Karten
web-capo-lay = { $count ->
    [0] Wähle deine Karten
    [one] { $count } Karte ausspielen
   *[other] { $count } Karten ausspielen
 }
web-capo-turn-up = Aufdecken ({ $count } von { $all })
web-capo-sealed = Deine Wahl ist versiegelt.
web-capo-sum-symbols = Symbole: { $have } von { $need }
web-capo-sum-stars = Sterne: { $stars } von höchstens { $limit }; { $tony }, falls Little Tony auspackt

## Zum Nachschlagen

web-capo-close = Schließen
web-capo-past = Frühere Runden
web-capo-no-past = Noch ist keine Runde vorbei.
web-capo-player = Wer
web-capo-laid = Ausgespielt
web-capo-seen-cards = Am Ende gesehen
web-capo-suspected = Verdächtigte
web-capo-verdict = Hut oder Gitter
web-capo-respect = Respekt
web-capo-deck = Karten, die du gesehen hast
web-capo-piles = { $pile } Karten im Nachziehstapel, { $discards } im Ablagestapel.
web-capo-held = { $name } ({ $count })
web-capo-keepers = Wer noch Karten von vor dem letzten Mischen haben kann, und höchstens wie viele: { $who }.
web-capo-card-column = Karte
web-capo-unseen = Nicht gesehen
web-capo-of = { $count } von { $all }
web-capo-in-sight = Bei dir oder offen
web-capo-discarded = Gesehen und abgelegt
web-capo-kept = Von vor dem Mischen, höchstens
web-capo-missions-left = { $count ->
    [one] { $count } Auftrag kommt noch
   *[other] { $count } Aufträge kommen noch
 }
web-capo-newspapers-left = { $count ->
    [one] { $count } Zeitung kommt noch
   *[other] { $count } Zeitungen kommen noch
 }
