var e=Object.values(Object.assign({"../../../../src/backroom/words/nl/puzzle_of_the_day.ftl":`### The puzzle of the day, its questions and its proofs.

puzzle-seat = { $who }
puzzle-card = { $card }
puzzle-cap-lie = De opdracht is { $mission }, en deze ronde { $limit ->
    [one] mag er één ster
   *[other] mogen er { $limit } sterren
 } op staan. Wie zou zeker ten onrechte een hoed dragen?
puzzle-cap-surely = Zeker gelogen. { $who } toont { $stars ->
    [one] één ster
   *[other] { $stars } sterren
 } en mist { $missing ->
    [0] geen symbool
    [one] één symbool
   *[other] { $missing } symbolen
 }. Van alle kaarten die je niet ziet, { $hidden ->
    [one] is er geen die
   *[other] zijn er geen { $hidden } die samen
 } dat goed zouden maken binnen { $limit ->
    [one] één ster
   *[other] { $limit } sterren
 }.
puzzle-cap-possible = Mogelijk: met { $cards } gedekt heeft { $who } de opdracht vervuld.
puzzle-maf-most = Jij bent aan de beurt. Welke van je kaarten schakelt in één keer de meeste rivalen uit?
puzzle-maf-toll = Hoogstens { $rivals ->
    [one] één rivaal
   *[other] { $rivals } rivalen
 }{ $own ->
    [0] {""}
    [one] , en één man van jou
   *[other] , en { $own } mannen van jou
 }. De beste manier: { $action }
puzzle-maf-nobody = Niemand: wat je er ook mee doet, geen rivaal gaat meteen van tafel.
puzzle-maf-refused = Ze kan niet gespeeld worden: { $why }
puzzle-cft-most = Jij bent aan de beurt. Waarna heb je aan het eind van je beurt het meeste echte geld, contant en offshore samen?
puzzle-cft-way = { $action }
puzzle-cft-why = Aan het eind { $after }{ $visit ->
    [0] .
   *[other] : de pet brengt de Godfather, die { $visit_money } meeneemt.
 }
puzzle-lcn-buy = Je hebt { $cash }. Een van je mannen koopt een kaart van de markt en betaalt haar nu. Welke verhoogt je inkomen op betaaldag het meest, zoals de tafel er nu bij ligt?
puzzle-lcn-card = { $business } voor { $price }
puzzle-lcn-income = Ze brengt elke betaaldag { $income } op.
puzzle-lcn-monopoly = Ze brengt elke betaaldag { $income } op: met haar is het monopolie { $monopoly } van jou.
puzzle-lcn-too-dear = Te duur: je hebt { $cash }.
puzzle-lcn-job = Welke van je geldklussen brengt gemiddeld het meest op, gegeven aan de beste van je vrije mannen, zoals de tafel er nu bij ligt en als niemand je berooft?
puzzle-lcn-average = Gemiddeld { $average }. { $man } gooit { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 } tegen { $number }{ $cops ->
    [0] {""}
    [one] , en je Politieagent laat één misser overgooien
   *[other] , en je { $cops } Politieagenten laten zoveel missers overgooien
 }: { $two } % voor { $two_pays }, { $one } % voor { $one_pays }.
puzzle-lcn-lapses = Niets: ze vervalt. Er ontbreekt: { $kinds }; niet van jou en zonder fiche van jou.
puzzle-title = Puzzel van de dag
puzzle-lead = Eén stelling uit een spel tussen bots, één vraag, één goed antwoord: de regels bewijzen het. Zonder klok.
puzzle-you = Je bent { $who }.
puzzle-answers = Je antwoord
puzzle-right = Goed!
puzzle-wrong = Deze is het niet.
puzzle-it-is = Het is: { $answer }
puzzle-why = Waarom het zo moet zijn
puzzle-replay = Bekijk de herhaling
puzzle-share = Delen, zonder antwoord
puzzle-shared = Gekopieerd
puzzle-older = De dag ervoor
puzzle-newer = De dag erna
puzzle-in-a-row = Op rij
puzzle-solved = Opgelost deze maand
puzzle-of = { $solved } van { $tried }
puzzle-text-share = Backroom, { $game }, { $day }: ik heb hem { $found ->
    [yes] gevonden
   *[no] gemist
 }. En jij?
puzzle-choose = Antwoord met --answer en het nummer van een keuze.
`}));export{e as texts};