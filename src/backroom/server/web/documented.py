"""What the OpenAPI document says about refusals: they look alike everywhere."""

from litestar.openapi.datastructures import ResponseSpec

from backroom.server.wire.rest import Trouble

WHY = {
    400: "This cannot be read, or is not allowed; the message says why",
    401: "Nobody we know",
    403: "Not for this person",
    404: "There is no such thing, or it is not for this person",
    409: "Not now",
    413: "Too large",
    429: "Too often",
    503: "The database does not answer; nothing was changed",
}
REFUSALS = {
    status: ResponseSpec(Trouble, description=why, generate_examples=False)
    for status, why in WHY.items()
}
NOTHING_TO_SAY = REFUSALS | {204: ResponseSpec(None, description="Done; there is no more to say")}
