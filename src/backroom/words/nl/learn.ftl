### Lessen: wat in alle hetzelfde is.

learn-but = Mag, maar vanavond gaat de les een andere kant op.
learn-beppe = Beppe, de oude ober
learn-lesson = Les
learn-title = Eerste avond
learn-contents = De delen van de les
learn-left = { $game } aan de echte tafel, nog { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
 }
learn-again = nog eens
learn-now = nu
learn-leave = Weggaan, plek bewaren
learn-leave-short = Weg
learn-part-of = Deel { $part } van { $all }
learn-step-of = { $step } van { $all }
learn-show-me = Laat zien
learn-go-on = Verder
learn-skip-show = Overslaan
learn-take-back = Terugnemen
learn-once-more = Doe het nog eens, en het gebeurt.
learn-nothing-lost = Er is niets verloren: de tafel vraagt het gewoon opnieuw.
learn-stamp-but = mag, maar
learn-stamp-refused = mag niet
learn-back = Terug
learn-why = Waarom?
learn-detour = Zo zou het gegaan zijn. Niets telt hier: neem het terug, dan gaan we verder met de les.
learn-end = Je hebt je eerste avond gewonnen
learn-end-says = { $minutes ->
    [one] Eén minuut
   *[other] { $minutes } minuten
 }, { $mistakes ->
    [0] geen fout
    [one] één fout
   *[other] { $mistakes } fouten
 }, { $helped ->
    [0] geen hulp
    [one] één keer geholpen
   *[other] { $helped } keer geholpen
 }. Bravo.
learn-know = Wat je nu weet
learn-unmet = Wat je nog niet bent tegengekomen
learn-evening = Je avond
learn-newcomer = Nieuweling
learn-you = Jij
learn-real = Nu een echt spel
learn-real-says = Bots van niveau easy. Ze spelen volgens dezelfde regels, zien je kaarten niet en maken fouten.
learn-play-easy = Speel tegen easy
learn-see-again = Nog eens bekijken
learn-home = Naar de andere spellen
