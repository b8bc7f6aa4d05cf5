### Maffiosi: why a bot would do it

bots-maf-kill-earner = You kill the { $man } of { $seat }, who brings that family { $money } a turn.
bots-maf-kill-danger = You get rid of the { $man } of { $seat }, who could strike at your men.
bots-maf-kill = You leave { $seat } with one man fewer.
bots-maf-pie = You catch { $others ->
    [one] one man
   *[other] { $others } men
} of the others with your pie, unless they do something about it before your next turn.
bots-maf-pie-own = You catch { $others ->
    [one] one man
   *[other] { $others } men
} of the others with your pie; { $own ->
    [one] one of your own is too close to it
   *[other] { $own } of your own are too close to it
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
bots-maf-pass-saves = You get the pie of { $seat } away from { $count ->
    [one] one of your men
   *[other] { $count } of your men
}.
bots-maf-pass = You send the pie of { $seat } to where it does more good to you.
bots-maf-drinks-kill = You serve a second nightcap to { $count ->
    [one] a man who is asleep already: he will not wake up again
   *[other] { $count } men who are asleep already: they will not wake up again
}.
bots-maf-drinks = You put { $count ->
    [one] one man
   *[other] { $count } men
} to sleep: who sleeps earns nothing and strikes at nobody.
bots-maf-sit-earns = You earn { $money } more a turn with your { $man } on that chair.
bots-maf-sit-flees = You bring your { $man } out of danger.
bots-maf-sit-aims = You can strike at somebody from there with your { $man }.
bots-maf-sit-safe = You have your { $man } on a chair where nobody can strike at him.
bots-maf-sit = You have no better chair for your { $man }.
bots-maf-colour = It is all the same to me which colour I play.
bots-maf-bring = You seat your { $man } while there is still a good chair for him.
bots-maf-raid = You turn everybody out and are the first to choose a chair.
bots-maf-discard = You can do nothing that helps with your cards, and you need { $card } least.
bots-maf-stay = You would only make it worse by moving, or you will need your Move later.
