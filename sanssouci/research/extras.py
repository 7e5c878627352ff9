"""Libraries that only the laboratory needs, and one clear line where one is missing."""

from __future__ import annotations

from sanssouci.kernel import SanssouciError


class MissingExtra(SanssouciError, ImportError):
    """A library is not installed."""


def missing(extra: str, error: ImportError) -> MissingExtra:
    """The error for something that needs a missing extra."""
    return MissingExtra(f"{error.name} cannot be found: pip install 'sanssouci[{extra}]'")
