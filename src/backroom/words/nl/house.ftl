### Zinnen van het huis zelf, bij elk spel dezelfde.

list-and = { $most } en { $last }
list-nothing = niets
refused = { $why } (regel { $rule })

## Geld, in elke zin en op elke tafel

money = ${"\u00A0"}{ $amount }

## Kleuren

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
play-help = Typ het nummer van je keuze. ? legt de vraag uit, ? REGEL een regel, v laat de tafel zien, w beschrijft hem in woorden, i zegt wat eruit volgt, i 2 wat er volgt als je 2 kiest, h zegt wat een sterke bot zou doen, q bewaart het spel voor later.
play-help-picks = Typ de nummers van alles wat je kiest, bijvoorbeeld 1 3. ? legt de vraag uit, ? REGEL een regel, v laat de tafel zien, w beschrijft hem in woorden, i zegt wat eruit volgt, i 2 wat er volgt als je 2 kiest, h zegt wat een sterke bot zou doen, q bewaart het spel voor later.
play-help-deals = d opent de deals: dan zie je wat je zou kunnen aanbieden, en met n doe je een eigen voorstel.
play-thinking = De anderen denken na …
play-thinking-coach = Even denken …
play-resumed = Je gaat verder waar je gebleven was (ronde { $round }).
play-prompt = Jouw keuze
play-advice = Ik zou dit doen: { $action }
play-follows-nothing = Niets wat te voorzien is.
play-follows-chance = Dat hangt af van het toeval, of van wat de anderen verbergen.
play-targets = Daarna kun je kiezen:
play-says = { $seat }: { $words }
play-confirm = Enter om te bevestigen, iets anders om opnieuw te kiezen
play-not-a-choice = { $text } staat er niet bij. Typ nummers van 1 tot en met { $most }.
play-no-such-choice = Dat kun je hier niet samen kiezen.
play-no-rule = Regel { $rule } bestaat niet. Regels heten bijvoorbeeld { $example }.
play-deal-menu = Wat je zou kunnen aanbieden: typ een nummer, n voor een eigen voorstel, of alleen Enter om terug te gaan.
play-deal-partner = Met wie? Typ het nummer van de speler.
play-deal-give = Wat geef je? Typ de nummers, bijvoorbeeld 1 4; alleen Enter voor niets.
play-deal-get = Wat wil je ervoor? Typ de nummers; alleen Enter voor niets.
play-deal-amount = Hoeveel, in dollars?
play-deal-words = In je eigen woorden:
play-deal-done = Gedaan.
play-deal-none = Hier valt niets aan te bieden.
play-deal-odd = { $text } is niet wat er gevraagd werd. Er is geen voorstel gedaan.
play-may = Je mag hierop antwoorden; met alleen Enter blijft het open.
play-kept = Bewaard. Verder spelen doe je met: { $command }
play-over = { $rounds ->
    [one] Het spel is afgelopen na { $rounds } ronde.
   *[other] Het spel is afgelopen na { $rounds } rondes.
}
play-place = { $place }. { $seat }: { $points }
play-won = Je hebt gewonnen!
play-lost = De winst gaat naar { $winners }. Volgende keer beter!
play-shared = Je deelt de winst met { $others }.

## Kaarttabellen

cards-maffioso = Maffiosi
cards-mission = Opdrachten
cards-newspaper = Gebeurtenissen
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
column-boss = Boss
column-robbie = Robbie
column-jack = Jack
column-henkie = Henkie
column-bank = in het midden
column-plan-3 = 3 spelers
column-plan-4 = 4 spelers
column-plan-5 = 5 spelers
column-plan-6 = 6 spelers
cards-job = Job-kaarten
cards-business = Business-kaarten
cards-family = Families
cards-gangster = Gangsters
cards-influence = Influence-kaarten
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
column-copies-provenance = aantal volgens
column-envelope-provenance = envelop volgens

## Wat een tafel weigert

table-refused-paused = Het spel is gepauzeerd.
table-refused-undo = Dat kun je niet terugnemen: iemand anders heeft daarna iets gedaan, er is een kaart getrokken of gedobbeld, of er is een geheim gezien.
table-refused-over = Het spel is afgelopen.
table-refused-same-wish = Dat had je al gevraagd.
table-refused-same-chair = Zo is deze stoel al bezet.
table-refused-too-often = Dat is nu te vaak achter elkaar gedaan: eerst moet iemand anders iets doen.
table-refused-not-together = Deze twee kunnen niet samen worden gedaan: wat er na de eerste komt, staat nog niet vast.

## Een spel als verhaal

story-title = { $game } (regels versie { $version })
story-players = Aan tafel: { $players }.
story-bot = { $seat } (bot: { $bot })
story-options = Afgesproken: { $options }.
story-option = { $option } – { $value }
story-no-options = Het spel met de standaardregels.
story-own-cards = Gespeeld met een eigen kaartbestand.
story-date = Begonnen op { $date } (UTC).
story-eyes-spectator = Zoals de toeschouwers het zagen.
story-eyes-seat = Zoals { $seat } het zag.
story-eyes-truth = Met de hele waarheid: wat iedere speler koos en in handen had.
story-gives-away = Let op: dit spel is nog niet afgelopen, en dit verhaal verraadt de verborgen kaarten.
story-move = { $by ->
    [bot] { $seat }, gespeeld door de bot: { $action }
    [clock] { $seat }, tijd verstreken: { $action }
    [order] { $seat }, volgens vaste instructie: { $action }
   *[player] { $seat }: { $action }
 }
story-time-up = De tijd van { $seat } is om.
story-only = Alleen voor { $hearers }: { $event }
story-undo = { $seat } neemt de laatste zet terug.
story-wish = { $seat } vraagt om een pauze.
story-wish-no-more = { $seat } hoeft geen pauze meer.
story-pause = Het spel is gepauzeerd.
story-pause-over = De pauze is voorbij.
story-bot-sits-in = Een bot ({ $bot }) valt in voor { $seat }.
story-back = { $seat } is terug.
story-not-over = Het spel is nog niet afgelopen. Het is ronde { $round } en het wachten is op { $seats }.
earlier-rules = Gespeeld onder versie { $version } van de regels; deze Backroom heeft versie { $ours }. De regels van nu stemmen overeen met de eerste { $shown } van { $all } stappen, en die zie je. Het bestand bevat alles.
story-checked-seals = De zegels: { $entries ->
    [one] de enige regel van dit logboek is intact
   *[other] alle { $entries } regels van dit logboek zijn intact en staan op volgorde
 }.
story-checked-seed = De seed van het huis: het is de seed waaraan het huis zich had gebonden.
story-checked-chance = Het toeval: iedere kaart en iedere dobbelsteen volgt uit { $players ->
    [0] die seed alleen; geen speler had er een toegevoegd
    [one] die seed en die van één speler
   *[other] die seed en die van { $players } spelers
 }.
story-checked-rules = De regels, versie { $version }: { $moves ->
    [one] de enige zet was
   *[other] alle { $moves } zetten waren
 } toegestaan; teruggenomen, en terecht: { $undone }.
story-checked-clocks = De klokken: { $clock ->
    [0] niemands tijd was om
    [one] één keer was de tijd van een speler om, en werd de neutrale actie gedaan
   *[other] { $clock } keer was de tijd van een speler om, en werd de neutrale actie gedaan
 }.
story-compare = Vergelijk dit met wat je aan tafel te horen kreeg en wat je zelf stuurde:
story-commitment = Toezegging: { $commitment }
story-house-seed = Seed van het huis: { $seed }
story-seed = Seed van { $seat }: { $seed }
story-last-seal = Zegel van de laatste regel: { $seal }
