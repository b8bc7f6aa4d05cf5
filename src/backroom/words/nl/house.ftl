### Zinnen van het huis zelf, bij elk spel dezelfde.

list-and = { $most } en { $last }
list-nothing = niets
refused = { $why } (regel { $rule })

colour-red = Rood
colour-blue = Blauw
colour-green = Groen
colour-yellow = Geel
colour-orange = Oranje
colour-purple = Paars
colour-black = Zwart
colour-pink = Roze
colour-brown = Bruin
colour-white = Wit

## Een spel in de terminal

play-welcome = Welkom in de achterkamer. Je speelt { $game } als { $you }, tegen { $others }.
play-help = Typ het nummer van je keuze. ? legt de vraag uit, ? REGEL een regel, v laat de tafel zien, w vertelt hem in woorden, q bewaart het spel voor later.
play-help-picks = Typ de nummers van alles wat je kiest, bijvoorbeeld 1 3. ? legt de vraag uit, ? REGEL een regel, v laat de tafel zien, w vertelt hem in woorden, q bewaart het spel voor later.
play-resumed = Je gaat verder waar je gebleven was (ronde { $round }).
play-prompt = Jouw keuze
play-confirm = Enter om te bevestigen, iets anders om opnieuw te kiezen
play-not-a-choice = { $text } staat er niet bij. Typ nummers van 1 tot en met { $most }.
play-no-such-choice = Dat kun je hier niet samen kiezen.
play-no-rule = Regel { $rule } bestaat niet. Regels heten bijvoorbeeld { $example }.
play-kept = Bewaard. Verder spelen doe je met: { $command }
play-over = Het spel is afgelopen na { $rounds } rondes.
play-place = { $place }. { $seat }: { $points }
play-won = Je hebt gewonnen!
play-lost = De winst gaat naar { $winners }. Volgende keer beter!
play-shared = Je deelt de winst met { $others }.

## Kaarttabellen

cards-maffioso = Maffiosi
cards-mission = Missies
cards-newspaper = Kranten
cards-number = Getallen
column-name = naam
column-symbols = symbolen
column-stars = sterren
column-copies = aantal
column-rule = regel
column-provenance = herkomst
column-envelope = envelop
column-effect = effect
column-amount = waarde
cards-card = Kaarten
cards-space = Actievelden
cards-track = Politiespoor
column-category = categorie
column-mark = aanduiding
column-side = kant
column-cap = politie
column-space = veld
cards-chair = Stoelen
cards-crew = Bendes
cards-plan = Zitplannen
column-chair = stoel
column-thing = voorwerp
column-opposite = tegenover
column-players = spelers
column-boss = Baas
column-robbie = Robbie
column-jack = Jack
column-henkie = Henkie
column-bank = in het midden
column-plan-3 = 3 spelers
column-plan-4 = 4 spelers
column-plan-5 = 5 spelers
column-plan-6 = 6 spelers
cards-job = Klussen
cards-business = Zaken
cards-family = Families
cards-gangster = Gangsters
cards-influence = Invloedskaarten
column-round = ronde
column-target = doel
column-two = twee
column-one = één
column-needs = nodig
column-price = prijs
column-income = inkomsten
column-monopoly = monopolie
column-colour = kleur
column-boss-name = baas
column-businesses = zaken
column-family = familie
column-strength = sterkte
column-start = bij de start
column-extra = extra
