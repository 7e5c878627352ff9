"""Counting cards: whatever lies open or in the own hand, no enemy holds."""

from __future__ import annotations

from sanssouci.games.friedrich.officers.odds import ODDS
from sanssouci.steps.officers.card_odds import Count

count = ODDS.count

__all__ = ["Count", "count"]
