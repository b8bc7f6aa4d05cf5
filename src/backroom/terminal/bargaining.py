"""Offers in the terminal: a few suggestions, or one put together piece by piece."""

from collections.abc import Callable

from backroom.kernel.actions import Action
from backroom.kernel.game import Teller
from backroom.kernel.view import View
from backroom.terminal.screens import Dealer, Piece
from backroom.words import Speaker

MOST_SUGGESTIONS = 20
LONGEST_AMOUNT = 7
QUESTIONS = {"amount": "play-deal-amount", "words": "play-deal-words"}


class Bargain:
    """Asks for an offer; None if the person thinks better of it."""

    def __init__(
        self,
        speaker: Speaker,
        teller: Teller,
        show: Callable[[str], None],
        read_line: Callable[[str], str],
    ) -> None:
        self.speaker = speaker
        self.teller = teller
        self.show = show
        self.read_line = read_line

    def ask(self, view: View, menu: tuple[Action, ...], dealer: Dealer | None) -> Action | None:
        suggestions = menu[:MOST_SUGGESTIONS]
        if not suggestions and dealer is None:
            self.say("play-deal-none")
            return None
        for number, action in enumerate(suggestions, 1):
            self.show(f"  {number}  {self.speaker.say(self.teller.action(view, action))}")
        text = self.prompt("play-deal-menu")
        if text.lower() == "n" and dealer is not None:
            return self.build(view, dealer)
        chosen = self.numbers(text, len(suggestions))
        return suggestions[chosen[0]] if len(chosen) == 1 else None

    def build(self, view: View, dealer: Dealer) -> Action | None:
        """With whom, what for what."""
        partners = dealer.partners(view)
        for number, seat in enumerate(partners, 1):
            self.show(f"  {number}  {self.speaker.seat(seat)}")
        chosen = self.numbers(self.prompt("play-deal-partner"), len(partners))
        if len(chosen) != 1:
            return None
        partner = partners[chosen[0]]
        gives = self.side(dealer.pieces(view, view.seat, partner), "play-deal-give")
        if gives is None:
            return None
        gets = self.side(dealer.pieces(view, partner, view.seat), "play-deal-get")
        return None if gets is None else dealer.offer(partner, gives, gets)

    def side(self, pieces: list[Piece], question: str) -> list[tuple[Piece, str]] | None:
        for number, piece in enumerate(pieces, 1):
            self.show(f"  {number}  {self.speaker.say(piece.text)}")
        text = self.prompt(question)
        chosen = self.numbers(text, len(pieces))
        if text and not chosen:
            self.odd(text)
            return None
        found: list[tuple[Piece, str]] = []
        for number in chosen:
            said = self.more_exactly(pieces[number])
            if said is None:
                return None
            found.append((pieces[number], said))
        return found

    def more_exactly(self, piece: Piece) -> str | None:
        if not piece.wants:
            return ""
        said = self.prompt(QUESTIONS[piece.wants])
        if piece.wants == "amount" and not is_amount(said):
            self.odd(said)
            return None
        return said

    def numbers(self, text: str, most: int) -> list[int]:
        """The numbers typed, from 0; none if there is anything else among them."""
        words = text.replace(",", " ").split()
        fits = all(is_amount(word) and 1 <= int(word) <= most for word in words)
        return sorted({int(word) - 1 for word in words}) if fits else []

    def prompt(self, name: str) -> str:
        return self.read_line(f"{self.speaker.ui(name)} > ").strip()

    def say(self, name: str) -> None:
        self.show(self.speaker.ui(name))

    def odd(self, text: str) -> None:
        self.show(self.speaker.ui("play-deal-odd", text=text[:60]))


def is_amount(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_AMOUNT
