"""A rulebook as a PDF: contents, the game in five minutes, the rules, and the map at the end."""

from __future__ import annotations

import json
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from sanssouci.board.drawing.paper import typeset
from sanssouci.games import draw
from sanssouci.kernel import Game
from sanssouci.rulebook import Rulebook

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")

_SHORT: Final = 12
"""So many rows of a table stay on one page."""
_PREAMBLE: Final = """
#let ink = rgb("#2c2118")
#let accent = rgb("#8c2f24")
#set document(title: sys.inputs.title)
#set page(paper: "a4", margin: (x: 19mm, y: 20mm), numbering: "1")
#set text(font: ("Libertinus Serif", "DejaVu Sans Mono"), size: 10.5pt, fill: ink)
#set text(lang: sys.inputs.language, hyphenate: true)
#set par(justify: true, leading: 0.6em, spacing: 0.85em)
#set table(stroke: 0.4pt + luma(150), inset: 3pt, align: left)
#show heading: set text(font: ("Sanssouci Fell SC", "Libertinus Serif"), weight: "regular")
#show heading.where(level: 1): set text(size: 17pt)
#show heading.where(level: 1): set block(above: 1.6em, below: 0.8em)
#show heading.where(level: 2): set text(size: 11pt, font: "Libertinus Serif", weight: "bold")
#show heading.where(level: 2): set block(above: 1.2em, below: 0.55em)
#show quote.where(block: true): it => block(
  inset: (left: 0.8em, y: 0.2em), stroke: (left: 1pt + luma(180)), emph(it.body))
#show table: set text(size: 9.5pt)
#show table: set par(justify: false)
"""
_TITLE: Final = """
#align(center)[
  #v(6mm)
  #text(font: "Sanssouci Fell SC", size: 30pt, sys.inputs.title)
  #v(-4mm)
  #emph(sys.inputs.credit)
  #v(6mm)
]
"""
_CONTENTS: Final = "#outline(title: none, depth: 1)\n#pagebreak()\n"
_MAP_PAGE: Final = """
#set page(paper: "a4", flipped: true, margin: 8mm, numbering: none)
"""
_MAP: Final = """
#align(center + horizon, image(bytes(sys.inputs.map), format: "svg", height: 100%, fit: "contain"))
"""


def printed_rules(game: Game, book: Rulebook) -> bytes:
    """The whole rulebook of a game."""
    inputs = {"title": book.title, "credit": game.credited(), "language": book.language}
    if game.map is not None:
        inputs["map"] = draw(game, None, "day")
    return typeset(document(game, book), **inputs)


def document(game: Game, book: Rulebook) -> str:
    """The book in the language of Typst."""
    said = game.catalogues.speak()
    parts = [_PREAMBLE, _TITLE, _CONTENTS]
    if book.primer:
        parts += [_heading(1, said.words("rules.primer")), marked_up(book.primer)]
    for chapter in book.chapters.values():
        parts += [_heading(1, f"{chapter.id} {chapter.title}"), marked_up(chapter.text)]
        for rule in (book.rules[id] for id in chapter.rules):
            parts += [_heading(2, rule.title, rule.id), marked_up(rule.text)]
    if game.map is not None:
        parts += [_MAP_PAGE, _unseen(said.words("lobby.map_of", game=book.title)), _MAP]
    return "\n".join(parts)


def _unseen(title: str) -> str:
    """A heading that the contents alone show: the page is full without it."""
    return f"#place(hide(heading(level: 1, {_quoted(title)})))"


def marked_up(markdown: str) -> str:
    r"""Markdown in the language of Typst. All text is quoted, so that none of it is a command.

    >>> marked_up("Pay *4* for a #troop.")
    '#par[#"Pay ";#emph[#"4";]#" for a #troop.";]'
    """
    return "\n".join(map(_typst, SyntaxTreeNode(_MARKDOWN.parse(markdown)).children))


def _heading(level: int, title: str, id: str = "") -> str:
    number = f'#text(fill: accent, weight: "regular", {_quoted(id + " ")});' if id else ""
    return f"#heading(level: {level})[{number}#{_quoted(title)};]"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _typst(node: SyntaxTreeNode) -> str:
    inner = "".join(map(_typst, node.children)) if node.type != "table" else ""
    match node.type:
        case "text":
            return f"#{_quoted(node.content)};"
        case "code_inline" | "fence" | "code_block":
            return (
                f"#raw({_quoted(node.content)}, block: {str(node.type != 'code_inline').lower()});"
            )
        case "softbreak":
            return " "
        case "hardbreak":
            return "#linebreak();"
        case "em":
            return f"#emph[{inner}]"
        case "strong":
            return f"#strong[{inner}]"
        case "paragraph":
            return inner if node.hidden else f"#par[{inner}]"
        case "heading":
            return f"#heading(level: 2)[{inner}]"
        case "bullet_list" | "ordered_list":
            kind = "list" if node.type == "bullet_list" else "enum"
            items = ", ".join(f"[{_typst(item)}]" for item in node.children)
            return f"#{kind}({items})"
        case "blockquote":
            return f"#quote(block: true)[{inner}]"
        case "table":
            return _table(node)
        case _:  # whatever only holds others: lists' items, links, the inline parts of a block
            return inner


def _table(node: SyntaxTreeNode) -> str:
    """A short one is not torn apart; a long one has its heads on every page."""
    (head,), body = node.children[0].children, node.children[1].children
    heads = ", ".join(f"[#strong[{_inner(cell)}]]" for cell in head.children)
    cells = "".join(f", [{_inner(cell)}]" for row in body for cell in row.children)
    table = f"table(columns: {len(head.children)}, table.header({heads}){cells})"
    return f"#{table}" if len(body) > _SHORT else f"#block(breakable: false, {table})"


def _inner(cell: SyntaxTreeNode) -> str:
    return "".join(map(_typst, cell.children))
