"""Completion of typed lines, word by word."""

from __future__ import annotations

from sanssouci.kernel import Action
from sanssouci.terminal.completion import Candidate, completions
from tests.terminal.staging import Script, new_play, sit

MARCHES = [
    Action("march daun brunn olmutz"),
    Action("march daun brunn olmutz prerau"),
    Action("march daun+laudon olmutz prerau"),
    Action("done"),
]


def test_words_are_completed_one_by_one() -> None:
    assert [word for word, _ in completions("", MARCHES)] == ["march", "done"]
    assert [word for word, _ in completions("march ", MARCHES)] == ["daun", "daun+laudon"]
    assert [word for word, _ in completions("march Daun b", MARCHES)] == ["brunn"]
    assert list(completions("do", MARCHES, {"done": "ends"})) == [Candidate("done", "ends")]
    assert list(completions("march daun brunn olmutz prerau ", MARCHES)) == []


def test_the_desk_completes_actions_commands_and_places() -> None:
    play = new_play()
    table = sit(play, Script(["allot 8 8 5 5"]), bots=("frederick",))
    table.run()
    desk = table._desks["maria"]
    words = {word for word, _ in desk.candidates("")}
    assert {"march", "done", "help", "look", "daun"} <= words
    assert {word for word, _ in desk.candidates("march la")} >= {"lacy", "laudon"}
    assert "wotitz" in {word for word, _ in desk.candidates("lacy w")}
    assert "brunn" in {word for word, _ in desk.candidates("look br")}
    assert "F5.6" in {word for word, _ in desk.candidates("rules f5")}
    assert "lacy" in {word for word, _ in desk.candidates("why march l")}
    assert list(desk.candidates("undo ")) == []
