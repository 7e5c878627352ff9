"""A position of Friedrich: where everything stands, in a few flat lists."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sanssouci.games.friedrich import fate_refusals, soundness, view
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    MOST_TROOPS,
    NATION_OF,
    PIECE_COUNT,
    PIECE_ID,
    PIECES,
    STACK_LIMIT,
)
from sanssouci.games.friedrich.deck import TACTICAL
from sanssouci.games.friedrich.nations import ALLIES, ENEMIES, NATIONS
from sanssouci.games.friedrich.setting import Setting
from sanssouci.kernel import Action, Aim, Message, Survey, part
from sanssouci.kernel.parts import FLAG, NUMBER, NUMBERS, UNORDERED, WORDS, bitset
from sanssouci.steps import armies
from sanssouci.steps.field import GONE, OFF
from sanssouci.steps.pools import POOLS
from sanssouci.steps.secrets import SecretWar

UNDECIDED, DECLINED, STANDING, CARD_TAKEN, FAILED = range(5)
"""The Offensive Option (F13.7): not yet chosen, ... card lost to Austria, ended."""


def _starts(setting: Setting) -> list[int]:
    return [
        PIECES[piece].start if piece in setting.pieces else GONE for piece in range(PIECE_COUNT)
    ]


class Position(SecretWar):
    """The state of a game. The rules live in the phases; here is only what they work on."""

    graph = GRAPH
    cities = CITY
    city_index = ATLAS.index
    suit_of = ATLAS.suit
    roster = ATLAS.roster
    cards = TACTICAL
    pay_values = TACTICAL.VALUE
    nations = NATIONS
    deck_of_card = TACTICAL.DECK
    place_count = len(NATIONS)
    most_troops = MOST_TROOPS
    stack_limit = STACK_LIMIT

    setting: Setting
    turn: int = part(NUMBER, 1)
    controllers: list[str] = part(WORDS, lambda setting: list(setting.first_controllers))
    """By nation, the seat that leads it."""
    out: int = part(NUMBER, 0)
    """Bitset of the nations that have left the war, absent ones included once drawn."""
    place: list[int] = part(NUMBERS, _starts)
    """By piece: its city, OFF or GONE."""
    troops: list[int] = part(NUMBERS, lambda setting: [0] * GENERAL_COUNT)
    down: int = part(NUMBER, 0)
    """Bitset of the generals that lie face-down (F9.5)."""
    pools: list[int] = part(POOLS, lambda setting: list(NATION_OF[:GENERAL_COUNT]))
    """By general, the pool whose sum of troops everybody can work out."""
    markers: int = part(bitset(CITY), 0)
    """The conquered objectives; whose they are follows from the city (F1.16)."""
    questions: int = part(bitset(CITY), 0)
    """The objectives with a question marker (F5.9)."""
    aside: int = part(NUMBER, -1)
    """The card of the Offensive Option, while it lies aside."""
    offensive: int = part(NUMBER, UNDECIDED)
    fate_left: list[int] = part(UNORDERED, lambda setting: list(range(18)))
    """The fate cards still to come (F11.3)."""
    fate: int = part(NUMBER, -1)
    """The fate text in force, see ``fate.text``; -1 for none."""
    fate_spent: bool = part(FLAG, False)
    """True if a text that works once has been used up (F11.4)."""
    strokes: int = part(NUMBER, 0)
    """Bitset of the strokes of fate drawn."""
    victor: int = part(NUMBER, -1)
    """The last victorious general (F13.2)."""
    imperial_suits: int = part(NUMBER, 0)
    """Bitset of suits Hildburghausen has played as attacker this turn (F11.3H)."""
    imperial_beaten: bool = part(FLAG, False)
    """True if Hildburghausen has lost a combat this turn (F11.12H)."""

    # -- cards ---------------------------------------------------------------------------------

    @property
    def decks(self) -> Sequence[Sequence[int]]:
        return TACTICAL.DECKS[: self.setting.decks]

    def face_up(self) -> Collection[int]:
        """The card of the Offensive Option is no discard."""
        return (self.aside,) if self.aside >= 0 else ()

    @property
    def nations_in_play(self) -> Sequence[int]:
        return self.setting.nations

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
        """True if the nation plays in this scenario and has not left the war."""
        return nation in self.setting.nations and not self.out >> nation & 1

    def enemies(self, nation: int) -> tuple[int, ...]:
        return ENEMIES[nation]

    def allies(self, nation: int) -> tuple[int, ...]:
        return ALLIES[nation]

    def ceiling(self, nation: int) -> int:
        """The most troops the nation may have (F6.2)."""
        left = 0
        for general in GENERALS[nation]:
            left += self.place[general] != GONE
        return min(self.setting.strength[nation], MOST_TROOPS * left)

    # -- changes several chapters share ---------------------------------------------------------

    def take_off(self, general: int) -> None:
        """Off the map, without troops, free to return (F6.6)."""
        self.place[general] = OFF
        self.troops[general] = 0
        self.down &= ~(1 << general)
        self.forget_pool(general)

    def gather(self, generals: Sequence[int]) -> None:
        """Generals have come together: they share face-down state and troops (F9.7, F6.4)."""
        if len(generals) > 1:
            mask = 0
            for general in generals:
                mask |= 1 << general
            if self.down & mask:
                self.down |= mask
            self.merge_pools(generals)

    def aimed_at(self, seat: str | None) -> Sequence[Aim]:
        from sanssouci.games.friedrich import victory

        return victory.aims(self)

    # -- the contract ---------------------------------------------------------------------------

    def seen(self, seat: str | None) -> dict[str, Any]:
        return view.build(self, seat)

    def layers(self, seat: str | None) -> Survey:
        return view.survey(self)

    def check(self) -> None:
        soundness.check(self)

    def together(self, id: str) -> Sequence[str]:
        """A stack is called by any of its generals (F4.7)."""
        piece = ATLAS.piece_index[id]
        if piece >= GENERAL_COUNT or self.place[piece] < 0:
            return ()
        return [PIECE_ID[general] for general in self.stack_of(piece)]

    def asides(self, seat: str) -> Sequence[Action]:
        return () if self.outcome else armies.transfers(self, seat)

    def do_aside(self, seat: str, action: Action) -> None:
        giver, taker, troops = action.words
        armies.transfer(self, giver, taker, int(troops), "F6.4")

    def why_not(self, seat: str, action: Action | str) -> Message | None:
        reason = super().why_not(seat, action)
        if reason is None or seat not in self.actors:
            return reason
        return fate_refusals.explain(self, seat, Action.parse(action), reason)

    def why_not_aside(self, seat: str, action: Action) -> Message | None:
        from sanssouci.games.friedrich.armies import ARMY_RULES

        if action.verb != "transfer":
            return None
        return armies.why_no_transfer(self, seat, action, ARMY_RULES)
