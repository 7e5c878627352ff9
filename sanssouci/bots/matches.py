"""Games that bots play among themselves."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from sanssouci.bots.contract import Bot, decide
from sanssouci.kernel import CHANCE, Game, Play, SanssouciError


class Result(NamedTuple):
    """How one game went."""

    seed: int
    winners: tuple[str, ...]
    reason: str
    turns: int
    """Zero for a game that does not count turns."""
    actions: int
    """Decisions of the players; those of chance are not counted."""


def play_out(
    game: Game,
    scenario: str | None,
    options: Mapping[str, object],
    bots: Mapping[str, Bot],
    seed: int,
    most_actions: int = 1_000_000,
) -> tuple[Play, Result]:
    """One whole game; the seed settles both the luck of the game and that of the bots."""
    play = game.play(scenario, seed=seed, **options)
    play.record.players = {seat: bot.name for seat, bot in bots.items()}
    rng = Random(seed)
    for _ in range(most_actions):
        if not play.state.actors:
            break
        seat = play.state.actors[0]
        play.act(seat, decide(bots[seat], play.state, seat, rng))
    else:
        raise SanssouciError(f"the game with seed {seed} is not over after {most_actions} actions")
    return play, _result(play, seed)


def _result(play: Play, seed: int) -> Result:
    outcome = play.state.outcome
    assert outcome is not None
    return Result(
        seed,
        outcome.winners,
        outcome.reason,
        play.state.view(None).get("turn", 0),
        sum(entry.seat != CHANCE for entry in play.record.entries),
    )
