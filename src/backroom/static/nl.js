var e=Object.values(Object.assign({"../../../../src/backroom/words/nl/bots.ftl":`# Bots: waarom ze doen wat ze doen.

bots-no-reason = Het is een van de dingen die je mag doen.
`,"../../../../src/backroom/words/nl/bots_capo_della_mafia.ftl":`### Capo della Mafia: waarom een bot het zou doen

bots-cap-lay-honest = Je vervult de opdracht met deze kaarten en houdt { $spare ->
    [one] een ster
   *[other] { $spare } sterren
} over: wie je verdenkt, verliest respect.
bots-cap-lay-tight = Je vervult de opdracht met deze kaarten, zonder een ster over te houden: alleen een Little Tony kan het nog bederven.
bots-cap-lay-bluff = Je kunt deze opdracht niet vervullen, dus bluf je met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} en houd je de betere.
bots-cap-lay-bluff-refill = Je kunt deze opdracht niet vervullen, dus bluf je met kaarten die je kunt missen en trek je een nieuwe hand.
bots-cap-lay-bluff-saving = Je zou deze opdracht kunnen vervullen, maar je goede kaarten zijn later meer waard, en deze bluf kan best geloofd worden.
bots-cap-show-honest = Je hebt de opdracht vervuld, en dat mag je best laten zien: wie zo speelt, is in { $chance } van de 100 gevallen eerlijk.
bots-cap-show-bait = Je hebt de opdracht vervuld, maar zo ziet het er niet uit: wie zo speelt, is maar in { $chance } van de 100 gevallen eerlijk, en wie erin trapt, verliest respect.
bots-cap-show-bluff = Je bluft, en dit ziet er het eerlijkst uit: wie zo speelt, is in { $chance } van de 100 gevallen eerlijk.
bots-cap-show-bluff-mixed = Je bluft, en wie zo speelt, is in { $chance } van de 100 gevallen eerlijk; als je altijd het mooiste liet zien, had men je snel door.
bots-cap-suspect = Je zou bij { $suspect } in { $chance } van de 100 gevallen gelijk hebben.
bots-cap-suspect-played-on = Je hebt weinig tegen { $suspect }; maar als je in je hoofd verder speelt, levert die vinger meer op dan hij kost.
bots-cap-suspect-sure = Je ziet dat { $suspect } de opdracht niet vervuld kan hebben, wat er ook gedekt ligt.
bots-cap-suspect-revenge = Je bent al eens door { $suspect } verdacht, en je zou in { $chance } van de 100 gevallen gelijk hebben.
bots-cap-suspect-nobody = Je zou zelfs bij { $suspect }, de verdachtste van allemaal, maar in { $chance } van de 100 gevallen gelijk hebben: dat is het risico niet waard.
bots-cap-claim = Je krijgt extra respect voor Giulia; haar verbergen levert niets op.
bots-cap-claim-nothing = Je hebt geen Giulia om open te draaien, of je houdt haar liever verborgen.
`,"../../../../src/backroom/words/nl/bots_counterfeiters.ftl":`### Counterfeiters: waarom een bot iets zou doen, als raad aan wie daar zit

bots-cft-buy-printer = Je drukt de rest van het spel meer: { $count } biljetten per keer.
bots-cft-buy-component = Je drukt voortaan { $stars }: helers betalen er meer voor en supermarkten nemen ze langer aan.
bots-cft-buy-diner = Je krijgt aan het eind van elke ronde { $money } voor een vals biljet, zonder dat het een handlanger kost.
bots-cft-buy-jet = Je vliegt voortaan gratis, dus vindt de Godfather minder contant geld bij je.
bots-cft-buy-lawyer = Je hebt nog een actie als het spel voor de anderen voorbij is.
bots-cft-buy-ticket = Je betaalt nu { $price } en krijgt aan het eind { $money }; aan een lot kan de Godfather niet komen.
bots-cft-buy-away = Je hebt deze kaart niet nodig, maar zo krijgt niemand anders hem.
bots-cft-print = Je krijgt { $count } × { $stars }; van valse biljetten blijft de Godfather af.
bots-cft-supermarket = Je krijgt { $money } per biljet: dat betaalt geen heler.
bots-cft-receiver = Je raakt tot { $most } biljetten in één keer kwijt, en straks is er misschien geen heler meer vrij.
bots-cft-tax-fraud = Je krijgt zomaar { $money }, en geen ander veld is je nu meer waard.
bots-cft-tax-fraud-first = Je krijgt zomaar { $money }, en je begint de volgende ronde.
bots-cft-fly = Je zou { $money } aan de Godfather kwijtraken, die { $steps ->
    [one] bij de volgende politiepet
   *[other] na nog { $steps } politiepetten
} komt.
bots-cft-fly-back = Je hebt contant geld nodig voor de zwarte markt.
bots-cft-godfather-now = Je haalt de Godfather er op een goed moment bij: je tegenstanders verliezen naar verwachting meer dan jij.
bots-cft-end-now = Je maakt op een goed moment een einde aan het spel: je tegenstanders verliezen daar naar verwachting meer door dan jij.
bots-cft-pass = Je wint meer door te wachten dan op welk vrij veld ook; en passen brengt de politie niet in beweging.
bots-cft-done = Je hebt hier niets meer te winnen.
bots-cft-deposit = Je zet alles, { $money }, op een plek waar de Godfather er niet bij kan.
bots-cft-deposit-part = Je zet { $money } op een plek waar de Godfather er niet bij kan, en houdt { $left } over voor de zwarte markt.
bots-cft-withdraw = Je haalt { $money } terug, want op de zwarte markt telt alleen contant geld.
bots-cft-sell-all = Je krijgt { $money } en houdt geen valse biljetten over.
bots-cft-sell-some = Je krijgt { $money }; { $kept ->
    [one] het andere biljet is
   *[other] de andere { $kept } biljetten zijn
} je later meer waard.
bots-cft-lawyer = Je laat je advocaat deze handlanger nog een keer op pad sturen.
bots-cft-dine = Je geeft de diner wat elders het minst opbrengt: daar krijg je voor elk biljet evenveel.
`,"../../../../src/backroom/words/nl/bots_la_cosa_nostra.ftl":`### La Cosa Nostra: waarom een bot iets zou doen, als raad aan wie daar zit

bots-lcn-pick-purchase = Je laat { $man } de kaart { $business } kopen voordat een ander die van de markt haalt.
bots-lcn-pick-job = Je hebt aan { $man } de beste man voor ‘{ $job }’.
bots-lcn-pick-man = Je hebt verschillende goede taken voor { $man }: begin met hem en vergelijk ze dan.
bots-lcn-job-cash = Je hebt alles wat ervoor nodig is: { $chance }% kans op succes, en tot { $money }.
bots-lcn-job-lacking = { $count ->
    [one] Je mist er nog één zaak voor; die kun je op tijd kopen of lenen.
   *[other] Je mist er nog { $count } zaken voor; die kun je op tijd kopen of lenen.
}
bots-lcn-job-attack = Je treft { $seat } waar het het meeste pijn doet en jou het meeste helpt.
bots-lcn-job-attack-open = Je hebt er een aanval mee achter de hand; wie die treft, beslis je als je ziet wie voorop ligt.
bots-lcn-job-robbery = Je wacht ermee op een grote geldklus van een ander en pakt de winst.
bots-lcn-job-trap = Je bent er veilig mee voor aanvallen, of iemand krijgt er tenminste spijt van.
bots-lcn-job-laundering = Je telt wat je witwast aan het eind dubbel, en niemand kan het stelen.
bots-lcn-job-other = Je wint hier meer mee dan met al het andere wat hij kan doen.
bots-lcn-job-nothing = Je hebt niets beters voor hem; gedekt maakt het misschien nog iemand bang.
bots-lcn-buy-cheap = Je betaalt { $price } voor de kaart { $business } en haalt er tot het einde ongeveer { $money } uit.
bots-lcn-buy-for-job = Je hebt een { $business } nodig voor een klus in je hand.
bots-lcn-henchman = Je maakt zijn klus makkelijker, en die is dat waard.
bots-lcn-machine-pistol = Je geeft hem een extra dobbelsteen voor een klus die het waard is.
bots-lcn-saboteur = Je bederft de klus van een rivaal zolang het kan.
bots-lcn-distraction = Je neemt een man van een rivaal een dobbelsteen af zolang het kan.
bots-lcn-look = Je komt te weten wat er tegen je gepland is.
bots-lcn-renew = Je vindt niets van je gading op de markt, dus andere kaarten kunnen alleen maar beter zijn.
bots-lcn-scheme = Je slaat toe voordat iemand het kan bederven.
bots-lcn-skip = Je houdt je Beroving of Hinderlaag nog even paraat.
bots-lcn-abandon = Je hebt taken die meer waard zijn; deze levert nu niets op.
bots-lcn-target = Je wint het meest als je { $seat } ermee treft.
bots-lcn-target-leader = Je moet { $seat } tegenhouden: niemand is dichter bij de winst.
bots-lcn-reveal = Je hebt het juiste doelwit; wachten lokt alleen gepraat uit.
bots-lcn-victim-man = Je verzwakt die familie het meest, en wint zelf het meest, met { $man } als slachtoffer.
bots-lcn-victim-business = Je treft een zaak die nog { $money } zou opbrengen: { $business }.
bots-lcn-marker = Je gebruikt een fiche dat je ergens anders niet nodig hebt.
bots-lcn-reroll = Je hebt niets te verliezen als je een mislukte dobbelsteen opnieuw gooit.
bots-lcn-stand = Je kunt het niet beter treffen dan met deze worp.
bots-lcn-rob = Je vindt niet gauw een betere buit dan { $money }.
bots-lcn-trap = Je kunt dit nu afweren, en misschien ben je de aanvaller kwijt.
bots-lcn-doc = Je zou aan hem meer verliezen dan de kaart waard is.
bots-lcn-shoot = Je hebt niets te verliezen door terug te schieten.
bots-lcn-launder = Je telt { $money } aan het eind dubbel, en niemand kan het je afnemen.
bots-lcn-stake = Je wint vaker dan je verliest, dus zet { $money } in.
bots-lcn-no-stake = Je zou te vaak verliezen om iets in te zetten.
bots-lcn-take = Je krijgt het voor minder dan het je oplevert.
bots-lcn-recruit = Je hebt met { $man } elke ronde een taak meer, en kans op de bonus voor de meeste gangsters.
bots-lcn-no-recruit = Je haalt elders meer uit je geld dan uit nog een gangster.
bots-lcn-drop = Je hebt deze kaart het minst nodig.
bots-lcn-keep = Je kunt deze klussen gebruiken.
bots-lcn-object = Je hebt liever welke andere klussen dan ook dan deze aanvallen.
bots-lcn-pass = Je bewaart wat je hebt voor een beter moment.
bots-lcn-accept = Je haalt meer uit deze deal dan je erin stopt.
bots-lcn-accept-money = Je krijgt { $money } voor iets wat je minder kost.
bots-lcn-accept-word = Je kunt tot nu toe op { $seat } rekenen, en vrede is iets waard.
bots-lcn-refuse-price = Je zou { $seat } meer geven dan je krijgt.
bots-lcn-refuse-leader = Je moet { $seat } niet helpen: niemand is dichter bij de winst.
bots-lcn-refuse-word = Je hebt { $seat } beloften zien breken.
bots-lcn-refuse-promise = Je kunt niet op die belofte rekenen: { $seat } kan die misschien niet houden, of is beter af zonder.
bots-lcn-offer-marker = Je betaalt { $price } voor een fiche op de kaart { $business }, en een klus van ongeveer { $money } wordt mogelijk.
bots-lcn-offer-peace = Je hebt in een gevecht met { $seat } meer te verliezen dan te winnen.
bots-lcn-offer-business = Je betaalt { $price } voor de kaart { $business }: voor jou is die meer waard dan voor wie hem heeft, want er hangt een klus of een monopolie van af.
bots-lcn-offer-sale = Je kunt het geld beter gebruiken dan de zaak.
bots-lcn-deal-other = Je verliest er niets mee.
bots-lcn-counter-more = Je vraagt { $seat } in plaats daarvan { $money }: zoveel is het die speler wel waard.
bots-lcn-counter-less = Je biedt { $seat } in plaats daarvan { $money }: meer is het niet waard.
bots-lcn-buy-peace = Je betaalt { $seat } { $money } om met rust gelaten te worden; een aanval zou je meer kosten.
bots-lcn-extort = Je kunt { $seat } met een dreigement { $money } afpersen, en je woord houden kost je weinig.
bots-lcn-borrow = Je leent { $money } van { $seat }, anders gaat een geplande aankoop verloren.
bots-lcn-repay = Je betaalt { $seat } de { $money } die je schuldig bent: je woord moet iets waard zijn.
bots-lcn-threaten = Je jaagt iemand schrik aan met een klus die helemaal geen aanval is.
bots-lcn-spare = Je hebt gekregen wat het dreigement waard was; de man kan iets anders doen.
bots-lcn-family = Je kunt met elk van deze families winnen.

### Wat een bot tegen de hele tafel zegt als hij een voorstel afwijst

bots-lcn-aloud-broken = Ik vertrouw je woord niet, { $seat }: je hebt { $count ->
    [one] één belofte
   *[other] { $count } beloften
} gebroken.
bots-lcn-aloud-attacked = Na wat je mijn familie hebt aangedaan, { $seat }? Nee.
bots-lcn-aloud-promise = Woorden kosten niets, { $seat }: laat me geld zien.
bots-lcn-aloud-needs-money = Ik heb mijn geld nu zelf nodig, { $seat }.
bots-lcn-aloud-no-fear = Voor die prijs ben ik niet bang voor je, { $seat }.
bots-lcn-aloud-leader = Dat zou jou alleen maar helpen winnen, { $seat }.
bots-lcn-aloud-too-little = Te weinig voor mijn { $business }, { $seat }.
bots-lcn-aloud-no = Daar zit voor mij te weinig in, { $seat }.
`,"../../../../src/backroom/words/nl/bots_maffiosi.ftl":`### Maffiosi: waarom een bot het zou doen

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
`,"../../../../src/backroom/words/nl/calls.ftl":`### Hoe het huis mensen terugroept. Niets verborgens mag hier staan.

call-turn = Je bent aan de beurt: { $table }
call-turn-text = { $game }: de tafel wacht op je.
call-match = Je tafel is klaar: { $game }
call-match-text = Iedereen zit. De kaarten zijn gedeeld.
call-invited = { $host } houdt een stoel voor je vrij
call-invited-text = { $game }: schuif aan wanneer je wilt.
call-leave = Roep me niet meer
call-mail-leave = Je krijgt dit omdat je geroepen wilde worden. Eén klik en het stopt: { $link }
call-confirm = Mag Backroom je schrijven?
call-confirm-text = Iemand, hopelijk jij, wil per e-mail horen wanneer het zijn beurt is bij Backroom. Klopt dat, volg dan deze link: { $link }

    Zo niet, doe dan niets: je hoort er niet meer van.
call-hook-turn = { $game }, { $table }: { $names } is aan de beurt.
call-hook-over = { $game }, { $table }: de partij is uit.
call-calendar = Backroom: mijn beurten
`,"../../../../src/backroom/words/nl/capo_della_mafia.ftl":`### Capo della Mafia

cap-maffioso = { $name } ({ $symbols }, { $stars })
cap-mission = { $name } ({ $symbols }, { $stars ->
    [0] geen sterren
    [one] hoogstens { $stars } ster
   *[other] hoogstens { $stars } sterren
})
cap-newspaper = ‘{ $name }’

## Symbolen en sterren, die nooit letters zijn

cap-symbol-intimidation = intimidatie
cap-symbol-bribing = omkoping
cap-symbol-smuggling = smokkel
cap-symbol-any = een symbool naar keuze
cap-symbol-alike = { $count ->
    [1] een symbool naar keuze
   *[other] { $count } gelijke symbolen naar keuze
}
cap-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
}
cap-no-symbol = geen symbool
cap-stars = { $count ->
    [0] geen sterren
    [one] { $count } ster
   *[other] { $count } sterren
}
cap-stars-off = { $count ->
    [one] haalt { $count } ster weg
   *[other] haalt { $count } sterren weg
}

## Opties

cap-option-deck = Deck
cap-option-deck-milder = milder: met de meeste handen kun je de opdracht eerlijk vervullen
cap-option-deck-main = gewoon: moeilijker, meer gebluf
cap-option-first-game = Eerste potje
cap-option-first-game-off = het hele spel, tot 15 respect
cap-option-first-game-on = zonder Little Tony, zonder gebeurtenissen, tot 10 respect
cap-option-envelope = Envelop
cap-option-envelope-next = de achterkant die nu boven op de opdrachtstapel ligt, telt
cap-option-envelope-turned = de achterkant van de net omgedraaide opdracht telt
cap-option-giulia = Giulia Napoli
cap-option-giulia-ask = wie haar speelt, mag haar opendraaien voor het extra respect
cap-option-giulia-auto = ze gaat altijd open voor het extra respect

## Wat er gevraagd wordt

cap-ask-lay = Wie gaat er op pad? Leg minstens één en hoogstens al je { $held } kaarten gedekt neer voor { $mission }. Niemand krijgt ze te zien voordat iedereen heeft gekozen.
cap-ask-turn-up = Iets laten zien: draai { $count } van je { $laid } gespeelde kaarten open.
cap-ask-suspect = 3 – 2 – 1 – 0: richt je pistool op iemand die de opdracht niet vervuld kan hebben, of op niemand.
cap-ask-claim = { $giulia ->
    [yes] Niemand verdenkt je. Draai Giulia open voor het extra respect, of laat je kaarten gedekt liggen.
   *[no] Niemand verdenkt je. Je hebt geen gedekte Giulia, maar iedereen die haar zou kunnen hebben krijgt deze vraag: zo verraadt niemand iets.
}
cap-ask-wait = Je hebt gekozen. De rest denkt nog na.
cap-ask-over = Het spel is afgelopen.

## Acties

cap-action-lay = { $picked } spelen
cap-action-turn-up = { $picked } opendraaien
cap-action-suspect = { $suspect } verdenken
cap-action-suspect-nobody = Niemand verdenken
cap-action-claim = { $count ->
    [0] Je kaarten gedekt laten liggen
   *[other] { $picked } opendraaien voor het extra respect
}

## Wat je vóór je keuze mag weten

cap-outlook = { $passes ->
    [yes] Eerlijk werk: { $symbols }; { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    } (hoogstens { $limit }).
   *[no] Bluf: { $missing ->
        [0] genoeg symbolen
        [one] { $missing } symbool te weinig
       *[other] { $missing } symbolen te weinig
    }, { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    } (hoogstens { $limit }).
}
cap-outlook-tony = Als een Little Tony doorslaat: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} (hoogstens { $limit }), { $passes ->
    [yes] nog steeds goed
   *[no] en dan val je door de mand
}.

## De tafel in woorden

cap-view-round = Ronde { $round }, tot { $target } respect. { $counter } telt af.
cap-view-mission = Opdracht: { $mission }. Deze ronde { $limit ->
    [0] zijn geen sterren toegestaan
    [one] is hoogstens { $limit } ster toegestaan
   *[other] zijn hoogstens { $limit } sterren toegestaan
}.
cap-view-newspaper = Gebeurtenis { $newspaper }: { $effect }
cap-view-envelope = { $envelope ->
    [yes] Op de achterkant van de volgende opdracht staat een envelop.
   *[no] Op de achterkant van de volgende opdracht staat geen envelop.
}
cap-view-player = { $seat }: { $respect } respect, { $hand ->
    [one] { $hand } kaart in de hand
   *[other] { $hand } kaarten in de hand
}, { $laid }{ $state ->
    [jailed] , in de gevangenis
    [suspected] , verdacht
   *[free] { "" }
}{ $asked ->
    [yes] {" "}(kiest nog)
   *[no] { "" }
}
cap-view-laid-by = { $face_down ->
    [0] { $face_up } op tafel, alles open
   *[other] { $face_up } open en { $face_down } gedekt op tafel
}
cap-view-laid-by-hidden = { $face_down } gedekt op tafel
cap-view-laid-nothing = niets op tafel
cap-view-hand = In je hand: { $cards }
cap-view-laid = Je hebt gespeeld: { $cards }
cap-view-piles = Trekstapel: { $pile }, aflegstapel: { $discards }.

## Wat er gebeurd is

cap-event-cards-received = { $seat } krijgt { $cards }.
cap-event-mission-turned = Ronde { $round }: { $mission }. { $counter } telt af.
cap-event-missions-shuffled = Alle { $count } opdrachten worden tot een nieuwe stapel geschud.
cap-event-newspaper-turned = Extra editie! { $newspaper }: { $effect }
cap-event-newspapers-shuffled = Alle { $count } gebeurtenissen worden tot een nieuwe stapel geschud.
cap-event-sealed = { $seat } heeft gekozen.
cap-event-cards-laid = { $count ->
    [one] { $seat } legt { $count } kaart gedekt neer.
   *[other] { $seat } legt { $count } kaarten gedekt neer.
}
cap-event-cards-turned-up = { $seat } draait { $cards } open.
cap-event-suspected = { $seat } richt op { $suspect }.
cap-event-suspected-nobody = { $seat } verdenkt niemand.
cap-event-suspicions-void = { $one } en { $other } praten het uit: hun verdenkingen vervallen.
cap-event-cards-shown = { $seat } laat { $cards } zien.
cap-event-tony-squealed = { $stars ->
    [one] Little Tony slaat door: { $stars } extra ster voor iedereen die gecontroleerd wordt.
   *[other] Little Tony slaat door: { $stars } extra sterren voor iedereen die gecontroleerd wordt.
}
cap-event-hat-kept = { $seat } heeft de opdracht vervuld met { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} (hoogstens { $max_stars }) en houdt de hoed op.
cap-event-jailed = { $seat } gaat de gevangenis in: { $symbols_missing ->
    [0] genoeg symbolen
    [one] { $symbols_missing } symbool te weinig
   *[other] { $symbols_missing } symbolen te weinig
}, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} (hoogstens { $max_stars }).
cap-event-giulia-turned-up = { $seat } draait { $cards } open voor het extra respect.
cap-event-respect-start = { $seat } begint met { $respect } respect.
cap-event-respect-mission = { $seat } krijgt { $change } respect voor de opdracht (nu { $respect }).
cap-event-respect-giulia = { $seat } krijgt { $change } respect dankzij Giulia Napoli (nu { $respect }).
cap-event-respect-right-suspicion = { $seat } had gelijk en krijgt { $change } respect (nu { $respect }).
cap-event-respect-wrong-suspicion = { $seat } zat ernaast en verliest { $change } respect (nu { $respect }).
cap-event-respect-least-respect = { $seat } heeft het minste respect en krijgt er { $change } bij (nu { $respect }).
cap-event-respect-stolen = Mario Beretta steelt { $amount } respect van { $victim } voor { $seat }.
cap-event-cards-discarded = { $count ->
    [one] { $seat } legt { $count } kaart af.
   *[other] { $seat } legt { $count } kaarten af.
}
cap-event-cards-drawn = { $count ->
    [one] { $seat } trekt { $count } kaart.
   *[other] { $seat } trekt { $count } kaarten.
}
cap-event-discards-shuffled = De { $count } kaarten van de aflegstapel worden tot een nieuwe trekstapel geschud.
cap-event-extra-round = Gelijke stand aan kop met { $respect } respect: een extra ronde beslist.
cap-event-game-ended = { $shared ->
    [yes] { $winners } delen de winst met { $respect } respect.
   *[no] { $winners } wint met { $respect } respect.
}

## Gebeurtenissen

cap-effect-mutual-suspicions-void = verdenken twee spelers elkaar, dan vervallen beide verdenkingen.
cap-effect-max-stars = { $amount ->
    [one] er mag { $amount } ster
   *[other] er mogen { $amount } sterren
} { $way ->
    [less] minder
   *[more] meer
} te zien zijn dan anders.
cap-effect-turn-up-rounded-up = de helft van de kaarten gaat open, nu naar boven afgerond.
cap-effect-turn-up-nothing = er gaat geen enkele kaart open.
cap-effect-right-suspicion = een juiste verdenking levert { $amount } extra respect op.
cap-effect-wrong-suspicion = een foute verdenking kost { $amount } extra respect.
cap-effect-mission-worth = de opdracht levert { $amount } extra respect op.
cap-effect-refill-at-or-below = aan het eind van de ronde vult iedereen met hoogstens { $few } kaarten zijn hand aan.
cap-effect-least-respect-gains = wie na de puntentelling het minste respect heeft, krijgt er { $amount } bij.

## Weigeringen

cap-refused-foreign-action = Die zet bestaat niet in dit spel.
cap-refused-no-seat = Daar zit niemand.
cap-refused-over = Het spel is afgelopen.
cap-refused-phase = Nu niet: { $phase ->
    [lay] eerst legt iedereen kaarten neer
    [turn_up] eerst gaan de kaarten open
    [suspect] eerst verdenkt iedereen iemand of niemand
   *[claim] eerst beslist wie niet verdacht is over Giulia
}.
cap-refused-sealed = Je hebt al gekozen; een verzegelde keuze staat vast.
cap-refused-no-choice-to-turn-up = Je hebt er { $laid } gespeeld en moet er { $count } opendraaien: er valt niets te kiezen.
cap-refused-nothing-to-claim = Je werd verdacht of al je kaarten liggen al open: er valt niets open te draaien.
cap-refused-lay-nothing = Een opdracht overslaan kan niet: speel minstens één kaart.
cap-refused-not-in-hand = { $held ->
    [one] Je hebt maar { $held } kaart in de hand.
   *[other] Je hebt maar { $held } kaarten in de hand.
}
cap-refused-not-laid = Je hebt er maar { $laid } gespeeld.
cap-refused-wrong-half = Van { $laid } kaarten moet je er precies { $count } opendraaien.
cap-refused-suspect-oneself = Je kunt jezelf niet verdenken.
cap-refused-no-such-player = Er zitten maar { $players } spelers aan deze tafel.
cap-refused-claim-not-laid = Je hebt er maar { $laid } gespeeld.
cap-refused-not-giulia = Alleen een gedekte Giulia Napoli levert respect op als je haar opendraait.

## Vaste antwoorden

cap-order-claim-nothing = Je kaarten gedekt laten liggen, ook Giulia

## Gebeurteniskaarten uit een eigen kaartbestand

cap-effect-also = { $first } En ook: { $rest }
cap-effect-text = ‘{ $text }’ De tafel zorgt er zelf voor.

## Hetzelfde in weinig letters, voor een telefoon

cap-ask-lay-brief = Wie gaat er op pad? Kies er één of meer.
cap-ask-turn-up-brief = Draai { $count } van je { $laid } kaarten open.
cap-ask-suspect-brief = Wie heeft het niet gedaan?
cap-ask-claim-brief = { $giulia ->
    [yes] Giulia opendraaien voor extra respect?
   *[no] Geen Giulia: iedereen krijgt de vraag.
}
`,"../../../../src/backroom/words/nl/counterfeiters.ftl":`### Counterfeiters

cft-money = { money }

## Kaarten

cft-card-printer = printer
cft-card-ink = inkt
cft-card-paper = papier
cft-card-hologram = hologram
cft-card-diner = diner
cft-card-private-jet = privéjet
cft-card-big-lawyer = grote advocaat
cft-card-bad-lawyer = slechte advocaat
cft-card-lottery-ticket = winnend lot ({ $money })
cft-card-none = leeg
cft-notes = { $count } × { $stars }

## Velden

cft-space-market = Zwarte markt { $number }
cft-space-print = Drukkerij { $number }
cft-space-supermarket = Supermarkt { $number }
cft-space-receiver = Heler { $number }
cft-space-tax-fraud = Belastingfraude { $number }
cft-space-regular-flight = Lijnvlucht
cft-space-private-jet = Privéjet

## Het politiespoor

cft-special-nothing = een gewoon veld
cft-special-godfather = de Godfather
cft-special-investigation = het politieonderzoek
cft-special-strike = een staking van de luchtverkeersleiders
cft-special-end = het einde, met een laatste bezoek van de Godfather

## Opties

cft-option-fake-piles = Stapels valse biljetten
cft-option-fake-piles-limited = beperkt: 30, 30 en 40 biljetten
cft-option-fake-piles-unlimited = onbeperkt
cft-option-money = Geld
cft-option-money-secret = geheim, zoals aan tafel
cft-option-money-open = open: iedereen ziet alles
cft-option-diners = Diners
cft-option-diners-lowest = nemen vanzelf de laagste kwaliteit
cft-option-diners-choose = de eigenaar kiest
cft-option-first-player = Startspeler
cft-option-first-player-random = door loting
cft-option-first-player-first-seat = wie op de eerste stoel zit
cft-option-end-guard = Gegarandeerd einde
cft-option-end-guard-off = uit, zoals in de regels
cft-option-end-guard-on = na een ronde zonder politiepet gaat de politieagent één veld vooruit

## Wat er gevraagd wordt

cft-ask-place-round = { $henchmen ->
    [one] Jij bent aan de beurt: stuur je laatste handlanger op pad, of pas.
   *[other] Jij bent aan de beurt: stuur een van je { $henchmen } handlangers op pad, of pas.
}
cft-ask-place-extra = Het einde is daar: je mag nog één laatste handlanger plaatsen.
cft-ask-place-big-lawyer = De grote advocaat: waar moet je handlanger heen?
cft-ask-place-bad-lawyer = De slechte advocaat: waar moet je handlanger heen?
cft-ask-notes-supermarket = Welke valse biljetten geef je uit? Hoogstens { $most }; voor elk krijg je een echt biljet van { $note }.
cft-ask-notes-receiver = Welke valse biljetten verkoop je? Hoogstens { $most }; het slechtste biljet bepaalt de prijs van allemaal.
cft-ask-transfer = Hoeveel zet je op je offshorebankrekening, of hoeveel haal je eraf?
cft-ask-take-big-lawyer = Je grote advocaat mag een van je handlangers naar een vrij veld verplaatsen.
cft-ask-take-bad-lawyer = Je slechte advocaat mag een van je handlangers naar een vrij veld verplaatsen.
cft-ask-diners = Welke valse biljetten wisselen je diners in?
cft-ask-wait = { $turn } is aan de beurt.
cft-ask-over = Het spel is afgelopen.

## Acties

cft-action-pass-turn = Passen
cft-action-pass-extra = Niemand neerzetten
cft-action-pass-big-lawyer = Iedereen laten staan
cft-action-pass-bad-lawyer = Iedereen laten staan
cft-action-buy = { $space }: { $card } kopen voor { $price }
cft-action-print = { $space }: { $count } × { $stars } drukken
cft-action-supermarket = { $space }: valse biljetten uitgeven
cft-action-receiver = { $space }: valse biljetten verkopen
cft-action-tax-fraud = { $space }: geld pakken
cft-action-regular-flight = { $space }: geld verplaatsen
cft-action-private-jet = { $space }: geld verplaatsen
cft-action-take = Je handlanger weghalen: { $space }
cft-action-sell = { $notes } voor { $money }
cft-action-deposit = { $money } op de offshorebankrekening zetten
cft-action-withdraw = { $money } van de offshorebankrekening halen

## Wat je vóór je keuze mag weten

cft-outlook-cap = Politiepet! De politieagent gaat vooruit: { $special }.
cft-outlook-godfather = De Godfather neemt de helft van wat je dan contant hebt; nu zou dat { $money } zijn.

cft-hint-notes = Typ hoeveel biljetten van ★, ★★ en ★★★ je wilt, bijvoorbeeld 2 0 1.
cft-hint-transfer = Typ een bedrag in dollars: 120 gaat naar de rekening, -50 komt terug.

## De tafel in woorden

cft-view-round = Ronde { $round }, begonnen door { $first }.
cft-view-police = De politieagent staat op veld { $officer } van { $last }; { $steps ->
    [0] er komt niets meer
    [one] bij de volgende politiepet komt { $special }
   *[other] na { $steps } politiepetten komt { $special }
}.
cft-view-investigation = { $level ->
    [0] Supermarkten nemen elk vals biljet aan.
    [1] Supermarkten weigeren ★.
    [2] Supermarkten nemen alleen nog ★★★ aan.
   *[other] Supermarkten nemen geen valse biljetten meer aan.
}
cft-view-strike = Staking: geen vluchten.
cft-view-market = Zwarte markt: { $slots }. Nog op de stapel: { $pile }.
cft-view-slot = { $price } – { $card }{ $trash ->
    [yes] {" "}(vuilnisbak)
   *[no] { "" }
}
cft-view-spaces = Actievelden: { $spaces }.
cft-view-space-free = { $space }{ $cap ->
    [yes] {" "}(politiepet)
   *[no] { "" }
}
cft-view-space-taken = { $space } – { $by }
cft-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
cft-view-player = { $seat }: { $cards }; handlangers over: { $henchmen }{ $asked ->
    [yes] {" "}(kiest nog)
   *[no] { "" }
}
cft-view-player-open = { $seat }: { $cards }; handlangers over: { $henchmen }; { $cash } contant, { $offshore } offshore, valse biljetten: { $fakes }{ $asked ->
    [yes] {" "}(kiest nog)
   *[no] { "" }
}
cft-view-own = Achter je zichtscherm: { $cash } contant, { $offshore } offshore, valse biljetten: { $fakes }. De Godfather zou nu { $takes } nemen.

## Wat er gebeurd is

cft-event-game-started = { $first } begint. Startgeld op zitvolgorde: { $cash }. Eerste componenten op zitvolgorde: { $components }.
cft-event-round-started = Ronde { $round }: { $first } begint.
cft-event-henchman-placed = { $seat } stuurt een handlanger op pad: { $space }.
cft-event-henchman-moved = De { $lawyer } van { $seat } verplaatst een handlanger: { $source } → { $space }.
cft-event-passed = { $seat } past.
cft-event-extra-declined = { $seat } zet niemand meer neer.
cft-event-lawyer-declined = De { $lawyer } van { $seat } doet niets.
cft-event-card-bought = { $seat } koopt een kaart voor { $price }: { $card }.
cft-event-printed = { $seat } drukt { $notes }.
cft-event-notes-spent = { $seat } geeft { $notes } uit in de supermarkt en krijgt { $money }.
cft-event-notes-sold = { $seat } verkoopt { $notes } aan de heler voor { $money }.
cft-event-taxes-dodged = { $seat } pakt { $money } met belastingfraude.
cft-event-marker-taken = { $seat } pakt de startspelermarker en begint de volgende ronde.
cft-event-flight-taken = { $free ->
    [yes] { $seat } vliegt met de privéjet naar de Caraïben.
   *[no] { $seat } vliegt voor { $fare } naar de Caraïben.
}
cft-event-money-moved = { $way ->
    [there] { $seat } zet { $money } op de offshorebankrekening.
   *[back] { $seat } haalt { $money } van de offshorebankrekening.
}
cft-event-officer-moved = De politieagent gaat vooruit naar veld { $space }: { $special }.
cft-event-godfather-came = De Godfather komt langs: iedereen betaalt de helft.
cft-event-godfather-paid = { $seat } betaalt { $money } aan de Godfather.
cft-event-investigation-rose = Politieonderzoek { $level }: { $level ->
    [1] supermarkten weigeren voortaan ★.
    [2] supermarkten weigeren nu ook ★★.
   *[other] supermarkten weigeren alle valse biljetten.
}
cft-event-strike-began = De luchtverkeersleiders staken: geen vluchten.
cft-event-strike-ended = De staking is voorbij.
cft-event-henchmen-returned = Alle handlangers gaan naar huis.
cft-event-card-trashed = In de vuilnisbak: { $card }.
cft-event-card-offered = Nieuw op de zwarte markt: { $card } voor { $price } (plek { $slot }).
cft-event-diner-served = { $seat } wisselt { $notes } in bij de diner voor { $money }.
cft-event-sealed = { $seat } heeft gekozen.
cft-event-end-triggered = De politieagent staat op het laatste veld: het einde begint.
cft-event-time-ran-out = Na { $round } rondes is de tijd om.
cft-event-tickets-paid = { $seat } krijgt { $money } voor winnende loten.
cft-event-money-counted = { $seat } heeft { $cash } contant en { $offshore } offshore: samen { $money }.
cft-event-game-ended = { $shared ->
    [yes] { $winners } delen de winst met { $money }.
   *[no] { $winners } wint met { $money }.
}

## Weigeringen

cft-refused-foreign-action = Die zet bestaat niet in dit spel.
cft-refused-no-seat = Daar zit niemand.
cft-refused-over = Het spel is afgelopen.
cft-refused-no-diner-choice = Je hebt al gekozen, of er valt voor jou niets te kiezen.
cft-refused-not-your-turn = { $turn } is aan de beurt.
cft-refused-step = Maak eerst af wat je begonnen bent: { $step ->
    [place] kies een veld
    [notes] kies de biljetten
    [transfer] kies het bedrag
    [take] kies een handlanger of laat iedereen staan
   *[diners] kies de biljetten voor je diners
}.
cft-refused-diner-refused = Een diner kun je niet dichthouden.
cft-refused-no-such-space = Dat veld bestaat niet op deze kant van het bord.
cft-refused-occupied = { $by } heeft daar al een handlanger staan.
cft-refused-fake-pile-empty = De valse biljetten die je kunt drukken, zijn op.
cft-refused-no-accepted-fakes = { $level ->
    [0] Je hebt geen valse biljetten om uit te geven.
    [1] Je hebt geen valse biljetten die een supermarkt aanneemt: ★ wordt geweigerd.
    [2] Je hebt geen valse biljetten die een supermarkt aanneemt: alleen ★★★ komt er nog door.
   *[other] Supermarkten nemen geen valse biljetten meer aan.
}
cft-refused-no-fakes = Je hebt geen valse biljetten om te verkopen.
cft-refused-slot-empty = Daar ligt geen kaart.
cft-refused-second-jet = Je hebt al een privéjet.
cft-refused-too-dear = Dat kost { $price } aan echt, contant geld, en je hebt { $cash }.
cft-refused-strike = Zolang de luchtverkeersleiders staken, wordt er niet gevlogen.
cft-refused-no-jet = Dit veld is alleen voor wie een privéjet heeft.
cft-refused-no-fare = De vlucht kost { $fare } contant, en je hebt { $cash }; offshoregeld telt niet mee.
cft-refused-nothing-to-move = Je zou niets te verplaatsen hebben.
cft-refused-no-lawyer-now = Alleen een advocaat mag een handlanger verplaatsen, en pas aan het eind.
cft-refused-not-your-henchman = Daar staat geen handlanger van jou.
cft-refused-not-your-notes = Die biljetten heb je niet.
cft-refused-diners-take = Je diners nemen er precies { $count }, niet meer en niet minder.
cft-refused-too-many-notes = Meer dan { $most } biljetten raak je hier niet kwijt.
cft-refused-notes-refused = { $level ->
    [1] De supermarkt weigert ★.
    [2] De supermarkt weigert ★ en ★★.
   *[other] De supermarkt weigert alle valse biljetten.
}
cft-refused-not-so-much = Er is maar { $there }.

## Beperkt aantal biljetten

cft-option-real-notes = Echte biljetten
cft-option-real-notes-unlimited = onbeperkt
cft-option-real-notes-limited = beperkt: 32 van $\xA010 en 68 van $\xA050; de bank betaalt wat ze heeft
cft-view-bank = De bank heeft nog { $money }.
cft-event-bank-short = De bank is { $seat } { $due } schuldig en heeft nog maar { $money }.
cft-refused-bank-empty = De bank heeft geen echt geld meer om je te betalen.

## Hetzelfde in weinig letters, voor een telefoon

cft-ask-place-round-brief = Waar stuur je een handlanger heen?
cft-ask-place-extra-brief = Nog één laatste handlanger plaatsen?
cft-ask-place-big-lawyer-brief = Grote advocaat: waarheen?
cft-ask-place-bad-lawyer-brief = Slechte advocaat: waarheen?
cft-ask-notes-supermarket-brief = Welke vals uitgeven? Hoogstens { $most }.
cft-ask-notes-receiver-brief = Welke vals verkopen? Hoogstens { $most }.
cft-ask-transfer-brief = Hoeveel offshore, of terug?
cft-ask-take-big-lawyer-brief = Grote advocaat: wie verplaatsen?
cft-ask-take-bad-lawyer-brief = Slechte advocaat: wie verplaatsen?
cft-ask-diners-brief = Welk vals wisselen je diners in?
`,"../../../../src/backroom/words/nl/figures.ftl":`### De avond in cijfers, en wat de coach gedaan zou hebben.

figures-title = De avond in cijfers
figures-of = { $game }, { $players } spelers, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }. { $looks ->
    [one] Eén keer
   *[other] { $looks } keer
 } bekeken.
figures-course = Ronde voor ronde
figures-luck-and-skill = Geluk en kunde
figures-explained = In punten winstkans, van een gelijk deel tot het einde; ± één standaardfout. Wat korter is dan zijn fout, staat tussen haakjes.
figures-column-player = speler
figures-column-share = deel
figures-column-luck = geluk
figures-column-own = beslissingen
figures-column-others = de anderen
figures-column-end = einde
figures-column-round = ronde
figures-moments = Momenten
figures-no-moments = Niets sprong eruit: geen moment veranderde iemands kansen meer dan de meetfout.
figures-moment = { $title }: { $text } { $points } ± { $error } punten (ronde { $round }, regel { $seq })
figures-sentence = In één zin

figures-evening = { $count ->
    [one] { $winners } heeft gewonnen
   *[other] { $winners } delen de winst
 }{ $by ->
    [luck] , vooral met geluk.
    [own] , vooral met goede beslissingen.
    [others] , vooral door wat de anderen deden.
   *[nothing] , en het had iedereen kunnen zijn.
 }
figures-evening-with = { $count ->
    [one] { $winners } heeft gewonnen
   *[other] { $winners } delen de winst
 }{ $by ->
    [luck] , vooral met geluk.
    [own] , vooral met goede beslissingen.
    [others] , vooral door wat de anderen deden.
   *[nothing] , en het had iedereen kunnen zijn.
 } Wat het meest telde: { $moment }.

## Momenten

figures-the-same = hetzelfde
figures-silence = helemaal niets

figures-mistake = Duurste fout
figures-mistake-told = { $seat } koos “{ $done }”. Gebruikelijk was “{ $usual }”.
figures-mistake-recalled = een fout van { $seat } in ronde { $round }
figures-turn = Beste beurt
figures-turn-told = { $seat } koos “{ $done }”, waar “{ $usual }” gebruikelijk is.
figures-turn-recalled = een mooie beurt van { $seat } in ronde { $round }
figures-draw = Gelukkigste trekking
figures-draw-told = { $seat } had geluk met de kaarten.
figures-draw-recalled = gelukkige kaarten voor { $seat } in ronde { $round }
figures-blow = Hardste klap
figures-blow-told = { $by } sloeg toe, en { $seat } werd het hardst geraakt.
figures-blow-recalled = een klap voor { $seat } in ronde { $round }
figures-bluff = Beste bluf die slaagde
figures-bluff-told = { $seat } had de opdracht niet vervuld (“{ $done }”), en niemand kwam erachter.
figures-bluff-recalled = een geslaagde bluf van { $seat } in ronde { $round }
figures-caught = Betrapte bluf
figures-caught-told = { $seat } had de opdracht niet vervuld (“{ $done }”), en moest de kaarten laten zien.
figures-caught-recalled = een betrapte bluf van { $seat } in ronde { $round }
figures-finger = Meest verkeerde vinger
figures-finger-told = { $seat } koos “{ $done }”, en had het mis. Gebruikelijk was “{ $usual }”.
figures-finger-recalled = een verkeerde verdenking van { $seat } in ronde { $round }
figures-deal = Beste deal
figures-deal-told = Voor { $seat } was dit de deal van de avond.
figures-deal-recalled = een deal voor { $seat } in ronde { $round }
figures-broken = Woordbreuk die loonde
figures-broken-told = { $seat } deed een belofte en hield zich er niet aan.
figures-broken-recalled = een gebroken woord van { $seat } in ronde { $round }
figures-roll = Gelukkigste worp
figures-roll-told = { $seat } had geluk met de dobbelstenen.
figures-roll-recalled = een gelukkige worp van { $seat } in ronde { $round }
figures-wash = Beste wasbeurt
figures-wash-told = { $seat } koos “{ $done }”, waar “{ $usual }” gebruikelijk is.
figures-wash-recalled = geld dat { $seat } witwaste in ronde { $round }
figures-godfather = Duurste Godfather
figures-godfather-told = { $by } haalde de Godfather, en { $seat } had er het meest onder te lijden.
figures-godfather-recalled = het bezoek van de Godfather aan { $seat } in ronde { $round }
figures-market = Gelukkigste markt
figures-market-told = De nieuwe kaarten op de zwarte markt kwamen { $seat } goed uit.
figures-market-recalled = een markt die { $seat } goed uitkwam in ronde { $round }

## De coach

coach-title = Wat zou de coach hier gedaan hebben?
coach-known = { $seat }, ronde { $round }, regel { $seq }: met wat { $seat } toen wist. { $worlds ->
    [one] Eén tafel
   *[other] { $worlds } tafels
 } waar hetzelfde te zien is, de rest opnieuw gedeeld.
coach-choice = { $chance } % ± { $error }  { $choice }
coach-mark-best = de coach
coach-mark-done = wat er gedaan is
coach-mark-both = de coach, en wat er gedaan is
coach-agrees = De coach zou hetzelfde gedaan hebben.
coach-level = Tussen wat er gedaan is en de keuze van de coach is geen meetbaar verschil.

## In de browser

web-figures-progress = De avond wordt bekeken: { $looks } van { $of } keer.
web-figures-explained = Punten winstkans, van een gelijk deel tot het einde. Streepjes: ± één standaardfout; wat korter is dan zijn streepje, is bleek.
web-figures-chance = Winstkans: { $who }
web-figures-whose = Wiens kansen
web-figures-decision = eigen beslissing
web-figures-draw = trekking of worp
web-figures-rival = beurt van een rivaal
web-figures-points = { $points } ± { $error } punten
web-figures-round = Ronde { $round }
web-figures-luck = plaats, deling, eigen trekkingen
web-figures-own = vergeleken met de gebruikelijke
web-figures-others = alles wat ze deden en trokken
web-coach-ask = Vraag de coach
web-coach-thinks = De coach bekijkt de tafel …
web-figures-chart = Kans van { $who } om te winnen, van { $from } % naar { $to } %

## De kaart van een avond, om te delen

web-share = Deel deze avond
web-share-of = { $game }, { $players } spelers, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }
web-share-ahead = { $points } voor
web-share-short = { $points } te kort
web-share-did = { $seat } koos “{ $done }”. Wat had jij gedaan?
web-share-did-mine = Ik koos “{ $done }”. Wat had jij gedaan?
web-share-see = Bekijk dit moment
web-share-opens = opent de herhaling in ronde { $round }, zonder account
web-share-opens-all = opent de herhaling, zonder account
web-share-moment = Het moment op de kaart
web-share-names = Met ieders naam: zij vinden het goed
web-share-save = Bewaar de afbeelding
web-share-draws = De kaart wordt getekend …
web-share-fails = Je browser kan de kaart niet tekenen. De link leidt wel naar het moment.
web-share-close = Sluiten
`,"../../../../src/backroom/words/nl/house.ftl":`### Zinnen van het huis zelf, bij elk spel dezelfde.

list-and = { $most } en { $last }
list-nothing = niets
refused = { $why } (regel { $rule })

## Geld, in elke zin en op elke tafel

money = \${"\\u00A0"}{ $amount }

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
`,"../../../../src/backroom/words/nl/la_cosa_nostra.ftl":`### La Cosa Nostra

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
lcn-option-business-bonus-on = $\xA05.000 voor het hoogste inkomen van elke ronde
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
`,"../../../../src/backroom/words/nl/lab.ftl":`### Het verslag van een onderzoek (\`backroom lab\`).

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
`,"../../../../src/backroom/words/nl/maffiosi.ftl":`### Maffiosi

maf-money = { money }
maf-money-hidden = geld verborgen
maf-money-in-notes = { $money } ({ $notes })

## Kaarten

maf-card-beat-it = Smeer ’m!
maf-card-nightcap = Slaapmutsje!
maf-card-order-pie = Taart bestellen
maf-card-pass-it-on = Doorgeven!
maf-card-ka-boom = Ka-Boem!
maf-card-stab = Steek!
maf-card-fire = Vuur!
maf-card-move = Verplaatsen

## Mannen en dingen

maf-man-boss = Boss
maf-man-robbie = Revolver Robbie
maf-man-jack = Jack Stiletto
maf-man-henkie = Sterke Henkie
maf-man-of = { $man } van { $seat }{ $asleep ->
    [yes] {", "}slapend
   *[no] { "" }
}
maf-thing-nothing = niets
maf-thing-cash-register = kassa
maf-thing-cafe = café
maf-thing-restaurant = restaurant
maf-thing-casino = casino
maf-thing-revolver = revolver
maf-thing-knife = mes
maf-thing-drink = drankje
maf-chair-of = { $man } op stoel { $chair }{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}
maf-empty-chair = stoel { $chair }, leeg{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}

## De getekende tafel. Kleuren hebben twee letters, mannen één, dingen drie.

maf-short-red = ro
maf-short-blue = bl
maf-short-green = gr
maf-short-yellow = ge
maf-short-orange = or
maf-short-purple = pa
maf-short-black = zw
maf-short-pink = rz
maf-short-brown = br
maf-short-white = wi
maf-letter-boss = B
maf-letter-robbie = R
maf-letter-jack = J
maf-letter-henkie = H
maf-draw-man = { $colour }{ $man }{ $asleep ->
    [yes] z
   *[no] { "" }
}
maf-draw-pie = ({ $colour })
maf-draw-nothing = {" "}
maf-draw-cash-register = KAS
maf-draw-cafe = CAF
maf-draw-restaurant = RES
maf-draw-casino = CAS
maf-draw-revolver = rev
maf-draw-knife = mes
maf-draw-drink = dra
maf-draw-middle = { $money } · pot: { $pile }
maf-draw-men = B Boss · R Revolver Robbie · J Jack Stiletto · H Sterke Henkie · z slaapt · ( ) taart
maf-draw-signs = Gevaar voor je man: / een steek · = een schot · * een taart
maf-draw-family = { $seat }: { $money } · inkomsten { $income } · { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}

## Opties

maf-option-seating = Opstelling
maf-option-seating-fixed = vast: iedereen zit volgens het plan, de meesten in gevaar
maf-option-seating-manual = zelf plaatsen: de spelers zetten hun mannen een voor een neer
maf-option-seating-random = loten: het toeval verdeelt de stoelen
maf-option-youngest = De jongste speler
maf-option-youngest-random = wijst het toeval aan
maf-option-youngest-first-seat = wie op de eerste plaats zit
maf-option-money = Geld
maf-option-money-open = open: iedereen ziet hoeveel elke speler heeft
maf-option-money-hidden = verborgen: de totalen van de anderen zie je pas aan het eind
maf-option-notes = Bankbiljetten
maf-option-notes-sum = in het midden is altijd wisselgeld
maf-option-notes-strict = echte biljetten: zo nodig wisselen jij en de anderen
maf-option-stall-guard = Einde bij stilstand
maf-option-stall-guard-off = uit, zoals in de regels
maf-option-stall-guard-on = na drie rondes zonder enige inkomsten is het spel afgelopen

## Wat er gevraagd wordt

maf-ask-card = Jij bent aan de beurt: speel een kaart, of leg er een af en trek een nieuwe.
maf-ask-second = Je mag nog een kaart Verplaatsen spelen.
maf-ask-victim-stab = Steek! Wie is het slachtoffer?
maf-ask-victim-fire = Vuur! Wie is het slachtoffer?
maf-ask-pie-chair = Waar wil je je taart hebben? Hij ontploft aan het begin van je volgende beurt.
maf-ask-pass = Welke taart gaat naar wie?
maf-ask-explode = Welke taart ontploft?
maf-ask-drinks = { $count ->
    [one] Wie krijgt een slaapmutsje? Kies één man; wie al slaapt, wordt niet meer wakker.
   *[other] Wie krijgt een slaapmutsje? Kies { $count } mannen (of allemaal, als het er minder zijn); wie al slaapt, wordt niet meer wakker.
}
maf-ask-man = Wie van je mannen verplaats je?
maf-ask-bring = Wie van je mannen zet je nu neer?
maf-ask-chair = { $man }: waar gaat hij zitten?
maf-ask-wait = { $turn } is aan de beurt.
maf-ask-over-last-at-table = Er zit nog maar één familie aan tafel. Het spel is afgelopen.
maf-ask-over-empty-bank = Het geld in het midden is op. Het spel is afgelopen.
maf-ask-over-nobody-left = Er zit niemand meer aan tafel. Het spel is afgelopen.
maf-ask-over-stall-guard = Drie rondes zonder enige inkomsten. Het spel is afgelopen.
maf-ask-over-round-limit = Het heeft te lang geduurd. Het spel is afgelopen.

## Acties

maf-action-play = Speel { $card }
maf-action-discard = Leg { $card } af
maf-action-stay = Geen tweede kaart
maf-action-kill = { $place }
maf-action-put-pie = { $place }
maf-action-lift = { $place }
maf-action-sit = { $place }
maf-action-bring = { $man }{ $asleep ->
    [yes] {" "}(slaapt)
   *[no] { "" }
}
maf-action-serve = Een slaapmutsje voor { $picked }
maf-action-pass-left = De taart van { $pie }, van stoel { $chair } naar links: { $place }
maf-action-pass-right = De taart van { $pie }, van stoel { $chair } naar rechts: { $place }
maf-action-explode = De taart van { $pie } voor stoel { $chair } raakt: { $victims }

## Wat je vóór je keuze mag weten

maf-outlook-put-pie = Pas op, binnen zijn bereik zit eigen volk: { $men }.
maf-outlook-explode = Pas op, binnen zijn bereik zit eigen volk: { $men }.
maf-outlook-serve = Pas op, dat is eigen volk: { $men }.

maf-hint-chair = Typ het nummer van een stoel.

## De tafel in woorden

maf-view-turn = { $round ->
    [0] De mannen zoeken een stoel; { $turn } krijgt de eerste beurt.
   *[other] Ronde { $round }, { $turn } is aan de beurt.
}
maf-view-middle = In het midden: { $money }, pot: { $pile }, mafkaartjes: { $markers }. Afgelegd: { $discards }
maf-view-bank-notes = Biljetten in het midden: { $notes }.
maf-view-notes = { $count } × { $note }
maf-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
maf-view-lifted = Op zoek naar een stoel: { $man }.
maf-view-man = { $man } op { $chair }{ $asleep ->
    [yes] {" "}(slaapt)
   *[no] { "" }
}
maf-view-waiting = { $count } × { $man } nog zonder stoel
maf-view-family = { $seat }: { $money }; inkomsten { $income }; kaarten: { $cards }; { $men }{ $asked ->
    [yes] {" "}(kiest nog)
   *[no] { "" }
}
maf-view-family-out = { $seat }: { $money }; ligt eruit
maf-view-pie = De taart van { $seat } staat voor stoel { $chair }. Binnen zijn bereik: { $victims }.
maf-view-threat-stab = { $seat } zou kunnen neersteken: { $men }.
maf-view-threat-fire = { $seat } zou kunnen neerschieten: { $men }.
maf-view-hand = Je kaarten: { $cards }

## Wat er gebeurd is

maf-event-table-set = { $drawn ->
    [yes] { $youngest } geldt als de jongste. { $first } krijgt de eerste beurt.
   *[no] De tafel is gedekt. { $first } krijgt de eerste beurt.
}
maf-event-turn-started = Ronde { $round }: { $seat } is aan de beurt.
maf-event-pie-exploded = { $own ->
    [yes] De taart van { $pie } voor stoel { $chair } ontploft!
   *[no] { $seat } laat de taart van { $pie } voor stoel { $chair } ontploffen!
}
maf-event-man-killed = { $man } van { $seat } verlaat stoel { $chair } voorgoed.
maf-event-player-out = { $seat } heeft geen mannen meer en ligt eruit.
maf-event-hand-discarded = De kaarten van { $seat } ({ $cards }) gaan naar de aflegstapel.
maf-event-paid = { $seat } pakt { $money }.
maf-event-rest-taken = Alleen { $seat } zit nog aan tafel en pakt { $money }.
maf-event-card-played = { $seat } speelt ‘{ $card }’.
maf-event-card-discarded = { $seat } legt ‘{ $card }’ af.
maf-event-second-declined = { $seat } speelt geen tweede kaart.
maf-event-attacked = { $man } van { $seat } op stoel { $chair } slaat toe bij stoel { $victim }.
maf-event-pie-placed = Een taart van { $seat } voor stoel { $chair }.
maf-event-pie-passed = { $seat } schuift de taart van { $pie } door naar { $way ->
    [left] links
   *[right] rechts
}, van stoel { $source } naar stoel { $chair }.
maf-event-drinks-served = { $seat } schenkt een slaapmutsje in voor { $count ->
    [1] stoel { $chairs }
   *[other] de stoelen { $chairs }
}.
maf-event-everybody-left = Een inval! Iedereen smeert ’m.
maf-event-man-brought = { $seat } brengt een man binnen: { $man }{ $asleep ->
    [yes] {" "}(slaapt)
   *[no] { "" }
}.
maf-event-man-lifted = { $man } van { $seat } staat op van stoel { $chair }.
maf-event-man-seated = { $man } van { $seat } gaat op stoel { $chair } zitten.
maf-event-cards-drawn = { $seat } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
maf-event-cards-received = Je trekt { $cards } uit de pot.
maf-event-discards-shuffled = { $count ->
    [one] De enige afgelegde kaart is de nieuwe pot.
   *[other] De { $count } afgelegde kaarten worden tot een nieuwe pot geschud.
}
maf-event-woke-up = { $seat }: weer wakker op { $count ->
    [1] stoel { $chairs }
   *[other] de stoelen { $chairs }
}.
maf-event-game-ended = { $ending } { $shared ->
    [yes] { $winners } delen de overwinning.
   *[no] { $winners } wint.
}

## Waarom niet

maf-refused-foreign-action = Zoiets doe je niet aan deze tafel.
maf-refused-no-seat = Die plaats is er niet aan deze tafel.
maf-refused-over = Het spel is afgelopen.
maf-refused-out = Je hebt geen mannen meer aan tafel.
maf-refused-not-your-turn = { $turn } is aan de beurt.
maf-refused-step = { $step ->
    [colour] Kies eerst een kleur.
    [card] Kies eerst een kaart.
    [second] Nu mag je nog een kaart Verplaatsen spelen, of niets.
    [victim] Kies eerst het slachtoffer.
    [pie-chair] Kies eerst een stoel voor je taart.
    [pass] Kies eerst een taart en een richting.
    [explode] Kies eerst de taart die ontploft.
    [drinks] Kies eerst wie een slaapmutsje krijgt.
    [man] Kies eerst de man die je verplaatst.
    [bring] Kies eerst de man die je nu neerzet.
   *[chair] Kies eerst een stoel voor je man.
}
maf-refused-only-a-move = De tweede kaart moet Verplaatsen zijn en niet ‘{ $card }’.
maf-refused-not-in-hand = Je hebt ‘{ $card }’ niet in je hand.
maf-refused-no-revolver = Geen van je wakkere mannen heeft een revolver.
maf-refused-only-crossed = Je gewapende mannen zitten op stoelen met een kruis: daar zit niemand tegenover.
maf-refused-nobody-opposite = Er zit geen tegenstander tegenover een van je revolvers.
maf-refused-no-knife = Geen van je wakkere mannen heeft een mes.
maf-refused-nobody-beside = Er zit geen tegenstander direct naast een van je messen.
maf-refused-no-drinkers = Er zit niemand met een drankje voor zijn neus.
maf-refused-no-markers = Er zijn geen mafkaartjes meer.
maf-refused-no-pie = Er staat geen taart van een tegenstander op tafel.
maf-refused-no-way-for-a-pie = Er kan geen taart worden doorgegeven: voor de volgende man staat er al een, of er is geen volgende man.
maf-refused-all-asleep = Al je mannen slapen.
maf-refused-no-free-chair = Er is geen stoel vrij.
maf-refused-played-already = Je hebt al een kaart gespeeld, dus je legt er geen meer af.
maf-refused-nobody-there = Op stoel { $chair } zit niemand.
maf-refused-own-man = De man op stoel { $chair } is er een van jezelf.
maf-refused-out-of-reach = Stoel { $chair } staat niet direct naast een van je messen.
maf-refused-crossed-chair = Bij stoel { $chair } staat een kruis: wie daar zit, kan niet worden beschoten.
maf-refused-out-of-line = Stoel { $chair } staat niet recht tegenover een van je revolvers.
maf-refused-second-pie = Voor stoel { $chair } staat al een taart.
maf-refused-own-pie = Dat is je eigen taart.
maf-refused-pie-not-on-table = Die taart staat niet op tafel.
maf-refused-pie-on-pie = De taart van { $pie } kan die kant niet op: voor de volgende man staat er al een, of er is geen volgende man.
maf-refused-no-drinker-there = Bij een van deze drankjes zit niemand.
maf-refused-serve-exactly = { $count ->
    [one] Er krijgt nu precies één man een slaapmutsje.
   *[other] Er krijgen nu precies { $count } verschillende mannen een slaapmutsje.
}
maf-refused-not-your-man = De man op stoel { $chair } is niet van jou.
maf-refused-asleep = De man op stoel { $chair } slaapt en kan niet worden verplaatst.
maf-refused-no-such-man = Zo’n man zonder stoel heb je niet.
maf-refused-same-chair = Hij komt van stoel { $chair }: blijven zitten is geen verplaatsing.
maf-refused-occupied = Op stoel { $chair } zit al een man van { $by }.

## Vaste antwoorden

maf-order-no-second-card = Speel geen tweede kaart

## Kleuren naar keuze

maf-option-colours = Kleuren
maf-option-colours-fixed = je plaats bepaalt je kleur
maf-option-colours-choose = met 5 of 6 spelers kiezen jullie ze om de beurt
maf-player = Speler { $number }
maf-ask-colour = Met welke kleur speel je?
maf-action-colour = { $colour }
maf-view-colour = { $seat } speelt met { $colour }.
maf-event-colour-chosen = { $seat } speelt met { $colour }.
maf-refused-colour-not-used = Met { $players } spelers blijft deze kleur in de doos.
maf-refused-colour-taken = Die kleur is al van { $by }.

## Echte biljetten

maf-event-money-changed = { $seat } wisselt { $note } voor { $middle ->
    [yes] het midden
   *[no] { $payee }
}.
maf-over-last-payment = { $ending } { $seat } had recht op { $owed } en pakte { $paid }.

## Where money came from, and where it went

maf-source-boss = { $money } voor de Boss
maf-source-cafe = { $money } van het café
maf-source-restaurant = { $money } van het restaurant
maf-source-casino = { $money } van het casino
maf-source-monopolies = { $money } voor monopolies
maf-source-register = { $money } dankzij de kassa
maf-source-windfall = { $money } van het laatste geld in het midden

## Hetzelfde in weinig letters, voor een telefoon

maf-ask-card-brief = Speel een kaart, of leg er een af.
maf-ask-second-brief = Ook nog Verplaatsen spelen?
maf-ask-pie-chair-brief = Waar wil je je taart hebben?
maf-ask-drinks-brief = Wie krijgt een slaapmutsje?
maf-ask-bring-brief = Wie van je mannen zet je nu neer?
maf-ask-chair-brief = Waar gaat hij zitten?
`,"../../../../src/backroom/words/nl/service.ftl":`### Zinnen van de dienst: waarom die niet doet wat er gevraagd wordt.

## Mensen

service-stranger = We kennen je niet meer. Kom opnieuw binnen.
service-name-empty = Zeg ons hoe je heet.
service-name-long = Een naam heeft hoogstens { $most } tekens; deze heeft er { $length }.
service-name-characters = In deze naam staat een teken dat we niet kunnen tonen ({ $character }).
service-name-of-a-bot = Dit einde van een naam is voor bots bestemd.
service-language = Kies een van onze talen: { $languages }.
service-login-form = Een inlognaam heeft { $least } tot { $most } tekens: alleen de letters a tot en met z, cijfers, -, _ en de punt.
service-login-taken = Er is al iemand die { $login } heet. Kies een andere inlognaam.
service-passphrase-length = Een wachtzin heeft { $least } tot { $most } tekens. Een paar woorden achter elkaar onthoud je makkelijk.
service-passphrase-wrong = Dat is niet jouw wachtzin.
service-account-already = Je hebt al een account.
service-account-none = Je bent hier te gast. Een wachtzin hoort bij een account.
service-only-people = Het token van een bot zit, speelt en praat aan tafels; dit is voor mensen.
service-tokens-of-accounts = Tokens voor bots horen bij een account.
service-no-token = Zo'n token heb je niet.
service-log-in = Deze inlognaam en deze wachtzin horen niet bij elkaar.

## Als het te veel wordt

service-too-fast = Dat ging iets te snel. Wacht { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 } en probeer het dan opnieuw.
service-busy = Het is druk aan de deur. Probeer het zo nog eens.
service-too-many-tables = Er wachten al { $most } tafels van jou. Begin of sluit er eerst een.
service-too-many-tokens = Je hebt al { $most } tokens. Trek er eerst een in.
service-too-many-sockets = Je hebt dit in te veel vensters open. Sluit er een paar.
service-too-much-talk = Haal even adem en praat dan verder.
service-talk-full = Je hebt aan deze tafel zo veel gezegd dat er niets meer bij past.
service-too-slow = Je verbinding is te traag voor deze tafel. Kom terug als het beter gaat.
service-message-long = Een bericht heeft hoogstens { $most } bytes.
service-no-text = Berichten aan een tafel zijn tekst, nooit bytes.

## Tafels

service-no-table = Zo’n tafel is er niet, of je hebt een link nodig om hem te zien.
service-no-link = Deze link leidt nergens meer heen.
service-no-join = Om hier te gaan zitten heb je een uitnodigingslink nodig.
service-no-watch = De gastheer heeft deze tafel voor toeschouwers gesloten.
service-not-host = Dat kan alleen de gastheer van de tafel.
service-not-seated = Je zit niet aan deze tafel.
service-already-seated = Je hebt al een plaats aan deze tafel.
service-rated-for-people = Aan een tafel met rating zitten mensen; bots van buiten gaan er niet zitten.
service-chair-taken = Daar zit al iemand.
service-chair-free = Daar zit niemand.
service-chairs-free = { $free ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
 } Zet er bots neer of wacht op spelers.
service-nobody-plays = Bots alleen hebben geen tafel nodig. Ga zelf zitten of nodig iemand uit.
service-table-full = Aan deze tafel is geen plaats meer vrij.
service-no-seat = Zo’n plaats is er niet; deze tafel heeft er { $seats }.
service-has-begun = Het spel is begonnen; daar is het nu te laat voor.
service-not-begun = Het spel is nog niet begonnen.
service-not-over = Het spel is nog niet afgelopen.
service-is-there = Deze speler zit aan tafel.
service-same-chair = Daar zit al een bot.
service-bot-sits = Een bot speelt op jouw plaats. Neem die eerst terug.
service-moved-on = Er is iets gebeurd sinds je keek. Kijk opnieuw en kies dan.
service-clock = Een klok loopt hoogstens { $days } dagen.
service-no-level = Zo’n bot is er niet; we hebben: { $levels }.
service-no-order = Zo’n vaste instructie is er hier niet; er zijn: { $orders }.
service-no-such-choice = Dat is geen van de keuzes.
service-no-entry = Het logboek van dit spel eindigt met regel { $last }.
service-no-game = Zo’n spel is er hier niet; we hebben: { $games }.
service-no-lesson = Voor dit spel is hier geen les.
service-no-guide = Voor dit spel is hier geen geïllustreerde pagina.
service-no-puzzle = Deze puzzel is van een dag die nog moet komen.
service-only-a-lesson = Dit is een les: niets telt hier, en niemand luistert.
service-no-talk = Aan deze tafel wordt niet gepraat.
service-no-whispers = Aan deze tafel wordt niet gefluisterd.
service-no-listener = Je kunt alleen tegen een andere speler aan deze tafel praten.
service-empty-talk = Je hebt niets gezegd.
service-table-gone = De gastheer heeft deze tafel gesloten.
service-aside = De gegevens van deze tafel zijn beschadigd. Hij is opzijgezet en de beheerder weet ervan.
service-other-version = Dit spel { $game } is begonnen onder versie { $version } van de regels, en dit huis speelt nu versie { $ours }. Het is gesloten; het logboek blijft bewaard, en de herhaling laat het zien zolang de regels van nu ermee overeenstemmen.

## De dienst zelf

service-bad-input = Dat kan niet: { $reason }.
service-bad-message = Dit bericht begrijpen we niet: { $reason }.
service-bad-request = Dit verzoek begrijpen we niet: { $reason }.
service-no-page = Hier is niets.
service-no-documents = De documentatie zit niet in dit huis. In een checkout maakt “make docs” haar; gepubliceerde pakketten hebben haar al.
service-no-method = Dat kan hier niet.
service-too-large = Dat is te groot voor ons.
service-other-origin = Dit verzoek komt van een andere site; daar luisteren we niet naar.
service-not-written = We konden dit niet opschrijven, dus er is niets gebeurd. Probeer het nog eens.
service-closing = Het huis sluit even. Er gaat niets verloren; kom terug.
service-fault = Er ging bij ons iets mis. Er is niets veranderd wat we je niet hebben gemeld.
service-no-hints = Aan deze tafel zijn er geen tips.
service-nothing-asked = Je hoeft nu niets te beslissen.
service-no-advice = De coach antwoordt niet. Vraag het nog eens.
service-no-figures = Op deze avond kan nu niet teruggekeken worden.
service-file-too-hard = Dit bestand lezen duurt ons te lang. Met een kaartbestand of een spel van Backroom gebeurt dat nooit.
service-too-many-games = Je bent vandaag al { $most } partijen begonnen die nog niet uit zijn. Speel eerst aan een daarvan verder.
service-too-many-connections = Er staan vanaf jouw plek te veel verbindingen met ons open. Sluit er een paar, of kom zo meteen terug.

## Mensen ontmoeten en geroepen worden

service-no-person = Wij kennen niemand met dit kaartje.
service-no-friend = Alleen vrienden kun je zo aan tafel vragen. Stuur anders de link.
service-no-match = Je wacht niet op een snelle partij.
service-no-call = Hier valt niets meer af te zeggen.
service-bad-address = { $why ->
    [scheme] Wij sturen alleen naar adressen die met https:// beginnen.
    [host] Het adres moet een computer noemen, en niemands wachtwoord.
    [private] Dit adres ligt niet op het openbare internet; daar sturen wij niets heen.
    [keys] Dit zijn niet de sleutels van een browser.
    [mailbox] Dat is geen e-mailadres.
   *[url] Naar dit adres kunnen wij niets sturen.
 }
service-no-mail = Dit huis verstuurt geen e-mail.
service-too-many-friends = De lijst is vol: er passen er { $most } op.
service-too-many-calls = Je wordt al op { $most } manieren geroepen. Zeg er eerst een af.
service-ended = Deze partij is niet uitgespeeld: iedereen aan tafel wilde stoppen. Ze telt voor niemand; het verslag blijft bewaard en is terug te zien.
`,"../../../../src/backroom/words/nl/web.ftl":`### De webclient: wat elke pagina heeft.

web-skip = Naar de tafel
web-nav = Navigatie
web-nav-rules = Spelregels
web-nav-watch = Kijken
web-nav-games = Mijn spellen
web-nav-about = Over ons
web-language = Taal
web-nobody = Ga zitten als…
web-unofficial = Onofficieel en gratis. De dozen zijn het bezitten waard.
web-unreachable = Het huis is niet bereikbaar. We proberen het opnieuw zodra jij dat doet.
web-line-lost = De verbinding viel weg voordat er antwoord kwam. Kijk naar de tafel en probeer het dan opnieuw.
web-seat = Speler { $number }
`,"../../../../src/backroom/words/nl/web_capo_della_mafia.ftl":`### De webclient: de tafel van Capo della Mafia.

## Wat een maffioso bijzonder maakt

cap-power-extra-respect = Hoed op: { $amount } respect extra.
cap-power-squeals = Verdacht? { $amount ->
    [one] { $amount } ster
   *[other] { $amount } sterren
 } erbij voor wie gecontroleerd wordt.
cap-power-steals = Verdacht? Steelt { $amount } respect van wie jou verdenkt.
cap-power-any-symbol = { $amount ->
    [one] Eén symbool naar keuze.
   *[other] { $amount } symbolen naar keuze.
 }
cap-power-fewer-stars = Haalt { $amount ->
    [one] { $amount } ster
   *[other] { $amount } sterren
 } van je kaarten af.

## Kaarten in woorden

web-cap-card = { $name }: { $symbols }, { $stars }.
web-cap-card-open = Ligt open.
web-cap-card-hidden = Ligt gedekt.
web-cap-card-sealed = Hoort bij je verzegelde keuze.
web-cap-mission-said = { $name }: minstens { $symbols }, hoogstens { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
web-cap-hat = hoed op
web-cap-bars = achter de tralies

## De tafel

web-cap-mission = Opdracht { $round }
web-cap-at-most = max.
web-cap-no-stars = geen enkele ster
web-cap-squealed = { $stars ->
    [one] Tony sloeg door: { $stars } ster erbij!
   *[other] Tony sloeg door: { $stars } sterren erbij!
 }
web-cap-newspaper = Gebeurtenis
web-cap-masthead = Het Alibi
web-cap-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
web-cap-counts = telt af
web-cap-place = { $name }: { $respect } respect, { $hand ->
    [one] { $hand } kaart in de hand
   *[other] { $hand } kaarten in de hand
 }. { $shown ->
    [0] { "" }
   *[other] Open: { $open }{" "}
 }{ $hidden ->
    [0] { "" }
   *[other] { $hidden } gedekt.{" "}
 }{ $aim ->
    [nobody] { "" }
   *[somebody] Verdenkt { $suspect }.{" "}
 }{ $overview ->
    [none] { "" }
    [hat] Gecontroleerd: hoed op.{" "}
   *[bars] Gecontroleerd: achter de tralies.{" "}
 }{ $state ->
    [thinks] Denkt na.
    [over] { "" }
   *[ready] Is klaar.
 }
web-cap-stage-lay = Iedereen kiest in het geheim kaarten. Klaar: { $ready } van de { $all }.
web-cap-stage-turn-up = De helft van de kaarten gaat open. Klaar: { $ready } van de { $all }.
web-cap-stage-suspect = { $counter } telt af zodra iedereen eruit is. Klaar: { $ready } van de { $all }.
web-cap-stage-claim = Niet verdacht? Dan mag Giulia zich laten zien. Klaar: { $ready } van de { $all }.
web-cap-stage-over = Dat was de laatste ronde.

## Je kaarten

web-cap-hand = Je kaarten
web-cap-lay = { $count ->
    [0] Kies je kaarten
    [one] { $count } kaart spelen
   *[other] { $count } kaarten spelen
 }
web-cap-turn-up = { $left ->
    [0] { $all ->
        [one] Deze opendraaien
       *[other] Deze { $all } opendraaien
     }
    [one] Kies er één
   *[other] Kies er { $left }
 }
web-cap-sealed = Je keuze is verzegeld.
web-cap-sum-symbols = Symbolen: { $have } van de { $need }
web-cap-sum-stars = Sterren: { $stars } van hoogstens { $limit }; { $tony } als Little Tony doorslaat

## Om op te zoeken

web-cap-close = Sluiten
web-cap-past = Eerdere rondes
web-cap-no-past = Er is nog geen ronde voorbij.
web-cap-player = Speler
web-cap-laid = Gespeeld
web-cap-seen-cards = Onthuld
web-cap-suspected = Verdacht
web-cap-verdict = Hoed of tralies
web-cap-respect = Respect
web-cap-deck = Kaarten die je hebt gezien
web-cap-piles = { $pile } kaarten in de trekstapel, { $discards } in de aflegstapel.
web-cap-held = { $name } ({ $count })
web-cap-keepers = Wie nog kaarten van vóór het laatste schudden kan hebben, en hoogstens hoeveel: { $who }.
web-cap-card-column = Kaart
web-cap-unseen = Niet gezien
web-cap-of = { $count } van de { $all }
web-cap-in-sight = Bij jou of open
web-cap-discarded = Gezien en afgelegd
web-cap-kept = Van vóór het schudden, hoogstens
web-cap-missions-left = { $count ->
    [one] Nog { $count } opdracht te gaan
   *[other] Nog { $count } opdrachten te gaan
 }
web-cap-newspapers-left = { $count ->
    [one] Nog { $count } gebeurtenis te gaan
   *[other] Nog { $count } gebeurtenissen te gaan
 }

## De tafel zoals ze getekend is

web-cap-step-pick = Kiezen
web-cap-step-show = Helft open
web-cap-step-count = 3-2-1-0
web-cap-step-verdict = Oordeel
web-cap-last = Vorige ronde: { $side ->
    [bars] in de gevangenis
   *[hat] hoed op gehouden
 }, { $aim ->
    [nobody] verdacht niemand
    [right] verdacht { $suspect } terecht
   *[wrong] verdacht { $suspect } ten onrechte
 }, { $won } respect.
web-cap-nobody-points = niemand richt hierop
web-cap-nobody-points-you = niemand richt op jou
web-cap-paid = uitbetaald
web-cap-to-be-paid = nog niet uitbetaald
web-cap-on-stage = op het podium
web-cap-to-draw = { $count } te trekken
web-cap-gone = { $count } weg
web-cap-news-next = straks nieuws
web-cap-no-news-next = straks geen nieuws
web-cap-stake-hat = hoed op
web-cap-stake-right = raak
web-cap-stake-wrong = mis
web-cap-first-to = wie het eerst { $target } respect heeft
web-cap-you-need = jij nog { $respect }
web-cap-leader-needs = de koploper nog { $respect }
web-cap-go-down = { $count ->
    [one] één kaart gaat op tafel
   *[other] { $count } kaarten gaan op tafel
 }{ $up ->
    [0] { "" }
    [one] , daarvan gaat er één open
   *[other] , daarvan gaan er { $up } open
 }
web-cap-own-place = Jij: { $respect } van de { $target } respect, { $hand ->
    [one] { $hand } kaart in de hand
   *[other] { $hand } kaarten in de hand
 }.
web-cap-you = Jij
web-cap-picked-against = gekozen voor de opdracht
web-cap-own-job = je eigen klus
web-cap-tap-a-player = Tik een speler aan
web-cap-point-at = Richt op { $name }
web-cap-nobody = Niemand
web-cap-turn-up-giulia = Giulia opendraaien
web-cap-keep-hidden = Gedekt laten
web-cap-odds-brief = Blind gedeeld lukt de klus in { $percent } %.

## Geoordeeld en uitbetaald

web-cap-shows = { $name } laat zien
web-cap-goes-to-prison = { $name } gaat de gevangenis in
web-cap-keeps-hat = { $name } houdt de hoed op
web-cap-why-jailed = { $missing ->
    [0] { "" }
    [one] één symbool te weinig
   *[other] { $missing } symbolen te weinig
 }{ $missing ->
    [0] { "" }
   *[other] { $over ->
        [0] { "" }
       *[other] {" "}en{" "}
     }
 }{ $over ->
    [0] { "" }
    [one] één ster te veel
   *[other] { $over } sterren te veel
 }
web-cap-pistols-wrong = { $count ->
    [one] één pistool zat ernaast
   *[other] { $count } pistolen zaten ernaast
 }
web-cap-paid-hat = hoed
web-cap-paid-pistol = pistool
web-cap-paid-more = verder
web-cap-still-to-be-paid = Nog uit te betalen: { $who }.
web-cap-now = nu
web-cap-waits = wacht
web-cap-in-prison = in de gevangenis
web-cap-nobody-suspected = Niemand richt op iemand.
web-cap-then-paid = Dan wordt respect uitbetaald, { $name } eerst.

## Waar je naar kijkt

web-cap-look-hint = Kijk naar een speler: hier zie je wat er openligt en wat er nog nodig is.
web-cap-symbols = Symbolen
web-cap-stars = Sterren
web-cap-alone = Alleen
web-cap-does-it = genoeg
web-cap-not-enough = niet genoeg
web-cap-refill = Met { $few ->
    [0] geen enkele kaart
    [one] hoogstens één kaart
   *[other] hoogstens { $few } kaarten
 } over vul je na de ronde aan tot { $hand }.
web-cap-did-it = Heeft { $name } het gedaan?
web-cap-open-cards = Open
web-cap-hidden-bring = { $hidden ->
    [one] De gedekte kaart moet brengen
   *[other] De { $hidden } gedekte kaarten moeten brengen
 }
web-cap-symbols-count = { $count ->
    [0] geen symbolen meer
    [one] één symbool
   *[other] { $count } symbolen
 }
web-cap-and-at-most = en hoogstens
web-cap-steals = Mario steelt van wie op hem richt
web-cap-odds-blind = Als de gedekte kaarten blind gedeeld waren: hoe vaak lukt de klus?
web-cap-odds-tony = Licht: als geen Little Tony doorslaat.
web-cap-odds-tony-open = Met de Little Tony die openligt: hij slaat door als iemand op hem richt. Licht: zonder hem.

## Het verhaal

web-cap-chapter-jailed = { $count ->
    [0] niemand in de gevangenis
    [one] { $who } in de gevangenis
   *[other] { $count } in de gevangenis
 }
web-cap-chapter-you = jij { $respect }
`,"../../../../src/backroom/words/nl/web_counterfeiters.ftl":`### De webclient: de tafel van Counterfeiters.

web-cft-has = { $henchmen ->
    [one] 1 handlanger
   *[other] { $henchmen } handlangers
 } · { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }

## Het politiespoor

web-cft-track = Het politiespoor
web-cft-officer = De politieagent
web-cft-ahead = { $station } { $caps ->
    [one] bij de volgende pet
   *[other] na { $caps } petten
 }
web-cft-station-godfather = Godfather
web-cft-station-investigation = Politie{"\\u00AD"}onderzoek
web-cft-station-strike = Staking
web-cft-station-end = Het einde

## Het bord

web-cft-market = Zwarte markt
web-cft-pile = { $pile ->
    [0] er komen geen kaarten meer
    [one] nog 1 kaart
   *[other] nog { $pile } kaarten
 }
web-cft-slot = { $card }, { $price }
web-cft-trash = gaat aan het eind van de ronde weg
web-cft-cap = bewaakt door de politie
web-cft-first = maakt je startspeler
web-cft-starts = begint de volgende ronde
web-cft-print = Drukt { $count } × { $stars } voor je
web-cft-print-any = Drukt valse biljetten
web-cft-supermarket = Hoogstens { $most } biljetten, { $money } per stuk
web-cft-refuses = { $level ->
    [1] ★ geweigerd
    [2] alleen nog ★★★
   *[other] geen valse biljetten meer
 }
web-cft-receiver = Hoogstens { $most }; het slechtste bepaalt de prijs
web-cft-tax = Meteen { $money }
web-cft-airport = Geld naar de eilanden
web-cft-jet = jet
web-cft-place-print = Drukkerij
web-cft-place-supermarket = Supermarkt
web-cft-place-receiver = Heler
web-cft-place-tax-fraud = Belasting{"\\u00AD"}fraude
web-cft-place-airport = Vliegveld

## Wat de kaarten doen

web-cft-does-printer = Twee valse biljetten meer, elke keer dat je drukt
web-cft-does-ink = Inkt, papier, hologram: elke andere soort maakt je biljetten een ster beter
web-cft-does-paper = Inkt, papier, hologram: elke andere soort maakt je biljetten een ster beter
web-cft-does-hologram = Inkt, papier, hologram: elke andere soort maakt je biljetten een ster beter
web-cft-does-diner = Wisselt aan het eind van elke ronde één vals biljet in voor echt geld
web-cft-does-private-jet = Vliegt gratis, vanaf een eigen veld
web-cft-does-big-lawyer = Verplaatst een van je handlangers als het spel eindigt
web-cft-does-bad-lawyer = Verplaatst een van je handlangers als het spel eindigt, na de grote advocaat
web-cft-does-lottery-ticket = Betaalt uit als het spel eindigt; de Godfather kan er niet aan komen

## De spelers

web-cft-cards = Kaarten van de spelers
web-cft-henchmen = { $henchmen ->
    [one] nog 1 handlanger
   *[other] nog { $henchmen } handlangers
 }
web-cft-screen = Achter je zichtscherm
web-cft-cash = Contant
web-cft-offshore = Offshore
web-cft-godfather = De Godfather zou nemen
web-cft-godfather-gone = De Godfather komt niet meer
web-cft-fakes-title = Je valse biljetten
web-cft-fakes = { $count ->
    [one] 1 vals biljet van kwaliteit { $quality }
   *[other] { $count } valse biljetten van kwaliteit { $quality }
 }
web-cft-press = Per keer drukken
web-cft-machines = Je kaarten

## Biljetten inleveren

web-cft-sale = Welke biljetten?
web-cft-less = één minder van kwaliteit { $quality }
web-cft-more = één meer van kwaliteit { $quality }
web-cft-of = van de { $count }
web-cft-each = { $count } × { $money }
web-cft-after-sale = Dan { $cash } contant; over:
web-cft-better = Even goed of beter: { $sale }
web-cft-not-yet = Deze keuze kan niet
web-cft-best = Het meest: { $money }
web-cft-sell = Deze inleveren
web-cft-sell-for = { $count ->
    [one] 1 biljet inleveren voor { $money }
   *[other] { $count } biljetten inleveren voor { $money }
 }

## Vliegen

web-cft-transfer = Hoeveel?
web-cft-least = zo veel mogelijk terughalen
web-cft-back = minder in de envelop
web-cft-there = meer in de envelop
web-cft-most = er zo veel mogelijk in

## Het einde

web-cft-end = Het einde
web-cft-end-godfather = Laatste bezoek
web-cft-end-extra = Laatste handlangers
web-cft-end-big-lawyer = Grote advocaat
web-cft-end-bad-lawyer = Slechte advocaat
web-cft-end-diners = Diners
web-cft-end-tickets = Loten
web-cft-end-count = Eindtelling
web-cft-end-none = Hier gebeurde niets.
web-cft-end-later = Komt nog.
web-cft-total = Totaal
web-cft-burned = Valse biljetten (verbrand)
web-cft-wins = wint
`,"../../../../src/backroom/words/nl/web_end.ftl":`### De webclient: het einde van een spel, de herhaling, en hoe de dobbelstenen worden nagerekend.

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
`,"../../../../src/backroom/words/nl/web_la_cosa_nostra.ftl":`### De webclient: de tafel van La Cosa Nostra.

## The lines

web-lcn-percent = { $percent }%
web-lcn-figure = { $amount }
web-lcn-man = { $man }, sterkte { $strength }
web-lcn-out = deze ronde buitenspel
web-lcn-out-short = buitenspel
web-lcn-business = { $business }, inkomen { $income }
web-lcn-closed = buitenspel
web-lcn-used = deze ronde gebruikt
web-lcn-marked = fiche van { $who }
web-lcn-jobs = { $count ->
    [one] 1 klus uit ronde { $round }
   *[other] { $count } klussen uit ronde { $round }
 }
web-lcn-influence-cards = { $count ->
    [one] 1 Influence-kaart
   *[other] { $count } Influence-kaarten
 }
web-lcn-markers-left = { $count ->
    [one] 1 vrij fiche
   *[other] { $count } vrije fiches
 }
web-lcn-word = Beloftes: { $kept } gehouden, { $broken } gebroken
web-lcn-free-men = { $count ->
    [0] iedereen bezig
    [one] nog 1 man vrij
   *[other] nog { $count } man vrij
 }
web-lcn-tasks-left = { $count ->
    [0] niets meer te doen
    [one] nog 1 taak
   *[other] nog { $count } taken
 }
web-lcn-first = 1e
web-lcn-recruit-costs = plaats voor nog een: sterkte { $strength } voor { $price }

## Round, market, monopolies

web-lcn-round = Ronde { $round }
web-lcn-phase-draw = Trekken
web-lcn-phase-plan = Plannen
web-lcn-phase-act = Actie
web-lcn-phase-payday = Betaaldag
web-lcn-phase-count = Eindstand
web-lcn-market = Markt
web-lcn-slot = { $business } voor { $price }
web-lcn-stack = { $count ->
    [one] 1 kaart in de Business-stapel
   *[other] { $count } kaarten in de Business-stapel
 }
web-lcn-of = { $has } van { $needs }
web-lcn-families = De families
web-lcn-from-stack = Uit de Business-stapel

## Your desk

web-lcn-your-men = Je gangsters
web-lcn-your-hand = Je hand
web-lcn-empty-hand = Je hand is leeg.
web-lcn-no-task = nog geen taak
web-lcn-books = Je boeken
web-lcn-income = Inkomen op betaaldag
web-lcn-laundered = Witgewassen, × 2
web-lcn-your-businesses = Je zaken
web-lcn-markers = Dealfiches
web-lcn-your-word = Je woord
web-lcn-trophies = Gangsters die je hebt vermoord
web-lcn-promised-to = { $by } aan { $to }:
web-lcn-broken-to = Gebroken, { $by } aan { $to }:

## Answers

web-lcn-give = { $job } voor { $man }
web-lcn-let-buy = { $man } laten kopen: { $business }
web-lcn-look-at = { $card }: de klus van { $man } bekijken
web-lcn-idle = niets te doen
web-lcn-do-abandon = Laten vallen
web-lcn-do-threaten = Aanval aankondigen
web-lcn-do-buy = Kopen: { $business }
web-lcn-do-job = Uitvoeren: { $job }
web-lcn-do-it = Uitvoeren
web-lcn-do-spare = Bij dreigen laten
web-lcn-do-skip = Laat je overslaan
web-lcn-do-scheme = Voordringen
web-lcn-roll-again = de { $shows } opnieuw gooien
web-lcn-do-rob = Beroven: { $man }
web-lcn-do-trap = Hinderlaag: { $man }
web-lcn-just-now = Zojuist
web-lcn-amount = Bedrag
web-lcn-hint-man = Kies een van je mannen, dan een kaart uit je hand of van de markt.
web-lcn-hint-card = Kies nu een kaart uit je hand of van de markt.
web-lcn-hint-turn = Kies de man die in actie komt.
web-lcn-hint-glows = Kies iets dat oplicht.

## What is looked at

web-lcn-look-around = De lamp
web-lcn-look-around-how = Wat je aanwijst, wordt hier uitgelegd.
web-lcn-rolls = { $dice ->
    [one] { $man } gooit 1 dobbelsteen, nodig is
   *[other] { $man } gooit { $dice } dobbelstenen, elk moet tonen
 }
web-lcn-dice = { $dice ->
    [one] { $man }, 1 dobbelsteen,
   *[other] { $man }, { $dice } dobbelstenen,
 }
web-lcn-missing = { $business } ontbreekt
web-lcn-ask = Vragen
web-lcn-ask-whom = { $who } om een fiche vragen: { $business }
web-lcn-own = van jou
web-lcn-by-marker = jouw fiche
web-lcn-two = Twee of meer
web-lcn-one = Eén
web-lcn-none = Geen
web-lcn-robberies = { $count ->
    [one] Er zit tot nu toe 1 Beroving in de stapels, { $unseen } ongezien.
   *[other] Er zitten tot nu toe { $count } Berovingen in de stapels, { $unseen } ongezien.
 }
web-lcn-traps = { $count ->
    [one] Er zit tot nu toe 1 Hinderlaag in de stapels, { $unseen } ongezien.
   *[other] Er zitten tot nu toe { $count } Hinderlagen in de stapels, { $unseen } ongezien.
 }
web-lcn-cops = { $count ->
    [one] Je Politieagent kan één dobbelsteen opnieuw gooien.
   *[other] Je { $count } Politieagenten kunnen elk één dobbelsteen opnieuw gooien.
 }
web-lcn-nothing-to-hit = niets te raken
web-lcn-sort-cash = Geldklus
web-lcn-sort-attack = Aanval
web-lcn-sort-response = Response-kaart
web-lcn-sort-special = Klus
web-lcn-needs = Nodig: { $businesses }
web-lcn-strength = { $now ->
    [one] Nu 1 dobbelsteen (gedrukt { $printed }).
   *[other] Nu { $now } dobbelstenen (gedrukt { $printed }).
 }
web-lcn-costs = Wacht onder de baaskaart, voor { $price } op betaaldag.
web-lcn-seen-by = Bekeken door { $who }.
web-lcn-influence-card = Influence-kaart
web-lcn-short-snitch = Eén blik, of nieuwe markt
web-lcn-short-spy = Twee keer kijken
web-lcn-short-emergency-doc = Redt een man van je
web-lcn-short-henchman = Doelgetal 1 lager
web-lcn-short-saboteur = Doelgetal 1 hoger
web-lcn-short-machine-pistol = Eén steen meer
web-lcn-short-distraction = Eén steen minder
web-lcn-short-schemer = Dring voor of sla over
web-lcn-monopoly = Wie als enige de meeste heeft van { $kind }, en minstens { $least }, krijgt { $money } extra op betaaldag.
web-lcn-company = Bedrijf
web-lcn-businessman = Zakenman
web-lcn-price-income = Kost { $price }, levert elke betaaldag { $income } op.
web-lcn-counts-for = Telt voor { $monopoly }.
web-lcn-brings = Nog een voor jou:
web-lcn-takes = Je krijgt { $monopoly }.
web-lcn-completes = Maakt compleet: { $jobs }
web-lcn-yours = van jou
web-lcn-income-from = { $businesses } uit zaken, { $monopolies } uit monopolies
web-lcn-surely = Zeker in de hand: { $cards }
web-lcn-under-boss = Onder de baaskaart: { $men }
web-lcn-killed = Vermoord: { $men }

## Deals

web-lcn-deal-with = Een deal met { $who }
web-lcn-new-offer = Nieuw voorstel
web-lcn-offers = Voorstellen aan jou
web-lcn-offers-you = { $who } stelt je voor
web-lcn-counters = { $who } doet een tegenvoorstel
web-lcn-you-offer = Je stelt { $who } voor
web-lcn-accept = Aannemen
web-lcn-counter = Tegenbod
web-lcn-refuse = Weigeren
web-lcn-withdraw = Intrekken
web-lcn-offers-left = { $count ->
    [one] Nog 1 voorstel deze ronde.
   *[other] Nog { $count } voorstellen deze ronde.
 }
web-lcn-between-others = { $gives } voor { $gets }
web-lcn-give-cash = Je betaalt { $who } { $money }.
web-lcn-get-cash = { $who } betaalt je { $money }.
web-lcn-give-man = Je geeft { $who } { $man }.
web-lcn-get-man = { $who } geeft je { $man }.
web-lcn-give-business = Je geeft { $who } een zaak: { $business }.
web-lcn-get-business = { $who } geeft je een zaak: { $business }.
web-lcn-give-permit = { $who } mag bij jou een fiche leggen: { $business }.
web-lcn-get-permit = Je mag bij { $who } een fiche leggen: { $business }.
web-lcn-give-return = Je haalt je fiche weg bij { $who }: { $business }.
web-lcn-get-return = { $who } haalt een fiche bij jou weg: { $business }.
web-lcn-give-promise = Je belooft: “{ $promise }”.
web-lcn-get-promise = { $who } belooft: “{ $promise }”.
web-lcn-empty-paper = Nog niets op papier. Tik aan wat je geeft en wat je van { $who } wilt.
web-lcn-ledger = Boek van beloftes
web-lcn-open = open
web-lcn-kept = gehouden, { $round }
web-lcn-broken = gebroken, { $round }
web-lcn-void = vervallen
web-lcn-no-promises = Niemand heeft nog iets beloofd.

## The deal builder

web-lcn-shelf-gives = Wat je zou kunnen geven
web-lcn-shelf-gets = Wat { $who } zou kunnen geven
web-lcn-your-side = Jouw kant
web-lcn-tap-to-give = tik om te geven
web-lcn-tap-to-ask = tik om te vragen
web-lcn-lay-man = { $man } op het papier
web-lcn-lay-permits = een fiche erop
web-lcn-lay-businesses = de hele kaart
web-lcn-lay-returns = fiche weg: { $business }
web-lcn-cash = geld
web-lcn-your-word-dots = je woord …
web-lcn-a-word-dots = een belofte …
web-lcn-own-words = In je eigen woorden
web-lcn-promise-that = Dat beloven
web-lcn-less = 1000 minder
web-lcn-more = 1000 meer
web-lcn-take-off = Van het papier halen
web-lcn-new = nieuw
web-lcn-ticket-permits = Fiche op { $business }
web-lcn-ticket-businesses = { $business }, de kaart
web-lcn-ticket-returns = Fiche weg van { $business }
web-lcn-then = Daarna
web-lcn-you-give = Jij geeft, meteen
web-lcn-you-get = Jij krijgt, meteen
web-lcn-only-words = onder deze lijn: alleen woorden, niemand kan ze afdwingen
web-lcn-send = Voorstel sturen
web-lcn-send-back = Terugsturen
web-lcn-just-promise = Gewoon beloven
web-lcn-close = Papier wegleggen
web-lcn-your-markers = Je fiches
web-lcn-take-back = Terugnemen

## The stage and the papers

web-lcn-die = een { $shows }
web-lcn-die-success = een { $shows }, een succes
web-lcn-stage = Het podium
web-lcn-your-man = jouw man
web-lcn-man-of = man van { $who }
web-lcn-announced = Een aanval wordt aangekondigd.
web-lcn-answers = als antwoord op { $job }
web-lcn-missing-short = ontbreekt
web-lcn-promise-broken = Belofte gebroken
web-lcn-dice-rolled = { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
 }
web-lcn-target = doelgetal
web-lcn-has-task = heeft nog een taak
web-lcn-successes = { $count ->
    [0] Geen succes
    [one] Eén succes
   *[other] { $count } successen
 }
web-lcn-repelled = Afgeslagen
web-lcn-lapsed = Het loopt op niets uit
web-lcn-window = Wie heeft een antwoord?
web-lcn-payday = Betaaldag
web-lcn-final = De boeken zijn gesloten
web-lcn-thousands = Na ronde { $round }, in duizenden dollars
web-lcn-paid = Betaald
web-lcn-row-cash = Geld in de hand
web-lcn-row-businesses = Zaken
web-lcn-row-monopolies = Monopolies
web-lcn-row-bonus = Business-bonus
web-lcn-row-gangsters = Meeste gangsters
web-lcn-row-power = Machtsbonus
web-lcn-row-laundry = Witgewassen × 2
web-lcn-row-recruited = Gerekruteerd
web-lcn-together = Samen
web-lcn-twice = { $amount } × 2
web-lcn-men = { $count ->
    [one] 1 man
   *[other] { $count } man
 }
web-lcn-account = Waar het geld vandaan kwam
`,"../../../../src/backroom/words/nl/web_maffiosi.ftl":`### De webclient: de tafel van Maffiosi.

## Mannen, stoelen, gevaren: de namen voor wie ze niet kan zien

web-maf-short-boss = Boss
web-maf-short-robbie = Robbie
web-maf-short-jack = Jack
web-maf-short-henkie = Henkie
web-maf-you = jij
web-maf-your = jouw { $man }
web-maf-whose = { $man } van { $who }
web-maf-man-on = { $man } op { $chair }
web-maf-table = De tafel en de stoelen
web-maf-empty = niemand
web-maf-crossed = niemand ertegenover
web-maf-asleep = slaapt
web-maf-chosen = gekozen
web-maf-possible = mogelijk
web-maf-danger-stab = { $who } kan hem neersteken
web-maf-danger-stab-you = jij kunt hem neersteken
web-maf-danger-fire = { $who } kan hem neerschieten
web-maf-danger-fire-you = jij kunt hem neerschieten
web-maf-danger-pie = bij de taart van { $who }
web-maf-danger-pie-you = bij jouw taart
web-maf-pie-name = Taart van { $who } voor { $chair }, ontploft alleen als iemand daarvoor zorgt
web-maf-pie-name-lit = { $turns ->
    [one] Taart van { $who } voor { $chair }, ontploft bij de volgende beurt
   *[other] Taart van { $who } voor { $chair }, ontploft over { $turns } beurten
}

## Het midden van de tafel

web-maf-round = Ronde { $round }
web-maf-before = Voor ronde 1
web-maf-steps = De stappen van een beurt
web-maf-step-pie = Taart
web-maf-step-money = Poen
web-maf-step-card = Kaart
web-maf-step-wake = Kukeleku!
web-maf-to-draw = in de pot
web-maf-open-pile = afgelegd
web-maf-markers = mafkaartjes
web-maf-markers-left = { $count ->
    [one] 1 mafkaartje
   *[other] { $count } mafkaartjes
}
web-maf-no-card = nog geen kaart
web-maf-last-note = Zoals het nu staat pakt { $who } het laatste biljet, in ronde { $round }
web-maf-last-note-you = Zoals het nu staat pak jij het laatste biljet, in ronde { $round }
web-maf-last-note-short = laatste biljet: { $who }, ronde { $round }
web-maf-seated = { $count } van de { $all } mannen zitten. { $who } begint.
web-maf-seated-you = { $count } van de { $all } mannen zitten. Jij begint.
web-maf-never-dry = Zoals het nu staat raakt het geld nooit op

## De families

web-maf-out = ligt eruit
web-maf-on-turn = is aan de beurt
web-maf-in-turns = { $turns ->
    [one] is hierna aan de beurt
   *[other] over { $turns } beurten
}
web-maf-income = Inkomsten
web-maf-no-income = geen inkomsten meer
web-maf-men-left = { $count ->
    [one] 1 man
   *[other] { $count } mannen
}
web-maf-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-maf-reach = Wie jouw mannen kan raken
web-maf-safe = veilig

## Kaarten

web-maf-hand = Jouw kaarten
web-maf-no-cards = Geen kaarten in de hand.
web-maf-you-are-out = Je ligt eruit; je geld telt nog mee.
web-maf-card-name = { $card }: { $does }
web-maf-does-stab = Dood een tegenstander naast jouw mes
web-maf-does-fire = Dood de tegenstander tegenover jouw revolver
web-maf-does-order-pie = Jouw taart voor een stoel naar keuze; ontploft bij je volgende beurt
web-maf-does-pass-it-on = Andermans taart gaat naar de volgende man
web-maf-does-ka-boom = Andermans taart ontploft nu
web-maf-does-nightcap = { $count ->
    [one] Eén man met een drankje valt in slaap
   *[other] { $count } mannen met een drankje vallen in slaap
}
web-maf-does-beat-it = Een inval: alle mannen krijgen een nieuwe stoel
web-maf-does-move = Een van je mannen gaat op een vrije stoel zitten
web-maf-count-stab = { $count } te raken
web-maf-count-fire = { $count } te raken
web-maf-count-order-pie = { $count } stoelen
web-maf-count-pass-it-on = { $count ->
    [one] 1 kant
   *[other] { $count } kanten
}
web-maf-count-ka-boom = { $count ->
    [one] 1 taart
   *[other] { $count } taarten
}
web-maf-count-nightcap = { $count ->
    [one] 1 drinker
   *[other] { $count } drinkers
}
web-maf-count-move = { $count ->
    [one] 1 man
   *[other] { $count } mannen
}
web-maf-your-pie = Jouw taart
web-maf-pie-home = nog thuis
web-maf-pie-gone = voorgoed weg
web-maf-pie-at = voor stoel { $chair }
web-maf-throw = Eén afleggen
web-maf-throw-says = en een nieuwe trekken
web-maf-throw-not = alleen in plaats van spelen

## Wat er gevraagd wordt, en de knop

web-maf-ask-throw = Welke kaart leg je af? Je trekt een nieuwe.
web-maf-ask-drinks = Wie krijgt een slaapmutsje? Wie al slaapt, wordt niet meer wakker.
web-maf-ask-raid = Smeer ’m! De politie bellen? Alle mannen staan op.
web-maf-back = Terug
web-maf-go-on = Verder
web-maf-call-raid = De politie bellen
web-maf-throw-card = { $card } afleggen
web-maf-serve = { $count } van { $of } inschenken
web-maf-choose-pie = Kies een taart
web-maf-choose-man = Kies een man
web-maf-choose-chair = Kies een stoel
web-maf-stab = { $man } op { $chair } neersteken
web-maf-shoot = { $man } op { $chair } neerschieten
web-maf-order-for = Een taart voor stoel { $chair }
web-maf-pass-to = Taart van { $who } doorgeven aan { $chair }
web-maf-set-off = Taart van { $who } laten ontploffen
web-maf-lift = { $man } laten opstaan
web-maf-seat = { $man } op { $chair } zetten
web-maf-ways = Waar een taart heen kan
web-maf-left = links:
web-maf-right = rechts:
web-maf-careful = Pas op, dit raakt je eigen mensen: { $men }.
web-maf-changes = { $who } verdient dan { $after } per beurt in plaats van { $before }.
web-maf-changes-you = Jij verdient dan { $after } per beurt in plaats van { $before }.

## Waar je naar kijkt

web-maf-close = Sluiten
web-maf-of-whom = { $who }, stoel { $chair }
web-maf-is-asleep = (slaapt)
web-maf-chair-title = Stoel { $chair }
web-maf-earns = { $money } per beurt
web-maf-opposite = tegenover { $chair }
web-maf-can-kill-him = Wie hem kan doden
web-maf-could-kill-him = Wie hem daar zou kunnen doden
web-maf-he-can-kill = Wie hij kan doden
web-maf-he-reaches = Hij kan { $men } doden.
web-maf-reached-by = Binnen bereik van { $men }.
web-maf-he-could-kill = Wie hij zou kunnen doden
web-maf-nobody = Niemand
web-maf-if-dies = Als hij sterft
web-maf-if-done = Als je het doet
web-maf-no-change = Geen inkomsten veranderen.
web-maf-then-last = Dan pakt { $who } het laatste biljet, in ronde { $round }.
web-maf-then-last-you = Dan pak jij het laatste biljet, in ronde { $round }.
web-maf-whose-pie = Taart van { $who }
web-maf-lit = voor stoel { $chair }, ontploft als de beurt van { $who } begint
web-maf-unlit = voor stoel { $chair }; de eigenaar ligt eruit, hij ontploft alleen als iemand daarvoor zorgt
web-maf-would-hit = Wie hij zou raken
web-maf-drinks = { $count ->
    [one] Eén slaapmutsje
   *[other] { $count } slaapmutsjes
}
web-maf-stock = { $count ->
    [one] Nog 1 mafkaartje
   *[other] Nog { $count } mafkaartjes
}
web-maf-drinks-chosen = Ingeschonken
web-maf-drinks-others = Wie nog een drankje heeft
web-maf-drink-dies = slaapt al: wordt niet meer wakker
web-maf-drink-sleeps = valt in slaap
web-maf-since = Sinds jouw laatste beurt
web-maf-so-far = Tot nu toe
web-maf-nothing-yet = Nog niets.
web-maf-piles = Afgelegde en nog niet geziene kaarten
web-maf-pile-card = Kaart
web-maf-pile-open = Afgelegd
web-maf-pile-unseen = Nog niet gezien
web-maf-of = { $count } van { $all }

## Plaatsnemen

web-maf-seating = Iedereen gaat zitten
web-maf-seat-one = Je zet nu één man neer
web-maf-still-to-seat = Jouw mannen zonder stoel
web-maf-waiting-men = Jouw wachtende mannen
web-maf-all-seated = iedereen zit
web-maf-seats-now = kiest

## Momenten

web-maf-bang = Pang!
web-maf-zack = Tsjak!
web-maf-plays = { $who } speelt
web-maf-throws = { $who } legt af
web-maf-owed = (tegoed: { $money })
web-maf-never-wakes = { $man } wordt niet meer wakker.
web-maf-awake = wakker
web-maf-raid-says = Een inval. Taarten blijven staan, slapers slapen door, en deze kaart gaat uit het spel.
web-maf-pie-goes = Taart van { $who }, stoel { $chair }
web-maf-on-time = aan het begin van de beurt, zoals op het Menu staat
web-maf-set-off-by = het werk van { $who }
web-maf-chair = stoel { $chair }
web-maf-chair-own = stoel { $chair }, eigen doelpunt
web-maf-nobody-hit = Niemand is geraakt.

## Het einde

web-maf-closed = Gesloten
web-maf-end-empty-bank = Het laatste biljet
web-maf-end-last-at-table = De laatste aan tafel
web-maf-end-nobody-left = Niemand meer over
web-maf-end-stall-guard = Niets meer te verdienen
web-maf-end-round-limit = Het is laat
web-maf-end-last = { $who } had recht op { $owed } en pakte de laatste { $paid }.
web-maf-end-unclaimed = Er blijft { $money } in het midden liggen, en niemand krijgt het.
web-maf-end-family = Familie
web-maf-end-men = Mannen aan tafel
web-maf-end-kills = Mannen gedood
web-maf-end-money = Geld
web-maf-fortune = Waar je geld vandaan kwam
web-maf-end-course = Geld na elke ronde, in duizenden
web-maf-out-in = eruit in ronde { $round }
web-maf-own-kills = waarvan { $count } eigen
web-maf-kill-stab = neergestoken
web-maf-kill-fire = neergeschoten
web-maf-kill-pie = met taart
web-maf-kill-ka-boom = met Ka-Boem!
web-maf-kill-nightcap = met een slaapmutsje
`,"../../../../src/backroom/words/nl/web_people.ftl":`### De webclient: mensen, en de weg naar binnen en terug.

web-nav-ranking = Ranglijst
web-ranking-of = De ranglijst van { $game }
web-ranking-none = Niemand heeft nog een partij { $game } uitgespeeld die meetelt. De eerste plaats is vrij.
web-ranking-place = Plaats
web-ranking-player = Speler
web-ranking-rating = Rating
web-ranking-week = Deze week
web-ranking-games = Partijen
web-ranking-won = Gewonnen
web-ranking-last = Laatste vijf
web-ranking-last-won = { $won } van de laatste { $games } gewonnen
web-ranking-hint = Alleen tafels die meetellen en uitgespeeld zijn. Aan een grote tafel verschuif je per tegenstander minder dan in een duel. Bots tellen niet mee. Het getal is voorzichtig: iedereen begint op 0, en elk spel maakt het zekerder.
web-ranking-you = Jij bij { $game }
web-ranking-missing-stranger = Je staat er niet op: we kennen je nog niet.
web-ranking-missing-guest = Je speelt als gast. Je partijen tellen mee; je komt erop zodra je een account hebt.
web-ranking-missing-new = Je hebt nog geen partij uitgespeeld die meetelt.
web-ranking-find = Zoek een tafel die meetelt
web-rating-course = Rating over de laatste { $games } partijen: van { $from } naar { $to }
web-person = Speler
web-person-since = Hier sinds { $day }
web-person-guest = Een gast
web-person-own = Mijn profiel wijzigen
web-person-friend = Jullie zijn vrienden
web-person-mute = Niet meer horen
web-person-block = Blokkeren
web-person-unshun = Ongedaan maken
web-person-part = Vriendschap beëindigen
web-person-shunned-mute = Wat deze speler zegt, hoor je aan geen enkele tafel.
web-person-shunned-block = Je wordt nooit met deze speler aan tafel gezet, en hij kan niet aan jouw tafels gaan zitten.
web-person-shun-hint = Het blijft zo tot je het ongedaan maakt. Niemand krijgt het te horen.
web-person-plays = Hoe { $name } speelt
web-person-guest-records = Een gast laat niets na: zijn cijfers verdwijnen met het bezoek.
web-person-no-games = Nog geen partij uitgespeeld.
web-person-games = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
 }, { $won } gewonnen
web-person-unrated = Nog geen partij die meetelt
web-match = Snelle partij
web-match-hint = Schuif aan bij wie er wacht. Na een minuut nog niemand? Dan komen er bots bij.
web-match-any = Welk spel ook
web-match-find = Zoek me een tafel
web-match-others = { $waiting ->
    [0] Er wacht nu niemand: jij zou de eerste zijn.
    [one] Er wacht nu één speler.
   *[other] Er wachten nu { $waiting } spelers.
 }
web-match-wait = { $waiting ->
    [one] Je wacht op nog { $missing }
   *[other] { $waiting } wachten op nog { $missing }
 }
web-match-somebody = iemand
web-match-bots = { $seconds ->
    [0] Er schuiven bots aan.
    [one] Over één seconde schuiven er bots aan.
   *[other] Over { $seconds } seconden schuiven er bots aan.
 }
web-match-may-leave = Je mag deze pagina verlaten: de bel gaat.
web-match-hurry = Nu met bots beginnen
web-match-wishes = { $wishes } van { $waiting } wil nu met bots beginnen.
web-match-leave = Niet langer wachten
web-match-ready = Je tafel is klaar.
web-match-waiting = Wachten op een snelle partij …
web-friend = Vrienden
web-friend-asks = { $name } wil hier je vriend zijn
web-friend-are = { $name } en jij zijn vrienden
web-friend-why = Vrienden houden stoelen voor elkaar vrij en zien waar de ander wacht. Meer niet.
web-friend-yes = Vrienden worden
web-friend-to-mine = Naar mijn vrienden
web-friends = Vrienden
web-friends-none = Nog niemand. Stuur iemand je link.
web-friends-waits = wacht aan een tafel
web-friends-link = Wie deze link volgt, wordt je vriend:
web-friends-make-link = Link maken
web-friends-new-link = Nieuwe link; de oude vervalt
web-friends-shunned = Wie je liever mijdt
web-friends-mute = niet te horen
web-friends-block = geblokkeerd
web-friends-invite = Houd de stoel vrij voor een vriend
web-friends-invited = { $name } is gevraagd
web-invited = { $host } houdt een stoel voor je vrij: { $game }
web-invited-no = Deze keer niet
web-call = Oproepen van Backroom
web-call-confirm = Zullen we je schrijven wanneer je aan de beurt bent?
web-call-end = Eén tik en we schrijven hier niet meer.
web-call-yes = Ja, schrijf me
web-call-no = Geen oproepen meer
web-call-confirmed = Goed. We schrijven wanneer een tafel op je wacht, en alleen dan.
web-call-ended = Klaar. Je hoort hier niets meer van ons.
web-calls = Roep me als ik aan de beurt ben
web-calls-why = Voor partijen per brief. We sturen alleen welke tafel wacht, nooit wat je in handen hebt.
web-calls-push = Op dit apparaat
web-calls-no-push = Deze browser neemt hier geen berichten aan: daarvoor is https nodig.
web-calls-refused = Je browser wil liever niet. Dat bepalen zijn instellingen.
web-calls-mail = Per e-mail naar
web-calls-mail-add = Schrijf me
web-calls-unconfirmed = wacht op je ja: kijk in je mailbox
web-calls-kind-push = Een browser, via { $address }
web-calls-kind-mail = { $address }
web-calls-end = Stoppen
web-calls-calendar = Mijn termijnen als agenda
web-calls-calendar-is = Je agenda; wie dit adres heeft, kan hem lezen:
web-calls-calendar-end = Geen agenda meer
web-tokens = Tokens voor bots
web-tokens-why = Een programma met een token gaat zitten, speelt en praat als een eigen bot, en iedereen ziet dat het er een is. Aan je account komt het niet.
web-tokens-how = Hoe je een bot schrijft
web-tokens-unused = nog niet gebruikt
web-tokens-used = laatst gebruikt: { $ago }
web-tokens-revoke = Trek het token van { $name } in
web-tokens-revoke-sure = Van nu af komt { $name } nergens meer binnen. De partijen die het speelt wachten erop als op ieder die wegging.
web-tokens-revoke-yes = Trek het in
web-tokens-once = Je token. Kopieer het nu: het wordt nooit meer getoond.
web-tokens-name = Hoe de bot heet
web-tokens-make = Maak een token
web-hook = Laat een kanaal weten wie er aan de beurt is
web-hook-address = Webhook (die van Discord werken)
web-hook-set = Laat het weten
web-hook-is = { $host } krijgt te horen wie er aan de beurt is.
web-hook-end = Laat het niet meer weten
web-unrated-friendly = Telt niet mee: een vriendschappelijke partij.
web-unrated-alone = Telt niet mee: er speelt maar één mens, en bots tellen niet.
web-unrated-own-cards = Telt niet mee: de kaarten zijn van de eigenaar zelf.
web-end-vote = Deze partij niet uitspelen
web-end-vote-why = Ze eindigt wanneer iedereen die nog speelt dat wil, en telt voor niemand.
web-end-vote-wish = Ik wil stoppen
web-end-vote-no = Liever doorspelen
web-end-vote-who = Willen stoppen: { $names }
web-games-ended = Niet uitgespeeld
web-home-turn = { $name }, je bent aan de beurt
web-home-back = Fijn je te zien, { $name }
web-home-others = Je andere tafels
web-home-another = Nog een?
web-home-waits = De tafel wacht op je
web-home-deadline = tot { $time }
web-home-waits-for = wacht op { $names }
web-home-round = ronde { $round }
web-home-best = De besten bij { $game }
web-home-ranking = Hele ranglijst
web-new-name = Jouw naam
web-new-seen = Wat je vrienden zien
web-new-rules = Regels
web-new-who = Gasten
web-new-printed = zoals gedrukt
web-new-changes = { $changes ->
    [one] zoals gedrukt · één wijziging
   *[other] zoals gedrukt · { $changes } wijzigingen
 }
web-new-then = Daarna krijg je één link om te sturen.
web-new-chairs-free = { $free ->
    [0] er is geen stoel vrij
    [one] er is één stoel vrij
   *[other] er zijn { $free } stoelen vrij
 }
web-join-to-the-end = tot het einde
web-join-players = spelers
web-join-clock = klok
web-join-no-clock = geen haast
web-join-agreed = Afgesproken: { $rules }. { $talk }.
web-lobby-there = is er
web-lobby-away = is er niet
web-lobby-sit = { $taken } van { $seats } zitten
web-lobby-talk = Praten
web-lobby-talk-empty = Nog niemand heeft iets gezegd.
web-lobby-say = Zeg iets …
web-lobby-bots-play = Bots spelen
web-invite-same-net = Alleen hetzelfde netwerk: telefoons in huis kunnen erbij, vrienden elders niet.
web-chair-more = Meer over { $name }
web-lobby-bots-temper = Karakter van de bots
`,"../../../../src/backroom/words/nl/web_room.ftl":`### De webclient: de kamer rond de tafels.

## Woorden die veel pagina’s gebruiken

web-room-waiting = Een ogenblik …
web-sure-no = Toch maar niet
web-figure-players = { $least }–{ $most } spelers
web-table-of = Tafel van { $host }
web-table-taken = { $taken } van { $seats } stoelen bezet
web-table-players = { $seats } spelers
web-table-rated = telt mee
web-result-replay = Terugkijken
web-result-replay-of = { $game } van { $time } terugkijken
web-points-capo-della-mafia = { $points } respect
web-bot-random = speelt op goed geluk
web-rule-number = Regel { $rule }
web-rule-in-book = Lees hem in de spelregels
colour-ivory = Ivoor

## De spellen in één zin

web-game-la-cosa-nostra = Plan in het geheim, huur de advocaat van je buurman, beroof je partner. De dobbelstenen doen de rest.
web-game-la-cosa-nostra-length = 90 min
web-game-maffiosi = Dertig stoelen, zes Bosses, ontploffende taarten. Let op wie er tegenover je zit.
web-game-maffiosi-length = 40 min
web-game-capo-della-mafia = Vervul de opdracht, of doe alsof. En richt dan je pistool op een bluffer.
web-game-capo-della-mafia-length = 30 min
web-game-counterfeiters = Druk het, geef het uit, vlieg het weg, voordat de Godfather zijn helft komt halen.
web-game-counterfeiters-length = 35 min
web-credits-la-cosa-nostra = Ontworpen door Johannes Sich, uitgegeven door Hard Boiled Games (2014) en Quined Games.
web-credits-maffiosi = Ontworpen door Dominique Ehrhard, uitgegeven door Hasbro en Parker (1999, 2000).
web-credits-capo-della-mafia = Ontworpen door Arjan van Houwelingen, uitgegeven door 999 Games (2017).
web-credits-counterfeiters = Ontworpen door Olivier Bourgeois, met tekeningen van Ian O’Toole, uitgegeven door Quined Games (2018).

## Voorpagina

web-home = Vier spellen over vrienden, leugens en geld.
web-home-lead = Ga zitten met mensen die je vertrouwt, of met bots die je beter niet vertrouwt. Geen account, niets te downloaden: stuur een link en deel de kaarten.
web-home-waiting = { $tables ->
    [one] Er wacht een tafel op je
   *[other] Er wachten { $tables } tafels op je
 }
web-home-play = Nu spelen
web-home-dealing = Delen …
web-home-make = Tafel maken
web-learn = Leren
web-learn-by-playing = Leer door te spelen
web-learn-offer = Nieuw hier? Vijf minuten aan tafel met Beppe.
web-learn-go = Erheen
web-learn-no = Nee, bedankt
web-home-rules = Spelregels
web-home-open = Open tafels
web-home-none-open = Op dit moment wacht er niemand op spelers. Maak een tafel, zet hem in de lijst, en wees de eerste.
web-home-sit = Ga zitten
web-home-sitting = Je gaat zitten …
web-home-to-table = Naar de tafel
web-home-full = Vol: kijk mee
web-home-running = { $tables ->
    [one] Bij één spel kun je nu meekijken
   *[other] Bij { $tables } spellen kun je nu meekijken
 }
web-room-rules = De regels van deze kamer
web-room-rules-cards = Niemand ziet jouw kaarten. De tafel niet, de bots niet.
web-room-rules-dice = De dobbelstenen zijn verzegeld voordat je gaat zitten. Controleer ze achteraf.
web-room-rules-deals = Een deal is een deal. Een belofte is maar een belofte.

## Een tafel maken

web-new = Tafel maken
web-new-game = Spel
web-new-seats = Stoelen
web-new-settings = De tafel
web-new-options = Regels die je afspreekt
web-new-own-cards = Heb je de doos en weet je het beter?
web-new-own-cards-hint = Speel met een eigen kaartbestand. Zo begin je: backroom cards { $game }.
web-new-make = Tafel klaarzetten
web-new-making = De tafel wordt klaargezet …
web-new-afresh = Terug naar de standaardregels
web-option-changed = Niet de standaardregel.
web-settings-title = Titel
web-settings-title-example = Vrijdagavond
web-settings-clock = Klok
web-settings-talk = Praten
web-settings-talk-all = Praten aan tafel en fluisteren
web-settings-talk-table = Praten aan tafel, niet fluisteren
web-settings-talk-none = Niet praten
web-settings-hold = Als iemand vertrekt
web-settings-who = Wie mag komen, en wat telt
web-settings-listed = In de lijst
web-settings-listed-hint = Iedereen vindt hem bij de open tafels; anders heb je de link nodig.
web-settings-watchers = Toeschouwers
web-settings-watchers-hint = Wie de tafel kan vinden, mag meekijken. Verborgen kaarten zien toeschouwers niet.
web-settings-rated = Telt mee
web-settings-rated-hint = De uitslag telt mee voor de rating van iedereen die speelt.
web-clock-none = Geen klok: niemand heeft haast
web-clock-live = Live
web-clock-by-correspondence = Per correspondentie
web-clock-decision = { $decision } per beslissing
web-clock-reserve = { $reserve } voor het hele spel
web-clock-both = { $decision } per beslissing, { $reserve } reserve
web-span-seconds = { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 }
web-span-minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
 }
web-span-hours = { $hours ->
    [one] één uur
   *[other] { $hours } uur
 }
web-span-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
 }
web-hold = Na { $time } neemt een bot het over
web-hold-for-ever = De stoel blijft vrij, en iedereen wacht

## Een uitnodiging

web-join = Je bent uitgenodigd
web-join-somebody = Iemand
web-join-from = { $host } houdt een stoel voor je vrij:
web-join-host = Met deze link word je gastheer van de tafel van { $host }:
web-join-name = Hoe heet je?
web-join-sit = Ga zitten
web-join-claim = Word gastheer
web-join-hint = Een naam is genoeg. Geen account, geen e-mail.
web-join-watch = Ik wil alleen kijken

## De lobby van een tafel

web-lobby = Lobby
web-lobby-chairs = Stoelen
web-lobby-beside = Uitnodiging en dobbelstenen
web-lobby-start = Beginnen
web-lobby-ready = Iedereen zit. Delen maar, zodra je wilt.
web-lobby-fill = Bots op alle vrije stoelen
web-lobby-waits-for-host = Iedereen zit. { $host } deelt.
web-lobby-options = Wat jullie hebben afgesproken
web-lobby-options-all = Alle opties van dit spel
web-lobby-options-change = De regels veranderen
web-lobby-settings-change = De tafel veranderen
web-lobby-watchers = Toeschouwers zijn welkom
web-lobby-no-watchers = Geen toeschouwers
web-lobby-listed = Staat bij de open tafels
web-lobby-not-listed = Alleen op uitnodiging
web-lobby-rated = De uitslag telt mee voor de ratings
web-lobby-rulebook = Lees de spelregels
web-lobby-invite = Uitnodigen
web-lobby-invite-link = Wie deze link heeft, kan gaan zitten:
web-lobby-invite-text = Er is een stoel vrij: { $game } bij Backroom.
web-lobby-watch-link = Een link voor toeschouwers
web-lobby-watch-link-hint = Wie deze link heeft, kan meekijken:
web-lobby-host-link = De tafel overdragen
web-lobby-host-link-hint = Pas op: wie deze link opent, wordt gastheer in jouw plaats.
web-lobby-sealed = De dobbelstenen zijn verzegeld
web-lobby-sealed-why = Het huis heeft zijn seed getrokken en het zegel ervan laten zien voordat er iemand zat; elke speler voegt er bij het gaan zitten iets aan toe. Na het spel kun je nagaan dat niemand met de dobbelstenen of de kaarten heeft geknoeid.
web-lobby-commitment = Het zegel
web-lobby-discard = Deze tafel sluiten
web-lobby-discard-sure = De tafel verdwijnt, en zijn links ook. Sluiten?
web-lobby-discard-yes = Sluiten
web-chair-free = Vrij
web-chair-you = dat ben jij
web-chair-is-bot = bot
web-chair-sit = Ga hier zitten
web-chair-move = Hierheen
web-chair-bot = Bot
web-chair-level = Hoe goed de bot op stoel { $number } speelt
web-chair-get-up = Sta op
web-chair-remove = Wegsturen
web-invite-copy = Kopiëren
web-invite-copied = Gekopieerd
web-invite-share = Delen
web-invite-same-network = Alleen op hetzelfde netwerk: wie in huis is kan meedoen, vrienden elders niet.
web-invite-only-here = Dit adres werkt alleen op deze computer. Wil je vrienden op je netwerk binnenlaten, start het huis dan met “make play LAN=1”; wil je overal bereikbaar zijn, host het dan (zie de documentatie).
web-invite-qr = De link als code voor de camera van een telefoon

## Mijn spellen, kijken

web-games-stranger = Je hebt hier nog niet gespeeld: we kennen je niet. Kies een spel, of log in als je een account hebt.
web-games-choose = Kies een spel
web-games-none = Er loopt niets. Tijd om te delen.
web-games-waiting = Wachten op jou
web-games-running = De anderen denken na
web-games-lobby = Nog niet begonnen
web-games-aside = Opzijgezet: de gegevens van deze tafels zijn beschadigd
web-games-closed = Gesloten: begonnen onder eerdere regels
web-games-finished = Afgelopen
web-games-answer = Jij bent aan de beurt
web-watch-lead = Niemand kijkt hier over een schouder mee: toeschouwers zien wat er open op tafel ligt, en verder niets.
web-watch-running = Nu bezig
web-watch-look = Kijken
web-watch-none = Er is op dit moment geen open spel bezig.
web-watch-latest = Laatste uitslagen
web-watch-no-results = Er is hier nog geen open spel afgelopen.

## Spelregels

web-rules-lead = In onze eigen woorden, in drie talen, elke regel met zijn nummer. Zegt de tafel nee, dan hoor je ook welke regel dat is.
web-rules-open = Open de spelregels
web-rules-all = Alle spelregels
web-rules-search = Zoek in de regels
web-rules-found = { $found ->
    [0] Niets gevonden
    [one] Op één plaats gevonden
   *[other] Op { $found } plaatsen gevonden
 }
web-rules-nothing = Dat staat in geen enkele regel. Probeer een ander woord of het nummer van een regel.
web-rules-contents = Inhoud
web-rules-drawing = Tekening
web-rules-table = Tabel

## Ikzelf

web-me = Wie ben je?
web-me-name-part = Naam en taal
web-me-name = Naam
web-me-rename = Mijn naam veranderen
web-me-come-in = Kom binnen
web-me-named = Zo heet je hier voortaan. Aan tafels waar je al zit, houd je de oude naam.
web-me-account = Account
web-me-account-is = Je logt in als { $login }, op elke computer.
web-me-make-account = Account maken
web-me-make-account-why = Je bent hier als gast, alleen in deze browser. Met een inlognaam en een wachtzin vind je je spellen, uitslagen en ratings overal terug. We vragen geen e-mailadres, dus niemand kan je een vergeten wachtzin sturen.
web-me-account-made = Je hebt nu een account.
web-me-login = Inlognaam
web-me-passphrase = Wachtzin (een paar woorden achter elkaar)
web-me-passphrase-old = Oude wachtzin
web-me-passphrase-new = Nieuwe wachtzin
web-me-passphrase-change = Wachtzin veranderen
web-me-passphrase-changed = De wachtzin is veranderd. Overal elders ben je uitgelogd.
web-me-log-in = Inloggen
web-me-log-in-why = Als je een account hebt.
web-me-log-in-guest = Als je al een account hebt. De plaatsen die je als deze gast hebt genomen, blijven van de gast.
web-me-welcome = Welkom terug.
web-me-log-out = Uitloggen
web-me-gone = Je bent uitgelogd.
web-me-ratings = Ratings
web-me-rated-games = { $games ->
    [one] één spel
   *[other] { $games } spellen
 }
web-me-no-ratings = Speel aan een tafel die meetelt, en je rating verschijnt hier.
web-me-out = Weggaan
web-me-forget = Vergeet mij
web-me-forget-sure = We vergeten je naam, je account en je ratings. Spellen die je speelt, gaan zonder jou verder; afgelopen spellen houden de naam die je had. Dit kan niet ongedaan worden gemaakt.
web-me-forget-yes = Vergeet mij voorgoed
web-me-forgotten = We hebben elkaar nooit ontmoet.

## Over ons

web-about = Een achterkamer voor vier maffiaspellen
web-about-lead = Backroom deelt, telt, dobbelt en onthoudt, zodat jij kunt konkelen. Iedereen ziet precies wat hij mag zien, elke weigering noemt haar regel, en elk spel is tot de laatste kaart te controleren.
web-about-unofficial = Backroom is een onofficiële, gratis uitvoering van de regels van deze spellen. Het is niet gemaakt, goedgekeurd of in licentie gegeven door de ontwerpers of uitgevers. Alle teksten, tekeningen en kaarten zijn van onszelf.
web-about-games = Van wie deze spellen zijn
web-about-boxes = De dozen zijn het bezitten waard. Er gaat niets boven een tafel, een lamp en een vriend die recht in je gezicht liegt: vind je een spel hier leuk, ga het dan zoeken.
web-about-fair = Waarom je de dobbelstenen kunt vertrouwen
web-about-fair-text = Voordat er iemand gaat zitten, maakt het huis het zegel van zijn seed bekend. Elke speler voegt een eigen seed toe. Alle kaarten en dobbelstenen volgen daar samen uit, dus noch het huis noch een speler kan ze alleen kiezen; na het spel worden de seeds geopend, en iedereen kan elke trekking nagaan.
web-about-documents = Documentatie
web-about-documents-text = Hoe elk spel gaat, hoe je zelf een huis opent, hoe je een spel of een bot meebrengt:
web-about-documents-link = de documentatie van dit huis
web-about-private = Wat we bewaren
web-about-private-text = De naam die je opgeeft, een cookie die geen script kan lezen, en de spellen die je speelt; een e-mailadres alleen als je daar geroepen wilt worden. Geen tracking, niets van derden.
web-about-private-me = Je kunt ons vragen je te vergeten.
web-about-things = Iconen en lettertypen
web-about-icons = De iconen zijn van Lorc, Delapouite en de andere tekenaars van
web-about-licence = Backroom zelf is vrije software onder de Apache License 2.0.

## Als iets niet gaat

web-error = Die deur is dicht
web-error-retry = Opnieuw proberen
web-error-home = Terug naar de voorkamer
web-bot-easy = makkelijk
web-bot-normal = gewoon
web-bot-hard = moeilijk
web-bot-master = meester
web-temper-even = gelijkmatig
web-temper-bold = brutaal
web-temper-greedy = hebberig
web-temper-careful = voorzichtig
web-temper-vengeful = wraakzuchtig
web-temper-mute = zwijgzaam
web-chair-temper = Karakter van de bot op stoel { $number }
web-settings-hints = Tips
web-settings-hints-hint = Wie iets moet beslissen, mag een goede bot vragen wat die zou doen. Nooit aan een tafel die meetelt.

web-guide = Op één bladzijde
web-back-to-table = Terug naar de tafel
web-puzzle = Puzzel van de dag
web-puzzle-lead = Eén stelling, één vraag, één antwoord dat te bewijzen is.
web-replay-mark = { $kind ->
    [death] doden
    [pie] ontploffende taarten
    [sleep] slaapmutsjes
    [raid] invallen
    [caught] ontmaskerde bluf
    [bluff] geslaagde bluf
    [godfather] bezoeken van de Godfather
    [deal] deals
    [broken] gebroken beloftes
   *[other] momenten
 }
web-replay-marks = Markeringen
web-replay-all = alles
web-replay-speed = Snelheid
`,"../../../../src/backroom/words/nl/web_table.ftl":`### De webclient: het geraamte van elke tafel.

web-table-opening = De deur gaat open …
web-players = Spelers
web-board = De tafel
web-decision = Jouw beslissing
web-drawer = Verhaal, gesprek en regels
web-you = jij
web-bot = bot, { $level }
web-away = weg
web-thinks = denkt na
web-may-act = mag iets doen
web-wishes-pause = wil een pauze
web-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
 }
web-over = Het spel is afgelopen.
web-show-result = De uitslag tonen
web-paused = Het spel is gepauzeerd: iedereen wilde een pauze.
web-go-on = Verder
web-bot-sits-in = Een bot speelt op jouw plaats.
web-come-back = Mijn plaats terugnemen
web-watching = Je kijkt toe.
web-waiting-for = Wachten op { $who }.
web-undo = Terugnemen
web-choose = Deze kiezen
web-filter = Zoek in { $count } keuzes
web-understood = Begrepen
web-tab-story = Verhaal
web-tab-talk = Gesprek
web-tab-deals = Deals
web-tab-rules = Regels
web-tab-words = In woorden
web-tab-table = Tafel
web-story-undo = { $who } neemt de laatste zet terug.
web-story-pause = { $who } vraagt om een pauze.
web-story-no-pause = { $who } wil verder.
web-story-bot = Een bot valt in voor { $who }.
web-story-back = { $who } is terug.
web-story-clock = De tijd van { $who } is om.
web-nothing-said = Nog niemand heeft iets gezegd.
web-no-talk = Aan deze tafel wordt niet gepraat.
web-whispers-to = fluistert tegen { $who }:
web-whisper-to = fluister tegen { $who }
web-to-all = tegen iedereen
web-say-to = Aan wie
web-say = Zeg iets
web-send = Versturen
web-mute = Spelers dempen
web-deals = Aanbiedingen die je nu kunt doen. De ander antwoordt wanneer hij wil.
web-no-question = Je hoeft nu niets te beslissen.
web-open-rulebook = De spelregels openen
web-sealed-dice = De dobbelstenen zijn verzegeld met
web-orders = Vaste instructies (niemand anders hoort ervan)
web-order-never = vraag het mij
web-order-round = in deze ronde
web-order-end = tot het einde
web-wish-pause = Om een pauze vragen
web-no-pause = Toch geen pauze
web-leave = Weggaan en een bot voor mij laten spelen
web-close-watchers = Sluiten voor toeschouwers
web-open-watchers = Openen voor toeschouwers
web-replace = Een bot laten invallen voor { $who }
web-watch-link = Link voor toeschouwers
web-line-coming-back = De verbinding is verbroken. We proberen het opnieuw …
web-your-turn = Jij bent aan de beurt
web-won = Je wint!
web-winner = { $who } wint.
web-rematch = Nog een spel
web-replay = Opnieuw bekijken
web-download-log = Het spel als bestand
web-bring-log = Open een spel uit een bestand
web-look-at-table = De tafel bekijken
web-chart = Punten, ronde voor ronde
web-chart-figures = De cijfers
web-round = Ronde
web-replay-place = Zet { $seq } van { $last }
web-replay-back = Terug
web-replay-on = Verder
web-card-face-down = een gedekte kaart
web-being-shown = De kaarten liggen op tafel …
web-skip-show = Vooruitspoelen
web-all-choices = Alle keuzes in woorden
web-pace = Scènes
web-pace-slow = langzaam
web-pace-normal = gewoon
web-pace-quick = vlot
web-pace-at-once = meteen
web-sound = Een belletje als ik aan de beurt ben
web-hint = Wat zou jij doen?
web-hint-nothing = Niets zeggen.
web-hint-do = Doe dat
web-focus = Wat je bekijkt
web-tab-board = Tafel
web-tab-more = Meer
web-to-the-table = Naar de tafel
web-round-number = Ronde { $round }
web-percent = { $percent } %
web-go-home = Naar de voorpagina
web-nav-me = Profiel
web-tab-news = iets nieuws
web-toast-says = { $who } zegt
web-toast-whispers = { $who } fluistert je toe
web-toast-answer = Antwoord
web-story-since = sinds je laatste beurt
web-preferences = Op dit apparaat
web-text-size = Tekstgrootte
web-wish-still = Niets beweegt
web-wish-confirm = Vraag het nog eens voordat een keuze weg is
web-wish-distinct = Kleuren van de stoelen die beter verschillen
web-confirm = Versturen? { $what }
web-confirm-yes = Versturen
web-confirm-no = Nog niet


## Where long words may be broken on a narrow card

web-breaks = aan|besteding Afval|bedrijf Auto|diefstal Auto|dieven|bende Auto|smokkel Beleg|gings|fraude Boks|wedstrijd Bouw|bedrijf Bouw|fonds|fraude Bouw|zwendel Brand|stichting Coke|feestje Connec|ties Creditcard|fraude Door|gestoken Drugs|dealer Drugs|handel Drugs|kartel Drugs|levering Drugs|smokkel Escort|service Faillis|sement Film|productie Geluks|getal Hand|langer Hinder|laag Intimi|datie Machine|geweer onder|nemer over|vallen Paarden|rennen Politie|agent Prijs|afspraken prosti|tutie Schulden|val Sigaretten|smokkel Slaap|mutsje Spoed|operatie Subsidie|fraude Tank|station Uitzon|derlijk Valse|munterij Vanda|lisme Vastgoed|fraude Verjaar|dags|feest Verkie|zings|fraude Verklik|ker vermoor|den Vernie|ling Verplaat|sen Verzeke|rings|fraude Wapen|handel Woeker|rente
`}));export{e as texts};