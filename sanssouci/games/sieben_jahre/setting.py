"""Scenarios and options: what the game is played with (S2.2, SII.1)."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from sanssouci.board import bits
from sanssouci.games.sieben_jahre.atlas import (
    ALL_PROVINCES,
    AREA,
    COMMANDER_COUNT,
    PACK,
    PLACE_COUNT,
    PROVINCE_COUNT,
    REGION_OF,
    SECTOR,
    STATE_OF,
    mask_of,
)
from sanssouci.games.sieben_jahre.difficulty import LEVELS, level
from sanssouci.games.sieben_jahre.pack_rows import Sheet, Side
from sanssouci.games.sieben_jahre.states import (
    AP,
    BOARD,
    BOARD_COUNT,
    BOARD_OF,
    COALITION,
    COALITION_OF,
    COALITION_OF_BOARD,
    FA,
    STATE,
    STATE_COUNT,
)
from sanssouci.kernel import Campaign, Option, Part, Scenario
from sanssouci.kernel import Setting as BaseSetting

CAMPAIGN: Final = Scenario("campaign", seats=COALITION, rule="S2.2", level="veteran", minutes=900)
CAMPAIGN_FOR_FOUR: Final = Scenario(
    "campaign-4", seats=BOARD, rule="S2.2", level="veteran", minutes=900
)
PLAYER, BOT = "player", "bot"
SOLO: Final = "-solo"
"""What the id of a scenario for one player ends with."""
SIDES: Final = ("first", "second")
"""The sides of a sheet, as the option says which of them the player takes (SII.1)."""
MINUTES_PER_CONTINGENT: Final = 15
"""About how long a player is busy with one of his contingents in a scenario."""


def _title(sheet: Sheet) -> str:
    return f"{sheet.title}, {sheet.months} {sheet.year}"


def _scenarios(sheet: Sheet) -> tuple[Scenario, Scenario]:
    """A sheet of the book for one player against the BOT, and for two."""
    sides = PACK.sides_of(sheet)
    seats = tuple(STATE[side.state] for side in sides)
    contingents = [len(PACK.forces_of(side)) for side in sides]
    most = max(contingents)
    measured = sheet.id if PACK.reconstruction else ""
    levels = [level(measured, number, count) for number, count in enumerate(contingents)]
    alone = min(levels, key=LEVELS.index)
    minutes = MINUTES_PER_CONTINGENT * most
    # The catalogues tell our own sheets, and those of another pack what stands on them.
    title, facts = ("", "") if PACK.reconstruction else (_title(sheet), sheet.facts)
    model = "" if sheet is PACK.sheets[0] else PACK.sheets[0].id
    return (
        Scenario(
            *(sheet.id + SOLO, title, (PLAYER,), facts, "SI.1", (BOT,), alone, minutes),
            parts=tuple(
                Part(seat, "side", side, how)
                for seat, side, how in zip(seats, SIDES, levels, strict=True)
            ),
            like=model and model + SOLO,
            called=sheet.id,
        ),
        Scenario(
            *(sheet.id, title, seats, facts, "SII.2"), minutes=minutes, apart=True, like=model
        ),
    )


SHEET: Final = {sheet.id: sheet for sheet in PACK.sheets}
SCENARIOS: Final = (
    CAMPAIGN,
    CAMPAIGN_FOR_FOUR,
    *(scenario for sheet in PACK.sheets for scenario in _scenarios(sheet)),
)


def wins_needed(scenarios: int) -> int:
    """How many scenarios of a campaign have to be won to win it: half and one more (SIII.3).

    >>> wins_needed(4)
    3
    """
    return scenarios // 2 + 1


def _campaign(id: str) -> Campaign:
    """The sheets of a theatre, which make a campaign whether one or two play them."""
    sheets = [sheet for sheet in PACK.sheets if sheet.campaign == id]
    stages = tuple((sheet.id + SOLO, sheet.id) for sheet in sheets)
    return Campaign(id, stages, wins_needed(len(stages)), "SIII.3")


CAMPAIGNS: Final = tuple(map(_campaign, dict.fromkeys(sheet.campaign for sheet in PACK.sheets)))

OPTIONS: Final = (
    Option("bombardment", "landing", ("landing", "decisive"), rule="S29.2"),
    Option(
        "capital_last", False, (True, False), rule="S32.1", scenarios=("campaign", "campaign-4")
    ),
    Option(
        "side",
        "first",
        SIDES,
        rule="SII.1",
        scenarios=tuple(sheet.id + SOLO for sheet in PACK.sheets),
    ),
)


class Setting(BaseSetting):
    """What stays the same through one game."""

    @cached_property
    def sheet(self) -> Sheet | None:
        """The scenario of the book that is played; None in a campaign."""
        return SHEET.get(self.scenario.id.removesuffix(SOLO))

    @cached_property
    def campaign(self) -> bool:
        return self.sheet is None

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """The sides of a scenario, the first mover first; none in a campaign."""
        return PACK.sides_of(self.sheet) if self.sheet else ()

    @cached_property
    def boards(self) -> tuple[int, ...]:
        """The boards in play."""
        if self.campaign:
            return tuple(range(BOARD_COUNT))
        return tuple(BOARD_OF[side.state] for side in self.sides)

    @cached_property
    def board_ids(self) -> tuple[str, ...]:
        """By board, what players know it by: its principal State, on a sheet the State that fights
        there (SII.1)."""
        ids = list(BOARD)
        for side in self.sides:
            ids[BOARD_OF[side.state]] = STATE[side.state]
        return tuple(ids)

    @cached_property
    def board_of_state(self) -> tuple[int, ...]:
        """By State, its board; in a scenario all States of a coalition share a purse (SV.1)."""
        if self.campaign:
            return BOARD_OF
        by_coalition = {COALITION_OF_BOARD[board]: board for board in self.boards}
        return tuple(by_coalition[COALITION_OF[state]] for state in range(STATE_COUNT))

    @cached_property
    def board_of(self) -> tuple[int, ...]:
        """By commander, his board."""
        return tuple(self.board_of_state[state] for state in STATE_OF)

    @cached_property
    def commanders_of(self) -> tuple[tuple[int, ...], ...]:
        """By board, its commanders."""
        return tuple(
            tuple(c for c in range(COMMANDER_COUNT) if self.board_of[c] == board)
            for board in range(BOARD_COUNT)
        )

    @cached_property
    def coalition_commanders(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(c for c in range(COMMANDER_COUNT) if COALITION_OF[STATE_OF[c]] == coalition)
            for coalition in (FA, AP)
        )

    @cached_property
    def seat_of(self) -> tuple[str | None, ...]:
        """By board, who decides for it; None for the BOT and for boards that are not in play."""
        seats: list[str | None] = [None] * BOARD_COUNT
        if self.scenario is CAMPAIGN:
            seats = [COALITION[COALITION_OF_BOARD[board]] for board in range(BOARD_COUNT)]
        elif self.scenario is CAMPAIGN_FOR_FOUR:
            seats = list(BOARD)
        elif self.scenario.automata:
            first = self.option["side"] == "first"
            seats[self.boards[0 if first else 1]] = PLAYER
        else:
            for board, seat in zip(self.boards, self.scenario.seats, strict=True):
                seats[board] = seat
        return tuple(seats)

    @cached_property
    def boards_of_seat(self) -> dict[str | None, tuple[int, ...]]:
        """By seat, the boards it decides for; a spectator has none."""
        found: dict[str | None, tuple[int, ...]] = {None: ()}
        for seat in self.scenario.seats:
            found[seat] = tuple(b for b in self.boards if self.seat_of[b] == seat)
        return found

    @cached_property
    def place_mask(self) -> int:
        """Bitset of the places in play (SV.1)."""
        if self.sheet is None:
            return (1 << PLACE_COUNT) - 1
        sectors = self.sheet.sectors
        return mask_of(place for place in range(PLACE_COUNT) if SECTOR[place] in sectors)

    @cached_property
    def province_mask(self) -> int:
        return self.place_mask & ALL_PROVINCES

    @cached_property
    def sea_mask(self) -> int:
        return self.place_mask >> PROVINCE_COUNT << PROVINCE_COUNT

    @cached_property
    def in_america(self) -> bool:
        """True if provinces of North America are in play."""
        return any("A" in AREA[REGION_OF[place]] for place in bits(self.province_mask))

    @cached_property
    def objective_count(self) -> int:
        """How many objectives the sheet has for both sides, the optional ones included."""
        return sum(len(s.take) + len(s.hold) + len(s.optional) for s in self.sides)

    @cached_property
    def decisive_bombardment(self) -> bool:
        return bool(self.option["bombardment"] == "decisive")

    @cached_property
    def capital_last(self) -> bool:
        return bool(self.option["capital_last"])
