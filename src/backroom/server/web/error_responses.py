"""Everything that is refused over HTTP has one shape: a message, and the same in words."""

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from backroom.kernel.errors import BadInput
from backroom.kernel.messages import Message
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.database import NotWritten
from backroom.server.web.client import page
from backroom.server.web.statuses import STATUS_OF
from backroom.server.wire.rest import Trouble
from backroom.words import LANGUAGES, Speaker

LONGEST_REASON = 500
NAMES = {400: "bad-request", 404: "no-page", 405: "no-method", 413: "too-large", 415: "bad-request"}


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of our languages that the reader accepts."""
    wanted = connection.headers.get("accept-language", "")
    for part in wanted.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


def trouble(
    request: ASGIConnection[Any, Any, Any, Any], status: int, message: Message
) -> Response[Trouble]:
    text = Speaker(language_of(request)).say(message)
    return Response(Trouble(status=status, message=message, text=text), status_code=status)


def on_refused(request: Request[Any, Any, Any], fault: Refused) -> Response[Trouble]:
    return trouble(request, STATUS_OF[fault.reason], fault.message)


def on_bad_input(request: Request[Any, Any, Any], fault: BadInput) -> Response[Trouble]:
    return trouble(request, 400, Message("service-bad-input", {"reason": shortened(str(fault))}))


def on_depth(request: Request[Any, Any, Any], fault: RecursionError) -> Response[Trouble]:
    """Nothing of ours is so deep: only a body that somebody sent to see what happens."""
    return trouble(request, 400, Message("service-bad-request", {"reason": "too many brackets"}))


def is_for_eyes(request: Request[Any, Any, Any]) -> bool:
    """Has somebody typed this address into a browser? Then the client says it, as a page."""
    machine = request.url.path.startswith(("/api", "/static"))
    return not machine and "text/html" in request.headers.get("accept", "")


def on_http(request: Request[Any, Any, Any], fault: HTTPException) -> Response[Any]:
    """What the framework refuses: a body that cannot be read, a page that is not there."""
    status = fault.status_code
    if status >= 500:
        return on_fault(request, fault)
    if status == 404 and is_for_eyes(request):
        return page(404)
    return trouble(
        request,
        status,
        Message(f"service-{NAMES.get(status, 'bad-request')}", {"reason": reason(fault)}),
    )


def reason(fault: HTTPException) -> str:
    extra = fault.extra if isinstance(fault.extra, list) else []
    parts = [
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ")
        for each in extra
        if isinstance(each, dict)
    ]
    return shortened("; ".join(parts) or str(fault.detail))


def shortened(reason: str) -> str:
    """It may repeat what somebody sent, but not all of it."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"


def on_storage(request: Request[Any, Any, Any], fault: Exception) -> Response[Trouble]:
    """The database does not do its work: for now, or where it is damaged."""
    log(request).error("storage", page=page_of(request), fault=str(fault))
    return on_refused(request, Refused(Reason.NOT_WRITTEN))


def on_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[Trouble]:
    """A defect of ours: the log gets the trace, the reader a sentence."""
    log(request).error("fault", page=page_of(request), exc_info=fault)
    return on_refused(request, Refused(Reason.FAULT))


def page_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Which page it was, without what stood in its address: that may be a link to a table."""
    return f"{request.scope.get('method', '')} {request.scope.get('path_template', '')}".strip()


def log(request: ASGIConnection[Any, Any, Any, Any]) -> Any:
    return request.app.state.service.house.log


HANDLERS: ExceptionHandlersMap = {
    Refused: on_refused,
    BadInput: on_bad_input,
    RecursionError: on_depth,
    HTTPException: on_http,
    NotWritten: on_storage,
    Exception: on_fault,
}
