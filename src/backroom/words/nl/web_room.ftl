### De webclient: de kamer rond de tafels.

## Woorden die veel pagina’s gebruiken

web-room-waiting = Een ogenblik …
web-sure-no = Toch maar niet
web-figure-players = { $least }–{ $most } spelers
web-table-of = Tafel van { $host }
web-table-taken = { $taken } van { $seats } stoelen bezet
web-table-players = { $seats } spelers
web-table-rated = telt mee
web-result-replay = Terugkijken
web-result-replay-of = { $game } van { $time } terugkijken
web-points-capo-della-mafia = { $points } respect
web-bot-random = speelt op goed geluk
web-rule-number = Regel { $rule }
web-rule-in-book = Lees hem in de spelregels
colour-ivory = Ivoor

## De spellen in één zin

web-game-la-cosa-nostra = Plan in het geheim, huur de advocaat van je buurman, beroof je partner. De dobbelstenen doen de rest.
web-game-la-cosa-nostra-length = 90 min
web-game-maffiosi = Dertig stoelen, zes Bosses, ontploffende taarten. Let op wie er tegenover je zit.
web-game-maffiosi-length = 40 min
web-game-capo-della-mafia = Vervul de opdracht, of doe alsof. En richt dan je pistool op een bluffer.
web-game-capo-della-mafia-length = 30 min
web-game-counterfeiters = Druk het, geef het uit, vlieg het weg, voordat de Godfather zijn helft komt halen.
web-game-counterfeiters-length = 35 min
web-credits-la-cosa-nostra = Ontworpen door Johannes Sich, uitgegeven door Hard Boiled Games (2014) en Quined Games.
web-credits-maffiosi = Ontworpen door Dominique Ehrhard, uitgegeven door Hasbro en Parker (1999, 2000).
web-credits-capo-della-mafia = Ontworpen door Arjan van Houwelingen, uitgegeven door 999 Games (2017).
web-credits-counterfeiters = Ontworpen door Olivier Bourgeois, met tekeningen van Ian O’Toole, uitgegeven door Quined Games (2018).

## Voorpagina

web-home = Vier spellen over vrienden, leugens en geld.
web-home-lead = Ga zitten met mensen die je vertrouwt, of met bots die je beter niet vertrouwt. Geen account, niets te downloaden: stuur een link en deel de kaarten.
web-home-waiting = { $tables ->
    [one] Er wacht een tafel op je
   *[other] Er wachten { $tables } tafels op je
 }
web-home-play = Nu spelen
web-home-dealing = Delen …
web-home-make = Tafel maken
web-learn = Leren
web-learn-by-playing = Leer door te spelen
web-learn-offer = Nieuw hier? Vijf minuten aan tafel met Beppe.
web-learn-go = Erheen
web-learn-no = Nee, bedankt
web-home-rules = Spelregels
web-home-open = Open tafels
web-home-none-open = Op dit moment wacht er niemand op spelers. Maak een tafel, zet hem in de lijst, en wees de eerste.
web-home-sit = Ga zitten
web-home-sitting = Je gaat zitten …
web-home-to-table = Naar de tafel
web-home-full = Vol: kijk mee
web-home-running = { $tables ->
    [one] Bij één spel kun je nu meekijken
   *[other] Bij { $tables } spellen kun je nu meekijken
 }
web-room-rules = De regels van deze kamer
web-room-rules-cards = Niemand ziet jouw kaarten. De tafel niet, de bots niet.
web-room-rules-dice = De dobbelstenen zijn verzegeld voordat je gaat zitten. Controleer ze achteraf.
web-room-rules-deals = Een deal is een deal. Een belofte is maar een belofte.

## Een tafel maken

web-new = Tafel maken
web-new-game = Spel
web-new-seats = Stoelen
web-new-settings = De tafel
web-new-options = Regels die je afspreekt
web-new-own-cards = Heb je de doos en weet je het beter?
web-new-own-cards-hint = Speel met een eigen kaartbestand. Zo begin je: backroom cards { $game }.
web-new-make = Tafel klaarzetten
web-new-making = De tafel wordt klaargezet …
web-new-afresh = Terug naar de standaardregels
web-option-changed = Niet de standaardregel.
web-settings-title = Titel
web-settings-title-example = Vrijdagavond
web-settings-clock = Klok
web-settings-talk = Praten
web-settings-talk-all = Praten aan tafel en fluisteren
web-settings-talk-table = Praten aan tafel, niet fluisteren
web-settings-talk-none = Niet praten
web-settings-hold = Als iemand vertrekt
web-settings-who = Wie mag komen, en wat telt
web-settings-listed = In de lijst
web-settings-listed-hint = Iedereen vindt hem bij de open tafels; anders heb je de link nodig.
web-settings-watchers = Toeschouwers
web-settings-watchers-hint = Wie de tafel kan vinden, mag meekijken. Verborgen kaarten zien toeschouwers niet.
web-settings-rated = Telt mee
web-settings-rated-hint = De uitslag telt mee voor de rating van iedereen die speelt.
web-clock-none = Geen klok: niemand heeft haast
web-clock-live = Live
web-clock-by-correspondence = Per correspondentie
web-clock-decision = { $decision } per beslissing
web-clock-reserve = { $reserve } voor het hele spel
web-clock-both = { $decision } per beslissing, { $reserve } reserve
web-span-seconds = { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 }
web-span-minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
 }
web-span-hours = { $hours ->
    [one] één uur
   *[other] { $hours } uur
 }
web-span-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
 }
web-hold = Na { $time } neemt een bot het over
web-hold-for-ever = De stoel blijft vrij, en iedereen wacht

## Een uitnodiging

web-join = Je bent uitgenodigd
web-join-somebody = Iemand
web-join-from = { $host } houdt een stoel voor je vrij:
web-join-host = Met deze link word je gastheer van de tafel van { $host }:
web-join-name = Hoe heet je?
web-join-sit = Ga zitten
web-join-claim = Word gastheer
web-join-hint = Een naam is genoeg. Geen account, geen e-mail.
web-join-watch = Ik wil alleen kijken

## De lobby van een tafel

web-lobby = Lobby
web-lobby-chairs = Stoelen
web-lobby-beside = Uitnodiging en dobbelstenen
web-lobby-start = Beginnen
web-lobby-ready = Iedereen zit. Delen maar, zodra je wilt.
web-lobby-fill = Bots op alle vrije stoelen
web-lobby-waits-for-host = Iedereen zit. { $host } deelt.
web-lobby-options = Wat jullie hebben afgesproken
web-lobby-options-all = Alle opties van dit spel
web-lobby-options-change = De regels veranderen
web-lobby-settings-change = De tafel veranderen
web-lobby-watchers = Toeschouwers zijn welkom
web-lobby-no-watchers = Geen toeschouwers
web-lobby-listed = Staat bij de open tafels
web-lobby-not-listed = Alleen op uitnodiging
web-lobby-rated = De uitslag telt mee voor de ratings
web-lobby-rulebook = Lees de spelregels
web-lobby-invite = Uitnodigen
web-lobby-invite-link = Wie deze link heeft, kan gaan zitten:
web-lobby-invite-text = Er is een stoel vrij: { $game } bij Backroom.
web-lobby-watch-link = Een link voor toeschouwers
web-lobby-watch-link-hint = Wie deze link heeft, kan meekijken:
web-lobby-host-link = De tafel overdragen
web-lobby-host-link-hint = Pas op: wie deze link opent, wordt gastheer in jouw plaats.
web-lobby-sealed = De dobbelstenen zijn verzegeld
web-lobby-sealed-why = Het huis heeft zijn seed getrokken en het zegel ervan laten zien voordat er iemand zat; elke speler voegt er bij het gaan zitten iets aan toe. Na het spel kun je nagaan dat niemand met de dobbelstenen of de kaarten heeft geknoeid.
web-lobby-commitment = Het zegel
web-lobby-discard = Deze tafel sluiten
web-lobby-discard-sure = De tafel verdwijnt, en zijn links ook. Sluiten?
web-lobby-discard-yes = Sluiten
web-chair-free = Vrij
web-chair-you = dat ben jij
web-chair-is-bot = bot
web-chair-sit = Ga hier zitten
web-chair-move = Hierheen
web-chair-bot = Bot
web-chair-level = Hoe goed de bot op stoel { $number } speelt
web-chair-get-up = Sta op
web-chair-remove = Wegsturen
web-invite-copy = Kopiëren
web-invite-copied = Gekopieerd
web-invite-share = Delen
web-invite-same-network = Alleen op hetzelfde netwerk: wie in huis is kan meedoen, vrienden elders niet.
web-invite-only-here = Dit adres werkt alleen op deze computer. Wil je vrienden op je netwerk binnenlaten, start het huis dan met “make play LAN=1”; wil je overal bereikbaar zijn, host het dan (zie de documentatie).
web-invite-qr = De link als code voor de camera van een telefoon

## Mijn spellen, kijken

web-games-stranger = Je hebt hier nog niet gespeeld: we kennen je niet. Kies een spel, of log in als je een account hebt.
web-games-choose = Kies een spel
web-games-none = Er loopt niets. Tijd om te delen.
web-games-waiting = Wachten op jou
web-games-running = De anderen denken na
web-games-lobby = Nog niet begonnen
web-games-aside = Opzijgezet: de gegevens van deze tafels zijn beschadigd
web-games-closed = Gesloten: begonnen onder eerdere regels
web-games-finished = Afgelopen
web-games-answer = Jij bent aan de beurt
web-watch-lead = Niemand kijkt hier over een schouder mee: toeschouwers zien wat er open op tafel ligt, en verder niets.
web-watch-running = Nu bezig
web-watch-look = Kijken
web-watch-none = Er is op dit moment geen open spel bezig.
web-watch-latest = Laatste uitslagen
web-watch-no-results = Er is hier nog geen open spel afgelopen.

## Spelregels

web-rules-lead = In onze eigen woorden, in drie talen, elke regel met zijn nummer. Zegt de tafel nee, dan hoor je ook welke regel dat is.
web-rules-open = Open de spelregels
web-rules-all = Alle spelregels
web-rules-search = Zoek in de regels
web-rules-found = { $found ->
    [0] Niets gevonden
    [one] Op één plaats gevonden
   *[other] Op { $found } plaatsen gevonden
 }
web-rules-nothing = Dat staat in geen enkele regel. Probeer een ander woord of het nummer van een regel.
web-rules-contents = Inhoud
web-rules-drawing = Tekening
web-rules-table = Tabel

## Ikzelf

web-me = Wie ben je?
web-me-name-part = Naam en taal
web-me-name = Naam
web-me-rename = Mijn naam veranderen
web-me-come-in = Kom binnen
web-me-named = Zo heet je hier voortaan. Aan tafels waar je al zit, houd je de oude naam.
web-me-account = Account
web-me-account-is = Je logt in als { $login }, op elke computer.
web-me-make-account = Account maken
web-me-make-account-why = Je bent hier als gast, alleen in deze browser. Met een inlognaam en een wachtzin vind je je spellen, uitslagen en ratings overal terug. We vragen geen e-mailadres, dus niemand kan je een vergeten wachtzin sturen.
web-me-account-made = Je hebt nu een account.
web-me-login = Inlognaam
web-me-passphrase = Wachtzin (een paar woorden achter elkaar)
web-me-passphrase-old = Oude wachtzin
web-me-passphrase-new = Nieuwe wachtzin
web-me-passphrase-change = Wachtzin veranderen
web-me-passphrase-changed = De wachtzin is veranderd. Overal elders ben je uitgelogd.
web-me-log-in = Inloggen
web-me-log-in-why = Als je een account hebt.
web-me-log-in-guest = Als je al een account hebt. De plaatsen die je als deze gast hebt genomen, blijven van de gast.
web-me-welcome = Welkom terug.
web-me-log-out = Uitloggen
web-me-gone = Je bent uitgelogd.
web-me-ratings = Ratings
web-me-rated-games = { $games ->
    [one] één spel
   *[other] { $games } spellen
 }
web-me-no-ratings = Speel aan een tafel die meetelt, en je rating verschijnt hier.
web-me-out = Weggaan
web-me-forget = Vergeet mij
web-me-forget-sure = We vergeten je naam, je account en je ratings. Spellen die je speelt, gaan zonder jou verder; afgelopen spellen houden de naam die je had. Dit kan niet ongedaan worden gemaakt.
web-me-forget-yes = Vergeet mij voorgoed
web-me-forgotten = We hebben elkaar nooit ontmoet.

## Over ons

web-about = Een achterkamer voor vier maffiaspellen
web-about-lead = Backroom deelt, telt, dobbelt en onthoudt, zodat jij kunt konkelen. Iedereen ziet precies wat hij mag zien, elke weigering noemt haar regel, en elk spel is tot de laatste kaart te controleren.
web-about-unofficial = Backroom is een onofficiële, gratis uitvoering van de regels van deze spellen. Het is niet gemaakt, goedgekeurd of in licentie gegeven door de ontwerpers of uitgevers. Alle teksten, tekeningen en kaarten zijn van onszelf.
web-about-games = Van wie deze spellen zijn
web-about-boxes = De dozen zijn het bezitten waard. Er gaat niets boven een tafel, een lamp en een vriend die recht in je gezicht liegt: vind je een spel hier leuk, ga het dan zoeken.
web-about-fair = Waarom je de dobbelstenen kunt vertrouwen
web-about-fair-text = Voordat er iemand gaat zitten, maakt het huis het zegel van zijn seed bekend. Elke speler voegt een eigen seed toe. Alle kaarten en dobbelstenen volgen daar samen uit, dus noch het huis noch een speler kan ze alleen kiezen; na het spel worden de seeds geopend, en iedereen kan elke trekking nagaan.
web-about-documents = Documentatie
web-about-documents-text = Hoe elk spel gaat, hoe je zelf een huis opent, hoe je een spel of een bot meebrengt:
web-about-documents-link = de documentatie van dit huis
web-about-private = Wat we bewaren
web-about-private-text = De naam die je opgeeft, een cookie die geen script kan lezen, en de spellen die je speelt; een e-mailadres alleen als je daar geroepen wilt worden. Geen tracking, niets van derden.
web-about-private-me = Je kunt ons vragen je te vergeten.
web-about-things = Iconen en lettertypen
web-about-icons = De iconen zijn van Lorc, Delapouite en de andere tekenaars van
web-about-licence = Backroom zelf is vrije software onder de Apache License 2.0.

## Als iets niet gaat

web-error = Die deur is dicht
web-error-retry = Opnieuw proberen
web-error-home = Terug naar de voorkamer
web-bot-easy = makkelijk
web-bot-normal = gewoon
web-bot-hard = moeilijk
web-bot-master = meester
web-temper-even = gelijkmatig
web-temper-bold = brutaal
web-temper-greedy = hebberig
web-temper-careful = voorzichtig
web-temper-vengeful = wraakzuchtig
web-temper-mute = zwijgzaam
web-chair-temper = Karakter van de bot op stoel { $number }
web-settings-hints = Tips
web-settings-hints-hint = Wie iets moet beslissen, mag een goede bot vragen wat die zou doen. Nooit aan een tafel die meetelt.

web-guide = Op één bladzijde
web-back-to-table = Terug naar de tafel
web-puzzle = Puzzel van de dag
web-puzzle-lead = Eén stelling, één vraag, één antwoord dat te bewijzen is.
web-replay-mark = { $kind ->
    [death] doden
    [pie] ontploffende taarten
    [sleep] slaapmutsjes
    [raid] invallen
    [caught] ontmaskerde bluf
    [bluff] geslaagde bluf
    [godfather] bezoeken van de Godfather
    [deal] deals
    [broken] gebroken beloftes
   *[other] momenten
 }
web-replay-marks = Markeringen
web-replay-all = alles
web-replay-speed = Snelheid
