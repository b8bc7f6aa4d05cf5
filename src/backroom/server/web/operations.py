"""The house itself: where it is found, whether it is well, and what it counts."""

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

import backroom
from backroom.freshness import is_compiled
from backroom.server.web.dependencies import TheHouse, TheRooms
from backroom.server.wire.rest import Health, HouseShown

SICK = {503: ResponseSpec(Health, description="Something is wrong", generate_examples=False)}


@get("/api/house", sync_to_thread=False)
def house_shown(house: TheHouse) -> HouseShown:
    """Where the house is found."""
    return HouseShown(reachable=house.settings.reachable)


@get("/live", status_code=204, sync_to_thread=False)
def live() -> None:
    """Does the service answer at all? If not, starting it anew may help; a full disk it would not
    mend."""


@get("/health", responses=SICK)
async def health(house: TheHouse, rooms: TheRooms) -> Response[Health]:
    """Is the service well and ready to be played at? 503 if its database cannot be read or cannot
    be written."""
    well = await house.pulse.is_well()
    found = Health(
        status="ok" if well else "trouble",
        version=backroom.__version__,
        rules="compiled" if is_compiled() else "interpreted",
        database=well,
        tables=len(rooms.running),
        sockets=rooms.sockets(),
        aside=sorted(rooms.aside),
    )
    return Response(found, status_code=200 if well else 503)


@get("/metrics", media_type="text/plain", sync_to_thread=False)
def metrics(house: TheHouse) -> Response[bytes]:
    """Counters for Prometheus."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


OPERATIONS = [house_shown, live, health, metrics]
