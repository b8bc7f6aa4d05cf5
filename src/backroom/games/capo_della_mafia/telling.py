# Interpreted: words are made for people, who take longer to read them.
"""Capo della Mafia in messages: actions, events, questions and the table itself."""

from typing import Any

from backroom.games.capo_della_mafia.actions import CapAction, Choice
from backroom.games.capo_della_mafia.deck import CapCards, Change, in_deck
from backroom.games.capo_della_mafia.events import RespectChanged
from backroom.games.capo_della_mafia.handful import handful
from backroom.games.capo_della_mafia.mission import stars_of, symbols_missing
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.games.capo_della_mafia.symbols import needs_said, stars_said, symbols_said
from backroom.games.capo_della_mafia.view import CapView, PlayerView
from backroom.kernel.actions import Action
from backroom.kernel.messages import CardName, Message, SeatName, picking

SEAT_FACTS = ("seat", "suspect", "victim", "one", "other", "counter")
RULES_ASKED = {
    "lay": ("CAP-20", "CAP-11", "CAP-13", "CAP-33"),
    "turn_up": ("CAP-22", "CAP-23"),
    "suspect": ("CAP-26", "CAP-30", "CAP-37", "CAP-38"),
    "claim": ("CAP-E14", "CAP-45", "CAP-E31"),
    "over": ("CAP-43", "CAP-E32"),
}


def says(sentence: str, /, **facts: Any) -> Message:
    return Message(f"cap-{sentence}", facts)


class CapTeller:
    """Puts one table of Capo della Mafia into messages; it knows the table's cards by name."""

    def __init__(self, rules: CapRules) -> None:
        self.rules = rules
        self.cards: CapCards = rules.cards

    def seat(self, seat: int) -> Message:
        return Message(f"colour-{self.cards.colour[seat].name}")

    def card(self, pile: str, card: int) -> Message:
        if pile == "mission":
            mission = self.cards.mission[card]
            return says(
                "mission",
                name=mission.name,
                symbols=needs_said(self.cards.family, mission.symbols),
                stars=mission.max_stars,
            )
        if pile == "newspaper":
            return says("newspaper", name=self.cards.newspaper[card].name)
        man = self.cards.maffioso[card]
        return says(
            "maffioso",
            name=man.name,
            symbols=symbols_said(self.cards.family, man.symbols),
            stars=stars_said(in_deck(man.stars, self.rules.options["deck"])),
        )

    def men(self, cards: tuple[int, ...]) -> tuple[CardName, ...]:
        return tuple(CardName("maffioso", card) for card in cards)

    def action(self, view: CapView, action: Action) -> Message:
        assert isinstance(action, CapAction)
        if action.choice is Choice.SUSPECT:
            if action.value < 0:
                return says("action-suspect-nobody")
            return says("action-suspect", suspect=SeatName(action.value))
        return picking("cap", action, self.men(self.picked(view, action)))

    def picked(self, view: CapView, action: Action) -> tuple[int, ...]:
        """The cards that an action takes from those before the player."""
        before = self.before(view)
        return tuple(before[number] for number in action.picks or () if number < len(before))

    def before(self, view: CapView) -> tuple[int, ...]:
        """The cards that the present question is about."""
        return view.hand if view.phase == "lay" else view.laid

    def item(self, view: CapView, number: int) -> CardName:
        return CardName("maffioso", self.before(view)[number])

    def cards_named(self) -> list[CardName]:
        return [
            *[CardName("mission", card) for card in range(len(self.cards.mission))],
            *[CardName("newspaper", card) for card in range(len(self.cards.newspaper))],
            *self.men(tuple(range(len(self.cards.maffioso)))),
        ]

    def question(self, view: CapView) -> Message:
        if view.phase == "over":
            return says("ask-over")
        if view.seat < 0 or not view.players[view.seat].asked:
            return says("ask-wait")
        return says(
            f"ask-{view.phase.replace('_', '-')}",
            mission=CardName("mission", view.mission),
            held=len(view.hand),
            laid=len(view.laid),
            count=view.turn_up,
            giulia="yes" if self.hides_giulia(view) else "no",
        )

    def hides_giulia(self, view: CapView) -> bool:
        """CAP-E31: whoever hides none is asked all the same, and the question says why."""
        return any(
            self.rules.extra_respect[card] > 0
            for number, card in enumerate(view.laid)
            if number not in view.turned_up
        )

    def asked_by(self, view: CapView) -> tuple[str, ...]:
        return RULES_ASKED[view.phase]

    def outlook(self, view: CapView, action: Action) -> list[Message]:
        """While laying: would these cards survive a check, and would they if Tony squealed?
        One's own Tony always does: whoever is checked is suspected (CAP-46)."""
        assert isinstance(action, CapAction)
        if action.choice is not Choice.LAY:
            return []
        cards = self.picked(view, action)
        missing = symbols_missing(self.rules, handful(cards), view.mission)
        own = sum(int(self.rules.squeals[card]) for card in cards)
        lines = [self.verdict("outlook", view, cards, missing, own)]
        if any(self.rules.squeals[kind] for kind, left in enumerate(view.unseen) if left):
            lines.append(self.verdict("outlook-tony", view, cards, missing, own + 1))
        return lines

    def verdict(
        self, name: str, view: CapView, cards: tuple[int, ...], missing: int, extra_stars: int
    ) -> Message:
        stars = stars_of(self.rules, handful(cards), extra_stars)
        symbols = "".join([self.cards.maffioso[card].symbols for card in cards])
        return says(
            name,
            symbols=symbols_said(self.cards.family, symbols),
            missing=missing,
            stars=stars,
            limit=view.max_stars,
            passes="yes" if missing == 0 and stars <= view.max_stars else "no",
        )

    def event(self, event: Any) -> Message:
        tag = event.__struct_config__.tag.replace("_", "-")
        if isinstance(event, RespectChanged):
            tag = f"respect-{event.reason.replace('_', '-')}"
        facts: dict[str, Any] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field == "sources":
                continue
            if field in SEAT_FACTS:
                value = SeatName(value)
            elif field == "winners":
                value = tuple(SeatName(seat) for seat in value)
            elif field == "cards":
                value = self.men(value)
            elif field in ("mission", "newspaper"):
                value = CardName(field, value)
            elif field == "next_envelope":
                value = "none" if value is None else "yes" if value else "no"
            elif field == "change":
                value = abs(value)
            facts[field] = value
        if tag == "newspaper-turned":
            facts["effect"] = self.effect(event.newspaper)
        if tag == "game-ended":
            facts["shared"] = "yes" if len(event.winners) > 1 else "no"
        return says(f"event-{tag}", **facts)

    def effect(self, newspaper: int) -> Message:
        """All that a newspaper changes, and what its owner wrote on it (CAP-E38)."""
        paper = self.cards.newspaper[newspaper]
        told = [self.change(change) for change in paper.changes()]
        if paper.text:
            told.append(says("effect-text", text=paper.text))
        joined = told.pop()
        while told:
            joined = says("effect-also", first=told.pop(), rest=joined)
        return joined

    def change(self, change: Change) -> Message:
        return says(
            f"effect-{change.effect.value.replace('_', '-')}",
            amount=abs(change.amount),
            way="less" if change.amount < 0 else "more",
            few=self.rules.refill_at_or_below + change.amount,
        )

    def position(self, view: CapView) -> list[Message]:
        lines = [
            says(
                "view-round", round=view.round, target=view.target, counter=SeatName(view.counter)
            ),
            says("view-mission", mission=CardName("mission", view.mission), limit=view.max_stars),
        ]
        if view.newspaper is not None:
            lines.append(
                says(
                    "view-newspaper",
                    newspaper=CardName("newspaper", view.newspaper),
                    effect=self.effect(view.newspaper),
                )
            )
        if view.next_envelope is not None and self.rules.effects:
            lines.append(says("view-envelope", envelope="yes" if view.next_envelope else "no"))
        lines += [self.player(seat, player) for seat, player in enumerate(view.players)]
        if view.hand:
            lines.append(says("view-hand", cards=self.men(view.hand)))
        if view.laid:
            lines.append(says("view-laid", cards=self.men(view.laid)))
        lines.append(says("view-piles", pile=view.pile, discards=view.discards))
        return lines

    def player(self, seat: int, player: PlayerView) -> Message:
        laid = says(
            "view-laid-by" if player.face_up else "view-laid-by-hidden",
            face_up=self.men(player.face_up),
            face_down=player.laid - len(player.face_up),
        )
        state = "jailed" if player.jailed else "suspected" if player.suspected else "free"
        return says(
            "view-player",
            seat=SeatName(seat),
            respect=player.respect,
            hand=player.hand,
            laid=laid if player.laid else says("view-laid-nothing"),
            state=state,
            asked="yes" if player.asked else "no",
        )
