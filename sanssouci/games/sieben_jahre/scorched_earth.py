"""S15 Raids on the land and scorched earth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre import end_of_battle
from sanssouci.games.sieben_jahre.atlas import (
    CHIEF_TOWNS,
    COMMANDER,
    COMMANDER_INDEX,
    CONTESTED,
    OWNER,
    PLACE,
    PROVINCES_OF,
    REGION,
    REGION_OF,
    REVENUE,
    STATE_OF,
    TRANSIT,
    is_sea,
)
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.provisions import MOST_LOADS, PROVINCE_SELLS
from sanssouci.games.sieben_jahre.standing_orders import Out
from sanssouci.games.sieben_jahre.states import NO_STATE
from sanssouci.kernel import Action, Message, Phase, Prospect

_DONE: Final = Action("done")

# -- scorched earth -------------------------------------------------------------------------------


def defenders(position: Position, region: int) -> list[int]:
    """The armies of a region's own State that stand in it and could destroy its stores; one that
    has joined a general of another State leaves him for it."""
    owner = OWNER[region]
    if owner == NO_STATE or position.flag[region] != owner or position.scorched[region]:
        return []
    return [
        c
        for province in PROVINCES_OF[region]
        for c in position.standing.get(province, ())
        if STATE_OF[c] == owner
        and (position.chief[c] == NOBODY or STATE_OF[position.chief[c]] != owner)
    ]


def offer(position: Position, mover: int, region: int) -> None:
    """An enemy has entered a region: an army there may scorch it and go (S15.2)."""
    came_from = position.came_from
    if not is_sea(came_from) and REGION_OF[came_from] == region:
        return
    armies = defenders(position, region)
    if armies and position.hostile(region, position.coalition(mover)) and REVENUE[region]:
        position.push(Scorching(position.board(armies[0]), region, leave=True))


def after_defeat(position: Position, army: int, region: int) -> None:
    """A beaten army leaves its region and may scorch it on the way, also under a general of another
    State (S15.2)."""
    owner = OWNER[region]
    if position.flag[region] != owner or not REVENUE[region] or position.scorched[region]:
        return
    own = next((c for c in position.grand_army(army) if STATE_OF[c] == owner), NOBODY)
    if own != NOBODY:
        position.push(Scorching(position.board(own), region, leave=False))


@dataclass(frozen=True, slots=True)
class Scorching(Out):
    """An army may destroy the stores of its own land."""

    name: ClassVar[str] = "scorching"
    board: int
    region: int
    leave: bool
    """True if it then abandons the region; a beaten army does so anyway."""

    def choices(self, position: Position) -> Sequence[Action]:
        if not self.leave:
            return [Action("scorch")]
        return [Action(f"scorch {COMMANDER[c]}") for c in defenders(position, self.region)]

    def prompt(self, position: Position, seat: str) -> Message:
        key = "prompt.scorch" if self.leave else "prompt.scorch_beaten"
        return Message.of(key, "S15.2", region=REGION[self.region], coins=REVENUE[self.region])

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb != "scorch":
            return
        due = REVENUE[self.region]
        purse = position.purse[position.setting.board_of_state[OWNER[self.region]]]
        key = "foresee.costs" if purse >= due else "foresee.costs_rest"
        yield Prospect.of(key, "S15.3", coins=min(purse, due))

    def scorch(self, position: Position, seat: str, who: str = "") -> None:
        position.pop()
        burn(position, self.region)
        if who:
            end_of_battle.flee(position, COMMANDER_INDEX[who])


def burn(position: Position, region: int) -> None:
    """No purchase and no raid in the region this year; its owner pays a year's revenue, as far as
    his purse goes (S15.3)."""
    board = position.setting.board_of_state[OWNER[region]]
    position.scorched[region] = position.year
    lost = min(position.purse[board], REVENUE[region])
    position.pay(board, lost)
    position.tell(
        "log.scorched",
        "S15.3",
        region=REGION[region],
        board=position.board_id(board),
        coins=lost,
    )


def clear_markers(position: Position) -> None:
    """New year: raided provinces recover, and scorched markers of the year before last go."""
    position.raided = 0
    for region, year in enumerate(position.scorched):
        if year and year < position.year - 1:
            position.scorched[region] = 0


# -- raids on the land ----------------------------------------------------------------------------


def can_forage(position: Position, army: int) -> bool:
    """True if an army may take the provisions of the enemy province it halts in (S15.1)."""
    place = position.at[army]
    if place < 0 or is_sea(place) or position.aboard[army] != NOBODY:
        return False
    region = REGION_OF[place]
    return (
        position.hostile(region, position.coalition(army))
        and not CHIEF_TOWNS >> place & 1
        and not position.raided >> place & 1
        and not (TRANSIT | CONTESTED) >> region & 1
        and position.scorched[region] != position.year
        and position.barren_until[region] < position.date
        and position.provisions[army] < MOST_LOADS
    )


def forage(position: Position, army: int) -> None:
    """Take what the province has, and mark it."""
    place = position.at[army]
    position.raided |= 1 << place
    position.supply(army, PROVINCE_SELLS, 0)
    position.tell("log.forages", "S15.1", who=COMMANDER[army], place=PLACE[place])


@dataclass(frozen=True, slots=True)
class Foraging(Phase[Position]):
    """End of a fraction: a board's armies may raid where they stand (S15.1)."""

    name: ClassVar[str] = "foraging"
    board: int

    def _armies(self, position: Position) -> list[int]:
        if position.stopped >> self.board & 1:
            return []  # whoever has stopped supplies nobody any more (S8.5)
        return [c for c in position.contingents(self.board) if can_forage(position, c)]

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self.board)
        return (seat,) if seat and self._armies(position) else ()

    def proceed(self, position: Position) -> None:
        """The BOT takes what it has room for (SVI.4)."""
        if position.seat(self.board) is None:
            for army in self._armies(position):
                if can_forage(position, army):
                    forage(position, army)
        position.pop()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.forage", "S15.1", board=position.board_id(self.board))

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action(f"forage {COMMANDER[c]}") for c in self._armies(position)), _DONE]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb != "forage":
            return None
        return Message.of("refuse.forage", "S15.1", who=action.words[0])

    def forage(self, position: Position, seat: str, who: str) -> None:
        forage(position, COMMANDER_INDEX[who])

    def done(self, position: Position, seat: str) -> None:
        position.tell("log.forage_done", "S15.1", board=position.board_id(self.board))
        position.pop()
