### Capo della Mafia on one page.

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
