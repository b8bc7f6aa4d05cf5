var e=Object.values(Object.assign({"../../../../src/backroom/words/de/bots.ftl":`# Bots: warum sie tun, was sie tun.

bots-no-reason = Es ist eines der Dinge, die du tun darfst.
`,"../../../../src/backroom/words/de/bots_capo_della_mafia.ftl":`### Capo della Mafia: warum ein Bot es täte

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
`,"../../../../src/backroom/words/de/bots_counterfeiters.ftl":`### Counterfeiters: warum ein Bot etwas tun würde, als Rat an den Menschen auf dem Platz

bots-cft-buy-printer = Du druckst für den Rest des Spiels mehr: { $count } Blüten auf einmal.
bots-cft-buy-component = Du druckst von jetzt an { $stars }: Hehler zahlen mehr dafür, und Supermärkte nehmen sie länger an.
bots-cft-buy-diner = Du bekommst am Ende jeder Runde { $money } für eine Blüte, ohne dass ein Handlanger etwas tun muss.
bots-cft-buy-jet = Du fliegst von jetzt an umsonst, also findet der Godfather weniger Bargeld bei dir.
bots-cft-buy-lawyer = Du hast noch eine Aktion, wenn das Spiel für die anderen vorbei ist.
bots-cft-buy-ticket = Du zahlst jetzt { $price } und bekommst am Ende { $money }; an ein Los kommt der Godfather nicht heran.
bots-cft-buy-away = Du brauchst diese Karte nicht, aber so bekommt sie auch sonst niemand.
bots-cft-print = Du bekommst { $count } × { $stars }; Blüten rührt der Godfather nicht an.
bots-cft-supermarket = Du bekommst { $money } für jede Blüte: Das zahlt kein Hehler.
bots-cft-receiver = Du wirst bis zu { $most } Blüten auf einmal los, und später ist vielleicht kein Hehler mehr frei.
bots-cft-tax-fraud = Du bekommst { $money } geschenkt, und kein anderes Feld bringt dir jetzt mehr.
bots-cft-tax-fraud-first = Du bekommst { $money } geschenkt und beginnst die nächste Runde.
bots-cft-fly = Du würdest { $money } an den Godfather verlieren, der { $steps ->
    [one] mit der nächsten Polizeimütze
   *[other] nach { $steps } weiteren Polizeimützen
} kommt.
bots-cft-fly-back = Du brauchst Bargeld für den Schwarzmarkt.
bots-cft-godfather-now = Du holst den Godfather in einem guten Moment: Deine Gegner verlieren voraussichtlich mehr als du.
bots-cft-end-now = Du beendest das Spiel in einem guten Moment: Deine Gegner kostet das voraussichtlich mehr als dich.
bots-cft-pass = Du gewinnst durch Warten mehr als auf jedem freien Feld, und Passen bewegt die Polizei nicht.
bots-cft-done = Du kannst hier nichts mehr gewinnen.
bots-cft-deposit = Du bringst alles vor dem Godfather in Sicherheit: { $money }.
bots-cft-deposit-part = Du bringst { $money } vor dem Godfather in Sicherheit und behältst { $left } für den Schwarzmarkt.
bots-cft-withdraw = Du holst { $money } zurück, denn auf dem Schwarzmarkt zählt nur Bargeld.
bots-cft-sell-all = Du bekommst { $money } und behältst keine Blüten zurück.
bots-cft-sell-some = Du bekommst { $money }; { $kept ->
    [one] die andere Blüte ist
   *[other] die anderen { $kept } Blüten sind
} dir später mehr wert.
bots-cft-lawyer = Du lässt deinen Anwalt diesen Handlanger noch einmal losschicken.
bots-cft-dine = Du gibst dem Diner, was anderswo am wenigsten bringt: Es zahlt für jede Blüte gleich viel.
`,"../../../../src/backroom/words/de/bots_la_cosa_nostra.ftl":`### La Cosa Nostra: warum ein Bot etwas täte, als Rat an den, der dort sitzt

bots-lcn-pick-purchase = Du lässt { $man } die Karte { $business } kaufen, bevor sie jemand anders vom Markt nimmt.
bots-lcn-pick-job = Du hast in { $man } den besten Mann für „{ $job }“.
bots-lcn-pick-man = Du hast mehrere gute Aufgaben für { $man }: Fang mit ihm an und vergleiche sie dann.
bots-lcn-job-cash = Du hast alles, was du dafür brauchst: { $chance }\xA0% Chance auf Erfolg und bis zu { $money }.
bots-lcn-job-lacking = { $count ->
    [one] Dir fehlt dafür noch ein Geschäft; das kannst du rechtzeitig kaufen oder leihen.
   *[other] Dir fehlen dafür noch { $count } Geschäfte; die kannst du rechtzeitig kaufen oder leihen.
}
bots-lcn-job-attack = Du triffst { $seat } dort, wo es am meisten schmerzt und dir am meisten hilft.
bots-lcn-job-attack-open = Du hast damit einen Angriff in der Hinterhand; wen er trifft, entscheidest du, wenn du siehst, wer vorn liegt.
bots-lcn-job-robbery = Du wartest damit auf einen großen Cash Job eines anderen und nimmst den Gewinn.
bots-lcn-job-trap = Du bist damit vor Angriffen sicher, oder wenigstens wird einer bereut.
bots-lcn-job-laundering = Du zählst am Ende doppelt, was du wäschst, und niemand kann es stehlen.
bots-lcn-job-other = Du gewinnst damit mehr als mit allem anderen, was er tun könnte.
bots-lcn-job-nothing = Du hast nichts Besseres für ihn; verdeckt macht die Karte vielleicht noch jemandem Angst.
bots-lcn-buy-cheap = Du zahlst { $price } für die Karte { $business } und holst bis zum Ende etwa { $money } heraus.
bots-lcn-buy-for-job = Du brauchst die Karte { $business } für einen Auftrag auf deiner Hand.
bots-lcn-henchman = Du machst ihm den Auftrag leichter, und der ist es wert.
bots-lcn-machine-pistol = Du gibst ihm einen Würfel mehr für einen Auftrag, der es wert ist.
bots-lcn-saboteur = Du verdirbst einem Rivalen den Auftrag, solange es geht.
bots-lcn-distraction = Du nimmst dem Mann eines Rivalen einen Würfel, solange es geht.
bots-lcn-look = Du erfährst, was gegen dich geplant ist.
bots-lcn-renew = Du findest auf dem Markt nichts Passendes, also können andere Karten nur besser sein.
bots-lcn-scheme = Du schlägst zu, bevor es jemand verderben kann.
bots-lcn-skip = Du hältst deinen Raub oder deine Falle noch etwas bereit.
bots-lcn-abandon = Du hast Aufgaben, die mehr wert sind; diese bringt jetzt nichts.
bots-lcn-target = Du gewinnst am meisten, wenn du { $seat } damit triffst.
bots-lcn-target-leader = Du musst { $seat } aufhalten: Niemand ist dem Sieg näher.
bots-lcn-reveal = Du hast das richtige Ziel; Warten lädt nur zum Reden ein.
bots-lcn-victim-man = Du schwächst diese Familie am meisten und gewinnst selbst am meisten mit { $man } als Opfer.
bots-lcn-victim-business = Du triffst ein Geschäft, das noch { $money } einbrächte: { $business }.
bots-lcn-marker = Du benutzt einen Marker, den du sonst nicht brauchst.
bots-lcn-reroll = Du hast nichts zu verlieren, wenn du einen Fehlwurf neu wirfst.
bots-lcn-stand = Du kannst es nicht besser treffen als mit diesem Wurf.
bots-lcn-rob = Du findest kaum bessere Beute als { $money }.
bots-lcn-trap = Du kannst das jetzt abwehren und bist vielleicht den Angreifer los.
bots-lcn-doc = Du würdest an ihm mehr verlieren, als die Karte wert ist.
bots-lcn-shoot = Du hast nichts zu verlieren, wenn du zurückschießt.
bots-lcn-launder = Du zählst { $money } am Ende doppelt, und niemand kann sie dir nehmen.
bots-lcn-stake = Du gewinnst öfter, als du verlierst, also setze { $money }.
bots-lcn-no-stake = Du würdest zu oft verlieren, um etwas zu setzen.
bots-lcn-take = Du bekommst es für weniger, als es dir einbringt.
bots-lcn-recruit = Du hast mit { $man } in jeder Runde eine Aufgabe mehr und eine Chance auf den Bonus für die meisten Gangster.
bots-lcn-no-recruit = Du kannst mit deinem Geld mehr anfangen, als noch einen Gangster anzuwerben.
bots-lcn-drop = Du brauchst diese Karte am wenigsten.
bots-lcn-keep = Du kannst diese Aufträge gebrauchen.
bots-lcn-object = Du hättest lieber irgendwelche anderen Aufträge als diese Angriffe.
bots-lcn-pass = Du sparst dir, was du hast, für einen besseren Moment auf.
bots-lcn-accept = Du holst aus diesem Deal mehr heraus, als du gibst.
bots-lcn-accept-money = Du bekommst { $money } für etwas, das dich weniger kostet.
bots-lcn-accept-word = Du kannst dich auf { $seat } bisher verlassen, und Frieden ist etwas wert.
bots-lcn-refuse-price = Du würdest { $seat } mehr geben, als du bekommst.
bots-lcn-refuse-leader = Du darfst { $seat } nicht helfen: Niemand ist dem Sieg näher.
bots-lcn-refuse-word = Du hast erlebt, wie { $seat } Versprechen bricht.
bots-lcn-refuse-promise = Du kannst auf dieses Versprechen nicht zählen: { $seat } kann es vielleicht nicht halten oder fährt ohne besser.
bots-lcn-offer-marker = Du zahlst { $price } für einen Marker auf der Karte { $business }, und ein Auftrag im Wert von etwa { $money } wird möglich.
bots-lcn-offer-peace = Du hast in einem Kampf mit { $seat } mehr zu verlieren als zu gewinnen.
bots-lcn-offer-business = Du zahlst { $price } für die Karte { $business }: Dir ist sie mehr wert als dort, wo sie liegt, denn ein Auftrag oder ein Monopol hängt davon ab.
bots-lcn-offer-sale = Du kannst das Geld besser gebrauchen als das Geschäft.
bots-lcn-deal-other = Du verlierst dadurch nichts.
bots-lcn-counter-more = Du verlangst von { $seat } stattdessen { $money }: So viel ist es dort wert.
bots-lcn-counter-less = Du bietest { $seat } stattdessen { $money }: Mehr ist es nicht wert.
bots-lcn-buy-peace = Du zahlst { $seat } { $money }, um in Ruhe gelassen zu werden; ein Angriff käme dich teurer.
bots-lcn-extort = Du kannst { $seat } mit einer Drohung { $money } abpressen, und Wort zu halten kostet dich wenig.
bots-lcn-borrow = Du leihst dir { $money } von { $seat }, sonst ist ein geplanter Kauf-Auftrag verloren.
bots-lcn-repay = Du zahlst { $seat } die { $money }, die du schuldest: Dein Wort muss etwas wert sein.
bots-lcn-threaten = Du jagst jemandem mit einem Auftrag Angst ein, der gar kein Angriff ist.
bots-lcn-spare = Du hast bekommen, was die Drohung wert war; der Mann kann etwas anderes tun.
bots-lcn-family = Du kannst mit jeder dieser Familien gewinnen.

### Was ein Bot dem ganzen Tisch sagt, wenn er ein Angebot ablehnt

bots-lcn-aloud-broken = Ich traue deinem Wort nicht, { $seat }: Du hast { $count ->
    [one] ein Versprechen
   *[other] { $count } Versprechen
} gebrochen.
bots-lcn-aloud-attacked = Nach dem, was du meiner Familie angetan hast, { $seat }? Nein.
bots-lcn-aloud-promise = Worte kosten nichts, { $seat }: Zeig mir Geld.
bots-lcn-aloud-needs-money = Ich brauche mein Geld jetzt selbst, { $seat }.
bots-lcn-aloud-no-fear = Für den Preis machst du mir keine Angst, { $seat }.
bots-lcn-aloud-leader = Damit würde ich dir nur zum Sieg verhelfen, { $seat }.
bots-lcn-aloud-too-little = Zu wenig für meine Karte { $business }, { $seat }.
bots-lcn-aloud-no = Da springt für mich zu wenig heraus, { $seat }.
`,"../../../../src/backroom/words/de/bots_maffiosi.ftl":`### Maffiosi: warum ein Bot es täte

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
`,"../../../../src/backroom/words/de/calls.ftl":`### Wie das Haus Leute zurückruft. Nichts Verborgenes darf hier stehen.

call-turn = Du bist am Zug: { $table }
call-turn-text = { $game }: Der Tisch wartet auf dich.
call-match = Dein Tisch ist bereit: { $game }
call-match-text = Alle sitzen. Die Karten sind gegeben.
call-invited = { $host } hält dir einen Stuhl frei
call-invited-text = { $game }: Setz dich, wann du magst.
call-leave = Ruf mich nicht mehr
call-mail-leave = Du bekommst das, weil du gerufen werden wolltest. Ein Klick, und es hört auf: { $link }
call-confirm = Darf Backroom dir schreiben?
call-confirm-text = Jemand, hoffentlich du, möchte per E-Mail erfahren, wann er bei Backroom am Zug ist. Wenn das stimmt, folge diesem Link: { $link }

    Wenn nicht, tu nichts: Du hörst nie wieder davon.
call-hook-turn = { $game }, { $table }: { $names } am Zug.
call-hook-over = { $game }, { $table }: Die Partie ist vorbei.
call-calendar = Backroom: meine Züge
`,"../../../../src/backroom/words/de/capo_della_mafia.ftl":`### Capo della Mafia

cap-maffioso = { $name } ({ $symbols }, { $stars })
cap-mission = { $name } ({ $symbols }, { $stars ->
    [0] kein Stern
    [one] höchstens { $stars } Stern
   *[other] höchstens { $stars } Sterne
})
cap-newspaper = „{ $name }“

## Symbole und Sterne, die niemals Buchstaben sind

cap-symbol-intimidation = Einschüchterung
cap-symbol-bribing = Bestechung
cap-symbol-smuggling = Schmuggel
cap-symbol-any = ein Symbol nach Wahl
cap-symbol-alike = { $count ->
    [1] ein Symbol nach Wahl
   *[other] { $count } gleiche Symbole nach Wahl
}
cap-symbol-times = { $count ->
    [1] { $symbol }
   *[other] { $count } × { $symbol }
}
cap-no-symbol = kein Symbol
cap-stars = { $count ->
    [0] kein Stern
    [one] { $count } Stern
   *[other] { $count } Sterne
}
cap-stars-off = { $count ->
    [one] nimmt { $count } Stern weg
   *[other] nimmt { $count } Sterne weg
}

## Optionen

cap-option-deck = Deck
cap-option-deck-milder = milder: Mit den meisten Händen lässt sich der Auftrag ehrlich erfüllen
cap-option-deck-main = normal: schwieriger, mehr Bluff
cap-option-first-game = Erste Partie
cap-option-first-game-off = das ganze Spiel, bis 15 Respekt
cap-option-first-game-on = ohne Little Tony, ohne Zeitungen, bis 10 Respekt
cap-option-envelope = Umschlag
cap-option-envelope-next = es zählt die Rückseite, die jetzt oben auf dem Auftragsstapel liegt
cap-option-envelope-turned = es zählt die Rückseite des gerade aufgedeckten Auftrags
cap-option-giulia = Giulia Napoli
cap-option-giulia-ask = wer sie ausspielt, darf sie für den zusätzlichen Respekt aufdecken
cap-option-giulia-auto = sie wird für den zusätzlichen Respekt immer aufgedeckt

## Was gefragt wird

cap-ask-lay = Wer zieht los? Lege mindestens eine und höchstens alle deine { $held } Karten verdeckt für { $mission } aus. Niemand sieht sie, bevor alle gewählt haben.
cap-ask-turn-up = Etwas zeigen: Decke { $count } deiner { $laid } ausgespielten Karten auf.
cap-ask-suspect = 3 – 2 – 1 – 0: Richte deine Pistole auf jemanden, der den Auftrag nicht erfüllt haben kann, oder auf niemanden.
cap-ask-claim = { $giulia ->
    [yes] Niemand verdächtigt dich. Decke Giulia für den zusätzlichen Respekt auf, oder lass deine Karten verdeckt.
   *[no] Niemand verdächtigt dich. Du verbirgst keine Giulia, aber alle, die sie haben könnten, werden gefragt: So verrät sich niemand.
}
cap-ask-wait = Du hast gewählt. Die anderen überlegen noch.
cap-ask-over = Das Spiel ist vorbei.

## Aktionen

cap-action-lay = { $picked } ausspielen
cap-action-turn-up = { $picked } aufdecken
cap-action-suspect = { $suspect } verdächtigen
cap-action-suspect-nobody = Niemanden verdächtigen
cap-action-claim = { $count ->
    [0] Karten verdeckt lassen
   *[other] { $picked } für den zusätzlichen Respekt aufdecken
}

## Was man vor der Wahl wissen darf

cap-outlook = { $passes ->
    [yes] Ehrliche Arbeit: { $symbols }; { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    } (höchstens { $limit }).
   *[no] Bluff: { $missing ->
        [0] genug Symbole
        [one] { $missing } Symbol zu wenig
       *[other] { $missing } Symbole zu wenig
    }, { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    } (höchstens { $limit }).
}
cap-outlook-tony = Falls ein Little Tony auspackt: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} (höchstens { $limit }), { $passes ->
    [yes] passt immer noch
   *[no] damit fliegst du auf
}.

## Der Tisch in Worten

cap-view-round = Runde { $round }, bis { $target } Respekt. { $counter } zählt herunter.
cap-view-mission = Auftrag: { $mission }. Erlaubt { $limit ->
    [0] ist in dieser Runde kein Stern
    [one] ist in dieser Runde höchstens { $limit } Stern
   *[other] sind in dieser Runde höchstens { $limit } Sterne
}.
cap-view-newspaper = Zeitung { $newspaper }: { $effect }
cap-view-envelope = { $envelope ->
    [yes] Auf der Rückseite des nächsten Auftrags ist ein Umschlag.
   *[no] Auf der Rückseite des nächsten Auftrags ist kein Umschlag.
}
cap-view-player = { $seat }: { $respect } Respekt, { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
}, { $laid }{ $state ->
    [jailed] , im Gefängnis
    [suspected] , verdächtigt
   *[free] { "" }
}{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
cap-view-laid-by = { $face_down ->
    [0] { $face_up } auf dem Tisch, alles offen
   *[other] { $face_up } offen und { $face_down } verdeckt auf dem Tisch
}
cap-view-laid-by-hidden = { $face_down } verdeckt auf dem Tisch
cap-view-laid-nothing = nichts auf dem Tisch
cap-view-hand = Auf der Hand: { $cards }
cap-view-laid = Du hast ausgespielt: { $cards }
cap-view-piles = Nachziehstapel: { $pile }, Ablagestapel: { $discards }.

## Was passiert ist

cap-event-cards-received = { $seat } bekommt { $cards }.
cap-event-mission-turned = Runde { $round }: { $mission }. { $counter } zählt herunter.
cap-event-missions-shuffled = Alle { $count } Aufträge werden zu einem neuen Stapel gemischt.
cap-event-newspaper-turned = Extrablatt! { $newspaper }: { $effect }
cap-event-newspapers-shuffled = Alle { $count } Zeitungen werden zu einem neuen Stapel gemischt.
cap-event-sealed = { $seat } hat gewählt.
cap-event-cards-laid = { $count ->
    [one] { $seat } spielt { $count } Karte verdeckt aus.
   *[other] { $seat } spielt { $count } Karten verdeckt aus.
}
cap-event-cards-turned-up = { $seat } deckt { $cards } auf.
cap-event-suspected = { $seat } zielt auf { $suspect }.
cap-event-suspected-nobody = { $seat } verdächtigt niemanden.
cap-event-suspicions-void = { $one } und { $other } sprechen sich aus: Beide Verdächtigungen verfallen.
cap-event-cards-shown = { $seat } zeigt { $cards }.
cap-event-tony-squealed = { $stars ->
    [one] Little Tony packt aus: { $stars } Stern mehr für alle, die überprüft werden.
   *[other] Little Tony packt aus: { $stars } Sterne mehr für alle, die überprüft werden.
}
cap-event-hat-kept = { $seat } hat den Auftrag mit { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sternen
} (höchstens { $max_stars }) erfüllt und behält den Hut auf.
cap-event-jailed = { $seat } wandert ins Gefängnis: { $symbols_missing ->
    [0] genug Symbole
    [one] { $symbols_missing } Symbol zu wenig
   *[other] { $symbols_missing } Symbole zu wenig
}, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} (höchstens { $max_stars }).
cap-event-giulia-turned-up = { $seat } deckt { $cards } für den zusätzlichen Respekt auf.
cap-event-respect-start = { $seat } beginnt mit { $respect } Respekt.
cap-event-respect-mission = { $seat } bekommt { $change } Respekt für den Auftrag (jetzt { $respect }).
cap-event-respect-giulia = { $seat } bekommt { $change } Respekt dank Giulia Napoli (jetzt { $respect }).
cap-event-respect-right-suspicion = { $seat } hatte recht und bekommt { $change } Respekt (jetzt { $respect }).
cap-event-respect-wrong-suspicion = { $seat } lag daneben und verliert { $change } Respekt (jetzt { $respect }).
cap-event-respect-least-respect = { $seat } hat am wenigsten Respekt und bekommt { $change } dazu (jetzt { $respect }).
cap-event-respect-stolen = Mario Beretta stiehlt { $amount } Respekt von { $victim } für { $seat }.
cap-event-cards-discarded = { $count ->
    [one] { $seat } legt { $count } Karte ab.
   *[other] { $seat } legt { $count } Karten ab.
}
cap-event-cards-drawn = { $count ->
    [one] { $seat } zieht { $count } Karte.
   *[other] { $seat } zieht { $count } Karten.
}
cap-event-discards-shuffled = Die { $count } Karten vom Ablagestapel werden zu einem neuen Nachziehstapel gemischt.
cap-event-extra-round = Gleichstand an der Spitze mit { $respect } Respekt: Eine Zusatzrunde entscheidet.
cap-event-game-ended = { $shared ->
    [yes] { $winners } teilen sich den Sieg mit { $respect } Respekt.
   *[no] { $winners } gewinnt mit { $respect } Respekt.
}

## Zeitungen

cap-effect-mutual-suspicions-void = Verdächtigen zwei einander, verfallen beide Verdächtigungen.
cap-effect-max-stars = { $amount ->
    [one] { $amount } Stern
   *[other] { $amount } Sterne
} { $way ->
    [less] weniger
   *[more] mehr
} als sonst { $amount ->
    [one] ist
   *[other] sind
} erlaubt.
cap-effect-turn-up-rounded-up = Die Hälfte der Karten wird aufgedeckt, diesmal aufgerundet.
cap-effect-turn-up-nothing = Es wird keine Karte aufgedeckt.
cap-effect-right-suspicion = Eine richtige Verdächtigung bringt { $amount } Respekt extra.
cap-effect-wrong-suspicion = Eine falsche Verdächtigung kostet { $amount } Respekt extra.
cap-effect-mission-worth = Der Auftrag bringt { $amount } Respekt extra.
cap-effect-refill-at-or-below = Am Ende der Runde füllen alle mit höchstens { $few } Karten ihre Hand auf.
cap-effect-least-respect-gains = Wer nach der Wertung am wenigsten Respekt hat, bekommt { $amount } dazu.

## Ablehnungen

cap-refused-foreign-action = Diesen Zug gibt es in diesem Spiel nicht.
cap-refused-no-seat = Da sitzt niemand.
cap-refused-over = Das Spiel ist vorbei.
cap-refused-phase = Jetzt nicht: { $phase ->
    [lay] Erst spielen alle Karten aus
    [turn_up] Erst werden die Karten aufgedeckt
    [suspect] Erst verdächtigen alle jemanden oder niemanden
   *[claim] Erst entscheiden alle, die nicht verdächtigt wurden, über Giulia
}.
cap-refused-sealed = Du hast schon gewählt; eine versiegelte Wahl ist endgültig.
cap-refused-no-choice-to-turn-up = Du hast { $laid } ausgespielt und musst { $count } aufdecken: Da gibt es nichts zu wählen.
cap-refused-nothing-to-claim = Du wurdest verdächtigt, oder alle deine Karten liegen schon offen: Es gibt nichts aufzudecken.
cap-refused-lay-nothing = Aussetzen gilt nicht: Spiele mindestens eine Karte aus.
cap-refused-not-in-hand = { $held ->
    [one] Du hast nur { $held } Karte auf der Hand.
   *[other] Du hast nur { $held } Karten auf der Hand.
}
cap-refused-not-laid = Du hast nur { $laid } ausgespielt.
cap-refused-wrong-half = Von { $laid } Karten musst du genau { $count } aufdecken.
cap-refused-suspect-oneself = Dich selbst darfst du nicht verdächtigen.
cap-refused-no-such-player = An diesem Tisch sitzen nur { $players } Spieler.
cap-refused-claim-not-laid = Du hast nur { $laid } ausgespielt.
cap-refused-not-giulia = Nur eine verdeckte Giulia Napoli bringt beim Aufdecken Respekt.

## Feste Antworten

cap-order-claim-nothing = Karten verdeckt lassen, auch Giulia

## Zeitungen aus einer eigenen Kartendatei

cap-effect-also = { $first } Außerdem: { $rest }
cap-effect-text = „{ $text }“ Darum kümmert sich der Tisch.

## Dasselbe in wenigen Buchstaben, für ein Telefon

cap-ask-lay-brief = Wer zieht los? Wähle eine oder mehr.
cap-ask-turn-up-brief = Decke { $count } deiner { $laid } Karten auf.
cap-ask-suspect-brief = Wer hat es nicht geschafft?
cap-ask-claim-brief = { $giulia ->
    [yes] Giulia für mehr Respekt aufdecken?
   *[no] Keine Giulia: Alle werden gefragt.
}
`,"../../../../src/backroom/words/de/counterfeiters.ftl":`### Counterfeiters

cft-money = { money }

## Karten

cft-card-printer = Druckerpresse
cft-card-ink = Tinte
cft-card-paper = Papier
cft-card-hologram = Hologramm
cft-card-diner = Diner
cft-card-private-jet = Privatjet
cft-card-big-lawyer = Großer Anwalt
cft-card-bad-lawyer = Schlechter Anwalt
cft-card-lottery-ticket = Lotterielos ({ $money })
cft-card-none = leer
cft-notes = { $count } × { $stars }

## Felder

cft-space-market = Schwarzmarkt { $number }
cft-space-print = Druckerei { $number }
cft-space-supermarket = Supermarkt { $number }
cft-space-receiver = Hehler { $number }
cft-space-tax-fraud = Steuerbetrug { $number }
cft-space-regular-flight = Linienflug
cft-space-private-jet = Privatjet

## Die Polizeileiste

cft-special-nothing = ein normales Feld
cft-special-godfather = der Godfather
cft-special-investigation = eine Ermittlung
cft-special-strike = ein Streik der Fluglotsen
cft-special-end = das Ende, mit einem letzten Besuch des Godfathers

## Optionen

cft-option-fake-piles = Blütenstapel
cft-option-fake-piles-limited = begrenzt: 30, 30 und 40 Scheine
cft-option-fake-piles-unlimited = unbegrenzt
cft-option-money = Geld
cft-option-money-secret = geheim, wie am Tisch
cft-option-money-open = offen: alle sehen alles
cft-option-diners = Diners
cft-option-diners-lowest = nehmen von selbst die niedrigste Qualität
cft-option-diners-choose = wer sie besitzt, wählt aus
cft-option-first-player = Startspieler
cft-option-first-player-random = wird ausgelost
cft-option-first-player-first-seat = wer auf dem ersten Platz sitzt
cft-option-end-guard = Garantiertes Ende
cft-option-end-guard-off = aus, wie in den Regeln
cft-option-end-guard-on = nach einer Runde ohne Polizeimütze rückt der Polizist ein Feld vor

## Was gefragt wird

cft-ask-place-round = { $henchmen ->
    [one] Du bist dran: Schick deinen letzten Handlanger los oder passe.
   *[other] Du bist dran: Schick einen deiner { $henchmen } Handlanger los oder passe.
}
cft-ask-place-extra = Das Ende ist da: Du darfst noch einen letzten Handlanger einsetzen.
cft-ask-place-big-lawyer = Der große Anwalt: Wohin mit deinem Handlanger?
cft-ask-place-bad-lawyer = Der schlechte Anwalt: Wohin mit deinem Handlanger?
cft-ask-notes-supermarket = Welche Blüten gibst du aus? Höchstens { $most }; für jede bekommst du einen echten Schein über { $note }.
cft-ask-notes-receiver = Welche Blüten verkaufst du? Höchstens { $most }; die schlechteste bestimmt den Preis für alle.
cft-ask-transfer = Wie viel bringst du auf dein Offshore-Konto, oder wie viel holst du zurück?
cft-ask-take-big-lawyer = Dein großer Anwalt darf einen deiner Handlanger auf ein freies Feld versetzen.
cft-ask-take-bad-lawyer = Dein schlechter Anwalt darf einen deiner Handlanger auf ein freies Feld versetzen.
cft-ask-diners = Welche Blüten tauschen deine Diners ein?
cft-ask-wait = { $turn } ist dran.
cft-ask-over = Das Spiel ist vorbei.

## Aktionen

cft-action-pass-turn = Passen
cft-action-pass-extra = Niemanden einsetzen
cft-action-pass-big-lawyer = Alle bleiben, wo sie sind
cft-action-pass-bad-lawyer = Alle bleiben, wo sie sind
cft-action-buy = { $space }: { $card } für { $price } kaufen
cft-action-print = { $space }: { $count } × { $stars } drucken
cft-action-supermarket = { $space }: Blüten ausgeben
cft-action-receiver = { $space }: Blüten verkaufen
cft-action-tax-fraud = { $space }: Geld kassieren
cft-action-regular-flight = { $space }: Geld bewegen
cft-action-private-jet = { $space }: Geld bewegen
cft-action-take = Handlanger abziehen: { $space }
cft-action-sell = { $notes } für { $money }
cft-action-deposit = { $money } aufs Offshore-Konto bringen
cft-action-withdraw = { $money } vom Offshore-Konto holen

## Was man vor der Wahl wissen darf

cft-outlook-cap = Polizeimütze! Der Polizist rückt vor: { $special }.
cft-outlook-godfather = Der Godfather nimmt sich die Hälfte von dem, was du dann bar hast; jetzt wären das { $money }.

cft-hint-notes = Tippe ein, wie viele Blüten mit ★, ★★ und ★★★ es sein sollen, zum Beispiel 2 0 1.
cft-hint-transfer = Tippe einen Betrag in Dollar ein: 120 geht aufs Konto, -50 kommt zurück.

## Der Tisch in Worten

cft-view-round = Runde { $round }, eröffnet von { $first }.
cft-view-police = Der Polizist steht auf Feld { $officer } von { $last }; { $steps ->
    [0] mehr kommt nicht
    [one] mit der nächsten Polizeimütze kommt { $special }
   *[other] nach { $steps } Polizeimützen kommt { $special }
}.
cft-view-investigation = { $level ->
    [0] Supermärkte nehmen jede Blüte.
    [1] Supermärkte lehnen ★ ab.
    [2] Supermärkte nehmen nur noch ★★★.
   *[other] Supermärkte nehmen keine Blüten mehr.
}
cft-view-strike = Streik: keine Flüge.
cft-view-market = Schwarzmarkt: { $slots }. Noch im Stapel: { $pile }.
cft-view-slot = { $price } – { $card }{ $trash ->
    [yes] {" "}(Mülleimer)
   *[no] { "" }
}
cft-view-spaces = Aktionsfelder: { $spaces }.
cft-view-space-free = { $space }{ $cap ->
    [yes] {" "}(Polizeimütze)
   *[no] { "" }
}
cft-view-space-taken = { $space } – { $by }
cft-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
cft-view-player = { $seat }: { $cards }; Handlanger übrig: { $henchmen }{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
cft-view-player-open = { $seat }: { $cards }; Handlanger übrig: { $henchmen }; { $cash } bar, { $offshore } offshore, Blüten: { $fakes }{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
cft-view-own = Hinter deinem Sichtschirm: { $cash } bar, { $offshore } offshore, Blüten: { $fakes }. Der Godfather würde sich jetzt { $takes } nehmen.

## Was passiert ist

cft-event-game-started = { $first } fängt an. Startgeld nach Sitzordnung: { $cash }. Startmaterial nach Sitzordnung: { $components }.
cft-event-round-started = Runde { $round }: { $first } fängt an.
cft-event-henchman-placed = { $seat } schickt einen Handlanger los: { $space }.
cft-event-henchman-moved = { $lawyer } von { $seat } versetzt einen Handlanger: { $source } → { $space }.
cft-event-passed = { $seat } passt.
cft-event-extra-declined = { $seat } setzt niemanden mehr ein.
cft-event-lawyer-declined = { $lawyer } von { $seat } tut nichts.
cft-event-card-bought = { $seat } kauft eine Karte für { $price }: { $card }.
cft-event-printed = { $seat } druckt { $notes }.
cft-event-notes-spent = { $seat } gibt im Supermarkt { $notes } aus: Das bringt { $money }.
cft-event-notes-sold = { $seat } verkauft dem Hehler { $notes }: Das bringt { $money }.
cft-event-taxes-dodged = { $seat } kassiert { $money } mit Steuerbetrug.
cft-event-marker-taken = { $seat } nimmt sich den Startspielermarker und beginnt die nächste Runde.
cft-event-flight-taken = { $free ->
    [yes] { $seat } fliegt mit dem Privatjet in die Karibik.
   *[no] { $seat } fliegt für { $fare } in die Karibik.
}
cft-event-money-moved = { $way ->
    [there] { $seat } bringt { $money } aufs Offshore-Konto.
   *[back] { $seat } holt { $money } vom Offshore-Konto zurück.
}
cft-event-officer-moved = Der Polizist rückt auf Feld { $space } vor: { $special }.
cft-event-godfather-came = Der Godfather schaut vorbei: Alle zahlen die Hälfte.
cft-event-godfather-paid = { $seat } zahlt dem Godfather { $money }.
cft-event-investigation-rose = Ermittlung { $level }: { $level ->
    [1] Supermärkte lehnen ab jetzt ★ ab.
    [2] Supermärkte lehnen jetzt auch ★★ ab.
   *[other] Supermärkte nehmen keine Blüten mehr.
}
cft-event-strike-began = Die Fluglotsen streiken: keine Flüge.
cft-event-strike-ended = Der Streik ist vorbei.
cft-event-henchmen-returned = Alle Handlanger gehen nach Hause.
cft-event-card-trashed = In den Mülleimer: { $card }.
cft-event-card-offered = Neu auf dem Schwarzmarkt: { $card } für { $price } (Platz { $slot }).
cft-event-diner-served = { $seat } tauscht im Diner { $notes } ein: Das bringt { $money }.
cft-event-sealed = { $seat } hat gewählt.
cft-event-end-triggered = Der Polizist steht auf dem letzten Feld: Das Ende beginnt.
cft-event-time-ran-out = Nach { $round } Runden ist die Zeit um.
cft-event-tickets-paid = { $seat } bekommt { $money } für Lotterielose.
cft-event-money-counted = { $seat } hat { $cash } bar und { $offshore } offshore: zusammen { $money }.
cft-event-game-ended = { $shared ->
    [yes] { $winners } teilen sich den Sieg mit { $money }.
   *[no] { $winners } gewinnt mit { $money }.
}

## Ablehnungen

cft-refused-foreign-action = Diesen Zug gibt es in diesem Spiel nicht.
cft-refused-no-seat = Da sitzt niemand.
cft-refused-over = Das Spiel ist vorbei.
cft-refused-no-diner-choice = Du hast schon gewählt, oder es gibt für dich nichts zu wählen.
cft-refused-not-your-turn = { $turn } ist dran.
cft-refused-step = Bring erst zu Ende, was du angefangen hast: { $step ->
    [place] Wähle ein Feld
    [notes] Wähle die Blüten
    [transfer] Wähle den Betrag
    [take] Wähle einen Handlanger oder lass alle, wo sie sind
   *[diners] Wähle die Blüten für deine Diners
}.
cft-refused-diner-refused = Ein Diner lässt sich nicht schließen.
cft-refused-no-such-space = Dieses Feld gibt es auf dieser Seite des Spielplans nicht.
cft-refused-occupied = { $by } hat da schon einen Handlanger stehen.
cft-refused-fake-pile-empty = Die Blüten, die du drucken kannst, sind aufgebraucht.
cft-refused-no-accepted-fakes = { $level ->
    [0] Du hast keine Blüten zum Ausgeben.
    [1] Du hast keine Blüten, die ein Supermarkt annimmt: ★ wird abgelehnt.
    [2] Du hast keine Blüten, die ein Supermarkt annimmt: Nur ★★★ geht noch durch.
   *[other] Supermärkte nehmen keine Blüten mehr.
}
cft-refused-no-fakes = Du hast keine Blüten zu verkaufen.
cft-refused-slot-empty = Da liegt keine Karte.
cft-refused-second-jet = Du hast schon einen Privatjet.
cft-refused-too-dear = Das kostet { $price } in echtem Bargeld, und du hast { $cash }.
cft-refused-strike = Solange die Fluglotsen streiken, fliegt niemand.
cft-refused-no-jet = Auf dieses Feld darf nur, wer einen Privatjet hat.
cft-refused-no-fare = Der Flug kostet { $fare } in bar, und du hast { $cash }; Offshore-Geld zählt nicht.
cft-refused-nothing-to-move = Du hättest nichts zu bewegen.
cft-refused-no-lawyer-now = Nur ein Anwalt versetzt einen Handlanger, und das erst am Ende.
cft-refused-not-your-henchman = Da steht kein Handlanger von dir.
cft-refused-not-your-notes = Diese Blüten hast du nicht.
cft-refused-diners-take = Deine Diners nehmen genau { $count }, nicht mehr und nicht weniger.
cft-refused-too-many-notes = Mehr als { $most } Blüten wirst du hier nicht los.
cft-refused-notes-refused = { $level ->
    [1] Der Supermarkt lehnt ★ ab.
    [2] Der Supermarkt lehnt ★ und ★★ ab.
   *[other] Der Supermarkt nimmt keine Blüten mehr.
}
cft-refused-not-so-much = Es sind nur { $there } da.

## Begrenzte Scheine

cft-option-real-notes = Echte Scheine
cft-option-real-notes-unlimited = unbegrenzt
cft-option-real-notes-limited = begrenzt: 32 zu 10\xA0$ und 68 zu 50\xA0$; die Bank zahlt, was sie hat
cft-view-bank = Die Bank hat noch { $money }.
cft-event-bank-short = Die Bank schuldet { $seat } { $due } und hat nur noch { $money }.
cft-refused-bank-empty = Die Bank hat kein echtes Geld mehr, um dich zu bezahlen.

## Dasselbe in wenigen Buchstaben, für ein Telefon

cft-ask-place-round-brief = Wohin schickst du einen Handlanger?
cft-ask-place-extra-brief = Noch einen letzten Handlanger?
cft-ask-place-big-lawyer-brief = Großer Anwalt: wohin?
cft-ask-place-bad-lawyer-brief = Schlechter Anwalt: wohin?
cft-ask-notes-supermarket-brief = Welche Blüten ausgeben? Höchstens { $most }.
cft-ask-notes-receiver-brief = Welche verkaufen? Höchstens { $most }.
cft-ask-transfer-brief = Wie viel offshore oder zurück?
cft-ask-take-big-lawyer-brief = Großer Anwalt: wen versetzen?
cft-ask-take-bad-lawyer-brief = Schlechter Anwalt: wen versetzen?
cft-ask-diners-brief = Was tauschen deine Diners ein?
`,"../../../../src/backroom/words/de/figures.ftl":`### Der Abend in Zahlen, und was der Coach getan hätte.

figures-title = Der Abend in Zahlen
figures-of = { $game }, { $players } Spieler, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 }. { $looks ->
    [one] Einmal
   *[other] { $looks }-mal
 } betrachtet.
figures-course = Runde für Runde
figures-luck-and-skill = Glück und Können
figures-explained = In Punkten Gewinnchance, vom gleichen Anteil bis zum Ende; ± ein Standardfehler. Was kürzer ist als sein Fehler, steht in Klammern.
figures-column-player = Spieler
figures-column-share = Anteil
figures-column-luck = Glück
figures-column-own = Entscheidungen
figures-column-others = die anderen
figures-column-end = Ende
figures-column-round = Runde
figures-moments = Momente
figures-no-moments = Nichts stach heraus: Kein Moment hat jemandes Chancen um mehr als den Messfehler verändert.
figures-moment = { $title }: { $text } { $points } ± { $error } Punkte (Runde { $round }, Eintrag { $seq })
figures-sentence = In einem Satz

figures-evening = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } teilen sich den Sieg
 }{ $by ->
    [luck] , vor allem mit Glück.
    [own] , vor allem dank guter Entscheidungen.
    [others] , vor allem durch das, was die anderen taten.
   *[nothing] , und es hätte jeder sein können.
 }
figures-evening-with = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } teilen sich den Sieg
 }{ $by ->
    [luck] , vor allem mit Glück.
    [own] , vor allem dank guter Entscheidungen.
    [others] , vor allem durch das, was die anderen taten.
   *[nothing] , und es hätte jeder sein können.
 } Was am meisten bewegte: { $moment }.

## Momente

figures-the-same = dasselbe
figures-silence = gar nichts

figures-mistake = Teuerster Fehler
figures-mistake-told = { $seat } wählte „{ $done }“. Üblich wäre „{ $usual }“ gewesen.
figures-mistake-recalled = ein Fehler von { $seat } in Runde { $round }
figures-turn = Bester Zug
figures-turn-told = { $seat } wählte „{ $done }“, wo „{ $usual }“ üblich ist.
figures-turn-recalled = ein starker Zug von { $seat } in Runde { $round }
figures-draw = Glücklichste Karten
figures-draw-told = { $seat } hatte Glück mit den Karten.
figures-draw-recalled = glückliche Karten für { $seat } in Runde { $round }
figures-blow = Härtester Schlag
figures-blow-told = { $by } schlug zu, und { $seat } traf es am härtesten.
figures-blow-recalled = ein Schlag gegen { $seat } in Runde { $round }
figures-bluff = Bester Bluff, der durchging
figures-bluff-told = { $seat } hatte den Auftrag nicht erfüllt („{ $done }“), und niemand kam dahinter.
figures-bluff-recalled = ein Bluff von { $seat }, der in Runde { $round } durchging
figures-caught = Ertappter Bluff
figures-caught-told = { $seat } hatte den Auftrag nicht erfüllt („{ $done }“) und musste die Karten zeigen.
figures-caught-recalled = ein Bluff von { $seat }, der in Runde { $round } aufflog
figures-finger = Falschester Finger
figures-finger-told = { $seat } wählte „{ $done }“ und lag falsch. Üblich wäre „{ $usual }“ gewesen.
figures-finger-recalled = ein falscher Verdacht von { $seat } in Runde { $round }
figures-deal = Bestes Geschäft
figures-deal-told = Für { $seat } war es das Geschäft des Abends.
figures-deal-recalled = ein Geschäft für { $seat } in Runde { $round }
figures-broken = Wortbruch, der sich lohnte
figures-broken-told = { $seat } gab ein Versprechen und hielt es nicht.
figures-broken-recalled = ein Wortbruch von { $seat } in Runde { $round }
figures-roll = Glücklichster Wurf
figures-roll-told = { $seat } hatte Glück mit den Würfeln.
figures-roll-recalled = ein glücklicher Wurf von { $seat } in Runde { $round }
figures-wash = Beste Wäsche
figures-wash-told = { $seat } wählte „{ $done }“, wo „{ $usual }“ üblich ist.
figures-wash-recalled = Geld, das { $seat } in Runde { $round } wusch
figures-godfather = Teuerster Godfather
figures-godfather-told = { $by } holte den Godfather, und { $seat } litt am meisten darunter.
figures-godfather-recalled = der Besuch des Godfathers bei { $seat } in Runde { $round }
figures-market = Glücklichster Markt
figures-market-told = Die neuen Karten auf dem Schwarzmarkt kamen { $seat } gelegen.
figures-market-recalled = ein Markt, der { $seat } in Runde { $round } gelegen kam

## Der Coach

coach-title = Was hätte der Coach hier getan?
coach-known = { $seat }, Runde { $round }, Eintrag { $seq }: aus dem, was { $seat } damals wusste. { $worlds ->
    [one] Ein Tisch
   *[other] { $worlds } Tische
 }, an denen dasselbe zu sehen ist, der Rest neu gegeben.
coach-choice = { $chance } % ± { $error }  { $choice }
coach-mark-best = der Coach
coach-mark-done = was getan wurde
coach-mark-both = der Coach, und was getan wurde
coach-agrees = Der Coach hätte dasselbe getan.
coach-level = Zwischen dem, was getan wurde, und der Wahl des Coachs ist kein Unterschied messbar.

## Im Browser

web-figures-progress = Der Abend wird betrachtet: { $looks } von { $of } Mal.
web-figures-explained = Punkte Gewinnchance, vom gleichen Anteil bis zum Ende. Striche: ± ein Standardfehler; was kürzer ist als sein Strich, ist blass.
web-figures-chance = Gewinnchance: { $who }
web-figures-whose = Wessen Chancen
web-figures-decision = eigene Entscheidung
web-figures-draw = Karten oder Wurf
web-figures-rival = Zug eines Rivalen
web-figures-points = { $points } ± { $error } Punkte
web-figures-round = Runde { $round }
web-figures-luck = Platz, Ausgabe, eigene Karten
web-figures-own = verglichen mit den üblichen
web-figures-others = alles, was sie taten und zogen
web-coach-ask = Den Coach fragen
web-coach-thinks = Der Coach sieht sich den Tisch an …
web-figures-chart = Chance von { $who } auf den Sieg, von { $from } % bis { $to } %

## Die Karte eines Abends, zum Teilen

web-share = Diesen Abend teilen
web-share-of = { $game }, { $players } Spieler, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 }
web-share-ahead = { $points } voraus
web-share-short = { $points } zu wenig
web-share-did = { $seat } wählte „{ $done }“. Was hättest du getan?
web-share-did-mine = Ich wählte „{ $done }“. Was hättest du getan?
web-share-see = Sieh diesen Moment
web-share-opens = öffnet die Wiederholung in Runde { $round }, ohne Konto
web-share-opens-all = öffnet die Wiederholung, ohne Konto
web-share-moment = Der Moment auf der Karte
web-share-names = Mit allen Namen: alle sind einverstanden
web-share-save = Bild speichern
web-share-draws = Die Karte wird gezeichnet …
web-share-fails = Dein Browser kann die Karte nicht zeichnen. Der Link führt trotzdem zum Moment.
web-share-close = Schließen
`,"../../../../src/backroom/words/de/house.ftl":`### Sätze des Hauses selbst, bei jedem Spiel dieselben.

list-and = { $most } und { $last }
list-nothing = nichts
refused = { $why } (Regel { $rule })

## Geld, in jedem Satz und auf jedem Tisch

money = { $amount }{"\\u00A0"}$

## Farben

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-orange = Orange
colour-purple = Lila
colour-black = Schwarz
colour-pink = Rosa
colour-brown = Braun
colour-white = Weiß

## Ein Spiel im Terminal

play-welcome = Willkommen im Hinterzimmer. Du spielst { $game } als { $you } gegen { $others }.
play-help = Tippe die Nummer deiner Wahl ein. ? erklärt die Frage, ? REGEL eine Regel, v zeigt den Tisch, w beschreibt ihn in Worten, i sagt, was daraus folgt, i 2, was aus deiner Wahl 2 folgen würde, h sagt, was ein starker Bot täte, q hebt die Partie für später auf.
play-help-picks = Tippe die Nummern von allem ein, was du wählst, zum Beispiel 1 3. ? erklärt die Frage, ? REGEL eine Regel, v zeigt den Tisch, w beschreibt ihn in Worten, i sagt, was daraus folgt, i 2, was aus deiner Wahl 2 folgen würde, h sagt, was ein starker Bot täte, q hebt die Partie für später auf.
play-help-deals = d öffnet die Deals: Dort steht, was du anbieten könntest, und mit n machst du ein eigenes Angebot.
play-thinking = Die anderen denken nach …
play-thinking-coach = Lass mich überlegen …
play-resumed = Deine Partie geht da weiter, wo du aufgehört hast (Runde { $round }).
play-prompt = Deine Wahl
play-advice = Ich würde Folgendes tun: { $action }
play-follows-nothing = Nichts, was sich vorhersehen lässt.
play-follows-chance = Das hängt vom Zufall ab, oder davon, was die anderen verbergen.
play-targets = Danach könntest du wählen:
play-says = { $seat }: { $words }
play-confirm = Enter zum Bestätigen, etwas anderes, um neu zu wählen
play-not-a-choice = { $text } steht nicht zur Wahl. Tippe Nummern von 1 bis { $most } ein.
play-no-such-choice = Das kannst du hier nicht zusammen wählen.
play-no-rule = Eine Regel { $rule } gibt es nicht. Regeln heißen zum Beispiel { $example }.
play-deal-menu = Was du anbieten könntest: Tippe eine Nummer ein, n für ein eigenes Angebot oder nur Enter, um zurückzugehen.
play-deal-partner = Mit wem? Tippe die Nummer des Spielers ein.
play-deal-give = Was gibst du? Tippe die Nummern ein, zum Beispiel 1 4; nur Enter für nichts.
play-deal-get = Was willst du dafür? Tippe die Nummern ein; nur Enter für nichts.
play-deal-amount = Wie viel, in Dollar?
play-deal-words = In eigenen Worten:
play-deal-done = Erledigt.
play-deal-none = Hier gibt es nichts anzubieten.
play-deal-odd = { $text } ist nicht, wonach gefragt war. Es wurde kein Angebot gemacht.
play-may = Du darfst darauf antworten; mit bloßem Enter bleibt es offen.
play-kept = Aufgehoben. Weiter geht’s mit: { $command }
play-over = { $rounds ->
    [one] Das Spiel ist nach { $rounds } Runde vorbei.
   *[other] Das Spiel ist nach { $rounds } Runden vorbei.
}
play-place = { $place }. { $seat }: { $points }
play-won = Du hast gewonnen!
play-lost = Der Sieg geht an { $winners }. Beim nächsten Mal klappt’s!
play-shared = Du teilst dir den Sieg mit { $others }.

## Kartentabellen

cards-maffioso = Maffiosi
cards-mission = Aufträge
cards-newspaper = Zeitungen
cards-number = Zahlen
column-name = Name
column-symbols = Symbole
column-stars = Sterne
column-copies = Anzahl
column-rule = Regel
column-provenance = Herkunft
column-envelope = Umschlag
column-effect = Wirkung
column-amount = Wert
cards-card = Karten
cards-space = Aktionsfelder
cards-track = Polizeileiste
column-category = Kategorie
column-mark = Zeichen
column-side = Seite
column-cap = Polizei
column-space = Feld
cards-chair = Stühle
cards-crew = Banden
cards-plan = Sitzpläne
column-chair = Stuhl
column-thing = Ding
column-opposite = gegenüber
column-players = Spieler
column-boss = Boss
column-robbie = Robbie
column-jack = Jack
column-henkie = Henkie
column-bank = in der Mitte
column-plan-3 = 3 Spieler
column-plan-4 = 4 Spieler
column-plan-5 = 5 Spieler
column-plan-6 = 6 Spieler
cards-job = Auftragskarten
cards-business = Business-Karten
cards-family = Familien
cards-gangster = Gangster
cards-influence = Einflusskarten
column-round = Runde
column-target = Zielzahl
column-two = zwei
column-one = einer
column-needs = braucht
column-price = Preis
column-income = Einnahmen
column-monopoly = Monopol
column-colour = Farbe
column-boss-name = Boss
column-businesses = Geschäfte
column-family = Familie
column-strength = Stärke
column-start = zu Beginn
column-extra = zusätzlich
column-copies-provenance = Anzahl laut
column-envelope-provenance = Umschlag laut

## Was ein Tisch ablehnt

table-refused-paused = Der Tisch macht gerade Pause.
table-refused-undo = Das lässt sich nicht zurücknehmen: Jemand anders hat seitdem gehandelt, es wurde gezogen oder gewürfelt, oder ein Geheimnis wurde gesehen.
table-refused-over = Das Spiel ist vorbei.
table-refused-same-wish = Darum hast du schon gebeten.
table-refused-same-chair = So ist dieser Stuhl schon besetzt.
table-refused-too-often = Das kam jetzt zu oft hintereinander vor: Erst muss jemand anders etwas tun.
table-refused-not-together = Diese beiden gehen nicht zusammen: Was nach dem ersten kommt, steht noch nicht fest.

## Eine Partie als Geschichte

story-title = { $game } (Regeln Version { $version })
story-players = Am Tisch: { $players }.
story-bot = { $seat } (Bot: { $bot })
story-options = Vereinbart: { $options }.
story-option = { $option } – { $value }
story-no-options = Das Spiel nach den Standardregeln.
story-own-cards = Gespielt mit einer eigenen Kartendatei.
story-date = Begonnen am { $date } (UTC).
story-eyes-spectator = Wie die Zuschauer es sahen.
story-eyes-seat = Wie { $seat } es sah.
story-eyes-truth = Mit der ganzen Wahrheit: was alle wählten und in der Hand hatten.
story-gives-away = Vorsicht: Diese Partie ist noch nicht vorbei, und diese Geschichte verrät die verdeckten Karten.
story-move = { $by ->
    [bot] { $seat }, vom Bot gespielt: { $action }
    [clock] { $seat }, Zeit abgelaufen: { $action }
    [order] { $seat }, nach Daueranweisung: { $action }
   *[player] { $seat }: { $action }
 }
story-time-up = Die Zeit von { $seat } ist abgelaufen.
story-only = Nur für { $hearers }: { $event }
story-undo = { $seat } nimmt den letzten Zug zurück.
story-wish = { $seat } bittet um eine Pause.
story-wish-no-more = { $seat } braucht keine Pause mehr.
story-pause = Der Tisch macht Pause.
story-pause-over = Die Pause ist vorbei.
story-bot-sits-in = Ein Bot ({ $bot }) springt für { $seat } ein.
story-back = { $seat } ist wieder da.
story-not-over = Die Partie ist noch nicht vorbei. Sie ist in Runde { $round } und wartet auf { $seats }.
earlier-rules = Gespielt nach Version { $version } der Regeln; dieses Backroom hat Version { $ours }. Die heutigen Regeln stimmen mit den ersten { $shown } von { $all } Einträgen überein, und die sind zu sehen. Die Datei enthält alles.
story-checked-seals = Die Siegel: { $entries ->
    [one] Der einzige Eintrag dieses Protokolls ist unversehrt
   *[other] Alle { $entries } Einträge dieses Protokolls sind unversehrt und in ihrer Reihenfolge
 }.
story-checked-seed = Der Seed des Hauses: Es ist der, auf den das Haus sich festgelegt hatte.
story-checked-chance = Der Zufall: Jede Karte und jeder Würfel folgt aus { $players ->
    [0] diesem Seed allein; niemand hatte einen hinzugefügt
    [one] diesem Seed und dem eines Spielers
   *[other] diesem Seed und denen von { $players } Spielern
 }.
story-checked-rules = Die Regeln, Version { $version }: { $moves ->
    [one] Der einzige Zug war
   *[other] Alle { $moves } Züge waren
 } erlaubt; zurückgenommen, und das zu Recht: { $undone }.
story-checked-clocks = Die Uhren: { $clock ->
    [0] Niemandem lief die Zeit ab
    [one] Einmal lief die Zeit ab, und die neutrale Aktion wurde ausgeführt
   *[other] { $clock }-mal lief die Zeit ab, und die neutrale Aktion wurde ausgeführt
 }.
story-compare = Vergleiche das mit dem, was du am Tisch erfahren und was du selbst geschickt hast:
story-commitment = Festlegung: { $commitment }
story-house-seed = Seed des Hauses: { $seed }
story-seed = Seed von { $seat }: { $seed }
story-last-seal = Siegel des letzten Eintrags: { $seal }
`,"../../../../src/backroom/words/de/la_cosa_nostra.ftl":`### La Cosa Nostra

lcn-money = { money }
lcn-player = Spieler { $number }

## Familien

lcn-family-blundetto = Blundetto
lcn-family-dimaggio = DiMaggio
lcn-family-calmuti = Calmuti
lcn-family-laserva = LaServa
lcn-family-caruso = Caruso

## Karten

lcn-man = { $name } ({ $strength })
lcn-business-pimp = Zuhälter
lcn-business-drug-dealer = Drogendealer
lcn-business-loan-shark = Geldverleiher
lcn-business-lawyer = Anwalt
lcn-business-politician = Politiker
lcn-business-cop = Polizist
lcn-business-garage = Werkstatt
lcn-business-building-firm = Baufirma
lcn-business-waste-company = Abfallfirma
lcn-business-night-club = Nachtclub
lcn-business-casino = Casino
lcn-influence-snitch = Informant
lcn-influence-spy = Spion
lcn-influence-emergency-doc = Notarzt
lcn-influence-henchman = Handlanger
lcn-influence-saboteur = Saboteur
lcn-influence-machine-pistol = Maschinenpistole
lcn-influence-distraction = Ablenkung
lcn-influence-schemer = Intrigant
lcn-monopoly-prostitution = Prostitution
lcn-monopoly-drugs = Drogen
lcn-monopoly-credit = Kredite

## Aufträge

lcn-job = { $title }
lcn-own-title = { $name }
lcn-job-arms-dealing = Waffenhandel
lcn-job-arson = Brandstiftung
lcn-job-assassination = Attentat
lcn-job-bankruptcy = Bankrott
lcn-job-bankruptcy-proceedings = Konkursverfahren
lcn-job-bash-businessman = Geschäftsmann verprügeln
lcn-job-birthday-party = Geburtstagsfeier
lcn-job-blackmail = Erpressung
lcn-job-boxing-match = Boxkampf
lcn-job-car-bomb = Autobombe
lcn-job-car-smuggling = Autoschmuggel
lcn-job-car-theft = Autodiebstahl
lcn-job-car-theft-ring = Autoknackerbande
lcn-job-casino-cheating = Falschspiel
lcn-job-cigarette-smuggling = Zigarettenschmuggel
lcn-job-coke-party = Koksparty
lcn-job-connections = Beziehungen
lcn-job-construction-investment-fraud = Baufondsschwindel
lcn-job-construction-scam = Pfusch am Bau
lcn-job-counterfeiting = Falschmünzerei
lcn-job-credit-card-fraud = Kreditkartenbetrug
lcn-job-debt-trap = Schuldenfalle
lcn-job-drive-by-shooting = Drive-By-Shooting
lcn-job-drug-dealing = Drogenhandel
lcn-job-drug-delivery = Drogenlieferung
lcn-job-drug-ring = Drogenring
lcn-job-drug-smuggling = Drogenschmuggel
lcn-job-election-fraud = Wahlbetrug
lcn-job-escort-service = Begleitservice
lcn-job-exceptional-offer = Unschlagbares Angebot
lcn-job-film-production = Filmproduktion
lcn-job-gas-station-robbery = Tankstellenüberfall
lcn-job-hazardous-waste-disposal = Sondermüllentsorgung
lcn-job-horse-racing = Pferderennen
lcn-job-illegal-laboratory = Drogenlabor
lcn-job-illegal-subsidies = Subventionsbetrug
lcn-job-insurance-fraud = Versicherungsbetrug
lcn-job-intimidation = Einschüchterung
lcn-job-investment-fraud = Anlagebetrug
lcn-job-kill-businessman = Geschäftsmann umlegen
lcn-job-lucky-number = Glückszahl
lcn-job-money-laundering = Geldwäsche
lcn-job-persuasion = Abwerben
lcn-job-price-rigging = Preisabsprachen
lcn-job-property-damage = Sachbeschädigung
lcn-job-public-contracts = Öffentliche Ausschreibung
lcn-job-real-estate-fraud = Immobilienbetrug
lcn-job-red-light-district = Rotlichtviertel
lcn-job-rigged-gambling = Abgekartetes Spiel
lcn-job-robbery = Raub
lcn-job-senators-party = Party beim Senator
lcn-job-theft = Diebstahl
lcn-job-toxic-waste-dump = Giftmüllkippe
lcn-job-trap = Falle
lcn-job-usury = Wucherzinsen
lcn-job-vandalism = Vandalismus
lcn-job-cash = { $job }: Zielzahl { $target }, { $two } oder { $one }, nötig: { $needs }
lcn-job-cash-free = { $job }: Zielzahl { $target }, { $two } oder { $one }
lcn-job-does-bash-businessman = { $job }: Zielzahl { $target }, setzt einen gegnerischen Geschäftsmann für diese Runde außer Gefecht
lcn-job-does-property-damage = { $job }: Zielzahl { $target }, ein Mitspieler zahlt der Bank { $two } oder { $one }
lcn-job-does-theft = { $job }: Zielzahl { $target }, ein Mitspieler zahlt dir { $two } oder { $one }
lcn-job-does-vandalism = { $job }: Zielzahl { $target }, setzt eine gegnerische Firma für diese Runde außer Gefecht
lcn-job-does-kill-businessman = { $job }: Zielzahl { $target }, tötet einen gegnerischen Geschäftsmann oder setzt ihn außer Gefecht
lcn-job-does-persuasion = { $job }: Zielzahl { $target }, mit zwei Erfolgen läuft ein gegnerischer Geschäftsmann zu dir über
lcn-job-does-arson = { $job }: Zielzahl { $target }, zerstört eine gegnerische Firma oder setzt sie außer Gefecht
lcn-job-does-car-bomb = { $job }: Zielzahl { $target }, tötet einen gegnerischen Gangster oder setzt ihn außer Gefecht
lcn-job-does-assassination = { $job }: Zielzahl ist die Stärke des Opfers, zwei Erfolge töten einen Gangster
lcn-job-does-drive-by-shooting = { $job }: Zielzahl ist die Stärke des Opfers, zwei Erfolge töten einen Gangster; ohne Erfolg darf er zurückschießen
lcn-job-does-robbery = { $job }: Zielzahl { $target }, als Reaktion auf einen Cash Job: der ganze oder der halbe Gewinn
lcn-job-does-trap = { $job }: Zielzahl { $target }, als Reaktion auf einen Angriff: wehrt ihn ab, zwei Erfolge töten auch den Angreifer
lcn-job-does-exceptional-offer = { $job }: Zielzahl { $target }, Kauf vom Markt zum halben Preis oder { $one } billiger
lcn-job-does-connections = { $job }: Zielzahl { $target }, Kauf eines beliebigen Geschäfts { $two } billiger oder zum üblichen Preis
lcn-job-does-money-laundering = { $job }: Zielzahl { $target }, wäscht bis zu { $two } oder bis zu { $one }
lcn-job-does-birthday-party = { $job }: Zielzahl { $target }, alle schenken dir { $two } oder { $one }
lcn-job-does-horse-racing = { $job }: Zielzahl { $target }, verdoppelt einen Einsatz von höchstens { $two }, oder er ist weg

## Deals

lcn-side-business = die Karte { $business }
lcn-side-man = { $man }
lcn-side-permit = ein Marker auf der Karte { $business }
lcn-side-return = ein Marker weniger auf der Karte { $business }
lcn-side-promise = das Versprechen „{ $promise }“
lcn-piece-cash = Bargeld
lcn-piece-repay = ein Versprechen, vor der nächsten Runde einen Betrag zu zahlen
lcn-piece-words = ein Versprechen in eigenen Worten
lcn-offer = { $proposer } bietet { $partner } an: { $gives }; im Gegenzug: { $gets }
lcn-promise-no-attack = Ich greife dich in dieser Runde nicht an
lcn-promise-share = Du bekommst die Hälfte von dem, was mein nächster Cash Job in dieser Runde einbringt
lcn-promise-repay = Ich zahle dir { $money }, bevor die nächste Runde beginnt
lcn-promise-words = { $words }

## Optionen

lcn-option-length = Länge
lcn-option-length-four-rounds = vier Runden
lcn-option-length-three-rounds = drei Runden, das kurze Spiel
lcn-option-spying = Spionieren
lcn-option-spying-own-turn = im eigenen Zug
lcn-option-spying-free = auch vor den Zügen der anderen
lcn-option-influence = Einflusskarten
lcn-option-influence-by-card = wenn es auf der Karte steht
lcn-option-influence-any-time = jederzeit, mit einem letzten Aufruf nach der Planung
lcn-option-business-bonus = Geschäftsbonus
lcn-option-business-bonus-off = keiner
lcn-option-business-bonus-on = 5.000\xA0$ für das höchste Einkommen jeder Runde
lcn-option-rob-robbers = Räuber ausrauben
lcn-option-rob-robbers-off = nicht erlaubt
lcn-option-rob-robbers-on = ein Räuber kann einmal ausgeraubt werden
lcn-option-influence-from = Einflusskarten ab
lcn-option-influence-from-round-1 = Runde I
lcn-option-influence-from-round-2 = Runde II, für Einsteiger
lcn-option-influence-from-round-3 = Runde III, für Einsteiger
lcn-option-planning = Planung
lcn-option-planning-one = ein Gangster pro Zug
lcn-option-planning-two = zwei Gangster pro Zug ab Runde II
lcn-option-politician-first = Politiker in Runde I
lcn-option-politician-first-on = bringt eine Einflusskarte
lcn-option-politician-first-off = bringt noch nichts
lcn-option-influence-deck = Einflussstapel
lcn-option-influence-deck-cards-33 = 33 Karten
lcn-option-influence-deck-cards-35 = 35 Karten, mit einem Notarzt und einem Saboteur mehr
lcn-option-families = Familien
lcn-option-families-random = ausgelost
lcn-option-families-fixed = in Sitzreihenfolge
lcn-option-final-tie = Gleichstand am Ende
lcn-option-final-tie-shared = geteilter Sieg
lcn-option-final-tie-duel = ein Würfelduell

## Männer, Aufgaben und Geschäfte in Sätzen

lcn-man-of = { $man } von { $seat }, { $task }
lcn-man-alone = { $man }
lcn-task-none = ohne Aufgabe
lcn-task-purchase = mit einem Kauf-Auftrag ({ $business })
lcn-task-hidden = mit einem Auftrag aus Runde { $round }
lcn-task-job = mit einem Auftrag ({ $job })
lcn-business-of = { $business } von { $seat }
lcn-business-alone = { $business }
lcn-aim-nothing = nichts
lcn-aim-player = ein Mitspieler
lcn-aim-businessman = ein Geschäftsmann
lcn-aim-company = eine Firma
lcn-aim-gangster = ein Gangster

## Was gefragt wird

lcn-ask-object = Das sind deine neuen Aufträge. Sind es lauter Angriffe, darfst du alle neu ziehen lassen.
lcn-ask-plan = Du bist mit der Planung dran: Wähle einen Gangster für eine Aufgabe. Vorher darfst du Einflusskarten spielen.
lcn-ask-plan-cards = Alle deine Gangster haben eine Aufgabe. Einflusskarten darfst du noch spielen.
lcn-ask-task = Was soll { $man } tun?
lcn-ask-peek = { $count ->
    [one] Wessen geplanten Auftrag siehst du dir an?
   *[other] Wessen geplanten Auftrag siehst du dir an? Du darfst { $count } ansehen.
}
lcn-ask-gap-planning = Bevor { $turn } plant: Willst du eine Karte spielen?
lcn-ask-gap-action = Bevor { $turn } handelt: Willst du dich mit einem Intriganten vordrängen?
lcn-ask-last-call = Die Planung ist vorbei. Letzter Aufruf für Einflusskarten.
lcn-ask-turn = Du bist am Zug: Führe eine Aufgabe aus oder lass eine verfallen.
lcn-ask-target = Ein Angriff! Wem gilt er?
lcn-ask-reveal = Du hast { $target } angesagt. Noch letzte Worte? Dann deck die Karte auf.
lcn-ask-victim = Wer oder was ist das Opfer?
lcn-ask-markers = Welchen Marker nimmst du für { $kind }?
lcn-ask-stake = Wie viel setzt du auf die Pferde?
lcn-ask-reroll = Ein Polizist lässt dich einen Würfel neu werfen. Welchen?
lcn-ask-robbery = { $seat } ist kurz davor, { $money } zu kassieren. Wagst du einen Raub?
lcn-ask-trap = { $wins ->
    [0] { $seat } greift dich an, ohne Erfolg. Lässt du eine Falle zuschnappen?
    [one] { $seat } greift dich an, mit einem Erfolg. Lässt du eine Falle zuschnappen?
   *[other] { $seat } greift dich an, mit { $wins } Erfolgen. Lässt du eine Falle zuschnappen?
}
lcn-ask-doc = { $lethal ->
    [yes] In Lebensgefahr: { $victim }. Schickst du einen Notarzt?
   *[no] Droht für diese Runde auszufallen: { $victim }. Schickst du einen Notarzt?
}
lcn-ask-shoot-back = Sie haben danebengeschossen. Schießt dein Gangster zurück?
lcn-ask-launder = Wie viel Geld willst du waschen?
lcn-ask-buy = Welche Karte kaufst du vom Markt?
lcn-ask-search = Welches Geschäft kaufst du, aus dem Stapel oder vom Markt?
lcn-ask-recruit = Zahltag: Wirbst du einen Gangster an?
lcn-ask-drop = Behalten darfst du drei Aufträge und drei Einflusskarten. Welche Karte kommt weg?
lcn-ask-wait = { $stage ->
    [planning] { $turn } plant gerade.
    [action] { $turn } ist am Zug.
   *[other] Warten auf die anderen.
}
lcn-ask-over = Das Spiel ist vorbei.

## Aktionen

lcn-action-pass-plan = Fertig
lcn-action-pass-gap = Nein
lcn-action-pass-planning-gap = Nein
lcn-action-pass-last-call = Fertig
lcn-action-pass-peek = Nichts mehr ansehen
lcn-action-pass-doc = Nein
lcn-action-pass-trap = Keine Falle
lcn-action-pass-robbery = Nein
lcn-action-pass-shoot-back = Nein
lcn-action-pass-buy = Nichts kaufen
lcn-action-pass-search = Nichts kaufen
lcn-action-pass-recruit = Niemanden
lcn-action-keep = Diese Aufträge behalten
lcn-action-object = Kartenpech: Alle ziehen neu
lcn-action-pick = { $man }
lcn-action-job = { $job }
lcn-action-buy = Kaufen: { $business } ({ $price })
lcn-action-buy-nothing = Hier nichts kaufen
lcn-action-take = Vom Markt kaufen: { $business } (üblicher Preis: { $price })
lcn-action-take-nothing = Hier nichts kaufen
lcn-action-search = Aus dem Stapel kaufen: { $kind }
lcn-action-snitch = Informant: einen geplanten Auftrag ansehen
lcn-action-renew = Informant: vier neue Karten für den Markt
lcn-action-spy = Spion: zwei geplante Aufträge ansehen
lcn-action-lawyer = { $business }: zwei geplante Aufträge ansehen
lcn-action-peek = { $man }
lcn-action-henchman = Handlanger für { $man }
lcn-action-saboteur = Saboteur gegen { $man }
lcn-action-machine-pistol = Maschinenpistole für { $man }
lcn-action-distraction = Ablenkung für { $man }
lcn-action-scheme = Intrigant: jetzt vordrängen
lcn-action-skip = Intrigant: übersprungen werden
lcn-action-execute = Ausführen: { $man }
lcn-action-execute-job = { $man } führt einen Auftrag aus – { $job }
lcn-action-execute-purchase = { $man } kauft für { $price }: { $business }
lcn-action-abandon = Verfallen lassen: { $man }
lcn-action-target = { $target }
lcn-action-reveal = Die Karte aufdecken
lcn-action-victim-man = { $man }
lcn-action-victim-business = { $business }
lcn-action-marker = Der Marker auf der Karte { $business }
lcn-action-stake = { $money }
lcn-action-reroll = Die { $die } neu werfen
lcn-action-stand = Die Würfel liegen lassen
lcn-action-rob = Raub mit { $man }
lcn-action-trap = Falle: { $man }
lcn-action-doc = Einen Notarzt schicken
lcn-action-shoot = Zurückschießen
lcn-action-launder = { $money }
lcn-action-recruit = { $man } für { $price }
lcn-action-drop-job = Ablegen – { $job }
lcn-action-drop-influence = Ablegen – { $card }
lcn-action-accept = Annehmen – { $offer }
lcn-action-refuse = Ablehnen – { $offer }
lcn-action-withdraw = Zurückziehen – { $offer }
lcn-action-offer = { $partner } anbieten: { $gives }; im Gegenzug: { $gets }
lcn-action-take-back = Den eigenen Marker von der Karte { $business } zurücknehmen
lcn-action-pledge = { $partner } versprechen: „{ $promise }“

lcn-outlook-hopeless = { $man } würfelt nur mit einem Würfel, und hier braucht es zwei Erfolge: Das kann nur ein Bluff sein.
lcn-outlook-odds = Chancen: kein Erfolg { $none }\xA0%, einer { $one }\xA0%, zwei oder mehr { $two }\xA0%.

## Der Tisch in Worten

lcn-view-round-draw = Runde { $round }, Ziehphase. { $start } ist Startspieler.
lcn-view-round-planning = Runde { $round }, Planungsphase: { $turn } ist am Zug. { $start } ist Startspieler.
lcn-view-round-action = Runde { $round }, Aktionsphase: { $turn } ist am Zug. { $start } ist Startspieler.
lcn-view-round-recruiting = Runde { $round }, Zahltag. { $start } ist Startspieler.
lcn-view-round-hand-limit = Runde { $round }, Zahltag. { $start } ist Startspieler.
lcn-view-round-over = Das Spiel ist nach Runde { $round } vorbei.
lcn-view-market = Markt: { $cards }. Noch im Stapel: { $stack }.
lcn-view-priced = { $business } { $price }
lcn-view-open-job = { $seat } hat einen Auftrag aufgedeckt. { $job }.
lcn-view-open-job-rolled = { $seat } hat einen Auftrag aufgedeckt. { $job }. Wurf: { $dice }.
lcn-view-family = { $seat }, { $family }: { $cash }{ $washed ->
    [yes] {" "}und { $laundered } gewaschen
   *[no] { "" }
}; Einkommen { $income }; Aufträge: { $jobs }, Einflusskarten: { $influence }{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
lcn-view-men = – { $men }
lcn-view-man = { $man }{ $active ->
    [yes] { "" }
   *[no] {" "}(für diese Runde außer Gefecht)
} { $task }{ $help ->
    [yes] , Stärke { $strength }, dazu { $cards }
   *[no] { "" }
}
lcn-view-businesses = – { $businesses }
lcn-view-business = { $business }{ $active ->
    [yes] { "" }
   *[no] {" "}(außer Gefecht)
}{ $marked ->
    [yes] {" "}[Marker: { $by }]
   *[no] { "" }
}
lcn-view-monopolies = – Monopole: { $monopolies }
lcn-view-trophies = – Getötet: { $men }
lcn-view-offer = Auf dem Tisch – { $offer }.
lcn-view-promise = { $by } hat { $to } versprochen: „{ $promise }“.
lcn-view-own-jobs = Deine Aufträge:
lcn-view-own-job = – { $job }
lcn-view-own-influence = Deine Einflusskarten: { $cards }

## Was passiert ist

lcn-event-game-started = { $start } ist Startspieler. Die Familien in Sitzreihenfolge: { $families }.
lcn-event-round-started = Runde { $round } beginnt. { $start } ist Startspieler.
lcn-event-jobs-drawn = { $seat } zieht { $count ->
    [one] einen Auftrag
   *[other] { $count } Aufträge
}.
lcn-event-jobs-received = Du ziehst: { $jobs }
lcn-event-answered = { $seat } hat sich entschieden.
lcn-event-objected = { $seat } hat nichts als Angriffe gezogen. Alle ziehen neu.
lcn-event-jobs-returned = { $seat } legt { $count ->
    [one] einen Auftrag
   *[other] { $count } Aufträge
} zurück.
lcn-event-influence-drawn = { $seat } zieht { $count ->
    [one] eine Einflusskarte
   *[other] { $count } Einflusskarten
}.
lcn-event-influence-received = Du ziehst: { $cards }
lcn-event-start-set-dealt = { $seat } bekommt: { $cards }.
lcn-event-influence-shuffled = { $count ->
    [one] Die einzige abgelegte Einflusskarte ist der neue Stapel.
   *[other] Die { $count } abgelegten Einflusskarten werden zu einem neuen Stapel gemischt.
}
lcn-event-market-filled = Neu im Markt: { $business }.
lcn-event-market-cleared = { $seat } lässt den Markt erneuern. Unter den Stapel: { $businesses }.
lcn-event-job-planned = { $seat } plant für { $man } einen Auftrag aus Runde { $round }.
lcn-event-job-chosen = Du planst „{ $job }“ für { $man }.
lcn-event-purchase-planned = { $seat } plant für { $man } einen Kauf-Auftrag: { $business }.
lcn-event-influence-played = { $seat } spielt eine Einflusskarte: { $card }.
lcn-event-influence-attached = { $seat } legt eine Karte auf { $man }: { $card }.
lcn-event-attachment-gone = Nicht mehr bei { $man }: { $card }.
lcn-event-lawyer-used = Der { $business } von { $seat } sieht sich um.
lcn-event-peeked = { $seat } sieht sich den Auftrag von { $man } an.
lcn-event-job-seen = Der Auftrag von { $man } ist „{ $job }“.
lcn-event-turn-started = { $stage ->
    [planning] { $seat } plant.
   *[action] { $seat } ist am Zug.
}
lcn-event-turn-brought-forward = { $seat } drängt sich vor.
lcn-event-turn-skipped = { $seat } wird übersprungen.
lcn-event-purchase-done = { $seat } kauft für { $price }: { $business }.
lcn-event-task-lost = { $abandoned ->
    [yes] { $seat } lässt den Auftrag von { $man } verfallen.
   *[no] Der Auftrag von { $man } ist verloren.
}
lcn-event-purchase-lost = { $abandoned ->
    [yes] { $seat } lässt einen Kauf-Auftrag verfallen: { $business }.
   *[no] Der Kauf-Auftrag von { $man } platzt. Unter den Stapel: { $business }.
}
lcn-event-attack-begun = { $seat } kündigt mit { $man } einen Angriff an.
lcn-event-target-named = { $seat } nimmt { $target } ins Visier, mit { $man }.
lcn-event-job-revealed = { $seat } deckt die Karte von { $man } auf – { $job }.
lcn-event-job-lapsed = „{ $job }“ verpufft.
lcn-event-man-aimed-at = Das Opfer ist { $man }.
lcn-event-business-aimed-at = Das Opfer: { $business }.
lcn-event-stake-placed = { $seat } setzt { $money } auf die Pferde.
lcn-event-dice-rolled = { $seat } würfelt { $dice } für { $man }, Zielzahl { $number }: { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}.
lcn-event-die-rerolled = Der { $business } von { $seat } wirft eine { $was } neu: { $now }.
lcn-event-paid = { $seat } bekommt { $money }.
lcn-event-lost = { $seat } verliert { $money }.
lcn-event-money-taken = { $source } zahlt an { $seat }: { $money }.
lcn-event-robbed = { $seat } raubt { $robbed } aus und erbeutet { $money }.
lcn-event-repelled = { $seat } wehrt den Angriff von { $attacker } ab.
lcn-event-shot-back = { $man } schießt zurück.
lcn-event-doc-used = { $lethal ->
    [yes] { $seat } schickt einen Notarzt: Das Opfer kommt durch.
   *[no] { $seat } schickt einen Notarzt: Es war nur ein Kratzer.
}
lcn-event-man-killed = { $man } von { $seat } ist tot. { $by } behält die Karte.
lcn-event-man-deactivated = { $man } von { $seat } ist für diese Runde außer Gefecht.
lcn-event-business-gone = { $seat } verliert ein Geschäft: { $business }.
lcn-event-business-deactivated = Bei { $seat } für diese Runde außer Gefecht: { $business }.
lcn-event-business-taken = Von { $source } zu { $seat } übergelaufen: { $business }.
lcn-event-business-bought = { $seat } kauft für { $price }: { $business }.
lcn-event-stack-shuffled = Der Business-Stapel wird gemischt.
lcn-event-laundered = { $seat } wäscht { $money }.
lcn-event-marker-placed = { $seat } legt einen Marker auf die Karte { $business }.
lcn-event-marker-returned = { $seat } bekommt einen Marker von der Karte { $business } zurück.
lcn-event-monopoly-taken = { $seat } hat das Monopol auf { $monopoly }.
lcn-event-monopoly-lost = { $seat } verliert das Monopol auf { $monopoly }.
lcn-event-income-paid = { $seat } hat ein Einkommen von { $money }.
lcn-event-bonus-paid = { $seat } bekommt { $money } { $bonus ->
    [business] als Geschäftsbonus
    [gangsters] für die meisten Gangster
   *[power] als Machtbonus
}.
lcn-event-laundered-doubled = { $seat } bekommt { $money } aus der Wäsche zurück.
lcn-event-recruited = { $seat } wirbt { $man } für { $price } an.
lcn-event-job-dropped = { $seat } legt einen Auftrag aus Runde { $round } ab.
lcn-event-influence-dropped = { $seat } legt eine Einflusskarte ab.
lcn-event-offer-made = { $offer }.
lcn-event-offer-refused = { $seat } lehnt das Angebot von { $proposer } ab.
lcn-event-offer-withdrawn = { $seat } zieht ein Angebot zurück.
lcn-event-offers-expired = Alle offenen Angebote sind verfallen.
lcn-event-deal-struck = Ein Deal! { $offer }.
lcn-event-promised = { $seat } verspricht { $to }: „{ $promise }“.
lcn-event-promise-settled = { $status ->
    [kept] { $seat } hat ein Versprechen an { $to } gehalten: „{ $promise }“.
    [broken] { $seat } hat ein Versprechen an { $to } gebrochen: „{ $promise }“.
   *[void] Das Versprechen von { $seat } an { $to } ist hinfällig: „{ $promise }“.
}
lcn-event-duel-rolled = Würfelduell zwischen { $seats }: { $dice }.
lcn-event-game-ended = { $shared ->
    [yes] Das Spiel ist vorbei. { $winners } teilen sich den Sieg.
   *[no] Das Spiel ist vorbei. { $winners } gewinnt.
}

## Warum nicht

lcn-refused-no-seat = Diesen Sitz gibt es an diesem Tisch nicht.
lcn-refused-over = Das Spiel ist vorbei.
lcn-refused-foreign-action = So etwas tut man an diesem Tisch nicht.
lcn-refused-not-asked = Im Moment fragt dich niemand.
lcn-refused-step = { $step ->
    [object] Entscheide erst über deine neuen Aufträge.
    [plan] Wähle erst einen Gangster für eine Aufgabe.
    [task] Gib diesem Gangster erst eine Aufgabe.
    [peek] Wähle erst einen Auftrag, den du dir ansiehst.
    [gap] Sag erst, ob du vor diesem Zug noch etwas tun willst.
    [planning-gap] Sag erst, ob du vor diesem Zug noch etwas tun willst.
    [last-call] Das ist der letzte Aufruf für Einflusskarten.
    [turn] Führe erst eine Aufgabe aus oder lass eine verfallen.
    [announced] Sag erst das Ziel an und deck die Karte auf.
    [victim] Nenne erst das Opfer.
    [markers] Wähle erst die Marker.
    [stake] Leg erst deinen Einsatz fest.
    [reroll] Entscheide erst über die Würfel.
    [robbery] Sag erst, ob du einen Raub wagst.
    [trap] Sag erst, ob du eine Falle zuschnappen lässt.
    [doc] Sag erst, ob du einen Notarzt schickst.
    [shoot-back] Sag erst, ob du zurückschießt.
    [launder] Sag erst, wie viel du wäschst.
    [buy] Entscheide erst über den Markt.
    [search] Entscheide erst, welches Geschäft du kaufst.
    [recruit] Entscheide erst, ob du jemanden anwirbst.
    [last-word] Sag erst, ob du noch etwas zu handeln hast.
    [before-reveal] Sag erst, ob du dir eine Karte ansehen willst.
    [choose-family] Wähle erst eine Familie.
   *[drop] Leg erst ab, was du zu viel hast.
}
lcn-refused-trade-locked = Der Handel ist jetzt gesperrt: Eine Karte ist aufgedeckt, oder es ist nicht die Zeit dafür.
lcn-refused-no-partner = Zu einem Deal gehört noch jemand an diesem Tisch.
lcn-refused-too-many-offers = Das reicht für diese Runde: höchstens { $most } Angebote.
lcn-refused-five-open-offers = Du hast schon { $most } offene Angebote.
lcn-refused-answers-nothing = Es gibt kein Angebot, auf das das eine Antwort wäre.
lcn-refused-empty-offer = Nichts gegen nichts ist kein Angebot.
lcn-refused-no-such-card = Diese Karte gibt es nicht.
lcn-refused-not-owned = Über diese Karte kann { $seat } nicht verfügen: { $business }.
lcn-refused-odd-money = Geld wechselt hier nur in vollen Tausendern den Besitzer.
lcn-refused-no-money = { $seat } hat nur { $cash }.
lcn-refused-not-his-man = { $man } ist kein Gangster, den { $seat } hergeben kann.
lcn-refused-man-has-task = { $man } hat eine Aufgabe und kann nicht den Besitzer wechseln.
lcn-refused-deactivated = Die Karte { $business } ist für diese Runde außer Gefecht: Darauf kann niemand einen Marker legen.
lcn-refused-own-marker = Wer die Karte { $business } bekommt, braucht darauf keinen Marker.
lcn-refused-no-marker-there = { $seat } hat keinen Marker auf der Karte { $business }.
lcn-refused-no-marker-left = { $seat } bräuchte mehr als { $most } Marker.
lcn-refused-too-many-promises = So viele Versprechen auf einmal glaubt niemand.
lcn-refused-odd-promise = Dieses Versprechen ist nicht vollständig: Zu Geld gehört ein Betrag in vollen Tausendern, zu Worten gehören Worte.
lcn-refused-no-such-offer = Ein solches Angebot gibt es für dich nicht.
lcn-refused-task-to-give = Du hast noch einen Gangster ohne Aufgabe.
lcn-refused-task-to-do = Du musst eine deiner Aufgaben ausführen oder verfallen lassen.
lcn-refused-not-only-attacks = Nicht alle deine neuen Aufträge sind Angriffe.
lcn-refused-not-your-man = { $man } gehört nicht zu deinen Gangstern.
lcn-refused-has-a-task = { $man } hat schon eine Aufgabe.
lcn-refused-no-card-for-him = Du hast keinen Auftrag, und der Markt ist leer.
lcn-refused-not-in-hand = Diesen Auftrag hast du nicht.
lcn-refused-empty-slot = An dieser Stelle des Markts liegt keine Karte.
lcn-refused-only-in-action = Ein Intrigant ist für die Aktionsphase.
lcn-refused-nothing-to-see = Bei { $man } gibt es nichts Neues zu sehen.
lcn-refused-nothing-planned = Niemand sonst hat einen geplanten Auftrag, den du nicht kennst.
lcn-refused-no-task = { $man } hat keine Aufgabe.
lcn-refused-too-dear = Das kostet { $price }, und du hast { $cash }.
lcn-refused-only-in-reaction = Raub und Falle führst du nur als Reaktion auf andere aus.
lcn-refused-no-victim-anywhere = Niemand hat etwas, das dieser Angriff treffen könnte.
lcn-refused-name-target-first = Sag erst an, wem der Angriff gilt.
lcn-refused-named-already = Diese Person hast du schon angesagt.
lcn-refused-not-a-target = Ein Angriff gilt immer jemand anderem.
lcn-refused-no-victim = { $target } hat nichts, was dieser Angriff treffen könnte.
lcn-refused-not-a-victim = Das Opfer muss { $aim } der angesagten Person sein.
lcn-refused-not-planned-there = { $man } trägt nicht die richtige Karte.
lcn-refused-brought-forward = Du hast dich gerade vorgedrängt: Jetzt musst du auch handeln.
lcn-refused-cannot-scheme = Zum Vordrängen brauchst du eine Aufgabe, und es geht vor jedem Zug nur einmal.
lcn-refused-not-to-be-had = { $kind }: nicht im Stapel oder zu teuer für dich.
lcn-refused-not-under-your-boss = { $man } wartet nicht unter deiner Bosskarte.
lcn-refused-not-too-many = Davon hast du nicht zu viele.
lcn-refused-stake-too-high = Du kannst höchstens { $most } setzen.
lcn-refused-too-much-to-launder = Du kannst jetzt höchstens { $most } waschen.
lcn-refused-no-such-die = Diesen Würfel gibt es nicht.
lcn-refused-no-marker-for = Du hast dort keinen Marker, den du für { $kind } nehmen kannst.
lcn-refused-no-such-influence = Diese Karte hast du nicht auf der Hand: { $card }.
lcn-refused-no-idle-lawyer = Das ist kein Anwalt von dir, den du in dieser Runde noch einsetzen kannst.
lcn-refused-not-the-time = Nicht jetzt: Diese Karte hat ihren eigenen Moment.
lcn-refused-man-not-there = { $man } ist nicht am Tisch.
lcn-refused-second-card = { $man } hat diese Karte schon: { $card }.
lcn-refused-opponents-only = Nur für Gangster von Mitspielern: { $card }.

## Feste Antworten

lcn-order-keep-jobs = Gezogene Aufträge behalten, auch wenn es lauter Angriffe sind
lcn-order-pass-before-plans = Bevor andere planen: keine Karte spielen
lcn-order-pass-when-planned = Sobald alle deine Gangster eine Aufgabe haben: keine Einflusskarten mehr spielen
lcn-order-pass-last-call = Beim letzten Aufruf: keine Karte spielen
lcn-order-pass-before-turns = Bevor andere handeln: kein Intrigant und keine andere Karte
lcn-order-pass-robberies = Niemanden ausrauben
lcn-order-pass-traps = Keine Falle, wer auch angreift
lcn-order-pass-docs = Kein Notarzt, wen es auch trifft

## Das letzte Wort, Zahltag, Familien und Drohungen (LCN-E89 bis LCN-E95)

lcn-option-families-choose = reihum gewählt
lcn-option-families-first-game = reihum gewählt, Gelb, Grün und Rot sind dabei
lcn-option-threats = Ein angekündigter Angriff
lcn-option-threats-open = kann ein Bluff sein und lässt sich bis zum Aufdecken zurücknehmen
lcn-option-threats-binding = ist ein Angriff und wird ausgeführt oder aufgegeben
lcn-family-none = noch keine Familie
lcn-ask-choose-family = Welche Familie nimmst du? In einer ersten Partie sollten Gelb (Blundetto), Grün (DiMaggio) und Rot (Calmuti) dabei sein.
lcn-ask-last-word = Die letzte Aufgabe ist erledigt. Gibt es vor dem Abrechnen noch etwas zu begleichen oder zu handeln?
lcn-ask-gap-reveal = { $seat } hat einen Angriff angekündigt und noch nicht aufgedeckt: Willst du dir eine Karte ansehen?
lcn-action-family = { $family }, mit { $businesses }
lcn-action-threaten = Angriff ankündigen: { $man }
lcn-action-spare = Es bei der Drohung belassen und eine andere Aufgabe wählen
lcn-action-pass-last-word = Nichts mehr
lcn-action-pass-before-reveal = Nein
lcn-action-pass-markers = Die eigene Karte statt eines Markers nehmen
lcn-view-round-families = Die Familien werden gewählt. { $start } ist Startspieler.
lcn-view-round-last-word = Runde { $round }, das letzte Wort vor dem Zahltag. { $start } ist Startspieler.
lcn-view-used = – In dieser Runde benutzt: { $businesses }
lcn-view-recruits = – Unter dem Boss: { $men }
lcn-view-free-markers = – Freie Marker: { $count }
lcn-view-promise-settled = { $status ->
    [kept] Gehalten: { $by } hatte { $to } versprochen: „{ $promise }“.
    [broken] Gebrochen: { $by } hatte { $to } versprochen: „{ $promise }“.
   *[void] Hinfällig: { $by } hatte { $to } versprochen: „{ $promise }“.
}
lcn-event-game-started-choosing = { $start } ist Startspieler und wählt als Erster eine Familie.
lcn-event-family-chosen = { $seat } nimmt die Familie { $family }, mit { $businesses }.
lcn-event-attack-spared = { $seat } belässt es mit { $man } bei der Drohung und wählt neu.
lcn-refused-closed-business = Die Karte { $business } ist für diese Runde außer Gefecht und kann nicht den Besitzer wechseln.
lcn-refused-man-out = { $man } ist für diese Runde außer Gefecht und kann nicht den Besitzer wechseln.
lcn-refused-marker-needed = Deine eigenen Karten reichen nicht: Wähle einen Marker, der als { $kind } dient.
lcn-refused-announcing-proves = An diesem Tisch kann nur ein Angriff angekündigt werden.
lcn-refused-nothing-to-hide = { $man } hat keinen verdeckten Auftrag zum Bluffen; einen Angriff kündigst du an, indem du ihn ausführst.
lcn-refused-go-through-with-it = An diesem Tisch wird ein angekündigter Angriff ausgeführt oder aufgegeben.
lcn-refused-spared-already = Du hast in diesem Zug schon einen Angriff zurückgenommen.
lcn-refused-family-taken = Die Familie { $family } hat schon jemand anders.
lcn-refused-first-families = Gelb, Grün und Rot müssen dabei sein: Wähle eine von diesen.
lcn-order-pass-before-reveals = Bevor ein angekündigter Angriff aufgedeckt wird: nichts ansehen
lcn-order-no-last-word = Am Ende einer Runde: nichts mehr handeln
lcn-order-recruit-nobody = Am Zahltag: niemanden anwerben

## Gegenangebote

lcn-counter-offer = { $proposer } macht { $partner } ein Gegenangebot: { $gives }; im Gegenzug: { $gets } (statt { $gave }; im Gegenzug: { $got })

## Was auf den Karten steht

lcn-call-pimp = Zuhälter
lcn-call-drug-dealer = Dealer
lcn-call-loan-shark = Verleiher
lcn-call-lawyer = Anwalt
lcn-call-politician = Politiker
lcn-call-cop = Polizist
lcn-call-garage = Werkstatt
lcn-call-building-firm = Bau
lcn-call-waste-company = Abfall
lcn-call-night-club = Club
lcn-call-casino = Casino
lcn-ability-lawyer = Einmal pro Runde: Sieh dir zwei geplante Aufträge anderer an
lcn-ability-politician = Eine Einflusskarte mehr in der Ziehphase
lcn-ability-cop = Einmal pro Runde: Wirf einen Würfel eines Cash Jobs neu
lcn-influence-does-snitch = Sieh dir einen geplanten Auftrag an, oder lass vier neue Karten auf den Markt legen
lcn-influence-does-spy = Sieh dir zwei geplante Aufträge an
lcn-influence-does-emergency-doc = Wer sterben würde, ist nur für diese Runde außer Gefecht; wer außer Gefecht wäre, bleibt unversehrt
lcn-influence-does-henchman = Auf einen beliebigen Gangster: Die Zielzahl seines Auftrags sinkt um 1
lcn-influence-does-saboteur = Auf einen gegnerischen Gangster: Die Zielzahl seines Auftrags steigt um 1
lcn-influence-does-machine-pistol = Auf einen beliebigen Gangster: Stärke um 1 höher bis zum Ende der Runde
lcn-influence-does-distraction = Auf einen gegnerischen Gangster: Stärke um 1 niedriger bis zum Ende der Runde
lcn-influence-does-schemer = Dräng dich vor dem Zug eines anderen vor, oder lass dich überspringen
lcn-does-nothing = Nichts geschieht
lcn-does-pays = Du bekommst { $money }
lcn-does-pays-bank = Der Mitspieler zahlt der Bank { $money }
lcn-does-pays-you = Der Mitspieler zahlt dir { $money }
lcn-does-closes-businessman = Der Geschäftsmann ist für diese Runde außer Gefecht
lcn-does-kills-businessman = Der Geschäftsmann wird getötet
lcn-does-wins-businessman = Der Geschäftsmann arbeitet von nun an für dich
lcn-does-closes-company = Die Firma ist für diese Runde außer Gefecht
lcn-does-destroys-company = Die Firma wird zerstört
lcn-does-kills-gangster = Der Gangster wird getötet
lcn-does-stops-gangster = Der Gangster ist für diese Runde außer Gefecht
lcn-does-may-shoot-back = Der Gangster darf zurückschießen
lcn-does-takes-all = Der ganze Gewinn gehört dir
lcn-does-takes-half = Die Hälfte des Gewinns gehört dir
lcn-does-repels = Der Angriff ist abgewehrt
lcn-does-repels-and-kills = Der Angriff ist abgewehrt, und der Angreifer wird getötet
lcn-does-half-price = Du darfst eine Karte vom Markt zum halben Preis kaufen
lcn-does-market-cheaper = Du darfst eine Karte vom Markt { $money } billiger kaufen
lcn-does-any-cheaper = Du darfst ein beliebiges Geschäft { $money } billiger kaufen
lcn-does-any-business = Du darfst ein beliebiges Geschäft zum üblichen Preis kaufen
lcn-does-launders = Du darfst bis zu { $money } unter deine Bosskarte legen
lcn-does-presents = Alle schenken dir { $money }
lcn-does-doubles = Du bekommst deinen Einsatz verdoppelt zurück
lcn-does-loses-stake = Dein Einsatz ist weg

## Where money came from, and where it went

lcn-minus = −{ $money }
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

## Dasselbe in wenigen Buchstaben, für ein Telefon

lcn-ask-object-brief = Deine Aufträge. Alle neu ziehen?
lcn-ask-plan-brief = Planung: Wähle einen Gangster.
lcn-ask-plan-cards-brief = Spielst du noch Einflusskarten?
lcn-ask-peek-brief = Wessen Auftrag siehst du dir an?
lcn-ask-gap-planning-brief = Spielst du vorher eine Karte?
lcn-ask-gap-action-brief = Drängst du dich vor?
lcn-ask-last-call-brief = Letzter Aufruf: Einflusskarten.
lcn-ask-turn-brief = Aufgabe ausführen oder verfallen lassen?
lcn-ask-target-brief = Wem gilt der Angriff?
lcn-ask-reveal-brief = Letzte Worte? Dann aufdecken.
lcn-ask-markers-brief = Welchen Marker nimmst du?
lcn-ask-reroll-brief = Polizist: Welchen Würfel neu?
lcn-ask-robbery-brief = Wagst du einen Raub?
lcn-ask-trap-brief = Man greift dich an. Eine Falle?
lcn-ask-doc-brief = Schickst du einen Notarzt?
lcn-ask-shoot-back-brief = Daneben. Schießt du zurück?
lcn-ask-search-brief = Welches Geschäft kaufst du?
lcn-ask-drop-brief = Zu viele Karten: Welche kommt weg?
lcn-ask-choose-family-brief = Welche Familie nimmst du?
lcn-ask-last-word-brief = Noch etwas zu begleichen?
lcn-ask-gap-reveal-brief = Siehst du dir eine Karte an?
`,"../../../../src/backroom/words/de/lab.ftl":`### Der Bericht einer Untersuchung (\`backroom lab\`).

lab-title = { $game }: { $games } Spiele
lab-about = { $players } am Tisch: { $bots }. Seed { $seed }, { $deals } Kartenverteilungen{ $turns ->
    [one] .
   *[other] , jede von jedem Platz aus.
 } { $rounds ->
    [0] {""}
   *[other] Suchende Bots dachten { $rounds } Runden je Entscheidung.
 }
lab-options = Optionen: { $options }. Karten: { $cards ->
    [ours] unsere
   *[other] die Datei eines Besitzers
 }.
lab-intervals = Jede Zahl hat ihr 95-%-Intervall: In 19 von 20 Fällen liegt die Wahrheit darin. Spiele mit derselben Kartenverteilung zählen als eine Beobachtung. Der blasse Strich auf einem Balken steht dort, wo nichts anders wäre.
lab-broken-off = { $count } Spiele wurden abgebrochen, weil sie nicht enden wollten: Das ist ein Fehler der Regeln.
lab-stopped = Angehalten nach { $games } von { $asked } Spielen.

lab-length = Wie lang ein Spiel ist
lab-length-said = Im Mittel { $rounds } Runden und { $actions } Aktionen.
lab-rounds = Runden
lab-round = Runde
lab-games = Spiele
lab-endings = Wie Spiele endeten
lab-ending = Ende
lab-ending-of = { $name ->
    [target] das Ziel wurde erreicht
    [round-limit] die meisten Runden waren gespielt
    [police-track] die Polizei kam ans Ende ihrer Leiste
    [last-round] die letzte Runde war vorbei
    [empty-bank] das Geld in der Mitte war weg
    [last-at-table] ein Spieler blieb am Tisch übrig
    [nobody-left] niemand blieb am Tisch übrig
    [stall-guard] zu lange geschah nichts
   *[other] { $name }
 }
lab-share = Anteil der Spiele
lab-course = { $unit ->
    [respect] Respekt, Runde für Runde
   *[money] Geld, Runde für Runde
 }
lab-course-said = Von jedem Platz nach dem Ende der Runde, im Mittel der Spiele, die so lange dauerten, wenn es ein Zehntel war; das Band ist das Intervall.
lab-wins = Siege
lab-by-seat = Nach Platz
lab-by-family = { $kind ->
    [colour] Nach Farbe
   *[family] Nach Familie
 }
lab-by-bot = Nach Bot
lab-seat = Platz { $number }
lab-who = wer
lab-wins-of = Anteil der Siege
lab-points = { $unit ->
    [respect] Respekt
   *[money] Geld in Dollar
 }
lab-even = Ein gleicher Anteil ist { $share }.

lab-worth = Was es wert ist
lab-worth-said = Wer mehr davon hatte als der Durchschnitt des Tisches, gegen wen, der weniger hatte, in denselben Spielen. Es sagt, wer besser abschnitt, nicht warum: Wer vorn liegt, kann mehr kaufen, und wer länger lebt, zieht mehr. Von zwanzig solchen Zeilen verfehlt eine die Wahrheit durch bloßen Zufall.
lab-worth-mixed = Diese Bots sind nicht gleich stark: Hier sagt es vor allem, was die stärkeren benutzen.
lab-worth-of = { $pile ->
    [maffioso] Maffiosi, die auf die Hand kamen
    [card] Karten, gekauft oder gespielt
    [kind] Geschäfte in eigenem Besitz
    [job] Jobs, die gezeigt wurden
    [influence] Einflusskarten, die benutzt wurden
   *[other] { $pile }
 }
lab-thing = Karte
lab-each = je Platz
lab-more-points = { $unit ->
    [respect] mehr Respekt
   *[money] mehr Geld in Dollar
 }
lab-more-wins = mehr Siege

lab-events = Wie oft jede Regel zählte
lab-events-said = Gezählt ist, was geschah: jedes Ereignis, das dem Tisch gesagt wurde, mit den Regeln, die seine Beschreibung nennt. Eine Regel, die nur verbietet oder an die sich alle ohne ein Wort halten, hinterlässt kein Ereignis und ist hier nicht gezählt.
lab-event = was geschah
lab-rules = Regeln
lab-times = mal je Spiel

lab-deals = Deals
lab-deals-said = Was für Geld den Besitzer wechselte: Der Preis ist, was die eine Seite der anderen unterm Strich zahlte.
lab-deal = Deal
lab-count = wie viele
lab-price = Preis in Dollar
lab-middle = die Hälfte kostete weniger als
lab-haggled = brauchte mehr als ein Angebot
lab-deal-kind = { $kind ->
    [marker] ein Marker auf einem Geschäft
    [business] ein Geschäft
    [gangster] ein Gangster
    [marker-back] ein zurückgenommener Marker
    [loan] Geld für ein Zahlungsversprechen
    [peace] ein Friedensversprechen
    [share] ein Versprechen des halben Jobs
    [words] ein Versprechen in Worten
    [payment] Geld für nichts (was geschuldet war)
    [gift] etwas für nichts
    [barter] Ware gegen Ware
    [several] mehreres auf einmal
   *[change] Geld für Geld
 }
lab-promises = Versprechen
lab-promises-said = Hinfällig ist, was nie zu zahlen war, oder ein Anteil von nichts; über das in Worten Versprochene können nur Menschen urteilen, und es bleibt offen.
lab-promise = Versprechen
lab-promise-kind = { $kind ->
    [no-attack] Frieden
    [share] die Hälfte des nächsten Jobs
    [repay] zu zahlen
   *[words] in Worten
 }
lab-kept = gehalten
lab-broken = gebrochen
lab-void = hinfällig
lab-open = offen
lab-kept-share = gehalten, von den beurteilten

lab-compared = Verglichen: { $label }
lab-compared-said = Dieselben { $deals } Kartenverteilungen mit beiden. Liegt 0 außerhalb eines Intervalls, ist der Unterschied mehr als Zufall; von zwanzig Zeilen tut das eine durch bloßen Zufall. Eine unsichere Zahl ist glaubhaft, wenn Spiele mit ihr aussehen wie die der Schachtel: Dies sagt, wie viel an ihr hängt.
lab-figure = Zahl
lab-before = wie verlangt
lab-after = verglichen
lab-more = Unterschied
lab-verdict = mehr als Zufall
lab-yes = ja
lab-no = nein
lab-none-differs = Nichts von dem, was gemessen wurde, unterscheidet sich über den Zufall hinaus.
lab-some-differ = { $count ->
    [one] Eine Zahl unterscheidet sich
   *[other] { $count } Zahlen unterscheiden sich
 } über den Zufall hinaus.
lab-figure-of = { $name ->
    [rounds] Runden
    [actions] Aktionen
    [points] das Ergebnis eines Spielers
    [winner] das Ergebnis des Siegers
    [gap] vom Ersten bis zum Letzten
    [deals] geschlossene Deals
   *[other] { $name }
 }
lab-figure-seat = Siege von Platz { $number }
lab-figure-ending = endete durch { $ending }
lab-made = Erstellt von backroom { $version } am { $day }; die Zeilen, aus denen er gemacht ist, liegen daneben.
lab-numbers = Die Zahlen
`,"../../../../src/backroom/words/de/maffiosi.ftl":`### Maffiosi

maf-money = { money }
maf-money-hidden = Geld verborgen
maf-money-in-notes = { $money } ({ $notes })

## Karten

maf-card-beat-it = Hau ab!
maf-card-nightcap = Schlummertrunk!
maf-card-order-pie = Torte bestellen
maf-card-pass-it-on = Weitergeben!
maf-card-ka-boom = Ka-Wumm!
maf-card-stab = Stich zu!
maf-card-fire = Feuer!
maf-card-move = Umsetzen

## Männer und Dinge

maf-man-boss = Boss
maf-man-robbie = Revolver-Robbie
maf-man-jack = Jack Stiletto
maf-man-henkie = Starker Henkie
maf-man-of = { $man } von { $seat }{ $asleep ->
    [yes] {", "}schlafend
   *[no] { "" }
}
maf-thing-nothing = nichts
maf-thing-cash-register = Registrierkasse
maf-thing-cafe = Café
maf-thing-restaurant = Restaurant
maf-thing-casino = Casino
maf-thing-revolver = Revolver
maf-thing-knife = Messer
maf-thing-drink = Drink
maf-chair-of = { $man } auf Stuhl { $chair }{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}
maf-empty-chair = Stuhl { $chair }, leer{ $bare ->
    [yes] { "" }
   *[no] {" "}({ $thing })
}

## Der gezeichnete Tisch. Farben haben zwei Buchstaben, Männer einen, Dinge drei.

maf-short-red = ro
maf-short-blue = bl
maf-short-green = gr
maf-short-yellow = ge
maf-short-orange = or
maf-short-purple = li
maf-short-black = sw
maf-short-pink = rs
maf-short-brown = br
maf-short-white = we
maf-letter-boss = B
maf-letter-robbie = R
maf-letter-jack = J
maf-letter-henkie = H
maf-draw-man = { $colour }{ $man }{ $asleep ->
    [yes] z
   *[no] { "" }
}
maf-draw-pie = ({ $colour })
maf-draw-nothing = {" "}
maf-draw-cash-register = REG
maf-draw-cafe = CAF
maf-draw-restaurant = RES
maf-draw-casino = CAS
maf-draw-revolver = rev
maf-draw-knife = mes
maf-draw-drink = dri
maf-draw-middle = { $money } · Nachziehstapel: { $pile }
maf-draw-men = B Boss · R Revolver-Robbie · J Jack Stiletto · H Starker Henkie · z Schlaf · ( ) Torte
maf-draw-signs = Gefahr für deinen Mann: / ein Stich · = ein Schuss · * eine Torte
maf-draw-family = { $seat }: { $money } · Einnahmen { $income } · { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}

## Optionen

maf-option-seating = Sitzordnung
maf-option-seating-fixed = fest: alle sitzen nach Plan, die meisten in Gefahr
maf-option-seating-manual = frei: ihr setzt eure Männer selbst, einen nach dem anderen
maf-option-seating-random = per Los: der Zufall verteilt die Stühle
maf-option-youngest = Die jüngste Person
maf-option-youngest-random = bestimmt der Zufall
maf-option-youngest-first-seat = wer auf dem ersten Sitz sitzt
maf-option-money = Geld
maf-option-money-open = offen: alle sehen, wie viel Geld jeder hat
maf-option-money-hidden = verborgen: die Summen der anderen siehst du erst am Ende
maf-option-notes = Geldscheine
maf-option-notes-sum = in der Mitte ist immer Wechselgeld da
maf-option-notes-strict = echte Scheine: nötigenfalls wechselt ihr untereinander
maf-option-stall-guard = Ende bei Stillstand
maf-option-stall-guard-off = aus, wie in den Regeln
maf-option-stall-guard-on = nach drei Runden ganz ohne Einnahmen ist das Spiel vorbei

## Was gefragt wird

maf-ask-card = Du bist dran: Spiel eine Karte, oder leg eine ab und zieh eine neue.
maf-ask-second = Du darfst noch eine Karte Umsetzen spielen.
maf-ask-victim-stab = Stich zu! Wer ist das Opfer?
maf-ask-victim-fire = Feuer! Wer ist das Opfer?
maf-ask-pie-chair = Wo willst du deine Torte haben? Sie explodiert zu Beginn deines nächsten Zuges.
maf-ask-pass = Welche Torte geht an wen?
maf-ask-explode = Welche Torte explodiert?
maf-ask-drinks = { $count ->
    [one] Wer bekommt einen Schlummertrunk? Wähle einen Mann; wer schon schläft, wacht nicht mehr auf.
   *[other] Wer bekommt einen Schlummertrunk? Wähle { $count } Männer (oder alle, wenn es weniger sind); wer schon schläft, wacht nicht mehr auf.
}
maf-ask-man = Welchen deiner Männer setzt du um?
maf-ask-bring = Welchen deiner Männer setzt du als Nächsten?
maf-ask-chair = { $man }: Wohin setzt er sich?
maf-ask-wait = { $turn } ist dran.
maf-ask-over-last-at-table = Nur noch eine Familie sitzt am Tisch. Das Spiel ist vorbei.
maf-ask-over-empty-bank = In der Mitte liegt kein Geld mehr. Das Spiel ist vorbei.
maf-ask-over-nobody-left = Am Tisch sitzt niemand mehr. Das Spiel ist vorbei.
maf-ask-over-stall-guard = Drei Runden ganz ohne Einnahmen. Das Spiel ist vorbei.
maf-ask-over-round-limit = Es hat zu lange gedauert. Das Spiel ist vorbei.

## Aktionen

maf-action-play = { $card } spielen
maf-action-discard = { $card } ablegen
maf-action-stay = Keine zweite Karte
maf-action-kill = { $place }
maf-action-put-pie = { $place }
maf-action-lift = { $place }
maf-action-sit = { $place }
maf-action-bring = { $man }{ $asleep ->
    [yes] {" "}(schläft)
   *[no] { "" }
}
maf-action-serve = Einen Schlummertrunk ausgeben: { $picked }
maf-action-pass-left = Die Torte von { $pie }, von Stuhl { $chair } nach links: { $place }
maf-action-pass-right = Die Torte von { $pie }, von Stuhl { $chair } nach rechts: { $place }
maf-action-explode = Die Torte von { $pie } vor Stuhl { $chair } trifft: { $victims }

## Was man vor der Wahl wissen darf

maf-outlook-put-pie = Vorsicht, in ihrer Reichweite sitzt von dir: { $men }.
maf-outlook-explode = Vorsicht, in ihrer Reichweite sitzt von dir: { $men }.
maf-outlook-serve = Vorsicht, das trifft die eigenen Reihen: { $men }.

maf-hint-chair = Tippe die Nummer eines Stuhls ein.

## Der Tisch in Worten

maf-view-turn = { $round ->
    [0] Die Männer suchen sich Stühle; { $turn } hat den ersten Zug.
   *[other] Runde { $round }, { $turn } ist dran.
}
maf-view-middle = In der Mitte: { $money }, Nachziehstapel: { $pile }, Schlafmarker: { $markers }. Abgelegt: { $discards }
maf-view-bank-notes = Scheine in der Mitte: { $notes }.
maf-view-notes = { $count } × { $note }
maf-view-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
maf-view-lifted = Auf der Suche nach einem Stuhl: { $man }.
maf-view-man = { $man } auf { $chair }{ $asleep ->
    [yes] {" "}(schläft)
   *[no] { "" }
}
maf-view-waiting = { $count } × { $man } noch ohne Stuhl
maf-view-family = { $seat }: { $money }; Einnahmen { $income }; Karten: { $cards }; { $men }{ $asked ->
    [yes] {" "}(wählt noch)
   *[no] { "" }
}
maf-view-family-out = { $seat }: { $money }; ausgeschieden
maf-view-pie = Die Torte von { $seat } steht vor Stuhl { $chair }. In ihrer Reichweite: { $victims }.
maf-view-threat-stab = { $seat } könnte erstechen: { $men }.
maf-view-threat-fire = { $seat } könnte erschießen: { $men }.
maf-view-hand = Deine Karten: { $cards }

## Was passiert ist

maf-event-table-set = { $drawn ->
    [yes] { $youngest } gilt als jüngste Person. { $first } hat den ersten Zug.
   *[no] Der Tisch ist gedeckt. { $first } hat den ersten Zug.
}
maf-event-turn-started = Runde { $round }: { $seat } ist dran.
maf-event-pie-exploded = { $own ->
    [yes] Die Torte von { $pie } vor Stuhl { $chair } explodiert!
   *[no] { $seat } lässt die Torte von { $pie } vor Stuhl { $chair } explodieren!
}
maf-event-man-killed = { $man } von { $seat } verlässt Stuhl { $chair } für immer.
maf-event-player-out = { $seat } hat keine Männer mehr und scheidet aus.
maf-event-hand-discarded = Die Karten von { $seat } ({ $cards }) kommen auf den Ablagestapel.
maf-event-paid = { $seat } kassiert { $money }.
maf-event-rest-taken = Nur { $seat } sitzt noch am Tisch und kassiert { $money }.
maf-event-card-played = { $seat } spielt „{ $card }“.
maf-event-card-discarded = { $seat } legt „{ $card }“ ab.
maf-event-second-declined = { $seat } spielt keine zweite Karte.
maf-event-attacked = { $man } von { $seat } auf Stuhl { $chair } schlägt bei Stuhl { $victim } zu.
maf-event-pie-placed = Eine Torte von { $seat } für Stuhl { $chair }.
maf-event-pie-passed = { $seat } schiebt die Torte von { $pie } weiter nach { $way ->
    [left] links
   *[right] rechts
}, von Stuhl { $source } zu Stuhl { $chair }.
maf-event-drinks-served = { $seat } schenkt einen Schlummertrunk aus: { $count ->
    [1] Stuhl { $chairs }
   *[other] Stühle { $chairs }
}.
maf-event-everybody-left = Eine Razzia! Alle hauen ab.
maf-event-man-brought = { $seat } bringt einen Mann herein: { $man }{ $asleep ->
    [yes] {" "}(schläft)
   *[no] { "" }
}.
maf-event-man-lifted = { $man } von { $seat } steht von Stuhl { $chair } auf.
maf-event-man-seated = { $man } von { $seat } setzt sich auf Stuhl { $chair }.
maf-event-cards-drawn = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
maf-event-cards-received = Du ziehst { $cards } vom Stapel.
maf-event-discards-shuffled = { $count ->
    [one] Die einzige abgelegte Karte ist der neue Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden zu einem neuen Nachziehstapel gemischt.
}
maf-event-woke-up = { $seat }: wieder wach auf { $count ->
    [1] Stuhl { $chairs }
   *[other] den Stühlen { $chairs }
}.
maf-event-game-ended = { $ending } { $shared ->
    [yes] { $winners } teilen sich den Sieg.
   *[no] { $winners } gewinnt.
}

## Warum nicht

maf-refused-foreign-action = So etwas tut man an diesem Tisch nicht.
maf-refused-no-seat = Diesen Sitz gibt es an diesem Tisch nicht.
maf-refused-over = Das Spiel ist vorbei.
maf-refused-out = Du hast keine Männer mehr am Tisch.
maf-refused-not-your-turn = { $turn } ist dran.
maf-refused-step = { $step ->
    [colour] Wähle erst eine Farbe.
    [card] Wähle erst eine Karte.
    [second] Jetzt darfst du noch eine Karte Umsetzen spielen oder gar nichts.
    [victim] Wähle erst das Opfer.
    [pie-chair] Wähle erst einen Stuhl für deine Torte.
    [pass] Wähle erst eine Torte und eine Richtung.
    [explode] Wähle erst die Torte, die explodiert.
    [drinks] Wähle erst, wer einen Schlummertrunk bekommt.
    [man] Wähle erst den Mann, den du umsetzt.
    [bring] Wähle erst den Mann, den du als Nächsten setzt.
   *[chair] Wähle erst einen Stuhl für deinen Mann.
}
maf-refused-only-a-move = Die zweite Karte muss Umsetzen sein und nicht „{ $card }“.
maf-refused-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
maf-refused-no-revolver = Keiner deiner wachen Männer hat einen Revolver.
maf-refused-only-crossed = Deine bewaffneten Männer sitzen auf Stühlen mit Kreuz: Da sitzt niemand gegenüber.
maf-refused-nobody-opposite = Keinem deiner Revolver sitzt ein Gegner gegenüber.
maf-refused-no-knife = Keiner deiner wachen Männer hat ein Messer.
maf-refused-nobody-beside = Direkt neben deinen Messern sitzt kein Gegner.
maf-refused-no-drinkers = Niemand hat einen Drink vor sich.
maf-refused-no-markers = Es sind keine Schlafmarker mehr da.
maf-refused-no-pie = Auf dem Tisch steht keine gegnerische Torte.
maf-refused-no-way-for-a-pie = Keine Torte lässt sich weitergeben: Vor dem nächsten Mann steht schon eine, oder es gibt keinen nächsten Mann.
maf-refused-all-asleep = Alle deine Männer schlafen.
maf-refused-no-free-chair = Es ist kein Stuhl frei.
maf-refused-played-already = Du hast schon eine Karte gespielt, also legst du keine mehr ab.
maf-refused-nobody-there = Auf Stuhl { $chair } sitzt niemand.
maf-refused-own-man = Der Mann auf Stuhl { $chair } ist einer von deinen.
maf-refused-out-of-reach = Stuhl { $chair } steht nicht direkt neben einem deiner Messer.
maf-refused-crossed-chair = Stuhl { $chair } hat ein Kreuz: Wer dort sitzt, ist vor Schüssen sicher.
maf-refused-out-of-line = Stuhl { $chair } steht keinem deiner Revolver direkt gegenüber.
maf-refused-second-pie = Vor Stuhl { $chair } steht schon eine Torte.
maf-refused-own-pie = Das ist deine eigene Torte.
maf-refused-pie-not-on-table = Diese Torte steht nicht auf dem Tisch.
maf-refused-pie-on-pie = Die Torte von { $pie } kann nicht in diese Richtung: Vor dem nächsten Mann steht schon eine, oder es gibt keinen nächsten Mann.
maf-refused-no-drinker-there = Vor einem dieser Drinks sitzt niemand.
maf-refused-serve-exactly = { $count ->
    [one] Genau ein Mann bekommt jetzt einen Schlummertrunk.
   *[other] Genau { $count } verschiedene Männer bekommen jetzt einen Schlummertrunk.
}
maf-refused-not-your-man = Der Mann auf Stuhl { $chair } gehört nicht zu dir.
maf-refused-asleep = Der Mann auf Stuhl { $chair } schläft und kann nicht umgesetzt werden.
maf-refused-no-such-man = Einen solchen Mann ohne Stuhl hast du nicht.
maf-refused-same-chair = Er kommt von Stuhl { $chair }: Sitzen bleiben ist kein Umsetzen.
maf-refused-occupied = Auf Stuhl { $chair } sitzt schon ein Mann von { $by }.

## Feste Antworten

maf-order-no-second-card = Keine zweite Karte spielen

## Farben nach Wahl

maf-option-colours = Farben
maf-option-colours-fixed = dein Sitz bestimmt deine Farbe
maf-option-colours-choose = zu fünft oder zu sechst wählt ihr sie nacheinander
maf-player = Spieler { $number }
maf-ask-colour = Welche Farbe spielst du?
maf-action-colour = { $colour }
maf-view-colour = { $seat } spielt { $colour }.
maf-event-colour-chosen = { $seat } spielt { $colour }.
maf-refused-colour-not-used = Zu { $players ->
    [5] fünft
   *[other] sechst
} bleibt diese Farbe in der Schachtel.
maf-refused-colour-taken = Diese Farbe hat schon { $by }.

## Echte Scheine

maf-event-money-changed = { $seat } wechselt { $middle ->
    [yes] der Mitte
   *[no] für { $payee }
} { $note }.
maf-over-last-payment = { $ending } { $seat } standen { $owed } zu, kassiert hat { $seat } { $paid }.

## Where money came from, and where it went

maf-source-boss = { $money } für den Boss
maf-source-cafe = { $money } vom Café
maf-source-restaurant = { $money } vom Restaurant
maf-source-casino = { $money } vom Casino
maf-source-monopolies = { $money } für Monopole
maf-source-register = { $money } dank der Registrierkasse
maf-source-windfall = { $money } vom letzten Geld in der Mitte

## Dasselbe in wenigen Buchstaben, für ein Telefon

maf-ask-card-brief = Spiel eine Karte oder leg eine ab.
maf-ask-second-brief = Noch Umsetzen spielen?
maf-ask-pie-chair-brief = Wo willst du deine Torte haben?
maf-ask-drinks-brief = Wer bekommt einen Schlummertrunk?
maf-ask-bring-brief = Wen setzt du als Nächsten?
maf-ask-chair-brief = Wohin setzt er sich?
`,"../../../../src/backroom/words/de/service.ftl":`### Sätze des Dienstes: warum er nicht tut, worum er gebeten wurde.

## Leute

service-stranger = Wir kennen dich nicht mehr. Komm bitte noch einmal herein.
service-name-empty = Sag uns bitte, wie du heißt.
service-name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $length }.
service-name-characters = In diesem Namen steht ein Zeichen, das wir nicht anzeigen können ({ $character }).
service-name-of-a-bot = Dieses Ende eines Namens ist Bots vorbehalten.
service-language = Wähle bitte eine unserer Sprachen: { $languages }.
service-login-form = Ein Anmeldename hat { $least } bis { $most } Zeichen: nur die Buchstaben a bis z, Ziffern, -, _ und den Punkt.
service-login-taken = Es heißt schon jemand { $login }. Wähle bitte einen anderen Anmeldenamen.
service-passphrase-length = Eine Passphrase hat { $least } bis { $most } Zeichen. Ein paar Wörter hintereinander merkt man sich leicht.
service-passphrase-wrong = Das ist nicht deine Passphrase.
service-account-already = Du hast schon ein Konto.
service-account-none = Du bist hier als Gast. Eine Passphrase gibt es nur mit einem Konto.
service-only-people = Das Token eines Bots sitzt, spielt und redet an Tischen; das hier ist für Menschen.
service-tokens-of-accounts = Tokens für Bots gibt es nur mit einem Konto.
service-no-token = So ein Token hast du nicht.
service-log-in = Dieser Anmeldename und diese Passphrase gehören nicht zusammen.

## Wenn es zu viel wird

service-too-fast = Das war etwas zu schnell. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } und versuch es dann noch einmal.
service-busy = An der Tür ist gerade Gedränge. Versuch es gleich noch einmal.
service-too-many-tables = Es warten schon { $most } Tische von dir. Beginne oder schließe erst einen davon.
service-too-many-tokens = Du hast schon { $most } Tokens. Widerrufe zuerst eines davon.
service-too-many-sockets = Du hast das in zu vielen Fenstern offen. Bitte schließe einige.
service-too-much-talk = Hol kurz Luft und rede dann weiter.
service-talk-full = Du hast an diesem Tisch so viel gesagt, dass nichts mehr hineinpasst.
service-too-slow = Deine Verbindung ist zu langsam für diesen Tisch. Komm wieder, wenn es besser geht.
service-message-long = Eine Nachricht hat höchstens { $most } Bytes.
service-no-text = Nachrichten an einen Tisch sind Text, niemals Bytes.

## Tische

service-no-table = Diesen Tisch gibt es nicht, oder man sieht ihn nur mit einem Link.
service-no-link = Dieser Link führt nirgendwo mehr hin.
service-no-join = Um dich hier zu setzen, brauchst du einen Einladungslink.
service-no-watch = Der Gastgeber hat diesen Tisch für Zuschauer geschlossen.
service-not-host = Das kann nur der Gastgeber des Tisches.
service-not-seated = Du sitzt nicht an diesem Tisch.
service-already-seated = Du hast schon einen Platz an diesem Tisch.
service-rated-for-people = Ein gewerteter Tisch ist für Menschen: Bots von außen sitzen dort nicht.
service-chair-taken = Dort sitzt schon jemand.
service-chair-free = Dort sitzt niemand.
service-chairs-free = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
 } Setz Bots hin oder warte auf Mitspieler.
service-nobody-plays = Bots allein brauchen keinen Tisch. Setz dich selbst oder lade jemanden ein.
service-table-full = An diesem Tisch ist kein Platz mehr frei.
service-no-seat = Diesen Platz gibt es nicht; der Tisch hat { $seats }.
service-has-begun = Das Spiel hat begonnen; dafür ist es jetzt zu spät.
service-not-begun = Das Spiel hat noch nicht begonnen.
service-not-over = Das Spiel ist noch nicht vorbei.
service-is-there = Dieser Spieler sitzt am Tisch.
service-same-chair = Dort sitzt schon ein Bot.
service-bot-sits = Ein Bot spielt auf deinem Platz. Nimm ihn erst zurück.
service-moved-on = Inzwischen ist etwas passiert. Sieh noch einmal hin und wähle dann.
service-clock = Eine Uhr läuft höchstens { $days } Tage.
service-no-level = Diesen Bot gibt es nicht; wir haben: { $levels }.
service-no-order = Diese Daueranweisung gibt es hier nicht; es gibt: { $orders }.
service-no-such-choice = Das gehört nicht zur Auswahl.
service-no-entry = Das Protokoll dieses Spiels endet mit Eintrag { $last }.
service-no-game = Dieses Spiel gibt es hier nicht; wir haben: { $games }.
service-no-lesson = Für dieses Spiel gibt es hier keine Lektion.
service-no-guide = Für dieses Spiel gibt es hier keine bebilderte Seite.
service-no-puzzle = Dieses Rätsel gehört zu einem Tag, der noch kommt.
service-only-a-lesson = Das ist eine Lektion: Hier zählt nichts, und niemand hört zu.
service-no-talk = An diesem Tisch wird nicht geredet.
service-no-whispers = An diesem Tisch wird nicht geflüstert.
service-no-listener = Du kannst nur mit jemandem reden, der an diesem Tisch mitspielt.
service-empty-talk = Du hast nichts gesagt.
service-table-gone = Der Gastgeber hat diesen Tisch geschlossen.
service-aside = Die Aufzeichnungen dieses Tisches sind beschädigt. Er wurde beiseitegestellt, und der Betreiber weiß Bescheid.
service-other-version = Diese Partie { $game } wurde nach Version { $version } der Regeln begonnen, und dieses Haus spielt jetzt nach Version { $ours }. Sie ist geschlossen; ihr Protokoll bleibt erhalten, und die Wiederholung zeigt sie, soweit die heutigen Regeln mit ihr übereinstimmen.

## Der Dienst selbst

service-bad-input = Das geht nicht: { $reason }.
service-bad-message = Diese Nachricht verstehen wir nicht: { $reason }.
service-bad-request = Diese Anfrage verstehen wir nicht: { $reason }.
service-no-page = Hier ist nichts.
service-no-documents = Die Dokumentation ist nicht in diesem Haus. In einem Checkout baut „make docs“ sie; veröffentlichte Pakete enthalten sie.
service-no-method = Das geht hier nicht.
service-too-large = Das ist uns zu groß.
service-other-origin = Diese Anfrage kommt von einer anderen Seite; darauf hören wir nicht.
service-not-written = Wir konnten das nicht aufschreiben, also ist nichts geschehen. Versuch es bitte noch einmal.
service-closing = Das Haus schließt für einen Augenblick. Nichts geht verloren; komm wieder.
service-fault = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert, was wir dir nicht gesagt haben.
service-no-hints = An diesem Tisch gibt es keine Tipps.
service-nothing-asked = Du hast gerade nichts zu entscheiden.
service-no-advice = Der Trainer antwortet nicht. Frag noch einmal.
service-no-figures = Auf diesen Abend kann gerade nicht zurückgeblickt werden.
service-file-too-hard = Diese Datei zu lesen dauert uns zu lange. Bei einer Kartendatei oder einer Partie von Backroom kommt das nie vor.
service-too-many-games = Du hast heute schon { $most } Partien begonnen, die noch laufen. Spiel bitte erst an einer davon weiter.
service-too-many-connections = Von dort, wo du bist, sind zu viele Verbindungen zu uns offen. Schließ bitte einige oder komm gleich wieder.

## Leute treffen und gerufen werden

service-no-person = Mit dieser Karte kennen wir niemanden.
service-no-friend = Nur Freunde kannst du so an den Tisch bitten. Schick sonst den Link.
service-no-match = Du wartest auf keine schnelle Partie.
service-no-call = Hier gibt es nichts mehr abzubestellen.
service-bad-address = { $why ->
    [scheme] Wir schicken nur an Adressen, die mit https:// beginnen.
    [host] Die Adresse muss einen Rechner nennen, und niemandes Passwort.
    [private] Diese Adresse liegt nicht im öffentlichen Internet; dorthin schicken wir nichts.
    [keys] Das sind nicht die Schlüssel eines Browsers.
    [mailbox] Das ist keine E-Mail-Adresse.
   *[url] An diese Adresse können wir nichts schicken.
 }
service-no-mail = Dieses Haus verschickt keine E-Mails.
service-too-many-friends = Die Liste ist voll: { $most } passen darauf.
service-too-many-calls = Du wirst schon auf { $most } Arten gerufen. Bestell zuerst eine ab.
service-ended = Diese Partie wurde abgebrochen, weil alle am Tisch es wollten. Sie zählt für niemanden; ihr Protokoll bleibt und lässt sich noch einmal ansehen.
`,"../../../../src/backroom/words/de/web.ftl":`### Der Web-Client: was jede Seite hat.

web-skip = Zum Tisch
web-nav = Navigation
web-nav-rules = Spielregeln
web-nav-watch = Zusehen
web-nav-games = Meine Spiele
web-nav-about = Über uns
web-language = Sprache
web-nobody = Platz nehmen als…
web-unofficial = Inoffiziell und kostenlos. Die Schachteln zu besitzen lohnt sich.
web-unreachable = Das Haus ist nicht zu erreichen. Wir versuchen es wieder, sobald du es tust.
web-line-lost = Die Verbindung brach ab, bevor eine Antwort kam. Sieh auf den Tisch und versuch es dann noch einmal.
web-seat = Spieler { $number }
`,"../../../../src/backroom/words/de/web_capo_della_mafia.ftl":`### Der Webclient: der Tisch von Capo della Mafia.

## Was an einem Maffioso besonders ist

cap-power-extra-respect = Hut auf: { $amount } Respekt extra.
cap-power-squeals = Verdächtigt? { $amount ->
    [one] { $amount } Stern
   *[other] { $amount } Sterne
 } mehr für alle Überprüften.
cap-power-steals = Verdächtigt? Stiehlt { $amount } Respekt von jedem, der dich verdächtigt.
cap-power-any-symbol = { $amount ->
    [one] Ein Symbol deiner Wahl.
   *[other] { $amount } Symbole deiner Wahl.
 }
cap-power-fewer-stars = Nimmt { $amount ->
    [one] { $amount } Stern
   *[other] { $amount } Sterne
 } von deinen Karten weg.

## Karten in Worten

web-cap-card = { $name }: { $symbols }, { $stars }.
web-cap-card-open = Liegt offen.
web-cap-card-hidden = Liegt verdeckt.
web-cap-card-sealed = Gehört zu deiner versiegelten Wahl.
web-cap-mission-said = { $name }: mindestens { $symbols }, höchstens { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
 }
web-cap-hat = Hut auf
web-cap-bars = hinter Gittern

## Der Tisch

web-cap-mission = Auftrag { $round }
web-cap-at-most = max.
web-cap-no-stars = kein einziger Stern
web-cap-squealed = { $stars ->
    [one] Tony hat ausgepackt: { $stars } Stern mehr!
   *[other] Tony hat ausgepackt: { $stars } Sterne mehr!
 }
web-cap-newspaper = Zeitung
web-cap-masthead = Das Alibi
web-cap-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
web-cap-counts = zählt herunter
web-cap-place = { $name }: { $respect } Respekt, { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }. { $shown ->
    [0] { "" }
   *[other] Offen: { $open }{" "}
 }{ $hidden ->
    [0] { "" }
   *[other] { $hidden } verdeckt.{" "}
 }{ $aim ->
    [nobody] { "" }
   *[somebody] Verdächtigt { $suspect }.{" "}
 }{ $overview ->
    [none] { "" }
    [hat] Überprüft: Hut auf.{" "}
   *[bars] Überprüft: hinter Gittern.{" "}
 }{ $state ->
    [thinks] Überlegt noch.
    [over] { "" }
   *[ready] Ist bereit.
 }
web-cap-stage-lay = Alle wählen heimlich Karten. Bereit: { $ready } von { $all }.
web-cap-stage-turn-up = Die Hälfte der Karten wird aufgedeckt. Bereit: { $ready } von { $all }.
web-cap-stage-suspect = { $counter } zählt herunter, sobald alle sich entschieden haben. Bereit: { $ready } von { $all }.
web-cap-stage-claim = Nicht verdächtigt? Dann darf Giulia sich zeigen. Bereit: { $ready } von { $all }.
web-cap-stage-over = Das war die letzte Runde.

## Deine Karten

web-cap-hand = Deine Karten
web-cap-lay = { $count ->
    [0] Wähle deine Karten
    [one] { $count } Karte ausspielen
   *[other] { $count } Karten ausspielen
 }
web-cap-turn-up = { $left ->
    [0] { $all ->
        [one] Diese aufdecken
       *[other] Diese { $all } aufdecken
     }
    [one] Wähle eine
   *[other] Wähle { $left }
 }
web-cap-sealed = Deine Wahl ist versiegelt.
web-cap-sum-symbols = Symbole: { $have } von { $need }
web-cap-sum-stars = Sterne: { $stars } von höchstens { $limit }; { $tony }, falls Little Tony auspackt

## Zum Nachschlagen

web-cap-close = Schließen
web-cap-past = Frühere Runden
web-cap-no-past = Noch ist keine Runde vorbei.
web-cap-player = Spieler
web-cap-laid = Ausgespielt
web-cap-seen-cards = Aufgedeckt
web-cap-suspected = Verdächtigte
web-cap-verdict = Hut oder Gitter
web-cap-respect = Respekt
web-cap-deck = Karten, die du gesehen hast
web-cap-piles = { $pile } Karten im Nachziehstapel, { $discards } im Ablagestapel.
web-cap-held = { $name } ({ $count })
web-cap-keepers = Wer noch Karten von vor dem letzten Mischen haben kann, und wie viele höchstens: { $who }.
web-cap-card-column = Karte
web-cap-unseen = Nicht gesehen
web-cap-of = { $count } von { $all }
web-cap-in-sight = Bei dir oder offen
web-cap-discarded = Gesehen und abgelegt
web-cap-kept = Von vor dem Mischen, höchstens
web-cap-missions-left = { $count ->
    [one] { $count } Auftrag kommt noch
   *[other] { $count } Aufträge kommen noch
 }
web-cap-newspapers-left = { $count ->
    [one] { $count } Zeitung kommt noch
   *[other] { $count } Zeitungen kommen noch
 }

## Der Tisch, wie er gezeichnet ist

web-cap-step-pick = Wählen
web-cap-step-show = Hälfte auf
web-cap-step-count = 3-2-1-0
web-cap-step-verdict = Urteil
web-cap-last = Letzte Runde: { $side ->
    [bars] im Gefängnis
   *[hat] Hut behalten
 }, { $aim ->
    [nobody] verdächtigte niemanden
    [right] verdächtigte { $suspect } zu Recht
   *[wrong] verdächtigte { $suspect } zu Unrecht
 }, { $won } Respekt.
web-cap-nobody-points = niemand zielt hierher
web-cap-nobody-points-you = niemand zielt auf dich
web-cap-paid = ausgezahlt
web-cap-to-be-paid = noch nicht ausgezahlt
web-cap-on-stage = auf der Bühne
web-cap-to-draw = { $count } zum Ziehen
web-cap-gone = { $count } weg
web-cap-news-next = bald Zeitung
web-cap-no-news-next = keine Zeitung
web-cap-stake-hat = Hut auf
web-cap-stake-right = richtig
web-cap-stake-wrong = falsch
web-cap-first-to = wer zuerst { $target } Respekt hat
web-cap-you-need = dir fehlen { $respect }
web-cap-leader-needs = der Spitze fehlen { $respect }
web-cap-go-down = { $count ->
    [one] eine Karte kommt auf den Tisch
   *[other] { $count } Karten kommen auf den Tisch
 }{ $up ->
    [0] { "" }
    [one] , eine davon wird aufgedeckt
   *[other] , { $up } davon werden aufgedeckt
 }
web-cap-own-place = Du: { $respect } von { $target } Respekt, { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }.
web-cap-you = Du
web-cap-picked-against = gewählt für den Auftrag
web-cap-own-job = dein eigener Job
web-cap-tap-a-player = Spieler antippen
web-cap-point-at = Auf { $name } zielen
web-cap-nobody = Niemand
web-cap-turn-up-giulia = Giulia aufdecken
web-cap-keep-hidden = Verdeckt lassen
web-cap-odds-brief = Blind verteilt gelingt der Job in { $percent } %.

## Beurteilt und ausgezahlt

web-cap-shows = { $name } zeigt
web-cap-goes-to-prison = { $name } muss ins Gefängnis
web-cap-keeps-hat = { $name } behält den Hut auf
web-cap-why-jailed = { $missing ->
    [0] { "" }
    [one] ein Symbol zu wenig
   *[other] { $missing } Symbole zu wenig
 }{ $missing ->
    [0] { "" }
   *[other] { $over ->
        [0] { "" }
       *[other] {" "}und{" "}
     }
 }{ $over ->
    [0] { "" }
    [one] ein Stern zu viel
   *[other] { $over } Sterne zu viel
 }
web-cap-pistols-wrong = { $count ->
    [one] eine Pistole lag daneben
   *[other] { $count } Pistolen lagen daneben
 }
web-cap-paid-hat = Hut
web-cap-paid-pistol = Pistole
web-cap-paid-more = sonst
web-cap-still-to-be-paid = Noch auszuzahlen: { $who }.
web-cap-now = jetzt
web-cap-waits = wartet
web-cap-in-prison = im Gefängnis
web-cap-nobody-suspected = Niemand zielt auf jemanden.
web-cap-then-paid = Danach wird Respekt ausgezahlt, { $name } zuerst.

## Was man sich ansieht

web-cap-look-hint = Sieh dir jemanden an: Hier steht, was offen liegt und was noch fehlt.
web-cap-symbols = Symbole
web-cap-stars = Sterne
web-cap-alone = Allein
web-cap-does-it = genügt
web-cap-not-enough = reicht nicht
web-cap-refill = Mit { $few ->
    [0] keiner Karte
    [one] höchstens einer Karte
   *[other] höchstens { $few } Karten
 } ziehst du nach der Runde auf { $hand } nach.
web-cap-did-it = Hat { $name } es geschafft?
web-cap-open-cards = Offen
web-cap-hidden-bring = { $hidden ->
    [one] Die verdeckte Karte muss bringen
   *[other] Die { $hidden } verdeckten Karten müssen bringen
 }
web-cap-symbols-count = { $count ->
    [0] keine Symbole mehr
    [one] ein Symbol
   *[other] { $count } Symbole
 }
web-cap-and-at-most = und höchstens
web-cap-steals = Mario stiehlt von jedem, der auf ihn zielt
web-cap-odds-blind = Wären die verdeckten Karten blind verteilt: Wie oft gelingt der Job?
web-cap-odds-tony = Blass: falls kein Little Tony auspackt.
web-cap-odds-tony-open = Mit dem Little Tony, der offen liegt: Er packt aus, falls jemand auf ihn zielt. Blass: ohne ihn.

## Die Geschichte

web-cap-chapter-jailed = { $count ->
    [0] niemand im Gefängnis
    [one] { $who } im Gefängnis
   *[other] { $count } im Gefängnis
 }
web-cap-chapter-you = du { $respect }
`,"../../../../src/backroom/words/de/web_counterfeiters.ftl":`### Der Web-Client: der Tisch von Counterfeiters.

web-cft-has = { $henchmen ->
    [one] 1 Handlanger
   *[other] { $henchmen } Handlanger
 } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }

## Die Polizeileiste

web-cft-track = Die Polizeileiste
web-cft-officer = Der Polizist
web-cft-ahead = { $station } { $caps ->
    [one] mit der nächsten Mütze
   *[other] nach { $caps } Mützen
 }
web-cft-station-godfather = Godfather
web-cft-station-investigation = Ermittlung
web-cft-station-strike = Streik
web-cft-station-end = Das Ende

## Der Plan

web-cft-market = Schwarz{"\\u00AD"}markt
web-cft-pile = { $pile ->
    [0] es kommen keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $pile } Karten
 }
web-cft-slot = { $card }, { $price }
web-cft-trash = kommt am Ende der Runde weg
web-cft-cap = von der Polizei bewacht
web-cft-first = macht dich zum Startspieler
web-cft-starts = beginnt die nächste Runde
web-cft-print = Druckt { $count } × { $stars } für dich
web-cft-print-any = Druckt Blüten
web-cft-supermarket = Bis zu { $most } Blüten, je { $money }
web-cft-refuses = { $level ->
    [1] ★ abgelehnt
    [2] nur noch ★★★
   *[other] keine Blüten mehr
 }
web-cft-receiver = Bis zu { $most }; die schlechteste bestimmt den Preis
web-cft-tax = Sofort { $money }
web-cft-airport = Geld auf die Inseln
web-cft-jet = Jet
web-cft-place-print = Druckerei
web-cft-place-supermarket = Supermarkt
web-cft-place-receiver = Hehler
web-cft-place-tax-fraud = Steuerbetrug
web-cft-place-airport = Flughafen

## Was die Karten tun

web-cft-does-printer = Zwei Blüten mehr bei jedem Druck
web-cft-does-ink = Tinte, Papier, Hologramm: Jede weitere Sorte macht deine Blüten um einen Stern besser
web-cft-does-paper = Tinte, Papier, Hologramm: Jede weitere Sorte macht deine Blüten um einen Stern besser
web-cft-does-hologram = Tinte, Papier, Hologramm: Jede weitere Sorte macht deine Blüten um einen Stern besser
web-cft-does-diner = Tauscht am Ende jeder Runde eine Blüte gegen echtes Geld
web-cft-does-private-jet = Fliegt kostenlos, von einem eigenen Feld
web-cft-does-big-lawyer = Versetzt am Ende des Spiels einen deiner Handlanger
web-cft-does-bad-lawyer = Versetzt am Ende des Spiels einen deiner Handlanger, nach dem großen Anwalt
web-cft-does-lottery-ticket = Zahlt am Ende des Spiels; der Godfather kommt nicht heran

## Die Spieler

web-cft-cards = Karten der Spieler
web-cft-henchmen = { $henchmen ->
    [one] noch 1 Handlanger
   *[other] noch { $henchmen } Handlanger
 }
web-cft-screen = Hinter deinem Sichtschirm
web-cft-cash = Bargeld
web-cft-offshore = Offshore
web-cft-godfather = Der Godfather nähme sich
web-cft-godfather-gone = Der Godfather kommt nicht mehr
web-cft-fakes-title = Deine Blüten
web-cft-fakes = { $count ->
    [one] 1 Blüte der Qualität { $quality }
   *[other] { $count } Blüten der Qualität { $quality }
 }
web-cft-press = Je Druck
web-cft-machines = Deine Karten

## Scheine abgeben

web-cft-sale = Welche Blüten?
web-cft-less = eine weniger der Qualität { $quality }
web-cft-more = eine mehr der Qualität { $quality }
web-cft-of = von { $count }
web-cft-each = { $count } × { $money }
web-cft-after-sale = Dann { $cash } in bar; übrig:
web-cft-better = Ebenso gut oder besser: { $sale }
web-cft-not-yet = Diese Auswahl geht nicht
web-cft-best = Am meisten: { $money }
web-cft-sell = Diese abgeben
web-cft-sell-for = { $count ->
    [one] 1 Blüte für { $money } abgeben
   *[other] { $count } Blüten für { $money } abgeben
 }

## Fliegen

web-cft-transfer = Wie viel?
web-cft-least = so viel wie möglich zurückholen
web-cft-back = weniger in den Umschlag
web-cft-there = mehr in den Umschlag
web-cft-most = so viel wie möglich hinein

## Das Ende

web-cft-end = Das Ende
web-cft-end-godfather = Letzter Besuch
web-cft-end-extra = Letzte Handlanger
web-cft-end-big-lawyer = Großer Anwalt
web-cft-end-bad-lawyer = Schlechter Anwalt
web-cft-end-diners = Diners
web-cft-end-tickets = Lotterielose
web-cft-end-count = Die Abrechnung
web-cft-end-none = Hier ist nichts passiert.
web-cft-end-later = Kommt noch.
web-cft-total = Gesamt
web-cft-burned = Blüten (verbrannt)
web-cft-wins = gewinnt
`,"../../../../src/backroom/words/de/web_end.ftl":`### Der Web-Client: das Ende einer Partie, die Wiederholung, und wie die Würfel geprüft werden.

## Das Ende

web-end-won-with = Du teilst dir den Sieg mit { $who }!
web-end-winners = { $who } teilen sich den Sieg.
web-end-of = { $game }, { $rounds ->
    [one] nach einer Runde
   *[other] nach { $rounds } Runden
 }
web-end-ranking = Rangliste
web-end-course = Wie es lief
web-end-next = Die nächste Partie steht bereit: hinsetzen
web-end-watch-next = Sie spielen weiter: zusehen
web-chart-said = { $who }: { $from } nach Runde { $first }, { $to } am Ende.

## Die Würfel

web-verify = Die Würfel prüfen
web-verify-again = Noch einmal prüfen
web-verify-why = Bevor sich jemand setzte, hat das Haus seinen Seed versiegelt. Sieh selbst, ob es dabei geblieben ist.
web-verify-running = Die ganze Partie wird noch einmal gespielt …
web-verify-sound = Alles stimmt.
web-verify-broken = Etwas stimmt nicht.
web-verify-broken-why = Was das Haus von dieser Partie aufbewahrt, ist nicht das, was gespielt wurde. Der gefundene Fehler: { $fault }
web-verify-here = Von deinem eigenen Browser berechnet
web-verify-house = Vom Haus noch einmal gespielt, nach den Regeln
web-verify-holds = stimmt
web-verify-fails = stimmt nicht
web-verify-not-looked-at = nicht geprüft
web-verify-here-seals = Das Protokoll: { $entries ->
    [one] Der einzige Eintrag trägt
   *[other] Alle { $entries } Einträge tragen
 } das richtige Siegel. Nichts wurde verändert, ausgelassen oder eingeschoben.
web-verify-here-seals-broken = Das Protokoll wurde verändert: Das Siegel von Zeile { $line } ist gebrochen.
web-verify-here-seed = Der Seed des Hauses: Sein SHA-256 ist das Siegel, das dieser Tisch zeigt.
web-verify-here-seed-noted = Der Seed des Hauses: Sein SHA-256 ist das Siegel, das dieser Browser notiert hat, als du dich gesetzt hast.
web-verify-here-seed-broken = Der Seed des Hauses ist nicht der, der vor der Partie versiegelt wurde.
web-verify-here-key = Der Schlüssel jeder Karte und jedes Würfels: gebildet aus diesem Seed { $players ->
    [0] allein, denn kein Spieler hatte einen hinzugefügt
    [one] und dem, den ein Spieler hinzugefügt hatte
   *[other] und denen, die { $players } Spieler hinzugefügt hatten
 }.
web-verify-here-key-broken = Der Schlüssel, mit dem das Haus gegeben hat, ist nicht aus diesen Seeds gebildet.
web-verify-here-mine = Dein eigener Seed ist dabei, so wie dieser Browser ihn geschickt hatte.
web-verify-here-mine-broken = Der Seed, den dieser Browser für dich geschickt hatte, ist nicht dabei.
web-verify-no-note = Dieser Browser hat keine Notiz von vor der Partie. Wenn du selbst eine hast, vergleiche sie mit den Zahlen unten.
web-verify-no-hashes = Dein Browser rechnet nur über https oder auf demselben Rechner. Nimm die Partie als Datei mit und prüfe sie selbst.
web-verify-no-file = Das Haus hat die Datei dieser Partie nicht herausgegeben, also konnte dein Browser nichts nachrechnen.
web-verify-result = Die Rangliste: Plätze und Punkte sind die, die nach den Regeln herauskommen.
web-verify-broken-seals = Das Protokoll wurde verändert, oder ein Stück fehlt.
web-verify-broken-seed = Der Seed des Hauses ist nicht der, auf den es sich festgelegt hatte.
web-verify-broken-rules = Die Züge des Protokolls folgen nicht aus den Regeln und den Seeds.
web-verify-broken-chance = Die Karten und Würfel folgen nicht aus den Seeds.
web-verify-broken-clocks = Die Uhr hat gezogen, als sie es nicht durfte.
web-verify-broken-result = Die Rangliste, die das Haus nennt, ist nicht die dieser Partie.
web-verify-unchecked-seals = Die Siegel des Protokolls.
web-verify-unchecked-seed = Der Seed des Hauses.
web-verify-unchecked-rules = Die Regeln.
web-verify-unchecked-chance = Jede Karte und jeder Würfel.
web-verify-unchecked-clocks = Die Uhren.
web-verify-unchecked-result = Die Rangliste.
web-verify-numbers = Die Zahlen selbst
web-verify-limits = Was das nicht beweist
web-verify-limit-look = Es beweist, dass niemand an den Karten gedreht hat. Es hindert den Betreiber dieses Servers nicht daran hineinzusehen: Er hat den Seed.
web-verify-limit-sit = Es hindert auch weder ihn noch einen Freund daran, sich selbst zu setzen und den letzten Seed zu wählen, wenn er alle anderen kennt.
web-verify-limit-tables = Es zeigt auch nicht die Tische, die das Haus vor dem Beginn aufgegeben hat.
web-verify-limit-alone = Zu dieser Partie hat kein Spieler einen Seed beigetragen. Sie beweist also nur, dass nach dem Versiegeln nichts mehr geändert wurde.
web-verify-limit-people = Es sagt nichts darüber, wer hinter einem Namen saß oder was anderswo geredet wurde. Die Zeiten im Protokoll sind das Wort des Hauses.
web-verify-limit-house = Auch was das Haus noch einmal gespielt hat, ist das Wort des Hauses. Wer sichergehen will, nimmt die Partie als Datei mit und startet:

## Die Wiederholung

web-replay-of = { $game }, noch einmal
web-replay-moments = Die Augenblicke der Partie
web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-round = Runde { $round }
web-replay-keys = Pfeiltasten gehen einen Schritt, Pos1 und Ende springen, die Leertaste spielt ab.
web-replay-copy = Link zu diesem Augenblick kopieren
web-replay-copied = Kopiert
web-replay-happened = Was geschieht
web-replay-quiet = Nichts, was diese Augen sehen konnten.
web-replay-story = Geschichte
web-replay-truth = die Wahrheit
web-replay-side = Diese Seite zeigt
web-replay-saw = was { $who } sah
web-replay-saw-spectator = was ein Zuschauer sah
web-replay-form = Ansicht
web-replay-drawn = Gezeichnet
web-replay-in-words = In Worten
web-replay-held = Was jeder allein sehen konnte
web-replay-eyes = Mit den Augen von { $who }
web-replay-empty-hand = eine leere Hand
web-replay-chosen = Was wirklich gewählt wurde
web-replay-only = Nur { $who } erfuhr:
web-replay-nothing-hidden = nichts Verborgenes
web-replay-refused = Diese Partie ist vorbei: Du kannst nur noch zusehen.
web-replay-last-position = Zum Tisch
`,"../../../../src/backroom/words/de/web_la_cosa_nostra.ftl":`### Der Web-Client: der Tisch von La Cosa Nostra.

## The lines

web-lcn-percent = { $percent } %
web-lcn-figure = { $amount }
web-lcn-man = { $man }, Stärke { $strength }
web-lcn-out = diese Runde außer Gefecht
web-lcn-out-short = raus
web-lcn-business = { $business }, Einkommen { $income }
web-lcn-closed = außer Gefecht
web-lcn-used = diese Runde benutzt
web-lcn-marked = Marker von { $who }
web-lcn-jobs = { $count ->
    [one] 1 Auftrag aus Runde { $round }
   *[other] { $count } Aufträge aus Runde { $round }
 }
web-lcn-influence-cards = { $count ->
    [one] 1 Einflusskarte
   *[other] { $count } Einflusskarten
 }
web-lcn-markers-left = { $count ->
    [one] 1 freier Marker
   *[other] { $count } freie Marker
 }
web-lcn-word = Versprechen: { $kept } gehalten, { $broken } gebrochen
web-lcn-free-men = { $count ->
    [0] alle vergeben
    [one] noch 1 Mann frei
   *[other] noch { $count } Mann frei
 }
web-lcn-tasks-left = { $count ->
    [0] nichts mehr zu tun
    [one] noch 1 Aufgabe
   *[other] noch { $count } Aufgaben
 }
web-lcn-first = 1.
web-lcn-recruit-costs = Platz für noch einen: Stärke { $strength } für { $price }

## Round, market, monopolies

web-lcn-round = Runde { $round }
web-lcn-phase-draw = Ziehen
web-lcn-phase-plan = Planen
web-lcn-phase-act = Aktion
web-lcn-phase-payday = Zahltag
web-lcn-phase-count = Abrechnung
web-lcn-market = Markt
web-lcn-slot = { $business } für { $price }
web-lcn-stack = { $count ->
    [one] 1 Karte im Business-Stapel
   *[other] { $count } Karten im Business-Stapel
 }
web-lcn-of = { $has } von { $needs }
web-lcn-families = Die Familien
web-lcn-from-stack = Aus dem Business-Stapel

## Your desk

web-lcn-your-men = Deine Gangster
web-lcn-your-hand = Deine Hand
web-lcn-empty-hand = Deine Hand ist leer.
web-lcn-no-task = noch ohne Aufgabe
web-lcn-books = Deine Bücher
web-lcn-income = Einkommen am Zahltag
web-lcn-laundered = Gewaschen, × 2
web-lcn-your-businesses = Deine Geschäfte
web-lcn-markers = Dealmarker
web-lcn-your-word = Dein Wort
web-lcn-trophies = Gangster, die du umgelegt hast
web-lcn-promised-to = { $by } an { $to }:
web-lcn-broken-to = Gebrochen, { $by } an { $to }:

## Answers

web-lcn-give = { $job } für { $man }
web-lcn-let-buy = { $man } kaufen lassen: { $business }
web-lcn-look-at = { $card }: Auftrag von { $man } ansehen
web-lcn-idle = nichts zu tun
web-lcn-do-abandon = Verfallen lassen
web-lcn-do-threaten = Angriff ankündigen
web-lcn-do-buy = Kaufen: { $business }
web-lcn-do-job = Ausführen: { $job }
web-lcn-do-it = Ausführen
web-lcn-do-spare = Bei der Drohung bleiben
web-lcn-do-skip = Überspringen lassen
web-lcn-do-scheme = Vordrängen
web-lcn-roll-again = die { $shows } neu werfen
web-lcn-do-rob = Ausrauben: { $man }
web-lcn-do-trap = Falle: { $man }
web-lcn-just-now = Eben
web-lcn-amount = Betrag
web-lcn-hint-man = Wähle einen deiner Männer, dann eine Karte aus der Hand oder vom Markt.
web-lcn-hint-card = Wähle jetzt eine Karte aus der Hand oder vom Markt.
web-lcn-hint-turn = Wähle den Mann, der handeln soll.
web-lcn-hint-glows = Wähle etwas, das leuchtet.

## What is looked at

web-lcn-look-around = Die Lampe
web-lcn-look-around-how = Worauf du zeigst, das erklärt sich hier.
web-lcn-rolls = { $dice ->
    [one] { $man } wirft 1 Würfel, nötig ist
   *[other] { $man } wirft { $dice } Würfel, nötig ist je
 }
web-lcn-dice = { $dice ->
    [one] { $man }, 1 Würfel,
   *[other] { $man }, { $dice } Würfel, je
 }
web-lcn-missing = { $business } fehlt
web-lcn-ask = Fragen
web-lcn-ask-whom = { $who } um einen Marker bitten: { $business }
web-lcn-own = deins
web-lcn-by-marker = dein Marker
web-lcn-two = Zwei oder mehr
web-lcn-one = Einer
web-lcn-none = Keiner
web-lcn-robberies = { $count ->
    [one] Bisher ist 1 Raub in den Stapeln, { $unseen } ungesehen.
   *[other] Bisher sind { $count } Raub-Karten in den Stapeln, { $unseen } ungesehen.
 }
web-lcn-traps = { $count ->
    [one] Bisher ist 1 Falle in den Stapeln, { $unseen } ungesehen.
   *[other] Bisher sind { $count } Fallen in den Stapeln, { $unseen } ungesehen.
 }
web-lcn-cops = { $count ->
    [one] Dein Polizist kann einen Würfel neu werfen.
   *[other] Deine { $count } Polizisten können je einen Würfel neu werfen.
 }
web-lcn-nothing-to-hit = nichts zu treffen
web-lcn-sort-cash = Cash Job
web-lcn-sort-attack = Angriff
web-lcn-sort-response = Reaktionskarte
web-lcn-sort-special = Auftrag
web-lcn-needs = Nötig: { $businesses }
web-lcn-strength = { $now ->
    [one] Jetzt 1 Würfel (gedruckt { $printed }).
   *[other] Jetzt { $now } Würfel (gedruckt { $printed }).
 }
web-lcn-costs = Wartet unter der Bosskarte, für { $price } am Zahltag.
web-lcn-seen-by = Angesehen von { $who }.
web-lcn-influence-card = Einflusskarte
web-lcn-short-snitch = Ein Blick, oder neuer Markt
web-lcn-short-spy = Zwei Blicke
web-lcn-short-emergency-doc = Rettet deinen Mann
web-lcn-short-henchman = Zielzahl 1 tiefer
web-lcn-short-saboteur = Zielzahl 1 höher
web-lcn-short-machine-pistol = Ein Würfel mehr
web-lcn-short-distraction = Ein Würfel weniger
web-lcn-short-schemer = Vorher, oder gar nicht
web-lcn-monopoly = Wer allein die meisten hat von { $kind }, und mindestens { $least }, bekommt am Zahltag { $money } mehr.
web-lcn-company = Firma
web-lcn-businessman = Geschäftsmann
web-lcn-price-income = Kostet { $price }, bringt jeden Zahltag { $income }.
web-lcn-counts-for = Zählt für { $monopoly }.
web-lcn-brings = Noch eins für dich:
web-lcn-takes = Du bekommst { $monopoly }.
web-lcn-completes = Macht vollständig: { $jobs }
web-lcn-yours = deins
web-lcn-income-from = { $businesses } aus Geschäften, { $monopolies } aus Monopolen
web-lcn-surely = Sicher auf der Hand: { $cards }
web-lcn-under-boss = Unter der Bosskarte: { $men }
web-lcn-killed = Umgelegt: { $men }

## Deals

web-lcn-deal-with = Ein Deal mit { $who }
web-lcn-new-offer = Neues Angebot
web-lcn-offers = Angebote an dich
web-lcn-offers-you = { $who } bietet dir an
web-lcn-counters = { $who } macht ein Gegenangebot
web-lcn-you-offer = Du bietest { $who } an
web-lcn-accept = Annehmen
web-lcn-counter = Gegenangebot
web-lcn-refuse = Ablehnen
web-lcn-withdraw = Zurückziehen
web-lcn-offers-left = { $count ->
    [one] Noch 1 Angebot in dieser Runde.
   *[other] Noch { $count } Angebote in dieser Runde.
 }
web-lcn-between-others = { $gives } für { $gets }
web-lcn-give-cash = Du zahlst { $who } { $money }.
web-lcn-get-cash = { $who } zahlt dir { $money }.
web-lcn-give-man = Du gibst { $who } { $man }.
web-lcn-get-man = { $who } gibt dir { $man }.
web-lcn-give-business = Du gibst { $who } ein Geschäft: { $business }.
web-lcn-get-business = { $who } gibt dir ein Geschäft: { $business }.
web-lcn-give-permit = { $who } darf bei dir einen Marker legen: { $business }.
web-lcn-get-permit = Du darfst bei { $who } einen Marker legen: { $business }.
web-lcn-give-return = Du nimmst deinen Marker bei { $who } weg: { $business }.
web-lcn-get-return = { $who } nimmt bei dir einen Marker weg: { $business }.
web-lcn-give-promise = Du versprichst: „{ $promise }“.
web-lcn-get-promise = { $who } verspricht: „{ $promise }“.
web-lcn-empty-paper = Noch nichts auf dem Papier. Tippe an, was du gibst und was du von { $who } willst.
web-lcn-ledger = Buch der Versprechen
web-lcn-open = offen
web-lcn-kept = gehalten, { $round }
web-lcn-broken = gebrochen, { $round }
web-lcn-void = hinfällig
web-lcn-no-promises = Noch hat niemand etwas versprochen.

## The deal builder

web-lcn-shelf-gives = Was du geben könntest
web-lcn-shelf-gets = Was { $who } geben könnte
web-lcn-your-side = Deine Seite
web-lcn-tap-to-give = antippen zum Geben
web-lcn-tap-to-ask = antippen zum Fragen
web-lcn-lay-man = { $man } aufs Papier
web-lcn-lay-permits = ein Marker darauf
web-lcn-lay-businesses = die ganze Karte
web-lcn-lay-returns = Marker weg: { $business }
web-lcn-cash = Geld
web-lcn-your-word-dots = dein Wort …
web-lcn-a-word-dots = ein Versprechen …
web-lcn-own-words = Mit deinen eigenen Worten
web-lcn-promise-that = Das versprechen
web-lcn-less = 1000 weniger
web-lcn-more = 1000 mehr
web-lcn-take-off = Vom Papier nehmen
web-lcn-new = neu
web-lcn-ticket-permits = Marker auf { $business }
web-lcn-ticket-businesses = { $business }, die Karte
web-lcn-ticket-returns = Marker weg von { $business }
web-lcn-then = Danach
web-lcn-you-give = Du gibst, sofort
web-lcn-you-get = Du bekommst, sofort
web-lcn-only-words = unter dieser Linie: nur Worte, niemand kann sie erzwingen
web-lcn-send = Angebot schicken
web-lcn-send-back = Zurückschicken
web-lcn-just-promise = Einfach versprechen
web-lcn-close = Papier weglegen
web-lcn-your-markers = Deine Marker
web-lcn-take-back = Zurücknehmen

## The stage and the papers

web-lcn-die = eine { $shows }
web-lcn-die-success = eine { $shows }, ein Erfolg
web-lcn-stage = Die Bühne
web-lcn-your-man = dein Mann
web-lcn-man-of = Mann von { $who }
web-lcn-announced = Ein Angriff wird angekündigt.
web-lcn-answers = als Antwort auf { $job }
web-lcn-missing-short = fehlt
web-lcn-promise-broken = Wort gebrochen
web-lcn-dice-rolled = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }
web-lcn-target = Zielzahl
web-lcn-has-task = hat noch eine Aufgabe
web-lcn-successes = { $count ->
    [0] Kein Erfolg
    [one] Ein Erfolg
   *[other] { $count } Erfolge
 }
web-lcn-repelled = Abgewehrt
web-lcn-lapsed = Daraus wird nichts
web-lcn-window = Wer hat eine Antwort?
web-lcn-payday = Zahltag
web-lcn-final = Die Bücher sind geschlossen
web-lcn-thousands = Nach Runde { $round }, in tausend Dollar
web-lcn-paid = Bezahlt
web-lcn-row-cash = Geld auf der Hand
web-lcn-row-businesses = Geschäfte
web-lcn-row-monopolies = Monopole
web-lcn-row-bonus = Business-Bonus
web-lcn-row-gangsters = Meiste Gangster
web-lcn-row-power = Machtbonus
web-lcn-row-laundry = Gewaschen × 2
web-lcn-row-recruited = Angeworben
web-lcn-together = Zusammen
web-lcn-twice = { $amount } × 2
web-lcn-men = { $count ->
    [one] 1 Mann
   *[other] { $count } Mann
 }
web-lcn-account = Woher das Geld kam
`,"../../../../src/backroom/words/de/web_maffiosi.ftl":`### Der Web-Client: der Tisch von Maffiosi.

## Männer, Stühle, Gefahren: die Namen für alle, die sie nicht sehen können

web-maf-short-boss = Boss
web-maf-short-robbie = Robbie
web-maf-short-jack = Jack
web-maf-short-henkie = Henkie
web-maf-you = du
web-maf-your = dein { $man }
web-maf-whose = { $man } von { $who }
web-maf-man-on = { $man } auf { $chair }
web-maf-table = Der Tisch und seine Stühle
web-maf-empty = niemand
web-maf-crossed = niemand gegenüber
web-maf-asleep = schläft
web-maf-chosen = gewählt
web-maf-possible = möglich
web-maf-danger-stab = { $who } kann ihn erstechen
web-maf-danger-stab-you = du kannst ihn erstechen
web-maf-danger-fire = { $who } kann ihn erschießen
web-maf-danger-fire-you = du kannst ihn erschießen
web-maf-danger-pie = bei der Torte von { $who }
web-maf-danger-pie-you = bei deiner Torte
web-maf-pie-name = Torte von { $who } vor { $chair }, explodiert nur, wenn jemand nachhilft
web-maf-pie-name-lit = { $turns ->
    [one] Torte von { $who } vor { $chair }, explodiert mit dem nächsten Zug
   *[other] Torte von { $who } vor { $chair }, explodiert in { $turns } Zügen
}

## Die Mitte des Tisches

web-maf-round = Runde { $round }
web-maf-before = Vor Runde 1
web-maf-steps = Die Schritte eines Zuges
web-maf-step-pie = Torte
web-maf-step-money = Geld
web-maf-step-card = Karte
web-maf-step-wake = Aufwachen
web-maf-to-draw = zu ziehen
web-maf-open-pile = abgelegt
web-maf-markers = Schlafmarker
web-maf-markers-left = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
web-maf-no-card = noch keine Karte
web-maf-last-note = Wie es steht, nimmt { $who } den letzten Schein, in Runde { $round }
web-maf-last-note-you = Wie es steht, nimmst du den letzten Schein, in Runde { $round }
web-maf-last-note-short = letzter Schein: { $who }, Runde { $round }
web-maf-seated = { $count } von { $all } Männern sitzen. { $who } beginnt.
web-maf-seated-you = { $count } von { $all } Männern sitzen. Du beginnst.
web-maf-never-dry = Wie es steht, geht das Geld nie aus

## Die Familien

web-maf-out = ausgeschieden
web-maf-on-turn = ist dran
web-maf-in-turns = { $turns ->
    [one] ist als Nächstes dran
   *[other] in { $turns } Zügen
}
web-maf-income = Einnahmen
web-maf-no-income = keine Einnahmen mehr
web-maf-men-left = { $count ->
    [one] 1 Mann
   *[other] { $count } Männer
}
web-maf-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-maf-reach = Wer deine Männer erreicht
web-maf-safe = sicher

## Karten

web-maf-hand = Deine Karten
web-maf-no-cards = Keine Karten auf der Hand.
web-maf-you-are-out = Du bist ausgeschieden; dein Geld zählt noch.
web-maf-card-name = { $card }: { $does }
web-maf-does-stab = Töte einen Gegner neben deinem Messer
web-maf-does-fire = Töte den Gegner gegenüber deinem Revolver
web-maf-does-order-pie = Vor einen Stuhl; explodiert in deinem nächsten Zug
web-maf-does-pass-it-on = Eine fremde Torte geht zum nächsten Mann
web-maf-does-ka-boom = Eine fremde Torte explodiert jetzt
web-maf-does-nightcap = { $count ->
    [one] Ein Mann mit einem Drink schläft ein
   *[other] { $count } Männer mit einem Drink schlafen ein
}
web-maf-does-beat-it = Eine Razzia: Alle Männer bekommen neue Stühle
web-maf-does-move = Einer deiner Männer nimmt einen freien Stuhl
web-maf-count-stab = { $count } erreichbar
web-maf-count-fire = { $count } im Visier
web-maf-count-order-pie = { $count } Stühle
web-maf-count-pass-it-on = { $count ->
    [one] 1 Weg
   *[other] { $count } Wege
}
web-maf-count-ka-boom = { $count ->
    [one] 1 Torte
   *[other] { $count } Torten
}
web-maf-count-nightcap = { $count ->
    [one] 1 Trinker
   *[other] { $count } Trinker
}
web-maf-count-move = { $count ->
    [one] 1 Mann
   *[other] { $count } Männer
}
web-maf-your-pie = Deine Torte
web-maf-pie-home = noch zu Hause
web-maf-pie-gone = für immer weg
web-maf-pie-at = vor Stuhl { $chair }
web-maf-throw = Eine ablegen
web-maf-throw-says = und eine neue ziehen
web-maf-throw-not = nur anstatt zu spielen

## Was gefragt wird, und der Knopf

web-maf-ask-throw = Welche Karte legst du ab? Du ziehst eine neue.
web-maf-ask-drinks = Wer bekommt einen Schlummertrunk? Wer schon schläft, wacht nicht mehr auf.
web-maf-ask-raid = Hau ab! Die Polizei rufen? Alle Männer stehen auf.
web-maf-back = Zurück
web-maf-go-on = Weiter
web-maf-call-raid = Die Polizei rufen
web-maf-throw-card = { $card } ablegen
web-maf-serve = { $count } von { $of } einschenken
web-maf-choose-pie = Wähle eine Torte
web-maf-choose-man = Wähle einen Mann
web-maf-choose-chair = Wähle einen Stuhl
web-maf-stab = { $man } auf { $chair } erstechen
web-maf-shoot = { $man } auf { $chair } erschießen
web-maf-order-for = Eine Torte für Stuhl { $chair }
web-maf-pass-to = Torte von { $who } an { $chair } weitergeben
web-maf-set-off = Torte von { $who } hochgehen lassen
web-maf-lift = { $man } aufstehen lassen
web-maf-seat = { $man } auf { $chair } setzen
web-maf-ways = Wohin eine Torte gehen kann
web-maf-left = links:
web-maf-right = rechts:
web-maf-careful = Vorsicht, das trifft deine eigenen Leute: { $men }.
web-maf-changes = { $who } verdient dann { $after } je Zug statt { $before }.
web-maf-changes-you = Du verdienst dann { $after } je Zug statt { $before }.

## Was man sich ansieht

web-maf-close = Schließen
web-maf-of-whom = { $who }, Stuhl { $chair }
web-maf-is-asleep = (schläft)
web-maf-chair-title = Stuhl { $chair }
web-maf-earns = { $money } je Zug
web-maf-opposite = gegenüber von { $chair }
web-maf-can-kill-him = Wer ihn töten kann
web-maf-could-kill-him = Wer ihn dort töten könnte
web-maf-he-can-kill = Wen er töten kann
web-maf-he-reaches = Er kann { $men } töten.
web-maf-reached-by = In Reichweite von { $men }.
web-maf-he-could-kill = Wen er töten könnte
web-maf-nobody = Niemand
web-maf-if-dies = Wenn er stirbt
web-maf-if-done = Wenn du es tust
web-maf-no-change = Keine Einnahmen ändern sich.
web-maf-then-last = Dann nimmt { $who } den letzten Schein, in Runde { $round }.
web-maf-then-last-you = Dann nimmst du den letzten Schein, in Runde { $round }.
web-maf-whose-pie = Torte von { $who }
web-maf-lit = vor Stuhl { $chair }, explodiert, wenn der Zug von { $who } beginnt
web-maf-unlit = vor Stuhl { $chair }; ihr Besitzer ist ausgeschieden, sie explodiert nur, wenn jemand nachhilft
web-maf-would-hit = Wen sie treffen würde
web-maf-drinks = { $count ->
    [one] Ein Schlummertrunk
   *[other] { $count } Schlummertrünke
}
web-maf-stock = { $count ->
    [one] Noch 1 Schlafmarker
   *[other] Noch { $count } Schlafmarker
}
web-maf-drinks-chosen = Eingeschenkt
web-maf-drinks-others = Wer noch einen Drink hat
web-maf-drink-dies = schläft schon: wacht nicht mehr auf
web-maf-drink-sleeps = schläft ein
web-maf-since = Seit deinem letzten Zug
web-maf-so-far = Bisher
web-maf-nothing-yet = Noch nichts.
web-maf-piles = Abgelegte und noch nicht gesehene Karten
web-maf-pile-card = Karte
web-maf-pile-open = Abgelegt
web-maf-pile-unseen = Noch nicht gesehen
web-maf-of = { $count } von { $all }

## Platz nehmen

web-maf-seating = Alle nehmen Platz
web-maf-seat-one = Du setzt jetzt einen Mann
web-maf-still-to-seat = Deine Männer ohne Stuhl
web-maf-waiting-men = Deine wartenden Männer
web-maf-all-seated = alle sitzen
web-maf-seats-now = wählt

## Augenblicke

web-maf-bang = Peng!
web-maf-zack = Zack!
web-maf-plays = { $who } spielt
web-maf-throws = { $who } legt ab
web-maf-owed = (fällig: { $money })
web-maf-never-wakes = { $man } wacht nicht mehr auf.
web-maf-awake = wach
web-maf-raid-says = Eine Razzia. Torten bleiben stehen, Schläfer schlafen weiter, und diese Karte verlässt das Spiel.
web-maf-pie-goes = Torte von { $who }, Stuhl { $chair }
web-maf-on-time = zu Beginn des Zuges, wie auf der Speisekarte
web-maf-set-off-by = das Werk von { $who }
web-maf-chair = Stuhl { $chair }
web-maf-chair-own = Stuhl { $chair }, Eigentor
web-maf-nobody-hit = Niemand wurde getroffen.

## Das Ende

web-maf-closed = Geschlossen
web-maf-end-empty-bank = Der letzte Schein
web-maf-end-last-at-table = Als Letzter am Tisch
web-maf-end-nobody-left = Niemand mehr da
web-maf-end-stall-guard = Nichts mehr zu verdienen
web-maf-end-round-limit = Es ist spät
web-maf-end-last = { $who } standen { $owed } zu; genommen wurden die letzten { $paid }.
web-maf-end-unclaimed = { $money } bleiben in der Mitte liegen, und niemand bekommt sie.
web-maf-end-family = Familie
web-maf-end-men = Männer am Tisch
web-maf-end-kills = Männer getötet
web-maf-end-money = Geld
web-maf-fortune = Woher dein Geld kam
web-maf-end-course = Geld nach jeder Runde, in Tausend
web-maf-out-in = in Runde { $round } ausgeschieden
web-maf-own-kills = davon { $count } eigene
web-maf-kill-stab = erstochen
web-maf-kill-fire = erschossen
web-maf-kill-pie = mit Torte
web-maf-kill-ka-boom = mit Ka-Wumm!
web-maf-kill-nightcap = mit einem Schlummertrunk
`,"../../../../src/backroom/words/de/web_people.ftl":`### Der Webclient: Leute und die Wege hinein und zurück.

web-nav-ranking = Rangliste
web-ranking-of = Die Rangliste von { $game }
web-ranking-none = Noch hat niemand eine gewertete Partie { $game } beendet. Der erste Platz ist frei.
web-ranking-place = Platz
web-ranking-player = Spieler
web-ranking-rating = Wertung
web-ranking-week = Diese Woche
web-ranking-games = Partien
web-ranking-won = Gewonnen
web-ranking-last = Letzte fünf
web-ranking-last-won = { $won } der letzten { $games } gewonnen
web-ranking-hint = Nur gewertete Tische, zu Ende gespielt. An einem großen Tisch bewegt dich jeder Gegner weniger als in einem Duell. Bots zählen nicht. Die Zahl ist vorsichtig: Alle fangen bei 0 an, und jede Partie macht sie sicherer.
web-ranking-you = Du bei { $game }
web-ranking-missing-stranger = Du stehst nicht darauf: Wir kennen dich noch nicht.
web-ranking-missing-guest = Du spielst als Gast. Deine Partien zählen; auf der Liste stehst du, sobald du ein Konto hast.
web-ranking-missing-new = Du hast noch keine gewertete Partie beendet.
web-ranking-find = Gewerteten Tisch finden
web-rating-course = Wertung über die letzten { $games } Partien: von { $from } auf { $to }
web-person = Spieler
web-person-since = Hier seit { $day }
web-person-guest = Ein Gast
web-person-own = Mein Profil ändern
web-person-friend = Ihr seid Freunde
web-person-mute = Stummschalten
web-person-block = Blockieren
web-person-unshun = Aufheben
web-person-part = Freundschaft beenden
web-person-shunned-mute = Was dieser Spieler sagt, hörst du an keinem Tisch.
web-person-shunned-block = Du wirst nie mit diesem Spieler zusammengesetzt, und er kann sich nicht an deine Tische setzen.
web-person-shun-hint = Es gilt, bis du es aufhebst. Niemand erfährt davon.
web-person-plays = Wie { $name } spielt
web-person-guest-records = Ein Gast hinterlässt keine Bilanz: Sie geht mit ihm.
web-person-no-games = Noch keine Partie beendet.
web-person-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }, { $won } gewonnen
web-person-unrated = Noch keine gewertete Partie
web-match = Schnelle Partie
web-match-hint = Setz dich zu allen, die warten. Nach einer Minute niemand da? Dann kommen Bots dazu.
web-match-any = Jedes Spiel
web-match-find = Such mir einen Tisch
web-match-others = { $waiting ->
    [0] Gerade wartet niemand: Du wärst der Erste.
    [one] Gerade wartet ein Spieler.
   *[other] Gerade warten { $waiting } Spieler.
 }
web-match-wait = { $waiting ->
    [one] Du wartest auf { $missing } weitere
   *[other] { $waiting } warten auf { $missing } weitere
 }
web-match-somebody = jemand
web-match-bots = { $seconds ->
    [0] Bots setzen sich.
    [one] In einer Sekunde setzen sich Bots.
   *[other] In { $seconds } Sekunden setzen sich Bots.
 }
web-match-may-leave = Du darfst diese Seite verlassen: Die Glocke läutet.
web-match-hurry = Jetzt mit Bots beginnen
web-match-wishes = { $wishes } von { $waiting } würden jetzt mit Bots beginnen.
web-match-leave = Nicht länger warten
web-match-ready = Dein Tisch ist bereit.
web-match-waiting = Warten auf eine schnelle Partie …
web-friend = Freunde
web-friend-asks = { $name } möchte hier mit dir befreundet sein
web-friend-are = { $name } und du seid Freunde
web-friend-why = Freunde halten einander Stühle frei und sehen, wo der andere wartet. Mehr nicht.
web-friend-yes = Freunde werden
web-friend-to-mine = Zu meinen Freunden
web-friends = Freunde
web-friends-none = Noch niemand. Schick jemandem deinen Link.
web-friends-waits = wartet an einem Tisch
web-friends-link = Wer diesem Link folgt, wird dein Freund:
web-friends-make-link = Link machen
web-friends-new-link = Neuer Link; der alte verfällt
web-friends-shunned = Wen du meidest
web-friends-mute = stumm
web-friends-block = blockiert
web-friends-invite = Den Stuhl für einen Freund freihalten
web-friends-invited = { $name } ist gefragt
web-invited = { $host } hält dir einen Stuhl frei: { $game }
web-invited-no = Diesmal nicht
web-call = Rufe von Backroom
web-call-confirm = Sollen wir dir schreiben, wenn du am Zug bist?
web-call-end = Ein Tipp, und wir schreiben hierher nicht mehr.
web-call-yes = Ja, schreibt mir
web-call-no = Keine Rufe mehr
web-call-confirmed = Gut. Wir schreiben, wenn ein Tisch auf dich wartet, und nur dann.
web-call-ended = Erledigt. Hier hörst du nichts mehr von uns.
web-calls = Ruf mich, wenn ich am Zug bin
web-calls-why = Für Fernpartien. Wir schicken nur, welcher Tisch wartet, nie, was du hältst.
web-calls-push = Auf diesem Gerät
web-calls-no-push = Dieser Browser nimmt hier keine Nachrichten an: Dafür braucht es https.
web-calls-refused = Dein Browser möchte lieber nicht. Das entscheiden seine Einstellungen.
web-calls-mail = Per E-Mail an
web-calls-mail-add = Schreibt mir
web-calls-unconfirmed = wartet auf dein Ja: Sieh in dein Postfach
web-calls-kind-push = Ein Browser, über { $address }
web-calls-kind-mail = { $address }
web-calls-end = Beenden
web-calls-calendar = Meine Fristen als Kalender
web-calls-calendar-is = Dein Kalender; wer diese Adresse hat, kann ihn lesen:
web-calls-calendar-end = Kein Kalender mehr
web-tokens = Tokens für Bots
web-tokens-why = Ein Programm mit einem Token setzt sich, spielt und redet als eigener Bot, und alle sehen, dass es einer ist. An dein Konto kommt es nicht heran.
web-tokens-how = Wie man einen Bot schreibt
web-tokens-unused = noch nicht benutzt
web-tokens-used = zuletzt benutzt: { $ago }
web-tokens-revoke = Widerrufe das Token von { $name }
web-tokens-revoke-sure = Von jetzt an kommt { $name } nirgends mehr hinein. Die Partien, die es spielt, warten auf es wie auf jeden, der ging.
web-tokens-revoke-yes = Widerrufen
web-tokens-once = Dein Token. Kopiere es jetzt: Es wird nie wieder gezeigt.
web-tokens-name = Wie der Bot heißt
web-tokens-make = Mache ein Token
web-hook = Einem Kanal sagen, wer am Zug ist
web-hook-address = Webhook (die von Discord gehen)
web-hook-set = Sag es dort
web-hook-is = { $host } erfährt, wer am Zug ist.
web-hook-end = Sag es dort nicht mehr
web-unrated-friendly = Nicht gewertet: eine Freundschaftspartie.
web-unrated-alone = Nicht gewertet: Nur ein Mensch spielt, und Bots zählen nicht.
web-unrated-own-cards = Nicht gewertet: Die Karten sind die des Besitzers.
web-end-vote = Diese Partie abbrechen
web-end-vote-why = Sie endet, wenn alle, die noch spielen, es wollen, und zählt für niemanden.
web-end-vote-wish = Ich will abbrechen
web-end-vote-no = Lieber weiterspielen
web-end-vote-who = Wollen abbrechen: { $names }
web-games-ended = Abgebrochen
web-home-turn = { $name }, du bist am Zug
web-home-back = Schön, dich zu sehen, { $name }
web-home-others = Deine anderen Tische
web-home-another = Noch eine?
web-home-waits = Der Tisch wartet auf dich
web-home-deadline = bis { $time }
web-home-waits-for = wartet auf { $names }
web-home-round = Runde { $round }
web-home-best = Die Besten bei { $game }
web-home-ranking = Ganze Rangliste
web-new-name = Dein Name
web-new-seen = Was deine Freunde sehen
web-new-rules = Regeln
web-new-who = Gäste
web-new-printed = wie gedruckt
web-new-changes = { $changes ->
    [one] wie gedruckt · eine Änderung
   *[other] wie gedruckt · { $changes } Änderungen
 }
web-new-then = Dann bekommst du einen Link zum Verschicken.
web-new-chairs-free = { $free ->
    [0] kein Stuhl ist frei
    [one] ein Stuhl ist frei
   *[other] { $free } Stühle sind frei
 }
web-join-to-the-end = bis zum Ende
web-join-players = Spieler
web-join-clock = Uhr
web-join-no-clock = keine Eile
web-join-agreed = Abgemacht: { $rules }. { $talk }.
web-lobby-there = ist da
web-lobby-away = ist nicht da
web-lobby-sit = { $taken } von { $seats } sitzen
web-lobby-talk = Gespräch
web-lobby-talk-empty = Noch hat niemand etwas gesagt.
web-lobby-say = Sag etwas …
web-lobby-bots-play = Bots spielen
web-invite-same-net = Nur im selben Netz: Handys im Haus können kommen, Freunde anderswo nicht.
web-chair-more = Mehr zu { $name }
web-lobby-bots-temper = Temperament der Bots
`,"../../../../src/backroom/words/de/web_room.ftl":`### Der Web-Client: das Zimmer um die Tische.

## Wörter, die viele Seiten brauchen

web-room-waiting = Einen Augenblick …
web-sure-no = Lieber nicht
web-figure-players = { $least }–{ $most } Spieler
web-table-of = Tisch von { $host }
web-table-taken = { $taken } von { $seats } Stühlen besetzt
web-table-players = { $seats } Spieler
web-table-rated = gewertet
web-result-replay = Ansehen
web-result-replay-of = { $game } vom { $time } noch einmal ansehen
web-points-capo-della-mafia = { $points } Respekt
web-bot-random = spielt auf gut Glück
web-rule-number = Regel { $rule }
web-rule-in-book = In den Spielregeln nachlesen
colour-ivory = Elfenbein

## Die Spiele in einem Satz

web-game-la-cosa-nostra = Plane im Geheimen, miete den Anwalt deines Nachbarn, raube deinen Partner aus. Den Rest besorgen die Würfel.
web-game-la-cosa-nostra-length = 90 Min.
web-game-maffiosi = Dreißig Stühle, sechs Bosse, explodierende Torten. Achte darauf, wer dir gegenübersitzt.
web-game-maffiosi-length = 40 Min.
web-game-capo-della-mafia = Erledige den Auftrag, oder tu so. Dann richte deine Pistole auf einen Bluffer.
web-game-capo-della-mafia-length = 30 Min.
web-game-counterfeiters = Druck es, gib es aus, flieg es weg, bevor der Godfather seine Hälfte holt.
web-game-counterfeiters-length = 35 Min.
web-credits-la-cosa-nostra = Entworfen von Johannes Sich, erschienen bei Hard Boiled Games (2014) und Quined Games.
web-credits-maffiosi = Entworfen von Dominique Ehrhard, erschienen bei Hasbro und Parker (1999, 2000).
web-credits-capo-della-mafia = Entworfen von Arjan van Houwelingen, erschienen bei 999 Games (2017).
web-credits-counterfeiters = Entworfen von Olivier Bourgeois, gezeichnet von Ian O’Toole, erschienen bei Quined Games (2018).

## Startseite

web-home = Vier Spiele um Freunde, Lügen und Geld.
web-home-lead = Setz dich zu Leuten, denen du traust, oder zu Bots, denen du besser nicht traust. Kein Konto, kein Download: Schick einen Link und gib die Karten.
web-home-waiting = { $tables ->
    [one] Ein Tisch wartet auf dich
   *[other] { $tables } Tische warten auf dich
 }
web-home-play = Jetzt spielen
web-home-dealing = Es wird gegeben …
web-home-make = Tisch aufstellen
web-learn = Lernen
web-learn-by-playing = Spielend lernen
web-learn-offer = Neu hier? Fünf Minuten am Tisch mit Beppe.
web-learn-go = Dorthin
web-learn-no = Nein, danke
web-home-rules = Spielregeln
web-home-open = Offene Tische
web-home-none-open = Gerade wartet niemand auf Mitspieler. Stell einen Tisch auf, setz ihn auf die Liste und mach den Anfang.
web-home-sit = Hinsetzen
web-home-sitting = Du setzt dich …
web-home-to-table = Zum Tisch
web-home-full = Voll: zusehen
web-home-running = { $tables ->
    [one] Bei einem Spiel kannst du gerade zusehen
   *[other] Bei { $tables } Spielen kannst du gerade zusehen
 }
web-room-rules = Die Regeln dieses Zimmers
web-room-rules-cards = Niemand sieht deine Karten. Nicht der Tisch, nicht die Bots.
web-room-rules-dice = Die Würfel sind versiegelt, bevor du dich setzt. Prüf sie danach.
web-room-rules-deals = Abgemacht ist abgemacht. Versprochen ist nur versprochen.

## Einen Tisch aufstellen

web-new = Tisch aufstellen
web-new-game = Spiel
web-new-seats = Stühle
web-new-settings = Der Tisch
web-new-options = Regeln, auf die ihr euch einigt
web-new-own-cards = Du hast die Schachtel und weißt es besser?
web-new-own-cards-hint = Spiel mit einer eigenen Kartendatei. So fängst du an: backroom cards { $game }.
web-new-make = Tisch decken
web-new-making = Der Tisch wird gedeckt …
web-new-afresh = Zurück zu den Standardregeln
web-option-changed = Nicht die Standardregel.
web-settings-title = Titel
web-settings-title-example = Freitagabend
web-settings-clock = Uhr
web-settings-talk = Reden
web-settings-talk-all = Tischgespräch und Flüstern
web-settings-talk-table = Tischgespräch, kein Flüstern
web-settings-talk-none = Kein Gespräch
web-settings-hold = Wenn jemand geht
web-settings-who = Wer kommen darf, und was zählt
web-settings-listed = Auf der Liste
web-settings-listed-hint = Alle finden ihn bei den offenen Tischen; sonst braucht man den Link.
web-settings-watchers = Zuschauer
web-settings-watchers-hint = Wer den Tisch finden kann, darf zusehen. Verdeckte Karten sehen Zuschauer nicht.
web-settings-rated = Gewertet
web-settings-rated-hint = Das Ergebnis zählt für die Wertung aller, die mitspielen.
web-clock-none = Keine Uhr: Niemand hat es eilig
web-clock-live = Live
web-clock-by-correspondence = Als Fernspiel
web-clock-decision = { $decision } je Entscheidung
web-clock-reserve = { $reserve } für das ganze Spiel
web-clock-both = { $decision } je Entscheidung, { $reserve } Reserve
web-span-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }
web-span-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }
web-span-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 }
web-span-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
web-hold = Frist: { $time }, dann springt ein Bot ein
web-hold-for-ever = Der Stuhl bleibt frei, und alle warten

## Eine Einladung

web-join = Du bist eingeladen
web-join-somebody = Jemand
web-join-from = { $host } hält dir einen Stuhl frei:
web-join-host = Mit diesem Link wirst du Gastgeber am Tisch von { $host }:
web-join-name = Wie heißt du?
web-join-sit = Hinsetzen
web-join-claim = Gastgeber werden
web-join-hint = Ein Name genügt. Kein Konto, keine E-Mail.
web-join-watch = Ich will nur zusehen

## Die Lobby eines Tisches

web-lobby = Lobby
web-lobby-chairs = Stühle
web-lobby-beside = Einladung und Würfel
web-lobby-start = Anfangen
web-lobby-ready = Alle sitzen. Gib die Karten, wann du magst.
web-lobby-fill = Bots auf alle freien Stühle
web-lobby-waits-for-host = Alle sitzen. { $host } gibt die Karten.
web-lobby-options = Was ihr vereinbart habt
web-lobby-options-all = Alle Optionen dieses Spiels
web-lobby-options-change = Regeln ändern
web-lobby-settings-change = Tisch ändern
web-lobby-watchers = Zuschauer sind willkommen
web-lobby-no-watchers = Keine Zuschauer
web-lobby-listed = Steht bei den offenen Tischen
web-lobby-not-listed = Nur mit Einladung
web-lobby-rated = Das Ergebnis zählt für die Wertung
web-lobby-rulebook = Spielregeln lesen
web-lobby-invite = Einladen
web-lobby-invite-link = Wer diesen Link hat, kann sich setzen:
web-lobby-invite-text = Ein Stuhl ist frei: { $game } bei Backroom.
web-lobby-watch-link = Ein Link für Zuschauer
web-lobby-watch-link-hint = Wer diesen Link hat, kann zusehen:
web-lobby-host-link = Den Tisch übergeben
web-lobby-host-link-hint = Vorsicht: Wer diesen Link öffnet, wird an deiner Stelle Gastgeber.
web-lobby-sealed = Die Würfel sind versiegelt
web-lobby-sealed-why = Das Haus hat seinen Seed gezogen und dessen Siegel gezeigt, bevor sich jemand setzte; alle geben beim Hinsetzen etwas dazu. Nach dem Spiel kannst du prüfen, dass niemand an den Würfeln gedreht oder die Karten gezinkt hat.
web-lobby-commitment = Das Siegel
web-lobby-discard = Diesen Tisch schließen
web-lobby-discard-sure = Der Tisch verschwindet, und seine Links auch. Schließen?
web-lobby-discard-yes = Schließen
web-chair-free = Frei
web-chair-you = das bist du
web-chair-is-bot = Bot
web-chair-sit = Hier sitzen
web-chair-move = Hierher
web-chair-bot = Bot
web-chair-level = Wie gut der Bot auf Stuhl { $number } spielt
web-chair-get-up = Aufstehen
web-chair-remove = Wegschicken
web-invite-copy = Kopieren
web-invite-copied = Kopiert
web-invite-share = Teilen
web-invite-same-network = Nur im selben Netz: Wer im Haus ist, kann kommen, Freunde anderswo nicht.
web-invite-only-here = Diese Adresse gilt nur auf diesem Computer. Um Freunde in deinem Netz hereinzulassen, starte das Haus mit „make play LAN=1“; um von überall erreichbar zu sein, hoste es (siehe die Dokumentation).
web-invite-qr = Der Link als Code für die Kamera eines Telefons

## Meine Spiele, zusehen

web-games-stranger = Du hast hier noch nicht gespielt: Wir kennen dich nicht. Such dir ein Spiel aus, oder melde dich an, wenn du ein Konto hast.
web-games-choose = Spiel aussuchen
web-games-none = Es läuft nichts. Zeit, die Karten zu geben.
web-games-waiting = Warten auf dich
web-games-running = Die anderen überlegen
web-games-lobby = Noch nicht begonnen
web-games-aside = Beiseitegestellt: Die Aufzeichnungen dieser Tische sind beschädigt
web-games-closed = Geschlossen: nach früheren Regeln begonnen
web-games-finished = Beendet
web-games-answer = Du bist dran
web-watch-lead = Hier sieht niemand jemandem über die Schulter: Zuschauer sehen, was offen auf dem Tisch liegt, und sonst nichts.
web-watch-running = Wird gerade gespielt
web-watch-look = Zusehen
web-watch-none = Gerade läuft kein offenes Spiel.
web-watch-latest = Letzte Ergebnisse
web-watch-no-results = Hier ist noch kein offenes Spiel zu Ende gegangen.

## Spielregeln

web-rules-lead = In unseren eigenen Worten, in drei Sprachen, jede Regel mit ihrer Nummer. Sagt der Tisch Nein, dann erfährst du auch, nach welcher Regel.
web-rules-open = Spielregeln aufschlagen
web-rules-all = Alle Spielregeln
web-rules-search = Regeln durchsuchen
web-rules-found = { $found ->
    [0] Nichts gefunden
    [one] An einer Stelle gefunden
   *[other] An { $found } Stellen gefunden
 }
web-rules-nothing = Das sagt keine Regel. Versuch ein anderes Wort oder die Nummer einer Regel.
web-rules-contents = Inhalt
web-rules-drawing = Zeichnung
web-rules-table = Tabelle

## Ich selbst

web-me = Wer bist du?
web-me-name-part = Name und Sprache
web-me-name = Name
web-me-rename = Meinen Namen ändern
web-me-come-in = Hereinkommen
web-me-named = So heißt du hier von nun an. An Tischen, an denen du schon sitzt, behältst du den alten Namen.
web-me-account = Konto
web-me-account-is = Du meldest dich als { $login } an, auf jedem Gerät.
web-me-make-account = Konto anlegen
web-me-make-account-why = Du bist als Gast hier, nur in diesem Browser. Mit einem Anmeldenamen und einer Passphrase findest du deine Spiele, Ergebnisse und Wertungen überall wieder. Wir fragen nach keiner E-Mail-Adresse, also kann dir niemand eine vergessene Passphrase schicken.
web-me-account-made = Du hast jetzt ein Konto.
web-me-login = Anmeldename
web-me-passphrase = Passphrase (ein paar Wörter hintereinander)
web-me-passphrase-old = Alte Passphrase
web-me-passphrase-new = Neue Passphrase
web-me-passphrase-change = Passphrase ändern
web-me-passphrase-changed = Die Passphrase ist geändert. Überall sonst bist du abgemeldet.
web-me-log-in = Anmelden
web-me-log-in-why = Wenn du ein Konto hast.
web-me-log-in-guest = Wenn du schon ein Konto hast. Die Plätze, die du als dieser Gast eingenommen hast, bleiben beim Gast.
web-me-welcome = Willkommen zurück.
web-me-log-out = Abmelden
web-me-gone = Du bist abgemeldet.
web-me-ratings = Wertungen
web-me-rated-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 }
web-me-no-ratings = Spiel an einem gewerteten Tisch, und deine Wertung erscheint hier.
web-me-out = Gehen
web-me-forget = Vergesst mich
web-me-forget-sure = Wir vergessen deinen Namen, dein Konto und deine Wertungen. Spiele, die du spielst, gehen ohne dich weiter; beendete behalten den Namen, den du hattest. Das lässt sich nicht zurücknehmen.
web-me-forget-yes = Vergesst mich für immer
web-me-forgotten = Wir sind uns nie begegnet.

## Über uns

web-about = Ein Hinterzimmer für vier Mafiaspiele
web-about-lead = Backroom gibt, zählt, würfelt und merkt sich alles, damit du Ränke schmieden kannst. Alle sehen genau das, was sie sehen dürfen, jede Ablehnung nennt ihre Regel, und jedes Spiel lässt sich bis zur letzten Karte nachprüfen.
web-about-unofficial = Backroom ist eine inoffizielle, kostenlose Umsetzung der Regeln dieser Spiele. Es ist von ihren Autoren und Verlagen weder gemacht noch gebilligt noch lizenziert. Alle Texte, Zeichnungen und Karten sind unsere eigenen.
web-about-games = Wessen Spiele das sind
web-about-boxes = Die Schachteln zu besitzen lohnt sich. Nichts geht über einen Tisch, eine Lampe und einen Freund, der dir ins Gesicht lügt: Gefällt dir hier ein Spiel, dann such es dir.
web-about-fair = Warum du den Würfeln trauen kannst
web-about-fair-text = Bevor sich jemand setzt, veröffentlicht das Haus das Siegel seines Seeds. Alle Spieler geben einen eigenen dazu. Karten und Würfel folgen aus allen zusammen, also kann weder das Haus noch ein Spieler sie allein bestimmen; nach dem Spiel werden die Seeds geöffnet, und alle können jede gezogene Karte und jeden Wurf nachprüfen.
web-about-documents = Dokumentation
web-about-documents-text = Wie jedes Spiel geht, wie du selbst ein Haus aufmachst, wie du ein Spiel oder einen Bot mitbringst:
web-about-documents-link = die Dokumentation dieses Hauses
web-about-private = Was wir aufheben
web-about-private-text = Den Namen, den du angibst, ein Cookie, das kein Skript lesen kann, und die Spiele, die du spielst; eine E-Mail-Adresse nur, wenn du dort gerufen werden willst. Kein Tracking, nichts von Dritten.
web-about-private-me = Du kannst dich vergessen lassen.
web-about-things = Symbole und Schriften
web-about-icons = Die Symbole sind von Lorc, Delapouite und den anderen Zeichnern von
web-about-licence = Backroom selbst ist freie Software unter der Apache License 2.0.

## Wenn etwas nicht geht

web-error = Diese Tür ist zu
web-error-retry = Noch einmal versuchen
web-error-home = Zurück ins Vorzimmer
web-bot-easy = leicht
web-bot-normal = normal
web-bot-hard = schwer
web-bot-master = Meister
web-temper-even = ausgeglichen
web-temper-bold = draufgängerisch
web-temper-greedy = gierig
web-temper-careful = vorsichtig
web-temper-vengeful = rachsüchtig
web-temper-mute = schweigsam
web-chair-temper = Charakter des Bots auf Stuhl { $number }
web-settings-hints = Tipps
web-settings-hints-hint = Wer etwas entscheiden muss, darf einen guten Bot fragen, was er tun würde. Nie an einem gewerteten Tisch.

web-guide = Auf einer Seite
web-back-to-table = Zurück zum Tisch
web-puzzle = Rätsel des Tages
web-puzzle-lead = Eine Stellung, eine Frage, eine Antwort, die sich beweisen lässt.
web-replay-mark = { $kind ->
    [death] Tote
    [pie] explodierende Torten
    [sleep] Schlummertrünke
    [raid] Razzien
    [caught] aufgeflogene Bluffs
    [bluff] gelungene Bluffs
    [godfather] Besuche des Godfathers
    [deal] Deals
    [broken] gebrochene Versprechen
   *[other] Momente
 }
web-replay-marks = Markierungen
web-replay-all = alles
web-replay-speed = Tempo
`,"../../../../src/backroom/words/de/web_table.ftl":`### Der Web-Client: das Gerüst jedes Tisches.

web-table-opening = Die Tür geht auf …
web-players = Spieler
web-board = Der Tisch
web-decision = Deine Entscheidung
web-drawer = Geschichte, Gespräch und Regeln
web-you = du
web-bot = Bot, { $level }
web-away = nicht da
web-thinks = überlegt
web-may-act = darf handeln
web-wishes-pause = will eine Pause
web-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }
web-over = Das Spiel ist vorbei.
web-show-result = Ergebnis zeigen
web-paused = Der Tisch macht Pause: Alle wollten eine.
web-go-on = Weiter
web-bot-sits-in = Ein Bot spielt auf deinem Platz.
web-come-back = Meinen Platz zurücknehmen
web-watching = Du siehst zu.
web-waiting-for = Wir warten auf { $who }.
web-undo = Zurücknehmen
web-choose = Diese wählen
web-filter = In { $count } Möglichkeiten suchen
web-understood = Verstanden
web-tab-story = Geschichte
web-tab-talk = Gespräch
web-tab-deals = Deals
web-tab-rules = Regeln
web-tab-words = In Worten
web-tab-table = Tisch
web-story-undo = { $who } nimmt den letzten Zug zurück.
web-story-pause = { $who } bittet um eine Pause.
web-story-no-pause = { $who } will weiterspielen.
web-story-bot = Ein Bot springt für { $who } ein.
web-story-back = { $who } ist wieder da.
web-story-clock = Die Zeit von { $who } ist abgelaufen.
web-nothing-said = Noch hat niemand etwas gesagt.
web-no-talk = An diesem Tisch wird nicht geredet.
web-whispers-to = flüstert { $who } zu:
web-whisper-to = { $who } zuflüstern
web-to-all = an alle
web-say-to = An wen
web-say = Etwas sagen
web-send = Senden
web-mute = Spieler stummschalten
web-deals = Angebote, die du jetzt machen könntest. Die andere Seite antwortet, wann sie will.
web-no-question = Du hast gerade nichts zu entscheiden.
web-open-rulebook = Spielregeln öffnen
web-sealed-dice = Die Würfel sind versiegelt mit
web-orders = Daueranweisungen (niemand sonst erfährt davon)
web-order-never = mich fragen
web-order-round = in dieser Runde
web-order-end = bis zum Ende
web-wish-pause = Um eine Pause bitten
web-no-pause = Doch keine Pause
web-leave = Gehen und einen Bot für mich weiterspielen lassen
web-close-watchers = Für Zuschauer schließen
web-open-watchers = Für Zuschauer öffnen
web-replace = Einen Bot für { $who } einspringen lassen
web-watch-link = Link für Zuschauer
web-line-coming-back = Die Verbindung ist unterbrochen. Wir versuchen es weiter …
web-your-turn = Du bist dran
web-won = Du gewinnst!
web-winner = { $who } gewinnt.
web-rematch = Noch eine Partie
web-replay = Noch einmal ansehen
web-download-log = Das Spiel als Datei
web-bring-log = Ein Spiel aus einer Datei öffnen
web-look-at-table = Den Tisch ansehen
web-chart = Punkte, Runde für Runde
web-chart-figures = Die Zahlen
web-round = Runde
web-replay-place = Zug { $seq } von { $last }
web-replay-back = Zurück
web-replay-on = Weiter
web-card-face-down = eine verdeckte Karte
web-being-shown = Die Karten liegen auf dem Tisch …
web-skip-show = Vorspulen
web-all-choices = Alle Möglichkeiten in Worten
web-pace = Szenen
web-pace-slow = langsam
web-pace-normal = normal
web-pace-quick = schnell
web-pace-at-once = sofort
web-sound = Eine Klingel, wenn ich am Zug bin
web-hint = Was würdest du tun?
web-hint-nothing = Nichts sagen.
web-hint-do = Mach das
web-focus = Worauf du schaust
web-tab-board = Tisch
web-tab-more = Mehr
web-to-the-table = Zum Tisch
web-round-number = Runde { $round }
web-percent = { $percent } %
web-go-home = Zur Startseite
web-nav-me = Profil
web-tab-news = etwas Neues
web-toast-says = { $who } sagt
web-toast-whispers = { $who } flüstert dir zu
web-toast-answer = Antworten
web-story-since = seit deinem letzten Zug
web-preferences = Auf diesem Gerät
web-text-size = Schriftgröße
web-wish-still = Nichts bewegt sich
web-wish-confirm = Noch einmal fragen, bevor eine Wahl gesendet wird
web-wish-distinct = Platzfarben, die sich besser unterscheiden
web-confirm = Senden? { $what }
web-confirm-yes = Senden
web-confirm-no = Noch nicht


## Where long words may be broken on a narrow card

web-breaks = Drucker|presse Abfall|firma Abge|kartetes Anlage|betrug Ausschrei|bung Auto|diebstahl Auto|knacker|bande Auto|schmuggel Baufonds|schwindel Begleit|service Bezie|hungen Brand|stiftung Drogen|dealer Drogen|handel Drogen|labor Drogen|lieferung Drogen|ring Drogen|schmuggel Einschüch|terung Erpres|sung Falsch|münzerei Falsch|spiel Film|produktion Geburts|tags|feier Geld|verleiher Geld|wäsche Geschäfts|mann Giftmüll|kippe Glücks|zahl Hand|langer Immobilien|betrug Infor|mant Konkurs|verfahren Kredit|karten|betrug Maschinen|pistole Pferde|rennen Preis|absprachen Prosti|tution Rotlicht|viertel Sach|beschä|digung Schlum|mer|trunk Schulden|falle Sondermüll|entsorgung Subven|tions|betrug Tank|stellen|überfall Unschlag|bares Vanda|lismus verprü|geln Versiche|rungs|betrug Waffen|handel Wahl|betrug Weiter|geben Wucher|zinsen Zigaretten|schmuggel Öffent|liche
`}));export{e as texts};