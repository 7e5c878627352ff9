"""Looser wordings of an action: names with capitals and umlauts, cards without their deck,
marches by their end alone or by another road that comes to the same."""

from __future__ import annotations

import re
import unicodedata

from sanssouci.games.friedrich import conquest
from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GRAPH
from sanssouci.games.friedrich.march_refusals import explain
from sanssouci.games.friedrich.movement import Movement, parse_group
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action

_CARD = re.compile(r"(\d+[SCHD]|R)(\.\d)?", re.IGNORECASE)
_LETTERS = {ord("ß"): "ss", ord("ł"): "l", ord("Ł"): "l"}


def canonical(position: Position, seat: str, action: Action) -> Action:
    """The legal action meant, or the action in plain letters if none fits exactly."""
    legal = position.legal(seat)
    if action in legal:
        return action
    plain = Action(" ".join(_plain(word) for word in action.split(" ")))
    if plain in legal:
        return plain
    if plain.verb == "march":
        return _meant_march(position, seat, plain) or plain
    return _meant_card(legal, plain) or plain


def _plain(word: str) -> str:
    if _CARD.fullmatch(word):
        return word.upper()
    letters = unicodedata.normalize("NFD", word.translate(_LETTERS)).lower()
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _meant_card(legal: object, action: Action) -> Action | None:
    """``play 10D`` for the first ten of diamonds in the hand, whatever its deck."""
    assert isinstance(legal, list | tuple)
    wanted = [word.split(".")[0] if "." not in word else word for word in action.split(" ")]
    for choice in legal:
        words = str(choice).split(" ")
        if len(words) == len(wanted) and all(
            word == want or (_CARD.fullmatch(word) and word.split(".")[0] == want)
            for word, want in zip(words, wanted, strict=True)
        ):
            return Action(choice)
    return None


def _meant_march(position: Position, seat: str, action: Action) -> Action | None:
    """A march by its end, without its start, or by a road that leads to the same outcome."""
    if len(action.words) < 2 or not isinstance(position.phase, Movement):
        return None
    group = parse_group(action.words[0])
    if group is None or any(word not in ATLAS.index for word in action.words[1:]):
        return None
    name = "+".join(ATLAS.pieces[piece].id for piece in group)
    road = [ATLAS.index[word] for word in action.words[1:]]
    start = position.place[group[0]]
    if start >= 0 and road[0] != start:
        road.insert(0, start)
    ways = [Action(a) for a in position.legal(seat) if a.startswith(f"march {name} ")]
    exact = Action.of("march", name, *(ATLAS.ids[city] for city in road))
    if exact in ways:
        return exact
    if explain(position, position.phase, exact) is None:
        return next(
            (way for way in ways if _outcome(position, way) == _outcome(position, exact)), None
        )
    by_end = [way for way in ways if way.words[-1] == action.words[-1]]
    return by_end[0] if len(action.words) == 2 and len(by_end) == 1 else None


def _outcome(position: Position, march: Action) -> tuple[str, int]:
    """Where a march ends, and which objectives it takes or marks."""
    group = parse_group(march.words[0])
    assert group is not None
    if group[0] >= GENERAL_COUNT:
        return march.words[-1], 0
    open_, guarded = conquest.targets(position, ATLAS.pieces[group[0]].nation)
    passed = GRAPH.mask([ATLAS.index[city] for city in march.words[1:-1]])
    return march.words[-1], passed & (open_ | guarded & ~position.questions)
