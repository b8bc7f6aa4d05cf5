### Lektionen: was in allen gleich ist.

learn-but = Erlaubt, aber heute Abend geht die Lektion einen anderen Weg.
learn-beppe = Beppe, der alte Kellner
learn-lesson = Lektion
learn-title = Erster Abend
learn-contents = Die Teile der Lektion
learn-left = { $game } am echten Tisch, noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }
learn-again = noch einmal
learn-now = jetzt
learn-leave = Gehen, Platz behalten
learn-leave-short = Gehen
learn-part-of = Teil { $part } von { $all }
learn-step-of = { $step } von { $all }
learn-show-me = Zeig es mir
learn-go-on = Weiter
learn-skip-show = Überspringen
learn-take-back = Zurücknehmen
learn-once-more = Tu es noch einmal, dann geschieht es.
learn-nothing-lost = Nichts ist verloren: Der Tisch fragt nur noch einmal.
learn-stamp-but = erlaubt, aber
learn-stamp-refused = nicht erlaubt
learn-back = Zurück
learn-why = Warum?
learn-detour = So wäre es gekommen. Hier zählt nichts: Nimm es zurück, und wir machen mit der Lektion weiter.
learn-end = Du hast deinen ersten Abend gewonnen
learn-end-says = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
 }, { $mistakes ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
 }, { $helped ->
    [0] ohne Hilfe
    [one] einmal geholfen
   *[other] { $helped }-mal geholfen
 }. Bravo.
learn-know = Was du jetzt weißt
learn-unmet = Was dir noch nicht begegnet ist
learn-evening = Dein Abend
learn-newcomer = Neuling
learn-you = Du
learn-real = Jetzt ein echtes Spiel
learn-real-says = Bots der Stufe easy. Sie spielen nach denselben Regeln, sehen deine Karten nicht und machen Fehler.
learn-play-easy = Gegen easy spielen
learn-see-again = Noch einmal ansehen
learn-home = Zu den anderen Spielen
