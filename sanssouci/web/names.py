"""The host names a server answers to.

Otherwise a foreign site whose name resolves to this machine would look like our own to a browser
(DNS rebinding), and whoever asked could choose how an invitation link begins.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from sanssouci.web.settings import Settings

ANY: Final = "*"


class Names:
    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        usual = {"localhost", machine, f"{machine}.local", settings.host}
        public = urlsplit(settings.public_url).hostname or ""
        given = {name.lower().strip() for name in settings.allowed_hosts}
        self._known = {name.rstrip(".") for name in usual | {public.lower()} | given} - {""}

    def knows(self, host: str) -> bool:
        """True if a Host header names this server; any address does, and the port is not looked at.

        No browser leaves the header out, so nothing is at stake without it.
        """
        if not host or ANY in self._known:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._known or name.endswith(".localhost") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
