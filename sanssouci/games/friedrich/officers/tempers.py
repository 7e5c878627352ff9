"""The tempers of Friedrich's captains (``steps.officers.war_tempers``), and who meets whom.

The pool of opponents is made of them: half are met in playouts, the other half only measure.
"""

from __future__ import annotations

from typing import Final

from sanssouci.steps.officers.tempers import met_among, temper_among
from sanssouci.steps.officers.war_tempers import EVEN, OTHERS, Temper

_SHORT_SIGHTED: Final = Temper("short-sighted", fear=0.0, guard=0.0, thrift=0.3, sight=3)
"""The lieutenant's: objectives within a march, and nothing of what comes after the next battle."""
TEMPERS: Final = {temper.name: temper for temper in (EVEN, *OTHERS, _SHORT_SIGHTED)}
MET: Final = met_among(TEMPERS)


def temper_named(name: str) -> Temper:
    return temper_among(TEMPERS, name)
