"""What unknown cards may be worth in one suit."""

from __future__ import annotations

from typing import Final

from sanssouci.games.maria.deck import TACTICAL
from sanssouci.steps.officers.card_odds import CardOdds

ODDS: Final = CardOdds(TACTICAL)
