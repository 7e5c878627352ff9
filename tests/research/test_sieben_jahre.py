"""Sieben Jahre by numbers: what a seat sees, in short games of the scenario book."""

from __future__ import annotations

import hashlib
import json
from array import array
from random import Random

import pytest

from sanssouci.games.sieben_jahre import GAME
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX, GARRISON, PLACE_INDEX, REGION_INDEX
from sanssouci.games.sieben_jahre.officers.captain import answer
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import BOARD_INDEX, STATE
from sanssouci.games.sieben_jahre.tensors import SiebenJahreEncoding
from sanssouci.kernel import CHANCE
from sanssouci.research import SequentialGame
from tests.games.sieben_jahre.staging import stage

ENCODING = SiebenJahreEncoding()
PARTS = {part.name: part for part in ENCODING.slices}


def observed(position: Position, seat: str) -> array[float]:
    return ENCODING.observe(position.view(seat), position.prompt(seat))


def row(seen: array[float], name: str, number: int = 0) -> list[float]:
    width = PARTS[name].shape[-1]
    start = ENCODING.at(name, number)
    return list(seen[start : start + width])


def test_what_a_position_looks_like() -> None:
    position = stage(
        "prussia",
        armies={"frederik-ii": "berlin, 4fv 1ca 1av, 8/4", "von-daun": "wien, 3fa, 2/5"},
        coins=250,
        flags={"meissen-lausitz": "prussia"},
    )
    seen = observed(position, "anglo-prussian")
    frederick = row(seen, "commanders", COMMANDER_INDEX["frederik-ii"])
    assert frederick[0] == 1
    assert frederick[3:7] == pytest.approx([4 / 6, 1 / 6, 1 / 6, 0]), "by arm"
    assert frederick[7:11] == [1, 0, 1, 0], "veterans on foot and at the guns"
    assert frederick[11:13] == [1, 0.5], "provisions and ammunition"
    berlin, wien = (row(seen, "places", PLACE_INDEX[id])[:2] for id in ("berlin", "wien"))
    assert (berlin, wien) == ([0, 0.5], [0.5, 0])
    saxony = row(seen, "regions", REGION_INDEX["meissen-lausitz"])
    assert saxony.index(1) == STATE.index("prussia"), "the flag that flies"
    bohemia = row(seen, "regions", REGION_INDEX["bohmen-mahren"])
    assert bohemia.index(1) == STATE.index("austria"), "as printed"
    assert bohemia[len(STATE)] == GARRISON[REGION_INDEX["bohmen-mahren"]] / 8
    assert row(seen, "boards", BOARD_INDEX["prussia"])[5] == 0.5, "the purse"
    assert row(seen, "boards", BOARD_INDEX["prussia"])[-1] == 1, "it is asked"


@pytest.mark.parametrize("scenario", ["louisbourg-1758", "beira-1762-solo"])
def test_views_of_a_sheet_and_their_numbers_differ_together(scenario: str) -> None:
    """No two views share their numbers, and worlds that a seat cannot tell apart share them.

    Captains play: they bring more fights about than chance does.
    """
    seen: dict[bytes, str] = {}
    for seed in range(2):
        rng = Random(seed)
        state = GAME.new(scenario)
        assert isinstance(state, Position)
        while not state.outcome:
            seat = rng.choice(GAME.seats(state))
            prompt = state.prompt(seat)
            shown = json.dumps([state.view(seat), prompt.to_json()], sort_keys=True)
            numbers = ENCODING.observe(state.view(seat), prompt).tobytes()
            key = hashlib.sha256(numbers).digest()
            assert seen.setdefault(key, shown) == shown
            if rng.random() < 0.1:
                world = state.resample(seat, rng)
                again = ENCODING.observe(world.view(seat), world.prompt(seat))
                assert again.tobytes() == numbers
            actor = state.actors[0]
            if actor == CHANCE:
                state.apply(actor, state.sample_chance(rng))
            else:
                state.apply(actor, answer(state, actor).action)
    assert len(seen) > 100


def test_a_budget_is_said_word_by_word() -> None:
    """However many baskets there are, a step offers a few words."""
    played = SequentialGame("sieben-jahre", scenario="saxony-1756")
    state, rng = played.new_initial_state(), Random(3)
    widest = 0
    for _ in range(300):
        if state.is_terminal():
            break
        choices = state.legal_actions()
        widest = max(widest, len(choices))
        state.apply_action(rng.choice(choices))
    assert 0 < widest < 60
