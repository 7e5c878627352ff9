"""Finds and prepares a database; anything wrong with it is reported in one sentence."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.complaints import system_trouble

_OWNER_ONLY: Final = 0o600
_COMPANIONS: Final = ("-wal", "-shm")
"""What SQLite keeps beside a file while it is open."""
_POSTGRESQL: Final = "postgresql+psycopg"
"""With the driver that our optional extra installs."""
_CONNECT_SECONDS: Final = "10"


class CannotOpen(SanssouciError):
    """There is no database of ours there, and none can be created."""


def database_url(given: str) -> URL:
    """The address of a database; a plain path is a file of SQLite."""
    if "://" not in given:
        return URL.create("sqlite", database=str(Path(given).expanduser().absolute()))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:  # neither may be quoted: they have the password
        raise CannotOpen(tell("host.bad_address")) from error
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername=_POSTGRESQL)
    if url.drivername not in ("sqlite", _POSTGRESQL):
        raise CannotOpen(tell("host.no_database", name=url.drivername))
    if url.get_backend_name() == "postgresql" and "connect_timeout" not in url.query:
        url = url.update_query_dict({"connect_timeout": _CONNECT_SECONDS})
    return url


def sqlite_file(url: URL) -> Path | None:
    """The file of a database; None if it has none of its own."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    assert url.database is not None
    return Path(url.database)


def prepare_file(file: Path) -> None:
    """Make sure that the file can be opened; a new one is private to its owner."""
    if not file.parent.is_dir():
        raise CannotOpen(tell("host.no_folder", folder=str(file.parent)))
    if file.is_dir():
        raise CannotOpen(tell("host.is_folder", file=str(file)))
    if file.exists() and not file.is_file():
        raise CannotOpen(tell("host.is_device", file=str(file)))
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, _OWNER_ONLY))
    except FileExistsError:
        _check_access(file)
    except OSError as error:
        raise CannotOpen(
            tell("host.cannot_make", file=str(file), problem=system_trouble(error))
        ) from error


def keep_private(file: Path) -> None:
    """Make a database private to its owner; older versions created it readable for everybody."""
    for each in (file, *(file.with_name(file.name + ending) for ending in _COMPANIONS)):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # gone, or somebody else's
            if stat.S_IMODE(each.stat().st_mode) & 0o077:
                each.chmod(_OWNER_ONLY)


def _check_access(file: Path) -> None:
    """Check access without opening: closing a file that is open elsewhere drops its locks."""
    effective = os.access in os.supports_effective_ids
    for path, mode in ((file, os.R_OK | os.W_OK), (file.parent, os.W_OK | os.X_OK)):
        if not os.access(path, mode, effective_ids=effective):
            raise CannotOpen(tell("host.no_permission", file=str(file), place=str(path)))


@contextmanager
def sentences(url: URL) -> Iterator[None]:
    """What goes wrong while a database is opened, in a sentence without its password."""
    place = sqlite_file(url) or url.render_as_string(hide_password=True)
    try:
        yield
    except ModuleNotFoundError as error:
        raise CannotOpen(tell("host.no_driver", module=str(error.name))) from error
    except DBAPIError as error:
        raise CannotOpen(
            tell("host.cannot_open", file=str(place), problem=_reason(error))
        ) from error


def _reason(error: DBAPIError) -> str:
    reason = str(error.orig).strip()
    if "file is not a database" in reason:
        return "it is not a database of SQLite"
    return reason.splitlines()[0] if reason else type(error.orig).__name__
