"""The words of Friedrich that stand on its map, its cards and its sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sanssouci.kernel.catalogue import SHARED, speaker

SENTENCES: Final = Path(__file__).parent / "locale"
say: Final = speaker(SHARED, SENTENCES)
"""In the language of whoever is being told."""
