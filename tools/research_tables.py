"""Write the tables of tensors and vocabularies into ``docs/research.md``, from the code."""

from __future__ import annotations

import re
from pathlib import Path

import sanssouci
from sanssouci.kernel import Game
from sanssouci.research import SequentialGame

DOCUMENT = Path(__file__).parent.parent / "docs" / "research.md"
_TABLE = re.compile(r"(<!-- tensors (?P<game>[\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(game: Game) -> str:
    """The slices of a game's observation, with their offsets."""
    played = SequentialGame(game)
    words = played.vocabulary
    lines = [
        f"Encoding version {played.encoding.version}: {played.observation_tensor_size():,} "
        f"numbers, {len(words):,} words, vocabulary `{words.fingerprint}`.",
        "",
        "| slice | offset | shape | meaning |",
        "|---|---:|---|---|",
    ]
    at = 0
    for part in played.slices:
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| `{part.name}` | {at:,} | {shape} | {part.meaning} |")
        at += part.size
    return "\n".join(lines) + "\n"


def with_tables(text: str) -> str:
    """The document with every table as it should be."""
    return _TABLE.sub(
        lambda found: found[1] + table(sanssouci.game(found["game"])) + found[3], text
    )


def main() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(with_tables(text), encoding="utf-8")


if __name__ == "__main__":
    main()
