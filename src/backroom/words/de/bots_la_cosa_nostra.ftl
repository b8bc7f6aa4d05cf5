### La Cosa Nostra: warum ein Bot etwas täte, als Rat an den, der dort sitzt

bots-lcn-pick-purchase = Du lässt { $man } die Karte { $business } kaufen, bevor sie jemand anders vom Markt nimmt.
bots-lcn-pick-job = Du hast in { $man } den besten Mann für „{ $job }“.
bots-lcn-pick-man = Du hast mehrere gute Aufgaben für { $man }: Fang mit ihm an und vergleiche sie dann.
bots-lcn-job-cash = Du hast alles, was du dafür brauchst: { $chance } % Chance auf Erfolg und bis zu { $money }.
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
