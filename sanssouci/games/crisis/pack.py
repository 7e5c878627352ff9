"""The data of the game as typed values: map, counters, set-up, turn track and cards.

``Pack.fingerprint`` names everything in it that matters in play; the game makes it a part of its
rules version, so that a record is never replayed on other data. ``shelf`` says which pack is used.

Spaces, nations, commanders and cards are numbered in the order of their tables; nations have the
order of NATIONS in every pack.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from sanssouci.board.mapfile import Place, Road
from sanssouci.board.packs import fingerprint

BUILT_IN: Final = Path(__file__).parent / "data"

NATIONS: Final = (
    *("prussia", "britain"),
    *("austria", "france", "russia", "sweden", "saxony", "empire"),
)
ARMIES: Final = ("prussia", "britain", "austria", "france", "russia")
ALLIANCES: Final = ("prussia", "austria")
TURN_END: Final = "turn-end"
"""The chit that ends a turn; the others are called like their armies."""

UNIT_RESERVE: Final = -1
COMMANDER_RESERVE: Final = -2
RESERVES: Final = {"unit-reserve": UNIT_RESERVE, "commander-reserve": COMMANDER_RESERVE}
"""Where a commander may start other than in a space."""

KINDS: Final = ("resource-fort", "fort", "resource-city", "city", "box")
BOX_OWNERS: Final = ("britain", "sweden", "russia")
EFFECTS: Final = (
    *("oblique-order", "flank-attack", "surprise", "cavalry-charge", "rapid-advance"),
    *("rapid-mobilization", "hills", "marsh", "forest", "scorched-earth"),
)
"""What cards can do; the rules know each by this name."""
AMOUNT_NEEDED: Final = ("flank-attack", "rapid-advance", "hills", "marsh")
SIDES: Final = ("either", "active", "passive")
ELIZABETH: Final = "elizabeth"
"""The event of the first turn at whose end the Empress may die."""
SOURCES: Final = ("text", "found", "invented", "print")


@dataclass(frozen=True, slots=True, kw_only=True)
class Space(Place):
    kind: str
    nation: int
    resources: int
    """How many resource spaces it counts for: 1 or 0, more for a box."""
    source: str

    @property
    def is_box(self) -> bool:
        return self.kind == "box"

    @property
    def is_fort(self) -> bool:
        return self.kind in ("resource-fort", "fort")

    @property
    def capacity(self) -> int:
        """How many units it takes on defense."""
        return {"resource-fort": 2, "fort": 1}.get(self.kind, 0)


@dataclass(frozen=True, slots=True)
class Route(Road):
    """``kind`` is land or sea."""

    source: str


@dataclass(frozen=True, slots=True)
class Nation:
    index: int
    id: str
    name: str
    troops: int
    """The counters there are, commanders not included: more can never be in play."""
    released: int
    """How many random commanders pass to the unit reserve when the game is set up."""
    source: str

    @property
    def army(self) -> str:
        return self.id if self.id in ARMIES else "austria"

    @property
    def alliance(self) -> str:
        """On whose side it begins the war."""
        return "prussia" if self.army in ("prussia", "britain") else "austria"


@dataclass(frozen=True, slots=True)
class Commander:
    index: int
    id: str
    name: str
    nation: int
    leadership: int
    rating: int
    start: int
    """A space, UNIT_RESERVE or COMMANDER_RESERVE."""
    source: str


@dataclass(frozen=True, slots=True)
class Placement:
    """Troops that are set up in a space; the commanders there are not counted."""

    nation: int
    space: int
    troops: int
    source: str


@dataclass(frozen=True, slots=True)
class Turn:
    number: int
    year: int
    month: str
    kind: str
    """campaign or winter"""
    chits: tuple[str, ...]
    """What joins the cup when the turn begins: names of ARMIES, and TURN_END."""
    event: str
    source: str

    @property
    def winter(self) -> bool:
        return self.kind == "winter"


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card; ``copies`` of it are in the deck."""

    index: int
    id: str
    """Unique in its deck; the other deck may have a card of the same id."""
    name: str
    deck: str
    effect: str
    number: int | None
    """What a commander in the battle must be rated at least; None if no battle is needed."""
    amount: int
    """How much, for an effect that needs telling: action points, pips or dice."""
    copies: int
    side: str
    """Who may use it: the active side, the passive one, or either."""
    text: str
    source: str


@dataclass(frozen=True)
class Pack:
    title: str
    reconstruction: bool
    notes: str
    nations: tuple[Nation, ...]
    spaces: tuple[Space, ...]
    routes: tuple[Route, ...]
    commanders: tuple[Commander, ...]
    placements: tuple[Placement, ...]
    turns: tuple[Turn, ...]
    cards: tuple[Card, ...]
    king: int
    """The commander whose death loses the war."""
    capital: int
    """The space whose loss makes defeat easier."""

    @cached_property
    def fingerprint(self) -> str:
        """Names what matters in play; wording, places on the sheet and sources do not."""
        return fingerprint(
            (
                [(n.id, n.troops, n.released) for n in self.nations],
                [(s.id, s.kind, s.nation, s.resources) for s in self.spaces],
                sorted((*sorted((r.a, r.b)), r.kind) for r in self.routes),
                [(c.id, *astuple(c)[3:7]) for c in self.commanders],
                sorted(astuple(p)[:3] for p in self.placements),
                [(t.year, t.month, t.winter, t.chits, t.event) for t in self.turns],
                [(c.id, *astuple(c)[3:9]) for c in self.cards],
                (self.king, self.capital),
            )
        )

    @cached_property
    def space_index(self) -> dict[str, int]:
        return {space.id: space.index for space in self.spaces}

    @cached_property
    def commander_index(self) -> dict[str, int]:
        return {commander.id: commander.index for commander in self.commanders}

    def deck(self, alliance: str) -> tuple[Card, ...]:
        """All cards of a deck, each as often as it is there."""
        return tuple(
            card for card in self.cards if card.deck == alliance for _ in range(card.copies)
        )

    def box_of(self, nation: int) -> int | None:
        """The off-map box that only this nation may enter."""
        return next((s.index for s in self.spaces if s.is_box and s.nation == nation), None)


def load_pack(path: Path = BUILT_IN) -> Pack:
    """Read and check a folder or a .zip; raises BadPack with everything that is wrong."""
    from sanssouci.games.crisis.pack_tables import read_pack

    return read_pack(path)
