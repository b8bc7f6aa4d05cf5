### What is the same on the page of every game.

guide-learn = Al spelend leren, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
 }
guide-all-rules = Alle spelregels
guide-print = Afdrukken
guide-end = Zo loopt het af
guide-know = Goed om te weten
guide-wrong = Wat vaak misgaat
guide-copies = { $copies } van de { $all }
