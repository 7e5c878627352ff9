"""An action: one decision, as a player would say it."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence

from sanssouci.kernel.errors import BadAction

_WORDS = re.compile(r"[^\s]+( [^\s]+)*")


class Action(str):
    """A verb and its words in one canonical line: ``march daun brunn olmutz``.

    An action *is* its text, so it can be compared, hashed, stored and sent as it stands.
    """

    __slots__ = ()

    @classmethod
    def of(cls, verb: str, *words: str | int) -> Action:
        return cls(" ".join((verb, *map(str, words))))

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read an action from typed text, forgiving about white space only."""
        line = " ".join(text.split())
        if not _WORDS.fullmatch(line) or not line.isprintable():
            raise BadAction(f"not an action: {text!r}; an action is a verb and its words")
        return cls(line)

    @property
    def verb(self) -> str:
        return self.split(" ", 1)[0]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self.split(" ")[1:])

    def __repr__(self) -> str:
        return f"Action({str.__repr__(self)})"


class Branching(Sequence[Action]):
    """A list of actions far too long to be written down, which can be followed word by word.

    No action in it is the beginning of another.
    """

    __slots__ = ()

    @abstractmethod
    def following(self, words: Sequence[str]) -> Mapping[str, int]:
        """The words that go on from some words, and how likely each is in proportion.

        There are none after the last word of an action.
        """
