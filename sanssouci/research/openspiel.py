"""Our games as OpenSpiel games: ``pyspiel.load_game("sanssouci_friedrich")``.

Importing this module registers every game that has a grammar. Chance nodes are explicit: a
deal is one node for each card, a roll one for each die. The work is done by ``sequential``; this
only translates.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanssouci.games import game_ids, load
from sanssouci.kernel import BadOption, Game, Scenario
from sanssouci.research.extras import missing
from sanssouci.research.sequential import (
    CHANCE_PLAYER,
    TERMINAL_PLAYER,
    SequentialGame,
    SequentialState,
    is_zero_sum,
)

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("openspiel", error) from error

_PLAYERS = {
    CHANCE_PLAYER: pyspiel.PlayerId.CHANCE,
    TERMINAL_PLAYER: pyspiel.PlayerId.TERMINAL,
}


def short_name(game: Game) -> str:
    return f"sanssouci_{game.id.replace('-', '_')}"


def game_type(game: Game, scenario: Scenario | None = None) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded, or of the scenario then."""
    seats = [len(each.seats) for each in game.scenarios]
    kinds = pyspiel.GameType.Utility
    zero_sum = all(map(is_zero_sum, game.scenarios if scenario is None else (scenario,)))
    utility = kinds.ZERO_SUM if zero_sum else kinds.GENERAL_SUM
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": game.scenarios[0].id, "options": ""},
    )


def read_options(text: str) -> dict[str, str]:
    """Options of a game in one parameter: ``expert:no edition:1``.

    OpenSpiel writes games as text and keeps the sign of equality for itself.
    """
    options = {}
    for pair in text.split():
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadOption(f"option {pair!r} is not of the form name:value")
        options[name] = value
    return options


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A scenario of one of our games."""

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        scenario = given.get("scenario") or None
        self.core = SequentialGame(game, scenario, **read_options(given.get("options", "")))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.core.num_distinct_actions(),
            max_chance_outcomes=self.core.max_chance_outcomes(),
            num_players=self.core.num_players(),
            min_utility=self.core.min_utility(),
            max_utility=self.core.max_utility(),
            utility_sum=self.core.utility_sum(),
            max_game_length=self.core.max_game_length(),
        )
        super().__init__(game_type(game, self.core.scenario), info, given)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        if params:
            raise BadOption(f"there are no parameters of observation, such as {dict(params)}")
        return Observer(self.core, iig_obs_type)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.core: SequentialState = game.core.new_initial_state()

    def current_player(self) -> Any:
        player = self.core.current_player()
        return _PLAYERS.get(player, player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.core.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.core.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.core.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.core.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.core.is_terminal()

    def returns(self) -> list[float]:
        return self.core.returns()

    def __str__(self) -> str:
        return str(self.core)


class Observer:
    """What a player sees, as OpenSpiel's observers give it: one tensor with named parts."""

    def __init__(self, game: SequentialGame, kind: Any) -> None:
        self._recalls = bool(kind and kind.perfect_recall)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._recalls:  # a memory of the whole game fits into no tensor
            self.tensor = np.zeros(game.observation_tensor_size(), np.float32)
            at = 0
            for part in game.slices:
                self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape)
                at += part.size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(state.core.observation_tensor(player), np.float32)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        if self._recalls:
            return state.core.information_state_string(player)
        return state.core.observation_string(player)


def register(game: Game) -> None:
    """Make a game known to ``pyspiel.load_game``; once is enough."""

    class Registered(OpenSpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    if short_name(game) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(game), Registered)


for _id in game_ids():
    if load(_id).grammar:
        register(load(_id))
