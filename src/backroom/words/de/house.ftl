### Sätze des Hauses selbst, bei jedem Spiel dieselben.

list-and = { $most } und { $last }
list-nothing = nichts
refused = { $why } (Regel { $rule })

## Geld, in jedem Satz und auf jedem Tisch

money = { $amount }{"\u00A0"}$

## Farben

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
play-help = Tippe die Nummer deiner Wahl ein. ? erklärt die Frage, ? REGEL eine Regel, v zeigt den Tisch, w beschreibt ihn in Worten, i sagt, was daraus folgt, i 2, was aus deiner Wahl 2 folgen würde, h sagt, was ein starker Bot täte, q hebt die Partie für später auf.
play-help-picks = Tippe die Nummern von allem ein, was du wählst, zum Beispiel 1 3. ? erklärt die Frage, ? REGEL eine Regel, v zeigt den Tisch, w beschreibt ihn in Worten, i sagt, was daraus folgt, i 2, was aus deiner Wahl 2 folgen würde, h sagt, was ein starker Bot täte, q hebt die Partie für später auf.
play-help-deals = d öffnet die Deals: Dort steht, was du anbieten könntest, und mit n machst du ein eigenes Angebot.
play-thinking = Die anderen denken nach …
play-thinking-coach = Lass mich überlegen …
play-resumed = Deine Partie geht da weiter, wo du aufgehört hast (Runde { $round }).
play-prompt = Deine Wahl
play-advice = Ich würde Folgendes tun: { $action }
play-follows-nothing = Nichts, was sich vorhersehen lässt.
play-follows-chance = Das hängt vom Zufall ab, oder davon, was die anderen verbergen.
play-targets = Danach könntest du wählen:
play-says = { $seat }: { $words }
play-confirm = Enter zum Bestätigen, etwas anderes, um neu zu wählen
play-not-a-choice = { $text } steht nicht zur Wahl. Tippe Nummern von 1 bis { $most } ein.
play-no-such-choice = Das kannst du hier nicht zusammen wählen.
play-no-rule = Eine Regel { $rule } gibt es nicht. Regeln heißen zum Beispiel { $example }.
play-deal-menu = Was du anbieten könntest: Tippe eine Nummer ein, n für ein eigenes Angebot oder nur Enter, um zurückzugehen.
play-deal-partner = Mit wem? Tippe die Nummer des Spielers ein.
play-deal-give = Was gibst du? Tippe die Nummern ein, zum Beispiel 1 4; nur Enter für nichts.
play-deal-get = Was willst du dafür? Tippe die Nummern ein; nur Enter für nichts.
play-deal-amount = Wie viel, in Dollar?
play-deal-words = In eigenen Worten:
play-deal-done = Erledigt.
play-deal-none = Hier gibt es nichts anzubieten.
play-deal-odd = { $text } ist nicht, wonach gefragt war. Es wurde kein Angebot gemacht.
play-may = Du darfst darauf antworten; mit bloßem Enter bleibt es offen.
play-kept = Aufgehoben. Weiter geht’s mit: { $command }
play-over = { $rounds ->
    [one] Das Spiel ist nach { $rounds } Runde vorbei.
   *[other] Das Spiel ist nach { $rounds } Runden vorbei.
}
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
cards-job = Auftragskarten
cards-business = Business-Karten
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
column-copies-provenance = Anzahl laut
column-envelope-provenance = Umschlag laut

## Was ein Tisch ablehnt

table-refused-paused = Der Tisch macht gerade Pause.
table-refused-undo = Das lässt sich nicht zurücknehmen: Jemand anders hat seitdem gehandelt, es wurde gezogen oder gewürfelt, oder ein Geheimnis wurde gesehen.
table-refused-over = Das Spiel ist vorbei.
table-refused-same-wish = Darum hast du schon gebeten.
table-refused-same-chair = So ist dieser Stuhl schon besetzt.
table-refused-too-often = Das kam jetzt zu oft hintereinander vor: Erst muss jemand anders etwas tun.
table-refused-not-together = Diese beiden gehen nicht zusammen: Was nach dem ersten kommt, steht noch nicht fest.

## Eine Partie als Geschichte

story-title = { $game } (Regeln Version { $version })
story-players = Am Tisch: { $players }.
story-bot = { $seat } (Bot: { $bot })
story-options = Vereinbart: { $options }.
story-option = { $option } – { $value }
story-no-options = Das Spiel nach den Standardregeln.
story-own-cards = Gespielt mit einer eigenen Kartendatei.
story-date = Begonnen am { $date } (UTC).
story-eyes-spectator = Wie die Zuschauer es sahen.
story-eyes-seat = Wie { $seat } es sah.
story-eyes-truth = Mit der ganzen Wahrheit: was alle wählten und in der Hand hatten.
story-gives-away = Vorsicht: Diese Partie ist noch nicht vorbei, und diese Geschichte verrät die verdeckten Karten.
story-move = { $by ->
    [bot] { $seat }, vom Bot gespielt: { $action }
    [clock] { $seat }, Zeit abgelaufen: { $action }
    [order] { $seat }, nach Daueranweisung: { $action }
   *[player] { $seat }: { $action }
 }
story-time-up = Die Zeit von { $seat } ist abgelaufen.
story-only = Nur für { $hearers }: { $event }
story-undo = { $seat } nimmt den letzten Zug zurück.
story-wish = { $seat } bittet um eine Pause.
story-wish-no-more = { $seat } braucht keine Pause mehr.
story-pause = Der Tisch macht Pause.
story-pause-over = Die Pause ist vorbei.
story-bot-sits-in = Ein Bot ({ $bot }) springt für { $seat } ein.
story-back = { $seat } ist wieder da.
story-not-over = Die Partie ist noch nicht vorbei. Sie ist in Runde { $round } und wartet auf { $seats }.
earlier-rules = Gespielt nach Version { $version } der Regeln; dieses Backroom hat Version { $ours }. Die heutigen Regeln stimmen mit den ersten { $shown } von { $all } Einträgen überein, und die sind zu sehen. Die Datei enthält alles.
story-checked-seals = Die Siegel: { $entries ->
    [one] Der einzige Eintrag dieses Protokolls ist unversehrt
   *[other] Alle { $entries } Einträge dieses Protokolls sind unversehrt und in ihrer Reihenfolge
 }.
story-checked-seed = Der Seed des Hauses: Es ist der, auf den das Haus sich festgelegt hatte.
story-checked-chance = Der Zufall: Jede Karte und jeder Würfel folgt aus { $players ->
    [0] diesem Seed allein; niemand hatte einen hinzugefügt
    [one] diesem Seed und dem eines Spielers
   *[other] diesem Seed und denen von { $players } Spielern
 }.
story-checked-rules = Die Regeln, Version { $version }: { $moves ->
    [one] Der einzige Zug war
   *[other] Alle { $moves } Züge waren
 } erlaubt; zurückgenommen, und das zu Recht: { $undone }.
story-checked-clocks = Die Uhren: { $clock ->
    [0] Niemandem lief die Zeit ab
    [one] Einmal lief die Zeit ab, und die neutrale Aktion wurde ausgeführt
   *[other] { $clock }-mal lief die Zeit ab, und die neutrale Aktion wurde ausgeführt
 }.
story-compare = Vergleiche das mit dem, was du am Tisch erfahren und was du selbst geschickt hast:
story-commitment = Festlegung: { $commitment }
story-house-seed = Seed des Hauses: { $seed }
story-seed = Seed von { $seat }: { $seed }
story-last-seal = Siegel des letzten Eintrags: { $seal }
