"""The map table of the officers: everything a seat's view says, laid out as a position of its own.

It is built from the view alone. It has no hands and no decks, so whatever is reckoned on it cannot
know more than the seat.
"""

from __future__ import annotations

from functools import lru_cache

from sanssouci.games.crisis.atlas import BIT, COMMANDER_INDEX, NATION_INDEX
from sanssouci.games.crisis.pack import ARMIES
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.setting import Setting
from sanssouci.games.crisis.units import BY_NAME
from sanssouci.kernel import View


def table_of(view: View) -> Position:
    """The position as far as the view tells it."""
    position = Position(_setting(view["scenario"], tuple(view["options"].items())))
    position.turn = view["turn"]
    position.empress_dead = view["empress_dead"]
    if view["army"] is not None:
        position.army = ARMIES.index(view["army"])
    for index, space in enumerate(view["spaces"]):
        nation = NATION_INDEX[space["nation"]]
        if nation != position.control[index]:
            position.give(index, nation)
        if space["scorched"]:
            position.scorched |= BIT[index]
        if space["units"]:
            units = (BY_NAME[u["unit"]] for u in space["units"] for _ in range(u["count"]))
            position.station(index, tuple(sorted(units)))
    for index, nation in enumerate(view["nations"]):
        position.reserve[index] = nation["reserve"]
        for id in nation["released"]:
            position.released |= 1 << COMMANDER_INDEX[id]
    position.retreats = [army["retreats"] for army in view["armies"]]
    position.cup = list(view["cup"].values())
    return position


@lru_cache(maxsize=64)
def _setting(scenario: str, options: tuple[tuple[str, object], ...]) -> Setting:
    from sanssouci.games.crisis.game import CRISIS  # which knows its officers

    return Setting(CRISIS, CRISIS.scenario(scenario), options)
