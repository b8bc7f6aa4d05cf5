### La Cosa Nostra: waarom een bot iets zou doen, als raad aan wie daar zit

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
