"""The client's static files, minified and compressed once.

A hundred small modules weigh little each, but over a slow connection they add up. So they are sent
without comments and indentation, at the highest compression, and without needless headers. Line
numbers stay as they are in the source.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_KEPT: Final = "max-age=600"
"""From the first page to the table nothing is asked for twice, and an update is soon noticed."""
_REMARKS: Final = re.compile(r"^[ \t]*(//.*)?", re.MULTILINE)
_STARRED: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Packed:
    """A file as it is sent, and its modification time."""

    written: int
    plain: bytes
    zipped: bytes
    tag: str


class PackedFiles(StaticFiles):
    """The files of a folder; scripts and styles compressed, the rest unchanged."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._folder = directory.resolve()
        self._packed: dict[str, Packed] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        file = (self._folder / path).resolve()
        kind = _TYPES.get(file.suffix)
        if kind is None or not file.is_relative_to(self._folder) or not file.is_file():
            return await super().get_response(path, scope)
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("", status_code=405)
        asked = Headers(scope=scope)
        found = self._find(path, file)
        # Scripts and styles of a page in UTF-8 need no charset; Starlette would add one.
        headers = {
            "content-type": kind,
            "etag": found.tag,
            "vary": "accept-encoding",
            "cache-control": _KEPT,
        }
        if found.tag in asked.get("if-none-match", ""):
            del headers["content-type"]
            return Response(status_code=304, headers=headers)
        if "gzip" not in asked.get("accept-encoding", ""):
            return Response(found.plain, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(found.zipped, headers=headers)

    def _find(self, path: str, file: Path) -> Packed:
        written = file.stat().st_mtime_ns
        found = self._packed.get(path)
        if found is None or found.written != written:
            found = self._packed[path] = _pack(file, written)
        return found


def _pack(file: Path, written: int) -> Packed:
    text = file.read_text(encoding="utf-8")
    plain = (bare(text) if file.suffix != ".svg" else text).encode()
    tag = f'"{hashlib.sha256(plain).hexdigest()[:10]}"'
    return Packed(written, plain, gzip.compress(plain, mtime=0), tag)


def bare(source: str) -> str:
    """A script or style without remarks of whole lines; those between stars keep their lines.

    Both are told by how they are written here: a remark that shares its line with code stays.
    """
    without = _STARRED.sub(lambda found: "\n" * found[0].count("\n"), source)
    return _REMARKS.sub("", without)
