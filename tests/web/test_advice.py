"""Hints, odds and reasons over the wire."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from sanssouci.kernel import BadOption
from sanssouci.table.telling import REASON
from sanssouci.web import Settings
from sanssouci.web.configuration import read_settings
from tests.web.staging import Browser, Message, Server

OUTSIDE = Path(__file__).parents[2] / "examples" / "outside" / "any_action.py"


def lay(me: Browser, seats: dict[str, str], scenario: str, **more: bool) -> str:
    kinds = {
        seat: {"kind": kind} if kind in ("me", "invite") else {"kind": "bot", "bot": kind}
        for seat, kind in seats.items()
    }
    order = {"game": "friedrich", "scenario": scenario, "seats": kinds, "seed": 5, **more}
    return str(me.post("/api/tables", order, 201)["table"])


def test_a_hint_over_the_socket(me: Browser, stranger: Browser) -> None:
    table = lay(me, {"frederick": "captain", "pompadour": "me"}, "war-in-the-west")
    me.sit(table)
    found = me.ask("hint", seat="pompadour")
    assert found["type"] == "hint"
    assert found["actions"][0] in me.positions["pompadour"]["legal"]
    assert len(found["told"]) == len(found["actions"])
    assert found["why"]
    assert found["bot"] == "marshal"
    assert me.ask("hint", seat="frederick")["code"] == "not_yours"
    assert me.ask("odds", seat="pompadour")["text"] == "You are in no combat."
    assert me.ask("hint")["code"] == "bad_message"
    stranger.sit(table)
    for kind in ("hint", "odds"):
        assert stranger.ask(kind, seat="pompadour")["code"] == "not_yours"


def test_a_learner_is_told_what_the_lesson_says(me: Browser) -> None:
    """The bot knows no lesson: where a card is to be played, it would rather keep it."""
    table = me.post("/api/games/crisis/lessons/points", {}, 201)["table"]
    me.sit(table)
    found = me.ask("hint", seat="prussia")
    assert found["actions"] == ["play rapid-advance"]
    assert found["told"] == [None]
    assert (found["bot"], found["by"]) == ("", "")
    other = me.post("/api/games/crisis/lessons/party", {}, 201)["table"]
    me.sit(other)
    steps = ["pick dresden pirna", "take frederick 1", "take prussia 3"]
    assert me.ask("hint", seat="prussia")["actions"] == steps, "the whole march"
    me.sit(table)
    me.post(f"/api/tables/{table}/alone")
    me.hear_until("position", lesson=None)
    assert me.ask("hint", seat="prussia")["bot"] == "marshal"


def test_the_connection_listens_on_while_a_hint_is_made(me: Browser) -> None:
    table = lay(me, {"frederick": "me", "maria": "me"}, "austrian-theatre")
    me.sit(table)
    me.send(type="hint", id="slow", seat="maria")
    assert me.ask("why", seat="frederick", action="march friedrich berlin")["type"] == "why"
    answers = [message for message in me.heard if message.get("id") == "slow"]
    if not answers:
        answers = [me.hear_until("hint", id="slow")]
    assert answers[0]["type"] == "hint"


def test_the_host_forbids_advice(me: Browser) -> None:
    table = lay(me, {"frederick": "me", "maria": "me"}, "austrian-theatre", hints=False)
    me.sit(table)
    for kind in ("hint", "odds"):
        refused = me.ask(kind, seat="maria")
        assert (refused["code"], refused["type"]) == ("forbidden", "refused")


def test_odds_over_the_socket(me: Browser) -> None:
    me.sit(lay(me, {"frederick": "me", "maria": "me"}, "austrian-theatre"))
    rng = Random(1)
    while "battle" not in me.positions["maria"]["view"]:
        seat, position = next((s, p) for s, p in me.positions.items() if p["legal"])
        legal = [action for action in position["legal"] if action != "done"]
        assert seat is not None
        me.act(seat, rng.choice(legal or position["legal"]))
        me.catch_up(position["entries"] + 1)
    for seat in ("frederick", "maria"):
        found = me.ask("odds", seat=seat)
        assert found["type"] == "odds"
        overall = found["odds"]["overall"]
        assert overall["win"] + overall["tie"] + overall["lose"] == pytest.approx(1, abs=0.01)


def reasons(lines: list[Message]) -> list[str]:
    return [line["text"] for line in lines if line["key"] == REASON]


def test_reasons_are_a_secret_until_the_end_or_a_lesson(
    server: Server, me: Browser, stranger: Browser
) -> None:
    seats = {"frederick": "captain", "pompadour": "me"}
    for training in (False, True):
        table = lay(me, seats, "war-in-the-west", training=training)
        me.sit(table)
        rng = Random(2)
        for _ in range(8):
            while me.act_at_random(rng) is None:
                me.hear()
        while not me.positions["pompadour"]["legal"]:
            me.hear()
        assert server.live(table).course.reasons
        assert bool(reasons(me.logs["pompadour"])) == training
        frames = me.get(f"/api/tables/{table}/replay")
        assert bool(reasons([line for frame in frames for line in frame["log"]])) == training
        me.tell("resign", seat="pompadour")
        me.hear_until("table", over=True)
        stranger.sit(table)
        course = server.live(table).course
        known = [course.game.explain(reason.why) for reason in course.reasons]
        assert [text.partition(": ")[2] for text in reasons(stranger.logs[None])] == known
        frames = stranger.get(f"/api/tables/{table}/replay?to=499")
        told = reasons([line for frame in frames for line in frame["log"]])
        assert [text.partition(": ")[2] for text in told] == known


def test_programs_are_named_by_the_host_alone(me: Browser) -> None:
    seats = {"frederick": {"kind": "bot", "bot": "exec:true"}, "maria": {"kind": "me"}}
    order = {"game": "friedrich", "scenario": "austrian-theatre", "seats": seats}
    refused = me.post("/api/tables", order, 400)
    assert "no bot called" in refused["error"]["text"]


def test_settings_of_outside_bots() -> None:
    def read(text: str) -> Settings:
        environment = {"SANSSOUCI_OUTSIDE_BOTS": text}
        return read_settings(environment, "sqlite://")

    command = f"{sys.executable} {OUTSIDE}"
    assert read(f'{{"dice": "{command}"}}').outside_bots == {"dice": command}
    assert read("").outside_bots == {}
    for wrong in ("dice", "[1]", '{"captain": "true"}', '{"Dice!": "true"}', '{"dice": 7}',
                  '{"dice": "/no/such/program"}', '{"exec:": "true"}'):  # fmt: skip
        with pytest.raises(BadOption):
            read(wrong)
    seconds = {"SANSSOUCI_BOT_SECONDS": "0.5"}
    assert read_settings(seconds, "sqlite://").bot_seconds == 0.5
    for wrong in ("soon", "-1", "inf", "nan", "0"):
        with pytest.raises(BadOption):
            read_settings({"SANSSOUCI_BOT_SECONDS": wrong}, "sqlite://")
