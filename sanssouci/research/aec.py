"""A game as a PettingZoo environment: agents are the seats, a step is one word of an action."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar

from sanssouci.games import draw
from sanssouci.kernel import BadOption, Game, Record
from sanssouci.research.extras import MissingExtra, missing
from sanssouci.research.sequential import SequentialGame, SequentialState

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing("research", error) from error

RENDER_MODES = ("ansi", "svg", "rgb_array")
_PICTURE_WIDTH = 1200

Observation = dict[str, NDArray[Any]]


class AecEnv(AECEnv):  # type: ignore[misc]
    """Chance is resolved inside, by the seed given to ``reset``; agents see only their views.

    The agent selected goes on being selected until his action is complete. Rewards come at the
    end and add up to zero (``sequential.share``).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "sanssouci_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game,
        scenario: str | None = None,
        *,
        render_mode: str | None = None,
        most_steps: int | None = None,
        **options: object,
    ) -> None:
        """``most_steps`` ends a game early, as truncated; by default the rules end it."""
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if render_mode == "rgb_array":
            _need_pillow()
        self.game = SequentialGame(game, scenario, **options)
        self.render_mode = render_mode
        self.most_steps = most_steps
        self.possible_agents = list(self.game.seats)
        words = len(self.game.vocabulary)
        numbers = self.game.observation_tensor_size()
        self.action_spaces = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (numbers,), np.float32),
                    "action_mask": spaces.Box(0, 1, (words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng = Random()
        self._player = {agent: player for player, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed it continues the random stream of the previous one."""
        if seed is not None:
            self._rng = Random(seed)
        self.position: SequentialState = self.game.new_initial_state(remember=False)
        self.position.resolve_chance(self._rng)
        self.steps = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._selected()

    def _selected(self) -> str:
        return self.possible_agents[self.position.current_player()]

    def observe(self, agent: str) -> Observation:
        player = self._player[agent]
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        mask[self.position.legal_actions(player)] = 1
        numbers = np.frombuffer(self.position.observation_tensor(player), np.float32)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} has to say a word, not None")
        self.position.apply_action(int(action))
        self.position.resolve_chance(self._rng)
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.position.returns(), strict=True))
        else:
            self.agent_selection = self._selected()
            if self.most_steps is not None and self.steps >= self.most_steps:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def record(self) -> Record:
        """The game so far, to be shown, replayed or made a data set of."""
        return self.position.record()

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees: a line of text, or the map."""
        if self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return self._line()
        svg = draw(self.game.game, self.position.state.view(None))
        return svg if self.render_mode == "svg" else _pixels(svg)

    def _line(self) -> str:
        game, state = self.game.game, self.position.state
        if state.outcome:
            return game.say(state.outcome.message)
        seat = state.actors[0]
        return f"{game.name(seat)}: {game.say(state.prompt(seat))}"

    def close(self) -> None:
        """There is nothing to close."""


def _need_pillow() -> None:
    """Maps are drawn as PNG, which only Pillow can read; it comes with matplotlib."""
    if find_spec("PIL") is None:
        raise MissingExtra(
            "render_mode rgb_array needs Pillow: pip install 'sanssouci[arena]', or render svg"
        )


def _pixels(svg: str) -> NDArray[np.uint8]:
    from io import BytesIO

    from PIL import Image

    from sanssouci.board.drawing.raster import to_png

    with Image.open(BytesIO(to_png(svg, _PICTURE_WIDTH))) as picture:
        return np.asarray(picture.convert("RGB"))
