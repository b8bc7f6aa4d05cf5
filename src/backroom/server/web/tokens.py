"""Tokens for bots: an account makes them, sees when they were last used, and revokes them."""

from litestar import delete, get, post
from litestar.params import JSONBody

from backroom.server.people.tokens import Token
from backroom.server.web.dependencies import Card, TheHouse, ThePerson, TheRooms
from backroom.server.web.documented import NOTHING_TO_SAY, REFUSALS
from backroom.server.wire.people import NewToken, TokenMade, TokenShown


def show_token(token: Token) -> TokenShown:
    return TokenShown(card=token.card, name=token.name, made=token.made, used=token.used)


@get("/api/my/tokens", responses=REFUSALS)
async def my_tokens(house: TheHouse, person: ThePerson) -> list[TokenShown]:
    """My bots from outside, each with the last use of its token."""
    return [show_token(each) for each in await house.tokens.of(person)]


@post("/api/my/tokens", status_code=201, responses=REFUSALS)
async def make_token(house: TheHouse, person: ThePerson, data: JSONBody[NewToken]) -> TokenMade:
    """A token for a bot of mine, sent as `Authorization: Bearer …`. It is shown this once: only its
    hash is kept. With it a program sits down, plays and talks, and does nothing else."""
    made, secret = await house.tokens.make(person, data.name)
    return TokenMade(token=secret, shown=show_token(made))


@delete("/api/my/tokens/{card:str}", status_code=204, responses=NOTHING_TO_SAY)
async def revoke_token(house: TheHouse, rooms: TheRooms, person: ThePerson, card: Card) -> None:
    """This token opens nothing any more; its bot leaves the tables that have not begun."""
    rooms.send_away(await house.tokens.revoke(person, card))


TOKENS = [my_tokens, make_token, revoke_token]
