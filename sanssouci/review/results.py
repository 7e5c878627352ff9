"""What the review of a war has found, as data: everything in it is public, as the war is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from types import UnionType
from typing import Any, Final, Literal, Self, get_args, get_origin, get_type_hints

from sanssouci.kernel import BadRecord, Message
from sanssouci.kernel.catalogue import tell

SCHEMA: Final = 2
"""Raised whenever the form below changes."""

Result = Literal["win", "tie", "lose", ""]
"""How a fight ended for a seat; nothing if the record does not say so."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance, or a change of one, with the limits between which it lies 95 times in 100.

    The limits tell how much the luck of the playouts may be at fault, not the eye that judged them.
    """

    value: float
    low: float
    high: float


BySeat = dict[str, Estimate]


@dataclass(frozen=True, slots=True)
class Turn:
    """The chances of everybody when a turn begins."""

    entry: int
    """Entries made before it; the frame of a replay that shows it."""
    when: Message
    chances: BySeat


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody did, and what the best bot would have done with what that seat knew."""

    entry: int
    """Entries made before it."""
    seat: str
    action: str
    swing: float
    """What it did to the seat's own chances, against what the aide would have done."""
    bot: str
    best: str
    """What the best bot would have done; the same action if it agrees."""
    why: Message | str
    lost: Estimate
    """By how much the bot's choice was better for the seat's chances; below 0 it was worse."""

    @property
    def agrees(self) -> bool:
        return self.action == self.best


@dataclass(frozen=True, slots=True)
class Moment:
    """A part of a turn in which chances have changed much."""

    first: int
    last: int
    """Entries before and after it."""
    entry: int
    """The entry that did most, as the number of entries made before it."""
    when: Message
    seat: str
    """Whose chances changed most."""
    swing: BySeat
    luck: dict[str, float]
    """By seat, what chance did to it."""
    skill: dict[str, float]
    """By seat, what its own decisions did to it."""
    by: str
    """Who acted at that entry: a seat, or chance."""
    lines: list[Message]
    """What was told there."""
    decisions: list[Decision]


@dataclass(frozen=True, slots=True)
class Side:
    """A fight as one seat could see it when it began."""

    seat: str
    win: Estimate
    tie: Estimate
    lose: Estimate
    worlds: int
    """Hidden hands that were tried; 0 if the chances are exact under an assumption."""
    assumes: str
    result: Result


@dataclass(frozen=True, slots=True)
class Fight:
    first: int
    """Entries made before its first question."""
    when: Message
    begins: Message
    ends: Message | None
    sides: list[Side]


@dataclass(frozen=True, slots=True)
class Account:
    """A seat's war: what it began with, what it ended with, and what made the difference."""

    start: Estimate
    end: float
    luck: Estimate
    skill: Estimate
    """Its own decisions, against what the aide would have done in its place."""
    others: Estimate
    """What the other players decided."""
    rest: float
    """What cannot be told apart: the estimate saw it only a turn later."""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished war, looked back on."""

    game: str
    rules: str
    scenario: str
    players: dict[str, str]
    seats: list[str]
    winners: list[str]
    given_up: bool
    """True if no rule ended it: somebody left, or they agreed to end it."""
    budget: str
    seed: int
    playouts: int
    """How many were played in all."""
    judged: bool
    """True if playouts end at a horizon where the game's own eye tells, else at the very end."""
    turns: list[Turn]
    moments: list[Moment]
    fights: list[Fight]
    accounts: dict[str, Account]
    schema: int = SCHEMA

    def to_json(self) -> dict[str, Any]:
        found = _written(self)
        assert isinstance(found, dict)
        return found

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read back what ``to_json`` wrote; BadRecord if it is of another form."""
        if data.get("schema") != SCHEMA:
            raise BadRecord(
                tell("unsound.review_form", found=repr(data.get("schema")), wanted=SCHEMA)
            )
        try:
            found = _read(cls, data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(tell("unsound.no_review", problem=repr(error))) from error
        assert isinstance(found, cls)
        return found


def _written(value: Any) -> Any:
    if isinstance(value, Message):
        return value.to_json()
    if is_dataclass(value):
        return {field.name: _written(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {key: _written(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_written(each) for each in value]
    return round(value, 4) if isinstance(value, float) else value


def _read(kind: Any, data: Any) -> Any:
    if isinstance(kind, UnionType):
        if isinstance(data, dict):
            return Message.from_json(data)
        return data
    if kind is Message:
        return Message.from_json(data)
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        return kind(  # type: ignore[operator]
            **{field.name: _read(hints[field.name], data[field.name]) for field in fields(kind)}
        )
    if get_origin(kind) is list:
        return [_read(get_args(kind)[0], each) for each in data]
    if get_origin(kind) is dict:
        return {key: _read(get_args(kind)[1], each) for key, each in data.items()}
    return data
