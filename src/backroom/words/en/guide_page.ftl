### What is the same on the page of every game.

guide-learn = Learn by playing, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }
guide-all-rules = All the rules
guide-print = Print
guide-end = How it ends
guide-know = Good to know
guide-wrong = What people get wrong
guide-copies = { $copies } of { $all }
