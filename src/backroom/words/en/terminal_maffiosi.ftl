### Maffiosi in the terminal: what follows, and where the money came from

maf-follows-income = { $seat } earns { $income } a turn: { $sources }.
maf-follows-danger = Your { $man } on chair { $chair } is in danger: { $weapons }.
maf-danger-stab = the knife from chair { $chair }
maf-danger-fire = the revolver from chair { $chair }
maf-danger-pie = { $seat }’s pie
maf-follows-fuse = { $turns ->
    [one] { $seat }’s pie goes off with the next turn.
   *[other] { $seat }’s pie goes off in { $turns } turns.
}
maf-follows-last-note = If the incomes stay as they are, { $seat } takes the last note in round { $round }.
maf-follows-never-dry = If the incomes stay as they are, the money in the middle never runs out.
maf-account = { $seat } has { $money }: { $sources }.
