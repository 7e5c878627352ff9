"""Consent: one player asks another, and the answer decides what happens."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeVar

from sanssouci.kernel import Action, Message, Phase, State

ANSWERS: Final = (Action("agree"), Action("refuse"))
S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Consent(Phase[S]):
    """A question from one seat to another; who would ask himself agrees without being asked."""

    rule: ClassVar[str]
    asker: str
    asked: str

    @abstractmethod
    def question(self, position: S) -> Message:
        """What is asked, as the one who answers reads it."""

    @abstractmethod
    def agreed(self, position: S) -> None:
        """What happens then; the question is off the stack."""

    def refused(self, position: S) -> None:
        """What happens otherwise."""

    def actors(self, position: S) -> tuple[str, ...]:
        return (self.asked,) if self.asked != self.asker else ()

    def prompt(self, position: S, seat: str) -> Message:
        return self.question(position)

    def legal(self, position: S, seat: str) -> Sequence[Action]:
        return ANSWERS

    def why_not(self, position: S, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.answer_first", self.rule, asker=self.asker)

    def agree(self, position: S, seat: str) -> None:
        position.pop()
        position.tell("log.agrees", self.rule, seat=self.asked, asker=self.asker)
        self.agreed(position)

    def refuse(self, position: S, seat: str) -> None:
        position.pop()
        position.tell("log.refuses", self.rule, seat=self.asked, asker=self.asker)
        self.refused(position)

    def proceed(self, position: S) -> None:
        position.pop()
        self.agreed(position)
