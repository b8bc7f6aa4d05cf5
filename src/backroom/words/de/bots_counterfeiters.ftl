### Counterfeiters: warum ein Bot etwas tun würde, als Rat an den Menschen auf dem Platz

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
