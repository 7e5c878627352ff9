"""Playouts of one decision share the stages they come to: nothing is different for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sanssouci.bots.search import Limit, think
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.movement import DONE, Movement
from sanssouci.games.friedrich.officers import judgement
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.field_staff import FieldStaff
from sanssouci.games.friedrich.officers.shared_stages import Played, SharedStages, what_decides
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, Action, Situation
from sanssouci.kernel.caching import cached_property
from tests.games.friedrich.staging import stage

SCENARIOS = ("four-player", "war-in-the-west", "austrian-theatre")


def stages(scenario: str, seed: int, count: int) -> Iterator[Position]:
    """Positions of a game of aides in which a nation begins its marches."""
    luck = Random(seed)
    position, aide = FRIEDRICH_GAME.new(scenario), Aide(luck)
    assert isinstance(position, Position)
    while count:
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(CHANCE, position.sample_chance(luck))
            continue
        phase = position.phase
        if isinstance(phase, Movement) and not phase.moved and luck.random() < 0.2:
            yield position.clone()
            count -= 1
        position.apply(seat, aide(position, seat))


def played_on(position: Position, aide: Aide, luck: Random, turns: int = 1) -> list[Action]:
    """What is done until so many turns are over."""
    done: list[Action] = []
    until = position.turn + turns
    while position.actors and position.turn < until:
        seat = position.actors[0]
        by_chance = seat == CHANCE
        done.append(position.sample_chance(luck) if by_chance else aide(position, seat))
        position.apply(seat, done[-1])
    return done


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_shared_stage_is_played_as_if_it_were_not(scenario: str) -> None:
    for position in stages(scenario, 5, 4):
        shared = SharedStages()
        seat = position.actors[0]
        for number in range(6):
            world = position.resample(seat, Random(number % 3))
            alone = played_on(world.clone(), Aide(Random(1)), Random(number))
            together = played_on(world.clone(), Aide(Random(1), shared=shared), Random(number))
            assert together == alone


class _Counting(SharedStages):
    """Knows how often a stage was found."""

    found = 0

    def get(self, key: object, default: Played | None = None) -> Played | None:  # type: ignore[override]
        played = super().get(key, default)
        _Counting.found += played is not None
        return played


class _Forgetful(SharedStages):
    """Shares nothing."""

    def keep(self, key: object, played: Played) -> None: ...


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_marshal_finds_the_same_without_sharing(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _Counting.found = 0
    for position in stages(scenario, 11, 1):
        thoughts = []
        for kind in (_Counting, _Forgetful):
            monkeypatch.setattr(judgement, "SharedStages", kind)
            situation = Situation.of(position, position.actors[0], Random(2))
            thoughts.append(think(situation, Limit(playouts=24), depth=3))
        assert thoughts[0] == thoughts[1]
    assert _Counting.found


def test_what_others_hide_decides_nothing() -> None:
    for position in stages("austrian-theatre", 3, 3):
        seat, phase = position.actors[0], position.phase
        assert isinstance(phase, Movement)
        keys = [
            what_decides(FieldStaff(world, phase.nation), phase)
            for world in (position.resample(seat, Random(number)) for number in range(5))
        ]
        assert len(set(keys)) == 1


def test_an_ally_counts_only_where_he_stands_in_the_way() -> None:
    def key(chevert: str) -> object:
        position = stage("austria", at={"chevert": chevert})
        phase = position.phase
        assert isinstance(phase, Movement)
        return what_decides(FieldStaff(position, phase.nation), phase)

    assert key("koblenz") == key("dillenburg")
    assert key("koblenz") != key("olmutz")


def test_a_staff_hands_over_all_that_it_has_worked_out() -> None:
    for position in stages("war-in-the-west", 4, 2):
        phase = position.phase
        assert isinstance(phase, Movement)
        first, second = (FieldStaff(position.clone(), phase.nation) for _ in range(2))
        names = [
            name
            for name in dir(FieldStaff)
            if isinstance(getattr(FieldStaff, name), cached_property)
            and name not in ("sheets", "_whole_view", "count")
        ]
        worked_out = {name: getattr(first, name) for name in names}
        second.adopt(first.knowledge())
        assert {name: second.__dict__[name] for name in names} == worked_out
        second.stacks(0)
        assert second._stacks is not first._stacks


def test_a_stage_without_stirring_pieces_is_over_at_once() -> None:
    position = next(stages("austrian-theatre", 3, 1))
    assert Aide(Random(1), astir=0, shared=SharedStages())(position, position.actors[0]) == DONE
