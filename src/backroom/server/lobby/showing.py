"""Tables and games as people may see them."""

from collections.abc import Collection

import msgspec

from backroom.bots.learnt_levels import tables_of_masters
from backroom.bots.levels import usual_levels
from backroom.bots.specs import TEMPERS
from backroom.house_games.guides import pictures_of_games
from backroom.kernel.game import Game
from backroom.lessons.lesson import lesson_games, lesson_of
from backroom.server.lobby.access import Access
from backroom.server.people.results import why_unrated
from backroom.server.storage.table_settings import StoredSettings
from backroom.server.wire.rest import (
    ChairShown,
    GameShown,
    Links,
    OptionShown,
    OrderShown,
    TableSettings,
    TableShown,
)


def show_game(game: Game) -> GameShown:
    return GameShown(
        id=game.id,
        title=game.title,
        prefix=game.prefix,
        rules=game.version,
        seats=list(game.seats),
        options=[
            OptionShown(name=each.name, values=list(each.values), rule=each.rule)
            for each in game.options
        ],
        orders=[OrderShown(name=each.name, rule=each.rule) for each in game.orders],
        bots=list(usual_levels()),
        masters=tables_of_masters(game),
        tempers=list(TEMPERS),
        lesson=lesson_of(game.id).script.minutes if game.id in lesson_games() else 0,
        guide=game.id in pictures_of_games(),
        credits=game.credits,
    )


def show_table(found: Access, host: str, there: Collection[int] = ()) -> TableShown:
    """The table with what this person may know of it: links only for those who may pass them on.
    `there` are the seats whose people look at it before it begins."""
    row = found.row
    return TableShown(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=row.options,
        settings=show_settings(row.settings),
        status=row.status,
        chairs=show_chairs(found, there),
        host=host,
        commitment=row.commitment,
        made=row.made,
        started=row.started,
        ended=row.ended,
        rematch=row.rematch,
        own_cards=row.cards is not None,
        seat=found.seat,
        is_host=found.is_host,
        links=Links(
            play=row.play_link if found.is_host or found.seat is not None else None,
            watch=row.watch_link if found.is_host or found.seat is not None else None,
            host=row.host_link if found.is_host else None,
        ),
        unrated=why_unrated(row, sum(chair.person is not None for chair in found.chairs)),
        match=row.match,
        votes=row.votes_to_end,
    )


def show_settings(kept: StoredSettings) -> TableSettings:
    return msgspec.convert(kept, TableSettings, from_attributes=True)


def show_chairs(found: Access, there: Collection[int]) -> list[ChairShown]:
    taken = {chair.seat: chair for chair in found.chairs}
    shown: list[ChairShown] = []
    for seat in range(found.row.seats):
        chair = taken.get(seat)
        shown.append(
            ChairShown(
                seat=seat,
                name="" if chair is None else chair.name,
                bot="" if chair is None else chair.bot or "",
                taken=chair is not None,
                you=seat == found.seat,
                card="" if chair is None else chair.card,
                there=seat in there,
            )
        )
    return shown
