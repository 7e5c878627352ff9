"""Decisions that a card of fate asks for (F11), one phase each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.cards.tactical import TEXT, find, in_order
from sanssouci.games.friedrich import armies, hidden
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    DAUN,
    FRIEDRICH,
    GENERALS,
    GRAPH,
    HILDBURGHAUSEN,
    LAUDON,
    PIECE_ID,
    STACK_LIMIT,
    TRAINS,
)
from sanssouci.games.friedrich.nations import AUSTRIA, DEFENDERS, FRANCE, NATIONS, PRUSSIA, RUSSIA
from sanssouci.games.friedrich.position import GONE, OFF, Position
from sanssouci.games.friedrich.tactical_cards import Deal
from sanssouci.kernel import CHANCE, Action, Message, Phase

DECLINE = Action("decline")


def _faces(cards: Sequence[int]) -> list[str]:
    """The different texts of some cards, in a hand's order."""
    return list(dict.fromkeys(TEXT[card] for card in in_order(list(cards))))


@dataclass(frozen=True, slots=True)
class ChooseStack(Phase[Position]):
    """The owner picks, in secret, the stack that gets a free troop or loses one."""

    name: ClassVar[str] = "choose_stack"
    nation: int
    gain: bool
    rule: str
    left: int = 1
    """How many troops are still to be given; no general gets two (F18.4)."""
    chosen: tuple[int, ...] = ()
    """Commanders picked so far; applied when all are picked, so that nothing shows."""

    def actors(self, position: Position) -> tuple[str, ...]:
        if not self.left:
            return ()
        return (position.seat(self.nation),) if len(position.stacks(self.nation)) > 1 else ()

    def prompt(self, position: Position, seat: str) -> Message:
        key = "prompt.free_troop" if self.gain else "prompt.fated_loss"
        return Message.of(key, self.rule, nation=NATIONS[self.nation])

    def stacks(self, position: Position) -> list[list[int]]:
        """The stacks that can gain, or lose, one more troop."""
        stacks = position.stacks(self.nation).values()
        if not self.gain:
            return [stack for stack in stacks if armies.can_lose_one(position, stack)]
        return [
            stack
            for stack in stacks
            if min(position.room(stack), len(stack)) > self.chosen.count(stack[0])
        ]

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        verb = "reinforce" if self.gain else "weaken"
        return [Action.of(verb, PIECE_ID[s[0]]) for s in self.stacks(position)] or [DECLINE]

    def reinforce(self, position: Position, seat: str, general: str) -> None:
        self._pick(position, ATLAS.piece_index[general])

    def weaken(self, position: Position, seat: str, general: str) -> None:
        self._pick(position, ATLAS.piece_index[general])

    def decline(self, position: Position, seat: str) -> None:
        """Nobody has room for what is left."""
        position.become(replace(self, left=0))

    def _pick(self, position: Position, commander: int) -> None:
        position.become(replace(self, left=self.left - 1, chosen=(*self.chosen, commander)))

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: Position, rng: Random) -> ChooseStack:
        return replace(self, left=self.left + len(self.chosen), chosen=())

    def proceed(self, position: Position) -> None:
        if self.left:  # only one stack
            stacks = self.stacks(position)
            self._pick(position, stacks[0][0]) if stacks else self.decline(position, "")
            return
        position.pop()
        for commander in self.chosen:
            stack = position.stack_of(commander)
            if self.gain:
                armies.gain_somewhere(position, stack, self.rule)
            else:
                armies.lose_somewhere(position, stack, self.rule)


@dataclass(frozen=True, slots=True)
class Exchange(Phase[Position]):
    """Austria, then Russia, may each offer a card; both or none change hands (F11.1H)."""

    name: ClassVar[str] = "exchange"
    offered_cards: tuple[int, ...] = ()

    @property
    def nation(self) -> int:
        return RUSSIA if self.offered_cards else AUSTRIA

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(self.nation),)

    def prompt(self, position: Position, seat: str) -> Message:
        other = AUSTRIA if self.nation == RUSSIA else RUSSIA
        return Message.of(
            "prompt.exchange", "F11.1H", nation=NATIONS[self.nation], other=NATIONS[other]
        )

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action.of("offer", c) for c in _faces(position.hands[self.nation])), DECLINE]

    def offer(self, position: Position, seat: str, text: str) -> None:
        card = find(position.hands[self.nation], text)
        if not self.offered_cards:
            position.become(Exchange((card,)))
            return
        position.pop()
        position.seal()
        hand_over(position, AUSTRIA, RUSSIA, self.offered_cards[0])
        hand_over(position, RUSSIA, AUSTRIA, card)
        position.tell("log.exchange", "F11.1H")

    def decline(self, position: Position, seat: str) -> None:
        position.pop()
        position.tell("log.no_exchange", "F11.1H", nation=NATIONS[self.nation])

    @property
    def secret_of(self) -> int:
        return AUSTRIA

    def concealed(self, position: Position, rng: Random) -> Exchange:
        """Austria may have offered any of her cards."""
        return Exchange((rng.choice(position.hands[AUSTRIA]),)) if self.offered_cards else self


def hand_over(position: Position, giver: int, taker: int, card: int) -> None:
    """A card passes unseen by third parties; the giver remembers it (F16.6)."""
    old, new = position.seat(giver), position.seat(taker)
    hidden.unsettle_hand(position, giver, old, new)
    position.hands[giver].remove(card)
    position.hands[taker].append(card)
    position.known = [entry for entry in position.known if entry[1] != card]
    if old != new:
        position.known.append((old, card))
    for seat in dict.fromkeys((old, new)):
        position.tell(
            "log.handed_over", "F16.6", seat,
            giver=NATIONS[giver], taker=NATIONS[taker], card=TEXT[card],
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class RenewCard(Phase[Position]):
    """France may throw a card away unseen and draw another (F11.4H)."""

    name: ClassVar[str] = "renew_card"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(FRANCE),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.renew", "F11.4H")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action.of("discard", c) for c in _faces(position.hands[FRANCE])), DECLINE]

    def discard(self, position: Position, seat: str, text: str) -> None:
        position.pop()
        position.bury_card(FRANCE, find(position.hands[FRANCE], text))
        position.tell("log.discards", "F11.4H", nation=NATIONS[FRANCE])
        position.tell("log.discarded", "F11.4H", seat, nation=NATIONS[FRANCE], card=text)
        position.push(Deal(FRANCE, 1))

    def decline(self, position: Position, seat: str) -> None:
        position.pop()


@dataclass(frozen=True, slots=True)
class MoveLaudon(Phase[Position]):
    """Austria may move Laudon one city (F11.6S)."""

    name: ClassVar[str] = "move_laudon"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(AUSTRIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.laudon", "F11.6S")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action.of("step", city) for city in laudon_steps(position)), DECLINE]

    def step(self, position: Position, seat: str, city: str) -> None:
        position.pop()
        end = ATLAS.index[city]
        for nation in DEFENDERS:
            for train in TRAINS[nation]:
                if position.place[train] == end:
                    position.place[train] = OFF
                    position.tell("log.train_destroyed", "F4.10", train=PIECE_ID[train], city=city)
        start = CITY[position.place[LAUDON]]
        position.place[LAUDON] = end
        position.gather(position.generals_at(end, AUSTRIA))
        position.tell("log.fate_move", "F11.6S", general="laudon", start=start, end=city)

    def decline(self, position: Position, seat: str) -> None:
        position.pop()


def laudon_steps(position: Position) -> list[str]:
    """Adjacent cities that are empty, hold fewer than three Austrians, or an enemy train."""
    here = position.place[LAUDON]
    own = position.stacks(AUSTRIA)
    full = sum(GRAPH.bit[city] for city, stack in own.items() if len(stack) >= STACK_LIMIT)
    blocked = full | position.general_mask(n for n in range(len(NATIONS)) if n != AUSTRIA)
    blocked |= position.allied_trains(AUSTRIA)
    return [CITY[city] for city in bits(GRAPH.touching[here] & ~blocked)]


@dataclass(frozen=True, slots=True)
class Partisans(Phase[Position]):
    """Austria may turn a Prussian stack in Austria or Saxony face-down (F11.6D)."""

    name: ClassVar[str] = "partisans"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(AUSTRIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.partisans", "F11.6D")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        victims = raidable(position)
        return [*(Action.of("raid", PIECE_ID[stack[0]]) for stack in victims), DECLINE]

    def raid(self, position: Position, seat: str, general: str) -> None:
        position.pop()
        for each in position.stack_of(ATLAS.piece_index[general]):
            position.down |= 1 << each
            position.tell("log.turned_down", "F11.6D", general=PIECE_ID[each])

    def decline(self, position: Position, seat: str) -> None:
        position.pop()


def raidable(position: Position) -> list[list[int]]:
    land = ATLAS.country["austria"] | ATLAS.country["saxony"]
    return [
        stack
        for city, stack in position.stacks(PRUSSIA).items()
        if GRAPH.bit[city] & land and not position.is_down(stack[0])
    ]


@dataclass(frozen=True, slots=True)
class GiveAndTake(Phase[Position]):
    """Prussia gives Austria a card, then chance picks one of Austria's in return (F11.9D)."""

    name: ClassVar[str] = "give_and_take"
    given: bool = False

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,) if self.given else (position.seat(PRUSSIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.give", "F11.9D")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        if self.given:
            return [Action.of("take", TEXT[card]) for card in sorted(position.hands[AUSTRIA])]
        return [Action.of("give", text) for text in _faces(position.hands[PRUSSIA])]

    def sample(self, position: Position, rng: Random) -> Action:
        return Action.of("take", TEXT[rng.choice(position.hands[AUSTRIA])])

    def give(self, position: Position, seat: str, text: str) -> None:
        hand_over(position, PRUSSIA, AUSTRIA, find(position.hands[PRUSSIA], text))
        position.become(GiveAndTake(given=True))

    def take(self, position: Position, seat: str, text: str) -> None:
        position.pop()
        hand_over(position, AUSTRIA, PRUSSIA, find(position.hands[AUSTRIA], text))
        position.tell("log.give_and_take", "F11.9D")


@dataclass(frozen=True, slots=True)
class ChaseHildburghausen(Phase[Position]):
    """Prussia may move the beaten Hildburghausen two cities west (F11.12H)."""

    name: ClassVar[str] = "chase"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(PRUSSIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.chase", "F11.12H")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action.of("chase", CITY[city]) for city in flight_cities(position)), DECLINE]

    def chase(self, position: Position, seat: str, city: str) -> None:
        position.pop()
        start = CITY[position.place[HILDBURGHAUSEN]]
        position.place[HILDBURGHAUSEN] = ATLAS.index[city]
        position.tell("log.fate_move", "F11.12H", general="hildburghausen", start=start, end=city)

    def decline(self, position: Position, seat: str) -> None:
        position.pop()


def flight_cities(position: Position) -> list[int]:
    """Two steps over empty cities, ending west: more to the west than north or south."""
    here = position.place[HILDBURGHAUSEN]
    if here < 0:
        return []
    free = ~position.occupied()
    middle = GRAPH.touching[here] & free
    ends = GRAPH.spread(middle) & free & ~GRAPH.bit[here]
    start = ATLAS.map.places[here]
    found = []
    for city in bits(ends):
        end = ATLAS.map.places[city]
        west = start.x - end.x
        if west > 0 and west >= abs(start.y - end.y):
            found.append(city)
    return found


@dataclass(frozen=True, slots=True)
class RetireGeneral(Phase[Position]):
    """Prussia removes a general of her choice for good, any but Friedrich (F11.Sweden)."""

    name: ClassVar[str] = "retire"
    rule: str

    def _candidates(self, position: Position) -> list[int]:
        return [
            general
            for general in GENERALS[PRUSSIA]
            if general != FRIEDRICH and position.place[general] != GONE
        ]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(PRUSSIA),) if len(self._candidates(position)) > 1 else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.retire", self.rule)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("retire", PIECE_ID[general]) for general in self._candidates(position)]

    def retire(self, position: Position, seat: str, general: str) -> None:
        position.pop()
        position.seal()
        armies.remove_for_good(position, ATLAS.piece_index[general], self.rule)

    def proceed(self, position: Position) -> None:
        position.pop()
        for general in self._candidates(position):
            armies.remove_for_good(position, general, self.rule)


@dataclass(frozen=True, slots=True)
class Evasion(Phase[Position]):
    """Prussian stacks next to Daun may fall back before Austria's combats (F11.8C)."""

    name: ClassVar[str] = "evasion"
    evaded: tuple[int, ...] = ()
    """The cities to which stacks have gone; they take no part in the combats."""

    def moves(self, position: Position) -> list[tuple[int, int]]:
        """(commander, empty city next to him)."""
        return evasions(position, self.evaded)

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(PRUSSIA),) if self.moves(position) else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.evasion", "F11.8C")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [
            *(Action.of("evade", PIECE_ID[g], CITY[city]) for g, city in self.moves(position)),
            Action("stand"),
        ]

    def evade(self, position: Position, seat: str, general: str, city: str) -> None:
        stack = position.stack_of(ATLAS.piece_index[general])
        start, end = position.place[stack[0]], ATLAS.index[city]
        for each in stack:
            position.place[each] = end
        position.tell("log.fate_move", "F11.8C", general=general, start=CITY[start], end=city)
        position.become(Evasion((*self.evaded, end)))

    def stand(self, position: Position, seat: str) -> None:
        self.proceed(position)

    def proceed(self, position: Position) -> None:
        from sanssouci.games.friedrich.combat import Combat

        position.become(Combat.begin(position, AUSTRIA, self.evaded))


def evasions(position: Position, evaded: Sequence[int]) -> list[tuple[int, int]]:
    if position.place[DAUN] < 0:
        return []
    free = ~position.occupied()
    return [
        (stack[0], city)
        for here, stack in position.stacks(PRUSSIA).items()
        if here not in evaded and GRAPH.touching[here] & GRAPH.bit[position.place[DAUN]]
        for city in bits(GRAPH.touching[here] & free)
    ]
