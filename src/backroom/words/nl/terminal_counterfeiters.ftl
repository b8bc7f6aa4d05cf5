### Counterfeiters in de terminal: wat eruit volgt, en waar het geld vandaan kwam

cft-follows-godfather = { $caps ->
    [one] Bij de volgende politiepet komt de Godfather.
   *[other] De Godfather komt na { $caps } politiepetten.
}
cft-follows-investigation = { $caps ->
    [one] Bij de volgende politiepet komt het politieonderzoek.
   *[other] Het volgende politieonderzoek komt na { $caps } politiepetten.
}
cft-follows-strike = { $caps ->
    [one] Bij de volgende politiepet komt de staking.
   *[other] De staking komt na { $caps } politiepetten.
}
cft-follows-end = { $caps ->
    [one] De volgende politiepet beëindigt het spel.
   *[other] Het spel eindigt na { $caps } politiepetten.
}
cft-follows-rounds = { $least ->
    [0] Het kan deze ronde eindigen
    [one] Het kan niet vóór de volgende ronde eindigen
   *[other] Het kan de komende { $least } rondes niet eindigen
}. Nog vrije politiepetten: { $caps }; handlangers die nog komen: { $henchmen }.
cft-follows-press = { $fakes ->
    [one] { $seat } zou één vals biljet drukken
   *[other] { $seat } zou { $fakes } valse biljetten drukken
} van { $stars ->
    [one] één ster
   *[other] { $stars } sterren
}.
cft-follows-sales = Je valse biljetten brengen in een supermarkt { $supermarket } op, bij een heler { $receiver }.
cft-follows-to-come = Voor jou komt nog: { $diners } van diners deze ronde, { $tickets } van winnende loten aan het einde. De Godfather zou nu { $godfather } nemen.
cft-follows-if-ended = Was het nu afgelopen, dan telde je { $money }.
cft-account = { $seat }: { $sources }.
cft-minus = −{ $money }
cft-source-start = { $money } aan het begin
cft-source-supermarket = { $money } van supermarkten
cft-source-receiver = { $money } van helers
cft-source-tax-fraud = { $money } met belastingfraude
cft-source-diners = { $money } van diners
cft-source-tickets = { $money } van winnende loten
cft-source-cards = { $money } voor kaarten
cft-source-fares = { $money } voor vluchten
cft-source-godfather = { $money } aan de Godfather

## Het bord zoals het programma het tekent

cft-draw-godfather = G
cft-draw-investigation = O
cft-draw-strike = S
cft-draw-end = E
cft-draw-track = ▲ de politieagent · G Godfather · O politieonderzoek · S staking · E het einde
cft-draw-space = { $sign } { $space }
cft-draw-player = { $mark } { $player }
