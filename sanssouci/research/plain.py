"""Numbers for a game that brings none of its own.

They tell what every game has (table, phase, who acts, who has won) and where its pieces stand. All
else that a seat knows is in the view, and in ``information_state_string``; a program that is to
learn a game well needs an ``Encoding`` made for it.
"""

from __future__ import annotations

from array import array
from typing import ClassVar

from sanssouci.kernel import BadOption, Encoding, Game, Kind, Message, Slice, View
from sanssouci.kernel.common_slices import CommonSlices
from sanssouci.kernel.encoding import numbered


def encoding_of(game: Game) -> Encoding:
    """A game's own encoding, or a plain one."""
    return game.encoding or PlainEncoding(game)


class PlainEncoding(Encoding):
    version: ClassVar[str] = "plain 1"

    def __init__(self, game: Game) -> None:
        if not game.grammar:
            raise BadOption(f"{game.title} has no grammar, so nothing can be said in it by numbers")
        self.words = game.grammar.words
        sides = (side for each in game.scenarios for side in (*each.seats, *each.automata))
        self._common = CommonSlices(
            scenarios=game.scenarios,
            options=[
                (option.name, value)
                for option in game.options
                for value in option.choices
                if value != option.default
            ],
            seats=tuple(dict.fromkeys(sides)),
            phases=tuple(game.phases),
            prompts=(),
            prompt_numbers={},
        )
        nouns = game.grammar.nouns
        self._pieces, self._places = (
            numbered(dict.fromkeys(id for noun in nouns if noun.kind is kind for id in noun.ids))
            for kind in (Kind.PIECE, Kind.PLACE)
        )
        common, shape = self._common, (len(self._pieces), len(self._places))
        self.slices = (
            *(common.scenario, common.options, common.seat, common.actors, common.winners),
            common.phase,
            Slice("pieces", shape, "by piece: where it stands, one-hot"),
        )

    def fill(self, numbers: array[float], view: View, prompt: Message) -> None:
        self._common.fill(self, numbers, view, prompt)
        for piece in view.get("pieces", ()):
            at, place = self._pieces.get(piece["id"]), self._places.get(piece.get("place"))
            if at is not None and place is not None:
                numbers[self.at("pieces", at) + place] = 1
