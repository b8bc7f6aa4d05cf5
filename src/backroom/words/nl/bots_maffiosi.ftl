### Maffiosi: waarom een bot het zou doen

bots-maf-kill-earner = Je doodt de { $man } van { $seat }, die de familie { $money } per beurt oplevert.
bots-maf-kill-danger = Je ruimt de { $man } van { $seat } op, die jouw mannen zou kunnen treffen.
bots-maf-kill = Je laat { $seat } achter met één man minder.
bots-maf-pie = Je treft met je taart { $others ->
    [one] één man
   *[other] { $others } mannen
} van de anderen, tenzij ze er vóór je volgende beurt iets aan doen.
bots-maf-pie-own = Je treft met je taart { $others ->
    [one] één man
   *[other] { $others } mannen
} van de anderen, maar { $own ->
    [one] een van je eigen mannen zit er te dichtbij
   *[other] { $own } van je eigen mannen zitten er te dichtbij
}.
bots-maf-explode = Je blaast meteen { $others ->
    [one] één man
   *[other] { $others } mannen
} van de anderen op, en geen enkele van jezelf.
bots-maf-explode-own = Je blaast meteen { $others ->
    [one] één man
   *[other] { $others } mannen
} van de anderen op; het kost je { $own ->
    [one] één eigen man
   *[other] { $own } eigen mannen
}.
bots-maf-pass-saves = Je haalt de taart van { $seat } weg bij { $count ->
    [one] een van je mannen
   *[other] { $count } van je mannen
}.
bots-maf-pass = Je stuurt de taart van { $seat } ergens heen waar jij er meer aan hebt.
bots-maf-drinks-kill = Je schenkt nog een slaapmutsje in voor { $count ->
    [one] een man die al slaapt: die wordt niet meer wakker
   *[other] { $count } mannen die al slapen: die worden niet meer wakker
}.
bots-maf-drinks = Je brengt { $count ->
    [one] één man
   *[other] { $count } mannen
} in slaap: wie slaapt, verdient niets en treft niemand.
bots-maf-sit-earns = Je verdient { $money } meer per beurt met je { $man } op die stoel.
bots-maf-sit-flees = Je brengt je { $man } in veiligheid.
bots-maf-sit-aims = Je kunt van daaruit iemand treffen met je { $man }.
bots-maf-sit-safe = Je zet je { $man } op een stoel waar niemand hem kan treffen.
bots-maf-sit = Je hebt geen betere stoel voor je { $man }.
bots-maf-sit-later = Je staat er in de komende beurten het best voor met je { $man } op die stoel.
bots-maf-colour = Het is mij om het even met welke kleur ik speel.
bots-maf-bring = Je geeft je { $man } een plaats zolang er nog een goede stoel voor hem is.
bots-maf-raid = Je jaagt iedereen van tafel en kiest als eerste een stoel.
bots-maf-discard = Je hebt geen kaart die nu helpt, en ‘{ $card }’ heb je het minst nodig.
bots-maf-stay = Je zou het met verplaatsen alleen maar erger maken, of je hebt die kaart later nodig.
