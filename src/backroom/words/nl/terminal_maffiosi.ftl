### Maffiosi in de terminal: wat eruit volgt, en waar het geld vandaan kwam

maf-follows-income = { $seat } verdient { $income } per beurt: { $sources }.
maf-follows-danger = Je { $man } op stoel { $chair } loopt gevaar: { $weapons }.
maf-danger-stab = het mes van stoel { $chair }
maf-danger-fire = de revolver van stoel { $chair }
maf-danger-pie = de taart van { $seat }
maf-follows-fuse = { $turns ->
    [one] De taart van { $seat } ontploft bij de volgende beurt.
   *[other] De taart van { $seat } ontploft over { $turns } beurten.
}
maf-follows-last-note = Blijven de inkomsten zoals ze zijn, dan pakt { $seat } in ronde { $round } het laatste biljet.
maf-follows-never-dry = Blijven de inkomsten zoals ze zijn, dan raakt het geld in het midden nooit op.
maf-account = { $seat } heeft { $money }: { $sources }.
