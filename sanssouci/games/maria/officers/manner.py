"""How somebody decides: what he leans to, and what he holds dear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sanssouci.games.maria.officers.weights import BY_HAND, Weights
from sanssouci.steps.officers.war_tempers import EVEN, Temper


@dataclass(frozen=True)
class Manner:
    """A temper, and the weights that it leans on."""

    temper: Temper = EVEN
    weights: Weights = BY_HAND


EVENLY: Final = Manner()
"""The captain's own."""
