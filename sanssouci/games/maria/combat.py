"""M11 Combat: which stacks fight, the duel of cards, and what a victory is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from sanssouci.games.maria import armies, saxony
from sanssouci.games.maria.atlas import GRAPH, NATION_OF, PIECE_ID
from sanssouci.games.maria.nations import PRAGMATIC
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.retreat import Retreat
from sanssouci.games.maria.victory_markers import score_battle
from sanssouci.kernel import Action, Message, Phase
from sanssouci.steps.combat import Combat as CombatStep
from sanssouci.steps.combat import CombatRules
from sanssouci.steps.duel import ATTACKER, DEFENDER, Duel, DuelRules

Pairs = tuple[tuple[int, int], ...]

__all__ = ["ATTACKER", "DEFENDER", "Aftermath", "Battle", "Combat", "Spare", "opposing_pairs"]


def opposing_pairs(position: Position, nations: Sequence[int]) -> Pairs:
    """(own town, enemy town) wherever stacks led by these powers stand next to enemies (M11.1).

    A stack belongs to its commander's power, but who has promised one of its generals not to fight
    him fights none of it (M24.5).
    """
    standing, pairs = position.standing, []
    for city in standing.at:
        near = GRAPH.touching[city] & standing.generals
        if near:
            own = _powers_in(position, city)
            if own[0] in nations:
                pairs += [
                    (city, other)
                    for other in standing.at
                    if near >> other & 1 and _must_fight(position, own, _powers_in(position, other))
                ]
    return tuple(pairs)


def _powers_in(position: Position, city: int) -> list[int]:
    """By general of the stack in a town, his power; the commander's first."""
    return [NATION_OF[general] for general in position.stack_at(city)]


def _must_fight(position: Position, own: Sequence[int], foes: Sequence[int]) -> bool:
    """True if each of the powers in one stack has to fight each in another."""
    return all(foe in position.opponents(nation) for nation in own for foe in foes)


@dataclass(frozen=True, slots=True)
class Combat(CombatStep[Position]):
    """The combat phase of a stage; in the fifth Austria fights before the others (M11.2)."""

    name: ClassVar[str] = "combat"
    rules: ClassVar = CombatRules(pairs="M11.1", order="M11.2")
    later: Pairs = ()
    """The combats of the Pragmatic Army, which come afterwards."""
    beaten: int = 0
    """Bitset of the generals who have been beaten: they fight no more in this phase (M11.11)."""

    @classmethod
    def begin(cls, position: Position, nations: Sequence[int]) -> Combat:
        """Find all pairs of the phase; nothing is added later."""
        first = [nation for nation in nations if nation != PRAGMATIC]
        pairs = opposing_pairs(position, first)
        later: Pairs = ()
        if PRAGMATIC in nations:
            later = opposing_pairs(position, (PRAGMATIC,))
        if len(pairs) + len(later) > 1:
            position.tell("log.combats", "M11.1", count=len(pairs) + len(later))
        return cls(nations[0], pairs, later)

    def begin_battle(self, position: Position, attacker: int, defender: int) -> None:
        position.push(Battle.begin(position, attacker, defender))

    def _standing(self, position: Position, pairs: Pairs) -> Pairs:
        """Pairs of stacks that must still fight: an upheaval may have moved some (M19.5).

        A neutral general may even have come home to where one of them stood (M11.13).
        """

        def stands(pair: tuple[int, int]) -> bool:
            own, foes = (_powers_in(position, city) for city in pair)
            return bool(own and foes) and _must_fight(position, own, foes)

        return tuple(filter(stands, pairs))

    def actors(self, position: Position) -> tuple[str, ...]:
        if self._standing(position, self.pairs) != self.pairs:
            return ()
        return CombatStep.actors(self, position)

    def proceed(self, position: Position) -> None:
        pairs = self._standing(position, self.pairs)
        later = self._standing(position, self.later)
        if (pairs, later) != (self.pairs, self.later):
            position.become(replace(self, pairs=pairs, later=later))
        elif self.pairs or not self.later:
            CombatStep.proceed(self, position)
        else:
            position.become(replace(self, nation=PRAGMATIC, pairs=self.later, later=()))

    def without(self, fought: tuple[int, int], beaten: int | None) -> Self:
        after = CombatStep.without(self, fought, beaten)
        return replace(after, later=tuple(pair for pair in self.later if beaten not in pair))

    def keeps_out(self, position: Position, generals: Sequence[int]) -> int:
        """Whoever has been beaten is not set down with somebody who still has to fight (M11.11)."""
        if not any(self.beaten >> general & 1 for general in generals):
            return 0
        pairs = self._standing(position, (*self.pairs, *self.later))
        return GRAPH.mask(city for pair in pairs for city in pair)

    def without_nation(self, position: Position, nation: int) -> Combat:
        """Combats of a power that has changed sides are dropped; who stood with it fights on
        alone (M19.2)."""

        def holds(pair: tuple[int, int]) -> bool:
            return all(set(_powers_in(position, city)) - {nation} for city in pair)

        return replace(
            self, pairs=tuple(filter(holds, self.pairs)), later=tuple(filter(holds, self.later))
        )


@dataclass(frozen=True, slots=True)
class Battle(Duel[Position]):
    """One combat (M11.3 to M11.10)."""

    name: ClassVar[str] = "battle"
    rules: ClassVar = DuelRules(
        strengths="M11.3", suit="M11.3", stopping="M11.7", zero="M11.5", tie="M11.7",
        defeat="M11.7", leaves_map="M6.7", hand="M5.7", reserve="M5.2",
    )  # fmt: skip

    def lose_troops(self, position: Position, stack: Sequence[int], losses: int) -> list[int]:
        down = position.down
        removed = armies.lose_troops(position, stack, losses)
        loser, winner = self.nations[self.turn], self.nations[1 - self.turn]
        hungry = any(down >> general & 1 for general in removed)
        position.push(Aftermath(winner, loser, losses, tuple(removed), hungry))
        return removed

    def on_defeat(self, position: Position, losses: int) -> None:
        position.winner = position.major_of(self.nations[1 - self.turn])
        combat = position.stack[-1]
        assert isinstance(combat, Combat)
        beaten = sum(1 << general for general in self.stack(position, self.turn))
        position.become(replace(combat, beaten=combat.beaten | beaten))

    def after_defeat(self, position: Position, lost: int, survivors: Sequence[int]) -> None:
        """The retreat first, then the markers, with what the retreat may have cost (M14.7)."""
        if not survivors:
            return
        aftermath = position.stack[-1]
        assert isinstance(aftermath, Aftermath)
        winner, loser, removed = aftermath.winner, aftermath.loser, aftermath.removed
        here, there = self.cities[self.turn], self.cities[1 - self.turn]
        position.push(Retreat.begin(position, winner, loser, here, there, lost))
        if removed and not armies.is_mixed([*survivors, *removed]):
            position.push(Spare(survivors[0], removed[0], aftermath.hungry))


@dataclass(frozen=True, slots=True)
class Spare(Phase[Position]):
    """One troop is left to two generals of one power: who leads it? (M6.7, M11.10)"""

    name: ClassVar[str] = "spare"
    stays: int
    leaves: int
    hungry: bool
    """True if the one who leaves lay face-down: each stays as he was (M7.9)."""

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(NATION_OF[self.stays]),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.spare", "M6.7", general=PIECE_ID[self.stays], other=PIECE_ID[self.leaves]
        )

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("spare", PIECE_ID[general]) for general in (self.stays, self.leaves)]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.spare", "M6.7")

    def spare(self, position: Position, seat: str, general: str) -> None:
        position.pop()
        if position.roster.index[general] != self.stays:
            city = position.place[self.stays]
            position.take_off(self.stays)
            position.place[self.leaves], position.troops[self.leaves] = city, 1
            position.down |= self.hungry << self.leaves
        position.tell("log.spares", "M6.7", general=general)


@dataclass(frozen=True, slots=True)
class Aftermath(Phase[Position]):
    """The beaten are gone: markers are moved, and Saxony may waver (M14.7, M19.1)."""

    name: ClassVar[str] = "aftermath"
    winner: int
    loser: int
    lost: int
    removed: tuple[int, ...]
    """The generals who have left the map."""
    hungry: bool
    """True if one of them lay face-down."""

    def proceed(self, position: Position) -> None:
        position.pop()
        score_battle(position, self.winner, self.loser, self.lost, len(self.removed))
        if position.removals:
            position.push(saxony.Drift())
