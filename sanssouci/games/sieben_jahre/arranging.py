"""Setting up positions of Sieben Jahre by hand."""

from __future__ import annotations

from typing import Final

from sanssouci.games.sieben_jahre import encounter, scenario_mode, units
from sanssouci.games.sieben_jahre.actions import MODES, Actions, Mode
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER_INDEX,
    IS_ADMIRAL,
    PLACE,
    PLACE_INDEX,
    REGION_INDEX,
)
from sanssouci.games.sieben_jahre.nouns import ARMS, COMMANDERS, PLACES, REGIONS
from sanssouci.games.sieben_jahre.position import NOWHERE, Position
from sanssouci.games.sieben_jahre.sequence import FIRST_PHASE, Fraction, Turn, Year
from sanssouci.games.sieben_jahre.states import (
    FIRST_YEAR,
    LAST_YEAR,
    STATE,
    STATE_INDEX,
)
from sanssouci.kernel import Grammar, Kind, Noun, Slot, Verb, numbers
from sanssouci.kernel.arranging import Arranger

_AFTER_THE_FRACTIONS: Final = 7
"""The step of a year that comes when its fractions are over."""
_AFTER_THE_FIRST_PHASE: Final = 1
"""The step of a fraction that comes when every board has had its first phase."""
_NUMBER: Final = numbers(999)
_YEAR: Final = Noun("year", Kind.CHOICE, tuple(map(str, range(FIRST_YEAR, LAST_YEAR + 1))))
_STATE: Final = Noun("state", Kind.CHOICE, STATE)
_WHO: Final = Slot("who", COMMANDERS)


def _number(name: str) -> Slot:
    return Slot(name, _NUMBER)


class SiebenJahreArranger(Arranger):
    """Begins with the forces and the first purses of a sheet, in a campaign with nobody at all.

    Whoever is placed by hand has one unit and no loads until he is given others.
    """

    grammar = Grammar(
        Verb("clear"),
        Verb("year", Slot("year", _YEAR)),
        Verb("fraction", _number("number")),
        Verb("place", _WHO, Slot("place", PLACES)),
        Verb("remove", _WHO),
        Verb("units", _WHO, _number("infantry"), _number("cavalry"), _number("artillery")),
        Verb("units", _WHO, _number("ships")),
        Verb("veterans", _WHO, Slot("arm", ARMS)),
        Verb("stores", _WHO, _number("provisions"), _number("ammunition")),
        Verb("aboard", _WHO, Slot("admiral", COMMANDERS)),
        Verb("purse", Slot("board", _STATE), _number("coins")),
        Verb("flag", Slot("region", REGIONS), Slot("state", _STATE)),
        Verb("garrison", Slot("region", REGIONS), _number("units"), _number("ammunition")),
        Verb("larder", Slot("region", REGIONS), _number("provisions")),
        Verb("points", Slot("town", PLACES), _number("points")),
        Verb("turn", Slot("board", _STATE)),
        Verb("begin", Slot("board", _STATE)),
        Verb("fight", _WHO, Slot("place", PLACES)),
        nouns=(COMMANDERS, PLACES, REGIONS, ARMS, _NUMBER, _YEAR, _STATE),
    )

    state: Position

    def __init__(self, state: Position) -> None:
        super().__init__(state)
        self._board = state.setting.boards[0]
        self._chooses_mode = False
        self._fight: tuple[int, int] | None = None
        state.fraction = 1
        if state.setting.sheet is not None:
            scenario_mode.lay_out(state)
            for number in range(len(state.setting.sides)):
                scenario_mode.equip(state, number)

    # -- the calendar and the boards ---------------------------------------------------------------

    def year(self, year: str) -> None:
        self.state.year = int(year)

    def fraction(self, number: str) -> None:
        self.state.fraction = int(number)

    def purse(self, board: str, coins: str) -> None:
        self.state.purse[self._board_of(board)] = int(coins)

    def _board_of(self, id: str) -> int:
        ids = {self.state.board_id(board): board for board in self.state.setting.boards}
        if id not in ids:
            raise self.wrong("no_board", state=id, boards=" ".join(ids))
        return ids[id]

    # -- contingents -------------------------------------------------------------------------------

    def clear(self) -> None:
        """Take every contingent off the map."""
        for commander, troops in enumerate(self.state.troops):
            if troops:
                self.state.remove(commander)

    def remove(self, who: str) -> None:
        self.state.remove(COMMANDER_INDEX[who])

    def place(self, who: str, place: str) -> None:
        c = COMMANDER_INDEX[who]
        if not self.state.in_play(c):
            arm = units.SHIPS if IS_ADMIRAL[c] else units.INFANTRY
            self.state.troops[c] = units.with_count(units.NONE, arm, 1)
        self.state.land(c, PLACE_INDEX[place])

    def units(self, who: str, *counts: str) -> None:
        """How many units he leads: infantry, cavalry and artillery, or squads; all trained."""
        c = self._standing(who)
        arms = (units.SHIPS,) if len(counts) == 1 else units.LAND_ARMS
        if (arms == (units.SHIPS,)) != IS_ADMIRAL[c]:
            raise self.wrong("mixed_up", who=who)
        troops = units.NONE
        for arm, count in zip(arms, counts, strict=True):
            troops = units.with_count(troops, arm, int(count))
        self.state.troops[c] = troops

    def veterans(self, who: str, arm: str) -> None:
        c = self._standing(who)
        which = units.ARM_INDEX[arm]
        self.state.troops[c] = units.with_level(self.state.troops[c], which, True)

    def stores(self, who: str, provisions: str, ammunition: str) -> None:
        c = self._standing(who)
        self.state.provisions[c], self.state.ammunition[c] = int(provisions), int(ammunition)

    def aboard(self, who: str, admiral: str) -> None:
        self.state.embark(self._standing(who), self._standing(admiral))

    def _standing(self, who: str) -> int:
        c = COMMANDER_INDEX[who]
        if self.state.at[c] == NOWHERE:
            raise self.wrong("place_first", who=who)
        return c

    # -- regions and points ------------------------------------------------------------------------

    def flag(self, region: str, state: str) -> None:
        self.state.flag[REGION_INDEX[region]] = STATE_INDEX[state]

    def garrison(self, region: str, units: str, ammunition: str) -> None:
        self.state.garrison[REGION_INDEX[region]] = int(units)
        self.state.loads[REGION_INDEX[region]] = int(ammunition)

    def larder(self, region: str, provisions: str) -> None:
        """How many provisions a garrison has left."""
        self.state.stores[REGION_INDEX[region]] = int(provisions)

    def points(self, town: str, points: str) -> None:
        """What a town has given so far to those who hold it now and were to take or hold it."""
        for index, (number, target, _) in enumerate(scenario_mode.objectives(self.state)):
            if PLACE[target] == town and scenario_mode.holds(self.state, number, target):
                self.state.points[index] = int(points)

    # -- where it begins ---------------------------------------------------------------------------

    def turn(self, board: str) -> None:
        """A board's turn has come, and it is asked how many actions it wants to take."""
        self.begin(board)
        self._chooses_mode = True

    def begin(self, board: str) -> None:
        """A board has all its four actions before it."""
        self._board = self._board_of(board)

    def fight(self, who: str, place: str) -> None:
        """Somebody who stands in a place with enemies, or off a town, begins to fight."""
        if self._standing(who) and PLACE_INDEX[place] != self.state.at[COMMANDER_INDEX[who]]:
            raise self.wrong("not_there", who=who, place=place)
        self._fight = COMMANDER_INDEX[who], PLACE_INDEX[place]

    def finish(self) -> None:
        position = self.state
        for c in range(len(position.troops)):
            position.mustered[c] = position.units(c)
        position.goals = scenario_mode.held_now(position)
        position.stack = [] if position.setting.sheet else [Year(_AFTER_THE_FRACTIONS)]
        position.push(Fraction(_AFTER_THE_FIRST_PHASE))
        later = position.order[position.order.index(self._board) + 1 :]
        for board in reversed(later):
            position.push(Turn(board, FIRST_PHASE))
        if self._chooses_mode:
            position.push(Mode(self._board))
        else:
            position.push(Actions(self._board, MODES["four"][0]))
        if self._fight is not None:
            encounter.begin(position, *self._fight)
