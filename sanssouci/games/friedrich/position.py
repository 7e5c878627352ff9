"""A position of Friedrich: where everything stands, in a few flat lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

from sanssouci.games.friedrich import hidden, view
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    MOST_TROOPS,
    NATION_OF,
    PIECE_COUNT,
    PIECES,
    TRAINS,
)
from sanssouci.games.friedrich.nations import NATIONS, allies, enemies
from sanssouci.games.friedrich.setting import Setting
from sanssouci.kernel import Action, Message, Outcome, State

if TYPE_CHECKING:
    from sanssouci.games.friedrich.game import Friedrich

OFF: Final = -1
"""The place of a piece that may come back (F10)."""
GONE: Final = -2
"""The place of a piece that never will (F6.7), or is not in the scenario."""

UNDECIDED, DECLINED, STANDING, CARD_TAKEN, FAILED = range(5)
"""The Offensive Option (F13.7): not yet chosen, ... card lost to Austria, ended."""


class Position(State):
    """The state of a game. The rules live in the phases; here is only what they work on."""

    __slots__ = (
        "aside",
        "buried",
        "controllers",
        "down",
        "fate",
        "fate_left",
        "fate_spent",
        "hands",
        "held_over",
        "imperial_attacks",
        "imperial_beaten",
        "known",
        "markers",
        "offensive",
        "opened",
        "out",
        "pile",
        "place",
        "pools",
        "questions",
        "recycled",
        "setting",
        "strokes",
        "troops",
        "turn",
        "victor",
    )

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.turn = 1
        self.controllers = list(setting.first_controllers)
        """By nation, the seat that leads it."""
        self.out = 0
        """Bitset of the nations that have left the war, absent ones included once drawn."""
        self.place = [
            PIECES[piece].start if piece in setting.pieces else GONE for piece in range(PIECE_COUNT)
        ]
        """By piece: its city, OFF or GONE."""
        self.troops = [0] * GENERAL_COUNT
        self.down = 0
        """Bitset of the generals that lie face-down (F9.5)."""
        self.pools = [NATION_OF[general] for general in range(GENERAL_COUNT)]
        """By general, the pool whose sum of troops everybody can work out (see ``hidden``)."""
        self.markers = 0
        """The conquered objectives; whose they are follows from the city (F1.16)."""
        self.questions = 0
        """The objectives with a question marker (F5.9)."""
        self.hands: list[list[int]] = [[] for _ in NATIONS]
        self.pile: list[int] = []
        """The draw pile; its order means nothing, chance picks from it."""
        self.opened = 0
        """How many decks have been opened so far (F3.8)."""
        self.buried: list[int] = []
        """Cards discarded face-down since their deck was last shuffled."""
        self.known: list[tuple[str, int]] = []
        """(seat, card): a card the seat has seen, in a place where it would be hidden from it;
        the seat may be ``hidden.EVERYBODY``."""
        self.recycled: list[int] = []
        """Cards everybody saw go back into the draw pile when their deck was last shuffled."""
        self.held_over: list[int] = []
        """Cards that were held at that time, and still are."""
        self.aside = -1
        """The card of the Offensive Option, while it lies aside."""
        self.offensive = UNDECIDED
        self.fate_left = list(range(18))
        """The fate cards still to come (F11.3)."""
        self.fate = -1
        """The fate text in force, see ``fate.text``; -1 for none."""
        self.fate_spent = False
        """Whether a text that works once has been used up (F11.4)."""
        self.strokes = 0
        """Bitset of the strokes of fate drawn."""
        self.victor = -1
        """The last victorious general (F13.2)."""
        self.imperial_attacks = 0
        """Bitset of suits Hildburghausen has attacked from this turn (F11.3H)."""
        self.imperial_beaten = False
        """Whether Hildburghausen has lost a combat this turn (F11.12H)."""

    @property
    def game(self) -> Friedrich:
        from sanssouci.games.friedrich.game import FRIEDRICH_GAME

        return FRIEDRICH_GAME

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new._copy_kernel_slots(self)
        new.setting = self.setting
        new.turn = self.turn
        new.controllers = self.controllers.copy()
        new.out = self.out
        new.place = self.place.copy()
        new.troops = self.troops.copy()
        new.down = self.down
        new.pools = self.pools.copy()
        new.markers = self.markers
        new.questions = self.questions
        new.hands = [hand.copy() for hand in self.hands]
        new.pile = self.pile.copy()
        new.opened = self.opened
        new.buried = self.buried.copy()
        new.known = self.known.copy()
        new.recycled = self.recycled.copy()
        new.held_over = self.held_over.copy()
        new.aside = self.aside
        new.offensive = self.offensive
        new.fate_left = self.fate_left.copy()
        new.fate = self.fate
        new.fate_spent = self.fate_spent
        new.strokes = self.strokes
        new.victor = self.victor
        new.imperial_attacks = self.imperial_attacks
        new.imperial_beaten = self.imperial_beaten
        return new

    # -- who leads whom -----------------------------------------------------------------------

    def seat(self, nation: int) -> str:
        return self.controllers[nation]

    def nations_of(self, seat: str | None) -> list[int]:
        """The nations a seat leads and that are still at war."""
        return [
            nation
            for nation in self.setting.nations
            if self.controllers[nation] == seat and not self.out >> nation & 1
        ]

    def at_war(self, nation: int) -> bool:
        """Whether the nation plays in this scenario and has not left the war."""
        return nation in self.setting.nations and not self.out >> nation & 1

    # -- pieces on the map --------------------------------------------------------------------

    def generals_at(self, city: int, nation: int) -> list[int]:
        """The nation's generals in a city, the commander first (F4.7)."""
        place = self.place
        return [general for general in GENERALS[nation] if place[general] == city]

    def stacks(self, nation: int) -> dict[int, list[int]]:
        """The nation's generals on the map by city, commanders first."""
        stacks: dict[int, list[int]] = {}
        place = self.place
        for general in GENERALS[nation]:
            city = place[general]
            if city >= 0:
                if city in stacks:
                    stacks[city].append(general)
                else:
                    stacks[city] = [general]
        return stacks

    def stack_of(self, general: int) -> list[int]:
        return self.generals_at(self.place[general], NATION_OF[general])

    def strength(self, generals: Iterable[int]) -> int:
        troops = self.troops
        return sum([troops[general] for general in generals])

    def total(self, nation: int) -> int:
        """The nation's troops, which everybody may know (F6.3)."""
        return self.strength(GENERALS[nation])

    def ceiling(self, nation: int) -> int:
        """The most troops the nation may have (F6.2)."""
        left = 0
        for general in GENERALS[nation]:
            left += self.place[general] != GONE
        return min(self.setting.strength[nation], MOST_TROOPS * left)

    def room(self, generals: Sequence[int]) -> int:
        """How many more troops these generals could command."""
        return MOST_TROOPS * len(generals) - self.strength(generals)

    def general_mask(self, nations: Iterable[int]) -> int:
        """The cities with generals of these nations."""
        return self._cities_with(GENERALS, nations)

    def train_mask(self, nations: Iterable[int]) -> int:
        return self._cities_with(TRAINS, nations)

    def _cities_with(self, pieces: Sequence[Sequence[int]], nations: Iterable[int]) -> int:
        mask = 0
        place = self.place
        bit = GRAPH.bit
        for nation in nations:
            for piece in pieces[nation]:
                mask |= bit[place[piece]]
        return mask

    def occupied(self) -> int:
        """The cities with any piece."""
        mask = 0
        bit = GRAPH.bit
        for city in self.place:
            mask |= bit[city]
        return mask

    def enemy_generals(self, nation: int) -> int:
        return self.general_mask(enemies(nation))

    def enemy_pieces(self, nation: int) -> int:
        foes = enemies(nation)
        return self.general_mask(foes) | self.train_mask(foes)

    def allied_trains(self, nation: int) -> int:
        return self.train_mask(allies(nation))

    def is_down(self, general: int) -> bool:
        return bool(self.down >> general & 1)

    # -- changes several chapters share ---------------------------------------------------------

    def take_off(self, general: int) -> None:
        """Off the map, without troops, free to return (F6.6)."""
        self.place[general] = OFF
        self.troops[general] = 0
        self.down &= ~(1 << general)
        hidden.forget_pool(self, general)

    def gather(self, generals: Sequence[int]) -> None:
        """Generals have come together: they share face-down state and troops (F9.7, F6.4)."""
        if len(generals) > 1:
            mask = 0
            for general in generals:
                mask |= 1 << general
            if self.down & mask:
                self.down |= mask
            hidden.merge_pools(self, generals)

    def lose_card(self, nation: int, card: int) -> None:
        """A card leaves a hand in the open."""
        self.hands[nation].remove(card)
        if self.known:
            self.known = [entry for entry in self.known if entry[1] != card]
        if card in self.held_over:
            self.held_over.remove(card)

    def bury_card(self, nation: int, card: int) -> None:
        """A card leaves a hand face-down: only its owner knows which (F16.6)."""
        hidden.unsettle_hand(self, nation, self.controllers[nation])
        self.bury_openly(nation, card)

    def bury_openly(self, nation: int, card: int) -> None:
        """A card is laid face-down; who had seen it in the hand knows where it is."""
        self.hands[nation].remove(card)
        self.buried.append(card)
        entry = (self.controllers[nation], card)
        if entry not in self.known:
            self.known.append(entry)

    def finish(self, winners: Iterable[str], reason: str, rule: str, **args: str | int) -> None:
        """End the game. Seats stand in table order."""
        seats = tuple(seat for seat in self.setting.scenario.seats if seat in set(winners))
        message = Message.of(f"end.{reason}", rule, **args)
        self.outcome = Outcome(seats, reason, message)
        self.tell(message.key, rule, **args)

    # -- the contract ---------------------------------------------------------------------------

    def view(self, seat: str | None) -> dict[str, Any]:
        return view.build(self, seat)

    def resample(self, seat: str | None, rng: Random) -> Self:
        new = self.clone()
        new._actors = None
        hidden.resample(new, seat, rng)
        return new

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "friedrich",
            "scenario": self.setting.scenario.id,
            "options": dict(self.setting.options),
            "stack": [phase.to_json() for phase in self.stack],
            "outcome": self.outcome and self.outcome.to_json(),
            "turn": self.turn,
            "controllers": self.controllers,
            "out": self.out,
            "place": self.place,
            "troops": self.troops,
            "down": self.down,
            "pools": hidden.canonical_pools(self),
            "markers": ATLAS.names(self.markers),
            "questions": ATLAS.names(self.questions),
            "hands": [sorted(hand) for hand in self.hands],
            "pile": sorted(self.pile),
            "opened": self.opened,
            "buried": sorted(self.buried),
            "known": sorted([seat, card] for seat, card in self.known),
            "recycled": sorted(self.recycled),
            "held_over": sorted(self.held_over),
            "aside": self.aside,
            "offensive": self.offensive,
            "fate_left": sorted(self.fate_left),
            "fate": self.fate,
            "fate_spent": self.fate_spent,
            "strokes": self.strokes,
            "victor": self.victor,
            "imperial_attacks": self.imperial_attacks,
            "imperial_beaten": self.imperial_beaten,
        }

    def asides(self, seat: str) -> Sequence[Action]:
        from sanssouci.games.friedrich import armies

        return () if self.outcome else armies.transfers(self, seat)

    def do_aside(self, seat: str, action: Action) -> None:
        from sanssouci.games.friedrich import armies

        armies.transfer(self, *action.words)

    def why_not_aside(self, seat: str, action: Action) -> Message | None:
        from sanssouci.games.friedrich import armies

        return armies.why_no_transfer(self, seat, action) if action.verb == "transfer" else None
