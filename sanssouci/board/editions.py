"""Editions: the rules of a game a second time, with another data pack.

The rules of a game with packs read its tables as constants of their modules: nothing is plainer to
write or quicker to play. So that one process can hold games with several packs, an edition is the
whole package imported once more under a name of its own, where every import of the package leads
to the edition's own modules. What shows the game, such as its presenter in the terminal, can be
had for an edition in the same way.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from threading import RLock
from types import CodeType, ModuleType
from typing import ClassVar

from sanssouci.board.local_names import local_names_of
from sanssouci.kernel import Game
from sanssouci.kernel.packs import Pack, Shelf


class Edition(MetaPathFinder):
    """Finds modules under the names that they have in this edition."""

    def __init__(self, package: str, pack: Pack) -> None:
        self.pack = pack
        self.package = package
        self.suffix = f"_{pack.fingerprint}"
        self.packages = [package]
        """What there is a second time."""

    def module(self, package: str) -> ModuleType:
        """A package as it is in this edition."""
        if package not in self.packages:
            self.packages.append(package)
        return import_module(self.renamed(package))

    def renamed(self, module: str) -> str:
        """What a module is called here; others keep their names."""
        for package in self.packages:
            if module == package or module.startswith(f"{package}."):
                return f"{package}{self.suffix}{module.removeprefix(package)}"
        return module

    def original(self, module: str) -> str | None:
        """The module of which this name means the one in this edition."""
        for package in self.packages:
            named = package + self.suffix
            if module == named or module.startswith(f"{named}."):
                return package + module.removeprefix(named)
        return None

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        original = self.original(fullname)
        spec = find_spec(original) if original else None
        if spec is None or spec.origin is None:
            return None
        return spec_from_file_location(
            fullname,
            spec.origin,
            loader=_Loader(fullname, spec.origin, self),
            submodule_search_locations=spec.submodule_search_locations,
        )


class _Loader(SourceFileLoader):
    """Reads the same source, compiled with the names of the edition."""

    def __init__(self, fullname: str, path: str, edition: Edition) -> None:
        super().__init__(fullname, path)
        self._edition = edition

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                node.module = self._edition.renamed(node.module)
        return compile(tree, path, "exec", dont_inherit=True)


_editions: dict[tuple[str, str], Edition] = {}
_making = RLock()


def edition(package: str, pack: Pack) -> Edition:
    """The edition of a package with this pack; made once."""
    with _making:
        key = package, pack.fingerprint
        if key not in _editions:
            _editions[key] = Edition(package, pack)
            # Before the usual finder, which would find the files, too.
            sys.meta_path.insert(0, _editions[key])
        return _editions[key]


class PackedGame(Game):
    """A game that is played with a pack of its shelf; its rules version ends with the pack's."""

    package: ClassVar[str]
    packs: ClassVar[Shelf]

    @cached_property
    def local_names(self) -> dict[str, str]:
        return local_names_of(self)

    def under(self, rules: str) -> Game:
        fingerprint = rules.partition("-")[2]
        if self.rules_version.endswith(f"-{fingerprint}"):
            return self
        pack = self.packs.find(fingerprint)
        first: Game = import_module(self.package).GAME
        if first.rules_version.endswith(f"-{fingerprint}"):
            return first
        made: Game = edition(self.package, pack).module(self.package).GAME
        return made


def edition_of(module: str) -> Edition | None:
    """The edition to which a module belongs; None if it is the original."""
    return next((each for each in _editions.values() if each.original(module)), None)
