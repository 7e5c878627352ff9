"""C4 Lines of communication: the network of an alliance, and who is cut off from it."""

from __future__ import annotations

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import RESOURCES, TOUCHING
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import INSIDE, ISOLATED, NATION_OF


def network(position: Position, side: int) -> int:
    """The spaces in communication with a resource space of the alliance (C4.1)."""
    own = position.controlled(side)
    sieges = position.besieged_spaces()
    passable = own & ~sieges | sieges & ~own
    reached = frontier = own & ~sieges & RESOURCES & ~position.scorched
    while frontier:
        spread = 0
        for space in bits(frontier):
            spread |= TOUCHING[space]
        frontier = spread & passable & ~reached
        reached |= frontier
    return reached


def check(position: Position, side: int) -> None:
    """Mark and unmark the isolated units of an alliance (C4.2, C4.3)."""
    friends = position.friends(side)
    connected = network(position, side)
    for space in bits(position.spaces_with(friends)):
        cut = not connected >> space & 1
        units = position.at[space]
        marked = tuple(
            sorted(
                unit
                if not friends >> NATION_OF[unit] & 1
                else unit | ISOLATED
                if cut and not unit & INSIDE
                else unit & ~ISOLATED
                for unit in units
            )
        )
        if marked != units:
            position.station(space, marked)
