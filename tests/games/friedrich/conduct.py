"""Playing a staged position on, and short questions about it."""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.games.friedrich.position import Position

OBJECTIVES = {
    "prussia": (
        "eger friedland-austria jungbunzlau karlsbad kolin koniggratz pilsen prag saaz teplitz "
        "trautenau trubau tschaslau wotitz"
    ).split(),
    "russia": (
        "colberg konigsberg-prussia-hearts kustrin neu-stettin ortelsburg pyritz rastenburg "
        "riesenburg stargard woldenberg"
    ).split(),
    "sweden": "anklam cammin greifenhagen malchin stettin".split(),
    "austria": (
        "breslau brieg cosel glatz liegnitz lublinitz neisse oels schweidnitz waldenburg "
        "radeberg zittau"
    ).split(),
    "imperial": "chemnitz dresden leipzig pirna torgau".split(),
    "france": (
        "braunschweig diepholz gottingen hameln hannover kassel wittingen halberstadt magdeburg "
        "minden"
    ).split(),
}
"""The objectives of first order, as the table of F1.7 has them."""

SECOND_ORDER = {
    "sweden": "angermunde neuruppin prenzlau pritzwalk schwedt".split(),
    "austria": "bunzlau gorlitz kamenz muskau".split(),
    "imperial": "bitterfeld meissen naumburg rochlitz zwickau".split(),
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


def end_turn(position: Position) -> Position:
    """From France's movement on: nobody does anything until chance or a new turn begins."""
    position.apply(position.actors[0], position.legal(position.actors[0])[-1])
    return position


def score(position: Position) -> int:
    """The score as the side to play is told."""
    return int(dict(position.prompt(position.actors[0]).args)["score"])


def fighting(position: Position) -> list[list[str]] | None:
    """The two stacks of the combat in progress, the attacker's first."""
    battle = position.view(None).get("battle")
    return battle["generals"] if battle else None


def marked(position: Position, *, question: bool = False) -> set[str]:
    markers = position.view(None)["markers"]
    return {marker["city"] for marker in markers if marker["question"] is question}


def face_down(position: Position) -> set[str]:
    return {piece["id"] for piece in position.view(None)["pieces"] if piece.get("face_down")}


def gone(position: Position) -> set[str]:
    return {piece["id"] for piece in position.view(None)["pieces"] if piece["gone"]}


def hand(position: Position, nation: str) -> list[str]:
    """The faces a nation holds, without their decks, as its leader sees them."""
    return sorted(_faces(_nation(position, nation)["hand"]))


def leader(position: Position, nation: str) -> str:
    return str(_nation(position, nation)["seat"])


def total(position: Position, nation: str) -> int:
    return int(_nation(position, nation)["troops"])


def draws(position: Position, nation: str) -> int:
    """How many cards the nation draws each turn."""
    return int(_nation(position, nation)["draws"])


def _nation(position: Position, nation: str) -> dict[str, object]:
    public = next(each for each in position.view(None)["nations"] if each["id"] == nation)
    return next(each for each in position.view(public["seat"])["nations"] if each["id"] == nation)


def _faces(cards: object) -> Sequence[str]:
    assert isinstance(cards, list)
    return [str(card).split(".")[0] for card in cards]


def known_cards(position: Position, seat: str) -> list[str]:
    """Cards a seat has seen that now lie in places hidden from it."""
    return sorted(_faces(position.view(seat)["known_cards"]))


def winners(position: Position) -> tuple[tuple[str, ...], str] | None:
    """Who has won and why; None while the game goes on."""
    return (position.outcome.winners, position.outcome.reason) if position.outcome else None


def text_in_force(position: Position) -> str | None:
    text = position.view(None)["fate"]["text"]
    return None if text is None else str(text)
