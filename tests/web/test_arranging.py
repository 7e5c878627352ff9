"""Positions set up by hand and problems reported, over HTTP."""

from __future__ import annotations

import pytest

from sanssouci.games import game_ids, load
from sanssouci.kernel import Play, Record
from tests.web.staging import Browser

COMMANDS = ["place daun prag", "troops daun 8", "hand prussia 13S 12S", "begin austria"]
THEATRE = {"scenario": "austrian-theatre"}


def arrange(me: Browser, *commands: str, **more: object) -> dict[str, object]:
    order = {**THEATRE, "commands": list(commands), **more}
    found: dict[str, object] = me.post("/api/games/friedrich/arrange", order, 200)
    return found


@pytest.mark.parametrize("game", game_ids())
def test_every_game_that_has_an_arranger_tells_its_commands(me: Browser, game: str) -> None:
    listed = {each["id"]: each["arranging"] for each in me.get("/api/games")}
    if not listed[game]:
        return
    grammar = me.get(f"/api/games/{game}/arranging")
    assert grammar["verbs"]
    scenario = load(game).scenarios[0].id
    found = me.post(f"/api/games/{game}/arrange", {"scenario": scenario, "commands": []}, 200)
    assert not found["problem"], found["problem"]
    assert found["view"]


def test_a_position_is_shown_as_a_seat_sees_it_and_makes_a_record(me: Browser) -> None:
    found = arrange(me, *COMMANDS, seat="maria")
    assert found["actors"] == ["maria"]
    view = found["view"]
    assert isinstance(view, dict)
    daun = next(piece for piece in view["pieces"] if piece["id"] == "daun")
    assert (daun["city"], daun["troops"]) == ("prag", 8)
    assert view["nations"][0].get("hand") is None, "the other's cards stay his"
    play = Play.resume(load("friedrich"), Record.loads(str(found["record"])))
    assert play.state.actors == ("maria",)


def test_what_cannot_be_is_said(me: Browser) -> None:
    assert "Line 2" in str(arrange(me, "clear", "place nobody prag")["problem"])
    assert arrange(me, "troops friedrich 99")["problem"]
    seats = {"frederick": {"kind": "me"}, "maria": {"kind": "bot", "bot": "captain"}}
    order = {"game": "friedrich", **THEATRE, "seats": seats, "arrange": ["nonsense"]}
    assert "nonsense" in me.post("/api/tables", order, 400)["error"]["text"]


def test_a_table_begins_with_it_and_a_problem_there_is_one_file(me: Browser) -> None:
    seats = {"frederick": {"kind": "bot", "bot": "captain"}, "maria": {"kind": "me"}}
    order = {"game": "friedrich", **THEATRE, "seats": seats, "arrange": COMMANDS}
    table = me.post("/api/tables", order, 201)["table"]
    me.sit(table)
    position = me.positions["maria"]
    assert "march daun prag" in " ".join(position["legal"])
    asked = {"seat": "maria", "entry": position["entries"], "expected": "Daun\nmay march"}
    text = me.http.post(f"/api/tables/{table}/report", json=asked).text
    assert text.startswith("# A problem with Sanssouci ")
    assert "# Expected: Daun\n# Expected: may march\n" in text
    again = Play.resume(load("friedrich"), Record.loads(text))
    assert again.state.view("maria") == position["view"]
    assert me.post(f"/api/tables/{table}/report", {**asked, "seat": "frederick"}, 403)
