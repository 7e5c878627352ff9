"""What a seat is told of a game. Nothing else about a position ever leaves the server.

Everything here comes from ``view``, ``prompt``, ``legal``, ``asides`` and the log lines visible to
the seat, so the law of ``kernel.laws.check_resample`` holds for what is sent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any, Final

from sanssouci.kernel import CHANCE, Game, Line, Message, Record, State
from sanssouci.table.course import Course, Reason, told_to_others
from sanssouci.table.leaving import Result, result_by_rules

Told = dict[str, Any]
REASON: Final = "table.reason"
"""The key of a log line in which a bot says why."""


def position(
    course: Course,
    seat: str | None,
    seen: int,
    *,
    audience: Collection[str],
    may_act: bool,
    over: bool,
    training: bool = False,
) -> Told:
    """The position as one seat knows it; None is a spectator.

    It has seen everything up to the entry ``seen``. Entries are counted as ``audience`` does, the
    seats of the same browser, because others' secret asides must not show in the numbers.
    """
    state, game = course.state, course.game
    actors = [] if over else [actor for actor in state.actors if actor != CHANCE]
    acting = seat is not None and may_act and not over
    log_after, log = _log(course, seat, seen, over=over, training=training)
    return {
        "seat": seat,
        "entries": course.told_number(audience, course.count),
        "view": state.view(seat),
        "actors": actors,
        "prompt": game.told(_prompt(state, seat)),
        "legal": list(state.legal(seat)) if acting and seat in actors else [],
        "asides": list(state.asides(seat)) if acting and seat is not None else [],
        "can_undo": acting and seat is not None and course.play.can_undo(seat),
        "log_after": course.told_number(audience, log_after),
        "log": [line | {"entry": course.told_number(audience, line["entry"])} for line in log],
        "outcome": result_by_rules(state),
    }


def _log(
    course: Course, seat: str | None, seen: int, *, over: bool, training: bool
) -> tuple[int, list[Told]]:
    """After which entry the reader begins anew, and the lines from there.

    A bot's reasons may betray its hand, so they stand in the log at once only in training. Else
    they are added when the game is over, and the whole log is told once more.
    """
    if over and not training and course.reasons:
        seen = 0
    after, lines = course.log_since(seen, seat)
    told = [log_line(course.game, entry, line) for entry, line in lines]
    if over or training:
        reasons = (reason for reason in course.reasons if reason.seq > after)
        told += [reason_line(course.game, reason.seq, reason) for reason in reasons]
        told.sort(key=lambda line: line["entry"])  # each reason stays behind what it explains
    return after, told


def reason_line(game: Game, entry: int, reason: Reason) -> Told:
    return {
        "entry": entry,
        "text": f"{game.name(reason.seat)}: {reason.why}",
        "key": REASON,
        "rule": "",
        "args": {"seat": reason.seat},
    }


def log_line(game: Game, entry: int, line: Line) -> Told:
    return {"entry": entry, **game.told(line.message)}


def _prompt(state: State, seat: str | None) -> Message:
    if seat is not None:
        return state.prompt(seat)
    return state.outcome.message if state.outcome else Message.of("kernel.waiting", "")


def finished_record(course: Course, players: dict[str, str], result: Result | None) -> Record:
    """The record of a game that is over, by its rules or by its players' leaving."""
    record = replace(course.play.finished_record(), players=players)
    if result is not None and not record.result:
        record.result = " ".join([*result["winners"], f"({result['reason']})"])
    return record


def frames(
    game: Game,
    record: Record,
    first: int,
    last: int,
    seat: str | None,
    *,
    audience: Collection[str],
    everything: bool,
    reasons: Iterable[Reason] = (),
) -> list[Told]:
    """The game move by move as a seat saw it; frame n is the position after n entries.

    Actions may be secret, so other seats' and those of chance are shown only if ``everything``
    is, which is after the game; until then asides of which nobody else was told do not count.
    ``reasons`` are those the reader may know.
    """
    by_place = {reason.place: reason for reason in reasons}
    state = game.new(record.scenario, **record.options)
    shown = [_frame(state, 0, None, None, [], seat)] if first == 0 else []
    number = 0
    for place, entry in enumerate(record.entries):
        foreign = not everything and entry.seat not in audience
        aside = foreign and entry.action in state.asides(entry.seat)
        state.log = []
        state.apply(entry.seat, entry.action)
        if aside and not told_to_others(state, entry.seat, state.log):
            continue
        number += 1
        if number > last:
            break
        if number >= first:
            action = entry.action if everything or entry.seat == seat else None
            frame = _frame(state, number, entry.seat, action, state.log, seat)
            if place in by_place:
                frame["log"].append(reason_line(game, number, by_place[place]))
            shown.append(frame)
    return shown


def _frame(
    state: State,
    number: int,
    actor: str | None,
    action: str | None,
    lines: list[Line],
    seat: str | None,
) -> Told:
    return {
        "entry": number,
        "seat": actor,
        "action": action,
        "log": [log_line(state.game, number, line) for line in lines if line.visible_to(seat)],
        "view": state.view(seat),
    }
