"""How bots deal in La Cosa Nostra, counted: `python -m backroom.lab.trade_report`.

What a person would laugh at is counted beside: markers bought that nobody needs, Cash Jobs shown
that lack a prerequisite, businesses sold for what they cost, Schemers played for a purchase.
"""

import argparse
from collections import Counter

from backroom.bots.players import Budget, Player, Taken, new_game, play_game
from backroom.bots.specs import read_spec
from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import DECK, PURCHASE, Effect
from backroom.games.la_cosa_nostra.steps.cash_jobs import can_be_done
from backroom.games.la_cosa_nostra.trade.deal_checks import find_offer
from backroom.games.la_cosa_nostra.trade.promises import BROKEN, KEPT
from backroom.games.la_cosa_nostra.trade.terms import Offer, OpenOffer, PromiseKind, Side
from backroom.kernel.bitset import count, members
from backroom.kernel.game import find_game

NOTHING = Side()
LINES = (
    "offers",
    "counter-offers",
    "accepted",
    "refused",
    "markers",
    "paid for a marker",
    "businesses sold",
    "loans",
    "loans repaid",
    "loans not repaid",
    "peace paid for",
    "markers of no use",
    "Cash Jobs that lapsed",
    "sold for what it cost",
    "Schemers for a purchase",
)


class Talk:
    """What was said and done in a game, counted while it is played again."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.counts: Counter[str] = Counter()
        self.bought: dict[int, int] = {}
        """What a business has cost its owner, in thousands."""

    def see(self, seat: int, action: object) -> None:
        """This is about to be done."""
        if isinstance(action, LcnDeal):
            if isinstance(action.said, Offer) and action.said.gets != NOTHING:
                self.counts["counter-offers" if action.said.answers is not None else "offers"] += 1
        elif isinstance(action, LcnAction):
            if action.do is Do.ACCEPT:
                offer = find_offer(self.position, action.value)
                assert offer is not None
                self.see_deal(offer)
            elif action.do is Do.REFUSE:
                self.counts["refused"] += 1
            elif action.do is Do.EXECUTE:
                self.see_task(seat, int(action.value))

    def see_deal(self, offer: OpenOffer) -> None:
        if offer.gets == NOTHING:
            return
        self.counts["accepted"] += 1
        for giver, taker, gives, gets in (
            (offer.proposer, offer.partner, offer.gives, offer.gets),
            (offer.partner, offer.proposer, offer.gets, offer.gives),
        ):
            for card in gives.permits:
                self.counts["markers"] += 1
                self.counts["paid for a marker"] += gets.cash
                self.counts["markers of no use"] += not self.needs(taker, card)
            for card in gives.businesses:
                self.counts["businesses sold"] += 1
                if gets.cash <= 1000 * self.bought.get(card, -1):
                    self.counts["sold for what it cost"] += 1
                self.bought[card] = gets.cash // 1000
            kinds = [promise.kind for promise in gives.promises]
            self.counts["loans"] += PromiseKind.REPAY in kinds
            self.counts["peace paid for"] += PromiseKind.NO_ATTACK in kinds and gets.cash > 0
            assert giver != taker

    def needs(self, seat: int, card: int) -> bool:
        """Has this player a Cash Job that needs more of this kind than he has or may use?"""
        position = self.position
        kind = position.rules.business_kind[card]
        there = count(position.active_of_kind(seat, kind))
        for other in members(position.rules.of_kind[kind]):
            if position.markers_on(other, seat) > 0:
                there += 1
        jobs = [int(position.crew.tasks[man]) for man in members(position.men_with_jobs(seat))]
        for round in range(4):
            jobs += [DECK * round + job for job in members(position.jobs.hands[4 * seat + round])]
        return any(position.rules.needs[position.rules.job_kind[job]][kind] > there for job in jobs)

    def see_task(self, seat: int, man: int) -> None:
        position = self.position
        task = int(position.crew.tasks[man])
        if task >= PURCHASE:
            self.bought[task - PURCHASE] = int(position.price_of(task - PURCHASE))
            self.counts["Schemers for a purchase"] += position.brought
            return
        kind = position.rules.job_kind[task]
        if position.rules.effect[kind] is Effect.CASH:
            self.counts["Cash Jobs that lapsed"] += not can_be_done(position, seat, kind)

    def end(self) -> None:
        for made in self.position.trade.promises:
            if made.promise.kind is PromiseKind.REPAY:
                self.counts["loans repaid"] += made.status == KEPT
                self.counts["loans not repaid"] += made.status == BROKEN


def play_again(position: Position, taken: list[Taken]) -> Talk:
    """The same game once more, with somebody who counts."""
    talk = Talk(position)
    for seat, action in taken:
        talk.see(seat, action)
        position.apply(seat, action)
    talk.end()
    return talk


def report(bots: list[str], games: int, seed: int, rounds: int) -> Counter[str]:
    """What was counted in so many games together."""
    game = find_game("la-cosa-nostra")
    rules = game.rules(len(bots))
    total: Counter[str] = Counter()
    for deal in range(games):
        players = [
            Player(
                game,
                rules,
                read_spec(bot),
                seed,
                1_000_000 + deal * len(bots) + seat,
                Budget(3600.0, rounds),
            )
            for seat, bot in enumerate(bots)
        ]
        taken = play_game(new_game(game, rules, seed, deal), players, int(rules.longest))
        again = new_game(game, rules, seed, deal)
        assert isinstance(again, Position)
        total += play_again(again, taken).counts
    return total


def main() -> None:
    parser = argparse.ArgumentParser(prog="backroom.lab.trade_report", description=__doc__)
    parser.add_argument("--bots", default="normal,normal,normal,normal")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=4711)
    parser.add_argument("--rounds", type=int, default=60, help="a hard bot thinks so many")
    wanted = parser.parse_args()
    found = report(wanted.bots.split(","), wanted.games, wanted.seed, wanted.rounds)
    print(f"{wanted.games} games of {wanted.bots}, each on average")
    for line in LINES:
        per = found["markers"] if line == "paid for a marker" else wanted.games
        print(f"{line:28} {found[line] / max(1, per):9.2f}")


if __name__ == "__main__":
    main()
