"""How a row of a data set holds what the seat was shown."""

from __future__ import annotations

from enum import StrEnum


class Shown(StrEnum):
    VIEW = "view"
    TENSOR = "tensor"
    NOTHING = "nothing"
