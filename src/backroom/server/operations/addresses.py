"""From where somebody comes, as far as it counts for a limit."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

HOUSEHOLD = 64
"""Bits of an IPv6 address that a provider gives to a household; the rest it chooses itself, so that
one person could come from more addresses than anybody can count."""


@lru_cache(maxsize=10_000)
def counted_as(address: str) -> str:
    """The address, or the network, by which whoever comes from there is counted."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), HOUSEHOLD), strict=False))


class Known:
    """Addresses and networks of which we have been told."""

    def __init__(self, places: Iterable[str]) -> None:
        self.everybody = False
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.names: set[str] = set()
        for place in places:
            try:
                self.networks.append(ipaddress.ip_network(place, strict=False))
            except ValueError:
                self.everybody |= place == "*"
                self.names.add(place)

    def __contains__(self, address: object) -> bool:
        if self.everybody or address in self.names:
            return True
        try:
            found = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        return any(found in network for network in self.networks)
