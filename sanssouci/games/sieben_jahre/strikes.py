"""S27, S28, SX Strikes: natives and guerrillas fall upon an army."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre import events
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    OWNER,
    PLACE,
    REGION_OF,
)
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.skirmish import Skirmish, vigour
from sanssouci.games.sieben_jahre.standing_orders import Out, owe
from sanssouci.games.sieben_jahre.states import AP, COALITION_OF_BOARD, PT
from sanssouci.games.sieben_jahre.units import (
    ARM_INDEX,
    ARMS,
    arms_of,
    count,
    strength_of,
    with_count,
)
from sanssouci.kernel import Action, Message, Phase

NATIVES, GUERRILLAS = "natives", "guerrillas"
NATIVE_STRENGTH: Final = 2
GUERRILLA_STRENGTH: Final = 1
COUNT_ADDS: Final = 1
"""What Schaumburg-Lippe adds to a strike of guerrillas (S28.3)."""


_TOLD: Final = {
    (NATIVES, "strike"): "log.natives_strike",
    (NATIVES, "pillage"): "log.natives_pillage",
    (GUERRILLAS, "strike"): "log.guerrillas_strike",
    (GUERRILLAS, "ravage"): "log.guerrillas_ravage",
}


def markers(position: Position, board: int, kind: str) -> int:
    """How many markers of a kind a board has."""
    if kind == NATIVES:
        return position.natives[board]
    return position.guerrillas if COALITION_OF_BOARD[board] == AP else 0


def strength(position: Position, kind: str) -> int:
    """What is added to the card of a strike (S27.2, S28.4)."""
    if kind == NATIVES:
        return NATIVE_STRENGTH
    return GUERRILLA_STRENGTH + COUNT_ADDS * position.count_hired


def use_marker(position: Position, board: int, kind: str) -> None:
    """Take a marker off; the count leaves with his last (S28.3)."""
    if kind == NATIVES:
        position.natives[board] -= 1
        return
    position.guerrillas -= 1
    if not position.guerrillas:
        position.count_hired = False


def brigades(position: Position, army: int) -> list[tuple[int, int]]:
    """The brigades a strike may fall upon: those of an army and of whoever has joined it."""
    return [(c, arm) for c in position.grand_army(army) for arm in arms_of(position.troops[c])]


@dataclass(frozen=True, slots=True)
class StrikeOffer(Out):
    """A board may let markers strike an army in the middle of the enemy's action (S27.1)."""

    name: ClassVar[str] = "strike_offer"
    board: int
    army: int
    kind: str

    def choices(self, position: Position) -> Sequence[Action]:
        if not position.in_play(self.army) or not markers(position, self.board, self.kind):
            return ()
        place, own = position.at[self.army], position.coalition(self.army)
        if not position.setting.campaign and not position.enemies_at(place, own):
            return ()  # whom they strike for has just been destroyed: there is no battle (SX.1)
        found = [
            Action(f"strike {COMMANDER[c]} {ARMS[arm]}") for c, arm in brigades(position, self.army)
        ]
        if not position.setting.campaign:
            return found  # in scenarios they only attack (SX.1)
        if self.kind == NATIVES:
            found.append(Action(f"pillage {COMMANDER[self.army]}"))
        else:
            found.append(Action(f"ravage {PLACE[position.at[self.army]]}"))
        return found

    def prompt(self, position: Position, seat: str) -> Message:
        key = "prompt.native_strike" if self.kind == NATIVES else "prompt.guerrilla_strike"
        rule = "S27.1" if self.kind == NATIVES else "S28.3"
        return Message.of(key, rule, who=COMMANDER[self.army], board=position.board_id(self.board))

    def strike(self, position: Position, seat: str, id: str, arm: str) -> None:
        self._go(position, "strike", COMMANDER_INDEX[id], ARM_INDEX[arm])

    def pillage(self, position: Position, seat: str, id: str) -> None:
        self._go(position, "pillage", self.army, 0)

    def ravage(self, position: Position, seat: str, id: str) -> None:
        self._go(position, "ravage", self.army, 0)

    def proceed(self, position: Position) -> None:
        """The BOT strikes before each battle while it has a marker and coins (SX.1, SVI.4)."""
        bot = self.reactor(position) is None and position.purse[self.board] > 0
        if bot and self.choices(position):
            weakest = min(
                brigades(position, self.army),
                key=lambda unit: (strength_of(position.troops[unit[0]], unit[1]), unit[1]),
            )
            self._go(position, "strike", *weakest)
        else:
            self.passed(position)

    def _go(self, position: Position, what: str, army: int, arm: int) -> None:
        rule = "S27.1" if self.kind == NATIVES else "S28.3"
        position.tell(_TOLD[self.kind, what], rule, who=COMMANDER[army], arm=ARMS[arm])
        if position.setting.campaign:
            owe(position, self.board)
        position.become(Strike(self.board, army, self.kind, what, arm))
        position.push(events.DrawEvent(self.board))


@dataclass(frozen=True, slots=True)
class Strike(Phase[Position]):
    """A strike under way: an Event for its cost, then the cards."""

    name: ClassVar[str] = "strike"
    board: int
    army: int
    kind: str
    what: str
    arm: int
    paid: bool = False

    def drawn(self, position: Position, event: int) -> None:
        if events.pay(position, self.board, event):
            position.become(replace(self, paid=True))
            if position.setting.campaign:
                position.stop_move()  # the army halts for an action (S27.4)
        else:  # unpaid, it has no effect (S8.3)
            use_marker(position, self.board, self.kind)
            position.pop()

    def proceed(self, position: Position) -> None:
        bonus = strength(position, self.kind)
        if self.what == "strike":
            boards = (self.board, position.board(self.army))
            defence = vigour(position, self.army, self.arm)
            position.push(Skirmish(boards, (bonus, defence)))
            return
        position.pop()
        use_marker(position, self.board, self.kind)
        if self.what == "pillage":
            position.provisions[self.army] = max(0, position.provisions[self.army] - 1)
            position.ammunition[self.army] = max(0, position.ammunition[self.army] - 1)
        else:
            position.raided |= 1 << position.at[self.army]

    def skirmished(self, position: Position, result: int) -> None:
        position.pop()
        use_marker(position, self.board, self.kind)
        if result <= 0:
            return
        troops = position.troops[self.army]
        left = count(troops, self.arm) - 1
        position.troops[self.army] = with_count(troops, self.arm, left)
        position.leave_behind(self.army)
        position.tell("log.unit_lost", "S27.2", who=COMMANDER[self.army], arm=ARMS[self.arm])
        if not position.units(self.army):
            position.tell("log.destroyed", "S20.19", who=COMMANDER[self.army])
            position.remove(self.army)


def before_battle(position: Position, attacker: int, defender: int) -> None:
    """In a scenario either side's markers may strike just before a battle (SX.1), guerrillas in
    Portugal alone (S28.3)."""
    if position.setting.campaign:
        return
    in_portugal = OWNER[REGION_OF[position.at[defender]]] == PT
    kinds = (NATIVES, GUERRILLAS) if in_portugal else (NATIVES,)
    for own, enemy in ((defender, attacker), (attacker, defender)):
        board = position.board(own)
        for kind in kinds:
            if markers(position, board, kind):
                position.push(StrikeOffer(board, enemy, kind))
