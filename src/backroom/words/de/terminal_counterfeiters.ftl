### Counterfeiters im Terminal: was daraus folgt, und woher das Geld kam

cft-follows-godfather = { $caps ->
    [one] Mit der nächsten Polizeimütze kommt der Godfather.
   *[other] Der Godfather kommt nach { $caps } Polizeimützen.
}
cft-follows-investigation = { $caps ->
    [one] Mit der nächsten Polizeimütze kommt eine Ermittlung.
   *[other] Die nächste Ermittlung kommt nach { $caps } Polizeimützen.
}
cft-follows-strike = { $caps ->
    [one] Mit der nächsten Polizeimütze kommt der Streik.
   *[other] Der Streik kommt nach { $caps } Polizeimützen.
}
cft-follows-end = { $caps ->
    [one] Die nächste Polizeimütze beendet das Spiel.
   *[other] Das Spiel endet nach { $caps } Polizeimützen.
}
cft-follows-rounds = { $least ->
    [0] Es kann in dieser Runde enden
    [one] Es kann nicht vor der nächsten Runde enden
   *[other] Es kann in den nächsten { $least } Runden nicht enden
}. Noch freie Polizeimützen: { $caps }; Handlanger, die noch kommen: { $henchmen }.
cft-follows-press = { $fakes ->
    [one] { $seat } würde eine Blüte drucken
   *[other] { $seat } würde { $fakes } Blüten drucken
}, Qualität: { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}.
cft-follows-sales = Deine Blüten bringen in einem Supermarkt { $supermarket }, bei einem Hehler { $receiver }.
cft-follows-to-come = Für dich kommt noch: { $diners } von Diners in dieser Runde, { $tickets } von Lotterielosen am Ende. Der Godfather nähme jetzt { $godfather }.
cft-follows-if-ended = Wäre jetzt Schluss, zähltest du { $money }.
cft-account = { $seat }: { $sources }.
cft-minus = −{ $money }
cft-source-start = { $money } zu Beginn
cft-source-supermarket = { $money } von Supermärkten
cft-source-receiver = { $money } von Hehlern
cft-source-tax-fraud = { $money } durch Steuerbetrug
cft-source-diners = { $money } von Diners
cft-source-tickets = { $money } von Lotterielosen
cft-source-cards = { $money } für Karten
cft-source-fares = { $money } für Flüge
cft-source-godfather = { $money } an den Godfather

## Der Spielplan, wie ihn das Programm zeichnet

cft-draw-godfather = G
cft-draw-investigation = E
cft-draw-strike = S
cft-draw-end = X
cft-draw-track = ▲ der Polizist · G Godfather · E Ermittlung · S Streik · X das Ende
cft-draw-space = { $sign } { $space }
cft-draw-player = { $mark } { $player }
