var e=Object.values(Object.assign({"../../../../src/backroom/words/nl/learn.ftl":`### Lessen: wat in alle hetzelfde is.

learn-but = Mag, maar vanavond gaat de les een andere kant op.
learn-beppe = Beppe, de oude ober
learn-lesson = Les
learn-title = Eerste avond
learn-contents = De delen van de les
learn-left = { $game } aan de echte tafel, nog { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
 }
learn-again = nog eens
learn-now = nu
learn-leave = Weggaan, plek bewaren
learn-leave-short = Weg
learn-part-of = Deel { $part } van { $all }
learn-step-of = { $step } van { $all }
learn-show-me = Laat zien
learn-go-on = Verder
learn-skip-show = Overslaan
learn-take-back = Terugnemen
learn-once-more = Doe het nog eens, en het gebeurt.
learn-nothing-lost = Er is niets verloren: de tafel vraagt het gewoon opnieuw.
learn-stamp-but = mag, maar
learn-stamp-refused = mag niet
learn-back = Terug
learn-why = Waarom?
learn-detour = Zo zou het gegaan zijn. Niets telt hier: neem het terug, dan gaan we verder met de les.
learn-end = Je hebt je eerste avond gewonnen
learn-end-says = { $minutes ->
    [one] Eén minuut
   *[other] { $minutes } minuten
 }, { $mistakes ->
    [0] geen fout
    [one] één fout
   *[other] { $mistakes } fouten
 }, { $helped ->
    [0] geen hulp
    [one] één keer geholpen
   *[other] { $helped } keer geholpen
 }. Bravo.
learn-know = Wat je nu weet
learn-unmet = Wat je nog niet bent tegengekomen
learn-evening = Je avond
learn-you = Jij
learn-real = Nu een echt spel
learn-real-says = Bots van niveau easy. Ze spelen volgens dezelfde regels, zien je kaarten niet en maken fouten.
learn-play-easy = Speel tegen easy
learn-see-again = Nog eens bekijken
learn-home = Naar de andere spellen
`,"../../../../src/backroom/words/nl/learn_counterfeiters.ftl":`### De les van Counterfeiters: wat Beppe, de oude ober, zegt. Hoogstens 25 woorden per zin.

learn-counterfeiters-part-notes = Vals geld
learn-counterfeiters-part-police = De agent
learn-counterfeiters-part-ink = Inkt en papier
learn-counterfeiters-part-flight = Op tijd vliegen
learn-counterfeiters-part-end = Het einde
learn-counterfeiters-real = Achter dit scherm ligt wat van jou is. Echt geld wint; valse biljetten zijn niets waard als het spel voorbij is.
learn-counterfeiters-print = Drie mannen per ronde, elk naar één vrije plek. In de drukkerij maken je printer en je inkt twee biljetten met één ster.
learn-counterfeiters-print-do = Stuur een man om te drukken
learn-counterfeiters-tax = Aldo licht de belasting op: 30 dollar, en de zonnebril. Wie die draagt, begint de volgende ronde.
learn-counterfeiters-shop = De supermarkt geeft een echte vijftig voor elk vals biljet, hoogstens drie. Maar zie je de politiepet op de plek?
learn-counterfeiters-shop-do = Ga winkelen met beide biljetten
learn-counterfeiters-officer = Een pet zet de agent een stap verder. Op dit vakje komt de Godfather en neemt de helft van ieders contante geld.
learn-counterfeiters-watched = Aldo drukt op de plek met de pet. De agent loopt weer: nog twee stappen.
learn-counterfeiters-paper = Inkt en papier maken biljetten met twee sterren. Je betaalt de prijs van de plek, niet van de kaart: hier 20.
learn-counterfeiters-paper-do = Koop het papier voor 20
learn-counterfeiters-market = Aldo verkoopt en drukt. Tussen de rondes gaan kaarten boven een vuilnisbak weg, de rest schuift naar rechts en wordt goedkoper, nieuwe komen erbij.
learn-counterfeiters-fly = Nog één stap tot de Godfather. Vlieg voor hij komt: de vlucht kost 30, en wat op het eiland staat pakt niemand.
learn-counterfeiters-fly-do = Vlieg, en stuur alle 70 mee
learn-counterfeiters-godfather = Aldo gaat winkelen, de agent komt aan, en de Godfather neemt 100 van zijn geld. Jouw 70 zijn veilig.
learn-counterfeiters-again = Druk nog eens: met inkt en papier worden het nu twee biljetten met twee sterren.
learn-counterfeiters-again-do = Stuur een man om te drukken
learn-counterfeiters-glasses = Aldo pakt de zonnebril weer. Dat kost hem een man, en hij begint opnieuw.
learn-counterfeiters-receiver = De heler neemt tot acht biljetten, alle voor de prijs van het slechtste: twee sterren brengen 30 op. En hier is geen pet.
learn-counterfeiters-receiver-do = Verkoop beide aan de heler
learn-counterfeiters-later = Rondes later. De agent staat op het laatste vakje, de Godfather had zijn helft, en iedereen heeft nog één man.
learn-counterfeiters-last = Geen winkel neemt nog een vals biljet aan. Verkoop er acht aan de heler: dan worden geld en envelop geteld.
learn-counterfeiters-last-do = Verkoop er acht aan de heler
learn-counterfeiters-but-watched = Mag, maar op die plek ligt een pet: de agent loopt, en je krijgt er niets extra voor.
learn-counterfeiters-but-tax = Mag, 30 dollar is 30 dollar. Maar eerst de biljetten: zonder printer wint niemand.
learn-counterfeiters-but-buy = Mag, maar dan is je beurs leeg, en heb je nog geen biljet om uit te geven.
learn-counterfeiters-but-receiver = Mag, maar hij betaalt 20 per stuk waar de supermarkt er 50 geeft.
learn-counterfeiters-but-dear = Mag, maar verderop kost hetzelfde minder.
learn-counterfeiters-but-fly-later = Mag, maar de Godfather is nog twee stappen ver. Eerst iets voor de printer.
learn-counterfeiters-but-godfather = Mag, maar nog één pet, en de Godfather neemt de helft van je honderd.
learn-counterfeiters-but-pass = Mag, maar wie past stuurt deze ronde geen mannen meer.
learn-counterfeiters-but-shop = Mag, en het brengt 100 op. Maar de agent loopt verder.
learn-counterfeiters-know-notes = Echt geld wint. Druk, en maak dan van vals geld echt geld.
learn-counterfeiters-know-police = Elke pet is een stap van de agent; zijn weg is de klok.
learn-counterfeiters-know-ink = Inkt, papier en meer maken sterren; printers maken biljetten. De plek bepaalt de prijs.
learn-counterfeiters-know-flight = De Godfather halveert al het contante geld. Wat op het eiland staat vindt hij niet.
learn-counterfeiters-know-end = Na het laatste vakje heeft iedereen nog één man, dan wordt er geteld.
learn-counterfeiters-unmet-1 = Advocaten, die een van je mannen naar een vrije plek verplaatsen
learn-counterfeiters-unmet-2 = Diners en winnende loten
learn-counterfeiters-unmet-3 = De privéjet, en de staking op het vliegveld
`,"../../../../src/backroom/words/nl/learn_maffiosi.ftl":`### De les van Maffiosi: wat Beppe, de oude ober, zegt. Hoogstens 25 woorden per zin.

learn-maffiosi-part-money = Geld
learn-maffiosi-part-knife = Het mes, en het verplaatsen
learn-maffiosi-part-nightcap = Het slaapmutsje
learn-maffiosi-part-pie = De taart
learn-maffiosi-part-note = Het laatste biljet

learn-maffiosi-bank = Vier families, één tafel, en al het geld dat er is ligt in het midden. Jij bent geel.
learn-maffiosi-income = Een beurt begint met geld: je Boss verdient overal 1.000, en je Henkie aan de kassa verdubbelt dat.
learn-maffiosi-clock = Het geld is de klok. Wie het laatste biljet pakt, maakt meteen een eind aan het spel; de rijkste wint.
learn-maffiosi-look = De dingen horen bij de stoelen: wie voor een mes zit, mag het gebruiken. Wijs je Henkie op stoel 3 aan.
learn-maffiosi-look-do = Tik op je Henkie, stoel 3
learn-maffiosi-stab = Bruna’s Robbie verdient aan het restaurant, stoel 10. Jouw Robbie zit pal naast hem, en voor stoel 9 ligt een mes.
learn-maffiosi-stab-do = Neem je kaart Steek!
learn-maffiosi-victim = Een mes reikt tot de stoel ernaast, links of rechts. Wie binnen bereik van jouw messen zit, licht op.
learn-maffiosi-victim-do = Tik op stoel 10 en steek
learn-maffiosi-second = Na een kaart mag je er nog een spelen, als het Verplaatsen is. Die heb je.
learn-maffiosi-second-do = Neem je kaart Verplaatsen
learn-maffiosi-chair = Neem zijn stoel: dan is het restaurant van jou, en de kassa verdubbelt ook dat. Je inkomen stijgt naar 4.000.
learn-maffiosi-chair-do = Je Jack van 11 naar 10, en verplaats
learn-maffiosi-others = Nu de anderen. Bruna’s Jack zit voor een revolver: hij schiet recht naar de overkant, en haar Boss neemt het vrije restaurant.
learn-maffiosi-nightcap = Wie een drankje heeft, kan in slaap vallen: geen geld, geen gevecht, geen stap, tot zijn eigen beurt voorbij is.
learn-maffiosi-nightcap-do = Neem je kaart Slaapmutsje!
learn-maffiosi-pour = Schenk er drie in. Carlo’s Jack op 27 en die van Aldo op 30 kunnen jouw mannen steken: laat ze slapen.
learn-maffiosi-pour-do = Tik op 7, 27 en 30, en schenk
learn-maffiosi-again = En weer een tweede kaart, want je hebt nog een Verplaatsen getrokken.
learn-maffiosi-again-do = Neem je kaart Verplaatsen
learn-maffiosi-revolver = Stoel 1 is vrij en heeft een revolver: recht ertegenover slaapt Carlo’s Jack. Jouw Jack op 18 wil hem graag ontmoeten.
learn-maffiosi-revolver-do = Je Jack van 18 naar 1, en verplaats
learn-maffiosi-carlo = Carlo bestelt een taart voor stoel 20. Die ontploft als zijn volgende beurt begint, en neemt drie stoelen mee.
learn-maffiosi-pie = Nu je eigen taart: die ontploft als jouw volgende beurt begint. Tot dan mogen anderen hem doorschuiven.
learn-maffiosi-pie-do = Neem je kaart Taart bestellen
learn-maffiosi-order = Zet hem waar hij rivalen treft en niemand van jou: op 22, 23 en 24 zitten alleen zij.
learn-maffiosi-order-do = Tik op stoel 23 en bestel
learn-maffiosi-stay = Nu zou Verplaatsen mogen, maar dat heb je niet. Dus eindigt je beurt, en je vult je hand aan tot vijf.
learn-maffiosi-stay-do = Beëindig je beurt
learn-maffiosi-boom = Bruna schuift je taart één verder, Carlo schuift hem terug. Dan ben jij aan de beurt, en zijn drie rivalen weg.
learn-maffiosi-later = Acht rondes later. Er zijn nog vier biljetten, en de balk laat zien wie het laatste zou pakken.
learn-maffiosi-throw = Niemand zit binnen bereik en er staat geen taart op tafel. Leg dan een kaart af en trek een nieuwe.
learn-maffiosi-throw-do = Kies om er een af te leggen
learn-maffiosi-fire = Aan een schot zonder revolver heb je vanavond niets.
learn-maffiosi-fire-do = Leg Vuur! af
learn-maffiosi-last = Aldo pakt één biljet. Jij krijgt er acht, er liggen er nog drie: die neem je, en het is meteen voorbij.

learn-maffiosi-but-move-first = Mag, maar na Verplaatsen mag alleen nog eens Verplaatsen volgen: dan wordt er deze beurt niemand gestoken.
learn-maffiosi-but-fire = Mag, en niet slecht: je Henkie op 26 zit tegenover het casino. Maar vanavond komt het mes eerst.
learn-maffiosi-but-other-victim = Mag, maar naast jouw man komt dan geen zaak vrij. Stoel 10 verdient.
learn-maffiosi-but-stay = Mag, maar dan blijft het restaurant leeg, en Bruna wil het graag terug.
learn-maffiosi-but-nothing-there = Mag, maar voor die stoel ligt niets: geen geld, geen wapen.
learn-maffiosi-but-pie-later = Mag, maar de taart komt hierna. Eerst een drankje.
learn-maffiosi-but-fire-later = Mag, en er zou iemand aan sterven. Maar laten we eerst kijken wie er kan slapen.
learn-maffiosi-but-stay-drink = Mag, maar waar je Jack nu zit heeft hij een drankje voor zich: het volgende slaapmutsje kan van hem zijn.
learn-maffiosi-but-own-blast = Mag, maar dan zit er een man van jezelf in de klap, en een taart kent geen familie.
learn-maffiosi-but-sit-still = Mag, maar al je mannen zitten goed: elke stoel die je verlaat kost nu geld.

learn-maffiosi-know-money = De bank is de klok. Het laatste biljet is het einde, en de rijkste wint.
learn-maffiosi-know-knife = Mes: ernaast. Revolver: recht ertegenover. Eerst doden, dan verplaatsen.
learn-maffiosi-know-nightcap = Wie slaapt verdient niets en vecht niet. Een tweede glas is dodelijk.
learn-maffiosi-know-pie = Een taart ontploft als de beurt van zijn eigenaar begint: drie stoelen.
learn-maffiosi-know-note = Past er geen kaart? Leg er een af en trek een nieuwe.
learn-maffiosi-unmet-1 = Smeer ’m!, de enige politiekaart: iedereen zoekt een nieuwe stoel
learn-maffiosi-unmet-2 = Doorgeven! en Ka-Boem!, voor de taarten van anderen
learn-maffiosi-unmet-3 = Aan het begin zelf je stoelen kiezen
`}));export{e as texts};