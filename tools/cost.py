"""What a game costs: its lines, layer by layer.

    python -m tools.cost friedrich crisis
    python -m tools.cost --tree FOLDER friedrich     # of another checkout

Lines are counted as they stand, comments and empty ones included; tables of data, tests and
rulebooks are not. ``shared`` is what games have below them: steps, cards and dice.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Final

LAYERS: Final = (
    "rules", "view", "data pack", "bots", "numbers", "picture", "terminal", "browser", "sentences",
)  # fmt: skip
_FOLDERS: Final = (
    "games/{game}", "terminal/{game}", "web/static/js/{game}", "web/static/css",
)  # fmt: skip
_BY_NAME: Final = {
    "messages": "sentences",
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
SHARED: Final = ("steps", "cards", "dice")


def layer_of(file: Path, game: str) -> str | None:
    """None for what is no code of the game."""
    of_another = file.suffix == ".css" and file.stem != game
    if file.suffix not in _CODE or file.name == "pack.toml" or of_another:
        return None
    if "messages.en" in file.name or "terminal" not in file.parts:
        for beginning, layer in _BY_NAME.items():
            if file.name.startswith(beginning) and "officers" not in file.parts:
                return layer
    return next(layer for folder, layer in _BY_FOLDER.items() if folder in file.parts)


def cost(package: Path, game: str) -> Counter[str]:
    """By layer, how many lines it has."""
    found: Counter[str] = Counter()
    for folder in _FOLDERS:
        for file in (package / folder.format(game=game)).rglob("*"):
            if layer := layer_of(file.relative_to(package), game):
                found[layer] += length(file)
    return found


def length(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--tree", type=Path, default=Path(__file__).parent.parent)
    given = parser.parse_args()
    package = given.tree / "sanssouci"
    costs = [cost(package, game) for game in given.games]
    print(f"{'':12}" + "".join(f"{game:>12}" for game in given.games))
    for layer in LAYERS:
        print(f"{layer:12}" + "".join(f"{each[layer]:12}" for each in costs))
    print(f"{'in all':12}" + "".join(f"{each.total():12}" for each in costs))
    shared = sum(length(file) for folder in SHARED for file in (package / folder).rglob("*.py"))
    print(f"{'shared':12}{shared:12}")


if __name__ == "__main__":
    main()
