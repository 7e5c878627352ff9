"""F7 Combat: which stacks fight, and the duel of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from sanssouci.games.friedrich import armies, combat_fate, offensive_option
from sanssouci.games.friedrich.atlas import GRAPH
from sanssouci.games.friedrich.deck import TEXT, VALUE
from sanssouci.games.friedrich.nations import AUSTRIA, NATIONS, PRUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.retreat import Retreat
from sanssouci.kernel import Action, Message
from sanssouci.steps.combat import Combat as CombatStep
from sanssouci.steps.combat import CombatRules, opposing_pairs
from sanssouci.steps.duel import ATTACKER, DEFENDER, Duel, DuelRules, play_as

__all__ = ["ATTACKER", "DEFENDER", "Battle", "Combat"]


@dataclass(frozen=True, slots=True)
class Combat(CombatStep[Position]):
    """The combat phase of a nation (F7.1 to F7.5)."""

    name: ClassVar[str] = "combat"
    rules: ClassVar = CombatRules(pairs="F7.2", order="F7.3")

    @classmethod
    def begin(cls, position: Position, nation: int, evaded: Sequence[int] = ()) -> Combat:
        """Find all pairs, without those who have evaded (F7.1, F7.2, F11.8C)."""
        pairs = opposing_pairs(position, (nation,), GRAPH.mask(tuple(evaded)))
        if len(pairs) > 1:
            position.tell("log.combats", "F7.1", nation=NATIONS[nation], count=len(pairs))
        return cls(nation, pairs)

    def begin_battle(self, position: Position, attacker: int, defender: int) -> None:
        position.push(Battle.begin(position, attacker, defender))


@dataclass(frozen=True, slots=True)
class Battle(Duel[Position]):
    """One combat (F7.6 to F7.13), with the texts of fate that touch it."""

    name: ClassVar[str] = "battle"
    rules: ClassVar = DuelRules(
        strengths="F7.6", suit="F7.8", stopping="F7.10", zero="F7.11", tie="F7.12", defeat="F7.13",
        leaves_map="F6.6", hand="F3.5", reserve="F3.6", cap="F11.3C",
    )  # fmt: skip
    duty: bool = False
    """Prussia still has to get above zero (F11.7D)."""

    def opened(self, position: Position) -> Self:
        return replace(self, duty=combat_fate.binds_friedrich(position, self))

    def cap(self, position: Position) -> int:
        return combat_fate.highest_value(position, self)

    def reserve_values(self, position: Position) -> range:
        values = Duel.reserve_values(self, position)
        if self._duty_now():
            return combat_fate.dutiful_values(position, self, values)
        return values

    def ways_to_play(self, position: Position, card: int) -> Sequence[Action]:
        ways = Duel.ways_to_play(self, position, card)
        if combat_fate.may_double(position, self, card):
            return [*ways, *play_as(TEXT[card], range(2 * VALUE[card], 2 * VALUE[card] + 1))]
        return ways

    def playable(self, position: Position) -> list[int]:
        return [] if combat_fate.suit_barred(position, self) else Duel.playable(self, position)

    def worth(self, position: Position, card: int, face: int) -> int:
        return combat_fate.worth(position, self, card, face)

    def on_play(self, position: Position, card: int, face: int) -> None:
        combat_fate.note_suit(position, self)
        combat_fate.note_play(position, self, card, face)

    def _duty_now(self) -> bool:
        return self.duty and self.nation == PRUSSIA

    def prompt(self, position: Position, seat: str) -> Message:
        prompt = Duel.prompt(self, position, seat)
        if combat_fate.suit_barred(position, self):
            return Message("prompt.battle_barred", "F11.3H", prompt.args)
        return prompt

    def may_stop(self, position: Position, cards: Sequence[int]) -> bool:
        if self._duty_now() and cards:
            return False
        return Duel.may_stop(self, position, cards)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        reason = Duel.why_not(self, position, seat, action)
        if reason and reason.key == "refuse.zero_duty" and self._duty_now():
            return Message.of("refuse.duty", "F11.7D")
        return reason

    def pass_the_right(self, position: Position, balance: int) -> Self:
        return combat_fate.pass_the_right(position, self, balance)

    def on_stop(self, position: Position) -> None:
        combat_fate.note_stop(position, self)

    def on_defeat(self, position: Position, losses: int) -> None:
        position.victor = self.stack(position, 1 - self.turn)[0]
        combat_fate.note_defeat(position, self.stack(position, self.turn))

    def lose_troops(self, position: Position, stack: Sequence[int], losses: int) -> list[int]:
        return armies.lose_troops(position, stack, losses)

    def after_defeat(self, position: Position, lost: int, survivors: Sequence[int]) -> None:
        loser, winner = self.nation, self.nations[1 - self.turn]
        costly = -self.balance >= offensive_option.COSTLY_DEFEAT
        if costly and (loser, winner) == (PRUSSIA, AUSTRIA):
            offensive_option.lose_card(position, "F13.9")
        if survivors:
            there, here = self.cities[1 - self.turn], self.cities[self.turn]
            position.push(Retreat.begin(position, winner, loser, here, there, lost))
