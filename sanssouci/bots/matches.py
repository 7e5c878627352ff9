"""Games that bots play among themselves."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from sanssouci.bots.random import RandomBot
from sanssouci.bots.referee import Referee
from sanssouci.kernel import (
    CHANCE,
    TIME_LIMIT,
    Bot,
    Entry,
    Game,
    Line,
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
    replaced: int = 0
    """Decisions that a standby took because a bot had no answer that could be used."""


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

    A bot that fails is replaced for that decision; if ``strict`` it raises BotFailed instead.
    ``watch`` is told after each decision whose it was, how long it took, and whether the bot had
    to be replaced.
    """
    chosen = game.scenario(scenario)
    checked = game.check_options(chosen, options)
    state = game.begin(chosen, checked)
    players = {seat: bot.name for seat, bot in bots.items()}
    record = Record(game.id, game.rules_version, chosen.id, checked, players)
    fortune = Random(seed)
    referee = Referee(luck_of_bots(seed), seconds, strict=strict)
    hearing = _Hearing(state, bots)
    while actors := state.actors:
        seat = actors[0]
        if seat == CHANCE:
            action = state.sample_chance(fortune)
        else:
            start = time.perf_counter()
            decision = referee.ask(bots[seat], state, seat, hearing.of(seat))
            action = decision.action
            if watch is not None:
                watch(seat, time.perf_counter() - start, decision.failed is not None)
        state.apply(seat, action)
        record.entries.append(Entry(seat, action))
        if len(record.entries) > most_entries:
            raise SanssouciError(f"the game with seed {seed} has no end in {most_entries} entries")
    result = _result(state, record, seed)._replace(replaced=referee.replaced)
    record.hash = state.hash()
    record.result = str(state.outcome)
    return record, result


class _Hearing:
    """What each seat has been told, sorted out line by line as a game goes on."""

    def __init__(self, state: State, bots: Mapping[str, Bot]) -> None:
        listening = [seat for seat, bot in bots.items() if not isinstance(bot, RandomBot)]
        self._lines: list[Line] = []
        self._heard: dict[str, list[Line]] = {seat: [] for seat in listening}
        if listening:  # a quiet game is quicker
            state.log = self._lines

    def of(self, seat: str) -> Sequence[Line]:
        if seat not in self._heard:
            return ()
        for line in self._lines:
            for each, heard in self._heard.items():
                if line.visible_to(each):
                    heard.append(line)
        self._lines.clear()
        return self._heard[seat]


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
