### La Cosa Nostra im Terminal: was daraus folgt, und woher das Geld kam

lcn-follows-family = { $seat } verdient am Zahltag { $income }, davon { $monopolies } aus Monopolen; zusammen Stärke { $strength }, { $markers ->
    [one] ein freier Marker
   *[other] { $markers } freie Marker
}.
lcn-follows-debt = { $seat } schuldet { $to } { $money }.
lcn-follows-monopoly = { $holder } hält das Monopol { $monopoly }.
lcn-follows-monopoly-free = { $lacks ->
    [one] Niemand hält das Monopol { $monopoly }; dir fehlt noch eine Karte.
   *[other] Niemand hält das Monopol { $monopoly }; dir fehlen noch { $lacks } Karten.
}
lcn-follows-plan = { $man } mit { $job }: { $missing }.
lcn-follows-hand = Auf der Hand { $job }: { $missing }.
lcn-follows-lacks-nothing = es fehlt nichts
lcn-follows-lacks = fehlt, und niemand hat es: { $kinds }
lcn-follows-lacks-help = fehlt: { $kinds } (könnte helfen: { $helpers })
lcn-follows-worth = { $kind } für { $price } brächte dir an jedem Zahltag { $income } mehr.
lcn-follows-worth-monopoly = Mit { $kind } gehörte dir das Monopol { $monopoly }.
lcn-follows-worth-completes = Mit { $kind } fehlte nichts mehr für: { $jobs }.
lcn-follows-threat-known = { $man } von { $seat } hat { $job }.
lcn-follows-threat = { $man } von { $seat } hat eine von { $cards } Karten, { $attacks ->
    [0] keine davon ein Angriff
    [one] eine davon ein Angriff
   *[other] { $attacks } davon Angriffe
}.
lcn-account = { $seat } hat { $money }: { $sources }.
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
