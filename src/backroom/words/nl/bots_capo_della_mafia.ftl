### Capo della Mafia: waarom een bot het zou doen

bots-cap-lay-honest = Je vervult de missie met deze kaarten en houdt { $spare ->
    [one] een ster
   *[other] { $spare } sterren
} over: wie je verdenkt, verliest respect.
bots-cap-lay-tight = Je vervult de missie met deze kaarten, zonder een ster over te houden: alleen een Little Tony kan het nog bederven.
bots-cap-lay-bluff = Je kunt deze missie niet vervullen, dus bluf je met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} en houd je de betere.
bots-cap-lay-bluff-refill = Je kunt deze missie niet vervullen, dus bluf je met kaarten die je kunt missen en trek je een nieuwe hand.
bots-cap-lay-bluff-saving = Je zou deze missie kunnen vervullen, maar je goede kaarten zijn later meer waard, en deze bluf wordt misschien geloofd.
bots-cap-show-honest = Je hebt de missie vervuld, en zo mag het eruitzien: { $chance } op de 100 van zulke keren is het eerlijk.
bots-cap-show-bait = Je hebt de missie vervuld, maar zo ziet het er niet uit: maar { $chance } op de 100 van zulke keren is het eerlijk, en wie erin trapt, verliest respect.
bots-cap-show-bluff = Je bluft, en dit ziet er het eerlijkst uit: { $chance } op de 100 van zulke keren is het dat.
bots-cap-suspect = Je zou bij { $suspect } { $chance } van de 100 keer gelijk hebben.
bots-cap-suspect-sure = Je ziet dat { $suspect } de missie niet vervuld kan hebben, wat er ook gedekt ligt.
bots-cap-suspect-revenge = Je bent eerder door { $suspect } verdacht; en je zou { $chance } van de 100 keer gelijk hebben.
bots-cap-suspect-nobody = Je zou zelfs bij { $suspect }, de verdachtste, maar { $chance } van de 100 keer gelijk hebben: dat is het risico niet waard.
bots-cap-claim = Je krijgt een respect extra voor Giulia; haar verbergen levert niets op.
bots-cap-claim-nothing = Je hebt geen Giulia om open te leggen, of houdt haar liever verborgen.
