### Het verslag van een onderzoek (`backroom lab`).

lab-title = { $game }: { $games } spellen
lab-about = { $players } aan tafel: { $bots }. Zaad { $seed }, { $deals } delingen{ $turns ->
    [one] .
   *[other] , elk vanaf elke plaats.
 } { $rounds ->
    [0] {""}
   *[other] Zoekende bots dachten { $rounds } ronden per beslissing.
 }
lab-options = Opties: { $options }. Kaarten: { $cards ->
    [ours] de onze
   *[other] het bestand van een eigenaar
 }.
lab-intervals = Elk getal heeft zijn 95 %-interval: 19 van de 20 keer ligt de waarheid erin. Spellen van één deling tellen als één waarneming. Het bleke streepje op een balk staat waar niets anders zou zijn.
lab-broken-off = { $count } spellen zijn afgebroken omdat ze niet wilden eindigen: dat is een fout in de regels.
lab-stopped = Gestopt na { $games } van { $asked } spellen.

lab-length = Hoe lang een spel duurt
lab-length-said = Gemiddeld { $rounds } ronden en { $actions } handelingen.
lab-rounds = ronden
lab-round = ronde
lab-games = spellen
lab-endings = Hoe spellen eindigden
lab-ending = einde
lab-ending-of = { $name ->
    [target] het doel werd gehaald
    [round-limit] het hoogste aantal ronden was gespeeld
    [police-track] de politie kwam aan het eind van haar spoor
    [last-round] de laatste ronde was voorbij
    [empty-bank] het geld in het midden was op
    [last-at-table] één speler bleef aan tafel over
    [nobody-left] niemand bleef aan tafel over
    [stall-guard] er gebeurde te lang niets
   *[other] { $name }
 }
lab-share = deel van de spellen
lab-course = { $unit ->
    [respect] Respect, ronde na ronde
   *[money] Geld, ronde na ronde
 }
lab-course-said = Van elke plaats na afloop van de ronde, gemiddeld over de spellen die zo lang duurden, als het een tiende was; de band is het interval.
lab-wins = Winst
lab-by-seat = Per plaats
lab-by-family = { $kind ->
    [colour] Per kleur
   *[family] Per familie
 }
lab-by-bot = Per bot
lab-seat = Plaats { $number }
lab-who = wie
lab-wins-of = deel van de winst
lab-points = { $unit ->
    [respect] respect
   *[money] geld, in dollars
 }
lab-even = Een gelijk deel is { $share }.

lab-worth = Wat het waard is
lab-worth-said = Wie er meer van had dan gemiddeld aan tafel, tegenover wie er minder van had, in dezelfde spellen. Het zegt wie het beter deed, niet waarom: wie voorligt kan meer kopen, en wie langer leeft trekt meer kaarten. Van twintig zulke regels mist er één de waarheid door louter toeval.
lab-worth-mixed = Deze bots zijn niet even sterk: hier zegt het vooral wat de sterkere gebruiken.
lab-worth-of = { $pile ->
    [maffioso] Maffiosi die op de hand kwamen
    [card] Kaarten, gekocht of gespeeld
    [kind] Zaken in eigen bezit
    [job] Klussen die zijn getoond
    [influence] Invloedkaarten die zijn gebruikt
   *[other] { $pile }
 }
lab-thing = kaart
lab-each = gehad, per plaats
lab-more-points = { $unit ->
    [respect] meer respect
   *[money] meer geld, in dollars
 }
lab-more-wins = meer winst

lab-events = Hoe vaak elke regel ertoe deed
lab-events-said = Geteld is wat er gebeurde: elke gebeurtenis die de tafel te horen kreeg, met de regels die haar omschrijving noemt. Een regel die alleen verbiedt, of waaraan iedereen zich zonder een woord houdt, laat geen gebeurtenis na en is hier niet geteld.
lab-event = wat er gebeurde
lab-rules = regels
lab-times = keer per spel

lab-deals = Deals
lab-deals-said = Wat voor geld van hand wisselde: de prijs is wat de ene kant de andere per saldo betaalde.
lab-deal = deal
lab-count = aantal
lab-price = prijs, in dollars
lab-middle = de helft kostte minder dan
lab-haggled = vergde meer dan één voorstel
lab-deal-kind = { $kind ->
    [marker] een fiche op een zaak
    [business] een zaak
    [gangster] een gangster
    [marker-back] een teruggenomen fiche
    [loan] geld voor een belofte te betalen
    [peace] een belofte van vrede
    [share] een belofte van een halve klus
    [words] een belofte in woorden
    [payment] geld voor niets (wat men schuldig was)
    [gift] iets voor niets
    [barter] goederen voor goederen
    [several] meer dingen tegelijk
   *[change] geld voor geld
 }
lab-promises = Beloften
lab-promises-said = Vervallen is wat nooit te betalen was, of een deel van niets; over wat in woorden is beloofd kunnen alleen mensen oordelen, en dat blijft open.
lab-promise = belofte
lab-promise-kind = { $kind ->
    [no-attack] vrede
    [share] de helft van de volgende klus
    [repay] te betalen
   *[words] in woorden
 }
lab-kept = gehouden
lab-broken = gebroken
lab-void = vervallen
lab-open = open
lab-kept-share = gehouden, van wat beoordeeld is

lab-compared = Vergeleken: { $label }
lab-compared-said = Dezelfde { $deals } delingen met beide. Ligt 0 buiten een interval, dan is het verschil meer dan toeval; van twintig regels doet er één dat door louter toeval. Een getal waarvan niemand zeker is, is aannemelijk als spellen ermee lijken op die met de doos: dit zegt hoeveel ervan afhangt.
lab-figure = getal
lab-before = zoals gevraagd
lab-after = vergeleken
lab-more = verschil
lab-verdict = meer dan toeval
lab-yes = ja
lab-no = nee
lab-none-differs = Niets van wat is gemeten verschilt meer dan door toeval.
lab-some-differ = { $count ->
    [one] Eén getal verschilt
   *[other] { $count } getallen verschillen
 } meer dan door toeval.
lab-figure-of = { $name ->
    [rounds] ronden
    [actions] handelingen
    [points] het resultaat van een speler
    [winner] het resultaat van de winnaar
    [gap] van de eerste tot de laatste
    [deals] gesloten deals
   *[other] { $name }
 }
lab-figure-seat = winst van plaats { $number }
lab-figure-ending = eindigde door { $ending }
lab-made = Gemaakt door backroom { $version } op { $day }; de rijen waaruit het is gemaakt liggen ernaast.
lab-numbers = De getallen
