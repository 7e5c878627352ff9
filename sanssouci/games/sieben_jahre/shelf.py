"""The packs of the game on this computer, and the one these rules are played with."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from sanssouci.board.editions import edition_of
from sanssouci.board.shelf import PackShelf
from sanssouci.games.sieben_jahre.pack import BUILT_IN, Pack, load_pack
from sanssouci.games.sieben_jahre.pack_summary import summary
from sanssouci.games.sieben_jahre.pack_tables import FILES

SHELF: Final = PackShelf("sieben-jahre", BUILT_IN, FILES, load_pack, summary)


@cache
def pack_in_play() -> Pack:
    """The pack of this edition of the rules, else the one in use when they were first needed."""
    edition = edition_of(__name__)
    return cast(Pack, edition.pack) if edition else SHELF.read(SHELF.in_use())
