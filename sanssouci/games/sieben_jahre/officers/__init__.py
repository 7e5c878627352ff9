"""Officers who play Sieben Jahre: they look at what their seat can see, and ask the engine."""

from collections.abc import Mapping
from types import MappingProxyType

from sanssouci.games.sieben_jahre.officers.captain import Captain, Lieutenant
from sanssouci.games.sieben_jahre.officers.recruit import Recruit
from sanssouci.kernel import Bot

OFFICERS: Mapping[str, type[Bot]] = MappingProxyType(
    {officer.name: officer for officer in (Recruit, Lieutenant, Captain)}
)

__all__ = ["OFFICERS", "Captain", "Lieutenant", "Recruit"]
