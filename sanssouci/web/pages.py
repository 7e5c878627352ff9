"""The page, with preload links for every file it will need.

Modules import modules, and a browser learns of each only when the one before has arrived, which
costs a round trip per level. So the page names all of them at once, as links that the browser
follows while it parses; the sources themselves say what they import, and nothing is built.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from sanssouci.web.languages import CATALOGUES, LANGUAGES

STATIC: Final = Path(__file__).parent / "static"
_NEEDS: Final = "<!-- needs -->"
"""Where the page says what it needs."""
_IMPORT: Final = re.compile(r'^(?:import|export) [^;]*?from "(\.[^"]+)";', re.MULTILINE)
_CSS_IMPORT: Final = re.compile(r'^@import "([\w-]+\.css)";', re.MULTILINE)
_ROOMS: Final = {
    "": ("lobby",),
    "join": ("join",),
    "move": ("join",),
    "table": ("table", "games"),
    "arrange": ("arrange",),
}
"""By the first word of the address, the modules that open it; main.js has the same list."""
_TABLE_STYLES: Final = ("table", "play", "advice")


@cache
def page(language: str, room: str, desk: str | None = None) -> str:
    """The page of a room; of a table with the desk of its game, where that is known."""
    tag = f'<html lang="{language}" data-languages="{" ".join(LANGUAGES)}"'
    entries = ["js/main.js", *(f"js/{name}.js" for name in _ROOMS[room])]
    styles = ["css/base.css", "css/lobby.css"]
    if room in ("table", "arrange"):
        styles += [f"css/{name}.css" for name in _TABLE_STYLES]
    needs = [f'<link rel="stylesheet" href="/static/{path}">' for path in styles]
    if desk is not None:
        entries.append(f"js/{desk}/desk.js")
        needs += [
            f'<link rel="preload" as="style" href="/static/{path}">'
            for path in styles_of(f"css/{desk}.css")
        ]
    needs += [f'<link rel="modulepreload" href="/static/{path}">' for path in modules_of(*entries)]
    said = CATALOGUES.speak(language)
    source = (STATIC / "index.html").read_text(encoding="utf-8")
    return (
        source.replace('<html lang="en"', tag, 1)
        .replace("/api/messages/en", f"/api/messages/{language}", 1)
        .replace(_NEEDS, "\n".join(needs), 1)
        .replace("<!-- description -->", escape(said.words("app.description")), 1)
        .replace("<!-- noscript -->", escape(said.words("app.noscript")), 1)
    )


def modules_of(*entries: str) -> list[str]:
    """All modules that these import, directly or not, they themselves first."""
    found = list(entries)
    for path in found:  # grows while it is read
        folder = (STATIC / path).parent
        for name in _IMPORT.findall((STATIC / path).read_text(encoding="utf-8")):
            target = (folder / name).resolve().relative_to(STATIC).as_posix()
            if target not in found:
                found.append(target)
    return found


def styles_of(path: str) -> list[str]:
    """A style sheet and those it imports, which a browser would ask for one after the other."""
    imported = _CSS_IMPORT.findall((STATIC / path).read_text(encoding="utf-8"))
    return [path, *(f"css/{name}" for name in imported)]
