"""Officers who play Friedrich: they read a player's view and the legal list, nothing else."""

from collections.abc import Mapping
from types import MappingProxyType

from sanssouci.games.friedrich.officers.captain import Captain, Lieutenant
from sanssouci.games.friedrich.officers.recruit import Recruit
from sanssouci.kernel import Bot

OFFICERS: Mapping[str, type[Bot]] = MappingProxyType(
    {officer.name: officer for officer in (Recruit, Lieutenant, Captain)}
)

__all__ = ["OFFICERS", "Captain", "Lieutenant", "Recruit"]
