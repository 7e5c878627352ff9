"""A map for programs that know places by their ids."""

from __future__ import annotations

from sanssouci.board.mapfile import Map
from sanssouci.kernel import Chart, Link, Spot


def chart_of(map: Map) -> Chart:
    """The places of a map and the roads between them."""
    ids = [place.id for place in map.places]
    return Chart(
        tuple(Spot(place.id, place.x, place.y) for place in map.places),
        tuple(Link(ids[road.a], ids[road.b], road.kind) for road in map.roads),
    )
