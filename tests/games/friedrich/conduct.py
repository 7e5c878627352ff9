"""Playing a staged position on, and short questions about it."""

from __future__ import annotations

import csv
from collections import defaultdict, deque
from collections.abc import Sequence
from functools import cache
from typing import Any

from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.tables import DATA
from tests.games.friedrich.reading import nation as nation_of
from tests.games.friedrich.staging import act, stage

OBJECTIVES = {
    "prussia": [
        "eger",
        "friedland-austria",
        "jungbunzlau",
        "karlsbad",
        "kolin",
        "koniggratz",
        "pilsen",
        "prag",
        "saaz",
        "teplitz",
        "trautenau",
        "trubau",
        "tschaslau",
        "wotitz",
    ],
    "russia": [
        "colberg",
        "konigsberg-prussia-hearts",
        "kustrin",
        "neu-stettin",
        "ortelsburg",
        "pyritz",
        "rastenburg",
        "riesenburg",
        "stargard",
        "woldenberg",
    ],
    "sweden": ["anklam", "cammin", "greifenhagen", "malchin", "stettin"],
    "austria": [
        "breslau",
        "brieg",
        "cosel",
        "glatz",
        "liegnitz",
        "lublinitz",
        "neisse",
        "oels",
        "schweidnitz",
        "waldenburg",
        "radeberg",
        "zittau",
    ],
    "imperial": ["chemnitz", "dresden", "leipzig", "pirna", "torgau"],
    "france": [
        "braunschweig",
        "diepholz",
        "gottingen",
        "hameln",
        "hannover",
        "kassel",
        "wittingen",
        "halberstadt",
        "magdeburg",
        "minden",
    ],
}
"""The objectives of first order, as the table of F1.7 has them."""

SECOND_ORDER = {
    "sweden": ["angermunde", "neuruppin", "prenzlau", "pritzwalk", "schwedt"],
    "austria": ["bunzlau", "gorlitz", "kamenz", "muskau"],
    "imperial": ["bitterfeld", "meissen", "naumburg", "rochlitz", "zwickau"],
}

EAST_PRUSSIAN = ("konigsberg-prussia-hearts", "ortelsburg", "rastenburg", "riesenburg")

_QUIET = ("done", "decline", "stand", "concede", "tie")


def idle(position: Position, until: str, nation: int | None = None) -> Position:
    """Let everybody do as little as possible until a phase of this name asks somebody."""
    while position.actors:
        if position.phase.name == until and nation in (None, getattr(position.phase, "nation", -1)):
            return position
        seat = position.actors[0]
        choices = position.legal(seat)
        position.apply(seat, next((a for a in choices if a in _QUIET), choices[0]))
    return position


def score(position: Position) -> int:
    """The score as the side to play is told."""
    return int(dict(position.prompt(position.actors[0]).args)["score"])


def fighting(position: Position) -> list[list[str]] | None:
    """The two stacks of the combat in progress, the attacker's first."""
    battle = position.view(None).get("battle")
    return battle["generals"] if battle else None


def down(position: Position) -> set[str]:
    """The generals that lie face down."""
    return {piece["id"] for piece in position.view(None)["pieces"] if piece.get("face_down")}


def gone(position: Position) -> set[str]:
    return {piece["id"] for piece in position.view(None)["pieces"] if piece["gone"]}


def own(position: Position, nation: str) -> dict[str, Any]:
    """A nation as its leader sees it."""
    return nation_of(position, nation, leader(position, nation))


def hand(position: Position, nation: str) -> list[str]:
    """The faces a nation holds, without their decks."""
    return sorted(_faces(own(position, nation)["hand"]))


def leader(position: Position, nation: str) -> str:
    return str(nation_of(position, nation)["seat"])


def total(position: Position, nation: str) -> int:
    return int(nation_of(position, nation)["troops"])


def draws(position: Position, nation: str) -> int:
    """How many cards the nation draws each turn."""
    return int(nation_of(position, nation)["draws"])


def _faces(cards: Sequence[str]) -> list[str]:
    return [card.split(".")[0] for card in cards]


def known_cards(position: Position, seat: str) -> list[str]:
    """Cards a seat has seen that now lie in places hidden from it."""
    return sorted(_faces(position.view(seat)["known_cards"]))


def winners(position: Position) -> tuple[tuple[str, ...], str] | None:
    """Who has won and why; None while the game goes on."""
    return (position.outcome.winners, position.outcome.reason) if position.outcome else None


def text_in_force(position: Position) -> str | None:
    text = position.view(None)["fate"]["text"]
    return None if text is None else str(text)


# -- drawing a card of fate -----------------------------------------------------------------------

CITY_OF_SUIT = {"S": "berlin", "C": "glogau", "H": "brandenburg", "D": "gartz"}
"""A Prussian city in each suit, for the last victorious general to stand in."""


def reveal(
    card: str, *, at: dict[str, str | None] | None = None, turn: int = 6, **case: Any
) -> Position:
    """Draw a card in the expert game; Dohna, the last victor, stands so that its text is read."""
    numbered = card[-1] in CITY_OF_SUIT
    where_victor = {"dohna": CITY_OF_SUIT[card[-1]]} if numbered else {}
    position = stage(
        phase="fate", turn=turn, victor="dohna", at={**where_victor, **(at or {})}, **case
    )
    return act(position, f"chance: fate {card[:-1] if numbered else card}")


# -- the map, read without the program ------------------------------------------------------------


@cache
def roads() -> dict[str, set[str]]:
    """By city, the cities one road away."""
    found: dict[str, set[str]] = defaultdict(set)
    with (DATA / "roads.tsv").open(encoding="utf-8") as lines:
        for row in csv.DictReader(lines, delimiter="\t"):
            found[row["a"]].add(row["b"])
            found[row["b"]].add(row["a"])
    return dict(found)


@cache
def places() -> dict[str, tuple[float, float]]:
    """By city, how far east and how far south it lies."""
    with (DATA / "cities.tsv").open(encoding="utf-8") as lines:
        return {
            row["id"]: (float(row["x"]), float(row["y"]))
            for row in csv.DictReader(lines, delimiter="\t")
        }


def distances(start: str) -> dict[str, int]:
    """Roads from a city to every city."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for city in roads()[here] - found.keys():
            found[city] = found[here] + 1
            queue.append(city)
    return found
