### La Cosa Nostra on one page.

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
guide-la-cosa-nostra-end-2 = Die meisten Gangster: 15.000 $. Bei Gleichstand bekommt es niemand.
guide-la-cosa-nostra-end-3 = Ein Bonus für die Männer, die du getötet hast, und gewaschenes Geld zählt doppelt.
guide-la-cosa-nostra-know-1 = Geld, Karten und Marker wechseln sofort den Besitzer und binden. Ein Marker bleibt, bis er benutzt ist.
guide-la-cosa-nostra-know-2 = Worte binden niemanden, aber der Tisch merkt sich, wer sie gehalten hat.
guide-la-cosa-nostra-know-3 = Zwei offene Zuhälter, Drogendealer oder Geldverleiher, und mehr als alle anderen zusammen: ein Monopol.
guide-la-cosa-nostra-know-4 = Ein Geschäft bringt an jedem Zahltag etwas und zählt am Ende doppelt. Heuere nur an, wenn Geld übrig ist.
guide-la-cosa-nostra-wrong-1 = Niemand darf passen: Jeder Mann bekommt eine Aufgabe, und jede wird ausgeführt oder verfällt.
guide-la-cosa-nostra-wrong-2 = Ein Kauf wird bezahlt, wenn er ausgeführt wird, nicht wenn er geplant wird.
guide-la-cosa-nostra-wrong-3 = Feilsche, bevor die Karte aufgedeckt ist: Danach ist es zu spät.
guide-la-cosa-nostra-wrong-4 = Handkarten werden nie gezeigt, verkauft oder getauscht.
