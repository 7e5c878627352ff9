"""What the lessons tell to choose is called as it is on the table."""

from __future__ import annotations

import pytest

from sanssouci.games import load
from sanssouci.kernel import Action, speaking
from sanssouci.kernel.catalogue import tell


@pytest.mark.parametrize("language", ["en", "it", "de", "el"])
def test_a_lesson_names_the_button_as_it_is_labelled(language: str) -> None:
    game = load("sieben-jahre")
    with speaking(language):
        assert game.describe(Action("end")) in game.words("lesson.actions-2")
        for what in ("lesson.actions-3", "lesson.bot-2"):
            assert tell("story.go_on") in game.words(what)
