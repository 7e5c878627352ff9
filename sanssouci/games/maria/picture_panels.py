"""What is printed on the maps beside the land: title, legend and ornaments."""

from __future__ import annotations

from typing import Final

from sanssouci.board.drawing import cities, ornaments
from sanssouci.board.drawing.lettering import Style, write
from sanssouci.board.drawing.svg import element, group
from sanssouci.games.maria.picture_layout import LEGEND, TITLE
from sanssouci.games.maria.wording import say

GERMAN_MILE: Final = 290 / 15
"""On the sheet: a degree of latitude has fifteen of them."""
_WORDS: Final = Style("roman", 17)


def cartouche_layer() -> str:
    decoration = [ornaments.compass(112, 352, 70), ornaments.ship(318, 330, 0.95)]
    return group([_title(), _legend(), *decoration], id="layer-cartouche", class_="layer")


def _title() -> str:
    box = TITLE
    x = (box.left + box.right) / 2
    lines = (
        ("MARIA", Style("roman", 62, 16), 74, "title-red"),
        (say("picture.regions"), Style("italic", 31), 114, "title"),
        ("1741 – 1744", Style("roman", 25, 4), 146, "title"),
        (
            say("picture.edition"),
            Style("italic", 15),
            186,
            "title",
        ),
        (say("picture.reconstruction"), Style("italic", 15), 204, "title"),
    )
    return group(
        [
            ornaments.cartouche(box),
            *(
                write(
                    words,
                    style,
                    x + style.spacing / 2,
                    box.top + y,
                    "middle",
                    room=box.right - box.left - 40,
                    class_=kind,
                )
                for words, style, y, kind in lines
            ),
            ornaments.flourish(x, box.top + 162, 140),
        ],
        id="title-cartouche",
    )


def _legend() -> str:
    box = LEGEND
    parts = [ornaments.cartouche(box)]
    left, right, top, step = box.left + 36, box.left + 206, box.top + 34, 36

    def entry(x: float, row: float, drawn: str, text: str, gap: float = 26) -> None:
        y = top + row * step
        parts.append(element("g", drawn, transform=f"translate({x:g} {y:g})"))
        room = (right - 20 if x == left else box.right - 14) - x - gap
        parts.append(write(text, _WORDS, x + gap, y + 5, room=room, class_="legend-text"))

    def line(*kinds: str) -> str:
        return "".join(element("path", d="M-15 0H17", class_=f"road {kind}") for kind in kinds)

    camp = element("circle", r=10.5, class_="start-ring ring-prussia")
    seat = element("g", cities.symbol("open-fort", "empire", ""), cities.hat(12.5))
    entry(left, 0, cities.symbol("town", None, ""), say("picture.town"))
    entry(left, 1, cities.symbol("fort", "france", "F"), say("picture.minor"))
    entry(left, 2.15, cities.symbol("fortress", "france", "F"), say("picture.major"))
    entry(left, 3.7, seat, say("picture.elector"))
    entry(right, 0, line("main-road", "main-road-inside"), say("picture.main_road"), 28)
    entry(right, 1, line("minor-road"), say("picture.road"), 28)
    entry(right, 2, line("seam-road"), say("picture.seam"), 28)
    entry(right, 3, camp + cities.symbol("town", None, ""), say("picture.set_up"), 28)
    parts.append(
        ornaments.scale_bar(
            box.left + 196, box.bottom - 46, GERMAN_MILE, (0, 3, 6), say("picture.miles")
        )
    )
    return group(parts, id="legend")
