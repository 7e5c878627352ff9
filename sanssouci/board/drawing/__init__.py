"""Drawing a board map as SVG in the manner of the engraved maps of the 1750s.

Nothing here knows a particular game: a game brings its map, geography, colours and symbols.
"""
