"""Games that bots play among themselves."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from sanssouci.bots.random import RandomBot
from sanssouci.bots.referee import Referee
from sanssouci.bots.trouble import BotFailed
from sanssouci.kernel import (
    CHANCE,
    TIME_LIMIT,
    BadOption,
    Bot,
    Chronicle,
    Game,
    Record,
    SanssouciError,
    State,
    drawn_from,
)
from sanssouci.kernel.catalogue import tell


class Result(NamedTuple):
    """How one game went."""

    seed: int
    winners: tuple[str, ...]
    reason: str
    turns: int
    """Zero for a game that does not count turns."""
    actions: int
    """Decisions of the players; those of chance are not counted."""
    replaced: int = 0
    """Decisions that a standby took because a bot had no answer that could be used."""


def luck_of_bots(seed: int | None) -> Random:
    """A random source separate from the game's, which may be seeded with the same number."""
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
    watch: Callable[[str, float, BotFailed | None], None] | None = None,
) -> tuple[Record, Result]:
    """One whole game; the seed settles both the luck of the game and that of the bots.

    A bot that fails is replaced for that decision; if ``strict`` it raises BotFailed instead.
    ``watch`` is told after each decision whose it was, how long it took, and why the bot had to
    be replaced, if it had.
    """
    chosen = game.scenario(scenario)
    checked = game.check_options(chosen, options)
    listens = not all(isinstance(bot, RandomBot) for bot in bots.values())
    chronicle = Chronicle(game.begin(chosen, checked), listens=listens)
    state, luck = chronicle.state, drawn_from(Random(seed))
    for seat in bots:
        state.demand_seat(seat)
    if missing := [seat for seat in game.seats(state) if seat not in bots]:
        raise BadOption(tell("arena.no_player", seats=", ".join(missing)))
    referee = Referee(luck_of_bots(seed), seconds, strict=strict)
    chronicle.resolve_chance(luck)
    while actors := state.actors:
        seat = next(iter(state.addressed), actors[0])
        start = time.perf_counter()
        decision = referee.ask(bots[seat], state, seat, chronicle.log(seat))
        if watch is not None:
            watch(seat, time.perf_counter() - start, decision.failed)
        chronicle.apply(seat, decision.action)
        chronicle.resolve_chance(luck)
        if len(chronicle.entries) > most_entries:
            raise SanssouciError(tell("arena.endless", seed=seed, most=most_entries))
    players = {seat: bot.name for seat, bot in bots.items()}
    record = Record(game.id, game.rules_version, chosen.id, checked, players, chronicle.entries)
    result = _result(state, record, seed)._replace(replaced=referee.replaced)
    record.hash = state.hash()
    record.result = str(state.outcome)
    return record, result


def _result(state: State, record: Record, seed: int) -> Result:
    outcome = state.outcome
    assert outcome is not None
    return Result(
        seed,
        outcome.winners,
        outcome.reason,
        getattr(state, "turn", 0),
        sum(entry.seat != CHANCE for entry in record.entries),
    )
