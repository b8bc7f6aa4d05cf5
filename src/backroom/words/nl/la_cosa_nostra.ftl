### La Cosa Nostra

lcn-money = { money }
lcn-player = Speler { $number }

## Families

lcn-family-blundetto = Blundetto
lcn-family-dimaggio = DiMaggio
lcn-family-calmuti = Calmuti
lcn-family-laserva = LaServa
lcn-family-caruso = Caruso

## Kaarten

lcn-man = { $name } ({ $strength })
lcn-business-pimp = Pooier
lcn-business-drug-dealer = Drugsdealer
lcn-business-loan-shark = Woekeraar
lcn-business-lawyer = Advocaat
lcn-business-politician = Politicus
lcn-business-cop = Politieagent
lcn-business-garage = Garage
lcn-business-building-firm = Bouwbedrijf
lcn-business-waste-company = Afvalbedrijf
lcn-business-night-club = Nachtclub
lcn-business-casino = Casino
lcn-influence-snitch = Tipgever
lcn-influence-spy = Spion
lcn-influence-emergency-doc = Spoedoperatie
lcn-influence-henchman = Handlanger
lcn-influence-saboteur = Saboteur
lcn-influence-machine-pistol = Machinegeweer
lcn-influence-distraction = Afleiding
lcn-influence-schemer = Verklikker
lcn-monopoly-prostitution = prostitutie
lcn-monopoly-drugs = drugs
lcn-monopoly-credit = krediet

## Klussen

lcn-job = { $title }
lcn-own-title = { $name }
lcn-job-arms-dealing = Wapenhandel
lcn-job-arson = Brandstichting
lcn-job-assassination = Moord
lcn-job-bankruptcy = Bankroet
lcn-job-bankruptcy-proceedings = Faillissement
lcn-job-bash-businessman = Een ondernemer in elkaar slaan
lcn-job-birthday-party = Verjaardagsfeest
lcn-job-blackmail = Chantage
lcn-job-boxing-match = Bokswedstrijd
lcn-job-car-bomb = Autobom
lcn-job-car-smuggling = Autosmokkel
lcn-job-car-theft = Autodiefstal
lcn-job-car-theft-ring = Autodievenbende
lcn-job-casino-cheating = Vals spel
lcn-job-cigarette-smuggling = Sigarettensmokkel
lcn-job-coke-party = Cokefeestje
lcn-job-connections = Connecties
lcn-job-construction-investment-fraud = Bouwfondsfraude
lcn-job-construction-scam = Bouwzwendel
lcn-job-counterfeiting = Valsemunterij
lcn-job-credit-card-fraud = Creditcardfraude
lcn-job-debt-trap = Schuldenval
lcn-job-drive-by-shooting = Drive-by Shooting
lcn-job-drug-dealing = Drugshandel
lcn-job-drug-delivery = Drugslevering
lcn-job-drug-ring = Drugskartel
lcn-job-drug-smuggling = Drugssmokkel
lcn-job-election-fraud = Verkiezingsfraude
lcn-job-escort-service = Escortservice
lcn-job-exceptional-offer = Uitzonderlijk voorstel
lcn-job-film-production = Filmproductie
lcn-job-gas-station-robbery = Tankstation overvallen
lcn-job-hazardous-waste-disposal = Chemisch afval
lcn-job-horse-racing = Paardenrennen
lcn-job-illegal-laboratory = Drugslab
lcn-job-illegal-subsidies = Subsidiefraude
lcn-job-insurance-fraud = Verzekeringsfraude
lcn-job-intimidation = Intimidatie
lcn-job-investment-fraud = Beleggingsfraude
lcn-job-kill-businessman = Een zakenman vermoorden
lcn-job-lucky-number = Geluksgetal
lcn-job-money-laundering = Witwassen
lcn-job-persuasion = Overlopen
lcn-job-price-rigging = Prijsafspraken
lcn-job-property-damage = Vernieling
lcn-job-public-contracts = Openbare aanbesteding
lcn-job-real-estate-fraud = Vastgoedfraude
lcn-job-red-light-district = Rosse buurt
lcn-job-rigged-gambling = Doorgestoken kaart
lcn-job-robbery = Beroving
lcn-job-senators-party = Feest bij de senator
lcn-job-theft = Diefstal
lcn-job-toxic-waste-dump = Gifbelt
lcn-job-trap = Hinderlaag
lcn-job-usury = Woekerrente
lcn-job-vandalism = Vandalisme
lcn-job-cash = { $job }: doelgetal { $target }, { $two } of { $one }, nodig: { $needs }
lcn-job-cash-free = { $job }: doelgetal { $target }, { $two } of { $one }
lcn-job-does-bash-businessman = { $job }: doelgetal { $target }, zet een zakenman van een tegenstander deze ronde buitenspel
lcn-job-does-property-damage = { $job }: doelgetal { $target }, een tegenstander betaalt de bank { $two } of { $one }
lcn-job-does-theft = { $job }: doelgetal { $target }, een tegenstander betaalt je { $two } of { $one }
lcn-job-does-vandalism = { $job }: doelgetal { $target }, zet een bedrijf van een tegenstander deze ronde buitenspel
lcn-job-does-kill-businessman = { $job }: doelgetal { $target }, doodt een zakenman van een tegenstander of zet hem buitenspel
lcn-job-does-persuasion = { $job }: doelgetal { $target }, met twee successen loopt een zakenman van een tegenstander naar je over
lcn-job-does-arson = { $job }: doelgetal { $target }, vernietigt een bedrijf van een tegenstander of zet het buitenspel
lcn-job-does-car-bomb = { $job }: doelgetal { $target }, doodt een gangster van een tegenstander of zet hem buitenspel
lcn-job-does-assassination = { $job }: doelgetal is de sterkte van het slachtoffer, twee successen doden een gangster
lcn-job-does-drive-by-shooting = { $job }: doelgetal is de sterkte van het slachtoffer, twee successen doden een gangster; zonder succes mag hij terugschieten
lcn-job-does-robbery = { $job }: doelgetal { $target }, als reactie op een geldklus: de hele of de halve winst
lcn-job-does-trap = { $job }: doelgetal { $target }, als reactie op een aanval: slaat hem af, twee successen doden ook de aanvaller
lcn-job-does-exceptional-offer = { $job }: doelgetal { $target }, koop van de markt voor de halve prijs of met { $one } korting
lcn-job-does-connections = { $job }: doelgetal { $target }, koop een zaak naar keuze met { $two } korting of voor de gewone prijs
lcn-job-does-money-laundering = { $job }: doelgetal { $target }, was tot { $two } of tot { $one } wit
lcn-job-does-birthday-party = { $job }: doelgetal { $target }, iedereen geeft je { $two } of { $one }
lcn-job-does-horse-racing = { $job }: doelgetal { $target }, verdubbel een inzet van hoogstens { $two } of raak hem kwijt

## Deals

lcn-side-business = de kaart { $business }
lcn-side-man = { $man }
lcn-side-permit = een fiche op de kaart { $business }
lcn-side-return = een fiche minder op de kaart { $business }
lcn-side-promise = de belofte ‘{ $promise }’
lcn-piece-cash = contant geld
lcn-piece-repay = een belofte om een bedrag te betalen vóór de volgende ronde
lcn-piece-words = een belofte in je eigen woorden
lcn-offer = { $proposer } biedt { $partner } aan: { $gives } in ruil voor { $gets }
lcn-promise-no-attack = Ik val je deze ronde niet aan
lcn-promise-share = Jij krijgt de helft van wat mijn volgende geldklus deze ronde oplevert
lcn-promise-repay = Ik betaal je { $money } voordat de volgende ronde begint
lcn-promise-words = { $words }

## Opties

lcn-option-length = Lengte
lcn-option-length-four-rounds = vier rondes
lcn-option-length-three-rounds = drie rondes, het korte spel
lcn-option-spying = Spioneren
lcn-option-spying-own-turn = in je eigen beurt
lcn-option-spying-free = ook voor de beurten van anderen
lcn-option-influence = Influence-kaarten
lcn-option-influence-by-card = wanneer het op de kaart staat
lcn-option-influence-any-time = op elk moment, met een laatste oproep na het plannen
lcn-option-business-bonus = Zakenbonus
lcn-option-business-bonus-off = geen
lcn-option-business-bonus-on = $ 5.000 voor het hoogste inkomen van elke ronde
lcn-option-rob-robbers = Rovers beroven
lcn-option-rob-robbers-off = niet toegestaan
lcn-option-rob-robbers-on = een rover kan één keer worden beroofd
lcn-option-influence-from = Influence-kaarten vanaf
lcn-option-influence-from-round-1 = ronde I
lcn-option-influence-from-round-2 = ronde II, voor beginners
lcn-option-influence-from-round-3 = ronde III, voor beginners
lcn-option-planning = Plannen
lcn-option-planning-one = één gangster per beurt
lcn-option-planning-two = twee gangsters per beurt vanaf ronde II
lcn-option-politician-first = Politicus in ronde I
lcn-option-politician-first-on = levert een Influence-kaart op
lcn-option-politician-first-off = levert nog niets op
lcn-option-influence-deck = Influence-stapel
lcn-option-influence-deck-cards-33 = 33 kaarten
lcn-option-influence-deck-cards-35 = 35 kaarten, met één Spoedoperatie en één Saboteur extra
lcn-option-families = Families
lcn-option-families-random = door loting
lcn-option-families-fixed = op volgorde van de plaatsen
lcn-option-final-tie = Gelijke stand aan het eind
lcn-option-final-tie-shared = gedeelde overwinning
lcn-option-final-tie-duel = een dobbelduel

## Mannen, taken en zaken in zinnen

lcn-man-of = { $man } van { $seat }, { $task }
lcn-man-alone = { $man }
lcn-task-none = zonder taak
lcn-task-purchase = met een aankoop ({ $business })
lcn-task-hidden = met een klus uit ronde { $round }
lcn-task-job = met een klus ({ $job })
lcn-business-of = { $business } van { $seat }
lcn-business-alone = { $business }
lcn-aim-nothing = niets
lcn-aim-player = een speler
lcn-aim-businessman = een zakenman
lcn-aim-company = een bedrijf
lcn-aim-gangster = een gangster

## Wat er gevraagd wordt

lcn-ask-object = Dit zijn je nieuwe klussen. Zijn het allemaal aanvallen, dan mag je iedereen opnieuw laten trekken.
lcn-ask-plan = Jij bent aan de beurt om te plannen: kies een gangster voor een taak. Eerst mag je nog Influence-kaarten spelen.
lcn-ask-plan-cards = Al je gangsters hebben een taak. Influence-kaarten mag je nog spelen.
lcn-ask-task = Wat gaat { $man } doen?
lcn-ask-peek = { $count ->
    [one] Wiens geplande klus bekijk je?
   *[other] Wiens geplande klus bekijk je? Je mag er { $count } bekijken.
}
lcn-ask-gap-planning = Voordat { $turn } plant: wil je een kaart spelen?
lcn-ask-gap-action = Voordat { $turn } aan de beurt is: wil je voordringen met een Verklikker?
lcn-ask-last-call = Het plannen is voorbij. Laatste oproep voor Influence-kaarten.
lcn-ask-turn = Jij bent aan de beurt: voer een taak uit of laat er een vallen.
lcn-ask-target = Een aanval! Op welke speler is hij gericht?
lcn-ask-reveal = Je hebt { $target } genoemd. Nog laatste woorden? Draai daarna de kaart om.
lcn-ask-victim = Wie of wat is het slachtoffer?
lcn-ask-markers = Welk fiche gebruik je voor { $kind }?
lcn-ask-stake = Hoeveel zet je in op de paarden?
lcn-ask-reroll = Een Politieagent laat je één dobbelsteen opnieuw gooien. Welke?
lcn-ask-robbery = { $seat } staat op het punt { $money } te verdienen. Pleeg je een Beroving?
lcn-ask-trap = { $wins ->
    [0] { $seat } valt je aan, zonder succes. Speel je een Hinderlaag?
    [one] { $seat } valt je aan, met één succes. Speel je een Hinderlaag?
   *[other] { $seat } valt je aan, met { $wins } successen. Speel je een Hinderlaag?
}
lcn-ask-doc = { $lethal ->
    [yes] In levensgevaar: { $victim }. Speel je een Spoedoperatie?
   *[no] Dreigt deze ronde buitenspel te staan: { $victim }. Speel je een Spoedoperatie?
}
lcn-ask-shoot-back = Ze hebben gemist. Schiet je gangster terug?
lcn-ask-launder = Hoeveel geld wil je witwassen?
lcn-ask-buy = Welke kaart koop je van de markt?
lcn-ask-search = Welke zaak koop je, uit de stapel of van de markt?
lcn-ask-recruit = Betaaldag: rekruteer je een gangster?
lcn-ask-drop = Je mag drie klussen en drie Influence-kaarten houden. Welke kaart gaat er weg?
lcn-ask-wait = { $stage ->
    [planning] { $turn } is aan het plannen.
    [action] { $turn } is aan de beurt.
   *[other] Het wachten is op de anderen.
}
lcn-ask-over = Het spel is afgelopen.

## Acties

lcn-action-pass-plan = Klaar
lcn-action-pass-gap = Nee
lcn-action-pass-planning-gap = Nee
lcn-action-pass-last-call = Klaar
lcn-action-pass-peek = Niets meer bekijken
lcn-action-pass-doc = Nee
lcn-action-pass-trap = Geen Hinderlaag
lcn-action-pass-robbery = Nee
lcn-action-pass-shoot-back = Nee
lcn-action-pass-buy = Koop niets
lcn-action-pass-search = Koop niets
lcn-action-pass-recruit = Niemand
lcn-action-keep = Houd deze klussen
lcn-action-object = Domme pech: iedereen trekt opnieuw
lcn-action-pick = { $man }
lcn-action-job = { $job }
lcn-action-buy = Koop een { $business } ({ $price })
lcn-action-buy-nothing = Koop hier niets
lcn-action-take = Koop een { $business } van de markt (gewone prijs: { $price })
lcn-action-take-nothing = Koop hier niets
lcn-action-search = Koop een { $kind } uit de stapel
lcn-action-snitch = Tipgever: bekijk één geplande klus
lcn-action-renew = Tipgever: vier nieuwe kaarten voor de markt
lcn-action-spy = Spion: bekijk twee geplande klussen
lcn-action-lawyer = { $business }: bekijk twee geplande klussen
lcn-action-peek = { $man }
lcn-action-henchman = Handlanger voor { $man }
lcn-action-saboteur = Saboteur tegen { $man }
lcn-action-machine-pistol = Machinegeweer voor { $man }
lcn-action-distraction = Afleiding voor { $man }
lcn-action-scheme = Verklikker: dring nu voor
lcn-action-skip = Verklikker: laat je overslaan
lcn-action-execute = Uitvoeren: { $man }
lcn-action-execute-job = { $man } voert een klus uit – { $job }
lcn-action-execute-purchase = { $man } koopt een { $business } voor { $price }
lcn-action-abandon = Laten vallen: { $man }
lcn-action-target = { $target }
lcn-action-reveal = Draai de kaart om
lcn-action-victim-man = { $man }
lcn-action-victim-business = { $business }
lcn-action-marker = Het fiche op de kaart { $business }
lcn-action-stake = { $money }
lcn-action-reroll = Gooi de { $die } opnieuw
lcn-action-stand = Laat de dobbelstenen liggen
lcn-action-rob = Beroving met { $man }
lcn-action-trap = Hinderlaag: { $man }
lcn-action-doc = Speel een Spoedoperatie
lcn-action-shoot = Schiet terug
lcn-action-launder = { $money }
lcn-action-recruit = { $man } voor { $price }
lcn-action-drop-job = Leg af – { $job }
lcn-action-drop-influence = Leg af – { $card }
lcn-action-accept = Neem aan – { $offer }
lcn-action-refuse = Sla af – { $offer }
lcn-action-withdraw = Trek in – { $offer }
lcn-action-offer = Bied { $partner } aan: { $gives } in ruil voor { $gets }
lcn-action-take-back = Neem je fiche terug van de kaart { $business }
lcn-action-pledge = Beloof { $partner }: ‘{ $promise }’

lcn-outlook-hopeless = { $man } gooit maar één dobbelsteen, en hiervoor zijn twee successen nodig: dit kan alleen bluf zijn.
lcn-outlook-odds = Kansen: geen succes { $none }%, één { $one }%, twee of meer { $two }%.

## De tafel in woorden

lcn-view-round-draw = Ronde { $round }, trekfase. { $start } is startspeler.
lcn-view-round-planning = Ronde { $round }, planfase: { $turn } is aan de beurt. { $start } is startspeler.
lcn-view-round-action = Ronde { $round }, actiefase: { $turn } is aan de beurt. { $start } is startspeler.
lcn-view-round-recruiting = Ronde { $round }, betaaldag. { $start } is startspeler.
lcn-view-round-hand-limit = Ronde { $round }, betaaldag. { $start } is startspeler.
lcn-view-round-over = Het spel is afgelopen na ronde { $round }.
lcn-view-market = Markt: { $cards }. Nog in de stapel: { $stack }.
lcn-view-priced = { $business } { $price }
lcn-view-open-job = { $seat } heeft een klus omgedraaid. { $job }.
lcn-view-open-job-rolled = { $seat } heeft een klus omgedraaid. { $job }. Worp: { $dice }.
lcn-view-family = { $seat }, { $family }: { $cash }{ $washed ->
    [yes] {" "}en { $laundered } witgewassen
   *[no] { "" }
}; inkomen { $income }; klussen: { $jobs }, Influence-kaarten: { $influence }{ $asked ->
    [yes] {" "}(kiest nog)
   *[no] { "" }
}
lcn-view-men = – { $men }
lcn-view-man = { $man }{ $active ->
    [yes] { "" }
   *[no] {" "}(deze ronde buitenspel)
} { $task }{ $help ->
    [yes] , sterkte { $strength }, met { $cards }
   *[no] { "" }
}
lcn-view-businesses = – { $businesses }
lcn-view-business = { $business }{ $active ->
    [yes] { "" }
   *[no] {" "}(buitenspel)
}{ $marked ->
    [yes] {" "}[fiche: { $by }]
   *[no] { "" }
}
lcn-view-monopolies = – Monopolies: { $monopolies }
lcn-view-trophies = – Gedood: { $men }
lcn-view-offer = Op tafel – { $offer }.
lcn-view-promise = { $by } heeft { $to } beloofd: ‘{ $promise }’.
lcn-view-own-jobs = Je klussen:
lcn-view-own-job = – { $job }
lcn-view-own-influence = Je Influence-kaarten: { $cards }

## Wat er gebeurd is

lcn-event-game-started = { $start } is startspeler. De families op volgorde van de plaatsen: { $families }.
lcn-event-round-started = Ronde { $round } begint. { $start } is startspeler.
lcn-event-jobs-drawn = { $seat } trekt { $count ->
    [one] een klus
   *[other] { $count } klussen
}.
lcn-event-jobs-received = Je trekt: { $jobs }
lcn-event-answered = { $seat } heeft beslist.
lcn-event-objected = { $seat } heeft alleen maar aanvallen getrokken. Iedereen trekt opnieuw.
lcn-event-jobs-returned = { $seat } legt { $count ->
    [one] een klus
   *[other] { $count } klussen
} terug.
lcn-event-influence-drawn = { $seat } trekt { $count ->
    [one] een Influence-kaart
   *[other] { $count } Influence-kaarten
}.
lcn-event-influence-received = Je trekt: { $cards }
lcn-event-start-set-dealt = { $seat } krijgt: { $cards }.
lcn-event-influence-shuffled = { $count ->
    [one] De enige afgelegde Influence-kaart is de nieuwe stapel.
   *[other] De { $count } afgelegde Influence-kaarten worden tot een nieuwe stapel geschud.
}
lcn-event-market-filled = Nieuw op de markt: { $business }.
lcn-event-market-cleared = { $seat } laat de markt vernieuwen. Onder de stapel: { $businesses }.
lcn-event-job-planned = { $seat } plant een klus uit ronde { $round } voor { $man }.
lcn-event-job-chosen = Je plant ‘{ $job }’ voor { $man }.
lcn-event-purchase-planned = { $seat } plant een aankoop voor { $man }: { $business }.
lcn-event-influence-played = { $seat } speelt een Influence-kaart: { $card }.
lcn-event-influence-attached = { $seat } legt een { $card } op { $man }.
lcn-event-attachment-gone = Niet meer bij { $man }: { $card }.
lcn-event-lawyer-used = De { $business } van { $seat } kijkt eens rond.
lcn-event-peeked = { $seat } bekijkt de klus van { $man }.
lcn-event-job-seen = De klus van { $man } is ‘{ $job }’.
lcn-event-turn-started = { $stage ->
    [planning] { $seat } plant.
   *[action] { $seat } is aan de beurt.
}
lcn-event-turn-brought-forward = { $seat } dringt voor.
lcn-event-turn-skipped = { $seat } wordt overgeslagen.
lcn-event-purchase-done = { $seat } koopt een { $business } voor { $price }.
lcn-event-task-lost = { $abandoned ->
    [yes] { $seat } laat de klus van { $man } vallen.
   *[no] De klus van { $man } gaat verloren.
}
lcn-event-purchase-lost = { $abandoned ->
    [yes] { $seat } laat een aankoop vallen: { $business }.
   *[no] De aankoop van { $man } gaat niet door. Onder de stapel: { $business }.
}
lcn-event-attack-begun = { $seat } kondigt een aanval aan met { $man }.
lcn-event-target-named = { $seat } neemt { $target } op de korrel met { $man }.
lcn-event-job-revealed = { $seat } draait de kaart van { $man } om – { $job }.
lcn-event-job-lapsed = ‘{ $job }’ loopt op niets uit.
lcn-event-man-aimed-at = Het slachtoffer is { $man }.
lcn-event-business-aimed-at = Het slachtoffer: { $business }.
lcn-event-stake-placed = { $seat } zet { $money } in op de paarden.
lcn-event-dice-rolled = { $seat } gooit { $dice } voor { $man }, doelgetal { $number }: { $successes ->
    [0] geen succes
    [one] één succes
   *[other] { $successes } successen
}.
lcn-event-die-rerolled = De { $business } van { $seat } gooit een { $was } opnieuw: { $now }.
lcn-event-paid = { $seat } krijgt { $money }.
lcn-event-lost = { $seat } verliest { $money }.
lcn-event-money-taken = { $source } betaalt aan { $seat }: { $money }.
lcn-event-robbed = { $seat } berooft { $robbed } van { $money }.
lcn-event-repelled = { $seat } slaat de aanval van { $attacker } af.
lcn-event-shot-back = { $man } schiet terug.
lcn-event-doc-used = { $lethal ->
    [yes] { $seat } speelt een Spoedoperatie: het slachtoffer haalt het.
   *[no] { $seat } speelt een Spoedoperatie: het was maar een schrammetje.
}
lcn-event-man-killed = { $man } van { $seat } is dood. { $by } houdt de kaart.
lcn-event-man-deactivated = { $man } van { $seat } staat deze ronde buitenspel.
lcn-event-business-gone = { $seat } is een { $business } kwijt.
lcn-event-business-deactivated = Bij { $seat } deze ronde buitenspel: { $business }.
lcn-event-business-taken = Van { $source } overgelopen naar { $seat }: { $business }.
lcn-event-business-bought = { $seat } koopt een { $business } voor { $price }.
lcn-event-stack-shuffled = De Business-stapel wordt geschud.
lcn-event-laundered = { $seat } wast { $money } wit.
lcn-event-marker-placed = { $seat } legt een fiche op de kaart { $business }.
lcn-event-marker-returned = { $seat } krijgt een fiche terug van de kaart { $business }.
lcn-event-monopoly-taken = { $seat } heeft het monopolie op { $monopoly }.
lcn-event-monopoly-lost = { $seat } verliest het monopolie op { $monopoly }.
lcn-event-income-paid = { $seat } heeft een inkomen van { $money }.
lcn-event-bonus-paid = { $seat } krijgt { $money } { $bonus ->
    [business] als zakenbonus
    [gangsters] voor de meeste gangsters
   *[power] als machtsbonus
}.
lcn-event-laundered-doubled = { $seat } krijgt { $money } terug uit de was.
lcn-event-recruited = { $seat } rekruteert { $man } voor { $price }.
lcn-event-job-dropped = { $seat } legt een klus uit ronde { $round } af.
lcn-event-influence-dropped = { $seat } legt een Influence-kaart af.
lcn-event-offer-made = { $offer }.
lcn-event-offer-refused = { $seat } slaat het voorstel van { $proposer } af.
lcn-event-offer-withdrawn = { $seat } trekt een voorstel in.
lcn-event-offers-expired = Alle open voorstellen zijn vervallen.
lcn-event-deal-struck = Een deal! { $offer }.
lcn-event-promised = { $seat } belooft { $to }: ‘{ $promise }’.
lcn-event-promise-settled = { $status ->
    [kept] { $seat } heeft een belofte aan { $to } gehouden: ‘{ $promise }’.
    [broken] { $seat } heeft een belofte aan { $to } gebroken: ‘{ $promise }’.
   *[void] De belofte van { $seat } aan { $to } is vervallen: ‘{ $promise }’.
}
lcn-event-duel-rolled = Dobbelduel tussen { $seats }: { $dice }.
lcn-event-game-ended = { $shared ->
    [yes] Het spel is afgelopen. { $winners } delen de overwinning.
   *[no] Het spel is afgelopen. { $winners } wint.
}

## Waarom niet

lcn-refused-no-seat = Die plaats is er niet aan deze tafel.
lcn-refused-over = Het spel is afgelopen.
lcn-refused-foreign-action = Zoiets doe je niet aan deze tafel.
lcn-refused-not-asked = Op dit moment vraagt niemand je iets.
lcn-refused-step = { $step ->
    [object] Beslis eerst over je nieuwe klussen.
    [plan] Kies eerst een gangster voor een taak.
    [task] Geef deze gangster eerst een taak.
    [peek] Kies eerst een klus om te bekijken.
    [gap] Zeg eerst of je voor deze beurt nog iets wilt doen.
    [planning-gap] Zeg eerst of je voor deze beurt nog iets wilt doen.
    [last-call] Dit is de laatste oproep voor Influence-kaarten.
    [turn] Voer eerst een taak uit of laat er een vallen.
    [announced] Noem eerst het doelwit en draai de kaart om.
    [victim] Noem eerst het slachtoffer.
    [markers] Kies eerst de fiches.
    [stake] Leg eerst je inzet vast.
    [reroll] Beslis eerst over de dobbelstenen.
    [robbery] Zeg eerst of je een Beroving pleegt.
    [trap] Zeg eerst of je een Hinderlaag speelt.
    [doc] Zeg eerst of je een Spoedoperatie speelt.
    [shoot-back] Zeg eerst of je terugschiet.
    [launder] Zeg eerst hoeveel je witwast.
    [buy] Beslis eerst over de markt.
    [search] Beslis eerst welke zaak je koopt.
    [recruit] Beslis eerst of je rekruteert.
    [last-word] Zeg eerst of je nog iets te verhandelen hebt.
    [before-reveal] Zeg eerst of je een kaart wilt bekijken.
    [choose-family] Kies eerst een familie.
   *[drop] Leg eerst af wat je te veel hebt.
}
lcn-refused-trade-locked = De handel zit nu op slot: er is een kaart omgedraaid, of het is er de tijd niet voor.
lcn-refused-no-partner = Voor een deal heb je een andere speler aan deze tafel nodig.
lcn-refused-too-many-offers = Zo is het genoeg voor deze ronde: hoogstens { $most } voorstellen.
lcn-refused-five-open-offers = Je hebt al { $most } voorstellen openstaan.
lcn-refused-answers-nothing = Er ligt geen voorstel waarop dit een antwoord is.
lcn-refused-empty-offer = Niets voor niets is geen voorstel.
lcn-refused-no-such-card = Die kaart bestaat niet.
lcn-refused-not-owned = Over deze kaart kan { $seat } niet beschikken: { $business }.
lcn-refused-odd-money = Geld gaat hier alleen in hele duizenden van hand tot hand.
lcn-refused-no-money = { $seat } heeft maar { $cash }.
lcn-refused-not-his-man = { $man } is geen gangster die { $seat } kan weggeven.
lcn-refused-man-has-task = { $man } heeft een taak en kan niet worden verhandeld.
lcn-refused-deactivated = De kaart { $business } staat deze ronde buitenspel: daar kan geen fiche op.
lcn-refused-own-marker = Wie de kaart { $business } krijgt, heeft er geen fiche op nodig.
lcn-refused-no-marker-there = { $seat } heeft geen fiche op de kaart { $business }.
lcn-refused-no-marker-left = { $seat } zou meer dan { $most } fiches nodig hebben.
lcn-refused-too-many-promises = Zoveel beloften tegelijk gelooft niemand.
lcn-refused-odd-promise = Die belofte is niet compleet: bij geld hoort een bedrag in hele duizenden, bij woorden horen woorden.
lcn-refused-no-such-offer = Zo’n voorstel ligt er niet voor je.
lcn-refused-task-to-give = Je hebt nog een gangster zonder taak.
lcn-refused-task-to-do = Je moet een van je taken uitvoeren of laten vallen.
lcn-refused-not-only-attacks = Niet al je nieuwe klussen zijn aanvallen.
lcn-refused-not-your-man = { $man } is geen gangster van jou.
lcn-refused-has-a-task = { $man } heeft al een taak.
lcn-refused-no-card-for-him = Je hebt geen klus, en de markt is leeg.
lcn-refused-not-in-hand = Die klus heb je niet.
lcn-refused-empty-slot = Op die plek van de markt ligt geen kaart.
lcn-refused-only-in-action = Een Verklikker is voor de actiefase.
lcn-refused-nothing-to-see = Bij { $man } valt niets nieuws te zien.
lcn-refused-nothing-planned = Niemand anders heeft een geplande klus die je nog niet kent.
lcn-refused-no-task = { $man } heeft geen taak.
lcn-refused-too-dear = Dat kost { $price }, en je hebt { $cash }.
lcn-refused-only-in-reaction = Beroving en Hinderlaag voer je alleen uit als reactie op anderen.
lcn-refused-no-victim-anywhere = Niemand heeft iets wat deze aanval kan raken.
lcn-refused-name-target-first = Noem eerst de speler op wie de aanval gericht is.
lcn-refused-named-already = Deze speler heb je al genoemd.
lcn-refused-not-a-target = Een aanval is altijd op een andere speler gericht.
lcn-refused-no-victim = { $target } heeft niets wat deze aanval kan raken.
lcn-refused-not-a-victim = Het slachtoffer moet { $aim } van de genoemde speler zijn.
lcn-refused-not-planned-there = { $man } draagt niet de juiste kaart.
lcn-refused-brought-forward = Je bent net voorgedrongen: nu moet je ook iets doen.
lcn-refused-cannot-scheme = Om voor te dringen heb je een taak nodig, en voor elke beurt kan het maar één keer.
lcn-refused-not-to-be-had = { $kind }: niet in de stapel, of te duur voor je.
lcn-refused-not-under-your-boss = { $man } wacht niet onder je baaskaart.
lcn-refused-not-too-many = Daar heb je er niet te veel van.
lcn-refused-stake-too-high = Je kunt hoogstens { $most } inzetten.
lcn-refused-too-much-to-launder = Je kunt nu hoogstens { $most } witwassen.
lcn-refused-no-such-die = Die dobbelsteen is er niet.
lcn-refused-no-marker-for = Je hebt daar geen fiche dat je voor { $kind } kunt gebruiken.
lcn-refused-no-such-influence = Deze kaart heb je niet in je hand: { $card }.
lcn-refused-no-idle-lawyer = Dat is geen Advocaat van jou die je deze ronde nog kunt gebruiken.
lcn-refused-not-the-time = Niet nu: deze kaart heeft een eigen moment.
lcn-refused-man-not-there = { $man } is niet aan tafel.
lcn-refused-second-card = { $man } heeft al een { $card }.
lcn-refused-opponents-only = Alleen voor gangsters van andere spelers: { $card }.

## Vaste antwoorden

lcn-order-keep-jobs = Houd de klussen die je trekt, ook als het allemaal aanvallen zijn
lcn-order-pass-before-plans = Voordat anderen plannen: speel geen kaart
lcn-order-pass-when-planned = Zodra al je gangsters een taak hebben: speel geen Influence-kaarten meer
lcn-order-pass-last-call = Bij de laatste oproep: speel geen kaart
lcn-order-pass-before-turns = Voordat anderen aan de beurt zijn: geen Verklikker en geen andere kaart
lcn-order-pass-robberies = Beroof niemand
lcn-order-pass-traps = Geen Hinderlaag, wie er ook aanvalt
lcn-order-pass-docs = Geen Spoedoperatie, wie er ook geraakt wordt

## Het laatste woord, betaaldag, families en dreigementen (LCN-E89 tot LCN-E95)

lcn-option-families-choose = om de beurt gekozen
lcn-option-families-first-game = om de beurt gekozen, met geel, groen en rood erbij
lcn-option-threats = Een aangekondigde aanval
lcn-option-threats-open = kan bluf zijn en is tot het omdraaien terug te nemen
lcn-option-threats-binding = is een aanval en wordt uitgevoerd of opgegeven
lcn-family-none = nog geen familie
lcn-ask-choose-family = Welke familie neem je? In een eerste partij horen geel (Blundetto), groen (DiMaggio) en rood (Calmuti) erbij.
lcn-ask-last-word = De laatste taak is gedaan. Valt er nog iets te vereffenen of te verhandelen voordat er wordt geteld?
lcn-ask-gap-reveal = { $seat } heeft een aanval aangekondigd en nog niet omgedraaid: wil je een kaart bekijken?
lcn-action-family = { $family }, met { $businesses }
lcn-action-threaten = Kondig een aanval aan: { $man }
lcn-action-spare = Laat het bij het dreigement en kies een andere taak
lcn-action-pass-last-word = Niets meer
lcn-action-pass-before-reveal = Nee
lcn-action-pass-markers = Gebruik je eigen kaart in plaats van een fiche
lcn-view-round-families = De families worden gekozen. { $start } is startspeler.
lcn-view-round-last-word = Ronde { $round }, het laatste woord voor de betaaldag. { $start } is startspeler.
lcn-view-used = – Deze ronde gebruikt: { $businesses }
lcn-view-recruits = – Onder de baas: { $men }
lcn-view-free-markers = – Vrije fiches: { $count }
lcn-view-promise-settled = { $status ->
    [kept] Gehouden: { $by } had { $to } beloofd: ‘{ $promise }’.
    [broken] Gebroken: { $by } had { $to } beloofd: ‘{ $promise }’.
   *[void] Vervallen: { $by } had { $to } beloofd: ‘{ $promise }’.
}
lcn-event-game-started-choosing = { $start } is startspeler en kiest als eerste een familie.
lcn-event-family-chosen = { $seat } neemt de familie { $family }, met { $businesses }.
lcn-event-attack-spared = { $seat } laat het met { $man } bij het dreigement en kiest opnieuw.
lcn-refused-closed-business = De kaart { $business } is deze ronde buitenspel en kan niet worden verhandeld.
lcn-refused-man-out = { $man } is deze ronde buitenspel en kan niet worden verhandeld.
lcn-refused-marker-needed = Je hebt er zelf te weinig: kies een fiche dat als { $kind } dient.
lcn-refused-announcing-proves = Aan deze tafel kan alleen een aanval worden aangekondigd.
lcn-refused-nothing-to-hide = { $man } heeft geen gedekte klus om mee te bluffen; een aanval kondig je aan door hem uit te voeren.
lcn-refused-go-through-with-it = Aan deze tafel wordt een aangekondigde aanval uitgevoerd of opgegeven.
lcn-refused-spared-already = Je hebt in deze beurt al een aanval teruggenomen.
lcn-refused-family-taken = De familie { $family } is al van iemand anders.
lcn-refused-first-families = Geel, groen en rood moeten meedoen: kies een van deze.
lcn-order-pass-before-reveals = Voordat een aangekondigde aanval wordt omgedraaid: bekijk niets
lcn-order-no-last-word = Aan het eind van een ronde: handel niet meer
lcn-order-recruit-nobody = Op betaaldag: rekruteer niemand

## Een tegenvoorstel

lcn-counter-offer = { $proposer } doet { $partner } een tegenvoorstel: { $gives } in ruil voor { $gets } (in plaats van { $gave } in ruil voor { $got })

## Wat er op de kaarten staat

lcn-call-pimp = Pooier
lcn-call-drug-dealer = Dealer
lcn-call-loan-shark = Woekeraar
lcn-call-lawyer = Advocaat
lcn-call-politician = Politicus
lcn-call-cop = Politie
lcn-call-garage = Garage
lcn-call-building-firm = Bouw
lcn-call-waste-company = Afval
lcn-call-night-club = Club
lcn-call-casino = Casino
lcn-ability-lawyer = Eén keer per ronde: bekijk twee geplande klussen van andere spelers
lcn-ability-politician = Eén Influence-kaart extra in de trekfase
lcn-ability-cop = Eén keer per ronde: gooi één dobbelsteen van een geldklus opnieuw
lcn-influence-does-snitch = Bekijk één geplande klus, of laat vier nieuwe kaarten op de markt leggen
lcn-influence-does-spy = Bekijk twee geplande klussen
lcn-influence-does-emergency-doc = Wie zou sterven, staat alleen deze ronde buitenspel; wie buitenspel zou staan, mankeert niets
lcn-influence-does-henchman = Bij een gangster naar keuze: het doelgetal van zijn klus is 1 lager
lcn-influence-does-saboteur = Bij een gangster van een tegenstander: het doelgetal van zijn klus is 1 hoger
lcn-influence-does-machine-pistol = Bij een gangster naar keuze: tot het eind van de ronde sterkte 1 hoger
lcn-influence-does-distraction = Bij een gangster van een tegenstander: tot het eind van de ronde sterkte 1 lager
lcn-influence-does-schemer = Dring voor als een ander aan de beurt is, of laat jezelf overslaan
lcn-does-nothing = Er gebeurt niets
lcn-does-pays = Je krijgt { $money }
lcn-does-pays-bank = De speler betaalt de bank { $money }
lcn-does-pays-you = De speler betaalt je { $money }
lcn-does-closes-businessman = De zakenman staat deze ronde buitenspel
lcn-does-kills-businessman = De zakenman wordt gedood
lcn-does-wins-businessman = De zakenman werkt voortaan voor jou
lcn-does-closes-company = Het bedrijf staat deze ronde buitenspel
lcn-does-destroys-company = Het bedrijf wordt vernietigd
lcn-does-kills-gangster = De gangster wordt gedood
lcn-does-stops-gangster = De gangster staat deze ronde buitenspel
lcn-does-may-shoot-back = De gangster mag terugschieten
lcn-does-takes-all = De hele winst is voor jou
lcn-does-takes-half = De helft van de winst is voor jou
lcn-does-repels = De aanval is afgeslagen
lcn-does-repels-and-kills = De aanval is afgeslagen en de aanvaller wordt gedood
lcn-does-half-price = Je mag een kaart van de markt kopen voor de halve prijs
lcn-does-market-cheaper = Je mag een kaart van de markt kopen met { $money } korting
lcn-does-any-cheaper = Je mag een zaak naar keuze kopen met { $money } korting
lcn-does-any-business = Je mag een zaak naar keuze kopen voor de gewone prijs
lcn-does-launders = Je mag tot { $money } onder je baaskaart leggen
lcn-does-presents = Iedereen geeft je { $money }
lcn-does-doubles = Je krijgt je inzet verdubbeld terug
lcn-does-loses-stake = Je bent je inzet kwijt

## Where money came from, and where it went

lcn-minus = −{ $money }
lcn-source-start = { $money } aan het begin
lcn-source-businesses = { $money } uit zaken
lcn-source-monopolies = { $money } uit monopolies
lcn-source-business-bonus = { $money } als zakenbonus
lcn-source-cash-jobs = { $money } met geldklussen
lcn-source-robberies = { $money } door beroving
lcn-source-thefts = { $money } van anderen afgepakt
lcn-source-presents = { $money } als geschenk
lcn-source-horses = { $money } met paarden
lcn-source-deals = { $money } uit deals
lcn-source-purchases = { $money } voor gekochte zaken
lcn-source-recruits = { $money } voor rekruten
lcn-source-stolen = { $money } door anderen afgepakt
lcn-source-damage = { $money } door schade
lcn-source-presents-given = { $money } weggegeven
lcn-source-bets-lost = { $money } aan verloren weddenschappen
lcn-source-deals-paid = { $money } betaald in deals
lcn-source-laundered = { $money } in de was gedaan
lcn-source-final-businesses = { $money } uit zaken bij de eindtelling
lcn-source-final-monopolies = { $money } uit monopolies bij de eindtelling
lcn-source-final-business-bonus = { $money } als zakenbonus bij de eindtelling
lcn-source-most-gangsters = { $money } voor de meeste gangsters
lcn-source-power = { $money } als machtsbonus
lcn-source-laundry = { $money } terug uit de was

## Hetzelfde in weinig letters, voor een telefoon

lcn-ask-object-brief = Je nieuwe klussen. Opnieuw trekken?
lcn-ask-plan-brief = Plannen: kies een gangster.
lcn-ask-plan-cards-brief = Speel je nog Influence-kaarten?
lcn-ask-peek-brief = Wiens geplande klus bekijk je?
lcn-ask-gap-planning-brief = Speel je eerst een kaart?
lcn-ask-gap-action-brief = Dring je voor met een Verklikker?
lcn-ask-last-call-brief = Laatste kans: Influence-kaarten.
lcn-ask-turn-brief = Voer een taak uit of laat er een vallen.
lcn-ask-target-brief = Wie val je aan?
lcn-ask-reveal-brief = Laatste woorden? Draai dan om.
lcn-ask-markers-brief = Welk fiche gebruik je?
lcn-ask-reroll-brief = Politieagent: welke steen opnieuw?
lcn-ask-robbery-brief = Pleeg je een Beroving?
lcn-ask-trap-brief = Je wordt aangevallen. Hinderlaag?
lcn-ask-doc-brief = Speel je een Spoedoperatie?
lcn-ask-shoot-back-brief = Gemist. Schiet je terug?
lcn-ask-search-brief = Welke zaak koop je?
lcn-ask-drop-brief = Te veel kaarten: welke gaat weg?
lcn-ask-choose-family-brief = Welke familie neem je?
lcn-ask-last-word-brief = Nog iets te vereffenen of te ruilen?
lcn-ask-gap-reveal-brief = Bekijk je eerst een kaart?
