### La Cosa Nostra

lcn-money = { money }
lcn-player = Spieler { $number }

## Familien

lcn-family-blundetto = Blundetto
lcn-family-dimaggio = DiMaggio
lcn-family-calmuti = Calmuti
lcn-family-laserva = LaServa
lcn-family-caruso = Caruso

## Karten

lcn-man = { $name } ({ $strength })
lcn-business-pimp = Zuhälter
lcn-business-drug-dealer = Drogendealer
lcn-business-loan-shark = Geldverleiher
lcn-business-lawyer = Anwalt
lcn-business-politician = Politiker
lcn-business-cop = Polizist
lcn-business-garage = Werkstatt
lcn-business-building-firm = Baufirma
lcn-business-waste-company = Abfallfirma
lcn-business-night-club = Nachtclub
lcn-business-casino = Casino
lcn-influence-snitch = Informant
lcn-influence-spy = Spion
lcn-influence-emergency-doc = Notarzt
lcn-influence-henchman = Handlanger
lcn-influence-saboteur = Saboteur
lcn-influence-machine-pistol = Maschinenpistole
lcn-influence-distraction = Ablenkung
lcn-influence-schemer = Intrigant
lcn-monopoly-prostitution = Prostitution
lcn-monopoly-drugs = Drogen
lcn-monopoly-credit = Kredite

## Aufträge

lcn-job = { $title }
lcn-own-title = { $name }
lcn-job-arms-dealing = Waffenhandel
lcn-job-arson = Brandstiftung
lcn-job-assassination = Attentat
lcn-job-bankruptcy = Bankrott
lcn-job-bankruptcy-proceedings = Konkursverfahren
lcn-job-bash-businessman = Geschäftsmann verprügeln
lcn-job-birthday-party = Geburtstagsfeier
lcn-job-blackmail = Erpressung
lcn-job-boxing-match = Boxkampf
lcn-job-car-bomb = Autobombe
lcn-job-car-smuggling = Autoschmuggel
lcn-job-car-theft = Autodiebstahl
lcn-job-car-theft-ring = Autoknackerbande
lcn-job-casino-cheating = Falschspiel
lcn-job-cigarette-smuggling = Zigarettenschmuggel
lcn-job-coke-party = Koksparty
lcn-job-connections = Beziehungen
lcn-job-construction-investment-fraud = Baufondsschwindel
lcn-job-construction-scam = Pfusch am Bau
lcn-job-counterfeiting = Falschmünzerei
lcn-job-credit-card-fraud = Kreditkartenbetrug
lcn-job-debt-trap = Schuldenfalle
lcn-job-drive-by-shooting = Drive-By-Shooting
lcn-job-drug-dealing = Drogenhandel
lcn-job-drug-delivery = Drogenlieferung
lcn-job-drug-ring = Drogenring
lcn-job-drug-smuggling = Drogenschmuggel
lcn-job-election-fraud = Wahlbetrug
lcn-job-escort-service = Begleitservice
lcn-job-exceptional-offer = Unschlagbares Angebot
lcn-job-film-production = Filmproduktion
lcn-job-gas-station-robbery = Tankstellenüberfall
lcn-job-hazardous-waste-disposal = Sondermüllentsorgung
lcn-job-horse-racing = Pferderennen
lcn-job-illegal-laboratory = Drogenlabor
lcn-job-illegal-subsidies = Subventionsbetrug
lcn-job-insurance-fraud = Versicherungsbetrug
lcn-job-intimidation = Einschüchterung
lcn-job-investment-fraud = Anlagebetrug
lcn-job-kill-businessman = Geschäftsmann umlegen
lcn-job-lucky-number = Glückszahl
lcn-job-money-laundering = Geldwäsche
lcn-job-persuasion = Abwerben
lcn-job-price-rigging = Preisabsprachen
lcn-job-property-damage = Sachbeschädigung
lcn-job-public-contracts = Öffentliche Ausschreibung
lcn-job-real-estate-fraud = Immobilienbetrug
lcn-job-red-light-district = Rotlichtviertel
lcn-job-rigged-gambling = Abgekartetes Spiel
lcn-job-robbery = Raub
lcn-job-senators-party = Party beim Senator
lcn-job-theft = Diebstahl
lcn-job-toxic-waste-dump = Giftmüllkippe
lcn-job-trap = Falle
lcn-job-usury = Wucherzinsen
lcn-job-vandalism = Vandalismus
lcn-job-cash = { $job }: Zielzahl { $target }, { $two } oder { $one }, nötig: { $needs }
lcn-job-cash-free = { $job }: Zielzahl { $target }, { $two } oder { $one }
lcn-job-does-bash-businessman = { $job }: Zielzahl { $target }, setzt einen gegnerischen Geschäftsmann für diese Runde außer Gefecht
lcn-job-does-property-damage = { $job }: Zielzahl { $target }, ein Mitspieler zahlt der Bank { $two } oder { $one }
lcn-job-does-theft = { $job }: Zielzahl { $target }, ein Mitspieler zahlt dir { $two } oder { $one }
lcn-job-does-vandalism = { $job }: Zielzahl { $target }, setzt eine gegnerische Firma für diese Runde außer Gefecht
lcn-job-does-kill-businessman = { $job }: Zielzahl { $target }, tötet einen gegnerischen Geschäftsmann oder setzt ihn außer Gefecht
lcn-job-does-persuasion = { $job }: Zielzahl { $target }, mit zwei Erfolgen läuft ein gegnerischer Geschäftsmann zu dir über
lcn-job-does-arson = { $job }: Zielzahl { $target }, zerstört eine gegnerische Firma oder setzt sie außer Gefecht
lcn-job-does-car-bomb = { $job }: Zielzahl { $target }, tötet einen gegnerischen Gangster oder setzt ihn außer Gefecht
lcn-job-does-assassination = { $job }: Zielzahl ist die Stärke des Opfers, zwei Erfolge töten einen Gangster
lcn-job-does-drive-by-shooting = { $job }: Zielzahl ist die Stärke des Opfers, zwei Erfolge töten einen Gangster; ohne Erfolg darf er zurückschießen
lcn-job-does-robbery = { $job }: Zielzahl { $target }, als Reaktion auf einen Cash Job: der ganze oder der halbe Gewinn
lcn-job-does-trap = { $job }: Zielzahl { $target }, als Reaktion auf einen Angriff: wehrt ihn ab, zwei Erfolge töten auch den Angreifer
lcn-job-does-exceptional-offer = { $job }: Zielzahl { $target }, Kauf vom Markt zum halben Preis oder { $one } billiger
lcn-job-does-connections = { $job }: Zielzahl { $target }, Kauf eines beliebigen Geschäfts { $two } billiger oder zum üblichen Preis
lcn-job-does-money-laundering = { $job }: Zielzahl { $target }, wäscht bis zu { $two } oder bis zu { $one }
lcn-job-does-birthday-party = { $job }: Zielzahl { $target }, alle schenken dir { $two } oder { $one }
lcn-job-does-horse-racing = { $job }: Zielzahl { $target }, verdoppelt einen Einsatz von höchstens { $two }, oder er ist weg

## Deals

lcn-side-business = die Karte { $business }
lcn-side-man = { $man }
lcn-side-permit = ein Marker auf der Karte { $business }
lcn-side-return = ein Marker weniger auf der Karte { $business }
lcn-side-promise = das Versprechen „{ $promise }“
lcn-piece-cash = Bargeld
lcn-piece-repay = ein Versprechen, vor der nächsten Runde einen Betrag zu zahlen
lcn-piece-words = ein Versprechen in eigenen Worten
lcn-offer = { $proposer } bietet { $partner } an: { $gives }; im Gegenzug: { $gets }
lcn-promise-no-attack = Ich greife dich in dieser Runde nicht an
lcn-promise-share = Du bekommst die Hälfte von dem, was mein nächster Cash Job in dieser Runde einbringt
lcn-promise-repay = Ich zahle dir { $money }, bevor die nächste Runde beginnt
lcn-promise-words = { $words }

## Optionen

lcn-option-length = Länge
lcn-option-length-four-rounds = vier Runden
lcn-option-length-three-rounds = drei Runden, das kurze Spiel
lcn-option-spying = Spionieren
lcn-option-spying-own-turn = im eigenen Zug
lcn-option-spying-free = auch vor den Zügen der anderen
lcn-option-influence = Einflusskarten
lcn-option-influence-by-card = wenn es auf der Karte steht
lcn-option-influence-any-time = jederzeit, mit einem letzten Aufruf nach der Planung
lcn-option-business-bonus = Geschäftsbonus
lcn-option-business-bonus-off = keiner
lcn-option-business-bonus-on = 5.000 $ für das höchste Einkommen jeder Runde
lcn-option-rob-robbers = Räuber ausrauben
lcn-option-rob-robbers-off = nicht erlaubt
lcn-option-rob-robbers-on = ein Räuber kann einmal ausgeraubt werden
lcn-option-influence-from = Einflusskarten ab
lcn-option-influence-from-round-1 = Runde I
lcn-option-influence-from-round-2 = Runde II, für Einsteiger
lcn-option-influence-from-round-3 = Runde III, für Einsteiger
lcn-option-planning = Planung
lcn-option-planning-one = ein Gangster pro Zug
lcn-option-planning-two = zwei Gangster pro Zug ab Runde II
lcn-option-politician-first = Politiker in Runde I
lcn-option-politician-first-on = bringt eine Einflusskarte
lcn-option-politician-first-off = bringt noch nichts
lcn-option-influence-deck = Einflussstapel
lcn-option-influence-deck-cards-33 = 33 Karten
lcn-option-influence-deck-cards-35 = 35 Karten, mit einem Notarzt und einem Saboteur mehr
lcn-option-families = Familien
lcn-option-families-random = ausgelost
lcn-option-families-fixed = in Sitzreihenfolge
lcn-option-final-tie = Gleichstand am Ende
lcn-option-final-tie-shared = geteilter Sieg
lcn-option-final-tie-duel = ein Würfelduell

## Männer, Aufgaben und Geschäfte in Sätzen

lcn-man-of = { $man } von { $seat }, { $task }
lcn-man-alone = { $man }
lcn-task-none = ohne Aufgabe
lcn-task-purchase = mit einem Kauf-Auftrag ({ $business })
lcn-task-hidden = mit einem Auftrag aus Runde { $round }
lcn-task-job = mit einem Auftrag ({ $job })
lcn-business-of = { $business } von { $seat }
lcn-business-alone = { $business }
lcn-aim-nothing = nichts
lcn-aim-player = ein Mitspieler
lcn-aim-businessman = ein Geschäftsmann
lcn-aim-company = eine Firma
lcn-aim-gangster = ein Gangster

## Was gefragt wird

lcn-ask-object = Das sind deine neuen Aufträge. Sind es lauter Angriffe, darfst du alle neu ziehen lassen.
lcn-ask-plan = Du bist mit der Planung dran: Wähle einen Gangster für eine Aufgabe. Vorher darfst du Einflusskarten spielen.
lcn-ask-plan-cards = Alle deine Gangster haben eine Aufgabe. Einflusskarten darfst du noch spielen.
lcn-ask-task = Was soll { $man } tun?
lcn-ask-peek = { $count ->
    [one] Wessen geplanten Auftrag siehst du dir an?
   *[other] Wessen geplanten Auftrag siehst du dir an? Du darfst { $count } ansehen.
}
lcn-ask-gap-planning = Bevor { $turn } plant: Willst du eine Karte spielen?
lcn-ask-gap-action = Bevor { $turn } handelt: Willst du dich mit einem Intriganten vordrängen?
lcn-ask-last-call = Die Planung ist vorbei. Letzter Aufruf für Einflusskarten.
lcn-ask-turn = Du bist am Zug: Führe eine Aufgabe aus oder lass eine verfallen.
lcn-ask-target = Ein Angriff! Wem gilt er?
lcn-ask-reveal = Du hast { $target } angesagt. Noch letzte Worte? Dann deck die Karte auf.
lcn-ask-victim = Wer oder was ist das Opfer?
lcn-ask-markers = Welchen Marker nimmst du für { $kind }?
lcn-ask-stake = Wie viel setzt du auf die Pferde?
lcn-ask-reroll = Ein Polizist lässt dich einen Würfel neu werfen. Welchen?
lcn-ask-robbery = { $seat } ist kurz davor, { $money } zu kassieren. Wagst du einen Raub?
lcn-ask-trap = { $wins ->
    [0] { $seat } greift dich an, ohne Erfolg. Lässt du eine Falle zuschnappen?
    [one] { $seat } greift dich an, mit einem Erfolg. Lässt du eine Falle zuschnappen?
   *[other] { $seat } greift dich an, mit { $wins } Erfolgen. Lässt du eine Falle zuschnappen?
}
lcn-ask-doc = { $lethal ->
    [yes] In Lebensgefahr: { $victim }. Schickst du einen Notarzt?
   *[no] Droht für diese Runde auszufallen: { $victim }. Schickst du einen Notarzt?
}
lcn-ask-shoot-back = Sie haben danebengeschossen. Schießt dein Gangster zurück?
lcn-ask-launder = Wie viel Geld willst du waschen?
lcn-ask-buy = Welche Karte kaufst du vom Markt?
lcn-ask-search = Welches Geschäft kaufst du, aus dem Stapel oder vom Markt?
lcn-ask-recruit = Zahltag: Wirbst du einen Gangster an?
lcn-ask-drop = Behalten darfst du drei Aufträge und drei Einflusskarten. Welche Karte kommt weg?
lcn-ask-wait = { $stage ->
    [planning] { $turn } plant gerade.
    [action] { $turn } ist am Zug.
   *[other] Warten auf die anderen.
}
lcn-ask-over = Das Spiel ist vorbei.

## Aktionen

lcn-action-pass-plan = Fertig
lcn-action-pass-gap = Nein
lcn-action-pass-planning-gap = Nein
lcn-action-pass-last-call = Fertig
lcn-action-pass-peek = Nichts mehr ansehen
lcn-action-pass-doc = Nein
lcn-action-pass-trap = Keine Falle
lcn-action-pass-robbery = Nein
lcn-action-pass-shoot-back = Nein
lcn-action-pass-buy = Nichts kaufen
lcn-action-pass-search = Nichts kaufen
lcn-action-pass-recruit = Niemanden
lcn-action-keep = Diese Aufträge behalten
lcn-action-object = Kartenpech: Alle ziehen neu
lcn-action-pick = { $man }
lcn-action-job = { $job }
lcn-action-buy = Kaufen: { $business } ({ $price })
lcn-action-buy-nothing = Hier nichts kaufen
lcn-action-take = Vom Markt kaufen: { $business } (üblicher Preis: { $price })
lcn-action-take-nothing = Hier nichts kaufen
lcn-action-search = Aus dem Stapel kaufen: { $kind }
lcn-action-snitch = Informant: einen geplanten Auftrag ansehen
lcn-action-renew = Informant: vier neue Karten für den Markt
lcn-action-spy = Spion: zwei geplante Aufträge ansehen
lcn-action-lawyer = { $business }: zwei geplante Aufträge ansehen
lcn-action-peek = { $man }
lcn-action-henchman = Handlanger für { $man }
lcn-action-saboteur = Saboteur gegen { $man }
lcn-action-machine-pistol = Maschinenpistole für { $man }
lcn-action-distraction = Ablenkung für { $man }
lcn-action-scheme = Intrigant: jetzt vordrängen
lcn-action-skip = Intrigant: übersprungen werden
lcn-action-execute = Ausführen: { $man }
lcn-action-execute-job = { $man } führt einen Auftrag aus – { $job }
lcn-action-execute-purchase = { $man } kauft für { $price }: { $business }
lcn-action-abandon = Verfallen lassen: { $man }
lcn-action-target = { $target }
lcn-action-reveal = Die Karte aufdecken
lcn-action-victim-man = { $man }
lcn-action-victim-business = { $business }
lcn-action-marker = Der Marker auf der Karte { $business }
lcn-action-stake = { $money }
lcn-action-reroll = Die { $die } neu werfen
lcn-action-stand = Die Würfel liegen lassen
lcn-action-rob = Raub mit { $man }
lcn-action-trap = Falle: { $man }
lcn-action-doc = Einen Notarzt schicken
lcn-action-shoot = Zurückschießen
lcn-action-launder = { $money }
lcn-action-recruit = { $man } für { $price }
lcn-action-drop-job = Ablegen – { $job }
lcn-action-drop-influence = Ablegen – { $card }
lcn-action-accept = Annehmen – { $offer }
lcn-action-refuse = Ablehnen – { $offer }
lcn-action-withdraw = Zurückziehen – { $offer }
lcn-action-offer = { $partner } anbieten: { $gives }; im Gegenzug: { $gets }
lcn-action-take-back = Den eigenen Marker von der Karte { $business } zurücknehmen
lcn-action-pledge = { $partner } versprechen: „{ $promise }“

lcn-outlook-hopeless = { $man } würfelt nur mit einem Würfel, und hier braucht es zwei Erfolge: Das kann nur ein Bluff sein.
lcn-outlook-odds = Chancen: kein Erfolg { $none } %, einer { $one } %, zwei oder mehr { $two } %.

## Der Tisch in Worten

lcn-view-round-draw = Runde { $round }, Ziehphase. { $start } ist Startspieler.
lcn-view-round-planning = Runde { $round }, Planungsphase: { $turn } ist am Zug. { $start } ist Startspieler.
lcn-view-round-action = Runde { $round }, Aktionsphase: { $turn } ist am Zug. { $start } ist Startspieler.
lcn-view-round-recruiting = Runde { $round }, Zahltag. { $start } ist Startspieler.
lcn-view-round-hand-limit = Runde { $round }, Zahltag. { $start } ist Startspieler.
lcn-view-round-over = Das Spiel ist nach Runde { $round } vorbei.
lcn-view-market = Markt: { $cards }. Noch im Stapel: { $stack }.
lcn-view-priced = { $business } { $price }
lcn-view-open-job = { $seat } hat einen Auftrag aufgedeckt. { $job }.
lcn-view-open-job-rolled = { $seat } hat einen Auftrag aufgedeckt. { $job }. Wurf: { $dice }.
lcn-view-family = { $seat }, { $family }: { $cash }{ $washed ->
    [yes] {" "}und { $laundered } gewaschen
   *[no] { "" }
}; Einkommen { $income }; Aufträge: { $jobs }, Einflusskarten: { $influence }{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
lcn-view-men = – { $men }
lcn-view-man = { $man }{ $active ->
    [yes] { "" }
   *[no] {" "}(für diese Runde außer Gefecht)
} { $task }{ $help ->
    [yes] , Stärke { $strength }, dazu { $cards }
   *[no] { "" }
}
lcn-view-businesses = – { $businesses }
lcn-view-business = { $business }{ $active ->
    [yes] { "" }
   *[no] {" "}(außer Gefecht)
}{ $marked ->
    [yes] {" "}[Marker: { $by }]
   *[no] { "" }
}
lcn-view-monopolies = – Monopole: { $monopolies }
lcn-view-trophies = – Getötet: { $men }
lcn-view-offer = Auf dem Tisch – { $offer }.
lcn-view-promise = { $by } hat { $to } versprochen: „{ $promise }“.
lcn-view-own-jobs = Deine Aufträge:
lcn-view-own-job = – { $job }
lcn-view-own-influence = Deine Einflusskarten: { $cards }

## Was passiert ist

lcn-event-game-started = { $start } ist Startspieler. Die Familien in Sitzreihenfolge: { $families }.
lcn-event-round-started = Runde { $round } beginnt. { $start } ist Startspieler.
lcn-event-jobs-drawn = { $seat } zieht { $count ->
    [one] einen Auftrag
   *[other] { $count } Aufträge
}.
lcn-event-jobs-received = Du ziehst: { $jobs }
lcn-event-answered = { $seat } hat sich entschieden.
lcn-event-objected = { $seat } hat nichts als Angriffe gezogen. Alle ziehen neu.
lcn-event-jobs-returned = { $seat } legt { $count ->
    [one] einen Auftrag
   *[other] { $count } Aufträge
} zurück.
lcn-event-influence-drawn = { $seat } zieht { $count ->
    [one] eine Einflusskarte
   *[other] { $count } Einflusskarten
}.
lcn-event-influence-received = Du ziehst: { $cards }
lcn-event-start-set-dealt = { $seat } bekommt: { $cards }.
lcn-event-influence-shuffled = { $count ->
    [one] Die einzige abgelegte Einflusskarte ist der neue Stapel.
   *[other] Die { $count } abgelegten Einflusskarten werden zu einem neuen Stapel gemischt.
}
lcn-event-market-filled = Neu im Markt: { $business }.
lcn-event-market-cleared = { $seat } lässt den Markt erneuern. Unter den Stapel: { $businesses }.
lcn-event-job-planned = { $seat } plant für { $man } einen Auftrag aus Runde { $round }.
lcn-event-job-chosen = Du planst „{ $job }“ für { $man }.
lcn-event-purchase-planned = { $seat } plant für { $man } einen Kauf-Auftrag: { $business }.
lcn-event-influence-played = { $seat } spielt eine Einflusskarte: { $card }.
lcn-event-influence-attached = { $seat } legt eine Karte auf { $man }: { $card }.
lcn-event-attachment-gone = Nicht mehr bei { $man }: { $card }.
lcn-event-lawyer-used = Der { $business } von { $seat } sieht sich um.
lcn-event-peeked = { $seat } sieht sich den Auftrag von { $man } an.
lcn-event-job-seen = Der Auftrag von { $man } ist „{ $job }“.
lcn-event-turn-started = { $stage ->
    [planning] { $seat } plant.
   *[action] { $seat } ist am Zug.
}
lcn-event-turn-brought-forward = { $seat } drängt sich vor.
lcn-event-turn-skipped = { $seat } wird übersprungen.
lcn-event-purchase-done = { $seat } kauft für { $price }: { $business }.
lcn-event-task-lost = { $abandoned ->
    [yes] { $seat } lässt den Auftrag von { $man } verfallen.
   *[no] Der Auftrag von { $man } ist verloren.
}
lcn-event-purchase-lost = { $abandoned ->
    [yes] { $seat } lässt einen Kauf-Auftrag verfallen: { $business }.
   *[no] Der Kauf-Auftrag von { $man } platzt. Unter den Stapel: { $business }.
}
lcn-event-attack-begun = { $seat } kündigt mit { $man } einen Angriff an.
lcn-event-target-named = { $seat } nimmt { $target } ins Visier, mit { $man }.
lcn-event-job-revealed = { $seat } deckt die Karte von { $man } auf – { $job }.
lcn-event-job-lapsed = „{ $job }“ verpufft.
lcn-event-man-aimed-at = Das Opfer ist { $man }.
lcn-event-business-aimed-at = Das Opfer: { $business }.
lcn-event-stake-placed = { $seat } setzt { $money } auf die Pferde.
lcn-event-dice-rolled = { $seat } würfelt { $dice } für { $man }, Zielzahl { $number }: { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
lcn-event-die-rerolled = Der { $business } von { $seat } wirft eine { $was } neu: { $now }.
lcn-event-paid = { $seat } bekommt { $money }.
lcn-event-lost = { $seat } verliert { $money }.
lcn-event-money-taken = { $source } zahlt an { $seat }: { $money }.
lcn-event-robbed = { $seat } raubt { $robbed } aus und erbeutet { $money }.
lcn-event-repelled = { $seat } wehrt den Angriff von { $attacker } ab.
lcn-event-shot-back = { $man } schießt zurück.
lcn-event-doc-used = { $lethal ->
    [yes] { $seat } schickt einen Notarzt: Das Opfer kommt durch.
   *[no] { $seat } schickt einen Notarzt: Es war nur ein Kratzer.
}
lcn-event-man-killed = { $man } von { $seat } ist tot. { $by } behält die Karte.
lcn-event-man-deactivated = { $man } von { $seat } ist für diese Runde außer Gefecht.
lcn-event-business-gone = { $seat } verliert ein Geschäft: { $business }.
lcn-event-business-deactivated = Bei { $seat } für diese Runde außer Gefecht: { $business }.
lcn-event-business-taken = Von { $source } zu { $seat } übergelaufen: { $business }.
lcn-event-business-bought = { $seat } kauft für { $price }: { $business }.
lcn-event-stack-shuffled = Der Business-Stapel wird gemischt.
lcn-event-laundered = { $seat } wäscht { $money }.
lcn-event-marker-placed = { $seat } legt einen Marker auf die Karte { $business }.
lcn-event-marker-returned = { $seat } bekommt einen Marker von der Karte { $business } zurück.
lcn-event-monopoly-taken = { $seat } hat das Monopol auf { $monopoly }.
lcn-event-monopoly-lost = { $seat } verliert das Monopol auf { $monopoly }.
lcn-event-income-paid = { $seat } hat ein Einkommen von { $money }.
lcn-event-bonus-paid = { $seat } bekommt { $money } { $bonus ->
    [business] als Geschäftsbonus
    [gangsters] für die meisten Gangster
   *[power] als Machtbonus
}.
lcn-event-laundered-doubled = { $seat } bekommt { $money } aus der Wäsche zurück.
lcn-event-recruited = { $seat } wirbt { $man } für { $price } an.
lcn-event-job-dropped = { $seat } legt einen Auftrag aus Runde { $round } ab.
lcn-event-influence-dropped = { $seat } legt eine Einflusskarte ab.
lcn-event-offer-made = { $offer }.
lcn-event-offer-refused = { $seat } lehnt das Angebot von { $proposer } ab.
lcn-event-offer-withdrawn = { $seat } zieht ein Angebot zurück.
lcn-event-offers-expired = Alle offenen Angebote sind verfallen.
lcn-event-deal-struck = Ein Deal! { $offer }.
lcn-event-promised = { $seat } verspricht { $to }: „{ $promise }“.
lcn-event-promise-settled = { $status ->
    [kept] { $seat } hat ein Versprechen an { $to } gehalten: „{ $promise }“.
    [broken] { $seat } hat ein Versprechen an { $to } gebrochen: „{ $promise }“.
   *[void] Das Versprechen von { $seat } an { $to } ist hinfällig: „{ $promise }“.
}
lcn-event-duel-rolled = Würfelduell zwischen { $seats }: { $dice }.
lcn-event-game-ended = { $shared ->
    [yes] Das Spiel ist vorbei. { $winners } teilen sich den Sieg.
   *[no] Das Spiel ist vorbei. { $winners } gewinnt.
}

## Warum nicht

lcn-refused-no-seat = Diesen Sitz gibt es an diesem Tisch nicht.
lcn-refused-over = Das Spiel ist vorbei.
lcn-refused-foreign-action = So etwas tut man an diesem Tisch nicht.
lcn-refused-not-asked = Im Moment fragt dich niemand.
lcn-refused-step = { $step ->
    [object] Entscheide erst über deine neuen Aufträge.
    [plan] Wähle erst einen Gangster für eine Aufgabe.
    [task] Gib diesem Gangster erst eine Aufgabe.
    [peek] Wähle erst einen Auftrag, den du dir ansiehst.
    [gap] Sag erst, ob du vor diesem Zug noch etwas tun willst.
    [planning-gap] Sag erst, ob du vor diesem Zug noch etwas tun willst.
    [last-call] Das ist der letzte Aufruf für Einflusskarten.
    [turn] Führe erst eine Aufgabe aus oder lass eine verfallen.
    [announced] Sag erst das Ziel an und deck die Karte auf.
    [victim] Nenne erst das Opfer.
    [markers] Wähle erst die Marker.
    [stake] Leg erst deinen Einsatz fest.
    [reroll] Entscheide erst über die Würfel.
    [robbery] Sag erst, ob du einen Raub wagst.
    [trap] Sag erst, ob du eine Falle zuschnappen lässt.
    [doc] Sag erst, ob du einen Notarzt schickst.
    [shoot-back] Sag erst, ob du zurückschießt.
    [launder] Sag erst, wie viel du wäschst.
    [buy] Entscheide erst über den Markt.
    [search] Entscheide erst, welches Geschäft du kaufst.
    [recruit] Entscheide erst, ob du jemanden anwirbst.
    [last-word] Sag erst, ob du noch etwas zu handeln hast.
    [before-reveal] Sag erst, ob du dir eine Karte ansehen willst.
    [choose-family] Wähle erst eine Familie.
   *[drop] Leg erst ab, was du zu viel hast.
}
lcn-refused-trade-locked = Der Handel ist jetzt gesperrt: Eine Karte ist aufgedeckt, oder es ist nicht die Zeit dafür.
lcn-refused-no-partner = Zu einem Deal gehört noch jemand an diesem Tisch.
lcn-refused-too-many-offers = Das reicht für diese Runde: höchstens { $most } Angebote.
lcn-refused-five-open-offers = Du hast schon { $most } offene Angebote.
lcn-refused-answers-nothing = Es gibt kein Angebot, auf das das eine Antwort wäre.
lcn-refused-empty-offer = Nichts gegen nichts ist kein Angebot.
lcn-refused-no-such-card = Diese Karte gibt es nicht.
lcn-refused-not-owned = Über diese Karte kann { $seat } nicht verfügen: { $business }.
lcn-refused-odd-money = Geld wechselt hier nur in vollen Tausendern den Besitzer.
lcn-refused-no-money = { $seat } hat nur { $cash }.
lcn-refused-not-his-man = { $man } ist kein Gangster, den { $seat } hergeben kann.
lcn-refused-man-has-task = { $man } hat eine Aufgabe und kann nicht den Besitzer wechseln.
lcn-refused-deactivated = Die Karte { $business } ist für diese Runde außer Gefecht: Darauf kann niemand einen Marker legen.
lcn-refused-own-marker = Wer die Karte { $business } bekommt, braucht darauf keinen Marker.
lcn-refused-no-marker-there = { $seat } hat keinen Marker auf der Karte { $business }.
lcn-refused-no-marker-left = { $seat } bräuchte mehr als { $most } Marker.
lcn-refused-too-many-promises = So viele Versprechen auf einmal glaubt niemand.
lcn-refused-odd-promise = Dieses Versprechen ist nicht vollständig: Zu Geld gehört ein Betrag in vollen Tausendern, zu Worten gehören Worte.
lcn-refused-no-such-offer = Ein solches Angebot gibt es für dich nicht.
lcn-refused-task-to-give = Du hast noch einen Gangster ohne Aufgabe.
lcn-refused-task-to-do = Du musst eine deiner Aufgaben ausführen oder verfallen lassen.
lcn-refused-not-only-attacks = Nicht alle deine neuen Aufträge sind Angriffe.
lcn-refused-not-your-man = { $man } gehört nicht zu deinen Gangstern.
lcn-refused-has-a-task = { $man } hat schon eine Aufgabe.
lcn-refused-no-card-for-him = Du hast keinen Auftrag, und der Markt ist leer.
lcn-refused-not-in-hand = Diesen Auftrag hast du nicht.
lcn-refused-empty-slot = An dieser Stelle des Markts liegt keine Karte.
lcn-refused-only-in-action = Ein Intrigant ist für die Aktionsphase.
lcn-refused-nothing-to-see = Bei { $man } gibt es nichts Neues zu sehen.
lcn-refused-nothing-planned = Niemand sonst hat einen geplanten Auftrag, den du nicht kennst.
lcn-refused-no-task = { $man } hat keine Aufgabe.
lcn-refused-too-dear = Das kostet { $price }, und du hast { $cash }.
lcn-refused-only-in-reaction = Raub und Falle führst du nur als Reaktion auf andere aus.
lcn-refused-no-victim-anywhere = Niemand hat etwas, das dieser Angriff treffen könnte.
lcn-refused-name-target-first = Sag erst an, wem der Angriff gilt.
lcn-refused-named-already = Diese Person hast du schon angesagt.
lcn-refused-not-a-target = Ein Angriff gilt immer jemand anderem.
lcn-refused-no-victim = { $target } hat nichts, was dieser Angriff treffen könnte.
lcn-refused-not-a-victim = Das Opfer muss { $aim } der angesagten Person sein.
lcn-refused-not-planned-there = { $man } trägt nicht die richtige Karte.
lcn-refused-brought-forward = Du hast dich gerade vorgedrängt: Jetzt musst du auch handeln.
lcn-refused-cannot-scheme = Zum Vordrängen brauchst du eine Aufgabe, und es geht vor jedem Zug nur einmal.
lcn-refused-not-to-be-had = { $kind }: nicht im Stapel oder zu teuer für dich.
lcn-refused-not-under-your-boss = { $man } wartet nicht unter deiner Bosskarte.
lcn-refused-not-too-many = Davon hast du nicht zu viele.
lcn-refused-stake-too-high = Du kannst höchstens { $most } setzen.
lcn-refused-too-much-to-launder = Du kannst jetzt höchstens { $most } waschen.
lcn-refused-no-such-die = Diesen Würfel gibt es nicht.
lcn-refused-no-marker-for = Du hast dort keinen Marker, den du für { $kind } nehmen kannst.
lcn-refused-no-such-influence = Diese Karte hast du nicht auf der Hand: { $card }.
lcn-refused-no-idle-lawyer = Das ist kein Anwalt von dir, den du in dieser Runde noch einsetzen kannst.
lcn-refused-not-the-time = Nicht jetzt: Diese Karte hat ihren eigenen Moment.
lcn-refused-man-not-there = { $man } ist nicht am Tisch.
lcn-refused-second-card = { $man } hat diese Karte schon: { $card }.
lcn-refused-opponents-only = Nur für Gangster von Mitspielern: { $card }.

## Feste Antworten

lcn-order-keep-jobs = Gezogene Aufträge behalten, auch wenn es lauter Angriffe sind
lcn-order-pass-before-plans = Bevor andere planen: keine Karte spielen
lcn-order-pass-when-planned = Sobald alle deine Gangster eine Aufgabe haben: keine Einflusskarten mehr spielen
lcn-order-pass-last-call = Beim letzten Aufruf: keine Karte spielen
lcn-order-pass-before-turns = Bevor andere handeln: kein Intrigant und keine andere Karte
lcn-order-pass-robberies = Niemanden ausrauben
lcn-order-pass-traps = Keine Falle, wer auch angreift
lcn-order-pass-docs = Kein Notarzt, wen es auch trifft

## Das letzte Wort, Zahltag, Familien und Drohungen (LCN-E89 bis LCN-E95)

lcn-option-families-choose = reihum gewählt
lcn-option-families-first-game = reihum gewählt, Gelb, Grün und Rot sind dabei
lcn-option-threats = Ein angekündigter Angriff
lcn-option-threats-open = kann ein Bluff sein und lässt sich bis zum Aufdecken zurücknehmen
lcn-option-threats-binding = ist ein Angriff und wird ausgeführt oder aufgegeben
lcn-family-none = noch keine Familie
lcn-ask-choose-family = Welche Familie nimmst du? In einer ersten Partie sollten Gelb (Blundetto), Grün (DiMaggio) und Rot (Calmuti) dabei sein.
lcn-ask-last-word = Die letzte Aufgabe ist erledigt. Gibt es vor dem Abrechnen noch etwas zu begleichen oder zu handeln?
lcn-ask-gap-reveal = { $seat } hat einen Angriff angekündigt und noch nicht aufgedeckt: Willst du dir eine Karte ansehen?
lcn-action-family = { $family }, mit { $businesses }
lcn-action-threaten = Angriff ankündigen: { $man }
lcn-action-spare = Es bei der Drohung belassen und eine andere Aufgabe wählen
lcn-action-pass-last-word = Nichts mehr
lcn-action-pass-before-reveal = Nein
lcn-action-pass-markers = Die eigene Karte statt eines Markers nehmen
lcn-view-round-families = Die Familien werden gewählt. { $start } ist Startspieler.
lcn-view-round-last-word = Runde { $round }, das letzte Wort vor dem Zahltag. { $start } ist Startspieler.
lcn-view-used = – In dieser Runde benutzt: { $businesses }
lcn-view-recruits = – Unter dem Boss: { $men }
lcn-view-free-markers = – Freie Marker: { $count }
lcn-view-promise-settled = { $status ->
    [kept] Gehalten: { $by } hatte { $to } versprochen: „{ $promise }“.
    [broken] Gebrochen: { $by } hatte { $to } versprochen: „{ $promise }“.
   *[void] Hinfällig: { $by } hatte { $to } versprochen: „{ $promise }“.
}
lcn-event-game-started-choosing = { $start } ist Startspieler und wählt als Erster eine Familie.
lcn-event-family-chosen = { $seat } nimmt die Familie { $family }, mit { $businesses }.
lcn-event-attack-spared = { $seat } belässt es mit { $man } bei der Drohung und wählt neu.
lcn-refused-closed-business = Die Karte { $business } ist für diese Runde außer Gefecht und kann nicht den Besitzer wechseln.
lcn-refused-man-out = { $man } ist für diese Runde außer Gefecht und kann nicht den Besitzer wechseln.
lcn-refused-marker-needed = Deine eigenen Karten reichen nicht: Wähle einen Marker, der als { $kind } dient.
lcn-refused-announcing-proves = An diesem Tisch kann nur ein Angriff angekündigt werden.
lcn-refused-nothing-to-hide = { $man } hat keinen verdeckten Auftrag zum Bluffen; einen Angriff kündigst du an, indem du ihn ausführst.
lcn-refused-go-through-with-it = An diesem Tisch wird ein angekündigter Angriff ausgeführt oder aufgegeben.
lcn-refused-spared-already = Du hast in diesem Zug schon einen Angriff zurückgenommen.
lcn-refused-family-taken = Die Familie { $family } hat schon jemand anders.
lcn-refused-first-families = Gelb, Grün und Rot müssen dabei sein: Wähle eine von diesen.
lcn-order-pass-before-reveals = Bevor ein angekündigter Angriff aufgedeckt wird: nichts ansehen
lcn-order-no-last-word = Am Ende einer Runde: nichts mehr handeln
lcn-order-recruit-nobody = Am Zahltag: niemanden anwerben

## Gegenangebote

lcn-counter-offer = { $proposer } macht { $partner } ein Gegenangebot: { $gives }; im Gegenzug: { $gets } (statt { $gave }; im Gegenzug: { $got })

## Was auf den Karten steht

lcn-call-pimp = Zuhälter
lcn-call-drug-dealer = Dealer
lcn-call-loan-shark = Verleiher
lcn-call-lawyer = Anwalt
lcn-call-politician = Politiker
lcn-call-cop = Polizist
lcn-call-garage = Werkstatt
lcn-call-building-firm = Bau
lcn-call-waste-company = Abfall
lcn-call-night-club = Club
lcn-call-casino = Casino
lcn-ability-lawyer = Einmal pro Runde: Sieh dir zwei geplante Aufträge anderer an
lcn-ability-politician = Eine Einflusskarte mehr in der Ziehphase
lcn-ability-cop = Einmal pro Runde: Wirf einen Würfel eines Cash Jobs neu
lcn-influence-does-snitch = Sieh dir einen geplanten Auftrag an, oder lass vier neue Karten auf den Markt legen
lcn-influence-does-spy = Sieh dir zwei geplante Aufträge an
lcn-influence-does-emergency-doc = Wer sterben würde, ist nur für diese Runde außer Gefecht; wer außer Gefecht wäre, bleibt unversehrt
lcn-influence-does-henchman = Auf einen beliebigen Gangster: Die Zielzahl seines Auftrags sinkt um 1
lcn-influence-does-saboteur = Auf einen gegnerischen Gangster: Die Zielzahl seines Auftrags steigt um 1
lcn-influence-does-machine-pistol = Auf einen beliebigen Gangster: Stärke um 1 höher bis zum Ende der Runde
lcn-influence-does-distraction = Auf einen gegnerischen Gangster: Stärke um 1 niedriger bis zum Ende der Runde
lcn-influence-does-schemer = Dräng dich vor dem Zug eines anderen vor, oder lass dich überspringen
lcn-does-nothing = Nichts geschieht
lcn-does-pays = Du bekommst { $money }
lcn-does-pays-bank = Der Mitspieler zahlt der Bank { $money }
lcn-does-pays-you = Der Mitspieler zahlt dir { $money }
lcn-does-closes-businessman = Der Geschäftsmann ist für diese Runde außer Gefecht
lcn-does-kills-businessman = Der Geschäftsmann wird getötet
lcn-does-wins-businessman = Der Geschäftsmann arbeitet von nun an für dich
lcn-does-closes-company = Die Firma ist für diese Runde außer Gefecht
lcn-does-destroys-company = Die Firma wird zerstört
lcn-does-kills-gangster = Der Gangster wird getötet
lcn-does-stops-gangster = Der Gangster ist für diese Runde außer Gefecht
lcn-does-may-shoot-back = Der Gangster darf zurückschießen
lcn-does-takes-all = Der ganze Gewinn gehört dir
lcn-does-takes-half = Die Hälfte des Gewinns gehört dir
lcn-does-repels = Der Angriff ist abgewehrt
lcn-does-repels-and-kills = Der Angriff ist abgewehrt, und der Angreifer wird getötet
lcn-does-half-price = Du darfst eine Karte vom Markt zum halben Preis kaufen
lcn-does-market-cheaper = Du darfst eine Karte vom Markt { $money } billiger kaufen
lcn-does-any-cheaper = Du darfst ein beliebiges Geschäft { $money } billiger kaufen
lcn-does-any-business = Du darfst ein beliebiges Geschäft zum üblichen Preis kaufen
lcn-does-launders = Du darfst bis zu { $money } unter deine Bosskarte legen
lcn-does-presents = Alle schenken dir { $money }
lcn-does-doubles = Du bekommst deinen Einsatz verdoppelt zurück
lcn-does-loses-stake = Dein Einsatz ist weg

## Where money came from, and where it went

lcn-minus = −{ $money }
lcn-source-start = { $money } zu Beginn
lcn-source-businesses = { $money } aus Geschäften
lcn-source-monopolies = { $money } aus Monopolen
lcn-source-business-bonus = { $money } als Geschäftsbonus
lcn-source-cash-jobs = { $money } aus Cash Jobs
lcn-source-robberies = { $money } durch Raubüberfälle
lcn-source-thefts = { $money } anderen abgenommen
lcn-source-presents = { $money } als Geschenk
lcn-source-horses = { $money } mit Pferden
lcn-source-deals = { $money } aus Deals
lcn-source-purchases = { $money } für gekaufte Geschäfte
lcn-source-recruits = { $money } für Angeworbene
lcn-source-stolen = { $money } von anderen abgenommen
lcn-source-damage = { $money } durch Schäden
lcn-source-presents-given = { $money } verschenkt
lcn-source-bets-lost = { $money } an verlorenen Wetten
lcn-source-deals-paid = { $money } in Deals gezahlt
lcn-source-laundered = { $money } in die Wäsche gegeben
lcn-source-final-businesses = { $money } aus Geschäften bei der Schlussabrechnung
lcn-source-final-monopolies = { $money } aus Monopolen bei der Schlussabrechnung
lcn-source-final-business-bonus = { $money } als Geschäftsbonus bei der Schlussabrechnung
lcn-source-most-gangsters = { $money } für die meisten Gangster
lcn-source-power = { $money } als Machtbonus
lcn-source-laundry = { $money } aus der Wäsche zurück

## Dasselbe in wenigen Buchstaben, für ein Telefon

lcn-ask-object-brief = Deine Aufträge. Alle neu ziehen?
lcn-ask-plan-brief = Planung: Wähle einen Gangster.
lcn-ask-plan-cards-brief = Spielst du noch Einflusskarten?
lcn-ask-peek-brief = Wessen Auftrag siehst du dir an?
lcn-ask-gap-planning-brief = Spielst du vorher eine Karte?
lcn-ask-gap-action-brief = Drängst du dich vor?
lcn-ask-last-call-brief = Letzter Aufruf: Einflusskarten.
lcn-ask-turn-brief = Aufgabe ausführen oder verfallen lassen?
lcn-ask-target-brief = Wem gilt der Angriff?
lcn-ask-reveal-brief = Letzte Worte? Dann aufdecken.
lcn-ask-markers-brief = Welchen Marker nimmst du?
lcn-ask-reroll-brief = Polizist: Welchen Würfel neu?
lcn-ask-robbery-brief = Wagst du einen Raub?
lcn-ask-trap-brief = Man greift dich an. Eine Falle?
lcn-ask-doc-brief = Schickst du einen Notarzt?
lcn-ask-shoot-back-brief = Daneben. Schießt du zurück?
lcn-ask-search-brief = Welches Geschäft kaufst du?
lcn-ask-drop-brief = Zu viele Karten: Welche kommt weg?
lcn-ask-choose-family-brief = Welche Familie nimmst du?
lcn-ask-last-word-brief = Noch etwas zu begleichen?
lcn-ask-gap-reveal-brief = Siehst du dir eine Karte an?
