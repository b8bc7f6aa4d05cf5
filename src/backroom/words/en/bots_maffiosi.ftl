### Maffiosi: why a bot would do it

bots-maf-kill-earner = You kill { $seat }’s { $man }, who brings that family { $money } a turn.
bots-maf-kill-danger = You get rid of { $seat }’s { $man }, who could strike at your men.
bots-maf-kill = You leave { $seat } with one man fewer.
bots-maf-pie = You catch { $others ->
    [one] one man
   *[other] { $others } men
} of the others with your pie, unless they do something about it before your next turn.
bots-maf-pie-own = You catch { $others ->
    [one] one man
   *[other] { $others } men
} of the others with your pie, but { $own ->
    [one] one of your own sits too close to it
   *[other] { $own } of your own sit too close to it
}.
bots-maf-explode = You blow up { $others ->
    [one] one man
   *[other] { $others } men
} of the others at once, and none of yours.
bots-maf-explode-own = You blow up { $others ->
    [one] one man
   *[other] { $others } men
} of the others at once; it costs you { $own ->
    [one] one of your own
   *[other] { $own } of your own
}.
bots-maf-pass-saves = You get { $seat }’s pie away from { $count ->
    [one] one of your men
   *[other] { $count } of your men
}.
bots-maf-pass = You send { $seat }’s pie to where it does you more good.
bots-maf-drinks-kill = You pour a second nightcap for { $count ->
    [one] a man who is already asleep: he will not wake up again
   *[other] { $count } men who are already asleep: they will not wake up again
}.
bots-maf-drinks = You put { $count ->
    [one] one man
   *[other] { $count } men
} to sleep: a sleeper earns nothing and strikes at nobody.
bots-maf-sit-earns = You earn { $money } more a turn with your { $man } on that chair.
bots-maf-sit-flees = You get your { $man } out of danger.
bots-maf-sit-aims = You can strike at somebody from there with your { $man }.
bots-maf-sit-safe = You put your { $man } on a chair where nobody can strike at him.
bots-maf-sit = You have no better chair for your { $man }.
bots-maf-sit-later = You fare best in the turns to come with your { $man } on that chair.
bots-maf-colour = It is all the same to me which colour I play.
bots-maf-bring = You seat your { $man } while there is still a good chair for him.
bots-maf-raid = You turn everybody out and are the first to choose a chair.
bots-maf-discard = You hold no card that helps you now, and you need “{ $card }” least.
bots-maf-stay = You would only make things worse by moving, or you will need your Move later.
