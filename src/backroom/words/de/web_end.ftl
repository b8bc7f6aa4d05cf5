### Der Web-Client: das Ende einer Partie, die Wiederholung, und wie die Würfel geprüft werden.

## Das Ende

web-end-won-with = Du teilst dir den Sieg mit { $who }!
web-end-winners = { $who } teilen sich den Sieg.
web-end-of = { $game }, { $rounds ->
    [one] nach einer Runde
   *[other] nach { $rounds } Runden
 }
web-end-ranking = Rangliste
web-end-course = Wie es lief
web-end-next = Die nächste Partie steht bereit: hinsetzen
web-end-watch-next = Sie spielen weiter: zusehen
web-chart-said = { $who }: { $from } nach Runde { $first }, { $to } am Ende.

## Die Würfel

web-verify = Die Würfel prüfen
web-verify-again = Noch einmal prüfen
web-verify-why = Bevor sich jemand setzte, hat das Haus seinen Seed versiegelt. Sieh selbst, ob es dabei geblieben ist.
web-verify-running = Die ganze Partie wird noch einmal gespielt …
web-verify-sound = Alles stimmt.
web-verify-broken = Etwas stimmt nicht.
web-verify-broken-why = Was das Haus von dieser Partie aufbewahrt, ist nicht das, was gespielt wurde. Der gefundene Fehler: { $fault }
web-verify-here = Von deinem eigenen Browser berechnet
web-verify-house = Vom Haus noch einmal gespielt, nach den Regeln
web-verify-holds = stimmt
web-verify-fails = stimmt nicht
web-verify-not-looked-at = nicht geprüft
web-verify-here-seals = Das Protokoll: { $entries ->
    [one] Der einzige Eintrag trägt
   *[other] Alle { $entries } Einträge tragen
 } das richtige Siegel. Nichts wurde verändert, ausgelassen oder eingeschoben.
web-verify-here-seals-broken = Das Protokoll wurde verändert: Das Siegel von Zeile { $line } ist gebrochen.
web-verify-here-seed = Der Seed des Hauses: Sein SHA-256 ist das Siegel, das dieser Tisch zeigt.
web-verify-here-seed-noted = Der Seed des Hauses: Sein SHA-256 ist das Siegel, das dieser Browser notiert hat, als du dich gesetzt hast.
web-verify-here-seed-broken = Der Seed des Hauses ist nicht der, der vor der Partie versiegelt wurde.
web-verify-here-key = Der Schlüssel jeder Karte und jedes Würfels: gebildet aus diesem Seed { $players ->
    [0] allein, denn kein Spieler hatte einen hinzugefügt
    [one] und dem, den ein Spieler hinzugefügt hatte
   *[other] und denen, die { $players } Spieler hinzugefügt hatten
 }.
web-verify-here-key-broken = Der Schlüssel, mit dem das Haus gegeben hat, ist nicht aus diesen Seeds gebildet.
web-verify-here-mine = Dein eigener Seed ist dabei, so wie dieser Browser ihn geschickt hatte.
web-verify-here-mine-broken = Der Seed, den dieser Browser für dich geschickt hatte, ist nicht dabei.
web-verify-no-note = Dieser Browser hat keine Notiz von vor der Partie. Wenn du selbst eine hast, vergleiche sie mit den Zahlen unten.
web-verify-no-hashes = Dein Browser rechnet nur über https oder auf demselben Rechner. Nimm die Partie als Datei mit und prüfe sie selbst.
web-verify-no-file = Das Haus hat die Datei dieser Partie nicht herausgegeben, also konnte dein Browser nichts nachrechnen.
web-verify-result = Die Rangliste: Plätze und Punkte sind die, die nach den Regeln herauskommen.
web-verify-broken-seals = Das Protokoll wurde verändert, oder ein Stück fehlt.
web-verify-broken-seed = Der Seed des Hauses ist nicht der, auf den es sich festgelegt hatte.
web-verify-broken-rules = Die Züge des Protokolls folgen nicht aus den Regeln und den Seeds.
web-verify-broken-chance = Die Karten und Würfel folgen nicht aus den Seeds.
web-verify-broken-clocks = Die Uhr hat gezogen, als sie es nicht durfte.
web-verify-broken-result = Die Rangliste, die das Haus nennt, ist nicht die dieser Partie.
web-verify-unchecked-seals = Die Siegel des Protokolls.
web-verify-unchecked-seed = Der Seed des Hauses.
web-verify-unchecked-rules = Die Regeln.
web-verify-unchecked-chance = Jede Karte und jeder Würfel.
web-verify-unchecked-clocks = Die Uhren.
web-verify-unchecked-result = Die Rangliste.
web-verify-numbers = Die Zahlen selbst
web-verify-limits = Was das nicht beweist
web-verify-limit-look = Es beweist, dass niemand an den Karten gedreht hat. Es hindert den Betreiber dieses Servers nicht daran hineinzusehen: Er hat den Seed.
web-verify-limit-sit = Es hindert auch weder ihn noch einen Freund daran, sich selbst zu setzen und den letzten Seed zu wählen, wenn er alle anderen kennt.
web-verify-limit-tables = Es zeigt auch nicht die Tische, die das Haus vor dem Beginn aufgegeben hat.
web-verify-limit-alone = Zu dieser Partie hat kein Spieler einen Seed beigetragen. Sie beweist also nur, dass nach dem Versiegeln nichts mehr geändert wurde.
web-verify-limit-people = Es sagt nichts darüber, wer hinter einem Namen saß oder was anderswo geredet wurde. Die Zeiten im Protokoll sind das Wort des Hauses.
web-verify-limit-house = Auch was das Haus noch einmal gespielt hat, ist das Wort des Hauses. Wer sichergehen will, nimmt die Partie als Datei mit und startet:

## Die Wiederholung

web-replay-of = { $game }, noch einmal
web-replay-moments = Die Augenblicke der Partie
web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-round = Runde { $round }
web-replay-keys = Pfeiltasten gehen einen Schritt, Pos1 und Ende springen, die Leertaste spielt ab.
web-replay-copy = Link zu diesem Augenblick kopieren
web-replay-copied = Kopiert
web-replay-happened = Was geschieht
web-replay-quiet = Nichts, was diese Augen sehen konnten.
web-replay-story = Geschichte
web-replay-truth = die Wahrheit
web-replay-side = Diese Seite zeigt
web-replay-saw = was { $who } sah
web-replay-saw-spectator = was ein Zuschauer sah
web-replay-form = Ansicht
web-replay-drawn = Gezeichnet
web-replay-in-words = In Worten
web-replay-held = Was jeder allein sehen konnte
web-replay-eyes = Mit den Augen von { $who }
web-replay-empty-hand = eine leere Hand
web-replay-chosen = Was wirklich gewählt wurde
web-replay-only = Nur { $who } erfuhr:
web-replay-nothing-hidden = nichts Verborgenes
web-replay-refused = Diese Partie ist vorbei: Du kannst nur noch zusehen.
web-replay-last-position = Zum Tisch
