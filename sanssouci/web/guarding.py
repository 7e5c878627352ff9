"""Limits on connections before they ask for anything: how many, and how long they may take.

Uvicorn itself waits for the end of a request's headers, and for a client that does not read, for
as long as the client likes; and when there are more connections than files may be open, it hears
nobody any more. So every connection is counted here, by address and in all, and has its time.
"""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from sanssouci.web.addresses import same_line
from sanssouci.web.deflating import SharedDeflateFactory
from sanssouci.web.settings import Limits

_OTHER_FILES: Final = 128
"""Files that a server has open besides its connections: the database, bots, logs."""
_MOST_FILES: Final = 65_536


class Connections:
    """All open connections of one server."""

    def __init__(self, limits: Limits, proxies: list[str] | str) -> None:
        """``proxies`` carry many clients, so they are not counted as one address."""
        self.limits = limits
        self.most = max(1, min(limits.connections, open_files() - _OTHER_FILES))
        named = proxies.split(",") if isinstance(proxies, str) else proxies
        self._proxies = {same_line(name.strip()) for name in named}
        self._addresses: dict[Transport, str] = {}
        self._idle: dict[Transport, None] = {}
        """Those that have asked for nothing yet, the longest waiting first."""
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._addresses)

    def admit(self, transport: Transport) -> None:
        """Count a new connection, or close it if there are too many."""
        remote = get_remote_addr(transport)
        address = same_line(remote[0]) if remote else ""
        by_address = self.limits.connections_by_address
        if self._by_address[address] >= by_address and not self._is_proxy(address):
            transport.abort()
            return
        if len(self) >= self.most and not self._make_room():
            transport.abort()
            return
        self._addresses[transport] = address
        self._by_address[address] += 1
        self._idle[transport] = None

    def _is_proxy(self, address: str) -> bool:
        return address in self._proxies or "*" in self._proxies

    def _make_room(self) -> bool:
        """Close the connection that has been idle the longest, if there is one."""
        for transport in self._idle:
            self.release(transport)
            transport.abort()
            return True
        return False

    def asked(self, transport: Transport) -> None:
        """A complete request has arrived, so the connection is in use."""
        self._idle.pop(transport, None)

    def idles(self, transport: Transport) -> None:
        if transport in self._addresses:
            self._idle[transport] = None

    def release(self, transport: Transport) -> None:
        self._idle.pop(transport, None)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Deadline:
    """Closes a connection unless it is cancelled in time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: TimerHandle | None = None

    def set(self, transport: Transport) -> None:
        """From now on; a deadline that runs already stays as it is."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, transport.abort)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _connections(config: uvicorn.Config) -> Connections:
    return cast(Connections, cast(Any, config.app).state.connections)


class GuardedHttp(H11Protocol):
    """Enforces that requests arrive complete within some seconds, and that responses are read."""

    def __init__(self, config: uvicorn.Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._counted = _connections(config)
        self._until_asked = Deadline(self._counted.limits.header_seconds)
        self._until_read = Deadline(self._counted.limits.unread_seconds)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted.admit(transport)
        self._until_asked.set(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        has_become_a_socket = self.transport.get_protocol() is not self
        is_busy = self.cycle is not None and not self.cycle.response_complete
        if has_become_a_socket or is_busy:
            self._until_asked.lift()
            self._counted.asked(self.transport)
        elif not self.transport.is_closing():
            self._until_asked.set(self.transport)

    def on_response_complete(self) -> None:
        self._counted.idles(self.transport)
        super().on_response_complete()

    def pause_writing(self) -> None:
        self._until_read.set(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._until_read.lift()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._until_asked.lift()
        self._until_read.lift()
        self._counted.release(self.transport)
        super().connection_lost(exc)


class GuardedSocket(WebSocketsSansIOProtocol):
    """Counted as the connection it came over; a client that does not read is dropped."""

    def __init__(self, config: uvicorn.Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._counted = _connections(config)
        self._until_read = Deadline(self._counted.limits.unread_seconds)
        self.conn = ServerProtocol(
            extensions=[SharedDeflateFactory()], max_size=config.ws_max_size, logger=self.logger
        )

    def pause_writing(self) -> None:
        self._until_read.set(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._until_read.lift()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._until_read.lift()
        self._counted.release(self.transport)
        super().connection_lost(exc)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._counted.asked(cast(Transport, transport))


def open_files() -> int:
    """Raise the limit of open files as far as the system allows, and return it."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return _MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(_MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
