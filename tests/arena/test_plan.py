"""Plans: who meets whom, and every mistake one can make with them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sanssouci.arena import Plan, make_plan, read_plan
from sanssouci.bots import Captain, seat_bot
from sanssouci.kernel import BadOption
from tests.arena.staging import WEST, small_plan


def test_two_bots_swap_seats_over_the_same_seeds() -> None:
    jobs = list(small_plan(seed=7).jobs())
    assert [(job.seed, tuple(job.seats.values())) for job in jobs] == [
        (7, ("recruit", "random")), (7, ("random", "recruit")),
        (8, ("recruit", "random")), (8, ("random", "recruit")),
    ]  # fmt: skip
    assert [job.number for job in jobs] == [0, 1, 2, 3]


def test_each_bot_sits_equally_often_in_each_of_four_seats() -> None:
    plan = make_plan({"bots": ["captain", "recruit", "random"], "games": 1, "mirror": True})
    taken = Counter(pair for job in plan.jobs() for pair in job.seats.items())
    assert set(taken.values()) == {9}
    assert len(taken) == 12
    assert sum(1 for _ in plan.jobs()) == 3 * 8 + 3


def test_one_bot_alone_plays_against_itself() -> None:
    (seating,) = small_plan(bots=["captain"]).seatings(WEST)
    assert seating == {"frederick": "captain", "pompadour": "captain"}


def test_a_match_has_fixed_seats() -> None:
    plan = make_plan({"seats": {"maria": "captain"}, "others": "recruit"})
    assert plan.seatings("four-player") == [
        {"frederick": "recruit", "elisabeth": "recruit", "maria": "captain", "pompadour": "recruit"}
    ]
    assert plan.names() == ["recruit", "captain"]


def test_options_are_combined() -> None:
    plan = small_plan(options={"phantom_cards": [True, False], "edition": 1})
    assert [str(setup) for setup in plan.setups()] == [
        f"{WEST} phantom_cards=yes edition=1", f"{WEST} phantom_cards=no edition=1",
    ]  # fmt: skip
    assert {job.options["phantom_cards"] for job in plan.jobs()} == {"yes", "no"}


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"options": {"expert": False}, "records": True, "seconds": 0.5, "mirror": True},
        {"bots": [], "seats": {"pompadour": "captain"}, "others": "recruit", "seed": 40},
    ],
)
def test_a_plan_file_says_the_same(fields: dict[str, object], tmp_path: Path) -> None:
    plan = small_plan(**fields)
    file = tmp_path / "plan.toml"
    file.write_text(plan.as_toml(), encoding="utf-8")
    assert read_plan(file) == plan
    assert Plan.model_validate_json(plan.model_dump_json()) == plan


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"bots": []}, "no bots are named"),
        ({"bots": ["god"]}, "nobody is called 'god'; there are random, recruit, lieutenant"),
        ({"bots": ["captain", "captain"]}, "one is named twice"),
        ({"bots": ["captain:wit=3"]}, "captain takes temper"),
        ({"others": "captain"}, "not both"),
        ({"bots": [], "seats": {"frederick": "captain"}}, "nobody sits as pompadour"),
        ({"bots": [], "seats": {"tsar": "captain"}}, "no seat called 'tsar' in war-in-the-west"),
        ({"game": "chess"}, "no game called 'chess'"),
        ({"scenarios": "chess"}, "has no scenario 'chess'"),
        ({"options": {"expert": 7}}, "option expert is one of yes, no"),
        ({"options": {"expert": []}}, "given no value"),
        ({"options": 7}, "options: "),
        ({"games": 0}, "games: "),
        ({"games": "many"}, "games: "),
        ({"seconds": 0}, "seconds: "),
        ({"seeds": 7}, "seeds: is not known here"),
    ],
)
def test_plans_that_cannot_be(fields: dict[str, object], problem: str) -> None:
    with pytest.raises(BadOption, match=problem) as caught:
        small_plan(**fields)
    assert "\n" not in str(caught.value)


def test_files_that_are_no_plans(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text("bots = [", encoding="utf-8")
    with pytest.raises(BadOption, match=r"plan\.toml"):
        read_plan(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadOption, match=r"plan\.toml"):
        read_plan(file)


def test_names_become_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Thinker(Captain):
        name = "thinker"

        def __init__(self, playouts: int = 10, mood: str = "") -> None:
            super().__init__()
            self.playouts, self.mood = playouts, mood

    monkeypatch.setattr("sanssouci.bots.seating.BOTS", {"thinker": Thinker})
    assert isinstance(seat_bot("thinker"), Thinker)
    thinker = seat_bot("thinker:playouts=200,mood=grim")
    assert isinstance(thinker, Thinker)
    assert (thinker.playouts, thinker.mood) == (200, "grim")
    with pytest.raises(BadOption, match="thinker takes playouts, mood"):
        seat_bot("thinker:haste=1")


def test_the_example_is_a_plan() -> None:
    plan = read_plan(Path(__file__).parents[2] / "examples" / "arena.toml")
    assert plan.names() == ["captain", "recruit", "random"]
