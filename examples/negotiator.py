"""A bot of your own for the negotiation benchmark (docs/lab/negotiation.md).

    backroom negotiate examples/negotiator.py:Shopkeeper --task goods --games 40

It plays anything that is allowed, and sells markers on its businesses, at a fixed price.
Make it yours in `choose`: it gets what its seat may know, and nothing else.
"""

import random

from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side

PRICE = 2000


class Shopkeeper:
    """Made anew for each game, without arguments."""

    def __init__(self):
        self.luck = random.Random(1)
        self.said = set()

    def choose(self, question):
        """One of the legal actions, something to say, or None to keep silent."""
        offer = self.offer(question)
        if offer is not None:
            return offer
        return self.luck.choice(question.legal) if question.legal else None

    def offer(self, question):
        """Of what may be said here, a marker for money that it has not asked for in this round."""
        for said in question.menu:
            terms = said.terms()
            if isinstance(terms, Offer) and terms.gives.permits and not terms.gets.promises:
                key = (question.view.round, terms.partner, terms.gives.permits)
                if key not in self.said:
                    self.said.add(key)
                    mine = Side(permits=terms.gives.permits)
                    return LcnDeal(Offer(terms.partner, mine, Side(cash=PRICE)))
        return None
