"""``sanssouci serve``: the server itself."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import webbrowser
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from sanssouci.games import GAMES, load
from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.complaints import system_trouble
from sanssouci.table import Store
from sanssouci.table.file_lock import InUse
from sanssouci.web.app import create_app
from sanssouci.web.configuration import read_settings
from sanssouci.web.guarding import Connections, GuardedHttp, GuardedSocket
from sanssouci.web.json_logs import log_config
from sanssouci.web.settings import DEFAULT_PORT, Settings, sqlite_url


def serve(
    data_folder: Path,
    *,
    config: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until interrupted; what is not given comes from the environment or the file."""
    settings = read_settings(
        os.environ,
        sqlite_url(data_folder / "tables.sqlite"),
        config,
        host=host,
        port=port,
        database=database,
    )
    try:
        store = Store(settings.database, alone=True)
    except InUse as running:
        if not open_browser or not running.address:
            raise
        print(f"Sanssouci is running already: {running.address}", flush=True)
        webbrowser.open(running.address)
        return
    with closing(store), listen(settings) as listener:
        address = f"http://{_shown(settings.host)}:{listener.getsockname()[1]}"
        store.announce(address)
        print(f"Sanssouci is at {settings.public_url or address}", flush=True)
        asyncio.run(_run(settings, store, listener, address if open_browser else ""))


async def _run(settings: Settings, store: Store, listener: socket.socket, to_open: str) -> None:
    server = uvicorn.Server(uvicorn_config(settings, store))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.05)
    if to_open:
        await asyncio.to_thread(webbrowser.open, to_open)
    await asyncio.to_thread(settle_in)
    await serving


def settle_in() -> None:
    """Load all games and their sentences before somebody asks for one, and keep what is loaded
    from the collector.

    A catalogue takes a tenth of a second to read. What stays for as long as the server runs is
    several 100,000 objects; to look through them for garbage stopped everybody for longer than
    that, again and again.
    """
    for id in GAMES:
        with suppress(SanssouciError):  # whoever plays it is told
            game = load(id)
            for language in game.catalogues.languages:
                game.catalogues.speak(language)
    gc.freeze()


def uvicorn_config(settings: Settings, store: Store | None = None) -> uvicorn.Config:
    app = create_app(settings, store)
    config = uvicorn.Config(
        app,
        http=GuardedHttp,
        ws=GuardedSocket,
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        access_log=False,  # our own log of requests leaves out invitations
        log_config=log_config(),
        server_header=False,
        date_header=False,  # five kilobytes in all before a board, and nobody reads them
        timeout_graceful_shutdown=5,
    )
    app.state.connections = Connections(settings.limits, config.forwarded_allow_ips)
    return config


def listen(settings: Settings) -> socket.socket:
    """The socket, opened here so that a port in use is one clear sentence."""
    if settings.port is None:
        try:
            return listen(replace(settings, port=DEFAULT_PORT))
        except SanssouciError:
            return listen(replace(settings, port=0))  # nobody asked for this very port
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP, or asyncio would leave its packets waiting for one another.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(1024)  # so that nobody who comes before we are ready is turned away
    except OSError as error:
        listener.close()
        raise SanssouciError(
            tell(
                "host.cannot_serve",
                host=settings.host,
                port=settings.port,
                problem=system_trouble(error),
            )
        ) from error
    return listener


def _shown(host: str) -> str:
    """A host as it can be typed into a browser on this machine."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
