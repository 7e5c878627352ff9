"""Play one game to its end for every way a game can end, and keep the records.

    python -m tools.make_records [game ...]

Seeds are tried in order until the wanted end comes about; the same program makes the same files
again. Run it anew when the ``rules_version`` of a game has changed.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import sanssouci
from tools.records.wanted import Wanted

FOLDER = Path(__file__).parent.parent / "tests" / "records"
MOST_SEEDS = 400


def make(wanted: Wanted, folder: Path) -> str:
    """Write the record of the first game that ends as wanted; returns what was done."""
    for seed in range(MOST_SEEDS):
        play = wanted.play(seed)
        if wanted.fits(play):
            record = play.finished_record()
            record.players = dict.fromkeys(play.game.seats(play.state), "make_records")
            record.save(folder / f"{wanted.file}.txt")
            return f"{wanted.file}: seed {seed}, {len(record.entries)} entries"
    raise SystemExit(f"{wanted.file}: no game of {MOST_SEEDS} ends like that")


def main(games: list[str]) -> None:
    for game in games or sanssouci.GAMES:
        sanssouci.game(game)  # a clear error for one that is not there
        folder = FOLDER / game
        folder.mkdir(parents=True, exist_ok=True)
        for wanted in import_module(f"tools.records.{game.replace('-', '_')}").WANTED:
            print(make(wanted, folder), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
