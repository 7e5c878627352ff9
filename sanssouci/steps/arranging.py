"""Setting up a position of a war led by generals: pieces, troops and hands."""

from __future__ import annotations

from typing import Any

from sanssouci.kernel import Noun, Shape, Slot, Verb
from sanssouci.kernel.arranging import Arranger
from sanssouci.steps.field import OFF


def field_verbs(
    pieces: Noun, cities: Noun, nations: Noun, cards: Noun, numbers: Noun
) -> tuple[Verb, ...]:
    """The commands that ``FieldArranger`` carries out."""
    who, where = Slot("piece", pieces), Slot("city", cities)
    return (
        Verb("clear"),
        Verb("turn", Slot("number", numbers)),
        Verb("place", who, where),
        Verb("remove", who),
        Verb("troops", Slot("general", pieces), Slot("number", numbers)),
        Verb("down", Slot("general", pieces)),
        Verb("hand", Slot("nation", nations), Slot("cards", cards, Shape.SET)),
    )


class FieldArranger(Arranger):
    """Generals who are given no troops share what is left of their nation's strength."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self._troops: dict[int, int] = {}

    def _piece(self, id: str) -> int:
        return int(self.state.roster.index[id])

    def clear(self) -> None:
        """Take every piece off the map."""
        for piece, place in enumerate(self.state.place):
            if place >= 0:
                self.state.place[piece] = OFF

    def turn(self, number: str) -> None:
        self.state.turn = int(number)

    def place(self, piece: str, city: str) -> None:
        self.state.place[self._piece(piece)] = self.state.city_index[city]

    def remove(self, piece: str) -> None:
        self.state.place[self._piece(piece)] = OFF

    def troops(self, general: str, number: str) -> None:
        self._troops[self._piece(general)] = int(number)

    def down(self, general: str) -> None:
        self.state.down |= 1 << self._piece(general)

    def hand(self, nation: str, *cards: str) -> None:
        """Give a nation these cards and no others."""
        position = self.state
        place = position.nations.index(nation)
        position.hands[place] = []
        for name in cards:
            position.add_card(place, self._free_card(name))

    def _free_card(self, name: str) -> int:
        """A card by its name; of two that look alike, one that nobody holds."""
        held = {card for hand in self.state.hands for card in hand}
        texts = self.state.cards.TEXT
        for card, text in enumerate(texts):
            if text == name and card not in held:
                return card
        raise self.wrong("no_other", card=name)

    def serves(self, general: int) -> bool:
        """True if a general leads troops."""
        return bool(self.state.place[general] >= 0)

    def finish(self) -> None:
        self._share_troops()
        self._lay_pile()

    def _share_troops(self) -> None:
        position = self.state
        for nation, generals in enumerate(position.roster.generals):
            serving = [general for general in generals if self.serves(general)]
            others = [general for general in serving if general not in self._troops]
            given = sum(self._troops.get(general, 0) for general in serving)
            left = position.setting.strength[nation] - given
            for general in generals:
                position.troops[general] = self._troops.get(general, 0) if general in serving else 0
            for number, general in enumerate(others):
                share = max(1, min(position.most_troops, left // (len(others) - number)))
                position.troops[general] = share
                left -= share
            for stack in position.stacks(nation).values():
                position.merge_pools(stack)

    def _lay_pile(self) -> None:
        """What nobody holds of the decks in use is the draw pile."""
        position = self.state
        held = {card for hand in position.hands for card in hand}
        decks = position.deck_of_card
        position.opened = max((decks[card] + 1 for card in held), default=1)
        last = position.opened - 1
        position.pile = [
            card for card, deck in enumerate(decks) if deck == last and card not in held
        ]
