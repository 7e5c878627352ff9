"""Where the packs of a game are kept.

What new games are played with is the pack named by the game's environment variable, else the one
installed last, else the built-in one. Every pack that was ever installed is kept under its
fingerprint besides, for the tables and records that were begun with it.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Generic, TypeVar

from sanssouci.board.findings import Findings
from sanssouci.board.packs import read_files, write_zip
from sanssouci.folders import data_folder
from sanssouci.kernel import BadMap, BadOption, NoPack
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.errors import shown
from sanssouci.kernel.packs import Pack

_FINGERPRINT: Final = re.compile(r"[0-9a-f]{12}")
P = TypeVar("P", bound=Pack)


class PackShelf(Generic[P]):
    def __init__(
        self,
        game: str,
        built_in: Path,
        files: Sequence[str],
        read: Callable[[Path], P],
        summary: Callable[[P], Iterable[tuple[str, str]]],
    ) -> None:
        self.game = game
        self.built_in = built_in
        self.read = read
        self.variable = f"SANSSOUCI_{game.upper().replace('-', '_')}_PACK"
        """The environment variable that names a pack to play with."""
        self._file_names = tuple(files)
        self._summary = summary
        self._found = cache(self._find)

    @property
    def user_path(self) -> Path:
        """The pack installed last."""
        return data_folder() / "packs" / f"{self.game}.zip"

    @property
    def folder(self) -> Path:
        """Where every installed pack is kept, called by its fingerprint."""
        return data_folder() / "packs" / self.game

    def in_use(self) -> Path:
        if named := os.environ.get(self.variable):
            return Path(named)
        return self.user_path if self.user_path.exists() else self.built_in

    def files(self, path: Path) -> Mapping[str, bytes]:
        findings = Findings()
        files = read_files(path, self._file_names, findings)
        findings.raise_if_any(str(path))
        return files

    def summary(self, path: Path) -> Iterable[tuple[str, str]]:
        return self._summary(self.read(path))

    def install(self, path: Path) -> P:
        pack = self.read(path)
        self._keep_installed()
        kept = self._kept_path(pack.fingerprint)
        write_zip(self.files(path), kept)
        # As a file of its own, so that whoever deletes it by hand still has the kept one.
        growing = self.user_path.with_suffix(".part")
        shutil.copyfile(kept, growing)
        os.replace(growing, self.user_path)
        return pack

    def _keep_installed(self) -> None:
        """A pack may have been put in place by hand or by an older release; tables may need it."""
        try:
            fingerprint = self.read(self.user_path).fingerprint
        except BadMap:  # there is none, or nothing could ever have been played with it
            return
        if not self._kept_path(fingerprint).exists():
            write_zip(self.files(self.user_path), self._kept_path(fingerprint))

    def remove(self) -> None:
        self._keep_installed()
        try:
            self.user_path.unlink()
        except FileNotFoundError:
            raise BadOption(tell("pack.not_installed", game=self.game)) from None

    def kept(self) -> Mapping[str, Path]:
        found = {self.read(self.built_in).fingerprint: self.built_in}
        for path in sorted(self.folder.glob("*.zip")):
            found.setdefault(path.stem, path)
        return found

    def find(self, fingerprint: str) -> P:
        """The pack of this fingerprint; raises NoPack if it is not on this computer."""
        return self._found(fingerprint)

    def _find(self, fingerprint: str) -> P:
        if not _FINGERPRINT.fullmatch(fingerprint):  # it may come from anybody's record
            raise self._no_pack(fingerprint)
        for path in (self._kept_path(fingerprint), self.in_use(), self.user_path, self.built_in):
            try:
                pack = self.read(path)
            except BadMap:  # a broken file is as good as none
                continue
            if pack.fingerprint == fingerprint:
                return pack
        raise self._no_pack(fingerprint)

    def _no_pack(self, fingerprint: str) -> NoPack:
        text = tell("pack.not_here", game=self.game, fingerprint=shown(fingerprint))
        return NoPack(text, fingerprint)

    def _kept_path(self, fingerprint: str) -> Path:
        return self.folder / f"{fingerprint}.zip"
