"""Friedrich as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Final

from sanssouci.cards.tactical import BY_TEXT, SYMBOLS
from sanssouci.games.friedrich import setup
from sanssouci.games.friedrich.atlas import ATLAS, DATA
from sanssouci.games.friedrich.nations import FREDERICK, NATION_INDEX, NATION_NAMES, ROLE_NAMES
from sanssouci.games.friedrich.notation import canonical
from sanssouci.games.friedrich.officers import OFFICERS
from sanssouci.games.friedrich.officers.combat_odds import combat_odds
from sanssouci.games.friedrich.officers.judgement import FriedrichJudgement
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.sequence import PHASES
from sanssouci.games.friedrich.setting import (
    FOUR_PLAYERS,
    OPTIONS,
    SCENARIOS,
    THREE_PLAYERS,
    Setting,
)
from sanssouci.games.friedrich.victory import REASONS
from sanssouci.kernel import (
    Action,
    BadOption,
    BadRecord,
    Bot,
    Catalogue,
    Encoding,
    Game,
    Judgement,
    Option,
    Options,
    Outcome,
    Scenario,
    Situation,
    State,
)


class Friedrich(Game):
    """The game; ``play`` starts one, ``new`` gives a bare position."""

    id: ClassVar[str] = "friedrich"
    title: ClassVar[str] = "Friedrich"
    credit: ClassVar[str] = "Friedrich was designed by Richard Sivél and published by Histogame."
    rules_version: ClassVar[str] = "1"
    scenarios: ClassVar[tuple[Scenario, ...]] = SCENARIOS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    reasons: ClassVar[tuple[str, ...]] = REASONS
    officers: ClassVar[Mapping[str, type[Bot]]] = OFFICERS
    judgement: ClassVar[Judgement | None] = FriedrichJudgement()

    def check_options(self, scenario: Scenario, options: Mapping[str, object]) -> Options:
        """Two-player scenarios are basic games (F15.1)."""
        checked = super().check_options(scenario, options)
        if scenario not in (FOUR_PLAYERS, THREE_PLAYERS):
            if options.get("expert") is not None and checked["expert"]:
                raise BadOption(f"option expert cannot be yes in {scenario.id} [F15.1]")
            checked["expert"] = False
        return checked

    def begin(self, scenario: Scenario, options: Options) -> Position:
        position = Position(Setting.of(scenario, options))
        setup.begin(position)
        return position

    def seats(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, Position)
        return state.setting.scenario.seats

    def sides(self, scenario: Scenario) -> tuple[tuple[str, ...], ...]:
        """One against all (F1.2)."""
        return (FREDERICK,), tuple(seat for seat in scenario.seats if seat != FREDERICK)

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue.load(DATA / "messages.en.toml")

    @cached_property
    def _names(self) -> dict[str, str]:
        return {
            **{place.id: place.name for place in ATLAS.map.places},
            **{piece.id: piece.name for piece in ATLAS.pieces},
            **{id: NATION_NAMES[nation] for id, nation in NATION_INDEX.items()},
            **ROLE_NAMES,
        }

    def name(self, id: str) -> str:
        """Display names; several ids in one word or list are named one by one."""
        if id in self._names:
            return self._names[id]
        for separator, joint in (("+", " and "), (" ", ", ")):
            parts = id.split(separator)
            if len(parts) > 1 and all(part in self._names or part in BY_TEXT for part in parts):
                return joint.join(self.name(part) for part in parts)
        return card_name(id) if id in BY_TEXT else id

    @cached_property
    def encoding(self) -> Encoding:
        from sanssouci.games.friedrich.tensors import FriedrichEncoding  # not needed to play

        return FriedrichEncoding()

    def canonical(self, state: State, seat: str, action: Action) -> Action:
        assert isinstance(state, Position)
        return canonical(state, seat, action)

    def odds(self, situation: Situation) -> dict[str, Any] | None:
        """The odds of the combat that the seat is in."""
        return combat_odds(situation)

    def from_json(self, data: Mapping[str, Any]) -> Position:
        try:
            return _read_position(self, data)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BadRecord(f"not a position of Friedrich: {error!r}") from error


def card_name(text: str) -> str:
    """A card as people write it: the symbol of its suit, without its deck."""
    face, _, _ = text.partition(".")
    return "Reserve" if face == "R" else face[:-1] + SYMBOLS["SCHD".index(face[-1])]


def _read_position(game: Friedrich, data: Mapping[str, Any]) -> Position:
    scenario = game.scenario(data["scenario"])
    setting = Setting.of(scenario, game.check_options(scenario, data["options"]))
    position = Position(setting)
    for name in (
        "turn", "controllers", "out", "place", "troops", "down", "pools", "hands", "pile",
        "opened", "buried", "recycled", "held_over", "aside", "offensive", "fate_left", "fate",
        "fate_spent", "strokes", "victor", "imperial_attacks", "imperial_beaten",
    ):  # fmt: skip
        value = data[name]
        setattr(position, name, list(value) if isinstance(value, list) else value)
    position.hands = [list(hand) for hand in data["hands"]]
    position.known = [(seat, card) for seat, card in data["known"]]
    position.markers = sum(1 << ATLAS.index[city] for city in data["markers"])
    position.questions = sum(1 << ATLAS.index[city] for city in data["questions"])
    position.stack = [PHASES[frame["phase"]].from_json(frame) for frame in data["stack"]]
    if ended := data["outcome"]:
        position.outcome = Outcome.from_json(ended)
    return position


FRIEDRICH_GAME: Final = Friedrich()
