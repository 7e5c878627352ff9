"""Plans of tables that follow from something else: another table, a moment of it, a lesson."""

from __future__ import annotations

from sanssouci.bots import BOTS, FIRST_ENEMY, STYLES, looks_like_a_bot
from sanssouci.games import load
from sanssouci.kernel import State
from sanssouci.kernel.catalogue import tell
from sanssouci.table.errors import NoSuchTable, RefusalCode, Refused
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.setup import DEFAULT_BOT, SeatPlan, TablePlan
from sanssouci.table.store import Head
from sanssouci.table.titles import title_of


def rematch(old: Head, holder: str) -> TablePlan:
    """The same game again: my seats and the bots as they were, invitations for the others."""
    if not any(seat.holder == holder for seat in old.seats.values()) and old.host != holder:
        raise Refused(RefusalCode.NOT_YOURS, tell("error.not_at_table"))
    return TablePlan(
        old.game,
        old.scenario,
        old.options,
        {seat.id: _same_again(seat, holder) for seat in old.seats.values()},
        title=old.title,
        hints=old.hints,
        training=old.training,
        clock=None if old.clock is None else old.clock.terms,
    )


def _same_again(seat: Seat, holder: str) -> SeatPlan:
    if seat.holder == holder:
        return SeatPlan(SeatKind.PERSON, name=seat.name)
    if seat.kind is SeatKind.BOT and not seat.resigned and not seat.holder:
        return SeatPlan(SeatKind.BOT, bot=seat.bot)
    return SeatPlan(SeatKind.INVITATION, name=seat.name)


def lesson(game_id: str, lesson_id: str) -> TablePlan:
    """A table for a lesson."""
    game = load(game_id)
    found = next((each for each in game.lessons if each.id == lesson_id), None)
    if found is None:
        raise NoSuchTable(tell("error.no_lesson"))
    seats = {
        seat: SeatPlan(SeatKind.PERSON)
        if seat == found.seat
        else SeatPlan(SeatKind.BOT, bot=FIRST_ENEMY)
        for seat in game.scenario(found.scenario).seats
    }
    position = found.begin(game)
    return TablePlan(
        game.id, found.scenario, dict(position.setting.options), seats,
        position=position.to_json(), lesson=found.id, seed=found.seed,
    )  # fmt: skip


def _bot_of(seat: Seat) -> str:
    """Which bot plays a seat; in the record of a war that is over, only the name tells."""
    if seat.kind is SeatKind.BOT:
        return seat.bot
    called = seat.name.lower()
    return (
        called if called in (*BOTS, *STYLES) else DEFAULT_BOT if looks_like_a_bot(seat.name) else ""
    )


def demand_may_branch(old: Head, holder: str) -> None:
    """Raise Refused while somebody else plays: what is tried elsewhere may tell what he holds."""
    if old.over:
        return
    mine = [seat for seat in old.seats.values() if seat.held_by(holder)]
    bots = [s for s in old.seats.values() if s.kind is SeatKind.BOT and not s.holder]
    if not mine or len(mine) + len(bots) < len(old.seats):
        raise Refused(RefusalCode.NOT_YOURS, tell("error.others_play"))


def branch(old: Head, holder: str, state: State, step: int) -> TablePlan:
    """A table that goes on from a step of another's replay; bots play what was not mine.

    Its log begins there, so its title says where to read what was before.
    """
    if state.outcome is not None:
        raise Refused(RefusalCode.NOT_YOURS, tell("error.over_then"))
    mine = {seat.id for seat in old.seats.values() if holder and seat.holder == holder}
    if not mine or len(mine) == len(old.seats):  # a record: it is mine whoever played
        mine = {
            seat.id
            for seat in old.seats.values()
            if (seat.holder if seat.kind is SeatKind.BOT else not _bot_of(seat))
        }
    seats = {
        seat.id: SeatPlan(SeatKind.PERSON, name=seat.name)
        if seat.id in mine
        else SeatPlan(SeatKind.BOT, bot=_bot_of(seat) or DEFAULT_BOT)
        for seat in old.seats.values()
    }
    if not mine:  # bots against bots: whoever tries it out decides where the moment asks
        asked = next((seat for seat in state.actors if seat in seats), next(iter(seats)))
        seats[asked] = SeatPlan(SeatKind.PERSON)
    return TablePlan(
        old.game, old.scenario, old.options, seats,
        title=tell("table.branched", title=title_of(old), step=step),
        hints=old.hints, training=old.training, position=state.to_json(),
    )  # fmt: skip
