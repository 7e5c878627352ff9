"""Which leanings pay, told from wars of captains who lean at random."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from sanssouci.games.sieben_jahre.officers.tempers import EVEN
from sanssouci.games.sieben_jahre.states import COALITION as ROLES
from tools.learnable_sieben_jahre import SiebenJahre
from tools.screen_tempers import Company, War, draw, play, pulled, regression, steps, worth, write


def made_up_wars(count: int) -> list[War]:
    """The first lever helps whoever pulls it up, the second one coalition, the third nobody."""
    luck, found = Random(1), []
    for seed in range(count):
        pulls = {role: [luck.choice((-1, 1)) for _ in range(3)] for role in ROLES}
        first, second = pulls.values()
        logit = 0.7 * first[0] - 0.7 * second[0] + 0.6 * first[1]
        found.append(War(seed, luck.random() < 1 / (1 + exp(-logit)), pulls))
    return found


def test_what_pays_is_found_for_both_coalitions_or_for_one() -> None:
    found = worth(made_up_wars(600), 3)
    for role in ROLES:
        assert found[role][0] == pytest.approx(0.7, abs=0.25)
        assert abs(found[role][2]) < 0.2
    assert found[ROLES[0]][1] > 0.3 > found[ROLES[1]][1]


def test_a_regression_finds_the_share_of_victories() -> None:
    (found,) = regression([[1.0]] * 40, [True] * 30 + [False] * 10, [50.0])
    assert found == pytest.approx(log(3), abs=0.01)


def test_levers_go_no_farther_than_they_were_seen() -> None:
    assert steps([0.0, 0.15, 0.9, -0.9], 0.3) == pytest.approx([0.0, 0.5, 1.0, -1.0])
    levers = SiebenJahre().levers("campaign", ROLES[0])
    high = pulled(levers, [1.0] * len(levers))
    low = pulled(levers, [-1.0] * len(levers))
    assert pulled(levers, [0.0] * len(levers)) == pytest.approx(
        {lever.name: getattr(EVEN, lever.name) for lever in levers}
    )
    for lever in levers:
        assert 0 < low[lever.name] < lever.start < high[lever.name]
        assert high[lever.name] < 1 or lever.kind == "factor"


def test_a_war_of_the_pool_leaves_one_coalition_as_it_is() -> None:
    game = SiebenJahre()
    assert all(set(draw(game, "campaign", seed, Company())[0]) == set(ROLES) for seed in range(9))
    alone = [set(draw(game, "campaign", seed, Company(pool=1.0))[0]) for seed in range(20)]
    assert {len(some) for some in alone} == {1}
    assert set().union(*alone) == set(ROLES), "now one, now the other"


def test_one_coalition_may_learn_alone_from_what_the_other_has_learnt() -> None:
    company = Company(roles=ROLES[:1], learnt=0.5)
    drawn = [draw(SiebenJahre(), "campaign", seed, company) for seed in range(60)]
    assert all(set(pulls) == set(ROLES[:1]) for pulls, _, _ in drawn)
    met = {temper and temper.name for _, temper, _ in drawn}
    assert met == {None, "even", "bold", "hoarding"}


@pytest.mark.parametrize("theatre", ["campaign", "sheets"])
def test_a_seed_repeats_a_war(theatre: str) -> None:
    war = play(SiebenJahre(), theatre, 810022, Company())
    assert war == play(SiebenJahre(), theatre, 810022, Company())
    assert 0 <= war.won <= 1
    assert War(**json.loads(json.dumps(war._asdict()))) == war, "as it is kept in a file"


def test_what_was_learnt_is_written_with_how_it_was_made(tmp_path: Path) -> None:
    game = SiebenJahre()
    game.file = tmp_path / "weights.json"
    write(game, "campaign", {role: {"guard": 1.23456} for role in ROLES}, {"seed": 1})
    game.further = True
    write(game, "campaign", {ROLES[0]: {"guard": 2.0}}, {"seed": 2})
    table = json.loads(game.file.read_text())["campaign"]
    assert table[ROLES[0]] == {
        "made": {"seed": 2, "before": {"seed": 1}},
        "weights": {"guard": 2.0},
    }
    assert table[ROLES[1]] == {"made": {"seed": 1}, "weights": {"guard": 1.2346}}
