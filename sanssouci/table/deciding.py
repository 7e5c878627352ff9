"""A bot's decision at a table: its own, or a substitute's if it has no usable one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from sanssouci.bots import BotFailed, Decision
from sanssouci.bots.referee import ruling
from sanssouci.kernel import Action, any_of, commitment
from sanssouci.table.bot_pool import BotPool, Question
from sanssouci.table.in_memory import TableInMemory


async def decide(
    bots: BotPool, question: Question, legal: Sequence[Action], asides: Collection[Action]
) -> Decision:
    """One of these actions, as the referee rules."""
    at_random = partial(any_of, legal, Random(question.seed))
    hearing = ruling(question.bot, lambda action: action in legal or action in asides, at_random)
    try:
        name = next(hearing)
        while True:
            try:
                choice = await bots.choose(replace(question, bot=name))
            except BotFailed as failed:
                name = hearing.throw(failed)
            else:
                name = hearing.send(choice)
    except StopIteration as ruled:
        decision: Decision = ruled.value
        return decision


def luck_of_bot(table: TableInMemory, seat: str, use: str = "bot") -> str:
    """The seed of a bot.

    It is the same after a restart, reveals nothing of the table's seed and does not depend on
    others' secret asides.
    """
    known = table.course.told_number((seat,), table.course.count)
    return commitment(f"{use} {table.head.seed} {seat} {known}")
