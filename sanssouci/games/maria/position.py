"""A position of Maria: where everything stands, in a few flat lists."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from sanssouci.games.maria import bargaining, soundness
from sanssouci.games.maria.atlas import (
    ATLAS,
    CITY,
    DESSAUER,
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
from sanssouci.games.maria.deck import TACTICAL
from sanssouci.games.maria.nations import (
    ALL,
    AUSTRIA,
    NATIONS,
    NEUTRAL,
    PRUSSIA,
    PRUSSIAN,
    SAXONY,
)
from sanssouci.games.maria.political_cards import CARDS
from sanssouci.games.maria.relations import Relations, relations
from sanssouci.games.maria.setting import Setting
from sanssouci.games.maria.tracks import EAST_PRUSSIA, FIRST_BOXES, MISSIONS
from sanssouci.kernel import Action, Aim, Message, Survey, part
from sanssouci.kernel.parts import (
    FLAG,
    NUMBER,
    NUMBERS,
    UNORDERED,
    bitset,
    derived,
    listed,
    replaced,
    seldom,
    with_one,
)
from sanssouci.steps import armies
from sanssouci.steps.deals import VERBS as DEAL_VERBS
from sanssouci.steps.deals import Bargains, Proposal
from sanssouci.steps.field import AWAY, GONE, OFF
from sanssouci.steps.mixed_stacks import MixedStacks
from sanssouci.steps.pools import POOLS
from sanssouci.steps.secrets import SecretWar

if TYPE_CHECKING:
    from sanssouci.games.maria.view import Settled

NOBODY = -1
"""In place of a power: none."""


def _starts(setting: Setting) -> list[int]:
    return [
        PIECES[piece].start if piece in setting.pieces else GONE for piece in range(PIECE_COUNT)
    ]


def _first_missions(setting: Setting) -> list[int]:
    """Who is on which mission at the start (M3.1)."""
    missions = [-1] * len(MISSIONS)
    if setting.whole_war:
        missions[EAST_PRUSSIA] = DESSAUER
    return missions


def _zeros(setting: Setting) -> list[int]:
    return [0] * len(NATIONS)


class Held(NamedTuple):
    """The fortresses each power controls, and what that follows from."""

    flags: Sequence[int]
    french_seats: int
    relations: Relations
    by_power: tuple[int, ...]
    friendly: tuple[int, ...]
    """By power, those that it or an ally controls."""
    hostile: tuple[int, ...]
    """By power, those that an enemy controls."""


@runtime_checkable
class Joined(Protocol):
    """A phase of several powers, one of which may have to leave it."""

    def without_nation(self, position: Any, nation: int) -> Any: ...


@runtime_checkable
class KeepsApart(Protocol):
    """A phase in which some generals may not be set down where others are."""

    def keeps_out(self, position: Any, generals: Sequence[int]) -> int: ...


class Position(MixedStacks, SecretWar, Bargains):
    """The state of a game. The rules live in the phases; here is only what they work on."""

    graph = GRAPH
    cities = CITY
    city_index = ATLAS.index
    suit_of = ATLAS.suit
    roster = ATLAS.roster
    cards = TACTICAL
    nations = NATIONS
    deck_of_card = TACTICAL.DECK
    place_count = 2 * len(NATIONS)
    """The hands of the powers, then their places on the political display."""
    most_troops = MOST_TROOPS
    stack_limit = STACK_LIMIT

    setting: Setting
    turn: int = part(NUMBER, 1)
    stage: int = part(NUMBER, 1)
    """Of the turn: 1 politics, 2 hussars, 3 to 5 the action stages, 6 what follows (M4.2)."""

    # -- pieces -----------------------------------------------------------------------------------

    place: list[int] = part(NUMBERS, _starts)
    """By piece: its town, OFF, GONE or AWAY (on a mission, or waiting on the Silesia box)."""
    troops: list[int] = part(NUMBERS, lambda setting: [0] * GENERAL_COUNT)
    down: int = part(NUMBER, 0)
    """Bitset of the generals that lie face-down (M7.6)."""
    chosen: int = part(NUMBER, 0)
    """Bitset of the generals chosen to command a stack of equal ranks (M6.5)."""
    pools: list[int] = part(POOLS, lambda setting: list(NATION_OF[:GENERAL_COUNT]))
    """By general, the pool whose sum of troops everybody can work out."""
    hussars: Sequence[int] = part(replaced(NUMBERS), lambda setting: [OFF, OFF])

    # -- markers ----------------------------------------------------------------------------------

    flags: Sequence[int] = part(replaced(listed(bitset(CITY))), _zeros)
    """By power, the fortresses that bear its victory markers."""
    asked: Sequence[int] = part(replaced(listed(bitset(CITY))), _zeros)
    """By power, the fortresses with a question marker of its (M13.1)."""
    french_seats: int = part(bitset(CITY), 0)
    """The electoral seats whose marker shows the French side (M2.9)."""
    pool: Sequence[int] = part(replaced(NUMBERS), lambda setting: list(setting.markers))
    """By power, its victory markers in the pool (M14.1)."""
    set_aside: Sequence[int] = seldom(replaced(NUMBERS), _zeros)
    surplus: Sequence[int] = part(replaced(NUMBERS), _zeros)
    """By power, the markers that were due when the pool was empty (M14.13)."""
    battle_box: Sequence[int] = seldom(replaced(NUMBERS), _zeros)
    electors_box: int = seldom(NUMBER, NOBODY)
    emperor: int = seldom(NUMBER, NOBODY)
    """The power with a marker on the Emperor box (M18.5)."""
    italy: int = seldom(NUMBER, NOBODY)
    silesia: bool = part(FLAG, False)
    """True if Silesia is annexed; the Silesia box then has its marker (M20)."""
    winter_scores: Sequence[Sequence[int]] = seldom(
        replaced(listed(NUMBERS)), lambda setting: [[] for _ in ALL]
    )
    """By power, what it wrote down in each winter (M15.5)."""

    # -- politics ---------------------------------------------------------------------------------

    political_left: Sequence[int] = seldom(
        replaced(UNORDERED), lambda setting: list(range(len(CARDS))) if setting.whole_war else []
    )
    """The political cards still to come."""
    open_cards: Sequence[int] = seldom(replaced(NUMBERS), lambda setting: [])
    """The political cards turned up and not yet taken."""
    kept: Sequence[int] = seldom(replaced(UNORDERED), lambda setting: [])
    """The tactical cards that lie open on displays, kept from earlier turns (M16.9)."""
    trump: int = seldom(NUMBER, -1)
    """A suit, 4 for every suit, or -1 for none."""
    tracks: Sequence[int] = seldom(replaced(NUMBERS), lambda setting: list(FIRST_BOXES))
    alliance: int = part(NUMBER, PRUSSIAN)
    """With whom Saxony stands: PRUSSIAN, NEUTRAL or AUSTRIAN."""
    missions: Sequence[int] = seldom(replaced(NUMBERS), _first_missions)
    """By mission, the general on it, or -1."""
    fewer: Sequence[int] = seldom(replaced(NUMBERS), _zeros)
    """By power, how many cards fewer it draws this turn."""
    truce: bool = part(FLAG, False)
    """True if Klein-Schnellendorf holds this turn (M17.9)."""
    no_force_march: bool = seldom(FLAG, False)
    """True if the French make no force march this turn."""
    election: int = seldom(NUMBER, 0)
    """0 still to come, 1 due at the end of the turn, 2 held (M18.2)."""
    neutral_until: int = part(NUMBER, 0)
    """The turn in whose fourth stage Prussia's neutrality ends; 0 if it is not neutral (M20.7)."""
    second_train_due: bool = seldom(FLAG, False)
    reduced: bool = seldom(FLAG, False)
    """True if France has reduced its aims (M21)."""
    saxony_drew: bool = seldom(FLAG, False)
    cut_off: int = seldom(NUMBER, 0)
    """Bitset of the minor powers whose capital was in enemy hands when the first card of the turn
    was drawn: no subsidy from or to somebody who draws then reaches them (M5.5)."""
    removals: int = seldom(NUMBER, 0)
    """Markers Prussia had to take off its battle box, Saxony's steps for them not yet made."""
    winner: int = seldom(NUMBER, NOBODY)
    """The major power that won the latest combat (M11.14)."""
    returning: int = seldom(NUMBER, 0)
    """Bitset of the powers whose display goes back to their hands next turn (M16.10)."""
    bavarian: bool = seldom(FLAG, True)
    """True if France pays Bavaria its subsidy (M24.4)."""

    # -- what follows from other parts, looked up when it is asked for ---------------------------

    related: Relations | None = part(derived("{}"), None)
    """How the powers stood to one another when it was last asked; see ``relations``."""
    held: Held | None = part(derived("{}"), None)
    """What each power held when it was last asked; see ``victory_markers.holdings``."""
    settled: Settled | None = part(derived("{}"), None)
    """What the latest view showed of the powers; see ``view.settled``."""

    # -- cards ------------------------------------------------------------------------------------

    @property
    def decks(self) -> Sequence[Sequence[int]]:
        return TACTICAL.DECKS

    @property
    def pay_values(self) -> Sequence[int]:
        return self.setting.pay_values

    @property
    def nations_in_play(self) -> Sequence[int]:
        return self.setting.nations

    def holder(self, place: int) -> str:
        return self.seat(place % len(NATIONS))

    @staticmethod
    def display(nation: int) -> int:
        """The place of a power's cards on the political display."""
        return len(NATIONS) + nation

    # -- who stands with whom ---------------------------------------------------------------------

    def seat(self, nation: int) -> str:
        if nation == SAXONY and self.alliance != PRUSSIAN:
            nation = AUSTRIA
        return self.setting.leaders[nation]

    def nations_of(self, seat: str | None) -> list[int]:
        return [nation for nation in self.setting.nations if self.seat(nation) == seat]

    @property
    def relations(self) -> Relations:
        return relations(self)

    def is_neutral(self, nation: int) -> bool:
        if nation == SAXONY:
            return self.alliance == NEUTRAL
        return nation == PRUSSIA and self.neutral_until > 0

    def major_of(self, nation: int) -> int:
        """The major power whose markers and boxes a power uses (M1.2)."""
        return self.relations.major[nation]

    def enemies(self, nation: int) -> tuple[int, ...]:
        return self.relations.enemies[nation]

    def opponents(self, nation: int) -> tuple[int, ...]:
        return self.relations.opponents[nation]

    def prey(self, nation: int) -> tuple[int, ...]:
        return self.relations.prey[nation]

    def allies(self, nation: int) -> tuple[int, ...]:
        return self.relations.allies[nation]

    def ceiling(self, nation: int) -> int:
        """The most troops the power may have (M6.2)."""
        return self.setting.strength[nation]

    # -- changes several chapters share -----------------------------------------------------------

    def on_mission(self, general: int) -> bool:
        return self.place[general] == AWAY

    def take_off(self, general: int) -> None:
        """Off the map, without troops, free to return (M6.8)."""
        self.place[general] = OFF
        self.troops[general] = 0
        self.down &= ~(1 << general)
        self.chosen &= ~(1 << general)
        self.forget_pool(general)

    def gather(self, generals: Sequence[int]) -> None:
        """Generals have come together: those of one power may shift troops (M6.6, M7.9)."""
        for nation in dict.fromkeys(NATION_OF[general] for general in generals):
            own = [general for general in generals if NATION_OF[general] == nation]
            if len(own) > 1:
                self.merge_pools(own)

    def set_down(self, piece: int, city: int) -> None:
        """A piece comes to stand in a town; hussars there leave (M8.4)."""
        self.place[piece] = city
        self.chase_hussars(GRAPH.bit[city])
        if piece < GENERAL_COUNT:
            self.chosen &= ~(1 << piece)
            self.gather(self.stack_at(city))

    def chase_hussars(self, entered: int) -> None:
        """Hussars leave the towns that pieces enter (M8.4)."""
        for number, city in enumerate(self.hussars):
            if city >= 0 and entered >> city & 1:
                self.hussars = with_one(self.hussars, number, OFF)
                self.tell("log.hussars_leave", "M8.4", city=CITY[city])

    def may_stand(self, piece: int, city: int) -> bool:
        """True if a piece may be set down in a town: alone, or with a general (M2.10, M6.3)."""
        there = [other for other, where in enumerate(self.place) if where == city]
        if not there:
            return True
        if piece >= GENERAL_COUNT or max(there) >= GENERAL_COUNT or len(there) >= STACK_LIMIT:
            return False
        return NATION_OF[there[0]] == NATION_OF[piece]

    def kept_out(self, generals: Sequence[int]) -> int:
        """The towns in which what is going on does not let these generals be set down (M11.11)."""
        closed = 0
        for phase in self.stack:
            if isinstance(phase, KeepsApart):
                closed |= phase.keeps_out(self, generals)
        return closed

    def drop_from_phases(self, nation: int) -> None:
        """A power takes no further part in what is going on (M19.2, M19.8)."""
        self.stack = [
            phase.without_nation(self, nation) if isinstance(phase, Joined) else phase
            for phase in self.stack
        ]

    # -- the contract -----------------------------------------------------------------------------

    def seen(self, seat: str | None) -> dict[str, Any]:
        from sanssouci.games.maria.view import build

        return build(self, seat)

    def layers(self, seat: str | None) -> Survey:
        from sanssouci.games.maria.view import survey

        return survey(self)

    def aimed_at(self, seat: str | None) -> Sequence[Aim]:
        from sanssouci.games.maria import victory

        return victory.aims(self, seat)

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        super().deal_anew(seat, rng)
        self.forget_proposals(seat)

    def check(self) -> None:
        soundness.check(self)

    def together(self, id: str) -> Sequence[str]:
        """A stack is called by any of its generals."""
        piece = ATLAS.piece_index.get(id, PIECE_COUNT)
        if piece >= GENERAL_COUNT or self.place[piece] < 0:
            return ()
        return [PIECE_ID[general] for general in self.stack_at(self.place[piece])]

    # -- asides -----------------------------------------------------------------------------------

    def offers(self, seat: str) -> Sequence[Proposal]:
        return bargaining.offers(self, seat)

    def rule_of_deals(self) -> str:
        return "M24.5"

    def asides(self, seat: str) -> Sequence[Action]:
        """Shifts of troops and offers of deals; like the legal list built once for a decision."""
        if self.outcome:
            return ()
        key = f"asides {seat}"
        found = self._legal.get(key)
        if found is None:
            found = [] if self._shifting_is_barred() else armies.transfers(self, seat)
            if self.setting.whole_war and bargaining.is_open(self):
                found += self.bargaining(seat)
            self._legal[key] = found
        return found

    def replies(self, seat: str) -> Sequence[Action]:
        """Offers are answered whenever they may be made (M24.7)."""
        if not self.proposals or self.outcome or not bargaining.is_open(self):
            return ()
        return super().replies(seat)

    def _shifting_is_barred(self) -> bool:
        """Nothing is shifted in the middle of a supply check (M6.6)."""
        return any(getattr(phase, "bars_shifting", False) for phase in self.stack)

    def do_aside(self, seat: str, action: Action) -> None:
        if action.verb in DEAL_VERBS:
            self.bargain(seat, action)
            return
        giver, taker, troops = action.words
        armies.transfer(self, giver, taker, int(troops), "M6.6")

    def why_not_aside(self, seat: str, action: Action) -> Message | None:
        from sanssouci.games.maria.armies import ARMY_RULES

        if action.verb == "transfer":
            if self._shifting_is_barred():
                return Message.of("refuse.shift_in_supply", "M6.6")
            return armies.why_no_transfer(self, seat, action, ARMY_RULES)
        return self.why_no_bargain(seat, action)


__all__ = ["AWAY", "GENERALS", "GONE", "NOBODY", "OFF", "Position"]
