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
learn-newcomer = Neuling
learn-you = Du
learn-real = Jetzt ein echtes Spiel
learn-real-says = Bots der Stufe easy. Sie spielen nach denselben Regeln, sehen deine Karten nicht und machen Fehler.
learn-play-easy = Gegen easy spielen
learn-see-again = Noch einmal ansehen
learn-home = Zu den anderen Spielen
`,"../../../../src/backroom/words/de/learn_capo_della_mafia.ftl":`### Die Lektion von Capo della Mafia: was Beppe, der alte Kellner, sagt. Höchstens 25 Wörter je Satz.

learn-capo-della-mafia-part-job = Der Auftrag
learn-capo-della-mafia-part-half = Die Hälfte liegt offen
learn-capo-della-mafia-part-nose = Eine Nase für Lügner
learn-capo-della-mafia-part-bluff = Selber lügen
learn-capo-della-mafia-part-capo = Die letzte Runde
learn-capo-della-mafia-respect = Respekt gewinnt. Alle beginnen mit drei, und wer zuerst zehn hat, ist der Capo.
learn-capo-della-mafia-mission = Der Auftrag dieser Runde, für euch alle: mindestens zwei Fäuste, und höchstens vier Sterne Polizei.
learn-capo-della-mafia-man = Deine Männer: Die Symbole sind, was sie können, die Sterne die Polizei, die sie mitbringen.
learn-capo-della-mafia-man-do = Nimm Big Sal: eine Faust, zwei Sterne
learn-capo-della-mafia-lay = Quiet Carlo hat die zweite Faust, und keinen Stern. Zwei Fäuste, zwei von vier Sternen: Der Auftrag ist erfüllt.
learn-capo-della-mafia-lay-do = Nimm auch Quiet Carlo, dann leg beide
learn-capo-della-mafia-down = Auch die anderen legen ihre Männer verdeckt hin. Wie viele es bei jedem sind, sehen alle.
learn-capo-della-mafia-half = Die Hälfte davon wird aufgedeckt, abgerundet: einer von deinen zweien. Welcher, das bestimmst du.
learn-capo-della-mafia-half-do = Deck Big Sal auf
learn-capo-della-mafia-claim = Jetzt behaupten alle, der Auftrag sei erfüllt. Jemand lügt.
learn-capo-della-mafia-point = 3-2-1-0! Auf einen Lügner zeigen bringt 2, ein falscher Finger kostet 1. Aldo legte nur einen Mann, und nötig sind zwei Fäuste.
learn-capo-della-mafia-point-do = Zeig auf Aldo
learn-capo-della-mafia-prison = Nur auf wen gezeigt wird, der muss alles zeigen. Aldo zeigte auf dich, umsonst; sein eigener Mann hat keine Faust: Gefängnis.
learn-capo-della-mafia-six = Einer für deinen Hut, zwei für deine Nase: sechs. Aldo zahlte einen für seinen falschen Finger.
learn-capo-della-mafia-lie = Drei Bestechungen sind verlangt, du hast zwei. Also lüg: Fausto und Malone. Neue Männer kommen erst, wenn dir höchstens einer bleibt.
learn-capo-della-mafia-lie-do = Nimm Fausto und Malone, dann leg beide
learn-capo-della-mafia-others = Auch sie legen. Aldo wurde mit einem einzigen Mann erwischt; diesmal ist es Carlo, der nur einen legt.
learn-capo-della-mafia-front = Fausto zeigt zwei von drei Bestechungen. Die dritte müssen sie dir glauben.
learn-capo-della-mafia-front-do = Deck Fausto auf
learn-capo-della-mafia-shown = Aldo und Bruna decken je einen auf. Carlo zeigt nichts: Die Hälfte von einem, abgerundet, ist keiner.
learn-capo-della-mafia-straight = Du musst auf niemanden zeigen. Verzieh keine Miene, und lass die anderen sich irren.
learn-capo-della-mafia-straight-do = Zeig auf niemanden
learn-capo-della-mafia-senator = Bruna zeigt auf Carlo. Aber sein einer Mann ist The Senator mit drei Bestechungen: Sie verliert einen.
learn-capo-della-mafia-five = Deine Lüge hat niemand angesehen, also zählt sie: sieben. Und weil dir ein Mann blieb, zogst du auf fünf nach.
learn-capo-della-mafia-later = Drei Runden später. Alle haben jetzt sieben: Wer in dieser Runde drei gewinnt, ist der Capo.
learn-capo-della-mafia-barrel = Ein Fass, und höchstens ein Stern. Truck Tino schafft das ganz allein, und so soll er auch gehen.
learn-capo-della-mafia-barrel-do = Nimm Truck Tino, dann leg ihn
learn-capo-della-mafia-stars = Schau auf Carlo: vier Sterne offen, wo einer erlaubt ist. Kein Polizist nimmt mehr als zwei weg.
learn-capo-della-mafia-last = Einer für deinen Hut und zwei für deine Nase: das macht zehn.
learn-capo-della-mafia-last-do = Zeig auf Carlo
learn-capo-della-mafia-ten = Bruna zeigt auf dich, sieht dein Fass, und zahlt. Carlo kommt ins Gefängnis, und du bist der Capo.

learn-capo-della-mafia-but-bluff = Erlaubt, denn niemand schaut nach, bevor jemand zeigt. Aber das wäre ein Bluff; heute beginnst du als ehrlicher Mann.
learn-capo-della-mafia-but-more = Erlaubt, mehr als nötig schadet nicht. Aber jeder Mann bringt seine Sterne mit, und neue kommen spät.
learn-capo-della-mafia-but-other-half = Erlaubt, und genauso gut. Aber zeigen wir ihnen den mit den Sternen.
learn-capo-della-mafia-but-two-men = Erlaubt, aber zwei Männer schaffen diesen Auftrag leicht. Ein einziger hat selten zwei Fäuste.
learn-capo-della-mafia-but-nobody = Erlaubt, und es kostet nichts. Aber hier ist ein Lügner zu haben, für 2.
learn-capo-della-mafia-but-barrel = Erlaubt, aber Tino besticht niemanden. Behalt ihn: Eines Tages will jemand ein Fass.
learn-capo-della-mafia-but-two-left = Erlaubt, aber dann bleiben dir zwei Männer auf der Hand, und es kommt keiner nach.
learn-capo-della-mafia-but-policeman = Erlaubt, aber wer nur einen Polizisten sieht, glaubt kaum an drei Bestechungen.
learn-capo-della-mafia-but-finger = Erlaubt, aber ein falscher Finger kostet einen, und keine dieser Lügen ist sicher.
learn-capo-della-mafia-but-too-hot = Erlaubt, aber mit jemandem neben ihm sind es zu viele Sterne: Es müsste nur jemand zeigen.
learn-capo-della-mafia-but-no-barrel = Erlaubt, aber ohne Fass ist es wieder eine Lüge, und jetzt schauen alle genau hin.
learn-capo-della-mafia-but-not-him = Erlaubt, aber die können gut ehrlich sein. Carlo kann es nicht.
learn-capo-della-mafia-but-eight = Erlaubt, aber dann macht dein Hut acht, und das Rennen geht weiter.

learn-capo-della-mafia-know-job = Symbole mindestens, Sterne höchstens. Zehn Respekt machen den Capo.
learn-capo-della-mafia-know-half = Die Hälfte des Gelegten liegt offen, abgerundet. Den Rest kennst nur du.
learn-capo-della-mafia-know-nose = Ein Lügner bringt 2, ein falscher Finger kostet 1. Zeige, wenn jeder verdeckte Mann ein Symbol haben müsste.
learn-capo-della-mafia-know-bluff = Auf wen niemand zeigt, der hat es geschafft, was immer da liegt.
learn-capo-della-mafia-know-capo = Neue Männer bekommt nur, wer noch einen oder keinen hat: Lege die anderen, wenn die Sterne es erlauben.
learn-capo-della-mafia-unmet-1 = Giulia, die einen mehr wert ist, und Mario, der bestiehlt, wer auf ihn zeigt
learn-capo-della-mafia-unmet-2 = Little Tony, der bei der Polizei plaudert; im ersten Spiel bleibt er in der Schachtel
learn-capo-della-mafia-unmet-3 = Die Zeitungen, die eine Runde lang eine Regel ändern
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
`,"../../../../src/backroom/words/de/learn_la_cosa_nostra.ftl":`### Die Lektion von La Cosa Nostra: was Beppe, der alte Kellner, sagt. Höchstens 25 Wörter je Satz.

learn-la-cosa-nostra-part-men = Männer und Jobs
learn-la-cosa-nostra-part-deal = Der erste Handel
learn-la-cosa-nostra-part-plan = Pläne, und ein Blick
learn-la-cosa-nostra-part-dice = Würfel, und dein Wort
learn-la-cosa-nostra-part-money = Zahltag und das Ende
learn-la-cosa-nostra-rounds = Vier Runden mit je vier Phasen: ziehen, planen, handeln, Zahltag. Nach der vierten gewinnt die reichste Familie.
learn-la-cosa-nostra-men = Deine drei Männer. Die Pistolen sind die Stärke: So viele Würfel wirft einer, wenn sein Job dran ist.
learn-la-cosa-nostra-job = Ein Job sagt, was er für zwei Treffer oder einen zahlt, was jeder Würfel zeigen muss, und was er braucht.
learn-la-cosa-nostra-give = Der Autodiebstahl zahlt am meisten: 9.000 für zwei Treffer. Gib ihn verdeckt deinem stärksten Mann; sonst sieht ihn niemand.
learn-la-cosa-nostra-give-do = Big Joey, der Autodiebstahl, dann geben
learn-la-cosa-nostra-ask = Nötig ist eine Werkstatt, und nur Bruna hat eine. Bitte um einen Marker darauf: Damit darfst du sie einmal benutzen.
learn-la-cosa-nostra-ask-do = Tipp auf Bruna, ihre Werkstatt, den Marker
learn-la-cosa-nostra-line = Was über der Linie liegt, wechselt sofort den Besitzer. Darunter stehen nur Worte: gehalten oder nicht, der Tisch merkt es sich.
learn-la-cosa-nostra-offer = Biete ihr also 1.000 sofort, und dein Wort für die Hälfte von dem, was der Job bringt.
learn-la-cosa-nostra-offer-do = Geld, dein Wort, die Hälfte, dann senden
learn-la-cosa-nostra-counter = Bruna feilscht: Sie will 2.000 sofort, und die Hälfte vom Ertrag. Du könntest ablehnen, oder mit einem anderen Papier antworten.
learn-la-cosa-nostra-accept = Die Hälfte von 9.000 ist viel, aber ohne Werkstatt wäre es die Hälfte von nichts.
learn-la-cosa-nostra-accept-do = Nimm an
learn-la-cosa-nostra-marker = Dein Marker liegt auf ihrer Werkstatt: Den nimmt dir niemand. Auch Aldo und Bruna planen, verdeckt.
learn-la-cosa-nostra-alone = Das schaffst du ohne andere: Das Konkursverfahren braucht einen Geldverleiher, und der gehört dir.
learn-la-cosa-nostra-alone-do = Jimmy, das Konkursverfahren, dann geben
learn-la-cosa-nostra-open = Jobs liegen verdeckt, Käufe offen: Brunas Frankie soll einen Polizisten kaufen.
learn-la-cosa-nostra-snitch = Was trägt Aldos Lenny? Dein Informant sieht sich einen geplanten Job an, nur für deine Augen.
learn-la-cosa-nostra-snitch-do = Dein Informant, dann Lenny, dann ansehen
learn-la-cosa-nostra-theft = Ein Diebstahl, ein Angriff auf jemandes Bargeld. Du darfst sagen, was du sahst, oder lügen; zeigen ist verboten.
learn-la-cosa-nostra-buy = Jeder Mann braucht eine Aufgabe, und Little Joey kann kaufen. Der Zuhälter wird erst bezahlt, wenn Little Joey an der Reihe ist.
learn-la-cosa-nostra-buy-do = Little Joey, der Zuhälter, dann kaufen lassen
learn-la-cosa-nostra-ready = Alle Männer sind beschäftigt. Jetzt die Jobs: ein Mann je Zug, in beliebiger Folge, und du beginnst.
learn-la-cosa-nostra-reveal = Zuerst der Autodiebstahl, des Geldes wegen. Drei Würfel, und jeder mit 3 oder mehr ist ein Treffer.
learn-la-cosa-nostra-reveal-do = Tipp auf Big Joey, dann mach den Job
learn-la-cosa-nostra-cop = Zwei Treffer. Dein Polizist könnte einen Würfel wiederholen lassen, aber ein dritter Treffer brächte nichts.
learn-la-cosa-nostra-cop-do = Lass die Würfel liegen
learn-la-cosa-nostra-paid = Niemand raubt dich aus: 9.000 von der Bank. Und jetzt steht fest, was die Hälfte ist: 4.000, abgerundet.
learn-la-cosa-nostra-word = Du gabst Bruna dein Wort. Niemand kann dich zwingen, aber alle werden sehen, was daraus wurde.
learn-la-cosa-nostra-word-do = Tipp auf Bruna, viermal Geld, dann senden
learn-la-cosa-nostra-kept = Gestempelt: gehalten. Wer künftig mit dir handelt, sieht, dass dein Wort etwas wert ist.
learn-la-cosa-nostra-attack = Aldo nennt dich zuerst, und dann könntest du es ihm noch ausreden. Ein Treffer: Du zahlst ihm 3.000.
learn-la-cosa-nostra-tasks = Jimmy bringt 7.000 heim, Little Joey bezahlt den Zuhälter. Dann Zahltag: 9.000 von allen deinen Betrieben.
learn-la-cosa-nostra-hire = Nach jedem Zahltag darfst du einen Mann anheuern. Mehr Männer machen mehr Jobs, und die meisten bringen am Ende 15.000.
learn-la-cosa-nostra-hire-do = Heuere Stevie für 10.000 an
learn-la-cosa-nostra-later = Und so weiter bis Runde vier, mit teureren Jobs und härteren Angriffen. Der letzte Job ist getan; jetzt wird gezählt.
learn-la-cosa-nostra-count = Einkommen zählt doppelt, gewaschenes Geld auch; dann die meisten Männer, und tote Rivalen. 84.000: Die Stadt gehört dir.

learn-la-cosa-nostra-but-weak = Erlaubt, aber weniger Würfel, weniger Treffer: Der teuerste Job gehört dem stärksten Mann.
learn-la-cosa-nostra-but-enemy = Erlaubt, aber das ist ein Angriff, und ein Feind in der ersten Runde kostet mehr, als er bringt.
learn-la-cosa-nostra-but-small = Erlaubt, aber der zahlt weniger, und die bessere Karte bliebe dir auf der Hand.
learn-la-cosa-nostra-but-buy-later = Erlaubt, aber ein Kauf wirft keine Würfel: Überlass das dem schwächsten Mann.
learn-la-cosa-nostra-but-refuse = Erlaubt, aber sonst hat niemand eine Werkstatt, und Big Joey stünde ohne da.
learn-la-cosa-nostra-but-one-die = Erlaubt, aber mit einem Würfel niemals zwei Treffer. Little Joey kann gut einkaufen.
learn-la-cosa-nostra-but-look-first = Erlaubt, aber nach deinem Zug kannst du nicht mehr nachsehen. Zuerst der Informant.
learn-la-cosa-nostra-but-market = Erlaubt, der Informant kann auch den Markt erneuern. Aber dort liegt gerade, was du kaufen willst.
learn-la-cosa-nostra-but-other-look = Erlaubt, aber ich wüsste lieber, was Lenny vorhat.
learn-la-cosa-nostra-but-dear = Erlaubt, aber wer nicht zahlen kann, wenn sein Mann dran ist, muss verzichten und geht leer aus.
learn-la-cosa-nostra-but-shark = Erlaubt, und nicht schlecht. Aber mit Zuhältern gibt es nächste Runde Jobs zu machen.
learn-la-cosa-nostra-but-jimmy-later = Erlaubt, in jeder Folge. Aber der Marker und dein Wort warten auf diesen.
learn-la-cosa-nostra-but-skip = Erlaubt, dafür gibt es den Intriganten. Aber mit Warten ist heute nichts gewonnen.
learn-la-cosa-nostra-but-abandon = Erlaubt, aber dann ist die Aufgabe weg, und was sie gebracht hätte, auch.
learn-la-cosa-nostra-but-again = Erlaubt, aber mehr als zwei Treffer zählen nicht, und du kannst nur einen verlieren.
learn-la-cosa-nostra-but-broken = Erlaubt, niemand kann dich zwingen. Aber ein gebrochenes Wort wird gestempelt, und die nächste Werkstatt kostet mehr.
learn-la-cosa-nostra-but-nobody = Erlaubt, Geld ist Geld. Aber ein vierter Mann heißt ein vierter Job in jeder Runde.

learn-la-cosa-nostra-know-men = Stärke heißt Würfel. Zwei Treffer zahlen voll, einer weniger, keiner nichts.
learn-la-cosa-nostra-know-deal = Was dir fehlt, hat ein anderer. Ein Marker bindet; ein Wort ist nur ein Wort.
learn-la-cosa-nostra-know-plan = Eine Aufgabe für jeden Mann, verdeckt. Käufe liegen offen und werden später bezahlt.
learn-la-cosa-nostra-know-dice = In deinem Zug handelt ein Mann. Angriffe nennen zuerst ihr Opfer.
learn-la-cosa-nostra-know-money = Geschäfte zahlen an jedem Zahltag, am Ende doppelt. Ein neuer Mann nur, wenn Geld übrig ist.
learn-la-cosa-nostra-unmet-1 = Raub und Falle, die auf die Jobs der anderen antworten
learn-la-cosa-nostra-unmet-2 = Handlanger, Saboteur, Intrigant und die anderen Einflusskarten
learn-la-cosa-nostra-unmet-3 = Attentate, gewaschenes Geld, und die drei Monopole
learn-la-cosa-nostra-unmet-4 = Anwälte und Politiker, die nachsehen und die ziehen
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