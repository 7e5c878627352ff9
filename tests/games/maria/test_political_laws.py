"""What is hidden in politics and bargains stays hidden: the laws at every decision."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.politics import Politics
from sanssouci.kernel import CHANCE, laws
from tests.games.maria.political_staging import staged

HANDS = {
    "france": ["9H", "3S", "R"],
    "prussia": ["2H", "8C"],
    "pragmatic": ["3H", "10D"],
    "austria": ["10H", "R", "4S"],
}
OPTIONS: list[dict[str, object]] = [
    {},
    {"bids": "several", "late_return": True, "display_order": "f-r-p-a"},
    {"mission_return": "may", "first_trump": "none", "scenario": "two-player"},
]


@pytest.mark.rule("M23.1", "M23.2", "M16.4", "M24.7")
@pytest.mark.parametrize("options", OPTIONS, ids=("default", "several", "two-player"))
def test_politics_with_bargains_keep_the_laws(options: dict[str, object]) -> None:
    rng = Random(len(options))
    position = staged(
        Politics(),
        turn=rng.choice((4, 7, 10)),
        hands=HANDS,
        kept={"austria": ["5D"], "prussia": ["6D"]},
        tracks={"saxony": rng.randint(2, 4), "italy": 2, "russia": 4},
        **options,  # type: ignore[arg-type]
    )
    while position.stage == 1:
        if position.actors == (CHANCE,):
            position.apply(CHANCE, position.sample_chance(rng))
            continue
        seat = position.actors[0]
        laws.check_resample(position, rng)
        laws.check_equal_tellings(position, seat, rng)
        laws.check_somebody_can_act(position)
        laws.check_json(position)
        if rng.random() < 0.25:
            talker = rng.choice(GAME.seats(position))
            position.apply(talker, rng.choice(position.asides(talker)))
            laws.check_equal_tellings(position, talker, rng)
        before, action = position.clone(), rng.choice(position.legal(seat))
        position.apply(seat, action)
        laws.check_undo(before, seat, action, position, rng)
