"""The luck of a game between browsers: promised before it, published and checked after it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sanssouci.games import load
from sanssouci.kernel import Record, check_luck
from tests.command_line import run
from tests.web.staging import Browser

SEATS = {"frederick": {"kind": "me"}, "maria": {"kind": "invite"}}


def test_no_host_chooses_the_luck_of_a_guest(me: Browser) -> None:
    order = {"game": "friedrich", "scenario": "austrian-theatre", "seats": SEATS, "seed": 5}
    answer = me.post("/api/tables", order, 400)
    assert "nobody else is invited" in answer["error"]["text"]


def test_both_see_the_promise_and_can_check_it_afterwards(
    me: Browser, you: Browser, tmp_path: Path
) -> None:
    made = me.lay("austrian-theatre", frederick="me", maria="invite")
    table = made["table"]
    you.join(made["invitations"]["maria"], "Maria")
    told = []
    for who in (me, you):
        who.sit(table)
        told.append(next(m["luck"] for m in who.heard if m["type"] == "table"))
    assert told[0] == told[1]
    assert (len(told[0]["commitment"]), told[0]["secret"]) == (64, None)
    assert told[0]["from_start"]
    rng = Random(1)
    for _ in range(40):
        for who in (me, you):
            who.act_at_random(rng)
    assert you.ask("resign", seat="maria")["type"] == "done"
    text = me.http.get(f"/api/tables/{table}/record").text
    promised = told[0]["commitment"]
    assert check_luck(load("friedrich"), Record.loads(text), promised=promised) > 0
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")
    assert promised in run("luck", file)
