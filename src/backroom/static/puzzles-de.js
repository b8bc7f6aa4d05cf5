var e=Object.values(Object.assign({"../../../../src/backroom/words/de/puzzle_of_the_day.ftl":`### The puzzle of the day, its questions and its proofs.

puzzle-seat = { $who }
puzzle-card = { $card }
puzzle-cap-lie = Der Auftrag ist { $mission }, und in dieser Runde { $limit ->
    [one] ist ein Stern
   *[other] sind { $limit } Sterne
 } erlaubt. Wessen Hut wäre sicher gelogen?
puzzle-cap-surely = Sicher gelogen. { $who } zeigt { $stars ->
    [one] einen Stern
   *[other] { $stars } Sterne
 }, und es { $missing ->
    [0] fehlt kein Symbol
    [one] fehlt ein Symbol
   *[other] fehlen { $missing } Symbole
 }. Von allen Karten, die du nicht siehst, { $hidden ->
    [one] gibt es keine, die
   *[other] gibt es keine { $hidden }, die zusammen
 } das mit höchstens { $limit ->
    [one] einem Stern
   *[other] { $limit } Sternen
 } ausgleichen könnten.
puzzle-cap-possible = Möglich: Mit { $cards } verdeckt hat { $who } den Auftrag erfüllt.
puzzle-maf-most = Du bist am Zug. Welche deiner Karten schaltet auf einmal die meisten Gegner aus?
puzzle-maf-toll = Höchstens { $rivals ->
    [one] ein Gegner
   *[other] { $rivals } Gegner
 }{ $own ->
    [0] {""}
    [one] , und einer deiner Männer
   *[other] , und { $own } deiner Männer
 }. Am besten so: { $action }
puzzle-maf-nobody = Niemand: Was du damit auch tust, kein Gegner verlässt sofort den Tisch.
puzzle-maf-refused = Sie lässt sich nicht spielen: { $why }
puzzle-cft-most = Du bist am Zug. Wonach hast du am Ende deines Zuges das meiste echte Geld, bar und offshore zusammen?
puzzle-cft-way = { $action }
puzzle-cft-why = Am Ende { $after }{ $visit ->
    [0] .
   *[other] : Die Mütze ruft den Godfather, der { $visit_money } nimmt.
 }
puzzle-lcn-buy = Du hast { $cash }. Einer deiner Männer kauft eine Karte des Marktes und bezahlt sie jetzt. Welche erhöht dein Einkommen am Zahltag am meisten, so wie der Tisch jetzt steht?
puzzle-lcn-card = { $business } für { $price }
puzzle-lcn-income = Sie bringt an jedem Zahltag { $income }.
puzzle-lcn-monopoly = Sie bringt an jedem Zahltag { $income }: Mit ihr gehört dir das Monopol { $monopoly }.
puzzle-lcn-too-dear = Zu teuer: Du hast { $cash }.
puzzle-lcn-job = Welcher deiner Cash Jobs bringt im Durchschnitt am meisten, wenn ihn der beste deiner freien Männer bekommt, der Tisch so bleibt und dich niemand beraubt?
puzzle-lcn-average = Im Durchschnitt { $average }. { $man } würfelt mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
 } gegen { $number }{ $cops ->
    [0] {""}
    [one] , und dein Polizist lässt einen Fehlwurf wiederholen
   *[other] , und deine { $cops } Polizisten lassen so viele Fehlwürfe wiederholen
 }: { $two } % für { $two_pays }, { $one } % für { $one_pays }.
puzzle-lcn-lapses = Nichts: Er verfällt. Es fehlt: { $kinds }; weder dein noch unter einem Marker von dir.
puzzle-title = Rätsel des Tages
puzzle-lead = Eine Stellung aus einer Partie zwischen Bots, eine Frage, eine richtige Antwort: Die Regeln beweisen sie. Ohne Uhr.
puzzle-you = Du bist { $who }.
puzzle-answers = Deine Antwort
puzzle-right = Richtig!
puzzle-wrong = Das ist es nicht.
puzzle-it-is = Es ist: { $answer }
puzzle-why = Warum es so sein muss
puzzle-replay = Zur Wiederholung
puzzle-share = Teilen, ohne Antwort
puzzle-shared = Kopiert
puzzle-older = Der Tag davor
puzzle-newer = Der Tag danach
puzzle-in-a-row = In Folge
puzzle-solved = Diesen Monat gelöst
puzzle-of = { $solved } von { $tried }
puzzle-text-share = Backroom, { $game }, { $day }: Ich habe es { $found ->
    [yes] gefunden
   *[no] verfehlt
 }. Und du?
puzzle-choose = Antworte mit --answer und der Nummer einer Möglichkeit.
`}));export{e as texts};