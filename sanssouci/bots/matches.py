"""Games that bots play among themselves."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from sanssouci.bots.contract import decide
from sanssouci.kernel import (
    CHANCE,
    TIME_LIMIT,
    Action,
    Bot,
    Entry,
    Game,
    Record,
    SanssouciError,
    State,
)


class Result(NamedTuple):
    """How one game went."""

    seed: int
    winners: tuple[str, ...]
    reason: str
    turns: int
    """Zero for a game that does not count turns."""
    actions: int
    """Decisions of the players; those of chance are not counted."""


def luck_of_bots(seed: int | None) -> Random:
    """A source of luck apart from that of the game, which may be seeded with the same number."""
    return Random() if seed is None else Random(f"bots {seed}")


def play_out(
    game: Game,
    scenario: str | None,
    options: Mapping[str, object],
    bots: Mapping[str, Bot],
    seed: int,
    most_entries: int = 1_000_000,
    *,
    seconds: float = TIME_LIMIT,
    strict: bool = False,
    watch: Callable[[str, float, bool], None] | None = None,
) -> tuple[Record, Result]:
    """One whole game; the seed settles both the luck of the game and that of the bots.

    ``seconds`` is how long a bot may think about one decision; a bot that fails is replaced for
    that decision, or ends the game with its error if ``strict``. ``watch`` is told after each
    which seat has decided, how long it really took, and whether the bot had to be replaced.
    """
    chosen = game.scenario(scenario)
    checked = game.check_options(chosen, options)
    state = game.begin(chosen, checked)
    players = {seat: bot.name for seat, bot in bots.items()}
    record = Record(game.id, game.rules_version, chosen.id, checked, players)
    fortune, luck = Random(seed), luck_of_bots(seed)
    while actors := state.actors:
        seat = actors[0]
        if seat == CHANCE:
            action = state.sample_chance(fortune)
        else:
            start = time.perf_counter()
            action, replaced = _asked(bots[seat], state, seat, luck, seconds, strict)
            if watch is not None:
                watch(seat, time.perf_counter() - start, replaced)
        state.apply(seat, action)
        record.entries.append(Entry(seat, action))
        if len(record.entries) > most_entries:
            raise SanssouciError(f"the game with seed {seed} has no end in {most_entries} entries")
    result = _result(state, record, seed)
    record.hash = state.hash()
    record.result = str(state.outcome)
    return record, result


def _asked(
    bot: Bot, state: State, seat: str, luck: Random, seconds: float, strict: bool
) -> tuple[Action, bool]:
    """A legal action, and whether it is a random one because the bot had none."""
    try:
        action = decide(bot, state, seat, luck, seconds)
        if action not in state.legal(seat) and action not in state.asides(seat):
            raise SanssouciError(f"{bot.name} wants {action!r} as {seat}, which is not legal")
    except Exception:  # whatever it is, the game must go on
        if strict:
            raise
        return luck.choice(state.legal(seat)), True
    return action, False


def _result(state: State, record: Record, seed: int) -> Result:
    outcome = state.outcome
    assert outcome is not None
    return Result(
        seed,
        outcome.winners,
        outcome.reason,
        state.view(None).get("turn", 0),
        sum(entry.seat != CHANCE for entry in record.entries),
    )
