"""A fault of the program, seen from the browser: it is told, and the line stays whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.setup import Allotment
from tests.web.staging import Browser, serving


def broken(*given: object) -> None:
    raise IndexError("gone")


def sat_down(url: str) -> tuple[Browser, str, str]:
    me = Browser(url)
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    me.sit(table)
    return me, table, me.positions["maria"]["legal"][0]


@pytest.mark.parametrize("asked", ["legal", "prompt"])
def test_an_action_that_leads_to_a_question_nobody_can_be_asked_is_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    with serving(tmp_path) as server:
        me, table, action = sat_down(server.url)
        count = server.live(table).course.count
        with monkeypatch.context() as fault:
            fault.setattr(Allotment, asked, broken)
            refused = me.act("maria", action)
        assert (refused["type"], refused["code"]) == ("refused", "fault")
        assert server.live(table).course.count == count
        assert me.act("maria", action)["type"] == "acted"
        me.__exit__()


def test_a_position_that_cannot_be_shown_does_not_cut_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        me, table, action = sat_down(server.url)
        with monkeypatch.context() as fault:
            fault.setattr(Position, "seen", broken)
            assert me.act("maria", action)["type"] == "acted"
            assert any("fault in the program" in m.get("text", "") for m in me.heard)
            me.send(type="hello", seen=0)
            assert me.hear_until("refused")["code"] == "fault"
        me.sit(table)
        assert me.act("maria", me.positions["maria"]["legal"][0])["type"] == "acted"
        me.__exit__()
