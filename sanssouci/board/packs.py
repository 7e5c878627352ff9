"""A data pack: the files of a folder or of a .zip, read whole into memory."""

from __future__ import annotations

import hashlib
import os
import tomllib
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from zlib import error as ZlibError  # noqa: N812, an exception by any other name

from sanssouci.board.findings import Findings
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.complaints import system_trouble

HEAD: Final = "pack.toml"
"""The file that says which game a pack is for."""
MOST_BYTES: Final = 1_000_000
"""The most one file of a pack may hold; real ones have a few thousand bytes."""
MOST_ENTRIES: Final = 1_000


def read_files(path: Path, names: Sequence[str], findings: Findings) -> dict[str, bytes]:
    """Those of the named files that are there; a .zip may keep them in one folder of its own."""
    if path.is_dir():
        return _from_folder(path, names, findings)
    if not path.is_file():
        findings.note(path.name, tell("pack.nothing"))
        return {}
    return _from_zip(path, names, findings)


def _from_folder(folder: Path, names: Sequence[str], findings: Findings) -> dict[str, bytes]:
    files = {}
    for name in names:
        file = folder / name
        if not file.exists():
            continue
        try:
            with file.open("rb") as stream:
                data = stream.read(MOST_BYTES + 1)
        except OSError as error:
            findings.note(name, tell("pack.unreadable", problem=system_trouble(error)))
            continue
        if _fits(name, len(data), findings):
            files[name] = data
    return files


def _from_zip(path: Path, names: Sequence[str], findings: Findings) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    try:
        with zipfile.ZipFile(path) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            if len(entries) > MOST_ENTRIES:
                findings.note(
                    path.name, tell("pack.too_many", count=len(entries), most=MOST_ENTRIES)
                )
                return {}
            for entry in entries:
                folder, _, name = entry.filename.rpartition("/")
                if name not in names or folder.count("/") or folder.startswith("__MACOSX"):
                    continue
                if name in files:
                    findings.note(name, tell("pack.twice_in_zip"))
                    continue
                # The size an entry claims may be a lie, so no more than the limit is unpacked.
                with archive.open(entry) as stream:
                    data = stream.read(MOST_BYTES + 1)
                if _fits(name, len(data), findings):
                    files[name] = data
    except (zipfile.BadZipFile, ZlibError, NotImplementedError, EOFError) as error:
        findings.note(path.name, tell("pack.no_zip", problem=str(error)))
    except RuntimeError:
        findings.note(path.name, tell("pack.locked"))
    except OSError as error:
        findings.note(path.name, tell("pack.unreadable", problem=system_trouble(error)))
    return files


def _fits(name: str, size: int, findings: Findings) -> bool:
    if size > MOST_BYTES:
        findings.note(name, tell("pack.too_large", most=MOST_BYTES))
    return size <= MOST_BYTES


def game_of(path: Path) -> str | None:
    """Which game a pack says it is for, if it says so legibly."""
    head = read_files(path, (HEAD,), Findings()).get(HEAD, b"")
    try:
        game = tomllib.loads(head.decode("utf-8-sig")).get("game")
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        return None
    return game if isinstance(game, str) else None


def write_zip(files: Mapping[str, bytes], target: Path) -> None:
    """Keep files as a .zip; an older one stays whole until the new one is complete."""
    target.parent.mkdir(parents=True, exist_ok=True)
    growing = target.with_suffix(".part")
    with zipfile.ZipFile(growing, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    os.replace(growing, target)


def fingerprint(content: object) -> str:
    """A short name for data made of plain values: other data, another name."""
    return hashlib.sha256(repr(content).encode()).hexdigest()[:12]
