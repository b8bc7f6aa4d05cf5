"""Requests that the house sends to others: only over TLS, only to public addresses, and never for
long. Whoever gives us an address must not reach by us what he could not reach himself."""

import asyncio
import ipaddress
import socket
import ssl
from functools import cache
from typing import NamedTuple
from urllib.parse import urlsplit

from backroom.server.refusals import Reason, Refused

PATIENCE = 10.0
"""Seconds for everything: to find the host, to connect, to send, to be answered."""
LONGEST_LINE = 8192
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
BEHIND_A_GATE = tuple(
    ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")
)
"""Addresses of IPv6 that a gate turns into any of IPv4, private ones too."""


class NotSent(Exception):
    """It could not be delivered. The text says why."""


class Target(NamedTuple):
    """Where a request goes."""

    secure: bool
    host: str
    port: int
    path: str


def checked_target(address: str, private: bool = False) -> Target:
    """The target of an address; refused if we would not send there. `private` is for a house whose
    operator allows it."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused(Reason.BAD_ADDRESS, why="url") from None
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Refused(Reason.BAD_ADDRESS, why="scheme")
    if not host or parts.username is not None or parts.password is not None:
        raise Refused(Reason.BAD_ADDRESS, why="host")
    if not address.isascii() or not address.isprintable() or " " in address:
        raise Refused(Reason.BAD_ADDRESS, why="url")
    literal = as_ip(host)
    if not private and (is_local_name(host) or (literal is not None and not is_public(literal))):
        raise Refused(Reason.BAD_ADDRESS, why="private")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port or (443 if secure else 80), path)


def is_local_name(host: str) -> bool:
    plain = host.rstrip(".")
    return ("." not in plain and ":" not in plain) or plain.endswith(
        (".local", ".internal", ".localhost")
    )


def as_ip(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def is_public(address: Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in BEHIND_A_GATE):
            return False
    return address.is_global and not address.is_multicast


async def resolved(target: Target, private: bool) -> str:
    """One address of the host, looked at before we connect to exactly that one."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotSent(f"{target.host} is not found") from None
    addresses = [str(each[4][0]).partition("%")[0] for each in found]
    if not addresses:
        raise NotSent(f"{target.host} is not found")
    if not private and not all(is_public(ipaddress.ip_address(each)) for each in addresses):
        raise NotSent(f"{target.host} is not on the public internet")
    return addresses[0]


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(address: str, headers: dict[str, str], body: bytes, private: bool = False) -> int:
    """The status of the answer. Nothing else of it is read, and no redirection is followed."""
    target = checked_target(address, private)
    try:
        async with asyncio.timeout(PATIENCE):
            return await exchange(target, headers, body, private)
    except TimeoutError:
        raise NotSent(f"{target.host} takes too long") from None
    except (OSError, EOFError, ValueError) as fault:
        raise NotSent(f"{target.host}: {type(fault).__name__}") from None


async def exchange(target: Target, headers: dict[str, str], body: bytes, private: bool) -> int:
    reader, writer = await asyncio.open_connection(
        await resolved(target, private),
        target.port,
        ssl=tls() if target.secure else None,
        server_hostname=target.host if target.secure else None,
        limit=LONGEST_LINE,
    )
    try:
        lines = {
            "Host": f"[{target.host}]" if ":" in target.host else target.host,
            "Content-Length": str(len(body)),
            "User-Agent": "Backroom",
            "Connection": "close",
        } | headers
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split()
        if len(status) < 2 or not status[1].isdigit():
            raise NotSent(f"{target.host} does not speak HTTP")
        return int(status[1])
    finally:
        writer.close()
