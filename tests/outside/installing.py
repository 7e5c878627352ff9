"""Games and bots of other packages, installed as theirs would be: by entry points on the path."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from sanssouci import games
from sanssouci.bots import foreign
from sanssouci.web import library

ROOT = Path(__file__).parents[2]
GAMES = {
    "blind-bid": "examples.blind_bid:BLIND_BID",
    "couriers": "tests.outside.courier:COURIERS_GAME",
}
BOTS = {"timid": "tests.outside.bots:Timid"}


def write_package(
    folder: Path, games: Mapping[str, str] = GAMES, bots: Mapping[str, str] = BOTS
) -> None:
    """The metadata that installing a package leaves behind."""
    info = folder / "games_of_others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: games-of-others\nVersion: 1.0\n")
    lines = ["[sanssouci.games]", *(f"{id} = {where}" for id, where in games.items())]
    lines += ["[sanssouci.bots]", *(f"{id} = {where}" for id, where in bots.items())]
    (info / "entry_points.txt").write_text("\n".join(lines))


@contextmanager
def installed(
    folder: Path, games: Mapping[str, str] = GAMES, bots: Mapping[str, str] = BOTS
) -> Iterator[None]:
    """For this process and those it starts."""
    write_package(folder, games, bots)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        path = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
        forget()
        try:
            yield
        finally:
            patch.undo()
            forget()


def forget() -> None:
    """What is looked up once has to be looked up anew."""
    importlib.invalidate_caches()
    games._elsewhere.cache_clear()
    games._loaded.cache_clear()
    foreign.installed.cache_clear()
    for kept in vars(library).values():
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()
