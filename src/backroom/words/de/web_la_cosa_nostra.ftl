### Der Web-Client: der Tisch von La Cosa Nostra.

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
