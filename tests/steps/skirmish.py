"""A war on ten towns that stands for any game on generals, trains and cards.

    a = b = c = d        = is a main road, - a minor one; g and h lie on another sheet
    |   |   |   |
    e - f - i - j ~ g = h

Red and Blue are enemies; Green is on nobody's side until ``hostile`` says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self

from sanssouci.board import Graph, Map, Place, Road, Way
from sanssouci.cards.tactical import TacticalCards
from sanssouci.kernel import (
    Game,
    Line,
    Message,
    Options,
    Phase,
    Scenario,
    Setting,
    State,
    part,
)
from sanssouci.kernel.parts import NUMBER, NUMBERS, UNORDERED, bitset, listed, replaced
from sanssouci.steps.field import OFF, Field
from sanssouci.steps.roster import Piece, Roster

RED, BLUE, GREEN = range(3)
NATIONS = ("red", "blue", "green")
TOWNS = "abcdefghij"
WAYS = (Way("main", fast=True), Way("minor"), Way("seam", seam=True))
ROADS = (
    "a b main", "b c main", "c d main", "a e minor", "b f minor", "c i minor",
    "d j minor", "e f minor", "f i minor", "i j minor", "j g seam", "g h main",
)  # fmt: skip
AT = {town: index for index, town in enumerate(TOWNS)}
MAP = Map(
    tuple(Place(n, id, id.upper(), n, 0) for id, n in AT.items()),
    tuple(Road(AT[a], AT[b], kind) for a, b, kind in map(str.split, ROADS)),
    WAYS,
)
GENERALS = ("rex", "rolf", "ruth", "bert", "bill", "greta")
TRAINS = ("red-train", "blue-train")
PIECES = [
    Piece(n, id, id.title(), "rbg".index(id[0]), n, OFF, n < len(GENERALS))
    for n, id in enumerate((*GENERALS, *TRAINS))
]
ROSTER = Roster(PIECES, len(NATIONS))
CARDS = TacticalCards(decks=1, values=range(2, 14), reserves=2, reserve_most=10)


def towns(mask: int) -> str:
    return "".join(town for town, index in AT.items() if mask >> index & 1)


def mask(names: str) -> int:
    return sum(1 << AT[name] for name in names)


class Skirmish(Field):
    """Suits go by town in turn; who is hostile to whom is a table that may change."""

    __slots__ = ("hostile", "shown")

    graph = Graph(MAP)
    cities = tuple(TOWNS)
    city_index = AT
    suit_of = tuple(n % 4 for n in range(len(TOWNS)))
    roster = ROSTER
    cards = CARDS
    pay_values = CARDS.VALUE
    nations = NATIONS
    stack_limit = 2

    place: list[int] = part(NUMBERS, lambda setting: [OFF] * len(PIECES))
    troops: list[int] = part(NUMBERS, lambda setting: [0] * len(GENERALS))
    down: int = part(NUMBER, 0)
    markers: int = part(bitset(TOWNS), 0)
    questions: int = part(bitset(TOWNS), 0)
    hands: list[Sequence[int]] = part(
        listed(replaced(UNORDERED)), lambda setting: [[] for _ in NATIONS]
    )

    def __init__(
        self, places: str = "", troops: Mapping[str, int] | None = None, hands: str = ""
    ) -> None:
        """``places``: "rex@a bert@b"; ``hands``: "red:10S.1,R.1 blue:2C.1"."""
        super().__init__(Setting(GAME, WAR, ()))
        self.hostile: dict[int, tuple[int, ...]] = {RED: (BLUE,), BLUE: (RED,), GREEN: ()}
        self.shown: list[int] = []
        self.log: list[Line] | None = []
        for piece, _, town in (word.partition("@") for word in places.split()):
            self.place[ROSTER.index[piece]] = AT[town]
            if ROSTER.is_general(ROSTER.index[piece]):
                self.troops[ROSTER.index[piece]] = 1
        for piece, number in (troops or {}).items():
            self.troops[ROSTER.index[piece]] = number
        for nation, _, cards in (word.partition(":") for word in hands.split()):
            self.hands[NATIONS.index(nation)] = [CARDS.BY_TEXT[c] for c in cards.split(",")]
        self.push(Rest())

    def at(self, piece: str) -> str:
        place = self.place[ROSTER.index[piece]]
        return TOWNS[place] if place >= 0 else "off"

    def told(self) -> list[str]:
        return [line.message.key for line in self.log or ()]

    def begin(self, phase: Phase[Any]) -> Self:
        """Push a phase and take the automatic steps up to the next decision."""
        self.push(phase)
        self._settle()
        return self

    def options(self) -> list[str]:
        return [str(action) for seat in self.actors for action in self.legal(seat)]

    # -- what Field asks of a game ----------------------------------------------------------------

    def seat(self, nation: int) -> str:
        return NATIONS[nation]

    def nations_of(self, seat: str | None) -> list[int]:
        return [NATIONS.index(seat)] if seat in NATIONS else []

    def enemies(self, nation: int) -> Sequence[int]:
        return self.hostile[nation]

    def allies(self, nation: int) -> Sequence[int]:
        return (nation,)

    def take_off(self, general: int) -> None:
        self.place[general] = OFF
        self.troops[general] = 0

    def lose_card(self, nation: int, card: int) -> None:
        self.hands[nation] = [each for each in self.hands[nation] if each != card]

    def reveal_strength(self, stack: Sequence[int]) -> None:
        self.shown += stack

    # -- the contract -----------------------------------------------------------------------------

    def seen(self, seat: str | None) -> dict[str, Any]:
        return {}

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Rest(Phase[Skirmish]):
    """Below everything: nothing more is to be done."""

    name: ClassVar[str] = "rest"

    def actors(self, skirmish: Skirmish) -> tuple[str, ...]:
        return ("nobody",)


class SkirmishGame(Game):
    """As much of a game as refusals need."""

    id: ClassVar[str] = "skirmish"
    title: ClassVar[str] = "Skirmish"
    sentences = {"en": ""}

    def blank(self, scenario: Scenario, options: Options) -> State:
        return Skirmish()

    def begin(self, scenario: Scenario, options: Options) -> State:
        return Skirmish()

    def seats(self, state: State) -> tuple[str, ...]:
        return NATIONS

    def name(self, id: str, language: str | None = None) -> str:
        return id

    def say(self, message: Message, language: str | None = None) -> str:
        return message.key


GAME = SkirmishGame()
WAR = Scenario("war", "War", NATIONS, "")
