### Capo della Mafia on one page.

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
