"""Libraries that only the laboratory needs, and one clear line where one is missing."""

from __future__ import annotations

from importlib.util import find_spec

from sanssouci.kernel import SanssouciError


class MissingExtra(SanssouciError, ImportError):
    """A library is not installed."""


def need(extra: str, *modules: str) -> None:
    """Refuse to go on without the modules of an extra."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra(
            f"{' and '.join(missing)} cannot be found: pip install 'sanssouci[{extra}]'"
        )
