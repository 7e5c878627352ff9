"""Messages that come twice, late or over an old line: each is done once, for what it was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanssouci.table import seating
from tests.web.proxy import Proxy
from tests.web.staging import Browser, Message, Server, serving


def said(person: Browser) -> list[str]:
    return [message["text"] for message in person.heard if message["type"] == "chat"]


def refused(answer: Message) -> tuple[str, str]:
    return answer["type"], answer["code"]


def test_impatient_undos_take_back_one_action(server: Server, me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
    me.sit(table)
    for _ in range(3):
        assert me.act("frederick", me.positions["frederick"]["legal"][0])["type"] == "acted"
    assert me.positions["frederick"]["can_undo"]
    question = me.positions["frederick"]["question"]
    answers = [me.undo("frederick", question=question) for _ in range(3)]
    assert answers[0]["type"] == "acted"
    assert [refused(answer) for answer in answers[1:]] == [("refused", "stale")] * 2
    assert me.heard[-2]["type"] == "position"  # what is asked now comes with the refusal
    mine = [e for e in server.live(table).course.play.record.entries if e.seat == "frederick"]
    assert len(mine) == 2


def test_chat_is_said_once_also_over_a_new_line(me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
    me.sit(table)
    assert me.ask("chat", id="a", text="Bonjour") == {"type": "done", "id": "a"}
    me.sit(table)
    assert me.ask("chat", id="a", text="Bonjour") == {"type": "done", "id": "a"}
    assert me.ask("chat", id="b", text="Ça va?")["type"] == "done"
    me.heard.clear()
    me.sit(table)
    assert said(me) == ["Bonjour", "Ça va?"]


def test_what_people_decide_is_answered_and_done_once(
    me: Browser, you: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = me.lay("austrian-theatre", frederick="me", maria="invite")
    table = made["table"]
    you.join(made["invitations"]["maria"], "You")
    me.sit(table)
    you.sit(table)
    for _ in range(2):
        assert me.ask("propose", id="p", what="draw", seat="frederick")["type"] == "done"
    first = you.hear_until("table")["proposal"]["id"]
    for _ in range(2):
        no = you.ask("answer", id="n", seat="maria", proposal=first, yes=False)
        assert no["type"] == "done"
    # Said again after the answer: the proposal was made, and is not made anew.
    assert me.ask("propose", id="p", what="draw", seat="frederick")["type"] == "done"
    me.heard.clear()
    me.sit(table)
    assert me.heard[0]["proposal"] is None
    assert me.ask("propose", what="abandon", seat="frederick")["type"] == "done"
    # A late yes to the draw does not abandon the game.
    late = you.ask("answer", seat="maria", proposal=first, yes=True)
    assert refused(late) == ("refused", "stale")
    assert not me.get(f"/api/tables/{table}")["over"]
    you.hang_up()
    me.hear_until("presence", seats={"frederick": True, "maria": False})
    monkeypatch.setattr(seating, "A_MOMENT", 0)
    for _ in range(2):
        assert me.ask("replace", id="r", seat="maria", bot="random")["type"] == "done"
    for _ in range(2):
        assert me.ask("resign", id="z", seat="frederick")["type"] == "done"
    assert me.ask("resign", id="y", seat="frederick")["code"] == "not_yours"


def test_a_page_that_comes_back_is_one_page(me: Browser, stranger: Browser) -> None:
    """Its old line may still be thought alive; nothing said there counts any more."""
    table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
    me.dial(table)
    me.send(type="hello", page="mine")
    me.hear_until("presence")
    old, me.socket = me.socket, None
    with Browser(me.url) as again:
        again.http.cookies.clear()
        again.http.cookies.set("sanssouci", me.http.cookies["sanssouci"])
        again.dial(table)
        again.send(type="hello", page="mine")
        again.hear_until("presence")
        me.socket = old
        assert me.closing_code() == 1013
        # Another browser cannot end it by naming its page.
        stranger.dial(table)
        stranger.send(type="hello", page="mine")
        assert stranger.hear_until("presence")["seats"]["frederick"]
        assert again.ask("chat", text="Still here")["type"] == "done"


def test_a_sign_of_life_is_answered_before_anything_else(me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
    me.dial(table)
    me.send(type="ping")
    assert me.hear() == {"type": "pong", "every": 600}


def test_the_table_learns_of_a_line_that_hangs(tmp_path: Path) -> None:
    """Nobody has closed it, so only what is not answered can tell."""
    with (
        serving(tmp_path, heartbeat=1) as server,
        Proxy(server.url) as proxy,
        Browser(proxy.url) as me,
        Browser(server.url) as you,
    ):
        table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
        me.sit(table)
        you.sit(table)
        assert you.heard[-1]["seats"]["frederick"]
        proxy.hang()
        assert you.hear_until("presence", seats={"frederick": False, "maria": True})
