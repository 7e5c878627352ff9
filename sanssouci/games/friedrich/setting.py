"""Scenarios and options: what a game of Friedrich is played with (F1, F14, F15, F17)."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, Self

from sanssouci.games.friedrich.atlas import GENERALS, SEYDLITZ, TRAINS
from sanssouci.games.friedrich.nations import (
    AUSTRIA,
    ELISABETH,
    FRANCE,
    FREDERICK,
    HANOVER,
    IMPERIAL,
    MARIA,
    NATIONS,
    POMPADOUR,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
)
from sanssouci.games.friedrich.wording import say
from sanssouci.kernel import BadOption, Game, Option, Options, Scenario
from sanssouci.kernel import Setting as BaseSetting

FOUR_PLAYERS = Scenario(
    "four-player",
    seats=(FREDERICK, ELISABETH, MARIA, POMPADOUR),
    rule="F1.1",
    level="veteran",
    minutes=180,
)
THREE_PLAYERS = Scenario(
    "three-player", seats=(FREDERICK, ELISABETH, MARIA), rule="F14.1", level="veteran", minutes=180
)
WAR_IN_THE_WEST = Scenario(
    "war-in-the-west",
    seats=(FREDERICK, POMPADOUR),
    rule="F15.1",
    level="first",
    minutes=45,
    kindest_seat=POMPADOUR,
)
AUSTRIAN_THEATRE = Scenario("austrian-theatre", seats=(FREDERICK, MARIA), rule="F15.1", minutes=75)
SCENARIOS: Final = (FOUR_PLAYERS, THREE_PLAYERS, WAR_IN_THE_WEST, AUSTRIAN_THEATRE)

WHOLE_WAR: Final = (FOUR_PLAYERS.id, THREE_PLAYERS.id)
"""Scenarios are told apart by their ids."""

OPTIONS: Final = (
    Option("expert", True, (True, False), rule="F1.4", matters=WHOLE_WAR),
    Option("edition", 2, (1, 2), rule="F17.8"),
    Option("literal_text", False, (True, False), rule="F17.9"),
    Option("forbid_blocking", True, (True, False), rule="F5.16"),
    Option("fate_deck", "shuffled", ("shuffled", "seeded"), rule="F17.3"),
    Option("anniversary", False, (True, False), rule="F17.4"),
    Option(
        "phantom_cards",
        False,
        (True, False),
        rule="F17.7",
        scenarios=(WAR_IN_THE_WEST.id, AUSTRIAN_THEATRE.id),
    ),
    Option("literal_sweden", False, (True, False), rule="F17.10", scenarios=(AUSTRIAN_THEATRE.id,)),
)

_FULL_STRENGTH = (32, 12, 16, 4, 30, 6, 20)


class Setting(BaseSetting):
    """What stays the same through one game."""

    @classmethod
    def of(cls, game: Game, scenario: Scenario, options: Options) -> Self:
        setting = super().of(game, scenario, options)
        if setting.literal_text and setting.edition != 1:
            raise BadOption(say("refuse.literal_text"))
        return setting

    @cached_property
    def goals(self) -> dict[tuple[Any, ...], tuple[int, ...]]:
        """Objectives by nation in each situation of the war, as ``conquest`` works them out."""
        return {}

    @cached_property
    def edition(self) -> int:
        return int(self.option["edition"])

    @cached_property
    def literal_text(self) -> bool:
        return bool(self.option["literal_text"])

    @cached_property
    def whole_war(self) -> bool:
        """The three- or four-player game, not one theatre of it."""
        return self.scenario.id in WHOLE_WAR

    @cached_property
    def expert(self) -> bool:
        """Two-player scenarios are always basic (F15)."""
        return self.whole_war and bool(self.option["expert"])

    @cached_property
    def forbid_blocking(self) -> bool:
        return bool(self.option["forbid_blocking"])

    @cached_property
    def seeded_fate(self) -> bool:
        return bool(self.option["fate_deck"] == "seeded")

    @cached_property
    def anniversary(self) -> bool:
        return bool(self.option["anniversary"])

    @cached_property
    def phantom_cards(self) -> bool:
        return bool(self.option["phantom_cards"])

    @cached_property
    def literal_sweden(self) -> bool:
        return bool(self.option["literal_sweden"])

    @cached_property
    def decks(self) -> int:
        return 5 if self.anniversary else 4

    @cached_property
    def in_the_west(self) -> bool:
        return self.scenario.id == WAR_IN_THE_WEST.id

    @cached_property
    def in_the_theatre(self) -> bool:
        return self.scenario.id == AUSTRIAN_THEATRE.id

    @cached_property
    def nations(self) -> tuple[int, ...]:
        """The nations with pieces in this scenario, in order of play."""
        if self.in_the_west:
            return (PRUSSIA, HANOVER, FRANCE)
        if self.in_the_theatre:
            return (PRUSSIA, AUSTRIA, IMPERIAL)
        return tuple(range(len(NATIONS)))

    @cached_property
    def first_controllers(self) -> tuple[str, ...]:
        """By nation, the seat that leads it at the start."""
        west = POMPADOUR if POMPADOUR in self.scenario.seats else ELISABETH
        seats = {
            RUSSIA: ELISABETH,
            SWEDEN: ELISABETH,
            AUSTRIA: MARIA,
            IMPERIAL: MARIA,
            FRANCE: west,
        }
        return tuple(seats.get(nation, FREDERICK) for nation in range(len(NATIONS)))

    @cached_property
    def strength(self) -> tuple[int, ...]:
        """By nation, its troops at the start, which is also the most it may ever have (F6.2)."""
        strength = list(_FULL_STRENGTH)
        if self.in_the_west:
            strength[PRUSSIA] = 3
        elif self.in_the_theatre:
            strength[PRUSSIA] = 24
        return tuple(
            troops if nation in self.nations else 0 for nation, troops in enumerate(strength)
        )

    @cached_property
    def pieces(self) -> frozenset[int]:
        """The pieces that take part."""
        pieces = {
            piece for nation in self.nations for piece in (*GENERALS[nation], *TRAINS[nation])
        }
        if self.in_the_west:
            pieces -= {*GENERALS[PRUSSIA], TRAINS[PRUSSIA][0]}
            pieces.add(SEYDLITZ)
        elif self.in_the_theatre:
            pieces -= set(GENERALS[PRUSSIA][5:])
        return frozenset(pieces)
