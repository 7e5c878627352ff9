"""What a seat knows as numbers, read off its view and the question asked and nothing else.

Numbers are scaled to be about one at most. ``docs/research.md`` has the table of slices.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from sanssouci.games.maria.atlas import ATLAS, MOST_TROOPS, PIECE_ID
from sanssouci.games.maria.deck import DECKS
from sanssouci.games.maria.election import CANDIDATES
from sanssouci.games.maria.grammar import GRAMMAR
from sanssouci.games.maria.nations import ALLIANCES, NATION_INDEX, NATIONS
from sanssouci.games.maria.political_tables import TRACKS
from sanssouci.games.maria.political_view import ELECTION
from sanssouci.games.maria.relations import DEAL_KINDS
from sanssouci.games.maria.tensor_layout import (
    BARGAIN_FEATURES,
    BOXES,
    CITY_FEATURES,
    COMMON,
    FACES,
    NATION_FEATURES,
    PIECE_FEATURES,
    POLITICAL,
    SEATS,
    SLICES,
    TRUMPS,
    TURNS,
)
from sanssouci.games.maria.tracks import MISSIONS
from sanssouci.kernel import Encoding, Message, View, numbered
from sanssouci.steps.numbers import fill_duel

_FACE: Final = numbered(FACES)
_PIECE: Final = numbered(PIECE_ID)
_POLITICAL_ROW: Final = numbered(POLITICAL)
_N: Final = len(NATIONS)
_TRAIN, _MARKER, _QUESTION, _VOTE = _N, 2 * _N, 3 * _N, 4 * _N
_HUSSAR: Final = 5 * _N
_ATTACKS, _ATTACKED, _IN_BATTLE, _LEAVES, _ENDS, _NAMED = range(_HUSSAR + 2, len(CITY_FEATURES))
_MARCHED, _ASKED, _LEADS = (
    PIECE_FEATURES.index(name)
    for name in ("has marched", "the question names it", "the question has him in command")
)
_LATEST: Final = NATION_FEATURES.index("won the latest combat")
_EAST: Final = max(place.x for place in ATLAS.map.places)
_SOUTH: Final = max(place.y for place in ATLAS.map.places)


class MariaEncoding(Encoding):
    version: ClassVar[str] = "1"
    words = GRAMMAR.words
    slices = SLICES

    def fill(self, numbers: array[float], view: View, prompt: Message) -> None:
        self._fill_question(numbers, COMMON.fill(self, numbers, view, prompt))
        numbers[self.at("clock")] = view["turn"] / TURNS
        numbers[self.at("clock") + view["stage"]] = 1
        self._fill_nations(numbers, view)
        self._fill_map(numbers, view)
        self._fill_cards(numbers, view)
        self._fill_politics(numbers, view)
        self._fill_bargains(numbers, view)
        self._fill_combat(numbers, view)

    def _fill_question(self, numbers: array[float], names: dict[str, str]) -> None:
        for key, value in names.items():
            for name in value.replace("+", " ").split():
                if name in _PIECE:
                    feature = _LEADS if key == "leader" else _ASKED
                    numbers[self.at("pieces", _PIECE[name]) + feature] = 1
                elif name in NATION_INDEX:
                    numbers[self.at("prompt_nations") + NATION_INDEX[name]] = 1
                elif name in ATLAS.index:
                    numbers[self._city(name) + _NAMED] = 1
                elif name in TRUMPS:
                    numbers[self.at("prompt_suit") + TRUMPS.index(name)] = 1
                elif name in _POLITICAL_ROW:
                    numbers[self.at("prompt_cards") + _POLITICAL_ROW[name]] = 1

    def _city(self, city: str) -> int:
        return self.at("cities", ATLAS.index[city])

    def _fill_nations(self, numbers: array[float], view: View) -> None:
        for sheet in view["nations"]:
            nation = NATION_INDEX[sheet["id"]]
            scores = sheet.get("winter_scores") or ()
            features = (
                True,
                sheet["hand"] is not None,
                *(sheet["seat"] == seat for seat in SEATS),
                sheet["id"] in view["active"],
                sheet["neutral"],
                *(other in sheet["enemies"] for other in NATIONS),
                *(other in sheet["cooperating"] for other in NATIONS),
                sheet["troops"] / 28,
                sheet["most_troops"] / 28,
                sheet["draws"] / 8,
                sheet["cards"] / 38,
                *(backs / 38 for backs in sheet["backs"]),
                *(sheet.get(key, 0) / 13 for key in ("markers", "pool", "set_aside", "surplus")),
                sheet.get("battle", 0) / 2,
                *((points + 1) / 13 for points in scores),
            )
            self.write(numbers, self.at("nations", nation), features)
        if view["winner"]:
            numbers[self.at("nations", NATION_INDEX[view["winner"]]) + _LATEST] = 1

    def _fill_map(self, numbers: array[float], view: View) -> None:
        groups = {
            general: (pool["troops"] / 28, len(pool["generals"]) / 6)
            for pool in view["strengths"]
            for general in pool["generals"]
        }
        for piece in view["pieces"]:
            self._fill_piece(numbers, piece, groups.get(piece["id"], (0.0, 0.0)))
        for name in view.get("moved", ()):
            numbers[self.at("pieces", _PIECE[name]) + _MARCHED] = 1
        for marker in view["markers"]:
            kind = _QUESTION if marker["question"] else _MARKER
            numbers[self._city(marker["city"]) + kind + NATION_INDEX[marker["nation"]]] = 1
        for elector in view["electors"]:
            numbers[self._city(elector["city"]) + _VOTE + NATION_INDEX[elector["nation"]]] = 1
        for number, city in enumerate(view["hussars"]):
            if city:
                numbers[self._city(city) + _HUSSAR + number] = 1

    def _fill_piece(
        self, numbers: array[float], piece: dict[str, Any], group: tuple[float, float]
    ) -> None:
        city, troops, supply = piece["city"], piece.get("troops"), piece.get("supply")
        place = ATLAS.map.places[ATLAS.index[city]] if city else None
        row = self.at("pieces", _PIECE[piece["id"]])
        self.write(
            numbers,
            row,
            (
                True,
                city is not None,
                piece["away"],
                piece["gone"],
                place.x / _EAST if place else 0.0,
                place.y / _SOUTH if place else 0.0,
                piece.get("face_down", False),
                piece.get("commands", False),
            ),
        )
        self.write(
            numbers,
            row + _LEADS + 1,
            (
                troops is not None,
                (troops or 0) / MOST_TROOPS,
                *group,
                supply is not None,
                (supply["length"] if supply else 0) / 6,
                (supply["price"] if supply else 0) / 6,
            ),
        )
        if city:
            nation = NATION_INDEX[piece["nation"]]
            if piece["kind"] == "general":
                numbers[self._city(city) + nation] += 1 / 2
            else:
                numbers[self._city(city) + _TRAIN + nation] += 1

    def _count_cards(self, numbers: array[float], row: int, cards: Iterable[str]) -> None:
        for card in cards:
            numbers[row + _FACE[card]] += 1

    def _fill_cards(self, numbers: array[float], view: View) -> None:
        for sheet in view["nations"]:
            row = self.at("hands", NATION_INDEX[sheet["id"]])
            self._count_cards(numbers, row, sheet["hand"] or ())
        self._count_cards(numbers, self.at("known_cards"), view["known_cards"])
        self._count_cards(numbers, self.at("discards"), view["discards"])
        self.write(numbers, self.at("pile"), [cards / 38 for cards in view["pile"]])
        numbers[self.at("decks_opened")] = view["decks_opened"] / DECKS

    def _fill_politics(self, numbers: array[float], view: View) -> None:
        for row, box in enumerate(BOXES):
            if view["boxes"][box]:
                numbers[self.at("boxes", row) + NATION_INDEX[view["boxes"][box]]] = 1
        for row, track in enumerate(TRACKS):
            numbers[self.at("tracks", row) + view["tracks"][track] - 1] = 1
        numbers[self.at("alliance") + ALLIANCES.index(view["alliance"])] = 1
        for row, mission in enumerate(MISSIONS):
            general = view["missions"][mission.power]
            if general:
                numbers[self.at("missions", row) + _PIECE[general]] = 1
        for card in view["political_cards"]:
            numbers[self.at("political_cards") + _POLITICAL_ROW[card]] = 1
        if view["trump"]:
            numbers[self.at("trump") + TRUMPS.index(view["trump"])] = 1
        for row, display in enumerate(view["display"]):
            for deck in display["laid"]:
                numbers[self.at("display", row) + deck - 1] += 1
            numbers[self.at("display", row) + DECKS] = display["returning"]
            self._count_cards(numbers, self.at("kept", row), display["kept"])
            self._count_cards(numbers, self.at("bids", row), display.get("bids", ()))
        numbers[self.at("election") + ELECTION.index(view["election"])] = 1
        for row, vote in enumerate(view.get("votes", {}).values()):
            if vote:
                numbers[self.at("votes", row) + CANDIDATES.index(vote)] = 1
        for row, queue in enumerate((view.get("bidding", ()), view.get("choosing", ()))):
            for place, power in enumerate(queue, start=1):
                numbers[self.at("queue", row) + NATION_INDEX[power]] = 1 / place
        in_force = (view["truce"], view["no_force_march"], view["neutral_until"] / TURNS)
        self.write(numbers, self.at("in_force"), in_force)

    def _fill_bargains(self, numbers: array[float], view: View) -> None:
        for deal in view["deals"]:
            row = DEAL_KINDS.index(deal["kind"]) * _N + NATION_INDEX[deal["giver"]]
            numbers[self.at("deals", row) + NATION_INDEX[deal["taker"]]] = deal["until"] / TURNS
            for city in deal["names"]:
                numbers[self.at("gates") + ATLAS.index[city]] += 1
        for offer in view["proposals"]:
            row = DEAL_KINDS.index(offer["kind"]) * _N + NATION_INDEX[offer["giver"]]
            place = self.at("proposals", row)
            place += NATION_INDEX[offer["taker"]] * len(BARGAIN_FEATURES)
            own = offer["proposer"] == view["seat"]
            numbers[place + own] += offer["until"] / TURNS
            numbers[place + 2] += offer["release"]
            for city in offer["names"]:
                numbers[self.at("gates", 1) + ATLAS.index[city]] += 1

    def _fill_combat(self, numbers: array[float], view: View) -> None:
        for attacker, defender in view.get("combats", ()):
            numbers[self._city(attacker) + _ATTACKS] += 1
            numbers[self._city(defender) + _ATTACKED] += 1
        if "flanders" in view:
            power = view["flanders"]
            numbers[self.at("flanders") + (NATION_INDEX[power] if power else _N)] = 1
        if retreat := view.get("retreat"):
            numbers[self.at("retreat")] = retreat["length"] / 10
            numbers[self.at("retreat") + 1 + NATION_INDEX[retreat["nation"]]] = 1
            numbers[self._city(retreat["city"]) + _LEAVES] = 1
            for city in retreat["ends"]:
                numbers[self._city(city) + _ENDS] = 1
        if battle := view.get("battle"):
            fill_duel(self, numbers, battle, NATIONS, most_troops=16, faces=_FACE)
            for city in battle["cities"]:
                numbers[self._city(city) + _IN_BATTLE] = 1
