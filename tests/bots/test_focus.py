"""Playouts are about what is decided: whoever is far away stands still."""

from __future__ import annotations

from random import Random

import sanssouci
from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GRAPH
from sanssouci.games.friedrich.movement import ALL_PIECES, DONE, Movement
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.focus import astir
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, Action, Plan

GAME = sanssouci.game("friedrich")


def movements(count: int, seed: int) -> list[tuple[Position, Movement, str]]:
    """Movement phases on the way through a war that is played at random."""
    rng = Random(seed)
    state = GAME.new("four-player")
    found: list[tuple[Position, Movement, str]] = []
    while state.actors and len(found) < count:
        seat = state.actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
            continue
        assert isinstance(state, Position)
        if isinstance(state.phase, Movement) and rng.random() < 0.2:
            world = state.clone()
            found.append((world, state.phase, seat))
        state.apply(seat, rng.choice(state.legal(seat)))
    return found


def test_a_march_is_allowed_if_and_only_if_it_is_listed() -> None:
    offered: set[Action] = {Action("march nobody berlin"), Action("march friedrich"), DONE}
    asked = movements(40, 3)
    listed = [set(state.legal(seat)) for state, _, seat in asked]
    for actions in listed:
        offered |= actions
    some = Random(1).sample(sorted(offered), 400)
    for (state, phase, seat), legal in zip(asked, listed, strict=True):
        for action in (*some, *legal):
            assert phase.allows(state, seat, action) == (action in legal), action


def test_only_the_stacks_asked_for_are_listed() -> None:
    for state, phase, seat in movements(20, 5):
        marches = [a for a in state.legal(seat) if a.verb == "march"]
        assert phase.marches(state) == marches
        for stack in state.stacks(phase.nation).values():
            mask = 1 << stack[0]
            wanted = [a for a in marches if _starts_in(state, a) == state.place[stack[0]]]
            generals = [a for a in wanted if _first(a) < GENERAL_COUNT]
            assert phase.marches(state, mask) == generals


def _first(march: Action) -> int:
    return ATLAS.piece_index[march.words[0].split("+")[0]]


def _starts_in(state: Position, march: Action) -> int:
    return state.place[_first(march)]


def test_whoever_could_not_come_in_two_marches_stays_out_of_it() -> None:
    for state, phase, seat in movements(20, 7):
        march = next((a for a in state.legal(seat) if a.verb == "march"), None)
        if march is None:
            continue
        pieces = astir(state, [Plan((march,))], 8)
        ends = [state.place[_first(march)], *(ATLAS.index[word] for word in march.words[1:])]
        assert pieces >> _first(march) & 1
        for piece, city in enumerate(state.place):
            near = city >= 0 and min(GRAPH.distances(end)[city] for end in ends) <= 8
            assert bool(pieces >> piece & 1) == near
        bought = astir(state, [Plan((march,)), Plan((Action("recruit 2 0"),))], 8)
        assert bought & pieces == pieces, "new troops may go to any stack of the nation"
        for stack in state.stacks(phase.nation).values():
            assert all(bought >> general & 1 for general in stack)


def test_those_who_are_not_astir_stand_still() -> None:
    moved = 0
    for state, phase, seat in movements(20, 9):
        assert Aide(Random(1), astir=0)(state, seat) == DONE
        own = [general for stack in state.stacks(phase.nation).values() for general in stack]
        only = own[0] if own else 0
        action = Aide(Random(1), astir=1 << only)(state, seat)
        if action.verb == "march" and _first(action) < GENERAL_COUNT:
            assert _starts_in(state, action) == state.place[only]
            moved += 1
        assert action in state.legal(seat)
        assert Aide(Random(1), astir=ALL_PIECES)(state, seat) == Aide(Random(1))(state, seat)
    assert moved
