"""C12 Winter: the December turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.dice import Throw, faces
from sanssouci.games.crisis import communication, control, rapid_mobilization, scorched_earth
from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    AUSTRIAN,
    CARD_INDEX,
    COMMANDER,
    COMMANDER_INDEX,
    COMMANDERS,
    CUPS,
    INDEX,
    NATION_COUNT,
    NATION_INDEX,
    PRUSSIAN,
    SEATS,
    SPACE,
    TEAM,
)
from sanssouci.games.crisis.field_battle import FieldBattle
from sanssouci.games.crisis.losses import Losses
from sanssouci.games.crisis.mobilization import WinterMobilization
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.tactics_cards import (
    Draw,
    card_id,
    discard_unseen,
    return_used,
    with_effect,
)
from sanssouci.games.crisis.units import ISOLATED
from sanssouci.kernel import CHANCE, Action, Message, Phase

ORDER = (AUSTRIAN, PRUSSIAN)
"""Austria goes first in all steps."""
WORN_AT = 2
"""A winter die of this or less is a hit (C12.7)."""


def nations_in_order(position: Position) -> tuple[int, ...]:
    return tuple(
        nation for side in ORDER for nation in range(NATION_COUNT) if position.side(nation) == side
    )


@dataclass(frozen=True, slots=True)
class Winter(Phase[Position]):
    """The steps of winter, one after the other (C12.1)."""

    name: ClassVar[str] = "winter"
    step: int = 0

    def proceed(self, position: Position) -> None:
        steps = (_cards, _commanders, _mobilization, _depletion, _discards)
        if self.step == len(steps):
            position.pop()
            return
        position.become(Winter(self.step + 1))
        steps[self.step](position)


def _cards(position: Position) -> None:
    for side in reversed(ORDER):
        position.push(WinterCards(side))


def _commanders(position: Position) -> None:
    for nation in reversed(nations_in_order(position)):
        position.push(Release(nation))


def _mobilization(position: Position) -> None:
    for side in ORDER:
        communication.check(position, side)
    nations = nations_in_order(position)
    for side in reversed(ORDER):
        waiting = tuple(nation for nation in nations if position.side(nation) == side)
        position.push(WinterMobilization(side, waiting))


def _depletion(position: Position) -> None:
    sieges = list(bits(position.besieged_spaces()))
    for side in reversed(ORDER):
        for space in reversed(sieges):
            if position.holder(space) != side:
                position.push(WinterDepletion(space, position.friends(side)))


def _discards(position: Position) -> None:
    for side in reversed(ORDER):
        position.push(Discard(side, card_limit(position, side)))


def card_limit(position: Position, side: int) -> int:
    """Half of the resource spaces held by the armies at war (C12.8)."""
    at_war = 0
    for army, nations in enumerate(ARMY_MASK):
        if CUPS[position.turn - 1][army]:
            at_war |= nations
    return position.resources(position.friends(side) & at_war) // 2


@dataclass(frozen=True, slots=True)
class WinterCards(Phase[Position]):
    """A player may use the cards that are for winter (C12.2)."""

    name: ClassVar[str] = "winter_cards"
    side: int

    def actors(self, position: Position) -> tuple[str, ...]:
        return (SEATS[self.side],) if position.hands[self.side] else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.winter_cards", "C12.2")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        own = [n for n in range(NATION_COUNT) if position.side(n) == self.side]
        burnings = [
            Action.of("play", card_id(card), SPACE[space])
            for card in with_effect(position, self.side, scorched_earth.EFFECT)
            for space in scorched_earth.targets(position, self.side)
        ]
        mobilizations = rapid_mobilization.plays(position, self.side, own)
        return [Action("done"), *mobilizations, *burnings]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.winter_cards", "C12.2")

    def play(self, position: Position, seat: str, id: str, what: str) -> None:
        if what in NATION_INDEX:
            card = CARD_INDEX[self.side][id]
            rapid_mobilization.play(position, self.side, card, NATION_INDEX[what])
        else:
            self._burn(position, INDEX[what])

    def _burn(self, position: Position, space: int) -> None:
        """A besieged garrison fights at once, the besieger being the active side (C11.11)."""
        besieged = position.besieged(space)
        scorched_earth.burn(position, self.side, space)
        if besieged:
            besieger = 1 - self.side
            FieldBattle.start(position, space, besieger, position.friends(besieger))

    def done(self, position: Position, seat: str) -> None:
        position.pop()
        position.tell("log.done", "C12.2", who=TEAM[self.side])

    def proceed(self, position: Position) -> None:
        position.pop()


@dataclass(frozen=True, slots=True)
class Release(Phase[Position]):
    """One commander of a nation passes to the unit reserve, drawn at random (C12.3, C1.8)."""

    name: ClassVar[str] = "release"
    nation: int

    def _waiting(self, position: Position) -> list[int]:
        return [each for each in bits(position.waiting) if COMMANDERS[each].nation == self.nation]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,) if self._waiting(position) else ()

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("release", COMMANDER[each]) for each in self._waiting(position)]

    def release(self, position: Position, seat: str, id: str) -> None:
        position.pop()
        bit = 1 << COMMANDER_INDEX[id]
        position.waiting &= ~bit
        position.released |= bit
        position.tell("log.released", "C12.3", commander=id)

    def proceed(self, position: Position) -> None:
        position.pop()


@dataclass(frozen=True, slots=True)
class WinterDepletion(Throw[Position]):
    """Dice for the besiegers of a fort, the isolated ones first (C12.7)."""

    name: ClassVar[str] = "winter_depletion"
    space: int
    nations: int
    rolled: int = 0
    hits: int = 0

    def dice(self, position: Position) -> int:
        return len(position.force(self.space, self.nations)) - self.rolled

    def roll(self, position: Position, seat: str, *dice: str) -> None:
        units = position.force(self.space, self.nations)
        isolated = sum(1 for unit in units if unit & ISOLATED)
        felt = [
            die - (number < isolated) for number, die in enumerate(faces(dice), start=self.rolled)
        ]
        position.tell(
            "log.winter_dice", "C12.7",
            dice=" ".join(map(str, felt)), faces=" ".join(dice), space=SPACE[self.space],
        )  # fmt: skip
        hits = self.hits + sum(1 for die in felt if die <= WORN_AT)
        rolled = self.rolled + len(dice)
        if rolled < len(units):
            position.become(replace(self, rolled=rolled, hits=hits))
            return
        position.tell("log.winter_hits", "C12.7", hits=hits, space=SPACE[self.space])
        position.become(Settling(self.space))
        position.push(Losses(self.space, hits, self.nations, False))


@dataclass(frozen=True, slots=True)
class Settling(Phase[Position]):
    """Losses may have ended a siege (C3.6)."""

    name: ClassVar[str] = "settling"
    space: int

    def proceed(self, position: Position) -> None:
        position.pop()
        control.settle(position, self.space)


@dataclass(frozen=True, slots=True)
class Discard(Phase[Position]):
    """A player discards down to his limit, or further, and then draws up to it (C12.8)."""

    name: ClassVar[str] = "discard"
    side: int
    limit: int
    discarded: int = 0

    def actors(self, position: Position) -> tuple[str, ...]:
        return (SEATS[self.side],) if position.hands[self.side] else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.discard", "C12.8", limit=self.limit)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        hand = position.hands[self.side]
        discards = [Action.of("discard", card_id(card)) for card in sorted(set(hand))]
        return [Action("done"), *discards] if len(hand) <= self.limit else discards

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "done":
            return Message.of("refuse.discard", "C12.8", limit=self.limit)
        if action.verb == "discard":
            return Message.of("refuse.card_not_held", "C11.1", card=" ".join(action.words))
        return None

    def discard(self, position: Position, seat: str, id: str) -> None:
        discard_unseen(position, self.side, CARD_INDEX[self.side][id])
        position.tell("log.discards", "C12.8", team=TEAM[self.side])
        position.become(replace(self, discarded=self.discarded + 1))

    def done(self, position: Position, seat: str) -> None:
        position.tell("log.done", "C12.8", who=TEAM[self.side])
        self.proceed(position)

    def proceed(self, position: Position) -> None:
        if self.discarded:
            return_used(position, self.side)
        missing = max(0, self.limit - len(position.hands[self.side]))
        position.become(Draw(self.side, missing))
