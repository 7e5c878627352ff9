"""Boards: graphs of places, sets of places as bitsets, map files, pictures."""

from sanssouci.board.charts import chart_of
from sanssouci.board.graph import FAR, Graph, bits
from sanssouci.board.local_names import local_names_of
from sanssouci.board.mapfile import Map, Place, Road, Way, load_map

__all__ = [
    "FAR",
    "Graph",
    "Map",
    "Place",
    "Road",
    "Way",
    "bits",
    "chart_of",
    "load_map",
    "local_names_of",
]
