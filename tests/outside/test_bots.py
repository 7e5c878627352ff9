"""Bots of other packages and of one's own sit down wherever ours do."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sanssouci.bots import bot_names, check_bot, seat_bot
from sanssouci.bots.foreign import installed as installed_bots
from sanssouci.kernel import BadOption
from tests.outside.installing import ROOT, installed
from tests.web.staging import serving

SPELLED_OUT = "tests.outside.bots:Timid"


@pytest.fixture(scope="module", autouse=True)
def others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("others")):
        yield


def test_by_name_or_by_module_and_class() -> None:
    assert "timid" in bot_names()
    assert seat_bot("timid").name == "timid"
    assert seat_bot(f"{SPELLED_OUT}:patience=3").name == "timid"
    assert check_bot(SPELLED_OUT) == SPELLED_OUT
    assert check_bot("timid:patience=3") == "timid:patience=3"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("tests.outside.bots:Bold", "cannot be loaded"),
        ("tests.outside.gone:Timid", "cannot be loaded"),
        ("tests.outside.bots:NoBot", "has no method choose"),
        (f"{SPELLED_OUT}:haste=3", "'haste=3' is no setting; .*Timid takes patience"),
        ("bold", "nobody is called 'bold'; .*timid, module:Class and exec:COMMAND"),
    ],
)
def test_who_cannot_be_had_is_refused_with_the_reason(name: str, reason: str) -> None:
    for refusing in (seat_bot, check_bot):
        with pytest.raises(BadOption, match=reason):
            refusing(name)


def test_nobody_takes_a_place_of_ours(tmp_path: Path) -> None:
    with installed(tmp_path, bots={"captain": SPELLED_OUT}):
        assert installed_bots().keys() == {"captain"}
        assert seat_bot("captain").name == "captain"
        assert type(seat_bot("captain")).__module__.startswith("sanssouci.")


def test_an_isolated_arena_never_imports_them(tmp_path: Path) -> None:
    """The arena plays a whole match with the bot; its module is loaded elsewhere only."""
    plan = {
        "game": "blind-bid", "games": 1, "seats": {"left": SPELLED_OUT, "right": "timid"},
        "isolated": True,
    }  # fmt: skip
    code = f"""
import json, sys
from sanssouci.arena.plan import make_plan
from sanssouci.arena.playing import play
played = [play(job) for job in make_plan({plan!r}).jobs()]
fallbacks = sum(each.fallbacks for game in played for each in game.thinking.values())
print(json.dumps([len(played), fallbacks, "tests.outside.bots" in sys.modules]))
"""
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(run.stdout) == [1, 0, False]


def test_at_a_server(tmp_path: Path) -> None:
    """The host's packages and settings bring bots; a player cannot name any other code."""
    with (
        serving(tmp_path, outside_bots={"shy": SPELLED_OUT}) as server,
        httpx.Client(base_url=server.url, headers={"X-Sanssouci": "1", "Origin": server.url}) as me,
    ):
        assert [bot["id"] for bot in me.get("/api/bots").json()][:2] == ["shy", "timid"]
        seats = {
            seat: {"kind": "bot", "bot": bot} for seat, bot in (("left", "shy"), ("right", "timid"))
        }
        order = {"game": "blind-bid", "scenario": "duel", "seats": seats, "seed": 1}
        answer = me.post("/api/tables", json=order)
        assert answer.status_code == 201, answer.text
        for bot in (SPELLED_OUT, "timid:patience=3"):
            seats["left"]["bot"] = bot
            assert me.post("/api/tables", json=order).status_code == 400
