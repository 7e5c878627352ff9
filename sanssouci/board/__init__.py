"""Boards: graphs of places, sets of places as bitsets, map files, pictures."""

from sanssouci.board.graph import Graph, bits
from sanssouci.board.mapfile import Map, Place, Road, load_map, read_table

__all__ = ["Graph", "Map", "Place", "Road", "bits", "load_map", "read_table"]
