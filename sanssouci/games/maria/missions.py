"""M17.3 to M17.5, M17.7 Missions: generals sent off the map, and their return."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.maria.atlas import ATLAS, CITY, GENERALS, PIECE_ID
from sanssouci.games.maria.displacement import EMPTY, ORDER, Departure, displace
from sanssouci.games.maria.nations import NATION_INDEX, NATIONS
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.tracks import BOX, MISSIONS
from sanssouci.kernel import Action, Message, Phase
from sanssouci.kernel.parts import with_one
from sanssouci.steps.field import AWAY, OFF
from sanssouci.steps.payment import Payment, PaymentRules

NOBODY: Final = -1
TROOPS_SENT: Final = 2
"""What a general takes along who was off the map (M17.4)."""
PRICE: Final = 8
_MISSIONS_OF: Final = tuple(
    tuple(number for number, mission in enumerate(MISSIONS) if mission.power == power)
    for power in NATIONS
)
"""By power, the missions it may have to send somebody on."""
_CHOICES: Final = (Action("come"), Action("stay"))


def is_asked_for(position: Position, mission: int) -> bool:
    """True if the marker of its track stands in a box with this mission."""
    track, power, _ = MISSIONS[mission]
    return BOX[track, position.tracks[track]].mission == power


def unmanned(position: Position, nation: int) -> list[int]:
    """The missions on which a power should have a general and has none (M17.7)."""
    return [
        number
        for number in _MISSIONS_OF[nation]
        if position.missions[number] == NOBODY and is_asked_for(position, number)
    ]


def follow_markers(position: Position) -> None:
    """What the boxes reached mean for missions: those that are over end first, then new ones."""
    over = [
        number
        for number, general in enumerate(position.missions)
        if general != NOBODY and not is_asked_for(position, number)
    ]
    for nation in reversed(ORDER):
        for number in unmanned(position, nation):
            position.push(Sending(number))
    may = position.setting.option["mission_return"] == "may"
    for number in reversed(over):
        position.push(MayReturn(number) if may else Return(number))


# -- the way there --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sending(Phase[Position]):
    """A power must send a general of its choice on a mission (M17.3, M17.4)."""

    name: ClassVar[str] = "sending"
    mission: int

    @property
    def nation(self) -> int:
        return NATION_INDEX[MISSIONS[self.mission].power]

    def _on_map(self, position: Position) -> list[int]:
        return [general for general in GENERALS[self.nation] if position.place[general] >= 0]

    def _off_map(self, position: Position) -> list[int]:
        """Those who could be sent with fresh troops, if there are cards to pay for them."""
        nation = self.nation
        if position.ceiling(nation) - position.total(nation) < TROOPS_SENT:
            return []
        if not position.hands[nation]:
            return []
        return [general for general in GENERALS[nation] if position.place[general] == OFF]

    def actors(self, position: Position) -> tuple[str, ...]:
        """Asked whenever others could think there is a choice, whatever the hand is worth."""
        someone = self._on_map(position) or self._off_map(position)
        return (position.seat(self.nation),) if someone else ()

    def prompt(self, position: Position, seat: str) -> Message:
        power = NATIONS[self.nation]
        return Message.of("prompt.send", "M17.3", nation=power, where=f"mission-{power}")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        generals = self._on_map(position)
        if position.purse(self.nation) >= PRICE:
            generals = [*generals, *self._off_map(position)]
        return [Action.of("send", PIECE_ID[general]) for general in generals] or [Action("forgo")]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "send" and ATLAS.piece_index[action.words[0]] in self._off_map(position):
            return Message.of("refuse.send_dear", "M17.4", price=PRICE)
        return Message.of("refuse.send", "M17.3", nation=NATIONS[self.nation])

    def send(self, position: Position, seat: str, name: str) -> None:
        general = ATLAS.piece_index[name]
        if position.place[general] == OFF:
            position.push(MissionPayment(self.nation, PRICE, general=general))
        else:
            self.depart(position, general)

    def depart(self, position: Position, general: int) -> None:
        position.pop()
        position.place[general] = AWAY
        position.down &= ~(1 << general)
        position.chosen &= ~(1 << general)
        position.missions = with_one(position.missions, self.mission, general)
        position.tell("log.sent", "M17.3", nation=NATIONS[self.nation], general=PIECE_ID[general])

    def forgo(self, position: Position, seat: str) -> None:
        self.proceed(position)

    def proceed(self, position: Position) -> None:
        position.pop()
        position.tell("log.unmanned", "M17.7", nation=NATIONS[self.nation])


@dataclass(frozen=True, slots=True)
class MissionPayment(Payment[Position]):
    """Two troops are bought for a general from off the map (M17.4)."""

    name: ClassVar[str] = "mission_payment"
    rules: ClassVar = PaymentRules(needless="M5.8", paying="M17.4")
    general: int = NOBODY

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.mission_payment", "M17.4", general=PIECE_ID[self.general], owing=self.owing
        )

    def hidden_from(self, position: Position, seat: str | None) -> bool:
        """Until it is paid for, the choice can be taken back."""
        return position.seat(self.nation) != seat

    def complete(self, position: Position) -> None:
        position.pop()
        position.tell(
            "log.mission_paid", "M17.4", nation=NATIONS[self.nation],
            cards=" ".join(position.cards.TEXT[card] for card in self.paid_cards),
        )  # fmt: skip
        position.troops[self.general] = TROOPS_SENT
        sending = position.phase
        assert isinstance(sending, Sending)
        sending.depart(position, self.general)


# -- and back -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Return(Phase[Position]):
    """A general comes back to the town beside the mission box (M17.5)."""

    name: ClassVar[str] = "mission_return"
    mission: int

    def proceed(self, position: Position) -> None:
        gate = ATLAS.index[MISSIONS[self.mission].gate]
        if position.occupied() >> gate & 1:
            displace(position, _those_in(position, gate), "M17.5")
            return
        position.pop()
        general = position.missions[self.mission]
        position.missions = with_one(position.missions, self.mission, NOBODY)
        position.set_down(general, gate)
        position.tell("log.mission_ends", "M17.5", general=PIECE_ID[general], city=CITY[gate])


def _those_in(position: Position, city: int) -> list[Departure]:
    """The pieces in a town, those of each power together."""
    nation_of = position.roster.nation_of
    there = [piece for piece, where in enumerate(position.place) if where == city]
    groups = [tuple(piece for piece in there if nation_of[piece] == nation) for nation in ORDER]
    return [Departure(group, city, EMPTY) for group in groups if group]


@dataclass(frozen=True, slots=True)
class MayReturn(Phase[Position]):
    """With the option ``mission_return=may`` a general may stay where he is (M17.5)."""

    name: ClassVar[str] = "may_return"
    mission: int

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(NATION_INDEX[MISSIONS[self.mission].power]),)

    def prompt(self, position: Position, seat: str) -> Message:
        general = PIECE_ID[position.missions[self.mission]]
        gate = MISSIONS[self.mission].gate
        return Message.of("prompt.may_return", "M17.5", general=general, city=gate)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return _CHOICES

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.may_return", "M17.5")

    def come(self, position: Position, seat: str) -> None:
        position.become(Return(self.mission))

    def stay(self, position: Position, seat: str) -> None:
        position.pop()
        general = PIECE_ID[position.missions[self.mission]]
        position.tell("log.stays_away", "M17.5", general=general)
