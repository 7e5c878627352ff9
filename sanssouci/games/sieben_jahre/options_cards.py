"""S24.1 to S24.3 Options cards: whether a force that has lost a unit holds out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre.advantages_in_battle import CancelOption
from sanssouci.games.sieben_jahre.atlas import PACK
from sanssouci.games.sieben_jahre.battle_losses import battle_below, become_battle
from sanssouci.games.sieben_jahre.fighters import ENDLESS
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import CHANCE, Action, Phase

OPTION: Final = tuple(card.id for card in PACK.options)
OPTION_INDEX: Final = {id: card for card, id in enumerate(OPTION)}
DRAWS: Final = tuple(Action(f"option {id}") for id in OPTION)
MARCH: Final = tuple(card.march for card in PACK.options)
PATIENCE: Final = tuple(ENDLESS if card.losses is None else card.losses for card in PACK.options)


@dataclass(frozen=True, slots=True)
class Steadfastness(Phase[Position]):
    """A force that has lost a unit draws a card, which stays in force for this fight."""

    name: ClassVar[str] = "steadfastness"
    side: int

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return DRAWS

    def option(self, position: Position, seat: str, id: str) -> None:
        position.pop()
        battle = battle_below(position)
        drawn = PATIENCE[OPTION_INDEX[id]]
        pair = battle.patience
        patience = (drawn, pair[1]) if self.side == 0 else (pair[0], drawn)
        become_battle(position, replace(battle, patience=patience))
        who = battle.who(position, self.side)
        losses = "endless" if drawn == ENDLESS else drawn
        position.tell("log.option", "S24.2", who=who, option=id, losses=losses)
        position.push(CancelOption(self.side))
