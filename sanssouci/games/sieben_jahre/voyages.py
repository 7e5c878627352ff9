"""S29.4 Voyages: the dashed lines by which an army crosses the sea without a squadron."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.sieben_jahre import events, two_generals
from sanssouci.games.sieben_jahre.areas import at_home, can_serve, has_room, is_equipped
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    FLEET_PACE,
    IS_ADMIRAL,
    LINES,
    PLACE,
    PLACE_INDEX,
    REGION_OF,
    STATE_OF,
)
from sanssouci.games.sieben_jahre.commanders import BURGOYNE, PORTO, has_quota
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.kernel import Action, Phase

_LONGEST = 32
_FIRST_HARBOURS = (PORTO, PLACE_INDEX["a-coruna"])
"""Where the British and the French of 1762 come ashore (S28.1)."""


def pack_voyage(line: int, back: bool, done: int) -> int:
    """How far an army is on a line, as one number; never 0."""
    return 1 + (line * 2 + back) * _LONGEST + done


def unpack_voyage(voyage: int) -> tuple[int, bool, int]:
    """The line, whether it is sailed from its second end, and the points already spent."""
    course, done = divmod(voyage - 1, _LONGEST)
    return course // 2, bool(course % 2), done


def _ends(line: int, back: bool) -> tuple[int, int]:
    ends = (LINES[line].a, LINES[line].b)
    return (ends[1], ends[0]) if back else ends


def _may_land(position: Position, army: int, end: int) -> bool:
    """True if an army may go ashore in a harbour (S29.4)."""
    own = position.coalition(army)
    return (
        position.friendly(REGION_OF[end], own)
        and not position.is_closed(end, own)
        and not position.enemies_at(end, own)
        and can_serve(position, army, end)
        and has_quota(position, army, end)
    )


def _ready(position: Position, army: int) -> bool:
    return (
        not IS_ADMIRAL[army]
        and not position.moved >> army & 1
        and position.aboard[army] == NOBODY
        and position.chief[army] == NOBODY
        and position.resting[army] < position.date
    )


def crossings(position: Position, army: int) -> list[int]:
    """The harbours to which an army can cross by a line from where it stands, as long as there is
    room for it (S10.3)."""
    found = []
    for line in range(len(LINES)):
        for back in (False, True):
            start, end = _ends(line, back)
            if (
                LINES[line].state == STATE_OF[army]
                and position.at[army] == start
                and position.friendly(REGION_OF[start], position.coalition(army))
                and _may_land(position, army, end)
                and has_room(position, army, end)
            ):
                found.append(end)
    return found


def must_cross(position: Position, army: int) -> bool:
    """True if one of an army may go nowhere else before it has crossed (S28.1)."""
    if not position.bound:
        return False
    company = position.grand_army(army)
    return any(position.bound >> c & 1 and crossings(position, c) for c in company)


def orders(position: Position, board: int) -> list[Action]:
    """Armies that can set out on a line, or sail on along it."""
    actions = []
    for c in position.contingents(board):
        if not _ready(position, c):
            continue
        if position.voyage[c]:
            line, back, _ = unpack_voyage(position.voyage[c])
            actions.append(Action(f"voyage {COMMANDER[c]} {PLACE[_ends(line, back)[1]]}"))
        elif len(position.grand_army(c)) == 1 and _has_loads(position, c):
            ends = crossings(position, c)
            actions += [Action(f"voyage {COMMANDER[c]} {PLACE[end]}") for end in ends]
    return actions


def _has_loads(position: Position, army: int) -> bool:
    """True unless an army would leave territory of its board without loads (S7.5)."""
    return is_equipped(position, army) or not at_home(position, army)


class VoyageOrders:
    """The verb of S29.4 among a board's actions."""

    __slots__ = ()

    def voyage(self, position: Position, seat: str, who: str, end: str) -> None:
        c = COMMANDER_INDEX[who]
        self.spend(position)  # type: ignore[attr-defined]
        position.moved |= 1 << c
        if not position.voyage[c]:
            goal = PLACE_INDEX[end]
            line, back = next(
                (line, back)
                for line in range(len(LINES))
                for back in (False, True)
                if _ends(line, back) == (position.at[c], goal)
            )
            position.set_sail(c)
            position.voyage[c] = pack_voyage(line, back, 0)
        board = position.board(c)
        position.tell("log.voyage", "S29.4", board=position.board_id(board), who=who, place=end)
        position.push(Voyage(c))
        position.push(events.DrawEvent(board))


@dataclass(frozen=True, slots=True)
class Voyage(Phase[Position]):
    """An army at sea: the points of its cards add up to the length of the line."""

    name: ClassVar[str] = "voyage"
    commander: int

    def drawn(self, position: Position, event: int) -> None:
        position.pop()
        c = self.commander
        line, back, done = unpack_voyage(position.voyage[c])
        start, end = _ends(line, back)
        if events.pay(position, position.board(c), event):
            done += FLEET_PACE[event]
        if not done:
            position.land(c, start)  # it has not left the harbour (S8.3)
            return
        position.campaigning |= 1 << c
        if done < LINES[line].length:
            position.voyage[c] = pack_voyage(line, back, done)
            return
        go_ashore(position, c, end if _may_land(position, c, end) else start)


def go_ashore(position: Position, army: int, harbour: int) -> None:
    """Land, and rest for the whole of the next fraction; off a closed harbour it is lost."""
    own = position.coalition(army)
    if position.enemies_at(harbour, own) or not position.friendly(REGION_OF[harbour], own):
        position.tell("log.lost_at_sea", "S29.4", who=COMMANDER[army])
        position.remove(army)
        return
    position.land(army, harbour)
    if not has_room(position, army, harbour):
        position.tell("log.crowded", "S10.3", who=COMMANDER[army])
    position.resting[army] = position.date_after(1)
    position.tell("log.lands", "S29.4", who=COMMANDER[army], place=PLACE[harbour])
    if harbour in _FIRST_HARBOURS:
        position.bound &= ~(1 << army)
    if army == BURGOYNE and harbour == PORTO:
        two_generals.have_landed(position, army)
