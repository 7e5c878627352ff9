"""Advice at the keyboard, bots that give their reasons, and bots that fail."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from sanssouci.bots import Bot, Captain
from sanssouci.kernel import Choice, Play, Situation
from sanssouci.terminal.table import Table
from tests.games.crisis.staging import stage as crisis_stage
from tests.games.friedrich.staging import purchase, stage
from tests.terminal.staging import Script, new_play, printed, screen, session


class Breaks:
    name = "breaks"

    def choose(self, situation: Situation) -> Choice:
        raise ZeroDivisionError


def seen(bots: Mapping[str, Bot], *, training: bool = False, play: Play | None = None) -> str:
    console = screen(200)
    lines = Script(["allot 8 8 5 5", "done"])
    Table(play or new_play(), bots, console, lines, training=training, seconds=30).run()
    return printed(console)


def test_in_training_bots_say_why_at_once() -> None:
    shown = seen({"frederick": Captain()}, training=True)
    assert "Frederick: troops where the first battles will be" in shown


def test_else_they_keep_it_to_themselves() -> None:
    assert "troops where the first battles will be" not in seen({"frederick": Captain()})


def test_a_bot_that_fails_is_named_once_for_each_decision() -> None:
    play = new_play()
    shown = seen({"frederick": Breaks()}, play=play)
    notice = "The bot playing Frederick broke down; the captain decided in its place."
    decisions = sum(entry.seat == "frederick" for entry in play.record.entries)
    assert shown.count(notice) == decisions > 0


def decided(play: Play, seat: str) -> list[str]:
    return [entry.action for entry in play.record.entries if entry.seat == seat]


def test_a_hint_is_for_the_whole_decision_says_why_and_changes_nothing() -> None:
    play = new_play()
    shown = session(["hint", "hint"], play)
    assert shown.count("Marshal: allot daun 8; allot browne 7; ") == 2
    assert "troops where the first battles will be" in shown
    assert not decided(play, "maria")


def test_a_hint_is_followed_to_the_end() -> None:
    play = new_play()
    session(["hint", "follow"], play)
    allotted = decided(play, "maria")
    assert len(allotted) > 2
    assert {action.split()[0] for action in allotted} == {"allot"}
    assert not play.state.goes_on("maria")


def test_the_units_of_a_march_are_advised_with_it() -> None:
    play = new_play("campaign")
    shown = session(["hint", "follow"], play, seat="prussia")
    assert "Marshal: pick magdeburg halle; take frederick 1; " in shown
    first, *others = decided(play, "prussia")
    assert first == "pick magdeburg halle"
    assert {action.split()[0] for action in others} == {"take"}
    assert not play.state.goes_on("prussia")


def test_a_purchase_is_advised_with_its_cards_and_its_places() -> None:
    play = purchase()
    before = len(play.record.entries)
    shown = session(["hint", "follow"], play, seat="frederick")
    assert "Marshal: pay " in shown
    verbs = [
        entry.action.split()[0]
        for entry in play.record.entries[before:]
        if entry.seat == "frederick"
    ]
    cards = verbs.count("pay")
    assert cards
    assert verbs[cards:]
    assert set(verbs[cards:]) <= {"reinforce", "enter"}
    assert not play.state.goes_on("frederick")


def test_what_is_done_otherwise_is_not_followed() -> None:
    play = new_play()
    shown = session(["hint", "allot daun 5", "follow"], play)
    assert "There is no advice to follow" in shown
    assert decided(play, "maria") == ["allot daun 5"]


def test_odds_are_for_combats() -> None:
    assert "You are in no combat" in session(["odds"])


def test_odds_of_a_duel() -> None:
    play = new_play("four-player")
    play.state = stage(
        "prussia", phase="combat", only=True,
        at={"heinrich": "kassel", "richelieu": "munden"},
        troops={"heinrich": 4, "richelieu": 6}, hands={"prussia": ("5D",), "france": ()},
    )  # fmt: skip
    shown = session(["odds"], play, seat="frederick")
    assert "win" in shown
    lines = [line.replace(" %", "%").split() for line in shown.splitlines() if "%" in line]
    rows = {words[0]: words for words in lines}
    assert rows["Play"][:3] == ["Play", "the", "5♦"], "in words, as the offers are"
    assert rows["Play"][3:] == ["100%", "0%", "0%", "0.0", "3.0"], "France has no card: it is sure"
    assert rows["Give"][-5:] == ["0%", "0%", "100%", "2.0", "0.0"]


def test_odds_of_a_battle_are_exact_and_say_what_they_take_for_granted() -> None:
    position = crisis_stage(
        "prussia", only=True, points=1, hands={"prussia": ["flank-attack", "surprise"]},
        at={"gorlitz": "4 prussia, ziethen", "liegnitz": "4 austria"},
        control={"gorlitz": "prussia", "liegnitz": "austria", "dresden": "prussia"},
    )  # fmt: skip
    play = Play.from_position(position, seed=1)
    shown = session(["march gorlitz liegnitz", "done", "odds"], play, "prussia")
    assert "exact, if the enemy uses no card" in " ".join(shown.split())
    rows = [line for line in shown.splitlines() if " %" in line]
    assert [row.split("  ")[0] for row in rows] == [
        "As it stands", "Use no card", "Use Flank Attack", "Use Surprise",
        "Use Flank Attack, Surprise",
    ]  # fmt: skip
    assert not any("100 %" in row for row in rows), "dice are never certain"


@pytest.mark.parametrize("command", ["hint", "follow", "odds"])
def test_help_lists_it(command: str) -> None:
    assert f"\n{command} " in session(["help"])
