### Der Web-Client: was jede Seite hat.

web-skip = Zum Tisch
web-nav = Navigation
web-nav-rules = Spielregeln
web-nav-watch = Zusehen
web-nav-games = Meine Spiele
web-nav-about = Über uns
web-language = Sprache
web-nobody = Platz nehmen als…
web-unofficial = Inoffiziell und kostenlos. Die Schachteln zu besitzen lohnt sich.
web-unreachable = Das Haus ist nicht zu erreichen. Wir versuchen es wieder, sobald du es tust.
web-line-lost = Die Verbindung brach ab, bevor eine Antwort kam. Sieh auf den Tisch und versuch es dann noch einmal.
web-seat = Spieler { $number }
