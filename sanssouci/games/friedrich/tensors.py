"""What a seat knows as numbers, read off its view and the question asked and nothing else.

Numbers are scaled to be about one at most. ``docs/research.md`` has the table of slices.
"""

from __future__ import annotations

from array import array
from typing import Any, ClassVar, Final

from sanssouci.games.friedrich.atlas import ATLAS, CITY, GENERAL_COUNT, MOST_TROOPS, PIECE_ID
from sanssouci.games.friedrich.deck import SUITS, TEXT
from sanssouci.games.friedrich.fate_cards import NUMBERED, STROKES, rule_of
from sanssouci.games.friedrich.fate_texts import DURATIONS
from sanssouci.games.friedrich.grammar import GRAMMAR
from sanssouci.games.friedrich.nations import NATION_INDEX, NATIONS, ROLES
from sanssouci.games.friedrich.sequence import PHASES
from sanssouci.games.friedrich.setting import SCENARIOS
from sanssouci.games.friedrich.view import OFFENSIVE_STATUS
from sanssouci.kernel import CommonSlices, Encoding, Message, Slice, View, numbered
from sanssouci.steps.numbers import fill_duel

_SEATS: Final = ROLES
_FACES: Final = tuple(dict.fromkeys(TEXT))
_DECKS: Final = 5
_COMMON: Final = CommonSlices(
    scenarios=SCENARIOS,
    options=(
        ("expert", True), ("edition", 1), ("literal_text", True), ("forbid_blocking", True),
        ("fate_deck", "seeded"), ("anniversary", True), ("phantom_cards", True),
        ("literal_sweden", True),
    ),
    seats=_SEATS,
    phases=sorted(PHASES),
    prompts=(
        "allot", "discard", "offensive", "movement", "payment", "placement", "combat", "battle",
        "retreat", "liberate", "free_troop", "fated_loss", "exchange", "renew", "laudon",
        "partisans", "give", "chase", "retire", "evasion", "battle_barred",
    ),
    prompt_numbers={"left": 10, "troops": 10, "trains": 10, "owing": 50, "length": 10},
)  # fmt: skip

_NATION_FEATURES: Final = (
    "at war", "own", *(f"led by {seat}" for seat in _SEATS),
    "troops / 32", "most troops / 32", "cards drawn / 10", "cards held / 50",
    *(f"of deck {deck + 1} / 50" for deck in range(_DECKS)),
)  # fmt: skip
_CITY_FEATURES: Final = (
    *(f"generals of {nation} / 3" for nation in NATIONS),
    *(f"trains of {nation}" for nation in NATIONS),
    "conquered", "question marker", "objective held", "objective missing",
    "attacks", "attacked", "in battle", "a retreat may end here",
)  # fmt: skip
_PIECE_FEATURES: Final = (
    "takes part", "on the map", "gone for good", "east", "south", "face down",
    "troops known", "troops / 8", "its group's troops / 32", "its group's generals / 8",
    "halted by fate", "with fresh troops",
)  # fmt: skip
_BATTLE_FEATURES: Final = (*NATIONS, *SUITS, "troops / 24", "has to play")


_FACE: Final = numbered(_FACES)
_PIECE: Final = numbered(PIECE_ID)
_FATE: Final = numbered(rule_of(code) for code in range(4 * NUMBERED))
_MARKED, _ASKED, _HELD, _MISSING, _ATTACKS, _ATTACKED, _IN_BATTLE, _RETREAT_END = range(
    2 * len(NATIONS), len(_CITY_FEATURES)
)
_HALTED, _FRESH = range(len(_PIECE_FEATURES) - 2, len(_PIECE_FEATURES))
_EAST: Final = max(place.x for place in ATLAS.map.places)
_SOUTH: Final = max(place.y for place in ATLAS.map.places)


class FriedrichEncoding(Encoding):
    version: ClassVar[str] = "2"
    words = GRAMMAR.words
    slices = (
        _COMMON.scenario,
        _COMMON.options,
        _COMMON.seat,
        _COMMON.actors,
        _COMMON.winners,
        Slice("clock", (2,), "turn / 20, cards of fate left / 18"),
        _COMMON.phase,
        Slice("active", (len(NATIONS),), "the nation whose stage it is: " + ", ".join(NATIONS)),
        _COMMON.prompt,
        _COMMON.prompt_numbers,
        Slice("prompt_pieces", (len(PIECE_ID),), "the pieces the question names"),
        Slice(
            "nations",
            (len(NATIONS), len(_NATION_FEATURES)),
            "by nation: " + ", ".join(_NATION_FEATURES),
        ),
        Slice("cities", (len(CITY), len(_CITY_FEATURES)), "by city: " + ", ".join(_CITY_FEATURES)),
        Slice(
            "pieces",
            (len(PIECE_ID), len(_PIECE_FEATURES)),
            "by piece, generals first: " + ", ".join(_PIECE_FEATURES),
        ),
        Slice(
            "hands",
            (len(NATIONS), len(_FACES)),
            "by nation that is one's own: how many of each card, in the order of the vocabulary",
        ),
        Slice("known_cards", (len(_FACES),), "cards seen in foreign hands"),
        Slice("pile", (_DECKS,), "cards of each deck in the draw pile / 50"),
        Slice("decks_opened", (1,), "/ 5"),
        Slice("fate", (len(_FATE),), "the text of fate in play, one-hot from 1S, 1C, 1H, 1D on"),
        Slice("fate_duration", (len(DURATIONS),), "how long it holds: " + ", ".join(DURATIONS)),
        Slice("fate_in_force", (1,), "it can still do something"),
        Slice("fate_cards_out", (NUMBERED,), "the numbered cards of fate that have come"),
        Slice("barred_suits", (len(SUITS),), "suits Soubise may not attack with"),
        Slice("strokes", (len(STROKES),), "strokes of fate that have come: " + ", ".join(STROKES)),
        Slice(
            "offensive",
            (len(OFFENSIVE_STATUS),),
            "the Offensive Option, one-hot: " + ", ".join(OFFENSIVE_STATUS),
        ),
        Slice("card_aside", (len(_FACES),), "the card set aside for it"),
        Slice("victor", (GENERAL_COUNT,), "the general who has won the latest combat"),
        Slice(
            "battle",
            (2, len(_BATTLE_FEATURES)),
            "attacker, defender: " + ", ".join(_BATTLE_FEATURES),
        ),
        Slice("score", (1,), "the attacker's score in the battle / 10"),
        Slice("played", (2, len(_FACES)), "cards played by attacker and defender, value / 10"),
        Slice("retreat", (1,), "cities to retreat / 10"),
    )

    def fill(self, numbers: array[float], view: View, prompt: Message) -> None:
        for name in _COMMON.fill(self, numbers, view, prompt).values():
            if name in _PIECE:
                numbers[self.at("prompt_pieces") + _PIECE[name]] = 1
        clock = (view["turn"] / 20, view["fate"]["cards_left"] / 18)
        self.write(numbers, self.at("clock"), clock)
        if view["active"]:
            numbers[self.at("active") + NATION_INDEX[view["active"]]] = 1
        self._fill_nations(numbers, view)
        self._fill_map(numbers, view)
        self._fill_cards(numbers, view)
        self._fill_fate(numbers, view)
        self._fill_battle(numbers, view)

    def _fill_nations(self, numbers: array[float], view: View) -> None:
        for sheet in view["nations"]:
            nation = NATION_INDEX[sheet["id"]]
            features = (
                sheet["at_war"],
                sheet["hand"] is not None,
                *(sheet["seat"] == seat for seat in _SEATS),
                sheet["troops"] / 32,
                sheet["most_troops"] / 32,
                sheet["draws"] / 10,
                sheet["cards"] / 50,
                *(backs / 50 for backs in sheet["backs"]),
            )
            self.write(numbers, self.at("nations", nation), features)
            for kind, feature in (("taken", _HELD), ("missing", _MISSING)):
                for city in sheet["objectives"][kind]:
                    numbers[self._city(city) + feature] = 1

    def _city(self, city: str) -> int:
        return self.at("cities", ATLAS.index[city])

    def _fill_map(self, numbers: array[float], view: View) -> None:
        groups = {
            general: (pool["troops"] / 32, len(pool["generals"]) / 8)
            for pool in view["strengths"]
            for general in pool["generals"]
        }
        for piece in view["pieces"]:
            self._fill_piece(numbers, piece, groups.get(piece["id"], (0.0, 0.0)))
        for marker in view["markers"]:
            kind = _ASKED if marker["question"] else _MARKED
            numbers[self._city(marker["city"]) + kind] = 1
        for attacker, defender in view.get("combats", ()):
            numbers[self._city(attacker) + _ATTACKS] = 1
            numbers[self._city(defender) + _ATTACKED] = 1
        if retreat := view.get("retreat"):
            numbers[self.at("retreat")] = retreat["length"] / 10
            for city in retreat["ends"]:
                numbers[self._city(city) + _RETREAT_END] = 1

    def _fill_piece(
        self, numbers: array[float], piece: dict[str, Any], group: tuple[float, float]
    ) -> None:
        city, troops = piece["city"], piece.get("troops")
        place = ATLAS.map.places[ATLAS.index[city]] if city else None
        features = (
            True,
            city is not None,
            piece["gone"],
            place.x / _EAST if place else 0.0,
            place.y / _SOUTH if place else 0.0,
            piece.get("face_down", False),
            troops is not None,
            (troops or 0) / MOST_TROOPS,
            *group,
        )
        self.write(numbers, self.at("pieces", _PIECE[piece["id"]]), features)
        if city:
            nation = NATION_INDEX[piece["nation"]]
            if piece["kind"] == "general":
                numbers[self._city(city) + nation] += 1 / 3
            else:
                numbers[self._city(city) + len(NATIONS) + nation] += 1

    def _fill_cards(self, numbers: array[float], view: View) -> None:
        for sheet in view["nations"]:
            row = self.at("hands", NATION_INDEX[sheet["id"]])
            for card in sheet["hand"] or ():
                numbers[row + _FACE[card]] += 1
        for card in view["known_cards"]:
            numbers[self.at("known_cards") + _FACE[card]] += 1
        self.write(numbers, self.at("pile"), [cards / 50 for cards in view["pile"]])
        numbers[self.at("decks_opened")] = view["decks_opened"] / _DECKS

    def _fill_fate(self, numbers: array[float], view: View) -> None:
        fate = view["fate"]
        if fate["text"]:
            numbers[self.at("fate") + _FATE[fate["text"]]] = 1
            numbers[self.at("fate_duration") + DURATIONS.index(fate["duration"])] = 1
        numbers[self.at("fate_in_force")] = fate["in_force"]
        for number in fate["cards_out"]:
            numbers[self.at("fate_cards_out") + number - 1] = 1
        for suit in fate["barred_suits"]:
            numbers[self.at("barred_suits") + SUITS.index(suit)] = 1
        for stroke in fate["strokes"]:
            numbers[self.at("strokes") + STROKES.index(stroke["card"])] = 1
        for feature, bound in ((_HALTED, fate["halted"]), (_FRESH, fate["fresh"])):
            for general in bound:
                numbers[self.at("pieces", _PIECE[general]) + feature] = 1
        if offensive := view["offensive"]:
            status = OFFENSIVE_STATUS.index(offensive["status"])
            numbers[self.at("offensive") + status] = 1
            if offensive["card"]:
                numbers[self.at("card_aside") + _FACE[offensive["card"]]] = 1

    def _fill_battle(self, numbers: array[float], view: View) -> None:
        if view["victor"]:
            numbers[self.at("victor") + _PIECE[view["victor"]]] = 1
        if battle := view.get("battle"):
            fill_duel(self, numbers, battle, NATIONS, most_troops=24, faces=_FACE)
            for city in battle["cities"]:
                numbers[self._city(city) + _IN_BATTLE] = 1
