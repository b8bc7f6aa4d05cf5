"""A running service as it looks from outside: for whoever wants to know whether one is there."""

import http.client
import urllib.error
import urllib.request
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from backroom.server.wire.rest import Health

PATIENCE = 5.0
"""Seconds to wait for an answer."""
MOST_READ = 1 << 20


class NotReached(Exception):
    """No Backroom answers there. The text says what does, or why nothing does."""


class Seen(NamedTuple):
    """How the service is, and the address at which it was found after all redirections."""

    health: Health
    address: str


def probe_health(address: str, patience: float = PATIENCE) -> Seen:
    """Ask a service how it is."""
    # Not by way of a proxy for going out: the question is what stands before the service.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{address.rstrip('/')}/health", timeout=patience) as answer:
            return Seen(read_health(answer), base_of(answer.geturl()))
    except urllib.error.HTTPError as answer:
        with answer:
            if answer.code == http.client.SERVICE_UNAVAILABLE:
                return Seen(read_health(answer), base_of(answer.geturl()))
        raise NotReached(f"it answers {answer.code} {answer.reason}") from None
    except urllib.error.URLError as fault:
        raise NotReached(str(getattr(fault.reason, "strerror", None) or fault.reason)) from None
    except (OSError, http.client.HTTPException, ValueError) as fault:
        raise NotReached(str(fault) or type(fault).__name__) from None


def read_health(answer: Any) -> Health:
    try:
        return msgspec.json.decode(answer.read(MOST_READ), type=Health)
    except msgspec.MsgspecError:
        raise NotReached("what answers there is not Backroom") from None


def base_of(address: str) -> str:
    """The address of the service itself, from that of a page of it."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}{parts.path.removesuffix('/health')}"


def probe_socket(address: str, patience: float = PATIENCE) -> str:
    """Open a socket as a browser at that address does, at a table that is not there; the name of
    the message that the service says goodbye with."""
    parts = urlsplit(address)
    scheme = "wss" if parts.scheme == "https" else "ws"
    place = f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}/api/tables/nowhere/socket"
    try:
        with connect(
            place,
            origin=Origin(f"{parts.scheme}://{parts.netloc}"),
            proxy=None,
            open_timeout=patience,
            close_timeout=patience,
        ) as socket:
            goodbye = msgspec.json.decode(socket.recv(patience))
            return str(goodbye["message"]["name"])
    except (OSError, WebSocketException, msgspec.MsgspecError, KeyError, TypeError) as fault:
        raise NotReached(str(fault) or type(fault).__name__) from None
