"""C8 Field battles: attack after attack until one side is gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sanssouci.games.crisis import control, retreat
from sanssouci.games.crisis.atlas import SEATS, SPACE
from sanssouci.games.crisis.losses import Attack
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.strength import best_rating, field_bonuses
from sanssouci.games.crisis.tactics_cards import Commitment, amount, count
from sanssouci.games.crisis.units import Units, armies_of
from sanssouci.kernel import Action, Message, Phase

FIRST_ROUND = 1


@dataclass(frozen=True, slots=True)
class FieldBattle(Phase[Position]):
    """A battle in the open. Pairs are by side, Prussian first."""

    name: ClassVar[str] = "field_battle"
    space: int
    active: int
    """The side whose phase it is."""
    nations: tuple[int, int]
    """The nations that take part (C7.6)."""
    cards: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The cards used at the start."""
    round: int = FIRST_ROUND
    side: int = -1
    """Whose turn to attack it is."""
    fought: bool = False
    """True if a die has been rolled in this battle (C11.3)."""
    dice_left: bool = False
    """True if anybody could have rolled a die in this round."""
    exhausted: bool = False
    """Nobody could in the round before (C8.8)."""

    @classmethod
    def start(cls, position: Position, space: int, active: int, active_nations: int) -> None:
        """Lay out a battle: first the cards, then the attacks, the passive side first (C8.1)."""
        passive_nations = position.friends(1 - active)
        nations = (
            (active_nations, passive_nations) if active == 0 else (passive_nations, active_nations)
        )
        battle = cls(space, active, nations, side=1 - active)
        sizes = [len(battle.units(position, side)) for side in (active, 1 - active)]
        position.tell(
            "log.field_battle", "C7.1",
            space=SPACE[space], attackers=sizes[0], defenders=sizes[1],
            who=battle.who(position, active), foe=battle.who(position, 1 - active),
        )  # fmt: skip
        position.push(battle)
        ratings = tuple(best_rating(battle.units(position, side)) for side in (0, 1))
        position.push(Commitment(active, (ratings[0], ratings[1])))

    def with_cards(self, prussian: tuple[int, ...], austrian: tuple[int, ...]) -> FieldBattle:
        return replace(self, cards=(prussian, austrian))

    # -- what the side to attack sees --------------------------------------------------------------

    def units(self, position: Position, side: int) -> Units:
        return position.force(self.space, self.nations[side])

    def who(self, position: Position, side: int) -> str:
        """The armies that fight on a side, for the log."""
        return armies_of(self.units(position, side))

    def bonuses(self, position: Position) -> list[int]:
        """The dice of the side to attack, cards included (C11.4, C11.5)."""
        units = self.units(position, self.side)
        return self.bonuses_of(position, self.side, units, first=self.round == FIRST_ROUND)

    def bonuses_of(self, position: Position, side: int, units: Units, *, first: bool) -> list[int]:
        """The dice that some units of a side would have, in the first round or a later one."""
        own, enemy = self.cards[side], self.cards[1 - side]
        if not first:
            bonuses = field_bonuses(position, units)
            twice = count(own, "oblique-order") > 0
            return [bonus for bonus in bonuses for _ in range(2)] if twice else bonuses
        flanks = count(own, "flank-attack") - count(enemy, "marsh")
        hidden_forest = count(enemy, "forest") > count(own, "surprise")
        bonuses = field_bonuses(position, units, 2 if hidden_forest else 1)
        shift = max(0, flanks) * amount(own, "flank-attack")
        shift -= count(enemy, "hills") * amount(enemy, "hills")
        dice = len(bonuses) - max(0, -flanks) * amount(enemy, "marsh")
        for _ in range(count(enemy, "surprise") - count(own, "forest")):
            dice //= 2
        return [bonus + shift for bonus in bonuses[: max(0, dice)]]

    def actors(self, position: Position) -> tuple[str, ...]:
        decided = self.exhausted or not all(self.units(position, side) for side in (0, 1))
        return () if decided else (SEATS[self.side],)

    def prompt(self, position: Position, seat: str) -> Message:
        stuck = not self._may_retreat(position, self.side)
        return Message.of(
            "prompt.no_way_out" if stuck else "prompt.field_battle", "C8.1",
            space=SPACE[self.space], round=self.round, dice=len(self.bonuses(position)),
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        actions = [Action("attack")]
        if self._may_retreat(position, self.side):
            actions.append(Action("retreat"))
        return actions

    def _may_retreat(self, position: Position, side: int) -> bool:
        return bool(retreat.ways(position, self.space, side, self.units(position, side)))

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "retreat":
            return Message.of("refuse.no_way_out", "C9.2", space=SPACE[self.space])
        return Message.of("refuse.in_battle", "C8.1")

    # -- verbs -------------------------------------------------------------------------------------

    def attack(self, position: Position, seat: str) -> None:
        bonuses = tuple(self.bonuses(position))
        if not bonuses:
            position.tell("log.no_dice", "C8.2", who=self.who(position, self.side))
            position.become(self.passed_on(False))
            return
        position.tell("log.attacks", "C8.2", who=self.who(position, self.side), dice=len(bonuses))
        position.become(replace(self.passed_on(True), fought=True))
        position.push(Attack(self.space, bonuses, self.nations[1 - self.side], False))

    def retreat(self, position: Position, seat: str) -> None:
        position.tell(
            "log.declares_retreat", "C9.1",
            who=self.who(position, self.side), space=SPACE[self.space],
        )  # fmt: skip
        position.become(self.passed_on(bool(self.bonuses(position))))
        position.push(retreat.Pursuit(self.space, self.side, self.nations))

    def passed_on(self, could_roll: bool) -> FieldBattle:
        """The other side's turn; after the active side's a new round begins (C8.1)."""
        dice_left = self.dice_left or could_roll
        if self.side != self.active:
            return replace(self, side=self.active, dice_left=dice_left)
        return replace(
            self, side=1 - self.active, round=self.round + 1,
            dice_left=False, exhausted=not dice_left,
        )  # fmt: skip

    # -- the end -----------------------------------------------------------------------------------

    def proceed(self, position: Position) -> None:
        if self.exhausted and all(self.units(position, side) for side in (0, 1)):
            self._break_off(position)
        else:
            self._end(position)

    def _break_off(self, position: Position) -> None:
        """The active side goes, or is lost (C8.8)."""
        units = self.units(position, self.active)
        position.tell("log.exhausted", "C8.8", who=armies_of(units), space=SPACE[self.space])
        if self._may_retreat(position, self.active):
            retreat.begin(position, self.space, self.active, units)
        else:
            for unit in units:
                position.destroy(self.space, unit)

    def _end(self, position: Position) -> None:
        winner = 0 if self.units(position, 0) else 1
        position.pop()
        who = self.who(position, winner)
        position.tell("log.field_won", "C8.1", who=who, space=SPACE[self.space])
        if winner == self.active:
            relieved = (
                position.is_fort(self.space)
                and position.holder(self.space) == winner
                and not position.has_units(self.space, position.friends(1 - winner))
            )
            if self.fought or relieved:
                position.earn(self.space, winner)
        control.settle(position, self.space)
