"""Officers who play The Great Crisis: they read a view and the legal list, nothing else."""

from collections.abc import Mapping
from types import MappingProxyType

from sanssouci.games.crisis.officers.captain import Captain, Lieutenant
from sanssouci.games.crisis.officers.recruit import Recruit
from sanssouci.kernel import Bot

OFFICERS: Mapping[str, type[Bot]] = MappingProxyType(
    {officer.name: officer for officer in (Recruit, Lieutenant, Captain)}
)

__all__ = ["OFFICERS", "Captain", "Lieutenant", "Recruit"]
