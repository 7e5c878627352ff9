"""What a seat knows as numbers, read off its view and the question asked and nothing else.

Numbers are scaled to be about one at most. ``docs/research.md`` has the table of slices.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from sanssouci.games.crisis.atlas import (
    CARDS,
    CHITS,
    COMMANDER,
    COMMANDER_INDEX,
    INDEX,
    PACK,
    SEATS,
)
from sanssouci.games.crisis.grammar import GRAMMAR, KINDS, STATES
from sanssouci.games.crisis.pack import ARMIES, NATIONS, Space
from sanssouci.games.crisis.sequence import PHASES
from sanssouci.games.crisis.setting import SCENARIOS
from sanssouci.games.crisis.victory import REASONS
from sanssouci.kernel import CommonSlices, Encoding, Message, Slice, View, numbered

_COMMON: Final = CommonSlices(
    scenarios=SCENARIOS,
    options=(
        ("depleted_field_bonus", True), ("loc_scope", "all"), ("bonus_by_nation", True),
        ("besieged_recovery", True), ("retreat_cost", "each"),
    ),
    seats=SEATS,
    phases=sorted(PHASES),
    prompts=(
        "claim", "muster", "recovery", "marches", "assaults", "party", "garrison", "battle_order",
        "battle_cards", "field_battle", "pursuit", "answer_charge", "retreat", "contingent",
        "casualties", "rapid_mobilization", "mobilization", "winter_cards", "discard",
        "last_half", "no_points_left", "crowded_party", "no_way_out", "retreat_cost",
        "mobilization_order",
    ),
    prompt_numbers={
        "points": 10, "room": 8, "capacity": 2, "round": 10, "dice": 24, "units": 24, "hits": 24,
        "limit": 10,
    },
)  # fmt: skip

_TURNS: Final = len(PACK.turns)
_STATE_NAMES: Final = ("full", *(state.replace(".", " and ") for state in STATES[1:]))
_CARD_IDS: Final = tuple(dict.fromkeys(card.id for card in CARDS))
_SPACE_FLAGS: Final = (
    "takes on defense / 2", "resources / 4", "scorched", "besieged", "earns a card",
    "battle to come", "battle", "the question is about it", "the question has it as an end",
)  # fmt: skip
_ARMY_FEATURES: Final = ("active", "retreat marker / 10", "chits in a turn / 3")
_NATION_FEATURES: Final = (
    "at war", *(f"led by {seat}" for seat in SEATS), "resources / 10", "troops in reserve / 20",
)  # fmt: skip
_COMMANDER_FEATURES: Final = (
    "east", "south", "unit reserve", "commander reserve", "removed",
    *(f"{state} on the map" for state in _STATE_NAMES),
)  # fmt: skip
_BATTLE_FEATURES: Final = (
    "field", "fort", *(f"{seat} is active" for seat in SEATS),
    *(f"{seat} attacks" for seat in SEATS), "round / 10", "own cards chosen",
)  # fmt: skip

_NATION, _ARMY, _KIND, _STATE, _CARD, _REASON = map(
    numbered, (NATIONS, ARMIES, KINDS, STATES, _CARD_IDS, REASONS)
)
_FLAGS: Final = len(NATIONS)
"""Where the flags of a space begin: after the nation that controls it."""
(_DEFENSE, _RESOURCES, _SCORCHED, _BESIEGED, _EARNED, _WAITING, _IN_BATTLE, _ASKED, _ASKED_END) = (
    range(_FLAGS, _FLAGS + len(_SPACE_FLAGS))
)
_LED: Final = _FLAGS + len(_SPACE_FLAGS)
"""Where the numbers of commanders begin."""
_TROOPS: Final = _LED + len(NATIONS)
"""Where the numbers of troops begin."""
_SPACE_WIDTH: Final = _TROOPS + len(NATIONS) * len(STATES)
_EAST: Final = max(space.x for space in PACK.spaces)
_SOUTH: Final = max(space.y for space in PACK.spaces)
_AT_RESERVE, _AT_WAITING, _AT_REMOVED, _ON_MAP = range(2, 6)


class CrisisEncoding(Encoding):
    """Its layout follows the installed pack: other spaces or commanders, another layout."""

    version: ClassVar[str] = "5"
    words = GRAMMAR.words
    slices = (
        _COMMON.scenario,
        _COMMON.options,
        _COMMON.seat,
        _COMMON.actors,
        _COMMON.winners,
        Slice("reason", (len(REASONS),), "how the game has ended, one-hot: " + ", ".join(REASONS)),
        Slice("clock", (2,), f"turn / {_TURNS}, winter"),
        Slice("cup", (len(CHITS),), "chits left in the cup / 3: " + ", ".join(CHITS)),
        Slice("points", (2,), "the active army has points to spend, how many / 10"),
        Slice("empress_dead", (1,), "Russia has changed sides"),
        _COMMON.phase,
        _COMMON.prompt,
        _COMMON.prompt_numbers,
        Slice("prompt_unit", (len(KINDS),), "the unit asked about: nations, then commanders"),
        Slice("prompt_state", (len(STATES),), "its state: " + ", ".join(_STATE_NAMES)),
        Slice("prompt_nation", (len(NATIONS),), "the nation asked about: " + ", ".join(NATIONS)),
        Slice(
            "armies",
            (len(ARMIES), len(_ARMY_FEATURES)),
            f"by army ({', '.join(ARMIES)}): " + ", ".join(_ARMY_FEATURES),
        ),
        Slice(
            "nations",
            (len(NATIONS), len(_NATION_FEATURES)),
            "by nation: " + ", ".join(_NATION_FEATURES),
        ),
        Slice("alliances", (2, 3), "by alliance: resources / 20, cards in hand / 16, in deck / 16"),
        Slice(
            "spaces",
            (len(PACK.spaces), _SPACE_WIDTH),
            "by space: the nation that controls it, one-hot; "
            + ", ".join(_SPACE_FLAGS)
            + "; by nation, commanders / 3; by nation and state, troops / 8: "
            + ", ".join(_STATE_NAMES),
        ),
        Slice(
            "commanders",
            (len(COMMANDER), len(_COMMANDER_FEATURES)),
            "by commander: " + ", ".join(_COMMANDER_FEATURES),
        ),
        Slice("hand", (len(_CARD_IDS),), "one's own cards: " + ", ".join(_CARD_IDS)),
        Slice("used", (2, len(_CARD_IDS)), "by alliance: used cards"),
        Slice("battle", (len(_BATTLE_FEATURES),), ", ".join(_BATTLE_FEATURES)),
        Slice("committed", (len(_CARD_IDS),), "the cards one has chosen for the battle"),
        Slice("battle_cards", (2, len(_CARD_IDS)), "by alliance: cards shown in the battle"),
        Slice("selection", (3,), "units are being chosen, for hits, how many hits / 24"),
        *(
            Slice(
                name,
                (len(KINDS), len(STATES)),
                f"{meaning} / 8: by nation of troops and by commander, and by state",
            )
            for name, meaning in (
                ("selection_pool", "units still to be decided on"),
                ("selection_taken", "units chosen"),
            )
        ),
    )

    def fill(self, numbers: array[float], view: View, prompt: Message) -> None:
        self._fill_question(numbers, _COMMON.fill(self, numbers, view, prompt))
        self._fill_clock(numbers, view)
        self._fill_powers(numbers, view)
        self._fill_map(numbers, view)
        self._fill_alliances(numbers, view)
        self._fill_battle(numbers, view)
        self._fill_selection(numbers, view)

    def _space(self, id: str) -> int:
        return self.at("spaces", INDEX[id])

    def _fill_question(self, numbers: array[float], names: dict[str, str]) -> None:
        for name, value in names.items():
            if name in ("space", "start"):
                numbers[self._space(value) + _ASKED] = 1
            elif name == "end":
                numbers[self._space(value) + _ASKED_END] = 1
            elif name == "nation":
                numbers[self.at("prompt_nation") + _NATION[value]] = 1
            elif name == "unit":
                kind, _, state = value.partition(".")
                numbers[self.at("prompt_unit") + _KIND[kind]] = 1
                numbers[self.at("prompt_state") + _STATE[state]] = 1

    def _fill_clock(self, numbers: array[float], view: View) -> None:
        self.write(numbers, self.at("clock"), (view["turn"] / _TURNS, view["winter"]))
        self.write(numbers, self.at("cup"), [view["cup"][chit] / 3 for chit in CHITS])
        if view["points"] is not None:
            self.write(numbers, self.at("points"), (1, view["points"] / 10))
        numbers[self.at("empress_dead")] = view["empress_dead"]
        if view["outcome"]:
            numbers[self.at("reason") + _REASON[view["outcome"]["reason"]]] = 1

    def _fill_powers(self, numbers: array[float], view: View) -> None:
        for sheet in view["armies"]:
            id = sheet["id"]
            features = (id == view["army"], sheet["retreats"] / 10, sheet["chits"] / 3)
            self.write(numbers, self.at("armies", _ARMY[id]), features)
        for sheet in view["nations"]:
            self.write(
                numbers,
                self.at("nations", _NATION[sheet["id"]]),
                (
                    sheet["at_war"],
                    *(sheet["seat"] == seat for seat in SEATS),
                    sheet["resources"] / 10,
                    sheet["reserve"] / 20,
                ),
            )
            self._mark_commanders(numbers, sheet["released"], _AT_RESERVE)
            self._mark_commanders(numbers, sheet["waiting"], _AT_WAITING)
        self._mark_commanders(numbers, view["removed"], _AT_REMOVED)

    def _mark_commanders(self, numbers: array[float], ids: Iterable[str], feature: int) -> None:
        for id in ids:
            numbers[self.at("commanders", COMMANDER_INDEX[id]) + feature] = 1

    def _fill_map(self, numbers: array[float], view: View) -> None:
        for place, shown in zip(PACK.spaces, view["spaces"], strict=True):
            at = self.at("spaces", place.index)
            numbers[at + _NATION[shown["nation"]]] = 1
            if shown["scorched"]:
                numbers[at + _SCORCHED] = 1
            else:
                numbers[at + _DEFENSE] = place.capacity / 2
            numbers[at + _RESOURCES] = shown["resources"] / 4
            numbers[at + _BESIEGED] = shown["besieged"]
            for unit in shown["units"]:
                self._fill_unit(numbers, place, unit)
        for feature, spaces in ((_EARNED, view["earned"]), (_WAITING, view.get("battles", ()))):
            for space in spaces:
                numbers[self._space(space) + feature] = 1

    def _fill_unit(self, numbers: array[float], place: Space, unit: dict[str, Any]) -> None:
        at, nation = self.at("spaces", place.index), _NATION[unit["nation"]]
        state = _STATE[unit["unit"].partition(".")[2]]
        if unit["kind"] == "commander":
            numbers[at + _LED + nation] += 1 / 3
            row = self.at("commanders", COMMANDER_INDEX[unit["id"]])
            self.write(numbers, row, (place.x / _EAST, place.y / _SOUTH))
            numbers[row + _ON_MAP + state] = 1
        else:
            numbers[at + _TROOPS + len(STATES) * nation + state] = unit["count"] / 8

    def _fill_alliances(self, numbers: array[float], view: View) -> None:
        for side, sheet in enumerate(view["alliances"]):
            features = (sheet["resources"] / 20, sheet["cards"] / 16, sheet["deck"] / 16)
            self.write(numbers, self.at("alliances", side), features)
            self._count_cards(numbers, self.at("hand"), sheet["hand"] or ())
            self._count_cards(numbers, self.at("used", side), sheet["used"])

    @staticmethod
    def _count_cards(numbers: array[float], at: int, cards: Iterable[str]) -> None:
        for card in cards:
            numbers[at + _CARD[card]] += 1

    def _fill_battle(self, numbers: array[float], view: View) -> None:
        battle = view.get("battle")
        if battle is None:
            return
        numbers[self._space(battle["space"]) + _IN_BATTLE] = 1
        committed = battle.get("committed")
        features = (
            *(battle["kind"] == kind for kind in ("field", "fort")),
            *(battle["active"] == seat for seat in SEATS),
            *(battle.get("turn") == seat for seat in SEATS),
            battle.get("round", 0) / 10,
            committed is not None,
        )
        self.write(numbers, self.at("battle"), features)
        self._count_cards(numbers, self.at("committed"), committed or ())
        for side, cards in enumerate(battle.get("cards", ())):
            self._count_cards(numbers, self.at("battle_cards", side), cards)

    def _fill_selection(self, numbers: array[float], view: View) -> None:
        selection = view.get("selection")
        if selection is None:
            return
        hits = selection["hits"]
        self.write(numbers, self.at("selection"), (1, hits is not None, (hits or 0) / 24))
        numbers[self._space(selection["space"]) + _ASKED] = 1
        if selection["end"] is not None:
            numbers[self._space(selection["end"]) + _ASKED_END] = 1
        for name in ("pool", "taken"):
            for unit in selection[name]:
                kind, _, state = unit["unit"].partition(".")
                row = self.at(f"selection_{name}", _KIND[kind])
                numbers[row + _STATE[state]] = unit["count"] / 8
