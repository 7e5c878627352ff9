"""S20 A fight as it stands: the two sides, what they have left, and what a card would send."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Self

from sanssouci.games.sieben_jahre.atlas import COMMANDER, COMMANDER_INDEX, PLACE
from sanssouci.games.sieben_jahre.battle_cards import CARD_INDEX, FIRES, POINTS
from sanssouci.games.sieben_jahre.battle_view import UNCHOSEN
from sanssouci.games.sieben_jahre.comparison import Attack
from sanssouci.games.sieben_jahre.fighters import FIELD, UNTRIED, Fighter, Row, arm_of, army_of
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import Phase

Pair = tuple[int, int]
WITHDRAWS: Final = -2
"""In place of a card: the side leaves the field (S20.17)."""
_ARMY: Final = 1 << 8
_SPARING: Final = 1 << 9
_SHARED: Final = 1 << 10


@dataclass(frozen=True, slots=True)
class Fight(Phase[Position]):
    """Pairs are by side, the attacker first."""

    kind: str
    place: int
    region: int
    """The region whose garrison defends; -1 without one."""
    armies: tuple[Row, Row]
    """By side, its commanders, the chief first."""
    counters: tuple[tuple[Row, ...], tuple[Row, ...]]
    shields: Pair
    stage: str = "open"
    round: int = 1
    """Which phase of the fight it is."""
    choices: Pair = (UNCHOSEN, UNCHOSEN)
    """Cards chosen in secret, with the army that fights and whether reserves are spared."""
    swaps: Pair = (0, 0)
    carry: Pair = (0, 0)
    boosts: Pair = (0, 0)
    """What Advantages do to each side's sum in this phase."""
    losses: Pair = (0, 0)
    """Units lost so far, those recovered included (S24.3)."""
    fallen: tuple[Row, Row] = ((), ())
    """Units lost and not recovered."""
    patience: Pair = (UNTRIED, UNTRIED)
    """Losses after which a force gives up; see ``options_cards``."""
    hit: int = -1
    """The side that lost units in this phase."""
    late_phase: int = 0
    """The phase at whose end late units arrive; 0 if none are late."""

    # -- the two sides -----------------------------------------------------------------------------

    def fighter(self, position: Position, side: int) -> Fighter:
        return Fighter(position, self.kind, self.armies[side], self.region, self.counters[side])

    def board(self, position: Position, side: int) -> int:
        """The board that decides and pays for a side: the chief's, or the garrison's."""
        if self.armies[side]:
            return position.board(self.armies[side][0])
        return position.setting.board_of_state[position.flag[self.region]]

    def seat(self, position: Position, side: int) -> str | None:
        return position.seat(self.board(position, side))

    def who(self, position: Position, side: int) -> str:
        """How sentences name a side: its commanders, or the town of a garrison."""
        if self.armies[side]:
            return "+".join(COMMANDER[c] for c in self.armies[side])
        return PLACE[self.place]

    def name_of(self, position: Position, side: int, slot: int) -> str:
        """Whose a unit is: a commander's, or a garrison's."""
        if self.armies[side]:
            return COMMANDER[self.armies[side][army_of(slot)]]
        return PLACE[self.place]

    @property
    def at_distance(self) -> bool:
        return self.kind != FIELD

    def leaving(self, beaten: int) -> tuple[int, ...]:
        """The sides that leave: who is beaten, or both if both have withdrawn (S26.1)."""
        return (0, 1) if self.choices == (WITHDRAWS, WITHDRAWS) else (beaten,)

    def with_counters(self, side: int, counters: tuple[Row, ...]) -> Self:
        own = tuple(counters)
        both = (own, self.counters[1]) if side == 0 else (self.counters[0], own)
        return replace(self, counters=both)

    # -- cards -------------------------------------------------------------------------------------

    def chosen(self, side: int, id: str, how: str = "") -> int:
        """A choice as one number: card, army, and whether reserves are spared or attacks shared."""
        choice = CARD_INDEX[id]
        if how == "sparing":
            choice |= _SPARING
        elif how == "shared":
            choice |= _SHARED
        elif how and COMMANDER_INDEX[how] == self.armies[side][1]:
            choice |= _ARMY
        return choice

    def card(self, side: int) -> int:
        """The card of a choice."""
        return self.choices[side] & (_ARMY - 1)

    def first_army(self, side: int) -> int:
        """Which army of a grand army a choice sends first."""
        return int(bool(self.choices[side] & _ARMY))

    def is_sparing(self, side: int) -> bool:
        """True if a choice leaves the reserves alone."""
        return bool(self.choices[side] & _SPARING)

    def is_shared(self, side: int) -> bool:
        """True if each army of a grand army sends a unit."""
        return bool(self.choices[side] & _SHARED)

    def engaged(self, position: Position, side: int) -> Row:
        """The units that a chosen card sends into the fight, by slot."""
        return self.fighter(position, side).engages(
            self.card(side), self.first_army(side), self.is_sparing(side), self.is_shared(side)
        )

    def attack(self, position: Position, side: int, engaged: Row) -> Attack:
        fighter = self.fighter(position, side)
        card = self.card(side)
        return Attack(
            points=POINTS[card],
            strength=sum(fighter.strength(slot) for slot in engaged),
            arm=arm_of(engaged[0]),
            fires=FIRES[card],
            veteran=any(map(fighter.is_veteran, engaged)),
            exhaustion=fighter.exhaustion(engaged),
            advantage=self.boosts[side],
            carry=self.carry[side],
        )


def with_side(pair: Pair, side: int, value: int) -> Pair:
    """A pair with another value for one side."""
    return (value, pair[1]) if side == 0 else (pair[0], value)
