"""Advice for people at a table: a hint for their decision, and the odds of their combat.

Both are made in the processes of the bots, from what the seat may know and no more.
"""

from __future__ import annotations

from typing import Any

from sanssouci.bots import BotFailed, Decision, RandomBot, adviser
from sanssouci.table.bot_pool import Question
from sanssouci.table.deciding import decide
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.live import LiveTable


async def hint(table: LiveTable, holder: str, seat: str) -> Decision:
    """What the strongest bot would do in the seat."""
    _check(table, holder, seat)
    state = table.course.state
    if seat not in state.actors:
        raise Refused(RefusalCode.ILLEGAL, "It is not your turn.")
    legal, asides = list(state.legal(seat)), set(state.asides(seat))
    seed = f"hint {table.head.seed} {table.course.count}"
    bot = adviser(state.game).name
    question = Question.about(state, seat, bot, seed, table.course.play.log(seat))
    found = await decide(table.bots, question, legal, asides)
    if list(table.course.state.legal(seat)) != legal:
        raise Refused(RefusalCode.STALE, "The game has gone on meanwhile.")
    if found.by == RandomBot.name:
        raise Refused(RefusalCode.ILLEGAL, "Nobody has advice to give just now.")
    return found


async def odds(table: LiveTable, holder: str, seat: str) -> dict[str, Any]:
    """What the combat going on promises the seat; see ``Game.odds``."""
    _check(table, holder, seat)
    seed = f"odds {table.head.seed} {table.course.count}"
    question = Question.about(table.course.state, seat, "", seed, task="odds")
    try:
        found = (await table.bots.ask(question)).get("odds")
    except BotFailed as error:
        raise Refused(RefusalCode.ILLEGAL, "The odds could not be worked out.") from error
    if found is None:
        raise Refused(RefusalCode.ILLEGAL, "You are in no combat.")
    return dict(found)


def _check(table: LiveTable, holder: str, seat: str) -> None:
    table.check_mine(holder, seat)
    table.check_running()
    if not table.head.hints:
        raise Refused(RefusalCode.FORBIDDEN, "The host of this table allows no advice.")
