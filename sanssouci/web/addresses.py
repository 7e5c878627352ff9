"""The address of a request, for rate limits."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final

_ONE_LINE: Final = 64
"""Bits of an IPv6 address that name a line; the rest its owner chooses as he likes."""


def address_of(scope: Mapping[str, Any]) -> str:
    """The client's address; IPv6 addresses count by their network prefix."""
    client = scope.get("client")
    return same_line(client[0]) if client else ""


def same_line(address: str) -> str:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, _ONE_LINE), strict=False))
    return str(found)
