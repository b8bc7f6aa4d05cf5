### Capo della Mafia: waarom een bot het zou doen

bots-cap-lay-honest = Je vervult de opdracht met deze kaarten en houdt { $spare ->
    [one] een ster
   *[other] { $spare } sterren
} over: wie je verdenkt, verliest respect.
bots-cap-lay-tight = Je vervult de opdracht met deze kaarten, zonder een ster over te houden: alleen een Little Tony kan het nog bederven.
bots-cap-lay-bluff = Je kunt deze opdracht niet vervullen, dus bluf je met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} en houd je de betere.
bots-cap-lay-bluff-refill = Je kunt deze opdracht niet vervullen, dus bluf je met kaarten die je kunt missen en trek je een nieuwe hand.
bots-cap-lay-bluff-saving = Je zou deze opdracht kunnen vervullen, maar je goede kaarten zijn later meer waard, en deze bluf kan best geloofd worden.
bots-cap-show-honest = Je hebt de opdracht vervuld, en dat mag je best laten zien: wie zo speelt, is in { $chance } van de 100 gevallen eerlijk.
bots-cap-show-bait = Je hebt de opdracht vervuld, maar zo ziet het er niet uit: wie zo speelt, is maar in { $chance } van de 100 gevallen eerlijk, en wie erin trapt, verliest respect.
bots-cap-show-bluff = Je bluft, en dit ziet er het eerlijkst uit: wie zo speelt, is in { $chance } van de 100 gevallen eerlijk.
bots-cap-show-bluff-mixed = Je bluft, en wie zo speelt, is in { $chance } van de 100 gevallen eerlijk; als je altijd het mooiste liet zien, had men je snel door.
bots-cap-suspect = Je zou bij { $suspect } in { $chance } van de 100 gevallen gelijk hebben.
bots-cap-suspect-played-on = Je hebt weinig tegen { $suspect }; maar als je in je hoofd verder speelt, levert die vinger meer op dan hij kost.
bots-cap-suspect-sure = Je ziet dat { $suspect } de opdracht niet vervuld kan hebben, wat er ook gedekt ligt.
bots-cap-suspect-revenge = Je bent al eens door { $suspect } verdacht, en je zou in { $chance } van de 100 gevallen gelijk hebben.
bots-cap-suspect-nobody = Je zou zelfs bij { $suspect }, de verdachtste van allemaal, maar in { $chance } van de 100 gevallen gelijk hebben: dat is het risico niet waard.
bots-cap-claim = Je krijgt extra respect voor Giulia; haar verbergen levert niets op.
bots-cap-claim-nothing = Je hebt geen Giulia om open te draaien, of je houdt haar liever verborgen.
