### Capo della Mafia: waarom een bot het zou doen

bots-capo-lay-honest = Je vervult de missie met deze kaarten en houdt { $spare ->
    [one] een ster
   *[other] { $spare } sterren
} over: wie je verdenkt, verliest respect.
bots-capo-lay-tight = Je vervult de missie met deze kaarten, zonder een ster over te houden: alleen een Little Tony kan het nog bederven.
bots-capo-lay-bluff = Je kunt deze missie niet vervullen, dus bluf je met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} en houd je de betere.
bots-capo-lay-bluff-refill = Je kunt deze missie niet vervullen, dus bluf je met kaarten die je kunt missen en trek je een nieuwe hand.
bots-capo-lay-bluff-saving = Je zou deze missie kunnen vervullen, maar je goede kaarten zijn later meer waard, en deze bluf wordt misschien geloofd.
bots-capo-show-honest = Je hebt de missie vervuld, en zo mag het eruitzien: { $chance } op de 100 van zulke keren is het eerlijk.
bots-capo-show-bait = Je hebt de missie vervuld, maar zo ziet het er niet uit: maar { $chance } op de 100 van zulke keren is het eerlijk, en wie erin trapt, verliest respect.
bots-capo-show-bluff = Je bluft, en dit ziet er het eerlijkst uit: { $chance } op de 100 van zulke keren is het dat.
bots-capo-suspect = Je zou bij { $suspect } { $chance } van de 100 keer gelijk hebben.
bots-capo-suspect-sure = Je ziet dat { $suspect } de missie niet vervuld kan hebben, wat er ook gedekt ligt.
bots-capo-suspect-revenge = Je bent eerder door { $suspect } verdacht; en je zou { $chance } van de 100 keer gelijk hebben.
bots-capo-suspect-nobody = Je zou zelfs bij { $suspect }, de verdachtste, maar { $chance } van de 100 keer gelijk hebben: dat is het risico niet waard.
bots-capo-claim = Je krijgt een respect extra voor Giulia; haar verbergen levert niets op.
bots-capo-claim-nothing = Je hebt geen Giulia om open te leggen, of houdt haar liever verborgen.
