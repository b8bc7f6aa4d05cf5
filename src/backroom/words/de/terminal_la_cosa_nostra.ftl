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

## Der Tisch, wie ihn das Programm zeichnet

lcn-draw-hand = Deine Aufträge: { $jobs }
