"""Fractions as the reader's language writes them: 12.5%, 12,5 %."""

from __future__ import annotations

from sanssouci.kernel.catalogue import tell


def decimal(value: float, digits: int) -> str:
    return f"{value:.{digits}f}".replace(".", tell("number.mark"))


def percent(share: float, digits: int = 0) -> str:
    """A part of one, in hundredths."""
    return tell("number.percent", number=decimal(100 * share, digits))
