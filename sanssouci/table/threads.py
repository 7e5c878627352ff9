"""Runs work that would block the event loop in threads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Final, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from sanssouci.table.fairness import FairPlaces

AT_ONCE: Final = 2
"""Maximum number of games that are played through at a time; more would only share a processor."""

P = ParamSpec("P")
T = TypeVar("T")

_workers: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="replay")
_places: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, FairPlaces]] = WeakKeyDictionary()


async def in_thread(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Database work, off the loop; it is finished even if whoever asked for it has gone."""
    return await _finished(asyncio.to_thread(call, *args, **kwargs))


async def at_length(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Work for the processor that may take seconds, as playing a whole game through.

    It has a few threads of its own, shared fairly, so that it does not occupy those of the
    database.
    """
    loop = asyncio.get_running_loop()
    places = _places.setdefault(loop, FairPlaces(AT_ONCE))
    async with places.place():
        here = copy_context()  # whoever asked reads the answer in his language
        work = partial(here.run, call, *args, **kwargs)
        return await _finished(loop.run_in_executor(_workers, work))


async def _finished(doing: Awaitable[T]) -> T:
    work = asyncio.ensure_future(doing)
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise
