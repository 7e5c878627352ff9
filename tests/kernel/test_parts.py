"""Positions are made of parts that are declared once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from examples.blind_bid import BLIND_BID
from sanssouci import game
from sanssouci.kernel import CHANCE, BadRecord, State
from sanssouci.kernel.parts import (
    FLAG,
    NUMBER,
    UNORDERED,
    bitset,
    by_word,
    listed,
    replaced,
    seldom,
)
from sanssouci.kernel.parts import part as declared


def shuffled_start(name: str) -> State:
    play = game(name).play(seed=3)
    rng = Random(3)
    for _ in range(60):
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    return play.state


@pytest.mark.parametrize("game_id", ["friedrich", "crisis", "maria"])
def test_a_clone_shares_nothing_that_changes(game_id: str) -> None:
    state = shuffled_start(game_id)
    before = state.to_json()
    copy = state.clone()
    for name, part in state.parts.items():
        value = getattr(copy, name)
        if isinstance(value, list | dict):
            assert value == getattr(state, name)
            if part.kind.copy != "{}":  # else it is replaced, never changed
                value.clear()
    assert state.to_json() == before


@pytest.mark.parametrize("name", ["friedrich", "crisis", "maria"])
def test_what_a_clone_shares_is_never_changed(name: str) -> None:
    state = shuffled_start(name)
    before = state.to_json()
    copy, rng = state.clone(), Random(4)
    for _ in range(400):
        if copy.outcome:
            break
        seat = rng.choice(copy.actors)
        chosen = copy.sample_chance(rng) if seat == CHANCE else rng.choice(copy.legal(seat))
        copy.apply(seat, chosen)
    assert state.to_json() == before


@pytest.mark.parametrize("name", ["friedrich", "crisis"])
def test_json_is_a_copy(name: str) -> None:
    state = shuffled_start(name)
    fingerprint = state.hash()

    def empty(value: Any) -> None:
        if isinstance(value, list):
            for each in value:
                empty(each)
            value.clear()
        elif isinstance(value, dict):
            for each in value.values():
                empty(each)

    empty(state.to_json())
    assert state.hash() == fingerprint


@pytest.mark.parametrize("name", ["friedrich", "crisis"])
def test_every_part_that_is_written_must_be_there_and_of_its_kind(name: str) -> None:
    state = shuffled_start(name)
    data = state.to_json()
    written = [key for key, part in state.parts.items() if part.kind.write is not None]
    for key in written:
        wrongs: list[Any] = [None, {"nonsense": [[]]}, "seven"]
        for wrong in wrongs:
            with pytest.raises(BadRecord, match=f"not a position of .*: {key}: "):
                state.game.from_json({**data, key: wrong})
        with pytest.raises(BadRecord, match=f"{key} is missing"):
            state.game.from_json({k: v for k, v in data.items() if k != key})


def test_a_phase_that_does_not_exist_is_refused() -> None:
    data = BLIND_BID.new().to_json()
    data["stack"] = [{"phase": "lunch"}]
    with pytest.raises(BadRecord, match="there is no phase 'lunch'"):
        BLIND_BID.from_json(data)


def test_kinds_write_and_read() -> None:
    letters = bitset("abc")
    assert letters.write is not None
    assert letters.write(0b101) == ["a", "c"]
    assert letters.read(["a", "c"]) == 0b101
    with pytest.raises(ValueError, match="there is no 'd'"):
        letters.read(["d"])
    hands = listed(UNORDERED)
    assert hands.write is not None
    assert hands.write([[3, 1], []]) == [[1, 3], []]
    with pytest.raises(ValueError, match="a whole number expected, not True"):
        by_word(NUMBER).read({"one": True})
    with pytest.raises(ValueError, match="true or false expected"):
        FLAG.read(1)


def test_the_kernels_part_of_a_view_is_there_in_every_game() -> None:
    common = {"game", "scenario", "options", "seat", "phase", "actors", "outcome"}
    for each in (BLIND_BID, game("friedrich"), game("crisis")):
        view = each.new().view(None)
        assert common <= view.keys()
        assert view["game"] == each.id


def test_parts_that_seldom_change_are_shared_until_one_does() -> None:
    class Church(State):
        visits: int = declared(NUMBER, 0)
        bells: Sequence[int] = seldom(replaced(UNORDERED), lambda setting: [3, 1])

        def seen(self, seat: str | None) -> dict[str, Any]:
            return {}

        def deal_anew(self, seat: str | None, rng: Random) -> None:
            """Nothing is hidden."""

    class Cathedral(Church):
        bishop: int = seldom(NUMBER, -1)

    built = Cathedral(BLIND_BID.new().setting)
    assert list(built.parts) == ["visits", "bells", "bishop"]
    copy = built.clone()
    assert copy.bells is built.bells
    copy.bishop, copy.visits = 4, 1
    copy.bells = [2]
    assert (built.visits, built.bells, built.bishop) == (0, [3, 1], -1)
    assert (copy.visits, copy.bells, copy.bishop) == (1, [2], 4)
    assert copy.clone().bishop == 4
    written = copy.to_json()
    assert (written["bells"], written["bishop"]) == ([2], 4)


def test_what_is_changed_in_place_cannot_be_shared() -> None:
    with pytest.raises(TypeError, match="never changed"):
        seldom(UNORDERED, lambda setting: [])


def test_a_mixin_leaves_its_slots_to_the_position_that_is_made_of_it() -> None:
    class Purse(State, mixin=True):
        coins: int = declared(NUMBER, 3)

    class Pocket(State):
        stones: list[int] = declared(UNORDERED, lambda setting: [2, 1])

    class Trousers(Pocket, Purse):
        __slots__ = ()

        def seen(self, seat: str | None) -> dict[str, Any]:
            return {}

        def deal_anew(self, seat: str | None, rng: Random) -> None:
            """Nothing is hidden."""

    assert Trousers.parts.keys() == {"stones", "coins"}
    worn = Trousers(BLIND_BID.new().setting)
    copy = worn.clone()
    copy.coins, copy.stones[0] = 5, 7
    assert (worn.coins, worn.stones) == (3, [2, 1])
    assert not hasattr(worn, "__dict__")
