"""An offer in the application: one of those that suggest themselves, or a form to put one together:
what one gives, what one wants for it, and the deal as a sentence before it is sent."""

from collections.abc import Sequence
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import (
    Button,
    Input,
    Label,
    OptionList,
    RadioButton,
    RadioSet,
    Static,
)
from textual.widgets.option_list import Option

from backroom.kernel.actions import Action
from backroom.terminal.app.listing import DIGITS, Struck, Ticking
from backroom.terminal.bargaining import LONGEST_AMOUNT, MOST_SUGGESTIONS, is_amount
from backroom.terminal.places.place import Choice, Place
from backroom.terminal.screens import Dealer, Piece
from backroom.words import Speaker

LONGEST_WORDS = 200


class Suggestions(ModalScreen[Choice | str | None]):
    """Offers that could be made, and the way to one of one's own."""

    OWN = "own"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", show=False),
        Binding("n", "own", show=False),
        *DIGITS,
    ]

    def __init__(self, speaker: Speaker, offers: Sequence[Choice]) -> None:
        super().__init__()
        self.speaker = speaker
        self.offers = offers[:MOST_SUGGESTIONS]
        self.struck = Struck()

    def compose(self) -> ComposeResult:
        with Vertical(id="paper") as paper:
            paper.border_title = Content(self.speaker.ui("play-app-deals"))
            own = Option(Content(f" n  {self.speaker.ui('play-app-own-offer')}"))
            listed = [
                Option(Content(f"{number:>2}  {each.text}"))
                for number, each in enumerate(self.offers, 1)
            ]
            yield OptionList(own, *listed, id="offers", markup=False)

    def on_mount(self) -> None:
        listed = self.query_one(OptionList)
        listed.highlighted = min(1, len(self.offers))
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        number = event.option_index
        self.dismiss(self.OWN if number == 0 else self.offers[number - 1])

    def action_own(self) -> None:
        self.dismiss(self.OWN)

    def action_number(self, digit: str) -> None:
        """Go to the offer of this number."""
        number = self.struck.row(digit, len(self.offers))
        if number is not None:
            self.query_one(OptionList).highlighted = number + 1


class Partner(RadioButton):
    """Somebody to deal with; a terminal may show no colours, so whoever is chosen has another
    mark."""

    CHOSEN, OTHER = "●", "○"

    def __init__(self, name: str, chosen: bool) -> None:
        super().__init__(Content(name), chosen)
        self.BUTTON_INNER = self.CHOSEN if chosen else self.OTHER

    def watch_value(self) -> None:
        self.BUTTON_INNER = self.CHOSEN if self.value else self.OTHER
        super().watch_value()


class Side(Vertical):
    """What lies on one side of the deal: ticked as it is, or with an amount or words."""

    def __init__(self, speaker: Speaker, heading: str, name: str) -> None:
        super().__init__(id=name, classes="side")
        self.speaker = speaker
        self.heading = heading
        self.pieces: list[Piece] = []
        self.plain: list[int] = []
        """The numbers of those that are given as they are."""

    def compose(self) -> ComposeResult:
        yield Label(Content(self.heading), classes="heading")
        yield Ticking()
        yield VerticalScroll(classes="amounts")

    async def lay_out(self, pieces: list[Piece]) -> None:
        """What this player could give."""
        self.pieces = pieces
        self.plain = [number for number, piece in enumerate(pieces) if not piece.wants]
        texts = [self.speaker.say(pieces[number].text) for number in self.plain]
        self.query_one(Ticking).lay_out(texts)
        amounts = self.query_one(VerticalScroll)
        await amounts.remove_children()
        for number, piece in enumerate(pieces):
            if piece.wants:
                await amounts.mount(self.line(number, piece))

    def line(self, number: int, piece: Piece) -> Horizontal:
        """A piece that must be said more exactly."""
        money = piece.wants == "amount"
        field = Input(
            name=str(number),
            compact=True,
            restrict=r"[0-9]*" if money else None,
            max_length=LONGEST_AMOUNT if money else LONGEST_WORDS,
        )
        return Horizontal(Label(Content(self.speaker.say(piece.text))), field, classes="amount")

    def laid(self) -> list[tuple[Piece, str]]:
        """The pieces that lie there now, each with what was said about it."""
        ticked = [(self.plain[row], "") for row in self.query_one(Ticking).ticked]
        for field in self.query(Input):
            said = field.value.strip()
            if said and said.strip("0"):
                ticked.append((int(field.name or 0), said))
        return [(self.pieces[number], said) for number, said in sorted(ticked)]


class DealForm(ModalScreen[bool]):
    """A deal that is put together piece by piece; it stays open until it is sent, or given up."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(False)", show=False),
        Binding("ctrl+s", "send", show=False, priority=True),
    ]

    def __init__(self, place: Place, dealer: Dealer) -> None:
        super().__init__()
        self.place = place
        self.dealer = dealer
        self.speaker = place.speaker
        self.partners = dealer.partners(place.view)
        self.partner = self.partners[0]

    def compose(self) -> ComposeResult:
        say = self.speaker.ui
        with Vertical(id="paper") as paper:
            paper.border_title = Content(say("play-app-own-offer"))
            with RadioSet(id="partners", compact=True):
                for number, seat in enumerate(self.partners):
                    yield Partner(self.speaker.seat(seat), not number)
            with Horizontal(id="sides"):
                yield Side(self.speaker, say("play-app-you-give"), "gives")
                yield Side(self.speaker, say("play-app-you-get"), "gets")
            yield Static(id="sentence")
            with Horizontal(id="buttons"):
                yield Button(
                    Content(say("play-app-send")), id="send", variant="primary", compact=True
                )
                yield Button(Content(say("play-app-back")), id="back", compact=True)

    async def on_mount(self) -> None:
        await self.lay_out()
        self.query_one(RadioSet).focus()

    async def lay_out(self) -> None:
        """What both could give each other."""
        view, you = self.place.view, self.place.you
        assert view is not None
        await self.side("gives").lay_out(self.dealer.pieces(view, you, self.partner))
        await self.side("gets").lay_out(self.dealer.pieces(view, self.partner, you))
        self.tell()

    def side(self, name: str) -> Side:
        return self.query_one(f"#{name}", Side)

    @on(RadioSet.Changed)
    async def other_partner(self, event: RadioSet.Changed) -> None:
        if self.partners[event.index] != self.partner:
            self.partner = self.partners[event.index]
            await self.lay_out()

    @on(Ticking.Changed)
    @on(Input.Changed)
    def tell(self) -> None:
        """The deal as a sentence."""
        offer = self.offer()
        said = (
            self.speaker.ui("play-app-nothing-yet") if offer is None else self.place.worded(offer)
        )
        self.query_one("#sentence", Static).update(Content(said))

    def offer(self) -> Action | None:
        """The deal as it lies there; None if there is nothing, or an amount is no amount."""
        gives, gets = self.side("gives").laid(), self.side("gets").laid()
        amounts = [said for piece, said in gives + gets if piece.wants == "amount"]
        if not gives + gets or not all(map(is_amount, amounts)):
            return None
        return self.dealer.offer(self.partner, gives, gets)

    @on(Button.Pressed, "#send")
    @on(Input.Submitted)
    def action_send(self) -> None:
        offer = self.offer()
        if offer is not None:
            self.send(offer)

    @work(exclusive=True)
    async def send(self, offer: Action) -> None:
        why = await self.place.offer(offer)
        if not why:
            self.dismiss(True)
            return
        self.query_one("#sentence", Static).update(Content.styled(why, "$error"))

    @on(Button.Pressed, "#back")
    def give_up(self) -> None:
        self.dismiss(False)
