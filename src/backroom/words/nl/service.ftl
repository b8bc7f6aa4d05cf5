### Zinnen van de dienst: waarom die niet doet wat er gevraagd wordt.

## Mensen

service-stranger = We kennen je niet meer. Kom opnieuw binnen.
service-name-empty = Zeg ons hoe je heet.
service-name-long = Een naam heeft hoogstens { $most } tekens; deze heeft er { $length }.
service-name-characters = In deze naam staat een teken dat we niet kunnen tonen ({ $character }).
service-name-of-a-bot = Dit einde van een naam is voor bots bestemd.
service-language = Kies een van onze talen: { $languages }.
service-login-form = Een inlognaam heeft { $least } tot { $most } tekens: alleen de letters a tot en met z, cijfers, -, _ en de punt.
service-login-taken = Er is al iemand die { $login } heet. Kies een andere inlognaam.
service-passphrase-length = Een wachtzin heeft { $least } tot { $most } tekens. Een paar woorden achter elkaar onthoud je makkelijk.
service-passphrase-wrong = Dat is niet jouw wachtzin.
service-account-already = Je hebt al een account.
service-account-none = Je bent hier te gast. Een wachtzin hoort bij een account.
service-only-people = Het token van een bot zit, speelt en praat aan tafels; dit is voor mensen.
service-tokens-of-accounts = Tokens voor bots horen bij een account.
service-no-token = Zo'n token heb je niet.
service-log-in = Deze inlognaam en deze wachtzin horen niet bij elkaar.

## Als het te veel wordt

service-too-fast = Dat ging iets te snel. Wacht { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 } en probeer het dan opnieuw.
service-busy = Het is druk aan de deur. Probeer het zo nog eens.
service-too-many-tables = Er wachten al { $most } tafels van jou. Begin of sluit er eerst een.
service-too-many-tokens = Je hebt al { $most } tokens. Trek er eerst een in.
service-too-many-sockets = Je hebt dit in te veel vensters open. Sluit er een paar.
service-too-much-talk = Haal even adem en praat dan verder.
service-talk-full = Je hebt aan deze tafel zo veel gezegd dat er niets meer bij past.
service-too-slow = Je verbinding is te traag voor deze tafel. Kom terug als het beter gaat.
service-message-long = Een bericht heeft hoogstens { $most } bytes.
service-no-text = Berichten aan een tafel zijn tekst, nooit bytes.

## Tafels

service-no-table = Zo’n tafel is er niet, of je hebt een link nodig om hem te zien.
service-no-link = Deze link leidt nergens meer heen.
service-no-join = Om hier te gaan zitten heb je een uitnodigingslink nodig.
service-no-watch = De gastheer heeft deze tafel voor toeschouwers gesloten.
service-not-host = Dat kan alleen de gastheer van de tafel.
service-not-seated = Je zit niet aan deze tafel.
service-already-seated = Je hebt al een plaats aan deze tafel.
service-rated-for-people = Aan een tafel met rating zitten mensen; bots van buiten gaan er niet zitten.
service-chair-taken = Daar zit al iemand.
service-chair-free = Daar zit niemand.
service-chairs-free = { $free ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
 } Zet er bots neer of wacht op spelers.
service-nobody-plays = Bots alleen hebben geen tafel nodig. Ga zelf zitten of nodig iemand uit.
service-table-full = Aan deze tafel is geen plaats meer vrij.
service-no-seat = Zo’n plaats is er niet; deze tafel heeft er { $seats }.
service-has-begun = Het spel is begonnen; daar is het nu te laat voor.
service-not-begun = Het spel is nog niet begonnen.
service-not-over = Het spel is nog niet afgelopen.
service-is-there = Deze speler zit aan tafel.
service-same-chair = Daar zit al een bot.
service-bot-sits = Een bot speelt op jouw plaats. Neem die eerst terug.
service-moved-on = Er is iets gebeurd sinds je keek. Kijk opnieuw en kies dan.
service-clock = Een klok loopt hoogstens { $days } dagen.
service-no-level = Zo’n bot is er niet; we hebben: { $levels }.
service-no-order = Zo’n vaste instructie is er hier niet; er zijn: { $orders }.
service-no-such-choice = Dat is geen van de keuzes.
service-no-entry = Het logboek van dit spel eindigt met regel { $last }.
service-no-game = Zo’n spel is er hier niet; we hebben: { $games }.
service-no-lesson = Voor dit spel is hier geen les.
service-no-guide = Voor dit spel is hier geen geïllustreerde pagina.
service-no-puzzle = Deze puzzel is van een dag die nog moet komen.
service-only-a-lesson = Dit is een les: niets telt hier, en niemand luistert.
service-no-talk = Aan deze tafel wordt niet gepraat.
service-no-whispers = Aan deze tafel wordt niet gefluisterd.
service-no-listener = Je kunt alleen tegen een andere speler aan deze tafel praten.
service-empty-talk = Je hebt niets gezegd.
service-table-gone = De gastheer heeft deze tafel gesloten.
service-aside = De gegevens van deze tafel zijn beschadigd. Hij is opzijgezet en de beheerder weet ervan.
service-other-version = Dit spel { $game } is begonnen onder versie { $version } van de regels, en dit huis speelt nu versie { $ours }. Het is gesloten; het logboek blijft bewaard, en de herhaling laat het zien zolang de regels van nu ermee overeenstemmen.

## De dienst zelf

service-bad-input = Dat kan niet: { $reason }.
service-bad-message = Dit bericht begrijpen we niet: { $reason }.
service-bad-request = Dit verzoek begrijpen we niet: { $reason }.
service-no-page = Hier is niets.
service-no-documents = De documentatie zit niet in dit huis. In een checkout maakt “make docs” haar; gepubliceerde pakketten hebben haar al.
service-no-method = Dat kan hier niet.
service-too-large = Dat is te groot voor ons.
service-other-origin = Dit verzoek komt van een andere site; daar luisteren we niet naar.
service-not-written = We konden dit niet opschrijven, dus er is niets gebeurd. Probeer het nog eens.
service-closing = Het huis sluit even. Er gaat niets verloren; kom terug.
service-fault = Er ging bij ons iets mis. Er is niets veranderd wat we je niet hebben gemeld.
service-no-hints = Aan deze tafel zijn er geen tips.
service-nothing-asked = Je hoeft nu niets te beslissen.
service-no-advice = De coach antwoordt niet. Vraag het nog eens.
service-no-figures = Op deze avond kan nu niet teruggekeken worden.
service-file-too-hard = Dit bestand lezen duurt ons te lang. Met een kaartbestand of een spel van Backroom gebeurt dat nooit.
service-too-many-games = Je bent vandaag al { $most } partijen begonnen die nog niet uit zijn. Speel eerst aan een daarvan verder.
service-too-many-connections = Er staan vanaf jouw plek te veel verbindingen met ons open. Sluit er een paar, of kom zo meteen terug.

## Mensen ontmoeten en geroepen worden

service-no-person = Wij kennen niemand met dit kaartje.
service-no-friend = Alleen vrienden kun je zo aan tafel vragen. Stuur anders de link.
service-no-match = Je wacht niet op een snelle partij.
service-no-call = Hier valt niets meer af te zeggen.
service-bad-address = { $why ->
    [scheme] Wij sturen alleen naar adressen die met https:// beginnen.
    [host] Het adres moet een computer noemen, en niemands wachtwoord.
    [private] Dit adres ligt niet op het openbare internet; daar sturen wij niets heen.
    [keys] Dit zijn niet de sleutels van een browser.
    [mailbox] Dat is geen e-mailadres.
   *[url] Naar dit adres kunnen wij niets sturen.
 }
service-no-mail = Dit huis verstuurt geen e-mail.
service-too-many-friends = De lijst is vol: er passen er { $most } op.
service-too-many-calls = Je wordt al op { $most } manieren geroepen. Zeg er eerst een af.
service-ended = Deze partij is niet uitgespeeld: iedereen aan tafel wilde stoppen. Ze telt voor niemand; het verslag blijft bewaard en is terug te zien.
