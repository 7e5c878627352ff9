"""Officers who play Maria: they read what a player may know of a world, and the legal list."""

from collections.abc import Mapping
from types import MappingProxyType

from sanssouci.games.maria.officers.captain import Captain, Lieutenant
from sanssouci.games.maria.officers.recruit import Recruit
from sanssouci.kernel import Bot

OFFICERS: Mapping[str, type[Bot]] = MappingProxyType(
    {officer.name: officer for officer in (Recruit, Lieutenant, Captain)}
)

__all__ = ["OFFICERS", "Captain", "Lieutenant", "Recruit"]
