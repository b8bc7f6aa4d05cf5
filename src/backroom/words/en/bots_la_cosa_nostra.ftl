### La Cosa Nostra: why a bot would do something, as advice to whoever sits there

bots-lcn-pick-purchase = You have { $man } buy the { $business } before somebody else takes it off the market.
bots-lcn-pick-job = You have the best man for { $job } in { $man }.
bots-lcn-pick-man = You have several good tasks for { $man }: begin with him, and compare them then.
bots-lcn-job-cash = You have everything it takes: { $chance }% for a success, and up to { $money }.
bots-lcn-job-lacking = You still lack { $count ->
    [one] one business
   *[other] { $count } businesses
} for it, but there is time to buy or borrow.
bots-lcn-job-attack = You hit { $seat } where it hurts most and helps you most.
bots-lcn-job-attack-open = You will have an attack at hand; whom it hits you decide when you see who is ahead.
bots-lcn-job-robbery = You wait with it for a rival’s big Cash Job and take the profit.
bots-lcn-job-trap = You are safe from attacks with it, or at least somebody will regret one.
bots-lcn-job-laundering = You count what you launder double in the end, and nobody can steal it.
bots-lcn-job-other = You gain more from this than from anything else he could do.
bots-lcn-job-nothing = You have nothing better for him; face down it may still frighten somebody.
bots-lcn-buy-cheap = You pay { $price } for the { $business } and get about { $money } out of it by the end.
bots-lcn-buy-for-job = You need a { $business } for a job in your hand.
bots-lcn-henchman = You make his job easier, and the job is worth it.
bots-lcn-machine-pistol = You give him one more die for a job that is worth it.
bots-lcn-saboteur = You spoil a rival’s job while you can.
bots-lcn-distraction = You take a die from a rival’s man while you can.
bots-lcn-look = You learn what is planned against you.
bots-lcn-renew = You find nothing you want on the market, so new cards can only be better.
bots-lcn-scheme = You act before somebody can spoil it.
bots-lcn-skip = You keep your Robbery or Trap ready a little longer.
bots-lcn-abandon = You have tasks that are worth more; this one brings in nothing now.
bots-lcn-target = You gain most by hitting { $seat }.
bots-lcn-target-leader = You must stop { $seat }, who is closest to winning.
bots-lcn-reveal = You have the right target; waiting would only invite talk.
bots-lcn-victim-man = You weaken that family most, and gain most yourself, with { $man } as the victim.
bots-lcn-victim-business = You hit the { $business }, which would still earn { $money }.
bots-lcn-marker = You use a marker you do not need elsewhere.
bots-lcn-reroll = You have nothing to lose by rerolling a failed die.
bots-lcn-stand = You cannot do better than this roll.
bots-lcn-rob = You will hardly find better loot than { $money }.
bots-lcn-trap = You can ward this off now, and perhaps get rid of the attacker.
bots-lcn-doc = You would lose more in him than the card is worth.
bots-lcn-shoot = You have nothing to lose by shooting back.
bots-lcn-launder = You count { $money } double in the end, and nobody can take it from you.
bots-lcn-stake = You win more often than you lose, so bet { $money }.
bots-lcn-no-stake = You would lose too often to bet anything.
bots-lcn-take = You get it for less than it will bring you.
bots-lcn-recruit = You have one more task in every round with { $man }, and a chance at the bonus for the most gangsters.
bots-lcn-no-recruit = You get more out of your money elsewhere than out of another gangster.
bots-lcn-drop = You need this card least.
bots-lcn-keep = You can use these jobs.
bots-lcn-object = You would rather have any other jobs than these attacks.
bots-lcn-pass = You keep what you have for a better moment.
bots-lcn-accept = You get more out of this deal than you give.
bots-lcn-accept-money = You get { $money } for something that costs you less.
bots-lcn-accept-word = You can rely on { $seat } so far, and peace is worth having.
bots-lcn-refuse-price = You would give { $seat } more than you get.
bots-lcn-refuse-leader = You must not help { $seat }, who is closest to winning.
bots-lcn-refuse-word = You have seen { $seat } break promises.
bots-lcn-refuse-promise = You cannot count on that promise: { $seat } may be unable to keep it, or better off without.
bots-lcn-offer-marker = You pay { $price } for a marker on the { $business }, and a job worth about { $money } becomes possible.
bots-lcn-offer-peace = You have more to lose than to gain in a fight with { $seat }.
bots-lcn-offer-business = You pay { $price } for the { $business }: to you it is worth more than to whoever has it, for a job or a monopoly depends on it.
bots-lcn-offer-sale = You can use the money better than the business.
bots-lcn-deal-other = You lose nothing by it.
bots-lcn-counter-more = You ask { $seat } for { $money } instead: that is what it is worth to them.
bots-lcn-counter-less = You offer { $seat } { $money } instead: it is not worth more.
bots-lcn-buy-peace = You pay { $seat } { $money } to be left alone; an attack would cost you more.
bots-lcn-extort = You can scare { $money } out of { $seat }, and keeping your word costs you little.
bots-lcn-borrow = You borrow { $money } from { $seat }; without it a purchase you have planned is lost.
bots-lcn-repay = You pay { $seat } the { $money } you owe: your word must be worth something.
bots-lcn-threaten = You frighten somebody with a job that is no attack at all.
bots-lcn-spare = You have got what the threat was worth; the man can do something else.
bots-lcn-family = You can win with any of these families.

### What a bot says to the whole table when it refuses an offer

bots-lcn-aloud-broken = I do not trust your word, { $seat }: you have broken { $count ->
    [one] one promise
   *[other] { $count } promises
}.
bots-lcn-aloud-attacked = After what you did to my family, { $seat }? No.
bots-lcn-aloud-promise = Words are cheap, { $seat }: show me money.
bots-lcn-aloud-needs-money = I need my money now, { $seat }.
bots-lcn-aloud-no-fear = At that price you do not scare me, { $seat }.
bots-lcn-aloud-leader = That would only help you win, { $seat }.
bots-lcn-aloud-too-little = Too little for my { $business }, { $seat }.
bots-lcn-aloud-no = There is not enough in it for me, { $seat }.
