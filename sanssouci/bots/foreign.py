"""Third-party bots written in Python: ``module:Class``, or the name of an entry point.

A package gives its bot a name by an entry point of the group ``sanssouci.bots``::

    [project.entry-points."sanssouci.bots"]
    cautious = "my_bots:Cautious"

Whether such a bot can be had is asked of another process, so that its code is imported only where
it plays: an arena that isolates its bots never runs it in its own process.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple, cast

from sanssouci.kernel import BadOption, Bot
from sanssouci.kernel.catalogue import tell

GROUP: Final = "sanssouci.bots"
_SPELLED_OUT: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_][\w.]*)(?::(.*))?", re.ASCII)
_PATIENCE: Final = 60.0
"""Seconds that importing a bot may take."""


class Foreign(NamedTuple):
    """Where a bot is found, and its settings as they were written."""

    where: EntryPoint
    settings: str


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots of other packages, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def foreign(name: str) -> Foreign | None:
    """The third-party bot a name refers to; None if it is not such a name."""
    level, _, settings = name.partition(":")
    if level in installed():
        return Foreign(installed()[level], settings)
    spelled = _SPELLED_OUT.fullmatch(name)
    if spelled is None or "=" in spelled[2]:
        return None
    return Foreign(EntryPoint(name, f"{spelled[1]}:{spelled[2]}", GROUP), spelled[3] or "")


def maker(where: EntryPoint) -> Callable[..., Bot]:
    """The class of a bot, imported here; a module may lie in the current folder."""
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        import_module(where.module)
        made = where.load()
    except Exception as error:  # code of somebody else's, which may fail in any way
        raise BadOption(tell("arena.cannot_load", name=where.value, problem=repr(error))) from error
    if not callable(made) or not callable(getattr(made, "choose", None)):
        raise BadOption(tell("arena.no_method", name=where.value))
    return cast(Callable[..., Bot], made)


@cache
def check_elsewhere(name: str) -> None:
    """Raises BadOption if the bot cannot be made, without importing anything of it here."""
    code = f"from sanssouci.bots.foreign import _report; _report({name!r})"
    try:
        tried = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        seconds = round(_PATIENCE)
        raise BadOption(tell("arena.loads_too_long", name=name, seconds=seconds)) from None
    if tried.returncode:
        said = tried.stderr.strip().splitlines()
        raise BadOption(said[-1] if said else tell("arena.ends_process", name=name))


def _report(name: str) -> None:
    from sanssouci.bots.seating import seat_bot

    try:
        seat_bot(name)
    except BadOption as error:
        sys.exit(" ".join(str(error).split()))
