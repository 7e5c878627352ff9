"""M6.4, M6.5 Stacks of two powers: who commands them, and who has to agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from sanssouci.games.maria.atlas import CITY, GENERAL_COUNT, NATION_OF, PIECE_ID, RANK
from sanssouci.games.maria.nations import NATIONS
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.steps.consent import Consent
from sanssouci.steps.payment import CANCEL

if TYPE_CHECKING:
    from sanssouci.games.maria.marching import Marching

_TOLD: Final = {
    "prompt.consent_join": "log.consent_join",
    "prompt.consent_march": "log.consent_march",
}
NO_CHOICE: Final = -1
"""In place of a commander: ranks decide."""


def comrade_at(position: Position, group: Sequence[int], city: int) -> int | None:
    """The general a group would join in a town."""
    if not position.standing.generals >> city & 1:
        return None
    there = [general for general in position.stack_at(city) if general not in group]
    return there[0] if there else None


def must_choose(general: int, other: int) -> bool:
    """True if somebody has to say who commands: two powers, one rank (M6.5)."""
    return NATION_OF[general] != NATION_OF[other] and RANK[general] == RANK[other]


def partner_seat(
    position: Position, seat: str, group: Sequence[int], comrade: int | None
) -> str | None:
    """The other player who has to agree to a march, if there is one (M6.4)."""
    concerned = [*group] if comrade is None else [*group, comrade]
    for piece in concerned:
        owner = position.seat(NATION_OF[piece])
        if owner != seat and piece < GENERAL_COUNT:
            return owner
    return None


def set_commander(position: Position, stack: Sequence[int], leader: int) -> None:
    """Note who commands a stack of equal ranks for as long as it holds (M6.5)."""
    for general in stack:
        position.chosen &= ~(1 << general)
    if leader != NO_CHOICE:
        position.chosen |= 1 << leader
        position.tell("log.commands", "M6.5", general=PIECE_ID[leader])


def start(
    position: Position, seat: str, verb: str, group: Sequence[int], road: Sequence[int]
) -> None:
    """Carry out a march, once it is clear who commands and all have agreed."""
    comrade = comrade_at(position, group, road[-1]) if group[0] < GENERAL_COUNT else None
    if comrade is not None and must_choose(group[0], comrade):
        position.tell("log.would_join", "M6.5", general=PIECE_ID[group[0]], other=PIECE_ID[comrade])
        position.push(Command(seat, verb, tuple(group), tuple(road), comrade))
    else:
        _ask(position, seat, verb, group, road, NO_CHOICE, comrade)


def _ask(
    position: Position,
    seat: str,
    verb: str,
    group: Sequence[int],
    road: Sequence[int],
    leader: int,
    comrade: int | None,
) -> None:
    asked = partner_seat(position, seat, group, comrade)
    if asked is None:
        _marching(position).carry_out(position, verb, group, road, leader)
    else:
        consent = MarchConsent(seat, asked, verb, tuple(group), tuple(road), leader)
        question = consent.question(position)
        position.tell(_TOLD[question.key], question.rule, **dict(question.args))
        position.push(consent)


def _marching(position: Position) -> Marching:
    from sanssouci.games.maria.marching import Marching

    phase = position.stack[-1]
    assert isinstance(phase, Marching)
    return phase


@dataclass(frozen=True, slots=True)
class Command(Phase[Position]):
    """Two generals of equal rank are about to join: who commands? (M6.5)"""

    name: ClassVar[str] = "command"
    goes_on: ClassVar[bool] = True
    seat: str
    verb: str
    group: tuple[int, ...]
    road: tuple[int, ...]
    comrade: int

    def actors(self, position: Position) -> tuple[str, ...]:
        return (self.seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.command", "M6.5", general=PIECE_ID[self.group[0]], other=PIECE_ID[self.comrade]
        )

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        names = (PIECE_ID[self.group[0]], PIECE_ID[self.comrade])
        return [*(Action.of("command", name) for name in names), CANCEL]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.command", "M6.5")

    def command(self, position: Position, seat: str, general: str) -> None:
        position.pop()
        leader = position.roster.index[general]
        _ask(position, seat, self.verb, self.group, self.road, leader, self.comrade)

    def cancel(self, position: Position, seat: str) -> None:
        position.tell("log.joins_not", "M6.5", general=PIECE_ID[self.group[0]])
        position.pop()


@dataclass(frozen=True, slots=True)
class MarchConsent(Consent[Position]):
    """A stack of Austria and the Pragmatic Army forms or marches only if both agree (M6.4)."""

    name: ClassVar[str] = "march_consent"
    rule: ClassVar[str] = "M6.4"
    verb: str
    group: tuple[int, ...]
    road: tuple[int, ...]
    leader: int

    def question(self, position: Position) -> Message:
        group = position.roster.word(self.group)
        end = CITY[self.road[-1]]
        comrade = comrade_at(position, self.group, self.road[-1])
        if comrade is None:
            return Message.of("prompt.consent_march", self.rule, group=group, city=end)
        first = self._first(comrade)
        return Message.of(
            "prompt.consent_join", self.rule,
            group=group, other=PIECE_ID[comrade], city=end, leader=PIECE_ID[first],
        )  # fmt: skip

    def _first(self, comrade: int) -> int:
        """Who would command."""
        if self.leader != NO_CHOICE:
            return self.leader
        return min(self.group[0], comrade, key=RANK.__getitem__)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        """What a common stack means for the two, so that nobody agrees unawares (M11.9, M14.8)."""
        comrade = comrade_at(position, self.group, self.road[-1])
        if action.verb == "agree" and comrade is not None:
            first = self._first(comrade)
            second = comrade if first == self.group[0] else self.group[0]
            yield Prospect.of(
                "foresee.common_stack", "M11.9",
                nation=NATIONS[NATION_OF[first]], general=PIECE_ID[second],
            )  # fmt: skip

    def agreed(self, position: Position) -> None:
        _marching(position).carry_out(position, self.verb, self.group, self.road, self.leader)

    def refused(self, position: Position) -> None:
        comrade = comrade_at(position, self.group, self.road[-1])
        pair = self.group if comrade is None else (self.group[0], comrade)
        position.become(_marching(position).after_refusal(pair))


@dataclass(frozen=True, slots=True)
class Appointment(Phase[Position]):
    """A general is set down beside one of equal rank: their player says who commands (M6.5)."""

    name: ClassVar[str] = "appointment"
    goes_on: ClassVar[bool] = True
    general: int
    other: int

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(NATION_OF[self.general]),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.command", "M6.5", general=PIECE_ID[self.general], other=PIECE_ID[self.other]
        )

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("command", PIECE_ID[each]) for each in (self.general, self.other)]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.command", "M6.5")

    def command(self, position: Position, seat: str, general: str) -> None:
        position.pop()
        set_commander(position, (self.general, self.other), position.roster.index[general])
