"""The example that learns runs as it stands, in miniature."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples import train_policy


def miniature() -> tuple[train_policy.Weights, train_policy.Curve]:
    return train_policy.train(lessons=(1,), generations=1, population=2, games=1, checks=1)


def test_a_miniature_of_the_training_runs(tmp_path: Path) -> None:
    weights, curve = miniature()
    assert weights.shape == (len(train_policy.FEATURES),)
    assert curve.games == [0, 1, 3]
    assert curve.watched == 2
    assert all(0 <= share <= 1 for share in curve.won)
    again, _ = miniature()
    assert np.array_equal(weights, again), "a seed repeats a training"
    pytest.importorskip("matplotlib")
    train_policy.plot(curve, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 1000


def test_a_teacher_is_imitated() -> None:
    """Who always takes the action with the larger first feature is understood."""
    rng = np.random.default_rng(1)
    examples = train_policy.Examples()
    for _ in range(50):
        rows = np.zeros((4, len(train_policy.FEATURES)))
        rows[:, :2] = rng.random((4, 2))
        examples.rows.append(rows)
        examples.taken.append(int(rows[:, 0].argmax()))
    weights = train_policy.imitate(examples)
    assert weights[0] > 3
    assert abs(weights[1]) < 1
    assert not weights[2:].any()


def test_features_tell_actions_apart() -> None:
    play = train_policy.GAME.game.play(train_policy.SCENARIO, seed=1)
    for general, troops in {"richelieu": 8, "soubise": 6}.items():
        play.act("pompadour", f"allot {general} {troops}")
    while play.state.actors != (train_policy.SEAT,) or play.state.phase.name != "movement":
        seat = play.state.actors[0]
        legal = play.state.legal(seat)
        play.act(seat, "done" if "done" in legal else legal[0])
    legal = play.state.legal(train_policy.SEAT)
    rows = train_policy.features(play.state.view(train_policy.SEAT), legal)
    seen = {
        str(action): dict(zip(train_policy.FEATURES, row, strict=True))
        for action, row in zip(legal, rows, strict=True)
    }
    assert seen["done"]["is done"] == 1
    nearer = seen["march soubise fulda hunfeld hersfeld"]["nears an objective"]
    assert nearer > 0 > seen["march soubise fulda schluchtern"]["nears an objective"]


def test_intervals_hold_the_share_and_stay_within_bounds() -> None:
    assert train_policy.interval(0, 100) == pytest.approx((0.0, 0.0370), abs=1e-3)
    assert train_policy.interval(100, 100) == pytest.approx((0.9630, 1.0), abs=1e-3)
    low, high = train_policy.interval(50, 100)
    assert low == pytest.approx(0.404, abs=1e-3)
    assert high == pytest.approx(0.596, abs=1e-3)
