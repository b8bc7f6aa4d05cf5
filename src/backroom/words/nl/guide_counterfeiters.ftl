### Counterfeiters on one page.

guide-counterfeiters-goal = Druk valse biljetten in Miami, maak er echt geld van en verstop het voor de politie er is. Het meeste echte geld wint.
guide-counterfeiters-round = Een ronde in vier plaatjes
guide-counterfeiters-send = Een handlanger sturen
guide-counterfeiters-send-text = Iedereen heeft er drie. Om de beurt gaat er een naar een vrij veld en doet wat daar staat. Op de markt koop je wat je pers nodig heeft.
guide-counterfeiters-print = Drucken
guide-counterfeiters-print-text = Twee valse biljetten per printer. Elke andere component, inkt, papier of hologram, maakt ze een ster beter.
guide-counterfeiters-sell = Echt maken
guide-counterfeiters-sell-text = De supermarkt neemt er 3 en betaalt het meest. De heler neemt er 8; het slechtste bepaalt de prijs van alle.
guide-counterfeiters-godfather = De politie komt dichterbij
guide-counterfeiters-godfather-text = Een veld met een pet laat de agent oprukken. Komt de Godfather, dan neemt hij van iedereen de helft van het contante geld. Offshore is het veilig.
guide-counterfeiters-cards = De kaarten van de zwarte markt
guide-counterfeiters-players = Zoveel kaarten komen er in een spel met { $players ->
    [one] één speler
   *[other] { $players } spelers
 }.
guide-counterfeiters-end-1 = De agent bereikt het laatste veld: de Godfather komt nog één keer.
guide-counterfeiters-end-2 = Iedereen mag nog één handlanger zetten; dan komen advocaten, diners en loten.
guide-counterfeiters-end-3 = Contant en offshoregeld tellen samen. Valse biljetten en kaarten zijn niets waard.
guide-counterfeiters-know-1 = Geld en valse biljetten liggen achter zichtschermen. Wat openlijk gebeurt, mag iedereen onthouden.
guide-counterfeiters-know-2 = De zonnebril bepaalt wie de volgende ronde begint.
guide-counterfeiters-know-3 = Marktkaarten schuiven door en worden goedkoper, tot de vuilnisbak ze neemt.
guide-counterfeiters-wrong-1 = Eén slecht biljet bederft de hele verkoop bij de heler: sorteer voor je verkoopt.
guide-counterfeiters-wrong-2 = Een tweede inkt voegt niets toe: alleen verschillende componenten maken betere biljetten.
guide-counterfeiters-wrong-3 = De Godfather neemt de helft van het contante geld, naar boven afgerond; nooit valse biljetten, nooit wat offshore staat.
guide-counterfeiters-wrong-4 = Bij een staking zijn er helemaal geen vluchten. Hij eindigt als de agent verder gaat.
