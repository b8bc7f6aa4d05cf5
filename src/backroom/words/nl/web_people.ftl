### De webclient: mensen, en de weg naar binnen en terug.

web-nav-ranking = Ranglijst
web-ranking-of = De ranglijst van { $game }
web-ranking-none = Niemand heeft nog een partij { $game } uitgespeeld die meetelt. De eerste plaats is vrij.
web-ranking-place = Plaats
web-ranking-player = Speler
web-ranking-rating = Rating
web-ranking-week = Deze week
web-ranking-games = Partijen
web-ranking-won = Gewonnen
web-ranking-last = Laatste vijf
web-ranking-last-won = { $won } van de laatste { $games } gewonnen
web-ranking-hint = Alleen tafels die meetellen en uitgespeeld zijn. Aan een grote tafel verschuif je per tegenstander minder dan in een duel. Bots tellen niet mee. Het getal is voorzichtig: iedereen begint op 0, en elk spel maakt het zekerder.
web-ranking-you = Jij bij { $game }
web-ranking-missing-stranger = Je staat er niet op: we kennen je nog niet.
web-ranking-missing-guest = Je speelt als gast. Je partijen tellen mee; je komt erop zodra je een account hebt.
web-ranking-missing-new = Je hebt nog geen partij uitgespeeld die meetelt.
web-ranking-find = Zoek een tafel die meetelt
web-rating-course = Rating over de laatste { $games } partijen: van { $from } naar { $to }
web-person = Speler
web-person-since = Hier sinds { $day }
web-person-guest = Een gast
web-person-own = Mijn profiel wijzigen
web-person-friend = Jullie zijn vrienden
web-person-mute = Niet meer horen
web-person-block = Blokkeren
web-person-unshun = Ongedaan maken
web-person-part = Vriendschap beëindigen
web-person-shunned-mute = Wat deze speler zegt, hoor je aan geen enkele tafel.
web-person-shunned-block = Je wordt nooit met deze speler aan tafel gezet, en hij kan niet aan jouw tafels gaan zitten.
web-person-shun-hint = Het blijft zo tot je het ongedaan maakt. Niemand krijgt het te horen.
web-person-plays = Hoe { $name } speelt
web-person-guest-records = Een gast laat niets na: zijn cijfers verdwijnen met het bezoek.
web-person-no-games = Nog geen partij uitgespeeld.
web-person-games = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
 }, { $won } gewonnen
web-person-unrated = Nog geen partij die meetelt
web-match = Snelle partij
web-match-hint = Schuif aan bij wie er wacht. Na een minuut nog niemand? Dan komen er bots bij.
web-match-any = Welk spel ook
web-match-find = Zoek me een tafel
web-match-others = { $waiting ->
    [0] Er wacht nu niemand: jij zou de eerste zijn.
    [one] Er wacht nu één speler.
   *[other] Er wachten nu { $waiting } spelers.
 }
web-match-wait = { $waiting ->
    [one] Je wacht op nog { $missing }
   *[other] { $waiting } wachten op nog { $missing }
 }
web-match-somebody = iemand
web-match-bots = { $seconds ->
    [0] Er schuiven bots aan.
    [one] Over één seconde schuiven er bots aan.
   *[other] Over { $seconds } seconden schuiven er bots aan.
 }
web-match-may-leave = Je mag deze pagina verlaten: de bel gaat.
web-match-hurry = Nu met bots beginnen
web-match-wishes = { $wishes } van { $waiting } wil nu met bots beginnen.
web-match-leave = Niet langer wachten
web-match-ready = Je tafel is klaar.
web-match-waiting = Wachten op een snelle partij …
web-friend = Vrienden
web-friend-asks = { $name } wil hier je vriend zijn
web-friend-are = { $name } en jij zijn vrienden
web-friend-why = Vrienden houden stoelen voor elkaar vrij en zien waar de ander wacht. Meer niet.
web-friend-yes = Vrienden worden
web-friend-to-mine = Naar mijn vrienden
web-friends = Vrienden
web-friends-none = Nog niemand. Stuur iemand je link.
web-friends-waits = wacht aan een tafel
web-friends-link = Wie deze link volgt, wordt je vriend:
web-friends-make-link = Link maken
web-friends-new-link = Nieuwe link; de oude vervalt
web-friends-shunned = Wie je liever mijdt
web-friends-mute = niet te horen
web-friends-block = geblokkeerd
web-friends-invite = Houd de stoel vrij voor een vriend
web-friends-invited = { $name } is gevraagd
web-invited = { $host } houdt een stoel voor je vrij: { $game }
web-invited-no = Deze keer niet
web-call = Oproepen van Backroom
web-call-confirm = Zullen we je schrijven wanneer je aan de beurt bent?
web-call-end = Eén tik en we schrijven hier niet meer.
web-call-yes = Ja, schrijf me
web-call-no = Geen oproepen meer
web-call-confirmed = Goed. We schrijven wanneer een tafel op je wacht, en alleen dan.
web-call-ended = Klaar. Je hoort hier niets meer van ons.
web-calls = Roep me als ik aan de beurt ben
web-calls-why = Voor partijen per brief. We sturen alleen welke tafel wacht, nooit wat je in handen hebt.
web-calls-push = Op dit apparaat
web-calls-no-push = Deze browser neemt hier geen berichten aan: daarvoor is https nodig.
web-calls-refused = Je browser wil liever niet. Dat bepalen zijn instellingen.
web-calls-mail = Per e-mail naar
web-calls-mail-add = Schrijf me
web-calls-unconfirmed = wacht op je ja: kijk in je mailbox
web-calls-kind-push = Een browser, via { $address }
web-calls-kind-mail = { $address }
web-calls-end = Stoppen
web-calls-calendar = Mijn termijnen als agenda
web-calls-calendar-is = Je agenda; wie dit adres heeft, kan hem lezen:
web-calls-calendar-end = Geen agenda meer
web-tokens = Tokens voor bots
web-tokens-why = Een programma met een token gaat zitten, speelt en praat als een eigen bot, en iedereen ziet dat het er een is. Aan je account komt het niet.
web-tokens-how = Hoe je een bot schrijft
web-tokens-unused = nog niet gebruikt
web-tokens-used = laatst gebruikt: { $ago }
web-tokens-revoke = Trek het token van { $name } in
web-tokens-revoke-sure = Van nu af komt { $name } nergens meer binnen. De partijen die het speelt wachten erop als op ieder die wegging.
web-tokens-revoke-yes = Trek het in
web-tokens-once = Je token. Kopieer het nu: het wordt nooit meer getoond.
web-tokens-name = Hoe de bot heet
web-tokens-make = Maak een token
web-hook = Laat een kanaal weten wie er aan de beurt is
web-hook-address = Webhook (die van Discord werken)
web-hook-set = Laat het weten
web-hook-is = { $host } krijgt te horen wie er aan de beurt is.
web-hook-end = Laat het niet meer weten
web-unrated-friendly = Telt niet mee: een vriendschappelijke partij.
web-unrated-alone = Telt niet mee: er speelt maar één mens, en bots tellen niet.
web-unrated-own-cards = Telt niet mee: de kaarten zijn van de eigenaar zelf.
web-end-vote = Deze partij niet uitspelen
web-end-vote-why = Ze eindigt wanneer iedereen die nog speelt dat wil, en telt voor niemand.
web-end-vote-wish = Ik wil stoppen
web-end-vote-no = Liever doorspelen
web-end-vote-who = Willen stoppen: { $names }
web-games-ended = Niet uitgespeeld
web-home-turn = { $name }, je bent aan de beurt
web-home-back = Fijn je te zien, { $name }
web-home-others = Je andere tafels
web-home-another = Nog een?
web-home-waits = De tafel wacht op je
web-home-deadline = tot { $time }
web-home-waits-for = wacht op { $names }
web-home-round = ronde { $round }
web-home-best = De besten bij { $game }
web-home-ranking = Hele ranglijst
web-new-name = Jouw naam
web-new-seen = Wat je vrienden zien
web-new-rules = Regels
web-new-who = Gasten
web-new-printed = zoals gedrukt
web-new-changes = { $changes ->
    [one] zoals gedrukt · één wijziging
   *[other] zoals gedrukt · { $changes } wijzigingen
 }
web-new-then = Daarna krijg je één link om te sturen.
web-new-chairs-free = { $free ->
    [0] er is geen stoel vrij
    [one] er is één stoel vrij
   *[other] er zijn { $free } stoelen vrij
 }
web-join-to-the-end = tot het einde
web-join-players = spelers
web-join-clock = klok
web-join-no-clock = geen haast
web-join-agreed = Afgesproken: { $rules }. { $talk }.
web-lobby-there = is er
web-lobby-away = is er niet
web-lobby-sit = { $taken } van { $seats } zitten
web-lobby-talk = Praten
web-lobby-talk-empty = Nog niemand heeft iets gezegd.
web-lobby-say = Zeg iets …
web-lobby-bots-play = Bots spelen
web-invite-same-net = Alleen hetzelfde netwerk: telefoons in huis kunnen erbij, vrienden elders niet.
web-chair-more = Meer over { $name }
web-lobby-bots-temper = Karakter van de bots
