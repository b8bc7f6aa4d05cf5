### Der Web-Client: der Tisch von Counterfeiters.

web-cft-has = { $henchmen ->
    [one] 1 Handlanger
   *[other] { $henchmen } Handlanger
 } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }

## Die Polizeileiste

web-cft-track = Die Polizeileiste
web-cft-officer = Der Polizist
web-cft-ahead = { $station } { $caps ->
    [one] bei der nächsten Mütze
   *[other] in { $caps } Mützen
 }
web-cft-station-godfather = Godfather
web-cft-station-investigation = Ermittlung
web-cft-station-strike = Streik
web-cft-station-end = Das Ende

## Der Plan

web-cft-market = Schwarz{"\u00AD"}markt
web-cft-pile = { $pile ->
    [0] es kommen keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $pile } Karten
 }
web-cft-slot = { $card }, { $price }
web-cft-trash = kommt am Ende der Runde weg
web-cft-cap = von der Polizei bewacht
web-cft-first = macht dich zum Startspieler
web-cft-starts = beginnt die nächste Runde
web-cft-print = Druckt { $count } × { $stars } für dich
web-cft-print-any = Druckt Blüten
web-cft-supermarket = Bis zu { $most } Blüten, je { $money }
web-cft-refuses = { $level ->
    [1] ★ abgelehnt
    [2] nur noch ★★★
   *[other] keine Blüten mehr
 }
web-cft-receiver = Bis { $most }; die schlechteste zählt
web-cft-tax = Sofort { $money }
web-cft-airport = Geld auf die Inseln
web-cft-jet = Jet
web-cft-place-print = Druckerei
web-cft-place-supermarket = Supermarkt
web-cft-place-receiver = Hehler
web-cft-place-tax-fraud = Steuerbetrug
web-cft-place-airport = Flughafen

## Was die Karten tun

web-cft-does-printer = Zwei Blüten mehr bei jedem Druck
web-cft-does-ink = Tinte, Papier und Hologramm: jedes verschiedene macht deine Blüten um einen Stern besser
web-cft-does-paper = Tinte, Papier und Hologramm: jedes verschiedene macht deine Blüten um einen Stern besser
web-cft-does-hologram = Tinte, Papier und Hologramm: jedes verschiedene macht deine Blüten um einen Stern besser
web-cft-does-diner = Macht am Ende jeder Runde aus einer Blüte echtes Geld
web-cft-does-private-jet = Fliegt umsonst, von einem eigenen Feld
web-cft-does-big-lawyer = Versetzt am Ende des Spiels einen deiner Handlanger
web-cft-does-bad-lawyer = Versetzt am Ende des Spiels einen deiner Handlanger, nach dem großen Anwalt
web-cft-does-lottery-ticket = Zahlt am Ende des Spiels; der Godfather sieht es nicht

## Die Spieler

web-cft-cards = Karten der Spieler
web-cft-henchmen = { $henchmen ->
    [one] noch 1 Handlanger
   *[other] noch { $henchmen } Handlanger
 }
web-cft-screen = Hinter deinem Schirm
web-cft-cash = Bargeld
web-cft-offshore = Ausland
web-cft-godfather = Der Godfather nähme
web-cft-godfather-gone = Der Godfather kommt nicht mehr
web-cft-fakes-title = Deine Blüten
web-cft-fakes = { $count ->
    [one] 1 Blüte der Güte { $quality }
   *[other] { $count } Blüten der Güte { $quality }
 }
web-cft-press = Ein Druck
web-cft-machines = Deine Karten

## Scheine abgeben

web-cft-sale = Welche Scheine?
web-cft-less = einer weniger der Güte { $quality }
web-cft-more = einer mehr der Güte { $quality }
web-cft-of = von { $count }
web-cft-each = { $count } × { $money }
web-cft-after-sale = Dann { $cash } in bar; es bleiben:
web-cft-better = Ebenso gut oder besser: { $sale }
web-cft-not-yet = Nicht diese allein
web-cft-best = Am meisten: { $money }
web-cft-sell = Diese abgeben
web-cft-sell-for = { $count ->
    [one] 1 Schein für { $money } abgeben
   *[other] { $count } Scheine für { $money } abgeben
 }

## Fliegen

web-cft-transfer = Wie viel?
web-cft-least = so viel wie möglich zurück
web-cft-back = weniger in den Umschlag
web-cft-there = mehr in den Umschlag
web-cft-most = so viel wie möglich in den Umschlag

## Das Ende

web-cft-end = Das Ende
web-cft-end-godfather = Letzter Besuch
web-cft-end-extra = Letzte Handlanger
web-cft-end-big-lawyer = Großer Anwalt
web-cft-end-bad-lawyer = Schlechter Anwalt
web-cft-end-diners = Diner
web-cft-end-tickets = Lotterie
web-cft-end-count = Die Abrechnung
web-cft-end-none = Hier geschah nichts.
web-cft-end-later = Kommt noch.
web-cft-total = Zusammen
web-cft-burned = Blüten, verbrannt
web-cft-wins = gewinnt
