### Sätze des Dienstes: warum er nicht tut, worum er gebeten wurde.

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
