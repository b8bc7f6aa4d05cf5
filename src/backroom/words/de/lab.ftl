### Der Bericht einer Untersuchung (`backroom lab`).

lab-title = { $game }: { $games } Spiele
lab-about = { $players } am Tisch: { $bots }. Seed { $seed }, { $deals } Kartenverteilungen{ $turns ->
    [one] .
   *[other] , jede von jedem Platz aus.
 } { $rounds ->
    [0] {""}
   *[other] Suchende Bots dachten { $rounds } Runden je Entscheidung.
 }
lab-options = Optionen: { $options }. Karten: { $cards ->
    [ours] unsere
   *[other] die Datei eines Besitzers
 }.
lab-intervals = Jede Zahl hat ihr 95-%-Intervall: In 19 von 20 Fällen liegt die Wahrheit darin. Spiele mit derselben Kartenverteilung zählen als eine Beobachtung. Der blasse Strich auf einem Balken steht dort, wo nichts anders wäre.
lab-broken-off = { $count } Spiele wurden abgebrochen, weil sie nicht enden wollten: Das ist ein Fehler der Regeln.
lab-stopped = Angehalten nach { $games } von { $asked } Spielen.

lab-length = Wie lang ein Spiel ist
lab-length-said = Im Mittel { $rounds } Runden und { $actions } Aktionen.
lab-rounds = Runden
lab-round = Runde
lab-games = Spiele
lab-endings = Wie Spiele endeten
lab-ending = Ende
lab-ending-of = { $name ->
    [target] das Ziel wurde erreicht
    [round-limit] die meisten Runden waren gespielt
    [police-track] die Polizei kam ans Ende ihrer Leiste
    [last-round] die letzte Runde war vorbei
    [empty-bank] das Geld in der Mitte war weg
    [last-at-table] ein Spieler blieb am Tisch übrig
    [nobody-left] niemand blieb am Tisch übrig
    [stall-guard] zu lange geschah nichts
   *[other] { $name }
 }
lab-share = Anteil der Spiele
lab-course = { $unit ->
    [respect] Respekt, Runde für Runde
   *[money] Geld, Runde für Runde
 }
lab-course-said = Von jedem Platz nach dem Ende der Runde, im Mittel der Spiele, die so lange dauerten, wenn es ein Zehntel war; das Band ist das Intervall.
lab-wins = Siege
lab-by-seat = Nach Platz
lab-by-family = { $kind ->
    [colour] Nach Farbe
   *[family] Nach Familie
 }
lab-by-bot = Nach Bot
lab-seat = Platz { $number }
lab-who = wer
lab-wins-of = Anteil der Siege
lab-points = { $unit ->
    [respect] Respekt
   *[money] Geld in Dollar
 }
lab-even = Ein gleicher Anteil ist { $share }.

lab-worth = Was es wert ist
lab-worth-said = Wer mehr davon hatte als der Durchschnitt des Tisches, gegen wen, der weniger hatte, in denselben Spielen. Es sagt, wer besser abschnitt, nicht warum: Wer vorn liegt, kann mehr kaufen, und wer länger lebt, zieht mehr. Von zwanzig solchen Zeilen verfehlt eine die Wahrheit durch bloßen Zufall.
lab-worth-mixed = Diese Bots sind nicht gleich stark: Hier sagt es vor allem, was die stärkeren benutzen.
lab-worth-of = { $pile ->
    [maffioso] Maffiosi, die auf die Hand kamen
    [card] Karten, gekauft oder gespielt
    [kind] Geschäfte in eigenem Besitz
    [job] Jobs, die gezeigt wurden
    [influence] Einflusskarten, die benutzt wurden
   *[other] { $pile }
 }
lab-thing = Karte
lab-each = je Platz
lab-more-points = { $unit ->
    [respect] mehr Respekt
   *[money] mehr Geld in Dollar
 }
lab-more-wins = mehr Siege

lab-events = Wie oft jede Regel zählte
lab-events-said = Gezählt ist, was geschah: jedes Ereignis, das dem Tisch gesagt wurde, mit den Regeln, die seine Beschreibung nennt. Eine Regel, die nur verbietet oder an die sich alle ohne ein Wort halten, hinterlässt kein Ereignis und ist hier nicht gezählt.
lab-event = was geschah
lab-rules = Regeln
lab-times = mal je Spiel

lab-deals = Deals
lab-deals-said = Was für Geld den Besitzer wechselte: Der Preis ist, was die eine Seite der anderen unterm Strich zahlte.
lab-deal = Deal
lab-count = wie viele
lab-price = Preis in Dollar
lab-middle = die Hälfte kostete weniger als
lab-haggled = brauchte mehr als ein Angebot
lab-deal-kind = { $kind ->
    [marker] ein Marker auf einem Geschäft
    [business] ein Geschäft
    [gangster] ein Gangster
    [marker-back] ein zurückgenommener Marker
    [loan] Geld für ein Zahlungsversprechen
    [peace] ein Friedensversprechen
    [share] ein Versprechen des halben Jobs
    [words] ein Versprechen in Worten
    [payment] Geld für nichts (was geschuldet war)
    [gift] etwas für nichts
    [barter] Ware gegen Ware
    [several] mehreres auf einmal
   *[change] Geld für Geld
 }
lab-promises = Versprechen
lab-promises-said = Hinfällig ist, was nie zu zahlen war, oder ein Anteil von nichts; über das in Worten Versprochene können nur Menschen urteilen, und es bleibt offen.
lab-promise = Versprechen
lab-promise-kind = { $kind ->
    [no-attack] Frieden
    [share] die Hälfte des nächsten Jobs
    [repay] zu zahlen
   *[words] in Worten
 }
lab-kept = gehalten
lab-broken = gebrochen
lab-void = hinfällig
lab-open = offen
lab-kept-share = gehalten, von den beurteilten

lab-compared = Verglichen: { $label }
lab-compared-said = Dieselben { $deals } Kartenverteilungen mit beiden. Liegt 0 außerhalb eines Intervalls, ist der Unterschied mehr als Zufall; von zwanzig Zeilen tut das eine durch bloßen Zufall. Eine unsichere Zahl ist glaubhaft, wenn Spiele mit ihr aussehen wie die der Schachtel: Dies sagt, wie viel an ihr hängt.
lab-figure = Zahl
lab-before = wie verlangt
lab-after = verglichen
lab-more = Unterschied
lab-verdict = mehr als Zufall
lab-yes = ja
lab-no = nein
lab-none-differs = Nichts von dem, was gemessen wurde, unterscheidet sich über den Zufall hinaus.
lab-some-differ = { $count ->
    [one] Eine Zahl unterscheidet sich
   *[other] { $count } Zahlen unterscheiden sich
 } über den Zufall hinaus.
lab-figure-of = { $name ->
    [rounds] Runden
    [actions] Aktionen
    [points] das Ergebnis eines Spielers
    [winner] das Ergebnis des Siegers
    [gap] vom Ersten bis zum Letzten
    [deals] geschlossene Deals
   *[other] { $name }
 }
lab-figure-seat = Siege von Platz { $number }
lab-figure-ending = endete durch { $ending }
lab-made = Erstellt von backroom { $version } am { $day }; die Zeilen, aus denen er gemacht ist, liegen daneben.
lab-numbers = Die Zahlen
