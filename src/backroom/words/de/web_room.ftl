### Der Web-Client: das Zimmer um die Tische.

## Wörter, die viele Seiten brauchen

web-room-waiting = Einen Augenblick …
web-sure-no = Lieber nicht
web-figure-players = { $least }–{ $most } Spieler
web-table-of = Tisch von { $host }
web-table-taken = { $taken } von { $seats } Stühlen besetzt
web-table-players = { $seats } Spieler
web-table-rated = gewertet
web-result-replay = Ansehen
web-result-replay-of = { $game } vom { $time } noch einmal ansehen
web-points-capo-della-mafia = { $points } Respekt
web-bot-random = spielt auf gut Glück
web-rule-number = Regel { $rule }
web-rule-in-book = In den Spielregeln nachlesen
colour-ivory = Elfenbein

## Die Spiele in einem Satz

web-game-la-cosa-nostra = Plane im Geheimen, miete den Anwalt deines Nachbarn, raube deinen Partner aus. Den Rest besorgen die Würfel.
web-game-la-cosa-nostra-length = 90 Min.
web-game-maffiosi = Dreißig Stühle, sechs Bosse, explodierende Torten. Achte darauf, wer dir gegenübersitzt.
web-game-maffiosi-length = 40 Min.
web-game-capo-della-mafia = Erledige den Auftrag, oder tu so. Dann richte deine Pistole auf einen Bluffer.
web-game-capo-della-mafia-length = 30 Min.
web-game-counterfeiters = Druck es, gib es aus, flieg es weg, bevor der Godfather seine Hälfte holt.
web-game-counterfeiters-length = 35 Min.
web-credits-la-cosa-nostra = Entworfen von Johannes Sich, erschienen bei Hard Boiled Games (2014) und Quined Games.
web-credits-maffiosi = Entworfen von Dominique Ehrhard, erschienen bei Hasbro und Parker (1999, 2000).
web-credits-capo-della-mafia = Entworfen von Arjan van Houwelingen, erschienen bei 999 Games (2017).
web-credits-counterfeiters = Entworfen von Olivier Bourgeois, gezeichnet von Ian O’Toole, erschienen bei Quined Games (2018).

## Startseite

web-home = Vier Spiele um Freunde, Lügen und Geld.
web-home-lead = Setz dich zu Leuten, denen du traust, oder zu Bots, denen du besser nicht traust. Kein Konto, kein Download: Schick einen Link und gib die Karten.
web-home-waiting = { $tables ->
    [one] Ein Tisch wartet auf dich
   *[other] { $tables } Tische warten auf dich
 }
web-home-play = Jetzt spielen
web-home-dealing = Es wird gegeben …
web-home-make = Tisch aufstellen
web-learn = Lernen
web-learn-by-playing = Spielend lernen
web-learn-offer = Neu hier? Fünf Minuten am Tisch mit Beppe.
web-learn-go = Dorthin
web-learn-no = Nein, danke
web-home-rules = Spielregeln
web-home-open = Offene Tische
web-home-none-open = Gerade wartet niemand auf Mitspieler. Stell einen Tisch auf, setz ihn auf die Liste und mach den Anfang.
web-home-sit = Hinsetzen
web-home-sitting = Du setzt dich …
web-home-to-table = Zum Tisch
web-home-full = Voll: zusehen
web-home-running = { $tables ->
    [one] Bei einem Spiel kannst du gerade zusehen
   *[other] Bei { $tables } Spielen kannst du gerade zusehen
 }
web-room-rules = Die Regeln dieses Zimmers
web-room-rules-cards = Niemand sieht deine Karten. Nicht der Tisch, nicht die Bots.
web-room-rules-dice = Die Würfel sind versiegelt, bevor du dich setzt. Prüf sie danach.
web-room-rules-deals = Abgemacht ist abgemacht. Versprochen ist nur versprochen.

## Einen Tisch aufstellen

web-new = Tisch aufstellen
web-new-game = Spiel
web-new-seats = Stühle
web-new-settings = Der Tisch
web-new-options = Regeln, auf die ihr euch einigt
web-new-own-cards = Du hast die Schachtel und weißt es besser?
web-new-own-cards-hint = Spiel mit einer eigenen Kartendatei. So fängst du an: backroom cards { $game }.
web-new-make = Tisch decken
web-new-making = Der Tisch wird gedeckt …
web-new-afresh = Zurück zu den Standardregeln
web-option-changed = Nicht die Standardregel.
web-settings-title = Titel
web-settings-title-example = Freitagabend
web-settings-clock = Uhr
web-settings-talk = Reden
web-settings-talk-all = Tischgespräch und Flüstern
web-settings-talk-table = Tischgespräch, kein Flüstern
web-settings-talk-none = Kein Gespräch
web-settings-hold = Wenn jemand geht
web-settings-who = Wer kommen darf, und was zählt
web-settings-listed = Auf der Liste
web-settings-listed-hint = Alle finden ihn bei den offenen Tischen; sonst braucht man den Link.
web-settings-watchers = Zuschauer
web-settings-watchers-hint = Wer den Tisch finden kann, darf zusehen. Verdeckte Karten sehen Zuschauer nicht.
web-settings-rated = Gewertet
web-settings-rated-hint = Das Ergebnis zählt für die Wertung aller, die mitspielen.
web-clock-none = Keine Uhr: Niemand hat es eilig
web-clock-live = Live
web-clock-by-correspondence = Als Fernspiel
web-clock-decision = { $decision } je Entscheidung
web-clock-reserve = { $reserve } für das ganze Spiel
web-clock-both = { $decision } je Entscheidung, { $reserve } Reserve
web-span-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }
web-span-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }
web-span-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 }
web-span-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
web-hold = Frist: { $time }, dann springt ein Bot ein
web-hold-for-ever = Der Stuhl bleibt frei, und alle warten

## Eine Einladung

web-join = Du bist eingeladen
web-join-somebody = Jemand
web-join-from = { $host } hält dir einen Stuhl frei:
web-join-host = Mit diesem Link wirst du Gastgeber am Tisch von { $host }:
web-join-name = Wie heißt du?
web-join-sit = Hinsetzen
web-join-claim = Gastgeber werden
web-join-hint = Ein Name genügt. Kein Konto, keine E-Mail.
web-join-watch = Ich will nur zusehen

## Die Lobby eines Tisches

web-lobby = Lobby
web-lobby-chairs = Stühle
web-lobby-beside = Einladung und Würfel
web-lobby-start = Anfangen
web-lobby-ready = Alle sitzen. Gib die Karten, wann du magst.
web-lobby-fill = Bots auf alle freien Stühle
web-lobby-waits-for-host = Alle sitzen. { $host } gibt die Karten.
web-lobby-options = Was ihr vereinbart habt
web-lobby-options-all = Alle Optionen dieses Spiels
web-lobby-options-change = Regeln ändern
web-lobby-settings-change = Tisch ändern
web-lobby-watchers = Zuschauer sind willkommen
web-lobby-no-watchers = Keine Zuschauer
web-lobby-listed = Steht bei den offenen Tischen
web-lobby-not-listed = Nur mit Einladung
web-lobby-rated = Das Ergebnis zählt für die Wertung
web-lobby-rulebook = Spielregeln lesen
web-lobby-invite = Einladen
web-lobby-invite-link = Wer diesen Link hat, kann sich setzen:
web-lobby-invite-text = Ein Stuhl ist frei: { $game } bei Backroom.
web-lobby-watch-link = Ein Link für Zuschauer
web-lobby-watch-link-hint = Wer diesen Link hat, kann zusehen:
web-lobby-host-link = Den Tisch übergeben
web-lobby-host-link-hint = Vorsicht: Wer diesen Link öffnet, wird an deiner Stelle Gastgeber.
web-lobby-sealed = Die Würfel sind versiegelt
web-lobby-sealed-why = Das Haus hat seinen Seed gezogen und dessen Siegel gezeigt, bevor sich jemand setzte; alle geben beim Hinsetzen etwas dazu. Nach dem Spiel kannst du prüfen, dass niemand an den Würfeln gedreht oder die Karten gezinkt hat.
web-lobby-commitment = Das Siegel
web-lobby-discard = Diesen Tisch schließen
web-lobby-discard-sure = Der Tisch verschwindet, und seine Links auch. Schließen?
web-lobby-discard-yes = Schließen
web-chair-free = Frei
web-chair-you = das bist du
web-chair-is-bot = Bot
web-chair-sit = Hier sitzen
web-chair-move = Hierher
web-chair-bot = Bot
web-chair-level = Wie gut der Bot auf Stuhl { $number } spielt
web-chair-get-up = Aufstehen
web-chair-remove = Wegschicken
web-invite-copy = Kopieren
web-invite-copied = Kopiert
web-invite-share = Teilen
web-invite-same-network = Nur im selben Netz: Wer im Haus ist, kann kommen, Freunde anderswo nicht.
web-invite-only-here = Diese Adresse gilt nur auf diesem Computer. Um Freunde in deinem Netz hereinzulassen, starte das Haus mit „make play LAN=1“; um von überall erreichbar zu sein, hoste es (siehe die Dokumentation).
web-invite-qr = Der Link als Code für die Kamera eines Telefons

## Meine Spiele, zusehen

web-games-stranger = Du hast hier noch nicht gespielt: Wir kennen dich nicht. Such dir ein Spiel aus, oder melde dich an, wenn du ein Konto hast.
web-games-choose = Spiel aussuchen
web-games-none = Es läuft nichts. Zeit, die Karten zu geben.
web-games-waiting = Warten auf dich
web-games-running = Die anderen überlegen
web-games-lobby = Noch nicht begonnen
web-games-aside = Beiseitegestellt: Die Aufzeichnungen dieser Tische sind beschädigt
web-games-closed = Geschlossen: nach früheren Regeln begonnen
web-games-finished = Beendet
web-games-answer = Du bist dran
web-watch-lead = Hier sieht niemand jemandem über die Schulter: Zuschauer sehen, was offen auf dem Tisch liegt, und sonst nichts.
web-watch-running = Wird gerade gespielt
web-watch-look = Zusehen
web-watch-none = Gerade läuft kein offenes Spiel.
web-watch-latest = Letzte Ergebnisse
web-watch-no-results = Hier ist noch kein offenes Spiel zu Ende gegangen.

## Spielregeln

web-rules-lead = In unseren eigenen Worten, in drei Sprachen, jede Regel mit ihrer Nummer. Sagt der Tisch Nein, dann erfährst du auch, nach welcher Regel.
web-rules-open = Spielregeln aufschlagen
web-rules-all = Alle Spielregeln
web-rules-search = Regeln durchsuchen
web-rules-found = { $found ->
    [0] Nichts gefunden
    [one] An einer Stelle gefunden
   *[other] An { $found } Stellen gefunden
 }
web-rules-nothing = Das sagt keine Regel. Versuch ein anderes Wort oder die Nummer einer Regel.
web-rules-contents = Inhalt
web-rules-drawing = Zeichnung
web-rules-table = Tabelle

## Ich selbst

web-me = Wer bist du?
web-me-name-part = Name und Sprache
web-me-name = Name
web-me-rename = Meinen Namen ändern
web-me-come-in = Hereinkommen
web-me-named = So heißt du hier von nun an. An Tischen, an denen du schon sitzt, behältst du den alten Namen.
web-me-account = Konto
web-me-account-is = Du meldest dich als { $login } an, auf jedem Gerät.
web-me-make-account = Konto anlegen
web-me-make-account-why = Du bist als Gast hier, nur in diesem Browser. Mit einem Anmeldenamen und einer Passphrase findest du deine Spiele, Ergebnisse und Wertungen überall wieder. Wir fragen nach keiner E-Mail-Adresse, also kann dir niemand eine vergessene Passphrase schicken.
web-me-account-made = Du hast jetzt ein Konto.
web-me-login = Anmeldename
web-me-passphrase = Passphrase (ein paar Wörter hintereinander)
web-me-passphrase-old = Alte Passphrase
web-me-passphrase-new = Neue Passphrase
web-me-passphrase-change = Passphrase ändern
web-me-passphrase-changed = Die Passphrase ist geändert. Überall sonst bist du abgemeldet.
web-me-log-in = Anmelden
web-me-log-in-why = Wenn du ein Konto hast.
web-me-log-in-guest = Wenn du schon ein Konto hast. Die Plätze, die du als dieser Gast eingenommen hast, bleiben beim Gast.
web-me-welcome = Willkommen zurück.
web-me-log-out = Abmelden
web-me-gone = Du bist abgemeldet.
web-me-ratings = Wertungen
web-me-rated-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 }
web-me-no-ratings = Spiel an einem gewerteten Tisch, und deine Wertung erscheint hier.
web-me-out = Gehen
web-me-forget = Vergesst mich
web-me-forget-sure = Wir vergessen deinen Namen, dein Konto und deine Wertungen. Spiele, die du spielst, gehen ohne dich weiter; beendete behalten den Namen, den du hattest. Das lässt sich nicht zurücknehmen.
web-me-forget-yes = Vergesst mich für immer
web-me-forgotten = Wir sind uns nie begegnet.

## Über uns

web-about = Ein Hinterzimmer für vier Mafiaspiele
web-about-lead = Backroom gibt, zählt, würfelt und merkt sich alles, damit du Ränke schmieden kannst. Alle sehen genau das, was sie sehen dürfen, jede Ablehnung nennt ihre Regel, und jedes Spiel lässt sich bis zur letzten Karte nachprüfen.
web-about-unofficial = Backroom ist eine inoffizielle, kostenlose Umsetzung der Regeln dieser Spiele. Es ist von ihren Autoren und Verlagen weder gemacht noch gebilligt noch lizenziert. Alle Texte, Zeichnungen und Karten sind unsere eigenen.
web-about-games = Wessen Spiele das sind
web-about-boxes = Die Schachteln zu besitzen lohnt sich. Nichts geht über einen Tisch, eine Lampe und einen Freund, der dir ins Gesicht lügt: Gefällt dir hier ein Spiel, dann such es dir.
web-about-fair = Warum du den Würfeln trauen kannst
web-about-fair-text = Bevor sich jemand setzt, veröffentlicht das Haus das Siegel seines Seeds. Alle Spieler geben einen eigenen dazu. Karten und Würfel folgen aus allen zusammen, also kann weder das Haus noch ein Spieler sie allein bestimmen; nach dem Spiel werden die Seeds geöffnet, und alle können jede gezogene Karte und jeden Wurf nachprüfen.
web-about-documents = Dokumentation
web-about-documents-text = Wie jedes Spiel geht, wie du selbst ein Haus aufmachst, wie du ein Spiel oder einen Bot mitbringst:
web-about-documents-link = die Dokumentation dieses Hauses
web-about-private = Was wir aufheben
web-about-private-text = Den Namen, den du angibst, ein Cookie, das kein Skript lesen kann, und die Spiele, die du spielst; eine E-Mail-Adresse nur, wenn du dort gerufen werden willst. Kein Tracking, nichts von Dritten.
web-about-private-me = Du kannst dich vergessen lassen.
web-about-things = Symbole und Schriften
web-about-icons = Die Symbole sind von Lorc, Delapouite und den anderen Zeichnern von
web-about-licence = Backroom selbst ist freie Software unter der Apache License 2.0.

## Wenn etwas nicht geht

web-error = Diese Tür ist zu
web-error-retry = Noch einmal versuchen
web-error-home = Zurück ins Vorzimmer
web-bot-easy = leicht
web-bot-normal = normal
web-bot-hard = schwer
web-bot-master = Meister
web-temper-even = ausgeglichen
web-temper-bold = draufgängerisch
web-temper-greedy = gierig
web-temper-careful = vorsichtig
web-temper-vengeful = rachsüchtig
web-temper-mute = schweigsam
web-chair-temper = Charakter des Bots auf Stuhl { $number }
web-settings-hints = Tipps
web-settings-hints-hint = Wer etwas entscheiden muss, darf einen guten Bot fragen, was er tun würde. Nie an einem gewerteten Tisch.

web-guide = Auf einer Seite
web-back-to-table = Zurück zum Tisch
web-puzzle = Rätsel des Tages
web-puzzle-lead = Eine Stellung, eine Frage, eine Antwort, die sich beweisen lässt.
web-replay-mark = { $kind ->
    [death] Tote
    [pie] explodierende Torten
    [sleep] Schlummertrünke
    [raid] Razzien
    [caught] aufgeflogene Bluffs
    [bluff] gelungene Bluffs
    [godfather] Besuche des Godfathers
    [deal] Deals
    [broken] gebrochene Versprechen
   *[other] Momente
 }
web-replay-marks = Markierungen
web-replay-all = alles
web-replay-speed = Tempo
