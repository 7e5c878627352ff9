"""Names of tables and players in the reader's language.

A table goes by its given name, else by its scenario or lesson; a bot by its rank.
"""

from __future__ import annotations

from sanssouci.bots import rank_of
from sanssouci.games import load
from sanssouci.kernel import BadOption, BadRecord, Game
from sanssouci.table.notices import is_unnamed
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.store import Head


def title_of(head: Head) -> str:
    """In the language of whoever is being told, unless people have given it a name."""
    if head.title:
        return head.title
    try:
        game = load(head.game, head.rules, or_other=True)
        if head.lesson:
            return game.words(f"lesson.{head.lesson}")
        return game.title_of(game.scenario(head.scenario))
    except (BadOption, BadRecord):  # its game or its pack is no longer here
        return head.scenario


def bot_title(bot: str) -> str:
    """The rank of a bot of ours; one that was brought is called as it calls itself."""
    return rank_of(bot) or bot.capitalize()


def seat_name(game: Game, seat: Seat) -> str:
    """Who sits there. A bot that plays for somebody else keeps that one's name."""
    if seat.kind is SeatKind.BOT and seat.name == seat.bot.capitalize():
        return bot_title(seat.bot)
    return game.name(seat.id) if is_unnamed(game, seat) else seat.name


def seat_names(head: Head) -> dict[str, str]:
    """Who sits where, also at a table whose game is no longer here."""
    try:
        game = load(head.game, head.rules, or_other=True)
    except (BadOption, BadRecord):
        return {seat.id: seat.name for seat in head.seats.values()}
    return {seat.id: seat_name(game, seat) for seat in head.seats.values()}
