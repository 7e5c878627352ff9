"""The bend that carries longitude and latitude to a board."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from scipy.interpolate import RBFInterpolator

from tools.mapmaking.boards import Array, Board
from tools.mapmaking.gazetteer import Candidate, gazetteer, looked_up


def flat(lon: Array, lat: Array) -> Array:
    """Longitude and latitude as plane coordinates of about the board's size, in thousands."""
    return np.stack([(lon - 14.0) * 0.162, (52.0 - lat) * 0.263], axis=1)


def powers(points: Array, degree: int) -> Array:
    x, y = points[:, 0], points[:, 1]
    return np.stack([x**i * y**j for i in range(degree + 1) for j in range(degree + 1 - i)], axis=1)


class Warp:
    """Carries longitude and latitude to the board: polynomial, then thin-plate spline."""

    def __init__(self, board: Board) -> None:
        self.world = board.world
        self.towns = {town.id: town for town in board.towns}
        self.place: dict[str, Candidate] = {}
        self._coefficients: Array = np.zeros((0, 0))
        self._degree = 1
        self._spline: Callable[[Array], Array] | None = None
        self.residuals: dict[str, float] = {}
        self._settle(board)

    def _polynomial(self, points: Array) -> Array:
        return powers(points, self._degree) @ self._coefficients

    def _fit_polynomial(self, degree: int) -> None:
        ids = list(self.place)
        u = flat(
            np.array([self.place[i].lon for i in ids]), np.array([self.place[i].lat for i in ids])
        )
        v = np.array([(self.towns[i].x, self.towns[i].y) for i in ids])
        weights: Array = np.ones(len(ids))
        self._degree = degree
        for _ in range(6):  # robust: far-off towns lose their say
            basis = powers(u, degree)
            fit = np.linalg.lstsq(basis * weights[:, None], v * weights[:, None], rcond=None)
            self._coefficients = np.asarray(fit[0], dtype=np.float64)
            off = np.linalg.norm(basis @ self._coefficients - v, axis=1)
            weights = 1.0 / (1.0 + (off / 25.0) ** 2)

    def _settle(self, board: Board) -> None:
        towns = board.towns
        names = gazetteer(board.world)
        modern = {row["id"]: row["modern"] for row in board.table("aliases")}
        candidates = {t.id: looked_up(modern.get(t.id, t.name), names) for t in towns}
        # Start from the big towns of which there is only one, and from those given by position.
        for town in towns:
            given = "," in modern.get(town.id, "")
            sure = [c for c in candidates[town.id] if given or c.population > 90_000]
            if len(sure) == 1:
                self.place[town.id] = sure[0]
        for degree, limit in ((1, 200.0), (1, 120.0), (2, 90.0), (3, 110.0), (3, 110.0)):
            self._fit_polynomial(degree)
            self.place = {}
            for town in towns:
                options = candidates[town.id]
                if not options:
                    continue
                where = self._polynomial(
                    flat(np.array([c.lon for c in options]), np.array([c.lat for c in options]))
                )
                off = np.hypot(where[:, 0] - town.x, where[:, 1] - town.y)
                # Of two towns about equally near the bigger is meant.
                favour = np.array([2.0 * math.log10(1 + c.population) for c in options])
                best = int(np.argmin(off - favour))
                if off[best] < limit:
                    self.place[town.id] = options[best]
                    self.residuals[town.id] = float(off[best])
        self._fit_polynomial(3)
        ids = list(self.place)
        u = flat(
            np.array([self.place[i].lon for i in ids]), np.array([self.place[i].lat for i in ids])
        )
        v = np.array([(self.towns[i].x, self.towns[i].y) for i in ids])
        # A little smoothing: towns standing askew to their neighbours must not crumple the land.
        # Ports however are held fast, for they say where the shore runs.
        ports = {row["id"] for row in board.table("coastal")}
        slack = np.array([3e-4 if i in ports else 3e-3 for i in ids])
        self._spline = RBFInterpolator(
            u, v - self._polynomial(u), kernel="thin_plate_spline", smoothing=slack
        )
        off = np.linalg.norm(self.project(u) - v, axis=1)
        self.residuals = {i: float(o) for i, o in zip(ids, off, strict=True)}

    def project(self, points: Array) -> Array:
        assert self._spline is not None
        # Rounded, so that a ring's first and last point stay the same point.
        result: Array = np.round(self._polynomial(points) + self._spline(points), 4)
        return result

    def __call__(self, lonlat: Array) -> Array:
        return self.project(flat(lonlat[:, 0], lonlat[:, 1]))

    def folds(self) -> int:
        """In how many places of a fine grid the warp turns the land over (should be none)."""
        west, south, east, north = self.world
        west, south, east, north = west + 2.0, south + 1.4, east - 2.7, north - 1.6
        lon, lat = np.meshgrid(np.linspace(west, east, 150), np.linspace(north, south, 100))
        p = self(np.stack([lon.ravel(), lat.ravel()], axis=1)).reshape(100, 150, 2)
        along, down = np.diff(p, axis=1)[:-1], np.diff(p, axis=0)[:, :-1]
        turn = along[..., 0] * down[..., 1] - along[..., 1] * down[..., 0]
        return int((turn <= 0).sum())
