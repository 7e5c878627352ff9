"""M1 The six powers, the three players, and who stands with whom."""

from __future__ import annotations

from typing import Final

FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC = range(6)
"""Powers in the order of their stages (M4.2)."""

NATIONS: Final = ("france", "bavaria", "prussia", "saxony", "austria", "pragmatic")
NATION_INDEX: Final = {name: nation for nation, name in enumerate(NATIONS)}
ALL: Final = tuple(range(len(NATIONS)))

MAJORS: Final = (FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC)
"""The powers that can win (M1.2)."""
MINORS: Final = (BAVARIA, SAXONY)

MARIA, FREDERICK, LOUIS = "maria", "frederick", "louis"
ROLES: Final = (MARIA, FREDERICK, LOUIS)

PRUSSIAN, NEUTRAL, AUSTRIAN = range(3)
"""With whom Saxony stands (M19): with Prussia, with nobody, with Austria."""
ALLIANCES: Final = ("prussian", "neutral", "austrian")

CROSSING: Final = (FRANCE, AUSTRIA)
"""The powers whose pieces change between the maps (M9.9)."""
