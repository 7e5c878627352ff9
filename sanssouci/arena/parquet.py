"""The table as Parquet: a row for each seat of each game."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pyarrow
from pyarrow import parquet

from sanssouci.arena.store import Store


def write_parquet(store: Store, path: Path) -> int:
    """Write the file and return how many rows it has."""
    rows = [
        {
            "game": store.plan.game,
            "number": game.number,
            "scenario": game.setup.scenario,
            "options": game.setup.option_words,
            "seed": game.seed,
            "reason": game.reason,
            "turns": game.turns,
            "game_seconds": game.seconds,
            **asdict(player),
        }
        for game in store.games()
        for player in game.players
    ]
    parquet.write_table(pyarrow.Table.from_pylist(rows), path)
    return len(rows)
