var e=Object.values(Object.assign({"../../../../src/backroom/words/de/learn.ftl":`### Lektionen: was in allen gleich ist.

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
learn-you = Du
learn-real = Jetzt ein echtes Spiel
learn-real-says = Bots der Stufe easy. Sie spielen nach denselben Regeln, sehen deine Karten nicht und machen Fehler.
learn-play-easy = Gegen easy spielen
learn-see-again = Noch einmal ansehen
learn-home = Zu den anderen Spielen
`,"../../../../src/backroom/words/de/learn_counterfeiters.ftl":`### Die Lektion zu Counterfeiters: was Beppe, der alte Kellner, sagt. Höchstens 25 Wörter je Satz.

learn-counterfeiters-part-notes = Falsche Scheine
learn-counterfeiters-part-police = Der Polizist
learn-counterfeiters-part-ink = Tinte und Papier
learn-counterfeiters-part-flight = Rechtzeitig fliegen
learn-counterfeiters-part-end = Das Ende
learn-counterfeiters-real = Hinter diesem Schirm liegt, was dir gehört. Echtes Geld gewinnt; falsche Scheine sind am Ende nichts wert.
learn-counterfeiters-print = Drei Männer je Runde, jeder an einen freien Platz. In der Druckerei machen deine Presse und deine Tinte zwei Scheine mit einem Stern.
learn-counterfeiters-print-do = Schick einen Mann zum Drucken
learn-counterfeiters-tax = Aldo betrügt das Finanzamt: 30 Dollar und die Sonnenbrille. Wer sie trägt, beginnt die nächste Runde.
learn-counterfeiters-shop = Der Supermarkt gibt für jeden falschen Schein echte fünfzig, höchstens drei. Aber siehst du die Polizeimütze auf dem Platz?
learn-counterfeiters-shop-do = Geh mit beiden Scheinen einkaufen
learn-counterfeiters-officer = Eine Mütze rückt den Polizisten einen Schritt vor. Auf diesem Feld kommt der Godfather und nimmt von allen die Hälfte ihres Bargelds.
learn-counterfeiters-watched = Aldo druckt auf dem Platz mit der Mütze. Der Polizist geht weiter: noch zwei Schritte.
learn-counterfeiters-paper = Tinte und Papier machen Scheine mit zwei Sternen. Du zahlst den Preis des Platzes, nicht der Karte: hier 20.
learn-counterfeiters-paper-do = Kauf das Papier für 20
learn-counterfeiters-market = Aldo verkauft und druckt. Zwischen den Runden verschwinden Karten über einer Tonne, die übrigen rutschen nach rechts und werden billiger, neue kommen.
learn-counterfeiters-fly = Noch ein Schritt bis zum Godfather. Flieg, bevor er kommt: Der Flug kostet 30, und was auf der Insel liegt, nimmt dir niemand.
learn-counterfeiters-fly-do = Flieg, und nimm alle 70 mit
learn-counterfeiters-godfather = Aldo geht einkaufen, der Polizist ist da, und der Godfather nimmt 100 von seinem Geld. Deine 70 sind sicher.
learn-counterfeiters-again = Druck noch einmal: Mit Tinte und Papier werden es jetzt zwei Scheine mit zwei Sternen.
learn-counterfeiters-again-do = Schick einen Mann zum Drucken
learn-counterfeiters-glasses = Aldo nimmt sich wieder die Sonnenbrille. Das kostet ihn einen Mann, und er fängt wieder an.
learn-counterfeiters-receiver = Der Hehler nimmt bis zu acht Scheine, alle zum Preis des schlechtesten: Zwei Sterne bringen 30. Und hier ist keine Mütze.
learn-counterfeiters-receiver-do = Verkauf beide dem Hehler
learn-counterfeiters-later = Runden später. Der Polizist steht auf dem letzten Feld, der Godfather hatte seine Hälfte, und jeder hat noch einen Mann.
learn-counterfeiters-last = Kein Laden nimmt mehr einen falschen Schein. Verkauf acht dem Hehler: Dann werden Bargeld und Umschlag gezählt.
learn-counterfeiters-last-do = Verkauf acht dem Hehler
learn-counterfeiters-but-watched = Erlaubt, aber auf diesem Platz liegt eine Mütze: Der Polizist geht weiter, und du bekommst nichts dafür.
learn-counterfeiters-but-tax = Erlaubt, 30 Dollar sind 30 Dollar. Aber erst die Scheine: Ohne Presse gewinnt niemand.
learn-counterfeiters-but-buy = Erlaubt, aber dann ist dein Beutel leer, und du hast noch keinen Schein zum Ausgeben.
learn-counterfeiters-but-receiver = Erlaubt, aber er zahlt 20 je Schein, wo der Supermarkt 50 zahlt.
learn-counterfeiters-but-dear = Erlaubt, aber weiter rechts kostet dasselbe weniger.
learn-counterfeiters-but-fly-later = Erlaubt, aber der Godfather ist noch zwei Schritte weg. Erst etwas für die Presse.
learn-counterfeiters-but-godfather = Erlaubt, aber noch eine Mütze, und der Godfather nimmt die Hälfte deiner hundert.
learn-counterfeiters-but-pass = Erlaubt, aber wer passt, schickt in dieser Runde keine Männer mehr.
learn-counterfeiters-but-shop = Erlaubt, und es bringt 100. Aber der Polizist geht weiter.
learn-counterfeiters-know-notes = Echtes Geld gewinnt. Drucke, dann mach aus falschem Geld echtes.
learn-counterfeiters-know-police = Jede Mütze ist ein Schritt des Polizisten; sein Weg ist die Uhr.
learn-counterfeiters-know-ink = Tinte, Papier und mehr machen Sterne; Pressen machen Scheine. Der Platz hat den Preis.
learn-counterfeiters-know-flight = Der Godfather halbiert alles Bargeld. Was auf der Insel liegt, findet er nicht.
learn-counterfeiters-know-end = Nach dem letzten Feld hat jeder noch einen Mann, dann wird gezählt.
learn-counterfeiters-unmet-1 = Anwälte, die einen deiner Männer auf einen freien Platz versetzen
learn-counterfeiters-unmet-2 = Diner und Lotterielose
learn-counterfeiters-unmet-3 = Der Privatjet, und der Streik am Flughafen
`,"../../../../src/backroom/words/de/learn_maffiosi.ftl":`### Die Lektion zu Maffiosi: was Beppe, der alte Kellner, sagt. Höchstens 25 Wörter je Satz.

learn-maffiosi-part-money = Geld
learn-maffiosi-part-knife = Das Messer und das Umsetzen
learn-maffiosi-part-nightcap = Der Schlummertrunk
learn-maffiosi-part-pie = Die Torte
learn-maffiosi-part-note = Der letzte Schein

learn-maffiosi-bank = Vier Familien, ein Tisch, und alles Geld, das es gibt, liegt in der Mitte. Du bist Gelb.
learn-maffiosi-income = Ein Zug beginnt mit Geld: Dein Boss verdient überall 1.000, und dein Henkie an der Kasse verdoppelt das.
learn-maffiosi-clock = Das Geld ist die Uhr. Wer den letzten Schein nimmt, beendet das Spiel sofort, und der Reichste gewinnt.
learn-maffiosi-look = Die Dinge gehören zu den Stühlen: Wer vor einem Messer sitzt, darf es benutzen. Zeig auf deinen Henkie, Stuhl 3.
learn-maffiosi-look-do = Tippe auf deinen Henkie, Stuhl 3
learn-maffiosi-stab = Brunas Robbie verdient am Restaurant, Stuhl 10. Dein Robbie sitzt gleich neben ihm, und vor Stuhl 9 liegt ein Messer.
learn-maffiosi-stab-do = Nimm deine Karte Stich zu!
learn-maffiosi-victim = Ein Messer reicht bis zum nächsten Stuhl, links oder rechts. Wer in Reichweite deiner Messer sitzt, leuchtet.
learn-maffiosi-victim-do = Tippe auf Stuhl 10 und stich zu
learn-maffiosi-second = Nach einer Karte darfst du eine zweite spielen, wenn es ein Umsetzen ist. Du hast eines.
learn-maffiosi-second-do = Nimm deine Karte Umsetzen
learn-maffiosi-chair = Nimm seinen Stuhl: Dann gehört das Restaurant dir, und die Kasse verdoppelt auch das. Dein Einkommen steigt auf 4.000.
learn-maffiosi-chair-do = Dein Jack von 11 auf 10, dann umsetzen
learn-maffiosi-others = Jetzt die anderen. Brunas Jack sitzt vor einem Revolver: Er schießt geradeaus hinüber, und ihr Boss nimmt das freie Restaurant.
learn-maffiosi-nightcap = Wer einen Drink hat, kann einschlafen: kein Geld, kein Kampf, kein Schritt, bis sein eigener Zug vorbei ist.
learn-maffiosi-nightcap-do = Nimm deine Karte Schlummertrunk!
learn-maffiosi-pour = Schenk dreien ein. Carlos Jack auf 27 und der von Aldo auf 30 könnten deine Männer erstechen: Lass sie schlafen.
learn-maffiosi-pour-do = Tippe auf 7, 27 und 30, dann einschenken
learn-maffiosi-again = Und wieder eine zweite Karte, denn du hast noch ein Umsetzen gezogen.
learn-maffiosi-again-do = Nimm deine Karte Umsetzen
learn-maffiosi-revolver = Stuhl 1 ist frei und hat einen Revolver: Genau gegenüber schläft Carlos Jack. Dein Jack auf 18 möchte ihn gern kennenlernen.
learn-maffiosi-revolver-do = Dein Jack von 18 auf 1, dann umsetzen
learn-maffiosi-carlo = Carlo bestellt eine Torte für Stuhl 20. Sie geht hoch, wenn sein nächster Zug beginnt, und nimmt drei Stühle mit.
learn-maffiosi-pie = Jetzt deine eigene Torte: Sie geht hoch, wenn dein nächster Zug beginnt. Bis dahin dürfen andere sie weiterschieben.
learn-maffiosi-pie-do = Nimm deine Karte Torte bestellen
learn-maffiosi-order = Stell sie hin, wo sie Rivalen trifft und keinen von dir: Auf 22, 23 und 24 sitzen nur sie.
learn-maffiosi-order-do = Tippe auf Stuhl 23 und bestelle
learn-maffiosi-stay = Nun dürfte ein Umsetzen folgen, aber du hast keines. Also endet dein Zug, und du ziehst auf fünf Karten nach.
learn-maffiosi-stay-do = Beende deinen Zug
learn-maffiosi-boom = Bruna schiebt deine Torte eins weiter, Carlo schiebt sie zurück. Dann bist du am Zug, und drei Rivalen sind weg.
learn-maffiosi-later = Acht Runden später. Vier Scheine sind noch da, und der Balken zeigt, wer den letzten nehmen würde.
learn-maffiosi-throw = Niemand ist in Reichweite, und keine Torte steht auf dem Tisch. Dann leg eine Karte ab und zieh eine neue.
learn-maffiosi-throw-do = Wähle, eine abzulegen
learn-maffiosi-fire = Ein Schuss ohne Revolver nützt dir heute Abend nichts.
learn-maffiosi-fire-do = Lege Feuer! ab
learn-maffiosi-last = Aldo nimmt einen Schein. Dir stehen acht zu, drei sind noch da: Du nimmst sie, und es ist sofort vorbei.

learn-maffiosi-but-move-first = Erlaubt, aber nach einem Umsetzen darf nur noch ein Umsetzen folgen: Dann wird in diesem Zug niemand erstochen.
learn-maffiosi-but-fire = Erlaubt, und nicht schlecht: Dein Henkie auf 26 sitzt dem Casino gegenüber. Aber heute kommt zuerst das Messer.
learn-maffiosi-but-other-victim = Erlaubt, aber neben deinem Mann wird dann kein Geschäft frei. Stuhl 10 verdient.
learn-maffiosi-but-stay = Erlaubt, aber dann bleibt das Restaurant leer, und Bruna hätte es gern zurück.
learn-maffiosi-but-nothing-there = Erlaubt, aber vor diesem Stuhl liegt nichts: kein Geld, keine Waffe.
learn-maffiosi-but-pie-later = Erlaubt, aber die Torte kommt danach. Erst ein Drink.
learn-maffiosi-but-fire-later = Erlaubt, und jemand stürbe daran. Aber sehen wir erst, wer einschlafen kann.
learn-maffiosi-but-stay-drink = Erlaubt, aber wo dein Jack jetzt sitzt, hat er einen Drink vor sich: Der nächste Schlummertrunk könnte seiner sein.
learn-maffiosi-but-own-blast = Erlaubt, aber dann trifft es auch einen von dir, und eine Torte kennt keine Familie.
learn-maffiosi-but-sit-still = Erlaubt, aber deine Männer sitzen alle gut: Jeder Stuhl, den du verlässt, kostet jetzt Geld.

learn-maffiosi-know-money = Die Bank ist die Uhr. Der letzte Schein ist das Ende, und der Reichste gewinnt.
learn-maffiosi-know-knife = Messer: daneben. Revolver: genau gegenüber. Erst töten, dann umsetzen.
learn-maffiosi-know-nightcap = Wer schläft, verdient nichts und kämpft nicht. Ein zweites Glas ist tödlich.
learn-maffiosi-know-pie = Eine Torte geht hoch, wenn der Zug ihres Besitzers beginnt: drei Stühle.
learn-maffiosi-know-note = Passt keine Karte? Leg eine ab und zieh eine neue.
learn-maffiosi-unmet-1 = Hau ab!, die einzige Polizeikarte: Alle suchen sich einen neuen Stuhl
learn-maffiosi-unmet-2 = Weitergeben! und Ka-Wumm!, für die Torten der anderen
learn-maffiosi-unmet-3 = Am Anfang die eigenen Stühle wählen
`}));export{e as texts};