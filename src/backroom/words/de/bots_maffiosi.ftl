### Maffiosi: warum ein Bot es täte

bots-maf-kill-earner = Du tötest einen Mann von { $seat } ({ $man }), der seiner Familie { $money } pro Zug einbringt.
bots-maf-kill-danger = Du beseitigst einen Mann von { $seat } ({ $man }), der deine Männer treffen könnte.
bots-maf-kill = Du lässt { $seat } mit einem Mann weniger zurück.
bots-maf-pie = Du triffst mit deiner Torte { $others ->
    [one] einen Mann
   *[other] { $others } Männer
} der anderen, wenn sie bis zu deinem nächsten Zug nichts dagegen tun.
bots-maf-pie-own = Du triffst mit deiner Torte { $others ->
    [one] einen Mann
   *[other] { $others } Männer
} der anderen, aber { $own ->
    [one] einer von deinen sitzt zu nahe daran
   *[other] { $own } von deinen sitzen zu nahe daran
}.
bots-maf-explode = Du sprengst sofort { $others ->
    [one] einen Mann
   *[other] { $others } Männer
} der anderen in die Luft, und keinen von deinen.
bots-maf-explode-own = Du sprengst sofort { $others ->
    [one] einen Mann
   *[other] { $others } Männer
} der anderen in die Luft; es kostet dich { $own ->
    [one] einen von deinen
   *[other] { $own } von deinen
}.
bots-maf-pass-saves = Du schaffst die Torte von { $seat } von { $count ->
    [one] einem deiner Männer
   *[other] { $count } deiner Männer
} weg.
bots-maf-pass = Du schickst die Torte von { $seat } dorthin, wo du mehr davon hast.
bots-maf-drinks-kill = Du schenkst { $count ->
    [one] einem Mann, der schon schläft, noch einen Schlummertrunk ein: Er wacht nicht mehr auf
   *[other] { $count } Männern, die schon schlafen, noch einen Schlummertrunk ein: Sie wachen nicht mehr auf
}.
bots-maf-drinks = Du lässt { $count ->
    [one] einen Mann
   *[other] { $count } Männer
} einschlafen: Wer schläft, verdient nichts und trifft niemanden.
bots-maf-sit-earns = Du verdienst { $money } mehr pro Zug mit diesem Mann ({ $man }) auf diesem Stuhl.
bots-maf-sit-flees = Du bringst deinen Mann ({ $man }) in Sicherheit.
bots-maf-sit-aims = Du kannst von dort mit diesem Mann ({ $man }) jemanden treffen.
bots-maf-sit-safe = Du setzt deinen Mann ({ $man }) auf einen Stuhl, wo ihn niemand treffen kann.
bots-maf-sit = Du hast keinen besseren Stuhl für diesen Mann ({ $man }).
bots-maf-sit-later = Du stehst in den nächsten Zügen am besten da, wenn dieser Mann auf jenem Stuhl sitzt: { $man }.
bots-maf-colour = Mir ist gleich, welche Farbe ich spiele.
bots-maf-bring = Du setzt deinen Mann ({ $man }), solange noch ein guter Stuhl für ihn frei ist.
bots-maf-raid = Du jagst alle vom Tisch und suchst dir als Erstes einen Stuhl aus.
bots-maf-discard = Du hast keine Karte, die dir jetzt hilft, und „{ $card }“ brauchst du am wenigsten.
bots-maf-stay = Du würdest mit Umsetzen alles nur schlimmer machen, oder du brauchst die Karte später noch.
