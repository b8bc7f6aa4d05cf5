### De avond in cijfers, en wat de coach gedaan zou hebben.

figures-title = De avond in cijfers
figures-of = { $game }, { $players } spelers, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }. { $looks ->
    [one] Eén keer
   *[other] { $looks } keer
 } bekeken.
figures-course = Ronde voor ronde
figures-luck-and-skill = Geluk en kunde
figures-explained = In punten winstkans, van een gelijk deel tot het einde; ± één standaardfout. Wat korter is dan zijn fout, staat tussen haakjes.
figures-column-player = speler
figures-column-share = deel
figures-column-luck = geluk
figures-column-own = beslissingen
figures-column-others = de anderen
figures-column-end = einde
figures-column-round = ronde
figures-moments = Momenten
figures-no-moments = Niets sprong eruit: geen moment veranderde iemands kansen meer dan de meetfout.
figures-moment = { $title }: { $text } { $points } ± { $error } punten (ronde { $round }, regel { $seq })
figures-sentence = In één zin

figures-evening = { $count ->
    [one] { $winners } heeft gewonnen
   *[other] { $winners } delen de winst
 }{ $by ->
    [luck] , vooral met geluk.
    [own] , vooral met goede beslissingen.
    [others] , vooral door wat de anderen deden.
   *[nothing] , en het had iedereen kunnen zijn.
 }
figures-evening-with = { $count ->
    [one] { $winners } heeft gewonnen
   *[other] { $winners } delen de winst
 }{ $by ->
    [luck] , vooral met geluk.
    [own] , vooral met goede beslissingen.
    [others] , vooral door wat de anderen deden.
   *[nothing] , en het had iedereen kunnen zijn.
 } Wat het meest telde: { $moment }.

## Momenten

figures-the-same = hetzelfde
figures-silence = helemaal niets

figures-mistake = Duurste fout
figures-mistake-told = { $seat } koos “{ $done }”. Gebruikelijk was “{ $usual }”.
figures-mistake-recalled = een fout van { $seat } in ronde { $round }
figures-turn = Beste beurt
figures-turn-told = { $seat } koos “{ $done }”, waar “{ $usual }” gebruikelijk is.
figures-turn-recalled = een mooie beurt van { $seat } in ronde { $round }
figures-draw = Gelukkigste trekking
figures-draw-told = { $seat } had geluk met de kaarten.
figures-draw-recalled = gelukkige kaarten voor { $seat } in ronde { $round }
figures-blow = Hardste klap
figures-blow-told = { $by } sloeg toe, en { $seat } werd het hardst geraakt.
figures-blow-recalled = een klap voor { $seat } in ronde { $round }
figures-bluff = Beste bluf die slaagde
figures-bluff-told = { $seat } had de opdracht niet vervuld (“{ $done }”), en niemand kwam erachter.
figures-bluff-recalled = een geslaagde bluf van { $seat } in ronde { $round }
figures-caught = Betrapte bluf
figures-caught-told = { $seat } had de opdracht niet vervuld (“{ $done }”), en moest de kaarten laten zien.
figures-caught-recalled = een betrapte bluf van { $seat } in ronde { $round }
figures-finger = Meest verkeerde vinger
figures-finger-told = { $seat } koos “{ $done }”, en had het mis. Gebruikelijk was “{ $usual }”.
figures-finger-recalled = een verkeerde verdenking van { $seat } in ronde { $round }
figures-deal = Beste deal
figures-deal-told = Voor { $seat } was dit de deal van de avond.
figures-deal-recalled = een deal voor { $seat } in ronde { $round }
figures-broken = Woordbreuk die loonde
figures-broken-told = { $seat } deed een belofte en hield zich er niet aan.
figures-broken-recalled = een gebroken woord van { $seat } in ronde { $round }
figures-roll = Gelukkigste worp
figures-roll-told = { $seat } had geluk met de dobbelstenen.
figures-roll-recalled = een gelukkige worp van { $seat } in ronde { $round }
figures-wash = Beste wasbeurt
figures-wash-told = { $seat } koos “{ $done }”, waar “{ $usual }” gebruikelijk is.
figures-wash-recalled = geld dat { $seat } witwaste in ronde { $round }
figures-godfather = Duurste Godfather
figures-godfather-told = { $by } haalde de Godfather, en { $seat } had er het meest onder te lijden.
figures-godfather-recalled = het bezoek van de Godfather aan { $seat } in ronde { $round }
figures-market = Gelukkigste markt
figures-market-told = De nieuwe kaarten op de zwarte markt kwamen { $seat } goed uit.
figures-market-recalled = een markt die { $seat } goed uitkwam in ronde { $round }

## De coach

coach-title = Wat zou de coach hier gedaan hebben?
coach-known = { $seat }, ronde { $round }, regel { $seq }: met wat { $seat } toen wist. { $worlds ->
    [one] Eén tafel
   *[other] { $worlds } tafels
 } waar hetzelfde te zien is, de rest opnieuw gedeeld.
coach-choice = { $chance } % ± { $error }  { $choice }
coach-mark-best = de coach
coach-mark-done = wat er gedaan is
coach-mark-both = de coach, en wat er gedaan is
coach-agrees = De coach zou hetzelfde gedaan hebben.
coach-level = Tussen wat er gedaan is en de keuze van de coach is geen meetbaar verschil.

## In de browser

web-figures-progress = De avond wordt bekeken: { $looks } van { $of } keer.
web-figures-explained = Punten winstkans, van een gelijk deel tot het einde. Streepjes: ± één standaardfout; wat korter is dan zijn streepje, is bleek.
web-figures-chance = Winstkans: { $who }
web-figures-whose = Wiens kansen
web-figures-decision = eigen beslissing
web-figures-draw = trekking of worp
web-figures-rival = beurt van een rivaal
web-figures-points = { $points } ± { $error } punten
web-figures-round = Ronde { $round }
web-figures-luck = plaats, deling, eigen trekkingen
web-figures-own = vergeleken met de gebruikelijke
web-figures-others = alles wat ze deden en trokken
web-coach-ask = Vraag de coach
web-coach-thinks = De coach bekijkt de tafel …
web-figures-chart = Kans van { $who } om te winnen, van { $from } % naar { $to } %

## De kaart van een avond, om te delen

web-share = Deel deze avond
web-share-of = { $game }, { $players } spelers, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }
web-share-ahead = { $points } voor
web-share-short = { $points } te kort
web-share-did = { $seat } koos “{ $done }”. Wat had jij gedaan?
web-share-did-mine = Ik koos “{ $done }”. Wat had jij gedaan?
web-share-see = Bekijk dit moment
web-share-opens = opent de herhaling in ronde { $round }, zonder account
web-share-opens-all = opent de herhaling, zonder account
web-share-moment = Het moment op de kaart
web-share-names = Met ieders naam: zij vinden het goed
web-share-save = Bewaar de afbeelding
web-share-draws = De kaart wordt getekend …
web-share-fails = Je browser kan de kaart niet tekenen. De link leidt wel naar het moment.
web-share-close = Sluiten
