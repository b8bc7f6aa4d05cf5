### Der Webclient: Leute und die Wege hinein und zurück.

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
