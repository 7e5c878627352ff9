"""Packages that only some of the commands need."""

from __future__ import annotations

from importlib import import_module

from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell


class MissingExtra(SanssouciError):
    """A package is needed that has not been installed."""


def need(extra: str, *modules: str) -> None:
    """Say in one line what to install if any of these modules is missing."""
    for module in modules:
        try:
            import_module(module)
        except ImportError as error:
            raise MissingExtra(tell("arena.extra", module=module, extra=extra)) from error
