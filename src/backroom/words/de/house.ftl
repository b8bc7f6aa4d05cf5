### Sätze des Hauses selbst, bei jedem Spiel dieselben.

list-and = { $most } und { $last }
list-nothing = nichts
refused = { $why } (Regel { $rule })

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-orange = Orange
colour-purple = Lila
colour-black = Schwarz
colour-pink = Rosa
colour-brown = Braun
colour-white = Weiß

## Ein Spiel im Terminal

play-welcome = Willkommen im Hinterzimmer. Du spielst { $game } als { $you } gegen { $others }.
play-help = Tippe die Nummer deiner Wahl ein. ? erklärt die Frage, ? REGEL eine Regel, v zeigt den Tisch, w beschreibt ihn in Worten, q hebt die Partie für später auf.
play-help-picks = Tippe die Nummern von allem ein, was du wählst, zum Beispiel 1 3. ? erklärt die Frage, ? REGEL eine Regel, v zeigt den Tisch, w beschreibt ihn in Worten, q hebt die Partie für später auf.
play-resumed = Deine Partie geht da weiter, wo du aufgehört hast (Runde { $round }).
play-prompt = Deine Wahl
play-confirm = Enter zum Bestätigen, alles andere, um neu zu wählen
play-not-a-choice = { $text } steht nicht zur Wahl. Tippe Nummern von 1 bis { $most } ein.
play-no-such-choice = Das kannst du hier nicht zusammen wählen.
play-no-rule = Eine Regel { $rule } gibt es nicht. Regeln heißen zum Beispiel { $example }.
play-kept = Aufgehoben. Weiter geht’s mit: { $command }
play-over = Das Spiel ist nach { $rounds } Runden vorbei.
play-place = { $place }. { $seat }: { $points }
play-won = Du hast gewonnen!
play-lost = Der Sieg geht an { $winners }. Beim nächsten Mal klappt’s!
play-shared = Du teilst dir den Sieg mit { $others }.

## Kartentabellen

cards-maffioso = Maffiosi
cards-mission = Aufträge
cards-newspaper = Zeitungen
cards-number = Zahlen
column-name = Name
column-symbols = Symbole
column-stars = Sterne
column-copies = Anzahl
column-rule = Regel
column-provenance = Herkunft
column-envelope = Umschlag
column-effect = Wirkung
column-amount = Wert
cards-card = Karten
cards-space = Aktionsfelder
cards-track = Polizeileiste
column-category = Kategorie
column-mark = Zeichen
column-side = Seite
column-cap = Polizei
column-space = Feld
cards-chair = Stühle
cards-crew = Banden
cards-plan = Sitzpläne
column-chair = Stuhl
column-thing = Ding
column-opposite = gegenüber
column-players = Spieler
column-boss = Boss
column-robbie = Robbie
column-jack = Jack
column-henkie = Henkie
column-bank = in der Mitte
column-plan-3 = 3 Spieler
column-plan-4 = 4 Spieler
column-plan-5 = 5 Spieler
column-plan-6 = 6 Spieler
cards-job = Aufträge
cards-business = Geschäfte
cards-family = Familien
cards-gangster = Gangster
cards-influence = Einflusskarten
column-round = Runde
column-target = Zielzahl
column-two = zwei
column-one = einer
column-needs = braucht
column-price = Preis
column-income = Einnahmen
column-monopoly = Monopol
column-colour = Farbe
column-boss-name = Boss
column-businesses = Geschäfte
column-family = Familie
column-strength = Stärke
column-start = zu Beginn
column-extra = zusätzlich
