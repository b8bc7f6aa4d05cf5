"""Finished evenings in figures, and the coach, over REST."""

from litestar import get
from litestar.params import FromQuery

from backroom.server.web.dependencies import Link, Somebody, TableId, TheLookingBack
from backroom.server.web.documented import REFUSALS
from backroom.server.wire.rest import AdviceShown, FiguresShown


@get("/api/tables/{table:str}/figures", responses=REFUSALS)
async def figures(
    looking_back: TheLookingBack, somebody: Somebody, table: TableId, link: Link = None
) -> FiguresShown:
    """A finished game in figures, as `backroom analyse FILE` prints them: luck and skill, chances,
    moments. Ask again as long as `looks` is less than `of`."""
    return FiguresShown(figures=await looking_back.figures(somebody, table, link))


@get("/api/tables/{table:str}/coach", responses=REFUSALS)
async def coach(
    looking_back: TheLookingBack,
    somebody: Somebody,
    table: TableId,
    seat: FromQuery[int],
    seq: FromQuery[int],
    link: Link = None,
) -> AdviceShown:
    """What the coach would have done instead of this entry, from what its seat knew then."""
    return AdviceShown(advice=await looking_back.advice(somebody, table, seat, seq, link))


LOOKING_BACK = [figures, coach]
