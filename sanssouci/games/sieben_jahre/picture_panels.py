"""What is printed beside the land: frames of the theatres, title and legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanssouci.board.drawing import cities, ornaments
from sanssouci.board.drawing.lettering import Box, Style, text_width, write
from sanssouci.board.drawing.svg import element, group
from sanssouci.games.sieben_jahre.pack import Pack
from sanssouci.games.sieben_jahre.picture_colours import LETTERS
from sanssouci.games.sieben_jahre.picture_layout import AMERICA, CARIBBEAN, Theatre
from sanssouci.games.sieben_jahre.picture_seas import HALF
from sanssouci.games.sieben_jahre.wording import say

_THEATRE_TITLE: Final = Style("capitals", 34, 3)
_WORDS: Final = Style("roman", 20)
_NOTE: Final = Style("italic", 18)
_ROW: Final = 34.0
_FLAME: Final = "M0 7C-6 7 -8 2 -5 -2C-4 1 -2 0 -2 -3C-2 -6 1 -7 0 -11C5 -7 8 -2 6 3C5 6 3 7 0 7z"


def titles() -> tuple[Box, ...]:
    """The ribbons with the names of the framed theatres."""
    return tuple(_ribbon(theatre) for theatre in (AMERICA, CARIBBEAN))


def _title(theatre: Theatre) -> str:
    return say(f"picture.theatre_{theatre.id}")


def _ribbon(theatre: Theatre) -> Box:
    frame = theatre.frame
    wide = text_width(_title(theatre), _THEATRE_TITLE) + 60
    if theatre is AMERICA:
        return Box(frame.left + 14, frame.top + 14, frame.left + 14 + wide, frame.top + 70)
    return Box(frame.right - 14 - wide, frame.top + 14, frame.right - 14, frame.top + 70)


def layer(pack: Pack, theatres: Sequence[Theatre], legend: Box) -> str:
    framed = [theatre for theatre in theatres if theatre in (AMERICA, CARIBBEAN)]
    parts = [_frame(theatre.frame) for theatre in framed]
    for theatre in framed:
        ribbon = _ribbon(theatre)
        middle = (ribbon.left + ribbon.right) / 2
        parts.append(ornaments.cartouche(ribbon))
        parts.append(
            write(
                _title(theatre),
                _THEATRE_TITLE,
                middle,
                ribbon.bottom - 18,
                "middle",
                class_="title",
            )
        )
    parts.append(_legend(pack, legend))
    return group(parts, id="layer-panels", class_="layer")


def _frame(box: Box) -> str:
    """Lines around a theatre, as engravers set a smaller map into a larger."""
    return "".join(
        element(
            "rect",
            x=box.left - gap,
            y=box.top - gap,
            width=box.right - box.left + 2 * gap,
            height=box.bottom - box.top + 2 * gap,
            class_="frame-line",
            stroke_width=line,
        )
        for gap, line in ((0, 1.0), (5, 3.4), (10, 1.0))
    )


def _legend(pack: Pack, box: Box) -> str:
    x = (box.left + box.right) / 2
    kind = say("picture.reconstruction" if pack.reconstruction else "picture.from_a_pack")
    parts = [
        ornaments.cartouche(box),
        write("SIEBEN JAHRE", Style("roman", 54, 9), x, box.top + 72, "middle", class_="title-red"),
        write(
            say("picture.subtitle"),
            Style("italic", 27),
            x,
            box.top + 110,
            "middle",
            room=box.right - box.left - 80,
            class_="title",
        ),
        ornaments.flourish(x, box.top + 130, 220),
        *_signs(box),
        *_states(pack, box),
        write(kind, _NOTE, x, box.bottom - 18, "middle", class_="legend-text"),
    ]
    return group(parts, id="legend")


def _signs(box: Box) -> list[str]:
    square = element("rect", x=-HALF / 2, y=-HALF / 2, width=HALF, height=HALF, class_="square")
    anchor = element("circle", r=10.5, class_="anchor-ground {kind}") + element(
        "use", href="#anchor", class_="anchor {kind}"
    )
    ring = element("circle", r=13, class_="start-ring ring-britain")
    signs = (
        (cities.symbol("fortress", "prussia", LETTERS["prussia"]), "capital"),
        (cities.symbol("fort", "austria", LETTERS["austria"]), "chief_town"),
        (cities.symbol("town", None, ""), "province"),
        (ring, "objective"),
        (anchor.format(kind="port"), "port"),
        (anchor.format(kind="anchorage"), "anchorage"),
        (square, "square"),
        (element("path", d="M-20 0H20", class_="sea-route"), "line"),
        (element("path", d="M-20 0H20", class_="lane"), "touching"),
    )
    parts = []
    for row, (sign, words) in enumerate(signs):
        y = box.top + 172 + row * _ROW
        parts.append(element("g", sign, transform=f"translate({box.left + 64:g} {y:g})"))
        text, x = say(f"picture.sign_{words}"), box.left + 104
        parts.append(write(text, _WORDS, x, y + 7, room=420, class_="legend-text"))
    return parts


def _states(pack: Pack, box: Box) -> list[str]:
    """The States, each coalition in a column."""
    parts = []
    for column, coalition in enumerate(("franco-austrian", "anglo-prussian")):
        x = box.left + 560 + column * 262
        heading = say(f"picture.side_{coalition}")
        parts.append(write(heading, _NOTE, x - 16, box.top + 170, room=246, class_="title"))
        members = [state for state in pack.states if state.coalition == coalition]
        for row, state in enumerate(members):
            y = box.top + 206 + row * _ROW
            sign = cities.symbol("fort", state.id, LETTERS[state.id])
            parts.append(element("g", sign, transform=f"translate({x:g} {y:g})"))
            name = say(f"name.{state.id}")
            name = name[:1].upper() + name[1:]
            parts.append(write(name, _WORDS, x + 26, y + 7, room=210, class_="legend-text"))
    return parts


def raided(id: str, x: float, y: float) -> str:
    """A small fire beside a raided province."""
    return element(
        "path",
        id=f"raided-{id}",
        d=_FLAME,
        class_="flames",
        transform=f"translate({x - 15:g} {y - 10:g})",
        data_id=id,
    )
