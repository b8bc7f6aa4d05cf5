### Capo della Mafia: warum ein Bot es täte

bots-cap-lay-honest = Du erfüllst den Auftrag mit diesen Karten und hast { $spare ->
    [one] noch einen Stern
   *[other] noch { $spare } Sterne
} Spielraum: Wer dich verdächtigt, verliert Respekt.
bots-cap-lay-tight = Du erfüllst den Auftrag mit diesen Karten, ohne einen Stern Spielraum: Nur ein Little Tony könnte es noch verderben.
bots-cap-lay-bluff = Du kannst diesen Auftrag nicht erfüllen, also bluffst du mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} und behältst die besseren.
bots-cap-lay-bluff-refill = Du kannst diesen Auftrag nicht erfüllen, also bluffst du mit Karten, die du entbehren kannst, und ziehst eine neue Hand.
bots-cap-lay-bluff-saving = Du könntest diesen Auftrag erfüllen, aber deine guten Karten sind später mehr wert, und dieser Bluff kann gut durchgehen.
bots-cap-show-honest = Du hast den Auftrag erfüllt, und das darf man ruhig sehen: Wer so spielt, ist in { $chance } von 100 Fällen ehrlich.
bots-cap-show-bait = Du hast den Auftrag erfüllt, aber so sieht es nicht aus: Wer so spielt, ist nur in { $chance } von 100 Fällen ehrlich, und wer darauf hereinfällt, verliert Respekt.
bots-cap-show-bluff = Du bluffst, und so sieht es am ehrlichsten aus: Wer so spielt, ist in { $chance } von 100 Fällen ehrlich.
bots-cap-show-bluff-mixed = Du bluffst, und wer so spielt, ist in { $chance } von 100 Fällen ehrlich; wer immer das Beste zeigt, wird schnell durchschaut.
bots-cap-suspect = Du hättest bei { $suspect } in { $chance } von 100 Fällen recht.
bots-cap-suspect-played-on = Du hast wenig gegen { $suspect } in der Hand; aber im Kopf weitergespielt bringt dieser Finger mehr ein, als er kostet.
bots-cap-suspect-sure = Du siehst, dass { $suspect } den Auftrag nicht erfüllt haben kann, was auch immer verdeckt liegt.
bots-cap-suspect-revenge = Du wurdest von { $suspect } schon einmal verdächtigt, und du hättest in { $chance } von 100 Fällen recht.
bots-cap-suspect-nobody = Du hättest selbst bei { $suspect }, wo es am verdächtigsten aussieht, nur in { $chance } von 100 Fällen recht: Das ist das Risiko nicht wert.
bots-cap-claim = Du bekommst zusätzlichen Respekt für Giulia; sie zu verstecken bringt nichts.
bots-cap-claim-nothing = Du hast keine Giulia zum Aufdecken oder lässt sie lieber verdeckt.
