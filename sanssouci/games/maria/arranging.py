"""Setting up positions of Maria by hand."""

from __future__ import annotations

from typing import Final

from sanssouci.games.maria.atlas import ATLAS, CITY, PIECE_ID
from sanssouci.games.maria.deck import SUITS, TACTICAL
from sanssouci.games.maria.hussars import HUSSARS
from sanssouci.games.maria.nations import ALLIANCES, FRANCE, NATION_INDEX, NATIONS, SAXONY
from sanssouci.games.maria.political_cards import CARD_IDS, CARD_INDEX, CARDS
from sanssouci.games.maria.political_tables import TRACKS
from sanssouci.games.maria.politics import OPEN_CARDS, Politics
from sanssouci.games.maria.position import NOBODY, Position
from sanssouci.games.maria.sequence import (
    AFTERWARDS,
    AUSTRIAN_STAGE,
    COMBAT,
    DRAW,
    FRENCH,
    MOVEMENT,
    POLITICS,
    SUPPLY,
    TURNS_IN_A_YEAR,
    AfterPolitics,
    EndOfTurn,
    Stage,
    Turn,
    nations_of_stage,
    year,
)
from sanssouci.games.maria.sequence import (
    HUSSARS as HUSSAR_STAGE,
)
from sanssouci.games.maria.setup import place_markers
from sanssouci.games.maria.tracks import BOX
from sanssouci.games.maria.victory_markers import (
    fill_battle_box,
    lift_all,
    put_flag,
    turn_elector,
    use_marker,
)
from sanssouci.kernel import Grammar, Kind, Noun, Shape, Slot, Verb, numbers
from sanssouci.kernel.parts import with_one
from sanssouci.steps.arranging import FieldArranger, field_verbs
from sanssouci.steps.field import AWAY
from sanssouci.steps.nouns import card_noun

_STEPS: Final = {"draw": DRAW, "supply": SUPPLY, "movement": MOVEMENT, "combat": COMBAT}
_BATTLE, _EMPEROR, _ITALY = "battle", "emperor", "italy"
_HELD: Final = 2
"""Of ``Position.election``: it is over."""

_NUMBER: Final = numbers(99)
_PIECE: Final = Noun("piece", Kind.PIECE, PIECE_ID)
_CITY: Final = Noun("city", Kind.PLACE, CITY)
_CARD: Final = card_noun(TACTICAL, by_face=True)
_NATION: Final = Noun("nation", Kind.CHOICE, NATIONS)
_PHASE: Final = Noun("phase", Kind.CHOICE, tuple(_STEPS))
_HUSSAR: Final = Noun("hussar", Kind.PIECE, HUSSARS)
_TRACK: Final = Noun("track", Kind.CHOICE, TRACKS)
_BOX: Final = Noun("box", Kind.CHOICE, (_BATTLE, _EMPEROR, _ITALY))
_SUIT: Final = Noun("suit", Kind.CHOICE, SUITS)
_POLITICAL: Final = Noun("political", Kind.CARD, CARD_IDS)


class MariaArranger(FieldArranger):
    """Begins with pieces and markers in their first positions and the movement of France."""

    grammar = Grammar(
        *field_verbs(_PIECE, _CITY, _NATION, _CARD, _NUMBER),
        Verb("mark", Slot("nation", _NATION), Slot("cities", _CITY, Shape.SET)),
        Verb("box", Slot("nation", _NATION), Slot("box", _BOX)),
        Verb("aside", Slot("nation", _NATION), Slot("number", _NUMBER)),
        Verb("station", Slot("hussar", _HUSSAR), Slot("city", _CITY)),
        Verb("track", Slot("track", _TRACK), Slot("number", _NUMBER)),
        Verb("trump", Slot("suit", _SUIT)),
        Verb("begin", Slot("nation", _NATION)),
        Verb("begin", Slot("nation", _NATION), Slot("phase", _PHASE)),
        Verb("politics"),
        Verb("politics", Slot("cards", _POLITICAL, Shape.SET)),
        Verb("hussars"),
        Verb("winter"),
        nouns=(
            *(_NUMBER, _PIECE, _CITY, _CARD, _NATION, _PHASE),
            *(_HUSSAR, _TRACK, _BOX, _SUIT, _POLITICAL),
        ),
    )

    state: Position

    def __init__(self, state: Position) -> None:
        super().__init__(state)
        place_markers(state)
        self._stage, self._step = FRENCH, MOVEMENT

    # -- pieces -----------------------------------------------------------------------------------

    def place(self, piece: str, city: str) -> None:
        self._recall(piece)
        super().place(piece, city)

    def remove(self, piece: str) -> None:
        self._recall(piece)
        super().remove(piece)

    def _recall(self, piece: str) -> None:
        """Nobody who is placed or removed by hand is on a mission."""
        number = self._piece(piece)
        self.state.missions = [
            NOBODY if general == number else general for general in self.state.missions
        ]

    def serves(self, general: int) -> bool:
        return super().serves(general) or self.state.place[general] == AWAY

    def station(self, hussar: str, city: str) -> None:
        where = ATLAS.index[city]
        self.state.hussars = with_one(self.state.hussars, HUSSARS.index(hussar), where)

    # -- markers and politics ---------------------------------------------------------------------

    def mark(self, nation: str, *cities: str) -> None:
        """Lay a major power's marker on fortresses; an elector marker is turned to its side."""
        position, power = self.state, NATION_INDEX[nation]
        for city in map(ATLAS.index.__getitem__, cities):
            if not ATLAS.seats >> city & 1:
                lift_all(position, city)
                put_flag(position, power, city)
            elif (position.french_seats >> city & 1) != (power == FRANCE):
                turn_elector(position, power, city)

    def box(self, nation: str, box: str) -> None:
        """One more marker on the battle box, or the marker on a box that takes only one."""
        position, power = self.state, NATION_INDEX[nation]
        if box == _BATTLE:
            fill_battle_box(position, power, 1)
        elif box == _EMPEROR:
            position.emperor = power
        else:
            position.italy = power
        use_marker(position, power)

    def aside(self, nation: str, number: str) -> None:
        """Set markers aside, out of the pool."""
        position, power = self.state, NATION_INDEX[nation]
        for _ in range(int(number)):
            use_marker(position, power)
        aside = position.set_aside[power] + int(number)
        position.set_aside = with_one(position.set_aside, power, aside)

    def track(self, track: str, number: str) -> None:
        """Where the marker of a track lies, from 1 on the left to 5; Saxony stands accordingly."""
        which, box = TRACKS.index(track), int(number)
        if (which, box) not in BOX:
            raise self.wrong("no_box", track=track, number=box)
        self.state.tracks = with_one(self.state.tracks, which, box)
        if alliance := BOX[which, box].alliance:
            self.state.alliance = ALLIANCES.index(alliance)

    def trump(self, suit: str) -> None:
        self.state.trump = SUITS.index(suit)

    # -- where it begins --------------------------------------------------------------------------

    def begin(self, nation: str, phase: str = "movement") -> None:
        """Whose stage it is, at the start of which phase."""
        power = NATION_INDEX[nation]
        stages = range(FRENCH, AUSTRIAN_STAGE + 1)
        acting = [stage for stage in stages if power in nations_of_stage(self.state, stage)]
        if not acting:
            raise self.wrong("no_part", nation=nation)
        self._stage, self._step = acting[0], _STEPS[phase]

    def politics(self, *cards: str) -> None:
        """Politics begin, with two cards turned up or none."""
        if len(cards) not in (0, OPEN_CARDS):
            raise self.wrong("two_cards")
        if not self.state.setting.whole_war:
            raise self.wrong("no_politics")
        self.state.open_cards = [CARD_INDEX[card] for card in cards]
        self._stage = POLITICS

    def hussars(self) -> None:
        self._stage = HUSSAR_STAGE

    def winter(self) -> None:
        self._stage = AFTERWARDS

    def finish(self) -> None:
        super().finish()
        position = self.state
        position.stage = self._stage
        position.saxony_drew = self._is_past(SAXONY, DRAW)
        if position.setting.whole_war:
            self._lay_political_cards()
        if self._stage == AFTERWARDS:
            position.stack = [EndOfTurn(2)]  # nobody is elected any more
            return
        first = self._stage if self._stage == HUSSAR_STAGE else self._stage + 1
        position.stack = [Turn(first)]
        if self._stage == POLITICS:
            position.push(AfterPolitics())
            turned_up = 1 if position.trump == NOBODY else 2
            position.push(Politics(turned_up if position.open_cards else 0))
        elif self._stage > HUSSAR_STAGE:
            position.push(Stage(self._step))

    def _is_past(self, power: int, step: int) -> bool:
        """True if a power has gone through a step of its stage this turn."""
        stages = range(FRENCH, AUSTRIAN_STAGE + 1)
        own = next(stage for stage in stages if power in nations_of_stage(self.state, stage))
        return (self._stage, self._step) > (own, step)

    def _lay_political_cards(self) -> None:
        """The cards of earlier turns are gone: of this year's the first in their order."""
        position = self.state
        now = year(position.turn)
        turns = (position.turn - 1) % TURNS_IN_A_YEAR + (self._stage > POLITICS)
        this_year = [
            card.index
            for card in CARDS
            if card.year == now and not card.is_election and card.index not in position.open_cards
        ]
        gone = {*this_year[: OPEN_CARDS * turns], *position.open_cards}
        position.political_left = [
            card.index for card in CARDS if card.year >= now and card.index not in gone
        ]
        election = next(card for card in CARDS if card.is_election)
        if election.index not in position.political_left:
            position.election = _HELD
