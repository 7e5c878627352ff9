"""Games that bots play among themselves."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from sanssouci.bots.contract import decide
from sanssouci.kernel import CHANCE, Bot, Entry, Game, Record, SanssouciError, State


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
) -> tuple[Record, Result]:
    """One whole game; the seed settles both the luck of the game and that of the bots."""
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
            action = decide(bots[seat], state, seat, luck)
        state.apply(seat, action)
        record.entries.append(Entry(seat, action))
        if len(record.entries) > most_entries:
            raise SanssouciError(f"the game with seed {seed} has no end in {most_entries} entries")
    result = _result(state, record, seed)
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
        state.view(None).get("turn", 0),
        sum(entry.seat != CHANCE for entry in record.entries),
    )
