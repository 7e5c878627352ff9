"""A position of Sieben Jahre: where everything stands, in a few flat lists.

A contingent is its commander: whatever belongs to it is found under his number.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from sanssouci.games.sieben_jahre import hidden, soundness, view
from sanssouci.games.sieben_jahre.atlas import (
    ALL_ADVANTAGES,
    BATTLE_DECK,
    CHIEF_TOWNS,
    COMMANDER_INDEX,
    FULL_LOADS,
    GARRISON,
    OWNER,
    PROVINCE,
    REGION,
    REGION_COUNT,
    REGION_OF,
)
from sanssouci.games.sieben_jahre.pieces import NOBODY, NOWHERE, Pieces
from sanssouci.games.sieben_jahre.setting import Setting
from sanssouci.games.sieben_jahre.states import (
    AP,
    BOARD,
    BOARD_COUNT,
    COALITION_OF,
    FIRST_YEAR,
    FRACTIONS,
    NO_STATE,
    RU,
    neutral,
)
from sanssouci.games.sieben_jahre.units import total
from sanssouci.kernel import Aim, part
from sanssouci.kernel.parts import FLAG, NUMBER, NUMBERS, UNORDERED, bitset, listed

__all__ = ["GARRISON_RESERVE", "NOBODY", "NOWHERE", "Position"]

GARRISON_RESERVE: Final = 2
"""The loads a garrison has beyond one for each of its units (S23.2)."""


def _by_region(value: int) -> Any:
    return part(NUMBERS, lambda setting: [value] * REGION_COUNT)


def _by_board(value: int) -> Any:
    return part(NUMBERS, lambda setting: [value] * BOARD_COUNT)


class Position(Pieces):
    """The state of a game. The rules live in the phases; here is only what they work on."""

    setting: Setting

    # -- the calendar ------------------------------------------------------------------------------
    year: int = part(NUMBER, FIRST_YEAR)
    fraction: int = part(NUMBER, 0)
    """From 1 on; 0 while the year is prepared."""
    order: list[int] = part(NUMBERS, lambda setting: list(setting.boards))
    """The boards in the order of this year's turns (S9.1)."""
    stopped: int = part(bitset(BOARD), 0)
    """Bitset of the boards that have stopped for the year (S8.5)."""
    splitting: int = part(bitset(BOARD), 0)
    """Bitset of the boards that act in two phases in this fraction (S8.2)."""

    # -- regions -----------------------------------------------------------------------------------
    flag: list[int] = part(NUMBERS, lambda setting: list(OWNER))
    """By region, the State that holds it."""
    garrison: list[int] = part(NUMBERS, lambda setting: list(GARRISON))
    stores: list[int] = part(NUMBERS, lambda setting: list(GARRISON))
    """By region, the provisions of its garrison."""
    loads: list[int] = part(NUMBERS, lambda setting: list(FULL_LOADS))
    """By region, the ammunition of its garrison."""
    levied: list[int] = _by_region(0)
    """By region, the reserves that have left it this year (S14.8)."""
    barren_until: list[int] = _by_region(0)
    """By region, the date of the last fraction in which it supplies nobody (S14.6)."""
    scorched: list[int] = _by_region(0)
    """By region, the year in which its stores were destroyed, while the marker lies (S15.4)."""
    unrestored: int = part(bitset(REGION), 0)
    """Bitset of the captured regions whose garrison is not whole yet (S23.8)."""
    surrendered: int = part(bitset(REGION), 0)
    """Bitset of the regions that fell with the capital of their State (S6.2)."""
    raided: int = part(bitset(PROVINCE), 0)

    # -- boards ------------------------------------------------------------------------------------
    purse: list[int] = _by_board(0)
    owed: list[int] = _by_board(0)
    """By board, the actions taken out of turn and not yet given up (S8.6)."""
    natives: list[int] = _by_board(0)
    guerrillas: int = part(NUMBER, 0)
    count_hired: bool = part(FLAG, False)
    """True while Schaumburg-Lippe leads the guerrillas (S28.2)."""
    quiet_until: list[int] = _by_board(0)
    """By board, the date before which it passes on every reaction."""
    advantages: list[list[int]] = part(
        listed(UNORDERED), lambda setting: [[] for _ in range(BOARD_COUNT)]
    )
    bag: list[int] = part(UNORDERED, lambda setting: list(ALL_ADVANTAGES))
    used_advantages: list[int] = part(UNORDERED, lambda setting: [])

    # -- what is going on --------------------------------------------------------------------------
    came_from: int = part(NUMBER, NOWHERE)
    """The last place the mover stood in before the present one."""
    halted: bool = part(FLAG, False)
    """True if the move in progress has been stopped."""
    battle_deck: list[int] = part(UNORDERED, lambda setting: list(BATTLE_DECK))
    battle_used: list[int] = part(UNORDERED, lambda setting: [])
    battle_hands: list[list[int]] = part(listed(UNORDERED), lambda setting: [[], []])
    """The cards of attacker and defender."""

    # -- points ------------------------------------------------------------------------------------
    goals: int = part(NUMBER, 0)
    """Bitset of the objectives that have been reached at some year's end (S32.5)."""
    hannover_fell: bool = part(FLAG, False)
    """True once the French have taken Hannover (S32.4)."""
    america: int = part(NUMBER, NOBODY)
    """The coalition that has won North America, once one has (S32.2)."""
    points: list[int] = part(NUMBERS, lambda setting: [0] * setting.objective_count)
    """By objective of the scenario's sheet, the points it has given (SIII.1)."""

    # -- the calendar ------------------------------------------------------------------------------

    @property
    def date(self) -> int:
        """A number for the fraction that never comes again."""
        return (self.year - FIRST_YEAR) * (FRACTIONS + 1) + self.fraction

    def date_after(self, fractions: int) -> int:
        """The date of a later fraction: after the tenth of a year comes the next one's first."""
        return self.date + fractions + (self.fraction + fractions - 1) // FRACTIONS

    @property
    def turn(self) -> int:
        """Which year of a campaign it is, or which fraction of a scenario, from 1 on."""
        return self.year - FIRST_YEAR + 1 if self.setting.campaign else max(1, self.fraction)

    @property
    def next_year(self) -> int:
        """The date of the next year's beginning."""
        return (self.year - FIRST_YEAR + 1) * (FRACTIONS + 1)

    # -- who is who --------------------------------------------------------------------------------

    def seat(self, board: int) -> str | None:
        """Who decides for a board; None if the rulebook itself does."""
        return self.setting.seat_of[board]

    def board_id(self, board: int) -> str:
        """What players know a board by."""
        return self.setting.board_ids[board]

    def board(self, commander: int) -> int:
        return self.setting.board_of[commander]

    def seat_for(self, commander: int) -> str | None:
        return self.seat(self.board(commander))

    def leader(self, id: str) -> str | None:
        commander = COMMANDER_INDEX.get(id)
        return None if commander is None else self.seat_for(commander)

    def contingents(self, board: int) -> list[int]:
        """The commanders of a board who are in play."""
        return [c for c in self.setting.commanders_of[board] if self.troops[c]]

    def contingents_of(self, coalition: int) -> list[int]:
        return [c for c in self.setting.coalition_commanders[coalition] if self.troops[c]]

    def in_play(self, commander: int) -> bool:
        return bool(self.troops[commander])

    def units(self, commander: int) -> int:
        return total(self.troops[commander])

    def ammunition_limit(self, commander: int, more: int = 0) -> int:
        """Maximum number of loads it can carry (S17.1), perhaps with so many more units."""
        return min(8, self.units(commander) + more + 2)

    def rests(self, commander: int) -> bool:
        """True if a contingent has to rest in this fraction, or one that has joined it (S29.4)."""
        return any(self.resting[c] >= self.date for c in self.grand_army(commander))

    # -- whose land --------------------------------------------------------------------------------

    def holder(self, region: int) -> int:
        """The coalition that holds a region, or NOBODY."""
        flag = self.flag[region]
        return COALITION_OF[flag] if flag != NO_STATE else NOBODY

    def friendly(self, region: int, coalition: int) -> bool:
        """True if a region is friendly ground, by the flag of its chief town."""
        return self.holder(region) == coalition

    def hostile(self, region: int, coalition: int) -> bool:
        return self.holder(region) == 1 - coalition

    def home(self, region: int, board: int) -> bool:
        """True if a region is own-board territory."""
        flag = self.flag[region]
        return flag != NO_STATE and self.setting.board_of_state[flag] == board

    def is_closed(self, province: int, coalition: int) -> bool:
        """True if nobody of a coalition may enter, whoever leads it (S1.2, S1.2b, S6.5)."""
        if not self.setting.province_mask >> province & 1:
            return True
        region = REGION_OF[province]
        owner = OWNER[region]
        if owner == NO_STATE:
            return False
        if owner == RU and coalition == AP:
            return True
        return self.flag[region] == owner and neutral(owner, self.year, self.fraction)

    def defended(self, province: int, coalition: int) -> bool:
        """True if an enemy chief town with a garrison in being is there (S10.3)."""
        region = REGION_OF[province]
        return bool(
            CHIEF_TOWNS >> province & 1
            and self.garrison[region]
            and self.hostile(region, coalition)
        )

    # -- money -------------------------------------------------------------------------------------

    def pay(self, board: int, coins: int) -> bool:
        """Pay as far as the purse goes; False if it fell short and is now empty (S8.3)."""
        if self.purse[board] < coins:
            self.purse[board] = 0
            return False
        self.purse[board] -= coins
        return True

    # -- supplies ----------------------------------------------------------------------------------

    def supply(self, commander: int, provisions: int, ammunition: int) -> None:
        """Give a contingent what it can carry of some loads; food ends exhaustion (S16.1)."""
        self.provisions[commander] = min(8, self.provisions[commander] + provisions)
        limit = self.ammunition_limit(commander)
        if self.ammunition[commander] < limit:
            self.ammunition[commander] = min(limit, self.ammunition[commander] + ammunition)
        if self.provisions[commander]:
            self.exhaustion[commander] = 0

    def leave_behind(self, commander: int) -> None:
        """Leave the loads that a contingent has lost the units for (S17.1)."""
        limit = self.ammunition_limit(commander)
        self.ammunition[commander] = min(self.ammunition[commander], limit)

    def stop_move(self) -> None:
        """Let the move in progress end where it is."""
        self.halted = True

    # -- what the kernel asks ----------------------------------------------------------------------

    def derive(self) -> None:
        soundness.check_ranges(self)
        self.standing = {}
        for commander, place in enumerate(self.at):
            if place != NOWHERE and self.aboard[commander] == NOBODY:
                self.standing[place] = (*self.standing.get(place, ()), commander)

    def check(self) -> None:
        soundness.check(self)

    def seen(self, seat: str | None) -> dict[str, Any]:
        return view.seen(self, seat)

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        hidden.resample(self, seat, rng)

    def aimed_at(self, seat: str | None) -> Sequence[Aim]:
        from sanssouci.games.sieben_jahre.aims import aims

        return aims(self)

    def layers(self, seat: str | None) -> dict[str, dict[str, list[str]]]:
        return view.survey(self)
