"""A hint is for the whole decision as a person sees it, and can be carried out as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.sieben_jahre.game import SIEBEN_JAHRE
from sanssouci.kernel import Action, Play
from sanssouci.table import advice
from tests.games.friedrich.staging import purchase
from tests.table.staging import ME, tables_in


def allotment() -> Play:
    return FRIEDRICH_GAME.play("austrian-theatre", seed=5)


def march_with_units() -> Play:
    """The first army of a crisis marches, some of it at least."""
    play = CRISIS.play(seed=1)
    while not any(action.startswith("pick ") for action in play.state.legal(play.state.actors[0])):
        seat = play.state.actors[0]
        play.act(seat, play.state.legal(seat)[0])
    start = next(a for a in play.state.legal(play.state.actors[0]) if a.startswith("pick "))
    play.act(play.state.actors[0], start)
    return play


def contingent() -> Play:
    """A ministry says how strong a contingent is to be; experience and loads belong to it."""
    play = SIEBEN_JAHRE.play("thuringia-1757-solo", seed=5)
    while play.state.phase.name != "settle":
        seat = play.state.actors[0]
        play.act(seat, play.state.legal(seat)[0])
    return play


def _all_begin_with(*verbs: str) -> Callable[[Sequence[Action]], bool]:
    return lambda actions: len(actions) > 1 and all(a.verb in verbs for a in actions)


@pytest.mark.parametrize(
    ("staged", "is_whole"),
    [
        (allotment, _all_begin_with("allot")),
        (purchase, _all_begin_with("pay", "reinforce", "enter")),
        (march_with_units, _all_begin_with("take")),
        (contingent, lambda actions: actions[0].verb in ("muster", "done")),
    ],
)
def test_a_hint_goes_to_the_end_of_a_decision(
    tmp_path: Path, staged: Callable[[], Play], is_whole: Callable[[Sequence[Action]], bool]
) -> None:
    play = staged()

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.import_record(play.record.dumps(), ME)).head.id)
            seat = play.state.actors[0]
            before = table.course.state.hash()
            found = await advice.hint(table, ME, seat)
            assert table.course.state.hash() == before, "nothing is done by asking"
            assert is_whole(found.actions), found
            for number, action in enumerate(found.actions):
                await table.act(ME, seat, action, table.questions.number(seat), str(number))
            assert not table.course.state.goes_on(seat)

    asyncio.run(run())
