"""What an action would do is said before it is done, and comes true."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, Action, Message, Prospect, any_of
from tests.games.friedrich.staging import act, stage


def foreseen(position: Position, action: str) -> list[str]:
    """What the seat that acts is told of an action, in English."""
    seat = position.actors[0]
    assert position.why_not(seat, action) is None
    speech = GAME.catalogues.speak()
    return [speech.phrase(prospect.message) for prospect in position.foresee(seat, action)]


def marks(prospects: Iterable[Prospect], kind: str) -> set[str]:
    return {mark.id for each in prospects for mark in each.marks if mark.kind == kind}


@pytest.mark.rule("F5.2")
def test_a_march_that_takes_an_objective() -> None:
    position = stage("austria", only=True, at={"daun": "neumarkt", "austria-train-1": "liegnitz"})
    assert foreseen(position, "march daun neumarkt breslau ohlau") == ["takes Breslau"]
    expected = ["takes Breslau only by marching on"]
    assert foreseen(position, "march daun neumarkt breslau") == expected


@pytest.mark.rule("F5.9")
def test_a_march_that_leaves_a_question_marker() -> None:
    at = {"daun": "neumarkt", "austria-train-1": "liegnitz", "keith": "glogau"}
    position = stage("austria", only=True, at=at)
    expected = ["puts Breslau in question, still protected"]
    assert foreseen(position, "march daun neumarkt breslau ohlau") == expected


@pytest.mark.rule("F5.13")
def test_the_imperial_train_keeps_dresden() -> None:
    at = {"friedrich": "dresden", "imperial-train-1": "meissen", "prussia-train-1": "radeberg"}
    position = stage("prussia", only=True, at=at, markers=["dresden"])
    expected = ["puts Dresden in question, still protected"]
    assert foreseen(position, "march friedrich dresden deuben") == expected


@pytest.mark.rule("F11.11H")
@pytest.mark.parametrize(("fate", "word"), [("11H", "puts"), (None, "takes")])
def test_heinrich_protects_as_far_as_fate_lets_him(fate: str | None, word: str) -> None:
    at = {"daun": "schweidnitz", "heinrich": "glogau"}
    position = stage("austria", only=True, at=at, fate=fate)
    said = foreseen(position, "march daun schweidnitz waldenburg")
    assert said[0].startswith(f"{word} Schweidnitz")


@pytest.mark.rule("F4.10", "F9.4", "F9.5")
def test_a_train_that_is_destroyed_blocks_no_supply() -> None:
    at = {"friedrich": "melnik", "prussia-train-1": "leitmeritz", "austria-train-1": "prag"}
    position = stage("prussia", only=True, at=at)
    march = next(a for a in position.legal("frederick") if a.endswith(" melnik prag"))
    expected = ["destroys Austria train 1", "takes Prag only by marching on"]
    assert foreseen(position, march) == expected


@pytest.mark.rule("F7.1", "F9.5", "F9.6")
def test_a_march_beside_the_enemy_and_out_of_supply() -> None:
    at = {"friedrich": "melnik", "keith": "prag", "daun": "beneschau"}
    position = stage("prussia", only=True, at=at)
    march = next(a for a in position.legal("frederick") if a.endswith(" melnik prag"))
    said = foreseen(position, march)
    assert said == ["joins Keith", "attacks Daun", "Friedrich would be out of supply"]
    position = stage("prussia", only=True, at=at, down=["keith"])
    assert foreseen(position, march)[-1] == "Friedrich would starve"


@pytest.mark.rule("F9.4", "F9.6")
def test_a_train_leaves_generals_hungry_or_feeds_them() -> None:
    """Eger is six cities from Prag and seven from Kolin."""
    at = {"friedrich": "eger", "prussia-train-1": "prag"}
    away = "march prussia-train-1 prag kolin"
    position = stage("prussia", only=True, at=at)
    assert foreseen(position, away) == ["Friedrich would be out of supply"]
    position = stage("prussia", only=True, at=at, down=["friedrich"])
    assert foreseen(position, away) == ["Friedrich would starve"]
    at = {"friedrich": "eger", "prussia-train-1": "kolin"}
    position = stage("prussia", only=True, at=at, down=["friedrich"])
    back = "march prussia-train-1 kolin prag"
    assert foreseen(position, back) == ["brings Friedrich back into supply"]


@pytest.mark.rule("F10.2", "F10.4", "F10.16")
def test_a_purchase_and_its_payment() -> None:
    hands = {"prussia": ["10S", "7H", "2C"]}
    position = stage(
        "prussia", only=True, at={"friedrich": "berlin"}, hands=hands, troops={"friedrich": 1}
    )
    assert foreseen(position, "recruit 2 0") == ["costs 12 points, 6 each"]
    act(position, "recruit 2 0")
    assert foreseen(position, "pay 10S.1") == ["leaves 2 points to pay"]
    act(position, "pay 10S.1")
    assert foreseen(position, "pay 2C.1") == []
    assert foreseen(position, "pay 7H.1") == ["5 points too much, and no change"]


_TOLD = {
    "log.conquers": ("takes", "city"),
    "log.reconquers": ("takes", "city"),
    "log.question": ("questions", "city"),
    "log.train_destroyed": ("destroys", "train"),
}


@pytest.mark.parametrize("seed", range(4))
def test_what_is_foreseen_of_a_march_comes_true(seed: int) -> None:
    """Random games: the log of each march tells what was foreseen, and the score what was said."""
    rng = Random(seed)
    play = GAME.play("four-player", seed=seed)
    seen: set[str] = set()
    for _ in range(1500):
        position = play.state
        if position.outcome:
            break
        seat = position.actors[0]
        assert seat != CHANCE
        action = any_of(position.legal(seat), rng)
        if action == "done" and rng.random() < 0.8:
            action = any_of(position.legal(seat), rng)
        prospects = position.foresee(seat, action)
        before = len(play.lines)
        play.act(seat, action)
        told = [line.message for line in play.lines[before:]]
        _compare(action, prospects, told)
        seen |= {mark.kind for each in prospects for mark in each.marks}
    assert {"takes", "hungers"} <= seen


def _compare(action: Action, prospects: Iterable[Prospect], told: list[Message]) -> None:
    if action.verb == "march":
        happened: dict[str, set[str]] = {"takes": set(), "questions": set(), "destroys": set()}
        for message in told:
            if message.key in _TOLD:
                kind, word = _TOLD[message.key]
                happened[kind].add(str(dict(message.args)[word]))
        assert happened == {kind: marks(prospects, kind) for kind in happened}
    if action.verb == "play":
        scores = [dict(m.args)["score"] for m in told if m.key == "log.plays"]
        assert scores[:1] == [dict(each.message.args)["score"] for each in prospects]
