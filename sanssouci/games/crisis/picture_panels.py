"""What is printed beside the land: title, legend, boxes, turn track and resource track."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from sanssouci.board.drawing import cities, counters, ornaments
from sanssouci.board.drawing.lettering import Box, Style, write
from sanssouci.board.drawing.svg import XY, element, group
from sanssouci.board.drawing.theme import Theme
from sanssouci.games.crisis.pack import ARMIES, NATIONS, TURN_END, Pack, Turn
from sanssouci.games.crisis.picture_colours import LETTERS
from sanssouci.games.crisis.wording import say

TITLE: Final = Box(1600, 14, 2090, 190)
TURNS: Final = Box(2252, 1010, 2590, 1452)
RESOURCES: Final = Box(2252, 1462, 2590, 1672)
LEGEND: Final = Box(1716, 1684, 2590, 1970)
PANELS: Final = (TITLE, TURNS, RESOURCES, LEGEND)

_BOX_SIZE: Final = (206.0, 186.0)
_HEADING: Final = Style("capitals", 22)
_SMALL: Final = Style("roman", 13)
_NOTE: Final = Style("italic", 15)
_WORDS: Final = Style("roman", 17)
_MONTHS_IN_A_ROW: Final = 6
_MOST_RESOURCES: Final = 27


_SPACE_KINDS: Final[tuple[tuple[cities.Symbol, str], ...]] = (
    ("rich-fortress", "picture.rich_fort"),
    ("fortress", "picture.fort"),
    ("rich-city", "picture.rich_city"),
    ("city", "picture.city"),
)

# ------------------------------------------------------------------ boxes


def box_panel(x: float, y: float, width: float, height: float) -> Box:
    """The panel around a point, moved so that all of it is on the sheet."""
    wide, high = _BOX_SIZE
    left = min(max(x - wide / 2, 8), width - wide - 8)
    top = min(max(y - high / 2, 8), height - high - 8)
    return Box(left, top, left + wide, top + high)


def box_ground(box: Box) -> XY:
    """Where armies stand in it."""
    return (box.left + box.right) / 2, box.top + 132


def boxes_layer(pack: Pack, boxes: Mapping[str, Box]) -> str:
    parts = []
    for space in pack.spaces:
        if space.id not in boxes:
            continue
        x, y = box_ground(boxes[space.id])
        box = boxes[space.id].shifted(-x, -y)
        nation = NATIONS[space.nation]
        wealth = "".join(
            element(
                "g",
                cities.symbol("rich-city", nation, LETTERS[nation]),
                transform=f"translate({(i - (space.resources - 1) / 2) * 46:g} 0)",
            )
            for i in range(space.resources)
        )
        parts.append(
            element(
                "g",
                ornaments.cartouche(box),
                element(
                    "path",
                    d=f"M{box.left + 22:g} {box.top + 9:g}H{box.right - 22:g}",
                    class_=f"box-ribbon ring-{nation}",
                ),
                write(space.name, _HEADING, 0, box.top + 34, "middle", class_="title"),
                element("g", wealth, transform=f"translate(0 {box.top + 64:g})"),
                id=f"city-{space.id}",
                class_="city box-city",
                transform=f"translate({x:g} {y:g})",
                data_id=space.id,
                data_name=space.name,
                data_nation=nation,
                data_kind="box",
            )
        )
    return group(parts, id="layer-boxes", class_="layer")


# ------------------------------------------------------------------ title and legend


def cartouche_layer(pack: Pack) -> str:
    decoration = [ornaments.compass(1492, 118, 62), ornaments.ship(330, 250, 0.9)]
    return group([_title(pack), _legend(pack), *decoration], id="layer-cartouche", class_="layer")


def _title(pack: Pack) -> str:
    box = TITLE
    x = (box.left + box.right) / 2
    kind = say("picture.reconstruction" if pack.reconstruction else "picture.from_a_pack")
    room = box.right - box.left - 40
    return group(
        [
            ornaments.cartouche(box),
            write(
                say("picture.great_crisis"),
                Style("roman", 40, 5),
                x,
                box.top + 54,
                "middle",
                room=room,
                class_="title-red",
            ),
            write(
                say("picture.of_frederick"),
                Style("italic", 27),
                x,
                box.top + 85,
                "middle",
                room=room,
                class_="title",
            ),
            write("1756 – 1763", Style("roman", 22, 3), x, box.top + 112, "middle", class_="title"),
            ornaments.flourish(x, box.top + 126, 130),
            write(
                say("picture.edition", kind=kind),
                _NOTE,
                x,
                box.top + 150,
                "middle",
                room=room,
                class_="title",
            ),
        ],
        id="title-cartouche",
    )


def _legend(pack: Pack) -> str:
    box = LEGEND
    parts = [ornaments.cartouche(box)]

    def entry(x: float, y: float, drawn: str, text: str, room: float) -> None:
        parts.append(element("g", drawn, transform=f"translate({x:g} {y:g})"))
        parts.append(write(text, _WORDS, x + 38, y + 6, room=room, class_="legend-text"))

    top, bottom = box.top + 44, box.bottom - 30
    for row, (symbol, words) in enumerate(_SPACE_KINDS):
        y = top + row * 58
        entry(
            box.left + 48, y, cities.symbol(symbol, "prussia", LETTERS["prussia"]), say(words), 212
        )
    for row, (kind, words) in enumerate(
        (("road minor-road", "picture.land"), ("sea-route", "picture.sea"))
    ):
        line = element("path", d="M-28 0H26", class_=kind)
        entry(box.left + 52 + row * 116, bottom, line, say(words), 70)
    for row, nation in enumerate(pack.nations):
        mark = cities.symbol("city", nation.id, LETTERS[nation.id])
        entry(box.left + 322, top - 10 + row * 32, mark, say(f"name.{nation.id}"), 250)
    for row, (drawn, words) in enumerate(_signs()):
        small = element("g", drawn, transform="scale(.72)")
        entry(box.left + 630, top - 12 + row * 36, small, say(words), 196)
    return group(parts, id="legend")


def _signs() -> Iterator[tuple[str, str]]:
    """What may lie on the map, around the origin, and its meaning."""
    lowered = "translate(0 17)"
    yield element("g", counters.block("prussia", 5, weak=False), transform=lowered), "picture.full"
    yield (
        element("g", counters.block("prussia", 2, weak=True), transform=lowered),
        "picture.depleted",
    )
    yield element("use", href="#parapet"), "picture.inside"
    yield element("circle", r=20, class_="siege"), "picture.siege"
    yield element("use", href="#cut-off", transform="scale(1.5)"), "picture.isolated"
    cloth = element("use", href="#flag-cloth", class_="cloth mark-france")
    pole = element("path", d="M0 0V-33", class_="pole")
    yield element("g", pole, cloth, transform="translate(-8 19)"), "picture.captured"
    yield element("use", href="#flames"), "picture.scorched"


# ------------------------------------------------------------------ tracks


def tracks_layer(pack: Pack, view: Mapping[str, Any]) -> str:
    return group(
        [_turn_track(pack, view.get("turn")), _resource_track(_resources(view))],
        id="layer-tracks",
        class_="layer",
    )


def _turn_track(pack: Pack, now: int | None) -> str:
    """A row for every year, a cell for every turn, the chits that join in their cells."""
    box = TURNS
    years: dict[int, list[Turn]] = defaultdict(list)
    for turn in pack.turns:
        years[turn.year].append(turn)
    columns = max(_MONTHS_IN_A_ROW, *(len(turns) for turns in years.values()))
    left, top = box.left + 66, box.top + 44
    wide = (box.right - 16 - left) / columns
    high = (box.bottom - 14 - top) / len(years)
    parts = [
        ornaments.cartouche(box),
        write(
            say("picture.turns"),
            _HEADING,
            (box.left + box.right) / 2,
            box.top + 32,
            "middle",
            class_="title",
        ),
    ]
    for row, (year, turns) in enumerate(sorted(years.items())):
        y = top + row * high
        parts.append(
            write(str(year), _WORDS, left - 8, y + high / 2 + 6, "end", class_="legend-text")
        )
        # The first year begins late: its turns stand under the months they belong to.
        for column, turn in enumerate(turns, start=columns - len(turns)):
            x = left + column * wide
            parts.append(
                _turn_cell(turn, Box(x, y, x + wide - 3, y + high - 3), turn.number == now)
            )
    return group(parts, id="turn-track")


def _month(turn: Turn) -> str:
    return say(f"name.{turn.month}")[:3]


def _turn_cell(turn: Turn, cell: Box, now: bool) -> str:
    kind = "winter-cell" if turn.winter else "turn-cell"
    middle = (cell.left + cell.right) / 2
    parts = [
        element(
            "rect",
            x=cell.left,
            y=cell.top,
            width=cell.right - cell.left,
            height=cell.bottom - cell.top,
            rx=3,
            class_=f"{kind} now" if now else kind,
        ),
        write(_month(turn), _SMALL, middle, cell.top + 14, "middle", class_="legend-text"),
    ]
    step = 9.5
    start = middle - step * (len(turn.chits) - 1) / 2
    for i, chit in enumerate(turn.chits):
        kind = "end-chit" if chit == TURN_END else f"chit mark-{chit}"
        parts.append(element("circle", cx=start + i * step, cy=cell.top + 25, r=4.4, class_=kind))
    if turn.event:
        parts.append(
            element(
                "path",
                d="M-7 7L-9 -4L-4 0L0 -7L4 0L9 -4L7 7z",
                class_="crown",
                transform=f"translate({middle:.1f} {cell.top + 28:.1f})",
            )
        )
    return element("g", *parts, id=f"turn-{turn.number}", data_turn=turn.number)


def _resources(view: Mapping[str, Any]) -> dict[str, int]:
    """What the discs of the armies and of the Prussian alliance stand on."""
    found = {nation["id"]: nation["resources"] for nation in view.get("nations", ())}
    for alliance in view.get("alliances", ()):
        if alliance["id"] == "prussia":
            found["alliance"] = alliance["resources"]
    return found


def _resource_track(resources: Mapping[str, int]) -> str:
    """Numbered cells, in which an army's disc stands on the resource spaces it has."""
    box = RESOURCES
    columns = 7
    left, top = box.left + 18, box.top + 44
    wide = (box.right - 16 - left) / columns
    high = (box.bottom - 14 - top) / 4
    parts = [
        ornaments.cartouche(box),
        write(
            say("picture.resources"),
            _HEADING,
            (box.left + box.right) / 2,
            box.top + 32,
            "middle",
            room=box.right - box.left - 30,
            class_="title",
        ),
    ]
    held: dict[int, list[str]] = defaultdict(list)
    for who in (*ARMIES, "alliance"):
        if who in resources:
            held[resources[who]].append(who)
    for number in range(_MOST_RESOURCES + 1):
        row, column = divmod(number, columns)
        x, y = left + column * wide, top + row * high
        parts.append(
            element(
                "rect",
                x=x,
                y=y,
                width=wide - 3,
                height=high - 3,
                rx=3,
                class_="goal-cell" if number in (8, 16) else "turn-cell",
                data_resources=number,
            )
        )
        parts.append(write(str(number), _SMALL, x + 5, y + 14, class_="legend-text"))
        for i, who in enumerate(held[number]):
            nation = "prussia" if who == "alliance" else who
            sign = "PB" if who == "alliance" else LETTERS[who]
            at = f"translate({x + wide - 13 - (i % 3) * 12:g} {y + high - 13 - (i // 3) * 9:g})"
            size = 10.5 if who == "alliance" else 7.5
            parts.append(
                element(
                    "g",
                    element("circle", r=size, class_=f"chit mark-{nation}"),
                    write(sign, _SMALL, 0, 4.5, "middle", class_=f"on-mark-{nation}"),
                    transform=at,
                    id=f"resources-{who}",
                )
            )
    return group(parts, id="resource-track")


def css(theme: Theme) -> str:
    return (
        ".box-ribbon{fill:none;stroke-width:5}"
        f".turn-cell{{fill:{theme.halo};stroke:{theme.soft_ink};stroke-width:1}}"
        f".winter-cell{{fill:{theme.sea};stroke:{theme.soft_ink};stroke-width:1}}"
        f".goal-cell{{fill:{theme.halo};stroke:{theme.accent};stroke-width:2.4}}"
        f".crown{{fill:{theme.wreath};stroke:{theme.ink};stroke-width:1;stroke-linejoin:round}}"
        f".now{{stroke:{theme.accent};stroke-width:4}}"
        f".chit{{stroke:{theme.piece_line};stroke-width:1}}"
        f".end-chit{{fill:{theme.paper};stroke:{theme.ink};stroke-width:1.6}}"
    )
