"""Data packs: a game is its rules and a pack, and there may be several packs of one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Protocol


class Pack(Protocol):
    """The data a game is played with."""

    @property
    def fingerprint(self) -> str:
        """Names everything in it that matters in play."""


class Shelf(Protocol):
    """The packs of a game on this computer: the built-in one and all that were ever installed."""

    @property
    def built_in(self) -> Path: ...

    def in_use(self) -> Path:
        """What new games are played with, unless they ask for another pack."""

    def read(self, path: Path) -> Pack:
        """The pack in a folder or .zip; raises BadMap with everything that is wrong."""

    def files(self, path: Path) -> Mapping[str, bytes]:
        """The files that make up a pack."""

    def summary(self, path: Path) -> Iterable[tuple[str, str]]:
        """What a pack holds, line by line: a heading and the words beside it."""

    def install(self, path: Path) -> Pack:
        """Check a pack, keep it under its fingerprint, and play with it from now on."""

    def remove(self) -> None:
        """Play with the built-in pack again; what is kept stays for tables and records."""

    def kept(self) -> Mapping[str, Path]:
        """All packs there are, by fingerprint."""

    def find(self, fingerprint: str) -> Pack:
        """The pack of this fingerprint; raises NoPack if it is not on this computer."""
