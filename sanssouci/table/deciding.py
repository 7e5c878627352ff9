"""A bot's decision at a table: its own, or that of a standby if it has none that can be used."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random

from sanssouci.bots import BotFailed, Captain, Decision, RandomBot, one_line
from sanssouci.bots.trouble import Trouble
from sanssouci.kernel import Action
from sanssouci.table.bot_pool import BotPool, Question


async def decide(
    bots: BotPool, question: Question, legal: Sequence[Action], asides: Collection[Action]
) -> Decision:
    """One of these actions, as ``bots.Referee`` would find it."""
    allowed = {*legal, *asides}
    try:
        return await _asked(bots, question, allowed)
    except BotFailed as failed:
        standby = await _standby(bots, question, legal, allowed)
        return standby._replace(failed=failed)


async def _asked(bots: BotPool, question: Question, allowed: Collection[Action]) -> Decision:
    action, why = await bots.choose(question)
    if action not in allowed:
        raise BotFailed(Trouble.ILLEGAL, str(action))
    return Decision(action, one_line(why), question.bot)


async def _standby(
    bots: BotPool, question: Question, legal: Sequence[Action], allowed: Collection[Action]
) -> Decision:
    if question.bot != Captain.name:
        try:
            return await _asked(bots, replace(question, bot=Captain.name), allowed)
        except BotFailed:
            pass
    return Decision(Random(question.seed).choice(legal), RandomBot.why, RandomBot.name)
