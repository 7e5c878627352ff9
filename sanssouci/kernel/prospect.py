"""What an action would do, told before it is done."""

from __future__ import annotations

from typing import NamedTuple

from sanssouci.kernel.message import Message


class Mark(NamedTuple):
    """A sign to draw on a place or a piece; ``kind`` says which, such as ``takes``."""

    kind: str
    id: str


class Prospect(NamedTuple):
    """One consequence of an action, from what its player may know and nothing else."""

    message: Message
    """Part of a sentence about the action: "takes Dresden", "costs 12 points"."""
    marks: tuple[Mark, ...] = ()

    @classmethod
    def of(cls, key: str, rule: str, /, *marked: str, **args: str | int) -> Prospect:
        """``foresee.takes`` puts a mark of the kind ``takes`` on each of the ids in ``marked``."""
        kind = key.rpartition(".")[2]
        return cls(Message.of(key, rule, **args), tuple(Mark(kind, id) for id in marked))

    def to_json(self) -> dict[str, object]:
        return {**self.message.to_json(), "marks": [mark._asdict() for mark in self.marks]}
