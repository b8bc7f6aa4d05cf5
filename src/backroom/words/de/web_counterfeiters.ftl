### Der Web-Client: der Tisch von Counterfeiters.

web-cft-has = { $henchmen ->
    [one] 1 Handlanger
   *[other] { $henchmen } Handlanger
 } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
web-cft-track = Die Polizeileiste
web-cft-officer = Der Polizist
web-cft-market = Schwarzmarkt
web-cft-pile = (noch { $pile })
web-cft-trash = kommt am Ende der Runde weg
web-cft-cap = von der Polizei bewacht
web-cft-first = macht dich zum Startspieler
web-cft-print = Druckt jetzt { $count } × { $stars } für dich
web-cft-print-any = Druckt Falschgeld
web-cft-supermarket = Bis zu { $most } Blüten, je { $money }
web-cft-receiver = Bis zu { $most } Blüten; die schlechteste bestimmt den Preis: { $prices }
web-cft-tax = Sofort { $money }
web-cft-flight = Geld ins Ausland bringen für { $money }
web-cft-jet = Geld im eigenen Jet ins Ausland bringen
web-cft-place-print = Druckerei
web-cft-place-supermarket = Supermarkt
web-cft-place-receiver = Hehler
web-cft-place-tax-fraud = Steuerbetrug
web-cft-place-regular-flight = Linienflug
web-cft-place-private-jet = Privatjet
web-cft-fakes = { $count } Blüten der Güte { $quality }
web-cft-screen = Hinter deinem Schirm
web-cft-cash = Bargeld
web-cft-offshore = Auslandskonto
web-cft-godfather = Der Pate würde jetzt { $money } nehmen.
web-cft-sale = Welche Scheine?
web-cft-less = einer weniger der Güte { $quality }
web-cft-more = einer mehr der Güte { $quality }
web-cft-sell = Diese abgeben
web-cft-transfer = Wie viel?
web-cft-end = Das Ende
web-cft-end-extra = Ein letzter Handlanger
web-cft-end-big-lawyer = Der große Anwalt
web-cft-end-bad-lawyer = Der schlechte Anwalt
web-cft-end-last-diners = Die letzten Imbisse
web-cft-end-over = Das Geld wird gezählt
web-cft-cards = Karten der Spieler
web-cft-henchmen = { $henchmen ->
    [one] noch 1 Handlanger
   *[other] noch { $henchmen } Handlanger
 }
