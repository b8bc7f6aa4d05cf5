var e=Object.values(Object.assign({"../../../../src/backroom/words/en/puzzle_of_the_day.ftl":`### The puzzle of the day, its questions and its proofs.

puzzle-seat = { $who }
puzzle-card = { $card }
puzzle-cap-lie = The mission is { $mission }, and { $limit } { $limit ->
    [one] star is
   *[other] stars are
 } allowed this round. Whose hat would surely be a lie?
puzzle-cap-surely = Surely a lie. { $who } shows { $stars ->
    [one] one star
   *[other] { $stars } stars
 } and lacks { $missing ->
    [0] no symbol
    [one] one symbol
   *[other] { $missing } symbols
 }. Of all the cards that you cannot see, no { $hidden ->
    [one] single one
   *[other] { $hidden } together
 } could bring that and stay within { $limit ->
    [one] one star
   *[other] { $limit } stars
 }.
puzzle-cap-possible = Possible: with { $cards } face down, { $who } has done the mission.
puzzle-maf-most = It is your turn. Which of your cards takes most rivals off the table at once?
puzzle-maf-toll = { $rivals ->
    [one] One rival
   *[other] { $rivals } rivals
 } at most{ $own ->
    [0] {""}
    [one] , and one man of yours
   *[other] , and { $own } men of yours
 }. The best way: { $action }
puzzle-maf-nobody = Nobody: whatever you do with it, no rival leaves the table at once.
puzzle-maf-refused = It cannot be played: { $why }
puzzle-cft-most = It is your turn. After which of these do you have most real money, cash and offshore together, when your turn is over?
puzzle-cft-way = { $action }
puzzle-cft-why = { $after } in the end{ $visit ->
    [0] .
   *[other] : the cap brings the Godfather, who takes { $visit_money }.
 }
puzzle-lcn-buy = You have { $cash }. One of your men buys a card of the market and pays it now. Which one raises your income at payday most, as the table stands?
puzzle-lcn-card = { $business } for { $price }
puzzle-lcn-income = It brings { $income } at every payday.
puzzle-lcn-monopoly = It brings { $income } at every payday: with it the monopoly { $monopoly } is yours.
puzzle-lcn-too-dear = Too dear: you have { $cash }.
puzzle-lcn-job = Which of your Cash Jobs brings most on average, given to the best of your free men, as the table stands and if nobody robs you?
puzzle-lcn-average = { $average } on average. { $man } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
 } against { $number }{ $cops ->
    [0] {""}
    [one] , and your Cop lets one fail roll again
   *[other] , and your { $cops } Cops let that many fails roll again
 }: { $two } % for { $two_pays }, { $one } % for { $one_pays }.
puzzle-lcn-lapses = Nothing: it lapses. Missing: { $kinds }; neither yours nor under a marker of yours.
puzzle-title = Puzzle of the day
puzzle-lead = One position from a game between bots, one question, one right answer: the rules prove it. No clock.
puzzle-you = You are { $who }.
puzzle-answers = Your answer
puzzle-right = Right!
puzzle-wrong = Not this one.
puzzle-it-is = It is: { $answer }
puzzle-why = Why it must be so
puzzle-replay = See the replay
puzzle-share = Share, no answer given
puzzle-shared = Copied
puzzle-older = The day before
puzzle-newer = The day after
puzzle-in-a-row = In a row
puzzle-solved = Solved this month
puzzle-of = { $solved } of { $tried }
puzzle-text-share = Backroom, { $game }, { $day }: I { $found ->
    [yes] found it
   *[no] missed it
 }. And you?
puzzle-choose = Answer with --answer and the number of a choice.
`}));export{e as texts};