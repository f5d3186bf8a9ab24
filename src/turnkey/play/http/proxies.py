"""Who asks when a proxy speaks for them. Only those named by --proxy are believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from turnkey.core.errors import TurnkeyError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOUSEHOLD = 64  # bits of an IPv6 address: whoever has one has all with the same


class BadProxy(TurnkeyError):
    """An address that is none."""


class Proxies:
    """The addresses and networks of our own proxies."""

    def __init__(self, given: Sequence[str] = ()) -> None:
        try:
            self._networks: list[Network] = [ipaddress.ip_network(one, strict=False) for one in given]
        except ValueError as fault:
            raise BadProxy(
                f"--proxy takes an address or a network, such as 10.0.0.2 or 10.0.0.0/24: {fault}"
            ) from fault

    def __contains__(self, address: str) -> bool:
        found = ip_of(address)
        return found is not None and any(found in network for network in self._networks)

    def asker(self, peer: str, forwarded: str) -> str:
        """The last address of X-Forwarded-For that is no proxy of ours: what stands before it anybody may have
        written. Where nothing readable stands there, the proxy asks for itself."""
        for said in reversed(forwarded.split(",")):
            found = ip_of(without_port(said.strip()))
            if found is None:
                break
            if str(found) not in self:
                return str(found)
        return peer


def without_port(said: str) -> str:
    if said.startswith("["):
        return said[1:].partition("]")[0]
    return said.partition(":")[0] if said.count(":") == 1 else said


def ip_of(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address by what it means: IPv4 within IPv6 is IPv4."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def is_loopback(name: str) -> bool:
    found = ip_of(name)
    return name == "localhost" or (found is not None and found.is_loopback)


def neighbourhood(address: str) -> str:
    """What is counted as one: an IPv4 address, or the IPv6 network of one household."""
    found = ip_of(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
    return address if found is None else str(found)
