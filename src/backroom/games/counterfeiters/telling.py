# Interpreted: words are made for people, who take longer to read them.
"""Counterfeiters in messages: actions, events, questions and the table itself."""

from typing import Any

from backroom.games.counterfeiters.actions import CftAction, Do
from backroom.games.counterfeiters.board_file import BoardFile
from backroom.games.counterfeiters.rules import FIRST_TICKET, KINDS, CftRules, Place, Special
from backroom.games.counterfeiters.view import CftView, CounterfeiterView
from backroom.kernel.actions import Action
from backroom.kernel.messages import CardName, Message, SeatName

SEAT_FACTS = ("seat", "first")
RULES_ASKED = {
    "place": ("CFT-15", "CFT-18", "CFT-20", "CFT-E11"),
    "notes": ("CFT-32", "CFT-33", "CFT-34", "CFT-35"),
    "transfer": ("CFT-40", "CFT-41", "CFT-E14", "CFT-E38"),
    "take": ("CFT-65", "CFT-66", "CFT-E23"),
    "diners": ("CFT-58", "CFT-60", "CFT-E27"),
    "over": ("CFT-69", "CFT-70"),
}


def says(sentence: str, /, **facts: Any) -> Message:
    return Message(f"cft-{sentence}", facts)


def dashed(name: str) -> str:
    return name.replace("_", "-")


def dollars(amount: int) -> Message:
    """CFT-E2: money as it is read, in the reader's own number format."""
    return says("money", amount=amount)


class CftTeller:
    """Puts one table of Counterfeiters into messages; it knows the table's spaces and cards."""

    def __init__(self, rules: CftRules) -> None:
        self.rules = rules
        self.board: BoardFile = rules.board

    def seat(self, seat: int) -> Message:
        return Message(f"colour-{self.board.colour[seat].name}")

    def card(self, pile: str, card: int) -> Message:
        if pile == "space":
            return self.space(card)
        if card < FIRST_TICKET:
            return says(f"card-{dashed(KINDS[card])}")
        return says("card-lottery-ticket", money=dollars(self.rules.ticket_pays[card - 8] * 10))

    def cards_named(self) -> list[CardName]:
        spaces = [CardName("space", space) for space in range(len(self.rules.places))]
        cards = range(FIRST_TICKET + len(self.rules.ticket_pays))
        return spaces + [CardName("card", card) for card in cards]

    def space(self, space: int) -> Message:
        """A space by its kind and its number among its kind: "Print 2"."""
        place = self.rules.places[space]
        number = sum(self.rules.places[each] is place for each in range(space + 1))
        return says(f"space-{dashed(place.value)}", number=number)

    def notes(self, notes: tuple[int, int, int]) -> Message | tuple[Message, ...]:
        return tuple(
            says("notes", count=count, stars="★" * (quality + 1))
            for quality, count in enumerate(notes)
            if count
        )

    def action(self, view: CftView, action: Action) -> Message:
        assert isinstance(action, CftAction)
        if action.do is Do.PASS:
            return says(f"action-pass-{'turn' if view.stage == 'round' else dashed(view.stage)}")
        if action.do is Do.PLACE:
            return self.placing(view, action.value)
        if action.do is Do.TAKE:
            return says("action-take", space=CardName("space", action.value))
        if action.do is Do.SELL:
            return says(
                "action-sell", notes=self.notes(action.notes), money=self.worth(view, action)
            )
        return says(f"action-{action.do.value}", money=dollars(action.value * 10))

    def placing(self, view: CftView, space: int) -> Message:
        """Where to, and what for."""
        place = self.rules.places[space]
        name = self.watched(space)
        if place is Place.MARKET:
            card = view.market[space]
            return says(
                "action-buy",
                space=name,
                card=CardName("card", card) if card is not None else says("card-none"),
                price=dollars(self.rules.prices[space] * 10),
            )
        if place is Place.PRINT and view.print_yield is not None:
            count, quality = view.print_yield
            return says("action-print", space=name, count=count, stars="★" * quality)
        return says(f"action-{dashed(place.value)}", space=name)

    def watched(self, space: int) -> Message:
        """A space by its name, with its police cap if it has one."""
        return says(
            "view-space-free",
            space=CardName("space", space),
            cap="yes" if self.rules.caps[space] else "no",
        )

    def worth(self, view: CftView, action: CftAction) -> Message:
        """CFT-32, CFT-35, CFT-58: what these notes would bring here."""
        one, two, three = action.notes
        count = one + two + three
        note = self.rules.note
        if view.space is not None and self.rules.places[view.space] is Place.RECEIVER:
            note = self.rules.receiver_pays[0 if one else 1 if two else 2]
        due = count * note * 10
        return dollars(due if view.bank is None else min(due, view.bank))

    def item(self, view: CftView, number: int) -> Message:
        return self.space(number)

    def question(self, view: CftView) -> Message:
        if view.step == "over":
            return says("ask-over")
        if view.seat < 0 or not view.players[view.seat].asked:
            return says("ask-wait", turn=SeatName(view.turn))
        if view.step == "place":
            return says(
                f"ask-place-{dashed(view.stage)}", henchmen=view.players[view.seat].henchmen
            )
        if view.step == "notes" and view.space is not None:
            place, rules = self.rules.places[view.space], self.rules
            most = rules.receiver_most if place is Place.RECEIVER else rules.supermarket_most
            asked = f"ask-notes-{dashed(place.value)}"
            return says(asked, most=most, note=dollars(rules.note * 10))
        if view.step == "take":
            return says(f"ask-take-{dashed(view.stage)}")
        return says(f"ask-{dashed(view.step)}")

    def asked_by(self, view: CftView) -> tuple[str, ...]:
        return RULES_ASKED[view.step]

    def outlook(self, view: CftView, action: Action) -> list[Message]:
        """A watched space: where the officer would go, and what that means."""
        assert isinstance(action, CftAction)
        watched = action.do is Do.PLACE and self.rules.caps[action.value]
        if not watched or view.stage != "round":
            return []
        special = self.rules.track[view.officer + 1]
        lines = [says("outlook-cap", special=says(f"special-{special.value}"))]
        if special in (Special.GODFATHER, Special.END) and view.godfather_takes is not None:
            lines.append(says("outlook-godfather", money=dollars(view.godfather_takes)))
        return lines

    def event(self, event: Any) -> Message:
        tag = dashed(event.__struct_config__.tag)
        facts: dict[str, Any] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field == "sources":
                continue
            if field in SEAT_FACTS:
                value = SeatName(value) if value >= 0 else ""
            elif field == "winners":
                facts["shared"] = "yes" if len(value) > 1 else "no"
                value = tuple(SeatName(seat) for seat in value)
            elif field in ("card", "lawyer"):
                value = CardName("card", value)
            elif field == "components":
                value = tuple(CardName("card", card) for card in value)
            elif field in ("space", "source") and tag != "officer-moved":
                value = CardName("space", value)
            elif field == "notes":
                value = self.notes(value)
            elif field == "money" and tag == "money-moved":
                facts["way"] = "there" if value > 0 else "back"
                value = dollars(abs(value))
            elif field in ("money", "price", "fare", "offshore", "due") or (
                field == "cash" and isinstance(value, int)
            ):
                facts["free"] = "yes" if value == 0 else "no"
                value = dollars(value)
            elif field == "slot":
                value += 1
            elif field == "special":
                value = says(f"special-{value}")
            elif isinstance(value, tuple):
                value = tuple(dollars(each) for each in value)
            facts[field] = value
        return says(f"event-{tag}", **facts)

    def position(self, view: CftView) -> list[Message]:
        lines = [
            says("view-round", round=view.round, first=SeatName(view.first)),
            says(
                "view-police",
                officer=view.officer,
                last=len(self.rules.track) - 1,
                steps=view.steps_to_special,
                special=says(f"special-{view.next_special}"),
            ),
            says("view-investigation", level=view.investigation),
        ]
        if view.strike:
            lines.append(says("view-strike"))
        if view.bank is not None:
            lines.append(says("view-bank", money=dollars(view.bank)))
        lines.append(says("view-market", slots=self.slots(view), pile=view.pile))
        lines.append(says("view-spaces", spaces=self.other_spaces(view)))
        lines += [
            self.player(seat, player, seat != view.seat) for seat, player in enumerate(view.players)
        ]
        if view.cash is not None and view.offshore is not None and view.fakes is not None:
            lines.append(
                says(
                    "view-own",
                    cash=dollars(view.cash),
                    offshore=dollars(view.offshore),
                    fakes=self.notes(view.fakes),
                    takes=dollars(view.godfather_takes or 0),
                )
            )
        return lines

    def slots(self, view: CftView) -> tuple[Message, ...]:
        """The market from left to right: card, price, trash can."""
        return tuple(
            says(
                "view-slot",
                card=says("card-none") if card is None else self.card("card", card),
                price=dollars(self.rules.prices[slot] * 10),
                trash="yes" if self.rules.trash[slot] else "no",
            )
            for slot, card in enumerate(view.market)
        )

    def other_spaces(self, view: CftView) -> tuple[Message, ...]:
        """Every space beside the market: its name, a cap, and who stands there."""
        return tuple(
            self.watched(space)
            if by is None
            else says("view-space-taken", space=CardName("space", space), by=SeatName(by))
            for space, by in enumerate(view.occupants)
            if space >= self.rules.slots
        )

    def player(self, seat: int, player: CounterfeiterView, with_money: bool) -> Message:
        cards = tuple(
            says("view-cards", card=CardName("card", kind), count=count)
            for kind, count in enumerate(player.cards)
            if count
        )
        facts = {
            "seat": SeatName(seat),
            "cards": cards,
            "henchmen": player.henchmen,
            "asked": "yes" if player.asked else "no",
        }
        if player.cash is None or player.offshore is None or player.fakes is None or not with_money:
            return says("view-player", **facts)
        return says(
            "view-player-open",
            cash=dollars(player.cash),
            offshore=dollars(player.offshore),
            fakes=self.notes(player.fakes),
            **facts,
        )
