"""One file, one server: a lock file beside the database, released when its process ends."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any, Final

from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell

_PATIENCE: Final = 5.0
"""Seconds in which a server that has just been started says where it is."""


class InUse(SanssouciError):
    """Another server has the file; ``address`` says where it is, if that is known."""

    def __init__(self, file: Path, address: str) -> None:
        words = {"file": str(file), "address": address}
        super().__init__(tell("host.in_use" if address else "host.in_use_here", **words))
        self.address = address


class FileLock:
    """Held until it is released or the process ends.

    It is a separate file, because SQLite's own locks would be lost if the database were opened and
    closed again in this process.
    """

    def __init__(self, database: Path) -> None:
        database = database.resolve()  # by whatever name it was called
        self._file = database.with_name(f"{database.name}.server")
        self._held = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._held)
        except OSError as error:
            os.close(self._held)
            raise InUse(database, self._address()) from error
        self.announce("")

    def announce(self, address: str) -> None:
        """Record the server's address, for anyone who tries to start another one."""
        said = json.dumps({"pid": os.getpid(), "address": address}).encode()
        os.ftruncate(self._held, 0)
        os.lseek(self._held, 0, os.SEEK_SET)
        os.write(self._held, said)

    def _address(self) -> str:
        """Where the other server is; it may be just about to say so."""
        deadline = time.monotonic() + _PATIENCE
        while True:
            try:
                said: Any = json.loads(self._file.read_text())
                if said["address"]:
                    return str(said["address"])
            except (OSError, ValueError, KeyError, TypeError):
                pass
            if time.monotonic() > deadline:
                return ""
            time.sleep(0.05)

    def release(self) -> None:
        os.close(self._held)


def _lock(held: int) -> None:
    """Raises OSError at once if another process, or another lock of this one, has it."""
    if os.name == "nt":
        import msvcrt

        os.lseek(held, _BEYOND, os.SEEK_SET)  # so that what is said can still be read
        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


_BEYOND: Final = 1 << 20
