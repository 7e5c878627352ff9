"""Programs that play: the examples for whole games, and broken ones of every kind."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sanssouci
from sanssouci.bots import BotFailed, RandomBot, Referee, check_bot, play_out, seat_bot
from sanssouci.bots.line_protocol import LOG_LINES, favour, question
from sanssouci.bots.outside import OutsideBot
from sanssouci.bots.trouble import Trouble
from sanssouci.kernel import BadOption, Situation, replay
from sanssouci.kernel.laws import knowledge
from tests import levy
from tests.terminal.staging import advance, new_play

GAME = sanssouci.game("friedrich")
EXAMPLES = Path(__file__).parents[2] / "examples" / "outside"
COMMANDS = {
    "any_action.py": f"{sys.executable} {EXAMPLES / 'any_action.py'}",
    "last_action.sh": f"sh {EXAMPLES / 'last_action.sh'}",
    "two_thoughts.py": f"{sys.executable} {EXAMPLES / 'two_thoughts.py'}",
}
HELLO = """
import json, sys, time
def say(**message): print(json.dumps(message), flush=True)
sys.stdin.readline(); say(hello=1)
"""


def test_every_example_is_tried() -> None:
    assert {path.name for path in EXAMPLES.iterdir() if path.is_file()} == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_an_example_plays_a_whole_game(name: str) -> None:
    bot = seat_bot(f"exec:{COMMANDS[name]}")
    bots = {"frederick": RandomBot(), "pompadour": bot}
    # Far more time than needed: a busy machine is not what is tested here.
    record, result = play_out(GAME, "war-in-the-west", {}, bots, 3, seconds=30, strict=True)
    assert result.replaced == 0
    assert record.players["pompadour"] == f"exec:{COMMANDS[name]}"
    assert replay(GAME, record).outcome


def test_a_seed_repeats_a_game_with_a_program() -> None:
    def game() -> object:
        bots = {
            "frederick": RandomBot(),
            "pompadour": seat_bot(f"exec:{COMMANDS['any_action.py']}"),
        }
        return play_out(GAME, "war-in-the-west", {}, bots, 8, seconds=30, strict=True)

    assert game() == game()


def test_choices_that_are_not_listed_are_asked_for_word_by_word() -> None:
    bots = {seat: seat_bot(f"exec:{COMMANDS['any_action.py']}") for seat in levy.SEATS}
    record, result = play_out(levy.LEVY, "levy", {}, bots, 3, seconds=30, strict=True)
    assert result.replaced == 0
    assert [entry.action.verb for entry in record.entries] == ["spend", "send"] * 2

    state = levy.LEVY.new()
    situation = Situation.of(state, "king", Random(1))
    asked = question(situation)
    assert (asked["legal"], asked["first_words"]) == ([], {"keep": 1, "spend": 301})
    spent = favour(situation, {"want": "apply", "world": state.to_json(), "actions": ["spend 7"]})
    assert (spent["legal"], spent["first_words"]) == ({"king": []}, {"king": {"send": 4096}})
    wish: dict[str, Any] = {"want": "narrow", "words": ["send"]}
    assert favour(situation, wish)["following"] == {}
    assert len(favour(situation, {**wish, "world": spent["world"]})["following"]) == 13
    for wrong in ({"words": "send"}, {"seat": "empress"}, {"world": spent["world"], "seat": 3}):
        assert favour(situation, {**wish, **wrong})["type"] == "refused"


def program(folder: Path, script: str, patience: float = 20) -> OutsideBot:
    path = folder / "bot.py"
    path.write_text(script, encoding="utf-8")
    return OutsideBot(f"exec:{sys.executable} {path}", patience)


BROKEN = {
    "silent": (HELLO + "time.sleep(600)", Trouble.LATE),
    "never reads": (HELLO + "\nwhile True: time.sleep(1)", Trouble.LATE),
    "garbage": (HELLO + "\nfor line in sys.stdin: print('well ...', flush=True)", Trouble.BROKE),
    "a list": (HELLO + "\nfor line in sys.stdin: print('[1]', flush=True)", Trouble.BROKE),
    "no action": (HELLO + "\nfor line in sys.stdin: say(thought=1)", Trouble.BROKE),
    "dies": (HELLO + "sys.stdin.readline()", Trouble.BROKE),
    "illegal": (HELLO + "\nfor line in sys.stdin: say(action='win')", Trouble.ILLEGAL),
    "no text": (HELLO + "\nfor line in sys.stdin: say(action=7)", Trouble.BROKE),
    "always wants": (HELLO + "\nfor line in sys.stdin: say(want='worlds')", Trouble.LATE),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_program_is_replaced_and_tried_again(kind: str, tmp_path: Path) -> None:
    script, trouble = BROKEN[kind]
    state = GAME.new("war-in-the-west")
    bot = program(tmp_path, script)
    referee = Referee(Random(1), 0.1 if trouble is Trouble.LATE else 20)
    for _ in range(2):
        decision = referee.ask(bot, state, "frederick")
        assert decision.action in state.legal("frederick")
        assert decision.failed is not None
        assert decision.failed.trouble is trouble
    bot.close()


def test_a_flood_of_words_is_no_answer(tmp_path: Path) -> None:
    script = HELLO + "\nfor line in sys.stdin:\n    for n in range(9999): say(want=n)"
    bot = program(tmp_path, script)
    with pytest.raises(BotFailed, match="took too long"):
        bot.choose(Situation.of(GAME.new("war-in-the-west"), "frederick", Random(1), 0.3))


@pytest.mark.parametrize(
    ("script", "patience", "word"),
    [
        ("import time; time.sleep(600)", 0.2, "took too long"),
        ("raise SystemExit", 20, "has ended"),
        ("print('{\"hello\": 99}')", 20, "speaks protocol 99"),
    ],
)
def test_one_that_cannot_say_hello_is_tried_once(
    script: str, patience: float, word: str, tmp_path: Path
) -> None:
    bot = program(tmp_path, script, patience)
    situation = Situation.of(GAME.new("war-in-the-west"), "frederick", Random(1))
    with pytest.raises(BotFailed, match=word) as first:
        bot.choose(situation)
    with pytest.raises(BotFailed) as second:
        bot.choose(situation)
    assert first.value is second.value


def test_a_late_answer_is_not_taken_for_the_next(tmp_path: Path) -> None:
    """The first question is answered too late; the program that gets the second is a new one."""
    mark = tmp_path / "asked"
    script = (
        HELLO
        + f"""
from pathlib import Path
mark = Path({str(mark)!r})
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "question":
        if not mark.exists():
            mark.touch()
            time.sleep(1.5)
            say(action="late")
        else:
            say(action=heard["legal"][0], why="at   once\\n")
"""
    )
    state = GAME.new("war-in-the-west")
    bot = program(tmp_path, script)
    late = Referee(Random(1), 1.0).ask(bot, state, "frederick")
    assert late.failed is not None
    answered = Referee(Random(1), 20).ask(bot, state, "frederick")
    assert answered.failed is None
    assert (answered.action, answered.why) == (state.legal("frederick")[0], "at once")
    bot.close()


def test_names_of_programs_are_checked_before_anything_runs() -> None:
    for name in ("exec:", "exec:/no/such/program now", "exec:'open quote", "general"):
        with pytest.raises(BadOption):
            check_bot(name)
    assert check_bot("captain") == "captain"


# -- what is said ---------------------------------------------------------------------------------


def in_play(seat: str = "pompadour") -> Situation:
    play = advance(new_play("war-in-the-west", seed=2), 150)
    while seat not in play.state.actors:
        advance(play, 1)
    return Situation.of(play.state, seat, Random(4), log=play.log(seat))


def test_a_question_says_what_the_seat_knows_and_no_more() -> None:
    situation = in_play()
    asked = json.loads(json.dumps(question(situation)))
    assert asked["seat"] == "pompadour"
    assert asked["legal"] == list(situation.legal)
    assert asked["view"] == json.loads(json.dumps(situation.view))
    assert len(asked["log"]) == min(LOG_LINES, len(situation.log)) > 0
    assert asked["prompt"]["text"]
    assert asked["log"][-1]["text"] == GAME.say(situation.log[-1].message)


def test_worlds_are_honest_and_can_be_played_in() -> None:
    situation = in_play()
    worlds = favour(situation, {"want": "worlds", "n": 3})["worlds"]
    assert len({json.dumps(world) for world in worlds}) > 1
    for data in worlds:
        world = GAME.from_json(data)
        assert knowledge(world, "pompadour") == knowledge(situation.world, "pompadour")
    action = situation.legal[0]
    for step in (action, ["pompadour", action]):
        wish = {"want": "apply", "world": worlds[0], "actions": [step]}
        after = json.loads(json.dumps(favour(situation, wish)))
        assert after["type"] == "applied"
        expected = GAME.from_json(worlds[0])
        expected.apply("pompadour", action)
        assert set(after["legal"]) == set(after["actors"])
        if "chance" not in expected.actors:
            assert after["world"] == json.loads(json.dumps(expected.to_json()))
    wish = {"want": "apply", "world": after["world"], "actions": []}
    assert favour(situation, wish)["legal"] == after["legal"]


def test_the_map_the_view_and_what_actions_would_do_can_be_asked_for() -> None:
    situation = in_play()
    assert GAME.map is not None
    told = json.loads(json.dumps(favour(situation, {"want": "map"})))
    assert len(told["map"]["places"]) == len(GAME.map.places)
    schema = favour(situation, {"want": "schema"})["view"]
    assert schema["$ref"] == "#/$defs/FriedrichView"
    actions = list(situation.legal[:5])
    foreseen = favour(situation, {"want": "foresee", "actions": actions})["prospects"]
    expected = [situation.world.foresee(situation.seat, action) for action in actions]
    assert [len(each) for each in foreseen] == [len(each) for each in expected]
    assert all(prospect["text"] for each in foreseen for prospect in each)


@pytest.mark.parametrize(
    "wish",
    [
        {"want": "foresee"},
        {"want": "foresee", "actions": 3},
        {"want": "victory"},
        {"want": ["worlds"]},
        {"want": "worlds", "n": 0},
        {"want": "worlds", "n": "all"},
        {"want": "apply"},
        {"want": "apply", "world": {}, "actions": []},
        {"want": "apply", "world": 7, "actions": []},
        {"want": "apply", "world": "given", "actions": ["win"]},
        {"want": "apply", "world": "given", "actions": [["maria", "pass", "now"]]},
        {"want": "apply", "world": "given", "actions": 3},
    ],
)
def test_wishes_that_cannot_be_fulfilled_are_refused(wish: dict[str, Any]) -> None:
    situation = in_play()
    if wish.get("world") == "given":
        wish = {**wish, "world": situation.imagine().to_json()}
    refused = favour(situation, wish)
    assert refused["type"] == "refused"
    assert refused["text"]
