"""The seven nations, the four roles, and who stands with whom (F1)."""

from __future__ import annotations

from typing import Final

PRUSSIA, HANOVER, RUSSIA, SWEDEN, AUSTRIA, IMPERIAL, FRANCE = range(7)
"""Nations in the order of their stages (F2.1)."""

NATIONS: Final = ("prussia", "hanover", "russia", "sweden", "austria", "imperial", "france")
NATION_INDEX: Final = {name: nation for nation, name in enumerate(NATIONS)}

DEFENDERS: Final = (PRUSSIA, HANOVER)
ATTACKERS: Final = (RUSSIA, SWEDEN, AUSTRIA, IMPERIAL, FRANCE)

FREDERICK, ELISABETH, MARIA, POMPADOUR = "frederick", "elisabeth", "maria", "pompadour"
ROLES: Final = (FREDERICK, ELISABETH, MARIA, POMPADOUR)


_Nations = tuple[int, ...]

ALLIES: Final[tuple[_Nations, ...]] = (DEFENDERS,) * 2 + (ATTACKERS,) * 5
"""By nation, those of the same side, the nation itself included (F1.2)."""
ENEMIES: Final[tuple[_Nations, ...]] = (ATTACKERS,) * 2 + (DEFENDERS,) * 5
