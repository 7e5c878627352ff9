"""Setting up positions of The Great Crisis by hand."""

from __future__ import annotations

from typing import Final

from sanssouci.games.crisis.action_points import Muster
from sanssouci.games.crisis.atlas import (
    CARD_INDEX,
    CARDS,
    COMMANDER,
    COMMANDER_INDEX,
    CUPS,
    INDEX,
    NATION_INDEX,
    PACK,
    SEATS,
    SPACE,
    SPACE_COUNT,
    TURNS,
)
from sanssouci.games.crisis.communication import check as check_communication
from sanssouci.games.crisis.operations import Operations
from sanssouci.games.crisis.pack import ARMIES, NATIONS
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.sequence import ArmyPhase, Campaign, EndOfTurn
from sanssouci.games.crisis.setup import stand_at_first
from sanssouci.games.crisis.units import DEPLETED, INSIDE, commander, troop
from sanssouci.games.crisis.winter import Winter
from sanssouci.kernel import Grammar, Kind, Noun, Phase, Shape, Slot, Verb, numbers
from sanssouci.kernel.arranging import Arranger

_AFTER_THE_MARCHES: Final = 1
"""The step of an army's phase that comes when its operations are over."""
_NUMBER: Final = numbers(99)
_SPACE: Final = Noun("space", Kind.PLACE, SPACE)
_COMMANDER: Final = Noun("commander", Kind.PIECE, COMMANDER)
_NATION: Final = Noun("nation", Kind.CHOICE, NATIONS)
_ARMY: Final = Noun("army", Kind.CHOICE, ARMIES)
_SEAT: Final = Noun("seat", Kind.CHOICE, SEATS)
_CARD: Final = Noun("card", Kind.CARD, tuple(dict.fromkeys(card.id for card in CARDS)))
_TROOPS: Final = (Slot("nation", _NATION), Slot("number", _NUMBER), Slot("space", _SPACE))
_POINTS: Final = Slot("points", _NUMBER)


class CrisisArranger(Arranger):
    """Begins with everybody where the war finds him, and four action points for Prussia.

    Troops come from the reserve of their nation, commanders from wherever they were.
    """

    grammar = Grammar(
        Verb("clear"),
        Verb("turn", Slot("number", _NUMBER)),
        Verb("troops", *_TROOPS),
        Verb("depleted", *_TROOPS),
        Verb("garrison", *_TROOPS),
        Verb("lead", Slot("commander", _COMMANDER), Slot("space", _SPACE)),
        Verb("control", Slot("nation", _NATION), Slot("spaces", _SPACE, Shape.SET)),
        Verb("hand", Slot("seat", _SEAT), Slot("cards", _CARD, Shape.SET)),
        Verb("begin", Slot("army", _ARMY), _POINTS),
        Verb("muster", Slot("army", _ARMY), _POINTS),
        Verb("winter"),
        nouns=(_NUMBER, _SPACE, _COMMANDER, _NATION, _ARMY, _SEAT, _CARD),
    )

    state: Position

    def __init__(self, state: Position) -> None:
        super().__init__(state)
        stand_at_first(state)
        self._army: int | None = 0
        self._phase: Phase[Position] = Operations(0, 4)

    def clear(self) -> None:
        """Take every unit off the map."""
        position = self.state
        for space in range(SPACE_COUNT):
            position.station(space, ())
        for nation in PACK.nations:
            position.reserve[nation.index] = nation.troops
        position.waiting = (1 << len(COMMANDER)) - 1
        position.released = 0

    def turn(self, number: str) -> None:
        if not 1 <= int(number) <= len(TURNS):
            raise self.wrong("no_turn", number=int(number))
        self.state.turn = int(number)

    def troops(self, nation: str, number: str, space: str) -> None:
        self._station(nation, number, space, 0)

    def depleted(self, nation: str, number: str, space: str) -> None:
        self._station(nation, number, space, DEPLETED)

    def garrison(self, nation: str, number: str, space: str) -> None:
        """Troops on defense in a fort that is besieged."""
        self._station(nation, number, space, INSIDE)

    def _station(self, nation: str, number: str, space: str, flags: int) -> None:
        position, index, count = self.state, NATION_INDEX[nation], int(number)
        if position.reserve[index] < count:
            raise self.wrong("too_many", nation=nation, count=position.reserve[index])
        position.reserve[index] -= count
        position.add(INDEX[space], [troop(index, flags)] * count)

    def lead(self, name: str, space: str) -> None:
        position, index = self.state, COMMANDER_INDEX[name]
        for where, units in enumerate(position.at):
            if commander(index) in units:
                position.remove(where, (commander(index),))
        position.waiting &= ~(1 << index)
        position.released &= ~(1 << index)
        position.add(INDEX[space], (commander(index),))

    def control(self, nation: str, *spaces: str) -> None:
        for space in spaces:
            if self.state.control[INDEX[space]] != NATION_INDEX[nation]:
                self.state.give(INDEX[space], NATION_INDEX[nation])

    def hand(self, seat: str, *cards: str) -> None:
        """Give a side these cards and no others."""
        position, side = self.state, SEATS.index(seat)
        position.decks[side] += position.hands[side]
        position.hands[side].clear()
        for id in cards:
            card = CARD_INDEX[side].get(id)
            if card is None or card not in position.decks[side]:
                raise self.wrong("no_other_for", card=id, seat=seat)
            position.decks[side].remove(card)
            position.hands[side].append(card)

    def begin(self, army: str, points: str) -> None:
        """An army has action points to spend."""
        self._army = ARMIES.index(army)
        self._phase = Operations(self._army, int(points))

    def muster(self, army: str, points: str) -> None:
        """The die for action points is cast, and cards may follow."""
        self._army = ARMIES.index(army)
        self._phase = Muster(self._army, int(points))

    def winter(self) -> None:
        """The turn is a winter one, and begins."""
        self._army = None
        self._phase = Winter()

    def finish(self) -> None:
        position = self.state
        if TURNS[position.turn - 1].winter != (self._army is None):
            raise self.wrong("season", number=position.turn)
        if self._army is None:
            position.stack = [EndOfTurn(), self._phase]
            return
        cup = list(CUPS[position.turn - 1])
        cup[self._army] = max(0, cup[self._army] - 1)
        position.cup = cup
        position.army = self._army
        check_communication(position, position.army_side(self._army))
        position.stack = [
            EndOfTurn(), Campaign(), ArmyPhase(self._army, _AFTER_THE_MARCHES), self._phase,
        ]  # fmt: skip
