var e=Object.values(Object.assign({"../../../../src/backroom/words/nl/guide_capo_della_mafia.ftl":`### Capo della Mafia on one page.

guide-capo-della-mafia-goal = Iedereen zegt dat de opdracht gelukt is. Sommigen liegen. Wijs de juiste aan en verdien respect: wie het eerst 15 respect heeft, wint.
guide-capo-della-mafia-round = Een ronde in vier plaatjes
guide-capo-della-mafia-lay = Spelen
guide-capo-della-mafia-lay-text = De opdracht vraagt symbolen en staat een aantal sterren toe. Iedereen speelt een of meer kaarten gedekt.
guide-capo-della-mafia-show = De helft open
guide-capo-della-mafia-show-text = Iedereen draait de helft open, naar beneden afgerond, en kiest zelf welke. Eén kaart alleen blijft gedekt.
guide-capo-della-mafia-suspect = 3-2-1-0
guide-capo-della-mafia-suspect-text = Bij nul wijzen alle pistolen tegelijk: naar wie het niet gedaan kan hebben, of naar niemand.
guide-capo-della-mafia-verdict = Hoed of gevangenis
guide-capo-della-mafia-verdict-text = Alleen verdachten laten alles zien. Een hoed is 1 respect waard; een juiste verdenking 2, een verkeerde kost er 1.
guide-capo-della-mafia-cards = De kaarten en wat ze doen
guide-capo-della-mafia-plain = { $symbols ->
    [one] Eén symbool
   *[other] { $symbols } symbolen
 }: alleen de linkerkant telt, sterren bovenaan.
guide-capo-della-mafia-end-1 = Een ronde is voorbij en iemand heeft 15 respect: wie het meeste heeft, wint.
guide-capo-della-mafia-end-2 = De koplopers staan gelijk: nog een ronde.
guide-capo-della-mafia-know-1 = Wie door niemand verdacht wordt, houdt de hoed op, bluf of niet, en laat niets zien.
guide-capo-della-mafia-know-2 = Je trekt pas bij tot vijf als je nog één kaart hebt, of geen: leg er veel als de sterren het toelaten.
guide-capo-della-mafia-know-3 = Soms verandert een gebeurtenis iets voor één ronde.
guide-capo-della-mafia-know-4 = Tel wat er mist: zou elke verborgen kaart een symbool moeten hebben, wijs dan.
guide-capo-della-mafia-wrong-1 = Symbolen zijn een minimum, sterren een maximum: te veel sterren is ook de gevangenis.
guide-capo-della-mafia-wrong-2 = Verdenken is geheim en vrij: niemand hoeft te wijzen, en niemand ziet het vóór nul.
guide-capo-della-mafia-wrong-3 = Little Tony slaat alleen door als zijn eigen speler verdacht wordt, en dan over iedereen die gecontroleerd wordt.
`,"../../../../src/backroom/words/nl/guide_counterfeiters.ftl":`### Counterfeiters on one page.

guide-counterfeiters-goal = Druk valse biljetten in Miami, maak er echt geld van en verstop het voor de politie er is. Het meeste echte geld wint.
guide-counterfeiters-round = Een ronde in vier plaatjes
guide-counterfeiters-send = Een handlanger sturen
guide-counterfeiters-send-text = Iedereen heeft er drie. Om de beurt gaat er een naar een vrij veld en doet wat daar staat. Op de markt koop je wat je pers nodig heeft.
guide-counterfeiters-print = Drucken
guide-counterfeiters-print-text = Twee valse biljetten per printer. Elke andere component, inkt, papier of hologram, maakt ze een ster beter.
guide-counterfeiters-sell = Echt maken
guide-counterfeiters-sell-text = De supermarkt neemt er 3 en betaalt het meest. De heler neemt er 8; het slechtste bepaalt de prijs van alle.
guide-counterfeiters-godfather = De politie komt dichterbij
guide-counterfeiters-godfather-text = Een veld met een pet laat de agent oprukken. Komt de Godfather, dan neemt hij van iedereen de helft van het contante geld. Offshore is het veilig.
guide-counterfeiters-cards = De kaarten van de zwarte markt
guide-counterfeiters-players = Zoveel kaarten komen er in een spel met { $players ->
    [one] één speler
   *[other] { $players } spelers
 }.
guide-counterfeiters-end-1 = De agent bereikt het laatste veld: de Godfather komt nog één keer.
guide-counterfeiters-end-2 = Iedereen mag nog één handlanger zetten; dan komen advocaten, diners en loten.
guide-counterfeiters-end-3 = Contant en offshoregeld tellen samen. Valse biljetten en kaarten zijn niets waard.
guide-counterfeiters-know-1 = Geld en valse biljetten liggen achter zichtschermen. Wat openlijk gebeurt, mag iedereen onthouden.
guide-counterfeiters-know-2 = De zonnebril bepaalt wie de volgende ronde begint.
guide-counterfeiters-know-3 = Marktkaarten schuiven door en worden goedkoper, tot de vuilnisbak ze neemt.
guide-counterfeiters-wrong-1 = Eén slecht biljet bederft de hele verkoop bij de heler: sorteer voor je verkoopt.
guide-counterfeiters-wrong-2 = Een tweede inkt voegt niets toe: alleen verschillende componenten maken betere biljetten.
guide-counterfeiters-wrong-3 = De Godfather neemt de helft van het contante geld, naar boven afgerond; nooit valse biljetten, nooit wat offshore staat.
guide-counterfeiters-wrong-4 = Bij een staking zijn er helemaal geen vluchten. Hij eindigt als de agent verder gaat.
`,"../../../../src/backroom/words/nl/guide_la_cosa_nostra.ftl":`### La Cosa Nostra on one page.

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
guide-la-cosa-nostra-end-2 = De meeste gangsters: $\xA015.000. Bij gelijke stand krijgt niemand het.
guide-la-cosa-nostra-end-3 = Een bonus voor de mannen die je gedood hebt, en witgewassen geld telt dubbel.
guide-la-cosa-nostra-know-1 = Geld, kaarten en fiches wisselen meteen van eigenaar en binden. Een fiche blijft liggen tot het gebruikt is.
guide-la-cosa-nostra-know-2 = Woorden binden niemand, maar de tafel onthoudt wie zich eraan hield.
guide-la-cosa-nostra-know-3 = Twee open Pooiers, Drugsdealers of Woekeraars, en meer dan alle anderen samen: een monopolie.
guide-la-cosa-nostra-know-4 = Een zaak levert elke betaaldag op en telt op het eind dubbel. Neem een man alleen aan als je geld over hebt.
guide-la-cosa-nostra-wrong-1 = Niemand mag passen: elke man krijgt een taak, en elke taak wordt uitgevoerd of laten vallen.
guide-la-cosa-nostra-wrong-2 = Een aankoop betaal je als hij wordt uitgevoerd, niet als je hem plant.
guide-la-cosa-nostra-wrong-3 = Onderhandel voordat de kaart is omgedraaid: daarna is het te laat.
guide-la-cosa-nostra-wrong-4 = Handkaarten laat je nooit zien en worden nooit verkocht of geruild.
`,"../../../../src/backroom/words/nl/guide_maffiosi.ftl":`### Maffiosi on one page.

guide-maffiosi-goal = Dertig stoelen, drie tot zes families, te weinig geld in het midden. Is het laatste biljet weg, dan wint de rijkste familie, dood of levend.
guide-maffiosi-round = Een beurt in vier plaatjes
guide-maffiosi-pie = Taart
guide-maffiosi-pie-text = Staat je eigen taart nog op tafel, dan ontploft hij nu: de man ervoor en de twee naast hem. Ook je eigen mannen.
guide-maffiosi-money = Poen
guide-maffiosi-money-text = $\xA01.000 voor je Boss, $\xA01.000 voor elke zaak die je bezet, $\xA02.000 extra voor beide stoelen van één soort. Een man aan de kassa verdubbelt alles.
guide-maffiosi-card = Kaart
guide-maffiosi-card-text = Speel een van je vijf kaarten of leg er een af. Daarna mag je nog Verplaatsen spelen. Dan vul je je hand aan tot vijf.
guide-maffiosi-wake = Kukeleku!
guide-maffiosi-wake-text = Je slapers worden wakker. Tot dan verdienen ze niets, doen ze niemand kwaad en kunnen ze niet verplaatst worden. Uitschakelen kan wel.
guide-maffiosi-cards = De acht kaarten, je mannen en wat er op tafel ligt
guide-maffiosi-man-boss = verdient waar hij ook zit
guide-maffiosi-man-robbie = heeft zijn eigen revolver
guide-maffiosi-man-jack = heeft zijn eigen mes
guide-maffiosi-man-henkie = heeft alleen wat er voor hem ligt
guide-maffiosi-thing-cash-register = verdubbelt je inkomsten
guide-maffiosi-thing-cafe = levert geld op
guide-maffiosi-thing-restaurant = levert geld op
guide-maffiosi-thing-casino = levert geld op
guide-maffiosi-thing-revolver = raakt de stoel ertegenover
guide-maffiosi-thing-knife = raakt de stoelen ernaast
guide-maffiosi-thing-drink = kan wie daar zit in slaap brengen
guide-maffiosi-end-1 = Het laatste biljet is gepakt: meteen, wat er ook nog te betalen valt.
guide-maffiosi-end-2 = Nog maar één familie heeft mannen: die pakt de rest van het geld.
guide-maffiosi-end-3 = Eén knal treft iedereen die er nog is: niemand pakt de rest.
guide-maffiosi-know-1 = De rijkste wint. Een familie zonder mannen houdt haar geld en kan nog winnen.
guide-maffiosi-know-2 = Twee keer slapen is dodelijk: een tweede drankje schakelt uit.
guide-maffiosi-know-3 = Je taart doet niets tot je volgende beurt. Tot dan kunnen anderen hem doorgeven of laten ontploffen.
guide-maffiosi-wrong-1 = Een ding hoort bij de stoel, niet bij de man: ga je weg, dan blijft het mes liggen.
guide-maffiosi-wrong-2 = Eerst uitschakelen, dan Verplaatsen. Na Verplaatsen mag alleen nog Verplaatsen.
guide-maffiosi-wrong-3 = Tegenover de stoelen met een × zit niemand: geen schot vandaar, en geen daarheen.
guide-maffiosi-wrong-4 = Je eigen taart spaart je eigen mannen niet.
`,"../../../../src/backroom/words/nl/guide_page.ftl":`### What is the same on the page of every game.

guide-learn = Al spelend leren, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
 }
guide-all-rules = Alle spelregels
guide-print = Afdrukken
guide-end = Zo loopt het af
guide-know = Goed om te weten
guide-wrong = Wat vaak misgaat
guide-copies = { $copies } van de { $all }
`}));export{e as texts};