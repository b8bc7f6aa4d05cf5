### What is the same on the page of every game.

guide-learn = Spielend lernen, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }
guide-all-rules = Alle Regeln
guide-print = Drucken
guide-end = So endet es
guide-know = Gut zu wissen
guide-wrong = Was oft falsch gemacht wird
guide-copies = { $copies } von { $all }
