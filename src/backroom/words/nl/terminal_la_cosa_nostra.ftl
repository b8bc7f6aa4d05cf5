### La Cosa Nostra in de terminal: wat eruit volgt, en waar het geld vandaan kwam

lcn-follows-family = { $seat } verdient op betaaldag { $income }, waarvan { $monopolies } uit monopolies; samen sterkte { $strength }, { $markers ->
    [one] één vrije fiche
   *[other] { $markers } vrije fiches
}.
lcn-follows-debt = { $seat } is { $to } { $money } schuldig.
lcn-follows-monopoly = { $holder } heeft het monopolie { $monopoly }.
lcn-follows-monopoly-free = { $lacks ->
    [one] Niemand heeft het monopolie { $monopoly }; je mist nog één kaart.
   *[other] Niemand heeft het monopolie { $monopoly }; je mist nog { $lacks } kaarten.
}
lcn-follows-plan = { $man } met { $job }: { $missing }.
lcn-follows-hand = In de hand { $job }: { $missing }.
lcn-follows-lacks-nothing = er ontbreekt niets
lcn-follows-lacks = ontbreekt, en niemand heeft het: { $kinds }
lcn-follows-lacks-help = ontbreekt: { $kinds } (kan helpen: { $helpers })
lcn-follows-worth = { $kind } voor { $price } levert je op elke betaaldag { $income } meer op.
lcn-follows-worth-monopoly = Met { $kind } zou het monopolie { $monopoly } van jou zijn.
lcn-follows-worth-completes = Met { $kind } ontbreekt niets meer voor: { $jobs }.
lcn-follows-threat-known = { $man } van { $seat } heeft { $job }.
lcn-follows-threat = { $man } van { $seat } heeft een van { $cards } kaarten, { $attacks ->
    [0] geen ervan een aanval
    [one] één ervan een aanval
   *[other] { $attacks } ervan aanvallen
}.
lcn-account = { $seat } heeft { $money }: { $sources }.

## De tafel zoals het programma hem tekent

lcn-draw-hand = Je klussen: { $jobs }
