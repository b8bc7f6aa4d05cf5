### La Cosa Nostra in the terminal: what follows, and where the money came from

lcn-follows-family = { $seat } earns { $income } at a payday, { $monopolies } of it from monopolies; total strength { $strength }, { $markers ->
    [one] one free marker
   *[other] { $markers } free markers
}.
lcn-follows-debt = { $seat } owes { $to } { $money }.
lcn-follows-monopoly = { $holder } holds the monopoly { $monopoly }.
lcn-follows-monopoly-free = { $lacks ->
    [one] Nobody holds the monopoly { $monopoly }; you lack one card.
   *[other] Nobody holds the monopoly { $monopoly }; you lack { $lacks } cards.
}
lcn-follows-plan = { $man } with { $job }: { $missing }.
lcn-follows-hand = In hand { $job }: { $missing }.
lcn-follows-lacks-nothing = nothing is missing
lcn-follows-lacks = missing, and nobody has it: { $kinds }
lcn-follows-lacks-help = missing: { $kinds } (could help: { $helpers })
lcn-follows-worth = { $kind } for { $price } would bring you { $income } more at every payday.
lcn-follows-worth-monopoly = { $kind } would make the monopoly { $monopoly } yours.
lcn-follows-worth-completes = { $kind } would complete: { $jobs }.
lcn-follows-threat-known = { $seat }’s { $man } holds { $job }.
lcn-follows-threat = { $seat }’s { $man } holds one of { $cards } cards, { $attacks ->
    [0] none of them an attack
    [one] one of them an attack
   *[other] { $attacks } of them attacks
}.
lcn-account = { $seat } has { $money }: { $sources }.

## The table as the application draws it

lcn-draw-hand = Your jobs: { $jobs }
