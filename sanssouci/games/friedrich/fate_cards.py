"""The eighteen cards of fate by number: twelve numbered ones with four texts, six strokes (F11)."""

from __future__ import annotations

from typing import Final

from sanssouci.games.friedrich.deck import LETTERS

NUMBERED: Final = 12
BUTE, POEMS, INDIA, AMERICA, ELISABETH_DIES, SWEDEN_QUITS = range(6)
"""The strokes; as cards of the fate deck they come after the numbered ones."""
STROKES: Final = ("Bute", "Poems", "India", "America", "Elisabeth", "Sweden")
HELD_BACK: Final = frozenset(NUMBERED + s for s in (ELISABETH_DIES, POEMS, AMERICA))
"""The cards that do not come early from a seeded deck (F17.3)."""

CARD_IDS: Final = (*(str(n + 1) for n in range(NUMBERED)), *(name.lower() for name in STROKES))
CARD_INDEX: Final = {id: card for card, id in enumerate(CARD_IDS)}


def text(number: int, suit: str) -> int:
    """The code of one of the 48 texts: ``text(7, "S")``."""
    return (number - 1) * 4 + LETTERS.index(suit)


def rule_of(code: int) -> str:
    """The rule id of a text."""
    return f"F11.{code // 4 + 1}{LETTERS[code % 4]}"


def code_of(rule: str | None) -> int:
    """The code of the text a rule holds, -1 if it holds none."""
    return _CODES.get(rule, -1)


_CODES: Final[dict[str | None, int]] = {
    rule_of(code): code for code in range(NUMBERED * len(LETTERS))
}

RULES: Final = (
    *(rule_of(code) for code in range(NUMBERED * len(LETTERS))),
    *(f"F11.{name}" for name in STROKES),
    *("F17.6", "F18.2", "F18.3", "F18.4"),
)
"""The rules with the texts of all cards, those of the anniversary and of the first edition too;
their titles are what the cards are called."""
