"""Scenarios and options: what a game of Maria is played with (M1.7, M26, M27, M28)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from sanssouci.games.maria.atlas import (
    BOHEMIA,
    DESSAUER,
    FLANDERS,
    GENERALS,
    GRAPH,
    PIECES,
    SECOND_TRAIN,
    TRAINS,
)
from sanssouci.games.maria.deck import RESERVE, SUIT, VALUE
from sanssouci.games.maria.nations import (
    ALL,
    AUSTRIA,
    BAVARIA,
    FRANCE,
    FREDERICK,
    LOUIS,
    MARIA,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.kernel import Option, Scenario
from sanssouci.kernel import Setting as BaseSetting

if TYPE_CHECKING:
    from sanssouci.games.maria.relations import Relations

ADVANCED = Scenario(
    "advanced", seats=(MARIA, FREDERICK, LOUIS), rule="M1.7", level="veteran", minutes=300
)
INTRODUCTORY = Scenario(
    "introductory", seats=(MARIA, FREDERICK, LOUIS), rule="M26.1", level="first", minutes=120
)
TWO_PLAYERS = Scenario(
    "two-player", seats=(MARIA, LOUIS), rule="M27.1", level="veteran", minutes=270
)
SCENARIOS: Final = (ADVANCED, INTRODUCTORY, TWO_PLAYERS)
WHOLE_WAR: Final = (ADVANCED.id, TWO_PLAYERS.id)
"""The scenarios with politics and both maps."""

_YES_NO: Final = (True, False)
_POLITICAL: Final = WHOLE_WAR
_FIRST_GAME: Final = (INTRODUCTORY.id,)

OPTIONS: Final = (
    Option("display_order", "f-p-r-a", ("f-p-r-a", "f-r-p-a"), rule="M16.4", scenarios=_POLITICAL),
    Option("bids", "one", ("one", "several"), rule="M16.4", scenarios=_POLITICAL),
    Option("late_return", False, _YES_NO, rule="M16.10", scenarios=_POLITICAL),
    Option("reserve_pays", 8, (8, 10), rule="M5.8"),
    Option("hussar_range", "any", ("any", "open"), rule="M8.3"),
    Option("neutral_hussars", False, _YES_NO, rule="M8.3", scenarios=_POLITICAL),
    Option("free_detour", True, _YES_NO, rule="M8.5"),
    Option("set_aside_scores", False, _YES_NO, rule="M15.5", scenarios=_POLITICAL),
    Option("set_aside_counts", False, _YES_NO, rule="M25.1", scenarios=_POLITICAL),
    Option("silesian_markers", "stay", ("stay", "return"), rule="M20.2", scenarios=_POLITICAL),
    Option("victory_tests", "all", ("all", "stages"), rule="M25.2", scenarios=_POLITICAL),
    Option("surplus", True, _YES_NO, rule="M25.3"),
    Option("subsidised", "allies", ("allies", "cooperating"), rule="M24.3", scenarios=_POLITICAL),
    Option("fixed_troops", "minimum", ("minimum", "exact"), rule="M3.2", scenarios=_POLITICAL),
    Option("seam_supply", True, _YES_NO, rule="M7.5", scenarios=_POLITICAL),
    Option("seam_protection", True, _YES_NO, rule="M10.3", scenarios=_POLITICAL),
    Option("hungry_claims", False, _YES_NO, rule="M7.8"),
    Option("saxony_returns", True, _YES_NO, rule="M19.9", scenarios=_POLITICAL),
    Option("saxony_shift", "reached", ("reached", "each"), rule="M19.2", scenarios=_POLITICAL),
    Option("last_election", "next", ("next", "same"), rule="M18.2", scenarios=_POLITICAL),
    Option("emperor_stays", True, _YES_NO, rule="M18.5", scenarios=_POLITICAL),
    Option("mission_impossible", "card", ("card", "nothing"), rule="M17.7", scenarios=_POLITICAL),
    Option("loser_removes", "placed", ("placed", "earned"), rule="M14.7", scenarios=_POLITICAL),
    Option("battle_box", "each", ("each", "shared"), rule="M14.7", scenarios=_POLITICAL),
    Option("declining", True, _YES_NO, rule="M10.8"),
    Option("mission_return", "must", ("must", "may"), rule="M17.5", scenarios=_POLITICAL),
    Option("first_trump", "pile", ("pile", "none"), rule="M16.3", scenarios=_POLITICAL),
    Option("bavarian_subsidy", "turn", ("turn", "year"), rule="M24.4", scenarios=_POLITICAL),
    Option("neutral_politics", True, _YES_NO, rule="M20.7", scenarios=_POLITICAL),
    Option(
        "introductory_pools",
        "working",
        ("working", "advanced"),
        rule="M26.2",
        scenarios=_FIRST_GAME,
    ),
    Option(
        "introductory_income",
        "working",
        ("working", "advanced"),
        rule="M26.2",
        scenarios=_FIRST_GAME,
    ),
    Option(
        "two_player_wins", "either", ("either", "both"), rule="M27.1", scenarios=(TWO_PLAYERS.id,)
    ),
)

_STRENGTH: Final = {FRANCE: 26, BAVARIA: 5, PRUSSIA: 22, SAXONY: 5, AUSTRIA: 28, PRAGMATIC: 14}
_INTRODUCTORY_STRENGTH: Final = {FRANCE: 15, BAVARIA: 5, PRUSSIA: 16, SAXONY: 5, AUSTRIA: 24}
_MARKERS: Final = {FRANCE: 11, PRUSSIA: 13, AUSTRIA: 8, PRAGMATIC: 8}
_INTRODUCTORY_MARKERS: Final = {FRANCE: 6, PRUSSIA: 10, AUSTRIA: 5}
_INCOME: Final = {FRANCE: 5, BAVARIA: 1, PRUSSIA: 3, SAXONY: 1, AUSTRIA: 5, PRAGMATIC: 3}
_INTRODUCTORY_INCOME: Final = {FRANCE: 3, BAVARIA: 2, PRUSSIA: 3, SAXONY: 1, AUSTRIA: 4}
_INCOME_OF_1741: Final = {FRANCE: 4, BAVARIA: 2, PRUSSIA: 3, SAXONY: 1, AUSTRIA: 5}
"""With the French subsidy to Bavaria, as there are no contracts in that game."""
_OPENING_HANDS: Final = {
    FRANCE: 2, BAVARIA: 5, PRUSSIA: 9, SAXONY: 3, AUSTRIA: 5, PRAGMATIC: 3,
}  # fmt: skip


def _by_nation(numbers: dict[int, int]) -> tuple[int, ...]:
    return tuple(numbers.get(nation, 0) for nation in range(len(NATIONS)))


class Setting(BaseSetting):
    """What stays the same through one game."""

    @cached_property
    def whole_war(self) -> bool:
        """Both maps and politics; not the introductory game (M26)."""
        return self.scenario.id in WHOLE_WAR

    @cached_property
    def turns(self) -> int:
        return 12 if self.whole_war else 9

    @cached_property
    def nations(self) -> tuple[int, ...]:
        """The powers that take part, in order of play."""
        return ALL if self.whole_war else ALL[:PRAGMATIC]

    @cached_property
    def land(self) -> int:
        """The towns in play (M26.1)."""
        return FLANDERS | BOHEMIA if self.whole_war else BOHEMIA

    @cached_property
    def leaders(self) -> tuple[str, ...]:
        """By power, the seat that leads it at the start (M1.1, M27.1)."""
        if self.scenario.id == TWO_PLAYERS.id:
            return (LOUIS, LOUIS, LOUIS, LOUIS, MARIA, MARIA)
        return (LOUIS, LOUIS, FREDERICK, FREDERICK, MARIA, FREDERICK)

    @cached_property
    def strength(self) -> tuple[int, ...]:
        """By power, its troops at the start, and the most it may ever have (M6.2, M26.2)."""
        return _by_nation(_STRENGTH if self.whole_war else _INTRODUCTORY_STRENGTH)

    @cached_property
    def markers(self) -> tuple[int, ...]:
        """By power, all its victory markers (M14.1, M26.2)."""
        if self.whole_war:
            return _by_nation(_MARKERS)
        if self.option["introductory_pools"] == "working":
            return _by_nation(_INTRODUCTORY_MARKERS)
        attackers = {nation: _MARKERS[nation] for nation in (FRANCE, PRUSSIA)}
        return _by_nation({**_INTRODUCTORY_MARKERS, **attackers})

    @cached_property
    def income(self) -> tuple[int, ...]:
        """By power, the cards it draws in a turn, before all that adds or takes (M5.3)."""
        if self.whole_war:
            return _by_nation(_INCOME)
        working = self.option["introductory_income"] == "working"
        return _by_nation(_INTRODUCTORY_INCOME if working else _INCOME_OF_1741)

    @cached_property
    def opening_hands(self) -> tuple[int, ...]:
        """By power (M3.5)."""
        return _by_nation({n: _OPENING_HANDS[n] for n in self.nations})

    @cached_property
    def pieces(self) -> frozenset[int]:
        """The pieces that take part (M26.1)."""
        if self.whole_war:
            return frozenset(range(len(PIECES)))
        return frozenset(
            piece
            for nation in self.nations
            for piece in (*GENERALS[nation], *TRAINS[nation])
            if piece not in (DESSAUER, SECOND_TRAIN) and GRAPH.bit[PIECES[piece].start] & BOHEMIA
        )

    @cached_property
    def pieces_in_order(self) -> tuple[int, ...]:
        return tuple(sorted(self.pieces))

    @cached_property
    def pay_values(self) -> Sequence[int]:
        """By card, what it is worth in a payment (M5.8)."""
        worth = int(self.option["reserve_pays"])
        return tuple(
            worth if suit == RESERVE else value for suit, value in zip(SUIT, VALUE, strict=True)
        )

    @cached_property
    def known_relations(self) -> dict[tuple[Any, ...], Relations]:
        """Who is whose enemy in each situation of the war, as ``relations`` works it out."""
        return {}
