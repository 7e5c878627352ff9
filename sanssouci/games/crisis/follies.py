"""The follies of The Great Crisis: battles not fought, a king who looks on, gates left open."""

from __future__ import annotations

from typing import Final

from sanssouci.board import bits
from sanssouci.games.crisis.action_points import Muster, RollForPoints
from sanssouci.games.crisis.atlas import (
    AUSTRIAN,
    BIT,
    BOXES,
    CAPITAL,
    CARD_INDEX,
    CARDS,
    KING,
    PRUSSIAN,
    PRUSSIAN_ARMY,
    RESOURCES,
    SEATS,
    TURNS,
)
from sanssouci.games.crisis.field_battle import FIRST_ROUND, FieldBattle
from sanssouci.games.crisis.fort_battle import FortBattle
from sanssouci.games.crisis.operations import Operations
from sanssouci.games.crisis.position import NOBODY, Position
from sanssouci.games.crisis.units import FIRST_COMMANDER, NATION_OF, Units, commander_of
from sanssouci.kernel import CHANCE, Entry, FollyCounter, State

THIN: Final = 2
"""A resource space with no more units than this was hardly held."""
MIDDLE_OF_THE_WAR: Final = 1759


class CrisisFollies(FollyCounter):
    """Counts for one war."""

    def __init__(self) -> None:
        super().__init__()
        self._hands = [0, 0]
        self._battle_cards = [0, 0]
        self._drawn = [[0, 0], [0, 0]]
        """By side, how many cards it drew, and how many of them were battle cards."""
        self._phase = _Phase()
        self._stood: dict[int, int] = {}
        """By resource space, how many units its side had there when it was last not besieged."""
        self._years: dict[int, set[str]] = {}
        """By year in which Prussia could act with her king, the kinds of battle he was in."""
        self._evaded = -1
        """The side that has declared a retreat before the first shot, until that is settled."""

    def watch(self, state: State, entry: Entry) -> None:
        assert isinstance(state, Position)
        self._count_cards(state)
        if self._phase.army != NOBODY and state.army == NOBODY:
            self._end_phase(state)
        match state.phase:
            case RollForPoints(army=army):
                self._begin_phase(state, army)
            case Muster() if entry.action.verb == "play" and len(entry.action.words) == 1:
                card = CARD_INDEX[SEATS.index(entry.seat)][entry.action.words[0]]
                self._phase.advance += CARDS[card].amount
            case Operations() as operations:
                self._operations(state, operations, entry)
            case FieldBattle() as battle:
                self._field_battle(state, battle, entry)
        if entry.seat == CHANCE:
            self._storm(state)

    def finish(self, state: State) -> None:
        assert isinstance(state, Position)
        self._count_cards(state)
        if self._phase.army != NOBODY:
            self._end_phase(state)
        self._settle()
        for side, seat in enumerate(SEATS):
            drawn, battle_cards = self._drawn[side]
            kept = _battle_cards(state, side)
            self.note("folly.battle_cards_kept", seat, kept, battle_cards)
            others = len(state.hands[side]) - kept
            self.note("folly.other_cards_kept", seat, others, drawn - battle_cards)
        for kinds in self._years.values():
            self.note("folly.king_not_in_the_field", SEATS[PRUSSIAN], "field" not in kinds)
            self.note("folly.king_idle", SEATS[PRUSSIAN], not kinds)
        short = TURNS[state.turn - 1].year < MIDDLE_OF_THE_WAR
        self.note("folly.short_war", times=short)

    # -- phases ------------------------------------------------------------------------------------

    def _begin_phase(self, position: Position, army: int) -> None:
        self._phase = _Phase(army, position.holder(CAPITAL))
        for space in bits(RESOURCES & ~BOXES & ~position.scorched):
            self._phase.holders[space] = holder = position.holder(space)
            if space not in self._stood or not position.besieged(space):
                self._stood[space] = _units_of(position, space, holder)
        if army == PRUSSIAN_ARMY and not position.removed >> KING & 1:
            self._years.setdefault(_year(position), set())

    def _operations(self, position: Position, operations: Operations, entry: Entry) -> None:
        phase = self._phase
        phase.points = max(phase.points, operations.points)
        if entry.action.verb != "done":
            return
        self.note("folly.points_wasted", entry.seat, operations.points, phase.points)
        if phase.advance:
            wasted = operations.points >= phase.advance
            self.note("folly.advance_wasted", entry.seat, wasted)
        if phase.army == PRUSSIAN_ARMY and phase.capital == AUSTRIAN:
            alone = not _units_of(position, CAPITAL, PRUSSIAN)
            self.note("folly.capital_left", entry.seat, alone)

    def _end_phase(self, position: Position) -> None:
        self._settle()
        for space, holder in self._phase.holders.items():
            if not position.scorched & BIT[space] and position.holder(space) != holder:
                thin = self._stood[space] <= THIN
                self.note("folly.lost_thinly_held", SEATS[holder], thin)
        self._phase = _Phase()

    # -- battles -----------------------------------------------------------------------------------

    def _field_battle(self, position: Position, battle: FieldBattle, entry: Entry) -> None:
        if battle.round == FIRST_ROUND and battle.side != battle.active:
            self._settle()
            if entry.action.verb == "retreat":
                self._evaded = battle.side
            else:
                self.note("folly.left_before_a_shot", entry.seat, 0)
        elif self._evaded >= 0:  # a charge has stopped them, and it goes on
            self.note("folly.left_before_a_shot", SEATS[self._evaded], 0)
            self._evaded = -1
        shoots = entry.action.verb == "attack" and battle.bonuses(position)
        if shoots and _has_king(battle.units(position, PRUSSIAN)):
            self._king_fights(position, "field")

    def _settle(self) -> None:
        """The last battle is over; a retreat that nobody stopped was one."""
        if self._evaded >= 0:
            self.note("folly.left_before_a_shot", SEATS[self._evaded])
            self._evaded = -1

    def _storm(self, position: Position) -> None:
        for phase in position.stack:
            if isinstance(phase, FortBattle) and _has_king(position.at[phase.space]):
                self._king_fights(position, "fort")

    def _king_fights(self, position: Position, kind: str) -> None:
        self._years.setdefault(_year(position), set()).add(kind)

    # -- cards -------------------------------------------------------------------------------------

    def _count_cards(self, position: Position) -> None:
        for side in (0, 1):
            hand, battle_cards = len(position.hands[side]), _battle_cards(position, side)
            self._drawn[side][0] += max(0, hand - self._hands[side])
            self._drawn[side][1] += max(0, battle_cards - self._battle_cards[side])
            self._hands[side], self._battle_cards[side] = hand, battle_cards


class _Phase:
    """An army's phase as it began, and what was done in it."""

    def __init__(self, army: int = NOBODY, capital: int = PRUSSIAN) -> None:
        self.army = army
        self.capital = capital
        self.holders: dict[int, int] = {}
        """By resource space, the side that held it."""
        self.points = 0
        self.advance = 0
        """The points that Rapid Advances gave; whoever leaves as many unspent needed none."""


def _year(position: Position) -> int:
    return TURNS[position.turn - 1].year


def _has_king(units: Units) -> bool:
    return any(unit >= FIRST_COMMANDER and commander_of(unit) == KING for unit in units)


def _units_of(position: Position, space: int, side: int) -> int:
    friends = position.friends(side)
    return sum(friends >> NATION_OF[unit] & 1 for unit in position.at[space])


def _battle_cards(position: Position, side: int) -> int:
    """Cards with a number are used in battles only (C11.2)."""
    return sum(CARDS[card].number is not None for card in position.hands[side])
