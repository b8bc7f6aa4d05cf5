# Interpreted: words are made for people, who take longer to read them.
"""La Cosa Nostra in messages: actions, events, questions and the table itself."""

from typing import Any

from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.card_file.board_file import BoardFile
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.rules import (
    BUSINESS_NAMES,
    INFLUENCE_NAMES,
    MONOPOLIES,
    TAKES_TWO,
    LcnRules,
)
from backroom.games.la_cosa_nostra.steps.step import STEPS
from backroom.games.la_cosa_nostra.trade.terms import Offer, TakeBack, Withdraw
from backroom.games.la_cosa_nostra.words.cards_in_words import job_in_full, title
from backroom.games.la_cosa_nostra.words.saying import (
    business_of,
    dashed,
    dollars,
    facts_of,
    find_man,
    man_of,
    open_offer,
    promise,
    says,
    side,
)
from backroom.games.la_cosa_nostra.words.table_in_words import table_in_words
from backroom.kernel.actions import Action
from backroom.kernel.messages import CardName, Message, SeatName

Chances = tuple[tuple[int, float, float, float], ...]
OF_DEALS = ("LCN-94", "LCN-E81", "LCN-E84")
SEAT_FACTS = (
    "seat",
    "start",
    "target",
    "source",
    "owner",
    "partner",
    "cause",
    "by",
    "to",
    "robbed",
    "attacker",
    "proposer",
)


class LcnTeller:
    """Puts one table of La Cosa Nostra into messages; it knows the table's cards."""

    def __init__(self, rules: LcnRules) -> None:
        self.rules = rules
        self.board: BoardFile = rules.board

    def seat(self, seat: int) -> Message:
        return says("player", number=seat + 1)

    def card(self, pile: str, card: int) -> Message:
        if pile == "man":
            man = self.board.gangster[card]
            return says("man", name=man.name, strength=man.strength)
        if pile == "business":
            return says(f"business-{dashed(BUSINESS_NAMES[self.rules.business_kind[card]])}")
        if pile == "kind":
            return says(f"business-{dashed(BUSINESS_NAMES[card])}")
        if pile == "influence":
            return says(f"influence-{dashed(INFLUENCE_NAMES[card])}")
        if pile == "family":
            if card < 0:
                return says("family-none")
            return says(f"family-{self.board.family[card].name.value}")
        if pile == "monopoly":
            return says(f"monopoly-{MONOPOLIES[card]}")
        return self.job(card)

    def cards_named(self) -> list[CardName]:
        piles = {
            "man": range(len(self.board.gangster)),
            "business": range(len(self.rules.business_kind)),
            "kind": range(len(BUSINESS_NAMES)),
            "influence": range(len(INFLUENCE_NAMES)),
            "family": range(-1, len(self.board.family)),
            "monopoly": range(len(MONOPOLIES)),
            "job": range(len(self.board.job)),
        }
        return [CardName(pile, card) for pile, cards in piles.items() for card in cards]

    def job(self, kind: int) -> Message:
        """The title of a job: ours in the reader's language, or an owner's own."""
        return Message("lcn-job", {"title": title(self.board, kind)})

    # Actions

    def action(self, view: LcnView, action: Action) -> Message:
        if isinstance(action, LcnDeal):
            return self.deal(view, action)
        assert isinstance(action, LcnAction)
        do, value = action.do, action.value
        stem = f"action-{dashed(do.name)}"
        if do is Do.PASS:
            return says(f"action-pass-{dashed(view.step)}")
        if do.about == "task":
            return self.executing(view, value)
        if do.about == "slot":
            return self.market_card(view, stem, value)
        if do.about == "offer":
            return self.answering(view, stem, value)
        return says(stem, **self.about(view, do.about, value))

    def about(self, view: LcnView, what: str, value: int) -> dict[str, Any]:
        """The thing that an action is about, as a fact of its sentence."""
        if what == "":
            return {}
        if what == "man":
            return {"man": man_of(view, value)}
        if what == "recruit":
            price = dollars(self.board.gangster[value].price)
            return {"man": CardName("man", value), "price": price}
        if what == "business":
            return {"business": business_of(view, value)}
        if what == "money":
            return {"money": dollars(value * 1000)}
        if what == "job":
            return {"job": job_in_full(self.board, value)}
        if what == "card":
            return {"card": CardName("influence", value)}
        if what == "kind":
            return {"kind": CardName("kind", value)}
        if what == "die":
            return {"die": view.dice[value]}
        if what == "family":
            kinds = self.rules.start_businesses[value]
            owned = tuple(CardName("kind", kind) for kind in kinds)
            return {"family": CardName("family", value), "businesses": owned}
        assert what == "target"
        return {"target": SeatName(value)}

    def deal(self, view: LcnView, action: LcnDeal) -> Message:
        said = action.said
        if isinstance(said, Offer):
            return says(
                "action-offer",
                partner=SeatName(said.partner),
                gives=side(said.gives),
                gets=side(said.gets),
            )
        if isinstance(said, Withdraw):
            return self.answering(view, "action-withdraw", said.slot)
        if isinstance(said, TakeBack):
            return says("action-take-back", business=business_of(view, said.business))
        return says("action-pledge", partner=SeatName(said.partner), promise=promise(said.promise))

    def answering(self, view: LcnView, stem: str, slot: int) -> Message:
        offer = next(offer for offer in view.offers if offer.slot == slot)
        return says(stem, offer=open_offer(offer))

    def executing(self, view: LcnView, man: int) -> Message:
        """What this gangster would do now, with his chances."""
        found = find_man(view, man)
        task = None if found is None else found.task
        if task is not None and task.business is not None:
            kind = self.rules.business_kind[task.business]
            return says(
                "action-execute-purchase",
                man=CardName("man", man),
                business=CardName("business", task.business),
                price=dollars(self.rules.business_price[kind] * 1000),
            )
        if task is None or task.job is None:
            return says("action-execute", man=man_of(view, man))
        return says(
            "action-execute-job", man=CardName("man", man), job=job_in_full(self.board, task.job)
        )

    def market_card(self, view: LcnView, stem: str, slot: int) -> Message:
        business = view.market[slot]
        if business is None:
            return says(f"{stem}-nothing")
        price = self.rules.business_price[self.rules.business_kind[business]] * 1000
        return says(stem, business=CardName("business", business), price=dollars(price))

    def item(self, view: LcnView, number: int) -> Message:
        return man_of(view, number)

    # Questions

    def question(self, view: LcnView) -> Message:
        if view.step == "over":
            return says("ask-over")
        if view.seat < 0 or not view.families[view.seat].asked:
            return says("ask-wait", turn=SeatName(view.turn), stage=dashed(view.stage))
        return STEPS[view.step].question(view)

    def asked_by(self, view: LcnView) -> tuple[str, ...]:
        """Whoever is asked nothing but an offer that lies before him wants the rules of deals."""
        offered = any(offer.partner == view.seat for offer in view.offers)
        if offered and not view.families[view.seat].asked:
            return OF_DEALS
        return STEPS[view.step].rules

    def outlook(self, view: LcnView, action: Action) -> list[Message]:
        """The chances of a job, and a warning where it cannot work (LCN-E41)."""
        if not isinstance(action, LcnAction):
            return []
        if action.do is Do.JOB and view.man is not None:
            return self.warning(view, view.man, action.value)
        if action.do is Do.VICTIM_MAN:
            return self.odds(view.odds_against, action.value)
        if action.do is not Do.EXECUTE:
            return []
        man = find_man(view, action.value)
        if man is None or man.task is None or man.task.job is None:
            return []
        return self.warning(view, action.value, man.task.job) + self.odds(view.odds, action.value)

    def warning(self, view: LcnView, man: int, job: int) -> list[Message]:
        """Whoever rolls one die never has two successes."""
        found = find_man(view, man)
        needs_two = self.rules.effect[job] in TAKES_TWO
        if found is None or found.strength > 1 or not needs_two:
            return []
        return [says("outlook-hopeless", man=CardName("man", man))]

    def odds(self, chances: Chances | None, man: int) -> list[Message]:
        return [
            says("outlook-odds", none=percent(none), one=percent(one), two=percent(two))
            for each, none, one, two in chances or ()
            if each == man
        ]

    # Events

    def event(self, event: Any) -> Message:
        tag = dashed(event.__struct_config__.tag)
        if tag in ("offer-made", "deal-struck"):
            return says(f"event-{tag}", offer=open_offer(event.offer))
        facts: dict[str, Any] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field in SEAT_FACTS:
                value = SeatName(value)
            else:
                value = facts_of(field, value)
            if value is not None:
                facts[field] = value
        if tag == "job-revealed":  # LCN-61: title and text
            facts["job"] = job_in_full(self.board, event.job)
        if tag == "game-started" and not event.families:
            return says("event-game-started-choosing", **facts)
        if tag == "game-ended":
            facts["shared"] = "yes" if len(event.winners) > 1 else "no"
        return says(f"event-{tag}", **facts)

    # The table in words

    def position(self, view: LcnView) -> list[Message]:
        return table_in_words(self.rules, view)


def percent(chance: float) -> int:
    return round(100 * chance)
