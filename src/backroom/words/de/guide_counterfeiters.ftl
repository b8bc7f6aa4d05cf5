### Counterfeiters on one page.

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
