"""The tempers of Maria's captains (``steps.officers.war_tempers``)."""

from __future__ import annotations

from typing import Final

from sanssouci.steps.officers.tempers import met_among, temper_among
from sanssouci.steps.officers.war_tempers import EVEN, OTHERS, Temper

_SHORT_SIGHTED: Final = Temper("short-sighted", guard=0.0, thrift=0.3, sight=2)
"""The lieutenant's: the next fortress, and nothing of what the enemy wants. He fears for his army
as the captain does: without fear he attacks more and wins no less."""
TEMPERS: Final = {temper.name: temper for temper in (EVEN, *OTHERS, _SHORT_SIGHTED)}
MET: Final = met_among(TEMPERS)


def temper_named(name: str) -> Temper:
    return temper_among(TEMPERS, name)
