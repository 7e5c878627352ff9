"""The follies of Sieben Jahre: hopeless fights, empty pouches and stomachs, money left over."""

from __future__ import annotations

from typing import Final

from sanssouci.games.sieben_jahre import scenario_mode
from sanssouci.games.sieben_jahre.atlas import CAPITAL, GARRISONED, REGION_OF, is_sea
from sanssouci.games.sieben_jahre.battle import Battle
from sanssouci.games.sieben_jahre.fighters import ASSAULT, FIELD
from sanssouci.games.sieben_jahre.marching_past import MarchPast
from sanssouci.games.sieben_jahre.officers import odds
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.scenario_mode import HOLD
from sanssouci.games.sieben_jahre.states import BOARD_COUNT
from sanssouci.kernel import Entry, FollyCounter, State

HOPELESS: Final = 0.35
"""The chance below which nobody should attack or storm."""
ATTACKER: Final = 0


class SiebenJahreFollies(FollyCounter):
    """Counts for one campaign or scenario; what the rulebook's BOT does is nobody's folly."""

    def __init__(self) -> None:
        super().__init__()
        self._last = _Glance()
        self._guarded = (0, 0)
        """By coalition, the regions in which it had an army when the fraction began."""
        self._fighting = False
        self._spent = [0] * BOARD_COUNT
        self._drawn = [0] * BOARD_COUNT

    def watch(self, state: State, entry: Entry) -> None:
        assert isinstance(state, Position)
        self._look(state)

    def finish(self, state: State) -> None:
        assert isinstance(state, Position)
        self._look(state)
        self._end_year(state)
        for board in state.setting.boards:
            coins, cards = state.purse[board], len(state.advantages[board])
            self._note(state, "folly.coins_kept", board, coins, coins + self._spent[board])
            self._note(state, "folly.advantages_kept", board, cards, self._drawn[board])

    def _note(self, position: Position, key: str, board: int, times: int, of: int = 1) -> None:
        seat = position.seat(board)
        if seat is not None and of:
            self.note(key, seat, times, of)

    def _look(self, position: Position) -> None:
        """Compare the position with the one before the last entry."""
        last = self._last
        self._count_the_spent(position)
        if last.date >= 0:
            self._count_lost_towns(position)
            if position.date != last.date:
                self._end_fraction(position)
                if position.year != last.year:
                    self._end_year(position)
        if position.date != last.date:
            self._guarded = (_guarded_by(position, 0), _guarded_by(position, 1))
        self._fights(position)
        self._last = _Glance(position)

    # -- money and cards ---------------------------------------------------------------------------

    def _count_the_spent(self, position: Position) -> None:
        for board in position.setting.boards:
            self._spent[board] += max(0, self._last.purse[board] - position.purse[board])
            held = len(position.advantages[board])
            self._drawn[board] += max(0, held - self._last.cards[board])

    # -- the calendar ------------------------------------------------------------------------------

    def _end_fraction(self, position: Position) -> None:
        """Everybody has eaten, or has not."""
        for c, exhaustion in self._last.exhaustion.items():
            if position.in_play(c):
                hungry = position.exhaustion[c] > exhaustion
                self._note(position, "folly.hungry", position.board(c), hungry)

    def _end_year(self, position: Position) -> None:
        """Whoever has neither marched nor fought was paid for nothing, unless he stood guard."""
        posts = _posts(position)
        for c, (place, campaigned) in self._last.contingents.items():
            idle = not campaigned and place not in posts
            self._note(position, "folly.idle_contingent", position.board(c), idle)

    # -- towns -------------------------------------------------------------------------------------

    def _count_lost_towns(self, position: Position) -> None:
        """Chief towns taken by force or hunger; those that fall with a capital are not counted."""
        for region in GARRISONED:
            before = self._last.holders[region]
            taken = before != NOBODY and position.holder(region) == 1 - before
            if taken and not position.surrendered >> region & 1:
                board = position.setting.board_of_state[self._last.flags[region]]
                alone = not self._guarded[before] >> region & 1
                self._note(position, "folly.lost_unguarded", board, alone)

    # -- fights ------------------------------------------------------------------------------------

    def _fights(self, position: Position) -> None:
        battle = next((f for f in reversed(position.stack) if isinstance(f, Battle)), None)
        if battle is None:
            self._fighting = False
        elif not self._fighting:
            self._fighting = True
            self._begin_fight(position, battle)

    def _begin_fight(self, position: Position, battle: Battle) -> None:
        for side, armies in enumerate(battle.armies):
            if armies:
                loads = sum(position.ammunition[c] for c in armies)
                units = sum(position.units(c) for c in armies)
                board = battle.board(position, side)
                self._note(position, "folly.short_of_powder", board, loads < units)
        # Where an Options card has said who attacks, it was nobody's decision (S24.4).
        if any(isinstance(frame, MarchPast) for frame in position.stack):
            return
        own, enemies = battle.armies
        board = battle.board(position, ATTACKER)
        if battle.kind == FIELD:
            chance = odds.field(position, own, enemies)
            self._note(position, "folly.hopeless_attack", board, chance < HOPELESS)
        elif battle.kind == ASSAULT:
            chance = odds.assault(position, own[0], battle.region)
            self._note(position, "folly.hopeless_storm", board, chance < HOPELESS)


class _Glance:
    """What is compared with the next position."""

    def __init__(self, position: Position | None = None) -> None:
        self.date = self.year = -1
        self.purse = self.cards = [0] * BOARD_COUNT
        self.exhaustion: dict[int, int] = {}
        """Of the contingents in play."""
        self.contingents: dict[int, tuple[int, bool]] = {}
        """Where they stand, and whether they have marched or fought this year, or gone abroad."""
        self.flags: list[int] = []
        self.holders: list[int] = []
        if position is None:
            return
        self.date, self.year = position.date, position.year
        self.purse = list(position.purse)
        self.cards = [len(held) for held in position.advantages]
        self.flags = list(position.flag)
        self.holders = [position.holder(region) for region in range(len(position.flag))]
        for coalition in (0, 1):
            for c in position.contingents_of(coalition):
                self.exhaustion[c] = position.exhaustion[c]
                campaigned = bool(position.campaigning >> c & 1)
                self.contingents[c] = (position.at[c], campaigned)


def _guarded_by(position: Position, coalition: int) -> int:
    """Bitset of the regions in which a coalition has an army."""
    found = 0
    for c in position.contingents_of(coalition):
        if position.at[c] >= 0 and not is_sea(position.at[c]):
            found |= 1 << REGION_OF[position.at[c]]
    return found


def _posts(position: Position) -> set[int]:
    """The places where standing still is a task: capitals, and what a sheet wants held."""
    held = {t for _, t, what in scenario_mode.objectives(position) if what == HOLD}
    return held | {CAPITAL[board] for board in position.setting.boards}
