"""What unknown cards may be worth in one suit."""

from __future__ import annotations

from typing import Final

from sanssouci.games.friedrich.deck import TACTICAL
from sanssouci.steps.officers.card_odds import CardOdds

ODDS: Final = CardOdds(TACTICAL)
MEAN_POINTS: Final = ODDS.mean_points
spread = ODDS.spread
chance_below = ODDS.chance_below
