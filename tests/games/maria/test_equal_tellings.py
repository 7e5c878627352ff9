"""What others learn from an action in war is what its lines tell (M23): at every kind of decision.

Politics and bargains have a file of their own.
"""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS
from sanssouci.games.maria.position import Position
from sanssouci.kernel import CHANCE, laws

SCENES: dict[str, tuple[str, ...]] = {
    "hussars": ("hussars",),
    "hussar_payment": (
        "clear", "place karl tabor", "place belle-isle kolin", "place broglie bohmisch-brod",
        "place france-train-2 beroun", "station hussar-1 prag", "hand france 2D 3H 9S",
        "begin france supply",
    ),
    "cover": (
        "clear", "place karl wien", "place belle-isle steyr", "place broglie wsetin",
        "place france-train-2 melk", "place france-train-1 weisskirchen",
        "station hussar-1 enns", "station hussar-2 neutitschein", "hand france 4S",
        "begin france supply",
    ),
    "march_consent": (
        "clear", "place arenberg brussel", "place stair mecheln", "place moritz paris",
        "begin austria",
    ),
    "train_payment": (
        "clear", "place karl wien", "place moritz paris", "hand france 2S 3S 9H", "begin france",
    ),
    "spare": (
        "clear", "place karl prag", "place traun prag", "place friedrich brandeis",
        "place schwerin brandeis", "troops karl 3", "troops traun 2", "troops friedrich 1",
        "troops schwerin 2", "begin austria combat",
    ),
    "retreat": (
        "clear", "place karl prag", "troops karl 8", "place friedrich brandeis",
        "troops friedrich 5", "hand austria 5S", "hand prussia 7S", "begin prussia combat",
    ),
    "placement": (
        "turn 3", "clear", "place moritz paris", "troops moritz 3", "place noailles metz",
        "troops noailles 8", "hand france 9S 8H 7D", "winter",
    ),
}  # fmt: skip
FIRST: dict[str, tuple[str, ...]] = {
    "march_consent": ("frederick: march stair mecheln brussel",),
    "train_payment": ("louis: restore france-train-2 metz",),
    "spare": ("frederick: concede",),
    "retreat": ("frederick: concede",),
    "placement": ("louis: recruit 4", "louis: pay 9S", "louis: pay 7D"),
}
"""What leads to the decision, if the scene does not begin with it."""


def scene(name: str) -> Position:
    position = GAME.arrange(SCENES[name], "advanced")
    assert isinstance(position, Position)
    for line in FIRST.get(name, ()):
        seat, _, text = line.partition(": ")
        position.apply(seat, GAME.parse(position, seat, text))
    return position


@pytest.mark.rule("M23.1", "M23.2", "M15.2", "M8.9", "M6.4", "M7.11", "M12.2")
@pytest.mark.parametrize("name", SCENES)
def test_the_laws_hold_at_every_kind_of_decision(name: str) -> None:
    rng = Random(5)
    position = scene(name)
    assert position.phase.name == name
    for _ in range(4):
        if position.actors == (CHANCE,) or position.outcome:
            break
        seat = rng.choice(position.actors)
        laws.check_resample(position, rng)
        laws.check_equal_tellings(position, seat, rng)
        laws.check_json(position)
        laws.check_nonsense(position, rng)
        before, action = position.clone(), rng.choice(position.legal(seat))
        position.apply(seat, action)
        laws.check_undo(before, seat, action, position, rng)


@pytest.mark.rule("M8.8", "M23.1")
@pytest.mark.parametrize("hand", ["10S", "2D 3H", "R 2S 2C"])
def test_who_is_asked_for_a_payment_is_asked_in_every_world(hand: str) -> None:
    scene = [line for line in SCENES["hussar_payment"] if not line.startswith("hand")]
    position = GAME.arrange([f"hand france {hand}", *scene], "advanced")
    assert position.phase.name == "hussar_payment"
    while position.phase.name == "hussar_payment":
        for seed in range(12):
            laws.check_resample(position, Random(seed))
        position.apply("louis", position.legal("louis")[-1])


def placing_a_troop() -> Position:
    """French generals, of one of whom everybody knows the strength, and a troop for one of them."""
    position = GAME.arrange(
        (
            "turn 3", "clear", "place moritz paris", "troops moritz 3", "place noailles metz",
            "troops noailles 4", "place belle-isle lille", "troops belle-isle 1",
            "place broglie strassburg", "troops broglie 1", "place maillebois amiens",
            "troops maillebois 1", "hand france 9S 8H 7D", "winter",
        ),
        "advanced",
    )  # fmt: skip
    assert isinstance(position, Position)
    position.reveal_strength(position.stack_at(ATLAS.index["paris"]))
    for text in ("recruit 1", "pay 9S"):
        position.apply("louis", GAME.parse(position, "louis", text))
    assert position.phase.name == "placement"
    return position


@pytest.mark.rule("M23.1", "M15.2")
def test_nobody_is_shown_who_gets_a_troop() -> None:
    laws.check_equal_tellings(placing_a_troop(), "louis", Random(1))


@pytest.mark.rule("M23.1", "M15.2")
def test_the_law_notices_a_model_that_knows_who_got_the_troop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Position, "merge_gainers", lambda position, nation: None)
    position = placing_a_troop()
    laws.check_resample(position, Random(1))
    with pytest.raises(AssertionError, match=r"reinforce .* of louis is told to"):
        laws.check_equal_tellings(position, "louis", Random(1))
