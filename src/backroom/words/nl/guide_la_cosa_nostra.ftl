### La Cosa Nostra on one page.

guide-la-cosa-nostra-goal = Vier rondes. Je mannen doen klussen, maar daarvoor heb je nodig wat van de anderen is. Onderhandel, beloof, lieg. De rijkste familie wint.
guide-la-cosa-nostra-round = Een ronde in vier plaatjes
guide-la-cosa-nostra-draw = Trekken
guide-la-cosa-nostra-draw-text = Job-kaarten: 4, 4, 5, 5 in de vier rondes. Vanaf ronde II ook Influence-kaarten.
guide-la-cosa-nostra-plan = Plannen
guide-la-cosa-nostra-plan-text = Om de beurt één taak voor één man: een klus gedekt, of een aankoop open. Onderhandelen mag altijd.
guide-la-cosa-nostra-act = Actie
guide-la-cosa-nostra-act-text = Om de beurt één man: draai de kaart om en gooi zoveel dobbelstenen als hij pistolen heeft. Eén succes betaalt, twee betalen meer.
guide-la-cosa-nostra-payday = Betaaldag
guide-la-cosa-nostra-payday-text = Inkomen van elke open zaak, meer voor een monopolie. Dan mag je één man rekruteren. Na ronde IV: de eindafrekening.
guide-la-cosa-nostra-cards = Klussen, Influence-kaarten, en wat een zaak kost en oplevert
guide-la-cosa-nostra-sort-cash = Geldklus: geld van de bank
guide-la-cosa-nostra-sort-attack = Aanval: noem eerst de speler
guide-la-cosa-nostra-sort-response = Response-kaart: wacht op wat anderen doen
guide-la-cosa-nostra-sort-special = Geen van beide: witwassen, paardenrennen, feesten, goedkoop kopen
guide-la-cosa-nostra-end-1 = Contant geld telt zoals het er ligt; zaken en monopolies leveren nog één keer dubbel inkomen op.
guide-la-cosa-nostra-end-2 = De meeste gangsters: $ 15.000. Bij gelijke stand krijgt niemand het.
guide-la-cosa-nostra-end-3 = Een bonus voor de mannen die je gedood hebt, en witgewassen geld telt dubbel.
guide-la-cosa-nostra-know-1 = Geld, kaarten en fiches wisselen meteen van eigenaar en binden. Een fiche blijft liggen tot het gebruikt is.
guide-la-cosa-nostra-know-2 = Woorden binden niemand, maar de tafel onthoudt wie zich eraan hield.
guide-la-cosa-nostra-know-3 = Twee open Pooiers, Drugsdealers of Woekeraars, en meer dan alle anderen samen: een monopolie.
guide-la-cosa-nostra-know-4 = Een zaak levert elke betaaldag op en telt op het eind dubbel. Neem een man alleen aan als je geld over hebt.
guide-la-cosa-nostra-wrong-1 = Niemand mag passen: elke man krijgt een taak, en elke taak wordt uitgevoerd of laten vallen.
guide-la-cosa-nostra-wrong-2 = Een aankoop betaal je als hij wordt uitgevoerd, niet als je hem plant.
guide-la-cosa-nostra-wrong-3 = Onderhandel voordat de kaart is omgedraaid: daarna is het te laat.
guide-la-cosa-nostra-wrong-4 = Handkaarten laat je nooit zien en worden nooit verkocht of geruild.
