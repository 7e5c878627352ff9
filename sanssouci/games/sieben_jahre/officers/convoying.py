"""Convoys and reserves: what is sent to an army, and from where (S14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sanssouci.games.sieben_jahre.atlas import PLACE, STATE_OF
from sanssouci.games.sieben_jahre.convoys import levy_left, on_the_way
from sanssouci.games.sieben_jahre.officers import weights
from sanssouci.games.sieben_jahre.paths import distances
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.provisions import MOST_LOADS
from sanssouci.games.sieben_jahre.units import ARTILLERY, COST, INFANTRY, MOST, count, veteran
from sanssouci.kernel import Action, Choice, Message


class Consignment(NamedTuple):
    """Loads worth sending, and where they come from."""

    worth: float
    start: int
    bread: int
    powder: int

    @property
    def action(self) -> Action:
        return Action(f"send {PLACE[self.start]} {self.bread} {self.powder}")


def best_consignment(position: Position, army: int) -> Consignment | None:
    """From the nearest place that has what is missing; nothing if little would come of it."""
    own, board = position.coalition(army), position.board(army)
    bread = MOST_LOADS - position.provisions[army]
    powder = max(0, position.ammunition_limit(army) - position.ammunition[army])
    men = MOST - position.units(army)
    spare = max(0, position.purse[board] - weights.ON_THE_WAY)
    hungry = position.provisions[army] <= weights.LAST_BREAD
    best: Consignment | None = None
    for place, far in distances(position, STATE_OF[army], own, position.at[army]).items():
        food, loads = on_the_way(position, army, place)
        loads = min(loads, powder, spare)
        food = min(food, bread, spare - loads)
        worth = 2.0 * loads + food * (2.0 if hungry else 0.5)
        brigades = levy_left(position, army, place) if spare > weights.ON_THE_WAY else 0
        worth += 2.5 * min(men, brigades)
        worth *= weights.PATIENCE ** (far / weights.PACE)
        if food + loads + brigades and (best is None or worth > best.worth):
            best = Consignment(worth, place, food, loads)
    return best if best is not None and best.worth > weights.WORTH_A_CONVOY else None


def consign(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    best = best_consignment(position, position.phase.army)  # type: ignore[attr-defined]
    if best is not None and best.action in legal:
        return Choice(best.action, Message.of("why.nearest_market"))
    return Choice(Action("cancel"), Message.of("why.no_convoy"))


def levy(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Men for an army that has lost some: infantry, and a gun if it has none."""
    frame = position.phase
    army, board = frame.army, frame.board  # type: ignore[attr-defined]
    spare = position.purse[board] - frame.food - frame.loads - weights.ON_THE_WAY  # type: ignore[attr-defined]
    troops = position.troops[army]
    most = levy_left(position, army, frame.start)  # type: ignore[attr-defined]
    for number in range(most, 0, -1):
        for guns in (0, 1) if count(troops, ARTILLERY) else (1, 0):
            men = number - guns
            price = men * COST[INFANTRY][veteran(troops, INFANTRY)] + guns * COST[ARTILLERY][1]
            if price > spare:
                continue
            for verb in ("veterans", "levy"):
                action = Action(f"{verb} {men} 0 {guns}")
                if action in legal:
                    return Choice(action, Message.of("why.fresh_men"))
    none = Action("levy 0 0 0")
    if none in legal:
        return Choice(none, Message.of("why.loads_alone"))
    return Choice(Action("cancel"), Message.of("why.no_convoy"))
