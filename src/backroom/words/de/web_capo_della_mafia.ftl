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
web-cap-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
web-cap-counts = zählt herunter
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

## Deine Karten

web-cap-hand = Deine Karten
web-cap-lay = { $count ->
    [0] Wähle deine Karten
    [one] { $count } Karte ausspielen
   *[other] { $count } Karten ausspielen
 }
web-cap-turn-up = { $left ->
    [0] { $all ->
        [one] Diese aufdecken
       *[other] Diese { $all } aufdecken
     }
    [one] Wähle eine
   *[other] Wähle { $left }
 }
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

## Der Tisch, wie er gezeichnet ist

web-cap-step-pick = Wählen
web-cap-step-show = Hälfte auf
web-cap-step-count = 3-2-1-0
web-cap-step-verdict = Urteil
web-cap-last = Letzte Runde: { $side ->
    [bars] im Gefängnis
   *[hat] Hut behalten
 }, { $aim ->
    [nobody] verdächtigte niemanden
    [right] verdächtigte { $suspect } zu Recht
   *[wrong] verdächtigte { $suspect } zu Unrecht
 }, { $won } Respekt.
web-cap-nobody-points = niemand zielt hierher
web-cap-nobody-points-you = niemand zielt auf dich
web-cap-paid = ausgezahlt
web-cap-to-be-paid = noch nicht ausgezahlt
web-cap-on-stage = auf der Bühne
web-cap-to-draw = { $count } zum Ziehen
web-cap-gone = { $count } weg
web-cap-news-next = bald Zeitung
web-cap-no-news-next = keine Zeitung
web-cap-stake-hat = Hut auf
web-cap-stake-right = richtig
web-cap-stake-wrong = falsch
web-cap-first-to = wer zuerst { $target } Respekt hat
web-cap-you-need = dir fehlen { $respect }
web-cap-leader-needs = der Spitze fehlen { $respect }
web-cap-go-down = { $count ->
    [one] eine Karte kommt auf den Tisch
   *[other] { $count } Karten kommen auf den Tisch
 }{ $up ->
    [0] { "" }
    [one] , eine davon wird aufgedeckt
   *[other] , { $up } davon werden aufgedeckt
 }
web-cap-own-place = Du: { $respect } von { $target } Respekt, { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }.
web-cap-you = Du
web-cap-picked-against = gewählt für den Auftrag
web-cap-own-job = dein eigener Job
web-cap-tap-a-player = Spieler antippen
web-cap-point-at = Auf { $name } zielen
web-cap-nobody = Niemand
web-cap-turn-up-giulia = Giulia aufdecken
web-cap-keep-hidden = Verdeckt lassen
web-cap-odds-brief = Blind verteilt gelingt der Job in { $percent } %.

## Beurteilt und ausgezahlt

web-cap-shows = { $name } zeigt
web-cap-goes-to-prison = { $name } muss ins Gefängnis
web-cap-keeps-hat = { $name } behält den Hut auf
web-cap-why-jailed = { $missing ->
    [0] { "" }
    [one] ein Symbol zu wenig
   *[other] { $missing } Symbole zu wenig
 }{ $missing ->
    [0] { "" }
   *[other] { $over ->
        [0] { "" }
       *[other] {" "}und{" "}
     }
 }{ $over ->
    [0] { "" }
    [one] ein Stern zu viel
   *[other] { $over } Sterne zu viel
 }
web-cap-pistols-wrong = { $count ->
    [one] eine Pistole lag daneben
   *[other] { $count } Pistolen lagen daneben
 }
web-cap-paid-hat = Hut
web-cap-paid-pistol = Pistole
web-cap-paid-more = sonst
web-cap-still-to-be-paid = Noch auszuzahlen: { $who }.
web-cap-now = jetzt
web-cap-waits = wartet
web-cap-in-prison = im Gefängnis
web-cap-nobody-suspected = Niemand zielt auf jemanden.
web-cap-then-paid = Danach wird Respekt ausgezahlt, { $name } zuerst.

## Was man sich ansieht

web-cap-look-hint = Sieh dir jemanden an: Hier steht, was offen liegt und was noch fehlt.
web-cap-symbols = Symbole
web-cap-stars = Sterne
web-cap-alone = Allein
web-cap-does-it = genügt
web-cap-not-enough = reicht nicht
web-cap-refill = Mit { $few ->
    [0] keiner Karte
    [one] höchstens einer Karte
   *[other] höchstens { $few } Karten
 } ziehst du nach der Runde auf { $hand } nach.
web-cap-did-it = Hat { $name } es geschafft?
web-cap-open-cards = Offen
web-cap-hidden-bring = { $hidden ->
    [one] Die verdeckte Karte muss bringen
   *[other] Die { $hidden } verdeckten Karten müssen bringen
 }
web-cap-symbols-count = { $count ->
    [0] keine Symbole mehr
    [one] ein Symbol
   *[other] { $count } Symbole
 }
web-cap-and-at-most = und höchstens
web-cap-steals = Mario stiehlt von jedem, der auf ihn zielt
web-cap-odds-blind = Wären die verdeckten Karten blind verteilt: Wie oft gelingt der Job?
web-cap-odds-tony = Blass: falls kein Little Tony auspackt.
web-cap-odds-tony-open = Mit dem Little Tony, der offen liegt: Er packt aus, falls jemand auf ihn zielt. Blass: ohne ihn.

## Die Geschichte

web-cap-chapter-jailed = { $count ->
    [0] niemand im Gefängnis
    [one] { $who } im Gefängnis
   *[other] { $count } im Gefängnis
 }
web-cap-chapter-you = du { $respect }
