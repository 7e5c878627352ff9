"""The board, the counters and the cards as numbers: what the rules work with.

Spaces, nations, armies, commanders and cards are small ints in the order of the pack's tables;
sets of spaces or nations are ints used as bitsets. The sides are PRUSSIAN and AUSTRIAN.
"""

from __future__ import annotations

from typing import Final

from sanssouci.games.crisis.pack import ALLIANCES, ARMIES, NATIONS, TURN_END
from sanssouci.games.crisis.shelf import pack_in_play

PACK: Final = pack_in_play()

# -- sides, nations, armies ---------------------------------------------------------------------

PRUSSIAN, AUSTRIAN = range(2)
SEATS: Final = ALLIANCES
TEAM: Final = ("prussian-alliance", "austrian-alliance")
"""By side, what sentences call an alliance; its seat is called like its leading nation."""
PRUSSIA, BRITAIN, AUSTRIA, FRANCE, RUSSIA, SWEDEN, SAXONY, EMPIRE = range(8)
NATION_COUNT: Final = len(NATIONS)
NATION_INDEX: Final = {id: nation for nation, id in enumerate(NATIONS)}
ARMY_COUNT: Final = len(ARMIES)
ARMY_OF: Final = tuple(ARMIES.index(nation.army) for nation in PACK.nations)
"""By nation, the army it marches with."""
ARMY_NATIONS: Final = tuple(
    tuple(nation for nation in range(NATION_COUNT) if ARMY_OF[nation] == army)
    for army in range(ARMY_COUNT)
)
ARMY_MASK: Final = tuple(sum(1 << nation for nation in nations) for nations in ARMY_NATIONS)
PRUSSIAN_ARMY: Final = ARMIES.index("prussia")
FIRST_SIDE: Final = tuple(ALLIANCES.index(nation.alliance) for nation in PACK.nations)
"""By nation, the side it begins the war on."""

# -- spaces -------------------------------------------------------------------------------------

SPACE_COUNT: Final = len(PACK.spaces)
SPACE: Final = tuple(space.id for space in PACK.spaces)
INDEX: Final = PACK.space_index
HOME: Final = tuple(space.nation for space in PACK.spaces)
BIT: Final = tuple(1 << space for space in range(SPACE_COUNT))
ALL_SPACES: Final = (1 << SPACE_COUNT) - 1
BOXES: Final = sum(BIT[space.index] for space in PACK.spaces if space.is_box)
FORTS: Final = sum(BIT[space.index] for space in PACK.spaces if space.is_fort)
RESOURCES: Final = sum(BIT[space.index] for space in PACK.spaces if space.resources)
RESOURCE_VALUE: Final = tuple(space.resources for space in PACK.spaces)
CAPACITY: Final = tuple(space.capacity for space in PACK.spaces)
"""By space, how many units can be on defense, which is also the bonus they get (C10.2)."""
CAPITAL: Final = PACK.capital


def _neighbours(kind: str) -> tuple[tuple[int, ...], ...]:
    rows: list[list[int]] = [[] for _ in range(SPACE_COUNT)]
    for route in PACK.routes:
        if route.kind == kind:
            rows[route.a].append(route.b)
            rows[route.b].append(route.a)
    return tuple(tuple(sorted(row)) for row in rows)


LAND: Final = _neighbours("land")
SEA: Final = _neighbours("sea")
LAND_MASK: Final = tuple(sum(BIT[there] for there in row) for row in LAND)
TOUCHING: Final = tuple(
    LAND_MASK[space] | sum(BIT[there] for there in SEA[space]) for space in range(SPACE_COUNT)
)

# -- commanders ---------------------------------------------------------------------------------

COMMANDERS: Final = PACK.commanders
COMMANDER: Final = tuple(commander.id for commander in COMMANDERS)
COMMANDER_INDEX: Final = PACK.commander_index
KING: Final = PACK.king

# -- turns --------------------------------------------------------------------------------------

CHITS: Final = (*ARMIES, TURN_END)
TURN_END_CHIT: Final = len(ARMIES)
TURNS: Final = PACK.turns


def _cups() -> tuple[tuple[int, ...], ...]:
    cups, cup = [], [0] * len(CHITS)
    for turn in TURNS:
        for chit in turn.chits:
            cup[CHITS.index(chit)] += 1
        cups.append(tuple(cup))
    return tuple(cups)


CUPS: Final = _cups()
"""By turn, counted from 0, how many of each chit are in the cup when it begins."""

# -- cards --------------------------------------------------------------------------------------

CARDS: Final = PACK.cards
DECKS: Final = tuple(
    tuple(sorted(card.index for card in PACK.deck(alliance))) for alliance in ALLIANCES
)
"""By side, all its cards, each as often as it is there."""
CARD_INDEX: Final = tuple(
    {card.id: card.index for card in CARDS if card.deck == alliance} for alliance in ALLIANCES
)
