"""Plain pages of HTML, first of all a rulebook with the map at its end, to read and to print.

A browser prints it, or makes a PDF of it, with ``css/print.css``: contents with page breaks at
chapters, and the map on a sheet of its own across the page, as sharp as the printer can.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from sanssouci.kernel import Game
from sanssouci.web import library
from sanssouci.web.languages import CATALOGUES

_PAGE: Final = """<!doctype html>
<html lang="{language}" data-theme="day">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/css/base.css">
<link rel="stylesheet" href="/static/css/print.css">
</head>
<body class="book">
<h1>{title}</h1>
{body}
</body>
</html>
"""


@cache
def rulebook_page(game: Game, language: str) -> str:
    """The whole rulebook of a game."""
    book = library.rules(game.id, language)
    said = game.catalogues.speak(language)
    parts = [f"<p class=credit>{escape(game.credited())}</p>"]
    if not language.startswith(book.language):
        note = escape(said.words("rules.in_english"))
        parts.append(f'<p class="credit" lang="{language}">{note}</p>')
    if book.primer:
        parts.append(
            f"<section><h2>{escape(said.words('rules.primer'))}</h2>{book.primer}</section>"
        )
    items = "".join(
        f'<li><a href="#{chapter.id}">{chapter.id} {escape(chapter.title)}</a></li>'
        for chapter in book.chapters
    )
    parts.append(f"<nav><ul>{items}</ul></nav>")
    for chapter in book.chapters:
        rules = "".join(
            f'<article id="{rule.id}"><h3><span>{rule.id}</span> {escape(rule.title)}</h3>'
            f"{rule.html}</article>"
            for rule in chapter.rules
        )
        heading = f"<h2>{chapter.id} {escape(chapter.title)}</h2>"
        parts.append(f'<section id="{chapter.id}">{heading}{chapter.html}{rules}</section>')
    if library.has_map(game):
        words = escape(said.words("lobby.map_of", game=game.title))
        source = f"/api/games/{game.id}/map.svg?theme=day&amp;language={language}"
        parts.append(f'<figure class="map"><img src="{source}" alt="{words}"></figure>')
    return _PAGE.format(language=book.language, title=escape(book.title), body="\n".join(parts))


def empty_page(text: str, language: str) -> str:
    """What a person sees at an address where there is nothing, and the way to the first page."""
    home = escape(CATALOGUES.speak(language).words("table.home"))
    body = f'<p class="credit"><a href="/">{home}</a></p>'
    return _PAGE.format(language=language, title=escape(text), body=body)
