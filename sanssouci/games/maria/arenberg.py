"""M22 Arenberg, the Austrian general who is at home with the Dutch."""

from __future__ import annotations

from sanssouci.games.maria.atlas import ARENBERG, ATLAS, NATION_OF, TRAINS
from sanssouci.games.maria.nations import PRAGMATIC


def welcome(general: int) -> int:
    """The land outside his home in which a general is in supply and may come back."""
    return ATLAS.country["dutch"] if general == ARENBERG else 0


def trains_for(general: int) -> tuple[int, ...]:
    """The trains that may supply a general: those of his power, for Arenberg others as well."""
    own = TRAINS[NATION_OF[general]]
    return (*own, *TRAINS[PRAGMATIC]) if general == ARENBERG else own
