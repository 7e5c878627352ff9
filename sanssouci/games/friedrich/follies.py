"""The follies of Friedrich: hopeless attacks, dear defeats, hunger, cards kept too long."""

from __future__ import annotations

from typing import Final

from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GRAPH, NATION_OF
from sanssouci.games.friedrich.combat import Battle
from sanssouci.games.friedrich.deck import BY_TEXT, RESERVE, RESERVE_MOST, SUIT, VALUE
from sanssouci.games.friedrich.movement import Movement
from sanssouci.games.friedrich.nations import ENEMIES
from sanssouci.games.friedrich.officers.duelling import win_chance
from sanssouci.games.friedrich.officers.field_staff import FieldStaff
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Entry, FollyCounter, State
from sanssouci.steps.duel import ATTACKER

HOPELESS: Final = 0.35
"""The chance, as the attacker's own staff sees it, below which nobody should attack."""
DEAR: Final = 20
"""Points of cards; whoever lays out so many should win for them."""
GREAT: Final = 6
"""Troops that make a stack worth attacking."""
_AT_REACH: Final = 4


class FriedrichFollies(FollyCounter):
    """Counts for one war."""

    def __init__(self) -> None:
        super().__init__()
        self._begun: tuple[int, tuple[int, int]] | None = None
        """The turn and cities of the last combat seen."""
        self._stood: list[int] = []
        """By general, where he stood before the last entry."""
        self._fought = False
        """Whether the last entry was an answer in a combat."""
        self._spent: dict[str, int] = {}

    def watch(self, state: State, entry: Entry) -> None:
        assert isinstance(state, Position)
        self._count_the_lost(state)
        phase = state.phase
        if isinstance(phase, Battle):
            self._battle(state, phase, entry)
        elif isinstance(phase, Movement) and entry.action == "done":
            self._standing(state, phase.nation, entry.seat)
        if entry.action.verb in ("play", "pay"):
            value = VALUE[BY_TEXT[entry.action.words[0]]]
            self._spent[entry.seat] = self._spent.get(entry.seat, 0) + value
        self._fought = isinstance(phase, Battle)

    def finish(self, state: State) -> None:
        assert isinstance(state, Position)
        self._count_the_lost(state)
        held: dict[str, int] = {}
        for nation in state.setting.nations:
            seat = state.controllers[nation]
            held[seat] = held.get(seat, 0) + sum(VALUE[card] for card in state.hands[nation])
        for seat, points in held.items():
            self.note("folly.cards_kept", seat, points, points + self._spent.get(seat, 0))

    def _battle(self, position: Position, battle: Battle, entry: Entry) -> None:
        key = (position.turn, battle.cities)
        if self._begun != key:
            self._begun = key
            nation = battle.nations[ATTACKER]
            seat = position.controllers[nation]
            self.note("folly.hopeless_attack", seat, _chance(position, battle) < HOPELESS)
        if entry.action == "concede":
            laid = sum(VALUE[card] for side, card, _ in battle.played if side == battle.turn)
            self.note("folly.dear_defeat", entry.seat, laid >= DEAR)

    def _standing(self, position: Position, nation: int, seat: str) -> None:
        """Great stacks near an enemy, at the end of their nation's marches."""
        foes = position.general_mask(ENEMIES[nation])
        for city, stack in position.stacks(nation).items():
            if position.strength(stack) >= GREAT and GRAPH.ball(city, _AT_REACH) & foes:
                points = _points(position, nation, ATLAS.suit[city])
                self.note("folly.no_card_of_the_suit", seat, not points)

    def _count_the_lost(self, position: Position) -> None:
        """Generals who have left the map since the last entry: beaten, or starved."""
        place = position.place[:GENERAL_COUNT]
        for general, stood in enumerate(self._stood):
            if stood >= 0 and place[general] < 0:
                seat = position.controllers[NATION_OF[general]]
                self.note("folly.starved", seat, not self._fought)
        self._stood = place


def _chance(position: Position, battle: Battle) -> float:
    """The attacker's chance, from what his player could know before the strengths were told."""
    nation, other = battle.nations
    staff = FieldStaff(position, nation)
    here, there = battle.cities
    foe = next(stack for stack in staff.stacks(other) if stack.city == there)
    strength = position.strength(battle.stack(position, ATTACKER))
    return win_chance(staff, strength, foe, staff.committed(here))


def _points(position: Position, nation: int, suit: int) -> int:
    """What a nation could play in a suit."""
    return sum(
        RESERVE_MOST if SUIT[card] == RESERVE else VALUE[card]
        for card in position.hands[nation]
        if SUIT[card] in (suit, RESERVE)
    )
