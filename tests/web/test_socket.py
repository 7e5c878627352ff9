"""Play over the socket: whole games, double and stale actions, undo, reconnecting, talk."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.table import seating
from tests.games.friedrich.staging import stage
from tests.web.staging import Browser, Server


def test_a_whole_game_against_a_bot(server: Server, me: Browser) -> None:
    table = me.lay("war-in-the-west", frederick="random", pompadour="me")["table"]
    me.sit(table)
    rng = Random(1)
    while me.positions["pompadour"]["outcome"] is None:
        if me.act_at_random(rng) is None:
            me.hear()
    assert me.act("pompadour", "pass")["code"] == "over"
    ended = [message for message in me.heard if message["type"] == "table"][-1]
    assert ended["over"]
    assert ended["result"] == me.positions["pompadour"]["outcome"]
    record = me.http.get(f"/api/tables/{table}/record").text
    assert f"Hash: {server.live(table).course.state.hash()}" in record


def test_four_people_play_through_an_invitation_each(
    server: Server, me: Browser, you: Browser, stranger: Browser
) -> None:
    made = me.lay(
        "four-player", frederick="me", elisabeth="invite", maria="invite", pompadour="random"
    )
    table = made["table"]
    you.join(made["invitations"]["maria"], "You")
    stranger.join(made["invitations"]["elisabeth"], "Stranger")
    people = (me, you, stranger)
    for person in people:
        person.sit(table)
    rng = Random(3)
    course = server.live(table).course
    moves = 0
    while moves < 150:
        for person in people:
            person.catch_up_with(course)
            moves += person.act_at_random(rng) is not None
    assert not server.live(table).head.over
    assert {entry.seat for entry in course.play.record.entries} == {
        "frederick", "elisabeth", "maria", "pompadour", "chance",
    }  # fmt: skip


def test_double_stale_and_foreign_actions(server: Server, me: Browser, you: Browser) -> None:
    made = me.lay("austrian-theatre", frederick="me", maria="invite")
    you.join(made["invitations"]["maria"], "You")
    me.sit(made["table"])
    you.sit(made["table"])
    first = me.positions["frederick"]["legal"][0]
    assert me.act("frederick", first, id="click")["entries"] == 1
    assert me.act("frederick", first, id="click", question=0)["entries"] == 1
    me.catch_up(1)
    assert me.positions["frederick"]["entries"] == 1
    foreign = you.ask("act", seat="frederick", action=first, question=1)
    assert foreign["code"] == "not_yours"
    assert me.act("frederick", "allot friedrich 99")["rule"]
    wrong = me.act("frederick", "sing loudly")
    assert wrong["code"] == "illegal"
    assert "sing" in wrong["text"]
    assert me.act("frederick", first, question=77)["code"] == "stale"
    why = me.ask("why", seat="frederick", action="march friedrich berlin")
    assert (why["type"], why["rule"]) == ("why", "F1.14")
    rng = Random(4)
    course = server.live(made["table"]).course
    while len(course.state.actors) == 2 or course.count < 40:
        for person in (me, you):
            person.act_at_random(rng)
            me.catch_up_with(course)
            you.catch_up_with(course)
    actor, seat = (me, "frederick") if me.positions["frederick"]["legal"] else (you, "maria")
    stale = actor.act(seat, actor.positions[seat]["legal"][0], question=1)
    assert stale["code"] == "stale"
    assert actor.heard[-2]["type"] == "position"  # a fresh one comes with it


def test_what_actions_would_do_is_told_to_their_player(
    server: Server, me: Browser, you: Browser
) -> None:
    made = me.lay("austrian-theatre", frederick="me", maria="invite")
    you.join(made["invitations"]["maria"], "You")
    at = {"friedrich": "dresden", "imperial-train-1": "meissen"}
    position = stage(
        "prussia", scenario="austrian-theatre", only=True, at=at, markers=["dresden"]
    )  # fmt: skip
    server.live(made["table"]).course.play.state = position
    me.sit(made["table"])
    you.sit(made["table"])
    marches = ["march friedrich dresden deuben", "march friedrich berlin", "gibberish"]
    told = me.ask("foresee", seat="frederick", actions=marches)["prospects"]
    assert [one["text"] for one in told[0]] == [
        "puts Dresden in question, still protected", "Friedrich would be out of supply",
    ]  # fmt: skip
    assert told[0][0]["marks"] == [{"kind": "questions", "id": "dresden"}]
    assert told[1:] == [[], []]
    assert you.ask("foresee", seat="frederick", actions=marches)["code"] == "not_yours"
    many = me.ask("foresee", seat="frederick", actions=["done"] * 101)
    assert many["code"] == "bad_message"
    survey = you.ask("survey", seat=None)["survey"]
    assert "dresden" in survey["watch"]["imperial"]
    assert "dresden" not in survey["supply"]["prussia"]
    assert you.ask("survey", seat="frederick")["code"] == "not_yours"


def test_undo_over_the_wire(server: Server, me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    me.sit(table)
    rng = Random(5)
    undone = 0
    for _ in range(200):
        seat = me.act_at_random(rng)
        assert seat is not None
        if me.positions[seat]["can_undo"] and rng.random() < 0.3:
            before = me.positions[seat]["entries"]
            assert me.undo(seat)["entries"] == before + 1
            undone += 1
        me.catch_up(max(position["entries"] for position in me.positions.values()))
    assert undone > 10
    course = server.live(table).course
    for seat in ("frederick", "maria"):
        truth = [course.game.say(line.message) for line in course.play.log(seat)]
        assert [line["text"] for line in me.logs[seat]] == truth
        assert me.undo(seat)["type"] in ("acted", "refused")


def test_reconnecting_goes_on_where_it_was(server: Server, me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
    me.sit(table)
    rng = Random(6)
    for _ in range(8):
        for _ in range(10):
            if me.act_at_random(rng) is None:
                me.hear()
        seen = me.positions["frederick"]["entries"]
        me.hang_up()
        me.sit(table, seen=seen)
    course = server.live(table).course
    while course.state.actors != ("frederick",) and not course.state.outcome:
        me.hear()  # until the bot is done: while it thinks, the truth still grows
    me.catch_up(course.count)
    truth = [course.game.say(line.message) for line in course.play.log("frederick")]
    assert [line["text"] for line in me.logs["frederick"]] == truth


def test_talk_notes_presence_and_spectators(me: Browser, you: Browser, stranger: Browser) -> None:
    made = me.lay("austrian-theatre", frederick="me", maria="invite")
    table = made["table"]
    you.join(made["invitations"]["maria"], "<img src=x onerror=alert(1)>")
    me.sit(table)
    you.sit(table)
    assert me.hear_until("presence")["seats"] == {"frederick": True, "maria": True}
    stranger.sit(table)
    assert me.hear_until("presence")["watchers"] == 1
    assert list(stranger.positions) == [None]
    assert stranger.positions[None]["legal"] == []
    you.tell("chat", text="Good morning")
    heard = me.hear_until("chat")
    assert heard["who"] == "<img src=x onerror=alert(1)>"
    assert (heard["text"], heard["seat"]) == ("Good morning", "maria")
    assert stranger.hear_until("chat")["text"] == "Good morning"
    stranger.tell("chat", text="May I?")
    assert stranger.hear_until("refused")["code"] == "not_yours"
    me.send(type="note", id="first", seat="frederick", text="Attack Daun")
    assert me.hear_until("kept") == {"type": "kept", "id": "first", "seat": "frederick"}
    you.send(type="note", id="mine?", seat="frederick", text="I was here")
    assert you.hear_until("refused")["code"] == "not_yours"
    me.hang_up()
    assert you.hear_until("presence", seats={"frederick": False, "maria": True})
    me.heard.clear()
    me.sit(table)
    assert [m["text"] for m in me.heard if m["type"] == "note"] == ["Attack Daun"]
    assert [m["text"] for m in me.heard if m["type"] == "chat"] == ["Good morning"]
    last = next(m["n"] for m in me.heard if m["type"] == "chat")
    me.heard.clear()
    me.send(type="hello", seen=0, chat=last)
    me.hear_until("presence")
    assert not [m for m in me.heard if m["type"] == "chat"]


def test_proposals_resignation_and_replacement(
    me: Browser, you: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = me.lay("austrian-theatre", frederick="me", maria="invite")
    table = made["table"]
    you.join(made["invitations"]["maria"], "You")
    me.sit(table)
    me.tell("propose", what="draw", seat="frederick")
    assert me.hear_until("table")["proposal"]["waiting_for"] == ["maria"]
    you.sit(table)
    assert you.heard[0]["proposal"]["what"] == "draw"
    proposal = you.heard[0]["proposal"]["id"]
    you.tell("answer", seat="maria", proposal=proposal, yes=False)
    assert me.hear_until("notice", text="You declines.")
    for bot in ("random", "nonsense"):
        assert me.ask("replace", seat="maria", bot=bot)["code"] == "illegal"
    you.hang_up()
    me.hear_until("presence", seats={"frederick": True, "maria": False})
    # He may only be loading the page anew.
    refused = me.ask("replace", seat="maria", bot="random")
    assert (refused["code"], "a moment ago" in refused["text"]) == ("illegal", True)
    monkeypatch.setattr(seating, "A_MOMENT", 0)
    me.tell("replace", seat="maria", bot="nonsense")
    assert me.hear_until("refused")["code"] == "bad_message"
    me.tell("replace", seat="maria", bot="random")
    assert me.hear_until("notice", text="A bot takes the seat of You.")
    me.tell("resign", seat="frederick")
    ended = me.hear_until("table", over=True)
    assert ended["seats"]["frederick"]["resigned"]
    assert ended["mine"] == []
    assert ended["result"]["winners"] == ["maria"]


def test_who_was_replaced_is_told_and_comes_back(
    me: Browser, you: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "A_MOMENT", 0)
    made = me.lay("austrian-theatre", frederick="me", maria="invite")
    table = made["table"]
    you.join(made["invitations"]["maria"], "You")
    me.sit(table)
    assert me.ask("replace", seat="maria", bot="random")["type"] == "done"
    for browser, replaced in ((you, ["maria"]), (stranger, [])):
        browser.sit(table)
        assert (browser.heard[0]["mine"], browser.heard[0]["replaced"]) == ([], replaced)
        assert set(browser.positions) == {None}
    assert stranger.ask("take_back", seat="maria")["code"] == "not_yours"
    assert me.ask("take_back", seat="maria")["code"] == "not_yours"
    assert you.ask("take_back", seat="maria")["type"] == "done"
    back = me.hear_until("notice", text="You is back.")
    assert back
    you.sit(table)
    assert set(you.positions) == {None, "maria"}
    assert you.heard[-1]["type"] == "presence"
    assert me.ask("replace", seat="maria", bot="random")["code"] == "illegal"
    # Who resigns has no way back.
    assert you.ask("resign", seat="maria")["type"] == "done"
    assert me.hear_until("notice", text="You resigns.")  # no bot plays on: the war is over
    assert you.ask("take_back", seat="maria")["code"] == "not_yours"
