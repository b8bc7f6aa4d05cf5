### Maffiosi im Terminal: was daraus folgt, und woher das Geld kam

maf-follows-income = { $seat } verdient { $income } pro Zug: { $sources }.
maf-follows-danger = Dein { $man } auf Stuhl { $chair } ist in Gefahr: { $weapons }.
maf-danger-stab = das Messer von Stuhl { $chair }
maf-danger-fire = der Revolver von Stuhl { $chair }
maf-danger-pie = die Torte von { $seat }
maf-follows-fuse = { $turns ->
    [one] Die Torte von { $seat } explodiert mit dem nächsten Zug.
   *[other] Die Torte von { $seat } explodiert in { $turns } Zügen.
}
maf-follows-last-note = Bleiben die Einnahmen, wie sie sind, nimmt { $seat } in Runde { $round } den letzten Schein.
maf-follows-never-dry = Bleiben die Einnahmen, wie sie sind, geht das Geld in der Mitte nie aus.
maf-account = { $seat } hat { $money }: { $sources }.
