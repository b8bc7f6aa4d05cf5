### De webclient: het einde van een spel, de herhaling, en hoe de dobbelstenen worden nagerekend.

## Het einde

web-end-won-with = Je deelt de winst met { $who }!
web-end-winners = { $who } delen de winst.
web-end-of = { $game }, { $rounds ->
    [one] na één ronde
   *[other] na { $rounds } rondes
 }
web-end-ranking = Eindstand
web-end-course = Hoe het ging
web-end-next = Het volgende spel staat klaar: ga zitten
web-end-watch-next = Ze spelen verder: kijk mee
web-chart-said = { $who }: { $from } na ronde { $first }, { $to } aan het eind.

## De dobbelstenen

web-verify = De dobbelstenen controleren
web-verify-again = Nog een keer controleren
web-verify-why = Voordat iemand ging zitten, verzegelde het huis zijn seed. Kijk zelf of het zich eraan gehouden heeft.
web-verify-running = Het hele spel wordt nog eens gespeeld …
web-verify-sound = Alles klopt.
web-verify-broken = Er klopt iets niet.
web-verify-broken-why = Wat het huis van dit spel bewaart, is niet wat er gespeeld is. De gevonden fout: { $fault }
web-verify-here = Berekend door je eigen browser
web-verify-house = Opnieuw gespeeld door het huis, met de regels
web-verify-holds = klopt
web-verify-fails = klopt niet
web-verify-not-looked-at = niet gecontroleerd
web-verify-here-seals = Het logboek: { $entries ->
    [one] de enige regel draagt
   *[other] alle { $entries } regels dragen
 } het juiste zegel. Er is niets veranderd, weggelaten of tussengevoegd.
web-verify-here-seals-broken = Het logboek is veranderd: het zegel van regel { $line } is verbroken.
web-verify-here-seed = De seed van het huis: zijn SHA-256 is het zegel dat deze tafel toont.
web-verify-here-seed-noted = De seed van het huis: zijn SHA-256 is het zegel dat deze browser opschreef toen je ging zitten.
web-verify-here-seed-broken = De seed van het huis is niet de seed die vóór het spel werd verzegeld.
web-verify-here-key = De sleutel van elke kaart en dobbelsteen: gemaakt uit die seed { $players ->
    [0] alleen, want geen speler had er een toegevoegd
    [one] en de seed die een speler had toegevoegd
   *[other] en de seeds die { $players } spelers hadden toegevoegd
 }.
web-verify-here-key-broken = De sleutel waarmee het huis deelde, is niet uit deze seeds gemaakt.
web-verify-here-mine = Je eigen seed is erbij, zoals deze browser die had gestuurd.
web-verify-here-mine-broken = De seed die deze browser voor jou had gestuurd, is er niet bij.
web-verify-no-note = Deze browser heeft geen notitie van vóór het spel. Heb je er zelf een, vergelijk die dan met de getallen hieronder.
web-verify-no-hashes = Je browser rekent alleen via https of op dezelfde computer. Neem het spel als bestand mee en controleer het zelf.
web-verify-no-file = Het huis gaf het bestand van dit spel niet, dus je browser had niets om te controleren.
web-verify-result = De eindstand: plaatsen en punten zijn die van de regels.
web-verify-broken-seals = Het logboek is veranderd, of er ontbreekt een stuk.
web-verify-broken-seed = De seed van het huis is niet de seed waaraan het zich gebonden had.
web-verify-broken-rules = De zetten in het logboek volgen niet uit de regels en de seeds.
web-verify-broken-chance = De kaarten en dobbelstenen volgen niet uit de seeds.
web-verify-broken-clocks = De klok deed een zet toen dat niet mocht.
web-verify-broken-result = De eindstand die het huis geeft, is niet die van dit spel.
web-verify-unchecked-seals = De zegels van het logboek.
web-verify-unchecked-seed = De seed van het huis.
web-verify-unchecked-rules = De regels.
web-verify-unchecked-chance = Elke kaart en elke dobbelsteen.
web-verify-unchecked-clocks = De klokken.
web-verify-unchecked-result = De eindstand.
web-verify-numbers = De getallen zelf
web-verify-limits = Wat dit niet bewijst
web-verify-limit-look = Het bewijst dat niemand de kaarten heeft veranderd. Het belet wie deze server beheert niet om erin te kijken: die heeft de seed.
web-verify-limit-sit = Het belet die persoon, of een vriend, ook niet om zelf te gaan zitten en de laatste seed te kiezen als alle andere bekend zijn.
web-verify-limit-tables = Het toont ook niet de tafels die het huis opgaf voordat ze begonnen.
web-verify-limit-alone = Geen speler voegde een seed toe aan dit spel. Het bewijst dus alleen dat de kaarten niet veranderd zijn nadat het huis ze had verzegeld.
web-verify-limit-people = Het zegt niets over wie achter een naam zat, of wat er elders werd gezegd. De tijden in het logboek zijn het woord van het huis.
web-verify-limit-house = Ook wat het huis opnieuw speelde, is het woord van het huis. Wie zeker wil zijn, neemt het spel als bestand mee en start:

## De herhaling

web-replay-of = { $game }, nog een keer
web-replay-moments = De momenten van het spel
web-replay-first = Naar het begin
web-replay-last = Naar het eind
web-replay-play = Afspelen
web-replay-stop = Stop
web-replay-round = Ronde { $round }
web-replay-keys = Pijltjestoetsen gaan een stap, Home en End springen, de spatiebalk speelt af.
web-replay-copy = Kopieer de link naar dit moment
web-replay-copied = Gekopieerd
web-replay-happened = Wat er gebeurt
web-replay-quiet = Niets wat deze ogen konden zien.
web-replay-story = Verhaal
web-replay-truth = de waarheid
web-replay-side = Deze kant toont
web-replay-saw = wat { $who } zag
web-replay-saw-spectator = wat een toeschouwer zag
web-replay-form = Weergave
web-replay-drawn = Getekend
web-replay-in-words = In woorden
web-replay-held = Wat ieder alleen kon zien
web-replay-eyes = Door de ogen van { $who }
web-replay-empty-hand = een lege hand
web-replay-chosen = Wat er werkelijk gekozen werd
web-replay-only = Alleen { $who } hoorde:
web-replay-nothing-hidden = niets verborgens
web-replay-refused = Dit spel is afgelopen: je kunt alleen nog kijken.
web-replay-last-position = Naar de tafel
