"""Learning numbers from paired trials, and the weights of captains by it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from random import Random

import pytest

from sanssouci.games.crisis.officers import learnt as of_the_crisis
from sanssouci.games.crisis.officers.tempers import temper_named
from sanssouci.games.friedrich.officers import learnt
from sanssouci.games.friedrich.officers.weights import BY_HAND
from sanssouci.games.maria.officers import learnt as of_maria
from sanssouci.games.maria.officers.weights import BY_HAND as MARIAS
from sanssouci.games.sieben_jahre.officers import learnt as of_sieben_jahre
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, MET, TEMPERS
from tools.evolution import Evolution, Lever, Pace, Values
from tools.learn_weights import GAMES, write
from tools.learnable_crisis import Crisis
from tools.learnable_friedrich import Friedrich
from tools.learnable_maria import Maria
from tools.learnable_sieben_jahre import SiebenJahre


class Shooting:
    """Whoever comes near to the mark scores; the wind is luck, the same for both of a pair."""

    mark: Mapping[str, float] = {"height": 4.0, "side": 0.5, "powder": 0.6}

    def roles(self, scenario: str) -> Sequence[str]:
        return ("gunner",)

    def levers(self, scenario: str, role: str) -> list[Lever]:
        return [
            Lever("height", 2.0),
            Lever("side", 0.0, "extra"),
            Lever("powder", 0.4, "share"),
            Lever("idle", 1.0),
        ]

    def scores(
        self,
        scenario: str,
        learners: Mapping[str, Values],
        rivals: Mapping[str, Values],
        seed: int,
    ) -> Mapping[str, float]:
        def score(values: Values) -> float:
            off = sum((values[name] - mark) ** 2 for name, mark in self.mark.items())
            return exp(-off / 4) + Random(seed).gauss(0, 1)

        return {role: score(values) for role, values in learners.items()}


class Battery(Shooting):
    """Several gunners, each with a piece of his own."""

    def __init__(self) -> None:
        self.tables: list[tuple[set[str], set[str]]] = []
        """Who learnt in each game, and who had learnt before."""

    def roles(self, scenario: str) -> Sequence[str]:
        return ("left", "middle", "right")

    def scores(
        self,
        scenario: str,
        learners: Mapping[str, Values],
        rivals: Mapping[str, Values],
        seed: int,
    ) -> Mapping[str, float]:
        self.tables.append((set(learners), set(rivals)))
        return super().scores(scenario, learners, rivals, seed)


def shot(rounds: int) -> Evolution:
    evolution = Evolution(Shooting(), "range", ["gunner"], 1, Pace(pairs=20))
    for _ in range(rounds):
        evolution.play_round()
    return evolution


def test_levers_begin_where_they_are_and_stay_in_bounds() -> None:
    for lever in (Lever("a", 3.0), Lever("b", 0.2, "share"), Lever("c", 0.0, "extra")):
        assert lever.value(0.0) == pytest.approx(lever.start)
        assert lever.value(0.5) > lever.start
        assert lever.value(-9.0) >= 0
    assert Lever("b", 0.2, "share").value(9.0) < 1


def test_what_matters_is_learnt_and_the_rest_stays() -> None:
    found = shot(60).learnt("gunner")
    start = {lever.name: lever.start for lever in Shooting().levers("range", "gunner")}
    for name, mark in Shooting.mark.items():
        assert abs(found[name] - mark) < abs(start[name] - mark), name
    assert found["height"] == pytest.approx(4.0, abs=0.7)
    assert found["idle"] == pytest.approx(1.0, abs=0.4)


def test_a_seed_repeats_what_is_learnt() -> None:
    assert shot(3).learnt("gunner") == shot(3).learnt("gunner")


def test_several_may_learn_at_one_table() -> None:
    battery = Battery()
    roles = set(battery.roles("range"))
    evolution = Evolution(battery, "range", battery.roles("range"), 1, Pace(10, together=2))
    assert evolution.pairs == 3 * 10
    for _ in range(60):
        evolution.play_round()
    assert all(len(some) == 2 and others == roles - some for some, others in battery.tables)
    for role in roles:
        assert evolution.games(role) == 60 * 2 * 2 * 10
        assert sum(role in some for some, _ in battery.tables) == evolution.games(role)
        assert abs(evolution.learnt(role)["height"] - 4.0) < 0.7, role


def test_a_run_that_was_broken_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    shot(2).write(file)
    resumed = Evolution.read(Shooting(), file)
    assert resumed.rounds == 2
    resumed.play_round()
    assert resumed.learnt("gunner") == shot(3).learnt("gunner")
    assert resumed.games("gunner") == 3 * 2 * 20
    assert resumed.scored("gunner") == shot(3).scored("gunner")


def test_a_run_for_other_levers_is_not_gone_on_with(tmp_path: Path) -> None:
    class Longer(Shooting):
        def levers(self, scenario: str, role: str) -> list[Lever]:
            return [*super().levers(scenario, role), Lever("more", 1.0)]

    class Higher(Shooting):
        def levers(self, scenario: str, role: str) -> list[Lever]:
            return [Lever("height", 3.0), *super().levers(scenario, role)[1:]]

    file = tmp_path / "state.json"
    shot(1).write(file)
    for other in (Longer(), Higher()):
        with pytest.raises(ValueError, match="other levers"):
            Evolution.read(other, file)


# -- Friedrich -----------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["war-in-the-west", "austrian-theatre", "four-player"])
def test_levers_of_friedrich_begin_with_the_captains_weights(scenario: str) -> None:
    trials = GAMES["friedrich"]
    for role in trials.roles(scenario):
        values = {lever.name: lever.value(0.0) for lever in trials.levers(scenario, role)}
        for name, value in values.items():
            start = 1.0 if name.startswith(learnt.DEAR) else getattr(BY_HAND, name)
            assert value == pytest.approx(start), name


def test_a_role_may_begin_with_what_it_has_learnt_in_parts_of_the_war(tmp_path: Path) -> None:
    def weights(fear: float, **others: float) -> dict[str, dict[str, float]]:
        return {"weights": {"fear": fear, **others}}

    class Elsewhere(Friedrich):
        file = tmp_path / "weights.json"
        from_parts = ("frederick", "pompadour")

    table = {
        "war-in-the-west": {"frederick": weights(1.0, massing=0.8), "pompadour": weights(0.2)},
        "austrian-theatre": {"frederick": weights(2.0, massing=0.4), "maria": weights(0.4)},
        "whole-war": {"frederick": weights(9.0), "maria": weights(9.0)},
    }
    table["war-in-the-west"]["pompadour"]["weights"]["dear minden"] = 2.0
    Elsewhere.file.write_text(json.dumps(table))

    def begin(role: str) -> dict[str, float]:
        return {lever.name: lever.value(0.0) for lever in Elsewhere().levers("four-player", role)}

    assert begin("frederick")["fear"] == pytest.approx(1.5), "the mean of his two"
    assert begin("frederick")["massing"] == pytest.approx(0.6)
    assert begin("frederick")["cover"] == pytest.approx(BY_HAND.cover)
    assert begin("pompadour")["dear minden"] == pytest.approx(2.0)
    assert begin("maria")["fear"] == pytest.approx(BY_HAND.fear), "she was not asked to"


def test_a_trial_repeats_and_favours_who_defends_himself() -> None:
    def score(values: Values, seed: int) -> float:
        learners = {"frederick": values}
        return Friedrich().scores("war-in-the-west", learners, {}, seed)["frederick"]

    assert score({}, 7) == score({}, 7)
    careless = {"denied": 0.0, "last_denied": 0.0, "fear": 0.0}
    scores = [sum(score(values, seed) for seed in range(30, 42)) for values in ({}, careless)]
    assert scores[0] > scores[1]


def test_what_was_learnt_is_written_with_how_it_was_made(tmp_path: Path) -> None:
    class Elsewhere(Friedrich):
        file = tmp_path / "weights.json"
        turns = (1, 2)

    game = Elsewhere()
    known = {"weights": {"fear": 1.0}}
    before = {"whole-war": {"maria": known}, "war-in-the-west": {"frederick": known}}
    game.file.write_text(json.dumps(before))
    evolution = Evolution(game, "war-in-the-west", ["pompadour"], 3, Pace(pairs=1))
    evolution.play_round()
    write(game, "war-in-the-west", evolution, {"seed": 3})
    table = json.loads(game.file.read_text())
    assert table["whole-war"] == before["whole-war"], "other theatres stay"
    assert table["war-in-the-west"]["frederick"] == known, "and so do other roles"
    entry = table["war-in-the-west"]["pompadour"]
    assert entry["made"] == {"seed": 3, "games": 2}
    found = learnt.with_values(entry["weights"])
    assert found != BY_HAND
    assert found.dear


# -- The Great Crisis ----------------------------------------------------------------------------


def test_levers_of_the_great_crisis_begin_at_the_captains_measure() -> None:
    trials = GAMES["crisis"]
    for role in trials.roles("campaign"):
        values = {lever.name: lever.value(0.0) for lever in trials.levers("campaign", role)}
        assert values == dict.fromkeys(of_the_crisis.LEARNABLE, 1.0)


class FewTurns(Crisis):
    """The first turns of a war."""

    turns = (2, 2)


def test_a_war_of_the_great_crisis_teaches_both_at_once_and_repeats() -> None:
    def scores(**values: float) -> Mapping[str, float]:
        return FewTurns().scores("campaign", {"prussia": values, "austria": {}}, {}, 7)

    assert scores() == scores()
    assert 0.5 < sum(scores().values()) <= 1.0, "one of them will win, or nobody"
    assert scores(fear=0.0, sight=0.0) != scores()


def test_whoever_learns_in_the_great_crisis_meets_tempers() -> None:
    def scores(met: str) -> list[Mapping[str, float]]:
        game = FewTurns()
        game.met = (temper_named("even"), temper_named(met))
        return [game.scores("campaign", {"austria": {}}, {}, seed) for seed in range(3)]

    assert scores("even") != scores("racing")


def test_what_was_learnt_for_the_great_crisis_is_a_temper_for_its_captains(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = FewTurns()
    game.file = tmp_path / "weights.json"
    evolution = Evolution(game, "campaign", game.roles("campaign"), 3, Pace(pairs=1, together=2))
    evolution.play_round()
    write(game, "campaign", evolution, {"seed": 3}, ["austria"])
    (learnt,) = json.loads(game.file.read_text())["campaign"].values()
    assert learnt["made"] == {"seed": 3, "games": 2}
    shipped = tmp_path / "shipped.json"
    shipped.write_text(game.file.read_text())
    monkeypatch.setattr(of_the_crisis, "FILE", shipped)
    even = temper_named("even")
    leaning = of_the_crisis.leaning.__wrapped__
    assert leaning(even, "learnt", "campaign", "austria") == even.times(learnt["weights"]) != even
    assert leaning(even, "by-hand", "campaign", "austria") == even
    assert leaning(even, "learnt", "campaign", "prussia") == even, "nothing was kept for her"


# -- Maria ---------------------------------------------------------------------------------------


def test_levers_of_maria_begin_with_the_captains_weights() -> None:
    trials = GAMES["maria"]
    for role in trials.roles("advanced"):
        for lever in trials.levers("advanced", role):
            assert lever.value(0.0) == pytest.approx(getattr(MARIAS, lever.name)), lever.name


def test_a_war_of_maria_teaches_all_three_at_once_and_repeats() -> None:
    class Short(Maria):
        turns = (1, 1)

    def scores(**values: float) -> Mapping[str, float]:
        learners = {"maria": values, "frederick": {}, "louis": {}}
        return Short().scores("advanced", learners, {}, 7)

    assert scores() == scores()
    assert sum(scores().values()) == pytest.approx(1.0), "one of them will win"
    assert scores(approach=0.0) != scores()


def test_what_was_learnt_for_maria_is_read_by_her_officers(tmp_path: Path) -> None:
    class Elsewhere(Maria):
        file = tmp_path / "weights.json"
        turns = (1, 1)

    game = Elsewhere()
    evolution = Evolution(game, "advanced", game.roles("advanced"), 3, Pace(pairs=1, together=3))
    evolution.play_round()
    write(game, "advanced", evolution, {"seed": 3}, ["louis"])
    assert set(json.loads(game.file.read_text())["advanced"]) == {"louis"}, "only what is asked for"
    write(game, "advanced", evolution, {"seed": 3})
    table = json.loads(game.file.read_text())["advanced"]
    assert set(table) == set(game.roles("advanced"))
    for entry in table.values():
        assert entry["made"] == {"seed": 3, "games": 2}
        assert of_maria.with_values(entry["weights"]) != MARIAS
    game.further = True
    write(game, "advanced", evolution, {"seed": 4}, ["louis"])
    (louis, maria) = (json.loads(game.file.read_text())["advanced"][r] for r in ("louis", "maria"))
    assert louis["made"] == {"seed": 4, "games": 2, "before": {"seed": 3, "games": 2}}
    assert maria["made"] == {"seed": 3, "games": 2}, "left alone"


def test_a_rival_who_does_not_learn_plays_by_what_he_has_learnt_before(tmp_path: Path) -> None:
    class Elsewhere(Maria):
        file = tmp_path / "weights.json"
        turns = (1, 2)
        learnt_rivals = 1.0

    def scores(louis: dict[str, float]) -> object:
        game = Elsewhere()
        made = {"advanced": {"louis": {"made": {}, "weights": louis}}}
        game.file = tmp_path / f"{len(louis)}.json"
        game.file.write_text(json.dumps(made))
        return game.scores("advanced", {"maria": {}}, {"maria": {}, "frederick": {}}, seed=7)

    assert scores({"approach": 0.0}) != scores({})


# -- Sieben Jahre --------------------------------------------------------------------------------

COALITIONS = ("franco-austrian", "anglo-prussian")


class OneYear(SiebenJahre):
    turns = (1, 1)


def test_levers_of_sieben_jahre_begin_with_the_captains_own_temper() -> None:
    trials = GAMES["sieben-jahre"]
    assert set(trials.roles("campaign")) == set(COALITIONS)
    for role in COALITIONS:
        for lever in trials.levers("campaign", role):
            assert lever.value(0.0) == pytest.approx(getattr(EVEN, lever.name)), lever.name


def test_tempers_that_are_held_out_are_not_met() -> None:
    met = {temper.name for temper in MET}
    assert met == {"even", "bold", "hoarding"}
    assert set(TEMPERS) - met == {"wary", "racing", "greedy", "short-sighted"}


def test_a_campaign_teaches_both_coalitions_at_once_and_repeats() -> None:
    def scores(**values: float) -> Mapping[str, float]:
        learners = {"franco-austrian": values, "anglo-prussian": {}}
        return OneYear().scores("campaign", learners, {}, 2)

    evenly = scores()
    assert scores() == evenly
    assert sum(evenly.values()) == pytest.approx(1.0), "one of them will win"
    assert scores(capital=0.01, guard=0.01) != evenly


def test_what_was_learnt_for_a_coalition_is_read_by_its_officers(tmp_path: Path) -> None:
    class Elsewhere(OneYear):
        file = tmp_path / "weights.json"

    game = Elsewhere()
    evolution = Evolution(game, "campaign", COALITIONS, 1, Pace(pairs=1, together=2))
    evolution.play_round()
    write(game, "campaign", evolution, {"seed": 1})
    table = json.loads(game.file.read_text())["campaign"]
    assert set(table) == set(COALITIONS)
    for entry in table.values():
        assert entry["made"] == {"seed": 1, "games": 2}
        assert of_sieben_jahre.with_values(EVEN, entry["weights"]) != EVEN
