"""What a seat is told of a game. Nothing else about a position ever leaves the server.

Everything here comes from ``view``, ``prompt``, ``legal``, ``asides``, ``foresee``, ``survey`` and
the log lines visible to the seat, so the law of ``kernel.laws.check_resample`` holds for what is
sent.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from operator import itemgetter
from typing import Any, Final, NamedTuple

from sanssouci.kernel import (
    CHANCE,
    BadAction,
    Chronicle,
    Entry,
    Game,
    Line,
    Message,
    Record,
    State,
    commitment,
    decides_all,
    is_secret,
    listed,
)
from sanssouci.kernel.aims import threats
from sanssouci.kernel.lessons import Lesson
from sanssouci.kernel.story import when
from sanssouci.table.course import Course, Reason, readers
from sanssouci.table.leaving import Result

Told = dict[str, Any]
_log_book = logging.getLogger("sanssouci.table")
REASON: Final = "table.reason"
"""The key of a log line in which a bot says why."""
_BEGINNINGS: Final = ("stage", "turn", "winter")


def position(
    course: Course,
    seat: str | None,
    seen: int,
    *,
    audience: Collection[str],
    question: int | None,
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
    told_number = course.numbering(audience)
    view = state.view(seat)
    log_after, log = _log(course, seat, seen, view, over=over, training=training)
    asked = seat is not None and acting and seat in actors
    legal = listed(state.legal(seat)) if asked and seat is not None else []
    return {
        "seat": seat,
        "entries": told_number(course.count),
        "question": question,
        "view": view,
        "actors": actors,
        "prompt": game.told(_prompt(state, seat)),
        "legal": legal or [],
        "first_words": dict(state.narrow(seat)) if legal is None and seat is not None else None,
        "asides": list(state.asides(seat)) if acting and seat is not None else [],
        "can_undo": acting and seat is not None and course.play.can_undo(seat),
        "log_after": told_number(log_after),
        "log": [line | {"entry": told_number(line["entry"])} for line in log],
        "scene": _scene(game, view, course.newest_lines(seat)),
        "outcome": course.result(),
        "aims": _aims(game, state, seat, over=over),
        "lesson": _lesson(course, seat),
    }


def _aims(game: Game, state: State, seat: str | None, *, over: bool) -> list[Told]:
    """What everybody plays for, and which of it threatens the seat while the war goes on."""
    aims = state.aims(seat)
    feared = () if over else threats(aims, seat)
    return [
        {**aim.to_json(), "text": game.say(aim.message), "threat": aim in feared} for aim in aims
    ]


def _scene(game: Game, view: Told, lines: Iterable[Line]) -> Told:
    """Where the lines just told happen, what is to be shown of them, and the date."""
    scene, date = game.story.scene(view, [line.message for line in lines]), when(view)
    said = game.say(date) if date.args else ""
    return {"kind": scene.kind, "places": list(scene.places), "when": said}


def _lesson(course: Course, seat: str | None) -> Told | None:
    """How far a learner is; his client has the sentences."""
    lesson = course.lesson
    if lesson is None or seat != lesson.seat:
        return None
    progress = _progress(course.game, lesson, course.play.lines)
    if seat not in course.state.actors or progress["reached"] == progress["goals"]:
        return progress
    entries, legal = course.play.entries, course.state.legal(seat)
    following = next(iter(course.taught(seat)), None)
    return progress | {"strayed": lesson.is_astray(entries, legal), "next": following}


def _progress(game: Game, lesson: Lesson, lines: Iterable[Line]) -> Told:
    return {
        "id": lesson.id,
        "reached": lesson.reached(lines),
        "strayed": False,
        "next": None,
        "goals": len(lesson.goals),
        "about": list(lesson.about),
        "last": lesson == game.lessons[-1],
    }


def _log(
    course: Course, seat: str | None, seen: int, view: Told, *, over: bool, training: bool
) -> tuple[int, list[Told]]:
    """After which entry the reader begins anew, and the lines from there.

    A bot's reasons may betray its hand, so they stand in the log at once only in training. Else
    they are added when the game is over, and the whole log is told once more.
    """
    if over and not training and course.reasons:
        seen = 0
    after, lines = course.log_since(seen, seat)
    players = course.game.story.players(view)
    told = [log_line(course.game, entry, line, players) for entry, line in lines]
    if over or training:
        reasons = (reason for reason in course.reasons if reason.seq > after)
        told = _with_reasons(told, [reason_line(course.game, one.seq, one) for one in reasons])
    return after, told


def _with_reasons(lines: Iterable[Told], reasons: Iterable[Told]) -> list[Told]:
    """Each reason stands behind what it explains, before the stage or turn that begins with it."""
    placed = [(reason["entry"], 1, reason) for reason in reasons]
    begun = 0
    for line in lines:
        if line["beat"] and line["beat"]["kind"] in _BEGINNINGS:
            begun = line["entry"]
        placed.append((line["entry"], 2 if line["entry"] == begun else 0, line))
    return [line for _, _, line in sorted(placed, key=itemgetter(0, 1))]


def reason_line(game: Game, entry: int, reason: Reason) -> Told:
    spoken = game.catalogues.speak()
    return {
        "entry": entry,
        "text": spoken.words(REASON, seat=game.name(reason.seat), why=game.explain(reason.why)),
        "key": REASON,
        "rule": "",
        "args": {"seat": reason.seat},
        "beat": None,
    }


def log_line(game: Game, entry: int, line: Line, players: Mapping[str, str | None]) -> Told:
    """A line with what it is about; ``players`` says who leads which nation."""
    beat = game.story.beat(line.message, players)
    return {"entry": entry, **game.told(line.message), "beat": beat}


def _prompt(state: State, seat: str | None) -> Message:
    if seat is not None:
        return state.prompt(seat)
    return state.outcome.message if state.outcome else Message.of("kernel.waiting", "")


def luck(seed: str, *, over: bool) -> Told:
    """What everybody may know of a game's luck: its commitment, and the secret after the game."""
    return {
        "commitment": commitment(seed) if is_secret(seed) else None,
        "secret": seed if over else None,
        "from_start": decides_all(seed),
    }


def finished_record(
    course: Course, players: dict[str, str], result: Result | None, seed: str
) -> Record:
    """The record of a game that is over, by its rules or by its players' leaving."""
    record = replace(course.play.finished_record(), players=players)
    if result is not None and not record.result:
        record.result = " ".join([*result["winners"], f"({result['reason']})"])
    if is_secret(seed):
        record.commitment, record.secret = commitment(seed), seed
    return record


def prospects(state: State, seat: str, text: str) -> list[Told]:
    """What an action would do, as the seat may know it; nothing if it is none that is legal."""
    game = state.game
    try:
        foreseen = state.foresee(seat, game.parse(state, seat, text))
    except BadAction:
        return []
    except Exception:  # a fault in what is said of an action must not keep anybody from acting
        _log_book.exception("nothing to say of %r in %s", text, state.phase.name)
        return []
    return [{**each.to_json(), "text": game.explain(each.message)} for each in foreseen]


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
    surveyed: bool = False,
    viewed: bool = True,
    lesson: Lesson | None = None,
) -> list[Told]:
    """The game move by move as a seat saw it; frame n is the position after n entries.

    Actions may be secret, so other seats' and those of chance are shown only if ``everything``
    is, which is after the game; until then asides and half-made choices of which nobody else was
    told do not count.
    ``reasons`` are those the reader may know. ``surveyed`` frames have the layers of the map, too;
    those that are not ``viewed`` have no view, for a reader who wants to know what there is. They
    say how far whoever learns a ``lesson`` was.
    """
    by_place = {reason.place: reason for reason in reasons}
    shown = []
    told: list[Line] = []
    moments = islice(_moments(game, record, everything, audience), last + 1)
    for number, (place, entry, state, lines) in enumerate(moments):
        told += lines
        if number < first:
            continue
        if entry is None:
            frame = _frame(state, number, None, None, lines, seat)
        else:
            action = entry.action if everything or entry.seat == seat else None
            frame = _frame(state, number, entry.seat, action, lines, seat)
        if surveyed:
            frame["survey"] = state.survey(seat)
        frame["aims"] = _aims(game, state, seat, over=bool(state.outcome)) if viewed else None
        if not viewed:
            frame["view"] = None
        learns = lesson if lesson and viewed and seat == lesson.seat else None
        frame["lesson"] = _progress(game, learns, told) if learns else None
        if place in by_place:
            frame["log"] = _with_reasons(frame["log"], [reason_line(game, number, by_place[place])])
        shown.append(frame)
    return shown


def position_at(
    game: Game, record: Record, number: int, *, audience: Collection[str], everything: bool
) -> State:
    """The position of frame ``number``, or of the last one if there are not so many."""
    moments = islice(_moments(game, record, everything, audience), number + 1)
    [moment] = deque(moments, maxlen=1)
    return moment.state


class _Moment(NamedTuple):
    """A position that has a frame, and the entry that led to it."""

    place: int
    entry: Entry | None
    state: State
    lines: Sequence[Line]
    """What the entry told."""


def _moments(
    game: Game, record: Record, everything: bool, audience: Collection[str]
) -> Iterator[_Moment]:
    chronicle = Chronicle(record.first_position(game))
    state = chronicle.state
    yield _Moment(-1, None, state, ())
    for place, entry in enumerate(record.entries):
        foreign = not everything and entry.seat not in audience
        covert = foreign and (
            entry.action in state.asides(entry.seat) or state.is_concealed_by(entry.seat)
        )
        told = len(chronicle.lines)
        chronicle.apply(*entry)
        lines = chronicle.lines[told:]
        covert = covert or (foreign and state.is_concealed_by(entry.seat))
        if not covert or {None, *audience} & {*readers(state, lines)}:
            yield _Moment(place, entry, state, lines)


def _frame(
    state: State,
    number: int,
    actor: str | None,
    action: str | None,
    lines: Sequence[Line],
    seat: str | None,
) -> Told:
    game, view = state.game, state.view(seat)
    visible, players = [line for line in lines if line.visible_to(seat)], game.story.players(view)
    return {
        "entry": number,
        "seat": actor,
        "action": action,
        "log": [log_line(game, number, line, players) for line in visible],
        "scene": _scene(game, view, visible),
        "view": view,
    }
