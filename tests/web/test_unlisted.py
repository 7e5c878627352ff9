"""Choices that are too many to be listed reach a client word by word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import levy
from tests.web.staging import Browser, Message, serving


def narrow(me: Browser, seat: str, *words: str) -> dict[str, int]:
    question = me.positions[seat]["question"]
    me.send(type="narrow", id=" ".join(("n", *words)), seat=seat, words=words, question=question)
    following: dict[str, int] = me.hear_until("narrow", words=list(words))["following"]
    return following


def test_a_number_and_a_set_are_said_word_by_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levy.install(monkeypatch)
    with serving(tmp_path) as server, Browser(server.url) as me:
        seats = {seat: {"kind": "me"} for seat in levy.SEATS}
        made: Message = me.post("/api/tables", {"game": "levy", "seats": seats}, 201)
        me.sit(made["table"])
        king = me.positions["king"]
        assert king["legal"] == []
        assert king["first_words"] == {"keep": 1, "spend": 301}
        assert me.positions["empress"]["first_words"] is None  # it is not her turn

        assert narrow(me, "king") == king["first_words"]
        assert narrow(me, "king", "keep") == {}
        assert list(narrow(me, "king", "spend")) == [str(money) for money in range(301)]
        assert narrow(me, "king", "spend", "301") == {}
        assert me.act("king", "spend 301")["code"] == "illegal"
        assert me.act("king", "spend 120")["type"] == "acted"

        assert me.positions["king"]["first_words"] == {"send": 4096}
        assert narrow(me, "king", "send")["none"] == 1
        assert narrow(me, "king", "send", "regiment-02") == {
            "": 1, **{f"regiment-{n:02}": 2 ** (12 - n) for n in range(3, 13)},
        }  # fmt: skip
        stale = {"words": ["send"], "question": me.positions["king"]["question"] - 1}
        me.send(type="narrow", id="stale", seat="king", **stale)
        assert me.hear_until("refused", id="stale")["code"] == "stale"
        me.send(type="narrow", id="x", seat="nobody", words=[], question=0)
        assert me.hear_until("refused", id="x")["code"] == "not_yours"
        assert me.act("king", "send regiment-02 regiment-12")["type"] == "acted"

        assert me.act("empress", "keep")["type"] == "acted"
        assert me.act("empress", "send none")["type"] == "acted"
        assert me.positions["king"]["outcome"]["winners"] == ["king"]
        replay = me.get(f"/api/tables/{made['table']}/replay")
        assert [frame["action"] for frame in replay][1:3] == [
            "spend 120", "send regiment-02 regiment-12",
        ]  # fmt: skip
