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
