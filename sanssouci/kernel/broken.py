"""What a position becomes when a rule breaks down in the middle of changing it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn

from sanssouci.kernel.errors import RuleFailed
from sanssouci.kernel.phase import Phase


@dataclass(frozen=True, slots=True)
class Broken(Phase[Any]):
    """Stands alone on the stack of a half-changed position, so that nobody can go on with it."""

    name: ClassVar[str] = "broken"
    seat: str
    action: str
    problem: str

    def actors(self, state: Any) -> NoReturn:
        raise RuleFailed(self.seat, self.action, self.problem)

    def to_json(self) -> NoReturn:
        raise RuleFailed(self.seat, self.action, self.problem)
