"""What goes over the wire to a seat depends on nothing that the seat may not know."""

from __future__ import annotations

import copy
import json
from random import Random

import pytest

from sanssouci.table import telling
from sanssouci.table.course import Course
from tests.web.staging import Browser, Message, Server


def in_another_world(course: Course, seat: str | None, rng: Random) -> Course:
    """The same course with everything dealt anew that the seat cannot see."""
    other = copy.copy(course)
    other.play = copy.copy(course.play)
    other.play.state = course.state.resample(seat, rng)
    return other


def check_law(course: Course, position: Message, seen: int, rng: Random) -> None:
    """The very bytes that were sent would have been sent in another world too."""
    seat = position["seat"]
    world = in_another_world(course, seat, rng)
    told = telling.position(world, seat, seen, may_act=seat is not None, over=False)
    assert json.dumps({"type": "position", **told}, sort_keys=True) == json.dumps(
        position, sort_keys=True
    )


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
        known = dict.fromkeys(people, course.count)
        mover = me if any(position["legal"] for position in me.positions.values()) else you
        mover.act_at_random(rng)
        if rng.random() < 0.15:
            for seat, position in mover.positions.items():
                if seat is not None and position["can_undo"]:
                    known = dict.fromkeys(people, course.count)
                    mover.catch_up(course.count)
                    mover.undo(seat)
                    break
        for person in people:
            person.catch_up(course.count)
            for position in person.positions.values():
                check_law(course, position, known[person], rng)
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
