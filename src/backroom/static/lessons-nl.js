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
learn-newcomer = Nieuweling
learn-you = Jij
learn-real = Nu een echt spel
learn-real-says = Bots van niveau easy. Ze spelen volgens dezelfde regels, zien je kaarten niet en maken fouten.
learn-play-easy = Speel tegen easy
learn-see-again = Nog eens bekijken
learn-home = Naar de andere spellen
`,"../../../../src/backroom/words/nl/learn_capo_della_mafia.ftl":`### De les van Capo della Mafia: wat Beppe, de oude ober, zegt. Hoogstens 25 woorden per zin.

learn-capo-della-mafia-part-job = De klus
learn-capo-della-mafia-part-half = De helft in het zicht
learn-capo-della-mafia-part-nose = Een neus voor leugenaars
learn-capo-della-mafia-part-bluff = Zelf liegen
learn-capo-della-mafia-part-capo = De laatste ronde
learn-capo-della-mafia-respect = Respect wint. Iedereen begint met drie, en wie het eerst tien heeft is de capo.
learn-capo-della-mafia-mission = De klus van deze ronde, voor jullie allemaal: minstens twee vuisten, en hoogstens vier sterren politie.
learn-capo-della-mafia-man = Je mannen: de symbolen zijn wat ze kunnen, de sterren de politie die ze meebrengen.
learn-capo-della-mafia-man-do = Pak Big Sal: één vuist, twee sterren
learn-capo-della-mafia-lay = Quiet Carlo heeft de tweede vuist, en geen enkele ster. Twee vuisten, twee van de vier sterren: de klus is geklaard.
learn-capo-della-mafia-lay-do = Pak ook Quiet Carlo, en leg ze allebei
learn-capo-della-mafia-down = Ook de anderen leggen hun mannen gedekt neer. Hoeveel ieder er legt, kan iedereen zien.
learn-capo-della-mafia-half = De helft van wat je legde gaat open, naar beneden afgerond: één van je twee. Welke, dat kies jij.
learn-capo-della-mafia-half-do = Draai Big Sal open
learn-capo-della-mafia-claim = Nu beweert iedereen dat de klus geklaard is. Iemand liegt.
learn-capo-della-mafia-point = 3-2-1-0! Een leugenaar aanwijzen brengt 2, een verkeerde vinger kost 1. Aldo legde maar één man, en er zijn twee vuisten nodig.
learn-capo-della-mafia-point-do = Wijs naar Aldo
learn-capo-della-mafia-prison = Alleen wie aangewezen wordt, moet alles tonen. Aldo wees naar jou, vergeefs; zijn eigen man heeft geen vuist: de bak in.
learn-capo-della-mafia-six = Eén voor je hoed, twee voor je neus: zes. Aldo betaalde er één voor zijn verkeerde vinger.
learn-capo-della-mafia-lie = Drie keer omkopen, en jij hebt er twee. Lieg dus: Fausto en Malone. Nieuwe mannen komen pas als je er hoogstens één overhebt.
learn-capo-della-mafia-lie-do = Pak Fausto en Malone, en leg ze allebei
learn-capo-della-mafia-others = Zij leggen ook. Aldo werd met één man betrapt; deze keer is het Carlo die er maar één legt.
learn-capo-della-mafia-front = Fausto laat twee van de drie zien. De derde zullen ze moeten geloven.
learn-capo-della-mafia-front-do = Draai Fausto open
learn-capo-della-mafia-shown = Aldo en Bruna draaien er ieder één open. Carlo toont niets: de helft van één, naar beneden afgerond, is nul.
learn-capo-della-mafia-straight = Je hoeft niemand aan te wijzen. Trek een strak gezicht, en laat de anderen zich vergissen.
learn-capo-della-mafia-straight-do = Wijs niemand aan
learn-capo-della-mafia-senator = Bruna wijst naar Carlo. Maar zijn ene man is The Senator, die drie keer kan omkopen: zij verliest er één.
learn-capo-della-mafia-five = Niemand keek naar jouw leugen, dus telt hij: zeven. En met één man over trok je bij tot vijf.
learn-capo-della-mafia-later = Drie rondes later. Iedereen heeft nu zeven: wie er in deze ronde drie wint, is de capo.
learn-capo-della-mafia-barrel = Eén vat, en hoogstens één ster. Truck Tino klaart het helemaal alleen, en dus moet hij alleen gaan.
learn-capo-della-mafia-barrel-do = Pak Truck Tino, en leg hem
learn-capo-della-mafia-stars = Kijk naar Carlo: vier sterren in het zicht, waar er één mag. Geen agent haalt er meer dan twee af.
learn-capo-della-mafia-last = Eén voor je hoed en twee voor je neus: dat is tien.
learn-capo-della-mafia-last-do = Wijs naar Carlo
learn-capo-della-mafia-ten = Bruna wijst naar jou, ziet je vat, en betaalt. Carlo gaat de bak in, en jij bent de capo.

learn-capo-della-mafia-but-bluff = Mag, want niemand kijkt voor er iemand wijst. Maar dat zou bluf zijn; vanavond begin je als eerlijk man.
learn-capo-della-mafia-but-more = Mag, meer dan nodig kan geen kwaad. Maar elke man brengt zijn sterren mee, en nieuwe komen laat.
learn-capo-della-mafia-but-other-half = Mag, en is net zo goed. Maar laten we ze de man met de sterren tonen.
learn-capo-della-mafia-but-two-men = Mag, maar twee mannen kunnen deze klus makkelijk aan. Eén man heeft zelden twee vuisten.
learn-capo-della-mafia-but-nobody = Mag, en het kost niets. Maar hier ligt een leugenaar voor het grijpen, voor 2.
learn-capo-della-mafia-but-barrel = Mag, maar Tino koopt niemand om. Houd hem: ooit wil er iemand een vat.
learn-capo-della-mafia-but-two-left = Mag, maar dan houd je twee mannen over, en komt er niemand nieuw bij.
learn-capo-della-mafia-but-policeman = Mag, maar wie alleen een agent ziet, gelooft nauwelijks in drie keer omkopen.
learn-capo-della-mafia-but-finger = Mag, maar een verkeerde vinger kost er één, en geen van deze leugens is zeker.
learn-capo-della-mafia-but-too-hot = Mag, maar met iemand naast hem zijn het te veel sterren: er hoeft maar iemand te wijzen.
learn-capo-della-mafia-but-no-barrel = Mag, maar zonder vat is het weer een leugen, en nu kijkt iedereen goed.
learn-capo-della-mafia-but-not-him = Mag, maar die kunnen best eerlijk zijn. Carlo kan dat niet.
learn-capo-della-mafia-but-eight = Mag, maar dan maakt je hoed er acht van, en gaat de strijd door.

learn-capo-della-mafia-know-job = Symbolen minstens, sterren hoogstens. Tien respect maakt de capo.
learn-capo-della-mafia-know-half = De helft van wat ligt, ligt open, naar beneden afgerond. De rest weet alleen jij.
learn-capo-della-mafia-know-nose = Een leugenaar levert 2 op, een verkeerde vinger kost 1. Wijs als elke verborgen man een symbool zou moeten hebben.
learn-capo-della-mafia-know-bluff = Wie door niemand aangewezen wordt heeft het gedaan, wat er ook ligt.
learn-capo-della-mafia-know-capo = Nieuwe mannen komen alleen bij wie er één of geen overheeft: leg de andere als de sterren het toelaten.
learn-capo-della-mafia-unmet-1 = Giulia, die er één extra waard is, en Mario, die besteelt wie hem aanwijst
learn-capo-della-mafia-unmet-2 = Little Tony, die met de politie praat; in een eerste spel blijft hij in de doos
learn-capo-della-mafia-unmet-3 = De kranten, die een ronde lang een regel veranderen
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
`,"../../../../src/backroom/words/nl/learn_la_cosa_nostra.ftl":`### De les van La Cosa Nostra: wat Beppe, de oude ober, zegt. Hoogstens 25 woorden per zin.

learn-la-cosa-nostra-part-men = Mannen en klussen
learn-la-cosa-nostra-part-deal = De eerste deal
learn-la-cosa-nostra-part-plan = Plannen, en een blik
learn-la-cosa-nostra-part-dice = Dobbelstenen, en je woord
learn-la-cosa-nostra-part-money = Betaaldag en het einde
learn-la-cosa-nostra-rounds = Vier rondes, elk met vier fasen: trekken, plannen, doen, betaaldag. Na de vierde wint de rijkste familie.
learn-la-cosa-nostra-men = Je drie mannen. De pistolen zijn iemands kracht: zoveel dobbelstenen gooit hij als zijn klus aan de beurt is.
learn-la-cosa-nostra-job = Een klus zegt wat hij oplevert bij twee treffers of bij één, wat elke steen moet tonen, en wat hij nodig heeft.
learn-la-cosa-nostra-give = Autodiefstal levert het meest op: 9.000 bij twee treffers. Geef hem gedekt aan je sterkste man; niemand anders ziet hem.
learn-la-cosa-nostra-give-do = Big Joey, de autodiefstal, dan geven
learn-la-cosa-nostra-ask = Er is een garage voor nodig, en alleen Bruna heeft er een. Vraag om een fiche erop: zo mag je haar één keer gebruiken.
learn-la-cosa-nostra-ask-do = Tik op Bruna, haar garage, het fiche
learn-la-cosa-nostra-line = Wat boven de streep ligt wisselt meteen van eigenaar. Eronder staan alleen woorden: gehouden of niet, de tafel onthoudt het.
learn-la-cosa-nostra-offer = Bied haar dus 1.000 meteen, en je woord voor de helft van wat de klus oplevert.
learn-la-cosa-nostra-offer-do = Geld, je woord, de helft, dan versturen
learn-la-cosa-nostra-counter = Bruna dingt af: ze wil 2.000 meteen, en de helft van de opbrengst. Je kunt weigeren, of met een ander papier antwoorden.
learn-la-cosa-nostra-accept = De helft van 9.000 is veel, maar zonder garage was het de helft van niets.
learn-la-cosa-nostra-accept-do = Neem het aan
learn-la-cosa-nostra-marker = Je fiche ligt op haar garage: niemand kan je dat afnemen. Aldo en Bruna plannen ook, gedekt.
learn-la-cosa-nostra-alone = Dit kun je zonder iemand: een faillissement heeft een woekeraar nodig, en die heb je zelf.
learn-la-cosa-nostra-alone-do = Jimmy, het faillissement, dan geven
learn-la-cosa-nostra-open = Klussen liggen gedekt, aankopen liggen open: Bruna’s Frankie gaat een politieagent kopen.
learn-la-cosa-nostra-snitch = Wat heeft Aldo’s Lenny bij zich? Je tipgever bekijkt één geplande klus, alleen voor jouw ogen.
learn-la-cosa-nostra-snitch-do = Je tipgever, dan Lenny, dan kijken
learn-la-cosa-nostra-theft = Een diefstal, een aanval op iemands cash. Zeggen wat je zag mag, erover liegen ook; tonen is verboden.
learn-la-cosa-nostra-buy = Elke man heeft een taak nodig, en Little Joey kan kopen. De pooier betaal je pas als Little Joey aan de beurt is.
learn-la-cosa-nostra-buy-do = Little Joey, de pooier, dan laten kopen
learn-la-cosa-nostra-ready = Alle mannen zijn bezet. Nu de klussen: één man per beurt, in willekeurige volgorde, en jij begint.
learn-la-cosa-nostra-reveal = Eerst de autodiefstal, voor het geld. Drie dobbelstenen, en elke die 3 of meer toont is een treffer.
learn-la-cosa-nostra-reveal-do = Tik op Big Joey, dan de klus doen
learn-la-cosa-nostra-cop = Twee treffers. Je politieagent kan één steen opnieuw laten gooien, maar een derde treffer levert niets op.
learn-la-cosa-nostra-cop-do = Laat de stenen liggen
learn-la-cosa-nostra-paid = Niemand berooft je: 9.000 van de bank. En nu is bekend wat de helft is: 4.000, naar beneden afgerond.
learn-la-cosa-nostra-word = Je gaf Bruna je woord. Niemand kan je dwingen het te houden, maar iedereen ziet wat ervan kwam.
learn-la-cosa-nostra-word-do = Tik op Bruna, vier keer geld, dan versturen
learn-la-cosa-nostra-kept = Gestempeld: gehouden. Wie voortaan met je onderhandelt, ziet dat je woord iets waard is.
learn-la-cosa-nostra-attack = Aldo noemt je eerst, en dan kun je het hem nog uit het hoofd praten. Eén treffer: je betaalt hem 3.000.
learn-la-cosa-nostra-tasks = Jimmy brengt 7.000 mee, Little Joey betaalt de pooier. Dan betaaldag: 9.000 van al je zaken.
learn-la-cosa-nostra-hire = Na elke betaaldag mag je één man aannemen. Meer mannen doen meer klussen, en de meeste mannen leveren op het eind 15.000 op.
learn-la-cosa-nostra-hire-do = Neem Stevie aan voor 10.000
learn-la-cosa-nostra-later = En zo verder tot ronde vier, met duurdere klussen en hardere aanvallen. De laatste klus is gedaan; nu wordt er geteld.
learn-la-cosa-nostra-count = Inkomen telt dubbel, witgewassen geld ook; dan de meeste mannen, en dode rivalen. 84.000: de stad is van jou.

learn-la-cosa-nostra-but-weak = Mag, maar minder stenen, minder treffers: de duurste klus hoort bij de sterkste man.
learn-la-cosa-nostra-but-enemy = Mag, maar dat is een aanval, en een vijand in de eerste ronde kost meer dan hij oplevert.
learn-la-cosa-nostra-but-small = Mag, maar die levert minder op, en de betere kaart zou in je hand blijven.
learn-la-cosa-nostra-but-buy-later = Mag, maar een aankoop gooit geen dobbelstenen: laat dat aan de zwakste man over.
learn-la-cosa-nostra-but-refuse = Mag, maar niemand anders heeft een garage, en dan staat Big Joey daar zonder.
learn-la-cosa-nostra-but-one-die = Mag, maar met één steen nooit twee treffers. Little Joey is goed in boodschappen.
learn-la-cosa-nostra-but-look-first = Mag, maar na je beurt kun je niet meer kijken. Eerst de tipgever.
learn-la-cosa-nostra-but-market = Mag, de tipgever kan ook de markt verversen. Maar daar ligt juist wat je wilt kopen.
learn-la-cosa-nostra-but-other-look = Mag, maar ik wil liever weten wat Lenny van plan is.
learn-la-cosa-nostra-but-dear = Mag, maar wie niet kan betalen als zijn man aan de beurt is, moet het opgeven en gaat met niets naar huis.
learn-la-cosa-nostra-but-shark = Mag, en niet slecht. Maar met pooiers zijn er volgende ronde klussen te doen.
learn-la-cosa-nostra-but-jimmy-later = Mag, in elke volgorde. Maar het fiche en je woord wachten op deze.
learn-la-cosa-nostra-but-skip = Mag, daar is een verklikker voor. Maar met wachten win je vandaag niets.
learn-la-cosa-nostra-but-abandon = Mag, maar dan is de taak weg, en wat hij had opgeleverd ook.
learn-la-cosa-nostra-but-again = Mag, maar meer dan twee treffers tellen niet, en je kunt er alleen een verliezen.
learn-la-cosa-nostra-but-broken = Mag, niemand kan je dwingen. Maar een gebroken woord wordt gestempeld, en de volgende garage kost meer.
learn-la-cosa-nostra-but-nobody = Mag, geld is geld. Maar een vierde man is een vierde klus in elke ronde.

learn-la-cosa-nostra-know-men = Kracht is dobbelstenen. Twee treffers betalen alles, één minder, geen niets.
learn-la-cosa-nostra-know-deal = Wat jij mist heeft een ander. Een fiche bindt; een woord is maar een woord.
learn-la-cosa-nostra-know-plan = Eén taak voor elke man, gedekt. Aankopen liggen open, en worden later betaald.
learn-la-cosa-nostra-know-dice = In je beurt doet één man zijn klus. Aanvallen noemen eerst hun slachtoffer.
learn-la-cosa-nostra-know-money = Zaken betalen elke betaaldag, en dubbel op het eind. Een nieuwe man alleen als er geld over is.
learn-la-cosa-nostra-unmet-1 = Beroving en hinderlaag, die op de klussen van anderen antwoorden
learn-la-cosa-nostra-unmet-2 = Handlanger, saboteur, verklikker en de andere invloedkaarten
learn-la-cosa-nostra-unmet-3 = Moordaanslagen, witgewassen geld, en de drie monopolies
learn-la-cosa-nostra-unmet-4 = Advocaten en politici, die kijken en die trekken
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