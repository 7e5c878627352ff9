"""What a game costs: its lines, layer by layer.

    python -m tools.cost                             # of every game
    python -m tools.cost --tree FOLDER friedrich     # of another checkout

Lines are counted as they stand, comments and empty ones included; tables of data, tests,
rulebooks and translations are not. Below stands what several games share, counted once.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Final

from sanssouci.games import GAMES

LAYERS: Final = (
    "rules", "view", "data pack", "bots", "numbers", "picture", "terminal", "browser", "sentences",
)  # fmt: skip
_FOLDERS: Final = (
    "games/{game}", "terminal/{game}", "web/static/js/{game}", "web/static/css",
)  # fmt: skip
_BY_NAME: Final = {
    "messages": "sentences",
    "follies": "bots",
    "picture": "picture",
    "tensors": "numbers",
    "vocabulary": "numbers",
    "pack": "data pack",
    "shelf": "data pack",
    "facts": "view",
    "view": "view",
}
"""By how the name of a file begins, its layer."""
_BY_FOLDER: Final = {
    "officers": "bots",
    "locale": "sentences",
    "terminal": "terminal",
    "static": "browser",
    "games": "rules",
}
"""By a folder above it, if its name says nothing."""
_CODE: Final = (".py", ".js", ".css", ".ftl", ".toml")
SHARED: Final = {
    "steps, cards, dice": ("steps", "cards", "dice"),
    "drawings": ("board/drawing",),
    "terminal of wars": ("terminal/war",),
    "desk of wars": ("web/static/js/war",),
}
"""What games have below them, by folders."""


def layer_of(file: Path, game: str) -> str | None:
    """None for what is no code of the game."""
    of_another = file.suffix == ".css" and file.stem not in _spellings(game)
    translated = file.suffix == ".ftl" and file.stem != "en"
    if file.suffix not in _CODE or file.name == "pack.toml" or of_another or translated:
        return None
    if "messages.en" in file.name or "terminal" not in file.parts:
        for beginning, layer in _BY_NAME.items():
            if file.name.startswith(beginning) and "officers" not in file.parts:
                return layer
    return next(layer for folder, layer in _BY_FOLDER.items() if folder in file.parts)


def cost(package: Path, game: str) -> Counter[str]:
    """By layer, how many lines it has."""
    found: Counter[str] = Counter()
    folders = {folder.format(game=name) for folder in _FOLDERS for name in _spellings(game)}
    for folder in folders:
        for file in (package / folder).rglob("*"):
            if layer := layer_of(file.relative_to(package), game):
                found[layer] += length(file)
    return found


def _spellings(game: str) -> set[str]:
    """A package is written with an underscore where the id of its game has a hyphen."""
    return {game.replace("-", "_"), game.replace("_", "-")}


def length(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--tree", type=Path, default=Path(__file__).parent.parent)
    given = parser.parse_args()
    package = given.tree / "sanssouci"
    costs = [cost(package, game) for game in given.games]
    print(f"{'':20}" + "".join(f"{game:>14}" for game in given.games))
    for layer in LAYERS:
        print(f"{layer:20}" + "".join(f"{each[layer]:14}" for each in costs))
    print(f"{'in all':20}" + "".join(f"{each.total():14}" for each in costs))
    for name, folders in SHARED.items():
        files = (file for folder in folders for file in (package / folder).rglob("*"))
        print(f"{name:20}{sum(length(file) for file in files if file.suffix in _CODE):14}")


if __name__ == "__main__":
    main()
