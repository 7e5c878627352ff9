"""Whom a decision touches: the pieces near enough to what its plans are about.

An army in Westphalia marches no other way because Laudon goes to Görlitz instead of Bautzen. What
it would do makes a playout long and its worth vary, and tells nothing about the plans.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sanssouci.games.friedrich.atlas import ATLAS, GRAPH, PIECE_COUNT
from sanssouci.games.friedrich.combat import Battle
from sanssouci.games.friedrich.movement import ALL_PIECES
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.officers.moments import stage_of
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Plan


def astir(position: Position, plans: Iterable[Plan], reach: int) -> int:
    """The set of pieces within ``reach`` of where the plans of a decision have their effect."""
    scene = _scene(position, plans)
    if not scene:
        return ALL_PIECES
    near = 0
    for city in scene:
        near |= GRAPH.ball(city, reach)
    found = 0
    for piece in range(PIECE_COUNT):
        if position.place[piece] >= 0 and near >> position.place[piece] & 1:
            found |= 1 << piece
    return found


def _scene(position: Position, plans: Iterable[Plan]) -> set[int]:
    """The cities of a combat, or those that plans name or their generals stand in.

    New troops may go anywhere, so that a purchase is about all stacks of the nation.
    """
    if isinstance(position.phase, Battle):
        return set(position.phase.cities)
    actions = [action for plan in plans for action in plan.actions]
    cities = {city for action in actions for city in _named(position, action)}
    if not cities or any(action.verb == "recruit" for action in actions):
        nation = stage_of(position)
        cities.update(position.stacks(nation) if nation < len(NATIONS) else ())
    return cities


def _named(position: Position, action: Action) -> Iterator[int]:
    for word in action.words:
        if word in ATLAS.index:
            yield ATLAS.index[word]
        for id in word.split("+"):
            piece = ATLAS.piece_index.get(id)
            if piece is not None and position.place[piece] >= 0:
                yield position.place[piece]
