"""Pieces: generals, supply trains and flags of control, flat and crisp above the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sanssouci.board.drawing.lettering import Style, text_width, write
from sanssouci.board.drawing.svg import element, group
from sanssouci.board.drawing.theme import Theme

_RANK = Style("roman", 23)
_NAME = Style("roman", 14)
_TROOPS = Style("roman", 14)
_LETTER = Style("roman", 16)
_FAN = 23.0
RIBBON = 15.5

_BODY = "M-13 9V-17C-13 -25 -7 -29 0 -29C7 -29 13 -25 13 -17V9z"
_INNER = "M-10.4 6.4V-16.6C-10.4 -23 -5.6 -26.4 0 -26.4C5.6 -26.4 10.4 -23 10.4 -16.6V6.4z"


@dataclass(frozen=True)
class General:
    id: str
    nation: str
    name: str
    rank: int
    face_down: bool = False
    troops: int | None = None


@dataclass(frozen=True)
class Train:
    id: str
    nation: str
    letter: str = ""
    """The nation's, painted on the canvas: a wagon bears no name."""


@dataclass(frozen=True)
class Flag:
    """A town in a nation's hands, or (question) one of which that is not yet settled."""

    city: str
    nation: str
    question: bool = False


def definitions(theme: Theme) -> str:
    patterns = "".join(
        element(
            "pattern",
            element("path", d="M0 0V5", stroke=colours.mark, stroke_width=4.6),
            id=f"reverse-{nation}",
            width=5,
            height=5,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(45)",
        )
        for nation, colours in theme.nations.items()
    )
    return (
        patterns
        + element("path", id="general-body", d=_BODY)
        + element("path", id="general-inner", d=_INNER)
        + element(
            "g",
            element("path", d="M-17 -4H17L14 6H-14z", class_="wagon-box"),
            element(
                "path", d="M-15 -4C-17 -12 -16 -17 -12 -19C-4 -21 4 -21 12 -19C16 -17 17 -12 15 -4z"
            ),
            element(
                "path",
                d="M-9 -19.6C-11 -15 -11 -9 -10 -4M9 -19.6C11 -15 11 -9 10 -4",
                class_="wagon-rib",
            ),
            *(
                element("circle", cx=x, cy=7, r=5.2, class_="wheel")
                + element("circle", cx=x, cy=7, r=1.3, class_="hub")
                for x in (-9, 9)
            ),
            id="wagon",
        )
        + element(
            "path",
            id="flag-cloth",
            d="M0 -30C7 -34 14 -27 22 -31L18 -23L22 -15C14 -11 7 -18 0 -14z",
        )
    )


def _token(general: General, x: float) -> str:
    nation = general.nation
    if general.face_down:
        body = element("use", href="#general-body", class_="token reverse")
        hatch = element("use", href="#general-inner", fill=f"url(#reverse-{nation})")
        numeral = element("circle", cy=-11, r=10, class_="reverse-disc") + write(
            str(general.rank), _RANK, 0, -3.4, "middle", class_="reverse-rank"
        )
        drawn = body + hatch + numeral
    else:
        body = element("use", href="#general-body", class_=f"token piece-{nation}")
        inner = element("use", href="#general-inner", class_=f"token-inner on-piece-{nation}-line")
        numeral = write(str(general.rank), _RANK, 0, -3.4, "middle", class_=f"on-piece-{nation}")
        drawn = body + inner + numeral
    if general.troops is not None:
        drawn += element("circle", cx=9, cy=5, r=8.2, class_="troops-disc") + write(
            str(general.troops), _TROOPS, 9, 9.2, "middle", class_="troops"
        )
    return element("g", drawn, transform=f"translate({x:.1f} 0)")


def ribbon(words: str, nation: str, y: float, *, reverse: bool) -> str:
    """A strip with a name, edged in the nation's colour; pale for what lies on its back."""
    width = text_width(words, _NAME) + 12
    plate = element(
        "rect",
        x=-width / 2,
        y=y,
        width=width,
        height=RIBBON,
        rx=2.5,
        class_="ribbon reverse-ribbon" if reverse else "ribbon",
    )
    edge = element("rect", x=-width / 2, y=y, width=4, height=RIBBON, class_=f"piece-{nation}")
    name = write(words, _NAME, 2, y + 11.6, "middle", class_="ribbon-name")
    return plate + edge + name


def stack(generals: Sequence[General], city: str, x: float, y: float) -> str:
    """Generals in one town, the highest rank in front; their names below in order of rank."""
    ordered = sorted(generals, key=lambda general: general.rank)
    first = -_FAN * (len(ordered) - 1) / 2
    ribbons = [
        ribbon(
            f"{general.rank} {general.name}",
            general.nation,
            11.5 + i * (RIBBON + 0.8),
            reverse=general.face_down,
        )
        for i, general in enumerate(ordered)
    ]
    tokens = [_token(general, first + i * _FAN) for i, general in enumerate(ordered)]
    parts = []
    for general, token, name in reversed(list(zip(ordered, tokens, ribbons, strict=True))):
        parts.append(
            element(
                "g",
                name,
                token,
                id=f"piece-{general.id}",
                class_=f"piece general {general.nation}"
                + (" face-down" if general.face_down else ""),
                data_id=general.id,
                data_city=city,
                data_nation=general.nation,
                data_rank=str(general.rank),
            )
        )
    return group(parts, class_="stack", transform=f"translate({x:g} {y:g})", data_city=city)


def wagon(train: Train, city: str, x: float, y: float) -> str:
    return element(
        "g",
        element("use", href="#wagon", class_=f"train piece-{train.nation}"),
        write(train.letter, _LETTER, 0, -7, "middle", class_=f"on-piece-{train.nation}"),
        id=f"piece-{train.id}",
        class_=f"piece supply {train.nation}",
        transform=f"translate({x:g} {y:g})",
        data_id=train.id,
        data_city=city,
        data_nation=train.nation,
    )


def flag(mark: Flag, x: float, y: float) -> str:
    pole = element("path", d="M0 0V-33", class_="pole")
    cloth = element(
        "use",
        href="#flag-cloth",
        class_=f"cloth open-cloth ring-{mark.nation}"
        if mark.question
        else f"cloth mark-{mark.nation}",
    )
    sign = (
        write("?", Style("roman", 17), 10.5, -17.2, "middle", class_="doubt")
        if mark.question
        else ""
    )
    return element(
        "g",
        pole,
        cloth,
        sign,
        id=f"marker-{mark.city}",
        class_="marker question" if mark.question else "marker",
        transform=f"translate({x + 9:g} {y - 4:g})",
        data_city=mark.city,
        data_nation=mark.nation,
    )


def css(theme: Theme) -> str:
    line = theme.piece_line
    rules = [
        f".token{{stroke:{line};stroke-width:1.8;stroke-linejoin:round}}",
        ".token-inner{fill:none;stroke-width:.9;stroke-opacity:.65}",
        f".reverse{{fill:#f7efdc}}.reverse-disc{{fill:#f7efdc;stroke:{line};stroke-width:1}}",
        ".reverse-rank,.troops,.ribbon-name,.doubt{fill:#20170f}",
        f".ribbon{{fill:#fdf7e8;stroke:{line};stroke-width:1}}",
        ".reverse-ribbon{fill:#d9cfb8;stroke-dasharray:3 2}",
        f".troops-disc{{fill:#fffdf5;stroke:{line};stroke-width:1.4}}",
        f".train{{stroke:{line};stroke-width:1.6;stroke-linejoin:round}}",
        f".wagon-rib{{fill:none;stroke:{line};stroke-width:1;stroke-opacity:.7}}",
        f".wheel{{fill:#fdf7e8;stroke:{line};stroke-width:2}}.hub{{fill:{line};stroke:none}}",
        f".pole{{stroke:{line};stroke-width:2.4;stroke-linecap:round}}",
        f".cloth{{stroke:{line};stroke-width:1.3;stroke-linejoin:round}}",
        ".open-cloth{fill:#fdf7e8;stroke-width:2.4}",
    ]
    for nation, colours in theme.nations.items():
        rules.append(
            f".piece-{nation}{{fill:{colours.piece}}}.on-piece-{nation}{{fill:{colours.on_piece}}}"
            f".on-piece-{nation}-line{{stroke:{colours.on_piece}}}"
        )
    return "".join(rules)
