"""Making an offer piece by piece: what each side could give (LCN-E81)."""

from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.knowledge.view import LcnView
from backroom.games.la_cosa_nostra.trade.terms import Offer, Promise, PromiseKind, Side
from backroom.games.la_cosa_nostra.words.saying import says
from backroom.kernel.actions import Action
from backroom.kernel.messages import CardName
from backroom.terminal.screens import Piece


class LcnDealer:
    """Knows what can lie on either side of a deal."""

    def partners(self, view: LcnView) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(view.families)) if seat != view.seat)

    def pieces(self, view: LcnView, giver: int, taker: int) -> list[Piece]:
        family = view.families[giver]
        found = [Piece(says("piece-cash"), "cash", 0, "amount")]
        for each in family.businesses:
            name = CardName("business", each.business)
            found.append(Piece(says("side-business", business=name), "business", each.business))
        for man in family.men:
            if man.task is None:
                found.append(Piece(says("side-man", man=CardName("man", man.man)), "man", man.man))
        permits = [each.business for each in family.businesses if each.active]
        permits += [
            man.task.business
            for man in family.men
            if man.task is not None and man.task.business is not None
        ]
        for business in permits:
            name = CardName("business", business)
            found.append(Piece(says("side-permit", business=name), "permit", business))
        for each in view.families[taker].businesses:
            if each.markers[giver]:
                name = CardName("business", each.business)
                found.append(Piece(says("side-return", business=name), "return", each.business))
        for kind in (PromiseKind.NO_ATTACK, PromiseKind.SHARE):
            text = says(f"promise-{kind.value.replace('_', '-')}")
            found.append(Piece(says("side-promise", promise=text), kind.value))
        found.append(Piece(says("piece-repay"), PromiseKind.REPAY.value, 0, "amount"))
        found.append(Piece(says("piece-words"), PromiseKind.WORDS.value, 0, "words"))
        return found

    def offer(
        self, partner: int, gives: list[tuple[Piece, str]], gets: list[tuple[Piece, str]]
    ) -> Action:
        return LcnDeal(Offer(partner, side_of(gives), side_of(gets)))


def side_of(pieces: list[tuple[Piece, str]]) -> Side:
    def numbers(kind: str) -> tuple[int, ...]:
        return tuple(piece.value for piece, _ in pieces if piece.kind == kind)

    return Side(
        cash=sum(int(said) for piece, said in pieces if piece.kind == "cash"),
        businesses=numbers("business"),
        gangsters=numbers("man"),
        permits=numbers("permit"),
        returns=numbers("return"),
        promises=tuple(promise_of(piece, said) for piece, said in pieces if is_promise(piece)),
    )


def is_promise(piece: Piece) -> bool:
    return piece.kind in {kind.value for kind in PromiseKind}


def promise_of(piece: Piece, said: str) -> Promise:
    kind = PromiseKind(piece.kind)
    if piece.wants == "amount":
        return Promise(kind, int(said))
    return Promise(kind, 0, said)
