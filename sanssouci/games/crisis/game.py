"""The Great Crisis as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from sanssouci.games.crisis import setup
from sanssouci.games.crisis.atlas import CARDS, COMMANDER_INDEX, INDEX, PACK
from sanssouci.games.crisis.notation import canonical
from sanssouci.games.crisis.officers import OFFICERS
from sanssouci.games.crisis.pack import TURN_END
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.sequence import PHASES
from sanssouci.games.crisis.setting import OPTIONS, SCENARIOS, Setting
from sanssouci.games.crisis.victory import REASONS
from sanssouci.kernel import (
    Action,
    BadRecord,
    Bot,
    Catalogue,
    Encoding,
    Game,
    Option,
    Options,
    Outcome,
    Scenario,
    State,
)

MESSAGES = Path(__file__).parent / "data" / "messages.en.toml"


class Crisis(Game):
    """The game; ``play`` starts one, ``new`` gives a bare position."""

    id: ClassVar[str] = "crisis"
    title: ClassVar[str] = "The Great Crisis of Frederick II"
    credit: ClassVar[str] = (
        "The Great Crisis of Frederick II was designed by Tetsuya Nakamura and published by "
        "VUCA Simulations."
    )
    rules_version: ClassVar[str] = f"1-{PACK.fingerprint}"
    reconstruction: ClassVar[bool] = PACK.reconstruction
    scenarios: ClassVar[tuple[Scenario, ...]] = SCENARIOS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    reasons: ClassVar[tuple[str, ...]] = REASONS
    officers: ClassVar[Mapping[str, type[Bot]]] = OFFICERS

    def begin(self, scenario: Scenario, options: Options) -> Position:
        position = Position(Setting.of(scenario, options))
        setup.begin(position)
        return position

    def seats(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, Position)
        return state.setting.scenario.seats

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue.load(MESSAGES)

    @cached_property
    def _names(self) -> dict[str, str]:
        return {
            **{space.id: space.name for space in PACK.spaces},
            **{commander.id: commander.name for commander in PACK.commanders},
            **{nation.id: nation.name for nation in PACK.nations},
            **{card.id: card.name for card in CARDS},
            TURN_END: "turn end",
        }

    def name(self, id: str) -> str:
        """Display names; a unit is named with its state, several ids one by one."""
        if id in self._names:
            return self._names[id]
        kind, *states = id.split(".")
        if states and kind in self._names:
            return f"{self._names[kind]} ({', '.join(states)})"
        parts = id.split(" ")
        if len(parts) > 1 and all(part in self._names for part in parts):
            return ", ".join(map(self.name, parts))
        return id

    @cached_property
    def encoding(self) -> Encoding:
        from sanssouci.games.crisis.tensors import CrisisEncoding  # not needed to play

        return CrisisEncoding()

    def canonical(self, state: State, seat: str, action: Action) -> Action:
        assert isinstance(state, Position)
        return canonical(state, seat, action)

    def from_json(self, data: Mapping[str, Any]) -> Position:
        try:
            return _read_position(self, data)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BadRecord(f"not a position of The Great Crisis: {error!r}") from error


def _read_position(game: Crisis, data: Mapping[str, Any]) -> Position:
    scenario = game.scenario(data["scenario"])
    position = Position(Setting.of(scenario, game.check_options(scenario, data["options"])))
    for name in ("turn", "empress_dead", "army"):
        setattr(position, name, data[name])
    for name in ("reserve", "retreats", "cup"):
        setattr(position, name, list(data[name]))
    for name in ("hands", "decks", "used", "held_over", "recycled"):
        setattr(position, name, [list(cards) for cards in data[name]])
    for name in ("scorched", "earned", "boxes_entered", "boxes_left"):
        setattr(position, name, sum(1 << INDEX[space] for space in data[name]))
    for name in ("released", "waiting", "removed"):
        setattr(position, name, sum(1 << COMMANDER_INDEX[each] for each in data[name]))
    for space, nation in enumerate(data["control"]):
        position.give(space, nation)
    for name, units in data["at"].items():
        position.station(INDEX[name], tuple(units))
    position.stack = [PHASES[frame["phase"]].from_json(frame) for frame in data["stack"]]
    if ended := data["outcome"]:
        position.outcome = Outcome.from_json(ended)
    return position


CRISIS: Final = Crisis()
