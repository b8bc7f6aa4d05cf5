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
    [one] mit der nächsten Mütze
   *[other] nach { $caps } Mützen
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
web-cft-receiver = Bis zu { $most }; die schlechteste bestimmt den Preis
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
web-cft-does-ink = Tinte, Papier, Hologramm: Jede weitere Sorte macht deine Blüten um einen Stern besser
web-cft-does-paper = Tinte, Papier, Hologramm: Jede weitere Sorte macht deine Blüten um einen Stern besser
web-cft-does-hologram = Tinte, Papier, Hologramm: Jede weitere Sorte macht deine Blüten um einen Stern besser
web-cft-does-diner = Tauscht am Ende jeder Runde eine Blüte gegen echtes Geld
web-cft-does-private-jet = Fliegt kostenlos, von einem eigenen Feld
web-cft-does-big-lawyer = Versetzt am Ende des Spiels einen deiner Handlanger
web-cft-does-bad-lawyer = Versetzt am Ende des Spiels einen deiner Handlanger, nach dem großen Anwalt
web-cft-does-lottery-ticket = Zahlt am Ende des Spiels; der Godfather kommt nicht heran

## Die Spieler

web-cft-cards = Karten der Spieler
web-cft-henchmen = { $henchmen ->
    [one] noch 1 Handlanger
   *[other] noch { $henchmen } Handlanger
 }
web-cft-screen = Hinter deinem Sichtschirm
web-cft-cash = Bargeld
web-cft-offshore = Offshore
web-cft-godfather = Der Godfather nähme sich
web-cft-godfather-gone = Der Godfather kommt nicht mehr
web-cft-fakes-title = Deine Blüten
web-cft-fakes = { $count ->
    [one] 1 Blüte der Qualität { $quality }
   *[other] { $count } Blüten der Qualität { $quality }
 }
web-cft-press = Je Druck
web-cft-machines = Deine Karten

## Scheine abgeben

web-cft-sale = Welche Blüten?
web-cft-less = eine weniger der Qualität { $quality }
web-cft-more = eine mehr der Qualität { $quality }
web-cft-of = von { $count }
web-cft-each = { $count } × { $money }
web-cft-after-sale = Dann { $cash } in bar; übrig:
web-cft-better = Ebenso gut oder besser: { $sale }
web-cft-not-yet = Diese Auswahl geht nicht
web-cft-best = Am meisten: { $money }
web-cft-sell = Diese abgeben
web-cft-sell-for = { $count ->
    [one] 1 Blüte für { $money } abgeben
   *[other] { $count } Blüten für { $money } abgeben
 }

## Fliegen

web-cft-transfer = Wie viel?
web-cft-least = so viel wie möglich zurückholen
web-cft-back = weniger in den Umschlag
web-cft-there = mehr in den Umschlag
web-cft-most = so viel wie möglich hinein

## Das Ende

web-cft-end = Das Ende
web-cft-end-godfather = Letzter Besuch
web-cft-end-extra = Letzte Handlanger
web-cft-end-big-lawyer = Großer Anwalt
web-cft-end-bad-lawyer = Schlechter Anwalt
web-cft-end-diners = Diners
web-cft-end-tickets = Lotterielose
web-cft-end-count = Die Abrechnung
web-cft-end-none = Hier ist nichts passiert.
web-cft-end-later = Kommt noch.
web-cft-total = Gesamt
web-cft-burned = Blüten (verbrannt)
web-cft-wins = gewinnt
