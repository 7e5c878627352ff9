"""A table as somebody requests it, checked and set up."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sanssouci.bots import BOTS, Captain
from sanssouci.games import load
from sanssouci.kernel import BadOption, Game, Scenario, new_secret
from sanssouci.kernel.catalogue import tell
from sanssouci.table.clocks import Clock, Terms
from sanssouci.table.seats import LONGEST_TITLE, Seat, SeatKind, clean_name
from sanssouci.table.store import Head
from sanssouci.table.tokens import hashed, new_table_id, new_token

DEFAULT_BOT = Captain.name
"""Plays where no other bot was named, as after a person has left: good, and answers at once."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    kind: SeatKind
    bot: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class TablePlan:
    game: str
    scenario: str | None
    options: Mapping[str, object]
    seats: Mapping[str, SeatPlan]
    title: str = ""
    seed: int | None = None
    """For a game alone, with bots or at one screen; else luck comes from a secret."""
    hints: bool = True
    training: bool = False
    clock: Terms | None = None
    position: Mapping[str, Any] | None = None
    """The position to begin with, if not with the set-up."""
    lesson: str = ""
    """The lesson that is learnt from that position."""


@dataclass(frozen=True, slots=True)
class LaidTable:
    head: Head
    game: Game
    invitations: dict[str, str] = field(default_factory=dict)
    """By seat, the token of its invitation; known only now, as the store keeps a hash."""


def lay(plan: TablePlan, host: str, now: datetime, bots: Collection[str] = BOTS) -> LaidTable:
    """Check a plan, given the available bots; raises BadOption for anything impossible."""
    game = load(plan.game)
    scenario = game.scenario(plan.scenario)
    options = game.check_options(scenario, plan.options)
    invitations: dict[str, str] = {}
    seats = {
        seat: _seat(game, seat, plan.seats[seat], host, invitations, bots)
        for seat in _checked_seats(scenario, plan.seats)
    }
    head = Head(
        id=new_table_id(),
        title=clean_name(plan.title, "", LONGEST_TITLE),
        game=game.id,
        rules=game.rules_version,
        scenario=scenario.id,
        options=options,
        seed=_seed(plan),
        hints=plan.hints,
        host=host,
        seats=seats,
        training=plan.training,
        position=plan.position,
        lesson=plan.lesson,
    )
    if plan.clock is not None:
        people = [seat.id for seat in seats.values() if seat.kind is not SeatKind.BOT]
        head.clock = Clock.begin(plan.clock, people, now)
    return LaidTable(head, game, invitations)


def _seed(plan: TablePlan) -> str:
    """A secret of ours. Whoever knows the seed knows all cards, so only who plays alone chooses."""
    if plan.seed is None:
        return new_secret()
    if any(seat.kind is SeatKind.INVITATION for seat in plan.seats.values()):
        raise BadOption(tell("error.seed_alone"))
    return str(plan.seed)


def _checked_seats(scenario: Scenario, given: Mapping[str, SeatPlan]) -> tuple[str, ...]:
    for seat in given:
        if seat not in scenario.seats:
            raise BadOption(tell("error.no_seat", seat=seat, listed=", ".join(scenario.seats)))
    for seat in scenario.seats:
        if seat not in given:
            raise BadOption(tell("error.seat_unnamed", seat=seat))
    return scenario.seats


def check_bot(bot: str, known: Collection[str] = BOTS) -> str:
    """The bot that was named, or the usual one.

    The name may come from a stranger, so only known names are accepted.
    """
    if bot and bot not in known:
        raise BadOption(tell("error.no_bot", bot=bot, listed=", ".join(known)))
    return bot or DEFAULT_BOT


def _seat(
    game: Game,
    id: str,
    plan: SeatPlan,
    host: str,
    invitations: dict[str, str],
    bots: Collection[str],
) -> Seat:
    if plan.kind is SeatKind.BOT:
        bot = check_bot(plan.bot, bots)
        return Seat(id, SeatKind.BOT, bot.capitalize(), bot)
    name = clean_name(plan.name, game.name(id))
    if plan.kind is SeatKind.PERSON:
        return Seat(id, SeatKind.PERSON, name, holder=host)
    invitations[id] = new_token()
    return Seat(id, SeatKind.INVITATION, name, token=hashed(invitations[id]))
