"""What goes over the wire to a seat depends on nothing that the seat may not know."""

from __future__ import annotations

import copy
import json
from random import Random

import pytest

from sanssouci.kernel import CHANCE, new_secret
from sanssouci.table import setup, telling
from sanssouci.table.course import Course
from tests.web.staging import Browser, Message, Server


def in_another_world(course: Course, seat: str | None, rng: Random) -> Course:
    """The same course with everything dealt anew that the seat cannot see."""
    other = copy.copy(course)
    other.play = copy.copy(course.play)
    other.play.state = course.state.resample(seat, rng)
    return other


def check_law(
    course: Course, position: Message, readers: list[str], seen: int | None, rng: Random
) -> None:
    """The very bytes that were sent would have been sent in another world too.

    ``seen`` is None if nothing was sent: then there was nothing to tell.
    """
    seat = position["seat"]
    world = in_another_world(course, seat, rng)
    told = telling.position(
        world,
        seat,
        course.count if seen is None else seen,
        audience=readers,
        question=position["question"],  # it counts entries, which are the same in all worlds
        may_act=seat is not None,
        over=False,
    )
    if seen is None:
        assert not told["log"]
        told |= {"log": position["log"], "log_after": position["log_after"]}
    assert json.dumps({"type": "position", **told}, sort_keys=True) == json.dumps(
        position, sort_keys=True
    )


def audience(person: Browser) -> list[str]:
    return [seat for seat in person.positions if seat is not None]


def catch_up(course: Course, people: tuple[Browser, ...]) -> None:
    """Everybody hears all that he may know of."""
    for person in people:
        person.catch_up_with(course)


def check_view(position: Message) -> None:
    """No other seat's hand or troops."""
    seat = position["seat"]
    view = position["view"]
    own = {nation["id"] for nation in view["nations"] if nation["seat"] == seat}
    for nation in view["nations"]:
        assert (nation["hand"] is not None) == (nation["id"] in own)
    for piece in view["pieces"]:
        assert piece["nation"] in own or piece.get("troops") is None


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_is_sent_what_he_may_not_know(
    server: Server, me: Browser, you: Browser, stranger: Browser, seed: int
) -> None:
    made = me.lay("four-player", seed, frederick="me", elisabeth="me", maria="invite",
                  pompadour="invite")  # fmt: skip
    table = made["table"]
    you.join(made["invitations"]["maria"], "You")
    you.join(made["invitations"]["pompadour"], "You")
    people = (me, you, stranger)
    for person in people:
        person.sit(table)
    assert set(me.positions) == {"frederick", "elisabeth"}
    assert set(you.positions) == {"maria", "pompadour"}
    course = server.live(table).course
    rng = Random(seed)
    for _ in range(220):
        known, before = course.count, {person: dict(person.positions) for person in people}
        mover = me if any(position["legal"] for position in me.positions.values()) else you
        mover.act_at_random(rng)
        if rng.random() < 0.15:
            for seat, position in mover.positions.items():
                if seat is not None and position["can_undo"]:
                    catch_up(course, people)
                    known, before = course.count, {p: dict(p.positions) for p in people}
                    mover.undo(seat)
                    break
        catch_up(course, people)
        for person in people:
            for seat, position in person.positions.items():
                is_news = position is not before[person][seat]
                check_law(course, position, audience(person), known if is_news else None, rng)
    for person in people:
        assert all(message["type"] != "refused" for message in person.heard)
        for message in person.heard:
            if message["type"] == "position":
                check_view(message)
        for reader, log in person.logs.items():
            visible = [line for line in course.play.lines if line.visible_to(reader)]
            assert [line["text"] for line in log] == [
                course.game.say(line.message) for line in visible
            ]
    assert len(stranger.logs[None]) < len(course.play.lines)


def test_replays_of_a_running_game_show_what_was_seen(server: Server, me: Browser) -> None:
    """Frame by frame the replay of a seat is what its socket was told."""
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    me.sit(table)
    rng = Random(9)
    for _ in range(80):
        me.act_at_random(rng)
        me.catch_up(server.live(table).course.count)
    told = {
        message["entries"]: message["view"]
        for message in me.heard
        if message["type"] == "position" and message["seat"] == "maria"
    }
    frames = me.get(f"/api/tables/{table}/replay?from=0&to=500&seat=maria")
    assert len(frames) == server.live(table).course.count + 1
    assert all(frames[entries]["view"] == view for entries, view in told.items())
    assert all(frame["action"] is None for frame in frames if frame["seat"] != "maria")


def what_was_heard(person: Browser) -> str:
    """Every byte a browser was sent but what tells one table from another."""
    told = [{**message, "table": ""} for message in person.heard if message["type"] != "chat"]
    return json.dumps(told)


FIRST_DRAWS = 5


def chances(server: Server, table: str) -> int:
    entries = server.live(table).course.play.record.entries
    return sum(entry.seat == CHANCE for entry in entries)


def test_a_secret_aside_leaves_no_trace_with_others(
    server: Server,
    me: Browser,
    you: Browser,
    stranger: Browser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same game twice; the second time Maria shifts troops in secret on the way."""
    secret = new_secret()
    monkeypatch.setattr(setup, "new_secret", lambda: secret)

    def play(*, shifting: bool) -> dict[str, object]:
        made = me.lay("austrian-theatre", frederick="me", maria="invite")
        table = made["table"]
        you.join(made["invitations"]["maria"], "You")
        for person in (me, you, stranger):
            person.heard, person.positions, person.logs, person.ids = [], {}, {}, 0
            person.sit(table)
        rng, shifts, number = Random(1), 0, 0
        # Frederick allots, draws and marches; no further, as the next draw would not be the same.
        while number < 6:
            number += chances(server, table) == FIRST_DRAWS
            mover = you if you.positions["maria"]["legal"] else me
            mover.act_at_random(rng)
            live = server.live(table).course
            me.catch_up(live.told_number(["frederick"], live.count))
            stranger.catch_up(live.told_number([], live.count))
            you.catch_up(live.told_number(["maria"], live.count))
            asides = you.positions["maria"]["asides"]
            if shifting and asides and number:
                updated = me.get(f"/api/tables/{table}")["updated"]
                assert you.act("maria", asides[0])["type"] == "acted"
                shifts += 1
                assert me.get(f"/api/tables/{table}")["updated"] == updated
        assert (shifts > 3) is shifting
        assert (server.live(table).course.count > you.positions["maria"]["entries"]) is False
        assert (server.live(table).course.count > me.positions["frederick"]["entries"]) is shifting
        summaries = [
            {**person.get(f"/api/tables/{table}"), "table": "", "updated": ""}
            for person in (me, stranger)
        ]
        replays = [
            me.get(f"/api/tables/{table}/replay?to=500&seat=frederick"),
            stranger.get(f"/api/tables/{table}/replay?to=500"),
        ]
        assert [len(replay) - 1 for replay in replays] == [s["length"] for s in summaries]
        again = me.positions["frederick"]
        me.sit(table, seen=again["entries"] - 5)  # a page that was away for a while
        return {
            "frederick": what_was_heard(me),
            "spectator": what_was_heard(stranger),
            "summaries": summaries,
            "replays": replays,
        }

    without, with_asides = play(shifting=False), play(shifting=True)
    for what, told in without.items():
        assert with_asides[what] == told, what
