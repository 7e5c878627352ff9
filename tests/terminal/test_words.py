"""Forgiving reading of typed lines, and completion."""

from __future__ import annotations

from sanssouci.kernel import Action
from sanssouci.terminal.completion import Candidate, next_words
from sanssouci.terminal.words import begun_by, fold, meant, several, typed
from tests.terminal.staging import Script, new_play, sit

MARCHES = [
    Action("march daun brunn olmutz"),
    Action("march daun brunn olmutz prerau"),
    Action("march daun+laudon olmutz prerau"),
    Action("done"),
]


def test_letters_are_made_plain() -> None:
    assert fold("Meißen Łódź Brünn") == "meissen lodz brunn"
    assert typed("  play  10♦ ") == "play 10D"
    assert typed("march Daun Brünn") == "march Daun brunn"


def test_verb_and_middle_may_be_left_out() -> None:
    assert meant("daun olmutz", MARCHES) == [MARCHES[0]]
    assert meant("march daun prerau", MARCHES) == [MARCHES[1]]
    assert meant("da prer", MARCHES) == MARCHES[1:3]
    assert meant("olmutz", MARCHES) == []
    assert meant("", MARCHES) == []


def test_what_begins_with_some_words() -> None:
    assert begun_by("daun", MARCHES) == MARCHES[:2]
    assert begun_by("march", MARCHES) == MARCHES[:3]
    assert begun_by("keith", MARCHES) == []


def test_several_words_for_one_verb() -> None:
    pays = [Action("pay 13S.1"), Action("pay 12C.1"), Action("cancel")]
    assert several("pay 13S 12C", pays) == ["pay 13S", "pay 12C"]
    assert several("pay 13S", pays) == []
    assert several("march daun olmutz", MARCHES) == []
    assert several("dance 1 2", pays) == []


def test_words_are_completed_one_by_one() -> None:
    assert [word for word, _ in next_words("", MARCHES)] == ["march", "done"]
    assert [word for word, _ in next_words("march ", MARCHES)] == ["daun", "daun+laudon"]
    assert [word for word, _ in next_words("march Daun b", MARCHES)] == ["brunn"]
    assert list(next_words("do", MARCHES, {"done": "ends"})) == [Candidate("done", "ends")]
    assert list(next_words("march daun brunn olmutz prerau ", MARCHES)) == []


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
