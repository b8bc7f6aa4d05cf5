### Counterfeiters: waarom een bot iets zou doen, als raad aan wie daar zit

bots-cft-buy-printer = Je drukt de rest van het spel meer: { $count } biljetten per keer.
bots-cft-buy-component = Je drukt voortaan { $stars }: helers betalen er meer voor en supermarkten nemen ze langer aan.
bots-cft-buy-diner = Je krijgt aan het eind van elke ronde { $money } voor een vals biljet, zonder dat het een handlanger kost.
bots-cft-buy-jet = Je vliegt voortaan gratis, dus vindt de Godfather minder contant geld bij je.
bots-cft-buy-lawyer = Je hebt nog een actie als het spel voor de anderen voorbij is.
bots-cft-buy-ticket = Je betaalt nu { $price } en krijgt aan het eind { $money }; aan een lot kan de Godfather niet komen.
bots-cft-buy-away = Je hebt deze kaart niet nodig, maar zo krijgt niemand anders hem.
bots-cft-print = Je krijgt { $count } × { $stars }; van valse biljetten blijft de Godfather af.
bots-cft-supermarket = Je krijgt { $money } per biljet: dat betaalt geen heler.
bots-cft-receiver = Je raakt tot { $most } biljetten in één keer kwijt, en straks is er misschien geen heler meer vrij.
bots-cft-tax-fraud = Je krijgt zomaar { $money }, en geen ander veld is je nu meer waard.
bots-cft-tax-fraud-first = Je krijgt zomaar { $money }, en je begint de volgende ronde.
bots-cft-fly = Je zou { $money } aan de Godfather kwijtraken, die { $steps ->
    [one] bij de volgende politiepet
   *[other] na nog { $steps } politiepetten
} komt.
bots-cft-fly-back = Je hebt contant geld nodig voor de zwarte markt.
bots-cft-godfather-now = Je haalt de Godfather er op een goed moment bij: je tegenstanders verliezen naar verwachting meer dan jij.
bots-cft-end-now = Je maakt op een goed moment een einde aan het spel: je tegenstanders verliezen daar naar verwachting meer door dan jij.
bots-cft-pass = Je wint meer door te wachten dan op welk vrij veld ook; en passen brengt de politie niet in beweging.
bots-cft-done = Je hebt hier niets meer te winnen.
bots-cft-deposit = Je zet alles, { $money }, op een plek waar de Godfather er niet bij kan.
bots-cft-deposit-part = Je zet { $money } op een plek waar de Godfather er niet bij kan, en houdt { $left } over voor de zwarte markt.
bots-cft-withdraw = Je haalt { $money } terug, want op de zwarte markt telt alleen contant geld.
bots-cft-sell-all = Je krijgt { $money } en houdt geen valse biljetten over.
bots-cft-sell-some = Je krijgt { $money }; { $kept ->
    [one] het andere biljet is
   *[other] de andere { $kept } biljetten zijn
} je later meer waard.
bots-cft-lawyer = Je laat je advocaat deze handlanger nog een keer op pad sturen.
bots-cft-dine = Je geeft de diner wat elders het minst opbrengt: daar krijg je voor elk biljet evenveel.
