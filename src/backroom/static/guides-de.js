var e=Object.values(Object.assign({"../../../../src/backroom/words/de/guide_capo_della_mafia.ftl":`### Capo della Mafia on one page.

guide-capo-della-mafia-goal = Alle sagen, der Auftrag sei erfüllt. Manche lügen. Zeige auf den Richtigen und verdiene Respekt: Wer zuerst 15 Respekt hat, gewinnt.
guide-capo-della-mafia-round = Eine Runde in vier Bildern
guide-capo-della-mafia-lay = Ausspielen
guide-capo-della-mafia-lay-text = Der Auftrag verlangt Symbole und erlaubt eine Zahl von Sternen. Alle spielen eine oder mehrere Karten verdeckt aus.
guide-capo-della-mafia-show = Die Hälfte aufdecken
guide-capo-della-mafia-show-text = Alle decken die Hälfte auf, abgerundet, und wählen selbst, welche. Eine einzelne Karte bleibt verdeckt.
guide-capo-della-mafia-suspect = 3-2-1-0
guide-capo-della-mafia-suspect-text = Bei null zielen alle Pistolen zugleich: auf den, der es nicht geschafft haben kann, oder auf niemanden.
guide-capo-della-mafia-verdict = Hut oder Gefängnis
guide-capo-della-mafia-verdict-text = Nur Verdächtige zeigen alles. Ein Hut ist 1 Respekt wert; ein richtiger Verdacht 2, ein falscher kostet 1.
guide-capo-della-mafia-cards = Die Karten und was sie tun
guide-capo-della-mafia-plain = { $symbols ->
    [one] Ein Symbol
   *[other] { $symbols } Symbole
 }: Nur die linke Seite zählt, oben die Sterne.
guide-capo-della-mafia-end-1 = Eine Runde ist vorbei und jemand hat 15 Respekt: Wer am meisten hat, gewinnt.
guide-capo-della-mafia-end-2 = Die Führenden liegen gleichauf: noch eine Runde.
guide-capo-della-mafia-know-1 = Wen niemand verdächtigt, der behält den Hut, Bluff hin oder her, und zeigt nichts.
guide-capo-della-mafia-know-2 = Du ziehst erst auf fünf nach, wenn du noch eine Karte hast oder keine: Lege viele, wenn die Sterne es erlauben.
guide-capo-della-mafia-know-3 = Manchmal ändert eine Zeitung etwas für eine Runde.
guide-capo-della-mafia-know-4 = Zähle, was fehlt: Müsste jede verdeckte Karte ein Symbol bringen, dann zeige.
guide-capo-della-mafia-wrong-1 = Symbole sind ein Minimum, Sterne ein Maximum: Zu viele Sterne bedeuten auch Gefängnis.
guide-capo-della-mafia-wrong-2 = Verdächtigen ist geheim und frei: Niemand muss zielen, und niemand sieht es vor null.
guide-capo-della-mafia-wrong-3 = Little Tony packt nur aus, wenn sein eigener Spieler verdächtigt wird, und dann über alle, die überprüft werden.
`,"../../../../src/backroom/words/de/guide_counterfeiters.ftl":`### Counterfeiters on one page.

guide-counterfeiters-goal = Drucke Blüten in Miami, mach echtes Geld daraus und versteck es, bevor die Polizei da ist. Das meiste echte Geld gewinnt.
guide-counterfeiters-round = Eine Runde in vier Bildern
guide-counterfeiters-send = Einen Handlanger schicken
guide-counterfeiters-send-text = Alle haben drei. Reihum geht einer auf ein freies Feld und tut, was dort steht. Auf dem Markt kaufst du, was deine Presse braucht.
guide-counterfeiters-print = Drucken
guide-counterfeiters-print-text = Zwei Blüten je Druckerpresse. Jedes andere Material, Tinte, Papier oder Hologramm, macht sie einen Stern besser.
guide-counterfeiters-sell = Echt machen
guide-counterfeiters-sell-text = Der Supermarkt nimmt 3 und zahlt am meisten. Der Hehler nimmt 8; die schlechteste bestimmt den Preis aller.
guide-counterfeiters-godfather = Die Polizei kommt näher
guide-counterfeiters-godfather-text = Ein Feld mit Mütze lässt den Polizisten vorrücken. Kommt der Godfather, nimmt er von allen die Hälfte des Bargelds. Offshore ist es sicher.
guide-counterfeiters-cards = Die Karten des Schwarzmarkts
guide-counterfeiters-players = So viele Karten kommen in einer Partie zu { $players ->
    [one] einer Person
   *[other] { $players } Personen
 }.
guide-counterfeiters-end-1 = Der Polizist erreicht das letzte Feld: Der Godfather kommt noch einmal.
guide-counterfeiters-end-2 = Alle dürfen noch einen Handlanger einsetzen; dann kommen Anwälte, Diners und Lose.
guide-counterfeiters-end-3 = Bargeld und Offshore-Geld zählen zusammen. Blüten und Karten sind nichts wert.
guide-counterfeiters-know-1 = Geld und Blüten liegen hinter Sichtschirmen. Was offen geschieht, dürfen sich alle merken.
guide-counterfeiters-know-2 = Die Sonnenbrille bestimmt, wer die nächste Runde beginnt.
guide-counterfeiters-know-3 = Marktkarten rücken weiter und werden billiger, bis der Mülleimer sie nimmt.
guide-counterfeiters-wrong-1 = Ein schlechter Schein verdirbt den ganzen Verkauf beim Hehler: Sortiere vorher.
guide-counterfeiters-wrong-2 = Eine zweite Tinte bringt nichts: Nur verschiedene Materialien machen bessere Scheine.
guide-counterfeiters-wrong-3 = Der Godfather nimmt die Hälfte des Bargelds, aufgerundet; nie Blüten, nie was offshore liegt.
guide-counterfeiters-wrong-4 = Bei einem Streik gibt es gar keine Flüge. Er endet, wenn der Polizist weiterrückt.
`,"../../../../src/backroom/words/de/guide_la_cosa_nostra.ftl":`### La Cosa Nostra on one page.

guide-la-cosa-nostra-goal = Vier Runden. Deine Männer erledigen Aufträge, aber dafür braucht es, was den anderen gehört. Feilsche, versprich, lüge. Die reichste Familie gewinnt.
guide-la-cosa-nostra-round = Eine Runde in vier Bildern
guide-la-cosa-nostra-draw = Ziehen
guide-la-cosa-nostra-draw-text = Auftragskarten: 4, 4, 5, 5 in den vier Runden. Ab Runde II auch Einflusskarten.
guide-la-cosa-nostra-plan = Planen
guide-la-cosa-nostra-plan-text = Reihum eine Aufgabe für einen Mann: ein Auftrag verdeckt oder ein Kauf offen. Gefeilscht wird die ganze Zeit.
guide-la-cosa-nostra-act = Aktion
guide-la-cosa-nostra-act-text = Reihum ein Mann: Decke die Karte auf und wirf so viele Würfel, wie er Pistolen hat. Ein Erfolg zahlt, zwei zahlen mehr.
guide-la-cosa-nostra-payday = Zahltag
guide-la-cosa-nostra-payday-text = Einkommen jedes offenen Geschäfts, mehr für ein Monopol. Dann darfst du einen Mann anwerben. Nach Runde IV: die Schlussabrechnung.
guide-la-cosa-nostra-cards = Aufträge, Einflusskarten und was ein Geschäft kostet und einbringt
guide-la-cosa-nostra-sort-cash = Cash Job: Geld von der Bank
guide-la-cosa-nostra-sort-attack = Angriff: Sage erst den Spieler an
guide-la-cosa-nostra-sort-response = Reaktionskarte: wartet auf das, was andere tun
guide-la-cosa-nostra-sort-special = Keines davon: waschen, wetten, feiern, billig kaufen
guide-la-cosa-nostra-end-1 = Bargeld zählt, wie es liegt; Geschäfte und Monopole bringen noch einmal doppeltes Einkommen.
guide-la-cosa-nostra-end-2 = Die meisten Gangster: 15.000\xA0$. Bei Gleichstand bekommt es niemand.
guide-la-cosa-nostra-end-3 = Ein Bonus für die Männer, die du getötet hast, und gewaschenes Geld zählt doppelt.
guide-la-cosa-nostra-know-1 = Geld, Karten und Marker wechseln sofort den Besitzer und binden. Ein Marker bleibt, bis er benutzt ist.
guide-la-cosa-nostra-know-2 = Worte binden niemanden, aber der Tisch merkt sich, wer sie gehalten hat.
guide-la-cosa-nostra-know-3 = Zwei offene Zuhälter, Drogendealer oder Geldverleiher, und mehr als alle anderen zusammen: ein Monopol.
guide-la-cosa-nostra-know-4 = Ein Geschäft bringt an jedem Zahltag etwas und zählt am Ende doppelt. Heuere nur an, wenn Geld übrig ist.
guide-la-cosa-nostra-wrong-1 = Niemand darf passen: Jeder Mann bekommt eine Aufgabe, und jede wird ausgeführt oder verfällt.
guide-la-cosa-nostra-wrong-2 = Ein Kauf wird bezahlt, wenn er ausgeführt wird, nicht wenn er geplant wird.
guide-la-cosa-nostra-wrong-3 = Feilsche, bevor die Karte aufgedeckt ist: Danach ist es zu spät.
guide-la-cosa-nostra-wrong-4 = Handkarten werden nie gezeigt, verkauft oder getauscht.
`,"../../../../src/backroom/words/de/guide_maffiosi.ftl":`### Maffiosi on one page.

guide-maffiosi-goal = Dreißig Stühle, drei bis sechs Familien, zu wenig Geld in der Mitte. Ist der letzte Schein weg, gewinnt die reichste Familie, tot oder lebendig.
guide-maffiosi-round = Ein Zug in vier Bildern
guide-maffiosi-pie = Torte
guide-maffiosi-pie-text = Steht deine eigene Torte noch auf dem Tisch, explodiert sie jetzt: der Mann davor und die beiden neben ihm. Auch deine eigenen.
guide-maffiosi-money = Geld
guide-maffiosi-money-text = 1.000\xA0$ für deinen Boss, 1.000\xA0$ für jedes Geschäft, an dem du sitzt, 2.000\xA0$ mehr für beide Stühle einer Art. Ein Mann an der Registrierkasse verdoppelt alles.
guide-maffiosi-card = Karte
guide-maffiosi-card-text = Spiele eine deiner fünf Karten oder lege eine ab. Danach darfst du noch Umsetzen spielen. Dann ziehst du auf fünf nach.
guide-maffiosi-wake = Aufwachen
guide-maffiosi-wake-text = Deine Schläfer wachen auf. Bis dahin verdienen sie nichts, tun niemandem etwas und können nicht umgesetzt werden. Ausschalten kann man sie trotzdem.
guide-maffiosi-cards = Die acht Karten, deine Männer und was auf dem Tisch liegt
guide-maffiosi-man-boss = verdient, wo er auch sitzt
guide-maffiosi-man-robbie = hat seinen eigenen Revolver
guide-maffiosi-man-jack = hat sein eigenes Messer
guide-maffiosi-man-henkie = hat nur, was vor ihm liegt
guide-maffiosi-thing-cash-register = verdoppelt deine Einnahmen
guide-maffiosi-thing-cafe = bringt Geld
guide-maffiosi-thing-restaurant = bringt Geld
guide-maffiosi-thing-casino = bringt Geld
guide-maffiosi-thing-revolver = trifft den Stuhl gegenüber
guide-maffiosi-thing-knife = trifft die Stühle daneben
guide-maffiosi-thing-drink = kann einschläfern, wer dort sitzt
guide-maffiosi-end-1 = Der letzte Schein ist genommen: sofort, was auch noch zu zahlen wäre.
guide-maffiosi-end-2 = Nur eine Familie hat noch Männer: Sie nimmt das restliche Geld.
guide-maffiosi-end-3 = Ein Knall trifft alle, die noch da sind: Niemand nimmt den Rest.
guide-maffiosi-know-1 = Wer am reichsten ist, gewinnt. Eine Familie ohne Männer behält ihr Geld und kann noch gewinnen.
guide-maffiosi-know-2 = Zweimal schlafen ist tödlich: Ein zweiter Drink schaltet aus.
guide-maffiosi-know-3 = Deine Torte tut bis zu deinem nächsten Zug nichts. Bis dahin können andere sie weitergeben oder explodieren lassen.
guide-maffiosi-wrong-1 = Ein Ding gehört zum Stuhl, nicht zum Mann: Wer sich umsetzt, lässt das Messer liegen.
guide-maffiosi-wrong-2 = Erst ausschalten, dann Umsetzen. Nach Umsetzen darf nur noch Umsetzen folgen.
guide-maffiosi-wrong-3 = Gegenüber den Stühlen mit einem × sitzt niemand: kein Schuss von dort, keiner dorthin.
guide-maffiosi-wrong-4 = Deine eigene Torte verschont deine Männer nicht.
`,"../../../../src/backroom/words/de/guide_page.ftl":`### What is the same on the page of every game.

guide-learn = Spielend lernen, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }
guide-all-rules = Alle Regeln
guide-print = Drucken
guide-end = So endet es
guide-know = Gut zu wissen
guide-wrong = Was oft falsch gemacht wird
guide-copies = { $copies } von { $all }
`}));export{e as texts};