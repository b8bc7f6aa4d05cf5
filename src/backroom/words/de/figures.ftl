### Der Abend in Zahlen, und was der Coach getan hätte.

figures-title = Der Abend in Zahlen
figures-of = { $game }, { $players } Spieler, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 }. { $looks ->
    [one] Einmal
   *[other] { $looks }-mal
 } betrachtet.
figures-course = Runde für Runde
figures-luck-and-skill = Glück und Können
figures-explained = In Punkten Gewinnchance, vom gleichen Anteil bis zum Ende; ± ein Standardfehler. Was kürzer ist als sein Fehler, steht in Klammern.
figures-column-player = Spieler
figures-column-share = Anteil
figures-column-luck = Glück
figures-column-own = Entscheidungen
figures-column-others = die anderen
figures-column-end = Ende
figures-column-round = Runde
figures-moments = Momente
figures-no-moments = Nichts stach heraus: Kein Moment hat jemandes Chancen um mehr als den Messfehler verändert.
figures-moment = { $title }: { $text } { $points } ± { $error } Punkte (Runde { $round }, Eintrag { $seq })
figures-sentence = In einem Satz

figures-evening = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } teilen sich den Sieg
 }{ $by ->
    [luck] , vor allem mit Glück.
    [own] , vor allem dank guter Entscheidungen.
    [others] , vor allem durch das, was die anderen taten.
   *[nothing] , und es hätte jeder sein können.
 }
figures-evening-with = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } teilen sich den Sieg
 }{ $by ->
    [luck] , vor allem mit Glück.
    [own] , vor allem dank guter Entscheidungen.
    [others] , vor allem durch das, was die anderen taten.
   *[nothing] , und es hätte jeder sein können.
 } Was am meisten bewegte: { $moment }.

## Momente

figures-the-same = dasselbe
figures-silence = gar nichts

figures-mistake = Teuerster Fehler
figures-mistake-told = { $seat } wählte „{ $done }“. Üblich wäre „{ $usual }“ gewesen.
figures-mistake-recalled = ein Fehler von { $seat } in Runde { $round }
figures-turn = Bester Zug
figures-turn-told = { $seat } wählte „{ $done }“, wo „{ $usual }“ üblich ist.
figures-turn-recalled = ein starker Zug von { $seat } in Runde { $round }
figures-draw = Glücklichste Karten
figures-draw-told = { $seat } hatte Glück mit den Karten.
figures-draw-recalled = glückliche Karten für { $seat } in Runde { $round }
figures-blow = Härtester Schlag
figures-blow-told = { $by } schlug zu, und { $seat } traf es am härtesten.
figures-blow-recalled = ein Schlag gegen { $seat } in Runde { $round }
figures-bluff = Bester Bluff, der durchging
figures-bluff-told = { $seat } hatte den Auftrag nicht erfüllt („{ $done }“), und niemand kam dahinter.
figures-bluff-recalled = ein Bluff von { $seat }, der in Runde { $round } durchging
figures-caught = Ertappter Bluff
figures-caught-told = { $seat } hatte den Auftrag nicht erfüllt („{ $done }“) und musste die Karten zeigen.
figures-caught-recalled = ein Bluff von { $seat }, der in Runde { $round } aufflog
figures-finger = Falschester Finger
figures-finger-told = { $seat } wählte „{ $done }“ und lag falsch. Üblich wäre „{ $usual }“ gewesen.
figures-finger-recalled = ein falscher Verdacht von { $seat } in Runde { $round }
figures-deal = Bestes Geschäft
figures-deal-told = Für { $seat } war es das Geschäft des Abends.
figures-deal-recalled = ein Geschäft für { $seat } in Runde { $round }
figures-broken = Wortbruch, der sich lohnte
figures-broken-told = { $seat } gab ein Versprechen und hielt es nicht.
figures-broken-recalled = ein Wortbruch von { $seat } in Runde { $round }
figures-roll = Glücklichster Wurf
figures-roll-told = { $seat } hatte Glück mit den Würfeln.
figures-roll-recalled = ein glücklicher Wurf von { $seat } in Runde { $round }
figures-wash = Beste Wäsche
figures-wash-told = { $seat } wählte „{ $done }“, wo „{ $usual }“ üblich ist.
figures-wash-recalled = Geld, das { $seat } in Runde { $round } wusch
figures-godfather = Teuerster Godfather
figures-godfather-told = { $by } holte den Godfather, und { $seat } litt am meisten darunter.
figures-godfather-recalled = der Besuch des Godfathers bei { $seat } in Runde { $round }
figures-market = Glücklichster Markt
figures-market-told = Die neuen Karten auf dem Schwarzmarkt kamen { $seat } gelegen.
figures-market-recalled = ein Markt, der { $seat } in Runde { $round } gelegen kam

## Der Coach

coach-title = Was hätte der Coach hier getan?
coach-known = { $seat }, Runde { $round }, Eintrag { $seq }: aus dem, was { $seat } damals wusste. { $worlds ->
    [one] Ein Tisch
   *[other] { $worlds } Tische
 }, an denen dasselbe zu sehen ist, der Rest neu gegeben.
coach-choice = { $chance } % ± { $error }  { $choice }
coach-mark-best = der Coach
coach-mark-done = was getan wurde
coach-mark-both = der Coach, und was getan wurde
coach-agrees = Der Coach hätte dasselbe getan.
coach-level = Zwischen dem, was getan wurde, und der Wahl des Coachs ist kein Unterschied messbar.

## Im Browser

web-figures-progress = Der Abend wird betrachtet: { $looks } von { $of } Mal.
web-figures-explained = Punkte Gewinnchance, vom gleichen Anteil bis zum Ende. Striche: ± ein Standardfehler; was kürzer ist als sein Strich, ist blass.
web-figures-chance = Gewinnchance: { $who }
web-figures-whose = Wessen Chancen
web-figures-decision = eigene Entscheidung
web-figures-draw = Karten oder Wurf
web-figures-rival = Zug eines Rivalen
web-figures-points = { $points } ± { $error } Punkte
web-figures-round = Runde { $round }
web-figures-luck = Platz, Ausgabe, eigene Karten
web-figures-own = verglichen mit den üblichen
web-figures-others = alles, was sie taten und zogen
web-coach-ask = Den Coach fragen
web-coach-thinks = Der Coach sieht sich den Tisch an …
web-figures-chart = Chance von { $who } auf den Sieg, von { $from } % bis { $to } %

## Die Karte eines Abends, zum Teilen

web-share = Diesen Abend teilen
web-share-of = { $game }, { $players } Spieler, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 }
web-share-ahead = { $points } voraus
web-share-short = { $points } zu wenig
web-share-did = { $seat } wählte „{ $done }“. Was hättest du getan?
web-share-did-mine = Ich wählte „{ $done }“. Was hättest du getan?
web-share-see = Sieh diesen Moment
web-share-opens = öffnet die Wiederholung in Runde { $round }, ohne Konto
web-share-opens-all = öffnet die Wiederholung, ohne Konto
web-share-moment = Der Moment auf der Karte
web-share-names = Mit allen Namen: alle sind einverstanden
web-share-save = Bild speichern
web-share-draws = Die Karte wird gezeichnet …
web-share-fails = Dein Browser kann die Karte nicht zeichnen. Der Link führt trotzdem zum Moment.
web-share-close = Schließen
