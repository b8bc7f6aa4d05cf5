# Interpreted: words are made for people, who take longer to read them.
"""Maffiosi in messages: actions, events, questions and the table itself."""

from typing import Any

from backroom.games.maffiosi.actions import Do, MafAction
from backroom.games.maffiosi.chairs import beside, chairs_in, only_chair
from backroom.games.maffiosi.event_words import (
    card,
    colour_name,
    dashed,
    dollars,
    event_told,
    says,
)
from backroom.games.maffiosi.rules import ASLEEP, CARDS, MEN, MafRules, Thing
from backroom.games.maffiosi.view import FamilyView, MafView, ManView
from backroom.kernel.actions import Action
from backroom.kernel.messages import CardName, Message, SeatName, picking

RULES_ASKED = {
    "colour": ("MAF-3", "MAF-E49", "MAF-11"),
    # The menu card (MAF-6, MAF-72): all eight cards, so that asking tells nothing.
    "card": (
        "MAF-33",
        "MAF-34",
        "MAF-38",
        "MAF-E24",
        "MAF-43",
        "MAF-44",
        "MAF-46",
        "MAF-47",
        "MAF-50",
        "MAF-52",
        "MAF-54",
        "MAF-55",
        "MAF-59",
        "MAF-62",
    ),
    "second": ("MAF-34", "MAF-37", "MAF-E42"),
    "victim": ("MAF-43", "MAF-44", "MAF-46", "MAF-47", "MAF-49"),
    "pie_chair": ("MAF-50", "MAF-51", "MAF-19", "MAF-20"),
    "pass": ("MAF-52", "MAF-53", "MAF-E4", "MAF-E5"),
    "explode": ("MAF-54", "MAF-20", "MAF-E3"),
    "drinks": ("MAF-55", "MAF-57", "MAF-58", "MAF-E14"),
    "man": ("MAF-62", "MAF-57"),
    "bring": ("MAF-13", "MAF-59", "MAF-E19"),
    "chair": ("MAF-15", "MAF-62", "MAF-E22"),
    "over": ("MAF-66", "MAF-67", "MAF-68", "MAF-69"),
}
BY_CHAIR = (Do.KILL, Do.PUT_PIE, Do.LIFT, Do.SIT)


class MafTeller:
    """Puts one table of Maffiosi into messages; it knows the table's chairs and colours."""

    def __init__(self, rules: MafRules) -> None:
        self.rules = rules

    def seat(self, seat: int) -> Message:
        """Called by its colour; where colours are chosen, by its number."""
        if self.rules.chosen_colours:
            return says("player", number=seat + 1)
        return Message(f"colour-{self.rules.board.colour[seat].name}")

    def card(self, pile: str, card: int) -> Message:
        if pile == "man":
            return says(f"man-{MEN[card]}")
        return says(f"card-{dashed(CARDS[card])}")

    def cards_named(self) -> list[CardName]:
        men = [CardName("man", man) for man in range(len(MEN))]
        return men + [CardName("card", card) for card in range(len(CARDS))]

    def man(self, man: ManView) -> Message:
        """Whose man, of what sort: "the Boss of Green (asleep)"."""
        return says(
            "man-of",
            man=CardName("man", man.sort),
            seat=SeatName(man.seat),
            asleep="yes" if man.asleep else "no",
        )

    def things(self, chair: int) -> tuple[Message, ...]:
        found = self.rules.things[chair] or (Thing.NOTHING,)
        return tuple(says(f"thing-{dashed(thing.value)}") for thing in found)

    def place(self, view: MafView, chair: int) -> Message:
        """A chair with who sits there, or with what lies there."""
        man = view.men[chair]
        facts = {
            "chair": chair + 1,
            "thing": self.things(chair),
            "bare": "no" if self.rules.things[chair] else "yes",
        }
        if man is None:
            return says("empty-chair", **facts)
        return says("chair-of", man=self.man(man), **facts)

    def places(self, view: MafView, chairs: tuple[int, ...]) -> tuple[Message, ...]:
        return tuple(self.place(view, chair) for chair in chairs)

    def action(self, view: MafView, action: Action) -> Message:
        assert isinstance(action, MafAction)
        if action.do in (Do.PLAY, Do.DISCARD):
            return says(f"action-{action.do.value}", card=card(action.value))
        if action.do is Do.STAY:
            return says("action-stay")
        if action.do is Do.COLOUR:
            return says("action-colour", colour=colour_name(self.rules, action.value))
        if action.do is Do.BRING:
            asleep = "yes" if action.value >= ASLEEP else "no"
            return says("action-bring", man=CardName("man", action.value % ASLEEP), asleep=asleep)
        if action.do is Do.SERVE:
            chairs = [self.rules.drink_chairs[drink] for drink in action.picks or ()]
            return picking("maf", action, self.places(view, tuple(chairs)))
        if action.do in BY_CHAIR:
            place = self.place(view, action.value)
            return says(f"action-{dashed(action.do.value)}", place=place)
        return self.about_pie(view, action)

    def about_pie(self, view: MafView, action: MafAction) -> Message:
        """What becomes of a pie that is passed on or set off."""
        pie = view.families[action.value]
        facts = {"pie": SeatName(action.value), "chair": self.chair(pie.pie)}
        if action.do is Do.EXPLODE:
            return says("action-explode", victims=self.places(view, pie.blast), **facts)
        target = pie.pie_left if action.do is Do.PASS_LEFT else pie.pie_right
        assert target is not None
        return says(f"action-{dashed(action.do.value)}", place=self.place(view, target), **facts)

    def chair(self, chair: int | None) -> int:
        """The number of a chair as it stands on the board."""
        return 0 if chair is None else chair + 1

    def item(self, view: MafView, number: int) -> Message:
        return self.place(view, self.rules.drink_chairs[number])

    def question(self, view: MafView) -> Message:
        if view.step == "over":
            return says(f"ask-over-{dashed(view.ending)}")
        mover = view.turn if view.placing is None else view.placing
        if mover != view.seat:
            return says("ask-wait", turn=SeatName(mover))
        if view.step == "victim" and view.card is not None:
            return says(f"ask-victim-{dashed(CARDS[view.card])}")
        if view.step == "chair" and view.lifted is not None:
            return says("ask-chair", man=CardName("man", view.lifted.sort))
        if view.step == "drinks":
            return says("ask-drinks", count=self.rules.nightcap_drinks)
        return says(f"ask-{dashed(view.step)}")

    def asked_by(self, view: MafView) -> tuple[str, ...]:
        return RULES_ASKED[view.step]

    def outlook(self, view: MafView, action: Action) -> list[Message]:
        """A warning before one's own men are hit."""
        assert isinstance(action, MafAction)
        chairs: tuple[int, ...] = ()
        if action.do is Do.PUT_PIE:
            chairs = chairs_in(beside(only_chair(action.value)) | only_chair(action.value))
        elif action.do is Do.EXPLODE:
            chairs = view.families[action.value].blast
        elif action.do is Do.SERVE:
            chairs = tuple(self.rules.drink_chairs[drink] for drink in action.picks or ())
        own = tuple(chair for chair in chairs if is_of(view.men[chair], view.seat))
        if not own:
            return []
        return [says(f"outlook-{dashed(action.do.value)}", men=self.places(view, own))]

    def event(self, event: Any) -> Message:
        return event_told(self.rules, event)

    def position(self, view: MafView) -> list[Message]:
        lines = [
            says("view-turn", round=view.round, turn=SeatName(view.turn)),
            says(
                "view-middle",
                money=dollars(view.bank),
                pile=view.pile,
                markers=view.markers,
                discards=self.counted(view.discards),
            ),
        ]
        if view.bank_notes is not None:
            lines.append(says("view-bank-notes", notes=self.noted(view.bank_notes)))
        if self.rules.chosen_colours:
            lines += self.colours(view)
        if view.lifted is not None:
            lines.append(says("view-lifted", man=self.man(view.lifted)))
        lines += [self.family(view, seat) for seat in range(len(view.families))]
        return lines + self.pies(view) + self.threats(view) + self.hand(view)

    def colours(self, view: MafView) -> list[Message]:
        """MAF-E49: who plays which colour, as far as they are chosen."""
        return [
            says("view-colour", seat=SeatName(seat), colour=Message(f"colour-{family.colour}"))
            for seat, family in enumerate(view.families)
            if family.colour is not None
        ]

    def pies(self, view: MafView) -> list[Message]:
        """Where pies stand, and whom they would hit."""
        return [
            says(
                "view-pie",
                seat=SeatName(seat),
                chair=self.chair(family.pie),
                victims=self.places(view, family.blast),
            )
            for seat, family in enumerate(view.families)
            if family.pie is not None
        ]

    def hand(self, view: MafView) -> list[Message]:
        if view.hand is None:
            return []
        return [says("view-hand", cards=tuple(card(each) for each in view.hand))]

    def counted(self, counts: tuple[int, ...]) -> tuple[Message, ...]:
        """Cards of a pile by kind."""
        return tuple(
            says("view-cards", card=card(kind), count=count)
            for kind, count in enumerate(counts)
            if count
        )

    def noted(self, notes: tuple[int, ...]) -> tuple[Message, ...]:
        return tuple(
            says("view-notes", count=count, note=dollars(value))
            for count, value in zip(notes, (1000, 5000, 10000), strict=True)
            if count
        )

    def family(self, view: MafView, seat: int) -> Message:
        """A family's money, cards, income and men."""
        family = view.families[seat]
        if family.out:
            return says("view-family-out", seat=SeatName(seat), **self.riches(family))
        men = tuple(
            says(
                "view-man",
                man=CardName("man", man.sort),
                chair=chair + 1,
                asleep="yes" if man.asleep else "no",
            )
            for chair, man in enumerate(view.men)
            if man is not None and man.seat == seat
        )
        waiting = tuple(
            says("view-waiting", man=CardName("man", sort % ASLEEP), count=count)
            for sort, count in enumerate(family.waiting)
            if count
        )
        return says(
            "view-family",
            seat=SeatName(seat),
            cards=family.cards,
            income=dollars(family.income),
            men=men + waiting,
            asked="yes" if family.asked else "no",
            **self.riches(family),
        )

    def riches(self, family: FamilyView) -> dict[str, Any]:
        """A family's money, as far as it is seen."""
        if family.money is None:
            return {"money": says("money-hidden")}
        if family.notes is None:
            return {"money": dollars(family.money)}
        notes = self.noted(family.notes)
        return {"money": says("money-in-notes", money=dollars(family.money), notes=notes)}

    def threats(self, view: MafView) -> list[Message]:
        """Who could kill which of your men now, one line a danger."""
        if view.seat < 0:
            return []
        lines: list[Message] = []
        for seat, family in enumerate(view.families):
            if seat == view.seat:
                continue
            for way, chairs in (("stab", family.can_stab), ("fire", family.line_of_fire)):
                own = tuple(chair for chair in chairs if is_of(view.men[chair], view.seat))
                if own:
                    men = self.places(view, own)
                    lines.append(says(f"view-threat-{way}", seat=SeatName(seat), men=men))
        return lines


def is_of(man: ManView | None, seat: int) -> bool:
    return man is not None and man.seat == seat
