# Interpreted: words are made for people, who take longer to read them.
"""La Cosa Nostra in messages: actions, events, questions and the table itself."""

from typing import Any

from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.board_file import BoardFile
from backroom.games.la_cosa_nostra.cards_in_words import job_in_full, task, title
from backroom.games.la_cosa_nostra.rules import (
    BUSINESS_NAMES,
    INFLUENCE_NAMES,
    MONOPOLIES,
    Effect,
    LcnRules,
)
from backroom.games.la_cosa_nostra.saying import (
    dashed,
    dollars,
    facts_of,
    open_offer,
    promise,
    says,
    side,
)
from backroom.games.la_cosa_nostra.table_in_words import table_in_words
from backroom.games.la_cosa_nostra.terms import Offer, TakeBack, Withdraw
from backroom.games.la_cosa_nostra.view import LcnView, ManView
from backroom.kernel.actions import Action
from backroom.kernel.messages import CardName, Message, SeatName

RULES_ASKED = {
    "object": ("LCN-37", "LCN-E67"),
    "plan": ("LCN-38", "LCN-43", "LCN-99"),
    "task": ("LCN-39", "LCN-40"),
    "peek": ("LCN-104", "LCN-105", "LCN-E3"),
    "gap": ("LCN-112", "LCN-113", "LCN-E8"),
    "last_call": ("LCN-V3",),
    "turn": ("LCN-50", "LCN-53", "LCN-54", "LCN-55"),
    "announced": ("LCN-70", "LCN-71", "LCN-72"),
    "victim": ("LCN-69", "LCN-72"),
    "markers": ("LCN-77", "LCN-79", "LCN-E47"),
    "stake": ("LCN-173",),
    "reroll": ("LCN-157", "LCN-E4"),
    "robbery": ("LCN-141", "LCN-E27"),
    "trap": ("LCN-142", "LCN-143"),
    "doc": ("LCN-117", "LCN-E13"),
    "shoot_back": ("LCN-174", "LCN-E42"),
    "launder": ("LCN-138",),
    "buy": ("LCN-165", "LCN-E62"),
    "search": ("LCN-166", "LCN-E61"),
    "recruit": ("LCN-119",),
    "drop": ("LCN-120", "LCN-E72"),
    "over": ("LCN-149", "LCN-153", "LCN-154"),
}
MAN_ACTIONS = (
    Do.PICK,
    Do.PEEK,
    Do.HENCHMAN,
    Do.SABOTEUR,
    Do.MACHINE_PISTOL,
    Do.DISTRACTION,
    Do.ABANDON,
    Do.VICTIM_MAN,
    Do.ROB,
    Do.TRAP,
)
BUSINESS_ACTIONS = (Do.LAWYER, Do.VICTIM_BUSINESS, Do.MARKER)
SLOT_ACTIONS = (Do.BUY, Do.TAKE)
MONEY_ACTIONS = (Do.STAKE, Do.LAUNDER)
Chances = tuple[tuple[int, float, float, float], ...]
NEEDS_TWO = (Effect.PERSUASION, Effect.ASSASSINATION, Effect.DRIVE_BY_SHOOTING)
SEAT_FACTS = ("seat", "start", "target", "source", "by", "to", "robbed", "attacker", "proposer")


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
            return says(f"family-{self.board.family[card].name.value}")
        if pile == "monopoly":
            return says(f"monopoly-{MONOPOLIES[card]}")
        return self.job(card)

    def job(self, kind: int) -> Message:
        """The title of a job: ours in the reader's language, or an owner's own."""
        return Message("lcn-job", {"title": title(self.board, kind)})

    # Actions

    def action(self, view: LcnView, action: Action) -> Message:
        if isinstance(action, LcnDeal):
            return self.deal(view, action)
        assert isinstance(action, LcnAction)
        do, value = action.do, action.value
        stem = f"action-{dashed(do.value)}"
        if do is Do.PASS:
            return says(f"action-pass-{dashed(view.step)}")
        if do in MAN_ACTIONS:
            return says(stem, man=self.man(view, value))
        if do is Do.EXECUTE:
            return self.executing(view, value)
        if do is Do.RECRUIT:
            price = dollars(self.board.gangster[value].price)
            return says(stem, man=CardName("man", value), price=price)
        if do in BUSINESS_ACTIONS:
            return says(stem, business=self.business(view, value))
        if do in SLOT_ACTIONS:
            return self.market_card(view, stem, value)
        if do in MONEY_ACTIONS:
            return says(stem, money=dollars(value * 1000))
        if do in (Do.JOB, Do.DROP_JOB):
            return says(stem, job=job_in_full(self.board, value))
        if do is Do.DROP_INFLUENCE:
            return says(stem, card=CardName("influence", value))
        if do is Do.SEARCH:
            return says(stem, kind=CardName("kind", value))
        if do is Do.TARGET:
            return says(stem, target=SeatName(value))
        if do is Do.REROLL:
            return says(stem, die=view.dice[value])
        if do in (Do.ACCEPT, Do.REFUSE):
            return self.answering(view, stem, value)
        return says(stem)

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
            return says("action-take-back", business=self.business(view, said.business))
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
            return says("action-execute", man=self.man(view, man))
        return says(
            "action-execute-job", man=CardName("man", man), job=job_in_full(self.board, task.job)
        )

    def market_card(self, view: LcnView, stem: str, slot: int) -> Message:
        business = view.market[slot]
        if business is None:
            return says(f"{stem}-nothing")
        price = self.rules.business_price[self.rules.business_kind[business]] * 1000
        return says(stem, business=CardName("business", business), price=dollars(price))

    def man(self, view: LcnView, man: int) -> Message:
        """A gangster with his owner and his task, as far as it is known."""
        for seat, family in enumerate(view.families):
            for each in family.men:
                if each.man == man:
                    return says(
                        "man-of",
                        man=CardName("man", man),
                        seat=SeatName(seat),
                        task=task(each),
                    )
        return says("man-alone", man=CardName("man", man))

    def business(self, view: LcnView, business: int) -> Message:
        """A business with its owner."""
        for seat, family in enumerate(view.families):
            if any(each.business == business for each in family.businesses):
                return says(
                    "business-of", business=CardName("business", business), seat=SeatName(seat)
                )
        return says("business-alone", business=CardName("business", business))

    def item(self, view: LcnView, number: int) -> Message:
        return self.man(view, number)

    # Questions

    def question(self, view: LcnView) -> Message:
        if view.step == "over":
            return says("ask-over")
        if view.seat < 0 or not view.families[view.seat].asked:
            return says("ask-wait", turn=SeatName(view.turn), stage=dashed(view.stage))
        if view.step == "task" and view.man is not None:
            return says("ask-task", man=CardName("man", view.man))
        if view.step == "peek":
            return says("ask-peek", count=view.peeks)
        if view.step == "gap":
            return says(f"ask-gap-{view.stage}", turn=SeatName(view.turn))
        if view.step == "announced":
            return self.ask_announced(view)
        if view.step == "markers":
            return says("ask-markers", kind=CardName("kind", view.needed[0]))
        if view.step in ("robbery", "trap"):
            return self.ask_response(view)
        if view.step == "doc":
            return self.ask_doc(view)
        if view.step == "plan" and not self.has_idle_man(view):
            return says("ask-plan-cards")
        return says(f"ask-{dashed(view.step)}")

    def has_idle_man(self, view: LcnView) -> bool:
        return any(man.task is None for man in view.families[view.seat].men)

    def ask_announced(self, view: LcnView) -> Message:
        if view.target is None:
            return says("ask-target")
        return says("ask-reveal", target=SeatName(view.target))

    def ask_response(self, view: LcnView) -> Message:
        attacker = view.actor if view.robber is None else view.robber
        facts = {"seat": SeatName(attacker or 0), "wins": view.wins, "money": dollars(view.loot)}
        if view.step == "robbery":
            facts["seat"] = SeatName(view.robbed or 0)
        return says(f"ask-{view.step}", **facts)

    def ask_doc(self, view: LcnView) -> Message:
        lethal = "yes" if view.lethal else "no"
        if view.harmed_man is not None:
            return says("ask-doc", victim=self.man(view, view.harmed_man), lethal=lethal)
        assert view.harmed_business is not None
        return says("ask-doc", victim=self.business(view, view.harmed_business), lethal=lethal)

    def asked_by(self, view: LcnView) -> tuple[str, ...]:
        return RULES_ASKED[view.step]

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
        needs_two = self.rules.effect[job] in NEEDS_TWO
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
        if tag == "game-ended":
            facts["shared"] = "yes" if len(event.winners) > 1 else "no"
        return says(f"event-{tag}", **facts)

    # The table in words

    def position(self, view: LcnView) -> list[Message]:
        return table_in_words(self.rules, view)


def percent(chance: float) -> int:
    return round(100 * chance)


def find_man(view: LcnView, man: int) -> ManView | None:
    for family in view.families:
        for each in family.men:
            if each.man == man:
                return each
    return None
