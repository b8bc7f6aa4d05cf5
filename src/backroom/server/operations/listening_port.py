"""The port on which the house listens, and who else may listen there."""

import errno
import ipaddress
import socket

from backroom.kernel.errors import BadInput
from backroom.server.operations.probe import NotReached, probe_health

NEXT_PORTS = 20
"""So many more ports are tried for somebody who does not mind which."""
LAST_PORT = 65_535
NOBODYS = "192.0.2.1"
"""An address for documents; nobody has it."""
EVERYWHERE = "0.0.0.0"
GLANCE = 2.0
"""Seconds in which a Backroom that has our port says so."""


class Taken(BadInput):
    """Another program listens there."""


class AlreadyOpen(BadInput):
    """Backroom listens there already."""

    def __init__(self, address: str) -> None:
        super().__init__(f"Backroom is open already: {address}")


def open_port(host: str, port: int) -> socket.socket:
    """A socket that listens there; BadInput says why not."""
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise BadInput(f"{host}: there is no such host") from None
    everywhere = host == "::" and socket.has_dualstack_ipv6()
    try:
        listening = socket.create_server(place, family=family, dualstack_ipv6=everywhere)
    except OSError as fault:
        raise why_not(fault, host, port) from None
    # Small answers must not wait for the last one to be acknowledged: it takes 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def why_not(fault: OSError, host: str, port: int) -> BadInput:
    match fault.errno:
        case errno.EADDRINUSE:
            address = written_address(host, port)
            try:
                probe_health(address, GLANCE)
            except NotReached:
                return Taken(f"port {port} of {host} is taken by another program")
            return AlreadyOpen(address)
        case errno.EADDRNOTAVAIL:
            return BadInput(f"{host}: this machine has no such address")
        case errno.EACCES:
            return BadInput(f"port {port} is only for the administrator; take one from 1024 on")
    return BadInput(f"port {port} of {host} cannot be used: {fault.strerror}")


def open_next_port(host: str, port: int) -> socket.socket:
    """A socket that listens there or, if another program does, on one of the next ports."""
    last = min(port + NEXT_PORTS, LAST_PORT)
    for each in range(port, last + 1):
        try:
            return open_port(host, each)
        except Taken:
            continue
    raise BadInput(f"the ports {port} to {last} of {host} are all taken by other programs")


def inherited_port(number: int) -> socket.socket:
    """The socket with this number, on which whoever started us listens already."""
    try:
        listening = socket.socket(fileno=number)
        if listening.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
            return listening
        listening.detach()
    except OSError:
        pass
    raise BadInput(f"file descriptor {number} is not a socket that listens")


def address_of(host: str, listening: socket.socket) -> str:
    """Where people on this machine find the service."""
    return written_address(host, listening.getsockname()[1])


def written_address(host: str, port: int) -> str:
    """As it is typed into a browser."""
    # Nobody lives at "everywhere"; on this machine it can be reached at home.
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(listening: socket.socket) -> bool:
    """Can it be reached from this machine only?"""
    return ipaddress.ip_address(listening.getsockname()[0].partition("%")[0]).is_loopback


def address_for_others(listening: socket.socket) -> str | None:
    """Where people on the same network find the service; None if it hears this machine only."""
    if is_loopback(listening):
        return None
    host, port = listening.getsockname()[:2]
    place = own_address() if ipaddress.ip_address(host.partition("%")[0]).is_unspecified else host
    return None if place is None else written_address(place, port)


def own_address() -> str | None:
    """The address of this machine in its network. Nothing is sent: the system only says which way
    it would take to an address that nobody has."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((NOBODYS, 9))
        except OSError:
            return None
        found: str = asked.getsockname()[0]
        return None if ipaddress.ip_address(found).is_loopback else found
