"""SI to SV, SXII Scenarios: setting up a sheet of the book, its points, and its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from sanssouci.games.sieben_jahre import mustering, units
from sanssouci.games.sieben_jahre.atlas import (
    CAPITAL,
    GARRISON,
    KIND,
    OWNER,
    PACK,
    PLACE,
    PLACE_INDEX,
    REGION_OF,
    TOWN,
    YEARLY_COST,
    mask_of,
)
from sanssouci.games.sieben_jahre.options_cards import DRAWS, OPTION_INDEX
from sanssouci.games.sieben_jahre.pack_rows import Force, Side
from sanssouci.games.sieben_jahre.position import NOBODY, NOWHERE, Position
from sanssouci.games.sieben_jahre.states import COALITION_OF, STATE
from sanssouci.kernel import CHANCE, Action, Message, Outcome, Phase, Prospect

NATIVE_PRICE: Final = 3
GUERRILLA_PRICE: Final = 3
COUNT_PRICE: Final = 10
"""Schaumburg-Lippe with his three markers (S28.2)."""
MOST_POINTS: Final = 10
"""Maximum number of points for an objective (SIII.1)."""
SCENARIO: Final = "scenario"
_LETTERS: Final = "fcan"


# -- setting up -----------------------------------------------------------------------------------


def troops_of(force: Force) -> int:
    """The units of a contingent as its sheet lists them: ``4fv 1cv 1av``."""
    troops = units.NONE
    for cell in force.units:
        arm = _LETTERS.index(cell[1])
        troops = units.with_count(troops, arm, int(cell[0]))
        troops = units.with_level(troops, arm, cell[2] == "v")
    return troops


def fixed_costs(side: Side) -> int:
    """What a side pays whatever it musters: commanders, garrisons and markers (SV.1)."""
    commanders = sum(YEARLY_COST[force.commander] for force in PACK.forces_of(side))
    garrisons = sum(GARRISON[region] for region in (*side.garrisons, *side.held))
    guerrillas = COUNT_PRICE if side.count else GUERRILLA_PRICE * side.guerrillas
    return commanders + garrisons + NATIVE_PRICE * side.natives + guerrillas


def begin(position: Position) -> None:
    """Lay out the sheet; then each player chooses a purse and composes his contingents."""
    lay_out(position)
    position.goals = held_now(position)
    for number in (1, 0):
        if position.seat(position.setting.boards[number]) is None:
            equip(position, number)
        else:
            position.push(PurseChoice(number))


def lay_out(position: Position) -> None:
    """Put what a sheet lists where it begins: flags, markers, and contingents without loads."""
    sheet = position.setting.sheet
    assert sheet is not None, "a campaign has no sheet"
    position.year = sheet.year
    for side, board in zip(position.setting.sides, position.setting.boards, strict=True):
        for region in side.held:
            position.flag[region] = side.state
            if _fell_with_its_capital(side, region):
                position.surrendered |= 1 << region
        position.natives[board] = side.natives
        position.guerrillas += side.guerrillas
        position.count_hired |= side.count
        for force in PACK.forces_of(side):
            _place(position, force)


def _fell_with_its_capital(side: Side, region: int) -> bool:
    """True if a region held at the start comes back with the capital of its State (SV.1)."""
    capital = CAPITAL[OWNER[region]]
    if KIND[region] != "home" or capital in (NOWHERE, TOWN[region]):
        return False
    return REGION_OF[capital] in side.held


def held_now(position: Position) -> int:
    """Bitset of the objectives whose sides hold them; none in a campaign."""
    return mask_of(
        number
        for number, (side, target, _) in enumerate(objectives(position))
        if holds(position, side, target)
    )


def _place(position: Position, force: Force) -> None:
    c = force.commander
    position.troops[c] = troops_of(force)
    if force.aboard != NOBODY:
        position.at[c], position.aboard[c] = position.at[force.aboard], force.aboard
        return
    position.put(c, PLACE_INDEX[force.start])
    if force.led != NOBODY:
        position.chief[c] = force.led


def equip(position: Position, number: int) -> None:
    """Give a side the first purse and what its sheet lists, as the BOT has it (SII.2, SII.3)."""
    side, board = position.setting.sides[number], position.setting.boards[number]
    position.purse[board] = side.purses[0]
    cost = fixed_costs(side)
    for force in PACK.forces_of(side):
        c = force.commander
        position.supply(c, force.provisions, force.ammunition)
        position.mustered[c] = position.units(c)
        cost += units.price(position.troops[c]) + force.provisions + force.ammunition
    position.pay(board, cost)


@dataclass(frozen=True, slots=True)
class PurseChoice(Phase[Position]):
    """A player takes one of the four purses, or draws for it (SII.2)."""

    name: ClassVar[str] = "purse_choice"
    number: int
    """Which side of the sheet."""
    drawn: bool = False

    def _board(self, position: Position) -> int:
        return position.setting.boards[self.number]

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self._board(position))
        assert seat is not None, "the BOT always has the first purse"
        return (CHANCE if self.drawn else seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        one, two, three, four = position.setting.sides[self.number].purses
        return Message.of("prompt.purse", "SII.2", one=one, two=two, three=three, four=four)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        if seat == CHANCE:
            return DRAWS
        return [Action(f"purse {number}") for number in range(1, 5)] + [Action("draw")]

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb == "purse":
            coins = position.setting.sides[self.number].purses[int(action.words[0]) - 1]
            left = coins - self._charge(position)
            yield Prospect.of("foresee.purse", "SII.2", coins=coins, left=left)

    def _charge(self, position: Position) -> int:
        """What is due at once: all that is fixed, and the units as listed."""
        side = position.setting.sides[self.number]
        listed = (position.troops[force.commander] for force in PACK.forces_of(side))
        return fixed_costs(side) + sum(map(units.price, listed))

    def purse(self, position: Position, seat: str, number: str) -> None:
        self._take(position, int(number) - 1)

    def draw(self, position: Position, seat: str) -> None:
        position.tell("log.draws_purse", "SII.2", board=position.board_id(self._board(position)))
        position.become(PurseChoice(self.number, drawn=True))

    def option(self, position: Position, seat: str, id: str) -> None:
        self._take(position, OPTION_INDEX[id])

    def _take(self, position: Position, option: int) -> None:
        """Charge what is fixed and the units as listed; the player may muster others."""
        position.pop()
        side, board = position.setting.sides[self.number], self._board(position)
        position.purse[board] = side.purses[option]
        position.tell(
            "log.purse", "SII.2", board=position.board_id(board), coins=side.purses[option]
        )
        commanders = [force.commander for force in PACK.forces_of(side)]
        position.purse[board] -= self._charge(position)
        for c in reversed(commanders):
            position.push(Loading(board, c))
        position.push(mustering.Settle(board, mask_of(commanders)))


@dataclass(frozen=True, slots=True)
class Loading(mustering.Stores):
    """A player loads a contingent before the first fraction, wherever it stands (SII.3)."""

    name: ClassVar[str] = "loading"

    def actors(self, position: Position) -> tuple[str, ...]:
        c = self.commander
        loaded = position.provisions[c] or position.ammunition[c]
        seat = position.seat(self.board)
        if seat is None or loaded or not position.in_play(c) or position.purse[self.board] <= 0:
            return ()
        return (seat,)


# -- points ---------------------------------------------------------------------------------------

TAKE, HOLD, OPTIONAL = "take", "hold", "optional"


def objectives(position: Position) -> list[tuple[int, int, str]]:
    """All objectives of the sheet: the side, the chief town, and what is to be done with it."""
    return [
        (number, target, what)
        for number, side in enumerate(position.setting.sides)
        for what, targets in ((TAKE, side.take), (HOLD, side.hold), (OPTIONAL, side.optional))
        for target in targets
    ]


def holds(position: Position, number: int, target: int) -> bool:
    """True if a side's coalition holds a chief town."""
    coalition = COALITION_OF[position.setting.sides[number].state]
    return position.friendly(REGION_OF[target], coalition)


def count_points(position: Position) -> None:
    """A point for each objective held at the end of a fraction; what has been taken, or taken
    back, counts from the fraction after (SIII.2)."""
    for index, (number, target, _) in enumerate(objectives(position)):
        held = holds(position, number, target)
        held_before = bool(position.goals >> index & 1)
        if held and held_before:
            position.points[index] = min(MOST_POINTS, position.points[index] + 1)
        position.goals = position.goals & ~(1 << index) | held << index


def note_losses(position: Position) -> None:
    """A town has fallen: whoever lost it has not kept it in this fraction, even if he takes it back
    before its end (SIII.2)."""
    position.goals &= held_now(position)


def available(position: Position, number: int) -> int:
    """The points a side can get for its objectives, the optional ones not counted (SIII.3)."""
    sheet, side = position.setting.sheet, position.setting.sides[number]
    assert sheet is not None
    return (len(side.take) + len(side.hold)) * min(MOST_POINTS, sheet.length)


def needed(position: Position, number: int) -> int:
    """The points with which a side wins: half and one more."""
    return available(position, number) // 2 + 1


def score(position: Position, number: int) -> int:
    """The points of a side; optional ones count if it holds all that it had to."""
    total, whole = 0, True
    optional = 0
    for index, (owner, target, what) in enumerate(objectives(position)):
        if owner != number:
            continue
        if what == OPTIONAL:
            optional += position.points[index]
        else:
            total += position.points[index]
            whole = whole and holds(position, number, target)
    return total + optional * whole


# -- the end --------------------------------------------------------------------------------------


def end_of_fraction(position: Position) -> None:
    """Count points; end the scenario with its last fraction, or when nobody can pay (SIV.1)."""
    sheet = position.setting.sheet
    assert sheet is not None
    count_points(position)
    spent = all(
        position.purse[board] <= 0 or position.stopped >> board & 1 for board in position.order
    )
    if position.fraction < sheet.length and not spent:
        return
    for _ in range(position.fraction, sheet.length):
        count_points(position)  # what is not played goes to whoever holds it (SIII.2)
    _close(position)


def _close(position: Position) -> None:
    names = [_called(position, number) for number in (0, 1)]
    scores = tuple((names[number], score(position, number)) for number in (0, 1))
    won = [score(position, number) >= needed(position, number) for number in (0, 1)]
    winners: tuple[str, ...]
    if position.setting.scenario.automata:  # the player is judged on his own points alone
        own = names.index(position.setting.scenario.seats[0])
        winners = (names[own] if won[own] else names[1 - own],)
    else:
        winners = tuple(names[number] for number in (0, 1) if won[number])
    key = "end.scenario" if winners else "end.scenario_drawn"
    message = Message.of(
        key, "SIII.3", winner=" ".join(winners),
        first=STATE[position.setting.sides[0].state], first_points=scores[0][1],
        second=STATE[position.setting.sides[1].state], second_points=scores[1][1],
    )  # fmt: skip
    position.outcome = Outcome(winners, SCENARIO, message, scores)
    position.tell(key, "SIII.3", **dict(message.args))


def _called(position: Position, number: int) -> str:
    """The seat or automaton that has a side."""
    seat = position.seat(position.setting.boards[number])
    return seat if seat is not None else position.setting.scenario.automata[0]


def targets_told(position: Position) -> list[dict[str, Any]]:
    """The objectives with their points, as every seat sees them."""
    return [
        {
            "state": STATE[position.setting.sides[number].state],
            "place": PLACE[target],
            "what": what,
            "points": position.points[index],
            "held": holds(position, number, target),
        }
        for index, (number, target, what) in enumerate(objectives(position))
    ]
