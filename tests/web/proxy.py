"""A wire between a browser and the server that can be cut, stalled and left to hang.

Only sockets are touched; pages and requests always come through.
"""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self
from urllib.parse import urlsplit

_CHUNK = 65536


class _Wire:
    """One connection of the browser, carried on to the server by two threads."""

    def __init__(self, near: socket.socket, head: bytes) -> None:
        self.near, self.head = near, head
        self.far: socket.socket | None = None
        self.flows = threading.Event()
        self.flows.set()

    def carry(self, server: tuple[str, int]) -> None:
        self.flows.wait()
        with suppress(OSError):
            self.far = socket.create_connection(server)
            self.far.sendall(self.head)
            threading.Thread(target=self._pump, args=(self.far, self.near), daemon=True).start()
            self._pump(self.near, self.far)

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(_CHUNK):
                self.flows.wait()
                sink.sendall(data)
            self.flows.wait()  # not even its end is told over a line that hangs
        self.close()

    def close(self) -> None:
        for end in (self.near, self.far):
            if end is not None:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()


class Proxy:
    """Listens on a free port and carries everything to a server, as well as it is told to."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname
        assert parts.port
        self._server = parts.hostname, parts.port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._sockets: list[_Wire] = []
        self._others: list[_Wire] = []
        self._is_deaf = False
        self._is_cut = False
        self.calls = 0
        """How often a socket was asked for."""

    def __enter__(self) -> Self:
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        self.mend()
        for wire in (*self._sockets, *self._others):
            wire.flows.set()
            wire.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._take, args=(near,), daemon=True).start()

    def _take(self, near: socket.socket) -> None:
        head = b""
        with suppress(OSError):
            while b"\r\n\r\n" not in head:
                if not (data := near.recv(_CHUNK)):
                    break
                head += data
        wire = _Wire(near, head)
        if b"upgrade: websocket" not in head.lower():
            self._others.append(wire)
            wire.carry(self._server)
            return
        self.calls += 1
        self._sockets.append(wire)
        if self._is_cut:
            wire.close()
            return
        if self._is_deaf:
            wire.flows.clear()
        wire.carry(self._server)

    # -- what can happen to a line --------------------------------------------------------------

    def hang(self) -> None:
        """Nothing comes through any more, and nobody is told; new calls are not answered."""
        self._is_deaf = True
        for wire in self._sockets:
            wire.flows.clear()

    def cut(self) -> None:
        """All lines end, and new calls are turned away."""
        self._is_cut = True
        for wire in self._sockets:
            wire.close()

    def mend(self) -> None:
        """New calls are answered again; old lines stay as they are."""
        self._is_deaf = self._is_cut = False

    def thaw(self) -> None:
        """What was said into lines that hang arrives after all."""
        for wire in self._sockets:
            wire.flows.set()
