"""What all shared steps have in common."""

from __future__ import annotations

from typing import TypeVar

from sanssouci.steps.field import Field

F = TypeVar("F", bound=Field)
"""The position of a game that is played on a field of generals and trains."""
