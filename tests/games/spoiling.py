"""Packs to be spoilt."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path


def copied(files: Iterable[str], built_in: Path, made: Path) -> Path:
    """A folder with the built-in data of a game."""
    made.mkdir()
    for name in files:
        shutil.copy(built_in / name, made)
    return made


def edit(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
